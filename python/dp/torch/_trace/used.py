"""What a trace has used of Python's objects: what its graph is for."""

from __future__ import annotations

import abc
import decimal
import functools
import operator
import os
import sys
import types
from collections.abc import Container
from typing import Any

import torch
from torch import nn

from dp.torch._objects.holders import MISSING, PLAIN, Holder, Order
from dp.torch._objects.replaced import AllAttributes, Methods, names_in, of_libraries, properties_of
from dp.torch._trace.caches import count_of
from dp.torch._trace.facts import Guard
from dp.torch._trace.objects import TENSORS, Objects

NAMES = {"__name__", "__qualname__", "__doc__", "__module__", "__annotations__"}


class Used:
    """The values that the code of a trace has reached, by ids, and the functions among them."""

    def __init__(self, objects: Objects, ignored: tuple[str, ...]):
        """`ignored`: attributes that do not count."""
        self.objects, self.ignored = objects, ignored
        self.nodes: set[int | None] = set()
        self.functions: list[types.FunctionType] = []
        self.names = {name for _, name in objects.read}
        """What code has read of objects, or names."""
        self.named: set[str] = set()
        """What the user's functions name."""
        self.waiting: dict[str, list[int]] = {}
        """By the name of a method: what it is, until somebody names it."""
        self.pending: list[int | None] = [None]
        ways: dict[int | None, list[tuple[tuple[Holder, Any] | None, int]]] = {}
        for node, those in objects.ways.items():
            for place, source in those:
                ways.setdefault(source, []).append((place, node))
        while self.pending:
            for place, node in ways.get(self.pending.pop(), ()):
                if place is None or self.counts(*place, node):
                    self.reach(node)

    def counts(self, holder: Holder, key: Any, node: int) -> bool:
        if isinstance(holder, Methods):
            is_named = key in self.names or key.startswith("__")
            if not is_named:
                self.waiting.setdefault(key, []).append(node)
            return is_named
        return (
            not holder.is_watched
            or key in TENSORS
            or (id(holder.target), key) in self.objects.read
            and key not in self.ignored
        )

    def reach(self, node: int) -> None:
        if node in self.nodes:
            return
        self.nodes.add(node)
        self.pending.append(node)
        if (function := self.objects.functions.get(node)) is not None:
            self.functions.append(function)
            self.named |= names_in(function.__code__)
            new = names_in(function.__code__) - self.names
            self.names |= new
            for name in new & self.waiting.keys():  # As of super().name().
                for method in self.waiting.pop(name):
                    self.reach(method)

    def of_libraries(self) -> list[types.FunctionType]:
        """Returns the methods of libraries' classes that the code has called."""
        kinds = [
            holder.target
            for holder in self.objects.holders
            if isinstance(holder, Methods) and not holder.is_of_user and holder.node in self.nodes
        ]
        return [
            value
            for kind in kinds
            if kind.__module__ != "torch"
            for name, value in vars(kind).items()
            if isinstance(value, types.FunctionType) and (name in self.names or name == "__call__")
        ]


def guard_of(
    objects: Objects,
    drawn: set[int],
    carried: set[tuple[int, Any]],
    ignored: tuple[str, ...],
    own: Container[int],
) -> Guard:
    """Returns what the trace has read, with the values before it. `drawn`: the generators that it
    has drawn from; `carried`: what is a state; `ignored`: attributes that do not count; `own`: the
    ids of the model's tensors, whose values do not count."""
    used = Used(objects, ignored)
    read: dict[int, list[str]] = {}
    for target, key in objects.read:
        read.setdefault(target, []).append(key)
    facts: list[tuple[Holder, dict, set]] = []
    for holder, before in zip(objects.holders, objects.before):
        if holder.node not in used.nodes or holder.is_generator and id(holder.target) not in drawn:
            continue
        if isinstance(holder, Order):  # That of Entries.
            continue
        if holder.target is sys.argv and not used.names & {
            "argv",
            "parse_args",
            "parse_known_args",
        }:
            continue
        keys = list(before)
        if holder.is_watched:
            keys = [
                k for k in read.get(id(holder.target), ()) if k not in (*ignored, *holder.without)
            ]
        if (
            holder.is_watched and "__getattribute__" in used.named
        ):  # As object.__getattribute__(self, "rate"): nothing notes it.
            keys += [
                k
                for k in before
                if k in objects.names and k not in (*keys, *ignored, *holder.without)
            ]
        if isinstance(holder, Methods):  # Libraries' classes may count something.
            left_out = [k for k in keys if k not in used.names and isinstance(before[k], PLAIN)]
            holder = Methods(holder.target, holder.is_of_user, (*holder.without, *left_out))
            keys = [k for k in keys if k not in left_out]
        if holder.is_watched and id(holder.target) in objects.whole:
            path, holder, keys = (
                holder.path,
                AllAttributes(holder.target, holder.without),
                list(before),
            )
            holder.path = path
        facts.append(
            (
                holder,
                {k: before.get(k, MISSING) for k in keys},
                {k for k in keys if (id(holder.target), k) in carried},
            )
        )
    facts += [
        (holder, holder.items(), set())
        for holder in of_libraries([*used.functions, *used.of_libraries()])
    ]
    guard = Guard(facts, dict(objects.set_at), own)
    guard.others += properties_of(used.functions) + names_of(objects, used)
    caches = [function for function, _ in objects.caches if id(function) in used.nodes]
    guard.others += [
        (
            f"the cache of {function.__qualname__} has been cleared",
            functools.partial(was_cleared, function, count_of(function)),
            False,
        )
        for function in caches
    ]
    for key, value in objects.environment.items():
        data = os.environ._data  # type: ignore[attr-defined]
        name = "" if key is None else f"'s {os.fsdecode(key)}"
        guard.others.append(
            (
                f"the environment{name} has changed",
                functools.partial(dict, data) if key is None else functools.partial(data.get, key),
                value,
            )
        )
    guard.others += objects.asked.values()
    if used.names & {"decimal", "Decimal"}:
        guard.others.append(
            ("decimal's context has changed", context_of_decimal, context_of_decimal())
        )
    return guard


def context_of_decimal() -> str:
    return str(decimal.getcontext())


def was_cleared(function: Any, count: int) -> bool:
    return count_of(function) < count


def names_of(objects: Objects, used: Used) -> list[tuple[str, Any, Any]]:
    """Returns how the user's classes and functions are called, if code asks for it, and what
    abstract classes have registered: what a message says when one has changed, how it is read, and
    its value."""
    found: list[tuple[str, Any, Any]] = []
    kinds = [
        holder.target
        for holder in objects.holders
        if isinstance(holder, Methods) and holder.is_of_user and holder.node in used.nodes
    ]
    for name in sorted(NAMES & used.named):
        for target in (*kinds, *used.functions):
            read = functools.partial(getattr, target, name, None)
            found.append((f"{name} of {target.__qualname__} has changed", read, read()))
    for kind in kinds:
        if isinstance(kind, abc.ABCMeta):
            read = functools.partial(registered, kind)
            found.append(
                (f"the classes that {kind.__qualname__} has registered have changed", read, read())
            )
    return found


def registered(kind: type) -> frozenset:
    return frozenset(abc._get_dump(kind)[0])  # type: ignore[attr-defined]


CALLS = operator.attrgetter("__call__", "__getattr__")
HOOKS = operator.attrgetter(
    "_global_forward_hooks",
    "_global_forward_pre_hooks",
    "_global_backward_hooks",
    "_global_backward_pre_hooks",
)
DEVICE = operator.attrgetter("_GLOBAL_DEVICE_CONTEXT")
SETTINGS = tuple(
    vars(torch._C)[name]
    for name in (
        "get_default_dtype",
        "_get_deterministic_algorithms",
        "_get_deterministic_algorithms_warn_only",
        "_get_float32_matmul_precision",
        "get_num_threads",
    )
)


def modes() -> list:
    """Returns what holds for all modules and ops of the process."""
    hooks = HOOKS(nn.modules.module)
    return [
        CALLS(nn.Module),
        any(hooks) and [*map(tuple, hooks)],
        torch.is_autocast_enabled("cpu"),
        torch.get_autocast_dtype("cpu"),
        getattr(DEVICE(torch), "device_context", None),
        *[read() for read in SETTINGS],
    ]
