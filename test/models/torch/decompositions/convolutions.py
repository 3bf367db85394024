"""Gradients of grouped and of transposed convolutions."""
import itertools

import torch

aten = torch.ops.aten


def dilated(x, strides, rank):
    """Puts stride - 1 zeros behind each element."""
    for d, stride in zip(range(x.ndim - rank, x.ndim), strides):
        if stride > 1:
            pad = [0, 0] * (x.ndim - 1 - d) + [0, stride - 1]
            x = torch.nn.functional.pad(x.unsqueeze(d + 1), pad).flatten(d, d + 1)
    return x


def input_gradient(grad, weight, sizes, stride, padding, dilation, groups):
    """The convolution of the dilated gradient with the flipped weight."""
    rank = len(sizes)
    flipped = weight.flip(list(range(2, 2 + rank))).unflatten(0, (groups, -1)).transpose(1, 2).flatten(0, 1)
    spread = dilated(grad, stride, rank)
    # Cuts what the dilation added behind, and pads so that each input has its windows.
    pads = []
    for d in range(rank):
        reach = dilation[d] * (weight.shape[2 + d] - 1)
        before = reach - padding[d]
        pads = [before, sizes[d] + reach - before - spread.shape[2 + d]] + pads
    spread = torch.nn.functional.pad(spread, pads)
    return aten.convolution(spread, flipped, None, [1] * rank, [0] * rank, dilation, False, [0] * rank, groups)


def weight_gradient(grad, x, shape, stride, padding, dilation, groups):
    """One batched product per element of the kernel."""
    rank = len(shape) - 2
    outputs = grad.shape[2:]
    x = torch.nn.functional.pad(x, [p for pair in reversed([(p, p) for p in padding]) for p in pair])
    grad = grad.unflatten(1, (groups, -1)).flatten(3)
    parts = []
    for at in itertools.product(*map(range, shape[2:])):
        window = x
        for d in range(rank):
            start = at[d] * dilation[d]
            window = window[(slice(None),) * (2 + d) + (slice(start, start + (outputs[d] - 1) * stride[d] + 1, stride[d]),)]
        window = window.unflatten(1, (groups, -1)).flatten(3)
        parts.append(torch.einsum("bgop,bgip->goi", grad, window))
    return torch.stack(parts, -1).reshape(shape)


def per_dimension(rank, *options):
    """Returns lists with a number per dimension: one may stand for all, which torch-mlir reads beyond its end."""
    return [list(option) * (rank if len(option) == 1 else 1) for option in options]


def convolution(x, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    given = [list(option) for option in (stride, padding, dilation, output_padding)]
    stride, padding, dilation, output_padding = full = per_dimension(weight.ndim - 2, *given)
    if full == given:
        return NotImplemented
    return aten.convolution(x, weight, bias, stride, padding, dilation, transposed, output_padding, groups)


def convolution_backward(grad, x, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, mask):
    rank, given = weight.ndim - 2, [list(option) for option in (stride, padding, dilation, output_padding)]
    stride, padding, dilation, output_padding = full = per_dimension(rank, *given)
    if not transposed and groups == 1:  # torch-mlir has a lowering.
        options = (bias_sizes, stride, padding, dilation, transposed, output_padding, groups, mask)
        return NotImplemented if full == given else aten.convolution_backward(grad, x, weight, *options)
    dx = dw = db = None
    if transposed:  # The transposed convolution's input is the gradient's part in a plain one, and the other way round.
        if mask[0]:
            dx = aten.convolution(grad, weight, None, stride, padding, dilation, False, [0] * rank, groups)
            for d in range(2, x.ndim):  # A padding of the output may make room for more windows.
                dx = dx.narrow(d, 0, x.shape[d])
        dw = weight_gradient(x, grad, weight.shape, stride, padding, dilation, groups) if mask[1] else None
    else:
        dx = input_gradient(grad, weight, x.shape[2:], stride, padding, dilation, groups) if mask[0] else None
        dw = weight_gradient(grad, x, weight.shape, stride, padding, dilation, groups) if mask[1] else None
    if mask[2]:
        db = grad.sum([0, *range(2, grad.ndim)])
    return dx, dw, db


OWN = {aten.convolution.default: convolution, aten.convolution_backward.default: convolution_backward}
