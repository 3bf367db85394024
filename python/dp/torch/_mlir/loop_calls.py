"""The ops of loops.py behind torch-mlir's passes: `build` makes scf.for of their calls, with the
ops of the body that loop_bodies.py has traced, which is a function of the module."""

from __future__ import annotations

from iree.compiler import ir

from dp.torch._mlir import extents, loops, routine_calls

DYNAMIC = -(2**63)  # ShapedType::kDynamic


def body_name(number: int) -> str:
    """Returns the name of the function of a traced body."""
    return f"dp.body.{number}"


def constant(value: int) -> ir.Value:
    index = ir.IndexType.get()
    attributes = {"value": ir.IntegerAttr.get(index, value)}
    return ir.Operation.create("arith.constant", results=[index], attributes=attributes).result


def constant_or_size(tensor: ir.Value) -> ir.Value:
    """Returns the size of the first dimension."""
    type = ir.RankedTensorType(tensor.type)
    return extents.size_of(0, [tensor]) if type.is_dynamic_dim(0) else constant(type.shape[0])


def slice_attributes(
    whole: ir.RankedTensorType, at: ir.Value, operand: ir.Value, tensors: int
) -> tuple[list[ir.Value], dict[str, ir.Attribute]]:
    """Returns the operands and attributes that say where whole[at] lies in `operand`, for an op
    with so many tensors before them."""
    sizes = [extents.size_of(d, [operand]) for d in range(1, whole.rank) if whole.is_dynamic_dim(d)]
    shape = [DYNAMIC if whole.is_dynamic_dim(d) else whole.shape[d] for d in range(1, whole.rank)]
    return [at, *sizes], {
        "static_offsets": ir.DenseI64ArrayAttr.get([DYNAMIC] + [0] * len(shape)),
        "static_sizes": ir.DenseI64ArrayAttr.get([1, *shape]),
        "static_strides": ir.DenseI64ArrayAttr.get([1] * whole.rank),
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([1] * tensors + [1, len(sizes), 0]),
    }


def extract(whole: ir.Value, at: ir.Value, type: ir.Type) -> ir.Value:
    """Returns whole[at], of `type`."""
    places, attributes = slice_attributes(ir.RankedTensorType(whole.type), at, whole, 1)
    return ir.Operation.create(
        "tensor.extract_slice", results=[type], operands=[whole, *places], attributes=attributes
    ).result


def insert(one: ir.Value, whole: ir.Value, at: ir.Value) -> ir.Value:
    """Returns `whole` with `one` at [at]."""
    places, attributes = slice_attributes(ir.RankedTensorType(whole.type), at, whole, 2)
    return ir.Operation.create(
        "tensor.insert_slice",
        results=[whole.type],
        operands=[one, whole, *places],
        attributes=attributes,
    ).result


def body_of(name: str) -> loops.Body:
    kind = name.removeprefix(loops.PREFIX).removesuffix("__reversed")
    return next(body for body in loops.OPS.values() if body.name == kind)


def build(name: str, function: ir.Operation, call: ir.Operation) -> list[ir.Value | None]:
    """Makes scf.for of a call of `function`, at the current place. Returns a value for each of its
    results, None for those without uses, which the loop does not make."""
    body = body_of(name)
    number = ir.IntegerAttr(function.attributes[f"dp.{body.operands}"]).value
    module = call.parent.parent
    inner = ir.SymbolTable(module)[body_name(number)].operation.clone()
    block = inner.regions[0].blocks[0]
    results = list(call.results)
    constants, carried, sliced = body.parts(list(call.operands))
    used = [at for at in range(body.carried, len(results)) if any(True for _ in results[at].uses)]
    stacks = [
        extents.empty(ir.RankedTensorType(results[at].type), sliced, lead=True) for at in used
    ]
    zero, one, count = constant(0), constant(1), constant_or_size(sliced[0])
    types = [value.type for value in (*carried, *stacks)]
    loop = ir.Operation.create(
        "scf.for", results=types, operands=[zero, count, one, *carried, *stacks], regions=1
    )
    inside = loop.regions[0].blocks.append(
        zero.type, *types, arg_locs=[loop.location] * (1 + len(types))
    )
    place, *values = inside.arguments
    with ir.InsertionPoint(inside):
        if name.endswith("__reversed"):
            last = ir.Operation.create(
                "arith.subi", results=[zero.type], operands=[count, one]
            ).result
            place = ir.Operation.create(
                "arith.subi", results=[zero.type], operands=[last, place]
            ).result
        first = len(body.parts(block.arguments)[0]) + body.carried
        given = [
            *constants,
            *values[: body.carried],
            *(extract(x, place, block.arguments[first + i].type) for i, x in enumerate(sliced)),
        ]
        end = ir.Operation.create("scf.yield", operands=[])
    for argument, value in zip(block.arguments, given, strict=True):
        argument.replace_all_uses_with(value)
    *ops, returned = list(block.operations)
    made = list(returned.operands)
    for op in ops:
        op.move_before(end)
    with ir.InsertionPoint(end):
        stacked = [
            insert(made[at], stack, place)
            for at, stack in zip(used, values[body.carried :], strict=True)
        ]
        ir.Operation.create("scf.yield", operands=[*made[: body.carried], *stacked])
    end.erase()
    inner.erase()
    found: list[ir.Value | None] = [None] * len(results)
    for at, value in zip([*range(body.carried), *used], loop.results, strict=True):
        found[at] = value
    return found


routine_calls.BUILDERS[loops.PREFIX] = build
