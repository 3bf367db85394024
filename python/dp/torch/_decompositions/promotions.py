"""Ops whose dtypes, numbers or empty operands torch-mlir takes otherwise than PyTorch, and new
tensors."""

import functools
import math

import torch
from torch._prims_common import ELEMENTWISE_TYPE_PROMOTION_KIND, elementwise_dtypes

aten = torch.ops.aten
HALF = (torch.float16, torch.bfloat16)


def added(product, has_lowering=True):
    """The sum of a tensor and a product, of which torch-mlir has those of floats alone. Factors of
    integers are integers in PyTorch, 0.5 is
    0. Of floats a factor comes before the product, which may overflow where the result does not.
    PyTorch rounds to 16 bits once, at the end; torch-mlir rounds the product, too, which in f16
    overflows where the result does not. In bf16 a linear layer stays as it is, a unit of the last
    place off at most: the sum in f32 makes a step on a CPU 5 to 8 % longer."""

    def call(x, a, b, *, beta=1, alpha=1):
        if (
            has_lowering
            and beta == 1
            and alpha == 1
            and x.is_floating_point()
            and x.dtype != torch.float16
        ):
            return NotImplemented
        if not x.is_floating_point():
            beta, alpha = int(beta), int(alpha)
        if x.dtype in HALF:
            total = product(a.float(), b.float()) * alpha
            return (total if beta == 0 else total + x.float() * beta).to(x.dtype)
        total = product(a if alpha == 1 else a * alpha, b)
        return total if beta == 0 else (x if beta == 1 else x * beta) + total

    return call


def addr(x, a, b, *, beta=1, alpha=1):
    """In the dtype of all three, also if they differ, as the products of matrices do not let
    them."""
    dtype = elementwise_dtypes(
        x, a, b, type_promotion_kind=ELEMENTWISE_TYPE_PROMOTION_KIND.DEFAULT
    )[1]
    return added(torch.outer, False)(*(v.to(dtype) for v in (x, a, b)), beta=beta, alpha=alpha)


def cat(tensors, dim=0):
    dtypes = {x.dtype for x in tensors}
    if len(dtypes) == 1:
        return NotImplemented
    dtype = functools.reduce(torch.promote_types, dtypes)
    return aten.cat.default([x.to(dtype) for x in tensors], dim)


def mean(x, dims=None, keepdim=False, *, dtype=None):
    if dtype is None or x.dtype == dtype:
        return NotImplemented
    return x.to(dtype).mean() if dims is None else x.to(dtype).mean(dims, keepdim)


def spread(x, dim=None, *, correction=None, keepdim=False):
    """Variance or deviation; NaN without elements."""
    if x.numel():
        return NotImplemented
    return torch.full_like(x.sum(dim, keepdim), math.nan)


def with_mean(op):
    """The mean is NaN where a number before the last is infinite: PyTorch updates it with each
    number's distance from it."""

    def call(x, dim=None, *, correction=None, keepdim=False):
        dims = sorted(
            d % max(x.ndim, 1)
            for d in (
                range(x.ndim) if not dim and dim != 0 else [dim] if isinstance(dim, int) else dim
            )
        )
        values, means = op(x, dims, correction=correction, keepdim=keepdim), x.mean(dims, keepdim)
        if not x.numel() or not x.ndim:
            return values, means
        last, infinite = x, x.isinf().to(torch.int64).sum(dims, keepdim)
        for d in reversed(dims):
            last = last.narrow(d, x.shape[d] - 1, 1) if keepdim else last.select(d, x.shape[d] - 1)
        return values, torch.where(infinite > last.isinf().to(torch.int64), math.nan, means)

    return call


def of_dimensions(op):
    """`any` and `all` along several dimensions, one after the other."""

    def call(x, dims=None, keepdim=False):
        result = x != 0
        for d in sorted(
            {d % max(x.ndim, 1) for d in (range(x.ndim) if dims is None else dims)}, reverse=True
        ):
            result = op(result, d, keepdim)
        return result.to(torch.uint8) if x.dtype == torch.uint8 else result

    return call


def indices_of(op):
    def call(rows, columns, offset=0, *, dtype=torch.int64, **_):
        return (
            NotImplemented
            if dtype == torch.int64
            else op(rows, columns, offset, dtype=torch.int64).to(dtype)
        )

    return call


def range_of(start, end, step=1, *, dtype=None, **_):
    dtype = dtype or torch.get_default_dtype()
    return (start + torch.arange(math.floor((end - start) / step) + 1).to(torch.float64) * step).to(
        dtype
    )


def bartlett_window(size, periodic=True, *, dtype=None, **_):
    dtype = dtype or torch.get_default_dtype()
    if size < 2:
        return torch.ones(size, dtype=dtype)
    return (
        1
        - (torch.arange(size).to(torch.float64) * (2 / (size if periodic else size - 1)) - 1).abs()
    ).to(dtype)


def of_numbers(op, kind=ELEMENTWISE_TYPE_PROMOTION_KIND.INT_TO_FLOAT):
    """Makes numbers among the operands tensors, of the dtype that PyTorch promotes all to."""

    def call(*values):
        dtype = elementwise_dtypes(*values, type_promotion_kind=kind)[1]
        return op(
            *(v if isinstance(v, torch.Tensor) else torch.full((), v, dtype=dtype) for v in values)
        )

    return call


POLYNOMIALS = [
    f"{kind}_polynomial_{letter}"
    for kind, letters in (
        ("chebyshev", "t u v w"),
        ("shifted_chebyshev", "t u v w"),
        ("hermite", "h he"),
        ("laguerre", "l"),
        ("legendre", "p"),
    )
    for letter in letters.split()
]


def window_of(formula):
    """A window of `formula(number, places)`, numbers of f64. A periodic one is one more number
    long, of which the last is left out."""

    def window(size, periodic=True, *numbers, dtype=None, **_):
        dtype = dtype or torch.get_default_dtype()
        if size < 2:
            return torch.ones(size, dtype=dtype)
        return formula(
            size if periodic else size - 1, torch.arange(size).to(torch.float64), *numbers
        ).to(dtype)

    return window


hamming_window = window_of(
    lambda n, places, alpha=0.54, beta=0.46: alpha - beta * (places * (2 * math.pi / n)).cos()
)
blackman_window = window_of(
    lambda n, places: (
        0.42 - 0.5 * (places * (2 * math.pi / n)).cos() + 0.08 * (places * (4 * math.pi / n)).cos()
    )
)
kaiser_window = window_of(
    lambda n, places, beta=12.0: (
        (beta * (1 - (places * (2 / n) - 1).square()).clamp(min=0).sqrt()).i0()
        / torch.tensor(beta, dtype=torch.float64).i0()
    )
)


OWN = {
    aten.addmm.default: added(torch.mm),
    aten.baddbmm.default: added(torch.bmm),
    aten.addmv.default: added(torch.mv, False),
    aten.addr.default: addr,
    aten.addbmm.default: added(lambda a, b: torch.bmm(a, b).sum(0), False),
    aten.cat.default: cat,
    aten.mean.dim: mean,
    aten.mean.default: lambda x, *, dtype=None: mean(x, dtype=dtype),
    aten.var.correction: spread,
    aten.std.correction: spread,
    aten.var_mean.correction: with_mean(torch.var),
    aten.std_mean.correction: with_mean(torch.std),
    aten.all.dims: of_dimensions(aten.all.dim),
    aten.any.dims: of_dimensions(aten.any.dim),
    aten.tril_indices.default: indices_of(torch.tril_indices),
    aten.triu_indices.default: indices_of(torch.triu_indices),
    aten.range.default: range_of,
    aten.range.step: range_of,
    aten.bartlett_window.default: bartlett_window,
    aten.bartlett_window.periodic: bartlett_window,
    **{
        getattr(op, overload): window
        for op, window in (
            (aten.hamming_window, hamming_window),
            (aten.blackman_window, blackman_window),
            (aten.kaiser_window, kaiser_window),
        )
        for overload in op.overloads()
        if not overload.endswith("out")
    },
    **{
        getattr(aten, "special_" + name).x_scalar: of_numbers(
            getattr(aten, "special_" + name).default
        )
        for name in POLYNOMIALS
    },
    aten.special_zeta.self_scalar: of_numbers(aten.special_zeta.default),
    aten.special_zeta.other_scalar: of_numbers(aten.special_zeta.default),
    **{
        op.Scalar_Tensor: of_numbers(op.Tensor, ELEMENTWISE_TYPE_PROMOTION_KIND.DEFAULT)
        for op in (aten.bitwise_left_shift, aten.bitwise_right_shift)
    },
    torch.ops.prims.scalar_tensor.default: lambda value, *, dtype=None, **_: torch.full(
        (), value, dtype=dtype
    ),
    aten.new_empty_strided.default: lambda x, size, stride, *, dtype=None, **_: torch.zeros(
        size, dtype=dtype or x.dtype
    ),
}
