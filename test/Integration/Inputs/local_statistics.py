"""The reference of local-statistics.mlir on CHUNKS devices, in numpy."""

import os

import numpy as np

ENTRY = "train_step"
SCATTER = {"x": 0}
STATE = {"running": ((3,), "float32")}
DATA = {"x": ((17, 3), "float32")}
BATCH, DYNAMIC, STEPS = 7, False, 4

SIZE = -(-BATCH // int(os.environ["CHUNKS"]))


def step(state, batch):
    chunks = [batch["x"][i : i + SIZE] for i in range(0, BATCH, SIZE)]
    normal = [(c - c.mean(0)) / np.sqrt(c.var(0) + np.float32(1e-2)) for c in chunks]
    average = os.environ.get("BUFFERS") == "average"
    mean = (batch["x"] if average else chunks[0]).mean(0)
    running = np.float32(0.75) * state["running"] + np.float32(0.25) * mean
    return {"running": running}, {"y": np.concatenate(normal), "sum": batch["x"].sum(0)}
