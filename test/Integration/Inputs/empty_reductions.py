"""The reference of empty-reductions.mlir in numpy."""

import numpy as np

ENTRY = "reductions"
SCATTER = {"x": 0, "y": 0}
STATE = {"at": np.array(0)}
DATA = {"x": np.arange(45).reshape(15, 3) * 7 % 46, "y": np.zeros((15, 0), np.int64)}
BATCH, DYNAMIC, STEPS = 10, True, 4


def step(state, batch):
    x, largest = batch["x"], np.iinfo(np.int64).max
    rows = np.ones(len(x), np.int64)
    metrics = {"product_x": 0 * rows, "last_x": x[:, -1], "largest_x": largest * rows}
    metrics |= {"product_y": rows, "last_y": 7 * rows, "largest_y": 7 * rows, "constant": 7 * rows}
    return {"at": state["at"] + 1}, metrics
