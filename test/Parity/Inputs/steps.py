"""The references of the entries of mm-data-parallel.mlir, in numpy. $ENTRY selects one."""

import os

import numpy as np

ENTRY = os.environ["ENTRY"]
STATE = {"w": ((3, 2), "float32")}
DYNAMIC, STEPS = False, 3
if ENTRY == "train_step":
    SCATTER = {"images": 0, "targets": 0}
    DATA = {"images": ((19, 3), "float32"), "targets": ((19, 2), "float32")}
    BATCH = 8
elif ENTRY == "stacked_step":
    SCATTER = {"images": 0, "targets": 0}
    DATA = {"images": ((9, 2, 3), "float32"), "targets": ((9, 2, 2), "float32")}
    BATCH = 4
else:
    SCATTER = {"images": 1}
    DATA = {"images": ((3, 11), "float32")}
    BATCH = 5


def step(state, batch):
    w = state["w"]
    if ENTRY == "val_step":
        return state, {"scores": batch["images"].T @ w}
    x, y = batch["images"].reshape(-1, 3), batch["targets"].reshape(-1, 2)
    d = x @ w - y
    return {"w": w - np.float32(0.0625) * (x.T @ d)}, {"loss": (d * d).sum()}
