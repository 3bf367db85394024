"""The reference of exact-roots.mlir in numpy: roots of what is given have no tolerance."""

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0}
STATE = {}
ROWS = 24
BATCH, DYNAMIC, STEPS = 7, True, 4
_squares = np.arange(1, 4097, dtype=np.float32) ** 2  # At most 2^24: no square is rounded.
_others = np.random.default_rng(3).uniform(0, 1e6, ROWS * 1024 - 4096).astype(np.float32)
DATA = {
    "x": np.random.default_rng(4)
    .permutation(np.concatenate([_squares, _others]))
    .reshape(ROWS, 1024)
}
TOLERANCE = {"root": 0, "whole": 0}


def step(state, batch):
    root = np.sqrt(batch["x"])
    three, four = root * np.float32(3), root * np.float32(4)
    return state, {
        "root": root,
        "whole": np.floor(root),
        "hypotenuse": np.sqrt(three * three + four * four),
    }
