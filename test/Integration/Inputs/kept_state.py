"""The reference of kept-state.mlir, in numpy."""

import numpy as np

ENTRY = "train_step"
SCATTER = {"x": 0}
STATE = {"key": ((6,), "int32"), "w": ((3,), "float32")}
DATA = {"x": ((17, 3), "float32")}
BATCH, DYNAMIC, STEPS = 7, False, 4


def step(state, batch):
    p, q, t = state["key"][4], state["key"][1], np.int32(5)
    for _ in range(4):
        s = p + t
        p, q, t = q, s ^ q, s
    rate = np.float32(q) * np.float32(0.001)
    w = state["w"] - batch["x"].sum(0) * rate
    return {"key": state["key"], "w": w.astype(np.float32)}, {"last": t}
