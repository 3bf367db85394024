"""Fractional max-pools: windows whose places are drawn."""

import math

import torch

from .maxima import add_at

aten = torch.ops.aten


def starts(samples, size, window, count):
    """Returns the first places [batch, channels, count] of windows in a dimension, of samples
    [batch, channels] in [0, 1)."""
    last = torch.full((*samples.shape, 1), size - window, dtype=torch.int64)
    if count == 1:
        return last
    alpha = torch.full((), size - window, dtype=samples.dtype) / torch.full(
        (), count - 1, dtype=samples.dtype
    )
    samples = samples.unsqueeze(-1)
    places = ((torch.arange(count - 1) + samples) * alpha).to(torch.int64) - (samples * alpha).to(
        torch.int64
    )
    return torch.cat([places, last], -1)


def pool(x, windows, counts, samples):
    """Returns the largest numbers and their places in the flat dimensions."""
    batched = x if x.ndim == len(windows) + 2 else x.unsqueeze(0)
    sizes, rank = batched.shape[2:], len(windows)
    # The samples of two dimensions begin with the last one.
    order = range(rank) if rank == 3 else reversed(range(rank))
    flat = torch.zeros(batched.shape[0], batched.shape[1], *[1] * (2 * rank), dtype=torch.int64)
    for d, sample in zip(range(rank), order):
        places = starts(samples[:, :, sample], sizes[d], windows[d], counts[d]).unsqueeze(
            -1
        ) + torch.arange(windows[d])
        shape = [1] * (2 * rank)
        shape[d], shape[rank + d] = counts[d], windows[d]
        flat = flat + math.prod(sizes[d + 1 :]) * places.reshape(*places.shape[:2], *shape)
    flat = flat.reshape(*batched.shape[:2], math.prod(counts), math.prod(windows))
    values = batched.flatten(2).gather(2, flat.flatten(2)).reshape(flat.shape)
    most, at = values.max(-1)
    places = flat.gather(3, at.unsqueeze(-1)).squeeze(-1)
    made = [t.reshape(*batched.shape[:2], *counts) for t in (most, places)]
    return tuple(t if batched is x else t.squeeze(0) for t in made)


def pool_backward(grad, x, windows, counts, indices):
    return add_at(grad, x, indices, len(windows))


OWN = {
    aten.fractional_max_pool2d.default: pool,
    aten.fractional_max_pool3d.default: pool,
    aten.fractional_max_pool2d_backward.default: pool_backward,
    aten.fractional_max_pool3d_backward.default: pool_backward,
}
