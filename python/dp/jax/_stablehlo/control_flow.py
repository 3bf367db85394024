"""Structured control flow of StableHLO as scf: while, if, case."""

from __future__ import annotations

from dp.jax._stablehlo.compat import ir


def _extract(value):
    """Returns the number that a tensor without dimensions holds."""
    element = ir.RankedTensorType(value.type).element_type
    return ir.Operation.create("tensor.extract", results=[element], operands=[value]).result


def _box(number, type):
    return ir.Operation.create("tensor.from_elements", results=[type], operands=[number]).result


def _constant(value, type):
    return ir.Operation.create(
        "arith.constant", results=[type], attributes={"value": ir.IntegerAttr.get(type, value)}
    ).result


def _yield_instead(block):
    """Replaces the block's stablehlo.return by scf.yield."""
    old = list(block.operations)[-1]
    values = list(old.operands)
    with ir.InsertionPoint(old), old.location:
        ir.Operation.create("scf.yield", operands=values)
    old.operation.erase()


def _splat(value):
    """Returns the integer that `value` is, if it is a constant."""
    op = value.owner
    if isinstance(op, ir.Block) or op.name != "stablehlo.constant":
        return None
    try:
        return int(ir.DenseIntElementsAttr(op.attributes["value"])[0])
    except ValueError:
        return None  # Floats.


def _is_outside(value, op):
    """Whether a value is defined outside of the op's regions."""
    block = value.owner if isinstance(value.owner, ir.Block) else value.owner.block
    while block is not None:
        parent = block.owner
        if parent == op:
            return False
        block = parent.block if parent is not None and parent.name != "builtin.module" else None
    return True


def _same(a, b):
    return isinstance(a, ir.Value) and isinstance(b, ir.Value) and ir.Value(a) == ir.Value(b)


def _counter(op):
    """Returns (number of the counter, bound) of a loop `for (; counter < bound; ++counter)`. The
    bound is a value outside of the loop or an integer. None if the loop has another form."""
    condition, body = op.regions[0].blocks[0], op.regions[1].blocks[0]
    test = list(condition.operations)[-1].operands[0].owner
    if (
        isinstance(test, ir.Block)
        or test.name != "stablehlo.compare"
        or "LT" not in str(test.attributes["comparison_direction"])
    ):
        return None
    if "compare_type" not in test.attributes or not str(test.attributes["compare_type"]).endswith(
        " SIGNED>"
    ):
        return None
    left, right = test.operands
    if not isinstance(left.owner, ir.Block) or left.owner != condition:
        return None
    number = ir.BlockArgument(left).arg_number
    made = list(body.operations)[-1].operands
    bound = _splat(right)
    if bound is None and isinstance(right.owner, ir.Block) and right.owner == condition:
        carried = ir.BlockArgument(right).arg_number
        if not _same(made[carried], body.arguments[carried]):
            return None
        bound = op.operands[carried]
    elif bound is None and _is_outside(right, op):
        bound = right
    step = made[number].owner
    if bound is None or isinstance(step, ir.Block) or step.name != "stablehlo.add":
        return None
    operands = list(step.operands)
    counter = body.arguments[number]
    if not (
        _same(operands[0], counter)
        and _splat(operands[1]) == 1
        or _same(operands[1], counter)
        and _splat(operands[0]) == 1
    ):
        return None
    return number, bound


def _to_for(op, number, bound):
    """A counted loop. All carried values stay; those that the counter makes useless are removed by
    canonicalization."""
    type = op.operands[number].type
    element = ir.RankedTensorType(type).element_type
    with ir.InsertionPoint(op), op.location:
        low = _extract(op.operands[number])
        high = _constant(bound, element) if isinstance(bound, int) else _extract(bound)
        loop = ir.Operation.create(
            "scf.for",
            results=[r.type for r in op.results],
            operands=[low, high, _constant(1, element), *op.operands],
            regions=1,
        )
    body = op.regions[1].blocks[0]
    counter = body.add_argument(element, op.location)
    with ir.InsertionPoint.at_block_begin(body), op.location:
        body.arguments[number].replace_all_uses_with(_box(counter, type))
    _yield_instead(body)
    # The counter comes first in scf.for.
    types = [element] + [a.type for a in list(body.arguments)[:-1]]
    first = loop.regions[0].blocks.append(*types, arg_locs=[op.location] * len(types))
    old = list(body.arguments)
    for value, new in zip([old[-1], *old[:-1]], first.arguments):
        value.replace_all_uses_with(new)
    for inner in list(body.operations):
        inner.operation.detach_from_parent()
        first.append(inner.operation)
    return loop


def _to_while(op):
    with ir.InsertionPoint(op), op.location:
        loop = ir.Operation.create(
            "scf.while", results=[r.type for r in op.results], operands=list(op.operands), regions=2
        )
    condition, body = op.regions[0].blocks[0], op.regions[1].blocks[0]
    last = list(condition.operations)[-1]
    with ir.InsertionPoint(last), last.location:
        ir.Operation.create(
            "scf.condition", operands=[_extract(last.operands[0]), *condition.arguments]
        )
    last.operation.erase()
    _yield_instead(body)
    condition.append_to(loop.regions[0])
    body.append_to(loop.regions[1])
    return loop


def _to_if(op, blocks, condition_of):
    """Nested scf.if: blocks[i] runs if condition_of(i), asked in order; the last one if
    none does."""
    types = [r.type for r in op.results]

    def choose(number):
        """Returns an scf.if between blocks[number] and those after it, at the insertion point."""
        branch = ir.Operation.create(
            "scf.if", results=types, operands=[condition_of(number)], regions=2
        )
        blocks[number].append_to(branch.regions[0])
        if number + 2 == len(blocks):
            blocks[-1].append_to(branch.regions[1])
        else:
            with ir.InsertionPoint(branch.regions[1].blocks.append()):
                ir.Operation.create("scf.yield", operands=list(choose(number + 1).results))
        return branch

    for block in blocks:
        _yield_instead(block)
    with ir.InsertionPoint(op), op.location:
        return choose(0)


def _case(op):
    blocks = [region.blocks[0] for region in op.regions]
    with ir.InsertionPoint(op), op.location:
        index = _extract(op.operands[0])
    equal = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 0)

    def is_index(number):
        return ir.Operation.create(
            "arith.cmpi",
            results=[ir.IntegerType.get_signless(1)],
            attributes={"predicate": equal},
            operands=[index, _constant(number, index.type)],
        ).result

    if len(blocks) > 1:
        return _to_if(op, blocks, is_index).results
    inner = list(blocks[0].operations)
    values = list(inner[-1].operands)
    for one in inner[:-1]:
        one.operation.detach_from_parent()
        ir.InsertionPoint(op).insert(one.operation)
    return values


def _if(op):
    with ir.InsertionPoint(op), op.location:
        condition = _extract(op.operands[0])
    return _to_if(op, [region.blocks[0] for region in op.regions], lambda number: condition).results


def _while(op):
    counted = _counter(op)
    return (_to_for(op, *counted) if counted else _to_while(op)).results


LOWERINGS = {"stablehlo.while": _while, "stablehlo.case": _case, "stablehlo.if": _if}


def lower(operations):
    """Lowers the control flow among ops of a module without calls, which are given inner ones
    first."""
    for op in operations:
        lowering = LOWERINGS.get(op.name)
        if lowering:
            for old, new in zip(op.results, lowering(op)):
                old.replace_all_uses_with(new)
            op.erase()
