"""The reference of state-copies.mlir, in numpy."""

import numpy as np

ENTRY = "train_step"
SCATTER = {"x": 0, "y": 0}
STATE = {"w1": ((12, 16), "float32"), "w2": ((16, 5), "float32")}
DATA = {"x": ((37, 12), "float32"), "y": ((37, 5), "float32")}
BATCH, DYNAMIC, STEPS = 13, True, 7
# A sum in another order may round to the next bf16; parameters that are a step old differ by much
# more.
TOLERANCE = {"loss": 2e-3, "w1": 2e-3, "w2": 2e-3}


def rounded(values):
    """The nearest bf16, ties to even, in f32."""
    bits = np.ascontiguousarray(values, np.float32).view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) & 0xFFFF0000).astype(np.uint32).view(np.float32)


def step(state, batch):
    w1, w2, x = rounded(state["w1"]), rounded(state["w2"]), rounded(batch["x"])
    u = x @ w1
    h = rounded(np.maximum(u, 0))
    d = h @ w2 - batch["y"]
    g2 = h.T @ rounded(d)
    g1 = x.T @ rounded(np.where(u > 0, rounded(d) @ w2.T, np.float32(0)))
    rate = np.float32(0.02)
    return {"w1": state["w1"] - rate * g1, "w2": state["w2"] - rate * g2}, {
        "loss": (d * d).sum(dtype=np.float32)
    }
