"""What code reads in a trace that no object holds as a value: iterators and files, clocks, the
system's random numbers, the environment.

A draw from an iterator cannot be made again in each step, so it is refused. A clock is read for
logs as well, so there is a warning, where something is computed of it (clocks.py). What is read of
the environment is a value that the graph is for.
"""

from __future__ import annotations

import builtins
import contextlib
import datetime
import functools
import io
import math
import os
import random
import sys
import time
import timeit
import types
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import torch

from dp.errors import TraceError
from dp.torch._objects import origins
from dp.torch._trace import clocks, guards, process_values
from dp.torch._trace.raised import refusals, refuse, user_line

CLOCKS = {
    name: getattr(time, name)
    for name in (
        "time",
        "time_ns",
        "perf_counter",
        "perf_counter_ns",
        "monotonic",
        "monotonic_ns",
        "process_time",
        "process_time_ns",
        "thread_time",
        "thread_time_ns",
        "localtime",
        "gmtime",
        "strftime",
        "ctime",
    )
}


def is_called_by_user() -> bool:
    """Whether the user's code, or pathlib for it, calls the function that asks this."""
    frame: types.FrameType | None = sys._getframe(2)
    while frame is not None and frame.f_code.co_filename.startswith(origins.PACKAGE):
        frame = frame.f_back
    file = frame.f_code.co_filename if frame else "<none>"
    return origins.is_of_user(file) and not origins.is_of_library(file) or "pathlib" in file


def is_iterator(value: Any) -> bool:
    """Whether a value is drawn from and its state is not in attributes of Python: a generator, a
    file, one of itertools."""
    if isinstance(value, io.IOBase):
        return True
    kind = type(value)
    return hasattr(kind, "__next__") and (
        not hasattr(value, "__dict__") or kind.__module__.startswith("torch.utils.data")
    )


class Undrawable:
    """Stands for an iterator in a trace."""

    def __init__(self, iterator: Any, path: str):
        self.__iterator, self.__path = iterator, path

    def __iter__(self) -> Undrawable:
        return self

    def __next__(self) -> Any:
        self.__refuse()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("read") or name in ("send", "throw", "__setstate__"):
            self.__refuse()
        return getattr(self.__iterator, name)

    def __refuse(self) -> None:
        refuse(
            f"the step draws from {self.__path or 'an iterator'}, a "
            f"{type(self.__iterator).__name__}, of which a graph would have one "
            "value in all steps; draw before the step and give it the value as an argument, or "
            "count by a number, as self.count += 1",
            user_line(),
        )


class Outside:
    """A function whose value is another one in each step."""

    def __init__(self, function: Callable, name: str):
        self.function, self.name = function, name

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if place := user_line():
            warnings.warn(
                f"{place}: the step calls {self.name}, of which its graph has the value of the "
                "trace in all steps; call it before the step, and give the step the value as an "
                "argument",
                RuntimeWarning,
                stacklevel=2,
            )
        return self.function(*args, **kwargs)


class Clock(Outside):
    """A clock. One that a library asks for itself, as logging does, does not count."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        frame = sys._getframe(1)
        value = self.function(*args, **kwargs)
        if not is_of_user(frame):
            return value
        source = self.name, f"{frame.f_code.co_filename}:{frame.f_lineno}"
        if not isinstance(value, (float, int)):
            clocks.tell(*source)
        return clocks.of_clock(value, source)


def is_of_user(frame: types.FrameType) -> bool:
    return origins.is_of_user(frame.f_code.co_filename) and not origins.is_of_library(
        frame.f_code.co_filename
    )


OUTSIDE: dict[int, Any] = {
    id(function): Clock(function, f"time.{name}") for name, function in CLOCKS.items()
} | clocks.MATH
OUTSIDE[id(os.urandom)] = Outside(os.urandom, "os.urandom")


SEEDS = (
    "a graph has one value of the generator in all steps, and its random ops draw other numbers in "
    "each; draw before the step, keep what stays the same in a buffer, and give train_step the seed"
)
OF_GENERATORS = ("manual_seed", "seed", "initial_seed", "get_rng_state", "set_rng_state")
REFUSED = {
    **{(torch, name): f"torch.{name}: {SEEDS}" for name in OF_GENERATORS},
    **{
        (torch.random, name): f"torch.random.{name}: {SEEDS}"
        for name in (*OF_GENERATORS, "fork_rng")
    },
    (
        builtins,
        "open",
    ): "open, and a graph reads and writes no file: read before the step, and give the step the "
    "value as an argument; write what the step returns",
}


class Refused:
    """A function that a step must not call."""

    def __init__(self, function: Callable, text: str):
        self.function, self.text = function, text

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if is_called_by_user():
            refuse(f"the step calls {self.text}", user_line())
        return self.function(*args, **kwargs)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.function, name)


class Print:
    """Stands for print()."""

    def __call__(self, *args: Any, **kwargs: Any) -> None:
        if is_called_by_user():
            warnings.warn(
                f"{user_line()}: the step calls print, which prints while the step is traced and "
                "not in each step; print what it returns",
                RuntimeWarning,
                stacklevel=2,
            )
        PRINT(*args, **kwargs)


PRINT = print


class Real(type):
    def __instancecheck__(cls, value: Any) -> bool:
        return isinstance(value, cls.__mro__[1])

    def __subclasscheck__(cls, kind: type) -> bool:
        return issubclass(kind, cls.__mro__[1])


class Datetime(datetime.datetime, metaclass=Real):
    @classmethod
    def now(cls, tz: Any = None) -> datetime.datetime:
        return cls.asked("now", sys._getframe(1), tz)

    @classmethod
    def utcnow(cls) -> datetime.datetime:
        return cls.asked("utcnow", sys._getframe(1))

    @classmethod
    def today(cls) -> datetime.datetime:
        return cls.asked("today", sys._getframe(1))

    @classmethod
    def asked(cls, name: str, frame: types.FrameType, *args: Any) -> datetime.datetime:
        value = getattr(cls.__mro__[1], name)(*args)
        if not is_of_user(frame):
            return value
        return clocks.Moment.of(
            value, (f"datetime.{name}", f"{frame.f_code.co_filename}:{frame.f_lineno}")
        )


class Date(datetime.date, metaclass=Real):
    @classmethod
    def today(cls) -> datetime.date:
        value, frame = cls.__mro__[1].today(), sys._getframe(1)
        return (
            clocks.Day.of(value, ("date.today", f"{frame.f_code.co_filename}:{frame.f_lineno}"))
            if is_of_user(frame)
            else value
        )


CLASSES = {cls.__mro__[1]: cls for cls in (Datetime, Date)}


def stand_in(value: Any, path: str) -> Any:
    """Returns what stands for a value in a trace; the value itself if nothing does."""
    if (other := OUTSIDE.get(id(value))) is not None:
        return other
    if isinstance(value, type):
        return CLASSES.get(value, value)
    if isinstance(value, tuple):
        parts = [stand_in(part, path) for part in value]
        if all(a is b for a, b in zip(parts, value)):
            return value
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return Undrawable(value, path) if is_iterator(value) else value


@contextlib.contextmanager
def watched(
    environment: dict[Any, Any], asked: dict[Any, tuple], found: dict[Any, Any]
) -> Iterator[None]:
    """While a step is traced, calls of clocks are told. `environment` gets what is read of the
    environment, None for all of it; `asked` and `found` as Objects has them."""
    clocks.begin()
    with contextlib.ExitStack() as stack:
        for (module, name), text in REFUSED.items():
            stack.enter_context(
                guards.attributes(module, **{name: Refused(getattr(module, name), text)})
            )
        stack.enter_context(guards.attributes(builtins, print=Print()))
        stack.enter_context(process_values.watched(environment, asked, found))
        for name in ("__bool__", "item", "__float__", "__int__", "tolist"):
            stack.enter_context(
                guards.attributes(torch.Tensor, **{name: noting(getattr(torch.Tensor, name))})
            )
        stack.enter_context(
            guards.attributes(
                time,
                **{
                    name: OUTSIDE[id(function)]
                    for name, function in CLOCKS.items()
                    if getattr(time, name) is function
                },
            )
        )  # Somebody may have replaced it.
        stack.enter_context(
            guards.attributes(timeit, default_timer=OUTSIDE[id(time.perf_counter.function)])
        )
        stack.enter_context(
            guards.attributes(
                math,
                **{
                    function.function.__name__: function
                    for function in clocks.MATH.values()
                    if getattr(math, function.function.__name__) is function.function
                },
            )
        )
        stack.enter_context(
            guards.attributes(random, _urandom=Outside(os.urandom, "the system's random numbers"))
        )
        stack.enter_context(guards.attributes(os, urandom=OUTSIDE[id(os.urandom)]))
        for name, cls in (("datetime", Datetime), ("date", Date)):
            if vars(datetime)[name] is cls.__mro__[1]:
                stack.enter_context(guards.attributes(datetime, **{name: cls}))
        yield


def noting(function: Callable) -> Callable:
    """Notes the error of a method that asks for a tensor's value: the user's code may catch it and
    go on without."""

    @functools.wraps(function)
    def method(*args: Any) -> Any:
        try:
            return function(*args)
        except Exception as error:
            if is_called_by_user():
                explained = guards.explain(error)
                if not isinstance(explained, TraceError) or not explained.place:
                    explained = TraceError(guards.VALUE, user_line())
                refusals.append(explained)
            raise

    return method


class Lost:
    """Stands for a tensor that code keeps and no step reads: its graph does not compute it."""

    def __init__(self, name: str, place: str | None):
        self._text = (
            f"{name} is set{f' at {place}' if place else ''} in each step and not read there, so "
            "the step does not compute it; return it among the results, as of metrics= or of a "
            "loss that returns (loss, {name: value})"
        )

    def __repr__(self) -> str:
        return f"<{self._text}>"

    def _refuse(self, *args: Any, **kwargs: Any) -> Any:
        raise TraceError(self._text)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # Copies and pickles look for them.
            raise AttributeError(name)
        return self._refuse()

    @classmethod
    def __torch_function__(
        cls, function: Any, kinds: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        next(
            value for value in (*args, *(kwargs or {}).values()) if isinstance(value, Lost)
        )._refuse()


for operator in (
    "add",
    "radd",
    "sub",
    "rsub",
    "mul",
    "rmul",
    "truediv",
    "rtruediv",
    "matmul",
    "rmatmul",
    "neg",
    "pow",
    "getitem",
    "len",
    "iter",
    "float",
    "int",
    "bool",
    "array",
    "lt",
    "gt",
    "le",
    "ge",
):
    setattr(Lost, f"__{operator}__", Lost._refuse)
