"""The reference of cuda-transposes.mlir in numpy, in f64."""

import numpy as np

ENTRY = "transpose"
SCATTER = {"x": 0, "y": 0, "d": 0, "k": 0}
STATE = {"w": ((70,), "float32")}
BATCH, DYNAMIC, STEPS = 11, False, 2

ROWS = 17
BYTES = (np.arange(ROWS * 45) * 37 % 251 - 125).reshape(ROWS, 45)
DATA = {
    "x": ((ROWS, 37, 70), "float32"),
    "y": ((ROWS, 70, 37), "float32"),
    "d": ((ROWS, 33, 40), "float64"),
    "k": BYTES.astype(np.int8),
}


def step(state, batch):
    x, y, d, k = (batch[name] for name in "xydk")
    mixed = 2 * x.transpose(0, 2, 1).astype(np.float64) * y + state["w"][:, None]
    return state, {
        "mixed": np.float32(mixed),
        "reversed": -d.transpose(2, 1, 0),
        "bytes": k.T.copy(),
    }
