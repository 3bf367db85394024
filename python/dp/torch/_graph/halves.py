"""Ops on floats of 16 bits. PyTorch computes each op in f32 and rounds its results; decompositions,
PyTorch's, torch-mlir's and ours, would round behind each step, and 1 + erf(x) or y * (1 - y) has
few digits then.
"""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch.utils._pytree import tree_leaves, tree_map

from dp.torch._graph.subgraphs import Node
from dp.torch._mlir.elementwise import HALF

# Ops of several steps. Ops of one step stay, and so do products, whose sums are f32 in any case. A
# later PyTorch may not have all of them.
NAMES = """
    sigmoid gelu gelu_backward silu silu_backward mish mish_backward sigmoid_backward tanh_backward
        log_sigmoid_forward log_sigmoid_backward
    elu elu_backward celu softplus softplus_backward hardswish hardswish_backward hardsigmoid
        hardsigmoid_backward leaky_relu
    leaky_relu_backward glu glu_backward _prelu_kernel _prelu_kernel_backward logit logit_backward
        logaddexp logaddexp2 hypot xlogy
    special_xlog1py special_entr sinc lerp addcmul addcdiv rrelu_with_noise
    _softmax _softmax_backward_data _log_softmax _log_softmax_backward_data logsumexp logcumsumexp
        cumsum cumprod prod var var_mean std
    std_mean norm linalg_vector_norm renorm dist native_layer_norm native_layer_norm_backward
        native_group_norm
    native_group_norm_backward _fused_rms_norm _fused_rms_norm_backward
        _native_batch_norm_legit_functional native_batch_norm_backward
    mse_loss mse_loss_backward smooth_l1_loss smooth_l1_loss_backward huber_loss huber_loss_backward
        binary_cross_entropy
    binary_cross_entropy_backward soft_margin_loss soft_margin_loss_backward multi_margin_loss
        multi_margin_loss_backward
    _cdist_forward _cdist_backward _pdist_forward _pdist_backward
    upsample_linear1d upsample_linear1d_backward upsample_bilinear2d upsample_bilinear2d_backward
        upsample_trilinear3d
    upsample_trilinear3d_backward upsample_bicubic2d upsample_bicubic2d_backward avg_pool1d
        avg_pool2d avg_pool2d_backward avg_pool3d
    avg_pool3d_backward _adaptive_avg_pool2d _adaptive_avg_pool2d_backward _adaptive_avg_pool3d
        _adaptive_avg_pool3d_backward
""".split()
WIDE = {
    getattr(packet, overload)
    for packet in (getattr(torch.ops.aten, name) for name in NAMES if hasattr(torch.ops.aten, name))
    for overload in packet.overloads()
    if not getattr(packet, overload)._schema.is_mutable
}


def is_half(value) -> bool:
    return isinstance(value, torch.Tensor) and value.dtype in HALF


def widen(value):
    """The numbers of 16 bits in f32, and their dtypes as f32."""
    return value.float() if is_half(value) else torch.float32 if value in HALF else value


def rounds(node: Node) -> bool:
    """Whether the node is such an op, of 16 bits."""
    return (
        node.op == "call_function"
        and node.target in WIDE
        and any(map(is_half, tree_leaves(node.meta["val"])))
        and any(
            isinstance(operand, Node) and is_half(operand.meta.get("val"))
            for operand in node.all_input_nodes
        )
    )


def in_f32(node: Node) -> tuple[tuple, Callable]:
    """Returns the op of `node` as a function of its arguments and keyword arguments that rounds its
    results alone, with its name."""
    dtypes = tuple(
        v.dtype if isinstance(v, torch.Tensor) else None for v in tree_leaves(node.meta["val"])
    )

    def call(args, kwargs):
        result, rest = node.target(*tree_map(widen, args), **tree_map(widen, kwargs)), iter(dtypes)
        return tree_map(
            lambda v: v.to(dtype) if (dtype := next(rest)) and isinstance(v, torch.Tensor) else v,
            result,
        )

    return ("in f32", node.target, dtypes), call
