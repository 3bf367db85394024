"""Ops of StableHLO on tensors whose extents are dimension variables of jax.export, as ops that
linalg has.

Extents become tensor.dim of the arguments. An op that is not lowered here stays, and the step falls
back to a graph of static shapes.
"""

from __future__ import annotations

from dp.jax._stablehlo.compat import ir, stablehlo
from dp.jax._stablehlo.extents import (
    create_dim,
    index_value,
    is_dynamic,
    scalar_extent,
    shape_extents,
    shape_vector,
    vector_extents,
)
from dp.jax._stablehlo.inlining import ops_in
from dp.jax._stablehlo.reshapes import reshape


def bind_variables(entry, places: dict[str, list[tuple[int, int]]]):
    """Replaces the leading arguments that are dimension variables by the extents that they name:
    per variable the numbers of arguments, counted without variables, and dimensions."""
    block = entry.regions[0].blocks[0]
    attributes = (
        [ir.DictAttr(a) for a in ir.ArrayAttr(entry.attributes["arg_attrs"])]
        if "arg_attrs" in entry.attributes
        else []
    )
    variables = [
        ir.StringAttr(a["jax.global_constant"]).value
        for a in attributes
        if "jax.global_constant" in a
    ]
    with ir.InsertionPoint.at_block_begin(block), ir.Location.unknown():
        for number, name in enumerate(variables):
            argument, dim = places[name][0]
            old = block.arguments[number]
            size = stablehlo.get_dimension_size(block.arguments[len(variables) + argument], dim)
            if size.type != old.type:
                size = stablehlo.convert(old.type, size)
            old.replace_all_uses_with(size)
    for _ in variables:
        block.erase_argument(0)
    types = ir.FunctionType(ir.TypeAttr(entry.attributes["function_type"]).value)
    entry.attributes["function_type"] = ir.TypeAttr.get(
        ir.FunctionType.get(types.inputs[len(variables) :], types.results)
    )
    if attributes:
        entry.attributes["arg_attrs"] = ir.ArrayAttr.get(attributes[len(variables) :])


def _broadcast(op):
    source, type = ir.RankedTensorType(op.operands[0].type), ir.RankedTensorType(op.results[0].type)
    kept = [i for i, extent in enumerate(source.shape) if extent != 1]
    dims = ir.DenseI64ArrayAttr(op.attributes["broadcast_dimensions"])
    return stablehlo.dynamic_broadcast_in_dim(
        type,
        op.operands[0],
        shape_vector(shape_extents(type, op.operands[1])),
        dims,
        known_expanding_dimensions=ir.DenseI64ArrayAttr.get(
            [i for i in range(source.rank) if i not in kept]
        ),
        known_nonexpanding_dimensions=ir.DenseI64ArrayAttr.get(kept),
    )


def _iota(op):
    type = ir.RankedTensorType(op.results[0].type)
    return stablehlo.dynamic_iota(
        type, shape_vector(shape_extents(type, op.operands[0])), op.attributes["iota_dimension"]
    )


def _reshape(op):
    type = ir.RankedTensorType(op.results[0].type)
    return reshape(op.operands[0], type, shape_extents(type, op.operands[1]))


def _slice(op):
    """A slice whose unknown extents are those of whole dimensions, or computed with stride 1."""
    type = ir.RankedTensorType(op.results[0].type)
    starts, limits, strides = (vector_extents(operand) for operand in op.operands[1:])
    if any(not isinstance(s, int) for s in strides):
        return None
    sizes = []
    for i, known in enumerate(type.shape):
        if is_dynamic(known) and strides[i] != 1:
            return None
        if not is_dynamic(known) or starts[i] == 0:
            sizes.append(known if not is_dynamic(known) else limits[i])
            continue
        sizes.append(
            ir.Operation.create(
                "arith.subi",
                results=[ir.IndexType.get()],
                operands=[index_value(limits[i]), index_value(starts[i])],
            ).result
        )
    dynamic = ir.ShapedType.get_dynamic_size()
    lists = (starts, sizes, strides)
    static = [[e if isinstance(e, int) else dynamic for e in part] for part in lists]
    values = [[e for e in part if not isinstance(e, int)] for part in lists]
    names = ("static_offsets", "static_sizes", "static_strides")
    attributes = {name: ir.DenseI64ArrayAttr.get(part) for name, part in zip(names, static)}
    attributes["operandSegmentSizes"] = ir.DenseI32ArrayAttr.get([1, *map(len, values)])
    return ir.Operation.create(
        "tensor.extract_slice",
        results=[type],
        operands=[op.operands[0], *sum(values, [])],
        attributes=attributes,
    ).result


def _update(op):
    """An update of a slice, moved into the tensor where it begins outside."""
    source, update = op.operands[0], op.operands[1]
    large, small = ir.RankedTensorType(source.type), ir.RankedTensorType(update.type)
    # dp-compile gathers a slice that goes into a loop's carried tensor of unknown extent; with
    # numbers it stays where it is.
    if not any(map(is_dynamic, large.shape)) or isinstance(source.owner, ir.Block):
        return None
    index, offsets, sizes = ir.IndexType.get(), [], []

    def arith(name, *operands):
        return ir.Operation.create(f"arith.{name}", results=[index], operands=[*operands]).result

    for dim, start in enumerate(op.operands[2:]):
        size = create_dim(update, dim) if is_dynamic(small.shape[dim]) else small.shape[dim]
        extent = create_dim(source, dim) if is_dynamic(large.shape[dim]) else large.shape[dim]
        most = arith("subi", index_value(extent), index_value(size))
        offsets.append(
            arith("maxsi", arith("minsi", index_value(scalar_extent(start)), most), index_value(0))
        )
        sizes.append(size)
    dynamic, rank = ir.ShapedType.get_dynamic_size(), large.rank
    values = [size for size in sizes if not isinstance(size, int)]
    attributes = {
        "static_offsets": ir.DenseI64ArrayAttr.get([dynamic] * rank),
        "static_sizes": ir.DenseI64ArrayAttr.get(list(small.shape)),
        "static_strides": ir.DenseI64ArrayAttr.get([1] * rank),
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([1, 1, rank, len(values), 0]),
    }
    return ir.Operation.create(
        "tensor.insert_slice",
        results=[large],
        operands=[update, source, *offsets, *values],
        attributes=attributes,
    ).result


def _gather(op):
    """A window over a whole dimension of unknown extent: the dimension becomes one of batches, with
    the same indices for each."""
    numbers = stablehlo.GatherDimensionNumbers(op.attributes["dimension_numbers"])
    source, indices = (
        ir.RankedTensorType(op.operands[0].type),
        ir.RankedTensorType(op.operands[1].type),
    )
    sizes = vector_extents(op.operands[2])
    gone = {*numbers.collapsed_slice_dims, *numbers.operand_batching_dims}
    windows = [d for d in range(source.rank) if d not in gone]
    whole = [d for d in windows if not isinstance(sizes[d], int)]
    if set(whole) & set(numbers.start_index_map) or any(
        not is_dynamic(source.shape[d]) for d in whole
    ):
        return None
    count, dynamic = len(whole), ir.ShapedType.get_dynamic_size()
    wide = ir.RankedTensorType.get([dynamic] * count + list(indices.shape), indices.element_type)
    known = [_extent(op.operands[1], i) for i in range(indices.rank)]
    at = stablehlo.dynamic_broadcast_in_dim(
        wide,
        op.operands[1],
        shape_vector([sizes[d] for d in whole] + known),
        ir.DenseI64ArrayAttr.get(range(count, count + indices.rank)),
        known_nonexpanding_dimensions=ir.DenseI64ArrayAttr.get(range(indices.rank)),
    )
    result = ir.RankedTensorType(op.results[0].type)
    batches = [i for i in range(result.rank) if i not in numbers.offset_dims]
    left = [d for d in windows if d not in whole]
    # Where each dimension of the new result is in the old one.
    order = (
        [numbers.offset_dims[windows.index(d)] for d in whole]
        + batches
        + [numbers.offset_dims[windows.index(d)] for d in left]
    )
    text = (
        f"#stablehlo.gather<offset_dims = {list(range(count + len(batches), result.rank))}, "
        f"collapsed_slice_dims = {list(numbers.collapsed_slice_dims)}, operand_batching_dims = "
        f"{sorted([*numbers.operand_batching_dims, *whole])}, start_indices_batching_dims = "
        f"{_paired(numbers, whole, count)}, start_index_map = {list(numbers.start_index_map)}, "
        f"index_vector_dim = {numbers.index_vector_dim + count}>"
    )
    new = ir.RankedTensorType.get([result.shape[i] for i in order], result.element_type)
    static = [1 if d in whole else size for d, size in enumerate(sizes)]
    attributes = {
        "dimension_numbers": ir.Attribute.parse(text),
        "slice_sizes": ir.DenseI64ArrayAttr.get(static),
    }
    made = ir.Operation.create(
        "stablehlo.gather", results=[new], operands=[op.operands[0], at], attributes=attributes
    ).result
    return stablehlo.transpose(
        made, ir.DenseI64ArrayAttr.get([order.index(i) for i in range(result.rank)])
    )


def _extent(tensor, dim):
    known = ir.RankedTensorType(tensor.type).shape[dim]
    return scalar_extent(stablehlo.get_dimension_size(tensor, dim)) if is_dynamic(known) else known


def _paired(numbers, whole, count):
    """Returns the batching dimensions of the indices in the order of those of the operand, which is
    increasing."""
    pairs = {
        d: i + count
        for d, i in zip(numbers.operand_batching_dims, numbers.start_indices_batching_dims)
    }
    pairs |= {d: i for i, d in enumerate(whole)}
    return [pairs[d] for d in sorted(pairs)]


def _transpose(value, order):
    return (
        value
        if order == sorted(order)
        else stablehlo.transpose(value, ir.DenseI64ArrayAttr.get(order))
    )


def _convolution(op):
    """A convolution over other dimensions than batch, space, channels, such as the gradient of
    weights, in that order: linalg has no other with extents that are not known."""
    n = stablehlo.ConvDimensionNumbers(op.attributes["dimension_numbers"])
    if not any(
        is_dynamic(extent)
        for operand in op.operands
        for extent in ir.RankedTensorType(operand.type).shape
    ):
        return None
    lhs = [n.input_batch_dimension, *n.input_spatial_dimensions, n.input_feature_dimension]
    rhs = [
        *n.kernel_spatial_dimensions,
        n.kernel_input_feature_dimension,
        n.kernel_output_feature_dimension,
    ]
    out = [n.output_batch_dimension, *n.output_spatial_dimensions, n.output_feature_dimension]
    if all(order == sorted(order) for order in (lhs, rhs, out)):
        return None
    type = ir.RankedTensorType(op.results[0].type)
    space = ", ".join(map(str, range(type.rank - 2)))
    kept = (
        "window_strides",
        "padding",
        "lhs_dilation",
        "rhs_dilation",
        "window_reversal",
        "feature_group_count",
        "batch_group_count",
    )
    attributes = {name: op.attributes[name] for name in kept if name in op.attributes}
    attributes["dimension_numbers"] = ir.Attribute.parse(
        f"#stablehlo.conv<[b, {space}, f]x[{space}, i, o]->[b, {space}, f]>"
    )
    new = ir.Operation.create(
        "stablehlo.convolution",
        results=[ir.RankedTensorType.get([type.shape[i] for i in out], type.element_type)],
        operands=[_transpose(op.operands[0], lhs), _transpose(op.operands[1], rhs)],
        attributes=attributes,
    ).result
    return _transpose(new, [out.index(i) for i in range(type.rank)])


def _size(op):
    type = ir.RankedTensorType(op.results[0].type)
    size = create_dim(op.operands[0], ir.IntegerAttr(op.attributes["dimension"]).value)
    number = ir.Operation.create(
        "arith.index_cast", results=[type.element_type], operands=[size]
    ).result
    return ir.Operation.create("tensor.from_elements", results=[type], operands=[number]).result


LOWERINGS = {
    f"stablehlo.{name}": lowering
    for name, lowering in {
        "convolution": _convolution,
        "dynamic_broadcast_in_dim": _broadcast,
        "dynamic_gather": _gather,
        "dynamic_iota": _iota,
        "dynamic_reshape": _reshape,
        "dynamic_update_slice": _update,
        "get_dimension_size": _size,
        "real_dynamic_slice": _slice,
    }.items()
}


def lower(module):
    """Lowers what it can in a module without calls."""
    ops = [op for op in ops_in(module) if op.name in LOWERINGS]
    ops.sort(
        key=lambda op: op.name == "stablehlo.get_dimension_size"
    )  # Last: extents are computed from these.
    for op in ops:
        with ir.InsertionPoint(op), op.location:
            new = LOWERINGS[op.name](op)
        if new is not None:
            op.results[0].replace_all_uses_with(new)
            op.erase()
