"""The reference of strided-gradients.mlir in numpy: integers that bf16 has."""

import os
import sys

import numpy as np

sys.path.append(os.path.dirname(__file__))
from narrow_factors import integers, wide

ENTRY = "step"
SCATTER = {"x": 0, "g": 0}
STATE = {"w": integers(1, 6, 8)}
DATA = {"x": integers(2, 29, 7, 6), "g": integers(3, 29, 4, 8)}
BATCH, DYNAMIC, STEPS = 13, True, 3


def step(state, batch):
    w, x, g = wide(state["w"]), wide(batch["x"]), wide(batch["g"])
    dx = x.copy()
    dx[:, ::2] += g @ w.T
    return state, {"dx": dx, "dw": np.einsum("btk,btn->kn", x[:, ::2], g)}
