"""What code changes in a trace: tensors that it keeps become states of the step, other values are
set again after each run."""

from __future__ import annotations

import dataclasses
import os
import sys
import weakref
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import nn
from torch._subclasses import FakeTensor
from torch.fx.experimental.proxy_tensor import get_proxy_mode
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import _disable_current_modes

from dp import arrays
from dp.errors import Error, TraceError
from dp.torch._current import stale
from dp.torch._current.contents import digest
from dp.torch._current.current import warn
from dp.torch._graph import mutations
from dp.torch._objects import origins
from dp.torch._objects.holders import MISSING, Holder, Modules, Sequence, is_tensors, version
from dp.torch._objects.kinds import has_traced
from dp.torch._tensors.trees import of_state
from dp.torch._trace.constants import constant_of
from dp.torch._trace.objects import Objects
from dp.torch._trace.outside import Lost

if TYPE_CHECKING:
    from dp.session import Session


OF_WEIGHTS = ("_flat_weights", "_flat_weight_refs")
"""What RNNs keep of the weights that they have seen last; they look whether these are others."""


class Again(Error):
    """A trace has found tensors that are states, so it begins again."""


@dataclasses.dataclass
class Carried:
    """Tensors that code keeps in `holder` from step to step."""

    holder: Holder
    key: Any
    names: list[str]
    """The states' names, one a tensor."""
    leaves: list[Any]
    """The tensors before the first step, and what is no tensor between them."""
    spec: Any
    is_new: bool = (
        False  # Each step makes other tensors, instead of changing those of before in place.
    )

    @property
    def place(self) -> tuple[int, Any]:
        return id(self.holder.target), self.key

    def now(self) -> Any:
        return self.holder.get(self.key)

    def seen(self) -> list[tuple[int, int]]:
        """Returns which tensors are kept, and their versions."""
        return [
            (id(leaf), version(leaf))
            for leaf in pytree.tree_leaves(self.now())
            if isinstance(leaf, torch.Tensor)
        ]

    def states(self) -> dict[str, torch.Tensor]:
        with stale.untouched():
            return dict(zip(self.names, (leaf.detach().cpu() for leaf in self.tensors())))

    def tensors(self) -> list[torch.Tensor]:
        leaves = pytree.tree_leaves(now) if is_tensors(now := self.now()) else self.leaves
        return [leaf for leaf in leaves if isinstance(leaf, torch.Tensor)]

    def of(self, tensors: Mapping[str, torch.Tensor]) -> Any:
        """Returns the value with these tensors."""
        rest = iter(self.names)
        return pytree.tree_unflatten(
            [
                tensors[next(rest)] if isinstance(leaf, torch.Tensor) else leaf
                for leaf in self.leaves
            ],
            self.spec,
        )

    def taken(self, value: Any) -> dict[str, torch.Tensor]:
        """Returns the states that a value is after a step."""
        leaves, spec = pytree.tree_flatten(value)
        tensors = [leaf for leaf in leaves if isinstance(leaf, torch.Tensor)]

        def kinds(of):
            return [(tuple(t.shape), t.dtype) for t in of if isinstance(t, torch.Tensor)]

        if spec != self.spec or kinds(leaves) != kinds(self.leaves):
            raise TraceError(
                f"{self.holder.name(self.key)} is {described(self.leaves)} before a step and "
                f"{described(leaves)} after it; what "
                "a step keeps has the same shapes and dtypes in all steps"
            )
        return {name: tensor.detach() for name, tensor in zip(self.names, tensors)}


def described(leaves: list[Any]) -> str:
    text = [
        f"{str(v.dtype).removeprefix('torch.')}{list(v.shape)}"
        if isinstance(v, torch.Tensor)
        else repr(v)
        for v in leaves
    ]
    return ", ".join(text) or "nothing"


class Keeper:
    """What a step carries, and what its traces have found."""

    def __init__(self) -> None:
        self.carried: list[Carried] = []
        self.marks: dict[tuple[int, Any], list] = {}
        self.written: set[str] = set()
        """The parameters that code changes in place, as by `p.data = ...`."""
        self.leaves_of_trace: dict[tuple[int, Any], list] = {}
        self.dropped: dict[tuple[int, Any], str] = {}
        """What a trace has written and not read: its tensors are left out."""
        self.source: Any = lambda: None
        """The session that has run the step last, weakly."""
        self.stale: list[tuple[str, torch.Tensor]] = []
        """The tensors that a run has updated and nobody has looked at, with the names of their
        states."""
        self.looked: list[tuple[str, torch.Tensor, str]] = []
        """Those that somebody has looked at, with digests: who writes there by `.data` or by numpy
        changes no version."""

    def states(self) -> dict[str, torch.Tensor]:
        return {name: tensor for one in self.carried for name, tensor in one.states().items()}

    def ran(self, session: Session) -> None:
        """Is called after a run: what code keeps becomes current when somebody looks at it."""
        self.source, self.looked, kept = weakref.ref(session), [], []
        for one in self.carried:
            if not is_tensors(one.now()):
                continue
            if one.is_new:
                with stale.untouched():
                    one.holder.put(
                        one.key,
                        one.of(
                            {name: torch.empty_like(t) for name, t in zip(one.names, one.tensors())}
                        ),
                    )
            kept += zip(one.names, one.tensors())
        stale.restore(tensor for _, tensor in self.stale)
        self.stale = kept
        self.mark()
        if any(
            torch._C._storage_Use_Count(tensor.untyped_storage()._cdata) > 2 for _, tensor in kept
        ):
            self.read(inside=True)
        else:
            stale.mark([tensor for _, tensor in kept], self.read)

    def read(self, inside: bool = False) -> None:
        """Gives the tensors that code keeps their current values, or warns. `inside`: called by the
        session itself."""
        found, self.stale, session = self.stale, [], self.source()
        stale.restore(tensor for _, tensor in found)
        if not found:
            return
        try:
            is_here = session is not None and not session.closed and os.getpid() == session._pid
            values, why = None, "other processes hold parts of it"
            if session is not None and is_here:
                values = session.peek([name for name, _ in found], inside)
        except Error as error:
            is_here, values, why = True, None, str(error)
        if values is None:
            return warn(
                f"{found[0][0]}, which a step keeps, is that of before: "
                f"{why if is_here else 'its session has ended'}; call "
                "run.sync(model) before it is read"
            )
        with torch.no_grad():
            for name, tensor in found:
                if values[name].pointer != tensor.data_ptr():
                    tensor.copy_(
                        of_state(arrays.to_numpy(values[name]), tensor.dtype).reshape(tensor.shape)
                    )
        self.looked = [(name, tensor, digest(tensor)) for name, tensor in found]
        self.mark()

    def write(self, state: Mapping[str, torch.Tensor]) -> None:
        """Puts states back where code keeps them."""
        stale.restore(tensor for _, tensor in self.stale)
        self.stale, self.looked = [], []
        for one in self.carried:
            if is_tensors(one.now()) and all(name in state for name in one.names):
                one.holder.put(one.key, one.of(state))
        self.mark()

    def adopt(self, values: Mapping[str, np.ndarray]) -> None:
        """Writes initial states that count in place of those of this process."""
        for one in self.carried:
            for name, tensor in zip(one.names, one.tensors()):
                if name in values:
                    with torch.no_grad(), stale.untouched():
                        tensor.copy_(of_state(values[name], tensor.dtype).reshape(tensor.shape))
        self.mark()

    def mark(self) -> None:
        """Notes the tensors that are kept, as they are."""
        self.marks = {one.place: one.seen() for one in self.carried}

    def edits(self) -> dict[str, torch.Tensor]:
        """Returns the states that the user has changed since mark(). Is called before a run, by the
        session."""
        if any(sys.getrefcount(tensor) > stale.HOLDERS for _, tensor in self.stale):
            self.read(inside=True)
        found = {
            name: tensor.detach()
            for name, tensor, before in self.looked
            if digest(tensor) != before
        }
        self.looked = (
            [(name, tensor, digest(tensor)) for name, tensor, _ in self.looked]
            if found
            else self.looked
        )
        for one in self.carried:
            if (
                is_tensors(one.now())
                and one.place in self.marks
                and (seen := one.seen()) != self.marks[one.place]
            ):
                found.update(one.taken(one.now()))
                self.marks[one.place] = seen
        return found

    def begin(self, state: Mapping[str, torch.Tensor]) -> list[tuple[Holder, Any, Any]]:
        """Puts the states of a trace where code keeps them. Returns where, and what was there."""
        before = [(one.holder, one.key, one.now()) for one in self.carried]
        self.leaves_of_trace = {}
        for one in self.carried:
            if is_tensors(one.now()):
                one.holder.put(one.key, one.of({name: state[name].clone() for name in one.names}))
                self.leaves_of_trace[one.place] = pytree.tree_leaves(one.now())
        return before

    def end(
        self, objects: Objects, before: list, state_names: list[str]
    ) -> tuple[dict[str, torch.Tensor], list]:
        """Returns new states, and the effects: values to set after each run, with what holds them
        and the key. Raises Again after it has found tensors that are states. `state_names` has all
        states in the order of the trace's inputs."""
        new, effects = {}, []
        for one, (_, _, first) in zip(self.carried, before):
            now = one.now()
            if is_tensors(now):
                one.is_new = is_tensors(first) and any(
                    a is not b
                    for a, b in zip(
                        pytree.tree_leaves(now), self.leaves_of_trace.get(one.place, ())
                    )
                )
                new.update(one.taken(now))
                if not is_tensors(first):
                    effects.append(
                        (one.holder, one.key, pytree.tree_unflatten(one.leaves, one.spec))
                    )
            elif is_tensors(first):
                effects.append((one.holder, one.key, now))
        places = {one.place for one in self.carried}
        found = []
        for holder, key, first, now in objects.changes():
            place = id(holder.target), key
            if place in places or key in OF_WEIGHTS and isinstance(holder.target, nn.RNNBase):
                continue
            if place in self.dropped and objects.is_read(holder, key, first):
                raise TraceError(
                    f"code keeps a tensor as {holder.name(key)} in one step and reads it in a "
                    "later one; let it be a tensor of the same shape from the beginning, such as a "
                    "buffer",
                    objects.set_at.get(place),
                )
            leaves, spec = pytree.tree_flatten(None if now is MISSING else now)
            values = [
                constant_of(leaf) if isinstance(leaf, FakeTensor) else leaf for leaf in leaves
            ]
            if not any(isinstance(leaf, FakeTensor) for leaf in leaves):
                if not has_traced(now):
                    effects.append((holder, key, now))
                continue
            if all(
                value is not None
                for value, leaf in zip(values, leaves)
                if isinstance(leaf, FakeTensor)
            ) and not is_tensors(first):
                effects.append((holder, key, pytree.tree_unflatten(values, spec)))
            elif not objects.is_read(holder, key, first):
                self.dropped[place] = holder.name(key)
                effects.append((holder, key, Lost(holder.name(key), objects.set_at.get(place))))
            elif isinstance(holder, Sequence) and first is MISSING:
                raise TraceError(
                    f"code appends a tensor to {holder.path} in each step, and a graph has a fixed "
                    "number of tensors; return it among the results",
                    objects.set_at.get(place),
                )
            else:
                found.append(self.carry(holder, key, first, leaves, spec, state_names))
        found += self.constants(objects, state_names)
        written = self.changed_states(state_names) - self.written
        if found or written:
            self.carried += found
            self.written |= written
            raise Again("tensors are kept")
        return new, effects

    def changed_states(self, names: list[str]) -> set[str]:
        """Returns the states, the first inputs of the trace, that it changes in place."""
        graph = get_proxy_mode().tracer.graph
        inputs = {
            node: name
            for node, name in zip((n for n in graph.nodes if n.op == "placeholder"), names)
        }
        return {inputs[node] for node, _ in mutations.changed_roots(graph) if node in inputs}

    def constants(self, objects: Objects, state_names: list[str]) -> list[Carried]:
        """Returns what carries the tensors that would be constants of the graph, but that it
        changes in place, or that are parameters and buffers of a module beside the model."""
        tracer = get_proxy_mode().tracer
        nodes = [
            node
            for node in tracer.graph.nodes
            if node.op == "get_attr" and isinstance(getattr(tracer.root, node.target), torch.Tensor)
        ]
        if not nodes:
            return []
        if sparse := [
            value
            for node in nodes
            if (value := getattr(tracer.root, node.target)).layout != torch.strided
        ]:
            name = (
                place[0].name(place[1]) if (place := objects.place_of(sparse[0])) else "a constant"
            )
            raise TraceError(
                f"{name} is a sparse tensor, and a graph has dense constants; keep its to_dense(), "
                f"or indices and values"
            )
        changed = dict(mutations.changed_roots(tracer.graph, "get_attr"))
        names = {node.target for node in changed}
        places = {}
        for node in nodes:
            place = objects.place_of(getattr(tracer.root, node.target))
            if place and (node.target in names or isinstance(place[0], Modules)):
                places[id(place[0].target), place[1]] = place
            elif node in changed:
                raise TraceError(
                    "the step changes a tensor in place that is neither a state nor reachable from "
                    "the model and the loss; let it be a buffer of the model",
                    origins.place_in(changed[node].meta.get("stack_trace")),
                )
        return [
            self.carry(holder, key, value, None, None, state_names)
            for holder, key, value in places.values()
        ]

    def carry(self, holder, key, first, leaves, spec, state_names) -> Carried:
        """Returns what carries a value that is `leaves` after a step, and `first` before it."""
        if is_tensors(first):
            leaves, spec = pytree.tree_flatten(first)
        else:
            with _disable_current_modes():
                leaves = [
                    torch.zeros(tuple(leaf.shape), dtype=leaf.dtype)
                    if isinstance(leaf, torch.Tensor)
                    else leaf
                    for leaf in leaves
                ]
        count = sum(isinstance(leaf, torch.Tensor) for leaf in leaves)
        name = holder.name(key)
        while name in state_names or any(name in one.names for one in self.carried):
            name += "_"
        return Carried(
            holder,
            key,
            [name] if count == 1 else [f"{name}.{i}" for i in range(count)],
            leaves,
            spec,
        )
