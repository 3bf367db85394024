"""The reference of cuda-argmax.mlir in numpy: one thread, in order."""

import numpy as np

ENTRY = "find"
SCATTER = {"x": 0}
STATE = {"w": ((), "float32")}
BATCH, DYNAMIC, STEPS = 5, True, 2

ROWS, COLUMNS = 9, 5000  # The last batch has four rows.
RNG = np.random.default_rng(7)
X = RNG.integers(-40, 40, (ROWS, COLUMNS)).astype(np.float32)  # with ties
X[1, [5, 2900]] = np.inf
X[2, :] = -np.inf
X[3, [0, 17, 4999]] = np.nan
X[4, :] = np.nan
X[5, 1500:] = -0.0
X[5, :1500] = 0.0
X[6, :] = -np.inf
X[6, [31, 32]] = np.nan
X[7, :96] = 50
DATA = {"x": X}


def find_last_nan(row):
    """The larger one; the smaller index of a tie; the last NaN."""
    value, index = np.float32(-np.inf), 2**31 - 1
    for i, x in enumerate(row):
        pick = x > value or x != x
        pick_index = pick or (x == value and i < index)
        value, index = x if pick else value, i if pick_index else index
    return value, index


def find_number(row):
    """The first one that is larger than all before; no NaN; -1 if there is none."""
    value, index = np.float32(-np.inf), -1
    for i, x in enumerate(row):
        if x > value:
            value, index = x, i
    return value, index


def find_minimum(row):
    """The last one that is not larger than all before, from 3 on."""
    value, index = np.float32(3), 7
    for i, x in enumerate(row):
        if not x > value:
            value, index = x, i
    return value, index


def step(state, batch):
    metrics = {}
    for name, find, columns in (
        ("last", find_last_nan, COLUMNS),
        ("number", find_number, 300),
        ("minimum", find_minimum, COLUMNS),
    ):
        found = [find(row[:columns]) for row in batch["x"]]
        metrics[name] = np.array([index for _, index in found], np.int32)
        metrics[name + "_bits"] = np.array([value for value, _ in found], np.float32).view(np.int32)
    return state, metrics
