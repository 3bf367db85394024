"""The reference of local-statistics-gradient.mlir on CHUNKS devices, in numpy."""

import os

import numpy as np

ENTRY = "train_step"
SCATTER = {"x": 0}
STATE = {"w": ((3,), "float32"), "momentum": ((3,), "float32"), "running": ((3,), "float32")}
DATA = {"x": ((17, 3), "float32")}
BATCH, DYNAMIC, STEPS = 7, False, 4

SIZE = -(-BATCH // int(os.environ["CHUNKS"]))
F = np.float32


def step(state, batch):
    x = batch["x"]
    chunks = [x[i : i + SIZE] for i in range(0, BATCH, SIZE)]
    means = [-c.mean(0) - (c * c).mean(0) for c in chunks]
    y = np.concatenate([c + m for c, m in zip(chunks, means)])
    average = os.environ.get("BUFFERS") == "average"
    own = -x.mean(0) - (x * x).mean(0) if average else means[0]
    momentum = F(0.75) * state["momentum"] + (y * x).sum(0)
    running = F(0.75) * state["running"] + F(0.25) * own
    return {"w": state["w"] - F(0.125) * momentum, "momentum": momentum, "running": running}, {
        "y": y
    }
