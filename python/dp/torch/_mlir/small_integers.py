"""Integers of 8 and 16 bits, those of 32 bits without sign, and booleans in PyTorch's graphs."""

import torch
from torch.fx.node import map_arg
from torch.utils._pytree import tree_map

from dp.torch._mlir import elementwise

aten = torch.ops.aten
SMALL = (torch.uint8, torch.int8, torch.int16, torch.uint32)
# Ops that take elements elsewhere as they are.
MOVES = {
    getattr(aten, name)
    for name in (
        "view _unsafe_view reshape expand unsqueeze squeeze permute transpose t slice select cat "
        "stack clone alias detach index gather index_select flip roll repeat split "
        "split_with_sizes unbind as_strided diagonal unfold where slice_scatter select_scatter "
        "tril triu diagonal_scatter as_strided_scatter lift_fresh_copy copy index_put scatter "
        "embedding any all empty new_empty empty_like"
    ).split()
}
# Ops that compare booleans; torch-mlir takes True for -1.
OF_BOOLEANS = {
    getattr(aten, name)
    for name in (
        "sort topk max min amax amin argmax argmin aminmax cummax cummin scatter_reduce "
        "scatter_add index_reduce prod cumprod"
    ).split()
}

# Ops that convert their operand to a dtype first. Their results are the same ones modulo 2^64 and
# modulo less.
OF_DTYPE = {aten.sum, aten.prod, aten.cumsum, aten.cumprod}

# Ops that fill a tensor, of which torch-mlir takes constants of uint8 for signed ones, and has none
# of uint32.
FILLS = {
    aten.full.default,
    aten.full_like.default,
    aten.scalar_tensor.default,
    aten.zeros.default,
    aten.ones.default,
    aten.new_full.default,
    aten.zeros_like.default,
    aten.ones_like.default,
    aten.new_zeros.default,
    aten.new_ones.default,
    aten.empty.memory_format,
}


def is_widened(node, value):
    """Whether an op's operand is to be wider than it is."""
    packet = getattr(node.target, "overloadpacket", None)
    if not isinstance(value, torch.Tensor) or packet is None or node.target in elementwise.OPS:
        return False
    return (
        packet in OF_BOOLEANS
        if value.dtype == torch.bool
        else value.dtype in SMALL and packet not in MOVES
    )


def widen(graph):
    """Computes with them in i64: torch-mlir takes some of uint8 and uint32 for negative ones, and
    ends the process for some of int16."""

    def to_wide(value):
        return (
            value.to(torch.int64)
            if isinstance(value, torch.Tensor) and value.dtype in (*SMALL, torch.bool)
            else value
        )

    def convert(value, dtype):
        node = graph.call_function(aten._to_copy.default, (value,), {"dtype": dtype})
        node.meta["val"] = value.meta["val"].to(dtype)
        return node

    def retype(node):
        node.meta = {key: value for key, value in node.meta.items() if key != "tensor_meta"} | {
            "val": tree_map(to_wide, node.meta["val"])
        }

    for node in list(graph.nodes):
        if node.target in FILLS and (unsigned := node.meta["val"].dtype) in (
            torch.uint8,
            torch.uint32,
        ):
            node.kwargs = {**node.kwargs, "dtype": torch.int64}
            node.meta = {"val": node.meta["val"].to(torch.int64)}
            with graph.inserting_after(node):
                narrow = convert(node, unsigned)
            node.replace_all_uses_with(narrow, delete_user_cb=lambda user: user is not narrow)
            continue
        if (
            getattr(node.target, "overloadpacket", None) in OF_DTYPE
            and node.kwargs.get("dtype") in SMALL
        ):
            small = node.kwargs["dtype"]
            with graph.inserting_before(node):
                node.args = convert(convert(node.args[0], small), torch.int64), *node.args[1:]
            node.kwargs = {**node.kwargs, "dtype": torch.int64}
            retype(node)
            with graph.inserting_after(node):
                narrow = convert(node, small)
            node.replace_all_uses_with(
                narrow, delete_user_cb=lambda user, narrow=narrow: user is not narrow
            )
            continue
        dtypes = {
            value.meta["val"].dtype
            for value in node.all_input_nodes
            if is_widened(node, value.meta.get("val"))
        }
        if not dtypes or node.kwargs.get("dtype") in SMALL:
            continue
        with graph.inserting_before(node):

            def take(value):
                return (
                    convert(value, torch.int64)
                    if is_widened(node, value.meta.get("val"))
                    else value
                )

            node.args, node.kwargs = map_arg(node.args, take), map_arg(node.kwargs, take)
        results = list(node.users) if isinstance(node.meta["val"], (tuple, list)) else [node]
        if results != [node]:
            retype(node)
        for result in results:
            dtype = result.meta["val"].dtype
            if dtype in dtypes:
                retype(result)
                with graph.inserting_after(result):
                    narrow = convert(result, dtype)
                result.replace_all_uses_with(narrow, delete_user_cb=lambda user: user is not narrow)
