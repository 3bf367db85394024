"""Extents that a module of JAX computes from its dimension variables, as index values and
constants."""

from __future__ import annotations

from dp.jax._stablehlo.compat import ir

Extent = int | ir.Value

# Ops on extents: integers >= 0.
_ARITHMETIC = {
    "stablehlo.add": "arith.addi",
    "stablehlo.subtract": "arith.subi",
    "stablehlo.multiply": "arith.muli",
    "stablehlo.maximum": "arith.maxsi",
    "stablehlo.minimum": "arith.minsi",
}


def index_constant(number: int):
    type = ir.IndexType.get()
    return ir.Operation.create(
        "arith.constant", results=[type], attributes={"value": ir.IntegerAttr.get(type, number)}
    ).result


def index_value(extent: Extent):
    return index_constant(extent) if isinstance(extent, int) else extent


def create_dim(tensor, dim: int):
    return ir.Operation.create(
        "tensor.dim", results=[ir.IndexType.get()], operands=[tensor, index_constant(dim)]
    ).result


def is_dynamic(extent: int) -> bool:
    return extent == ir.ShapedType.get_dynamic_size()


def _read(tensor, *places):
    """Reads a number of an integer tensor in the program."""
    type = ir.RankedTensorType(tensor.type)
    number = ir.Operation.create(
        "tensor.extract",
        results=[type.element_type],
        operands=[tensor, *map(index_constant, places)],
    ).result
    if isinstance(type.element_type, ir.IndexType):
        return number
    return ir.Operation.create(
        "arith.index_cast", results=[ir.IndexType.get()], operands=[number]
    ).result


def _is_same(left: Extent, right: Extent) -> bool:
    """Whether two extents are one: a number, a value, or that of one dimension."""
    if isinstance(left, int) or isinstance(right, int):
        return isinstance(left, int) and isinstance(right, int) and left == right
    ops = [extent.owner for extent in (left, right)]
    if left == right or any(isinstance(op, ir.Block) or op.name != "tensor.dim" for op in ops):
        return left == right
    return ops[0].operands[0] == ops[1].operands[0] and scalar_constant(
        ops[0].operands[1]
    ) == scalar_constant(ops[1].operands[1])


def scalar_constant(value) -> int | None:
    """Returns the integer that a value of arith.constant is."""
    owner = value.owner
    return (
        None
        if isinstance(owner, ir.Block) or owner.name != "arith.constant"
        else ir.IntegerAttr(owner.attributes["value"]).value
    )


def combine(name: str, left: Extent, right: Extent) -> Extent:
    """Returns what an op of _ARITHMETIC computes, simplified as far as the numbers of a slice of a
    whole dimension need."""
    if isinstance(left, int) and isinstance(right, int):
        return {
            "add": left + right,
            "subtract": left - right,
            "multiply": left * right,
            "maximum": max(left, right),
            "minimum": min(left, right),
        }[name.split(".")[1]]
    if name == "stablehlo.subtract" and _is_same(left, right):
        return 0
    if name == "stablehlo.add" and 0 in [e for e in (left, right) if isinstance(e, int)]:
        return right if isinstance(left, int) else left
    return ir.Operation.create(
        _ARITHMETIC[name],
        results=[ir.IndexType.get()],
        operands=[index_value(left), index_value(right)],
    ).result


def scalar_extent(tensor) -> Extent:
    """Returns what a tensor of one integer holds; makes ops at the insertion point."""
    op = tensor.owner
    if isinstance(op, ir.Block):
        return _read(tensor, *[0] * ir.RankedTensorType(tensor.type).rank)
    if op.name == "stablehlo.constant":
        return int(ir.DenseIntElementsAttr(op.attributes["value"])[0])
    if op.name in ("stablehlo.convert", "stablehlo.reshape", "stablehlo.broadcast_in_dim"):
        return scalar_extent(op.operands[0])
    if op.name == "stablehlo.get_dimension_size":
        return create_dim(op.operands[0], ir.IntegerAttr(op.attributes["dimension"]).value)
    if op.name in _ARITHMETIC:
        return combine(op.name, *map(scalar_extent, op.operands))
    return _read(tensor, *[0] * ir.RankedTensorType(tensor.type).rank)


def vector_extents(tensor) -> list[Extent]:
    """Returns what a vector of integers holds; makes ops at the insertion point."""
    op, size = tensor.owner, ir.RankedTensorType(tensor.type).shape[0]
    if not isinstance(op, ir.Block):
        if op.name == "stablehlo.concatenate":
            return [extent for operand in op.operands for extent in vector_extents(operand)]
        if op.name == "stablehlo.constant":
            return [int(n) for n in ir.DenseIntElementsAttr(op.attributes["value"])]
        if op.name == "stablehlo.convert":
            return vector_extents(op.operands[0])
        if op.name in _ARITHMETIC:
            return [
                combine(op.name, left, right)
                for left, right in zip(*map(vector_extents, op.operands))
            ]
        if op.name == "stablehlo.clamp" and ir.RankedTensorType(op.operands[0].type).rank == 1:
            return [
                combine("stablehlo.minimum", combine("stablehlo.maximum", value, low), high)
                for low, value, high in zip(*map(vector_extents, op.operands))
            ]
        if op.name == "shape.shape_of":
            source = op.operands[0]
            return [
                create_dim(source, i) if is_dynamic(n) else n
                for i, n in enumerate(ir.RankedTensorType(source.type).shape)
            ]
    if size == 1:
        return [scalar_extent(tensor)]
    return [_read(tensor, i) for i in range(size)]


def shape_extents(type, tensor) -> list[Extent]:
    """Returns the extents of a type; those that it does not know are in the vector `tensor`."""
    return [
        computed if is_dynamic(known) else known
        for known, computed in zip(type.shape, vector_extents(tensor))
    ]


def shape_vector(extents: list[Extent]):
    """Returns a vector of the extents that later folds can see through."""
    type = ir.RankedTensorType.get([len(extents)], ir.IndexType.get())
    return ir.Operation.create(
        "tensor.from_elements", results=[type], operands=[index_value(e) for e in extents]
    ).result
