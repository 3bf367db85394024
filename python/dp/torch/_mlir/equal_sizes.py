"""Sizes that arguments share, said to the compiler: it knows which dimensions count rows, but not
that inputs and targets have as many tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from iree.compiler import ir

from dp.torch._mlir import extents


def insert(
    function: ir.Operation,
    names: Sequence[str],
    numbers: Mapping[tuple[str, int], int],
    rows: Mapping[str, int | None],
) -> None:
    """Begins a function of the arguments `names` with a check of each dimension that has the size
    of an earlier one. `numbers`: of the open sizes, by argument and dimension. `rows`: the
    dimension of the rows of an argument that is scattered."""
    block = function.regions[0].blocks[0]
    arguments = dict(zip(names, block.arguments, strict=True))
    first: dict[int, tuple[str, int]] = {}
    with ir.InsertionPoint.at_block_begin(block), function.location:
        for (name, dim), number in numbers.items():
            if not ir.RankedTensorType(arguments[name].type).is_dynamic_dim(dim):
                continue
            other, at = first.setdefault(number, (name, dim))
            both_rows = rows.get(name) == dim and rows.get(other) == at
            if (name, dim) == (other, at) or both_rows:
                continue
            size, like = (extents.size_of(d, [arguments[n]]) for n, d in ((name, dim), (other, at)))
            bit = ir.IntegerType.get_signless(1)
            equal = {"predicate": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 0)}
            same = ir.Operation.create(
                "arith.cmpi", results=[bit], operands=[size, like], attributes=equal
            ).result
            message = f"dimension {dim} of {name} is not as long as dimension {at} of {other}"
            attributes = {"msg": ir.StringAttr.get(message)}
            ir.Operation.create("cf.assert", operands=[same], attributes=attributes)
