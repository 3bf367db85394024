"""Views of tensors with open sizes, lowered here: torch-mlir does not see which dimensions are
merged or divided, and makes tensor.reshape of them, whose sizes are data. `mark` makes such views
ops of dp, whose names have the dimensions; routine_calls.py lowers them. Where a dimension is
divided, as that of tokens, sizes are those of arguments if they have them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import sympy
import torch
from iree.compiler import ir

from dp.torch._mlir import extents, routine_calls, routines
from dp.torch._tensors.open_sizes import sizes_of

aten = torch.ops.aten
PREFIX = "view__"
VIEWS = {aten.view.default, aten._unsafe_view.default, aten.reshape.default}
Group = tuple[int, int]
"""How many consecutive dimensions of an operand are as many elements as how many of the result."""


def groups_of(before: Sequence[sympy.Expr], after: Sequence[sympy.Expr]) -> list[Group] | None:
    """Returns the smallest groups of two shapes; None if they have none that are known to be
    equal."""
    groups, i, j = [], 0, 0
    while i < len(before) and j < len(after):
        start, given, made = (i, j), before[i], after[j]
        i, j = i + 1, j + 1
        while sympy.expand(given - made) != 0:
            _, divisor = sympy.fraction(sympy.cancel(made / given))
            if divisor == 1 and i < len(before):  # The result has more elements so far.
                given, i = given * before[i], i + 1
            elif divisor != 1 and j < len(after):
                made, j = made * after[j], j + 1
            else:
                return None
        groups.append((i - start[0], j - start[1]))
    rest = *before[i:], *after[j:]
    if not groups or any(size != 1 for size in rest):
        return None
    groups[-1] = groups[-1][0] + len(before) - i, groups[-1][1] + len(after) - j
    return groups


def refined(before: Sequence[int], after: Sequence[int]) -> list[int] | None:
    """Returns the shape with all the dimensions into which either shape divides the other; None if
    one of its dimensions has parts of two of the other that are no whole ones."""
    left = [[n for n in shape if n != 1][::-1] for shape in (before, after)]
    made = []
    while left[0] and left[1]:
        sizes = [shape.pop() for shape in left]
        least = min(sizes)
        if least == 0 or max(sizes) % least:
            return None
        made.append(least)
        for shape, size in zip(left, sizes):
            if size != least:
                shape.append(size // least)
    return made


def refine(graph: torch.fx.Graph) -> None:
    """Makes a view that merges parts of dimensions which it divides two views, of which one divides
    and one merges. torch-mlir would merge all of them, so that the rows were none any more."""
    for node in list(graph.nodes):
        if node.target not in VIEWS:
            continue
        before, after = (tuple(n.meta["val"].shape) for n in (node.args[0], node))
        if not all(type(size) is int for size in (*before, *after)):
            continue
        made = refined(before, after)
        dims = [[n for n in shape if n != 1] for shape in (before, after)]
        if made is None or made in dims:
            continue
        with graph.inserting_before(node):
            parts = graph.call_function(aten.view.default, (node.args[0], made))
        parts.meta.update(node.meta)
        parts.meta["val"] = node.meta["val"].new_empty(made)
        node.args = parts, *node.args[1:]


def op_of(groups: Sequence[Group], dims: Mapping[int, int]) -> Any:
    """Returns dp's op of a view. The sizes of the result's dimensions among `dims` are those of the
    further operands, each along the dimension that is the value."""
    name = PREFIX + "_".join(f"{given}x{made}" for given, made in groups)
    if dims:
        name += "__" + "_".join(f"{at}x{dim}" for at, dim in dims.items())
    if not hasattr(torch.ops.dp, name):
        operands = "".join(f", Tensor of{at}" for at in dims)
        routines.LIBRARY.define(f"{name}(Tensor x{operands}) -> Tensor")
    return getattr(torch.ops.dp, name).default


def divided_dims(groups: Sequence[Group], after: Sequence[sympy.Expr]) -> list[list[int]]:
    """Returns the open dimensions of the result in each group that a view divides."""
    found, at = [], 0
    for _, made in groups:
        if made > 1:
            found.append([dim for dim in range(at, at + made) if not after[dim].is_number])
        at += made
    return found


def places_of(graph: torch.fx.Graph) -> dict[sympy.Expr, tuple[torch.fx.Node, int]]:
    """Returns for each open size an argument that has it, and its dimension."""
    places: dict[sympy.Expr, tuple[torch.fx.Node, int]] = {}
    for node in graph.find_nodes(op="placeholder"):
        for dim, size in enumerate(sizes_of(getattr(node.meta.get("val"), "shape", ()))):
            if isinstance(size, sympy.Symbol):
                places.setdefault(size, (node, dim))
    return places


def mark(graph: torch.fx.Graph) -> None:
    """Makes views with open sizes ops of dp where the merged and divided dimensions are known."""
    places = places_of(graph)
    for node in list(graph.nodes):
        if node.target not in VIEWS:
            continue
        x = node.args[0]
        shapes = [[sympy.sympify(s) for s in sizes_of(n.meta["val"].shape)] for n in (x, node)]
        if all(size.is_number for shape in shapes for size in shape):
            continue
        groups = groups_of(*shapes)
        if groups is None:
            continue
        of: dict[int, tuple[torch.fx.Node, int]] = {}
        is_known = True
        for dims in divided_dims(groups, shapes[1]):
            if all(shapes[1][dim] in places for dim in dims):
                of.update((dim, places[shapes[1][dim]]) for dim in dims)
            else:  # One is the whole without the others.
                is_known = is_known and len(dims) == 1
        if is_known:
            node.target = op_of(groups, {at: dim for at, (_, dim) in of.items()})
            node.args = (x, *(operand for operand, _ in of.values()))


def index(value: int) -> ir.Value:
    type = ir.IndexType.get()
    attributes = {"value": ir.IntegerAttr.get(type, value)}
    return ir.Operation.create("arith.constant", results=[type], attributes=attributes).result


def whole(shape: Sequence[int]) -> int:
    dynamic = ir.ShapedType.get_dynamic_size()
    return dynamic if dynamic in shape else math.prod(shape)


def reassociation(counts: Sequence[int]) -> ir.ArrayAttr:
    type, at, parts = ir.IntegerType.get_signless(64), 0, []
    for count in counts:
        dims = [ir.IntegerAttr.get(type, dim) for dim in range(at, at + count)]
        parts.append(ir.ArrayAttr.get(dims))
        at += count
    return ir.ArrayAttr.get(parts)


def build(name: str, _: ir.Operation, call: ir.Operation) -> list[ir.Value]:
    """Makes tensor.collapse_shape and tensor.expand_shape of a call, at the current place."""
    groups, of = (
        [tuple(map(int, pair.split("x"))) for pair in pairs.split("_") if pair]
        for pairs in name.removeprefix(PREFIX).partition("__")[::2]
    )
    x, *operands = call.operands
    like = {at: (operand, dim) for (at, dim), operand in zip(of, operands, strict=True)}
    type, out = ir.RankedTensorType(x.type), ir.RankedTensorType(call.results[0].type)
    if any(given > 1 for given, _ in groups):
        shape, at = [], 0
        for given, _ in groups:
            shape.append(whole(type.shape[at : at + given]))
            at += given
        type = ir.RankedTensorType.get(shape, type.element_type)
        merged = {"reassociation": reassociation([given for given, _ in groups])}
        x = ir.Operation.create(
            "tensor.collapse_shape", results=[type], operands=[x], attributes=merged
        ).result
    if all(made == 1 for _, made in groups):
        return [x]
    sizes, at, dynamic = [], 0, ir.ShapedType.get_dynamic_size()
    for place, (_, made) in enumerate(groups):
        known = [size for size in out.shape[at : at + made] if size != dynamic]
        dims = [dim for dim in range(at, at + made) if out.shape[dim] == dynamic]
        if any(dim in like for dim in dims):
            sizes += [extents.size_of(like[dim][1], [like[dim][0]]) for dim in dims]
        elif dims:  # The open size is the whole without the others.
            size = extents.size_of(place, [x])
            if math.prod(known) != 1:
                size = ir.Operation.create(
                    "arith.divui", results=[size.type], operands=[size, index(math.prod(known))]
                ).result
            sizes.append(size)
        at += made
    attributes = {
        "reassociation": reassociation([made for _, made in groups]),
        "static_output_shape": ir.DenseI64ArrayAttr.get(out.shape),
    }
    made = ir.Operation.create(
        "tensor.expand_shape", results=[out], operands=[x, *sizes], attributes=attributes
    )
    return [made.result]


routine_calls.BUILDERS[PREFIX] = build
