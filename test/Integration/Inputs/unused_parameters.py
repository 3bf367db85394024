"""The reference of unused-parameters.mlir, in numpy."""

import numpy as np

ENTRY = "train_step"
SCATTER = {"x": 0, "y": 0}
STATE = {"used": ((3, 2), "float32"), "unused": ((3, 5), "float32")}
DATA = {"x": ((17, 3), "float32"), "y": ((17, 2), "float32")}
BATCH, DYNAMIC, STEPS = 7, False, 4


def step(state, batch):
    difference = batch["x"] @ state["used"] - batch["y"]
    used = state["used"] - np.float32(0.125) * (batch["x"].T @ difference)
    return {"used": used, "unused": np.float32(0.5) * state["unused"]}, {
        "loss": (difference**2).sum()
    }
