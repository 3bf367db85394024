"""The ops of update_ops.py behind torch-mlir's passes: `build` makes func.call of them. The
compiler inlines the functions, whose ops have the locations of the calls then."""

from __future__ import annotations

from iree.compiler import ir

from dp.torch._mlir import routine_calls, update_ops


def name_of(step: str, number: int) -> str:
    """Returns the name of the function of an update of a step."""
    return f"{step}.update.{number}"


def build(name: str, function: ir.Operation, call: ir.Operation) -> list[ir.Value]:
    """Makes func.call of a call of `function`, at the current place. Returns its results."""
    number = ir.IntegerAttr(function.attributes[f"dp.{len(call.operands)}"]).value
    step = ir.StringAttr(call.parent.attributes["sym_name"]).value
    made = ir.Operation.create(
        "func.call",
        results=[result.type for result in call.results],
        operands=list(call.operands),
        attributes={"callee": ir.FlatSymbolRefAttr.get(name_of(step, number))},
    )
    return list(made.results)


routine_calls.BUILDERS[update_ops.PREFIX] = build
