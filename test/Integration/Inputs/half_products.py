"""The reference of half-products.mlir in numpy: products and sums in f32, results in bf16 rounded
once.

The factors are small integers, so that the sums are exact in any order.
"""

import os
import sys

import numpy as np

sys.path.append(os.path.dirname(__file__))
from narrow_factors import bf16, integers, wide

ENTRY = "step"
SCATTER = {"x": 0, "q": 0, "k": 0}
STATE = {"w": integers(1, 96, 130), "u": integers(2, 130, 70)}
DATA = {"x": integers(3, 29, 96), "q": ((29, 40, 64), "float16"), "k": ((29, 30, 64), "float16")}
BATCH, DYNAMIC, STEPS = 13, True, 3


def step(state, batch):
    x, w, u = wide(batch["x"]), wide(state["w"]), wide(state["u"])
    h = bf16(x @ w)
    q, k = batch["q"].astype(np.float32), batch["k"].astype(np.float32)
    return state, {
        "h": h,
        "y": bf16(wide(h) @ u),
        "dw": x.T @ wide(h),
        "s": np.einsum("bmk,bnk->bmn", q, k),
    }
