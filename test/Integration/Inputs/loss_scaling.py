"""The reference of loss-scaling.mlir in numpy's f16; with DP_TEST_WIDE_SUMS, sums are wide as in
dp.

Each batch has a 3 and a -3 in each column: times the first scale both overflow, their sum does
not. Everything else is exact in f16 in any order, also times half of that scale.
"""

import os

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0}
STATE = {"w": ((3,), "float32"), "scale": np.array(32768, np.float32)}
BATCH, DYNAMIC, STEPS = 8, False, 4
WIDE = "DP_TEST_WIDE_SUMS" in os.environ

ROWS = np.random.default_rng(7).integers(-1, 2, (16, 3)).astype(np.float16) / 8
for batch in (0, 8):
    for column in range(3):
        ROWS[batch + column, column], ROWS[batch + 5 - column, column] = 3, -3
DATA = {"x": ROWS}


def step(state, batch):
    x, scale = batch["x"], state["scale"].astype(np.float16)
    gradient = np.zeros(3, np.float16)
    if WIDE:
        gradient = (x.astype(np.float32) * np.float32(scale)).sum(0).astype(np.float16)
    else:
        with np.errstate(all="ignore"):
            for row in x:
                gradient = gradient + row * scale
    finite = bool(np.isfinite(gradient).all())
    w = state["w"] - gradient.astype(np.float32) / state["scale"] if finite else state["w"]
    scale = state["scale"] if finite else state["scale"] * np.float32(0.5)
    return {"w": w, "scale": np.asarray(scale)}, {"finite": finite}
