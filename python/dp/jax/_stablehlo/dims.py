"""Folds tensor.dim to the extents of the entry's arguments, so that dp-compile sees which tensors
have the batch's rows.

Upstream folds a tensor.dim of some ops only, and none through loops. A carried value of JAX keeps
its shape.
"""

from __future__ import annotations

from dp.jax._stablehlo.compat import ir
from dp.jax._stablehlo.extents import create_dim, index_constant, is_dynamic
from dp.jax._stablehlo.inlining import ops_in


class Dims:
    """The extents of values of one function."""

    def __init__(self, entry, places: dict[str, list[tuple[int, int]]]):
        """`places`: per dimension variable the arguments and dimensions that have this extent."""
        self.block = entry.regions[0].blocks[0]
        with ir.InsertionPoint.at_block_begin(self.block), ir.Location.unknown():
            self.extents = {}
            for (number, dim), *others in places.values():
                extent = create_dim(self.block.arguments[number], dim)
                for place in [(number, dim), *others]:
                    self.extents[place] = extent
        self.memory = {}

    def of(self, value, dim):
        """Returns an extent as an int or a value that dominates the value; None if it is not
        known."""
        known = ir.RankedTensorType(value.type).shape[dim]
        if not is_dynamic(known):
            return known
        owner = value.owner
        if isinstance(owner, ir.Block):
            return self._of_argument(owner, ir.BlockArgument(value).arg_number, dim)
        op, number = owner.operation, ir.OpResult(value).result_number
        sizes = {
            "tensor.empty": "",
            "tensor.expand_shape": "static_output_shape",
            "tensor.extract_slice": "static_sizes",
        }
        if op.name in sizes:
            return self._dynamic_operand(op, dim, sizes[op.name])
        if op.name.startswith("linalg."):
            inits = (
                ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"])[1]
                if "operandSegmentSizes" in op.attributes
                else 1
            )
            return self.of(list(op.operands)[len(op.operands) - inits + number], dim)
        if op.name in ("scf.for", "scf.while"):
            return self.of(list(op.operands)[number + (3 if op.name == "scf.for" else 0)], dim)
        if op.name == "scf.if":
            return self.of(list(list(op.regions[0].blocks[0].operations)[-1].operands)[number], dim)
        if op.name in ("tensor.cast", "tensor.insert_slice", "tensor.insert"):
            return self.of(op.operands[1 if op.name == "tensor.insert_slice" else 0], dim)
        return None

    def _of_argument(self, block, number, dim):
        if block == self.block:
            return self.extents.get((number, dim))
        parent = block.owner
        if parent.name == "scf.for":
            return self.of(list(parent.operands)[3 + number - 1], dim)
        if parent.name == "scf.while":
            return self.of(list(parent.operands)[number], dim)
        return None

    @staticmethod
    def _dynamic_operand(op, dim, attribute):
        """Returns the operand that is the extent of a result: the last operands are those of
        dynamic extents."""
        shape = ir.RankedTensorType(op.results[0].type).shape
        static = list(ir.DenseI64ArrayAttr(op.attributes[attribute])) if attribute else list(shape)
        if len(static) != len(shape):
            return None  # A slice that reduces the rank.
        if not is_dynamic(static[dim]):
            return static[dim]
        operands = list(op.operands)
        if attribute == "static_sizes":
            segments = list(ir.DenseI32ArrayAttr(op.attributes["operandSegmentSizes"]))
            operands = operands[: sum(segments[:3])]
        after = sum(map(is_dynamic, static[dim:]))
        return operands[len(operands) - after]

    def dominates(self, value, op):
        """Whether a value of the function's own block stands before an op."""
        owner = value.owner
        if isinstance(owner, ir.Block):
            return owner == self.block
        if owner.operation.block != self.block:
            return False
        while op.block != self.block:
            op = op.block.owner.operation
        return owner.operation.is_before_in_block(op)


def is_constant(value) -> bool:
    return not isinstance(value.owner, ir.Block) and value.owner.name == "arith.constant"


def fold_dims(entry, places: dict[str, list[tuple[int, int]]]):
    """Replaces each tensor.dim of the function whose extent is known."""
    dims = Dims(entry, places)
    of_extents = {value.owner.operation for value in dims.extents.values()}
    for op in ops_in(entry):
        if op.name != "tensor.dim" or op in of_extents or not is_constant(op.operands[1]):
            continue
        extent = dims.of(
            op.operands[0], ir.IntegerAttr(op.operands[1].owner.attributes["value"]).value
        )
        if isinstance(extent, int):
            with ir.InsertionPoint(op), op.location:
                extent = index_constant(extent)
        elif extent is None or extent == op.results[0] or not dims.dominates(extent, op):
            continue
        op.results[0].replace_all_uses_with(extent)
        op.erase()
