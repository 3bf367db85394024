"""What columns.so must compute: check_columns.py FOLDER STEPS METRICS OUT

Batches of six of ten rows: a batch takes the first rows after the last.
"""

import os
import sys

import numpy as np

folder, steps, metrics, out = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]
load = lambda name: dict(np.load(os.path.join(folder, name)))
rows, keys, moved = load("columns.npz"), load("keys.npz")["key"], load("moved.npz")["moved"]
metrics, out = dict(np.load(metrics)), dict(np.load(out))
for step in range(steps):
    taken = np.arange(6 * step, 6 * step + 6) % 10
    x = rows["x"][:, taken]
    tokens = rows["tokens"].reshape(10, 2)[taken]
    same = lambda name, value: np.testing.assert_array_equal(
        metrics[name][step], value, err_msg=name
    )
    same("shifted", x + keys[step].astype(np.int32))
    same("sum", x.sum(axis=(0, 1)))
    same("largest", tokens.max())
np.testing.assert_array_equal(out["moved"], moved + 10 * steps)
assert {k: v.dtype.name for k, v in metrics.items()} == {
    "shifted": "int32",
    "sum": "int32",
    "largest": "int64",
}
assert len(metrics["shifted"]) == steps
print("as numpy computes")
