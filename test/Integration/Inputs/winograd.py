"""The reference of winograd.mlir in numpy, in f64."""

import numpy as np

ENTRY = "train"
SCATTER = {"x": 0}
STATE = {"w": ((40, 33, 3, 3), "float32")}
BATCH, DYNAMIC, STEPS = 10, False, 2

DATA = {"x": ((BATCH * STEPS, 33, 7, 9), "float32")}


def step(state, batch):
    padded = np.pad(batch["x"].astype(np.float64), ((0, 0), (0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3))  # [n, c, i, j, r, s]
    w = state["w"].astype(np.float64)
    y = np.einsum("ncijrs,kcrs->nkij", windows, w, optimize=True)
    gradient = np.einsum("ncijrs,nkij->kcrs", windows, y, optimize=True)
    return {"w": (w - 1e-3 * gradient).astype(np.float32)}, {"y": y.astype(np.float32)}
