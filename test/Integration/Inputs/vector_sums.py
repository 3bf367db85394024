"""The reference of vector-sums.mlir in numpy. All sums of the integers are exact in f32."""

import os
import sys

import numpy as np

sys.path.append(os.path.dirname(__file__))
from narrow_factors import wide

ENTRY = "step"
SCATTER = {"x": 0, "y": 0, "z": 0, "v": 0, "r": 0}
STATE = {}
rng = np.random.default_rng(12)
numbers = lambda *shape: rng.integers(-9, 10, shape).astype(np.float32)
x, y, z, v, r = (
    numbers(33, 731, 64),
    numbers(33, 731, 24),
    numbers(33, 731, 6),
    numbers(33, 731, 200),
    numbers(33, 768),
)
# In a column or row each, at its first, a middle and its last places.
x[0, 0, 5], x[30, 730, 6], x[7, 300, 63] = np.nan, np.inf, -np.inf
y[32, 730, 23], z[8, 9, 1], v[22, 730, 199], v[3, 1, 128] = np.nan, np.inf, np.nan, -np.inf
r[0, 767], r[22, 0], r[31, 400] = np.nan, np.inf, -np.inf
DATA = {
    "x": (x.view(np.uint32) >> 16).astype(np.uint16).view("V2"),
    "y": y,
    "z": z.astype(np.float16),
    "v": v,
    "r": r.astype(np.float16),
}
BATCH, DYNAMIC, STEPS = 23, False, 2


def step(state, batch):
    metrics = {}
    with np.errstate(invalid="ignore"):
        for name in "xyzv":
            a = (wide(batch[name]) if name == "x" else batch[name]).astype(np.float32)
            metrics |= {
                f"sum_{name}": a.sum((0, 1), dtype=np.float64).astype(np.float32),
                f"most_{name}": a.max((0, 1)),
                f"square_{name}": (a * a).sum((0, 1), dtype=np.float64).astype(np.float32),
            }
        rows = batch["r"].astype(np.float32)
        part = rows - rows.max(1, keepdims=True)
        return state, {**metrics, "row_most": rows.max(1), "part": part, "row_sum": part.sum(1)}
