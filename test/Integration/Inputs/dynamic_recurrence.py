"""The reference of dynamic-recurrence.mlir, in numpy."""

import numpy as np

ENTRY = "train_step"
SCATTER = {"x": 0}
STATE = {"w": ((3, 3), "float32")}
DATA = {"x": ((25, 4, 3), "float32")}
BATCH, DYNAMIC, STEPS = 10, True, 4


def step(state, batch):
    h = other = np.zeros((len(batch["x"]), 3), np.float32)
    for t in range(4):
        now = batch["x"][:, t]
        h = np.tanh(h @ state["w"] + now + other)
        other = now + h
    return {"w": state["w"] - np.float32(0.01) * (h.T @ h)}, {"last": h}
