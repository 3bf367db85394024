"""The reference of element-reads.mlir in numpy, in f64."""

import numpy as np

ENTRY = "train"
SCATTER = {"x": 0, "labels": 0}
STATE = {"w": ((12, 40), "float32")}
BATCH, DYNAMIC, STEPS = 11, False, 3
DATA = {
    "x": ((BATCH * STEPS, 7, 12), "float32"),
    "labels": np.random.default_rng(7).integers(0, 40, (BATCH * STEPS, 6)),
}


def step(state, batch):
    x, w, labels = batch["x"].astype(np.float64), state["w"].astype(np.float64), batch["labels"]
    z = (x @ w)[:, :6]
    p = z - z.max(2, keepdims=True)
    logp = p - np.log(np.exp(p).sum(2, keepdims=True))
    g = np.exp(logp) - (labels[:, :, None] == np.arange(40))
    dw = np.einsum("bti,btj->ij", x[:, :6], g)
    loss = -np.take_along_axis(logp, labels[:, :, None], 2).sum()
    return {"w": (w - 0.01 * dw).astype(np.float32)}, {"loss": np.float32(loss)}
