"""The reference of accumulate.mlir, in numpy."""

import numpy as np

ENTRY = "train_step"
SCATTER = {"x": 0, "y": 0}
STATE = {"w": ((3, 4), "float32")}
DATA = {"x": ((17, 3), "float32"), "y": ((17, 4), "float32")}
BATCH, DYNAMIC, STEPS = 7, False, 4


def step(state, batch):
    rows = batch["x"] @ state["w"] - batch["y"]
    w = state["w"] - np.float32(0.125) * (batch["x"].T @ rows)
    return {"w": w}, {"loss": (rows**2).sum(), "top": rows.max(0), "rows": rows}
