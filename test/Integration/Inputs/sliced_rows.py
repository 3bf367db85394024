"""The reference of sliced-rows.mlir in numpy, in f64."""

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0, "label": 0}
STATE = {"w": ((8, 70), "float32")}
ROWS = 29  # Batches of 13, 13 and 3 rows.
DATA = {
    "x": ((ROWS, 4, 8), "float32"),
    "label": (np.arange(ROWS * 4).reshape(ROWS, 4) * 5 % 70).astype(np.int64),
}
DATA["label"][::3, 2] = -100
BATCH, DYNAMIC, STEPS = 13, True, 3


def step(state, batch):
    x, w, label = (
        batch["x"].astype(np.float64),
        state["w"].astype(np.float64),
        batch["label"][:, 1:],
    )
    z = (x @ w)[:, :3]
    logp = z - z.max(-1, keepdims=True)
    logp -= np.log(np.exp(logp).sum(-1, keepdims=True))
    hot = (label[..., None] == np.arange(70)).astype(np.float64)
    dz = np.zeros((len(x), 4, 70))
    dz[:, :3] = np.exp(logp) * hot.sum(-1, keepdims=True) - hot
    dw = np.einsum("btk,btv->kv", x, dz)
    return {"w": (w - 0.01 * dw).astype(np.float32)}, {
        "loss": np.float32(-(hot * logp).sum()),
        "dx": (dz @ w.T).astype(np.float32),
    }
