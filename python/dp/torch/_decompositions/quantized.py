"""Fake quantization, by which models are trained for integers: numbers become multiples of a scale,
as in FakeQuantizeCore.cpp."""

import torch

aten = torch.ops.aten


def multiples(x, scale, zero, low, high, product=torch.float32):
    """Returns the multiples of `scale` next to x, within the range, and whether each was within it.
    A scale and its inverse are f32. `product`: the dtype of a multiple."""
    scale = (
        scale.to(torch.float32)
        if isinstance(scale, torch.Tensor)
        else torch.full((), scale, dtype=torch.float32)
    )
    real = torch.promote_types(x.dtype, torch.float32)
    zero = zero.to(real) if isinstance(zero, torch.Tensor) else zero
    number = (x.to(real) * scale.reciprocal().to(real)).round() + zero
    result = (number.clamp(low, high) - zero).to(product) * scale.to(product)
    return result.to(x.dtype), (number >= low) & (number <= high)


def per_tensor(x, scale, zero, low, high):
    return multiples(x, scale, zero, low, high)


def where_enabled(x, scale, zero, enabled, low, high):
    is_on = enabled.reshape(()) > 0
    result, inside = multiples(x, scale.reshape(()), zero.reshape(()), low, high)
    return torch.where(is_on, result, x), inside | ~is_on


def per_channel(x, scale, zero, axis, low, high):
    shape = [-1 if d == axis % x.ndim else 1 for d in range(x.ndim)]
    return multiples(
        x,
        scale.reshape(shape),
        zero.reshape(shape),
        low,
        high,
        torch.promote_types(x.dtype, torch.float32),
    )


def first(function):
    return lambda *args: function(*args)[0]


OWN = {
    aten.fake_quantize_per_tensor_affine_cachemask.default: per_tensor,
    aten.fake_quantize_per_tensor_affine.default: first(per_tensor),
    aten.fake_quantize_per_tensor_affine.tensor_qparams: lambda x, scale, zero, low, high: (
        multiples(x, scale.reshape(()), zero.reshape(()), low, high)[0]
    ),
    aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default: where_enabled,
    aten.fake_quantize_per_channel_affine_cachemask.default: per_channel,
    aten.fake_quantize_per_channel_affine.default: first(per_channel),
}
