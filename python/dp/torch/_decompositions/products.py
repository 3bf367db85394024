"""Products along a dimension, with the gradients of eager PyTorch where zeros and numbers that are
not finite meet.

A trace takes PyTorch's formulas for any tensor, which multiply what eager PyTorch leaves out by
zero: it asks whether an element is zero. Where both are finite they are equal, and the formula of
  the trace has derivatives of its own.
"""

import torch

aten = torch.ops.aten
where = torch.where


def chosen(plain, eager):
    """Returns the gradient of the trace, and PyTorch's where one of them is not finite."""
    return where(plain.isfinite() & eager.isfinite(), plain, eager.detach())


def others(x, dim):
    """The product of the other elements along a dimension."""
    size = x.shape[dim]
    one = torch.ones_like(x.narrow(dim, 0, 1))
    before = aten.cumprod.default(torch.cat([one, x.narrow(dim, 0, size - 1)], dim), dim)
    after = aten.cumprod.default(
        torch.cat([one, x.narrow(dim, 1, size - 1).flip(dim)], dim), dim
    ).flip(dim)
    return before * after


class OfDimension(torch.autograd.Function):
    """What functions of a tensor and a dimension keep."""

    generate_vmap_rule = True

    @staticmethod
    def setup_context(ctx, inputs, output):
        x, ctx.dim = inputs
        ctx.save_for_backward(x, output)
        ctx.save_for_forward(x)


class Product(OfDimension):
    @staticmethod
    def forward(x, dim):
        return aten.prod.default(x) if dim is None else aten.prod.dim_int(x, dim, True)

    @staticmethod
    def backward(ctx, grad):
        x, result = ctx.saved_tensors
        plain = grad * (
            others(x.reshape(-1), 0).reshape(x.shape) if ctx.dim is None else others(x, ctx.dim)
        )
        zeros = (x == 0).to(torch.int64).sum()
        eager = where(zeros == 0, grad * (result / x), plain)
        return chosen(plain, where(zeros > 1, 0.0, eager) if ctx.dim is None else eager), None

    @staticmethod
    def jvp(ctx, tangent, _):
        (x,) = ctx.saved_tensors
        return torch.func.jvp(lambda x: Product.forward(x, ctx.dim), (x,), (tangent,))[1]


class CumulativeProduct(OfDimension):
    @staticmethod
    def forward(x, dim):
        return aten.cumprod.default(x, dim)

    @staticmethod
    def backward(ctx, grad):
        x, result = ctx.saved_tensors
        dim = ctx.dim
        plain = torch.func.vjp(lambda x: aten.cumprod.default(x, dim), x)[1](grad)[0]
        zero = x == 0
        passed = zero.to(torch.int64).cumsum(dim)
        before, first = passed == 0, (passed == 1) & zero

        def rest(w):
            return w.flip(dim).cumsum(dim).flip(dim)

        weighed = result * grad
        # Of the first zero: the product before it, and those of the elements between it and the
        # second.
        until = torch.cat(
            [torch.ones_like(x.narrow(dim, 0, 1)), result.narrow(dim, 0, x.shape[dim] - 1)], dim
        )
        behind = aten.cumprod.default(where((passed == 1) & ~zero, x, 1.0), dim) * where(
            passed == 1, grad, 0.0
        )
        eager = where(
            before,
            rest(where(before, weighed, 0.0)) / x,
            where(first, until * behind.sum(dim, True), 0.0),
        )
        return chosen(plain, where(zero.any(), eager, rest(weighed) / x)), None

    @staticmethod
    def jvp(ctx, tangent, _):
        (x,) = ctx.saved_tensors
        return torch.func.jvp(lambda x: aten.cumprod.default(x, ctx.dim), (x,), (tangent,))[1]


def prod(input, dim=None, keepdim=False, *, dtype=None):
    x = input if dtype is None else input.to(dtype)
    if not x.is_floating_point() or not x.ndim or not x.numel() or not isinstance(dim, int | None):
        return (
            torch.prod(input, dtype=dtype)
            if dim is None
            else torch.prod(input, dim, keepdim, dtype=dtype)
        )
    if dim is None:
        return Product.apply(x, None)
    return (
        Product.apply(x, dim % x.ndim) if keepdim else Product.apply(x, dim % x.ndim).squeeze(dim)
    )


def cumprod(input, dim, *, dtype=None):
    x = input if dtype is None else input.to(dtype)
    if (
        not x.is_floating_point()
        or not isinstance(dim, int)
        or not x.ndim
        or x.numel() < 2
        or x.shape[dim] == 1
    ):
        return torch.cumprod(input, dim, dtype=dtype)
    return CumulativeProduct.apply(x, dim % x.ndim)


REPLACED = {
    torch.prod: prod,
    torch.Tensor.prod: prod,
    torch.cumprod: cumprod,
    torch.Tensor.cumprod: cumprod,
}
