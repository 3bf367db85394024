"""The reference of biased-convolutions.mlir in numpy. Factors are small integers, so that the sums
are exact in any order."""

import os
import sys

import numpy as np

sys.path.append(os.path.dirname(__file__))
from narrow_factors import bf16, integers, wide


def small(seed, *shape):
    return np.random.default_rng(seed).integers(-3, 4, shape).astype(np.float32)


ENTRY = "step"
SCATTER = {"x": 0, "t": 0, "u": 0}
STATE = {
    "k": small(1, 8, 4, 3, 3),
    "b": small(2, 8) * 5,
    "kl": small(3, 2, 3, 3, 5),
    "bl": small(4, 5) * 5,
    "kh": integers(5, 6, 4, 3, 3),
    "bh": integers(6, 6),
    "kd": small(7, 4, 3, 3),
    "bd": small(8, 4) * 5,
    "kt": small(9, 8, 4, 3, 3),
    "kg": integers(13, 6, 2, 3, 3),
}
DATA = {"x": small(10, 11, 4, 6, 6), "t": small(11, 11, 7, 6, 3), "u": integers(12, 11, 4, 6, 6)}
BATCH, DYNAMIC, STEPS = 5, True, 3


def windows(x, axes, *sizes):
    return np.lib.stride_tricks.sliding_window_view(x, sizes, axes)


def step(state, batch):
    x, t = batch["x"], batch["t"]
    squares = windows(x, (2, 3), 3, 3)
    spread = np.zeros((len(x), 4, 15, 15), np.float32)
    spread[:, :, 2:13:2, 2:13:2] = x
    r = bf16(
        np.einsum("nchwij,ocij->nohw", windows(wide(batch["u"]), (2, 3), 3, 3), wide(state["kh"]))
        + wide(state["bh"])[:, None, None]
    )
    groups = windows(wide(batch["u"]), (2, 3), 3, 3)[:, :, ::2, ::2].reshape(
        len(x), 2, 2, 2, 2, 3, 3
    )
    sums = np.einsum(
        "ngchwij,gocij->ngohw", groups, wide(state["kg"]).reshape(2, 3, 2, 3, 3)
    ).reshape(len(x), 6, 2, 2)
    return state, {
        "h": np.maximum(
            np.einsum("nchwij,ocij->nohw", squares, state["k"]) + state["b"][:, None, None], 0
        ),
        "l": np.maximum(
            np.einsum("nhwcij,ijco->nhwo", windows(t, (1, 2), 2, 3), state["kl"]) + state["bl"], 0
        ),
        "r": bf16(np.maximum(wide(r), 0)),
        "d": np.einsum("nchwij,cij->nchw", squares, state["kd"]) + state["bd"][:, None, None],
        "g": np.einsum("nchwij,ocij->nohw", windows(spread, (2, 3), 3, 3), state["kt"])
        + state["b"][:, None, None],
        "s": bf16(sums + wide(state["bh"])[:, None, None]),
    }
