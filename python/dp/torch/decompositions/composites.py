"""Larger functions of plain ops: attention, the matrix exponential."""
import math

import torch

aten = torch.ops.aten


def attention(query, key, value, dropout_p=0.0, is_causal=False, *, attn_mask=None, scale=None):
    if dropout_p:
        raise NotImplementedError("attention with dropout")
    scores = query @ key.transpose(-2, -1) * (scale if scale is not None else 1 / math.sqrt(query.shape[-1]))
    if is_causal:
        rows, columns = scores.shape[-2:]
        scores = torch.where(torch.arange(columns) <= torch.arange(rows).unsqueeze(1), scores, -math.inf)
    if attn_mask is not None:
        scores = scores + attn_mask if attn_mask.is_floating_point() else torch.where(attn_mask, scores, -math.inf)
    return scores.softmax(-1) @ value, scores.logsumexp(-1)


def attention_backward(grad, query, key, value, out, logsumexp, dropout_p, is_causal, *, attn_mask=None, scale=None):
    plain = lambda q, k, v: attention(q, k, v, dropout_p, is_causal, attn_mask=attn_mask, scale=scale)[0]
    return torch.func.vjp(plain, query, key, value)[1](grad)


def matrix_exp(x, degree=18, squarings=32):
    """A Taylor polynomial in f64 of the matrix divided by a power of two that makes its norm at most 1, squared as often."""
    wide = x.double()
    norm = wide.abs().sum(-1).amax(-1)
    times = norm.clamp(min=1).log2().ceil()
    wide = wide * torch.exp2(-times).unsqueeze(-1).unsqueeze(-1)
    one = (torch.arange(x.shape[-1]).unsqueeze(1) == torch.arange(x.shape[-1])).double()
    total = one + torch.zeros_like(wide)
    for n in range(degree, 0, -1):
        total = one + wide @ total / n
    for n in range(squarings):
        total = torch.where((times > n).unsqueeze(-1).unsqueeze(-1), total @ total, total)
    return total.to(x.dtype)


def weight_norm_backward(grad, v, g, norms, dim):
    plain = lambda v, g: v * (g / v.square().sum([d for d in range(v.ndim) if d != dim], True).sqrt())
    return torch.func.vjp(plain, v, g)[1](grad)


OWN = {aten._weight_norm_interface_backward.default: weight_norm_backward,
       aten._scaled_dot_product_flash_attention_for_cpu.default: attention,
       aten._scaled_dot_product_flash_attention_for_cpu_backward.default: attention_backward,
       aten.linalg_matrix_exp.default: matrix_exp}
