"""An optimizer's update of a parameter as one op, while a step is traced. rewriting.py puts its
graph in the op's place."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Hashable, Iterator
from typing import Any

import torch
from torch._guards import detect_fake_mode
from torch._subclasses import FakeTensor
from torch.fx.experimental.proxy_tensor import get_proxy_mode, get_proxy_slot, has_proxy_slot
from torch.utils import _pytree as pytree

from dp.torch._graph import subgraph_cache
from dp.torch._graph.nodes import Made, Results, add
from dp.torch._graph.subgraphs import Node, Subgraph, form, trace
from dp.torch._tensors.open_sizes import sizes_of

LIBRARY = torch.library.Library("dp", "FRAGMENT")
LIBRARY.define("update(Tensor[] operands, int kind) -> Tensor[]")


def form_of_any_shape(value: Any) -> Hashable:
    """Returns what an update that looks at no shape sees of an operand: the form, without the
    sizes of a contiguous tensor that has some."""
    if isinstance(value, torch.Tensor) and value.ndim and value.is_contiguous():
        return (value.dtype, sizes_of((value.storage_offset(),)), value.is_conj(), value.is_neg())
    return form(value)


class Kinds:
    """The updates that a trace has met. Those of one kind have one graph."""

    def __init__(self) -> None:
        self.subgraphs: list[Subgraph] = []
        self.given: list[list[tuple]] = []
        """By the number of a subgraph: the dtypes and shapes of its operands."""
        self.numbers: dict[Hashable, int] = {}
        self.of_any_shape: dict[Hashable, Subgraph] = {}
        self.results: dict[int, Results] = {}

    def results_of(self, kind: int) -> Results:
        if kind not in self.results:
            subgraph = self.subgraphs[kind]
            values = [subgraph.meta_of(value) for value in subgraph.results]
            self.results[kind] = Results(
                tuple(Made(v.dtype, v.device, v.shape, v.stride()) for v in values), list
            )
        return self.results[kind]

    def call(
        self,
        name: Hashable,
        function: Callable,
        operands: Any,
        is_kept: bool,
        notes: Callable[[], Any],
        any_shape: bool = False,
    ) -> tuple[Any, Any]:
        """Returns function(*operands), trees of tensors, and what `notes` returned after the
        function's trace. `name` tells functions apart; those that `is_kept` also in later traces.
        `any_shape`: the function does not look at the sizes of its operands."""
        tensors, spec = pytree.tree_flatten(operands)
        key = name, spec, *map(form, tensors)
        if key not in self.numbers:

            def of_tensors(*tensors_of_trace):
                return function(*pytree.tree_unflatten(tensors_of_trace, spec))

            fake = detect_fake_mode(tensors)

            alike = (name, spec, *map(form_of_any_shape, tensors))

            def traced():
                if any_shape and alike in self.of_any_shape:
                    found = self.of_any_shape[alike].of_operands(tensors, fake)
                    if found is not None:
                        return found
                if (subgraph := trace(of_tensors, tensors, fake, has_leaves=True)) is None:
                    raise NotImplementedError(f"the optimizer's update of {name} has no result")
                subgraph.notes = notes()
                return subgraph

            self.subgraphs.append(
                subgraph_cache.CACHE.of(
                    (subgraph_cache.environment(), key) if is_kept else None, fake, traced
                )
            )
            self.given.append([(t.dtype, t.shape) for t in tensors])
            self.numbers[key] = len(self.subgraphs) - 1
            self.of_any_shape.setdefault(alike, self.subgraphs[-1])
        kind = self.numbers[key]
        subgraph = self.subgraphs[kind]
        return pytree.tree_unflatten(call(tensors, kind), subgraph.spec), subgraph.notes


class OtherOperands(Exception):
    """A rewritten graph has operands of another dtype or shape for an update, of which it would
    need another graph."""


current: Kinds | None = None
"""Those of the trace that runs."""


@contextlib.contextmanager
def known() -> Iterator[None]:
    """While a step is traced, its updates are those of kinds."""
    global current
    before, current = current, Kinds()
    try:
        yield
    finally:
        current = before


def of_kind(kind: int) -> Subgraph:
    assert current is not None, "an update outside of a trace"
    return current.subgraphs[kind]


@torch.library.register_fake("dp::update", lib=LIBRARY)
def results_of(operands, kind):
    subgraph = of_kind(kind)
    assert current is not None
    if [(t.dtype, t.shape) for t in operands] != current.given[kind]:
        raise OtherOperands
    values = [subgraph.meta_of(value) for value in subgraph.results]
    return [
        torch.empty_strided(v.shape, v.stride(), dtype=v.dtype, device=v.device) for v in values
    ]


def call(tensors: list[Any], kind: int) -> list[torch.Tensor]:
    """Calls the op. A trace of its own tensors notes it without PyTorch's dispatch, which took half
    the time of the trace of a step with a few hundred parameters."""
    mode = get_proxy_mode()
    tracer = mode and mode.tracer
    if tracer is None or not all(
        type(t) is FakeTensor and has_proxy_slot(t, tracer) and not t._has_symbolic_sizes_strides
        for t in tensors
    ):
        return torch.ops.dp.update(tensors, kind)
    assert current is not None
    operands = [get_proxy_slot(t, tracer).proxy.node for t in tensors]
    call = torch.ops.dp.update.default, (operands, kind), {}, "update"
    return add(tracer, call, current.results_of(kind), tensors[0].fake_mode, [])


def is_update(node: Node) -> bool:
    return node.target is torch.ops.dp.update.default


def subgraph_of(node: Node) -> Subgraph:
    return of_kind(node.args[1])
