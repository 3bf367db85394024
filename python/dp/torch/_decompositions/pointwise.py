"""Ops on single numbers."""

import math

import torch

aten = torch.ops.aten
where = torch.where


def is_negative(x):
    """Whether the sign bit is set, also that of a zero. Not that of a NaN: torch-mlir has no way to
    the bits."""
    return where(x == 0, 1 / x, x) < 0 if x.is_floating_point() else x < 0


def copysign(x, y):
    x = x if x.is_floating_point() else x.to(torch.get_default_dtype())
    y = torch.as_tensor(y, dtype=x.dtype) if not isinstance(y, torch.Tensor) else y
    return where(is_negative(y), -x.abs(), x.abs())


def angle(x):
    if not x.is_floating_point():
        return where(x < 0, math.pi, 0.0)
    return where(x.isnan(), x, where(x < 0, torch.full_like(x, math.pi), 0.0))


def hypot(x, y):
    x, y = torch.broadcast_tensors(x.abs(), y.abs())
    high, low = torch.maximum(x, y), torch.minimum(x, y)
    ratio = low / where(high == 0, 1.0, high)
    return where(
        x.isinf() | y.isinf(),
        math.inf,
        where(high == low, high * math.sqrt(2), high * (1 + ratio * ratio).sqrt()),
    )


def frexp(x):
    # A power of two, found by its logarithm and corrected.
    exponent = where((x == 0) | ~x.isfinite(), 0.0, x.double().abs().log2().floor() + 1)
    mantissa = x.double() * torch.exp2(-exponent)
    low, high = mantissa.abs() < 0.5, mantissa.abs() >= 1
    finite = x.isfinite() & (x != 0)
    exponent = where(finite & low, exponent - 1, where(finite & high, exponent + 1, exponent))
    mantissa = where(finite & low, mantissa * 2, where(finite & high, mantissa / 2, mantissa))
    return mantissa.to(x.dtype), exponent.to(torch.int32)


def hardtanh_backward(grad, x, low, high):
    """0 for NaN, as PyTorch's vectorized loop has it; its loop for the last elements passes the
    gradient."""
    return where((x > low) & (x < high), grad, 0.0)


def hardsigmoid_backward(grad, x):
    """With the slope that PyTorch has in f64, too: a sixth in f32."""
    return where((x > -3) & (x < 3), grad * 0.16666667163372040, 0.0)


def shrink_backward(grad, x, lambd):
    return where(x.abs() > lambd, grad, 0.0)


def hardswish_backward(grad, x):
    return where(x <= -3, 0.0, where(x >= 3, grad, grad * (x / 3 + 0.5)))


def soft_margin_loss_backward(grad, x, target, reduction):
    # sigmoid(z) - 1 would lose the digits of a small slope.
    slope = -target * (-target * x).sigmoid()
    return slope * grad / (x.numel() if reduction == 1 else 1)


def distances(x, y, p):
    """The p-norms of the differences, whose gradient at zero is zero."""
    difference = (x - y).abs()
    if p == 0:
        return (difference != 0).to(x.dtype).sum(-1)
    if p == math.inf:
        return difference.amax(-1)
    if p == 1:
        return difference.sum(-1)
    total = (
        difference * difference if p == 2 else where(difference == 0, 0.0, difference) ** p
    ).sum(-1)
    zero = total == 0
    return where(zero, 0.0, where(zero, 1.0, total) ** (1 / p))


def cdist(x, y, p, compute_mode=None):
    return distances(x.unsqueeze(-2), y.unsqueeze(-3), p)


def sign_or_nan(x):
    return where(x.isnan(), x, x.sign())


def distance_slope(difference, grad, distance, p):
    """The gradient of distance with respect to the first point, as
    aten/src/ATen/native/cpu/DistanceOpsKernel.cpp has it."""
    grad, distance, size = grad.unsqueeze(-1), distance.unsqueeze(-1), difference.abs()
    zero = distance == 0
    safe = where(zero, 1.0, distance)
    if p == 0:
        return torch.zeros_like(difference) * grad
    if p == 1:
        return grad * sign_or_nan(difference)
    if p == math.inf:
        return grad * sign_or_nan(difference) * (size == distance)
    slope = difference * (where(size == 0, 1.0, size) ** (p - 2) if p != 2 else 1.0)
    return where(zero | (size == 0) & (p < 2), 0.0, slope * grad / safe ** (p - 1))


def cdist_backward(grad, x, y, p, distance):
    return distance_slope(x.unsqueeze(-2) - y.unsqueeze(-3), grad, distance, p).sum(-2)


def pairs(n):
    rows, columns = (
        torch.triu_indices(n, n, 1).unbind(0) if n else (torch.zeros(0, dtype=torch.int64),) * 2
    )
    return rows, columns


def pdist(x, p=2.0):
    rows, columns = pairs(x.shape[0])
    return distances(x.index_select(0, rows), x.index_select(0, columns), p)


def pdist_backward(grad, x, p, distance):
    rows, columns = pairs(x.shape[0])
    slope = distance_slope(x.index_select(0, rows) - x.index_select(0, columns), grad, distance, p)
    return torch.zeros_like(x).index_add(0, rows, slope).index_add(0, columns, -slope)


def without_nans(better):
    """The better of two numbers, or the one that is no NaN. torch-mlir's own does not broadcast."""
    return lambda x, y: where(x.isnan(), y, where(y.isnan(), x, better(x, y)))


def gelu(x, *, approximate="none"):
    """torch-mlir computes the error function for both kinds."""
    if approximate == "none":
        return NotImplemented
    return 0.5 * x * (1 + torch.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))


def elu(x, alpha=1, scale=1, input_scale=1):
    """torch-mlir has exp(x) - 1; that is 0 for small x."""
    return where(x > 0, x * scale, torch.expm1(x * input_scale) * (alpha * scale))


def softplus(x, beta=1, threshold=20):
    scaled = x * beta
    return where(scaled > threshold, x, scaled.exp().log1p() / beta)


def power(x, exponent):
    """Of integers, by squaring: torch-mlir has no power of them. Roots of floats are roots, as in
    PyTorch: NaN for -infinity."""
    dtype = torch.result_type(x, exponent)
    if x.dtype != dtype and not dtype.is_complex:
        return aten.pow.Tensor_Scalar(x.to(dtype), exponent)
    if x.is_floating_point() and exponent in (0.5, -0.5):
        return x.sqrt() if exponent > 0 else x.rsqrt()
    if (
        x.is_floating_point()
        or x.is_complex()
        or x.dtype == torch.bool
        or not isinstance(exponent, int)
        or exponent < 0
    ):
        return NotImplemented
    result = torch.ones_like(x)
    while exponent:
        if exponent & 1:
            result = result * x
        exponent >>= 1
        if exponent:
            x = x * x
    return result


def power_of_tensors(x, exponent):
    """Of integers, by squaring. As in PyTorch, a negative exponent gives 1 / x, which is 0 but for
    1 and -1."""
    dtype = torch.result_type(x, exponent)
    if dtype.is_floating_point or dtype.is_complex or dtype == torch.bool:
        return NotImplemented
    x, n = torch.broadcast_tensors(
        *(
            v.to(dtype) if isinstance(v, torch.Tensor) else torch.tensor(v, dtype=dtype)
            for v in (x, exponent)
        )
    )
    result, factor = torch.ones_like(x), x
    for bit in range(torch.iinfo(dtype).bits):
        result = where((n >> bit) & 1 != 0, result * factor, result)
        factor = factor * factor
    if not dtype.is_signed:
        return result
    inverse = where(x == 1, 1, where(x == -1, where(n & 1 != 0, -1, 1), 0))
    return where(n < 0, inverse, result)


# How often Euclid's algorithm divides at most, by the number of bits.
DIVISIONS = {8: 13, 16: 24, 32: 47, 64: 92}


def gcd(x, y):
    dtype = torch.result_type(x, y)
    x, y = torch.broadcast_tensors(x.to(dtype).abs(), y.to(dtype).abs())
    for _ in range(DIVISIONS[torch.iinfo(dtype).bits]):
        x, y = where(x == 0, x, y.fmod(where(x == 0, 1, x))), where(x == 0, y, x)
    return y


def lcm(x, y):
    divisor = gcd(x, y)
    return where(
        divisor == 0, 0, (x.div(where(divisor == 0, 1, divisor), rounding_mode="trunc") * y).abs()
    )


def of_bytes(op):
    """`any` and `all` of uint8, whose result is uint8, too; torch-mlir has them of booleans."""
    return lambda x, *dims: (
        op(x != 0, *dims).to(torch.uint8) if x.dtype == torch.uint8 else NotImplemented
    )


def shift(by):
    """`x << y` and `x >> y`: torch-mlir has them by the functions' names only."""
    return lambda x, y: by(
        *torch.broadcast_tensors(
            x, y.to(x.dtype) if isinstance(y, torch.Tensor) else torch.full_like(x, y)
        )
    )


OWN = {
    **{op: of_bytes(op) for op in (aten.any.default, aten.any.dim, aten.all.default, aten.all.dim)},
    aten.pow.Tensor_Tensor: power_of_tensors,
    aten.pow.Scalar: power_of_tensors,
    aten.gcd.default: gcd,
    aten.lcm.default: lcm,
    aten.gelu.default: gelu,
    aten.pow.Tensor_Scalar: power,
    aten.elu.default: elu,
    aten.softplus.default: softplus,
    aten.__lshift__.Tensor: shift(torch.bitwise_left_shift),
    aten.__lshift__.Scalar: shift(torch.bitwise_left_shift),
    aten.__rshift__.Tensor: shift(torch.bitwise_right_shift),
    aten.__rshift__.Scalar: shift(torch.bitwise_right_shift),
    aten.fmax.default: without_nans(torch.maximum),
    aten.fmin.default: without_nans(torch.minimum),
    aten.signbit.default: is_negative,
    aten.copysign.Tensor: copysign,
    aten.copysign.Scalar: copysign,
    aten.angle.default: angle,
    aten.hypot.default: hypot,
    aten.frexp.Tensor: frexp,
    aten.hardtanh_backward.default: hardtanh_backward,
    aten.hardswish_backward.default: hardswish_backward,
    aten.hardsigmoid_backward.default: hardsigmoid_backward,
    aten.softshrink_backward.default: shrink_backward,
    aten.hardshrink_backward.default: shrink_backward,
    aten.soft_margin_loss_backward.default: soft_margin_loss_backward,
    aten._cdist_forward.default: cdist,
    aten._cdist_backward.default: cdist_backward,
    aten._pdist_forward.default: pdist,
    aten._pdist_backward.default: pdist_backward,
}
