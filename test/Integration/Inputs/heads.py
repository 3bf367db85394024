"""The reference of heads.mlir in numpy, in f64."""

import numpy as np

ENTRY = "train"
SCATTER = {"x": 0}
STATE = {"w": ((12, 36), "float32")}
BATCH, DYNAMIC, STEPS = 11, False, 2
DATA = {"x": ((BATCH * STEPS, 7, 12), "float32")}


def step(state, batch):
    x, w = batch["x"].astype(np.float64), state["w"].astype(np.float64)
    qkv = x @ w
    q, k, v = (
        qkv[:, :, 12 * i : 12 * i + 12].reshape(-1, 7, 3, 4).transpose(0, 2, 1, 3) for i in range(3)
    )
    scores = q @ k.transpose(0, 1, 3, 2)
    y, z = np.tanh(scores @ v), scores @ q
    rows = lambda heads: heads.transpose(0, 2, 1, 3).reshape(-1, 7, 12).astype(np.float32)
    w = w + np.einsum("bti,btj->ij", x, qkv)
    return (
        {"w": w.astype(np.float32)},
        {
            "y": rows(y),
            "sums": y.sum((2, 3)).astype(np.float32),
            "z": rows(z),
            "most": z.max((2, 3)).astype(np.float32),
        },
    )
