"""The places that the indices of index and index_put with open sizes name.

An index that counts the elements of its dimension, x[arange(len(x)), i], is the number of the row
itself: a device then reads and updates its own rows.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import torch
from iree.compiler import ir

from dp.torch._mlir import extents, indices
from dp.torch._tensors.open_sizes import sizes_of

INTEGERS = (torch.int8, torch.int16, torch.int32, torch.int64)
PARALLEL = "#linalg.iterator_type<parallel>"


@dataclasses.dataclass(frozen=True)
class Column:
    """An index of one dimension."""

    node: torch.fx.Node
    dims: tuple[int | None, ...]
    """By dimension of the index: that of all indices together, None if it is repeated."""
    counts: int | None
    """The dimension of all indices together whose number the index is."""


@dataclasses.dataclass(frozen=True)
class Places:
    lead: int
    """The number of dimensions before the indexed ones."""
    shape: tuple
    """Of all indices together."""
    columns: tuple[Column, ...]


def repeated_shape(shapes: Sequence[tuple]) -> tuple | None:
    """Returns the shape to which all are repeated; None if sizes are not known to be equal."""
    rank, common = max(map(len, shapes)), []
    for dim in range(-rank, 0):
        sizes = {shape[dim] for shape in shapes if len(shape) >= -dim} - {1}
        if len(sizes) > 1:
            return None
        common.append(sizes.pop() if sizes else 1)
    return tuple(common)


def places_of(shape: tuple, given: Sequence[torch.fx.Node | None]) -> Places | None:
    """Returns the places of indices of a tensor of this shape; None if they are masks, if a
    dimension between them has none, or if they have no common shape."""
    at = [dim for dim, node in enumerate(given) if node is not None]
    if not at or at != list(range(at[0], at[-1] + 1)):
        return None
    nodes = [node for node in given if node is not None]
    if any(node.meta["val"].dtype not in INTEGERS for node in nodes):
        return None
    shapes = [sizes_of(node.meta["val"].shape) for node in nodes]
    common = repeated_shape(shapes)
    if common is None:
        return None
    columns: list[Column] = []
    for dim, node, own in zip(at, nodes, shapes):
        first = len(common) - len(own)
        dims = tuple(
            None if size == 1 and common[first + i] != 1 else first + i
            for i, size in enumerate(own)
        )
        several = [dim for dim, size in enumerate(own, first) if size != 1]
        is_own = len(several) == 1 and indices.counted(node) == shape[dim] == common[several[0]]
        is_free = is_own and all(column.counts != several[0] for column in columns)
        columns.append(Column(node, dims, several[0] if is_free else None))
    return Places(at[0], common, tuple(columns))


def index_constant(value: int) -> ir.Value:
    type = ir.IndexType.get()
    attributes = {"value": ir.IntegerAttr.get(type, value)}
    return ir.Operation.create("arith.constant", results=[type], attributes=attributes).result


def loop_index(dim: int) -> ir.Value:
    attributes = {"dim": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), dim)}
    return ir.Operation.create(
        "linalg.index", results=[ir.IndexType.get()], attributes=attributes
    ).result


def to_index(value: ir.Value) -> ir.Value:
    return ir.Operation.create(
        "arith.index_cast", results=[ir.IndexType.get()], operands=[value]
    ).result


def generic(
    operands: Sequence[ir.Value], maps: Sequence[Sequence[int | None]], empty: ir.Value
) -> tuple[ir.Operation, ir.Block]:
    """Makes a linalg.generic over all elements of `empty`, and its body. `maps`: the loop of each
    dimension of an operand, None for its first element."""
    rank = ir.RankedTensorType(empty.type).rank
    all_maps = [
        ir.AffineMap.get(
            rank,
            0,
            [
                ir.AffineConstantExpr.get(0) if dim is None else ir.AffineDimExpr.get(dim)
                for dim in dims
            ],
        )
        for dims in (*maps, range(rank))
    ]
    made = ir.Operation.create(
        "linalg.generic",
        results=[empty.type],
        operands=[*operands, empty],
        regions=1,
        attributes={
            "indexing_maps": ir.ArrayAttr.get([ir.AffineMapAttr.get(m) for m in all_maps]),
            "iterator_types": ir.ArrayAttr.get([ir.Attribute.parse(PARALLEL)] * rank),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([len(operands), 1]),
        },
    )
    types = [ir.RankedTensorType(value.type).element_type for value in (*operands, empty)]
    block = made.regions[0].blocks.append(*types, arg_locs=[made.location] * len(types))
    return made, block


def join(
    columns: Sequence[ir.Value], maps: Sequence[Sequence[int | None]], like: ir.Value, rank: int
) -> ir.Value:
    """Returns the indices of an update with a number for each column in the last dimension, without
    that for a single one. The `rank` other dimensions are the first ones of `like`, in which
    columns are repeated."""
    shape = list(ir.RankedTensorType(like.type).shape[:rank])
    sizes = [extents.size_of(dim, [like]) for dim, size in enumerate(shape) if size < 0]
    if len(columns) > 1:
        shape = [*shape, len(columns)]
    type = ir.RankedTensorType.get(shape, ir.IndexType.get())
    empty = ir.Operation.create("tensor.empty", results=[type], operands=sizes).result
    made, block = generic(columns, maps, empty)
    with ir.InsertionPoint(block):
        numbers = [to_index(value) for value in list(block.arguments)[:-1]]
        found = numbers[0]
        for at, number in enumerate(numbers[1:], 1):
            is_this = ir.Operation.create(
                "arith.cmpi",
                results=[ir.IntegerType.get_signless(1)],
                operands=[loop_index(rank), index_constant(at)],
                attributes={"predicate": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 0)},
            ).result
            found = ir.Operation.create(
                "arith.select", results=[found.type], operands=[is_this, number, found]
            ).result
        ir.Operation.create("linalg.yield", operands=[found])
    return made.result
