"""The reference of open-tokens.mlir, in numpy."""

import numpy as np

ENTRY = "train_step"
SCATTER = {"x": 0, "t": 0}
STATE = {"w": ((4, 3), "float32")}
DATA = {
    "x": ((25, 5, 4), "float32"),
    "t": np.random.default_rng(3).integers(0, 3, (25, 5)),
}
BATCH, DYNAMIC, STEPS = 10, True, 4


def step(state, batch):
    x, t = batch["x"].reshape(-1, 4), batch["t"].reshape(-1)
    y = np.tanh(x @ state["w"])
    places = np.arange(len(t), dtype=np.float32)
    picked = np.sum(y[np.arange(len(t)), t] * places, dtype=np.float32)
    w = state["w"] - np.float32(0.01) * (x.T @ y)
    return {"w": w}, {"picked": picked, "y": y.reshape(*batch["x"].shape[:2], 3)}
