"""The reference of sibling-reductions.mlir in numpy, in f64."""

import numpy as np

ENTRY = "train"
SCATTER = {"x": 0}
STATE = {"m": ((6,), "float32")}
BATCH, DYNAMIC, STEPS = 10, False, 3

DATA = {"x": ((BATCH * STEPS, 6, 35), "float32")}


def step(state, batch):
    x = batch["x"].astype(np.float64)
    m = state["m"].astype(np.float64)
    results = {"squares": ((x - m[:, None]) ** 2).sum((0, 2)), "largest": x.max((0, 2)).astype(np.float32)}
    return {"m": (m + x.sum((0, 2))).astype(np.float32)}, results
