"""The reference of row-updates.mlir in numpy, in f64."""

import numpy as np

ENTRY = "train"
SCATTER = {"ids": 0, "g": 0}
DRAW = np.random.default_rng(3)
STATE = {"w": (1 + DRAW.random((5000, 8))).astype(np.float32)}
INPUTS = {"rate": np.full((), -0.25, np.float32)}
BATCH, DYNAMIC, STEPS = 500, False, 3

IDS = DRAW.integers(0, 5000, (BATCH * STEPS, 3))
IDS[:, 0] = 17 + np.arange(BATCH * STEPS) % 3  # About 170 updates of three rows in each step.
IDS[::50, 2] = 5000 + np.arange(BATCH * STEPS)[::50]
IDS[7::90, 2] = -1 - np.arange(BATCH * STEPS)[7::90]
# Half of the last place of 1 is 6e-8.
DATA = {
    "ids": IDS.astype(np.int64),
    "g": (DRAW.random((BATCH * STEPS, 3, 8)) * 2e-7).astype(np.float32),
}


def step(state, batch):
    w = state["w"].astype(np.float64)
    ids, g = batch["ids"].reshape(-1), batch["g"].reshape(-1, 8).astype(np.float64)
    exists = (ids >= 0) & (ids < 5000)
    np.add.at(w, ids[exists], -0.25 * g[exists])
    return {"w": w.astype(np.float32)}, {}
