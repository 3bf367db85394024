"""Python's objects beside the tensors of a step: what user code reads and changes while it is
traced.

A graph has the values that Python had in the trace. So a graph holds while those values stay
(facts.py), and what the code has changed is changed again after each run of the graph (carried.py).
"""

from __future__ import annotations

import collections
import contextvars
import functools
import gc
import re
import sys
import types
import weakref
from collections.abc import Callable, Container, Mapping
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.optim import Optimizer
from torch.utils import _pytree as pytree

from dp.torch._objects import namespaces
from dp.torch._objects.holders import (
    LARGE,
    MISSING,
    PLAIN,
    Attributes,
    Bound,
    Cell,
    ClassAttributes,
    Defaults,
    Entries,
    Globals,
    Groups,
    Holder,
    Modules,
    Order,
    Sequence,
    Slots,
    Unnamed,
    Variable,
    is_same,
    slots_of,
)
from dp.torch._objects.in_place import GENERATORS, in_place
from dp.torch._objects.kinds import can_be_hooked, has_attributes, has_code_of_user, is_of_user
from dp.torch._objects.replaced import Code, Methods, called_by
from dp.torch._trace.watching import Watching

TENSORS = ("_parameters", "_buffers")
LAYERS = re.compile(r"\.?\b(_modules|_parameters|_buffers)$")
READ = ("torch.optim.lr_scheduler", "torch.utils.data")
"""Those of OURS whose attributes code may read."""
OURS = (
    "dp.",
    "torch.optim",
    "torch.utils.data",
    "torch._",
    "torch.fx",
    "torch.cuda",
    "torch.backends",
)


@functools.cache
def names_of_optimizer() -> tuple[str, ...]:
    """What dp.torch.optimizers looks at. The first optimizer makes PyTorch import torch._dynamo,
    half of what importing dp.torch took."""
    return (
        "param_groups",
        "state",
        "defaults",
        "step",
        *(name for name in vars(Optimizer([torch.zeros(1)], {})) if name[0] == "_"),
    )


class Objects(Watching):
    """What is reachable from the user's model, functions and losses. `tensors`: where a tensor is
    that is neither a parameter nor a buffer, as pairs of what holds it and the key."""

    def __init__(self, roots: Mapping[str, Any], inside: Container[int] = ()):
        """`inside`: the ids of the modules whose parameters and buffers are states of the step
        anyway."""
        self.inside = inside
        self.holders: list[Holder] = []
        self.by_target: dict[int, Holder] = {}
        self.read: dict[tuple[int, str], Any] = {}
        """By object and attribute: the value of the first read in the trace."""
        self.whole: set[int] = set()
        """Objects all of whose attributes the user's code has read, as by vars()."""
        self.set_at: dict[tuple[int, str], str] = {}
        """By object and attribute: the user's line that has set it."""
        self.classes: dict[type, None] = {}
        self.functions: dict[int, types.FunctionType] = {}
        """The user's functions by id."""
        self.caches: list[tuple[Any, int]] = []
        """Functions with a cache, and how often they had computed a value."""
        self.traced_caches: list[Any] = []
        """Those that have kept tensors of the trace."""
        self.further_roots: dict[Any, Any] = {}
        """Further roots that the trace has found, by what gives them: what code has given to eval()
        and exec(), as functions, and objects of the process, such as a logger that code takes by
        its name."""
        self.set_in_cache: set[tuple[int, str]] = set()
        """Objects and attributes that a function with a cache has set."""
        self.environment: dict[Any, Any] = {}
        """What the trace has read of the environment, in bytes."""
        self.asked: dict[Any, tuple[str, Callable[[], Any], Any]] = {}
        """The settings of the process that it has asked for: what a message says when one has
        changed, how it is read, and the value."""
        self._seen: set[int] = set()
        self.ways: dict[int, list[tuple[tuple[Holder, Any] | None, int | None]]] = {}
        """By a value's id: each way to it, from the value with this id (None: from the roots), by
        what holds it and the key, if code must have read that."""
        self.names: dict[str, None] = {}
        """What the user's functions name."""
        self._named: dict[int, int] = {}
        self._modules: dict[int, types.ModuleType] = {}
        """The user's modules that objects and containers hold, by id."""
        pending = [
            (value, name, None, None)
            for name, value in {**roots, "sys.argv": sys.argv, "Tensor": torch.Tensor}.items()
        ]
        while pending or (pending := self._entries_of_modules()):
            value, path, place, node = pending.pop()
            if isinstance(value, types.ModuleType):
                if (
                    place and type(place[0]) in (Globals, Cell) or not namespaces.is_of_user(value)
                ):  # See dp.torch.namespaces.
                    continue
                self._modules[id(value)] = value
            elif isinstance(
                value, (*PLAIN, torch.Tensor, torch.dtype, torch.device)
            ) and not has_attributes(value):
                continue
            self.ways.setdefault(id(value), []).append((place, node))
            if id(value) not in self._seen:
                self._seen.add(id(value))
                pending += [(*each, id(value)) for each in self._visit(value, path)]
        self.before = [holder.items() for holder in self.holders]

    def _entries_of_modules(self) -> list:
        """Returns what the user's modules that objects hold have under the names that functions
        use, which are all known now."""
        reached, names = [], tuple(self.names)
        for module in self._modules.values():
            if len(names) > self._named.get(id(module), 0):
                self._named[id(module)] = len(names)
                space, entries, path = namespaces.entries_of(module, names)
                reached += [
                    (*one, id(module))
                    for one in self._hold(Globals(space, entries, path), "", module)
                ]
        return reached

    def _hold(self, holder: Holder, path: str, node: Any) -> list:
        holder.path, holder.node = path, id(node)
        self.holders.append(holder)
        self.by_target[id(holder.target)] = holder
        return [(value, holder.name(key), (holder, key)) for key, value in holder.items().items()]

    def _order(self, value: dict, path: str) -> list:
        order = Order(value)
        order.path, order.node = path, id(value)
        self.holders.append(order)
        return []

    def _visit(self, value: Any, path: str) -> list:
        """Returns what a value refers to, by triples: a value, what it is called, and what holds it
        and the key, if that must be read."""
        reached = []
        if has_attributes(value):
            own = (
                tuple(key for key in vars(value) if key.startswith("_"))
                if isinstance(value, torch.Tensor)
                else ()
            )
            reached = self._hold(Attributes(value, own), path, value)
        if isinstance(value, (*PLAIN, torch.Tensor)):
            return reached
        return reached + self._inside(value, path)

    def _inside(self, value: Any, path: str) -> list:
        if (whole := in_place(value)) is not None:
            whole.is_generator = isinstance(value, GENERATORS)
            self._hold(whole, path, value)
            has_objects = isinstance(value, np.ndarray) and value.dtype == object
            return (
                [(v, f"{path}[{i}]", None) for i, v in enumerate(value.flat)] if has_objects else []
            )
        if isinstance(value, functools._lru_cache_wrapper):
            self.caches.append((value, value.cache_info().misses))
            return [(value.__wrapped__, path, None)]
        if isinstance(value, (dict, list, collections.deque)):
            if len(value) > LARGE:
                return []
            layers = LAYERS.search(path) if isinstance(value, dict) else None
            if layers:
                return self._hold(Modules(value), path[: layers.start()], value)
            if isinstance(value, dict):
                return self._hold(Entries(value), path, value) + self._order(value, path)
            return self._hold(Sequence(value), path, value)
        if isinstance(value, (tuple, frozenset)):
            return (
                [(v, f"{path}[{i}]", None) for i, v in enumerate(value)]
                if len(value) <= LARGE
                else []
            )
        if isinstance(value, types.FunctionType):
            return self._function(value, path)
        if isinstance(value, types.ModuleType):
            return []
        if isinstance(value, types.MethodType):
            return [(value.__self__, path, None), (value.__func__, path, None)]
        if isinstance(value, (types.BuiltinMethodType, types.MethodWrapperType)):
            return [(value.__self__, path, None)]
        if isinstance(value, functools.partial):
            return [
                (value.func, path, None),
                *self._hold(Bound(value), path, value),
                (value.keywords, path, None),
            ]
        if isinstance(value, contextvars.ContextVar):
            return self._hold(Variable(value), path or value.name, value)
        if isinstance(value, weakref.ref):
            return [(value(), path, None)]
        if isinstance(value, types.MappingProxyType):
            return [(of, path, None) for of in gc.get_referents(value)]
        if isinstance(value, type):
            return self._class(value, path)
        return self._object(value, path)

    def _function(self, function: types.FunctionType, path: str) -> list:
        reached = []
        for name, cell in zip(function.__code__.co_freevars, function.__closure__ or ()):
            if id(cell) not in self._seen:
                self._seen.add(id(cell))
                reached += self._hold(Cell(cell), f"{path}.{name}" if path else name, cell)
            self.ways.setdefault(id(cell), []).append((None, id(function)))
        if has_code_of_user(function.__code__, function.__globals__):
            self.names.update(namespaces.names_in(function.__code__)[1])
            for space, names, path_of in namespaces.of(function):
                reached += self._hold(Globals(space, names, path_of), "", function)
            reached += self._hold(Attributes(function), function.__name__, function)
            self._hold(Code(function), "", function)
            self.functions[id(function)] = function
        if function.__defaults__:
            reached += self._hold(Defaults(function), path, function)
        return reached + [(function.__kwdefaults__, path, None)]

    def _object(self, value: Any, path: str) -> list:
        kind = type(value)
        is_module = isinstance(value, nn.Module)
        if isinstance(value, Optimizer) and kind.__module__.startswith(OURS):
            return [
                *self._hold(Groups(value), path, value),
                (value.defaults, f"{path}.defaults", None),
            ]
        if (
            not is_module
            and kind.__module__.startswith(OURS)
            and not kind.__module__.startswith(READ)
        ):
            return []
        reached = self._hold(Slots(value), path, value) if any(map(slots_of, kind.__mro__)) else []
        if hasattr(value, "__dict__"):
            holder = Attributes(
                value,
                TENSORS
                if id(value) in self.inside
                else names_of_optimizer()
                if isinstance(value, Optimizer)
                else (),
            )
            own_reads = any("__getattribute__" in vars(base) for base in kind.__mro__[:-1])
            holder.is_watched = is_module or can_be_hooked(kind) and not own_reads
            reached += self._hold(holder, path, value)
            if id(value) in self.inside:
                reached += self._hold(Unnamed(value._buffers), path, value)
                reached += [
                    (tensor, f"{path}.{key}" if path else key, None)
                    for group in TENSORS
                    for key, tensor in dict.items(getattr(value, group))
                    if has_attributes(tensor)
                ]
            self.classes.update(
                (base, None)
                for base in kind.__mro__[:-1]
                if can_be_hooked(base) and base is not nn.Module
            )
        return reached + [(kind, path, None)] * (hasattr(value, "__dict__") or bool(reached))

    def _class(self, kind: type, path: str) -> list:
        reached = [
            (base, path, None) for base in (*kind.__mro__[1:], type(kind)) if can_be_hooked(base)
        ]
        if not can_be_hooked(kind):
            return reached
        methods = Methods(kind, is_of_user(kind))
        if kind is nn.Module:  # See modes() in used.py.
            methods.without += ("__call__", "__getattr__")
        inside = self._hold(methods, kind.__qualname__, kind)
        if not methods.is_of_user:
            return reached
        return (
            reached
            + self._hold(ClassAttributes(kind), kind.__name__, kind)
            + [(called_by(value), *rest) for value, *rest in inside]
        )

    # ===--- In a trace ---===#

    def is_read(self, holder: Holder, key: Any, before: Any) -> bool:
        """Whether code has read a value before it was set."""
        if not holder.is_watched:
            return True
        first = self.read.get((id(holder.target), key), self)
        return first is before

    def changes(self) -> list[tuple[Holder, Any, Any, Any]]:
        """Returns what is not as before: what holds it, key, value before and now."""
        changed = []
        for holder, before in zip(self.holders, self.before):
            if (
                isinstance(holder, Methods) and not holder.is_of_user
            ):  # torch.fx replaces some in a trace.
                continue
            now = holder.items()
            keys = before if now.keys() == before.keys() else {**before, **now}
            changed += [
                (holder, key, b, n)
                for key in keys
                if not is_same(b := before.get(key, MISSING), n := now.get(key, MISSING))
            ]
        return changed

    def place_of(self, tensor: torch.Tensor) -> tuple[Holder, Any, Any] | None:
        """Returns what holds a tensor, the key, and the value there, which may have the tensor
        inside."""
        for holder, before in zip(self.holders, self.before):
            for key, value in before.items():
                if (
                    value is tensor
                    or isinstance(value, (tuple, list))
                    and any(leaf is tensor for leaf in pytree.tree_leaves(value))
                ):
                    return holder, key, value
        return None

    def restore(self) -> None:
        for holder, key, before, _ in reversed(self.changes()):
            if not isinstance(holder, Order):
                holder.put(key, before)
        for holder, key, before, _ in self.changes():  # What has been put there again stands last.
            holder.put(key, before)
        for function in self.traced_caches:
            function.cache_clear()  # It has tensors of the trace.
