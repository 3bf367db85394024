"""What the step of consumer/main.cpp computes, in numpy."""

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0}
STATE = {"w": ((3, 4), "float32")}
DATA = {"x": ((30, 4), "float32")}
BATCH, DYNAMIC, STEPS = 10, False, 4


def step(state, batch):
    x = batch["x"]
    u = x / np.sqrt((x * x).sum(1, keepdims=True))
    w = state["w"] + np.float32(0.25) * (u * u).sum(0)
    return {"w": w}, {"u": u}
