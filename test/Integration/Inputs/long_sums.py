"""The reference of long-sums.mlir in numpy, in f64."""

import numpy as np

ENTRY = "sums"
SCATTER = {"x": 0}
STATE = {"w": ((), "float32")}
BATCH, DYNAMIC, STEPS = 8191, False, 2
# Each of 8,191 rows is rounded to a multiple of 8 where it is added: by 4 at most, by 0.2 on
# average with AVX2. A sum that lost the other rows would be off by 3 %.
TOLERANCE = {"total": 1e-4, "w": 1e-4}

# The first row of each batch sums up to 2**26, whose neighbors are 8 away.
ROWS = np.random.default_rng(5).permutation(2 * BATCH * 128).reshape(2 * BATCH, 128) * (
    3.9 / (2 * BATCH * 128)
)
ROWS[::BATCH] = 2.0**19
DATA = {"x": ROWS.astype(np.float32)}


def step(state, batch):
    total = np.sum(batch["x"], dtype=np.float64)
    return {"w": np.float32(state["w"] + total)}, {"total": np.float32(total)}
