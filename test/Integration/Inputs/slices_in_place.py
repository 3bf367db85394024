import numpy as np

ENTRY = "slices"
SCATTER = {"x": 0}
STATE = {"s": ((6, 5), "float32")}
DATA = {"x": ((20, 5), "float32")}
BATCH = 10
DYNAMIC = False
STEPS = 2


def change(r, n):
    """Columns that are changed and put back, some of them twice, some overlapping."""
    r = r.copy()
    r[:n, 1:2] = r[:n, 1:2] * np.float32(0.5)
    r[:n, 3:4] = r[:n, 3:4] + np.float32(0.25)
    r[:n, 1:2] = r[:n, 1:2] + np.float32(0.25)
    r[:n, 0:2] = r[:n, 0:2] * np.float32(0.5)
    old = r[:n, 2:3].copy()
    r[:n, 2:3] = old * np.float32(0.5)
    r[:n, 4:5] = old + r[:n, 2:3]
    return r


def step(state, batch):
    x = batch["x"]
    return {"s": change(state["s"], 6) + x.sum(0) * np.float32(0.125)}, {"r": change(x, len(x))}
