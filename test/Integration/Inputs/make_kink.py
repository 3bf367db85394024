"""Writes models of kink.mlir, as folders of OUT: make_kink.py OUT

above, below  a row of step 5 has w . x = 0 up to a rounding; the reference takes it, or leaves it
out.
              A run does one of the two, and must agree with the other except at a kink.
twice         the same at steps 3 and 8; the reference takes both. below-twice leaves both out.
error         the reference leaves out a row whose w . x is far from 0: no run agrees.
late          the last expected state is off by 1e-3, the losses are right.
"""

import json
import os
import sys

import numpy as np

STEPS, BATCH, SIZE = 12, 6, 4
DESCRIPTION = {
    "model": "kink",
    "batch": BATCH,
    "steps": STEPS,
    "batch_dim": {"x": 0},
    "spread": {},
    "entries": [
        {
            "name": "train_step",
            "args": [
                {"name": "w", "shape": [SIZE], "dtype": "float32", "role": "state"},
                {"name": "x", "shape": [BATCH, SIZE], "dtype": "float32", "role": "batch"},
            ],
            "results": [{"name": "w", "becomes": "w"}, {"name": "loss"}],
        }
    ],
}


def model(kinks, taken, wrong=()):
    """Returns data with a row on the kink in the steps `kinks`, and the reference that takes it or
    not."""
    rng = np.random.default_rng(3)
    first = w = rng.uniform(0.5, 1.5, SIZE)
    rows, losses = [], []
    for step in range(STEPS):
        x = rng.uniform(0.2, 1, (BATCH, SIZE)) * rng.choice([-1, 1], (BATCH, 1))
        if step in kinks:
            x[2, -1] = -(x[2, :-1] @ w[:-1]) / w[-1]
        x = x.astype(np.float32).astype(np.float64)
        y = x @ w
        on = y > 0
        if step in kinks:
            assert abs(y[2]) < 1e-6
            on[2] = taken
        assert np.sum(np.abs(y) < 0.01) == (step in kinks)
        if step in wrong:
            on[int(np.argmax(y))] = False
        rows.append(x)
        losses.append(np.sum(np.maximum(y, 0)))
        w = 0.9 * w + 0.05 * on @ x
    return {
        "init": {"w": first},
        "data": {"x": np.concatenate(rows)},
        "expected": {"train_step/loss": np.array(losses), "state/w": w},
    }


def write(name, files):
    folder = os.path.join(sys.argv[1], name)
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "model.json"), "w") as file:
        json.dump(DESCRIPTION, file)
    for kind, arrays in files.items():
        np.savez(os.path.join(folder, kind), **{k: v.astype(np.float32) for k, v in arrays.items()})


write("above", model({5}, True))
write("below", model({5}, False))
write("twice", model({3, 8}, True))
write("below-twice", model({3, 8}, False))
write("error", model({5}, True, wrong={7}))
late = model((), True)
late["expected"]["state/w"][1] += 1e-3
write("late", late)
