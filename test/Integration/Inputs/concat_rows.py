"""The reference of concat-rows.mlir in numpy, in f64."""

import numpy as np

ENTRY = "train"
SCATTER = {"x": 0}
STATE = {"w": ((6, 6), "float32"), "v": ((6, 4), "float32")}
BATCH, DYNAMIC, STEPS = 10, False, 3
DATA = {"x": ((BATCH * STEPS, 6), "float32")}


def step(state, batch):
    x, w, v = (value.astype(np.float64) for value in (batch["x"], state["w"], state["v"]))
    first = np.tanh(x @ w)
    rows = np.concatenate([np.tanh(first @ w), x, first])
    outputs = np.tanh(rows @ v)
    v = (v - rows.T @ outputs).astype(np.float32)
    return {**state, "v": v}, {"last": outputs[20:].astype(np.float32)}
