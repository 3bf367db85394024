"""Larger functions: attention, the matrix exponential."""

import math

import torch

from dp.torch._mlir import routines

aten = torch.ops.aten


def plain_attention(query, key, value, mask, causal, scale):
    group = query.shape[-3] // key.shape[-3]
    if group > 1:  # Heads that share keys.
        key, value = key.repeat_interleave(group, -3), value.repeat_interleave(group, -3)
    scores = query @ key.transpose(-2, -1) * scale
    if causal:
        rows, columns = scores.shape[-2:]
        scores = torch.where(
            torch.arange(columns) <= torch.arange(rows).unsqueeze(1), scores, -math.inf
        )
    if mask is not None:
        scores = scores + mask
    most = scores.amax(-1, keepdim=True)  # An infinite score makes NaN, unlike in logsumexp().
    return scores.softmax(-1) @ value, ((scores - most).exp().sum(-1).log() + most.squeeze(-1))


# Scores of a head up to which the plain form is faster on a CPU, since it need not compute them
# again for the gradient, and takes about as much memory as keys and values do. It makes NaN of a
# row without keys, so it needs one where no key is forbidden.
FEW_SCORES = 64 * 64


def is_plain(query, key, mask, causal):
    """Returns True if attention is ops on the scores, False if it is dp.attention."""
    is_small = mask is None and not causal and 0 < query.shape[-2] * key.shape[-2] <= FEW_SCORES
    return (
        is_small
        and query.dtype != torch.float16
        or query.dtype not in (torch.float16, torch.bfloat16, torch.float32, torch.float64)
    )


def prepare_attention(query, dtype, dropout_p, attn_mask, scale):
    """Returns the mask in `dtype`, with the dimensions of the scores, and the scale."""
    if dropout_p:
        raise NotImplementedError("attention with dropout")
    if attn_mask is not None:
        attn_mask = attn_mask.reshape((1,) * (query.ndim - attn_mask.ndim) + attn_mask.shape)
        if not attn_mask.is_floating_point():
            attn_mask = torch.where(attn_mask, 0.0, -math.inf)
    mask = None if attn_mask is None else attn_mask.to(dtype)
    return mask, 1 / math.sqrt(query.shape[-1]) if scale is None else scale


def attention(query, key, value, dropout_p=0.0, is_causal=False, *, attn_mask=None, scale=None):
    plain = is_plain(query, key, attn_mask, is_causal)
    mask, scale = prepare_attention(
        query,
        query.dtype if plain else routines.score_type(query.dtype),
        dropout_p,
        attn_mask,
        scale,
    )
    return (plain_attention if plain else routines.ATTENTION)(
        query, key, value, mask, is_causal, scale
    )


def attention_backward(
    grad, query, key, value, out, logsumexp, dropout_p, is_causal, *, attn_mask=None, scale=None
):
    plain = is_plain(query, key, attn_mask, is_causal)
    mask, scale = prepare_attention(
        query,
        query.dtype if plain else routines.score_type(query.dtype),
        dropout_p,
        attn_mask,
        scale,
    )
    if not plain:
        return routines.ATTENTION_GRADIENT(
            query, key, value, mask, out, logsumexp, grad, is_causal, scale
        )
    return torch.func.vjp(
        lambda q, k, v: plain_attention(q, k, v, mask, is_causal, scale)[0], query, key, value
    )[1](grad)


def matrix_exp(x, degree=18, squarings=32):
    """A Taylor polynomial in f64 of the matrix divided by a power of two that makes its norm at
    most 1, squared as often."""
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
    def plain(v, g):
        return v * (g / v.square().sum([d for d in range(v.ndim) if d != dim], True).sqrt())

    return torch.func.vjp(plain, v, g)[1](grad)


def scaled_mm(
    a, b, scale_a, scale_b, bias=None, scale_result=None, out_dtype=None, use_fast_accum=False
):
    """Factors of 8 bits, with one scale for each, or for each row and each column. The sum is f32:
    nothing accumulates faster."""
    if not all(
        s.numel() == 1 or s.shape == shape
        for s, shape in ((scale_a, (a.shape[0], 1)), (scale_b, (1, b.shape[1])))
    ):
        return NotImplemented
    y = (a.float() @ b.float()) * (scale_a * scale_b).float()
    if bias is not None:
        y = y + bias.float()
    if scale_result is not None:
        y = y * scale_result
    return y.to(a.dtype if out_dtype is None else out_dtype)


def trilinear(a, b, c, expand1, expand2, expand3, sumdim, unroll_dim=1):
    """As aten/src/ATen/native/Linear.cpp: the first two factors are summed over what only they have
    and rounded, then the third counts. Neither product is rounded before its sum."""
    factors = []
    for x, places in ((a, expand1), (b, expand2), (c, expand3)):
        for place in places:
            x = x.unsqueeze(place)
        factors.append(x)
    rank = factors[0].ndim
    summed = {d % rank for d in sumdim}
    first = {d for d in summed - {unroll_dim % rank} if d in {place % rank for place in expand3}}
    wide = torch.float32 if a.dtype in (torch.float16, torch.bfloat16) else a.dtype
    for factor, dims in ((factors[1], first), (factors[2], summed - first)):
        product = factors[0].to(wide) * factor.to(wide)
        factors[0] = (product.sum(sorted(dims), keepdim=True) if dims else product).to(a.dtype)
    return factors[0].squeeze(sorted(summed))


OWN = {
    aten._trilinear.default: trilinear,
    aten._weight_norm_interface_backward.default: weight_norm_backward,
    aten._scaled_dot_product_flash_attention_for_cpu.default: attention,
    aten._scaled_dot_product_flash_attention_for_cpu_backward.default: attention_backward,
    aten.linalg_matrix_exp.default: matrix_exp,
    aten._scaled_mm.default: scaled_mm,
}
