"""The reference of transposed-factors.mlir in numpy, in f64."""

import numpy as np

ENTRY = "train"
SCATTER = {"x": 0}
STATE = {"w": ((36, 36), "float32")}
BATCH, DYNAMIC, STEPS = 11, False, 2
DATA = {"x": ((BATCH * STEPS, 7, 12), "float32")}


def step(state, batch):
    x, w = batch["x"].astype(np.float64), state["w"].astype(np.float64)
    qkv = x @ w[:12]
    q, k, v = (
        0.5 * qkv[:, :, 12 * i : 12 * i + 12].reshape(-1, 7, 3, 4).transpose(0, 2, 1, 3)
        for i in range(3)
    )
    s = q @ k.transpose(0, 1, 3, 2)
    parts = [
        s @ v,
        (k.transpose(0, 1, 3, 2) @ s).transpose(0, 1, 3, 2),
        s.transpose(0, 1, 3, 2) @ q,
    ]
    y = np.concatenate([0.5 * part.transpose(0, 2, 1, 3).reshape(-1, 7, 12) for part in parts], 2)
    w = w + np.einsum("bti,btj->ij", y, qkv)
    return {"w": w.astype(np.float32)}, {"y": y.astype(np.float32)}
