"""The reference of dynamic-batch.mlir, in numpy."""

import numpy as np

ENTRY = "train_step"
SCATTER = {"x": 0, "t": 0}
STATE = {"w": ((6, 3), "float32")}
DATA = {"x": ((25, 6), "float32"), "t": ((25, 3), "float32")}
BATCH, DYNAMIC, STEPS = 10, True, 7


def step(state, batch):
    x, count = batch["x"], np.float32(len(batch["x"]))
    d = x @ state["w"] - batch["t"]
    metrics = {
        "loss": np.sum(d * d, dtype=np.float32) / count,
        "worst": np.max(d),
        "rows": np.int32(len(x)),
    }
    return {"w": state["w"] - np.float32(0.1) * (x.T @ d) / count}, metrics
