"""Maxima over windows with their places, and their gradients, added at the places."""

import torch

from .windows import adaptive_ranges, pooled, spatial

aten = torch.ops.aten


def read_windows(x, windows):
    """Returns the numbers of each window along a new last dimension, and their places in the flat
    spatial dimensions. `windows` has per dimension a list of places per output; a place outside has
    no number."""
    rank, sizes = len(windows), x.shape[-len(windows) :]
    lead = x.ndim - rank
    places, inside = torch.zeros((), dtype=torch.int64), torch.ones((), dtype=torch.bool)
    for n, of in enumerate(windows):
        axis = lead + 2 * n
        width = max(map(len, of))
        index = torch.tensor(
            [[min(max(i, 0), sizes[n] - 1) for i in [*w, *[w[0]] * (width - len(w))]] for w in of]
        )
        valid = torch.tensor(
            [[0 <= i < sizes[n] for i in [*w, *[w[0]] * (width - len(w))]] for w in of]
        )
        x = x.index_select(axis, index.flatten()).reshape(
            [*x.shape[:axis], len(of), width, *x.shape[axis + 1 :]]
        )
        places = places[..., None, None] * sizes[n] + index
        inside = inside[..., None, None] & valid
    order = [*range(0, 2 * rank, 2), *range(1, 2 * rank, 2)]
    outputs = [len(of) for of in windows]

    def last(t, before):
        return t.permute([*range(before), *(before + d for d in order)]).reshape(
            [*t.shape[:before], *outputs, -1]
        )

    return last(x, lead), last(places, 0), last(inside, 0)


def maxima(x, windows):
    numbers, places, inside = read_windows(x, windows)
    least = -torch.inf if x.is_floating_point() else torch.iinfo(x.dtype).min
    values, chosen = torch.where(inside, numbers, torch.tensor(least, dtype=x.dtype)).max(-1)
    return values, places.expand(numbers.shape).gather(-1, chosen[..., None])[..., 0]


def add_at(grad, x, places, rank):
    def flat(t):
        return t.flatten(-rank)

    return flat(torch.zeros_like(x)).scatter_add(-1, flat(places), flat(grad)).reshape(x.shape)


def make_pool(rank):
    def has_lowering(x, ceil_mode):
        return rank == 2 and x.ndim == 4 and not ceil_mode

    def forward(x, kernel, stride=(), padding=0, dilation=1, ceil_mode=False):
        if has_lowering(x, ceil_mode):
            return NotImplemented
        kernel = spatial(kernel, rank)
        stride = spatial(stride, rank) if stride else kernel
        windows = []
        for size, k, s, p, d in zip(
            x.shape[-rank:], kernel, stride, spatial(padding, rank), spatial(dilation, rank)
        ):
            windows.append(
                [
                    range(o * s - p, o * s - p + k * d, d)
                    for o in range(pooled(size, k, s, p, d, ceil_mode))
                ]
            )
        return maxima(x, windows)

    def gradient(grad, x, kernel, stride, padding, dilation, ceil_mode, places):
        is_open = any(isinstance(size, torch.SymInt) for size in x.shape)
        # torch-mlir's gradient has indices of rows, which no device has of its own rows alone.
        if has_lowering(x, ceil_mode) and not is_open:
            return NotImplemented
        return add_at(grad, x, places, rank)

    return forward, gradient


def make_adaptive(rank):
    def forward(x, outputs):
        return maxima(
            x,
            [adaptive_ranges(size, n) for size, n in zip(x.shape[-rank:], spatial(outputs, rank))],
        )

    def gradient(grad, x, places):
        return add_at(grad, x, places, rank)

    return forward, gradient


OWN = {}
for rank in (2, 3):
    for name, make in (
        (f"adaptive_max_pool{rank}d", make_adaptive),
        (f"max_pool{rank}d_with_indices", make_pool),
    ):
        forward, gradient = make(rank)
        OWN[getattr(aten, name).default] = forward
        OWN[getattr(aten, name + "_backward").default] = gradient
