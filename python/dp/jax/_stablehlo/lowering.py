"""StableHLO to the dialects that dp-compile reads: linalg on tensors, scf, and ops of READ, which
it knows in generic form.

All passes are jaxlib's, in this process.
"""

from __future__ import annotations

import re

from dp.errors import TraceError
from dp.jax._stablehlo import attention, control_flow, dynamism, locations
from dp.jax._stablehlo.compat import ir, new_context, run_passes, stablehlo
from dp.jax._stablehlo.dims import fold_dims, is_constant
from dp.jax._stablehlo.inlining import inline_calls, ops_in

READ = {
    "stablehlo.scatter", "stablehlo.select_and_scatter", "stablehlo.sort",
    "stablehlo.optimization_barrier", "stablehlo.reduce", "stablehlo.custom_call",
    "stablehlo.cholesky", "stablehlo.triangular_solve", "stablehlo.fft", "stablehlo.return",
    "sdy.mesh", "sdy.sharding_constraint",
}  # fmt: skip
"""Ops of StableHLO and Shardy that dp-compile reads; docs/frontends.md says what it makes of
them."""

CALLS = {"Sharding"} | {
    f"lapack_{t}{name}_ffi"
    for t in "sd"
    for name in ("potrf", "trsm", "getrf", "geqrf", "orgqr", "syevd", "gesdd")
}
"""Targets of custom calls that dp-compile reads."""


class NotLowered(TraceError):
    """A step that has no graph; the message names the op."""


def place_in(location) -> str | None:
    """Returns FILE:LINE, of the frames that the location names the innermost one outside of
    installed packages, if there is one."""
    found = re.findall(r'"?([^"\s(]+\.py)"?:(\d+)', str(location))
    return (
        ":".join(next((f for f in found if "site-packages" not in f[0]), found[0]))
        if found
        else None
    )


def _first_error(text: str) -> NotLowered:
    """Returns an error of the first message; MLIR names the place before it, and the op in a note
    after it."""
    if not (first := re.search(r"(.*)error: (.*)", text)):
        return NotLowered(text[:300], None)
    before, message = first.groups()
    place = place_in(before + message)
    message = re.sub(r'^(?:loc\()?"[^ ]*(?: at [^ ]*)*: ', "", message)
    op = re.search(r'see current operation: .*?"([\w.]+)"', text)
    named = f"'{op[1]}': " if op and op[1] not in message else ""
    return NotLowered(f"{named}{message}"[:300], place)


def _passes(pipeline, module):
    try:
        run_passes(f"builtin.module({pipeline})", module)
    except ir.MLIRError as error:
        raise _first_error(str(error)) from None


def _is_empty(value):
    type = value.type
    return isinstance(type, ir.RankedTensorType) and type.has_static_shape and 0 in type.shape


def _drop_empty(module):
    """Folds ops on tensors without elements: linalg has no slice that begins at the end, and no
    reduction or padding of nothing."""
    for op in ops_in(module):
        if not op.name.startswith("stablehlo.") or op.name == "stablehlo.constant":
            continue
        with ir.InsertionPoint(op), op.location:
            if len(op.results) == 1 and _is_empty(op.results[0]):
                new = [
                    stablehlo.ConstantOp(
                        ir.Attribute.parse(f"dense<> : {op.results[0].type}")
                    ).result
                ]
            elif op.name == "stablehlo.concatenate" and any(map(_is_empty, op.operands)):
                kept = [v for v in op.operands if not _is_empty(v)]
                new = [
                    kept[0]
                    if len(kept) == 1
                    else stablehlo.ConcatenateOp(kept, op.attributes["dimension"]).result
                ]
            elif op.name in ("stablehlo.reduce", "stablehlo.pad") and _is_empty(op.operands[0]):
                inits = list(op.operands)[len(op.results) :]
                new = [
                    stablehlo.BroadcastInDimOp(r.type, init, ir.DenseI64ArrayAttr.get([])).result
                    for r, init in zip(op.results, inits)
                ]
            else:
                continue
        for old, value in zip(op.results, new):
            old.replace_all_uses_with(value)
        op.erase()


def _apply_algorithms(module):
    """Converts the operands of a product to the types that its algorithm names, and removes it:
    jaxlib's passes lower none."""
    for op in ops_in(module):
        if op.name != "stablehlo.dot_general" or "algorithm" not in op.attributes:
            continue
        algorithm = stablehlo.DotAlgorithm(op.attributes["algorithm"])
        types = [algorithm.lhs_precision_type, algorithm.rhs_precision_type]
        is_plain = algorithm.lhs_component_count == algorithm.rhs_component_count == 1
        result = ir.RankedTensorType(op.results[0].type).element_type
        if (
            not is_plain
            or algorithm.accumulation_type != result
            or any(str(type) not in ("bf16", "f16", "f32", "f64") for type in types)
        ):
            continue
        with ir.InsertionPoint(op), op.location:
            for i, type in enumerate(types):
                given = ir.RankedTensorType(op.operands[i].type)
                if given.element_type != type:
                    op.operands[i] = stablehlo.ConvertOp(
                        ir.RankedTensorType.get(given.shape, type), op.operands[i]
                    ).result
        del op.attributes["algorithm"]


def _check_left(module):
    """Refuses an op that nothing lowers."""
    for op in ops_in(module):
        if op.name.split(".")[0] in ("stablehlo", "chlo", "shape", "sdy") and op.name not in READ:
            why = " of this algorithm" if "algorithm" in op.attributes else ""
            raise NotLowered(f"'{op.name}'{why} has no lowering to linalg", place_in(op.location))
        if op.name == "stablehlo.custom_call":
            target = ir.StringAttr(op.attributes["call_target_name"]).value
            if target not in CALLS:
                raise NotLowered(
                    f"'stablehlo.custom_call' calls '{target}', which dp does not have",
                    place_in(op.location),
                )


def _signless(type):
    """Returns the type with integers without a sign; None if it has none with one."""
    element = type.element_type if isinstance(type, ir.RankedTensorType) else type
    if not isinstance(element, ir.IntegerType) or element.is_signless:
        return None
    element = ir.IntegerType.get_signless(element.width)
    return (
        ir.RankedTensorType.get(type.shape, element)
        if isinstance(type, ir.RankedTensorType)
        else element
    )


def _drop_signs(module):
    """Makes the integers of control flow and functions signless, as those of linalg are, and
    removes the casts between both."""
    ops = ops_in(module)
    for op in ops:
        if op.name == "func.func":
            old = ir.FunctionType(ir.TypeAttr(op.attributes["function_type"]).value)
            inputs, results = (
                [_signless(t) or t for t in types] for types in (old.inputs, old.results)
            )
            op.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(inputs, results))
        for value in [
            *op.results,
            *(a for region in op.regions for block in region for a in block.arguments),
        ]:
            signless = _signless(value.type)
            if signless is not None:
                value.set_type(signless)
    for op in ops:
        if op.name == "builtin.unrealized_conversion_cast":
            if [v.type for v in op.operands] != [v.type for v in op.results]:
                raise NotLowered(
                    f"a conversion from {op.operands[0].type} to {op.results[0].type} is left",
                    place_in(op.location),
                )
            for operand, result in zip(op.operands, op.results):
                result.replace_all_uses_with(operand)
            op.erase()


def find_function(module, name: str):
    """Returns the function of this name. Raises NotLowered if there is none."""
    for op in module.body.operations:
        if "sym_name" in op.attributes and ir.StringAttr(op.attributes["sym_name"]).value == name:
            return op.operation
    raise NotLowered(f"the module has no function @{name}")


def print_module(module) -> str:
    """Prints in generic form: the tools that read it need not know an op's dialect, nor agree on
    its syntax."""
    return module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)


def _sink_constants(module):
    """Moves constants into the regions of ops of StableHLO that use them: dp-compile takes such a
    region for itself."""
    for op in ops_in(module):
        if not op.name.startswith("stablehlo."):
            continue
        for region in op.regions:
            block = region.blocks[0]
            inside = [inner for top in list(block.operations) for inner in ops_in(top)]
            constants = {
                value.owner for inner in inside for value in inner.operands if is_constant(value)
            } - set(inside)
            for constant in constants:
                with ir.InsertionPoint.at_block_begin(block), constant.location:
                    type = constant.result.type
                    copy = ir.Operation.create(
                        "arith.constant",
                        results=[type],
                        attributes={"value": constant.attributes["value"]},
                    ).result
                for inner in inside:
                    inner.replace_uses_of_with(constant.result, copy)


def _keep_assertions(module):
    """Makes cf.assert of the checks of shapes that come with a function of jax.export."""
    for op in ops_in(module):
        if (
            op.name == "stablehlo.custom_call"
            and ir.StringAttr(op.attributes["call_target_name"]).value == "shape_assertion"
        ):
            with ir.InsertionPoint(op), op.location:
                flag = ir.IntegerType.get_signless(1)
                holds = ir.Operation.create(
                    "tensor.extract", results=[flag], operands=[op.operands[0]]
                ).result
                ir.Operation.create(
                    "cf.assert",
                    operands=[holds],
                    attributes={"msg": op.attributes["error_message"]},
                )
            op.erase()


def to_linalg(
    text: str | bytes,
    change=lambda module: None,
    variables: dict[str, list[tuple[int, int]]] | None = None,
    function: str = "main",
) -> str:
    """Converts a module of StableHLO (text or bytecode) to text that dp-compile reads. Raises
    NotLowered with op and place.

    change: gets the module of StableHLO, with all calls inlined.
    variables: for each dimension variable the arguments of the function, and their dimensions, that
      have this extent.
    function: the name of the entry.
    """
    with new_context(), ir.Location.unknown():
        try:
            module = ir.Module.parse(text)
        except ir.MLIRError as error:
            raise NotLowered(f"this is no module of StableHLO: {str(error)[:300]}") from None
        inline_calls(module)
        _keep_assertions(module)
        entry = find_function(module, function)
        if variables:
            dynamism.bind_variables(entry, variables)
        change(module)
        _drop_empty(module)
        _apply_algorithms(module)
        _passes(
            "func.func(chlo-legalize-to-stablehlo),symbol-dce,"
            "func.func(stablehlo-canonicalize-dynamism),canonicalize,cse",
            module,
        )
        if variables:
            dynamism.lower(module)
            _passes("canonicalize,cse", module)
        control_flow.lower(ops_in(module))
        _passes("stablehlo-legalize-to-linalg", module)
        _drop_signs(module)
        for op in ops_in(module):
            if op.name == "stablehlo.custom_call" and ir.StringAttr(
                op.attributes["call_target_name"]
            ).value in (attention.FORWARD, attention.GRADIENT):
                attention.lower(op)
        _passes("canonicalize,cse,canonicalize", module)
        if variables:
            fold_dims(entry, variables)
            _passes("canonicalize,cse", module)
        _check_left(module)
        _sink_constants(module)
        return locations.name_locations(print_module(module))
