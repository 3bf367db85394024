"""Shrinks a failing program: drops results, replaces ops by their operands or constants."""

import copy

from . import numeric as nm
from .program import Op, dense


def constant_op(value):
    """Returns a constant with the value of `value` in the first step, which takes over
    its results."""
    array, text = value.array, value.type
    op = Op(
        "arith.constant",
        [],
        lambda: [array],
        lambda r, o: [f"{r} = arith.constant dense<{dense(array)}> : {text}"],
    )
    op.results = [value]
    return op


def blocks_of(program):
    """Yields (block, values visible at its beginning) of the program, outermost first."""
    found = []

    def visit(block, visible):
        visible = visible + block.arguments
        found.append((block, visible))
        for number, op in enumerate(block.ops):
            inner = visible + [r for before in block.ops[:number] for r in before.results]
            for child in op.blocks:
                visit(child, inner)

    visit(program.block, [a.value for a in program.arguments])
    return found


def replace(program, old, new):
    def visit(block):
        for op in block.ops:
            op.operands = [new if v is old else v for v in op.operands]
            for child in op.blocks:
                visit(child)
        block.yields = [new if v is old else v for v in block.yields]

    visit(program.block)
    program.outputs = [new if v is old else v for v in program.outputs]
    program.updates = {n: new if v is old else v for n, v in program.updates.items()}


def drop_output(program, number):
    del program.outputs[number]


def drop_update(program, number):
    del program.updates[sorted(program.updates)[number]]


def one_step(program, number):
    program.steps = 1


def drop_reader(program, number):
    if program.reader is None:
        raise IndexError
    program.reader = None


def hold_state(program, number):
    """Turns a state or a batch into an ordinary input."""
    argument = program.arguments[number]
    if number in program.updates or argument.role == "input":
        raise IndexError
    if program.reader and number in program.reader.shared.values():
        raise IndexError
    argument.role, argument.dim = "input", None


def bypass(program, block_number, op_number, choice):
    """Replaces the op's result by an earlier value of its type (choice >= 1), or by a
    constant (0)."""
    block, visible = blocks_of(program)[block_number]
    op = block.ops[op_number]
    if len(op.results) != 1:
        raise IndexError
    result = op.results[0]
    if choice == 0:
        if op.name == "arith.constant" or True in result.dynamic or result.array is None:
            raise IndexError
        block.ops[op_number] = constant_op(result)
        return
    earlier = [
        v
        for v in visible + [r for o in block.ops[:op_number] for r in o.results]
        if v.signature == result.signature
    ]
    new = earlier[-choice]
    del block.ops[op_number]
    replace(program, result, new)


def size(program):
    ops = list(program.all_ops()) + (list(program.reader.all_ops()) if program.reader else [])
    plain = sum(op.name == "arith.constant" for op in ops)
    batches = sum(a.role != "input" for a in program.arguments)
    return (
        program.reader is not None,
        len(ops),
        len(ops) - plain,
        len(program.outputs) + len(program.updates),
        program.steps,
        batches,
    )


def candidates(program):
    for number in range(len(program.outputs)):
        yield drop_output, (number,)
    for number in range(len(program.updates)):
        yield drop_update, (number,)
    if program.steps > 1:
        yield one_step, (0,)
    yield drop_reader, (0,)
    for block_number, (block, _) in enumerate(blocks_of(program)):
        for op_number in reversed(range(len(block.ops))):
            for choice in (1, 2, 0):
                yield bypass, (block_number, op_number, choice)
    for number in range(len(program.arguments)):
        yield hold_state, (number,)


def reduce(program, fails, report):
    """Returns the smallest program found for which `fails(program)` holds."""
    improved = True
    while improved:
        improved = False
        for change, arguments in candidates(program):
            smaller = copy.deepcopy(program)
            try:
                change(smaller, *arguments)
                if not smaller.outputs and not smaller.updates:
                    continue
                smaller.prune()
                smaller.expected(smaller.steps)
            except (IndexError, nm.Inexact):
                continue
            if size(smaller) < size(program) and fails(smaller):
                program = smaller
                report(f"{len(list(program.all_ops()))} ops, {len(program.outputs)} results")
                improved = True
                break
    return program
