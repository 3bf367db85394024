"""Writes batches for check.mlir: check_rows.py FOLDER

good.npz has 10 rows; in bad-R.npz the index of row R is too large, in large.npz
that of one row of the second half of 200,000.
"""

import os
import sys

import numpy as np

folder = sys.argv[1]
os.makedirs(folder, exist_ok=True)
save = lambda name, **arrays: np.savez(os.path.join(folder, name), **arrays)


def rows(count, bad=None):
    k = np.arange(count, dtype=np.int64) % 3
    if bad is not None:
        k[bad] = 3 + bad
    return dict(x=np.arange(3 * count, dtype=np.float32).reshape(count, 3) / np.float32(count), k=k)


save("good.npz", **rows(10))
for bad in (0, 7, 9):
    save(f"bad-{bad}.npz", **rows(10, bad))
save("large.npz", **rows(200000, 199990))
save("state.npz", s=np.float32([1, 2, 4]))
