"""Numbers that a clock gives in a trace: who computes or decides with one is warned, who only
prints or logs it is not.

A graph has one value of a clock in all steps. So a clock that the user's code asks returns numbers
that know where they come from. What is computed of them by Python's numbers is one, too. They tell
when a tensor or a comparison takes them. What torch takes as a plain number, as `alpha=`, is found
among the constants of the graph. A clock that a library asks, such as logging, returns plain
numbers.
"""

from __future__ import annotations

import datetime
import math
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch.fx.experimental.proxy_tensor import get_proxy_mode
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import _disable_current_modes

VALUES: dict[float, tuple[str, str]] = {}
"""The numbers of this trace by value: the clock, and FILE:LINE of who asked it."""
SMALL = 64
"""Of a tensor's numbers, perhaps made of such ones."""
_told: set[tuple[str, str]] = set()


def begin() -> None:
    VALUES.clear()
    _told.clear()


def tell(name: str, place: str) -> None:
    """Warns, once a trace for each call."""
    if (name, place) not in _told:
        _told.add((name, place))
        warnings.warn(
            f"{place}: the step calls {name} and computes, decides or keeps something with it, of "
            "which its graph has the value of the trace in all steps; call it before the step, and "
            "give the step the value as an argument",
            RuntimeWarning,
            stacklevel=4,
        )


class OfClock:
    """What such numbers have beside those of Python."""

    source: tuple[str, str]

    def tell(self) -> None:
        tell(*self.source)

    @classmethod
    def __torch_function__(
        cls, function: Callable, kinds: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        args, kwargs = pytree.tree_map(taken, (args, kwargs or {}))
        return function(*args, **kwargs)

    def __array_ufunc__(self, function: Any, method: str, *args: Any, **kwargs: Any) -> Any:
        return getattr(function, method)(*map(taken, args), **kwargs)

    def __reduce_ex__(self, protocol: Any) -> Any:
        return plain_kind(self), (plain(self),)

    def __str__(self) -> str:
        return str(plain(self))

    def __repr__(self) -> str:
        return repr(plain(self))

    def __format__(self, form: str) -> str:
        return format(plain(self), form)


class Float(OfClock, float):
    pass


class Int(OfClock, int):
    pass


def plain_kind(value: Any) -> type:
    return float if isinstance(value, Float) else int


def plain(value: Any) -> Any:
    """Returns a number as Python's own."""
    if isinstance(value, Float):
        return float.__add__(value, 0.0)
    return int.__add__(value, 0) if isinstance(value, Int) else value


def taken(value: Any) -> Any:
    """Returns a number as Python's own, and tells that something computes with it."""
    if isinstance(value, OfClock):
        value.tell()
    return plain(value)


def of_clock(value: Any, source: tuple[str, str]) -> Any:
    """Returns a number that tells where it comes from; other values as they are."""
    if type(value) not in (float, int):
        return tuple(of_clock(part, source) for part in value) if type(value) is tuple else value
    number = Float(value) if type(value) is float else Int(value)
    number.source = source
    if type(value) is float and value != round(value, 3):
        VALUES[value] = source
    return number


def computed(name: str, kind: type) -> Callable:
    of_python = getattr(kind, name)

    def method(self: Any, *others: Any) -> Any:
        return of_clock(of_python(plain(self), *map(plain, others)), self.source)

    return method


def decided(name: str, kind: type) -> Callable:
    of_python = getattr(kind, name)

    def method(self: Any, *others: Any) -> Any:
        self.tell()
        return of_python(plain(self), *map(plain, others))

    return method


ARITHMETIC = [
    f"__{prefix}{name}__"
    for prefix in ("", "r")
    for name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "divmod", "pow")
]
ARITHMETIC += ["__neg__", "__pos__", "__abs__", "__round__"]
BITS = [
    f"__{prefix}{name}__"
    for name in ("and", "or", "xor", "lshift", "rshift")
    for prefix in ("", "r")
]
DECISIONS = [
    "__lt__",
    "__le__",
    "__gt__",
    "__ge__",
    "__eq__",
    "__ne__",
    "__bool__",
    "__hash__",
    "__int__",
    "__float__",
    "__trunc__",
]
for of in (Float, Int):
    base = plain_kind(of(0))
    for method in ARITHMETIC + BITS * (of is Int):
        setattr(of, method, computed(method, base))
    for method in DECISIONS:
        setattr(of, method, decided(method, base))


class Math:
    """Stands for a function of math in a trace."""

    def __init__(self, function: Callable):
        self.function = function

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        source = next(
            (value.source for value in (*args, *kwargs.values()) if isinstance(value, OfClock)),
            None,
        )
        value = self.function(
            *map(plain, args), **{key: plain(value) for key, value in kwargs.items()}
        )
        if source is not None and type(value) is bool:  # As that of isclose().
            tell(*source)
        return value if source is None else of_clock(value, source)


MATH = {
    id(function): Math(function)
    for name, function in vars(math).items()
    if callable(function) and not name.startswith("__")
}


class Moment(datetime.datetime):
    """The time of day that the user's code asks in a trace."""

    source: tuple[str, str]

    @classmethod
    def of(cls, value: datetime.datetime, source: tuple[str, str]) -> Moment:
        made = cls(
            value.year,
            value.month,
            value.day,
            value.hour,
            value.minute,
            value.second,
            value.microsecond,
            value.tzinfo,
        )
        made.source = source
        return made

    def __reduce_ex__(self, protocol: Any) -> Any:
        return datetime.datetime.fromisoformat, (datetime.datetime.isoformat(self),)

    def date(self) -> Day:
        return Day.of(datetime.datetime.date(self), self.source)

    def timestamp(self) -> float:
        return of_clock(super().timestamp(), self.source)

    def __sub__(self, other: Any) -> Any:
        found = super().__sub__(other)
        return Span.of(found, self.source) if isinstance(found, datetime.timedelta) else found


class Day(datetime.date):
    """The date that the user's code asks in a trace."""

    source: tuple[str, str]

    @classmethod
    def of(cls, value: datetime.date, source: tuple[str, str]) -> Day:
        made = cls(
            *(getattr(datetime.date, name).__get__(value) for name in ("year", "month", "day"))
        )
        made.source = source
        return made

    def __reduce_ex__(self, protocol: Any) -> Any:
        return datetime.date.fromisoformat, (datetime.date.isoformat(self),)

    def __sub__(self, other: Any) -> Any:
        found = super().__sub__(other)
        return Span.of(found, self.source) if isinstance(found, datetime.timedelta) else found


class Span(datetime.timedelta):
    """A difference of such times."""

    source: tuple[str, str]

    @classmethod
    def of(cls, value: datetime.timedelta, source: tuple[str, str]) -> Span:
        made = cls(
            datetime.timedelta.days.__get__(value),
            datetime.timedelta.seconds.__get__(value),
            datetime.timedelta.microseconds.__get__(value),
        )
        made.source = source
        return made

    def __reduce_ex__(self, protocol: Any) -> Any:
        of = datetime.timedelta
        return of, tuple(
            getattr(of, name).__get__(self) for name in ("days", "seconds", "microseconds")
        )

    def total_seconds(self) -> float:
        return of_clock(super().total_seconds(), self.source)


def of_field(name: str, kind: type) -> property:
    return property(lambda self: of_clock(getattr(kind, name).__get__(self), self.source))


def numbered(name: str, kind: type) -> Callable:
    return lambda self: of_clock(getattr(kind, name)(self), self.source)


def compared(name: str, kind: type) -> Callable:
    def method(self: Any, *others: Any) -> Any:
        tell(*self.source)
        return getattr(kind, name)(self, *others)

    return method


for of, names in (
    (Moment, ("year", "month", "day", "hour", "minute", "second", "microsecond")),
    (Day, ("year", "month", "day")),
    (Span, ("days", "seconds", "microseconds")),
):
    for name in names:
        setattr(of, name, of_field(name, of.__mro__[1]))
    for name in ("__lt__", "__le__", "__gt__", "__ge__", "__eq__", "__hash__"):
        setattr(of, name, compared(name, of.__mro__[1]))
    for name in () if of is Span else ("weekday", "isoweekday", "toordinal"):
        setattr(of, name, numbered(name, of.__mro__[1]))
    # Their parts are plain.
    for name in (
        ()
        if of is Span
        else (
            "timetuple",
            "isocalendar",
            *(("time", "timetz", "utctimetuple") if of is Moment else ()),
        )
    ):
        setattr(of, name, compared(name, of.__mro__[1]))


def settled(value: Any, effects: list[tuple]) -> tuple[Any, list[tuple]]:
    """Returns what a step returns, and what it sets after each run, with Python's own numbers and
    times. Tells of those of clocks there, and among the constants of the graph."""
    for number in constants(get_proxy_mode().tracer) if VALUES else ():
        if number in VALUES:
            tell(*VALUES[number])
    return own_in(value), [(holder, key, own_in(content)) for holder, key, content in effects]


def constants(tracer: Any) -> Iterator[float]:
    """Returns the numbers in a graph; of those in small tensors the clocks' numbers that they are
    rounded from."""
    for node in tracer.graph.nodes:
        arguments: list[Any] = []
        torch.fx.node.map_aggregate((node.args, node.kwargs), arguments.append)
        yield from (value for value in arguments if type(value) is float)
        tensor = getattr(tracer.root, node.target) if node.op == "get_attr" else None
        if (
            isinstance(tensor, torch.Tensor)
            and tensor.is_floating_point()
            and tensor.numel() <= SMALL
        ):
            with _disable_current_modes():
                values = set(tensor.flatten().tolist())
                rounded = torch.tensor(list(VALUES), dtype=tensor.dtype).tolist()
            yield from (value for value, number in zip(VALUES, rounded) if number in values)


def own_in(value: Any) -> Any:
    """Returns a value, perhaps a container, with Python's own numbers and times; tells of
    others."""
    others = [
        leaf for leaf in pytree.tree_leaves(value) if isinstance(leaf, (OfClock, Moment, Span))
    ]
    for other in others:
        tell(*other.source)
    return pytree.tree_map_only((OfClock, Moment, Span), own, value) if others else value


def own(value: Any) -> Any:
    make, args = value.__reduce_ex__(2)[:2]
    return make(*args)
