"""Reshapes of tensors with extents that are not known: as tensor.collapse_shape and
tensor.expand_shape."""

from __future__ import annotations

from dp.jax._stablehlo.compat import ir
from dp.jax._stablehlo.extents import index_value, is_dynamic


def _match(source, target):
    """Pairs runs of extents of equal product, up to the first unknown one. Returns the pairs of
    lengths and what is left of both."""
    groups = []
    source, target = list(source), list(target)
    while source and target:
        a, b = [source[0]], [target[0]]
        if is_dynamic(a[0]) or is_dynamic(b[0]):
            break
        left, right = a[0], b[0]
        while left != right:
            rest, taken = (source, a) if left < right else (target, b)
            if len(taken) == len(rest) or is_dynamic(rest[len(taken)]):
                return groups, source, target
            taken.append(rest[len(taken)])
            if left < right:
                left *= taken[-1]
            else:
                right *= taken[-1]
        groups.append((len(a), len(b)))
        source, target = source[len(a) :], target[len(b) :]
    return groups, source, target


def groups_of(source: list[int], target: list[int]) -> list[tuple[int, int]]:
    """Splits two shapes of equally many elements into runs with equally many: pairs of their
    lengths. Runs without known extents at the ends are one."""
    first, source, target = _match(source, target)
    last, source, target = _match(source[::-1], target[::-1])
    middle = [(len(source), len(target))] if source or target else []
    return first + middle + last[::-1]


def _reassociation(lengths):
    def number(n):
        return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), n)

    start, made = 0, []
    for length in lengths:
        made.append(ir.ArrayAttr.get([number(i) for i in range(start, start + length)]))
        start += length
    return ir.ArrayAttr.get(made)


def reshape(value, result_type, extents):
    """Returns `value` as `result_type`, of these extents; None if upstream's ops have no form for
    it."""
    source = ir.RankedTensorType(value.type)
    target = ir.RankedTensorType(result_type)
    groups = groups_of(source.shape, target.shape)
    if any(not a or not b for a, b in groups):
        return None
    dynamic, middle, places = ir.ShapedType.get_dynamic_size(), [], [0, 0]
    for a, b in groups:
        part = source.shape[places[0] : places[0] + a]
        size = 1
        for extent in part:
            size = dynamic if is_dynamic(extent) or size == dynamic else size * extent
        middle.append(size)
        places = [places[0] + a, places[1] + b]
    middle_type = ir.RankedTensorType.get(middle, source.element_type)
    if any(a > 1 for a, _ in groups):
        value = ir.Operation.create(
            "tensor.collapse_shape",
            results=[middle_type],
            operands=[value],
            attributes={"reassociation": _reassociation([a for a, _ in groups])},
        ).result
    if any(b > 1 for _, b in groups):
        sizes = [index_value(e) for e, known in zip(extents, target.shape) if is_dynamic(known)]
        value = ir.Operation.create(
            "tensor.expand_shape",
            results=[target],
            operands=[value, *sizes],
            attributes={
                "reassociation": _reassociation([b for _, b in groups]),
                "static_output_shape": ir.DenseI64ArrayAttr.get(list(target.shape)),
            },
        ).result
    return value if value.type == target else None
