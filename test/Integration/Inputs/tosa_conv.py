"""The reference of tosa-conv.mlir, in numpy."""

import numpy as np

ENTRY = "forward"
SCATTER = {"x": 0}
STATE = {"k": ((4, 3, 3, 2), "float32"), "b": ((4,), "float32")}
DATA = {"x": ((10, 6, 6, 2), "float32")}
BATCH, DYNAMIC, STEPS = 5, False, 2


def step(state, batch):
    x = np.pad(batch["x"], ((0, 0), (1, 1), (1, 1), (0, 0)))
    y = sum(x[:, i : i + 6, j : j + 6] @ state["k"][:, i, j].T for i in range(3) for j in range(3))
    y = np.clip(y + state["b"], 0, None).astype("float32")
    pool = y.reshape(5, 3, 2, 3, 2, 4).max((2, 4))
    return state, {"pool": pool, "mean": pool.mean((1, 2), keepdims=True)}
