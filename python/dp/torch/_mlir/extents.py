"""Tensors for the results of ops, with the sizes that only a run knows."""

from __future__ import annotations

from collections.abc import Sequence

from iree.compiler import ir


class UnknownSize(Exception):
    """No operand of an op has an open size of its result."""


def empty(
    type: ir.RankedTensorType, operands: Sequence[ir.Value], *, lead: bool = False
) -> ir.Value:
    """Returns a tensor.empty at the current place. An open dimension has the size of the first
    operand in which it is open, too: dimensions correspond from the last one, or with `lead` from
    the first. Raises UnknownSize if there is none."""
    sizes = [
        size_of(dim if lead else dim - type.rank, operands)
        for dim in range(type.rank)
        if type.is_dynamic_dim(dim)
    ]
    return ir.Operation.create("tensor.empty", results=[type], operands=sizes).result


def size_of(dim: int, operands: Sequence[ir.Value]) -> ir.Value:
    """Returns the size of a dimension, a negative one counted from the end, of the first operand in
    which it is open."""
    for operand in operands:
        type = ir.RankedTensorType(operand.type)
        at = dim + type.rank if dim < 0 else dim
        if 0 <= at < type.rank and type.is_dynamic_dim(at):
            index = ir.IndexType.get()
            value = {"value": ir.IntegerAttr.get(index, at)}
            place = ir.Operation.create("arith.constant", results=[index], attributes=value)
            sizes = [operand, place.result]
            return ir.Operation.create("tensor.dim", results=[index], operands=sizes).result
    raise UnknownSize
