"""Places of extrema: torch-mlir's reductions pass over NaN, PyTorch's name the place of the first
one."""

from iree.compiler import ir

from dp.torch._mlir import elementwise_bodies, routine_calls

ORDERED = {2: "maximum", 4: "minimum"}
"""By the predicate of arith.cmpf, ogt or olt, what is sought."""


def is_choice_of_place(compare):
    """Whether a comparison chooses between the place of an element and that of the best one
    before."""
    users = [use.owner for use in compare.results[0].uses]
    block = compare.operation.block
    return (
        ir.IntegerAttr(compare.attributes["predicate"]).value in ORDERED
        and len(users) == 1
        and users[0].name == "arith.select"
        and str(users[0].results[0].type) == "i64"
        and any(op.name == "linalg.index" for op in block.operations)
        and any(op.name in ("arith.maximumf", "arith.minimumf") for op in block.operations)
    )


def take_nans(module):
    """Lets reductions to a place take the first NaN: an element that is one, after others that are
    none, is the best."""
    for compare in routine_calls.walk(module, lambda op: op.name == "arith.cmpf"):
        if not is_choice_of_place(compare):
            continue
        element, best = compare.operands
        select = next(iter(compare.results[0].uses)).owner
        with ir.InsertionPoint(select), compare.location:

            def order(x, predicate):
                return elementwise_bodies.compare_floats(predicate, x, x)

            first = elementwise_bodies.both(
                "bool", order(element, "unordered"), order(best, "ordered")
            )
            select.operands[0] = elementwise_bodies.either("bool", compare.results[0], first)
