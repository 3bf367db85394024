"""The reference of unsigned.mlir, in numpy."""

import numpy as np

ENTRY = "step"
SCATTER = {"a": 0}
STATE = {"s": ((2,), "uint64")}
DATA = {"a": ((13, 2), "uint8")}
INPUTS = {"n": np.array(60000, np.uint16)}
BATCH, DYNAMIC, STEPS = 5, False, 3


def step(state, batch):
    a = batch["a"]
    rows = a - np.uint8(1)
    total = rows.sum(0, dtype=np.uint8)
    s = state["s"] - total.astype(np.uint64)
    return {"s": s}, {
        "rows": rows,
        "sum": total,
        "largest": a.max(0),
        "signed": a.view(np.int8).max(0).view(np.uint8),
        "scalar": np.asarray((2 * 60000) % 65536, np.uint16),
        "wide": s.astype(np.uint32),
    }
