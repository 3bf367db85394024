"""How a trace notes what code reads and writes of Python's objects."""

from __future__ import annotations

import contextlib
import functools
import sys
import traceback
from collections.abc import Callable, Iterator
from typing import Any

from torch import nn

from dp.torch._objects import origins
from dp.torch._objects.holders import MISSING, PLAIN, Holder
from dp.torch._objects.kinds import has_code_of_user
from dp.torch._trace import caches, outside, process_values


@contextlib.contextmanager
def standing(stand_ins: list[tuple[Holder, Any, Any, Any]]) -> Iterator[None]:
    """Lets other values stand in their places for a while: of each what holds it, the key, the
    value and the other one."""
    try:
        for holder, key, _, other in stand_ins:
            holder.put(key, other)
        yield
    finally:
        for holder, key, value, other in stand_ins:
            if holder.get(key) is other:
                holder.put(key, value)


def attributes_of(target: Any) -> dict[str, Any]:
    """Returns the attributes that an object has in a dict: none if it has slots alone, though a
    class that its own shares with others is hooked."""
    try:
        return object.__getattribute__(target, "__dict__")
    except AttributeError:
        return {}


class Watching:
    """Hooks and stand-ins of Objects. The attributes are described there."""

    holders: list[Holder]
    before: list[dict]
    by_target: dict[int, Holder]
    read: dict[tuple[int, str], Any]
    whole: set[int]
    set_at: dict[tuple[int, str], str]
    classes: dict[type, None]
    caches: list[tuple[Any, int]]
    traced_caches: list[Any]
    set_in_cache: set[tuple[int, str]]
    environment: dict[Any, Any]
    asked: dict[Any, tuple]
    further_roots: dict[Any, Any]

    @contextlib.contextmanager
    def noted(self) -> Iterator[None]:
        """Notes reads and writes of attributes, and lets other values stand for iterators and
        clocks."""
        with contextlib.ExitStack() as stack:
            stack.enter_context(self._replaced())
            stack.enter_context(outside.watched(self.environment, self.asked, self.further_roots))
            for kind in (
                nn.Module,
                *(
                    c
                    for c in self.classes
                    if not issubclass(c, nn.Module)
                    or "__getattribute__" in vars(c)
                    or "__setattr__" in vars(c)
                ),
            ):
                if (
                    kind is nn.Module
                    or "__getattribute__" in vars(kind)
                    or not issubclass(kind, nn.Module)
                ):
                    stack.enter_context(self._hooked(kind, "__getattribute__", self._reading))
                if (
                    kind is nn.Module
                    or "__setattr__" in vars(kind)
                    or not issubclass(kind, nn.Module)
                ):
                    stack.enter_context(self._hooked(kind, "__setattr__", self._writing))
            yield

    @contextlib.contextmanager
    def _replaced(self) -> Iterator[None]:
        """Lets other values stand for iterators and clocks."""
        stand_ins = [
            (holder, key, value, other)
            for holder, before in zip(self.holders, self.before)
            for key, value in before.items()
            if not isinstance(value, PLAIN)
            and (other := self._stand_in(value, holder.name(key))) is not value
        ]
        with standing(stand_ins):
            yield

    def _stand_in(self, value: Any, path: str) -> Any:
        if isinstance(value, functools._lru_cache_wrapper):
            return caches.calling(value, self.traced_caches)
        if (other := process_values.stand_in(value, self.asked, self.further_roots)) is not value:
            return other
        return outside.stand_in(value, path)

    @staticmethod
    @contextlib.contextmanager
    def _hooked(kind: type, name: str, make: Callable) -> Iterator[None]:
        is_own = name in vars(kind)
        before = getattr(kind, name)
        setattr(kind, name, make(before))
        try:
            yield
        finally:
            setattr(kind, name, before) if is_own else delattr(kind, name)

    def _reading(self, of: Callable) -> Callable:
        read, known, missing, whole = self.read, self.by_target, MISSING, self.whole

        def __getattribute__(target, name):
            key = id(target), name
            if name == "__dict__":
                if (
                    key[0] in known
                    and key[0] not in whole
                    and has_code_of_user((frame := sys._getframe(1)).f_code, frame.f_globals)
                ):
                    whole.add(key[0])
                    for own, value in of(target, name).items():
                        read.setdefault((key[0], own), value)
            elif key not in read and key[0] in known and name != "__class__":
                read[key] = attributes_of(target).get(name, missing)
            return of(target, name)

        return __getattribute__

    def _writing(self, of: Callable) -> Callable:
        cached = {
            code
            for function, _ in self.caches
            if (code := getattr(function.__wrapped__, "__code__", None))
        }

        def __setattr__(target, name, value):
            if id(target) in self.by_target:
                frame = first = sys._getframe(1)
                while frame is not None and not origins.is_of_user(frame.f_code.co_filename):
                    frame = frame.f_back
                if frame is not None:
                    self.set_at[id(target), name] = f"{frame.f_code.co_filename}:{frame.f_lineno}"
                if cached and any(f.f_code in cached for f, _ in traceback.walk_stack(first)):
                    self.set_in_cache.add((id(target), name))
            return of(target, name, value)

        return __setattr__
