"""The reference of long-index-update.mlir, in numpy."""

import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(__file__))
from index_update import update

ENTRY = "step"
SCATTER = {"x": 0, "ids": 0}
STATE = {}
INPUTS = {"table": ((9, 3), "float32")}
# Eight devices get 257 rows each, then some of them one row and some none.
BATCH, DYNAMIC, STEPS = 2056, True, 2
ROWS = BATCH + 5
DATA = {
    "x": ((ROWS, 3), "float32"),
    # -2 to 10, of which 0 to 8 are in the table; many are 4.
    "ids": np.where(np.arange(ROWS) % 3 == 0, 4, np.arange(ROWS) * 7919 % 13 - 2).astype(np.int32),
}
TOLERANCE = {"one": 1e-4, "add": 1e-4, "pairs": 1e-4}


def step(state, batch):
    x, ids, table = batch["x"], batch["ids"], batch["table"]
    rows = [(i,) for i in ids]
    metrics = {
        "add": update(table, rows, x, np.add),
        "set": update(table, rows, x, lambda old, new: new),
        "max": update(table, rows, x, np.maximum),
        "one": update(table, [(7,)] * len(x), x, np.add),
        # As C divides.
        "pairs": update(
            np.zeros((2, 5, 3), np.float32),
            [(int(np.fmod(i, 2)), int(i / 2)) for i in ids],
            x,
            np.add,
        ),
        "count": update(np.zeros(40, np.int64), rows, np.ones(len(x), np.int64), np.add),
    }
    return state, metrics
