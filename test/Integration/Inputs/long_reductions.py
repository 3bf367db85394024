"""The reference of cuda-long-reductions.mlir in numpy, in f64."""

import numpy as np

ENTRY = "train"
SCATTER = {"x": 0, "y": 0, "k": 0}
STATE = {"w": ((7,), "float32"), "m": ((), "float32")}
BATCH, DYNAMIC, STEPS = 5, False, 2

ROWS = 9  # Three of eight devices have none.
KEYS = np.random.default_rng(3).permutation(ROWS * 70000).reshape(ROWS, 70000)
DATA = {
    "x": ((ROWS, 4096, 7), "float32"),
    "y": ((ROWS, 3, 16384), "float32"),
    "k": KEYS.astype(np.int32),
}


def step(state, batch):
    x, y = (batch[name].astype(np.float64) for name in "xy")
    halves = batch["x"].astype(np.float16).astype(np.float64)
    places = np.arange(4096)[:, None] * x
    state = {
        "w": np.float32(state["w"] + x.sum((0, 1))),
        "m": np.float32(max(state["m"], x.max())),
    }
    return state, {
        "total": np.float32(x.sum()),
        "sums": np.float32(y.sum((0, 2))),
        "squares": np.float32((y * y).sum((0, 2))),
        "halves": np.float32(halves.sum((0, 1))),
        "places": np.float32(places.sum((0, 1))),
        "peak": np.abs(batch["y"]).view(np.int32).max(),
        "odd": np.sum(np.abs(batch["y"]).view(np.int32) & 1).astype(np.int32),
        "keys": np.bitwise_xor.reduce(batch["k"], axis=None).astype(np.int32),
    }
