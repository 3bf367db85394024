"""The reference of cuda-row-kernels.mlir in numpy, in f64."""

import numpy as np

ENTRY = "train"
SCATTER = {"x": 0, "label": 0, "q": 0, "t": 0}
STATE = {"w": ((600,), "float32"), "u": ((40,), "float32"), "v": ((5000,), "float32")}
BATCH, DYNAMIC, STEPS = 11, True, 3

ROWS = 27  # Batches of 11, 11 and 5 rows.
DATA = {
    "x": ((ROWS, 600), "float32"),
    "label": (np.arange(ROWS) * 37 % 600).astype(np.int32),
    "q": ((ROWS, 6, 40), "float32"),
    "t": ((ROWS, 5000), "float32"),
}


def softmax(z):
    p = np.exp(z - z.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True)


def step(state, batch):
    x, q, t = (batch[name].astype(np.float64) for name in "xqt")
    w = state["w"].astype(np.float64)
    scale = 1 / np.sqrt(x.var(1, keepdims=True) + 1e-3)
    hat = (x - x.mean(1, keepdims=True)) * scale
    p = softmax(hat * w)
    at = np.arange(len(x)), batch["label"]
    loss = -np.log(p[at]).sum()
    p[at] -= 1
    dh = p * w
    dx = (dh - (dh.sum(1, keepdims=True) + hat * (dh * hat).sum(1, keepdims=True)) / 600) * scale
    sums = np.exp(q).sum(2, keepdims=True)
    z = np.exp(q) * sums / sums.max(1, keepdims=True)
    state = {
        "w": (w - (p * hat).sum(0) - dx.sum(0)).astype(np.float32),
        "u": (
            state["u"]
            - softmax(q * state["u"]).sum((0, 1))
            - (z + z / z.sum((1, 2), keepdims=True)).sum((0, 1))
        ).astype(np.float32),
        "v": (state["v"] - softmax(t * state["v"]).sum(0)).astype(np.float32),
    }
    return state, {"loss": np.float32(loss)}
