"""The reference of accumulate-count.mlir, in numpy."""

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0, "m": 0}
STATE = {"w": ((4,), "float32")}
DATA = {"x": ((19, 4), "float32"), "m": np.linspace(0.5, 3, 19, dtype=np.float32)}
BATCH, DYNAMIC, STEPS = 11, True, 4


def step(state, batch):
    x, m, w = (
        batch["x"].astype(np.float64),
        batch["m"].astype(np.float64),
        state["w"].astype(np.float64),
    )
    d = (x @ w) * m / m.sum()
    return {"w": (w - x.T @ d).astype(np.float32)}, {"loss": np.float32(d.sum())}
