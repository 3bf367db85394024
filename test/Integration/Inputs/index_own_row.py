"""The reference of index-own-row.mlir, in numpy."""

import numpy as np

ENTRY = "train_step"
SCATTER = {"z": 0}
STATE = {"w": ((8,), "float32")}
DATA = {"z": ((12, 4, 8), "float32")}
BATCH, DYNAMIC, STEPS = 6, False, 3

I, J = np.tril_indices(4, -1)


def step(state, batch):
    z, w = batch["z"].astype(np.float64), state["w"].astype(np.float64)
    pairs = ((z * w) @ z.transpose(0, 2, 1))[:, I, J]
    gradient = np.zeros((len(z), 4, 4))
    gradient[:, I, J] = 2 * pairs
    w = w - 0.01 * np.sum(gradient @ z * z, (0, 1))
    return {"w": w.astype(np.float32)}, {"l": np.float32(np.sum(pairs * pairs))}
