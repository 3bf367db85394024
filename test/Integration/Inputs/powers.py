"""The reference of powers.mlir in numpy."""

import numpy as np

ENTRY = "step"
ROWS = 11
SCATTER = dict.fromkeys("xdnmb", 0)
STATE = {}
BATCH, DYNAMIC, STEPS = 5, True, 3
rng = np.random.default_rng(3)
d = rng.uniform(0.95, 1.05, (ROWS, 6)) * rng.choice([-1, 1], (ROWS, 6))
n = rng.integers(-40, 40, (ROWS, 6))
m = rng.integers(-60, 60, (ROWS, 6))
# Exponents that f64 does not have, and zeros with a sign.
d[::3, 0], m[::3, 0] = -1, 2**62 + np.arange(4)
d[::3, 1], m[::3, 1] = -0.0, [-3, -2, 3, 0]
DATA = {
    "x": d.astype(np.float32),
    "d": d,
    "n": n.astype(np.int32),
    "m": m.astype(np.int64),
    "b": (n // 2).astype(np.int8),
}


def power(base, exponent):
    sign = np.where(exponent % 2 == 1, np.copysign(1.0, base), 1.0)
    with np.errstate(divide="ignore"):
        return sign * np.abs(base.astype(np.float64)) ** exponent.astype(np.float64)


def step(state, batch):
    single = power(batch["x"], batch["n"]).astype(np.float32)
    with np.errstate(divide="ignore"):
        cubes = (1 / (batch["d"] * batch["d"] * batch["d"])).sum(0)
    return {}, {
        "single": single,
        "double": power(batch["d"], batch["m"]),
        "small": power(batch["d"], batch["b"]),
        "cubes": cubes,
    }
