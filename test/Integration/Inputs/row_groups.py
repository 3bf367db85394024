"""The reference of row-groups.mlir in numpy, in f64."""

import numpy as np

ENTRY = "train"
SCATTER = {"x": 0}
STATE = {"w": ((48,), "float32"), "m": ((6,), "float32")}
BATCH, DYNAMIC, STEPS = 24, False, 3

DATA = {"x": ((BATCH * STEPS, 5, 48), "float32")}
INPUTS = {"image": ((24, 6, 5, 7), "float32")}


def step(state, batch):
    x, image = batch["x"].astype(np.float64), batch["image"].astype(np.float64)
    scores = x * state["w"]
    p = np.exp(scores - scores.max(-1, keepdims=True))
    p /= p.sum(-1, keepdims=True)
    squares = (p * p).sum(-1, keepdims=True)
    gradient = (p * (p - squares) * x).sum((0, 1))
    magnitudes = np.abs(image).sum((0, 2, 3))
    state = {
        "w": (state["w"] - gradient).astype(np.float32),
        "m": (state["m"] + magnitudes).astype(np.float32),
    }
    return state, {
        "loss": np.float32(squares.sum()),
        "scaled": (image / magnitudes[:, None, None]).astype(np.float32),
    }
