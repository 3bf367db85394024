"""The reference of partial-writes.mlir in numpy."""

import numpy as np

ENTRY = "write"
SCATTER = {"x": 0}
STATE = {"kept": ((14, 3), "float32")}
BATCH, DYNAMIC, STEPS = 7, False, 3
DATA = {"x": ((21, 3), "float32")}


def step(state, batch):
    x, kept = batch["x"], state["kept"].copy()
    kept[1::2] = x - kept[1::2]
    products = x @ x.T
    np.fill_diagonal(products, 0)
    return {"kept": kept}, {"products": products, "last": x[:, -1], "sums": kept.sum(0)}
