"""Python's objects beside the tensors of a step: what user code reads and changes while it is traced.

A graph has the values that Python had in the trace. So a graph holds while those values stay (`Guard`), and what the code has changed is
changed again after each run of the graph (carried.py).
"""
from __future__ import annotations

import collections
import contextlib
import dataclasses
import functools
import operator
import random
import re
import sys
import types
from collections.abc import Callable, Container, Iterator, Mapping
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.utils import _pytree as pytree

from dp.torch import guards

# Containers and arrays above this size are compared by identity and length.
LARGE = 1 << 12
MISSING = type("Missing", (), {"__repr__": lambda self: "nothing"})()
PLAIN = (bool, int, float, complex, str, bytes, type(None))
TENSORS = ("_parameters", "_buffers")
LAYERS = re.compile(r"\.?\b(_modules|_parameters|_buffers)$")
OURS = ("dp.", "torch.optim", "torch.utils.data", "torch._", "torch.fx", "torch.cuda", "torch.backends")


@dataclasses.dataclass(frozen=True)
class Content:
    """A value that is compared by its content."""

    value: Any


class Held:
    """Something that holds values by key: the attributes of an object, a container, the cell of a closure, a generator's state."""

    path = ""
    parent: tuple[Held, Any] | None = None
    is_watched = False
    """Reads of its keys are noted; else all of them count."""
    without: tuple[str, ...] = ()
    """Keys that it leaves out."""
    is_generator = False
    """It counts only if the trace draws from it."""

    def __init__(self, target: Any):
        self.target = target

    def items(self) -> dict[Any, Any]:
        raise NotImplementedError

    def put(self, key: Any, value: Any) -> None:
        """Sets a value, or removes the key if it is MISSING."""
        raise NotImplementedError

    def name(self, key: Any) -> str:
        return self.path

    def get(self, key: Any) -> Any:
        return self.items().get(key, MISSING)


class Attributes(Held):
    def __init__(self, target, without: tuple[str, ...] = ()):
        super().__init__(target)
        self.without = without

    def items(self):
        return {k: v for k, v in vars(self.target).items() if k not in self.without} if self.without else dict(vars(self.target))

    def get(self, key):
        return vars(self.target).get(key, MISSING)

    def put(self, key, value):
        vars(self.target).pop(key, None) if value is MISSING else vars(self.target).__setitem__(key, value)

    def name(self, key):
        return f"{self.path}.{key}" if self.path else str(key)


class ClassAttributes(Attributes):
    def items(self):
        return {k: v for k, v in vars(self.target).items() if not k.startswith("__") and not callable(v) and
                not hasattr(type(v), "__get__")}

    def put(self, key, value):
        delattr(self.target, key) if value is MISSING else setattr(self.target, key, value)


class Entries(Held):
    """Of a dict."""

    def items(self):
        return dict(self.target)

    def put(self, key, value):
        self.target.pop(key, None) if value is MISSING else self.target.__setitem__(key, value)

    def name(self, key):
        return f"{self.path}[{key!r}]"


class Modules(Entries):
    """The layers, parameters or buffers of a module."""

    def name(self, key):
        return f"{self.path}.{key}" if self.path else str(key)


class Sequence(Held):
    """Of a list or a deque."""

    def items(self):
        return dict(enumerate(self.target))

    def put(self, key, value):
        if value is MISSING:
            while len(self.target) > key:
                self.target.pop()
        elif key < len(self.target):
            self.target[key] = value
        else:
            self.target.append(value)

    def name(self, key):
        return f"{self.path}[{key}]"


class Whole(Held):
    """A value that changes in place: `read` returns its content, `write` sets it."""

    def __init__(self, target, read: Callable[[], Any], write: Callable[[Any], None]):
        super().__init__(target)
        self.read, self.write = read, write

    def items(self):
        return {"": Content(self.read())}

    def put(self, key, value):
        self.write(value.value)


class Methods(Held):
    """Of a class: one counts if code has read its name from an object, or Python calls it by itself, as `__call__`."""

    def items(self):
        return {}


class Cell(Held):
    def items(self):
        try:
            return {"": self.target.cell_contents}
        except ValueError:  # It is empty.
            return {}

    def put(self, key, value):
        if value is not MISSING:
            self.target.cell_contents = value


class Globals(Held):
    """The names that a function uses of its module."""

    def __init__(self, target, names: tuple[str, ...]):
        super().__init__(target)
        self.names = names

    def items(self):
        return {name: self.target[name] for name in self.names if name in self.target}

    def put(self, key, value):
        self.target.pop(key, None) if value is MISSING else self.target.__setitem__(key, value)

    def name(self, key):
        return str(key)


def in_place(value: Any) -> Whole | None:
    """Returns what holds the content of a value that changes in place and has no keys; None if it is none."""
    if isinstance(value, random.Random):
        return Whole(value, value.getstate, value.setstate)
    if isinstance(value, np.random.RandomState):
        return Whole(value, lambda: frozen(value.get_state()), lambda state: value.set_state(thawed(state)))
    if isinstance(value, np.random.Generator):
        bits = value.bit_generator
        return Whole(value, lambda: frozen(bits.state), lambda state: setattr(bits, "state", thawed(state)))
    if isinstance(value, np.ndarray) and value.size <= LARGE and value.dtype != object:
        return Whole(value, value.tobytes, lambda data: np.copyto(value, np.frombuffer(data, value.dtype).reshape(value.shape)))
    if isinstance(value, (set, bytearray)) and len(value) <= LARGE:
        kind = frozenset if isinstance(value, set) else bytes
        return Whole(value, lambda: kind(value), lambda content: (value.clear(), value.__ior__(content) if kind is frozenset else
                                                                  value.extend(content)))
    return None


def frozen(state: Any) -> Any:
    """Returns a generator's state, of dicts, tuples and arrays, as a value that compares."""
    if isinstance(state, dict):
        return tuple((k, frozen(v)) for k, v in state.items())
    if isinstance(state, tuple):
        return ("tuple", *map(frozen, state))
    return ("array", state.dtype.str, state.tobytes()) if isinstance(state, np.ndarray) else state


def thawed(state: Any) -> Any:
    if isinstance(state, tuple) and state and state[0] == "tuple":
        return tuple(map(thawed, state[1:]))
    if isinstance(state, tuple) and state and state[0] == "array":
        return np.frombuffer(state[2], state[1]).copy()
    return {k: thawed(v) for k, v in state} if isinstance(state, tuple) else state


def is_same(a: Any, b: Any) -> bool:
    """Whether Python computes the same with two values."""
    if a is b:
        return True
    if isinstance(a, Content):
        return isinstance(b, Content) and a.value == b.value
    if type(a) is not type(b):
        return False
    if isinstance(a, PLAIN) or isinstance(a, (torch.dtype, torch.device)):
        return a == b or a != a and b != b
    if isinstance(a, (tuple, torch.Size)):
        return len(a) == len(b) and all(map(is_same, a, b))
    if isinstance(a, np.generic):
        return a.tobytes() == b.tobytes()
    if isinstance(a, types.MethodType):
        return a.__func__ is b.__func__ and a.__self__ is b.__self__
    return False


def user_globals(function: types.FunctionType) -> tuple[str, ...]:
    """Returns the names of the module's values that a function, and those that are defined in it, use."""
    names, codes = {}, [function.__code__]
    while codes:
        code = codes.pop()
        names.update(dict.fromkeys(code.co_names))
        codes += [c for c in code.co_consts if isinstance(c, types.CodeType)]
    return tuple(n for n in names if n in function.__globals__)


class Objects:
    """What is reachable from the user's model, functions and losses. `tensors`: where a tensor is that is neither a parameter nor a
    buffer, as pairs of what holds it and the key."""

    def __init__(self, roots: Mapping[str, Any], inside: Container[int] = ()):
        """`inside`: the ids of the modules whose parameters and buffers are states of the step anyway."""
        self.inside = inside
        self.held: list[Held] = []
        self.by_target: dict[int, Held] = {}
        self.read: dict[tuple[int, str], Any] = {}
        """By object and attribute: the value of the first read in the trace."""
        self.set_at: dict[tuple[int, str], str] = {}
        """By object and attribute: the user's line that has set it."""
        self.classes: dict[type, None] = {}
        self.caches: list[tuple[Any, int]] = []
        """Functions with a cache, and how often they had computed a value."""
        self._seen: set[int] = set()
        pending = [(value, name, None) for name, value in roots.items()]
        while pending:
            pending += self._visit(*pending.pop())
        self.before = [held.items() for held in self.held]

    def _hold(self, held: Held, path: str, parent: Any) -> list:
        held.path, held.parent = path, parent
        self.held.append(held)
        self.by_target[id(held.target)] = held
        return [(value, held.name(key), (held, key)) for key, value in held.items().items()]

    def _visit(self, value: Any, path: str, parent: Any) -> list:
        if isinstance(value, (*PLAIN, torch.Tensor, types.ModuleType, torch.dtype, torch.device)) or id(value) in self._seen:
            return []
        self._seen.add(id(value))
        if (whole := in_place(value)) is not None:
            whole.is_generator = not isinstance(value, (np.ndarray, set, bytearray))
            self._hold(whole, path, parent)
            return []
        if isinstance(value, functools._lru_cache_wrapper):
            self.caches.append((value, value.cache_info().misses))
            return [(value.__wrapped__, path, parent)]
        if isinstance(value, (dict, list, collections.deque)):
            if len(value) > LARGE:
                return []
            found = LAYERS.search(path) if isinstance(value, dict) else None
            if found:
                return self._hold(Modules(value), path[:found.start()], parent)
            return self._hold(Entries(value) if isinstance(value, dict) else Sequence(value), path, parent)
        if isinstance(value, (tuple, frozenset)):
            return [(v, f"{path}[{i}]", parent) for i, v in enumerate(value)] if len(value) <= LARGE else []
        if isinstance(value, types.FunctionType):
            return self._function(value, path, parent)
        if isinstance(value, types.MethodType):
            return [(value.__self__, path, parent), (value.__func__, path, parent)]
        if isinstance(value, functools.partial):
            return [(value.func, path, parent), (value.args, path, parent), (value.keywords, path, parent)]
        if isinstance(value, type):
            return []
        return self._object(value, path, parent)

    def _function(self, function: types.FunctionType, path: str, parent: Any) -> list:
        found = []
        for name, cell in zip(function.__code__.co_freevars, function.__closure__ or ()):
            if id(cell) not in self._seen:
                self._seen.add(id(cell))
                found += self._hold(Cell(cell), f"{path}.{name}" if path else name, parent)
        if guards.is_of_user(function.__code__.co_filename) and not guards.is_of_library(function.__code__.co_filename):
            found += self._hold(Globals(function.__globals__, user_globals(function)), "", parent)
        return found + [(function.__defaults__, path, parent), (function.__kwdefaults__, path, parent)]

    def _object(self, value: Any, path: str, parent: Any) -> list:
        kind = type(value)
        is_module = isinstance(value, nn.Module)
        if not hasattr(value, "__dict__") or not is_module and kind.__module__.startswith(OURS):
            return []
        found = []
        held = Attributes(value, TENSORS if id(value) in self.inside else ())
        held.is_watched = is_module or bool(kind.__flags__ & 1 << 9)  # A class of Python's, whose attributes can be set.
        found += self._hold(held, path, parent)
        for base in kind.__mro__[:-1]:
            if base.__flags__ & 1 << 9 and base is not nn.Module:
                self.classes[base] = None
            file = getattr(sys.modules.get(base.__module__), "__file__", None) or "<none>"
            is_own = base.__module__ == "__main__" or guards.is_of_user(file) and not guards.is_of_library(file)
            if not is_own or id(base) in self._seen:
                continue
            self._seen.add(id(base))
            of_class = self._hold(ClassAttributes(base), base.__name__, parent)
            found += of_class
            methods = Methods(base)
            methods.path, methods.parent = path, parent
            found += [(getattr(f, "fget", getattr(f, "__func__", f)), path, (methods, name)) for name, f in vars(base).items()
                      if isinstance(f, (types.FunctionType, property, staticmethod, classmethod))]
        return found

    #===--- In a trace ---===#

    @contextlib.contextmanager
    def noted(self) -> Iterator[None]:
        """Notes reads and writes of attributes."""
        with contextlib.ExitStack() as stack:
            for kind in (nn.Module, *(c for c in self.classes if not issubclass(c, nn.Module) or "__getattribute__" in vars(c) or
                                      "__setattr__" in vars(c))):
                if kind is nn.Module or "__getattribute__" in vars(kind) or not issubclass(kind, nn.Module):
                    stack.enter_context(self._hooked(kind, "__getattribute__", self._reading))
                if kind is nn.Module or "__setattr__" in vars(kind) or not issubclass(kind, nn.Module):
                    stack.enter_context(self._hooked(kind, "__setattr__", self._writing))
            yield

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
        read, known, missing = self.read, self.by_target, MISSING

        def __getattribute__(target, name):
            key = id(target), name
            if key not in read and key[0] in known and name != "__dict__" and name != "__class__":
                read[key] = object.__getattribute__(target, "__dict__").get(name, missing)
            return of(target, name)
        return __getattribute__

    def _writing(self, of: Callable) -> Callable:
        def __setattr__(target, name, value):
            if id(target) in self.by_target:
                frame = sys._getframe(1)
                while frame is not None and not guards.is_of_user(frame.f_code.co_filename):
                    frame = frame.f_back
                if frame is not None:
                    self.set_at[id(target), name] = f"{frame.f_code.co_filename}:{frame.f_lineno}"
            return of(target, name, value)
        return __setattr__

    def is_read(self, held: Held, key: Any, before: Any) -> bool:
        """Whether code has read a value before it was set."""
        if not held.is_watched:
            return True
        first = self.read.get((id(held.target), key), self)
        return first is before

    def changes(self) -> list[tuple[Held, Any, Any, Any]]:
        """Returns what is not as before: what holds it, key, value before and now."""
        found = []
        for held, before in zip(self.held, self.before):
            now = held.items()
            keys = before if now.keys() == before.keys() else {**before, **now}
            found += [(held, key, b, n) for key in keys
                      if not is_same(b := before.get(key, MISSING), n := now.get(key, MISSING))]
        return found

    def place_of(self, tensor: torch.Tensor) -> tuple[Held, Any, Any] | None:
        """Returns what holds a tensor, the key, and the value there, which may have the tensor inside."""
        for held, before in zip(self.held, self.before):
            for key, value in before.items():
                if value is tensor or isinstance(value, (tuple, list)) and any(leaf is tensor for leaf in pytree.tree_leaves(value)):
                    return held, key, value
        return None

    def restore(self) -> None:
        for held, key, before, _ in reversed(self.changes()):
            held.put(key, before)
        for function, misses in self.caches:
            if function.cache_info().misses != misses:
                function.cache_clear()  # It has tensors of the trace.

    #===--- What a graph is for ---===#

    def guard(self, drawn: set[int], carried: set[tuple[int, Any]], ignored: tuple[str, ...]) -> Guard:
        """Returns what the trace has read, with the values before it. `drawn`: the generators that it has drawn from; `carried`: what is a
        state; `ignored`: attributes that do not count."""
        used: dict[int, bool] = {}

        names = {name for _, name in self.read}

        def counts(held: Held, key: Any) -> bool:
            if isinstance(held, Methods):
                return key in names or key.startswith("__")
            return not held.is_watched or key in TENSORS or (id(held.target), key) in self.read and key not in ignored

        def is_used(held: Held) -> bool:
            if id(held) not in used:
                used[id(held)] = True  # A cycle.
                used[id(held)] = held.parent is None or is_used(held.parent[0]) and counts(*held.parent)
            return used[id(held)]

        read: dict[int, list[str]] = {}
        for target, key in self.read:
            read.setdefault(target, []).append(key)
        facts = []
        for held, before in zip(self.held, self.before):
            if not is_used(held) or held.is_generator and id(held.target) not in drawn:
                continue
            keys = [k for k in read.get(id(held.target), ()) if k not in (*ignored, *held.without)] if held.is_watched else list(before)
            facts.append((held, {k: before.get(k, MISSING) for k in keys},
                          {k for k in keys if (id(held.target), k) in carried}))
        return Guard(facts, dict(self.set_at))


def version(value: Any) -> int:
    return value._version if isinstance(value, torch.Tensor) and not value.is_inference() else 0


class Guard:
    """Values that a graph is for."""

    def __init__(self, facts: list[tuple[Held, dict, set]], set_at: Mapping[tuple[int, str], str]):
        self.facts, self.set_at = facts, set_at
        self.others: list[tuple[str, Callable[[], Any], Any]] = []
        """What, how it is read, and its value."""
        # Attributes and dicts are most of the facts, and each step looks at them: lists of them take a fraction of the time.
        self.present: tuple[list, list, list] = [], [], []
        self.absent: tuple[list, list] = [], []
        self.sizes: tuple[list[dict], list[int]] = [], []
        self.rest: list[tuple[Held, dict, set]] = []
        self.versions: list[tuple[torch.Tensor, int]] = []
        for held, values, carried in facts:
            self.versions += [(v, version(v)) for k, v in values.items() if isinstance(v, torch.Tensor) and k not in carried]
            if carried or not isinstance(held, (Attributes, Entries)) or isinstance(held, ClassAttributes):
                self.rest.append((held, values, carried))
            else:
                content = held.target if isinstance(held, Entries) else vars(held.target)
                if isinstance(held, Entries):
                    self.sizes[0].append(held.target)
                    self.sizes[1].append(len(values))
                for key, value in values.items():
                    for column, of in zip(self.absent if value is MISSING else self.present, (content, key, value)):
                        column.append(of)

    def holds(self) -> bool:
        dicts, keys, values = self.present
        is_as_before = (all(map(operator.is_, map(dict.get, dicts, keys), values)) and not any(map(dict.__contains__, *self.absent)) and
                        list(map(len, self.sizes[0])) == self.sizes[1] and
                        all(version(tensor) == number for tensor, number in self.versions) and
                        all(read() == value for _, read, value in self.others) and
                        not any(self.differs(*fact) for fact in self.rest))
        return is_as_before or self.changed() is None

    @staticmethod
    def differs(held: Held, values: dict, carried: set) -> list:
        """Returns the keys whose values are other ones now."""
        now = vars(held.target) if type(held) is Attributes else held.items()
        others = [] if type(held) is Attributes or len(now) == len(values) else [k for k in now if k not in values]
        return [k for k, value in values.items() if (current := now.get(k, MISSING)) is not value and not
                (is_tensors(current) and is_tensors(value) if k in carried else is_same(value, current))] + others

    def changed(self) -> tuple[Held, Any] | str | None:
        """Returns the first value that is another one now: what holds it and the key, or what it is."""
        for what, read, value in self.others:
            if read() != value:
                return what
        for held, values, carried in self.facts:
            for key in self.differs(held, values, carried):
                return held, key
        for tensor, number in self.versions:
            if version(tensor) != number:
                return next((held, k) for held, values, _ in self.facts for k, v in values.items() if v is tensor)
        return None

    def why(self) -> str:
        """Says which value is another one now."""
        changed = self.changed()
        if changed is None or isinstance(changed, str):
            return changed or ""
        held, key = changed
        place = self.set_at.get((id(held.target), key))
        return f"{held.name(key) or held.path} has changed{f' ({place})' if place else ''}"


def is_tensors(value: Any) -> bool:
    """Whether a value is tensors, perhaps nested."""
    leaves = pytree.tree_leaves(value)
    return bool(leaves) and any(isinstance(leaf, torch.Tensor) for leaf in leaves)
