"""The reference of f8-products.mlir in numpy: factors with scales in 8 bits, sums in f32.

FACTORS is e4m3 or hybrid, as --fp8. CASE: `plain`; `ranges`: enormous and tiny numbers; `zeros`: a
factor is zero; `subnormal`: units that are limited; `infinity`, `nan`: the unit is that of the
finite numbers; results that such a number is part of are NaN. SUMS=14: the sums have about 14 bits,
as those of Hopper's tensor cores.
"""

import os

import numpy as np

CASE = os.environ.get("CASE", "plain")
HYBRID = os.environ.get("FACTORS", "hybrid") == "hybrid"
SHORT_SUMS = os.environ.get("SUMS") == "14"
ENTRY = "products"
SCATTER = {"x": 0, "g": 0}
STATE = {}
BATCH, DYNAMIC, STEPS = 21, True, 3
ROWS = 50
# Terms that cancel leave the rounding of the largest one.
TOLERANCE = dict.fromkeys(("y", "dx", "dw"), 2**-10) if SHORT_SUMS else {}


def make(seed, shape):
    """Numbers that differ in each row, also in their magnitude: a device's largest one is not that
    of all."""
    rng = np.random.default_rng(seed)
    x = rng.uniform(-1, 1, shape)
    return (x * 2.0 ** (np.arange(shape[0]) % 7 - 3)[:, None]).astype(np.float32)


x, g, w = make(1, (ROWS, 64)), make(2, (ROWS, 80)), make(3, (64, 80))
if CASE == "ranges":
    x, g, w = x * np.float32(1e-25), g * np.float32(1e28), w * np.float32(1e25)
elif CASE == "zeros":
    x = 0 * x
elif CASE == "subnormal":
    x, g = x * np.float32(1e-38), g * np.float32(1e34)
    w = w * np.float32(1e34)
elif CASE == "infinity":
    x[3, 5], w[2, 1] = np.inf, 1000
elif CASE == "nan":
    g[7, 6], x[30, 2] = np.nan, 500
DATA = {"x": x, "g": g}
INPUTS = {"w": w}


def rounded(x, bits, least, most):
    """`x` to nearest even in a float of `bits` bits of mantissa, numbers from 2^least on being
    normal."""
    x = np.asarray(x, np.float64)
    with np.errstate(all="ignore"):
        exponent = np.maximum(np.floor(np.log2(np.abs(x))), least)
        exponent = np.where(np.isfinite(exponent), exponent, least)
        unit = 2.0 ** (exponent - bits)
        y = np.round(x / unit) * unit
    y = np.where(np.isfinite(x), y, x)
    return y, np.abs(y) > most


def quantized(x, gradient=False):
    """Returns the numbers in 8 bits, as f32, and their unit."""
    most = np.float32(57344 if gradient and HYBRID else 448)
    finite = np.abs(x)[np.isfinite(x)]
    with np.errstate(all="ignore"):
        largest = np.max(finite) if finite.size else np.float32(0)
        unit = np.maximum(largest * (np.float32(1) / most), np.float32(2.0**-126))
        scale = np.float32(1) / unit
        if gradient and HYBRID:
            y, over = rounded(x * scale, 2, -14, 57344)
            y = np.where(over, np.copysign(np.inf, y), y)
        else:
            y, over = rounded(x * scale, 3, -6, 448)
            y = np.where(over, np.nan, y)
    return y.astype(np.float32), unit


def product(a, b):
    (a, s), (b, t) = a, b
    with np.errstate(all="ignore"):
        return (a.astype(np.float64) @ b.astype(np.float64)).astype(np.float32) * (s * t)


def transposed(a):
    return a[0].T, a[1]


def step(state, batch):
    x, w, g = quantized(batch["x"]), quantized(batch["w"]), quantized(batch["g"], gradient=True)
    return {}, {
        "y": product(x, w),
        "dx": product(g, transposed(w)),
        "dw": product(transposed(x), g),
    }
