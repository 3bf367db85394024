"""The reference of sparse-gradients.mlir, in numpy."""

import numpy as np

ENTRY = "train_step"
SCATTER = {"ids": 0, "goal": 0}
STATE = {"table": ((5000, 4), "float32")}
DATA = {"ids": ((17, 3), "int64"), "goal": ((17, 3, 4), "float32")}
BATCH, DYNAMIC, STEPS = 7, False, 4


def step(state, batch):
    ids = batch["ids"] % 20
    difference = state["table"][ids] - batch["goal"]
    gradient = np.zeros_like(state["table"])
    np.add.at(gradient, ids, difference)
    return {"table": state["table"] - np.float32(0.25) * gradient}, {"loss": (difference**2).sum()}
