"""What add-a-schedule-op.mlir computes, in numpy."""

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0}
STATE = {"y": ((5,), "float32")}
DATA = {"x": ((23,), "float32")}
BATCH, DYNAMIC, STEPS = 7, False, 5


def step(state, batch):
    outer = np.outer(batch["x"], state["y"])
    return {"y": state["y"] - np.float32(0.25) * outer.sum(0)}, {"outer": outer}
