"""Reads at several indices with open sizes, lowered here: torch-mlir has no lowering of them, and
reads at a row's own number as at any other index. `mark` makes them ops of dp, of which
routine_calls.py makes linalg.generic."""

from __future__ import annotations

from typing import Any

import torch
from iree.compiler import ir

from dp.torch._mlir import extents, index_places, routine_calls, routines
from dp.torch._mlir.update_names import read, written
from dp.torch._tensors.open_sizes import sizes_of

aten = torch.ops.aten
PREFIX = "index_read__"
OWN = "own"


def op_of(places: index_places.Places) -> Any:
    """Returns dp's op of a read. A dimension that counts the rows has no index; it is that of the
    result with this number."""
    columns = (written(c.dims) if c.counts is None else f"{OWN}{c.counts}" for c in places.columns)
    name = PREFIX + "__".join((str(places.lead), str(len(places.shape)), *columns))
    if not hasattr(torch.ops.dp, name):
        count = sum(column.counts is None for column in places.columns)
        given = "".join(f", Tensor index{i}" for i in range(count))
        routines.LIBRARY.define(f"{name}(Tensor x{given}) -> Tensor")
    return getattr(torch.ops.dp, name).default


def mark(graph: torch.fx.Graph) -> None:
    """Makes each read at several indices with open sizes an op of dp."""
    for node in list(graph.nodes):
        if node.target is not aten.index.Tensor:
            continue
        x, given = node.args
        of_indices = [sizes_of(n.meta["val"].shape) for n in given if n is not None]
        shape = sizes_of(x.meta["val"].shape)
        is_open = any(not isinstance(size, int) for s in (shape, *of_indices) for size in s)
        places = index_places.places_of(shape, given) if is_open and len(of_indices) > 1 else None
        if places is not None:
            left = (column.node for column in places.columns if column.counts is None)
            node.target, node.args = op_of(places), (x, *left)


def wrapped(index: ir.Value, size: ir.Value) -> ir.Value:
    """Counts negative indices from the end."""
    is_negative = ir.Operation.create(
        "arith.cmpi",
        results=[ir.IntegerType.get_signless(1)],
        operands=[index, index_places.index_constant(0)],
        attributes={"predicate": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 2)},
    ).result
    moved = ir.Operation.create("arith.addi", results=[index.type], operands=[index, size]).result
    return ir.Operation.create(
        "arith.select", results=[index.type], operands=[is_negative, moved, index]
    ).result


def build(name: str, _: ir.Operation, call: ir.Operation) -> list[ir.Value]:
    """Makes linalg.generic of a call, at the current place."""
    x, *given = call.operands
    lead, rank, *columns = name.removeprefix(PREFIX).split("__")
    lead, rank = int(lead), int(rank)
    own = {i: int(c.removeprefix(OWN)) for i, c in enumerate(columns) if c.startswith(OWN)}
    maps = [
        [None if dim is None else lead + dim for dim in read(c)]
        for i, c in enumerate(columns)
        if i not in own
    ]
    shape = ir.RankedTensorType(x.type).shape
    sizes = [
        extents.size_of(dim, [x]) if shape[dim] < 0 else index_places.index_constant(shape[dim])
        for dim in range(len(shape))
    ]
    out = ir.RankedTensorType(call.results[0].type)
    dynamic = []
    for dim in range(out.rank):
        if not out.is_dynamic_dim(dim):
            continue
        if lead <= dim < lead + rank:
            at = next((i for i, counts in own.items() if lead + counts == dim), None)
            dynamic.append(
                sizes[lead + at]
                if at is not None
                else next(
                    extents.size_of(dims.index(dim), [index])
                    for index, dims in zip(given, maps)
                    if dim in dims
                )
            )
        else:
            dynamic.append(sizes[dim if dim < lead else dim - rank + len(columns)])
    empty = ir.Operation.create("tensor.empty", results=[out], operands=dynamic).result
    made, block = index_places.generic(given, maps, empty)
    with ir.InsertionPoint(block):
        numbers = iter(list(block.arguments)[:-1])
        places = [index_places.loop_index(dim) for dim in range(lead)]
        places += [
            index_places.loop_index(lead + own[i])
            if i in own
            else wrapped(index_places.to_index(next(numbers)), sizes[lead + i])
            for i in range(len(columns))
        ]
        places += [index_places.loop_index(dim) for dim in range(lead + rank, out.rank)]
        element = ir.Operation.create(
            "tensor.extract", results=[out.element_type], operands=[x, *places]
        ).result
        ir.Operation.create("linalg.yield", operands=[element])
    return [made.result]


routine_calls.BUILDERS[PREFIX] = build
