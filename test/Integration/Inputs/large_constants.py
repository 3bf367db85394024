"""The reference of large-constants.mlir in numpy."""

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0}
STATE = {"kept": ((520, 520), "float32")}
BATCH, DYNAMIC, STEPS = 7, False, 3
# Sums below, above and below zero.
DATA = {
    "x": (np.arange(63, dtype=np.float32).reshape(21, 3) % 7 + 1)
    * np.repeat([-1, 1, -1], 7)[:, None].astype(np.float32)
}


def step(state, batch):
    total = batch["x"].sum(dtype=np.float32)
    kept = np.full((520, 520), 0.5, np.float32) if total > 0 else state["kept"] * 2
    return {"kept": kept}, {"ones": np.ones((520, 520), np.int32), "sum": total}
