"""The reference of zero-terms.mlir in numpy."""

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0, "dy": 0}
STATE = {"w": ((6, 4), "float32")}
DATA = {"x": ((11, 5, 4), "float32"), "dy": ((11, 3, 6), "float32")}
BATCH, DYNAMIC, STEPS = 5, True, 3


def step(state, batch):
    x, dy = batch["x"], batch["dy"]
    dx = np.zeros_like(x)
    dx[:, ::2] = dy @ state["w"]
    return state, {"dw": np.einsum("nhc,nho->co", x[:, ::2], dy), "dx": dx}
