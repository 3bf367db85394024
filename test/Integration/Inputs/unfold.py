"""The reference of unfold.mlir, in numpy."""

import numpy as np

ENTRY = "f"
SCATTER = {"t0": 0}
STATE = {}
DATA = {"t0": ((6, 3, 5, 5), "float32")}
BATCH, DYNAMIC, STEPS = 2, False, 3

PLACES = np.arange(2)[:, None] + np.arange(4)  # of a window of 2 in 5


def step(state, batch):
    x = batch["t0"].astype(np.float64)
    windows = x[:, :, PLACES[:, None, :, None], PLACES[None, :, None, :]]
    factors = np.cos(np.arange(windows.size, dtype=np.float64)).reshape(windows.shape)
    gradient = np.zeros(x.shape)
    np.add.at(
        gradient,
        (slice(None), slice(None), PLACES[:, None, :, None], PLACES[None, :, None, :]),
        factors,
    )
    return state, {
        "s": np.float32(np.sum(windows * factors)),
        "g_t0": gradient.astype(np.float32),
        "o0": windows.reshape(2, 12, 16).astype(np.float32),
    }
