"""The reference of mm-data-parallel-host.mlir, in numpy."""

import numpy as np

ENTRY = "train_step"
SCATTER = {"x": 0, "meta": 0}
STATE = {"w": ((3,), "float32")}
DATA = {"x": ((17, 3), "float32"), "meta": ((17, 2), "float32")}
INPUTS = {"control": np.array([3.0, 0.03125, 1.0], np.float32)}
BATCH, DYNAMIC, STEPS = 7, False, 4


def step(state, batch):
    often, rate, _ = batch["control"]
    w, x = state["w"], batch["x"]
    for _ in range(int(often)):
        w = w - (x @ w) @ x * rate
    return {"w": w}, {"meta": batch["meta"], "rows": x @ w}
