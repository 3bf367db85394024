"""The reference of odd-ops.mlir, in numpy."""

import numpy as np

ENTRY = "forward"
SCATTER = {"x": 0}
STATE = {"w": ((5,), "float32"), "unused": ((3,), "float32")}
DATA = {"x": ((20, 5), "float32")}
BATCH, DYNAMIC, STEPS = 8, False, 3


def step(state, batch):
    x, w = batch["x"], state["w"]
    rounded = np.floor(x * 2)
    penalty = np.sum(w * w, dtype=np.float32)
    metrics = {
        "scaled": x * w[0] + np.arange(8, dtype=np.float32)[:, None],
        "loss": 3 + np.sum(x * x * w[0], dtype=np.float32) + penalty,
        "penalty": penalty,
        "product": 2 * np.prod(x + 2, 0, dtype=np.float32),
        "largest": rounded.max(0),
        "where": rounded.argmax(0).astype(np.int32),
        "centered": x - x.mean(0),
    }
    metrics["loss"] = np.float32(metrics["loss"])
    return state, metrics
