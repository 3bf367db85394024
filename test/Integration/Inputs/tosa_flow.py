"""The reference of tosa-flow.mlir, in numpy."""

import numpy as np

ENTRY = "forward"
SCATTER = {"x": 0}
STATE = {"w": ((4,), "float32")}
DATA = {"x": ((14, 4), "float32")}
BATCH, DYNAMIC, STEPS = 7, False, 2


def step(state, batch):
    y, w = batch["x"], state["w"]
    for _ in range(3):
        y = y * np.float32(0.5) + w
    s = y.sum(0, keepdims=True)
    return state, {"y": y, "s": s - w if s[0, 0] > 0 else s + w}
