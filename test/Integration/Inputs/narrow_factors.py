"""The reference of narrow-factors.mlir in numpy: factors of 16 bits, products and sums in f32.

Those in bf16 are small integers, because the sums are rounded to bf16: they are exact in any order.
"""

import numpy as np


def wide(x):
    """Returns what dp-run stores as bf16 in f32."""
    return (x.view(np.uint16).astype(np.uint32) << 16).view(np.float32)


def bf16(x):
    """Rounds `x` to bf16 as dp-run stores it."""
    bits = np.asarray(x, np.float32).view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16).view("V2")


def integers(seed, *shape):
    """Returns random integers from -4 to 4 as bf16."""
    return bf16(np.random.default_rng(seed).integers(-4, 5, shape).astype(np.float32))


ENTRY = "step"
SCATTER = {"x": 0, "r": 0}
STATE = {"k": ((16, 8, 3, 3), "float16"), "v": integers(1, 40, 12)}
DATA = {"x": ((11, 8, 6, 6), "float16"), "r": integers(2, 11, 40)}
BATCH, DYNAMIC, STEPS = 5, True, 3


def step(state, batch):
    x, k = batch["x"].astype(np.float32), state["k"].astype(np.float32)
    r, v = wide(batch["r"]), wide(state["v"])
    padded = np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)))
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), (2, 3))  # n c h w i j
    y = np.einsum("nchwij,ocij->nohw", windows, k)
    p = bf16(r @ v)
    return state, {
        "y": y,
        "dk": np.einsum("nchwij,nohw->ocij", windows, y.astype(np.float16).astype(np.float32)),
        "p": p,
        "dv": r.T @ wide(p),
        "s": np.einsum("nchw,oc->nohw", x[:, :, ::2, ::2], k[:, :, 1, 1]) + np.float32(2),
    }
