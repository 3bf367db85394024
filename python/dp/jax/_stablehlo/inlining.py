"""Inlines all calls of a module: jaxlib's MLIR cannot inline func.call."""

from __future__ import annotations

from dp.errors import TraceError
from dp.jax._stablehlo.compat import ir


def ops_in(op):
    """Returns the ops in the regions of an op, and the op itself, inner ones first."""
    found = []
    op.operation.walk(
        lambda inner: found.append(inner.operation) or ir.WalkResult.ADVANCE,
        ir.WalkOrder.POST_ORDER,
    )
    return found


def _name(op):
    return ir.StringAttr(op.attributes["sym_name"]).value


def _callee(call):
    return ir.FlatSymbolRefAttr(call.attributes["callee"]).value


def _expand(call, function):
    """Replaces a call by the ops of the function and uses the function up. The ops' locations say
    where they were called."""
    block = function.regions[0].blocks[0]
    at = call.location
    for argument, operand in zip(block.arguments, call.operands):
        argument.replace_all_uses_with(operand)
    *ops, last = list(block.operations)
    for result, value in zip(call.results, last.operands):
        result.replace_all_uses_with(value)
    for op in ops:
        for inner in ops_in(op):
            inner.location = ir.Location.callsite(inner.location, [at])
        op.operation.move_before(call)
    call.erase()


def inline_calls(module):
    """Leaves the public functions of the module alone, without calls. Raises dp.TraceError for a
    recursion."""
    functions = {
        _name(op): op.operation for op in module.body.operations if op.operation.name == "func.func"
    }
    calls = {
        name: [op for op in ops_in(function) if op.name == "func.call"]
        for name, function in functions.items()
    }
    uses = {name: 0 for name in functions}
    for listed in calls.values():
        for call in listed:
            uses[_callee(call)] += 1
    done, active = set(), set()

    def expand(name):
        if name in active:
            raise TraceError(f"the function {name} of the graph calls itself")
        if name in done:
            return
        active.add(name)
        for call in calls[name]:
            callee = _callee(call)
            expand(callee)
            uses[callee] -= 1
            _expand(call, functions[callee] if uses[callee] == 0 else functions[callee].clone())
        active.remove(name)
        done.add(name)

    is_private = {
        name: "sym_visibility" in f.attributes
        and ir.StringAttr(f.attributes["sym_visibility"]).value == "private"
        for name, f in functions.items()
    }
    for name in functions:
        if not is_private[name]:
            expand(name)
    for name, function in functions.items():
        if is_private[name]:
            function.erase()
