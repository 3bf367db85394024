"""The reference of half-layers.mlir in numpy. Scores are rounded to bf16; a host widens them
without."""

import os
import sys

import numpy as np

sys.path.append(os.path.dirname(__file__))
from narrow_factors import bf16, integers, wide

ENTRY = "step"
SCATTER = {"x": 0, "label": 0}
STATE = {"w": integers(1, 8, 16), "bias": integers(2, 16), "u": integers(3, 16, 40)}
DATA = {
    "x": integers(4, 29, 5, 8),
    "label": np.random.default_rng(5).integers(0, 40, (29, 5)).astype(np.int32),
}
BATCH, DYNAMIC, STEPS = 13, True, 3
# The scores' rounding, which the host leaves out.
TOLERANCE = {"most": 2.0**-8, "score": 2.0**-8}


def step(state, batch):
    x, w, bias, u = wide(batch["x"]), wide(state["w"]), wide(state["bias"]), wide(state["u"])
    h = wide(bf16(x @ w + bias))
    z = wide(bf16(h @ u))
    return state, {
        "r": h - h.mean(-1, keepdims=True),
        "most": z.max(-1),
        "score": np.take_along_axis(z, batch["label"][..., None].astype(np.int64), -1)[..., 0],
        "dw": np.einsum("btk,btn->kn", x, h),
    }
