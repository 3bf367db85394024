"""The reference of small-logarithms.mlir in numpy: quotients, near 1 for small numbers, so that the
digits of each are compared."""

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0}
STATE = {}
ROWS = 24
BATCH, DYNAMIC, STEPS = 7, True, 4
_random = np.random.default_rng(5)
_sizes = 10 ** _random.uniform(-18, -0.1, (ROWS, 1024))
DATA = {"x": _sizes * _random.choice([-1, 1], _sizes.shape)}
TOLERANCE = {"log1p": 1e-15, "expm1": 1e-15, "log1p_f32": 5e-7, "expm1_f32": 5e-7}


def step(state, batch):
    x = batch["x"]
    short = x.astype(np.float32).astype(np.float64)
    return state, {
        "log1p": np.log1p(x) / x,
        "expm1": np.expm1(x) / x,
        "log1p_f32": (np.log1p(short) / short).astype(np.float32),
        "expm1_f32": (np.expm1(short) / short).astype(np.float32),
    }
