"""Resizing of images, as aten/src/ATen/native/UpSample.h computes indices and weights: in f32, or
in f64 for images of f64 and of bytes."""

import math

import numpy as np
import torch

from .windows import Band, along, backward

aten = torch.ops.aten


def step_of(size, outputs, scale, real):
    return real(1.0 / scale) if scale else real(size) / real(outputs)


def nearest(size, outputs, scale, real, offset=0.0):
    step = step_of(size, outputs, scale, real)
    if outputs == size:
        return Band([[(o, 1.0)] for o in range(outputs)])
    return Band(
        [
            [(min(int(np.floor((real(o) + real(offset)) * step)), size - 1), 1.0)]
            for o in range(outputs)
        ]
    )


def nearest_exact(size, outputs, scale, real):
    return nearest(size, outputs, scale, real, 0.5)


def resize_step(size, outputs, align, scale, real):
    if align:
        return real(size - 1) / real(outputs - 1) if outputs > 1 else real(0)
    return step_of(size, outputs, scale, real)


def linear(size, outputs, align, scale, real):
    if size == outputs:
        return Band([[(o, 1.0), (o, 0.0)] for o in range(size)])
    step, half, rows = resize_step(size, outputs, align, scale, real), real(0.5), []
    for o in map(real, range(outputs)):
        place = step * o if align else max(real(0), step * (o + half) - half)
        low = min(int(place), size - 1)
        rest = min(max(place - real(low), real(0)), real(1))
        rows.append([(low, float(1 - rest)), (min(low + 1, size - 1), float(rest))])
    return Band(rows)


def cubic_weight(distance, a):
    t = abs(distance)
    if t <= 1:
        return ((a + 2) * t - (a + 3)) * t * t + 1
    return ((a * t - 5 * a) * t + 8 * a) * t - 4 * a if t < 2 else 0.0


def cubic(size, outputs, align, scale, real):
    step, half, rows = resize_step(size, outputs, align, scale, real), real(0.5), []
    for o in map(real, range(outputs)):
        place = step * o if align else step * (o + half) - half
        low = int(np.floor(place))
        rows.append(
            [
                (min(max(low + t, 0), size - 1), float(cubic_weight(float(place - low) - t, -0.75)))
                for t in range(-1, 3)
            ]
        )
    return Band(rows)


def antialiased(reach, weight):
    def make(size, outputs, align, scale, real):
        if size == outputs:
            return Band([[(o, 1.0)] for o in range(size)])
        step, half, rows = resize_step(size, outputs, align, scale, real), real(0.5), []
        support, shrink = (real(reach) * step, 1 / float(step)) if step >= 1 else (real(reach), 1.0)
        for o in map(real, range(outputs)):
            center = step * (o + half)
            inside = range(
                max(int(center - support + half), 0), min(int(center + support + half), size)
            )
            weights = [weight((i - float(center) + 0.5) * shrink) for i in inside]
            rows.append([(i, w / sum(weights)) for i, w in zip(inside, weights)])
        return Band(rows)

    return make


linear_antialiased = antialiased(1.0, lambda t: max(0.0, 1 - abs(t)))
cubic_antialiased = antialiased(2.0, lambda t: cubic_weight(t, -0.5))
lanczos_antialiased = antialiased(
    3.0, lambda t: float(np.sinc(t) * np.sinc(t / 3)) if abs(t) < 3 else 0.0
)


def of_integers(band):
    """Returns a band of 16-bit integers, and by how many bits they are larger than the weights: as
    many as the largest has place for."""
    rows = []
    for row in band.rows:
        weights = {}
        for i, weight in row:
            weights[i] = weights.get(i, 0.0) + weight
        rows.append(weights)
    largest = max(weight for weights in rows for weight in weights.values())
    bits = next((n for n in range(22) if int(0.5 + largest * 2 ** (n + 1)) >= 1 << 15), 22)

    def rounded(weight):
        return int(weight * 2**bits + math.copysign(0.5, weight))

    return Band([[(i, rounded(weight)) for i, weight in weights.items()] for weights in rows]), bits


def along_bytes(x, bands):
    """As upsample_avx_bilinear_bicubic_uint8: rounded after each dimension, the last dimension
    first."""
    for dim, band in zip(range(x.ndim - 1, 0, -1), reversed(bands)):
        if len(band.rows) != x.shape[dim]:
            band, bits = of_integers(band)
            x = ((band(x.to(torch.int64), dim) + (1 << bits - 1)) >> bits).clamp(0, 255)
    return x.to(torch.uint8)


def make_resize(rank, band, has_align):
    def bands(x, sizes, outputs, options):
        real = np.float64 if x.dtype in (torch.float64, torch.uint8) else np.float32
        align, scales = (options[:1], options[1:]) if has_align else ((), options)
        scales = list(scales) + [None] * (rank - len(scales))
        return [
            band(size, n, *align, scale, real) for size, n, scale in zip(sizes, outputs, scales)
        ]

    def forward(x, outputs, *options):
        is_weighed = not x.is_floating_point() and band not in (nearest, nearest_exact)
        if is_weighed and x.dtype != torch.uint8:
            raise NotImplementedError(
                f"interpolation of {str(x.dtype).removeprefix('torch.')}; convert to float before, "
                f"round after"
            )
        return (along_bytes if is_weighed else along)(
            x, bands(x, x.shape[-rank:], outputs, options)
        )

    def gradient(grad, outputs, sizes, *options):
        return backward(grad, bands(grad, sizes[-rank:], outputs, options), sizes[-rank:])

    return forward, gradient


OWN = {}
for name, rank, band, has_align in (
    ("upsample_nearest1d", 1, nearest, False),
    ("upsample_nearest2d", 2, nearest, False),
    ("upsample_nearest3d", 3, nearest, False),
    ("_upsample_nearest_exact1d", 1, nearest_exact, False),
    ("_upsample_nearest_exact2d", 2, nearest_exact, False),
    ("_upsample_nearest_exact3d", 3, nearest_exact, False),
    ("upsample_linear1d", 1, linear, True),
    ("upsample_bilinear2d", 2, linear, True),
    ("upsample_trilinear3d", 3, linear, True),
    ("upsample_bicubic2d", 2, cubic, True),
    ("_upsample_bilinear2d_aa", 2, linear_antialiased, True),
    ("_upsample_bicubic2d_aa", 2, cubic_antialiased, True),
    ("_upsample_lanczos2d_aa", 2, lanczos_antialiased, True),
):
    if hasattr(aten, name):  # Older versions of PyTorch have no Lanczos.
        forward, gradient = make_resize(rank, band, has_align)
        OWN[getattr(aten, name).default] = forward
        OWN[getattr(aten, name + "_backward").default] = gradient
