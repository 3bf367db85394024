"""The reference of index-update.mlir, in numpy."""

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0, "raw": 0}
STATE = {"table": ((9, 3), "float32"), "counts": ((9,), "int32")}
DATA = {"x": ((20, 4, 3), "float32"), "raw": ((20, 4), "int32")}
BATCH, DYNAMIC, STEPS = 8, False, 4


def update(dest, indices, updates, combine):
    """Updates in order; `indices` are tuples. Drops updates of elements that do not exist."""
    dest = dest.copy()
    for index, value in zip(indices, updates):
        if all(0 <= i < n for i, n in zip(index, dest.shape)):
            dest[index] = combine(dest[index], value)
    return dest


def step(state, batch):
    x, raw, table, counts = batch["x"], batch["raw"], state["table"], state["counts"]
    ids = raw % 13 - 2
    rows = [(i,) for i in ids.flat]
    values = x.reshape(-1, 3)
    zeros = np.zeros((9, 3), np.float32)
    summed = update(counts, rows, raw.flat, np.add)
    along = [update(zeros, [(i,) for i in line], block, np.add) for line, block in zip(ids, x)]
    marked = np.full((len(raw), 9, 4), -7, np.int32)
    for row, time in np.ndindex(ids.shape):
        if 0 <= ids[row, time] < 9:
            marked[row, ids[row, time], time] = raw[row, time]
    lookup = [table[i] if 0 <= i < 9 else zeros[0] for i in ids.flat]
    metrics = {
        "set": update(table, rows, values, lambda old, new: new),
        "add": update(table, rows, values, np.add),
        "mul": update(table, rows, values, np.multiply),
        "max": update(table, rows, values, np.maximum),
        "min": update(table, rows, values, np.minimum),
        "xor": update(counts, rows, raw.flat, np.bitwise_xor),
        "pairs": update(
            np.zeros((5, 9), np.int32), [(i // 3, i) for i in ids.flat], raw.flat, np.maximum
        ),
        "along": np.stack(along),
        "onehot": update(zeros, rows, values, np.add),
        "marked": 2 * marked,
        "lookup": np.stack(lookup).reshape(8, 4, 3),
    }
    return {"table": table, "counts": summed}, metrics
