"""The reference of compact-index-updates.mlir, in numpy.

compact_index_updates.py A B compares the bits in two folders of run_program.py, in B of dense
gradients: of all states on one device, of the dense sum over devices in `t` on each number of them,
  and in A of the other states on each number with those on one.
"""

import os
import sys

import numpy as np

ENTRY = "train_step"
SCATTER = {"ids": 0, "x": 0, "y": 0, "q": 0}
TABLE = ((200, 40), "float32")
STATE = {"a": TABLE, "m": TABLE, "s": TABLE, "b": TABLE, "n": ((200, 5, 9), "int32"), "t": TABLE}
DATA = {
    "ids": ((17, 5), "int32"),
    "x": ((17, 5, 40), "float32"),
    "y": ((17, 5, 5, 9), "int32"),
    "q": ((17, 200), "float32"),
}
BATCH, DYNAMIC, STEPS = 7, False, 2


def sum_rows(updates, at, like):
    sums = np.zeros_like(like)
    exists = (at >= 0) & (at < len(like))
    np.add.at(sums, at[exists], updates[exists])
    return sums


def step(state, batch):
    half = np.float32(0.5)
    x, ids = batch["x"], batch["ids"]
    at, other = ids % 23 * 11 - 20, ids * 7 % 23 + 20
    a = sum_rows(x, at, state["a"])
    m = state["m"] * half + a
    dense = np.einsum("bv,bd->vd", batch["q"], x[:, 0])
    return {
        "a": state["a"] - m,
        "m": m,
        "s": state["s"] + a * a,
        "b": state["b"] - sum_rows(x, other, state["b"]) * half,
        "n": state["n"] - sum_rows(batch["y"], other, state["n"]),
        "t": state["t"] - (dense * half + sum_rows(x * x, at, state["t"])),
    }, {}


def check(label, one, two, names):
    for name in names:
        if one[name].tobytes() != two[name].tobytes():
            sys.exit(f"{label}: {name} differs")


def compare(compact, dense):
    load = lambda folder, devices: np.load(os.path.join(folder, f"out-{devices}.npz"))
    first = load(compact, 1)
    check("one device", first, load(dense, 1), STATE)
    for devices in (2, 3, 4, 7, 8):
        out = load(compact, devices)
        check(f"{devices} devices, one device", out, first, set(STATE) - {"t"})
        check(f"{devices} devices, dense", out, load(dense, devices), ["t"])


if __name__ == "__main__":
    compare(*sys.argv[1:3])
