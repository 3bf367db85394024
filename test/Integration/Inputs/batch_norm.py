"""The reference of cuda-batch-norm.mlir in numpy, in f64."""

import numpy as np

ENTRY = "train"
SCATTER = {"x": 0, "t": 0, "u": 0}
STATE = {
    "gamma": ((6,), "float32"),
    "beta": ((6,), "float32"),
    "running": ((6,), "float32"),
    "spread": ((6,), "float32"),
    "k": ((6, 4, 1, 1), "float32"),
    "v": ((6, 4, 1, 1), "float32"),
}
BATCH, DYNAMIC, STEPS = 11, True, 4

DATA = {
    "x": ((27, 6, 8, 12), "float32"),
    "t": ((27, 6, 8, 12), "float32"),
    "u": ((27, 6, 4, 1, 1), "float32"),
}


def step(state, batch):
    x, t, u = (batch[name].astype(np.float64) for name in ("x", "t", "u"))
    axes, count = (0, 2, 3), x.size / 6

    def spread(values):
        return values[:, None, None]

    mean = x.mean(axes)
    var = (x * x).mean(axes) - mean * mean
    scale = 1 / np.sqrt(var + 1e-3)
    scaled = (x - spread(mean)) * spread(scale)
    y = np.maximum(scaled * spread(state["gamma"]) + spread(state["beta"]), 0)
    z = np.maximum(y + t, 0)
    dz = np.where(z > 0, t, 0)
    dy = np.where(y > 0, dz, 0)
    dbeta, dgamma = dy.sum(axes), (dy * scaled).sum(axes)
    dx = (dy - spread(dbeta / count) - scaled * spread(dgamma / count)) * spread(
        scale * state["gamma"]
    )
    v = 0.9 * state["v"] + u.sum(0)
    new = {
        "gamma": state["gamma"] - 1e-4 * dgamma,
        "beta": state["beta"] - 1e-4 * dbeta,
        "running": 0.9 * state["running"] + 0.1 * mean,
        "spread": 0.9 * state["spread"] + 0.1 * var,
        "k": state["k"] - 0.01 * v,
        "v": v,
    }
    metrics = {"loss": np.float32((z * t).sum()), "dx": dx.astype(np.float32)}
    return {name: value.astype(np.float32) for name, value in new.items()}, metrics
