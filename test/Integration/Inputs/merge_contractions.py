"""The reference of merge-contractions.mlir in numpy, in f64."""

import numpy as np

ENTRY = "train"
SCATTER = {"x": 0}
STATE = {"w": ((160, 160), "float32"), "v": ((3, 5), "float32")}
BATCH, DYNAMIC, STEPS = 11, False, 3
DATA = {"x": ((BATCH * STEPS, 3, 160), "float32")}


def step(state, batch):
    x0, x1, x2 = batch["x"].astype(np.float64).transpose(1, 0, 2)
    w = state["w"] + x0.T @ x1 + x1.T @ x2 + x2.T @ x2
    v = (
        state["v"]
        - x0[:, :3].T @ x1[:, 1:6]
        - x1[:, 7:10].T @ x2[:, 30:35]
        - x2[:, 9:12].T @ x0[:, 60:65]
    )
    return {"w": w.astype(np.float32), "v": v.astype(np.float32)}, {}
