"""The reference of zero-terms.mlir in numpy."""

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0, "dy": 0}
rng = np.random.default_rng(1)
# What the zeros that are inserted would be multiplied with is infinite or no number, and makes
# none.
x = rng.uniform(-1, 1, (11, 5, 4)).astype(np.float32)
x[::2, 1], x[1::2, 3, 2] = np.inf, np.nan
w = rng.uniform(-1, 1, (6, 4)).astype(np.float32)
w[2, 1] = -np.inf
STATE = {"w": w}
DATA = {"x": x, "dy": ((11, 3, 6), "float32")}
BATCH, DYNAMIC, STEPS = 5, True, 3


def step(state, batch):
    x, dy = batch["x"], batch["dy"]
    dx = np.zeros_like(x)
    dx[:, ::2] = dy @ state["w"]
    return state, {"dw": np.einsum("nhc,nho->co", x[:, ::2], dy), "dx": dx}
