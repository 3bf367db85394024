"""The ops of elementwise.py behind torch-mlir's passes: `build` makes linalg.generic of their
calls.

elementwise_bodies.py and elementwise_loops.py have what is done with each element.
"""

from iree.compiler import ir

from dp.torch._mlir import (
    elementwise,
    elementwise_bodies,
    elementwise_loops,  # noqa: F401 It registers the bodies with loops.
    extents,
    routine_calls,
)


def indexing_map(shape, result):
    """Returns the map from the places of a result to those of an operand, whose dimensions of size
    1 are repeated."""
    lead = len(result) - len(shape)
    places = [
        ir.AffineConstantExpr.get(0)
        if size == 1 and result[lead + i] != 1
        else ir.AffineDimExpr.get(lead + i)
        for i, size in enumerate(shape)
    ]
    return ir.AffineMap.get(len(result), 0, places)


def build(name, function, call):
    """Makes linalg.generic of a call of `function`, at the current place. `name` is that of the op.
    Returns its result."""
    operands, result = list(call.operands), call.results[0].type
    body, kinds, compute, after = name.removeprefix(elementwise.PREFIX).split("__")
    shapes = [ir.RankedTensorType(v.type).shape for v in operands]
    out = ir.RankedTensorType(result)
    empty = extents.empty(out, operands)
    maps = [indexing_map(shape, out.shape) for shape in (*shapes, out.shape)]
    generic = ir.Operation.create(
        "linalg.generic",
        results=[result],
        operands=[*operands, empty],
        regions=1,
        attributes={
            "indexing_maps": ir.ArrayAttr.get([ir.AffineMapAttr.get(m) for m in maps]),
            "iterator_types": ir.ArrayAttr.get(
                [ir.Attribute.parse("#linalg.iterator_type<parallel>")] * out.rank
            ),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([len(operands), 1]),
        },
    )
    types = [ir.RankedTensorType(v.type).element_type for v in (*operands, empty)]
    block = generic.regions[0].blocks.append(*types, arg_locs=[generic.location] * len(types))
    given, values = iter(block.arguments), []
    with ir.InsertionPoint(block):
        for i, kind in enumerate(kinds.split("_")):
            if kind == "number":
                values.append(elementwise_bodies.number(function.attributes[f"dp.{i}"], compute))
            else:
                wanted = "bool" if body == "where" and i == 0 else compute
                values.append(elementwise_bodies.convert(next(given), kind, wanted))
        value, kind = elementwise_bodies.compute(body, compute, values)
        ir.Operation.create(
            "linalg.yield", operands=[elementwise_bodies.convert(value, kind, after)]
        )
    return [generic.result]


routine_calls.BUILDERS[elementwise.PREFIX] = build
