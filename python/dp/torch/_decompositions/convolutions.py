"""Gradients of convolutions, and transposed ones that are depthwise, as convolutions."""

import torch

aten = torch.ops.aten


def depthwise_transposed(x, weight, bias, stride, padding, dilation, output_padding, groups):
    """The convolution of the image with zeros between its elements with the flipped filter.
    torch-mlir has a faulty lowering."""
    rank = weight.ndim - 2
    pads = []
    for d in range(rank):
        spread = list(x.shape)
        spread[2 + d] = (spread[2 + d] - 1) * stride[d] + 1
        if stride[d] > 1:
            x = torch.slice_scatter(x.new_zeros(spread), x, 2 + d, 0, None, stride[d])
        before = dilation[d] * (weight.shape[2 + d] - 1) - padding[d]
        pads = [before, before + output_padding[d]] + pads
    flipped = weight.flip(list(range(2, 2 + rank)))
    return aten.convolution(
        torch.nn.functional.pad(x, pads),
        flipped,
        bias,
        [1] * rank,
        [0] * rank,
        dilation,
        False,
        [0] * rank,
        groups,
    )


def depthwise_volumes(x, weight, bias, stride, padding, dilation, groups):
    """With each channel twice: torch-mlir has no lowering for one output channel of each."""

    def double(v):
        return (
            None if v is None else v.unsqueeze(1).expand(v.shape[0], 2, *v.shape[1:]).flatten(0, 1)
        )

    y = aten.convolution(
        x, double(weight), double(bias), stride, padding, dilation, False, [0] * 3, groups
    )
    return y.unflatten(1, (groups, 2)).select(2, 0)


def by_groups(x, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    """One group after the other. Of integers torch-mlir has no volumes of several."""
    parts = zip(
        x.chunk(groups, 1),
        weight.chunk(groups),
        [None] * groups if bias is None else bias.chunk(groups),
    )
    return torch.cat(
        [
            aten.convolution(*part, stride, padding, dilation, transposed, output_padding, 1)
            for part in parts
        ],
        1,
    )


def input_gradient(grad, weight, sizes, stride, padding, dilation, groups):
    """The transposed convolution of the gradient."""
    rank = len(sizes)
    reach = [dilation[d] * (weight.shape[2 + d] - 1) for d in range(rank)]
    # torch-mlir cuts no more than the reach of a window.
    cut = [min(padding[d], reach[d]) for d in range(rank)]
    made = [(grad.shape[2 + d] - 1) * stride[d] + reach[d] + 1 - 2 * cut[d] for d in range(rank)]
    extra = [max(0, sizes[d] + padding[d] - cut[d] - made[d]) for d in range(rank)]
    dx = aten.convolution(grad, weight, None, stride, cut, dilation, True, extra, groups)
    for d in range(rank):
        dx = dx.narrow(2 + d, padding[d] - cut[d], sizes[d])
    return dx


def weight_gradient(grad, x, shape, stride, padding, dilation, groups):
    """The convolution of the image with the gradient that has the channels as batch and sums over
    the batch."""
    rank = len(shape) - 2
    x = torch.nn.functional.pad(
        x, [p for d in reversed(range(rank)) for p in (padding[d], padding[d])]
    )
    for d in range(rank):  # Without the end that no window reaches.
        x = x.narrow(
            2 + d, 0, (grad.shape[2 + d] - 1) * stride[d] + dilation[d] * (shape[2 + d] - 1) + 1
        )
    # [input channels, group and batch, ...] and [group and output channels, batch, ...]
    if groups == 1:
        x, grad = x.transpose(0, 1), grad.transpose(0, 1)
    else:
        x = x.unflatten(1, (groups, -1)).transpose(0, 2).flatten(1, 2)
        grad = grad.unflatten(1, (groups, -1)).movedim(0, 2).flatten(0, 1)
    return aten.convolution(
        x, grad, None, dilation, [0] * rank, stride, False, [0] * rank, groups
    ).transpose(0, 1)


def per_dimension(rank, *options):
    """Returns lists with a number per dimension: one may stand for all, which torch-mlir reads
    beyond its end."""
    return [list(option) * (rank if len(option) == 1 else 1) for option in options]


def convolution(x, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    given = [list(option) for option in (stride, padding, dilation, output_padding)]
    stride, padding, dilation, output_padding = full = per_dimension(weight.ndim - 2, *given)
    if weight.ndim == 5 and groups > 1 and not x.is_floating_point():
        return by_groups(
            x, weight, bias, stride, padding, dilation, transposed, output_padding, groups
        )
    if transposed and groups > 1 and groups == x.shape[1] and weight.shape[1] == 1:
        return depthwise_transposed(
            x, weight, bias, stride, padding, dilation, output_padding, groups
        )
    if (
        not transposed
        and weight.ndim == 5
        and groups > 1
        and groups == x.shape[1] == weight.shape[0]
    ):
        return depthwise_volumes(x, weight, bias, stride, padding, dilation, groups)
    if full == given:
        return NotImplemented
    return aten.convolution(
        x, weight, bias, stride, padding, dilation, transposed, output_padding, groups
    )


def convolution_backward(
    grad, x, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, mask
):
    rank = weight.ndim - 2
    stride, padding, dilation = per_dimension(rank, stride, padding, dilation)
    dx = dw = db = None
    # Input and gradient of a transposed convolution are gradient and input of a plain one.
    if transposed:
        if mask[0]:
            dx = aten.convolution(
                grad, weight, None, stride, padding, dilation, False, [0] * rank, groups
            )
            for d in range(2, x.ndim):  # A padding of the output may make room for more windows.
                dx = dx.narrow(d, 0, x.shape[d])
        dw = (
            weight_gradient(x, grad, weight.shape, stride, padding, dilation, groups)
            if mask[1]
            else None
        )
    else:
        dx = (
            input_gradient(grad, weight, x.shape[2:], stride, padding, dilation, groups)
            if mask[0]
            else None
        )
        dw = (
            weight_gradient(grad, x, weight.shape, stride, padding, dilation, groups)
            if mask[1]
            else None
        )
    if mask[2]:
        db = grad.sum([0, *range(2, grad.ndim)])
    return dx, dw, db


OWN = {
    aten.convolution.default: convolution,
    aten.convolution_backward.default: convolution_backward,
}
