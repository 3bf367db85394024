"""Floats of 8 bits in PyTorch's graphs."""

import torch

from dp.torch._mlir.small_integers import FILLS

aten = torch.ops.aten
KINDS = (torch.float8_e4m3fn, torch.float8_e5m2)
LARGEST = torch.finfo(torch.float8_e4m3fn).max
# Of float8_e4m3fn, which has no infinities: PyTorch makes larger numbers the largest one; older
# ones made them NaN, as LLVM does.
SATURATES = torch.tensor(1000.0).to(torch.float8_e4m3fn).float().item() == LARGEST


def convert(graph):
    """Converts by way of f32, as PyTorch does, and saturates."""

    def place(node, dtype):
        return {k: v for k, v in node.meta.items() if k != "tensor_meta"} | {
            "val": node.meta["val"].to(dtype)
        }

    def call(like, dtype, target, *args):
        node = graph.call_function(
            target, args, {"dtype": dtype} if target is aten._to_copy.default else {}
        )
        node.meta = place(like, dtype)
        return node

    for node in list(graph.nodes):
        value = node.meta.get("val")
        if not isinstance(value, torch.Tensor):
            continue
        dtype = value.dtype
        if node.target in FILLS and dtype in KINDS:
            with graph.inserting_after(node):
                narrow = call(node, dtype, aten._to_copy.default, node)
            node.replace_all_uses_with(narrow, delete_user_cb=lambda user: user is not narrow)
            node.kwargs = {**node.kwargs, "dtype": torch.float32}
            node.meta = place(node, torch.float32)
            node = narrow
        if node.target is aten.copy.default and dtype in KINDS:
            with graph.inserting_before(node):
                source = node.args[1]
                narrow = call(source, dtype, aten._to_copy.default, source)
            node.update_arg(1, narrow)
            node = narrow
        if node.target is not aten._to_copy.default:
            continue
        before = node.args[0].meta["val"].dtype
        if before == dtype or before not in KINDS and dtype not in KINDS:
            continue
        wide = node.args[0]
        with graph.inserting_before(node):
            if before != torch.float32:
                wide = call(wide, torch.float32, aten._to_copy.default, wide)
            if SATURATES and dtype == torch.float8_e4m3fn:
                wide = call(wide, torch.float32, aten.clamp.default, wide, -LARGEST, LARGEST)
        node.update_arg(0, wide)
