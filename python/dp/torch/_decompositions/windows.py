"""Pooling, padding, unfolding: linear maps along one dimension each, and their transposes as
gradients.

Such a map is a Band: each output is a weighted sum of few inputs. Which ones is known when the
graph is made, so a map and its transpose are both a read at constant indices and a sum over a
window; no gradient needs a scatter.
"""

import math

import torch

aten = torch.ops.aten


class Band:
    """A linear map along one dimension; `rows` has a list of (input, weight) per output. A weight
    of 0 counts as in PyTorch: with NaN or an infinity it makes NaN."""

    def __init__(self, rows):
        self.rows = rows

    def transposed(self, size):
        columns = [[] for _ in range(size)]
        for output, row in enumerate(self.rows):
            for i, weight in row:
                columns[i].append((output, weight))
        return Band(columns)

    def __call__(self, x, dim):
        dim %= x.ndim
        width = max((len(row) for row in self.rows), default=0)
        if width == 0:
            return x.new_zeros([*x.shape[:dim], len(self.rows), *x.shape[dim + 1 :]])
        if self.rows == [[(i, 1.0)] for i in range(x.shape[dim])]:
            return x
        if self.rows == [[(i, 1.0), (i, 0.0)] for i in range(x.shape[dim])]:
            return x + x * 0.0
        read = x.index_select(dim, self.numbers(width, 0, 0).flatten())
        read = read.reshape([*x.shape[:dim], len(self.rows), width, *x.shape[dim + 1 :]])

        def place(numbers):
            return numbers.reshape([len(self.rows), width] + [1] * (x.ndim - dim - 1))

        if any(w != 1.0 for row in self.rows for _, w in row):
            read = read * place(self.numbers(width, 1, 0.0, x.dtype))
        if any(len(row) < width for row in self.rows):
            inside = torch.arange(width) < torch.tensor([len(row) for row in self.rows]).unsqueeze(
                1
            )
            read = torch.where(place(inside), read, 0)
        return read.sum(dim + 1) if width > 1 else read.squeeze(dim + 1)

    def numbers(self, width, part, rest, dtype=torch.int64):
        """Returns the inputs (part 0) or weights (part 1) of each output, and `rest` where it has
        fewer than `width`."""
        return torch.tensor(
            [[entry[part] for entry in row] + [rest] * (width - len(row)) for row in self.rows],
            dtype=dtype,
        )


def along(x, bands):
    """Applies one band per trailing dimension."""
    for n, band in enumerate(bands):
        x = band(x, x.ndim - len(bands) + n)
    return x


def backward(grad, bands, sizes):
    return along(grad, [band.transposed(size) for band, size in zip(bands, sizes)])


def spatial(value, rank):
    """Returns one number per spatial dimension."""
    value = [value] if isinstance(value, int) else list(value)
    return value * rank if len(value) == 1 else value


# --------------------------------------------------------------------------- #
# Pooling


def pooled(size, kernel, stride, padding, dilation, ceil):
    """Returns the number of outputs of a pool along a dimension."""
    covered = size + 2 * padding - dilation * (kernel - 1) - 1
    outputs = (-(-covered // stride) if ceil else covered // stride) + 1
    # The last window starts inside of the input or its left padding.
    return outputs - (ceil and (outputs - 1) * stride >= size + padding)


def average(size, kernel, stride, padding, ceil, include_pad, divisor):
    rows = []
    for o in range(pooled(size, kernel, stride, padding, 1, ceil)):
        start = o * stride - padding
        end = min(start + kernel, size + padding)
        inside = range(max(start, 0), min(end, size))
        count = 1 if divisor else end - start if include_pad else len(inside)
        rows.append([(i, 1.0 / count) for i in inside])
    return Band(rows)


def average_bands(sizes, kernel, stride, padding, ceil, include_pad, divisor):
    rank = len(sizes)
    kernel = spatial(kernel, rank)
    stride = spatial(stride, rank) if stride else kernel
    return [
        average(*sizes_, ceil, include_pad, divisor)
        for sizes_ in zip(sizes, kernel, stride, spatial(padding, rank))
    ]


def products_of_counts(bands):
    """Returns by how much the sum over a window is divided, per output."""
    total = torch.ones((), dtype=torch.int64)
    for band in bands:
        total = total.unsqueeze(-1) * torch.tensor(
            [round(1 / row[0][1]) if row else 1 for row in band.rows]
        )
    return total


def make_average_pool(rank):
    def forward(
        x,
        kernel,
        stride=(),
        padding=0,
        ceil_mode=False,
        count_include_pad=True,
        divisor_override=None,
    ):
        if not x.is_floating_point():
            ones, counts = (
                average_bands(
                    x.shape[-rank:], kernel, stride, padding, ceil_mode, count_include_pad, n
                )
                for n in (1, None)
            )
            return along(x, ones).div(
                divisor_override or products_of_counts(counts), rounding_mode="trunc"
            )
        bands = average_bands(
            x.shape[-rank:], kernel, stride, padding, ceil_mode, count_include_pad, divisor_override
        )
        return along(x, bands) / (divisor_override or 1)

    def gradient(grad, x, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override):
        bands = average_bands(
            x.shape[-rank:], kernel, stride, padding, ceil_mode, count_include_pad, divisor_override
        )
        return backward(grad, bands, x.shape[-rank:]) / (divisor_override or 1)

    return forward, gradient


def average_pool2d(
    x, kernel, stride=(), padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None
):
    if not ceil_mode and not divisor_override and x.ndim == 4 and x.is_floating_point():
        return NotImplemented  # torch-mlir has a lowering.
    return make_average_pool(2)[0](
        x, kernel, stride, padding, ceil_mode, count_include_pad, divisor_override
    )


def adaptive_ranges(size, outputs):
    return [range(o * size // outputs, -(-(o + 1) * size // outputs)) for o in range(outputs)]


def adaptive(size, outputs):
    return Band(
        [[(i, 1.0 / len(inside)) for i in inside] for inside in adaptive_ranges(size, outputs)]
    )


def make_adaptive_average(rank):
    def forward(x, outputs):
        outputs = spatial(outputs, rank)
        if all(n == 1 for n in outputs):
            return x.mean(list(range(-rank, 0)), keepdim=True)
        return along(x, [adaptive(size, n) for size, n in zip(x.shape[-rank:], outputs)])

    def gradient(grad, x):
        sizes = x.shape[-rank:]
        if all(n == 1 for n in grad.shape[-rank:]):
            return (grad / math.prod(sizes)).expand(x.shape).clone()
        return backward(
            grad, [adaptive(size, n) for size, n in zip(sizes, grad.shape[-rank:])], sizes
        )

    return forward, gradient


# --------------------------------------------------------------------------- #
# Padding


def reflected(i, size):
    i = abs(i)
    return 2 * (size - 1) - i if i >= size else i


def make_pad(rank, place):
    def bands(sizes, padding):
        # The last dimension comes first.
        pairs = [padding[2 * d : 2 * d + 2] for d in reversed(range(rank))]
        return [
            Band([[(place(i, size), 1.0)] for i in range(-left, size + right)])
            for size, (left, right) in zip(sizes, pairs)
        ]

    def forward(x, padding):
        return along(x, bands(x.shape[-rank:], padding))

    def gradient(grad, x, padding):
        return backward(grad, bands(x.shape[-rank:], padding), x.shape[-rank:])

    return forward, gradient


# --------------------------------------------------------------------------- #
# Unfolding


def windows(size, kernel, dilation, padding, stride):
    """Reads the inputs of all windows: output (k, o) is input o * stride + k * dilation -
    padding."""
    count = pooled(size, kernel, stride, padding, dilation, False)
    places = [o * stride + k * dilation - padding for k in range(kernel) for o in range(count)]
    return Band([[(i, 1.0)] if 0 <= i < size else [] for i in places])


def unfold_bands(sizes, kernel, dilation, padding, stride):
    return [windows(*of) for of in zip(sizes, kernel, dilation, padding, stride)]


def im2col(x, kernel, dilation, padding, stride):
    if x.ndim == 3:
        return im2col(x[None], kernel, dilation, padding, stride)[0]
    read = along(x, unfold_bands(x.shape[-2:], kernel, dilation, padding, stride))
    batch, channels, height, width = read.shape
    split = read.reshape(
        batch, channels, kernel[0], height // kernel[0], kernel[1], width // kernel[1]
    )
    places = height // kernel[0] * (width // kernel[1])
    return split.permute(0, 1, 2, 4, 3, 5).reshape(batch, channels * kernel[0] * kernel[1], places)


def col2im(x, output_size, kernel, dilation, padding, stride):
    if x.ndim == 2:
        return col2im(x[None], output_size, kernel, dilation, padding, stride)[0]
    bands = unfold_bands(output_size, kernel, dilation, padding, stride)
    rows, columns = (len(band.rows) // k for band, k in zip(bands, kernel))
    batch, channels = x.shape[0], x.shape[1] // (kernel[0] * kernel[1])
    split = x.reshape(batch, channels, kernel[0], kernel[1], rows, columns).permute(
        0, 1, 2, 4, 3, 5
    )
    return backward(
        split.reshape(batch, channels, kernel[0] * rows, kernel[1] * columns), bands, output_size
    )


def unfold_backward(grad, sizes, dim, size, step):
    dim %= max(len(sizes), 1)
    if not sizes:
        return grad.sum()
    count = grad.shape[dim]
    band = Band([[(o * step + k, 1.0)] for o in range(count) for k in range(size)])
    return band.transposed(sizes[dim])(grad.movedim(-1, dim + 1).flatten(dim, dim + 1), dim)


OWN = {
    aten.unfold_backward.default: unfold_backward,
    aten.avg_pool2d.default: average_pool2d,
    aten.avg_pool2d_backward.default: make_average_pool(2)[1],
    aten.avg_pool3d.default: make_average_pool(3)[0],
    aten.avg_pool3d_backward.default: make_average_pool(3)[1],
    aten.adaptive_avg_pool1d.default: make_adaptive_average(1)[0],
    aten._adaptive_avg_pool2d.default: make_adaptive_average(2)[0],
    aten._adaptive_avg_pool2d_backward.default: make_adaptive_average(2)[1],
    aten._adaptive_avg_pool3d.default: make_adaptive_average(3)[0],
    aten._adaptive_avg_pool3d_backward.default: make_adaptive_average(3)[1],
    aten.im2col.default: im2col,
    aten.col2im.default: col2im,
}
for rank in (1, 2, 3):
    for name, place in (
        ("reflection", reflected),
        ("replication", lambda i, size: min(max(i, 0), size - 1)),
    ):
        forward, gradient = make_pad(rank, place)
        OWN[getattr(aten, f"{name}_pad{rank}d").default] = forward
        OWN[getattr(aten, f"{name}_pad{rank}d_backward").default] = gradient
