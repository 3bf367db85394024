"""index_put with open sizes, lowered here: torch-mlir repeats indices and values to one shape, and
takes an open size for 1 where there are several. `mark` makes them ops of dp, of which
routine_calls.py makes dp.index_update."""

from __future__ import annotations

from typing import Any

import torch
from iree.compiler import ir

from dp.torch._mlir import routine_calls, routines
from dp.torch._tensors.open_sizes import sizes_of

aten = torch.ops.aten
PREFIX = "index_update__"
KINDS = {"add": 0}
"""Numbers of DP_ReductionKind."""
INTEGERS = (torch.int8, torch.int16, torch.int32, torch.int64)


def op_of(kind: str) -> Any:
    """Returns dp's op of an update of a tensor's first dimension."""
    if not hasattr(torch.ops.dp, PREFIX + kind):
        routines.LIBRARY.define(f"{PREFIX}{kind}(Tensor x, Tensor index, Tensor values) -> Tensor")
    return getattr(torch.ops.dp, PREFIX + kind).default


def mark(graph: torch.fx.Graph) -> None:
    """Makes each index_put of rows with open sizes an op of dp."""
    for node in list(graph.nodes):
        if node.target is not aten.index_put.default:
            continue
        x, indices, values, *accumulate = node.args
        if len(indices) != 1:
            continue
        shapes = [sizes_of(n.meta["val"].shape) for n in (x, *indices, values)]
        is_open = any(not isinstance(size, int) for shape in shapes for size in shape)
        is_whole = shapes[2] == shapes[1] + shapes[0][1:]
        if is_open and is_whole and indices[0].meta["val"].dtype in INTEGERS:
            kind = "add" if accumulate and accumulate[0] else "last"
            node.target, node.args = op_of(kind), (x, indices[0], values)


def build(name: str, _: ir.Operation, call: ir.Operation) -> list[ir.Value]:
    """Makes dp.index_update of a call, at the current place."""
    x, index, values = call.operands
    attributes = {"dims": ir.DenseI64ArrayAttr.get([0]), "batching": ir.DenseI64ArrayAttr.get([])}
    if (kind := KINDS.get(name.removeprefix(PREFIX))) is not None:
        attributes["kind"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), kind)
    made = ir.Operation.create(
        "dp.index_update",
        results=[call.results[0].type],
        operands=[values, x, index],
        attributes=attributes,
    )
    return [made.result]


routine_calls.BUILDERS[PREFIX] = build
