"""The reference of pad-reflect.mlir, in numpy."""

import numpy as np

ENTRY = "f"
SCATTER = {"t0": 0}
STATE = {}
DATA = {"t0": ((9, 3, 5, 5), "float32")}
BATCH, DYNAMIC, STEPS = 3, False, 3


def reflect(n, more):
    return np.pad(np.arange(n), (0, more), mode="reflect")


def step(state, batch):
    x = batch["t0"].astype(np.float64)
    where = slice(None), slice(None), reflect(5, 1)[:, None], reflect(5, 2)
    padded = x[where]
    factors = np.cos(np.arange(padded.size, dtype=np.float64)).reshape(padded.shape)
    gradient = np.zeros(x.shape)
    np.add.at(gradient, where, factors)
    return state, {
        "s": np.float32(np.sum(padded * factors)),
        "g_t0": gradient.astype(np.float32),
        "o0": padded.astype(np.float32),
    }
