"""The reference of one-hot-gradients.mlir in numpy: tensors of zeros are filled, and summed."""

import numpy as np

ENTRY = "step"
SCATTER = {"v": 0, "h": 0, "n": 0, "i": 0, "x": 0}
STATE = {}
ROWS = 17
BATCH, DYNAMIC, STEPS = 7, True, 3
_rng = np.random.default_rng(6)
_v = _rng.uniform(-2, 2, (ROWS, 1)).astype(np.float32)
# The last three are in the second batch, so that the columns of the first and third are numbers.
_v[[2, 8, 9, 11], 0] = [-0.0, np.nan, np.inf, -np.inf]
_i = (np.arange(ROWS, dtype=np.int32) * 4 % 9).reshape(ROWS, 1, 1)
_i[[3, 5, 10, 15], 0, 0] = [-1, 9, np.iinfo(np.int32).max, np.iinfo(np.int32).min]
DATA = {
    "v": _v,
    "h": _rng.uniform(-2, 2, (ROWS, 1)).astype(np.float16),
    "i": _i,
    "n": _rng.integers(-(2**31), 2**31, (ROWS, 1)).astype(np.int32),
    "x": _rng.uniform(0.5, 2, (ROWS, 9)).astype(np.float32),
}


def _one_hot(values, indices):
    u = np.zeros((len(values), 9), values.dtype)
    for row, (value, column) in enumerate(zip(values[:, 0], indices[:, 0, 0])):
        if 0 <= column < 9:
            u[row, column] += value
    return u


def step(state, batch):
    u, h, n = (_one_hot(batch[name], batch["i"]) for name in ("v", "h", "n"))
    with np.errstate(all="ignore"):
        return state, {
            "products": batch["x"] * u,
            "sums": -u.sum(1),
            "columns": u.sum(0),
            "halves": batch["x"] + h.astype(np.float32),
            "integers": n * np.int32(3),
        }
