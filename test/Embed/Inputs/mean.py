"""What the step of c-program/main.c computes, in numpy."""

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0}
STATE = {"w": ((3, 2), "float32")}
DATA = {"x": ((30, 2), "float32")}
BATCH, DYNAMIC, STEPS = 10, False, 4


def step(state, batch):
    mean = batch["x"].sum(0) * np.float32(0.1)
    return {"w": state["w"] + mean}, {"mean": mean}
