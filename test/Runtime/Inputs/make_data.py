"""Writes the arrays that the dp-run tests read: make_data.py FOLDER

No two rows, and no two elements of a row, are alike: a row that is lost, taken
twice or sent to the wrong rank shows in the results.
"""

import os
import sys

import numpy as np

folder = sys.argv[1]
os.makedirs(folder, exist_ok=True)
save = lambda name, **arrays: np.savez(os.path.join(folder, name), **arrays)

# regression: 103 rows, so that no batch size but 1 and 103 divides them.
random = np.random.default_rng(7)
x = random.normal(size=(103, 3)).astype(np.float32)
y = (x @ np.float32([1, -2, 0.5]) + 0.25 + random.normal(size=103) * 0.1).astype(np.float32)
save("rows.npz", x=x, y=y, unused=np.zeros(9), classes=np.array(["cat", "dog"]))
np.savez_compressed(os.path.join(folder, "packed.npz"), x=np.asfortranarray(x), y=y)
w, b, rate = np.float32([0.5, 0, -1]), np.float32(0.125), np.float32(0.1)
notes = np.array([(1, 0.5)], [("epoch", "i4"), ("loss", "f4")])
save("state.npz", w=w, b=b, rate=rate, unused=np.zeros(2), notes=notes)
save("rates.npz", rate=np.linspace(0.2, 0.01, 60).astype(np.float32))

# columns: rows along dimension 1, ten of them for batches of six.
save(
    "columns.npz",
    x=random.permutation(40).reshape(2, 10, 2).astype(np.int32),
    tokens=random.permutation(20).astype(np.int64),
)
save("moved.npz", moved=np.int64([5, 6, 7]))
save("keys.npz", key=np.uint32([[100 * i, 1000 * i] for i in range(1, 9)]))
save("count.npz", count=np.int32([1, 2, 3, 4]))

# What must be refused.
save("no-y.npz", x=x, z=y)
save("uneven.npz", x=x, y=y[:-1])
save("double.npz", x=x.astype(np.float64), y=y)
save("narrow.npz", x=x[:, :2], y=y)
save("no-rows.npz", x=x[:0], y=y[:0])
save("few-columns.npz", x=np.zeros((2, 5, 2), np.int32), tokens=np.zeros(10, np.int64))
save("odd-tokens.npz", x=np.zeros((2, 10, 2), np.int32), tokens=np.zeros(21, np.int64))
save("wide-state.npz", w=np.zeros(4, np.float32), b=b, rate=rate)
save("no-w.npz", b=b, rate=rate)
save("text-state.npz", w=np.array(["a"]), b=b, rate=rate)
save("notes-state.npz", w=notes, b=b, rate=rate)
save("few-keys.npz", key=np.uint32([[1, 2]]))
with open(os.path.join(folder, "rows.npz"), "rb") as file:
    whole = file.read()
with open(os.path.join(folder, "cut.npz"), "wb") as file:
    file.write(whole[: len(whole) // 2])
changed = bytearray(whole)
changed[600] ^= 1
with open(os.path.join(folder, "changed.npz"), "wb") as file:
    file.write(changed)

# exchange: 47 rows; the same deflated, and per rank of 3 (batches of 20) a file
# in which the rows of the other ranks are not to be read.
x = random.normal(size=(47, 5)).astype(np.float32)
save("moments.npz", x=x)
np.savez_compressed(os.path.join(folder, "deflated.npz"), x=x)
save(
    "totals.npz",
    total=random.normal(size=(2, 5)).astype(np.float32),
    part=np.arange(7, dtype=np.float32),
)
for rank in range(3):
    own = np.full_like(x, np.nan)
    for begin in range(0, len(x), 20):
        batch = x[begin : begin + 20]
        chunk = -(-len(batch) // 3)
        rows = slice(begin + rank * chunk, begin + min((rank + 1) * chunk, len(batch)))
        own[rows] = x[rows]
    save(f"own-{rank}.npz", x=own)
    np.savez_compressed(os.path.join(folder, f"own-deflated-{rank}.npz"), x=own)
