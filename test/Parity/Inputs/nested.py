"""The reference of train_step in data-parallel-nested.mlir, in numpy."""

import numpy as np

ENTRY = "train_step"
SCATTER = {"batch.images": 0, "batch.targets.labels": 0, "batch.targets.boxes": 1, "batch/masks": 1}
STATE = {"params.w": ((3,), "float32")}
DATA = {
    "batch.images": ((17, 3), "float32"),
    "batch.targets.labels": ((17,), "float32"),
    "batch.targets.boxes": ((3, 17), "float32"),
    "batch/masks": ((3, 17), "float32"),
}
INPUTS = {"batch.scale": ((), "float32")}
BATCH, DYNAMIC, STEPS = 7, False, 4


def step(state, batch):
    images = batch["batch.images"]
    targets = batch["batch.targets.labels"] + (
        batch["batch.targets.boxes"] * batch["batch/masks"]
    ).sum(0)
    d = (images @ state["params.w"] - targets) * batch["batch.scale"]
    return {"params.w": state["params.w"] - np.float32(0.0625) * (d @ images)}, {
        "loss": (d * d).sum()
    }
