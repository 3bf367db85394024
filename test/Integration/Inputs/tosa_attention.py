"""The reference of tosa-attention.mlir, in numpy."""

import numpy as np

ENTRY = "forward"
SCATTER = {"x": 0}
STATE = {"wq": ((1, 4, 3), "float32"), "wk": ((1, 4, 3), "float32"), "wv": ((1, 4, 2), "float32")}
DATA = {"x": ((10, 7, 4), "float32")}
BATCH, DYNAMIC, STEPS = 5, False, 2


def step(state, batch):
    x = batch["x"]
    q, k, v = (x @ state[n][0] for n in ("wq", "wk", "wv"))
    s = q @ k.transpose(0, 2, 1) * np.float32(0.5)
    e = np.exp(s - s.max(2, keepdims=True))
    y = (e / e.sum(2, keepdims=True)) @ v
    return state, {"y": y, "mean": y.sum((0, 1), keepdims=True) * np.float32(1 / 35)}
