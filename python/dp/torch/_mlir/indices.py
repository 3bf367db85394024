"""Negative indices of updates: torch-mlir counts them from the end where it reads, but not in
index_put, the gradient of a read."""

import torch

from dp.torch._tensors.open_sizes import sizes_of

aten = torch.ops.aten
# Ops that keep the elements of their first operand.
SAME = {
    aten.view.default, aten._unsafe_view.default, aten.reshape.default, aten.expand.default,
    aten.unsqueeze.default, aten.clone.default, aten.squeeze.dim, aten.squeeze.dims,
    aten.permute.default, aten.slice.Tensor, aten.select.int, aten._to_copy.default,
    aten.alias.default,
}  # fmt: skip


def is_count(node):
    """Whether the elements of an index are those of an arange from 0 or more."""
    while node.op == "call_function" and node.target in SAME:
        node = node.args[0]
    if node.op != "call_function":
        return False
    if node.target in (aten.add.Tensor, aten.mul.Tensor):
        a, b = node.args[:2]
        return is_count(a) and (
            isinstance(b, int) and b >= 0 or isinstance(b, torch.fx.Node) and is_count(b)
        )
    if node.target is aten.arange.default:
        return True
    starts = node.target in (aten.arange.start, aten.arange.start_step)
    return starts and node.args[0] >= 0 and (len(node.args) < 3 or node.args[2] > 0)


# Of SAME those that keep all elements of a count in order.
WHOLE = SAME - {aten.slice.Tensor, aten.select.int, aten.expand.default}


def counted(node):
    """Returns up to which size the elements of an index count from 0, as an arange does; None if
    they are others."""
    while node.op == "call_function" and node.target in WHOLE:
        node = node.args[0]
    is_from_0 = (
        node.target is aten.arange.default
        or node.target is aten.arange.start
        and node.args[0] == 0
        or node.target is aten.arange.start_step
        and node.args[0] == 0
        and (len(node.args) < 3 or node.args[2] == 1)
    )
    is_integer = not node.meta["val"].is_floating_point() if is_from_0 else False
    return sizes_of(node.meta["val"].shape)[0] if is_integer else None


def wrap(graph, index, size):
    """Returns a node with the elements of `index` in which negative ones count from the end of
    `size` elements."""
    value = index.meta["val"]

    def call(target, *args):
        return graph.call_function(target, args)

    negative, moved = call(aten.lt.Scalar, index, 0), call(aten.add.Scalar, index, size)
    node = call(aten.where.self, negative, moved, index)
    for made, meta in ((negative, value < 0), (moved, value + size), (node, value.clone())):
        made.meta["val"] = meta
    return node


def wrap_updates(graph):
    """Lets the indices of each index_put be non-negative."""
    for node in list(graph.nodes):
        if node.target is not aten.index_put.default:
            continue
        shape, indices = node.args[0].meta["val"].shape, []
        dim = 0
        with graph.inserting_before(node):
            for index in node.args[1]:
                is_mask = index is not None and index.meta["val"].dtype in (torch.bool, torch.uint8)
                plain = index is None or is_mask or is_count(index)
                indices.append(index if plain else wrap(graph, index, shape[dim]))
                dim += index.meta["val"].ndim if index is not None and is_mask else 1
        node.update_arg(1, indices)
