"""Reads of an image at places that are data: grid_sample with its gradients."""

from __future__ import annotations

import itertools
from typing import Any

import torch

aten = torch.ops.aten
where = torch.where
BILINEAR, NEAREST, BICUBIC = range(3)
ZEROS, BORDER, REFLECTION = range(3)


def unnormalized(at, size, align):
    return (at + 1) * (size - 1) / 2 if align else ((at + 1) * size - 1) / 2


def reflected(at, low, span):
    """Reflects at `low` and `low + span`."""
    if span == 0:
        return torch.zeros_like(at)
    away = (at - low).abs()
    turns = (away / span).floor()
    rest = away - turns * span
    return where(turns % 2 == 0, rest + low, span - rest + low)


def limited(at, size, padding, align):
    if padding == REFLECTION:
        at = reflected(at, 0.0, size - 1.0) if align else reflected(at, -0.5, float(size))
    return at.clamp(0, size - 1) if padding != ZEROS else at


def read(x, places):
    """Reads the images at whole places, one tensor [batch, outputs] per dimension; outside there
    are zeros. Returns which are inside, too."""
    sizes = x.shape[2:]
    inside = torch.ones((), dtype=torch.bool)
    flat: Any = 0
    for place, size in zip(places, sizes):
        inside = inside & (place >= 0) & (place < size)
        flat = flat * size + place.clamp(0, size - 1).to(torch.int64)
    batch, channels = x.shape[:2]
    numbers = x.flatten(2).gather(2, flat.unsqueeze(1).expand(batch, channels, flat.shape[1]))
    return where(inside.unsqueeze(1), numbers, 0.0), inside.unsqueeze(1)


def cubic(t, a=-0.75):
    """The weights of the four neighbours of a place that is t after the second."""

    def outer(d):
        return ((a * d - 5 * a) * d + 8 * a) * d - 4 * a

    def inner(d):
        return ((a + 2) * d - (a + 3)) * d * d + 1

    return outer(t + 1), inner(t), inner(1 - t), outer(2 - t)


def sample(x, grid, mode, padding, align):
    """grid_sample of x [batch, channels, sizes...] at grid [batch, outputs..., dimensions], whose
    last is that of the last size."""
    if x.dtype in (
        torch.float16,
        torch.bfloat16,
    ):  # Of numbers in f32, as on a GPU: a slope is a difference of large ones.
        return sample(x.float(), grid.float(), mode, padding, align).to(x.dtype)
    rank, sizes, outputs = x.ndim - 2, x.shape[2:], grid.shape[1:-1]
    points = grid.reshape(grid.shape[0], -1, rank)
    at = [unnormalized(points[..., rank - 1 - d], sizes[d], align) for d in range(rank)]
    if mode == BICUBIC:  # Each of the neighbours is limited by itself.
        whole = [a.floor() for a in at]
        taps = [
            [
                (limited(w + k - 1, n, padding, align), weight)
                for k, weight in enumerate(cubic(a - w))
            ]
            for a, w, n in zip(at, whole, sizes)
        ]
    else:
        at = [limited(a, n, padding, align) for a, n in zip(at, sizes)]
        if mode == NEAREST:
            taps = [[(a.round(), None)] for a in at]
        else:
            taps = [[(a.floor(), a.floor() + 1 - a), (a.floor() + 1, a - a.floor())] for a in at]
    total: Any = 0.0
    for neighbour in itertools.product(*taps):
        numbers, inside = read(x, [place.detach() for place, _ in neighbour])
        for _, weight in neighbour:
            if weight is None:
                continue
            weight = weight.unsqueeze(1)
            # A place that is NaN gives NaN in PyTorch's loop over vectors, which images have;
            # volumes have 0.
            numbers = numbers * (weight if rank == 2 else where(inside, weight, 0.0))
        total = total + numbers
    return total.reshape(*x.shape[:2], *outputs)


def sample_backward(grad, x, grid, mode, padding, align, mask):
    gradients = torch.func.vjp(lambda x, grid: sample(x, grid, mode, padding, align), x, grid)[1](
        grad
    )
    return tuple(g if wanted else None for g, wanted in zip(gradients, mask))


OWN = {getattr(aten, f"grid_sampler_{n}d").default: sample for n in (2, 3)}
OWN.update({getattr(aten, f"grid_sampler_{n}d_backward").default: sample_backward for n in (2, 3)})
