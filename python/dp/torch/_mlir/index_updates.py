"""Updates at indices with open sizes, lowered here: torch-mlir repeats indices and values of
index_put to one shape, and takes an open size for 1 where there are several. Of scatter it makes
one loop over all elements, which no device can take a part of. `mark` and the decompositions of
scatters.py make them ops of dp, of which routine_calls.py makes dp.index_update."""

from __future__ import annotations

import torch
from iree.compiler import ir

from dp.torch._mlir import index_places, routine_calls
from dp.torch._mlir.update_names import PREFIX, op_of, read
from dp.torch._tensors.open_sizes import sizes_of

aten = torch.ops.aten
KINDS = {"add": 0, "mul": 1, "max": 2, "min": 3}
"""Numbers of DP_ReductionKind. Without a kind the last update of an element counts."""


def mark(graph: torch.fx.Graph) -> None:
    """Makes each index_put with open sizes an op of dp."""
    for node in list(graph.nodes):
        if node.target is not aten.index_put.default:
            continue
        x, given, values, *accumulate = node.args
        shape, of_values = (sizes_of(n.meta["val"].shape) for n in (x, values))
        of_indices = [sizes_of(n.meta["val"].shape) for n in given if n is not None]
        if all(isinstance(size, int) for s in (shape, of_values, *of_indices) for size in s):
            continue
        places = index_places.places_of(shape, given)
        if places is None or places.shape == ():
            continue
        lead, columns = places.lead, list(places.columns)
        if of_values != shape[:lead] + places.shape + shape[lead + len(columns) :]:
            continue
        if all(column.counts is not None for column in columns):  # An index is needed.
            columns[-1] = index_places.Column(columns[-1].node, columns[-1].dims, None)
        # Dimensions that count the rows come first.
        own = [column.counts for column in columns if column.counts is not None]
        order = own + [dim for dim in range(len(places.shape)) if dim not in own]
        if order != sorted(order):
            rest = range(lead + len(order), len(of_values))
            axes = [*range(lead), *(lead + dim for dim in order), *rest]
            with graph.inserting_before(node):
                moved = graph.call_function(aten.permute.default, (values, axes))
            moved.meta["val"] = values.meta["val"].permute(axes)
            values = moved
        at = {dim: lead + i for i, dim in enumerate(order)}
        left = [(lead + i, c) for i, c in enumerate(columns) if c.counts is None]
        own_dims = [lead + i for i, c in enumerate(columns) if c.counts is not None]
        maps = [[None if d is None else at[d] for d in c.dims] for _, c in left]
        counted = range(lead + len(order))
        maps = [] if maps == [list(counted)] else maps
        kind = "add" if accumulate and accumulate[0] else "last"
        batching = [*range(lead), *own_dims]
        node.target = op_of(kind, [dim for dim, _ in left], batching, maps, counted)
        node.args = (x, *(c.node for _, c in left), values)


def build(name: str, _: ir.Operation, call: ir.Operation) -> list[ir.Value]:
    """Makes dp.index_update of a call, at the current place."""
    x, *given, values = call.operands
    kind, *parts = name.removeprefix(PREFIX).split("__")
    dims, batching, *maps = map(read, parts)
    index = given[0]
    if maps:
        counted, *maps = maps
        index = index_places.join(given, maps, values, len(counted))
    attributes = {
        "dims": ir.DenseI64ArrayAttr.get(dims),
        "batching": ir.DenseI64ArrayAttr.get(batching),
    }
    if kind in KINDS:
        attributes["kind"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), KINDS[kind])
    made = ir.Operation.create(
        "dp.index_update",
        results=[call.results[0].type],
        operands=[values, x, index],
        attributes=attributes,
    )
    return [made.result]


routine_calls.BUILDERS[PREFIX] = build
