"""The reference of mixed-layers.mlir in numpy: products of bf16 in f32.

The factors are small integers, so that all roundings are exact: a program may round once or twice.
"""

import os
import sys

import numpy as np

sys.path.append(os.path.dirname(__file__))
from narrow_factors import bf16

ENTRY = "step"
SCATTER = {"x": 0, "label": 0}


def integers(seed, largest, *shape):
    return np.random.default_rng(seed).integers(-largest, largest + 1, shape).astype(np.float32)


STATE = {"w": integers(1, 1, 64, 96), "bias": integers(2, 4, 96), "gamma": integers(3, 4, 96)}
ROWS = 29
DATA = {
    "x": integers(4, 1, ROWS, 4, 64),
    "label": np.arange(ROWS, dtype=np.int64) % 9 - 1,
}  # -1 and 7 are no columns
BATCH, DYNAMIC, STEPS = 13, True, 3


def step(state, batch):
    x, w, bias, gamma = batch["x"], state["w"], state["bias"], state["gamma"]
    h = (x.reshape(-1, 64) @ w + bias).reshape(-1, 4, 96)
    s = h @ gamma
    heads = (h / (s * s + 1)[..., None]).astype(np.float32)
    padded = np.zeros_like(heads)
    padded[:, :3] = 2 * heads[:, :3]
    label = batch["label"]
    gradient = x.reshape(-1, 64).T @ h.reshape(-1, 96)
    assert max(abs(gradient).max(), abs(h).max()) <= 256, "bf16 rounds larger integers"
    return state, {
        "bias1": bias - np.float32(0.001) * h.sum((0, 1)),
        "gamma1": gamma
        - np.float32(0.001)
        * ((h - s[..., None]) * s[..., None]).sum((0, 1), dtype=np.float64).astype(np.float32),
        "w1": w - np.float32(0.001) * gradient,
        "h": bf16(h),
        "s": s,
        "hot": np.where((label >= 0) & (label < 7), 2 * s[:, 0], 0),
        "heads": heads.reshape(-1, 4, 6, 16).transpose(0, 2, 1, 3),
        "padded": padded,
    }
