"""The reference of factor-sums.mlir in numpy, in f64."""

import os
import sys

import numpy as np

sys.path.append(os.path.dirname(__file__))
from narrow_factors import integers, wide

ENTRY = "train"
SCATTER = {"x": 0, "t": 0, "h": 0}
STATE = {"w": ((20, 12), "float32"), "b": ((12,), "float32")}
BATCH, DYNAMIC, STEPS = 11, False, 3
DATA = {
    "x": ((BATCH * STEPS, 7, 20), "float32"),
    "t": ((BATCH * STEPS, 7, 12), "float32"),
    "h": integers(1, BATCH * STEPS, 24),
}


def step(state, batch):
    x, t, w, b = (a.astype(np.float64) for a in (batch["x"], batch["t"], state["w"], state["b"]))
    h = wide(batch["h"]).astype(np.float64)
    p = x @ w
    g = p + b - t
    rows = np.einsum("bti,btj->ij", x, np.tanh(p)).sum(1)
    narrow = lambda a: a.astype(np.float32)
    return (
        {
            "w": narrow(w - 0.01 * np.einsum("bti,btj->ij", x, g)),
            "b": narrow(b - 0.01 * g.sum((0, 1))),
        },
        {"sx": narrow(x.sum((0, 1)) + rows), "dh": narrow(h.T @ h), "sh": narrow(h.sum(0))},
    )
