"""The reference of accumulate-state.mlir, in numpy."""

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0}
STATE = {"r": ((7,), "float32"), "v": ((1,), "float32")}
DATA = {"x": ((17, 2, 1), "float32")}
BATCH, DYNAMIC, STEPS = 7, False, 3


def step(state, batch):
    x = batch["x"]
    rows, total = x.sum((1, 2)), x.sum((0, 1))
    put = np.zeros((7, 3), np.float32)
    put[:, 2] = x[:, 1, 0]
    return {"r": state["r"] - rows, "v": state["v"] + total}, {
        "half": rows * np.float32(0.5),
        "put": put,
    }
