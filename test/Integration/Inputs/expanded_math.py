"""The reference of expanded-math.mlir in numpy."""

import numpy as np

ENTRY, ROWS, COLUMNS = "step", 11, 37
STATE = {}
BATCH, DYNAMIC, STEPS = 5, True, 3
rng = np.random.default_rng(5)


def integers(width, low, high):
    """Half of them from `low` to `high`, the others any."""
    shape = (ROWS, COLUMNS)
    values = rng.integers(-(2 ** (width - 1)), 2 ** (width - 1) - 1, shape, endpoint=True)
    return np.where(
        rng.random(shape) < 0.5, rng.integers(low, high, shape, endpoint=True), values
    ).astype(f"int{width}")


def floats(dtype):
    """Numbers of all magnitudes, among them subnormal ones, and what is no number."""
    info = np.finfo(dtype)
    powers = rng.integers(info.minexp - 8, info.maxexp, (ROWS, COLUMNS))
    values = np.ldexp(
        rng.uniform(1, 2, (ROWS, COLUMNS)) * rng.choice([-1, 1], (ROWS, COLUMNS)), powers
    ).astype(dtype)
    values.flat[:9] = [
        np.nan,
        np.inf,
        -np.inf,
        0,
        -0.0,
        info.tiny,
        -info.tiny,
        info.max,
        np.nextafter(info.tiny, dtype(0)),
    ]
    return rng.permutation(values.ravel()).reshape(ROWS, COLUMNS)


DATA = {}
for width in (8, 32, 64):
    DATA[f"a{width}"], DATA[f"n{width}"] = integers(width, -3, 3), integers(width, -5, 9)
DATA.update(x=floats(np.float32), d=floats(np.float64), h=floats(np.float16))
# Both signs of the magnitudes that clampf and sines are for.
DATA["x"][:, ::2] = rng.uniform(-4, 4, DATA["x"][:, ::2].shape)
DATA["d"][:, ::2] = rng.uniform(-9, 9, DATA["d"][:, ::2].shape)
# Just above the middle of two numbers of bf16, which f32 does not tell from it.
DATA["d"][:, 1] = np.ldexp(1.0 + 2.0**-8 + 2.0**-40, rng.integers(-9, 9, ROWS))
SCATTER = dict.fromkeys(DATA, 0)
INPUTS = {"k": np.array(7, np.int32)}


def wrap(value, width):
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


def power(base, exponent, width):
    base, exponent = wrap(int(base), width), wrap(int(exponent), width)
    if exponent >= 0:
        return wrap(pow(base, exponent, 1 << width), width)
    return {1: 1, -1: -1 if exponent % 2 else 1}.get(base, 0)


def powers(base, exponent, width):
    return np.vectorize(lambda a, n: power(a, n, width), otypes=[np.int64])(base, exponent)


def round_to_bf16(values):
    """To nearest even, to 8 bits or a multiple of the least subnormal number."""
    quantum = np.ldexp(1.0, np.maximum(np.frexp(values)[1] - 8, -133))
    rounded = np.rint(values / quantum) * quantum
    return np.where(np.abs(rounded) >= 2.0**128, np.copysign(np.inf, values), rounded).astype(
        np.float32
    )


def step(state, batch):
    a32, n32, x, d, h = (batch[name] for name in ("a32", "n32", "x", "d", "h"))
    p32 = powers(a32, n32, 32)
    is_normal = lambda v: np.isfinite(v) & (np.abs(v) >= np.finfo(v.dtype).tiny)
    with np.errstate(invalid="ignore"):
        sine, cosine = np.sin(d), np.cos(d)
    return state, {
        "p1": -powers(batch["a8"], batch["n8"], 1).astype(np.int8),
        "p8": powers(batch["a8"], batch["n8"], 8).astype(np.int8),
        "p24": powers(a32, n32, 24).astype(np.int32),
        "p32": p32.astype(np.int32),
        "p64": powers(batch["a64"], batch["n64"], 64),
        "cube": powers(batch["a64"], 3, 64),
        "inverse": powers(a32, -5, 32).astype(np.int32),
        "scalar": np.int32(7**7),
        "sum": p32.sum(0).astype(np.int32),
        "x_infinite": np.isinf(x),
        "x_normal": is_normal(x),
        "d_normal": is_normal(d),
        "h_infinite": np.isinf(h),
        "h_normal": is_normal(h),
        "clamped": np.minimum(np.maximum(x, np.float32(-1)), np.float32(2.5)),
        "sine": sine,
        "cosine": cosine,
        "rounded": round_to_bf16(d),
    }
