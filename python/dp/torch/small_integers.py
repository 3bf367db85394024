"""Integers of 8 bits in PyTorch's graphs."""
import torch
from torch.fx.node import map_arg
from torch.utils._pytree import tree_map

aten = torch.ops.aten
SMALL = (torch.uint8, torch.int8)
# Ops whose results depend on the sign, or that torch-mlir ends the process for.
OPS = {getattr(aten, name) for name in (
    "mul div floor_divide remainder fmod pow eq ne lt le gt ge sort topk max min amax amin argmax argmin aminmax prod sum cumsum cumprod "
    "mean clamp clamp_min clamp_max maximum minimum sqrt rsqrt exp log log1p sin cos tanh sigmoid reciprocal").split()}


def widen(graph):
    """Computes with 8-bit integers in i64. torch-mlir takes some of uint8 for negative ones, and ends the process for products by a number."""
    def is_small(value):
        return isinstance(value, torch.Tensor) and value.dtype in SMALL

    def to_wide(value):
        return value.to(torch.int64) if is_small(value) else value

    def convert(value, dtype):
        node = graph.call_function(aten._to_copy.default, (value,), {"dtype": dtype})
        node.meta["val"] = value.meta["val"].to(dtype)
        return node

    def retype(node):
        node.meta = {key: value for key, value in node.meta.items() if key != "tensor_meta"} | {"val": tree_map(to_wide, node.meta["val"])}

    for node in list(graph.nodes):
        if getattr(node.target, "overloadpacket", None) not in OPS or node.kwargs.get("dtype") in SMALL:
            continue
        if not any(is_small(value.meta["val"]) for value in node.all_input_nodes):
            continue
        with graph.inserting_before(node):
            take = lambda value: convert(value, torch.int64) if is_small(value.meta["val"]) else value
            node.args, node.kwargs = map_arg(node.args, take), map_arg(node.kwargs, take)
        results = list(node.users) if isinstance(node.meta["val"], (tuple, list)) else [node]
        if results != [node]:
            retype(node)
        for result in results:
            dtype = result.meta["val"].dtype
            if dtype in SMALL:
                retype(result)
                with graph.inserting_after(result):
                    narrow = convert(result, dtype)
                result.replace_all_uses_with(narrow, delete_user_cb=lambda user: user is not narrow)
