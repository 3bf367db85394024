"""The reference of half-convolutions.mlir in numpy: sums in f32, rounded once where the graph has
16 bits.

Most factors are small integers, so that the sums are exact in any order.
"""

import os
import sys

import numpy as np

sys.path.append(os.path.dirname(__file__))
from narrow_factors import bf16, integers, wide


def specials():
    """Returns images of which some have an infinity, a NaN, or sums beyond f16."""
    z = np.random.default_rng(9).integers(-4, 5, (11, 1, 4, 4)).astype(np.float16)
    z[1, 0, 0, 0], z[3, 0, 3, 3], z[5, 0, 1, 2] = np.inf, -np.inf, np.nan
    z[7, 0, 2, 2], z[7, 0, 2, 3], z[8, 0, 0] = np.inf, -np.inf, 60000
    return z


ENTRY = "step"
SCATTER = {"x": 0, "t": 0, "v": 0, "z": 0}
STATE = {
    "k": integers(1, 8, 8, 3, 3),
    "bias": integers(2, 8),
    "k1": ((6, 4, 3), "float16"),
    "k3": integers(3, 3, 2, 2, 2, 2),
    "kg": integers(4, 2, 3, 4, 3, 3),
    "kz": np.ones((1, 1, 2, 2), np.float16),
}
DATA = {
    "x": integers(5, 11, 8, 6, 6),
    "t": np.random.default_rng(6).integers(-16, 17, (11, 4, 20)).astype(np.float16) / 16,
    "v": integers(7, 11, 2, 4, 5, 6),
    "z": specials(),
}
BATCH, DYNAMIC, STEPS = 5, True, 3


def windows(x, *sizes):
    return np.lib.stride_tricks.sliding_window_view(x, sizes, tuple(range(2, 2 + len(sizes))))


def step(state, batch):
    x, k, t, k1 = (
        wide(batch["x"]),
        wide(state["k"]),
        batch["t"].astype(np.float32),
        state["k1"].astype(np.float32),
    )
    padded = windows(np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1))), 3, 3)
    h = bf16(np.einsum("nchwij,ocij->nohw", padded, k) + wide(state["bias"])[:, None, None])
    e = bf16(np.einsum("nchwij,ocij->nohw", padded[:, :, ::2, ::2], k))
    dx = np.zeros((len(x), 8, 8, 8), np.float32)
    for i in range(3):
        for j in range(3):
            dx[:, :, i : i + 5 : 2, j : j + 5 : 2] += np.einsum(
                "nohw,oc->nchw", wide(e), k[:, :, i, j]
            )
    groups = windows(x, 3, 3).reshape(len(x), 2, 4, 4, 4, 3, 3)
    with np.errstate(invalid="ignore", over="ignore"):
        z = windows(batch["z"].astype(np.float32), 2, 2)
        y = np.einsum("nchwij,ocij->nohw", z, state["kz"].astype(np.float32)).astype(np.float16)
    return state, {
        "h": h,
        "s": wide(h).sum((0, 2, 3)),
        "dk": np.einsum("nchwij,nohw->ocij", padded, wide(h)),
        "e": e,
        "dx": bf16(dx[:, :, 1:7, 1:7]),
        "p": np.einsum("ncwi,oci->now", windows(t, 5)[..., ::2], k1).astype(np.float16),
        "q": bf16(
            np.einsum(
                "ncdhwijk,ocijk->nodhw", windows(wide(batch["v"]), 2, 2, 2), wide(state["k3"])
            )
        ),
        "r": bf16(np.einsum("ngchwij,gfcij->ngfhw", groups, wide(state["kg"]))),
        "u": np.einsum("ncwi,oci->now", windows(t, 3), k1),
        "y": np.where(np.isnan(y), np.float16(0), y),
        "nan": np.isnan(y).astype(np.int32),
    }
