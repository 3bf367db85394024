"""The reference of aligned-rows.mlir in numpy. Scores and gradients are integers that bf16 has."""

import os
import sys

import numpy as np

sys.path.append(os.path.dirname(__file__))
from narrow_factors import integers, wide

ENTRY = "step"
SCATTER = {"h": 0, "label": 0}
STATE = {"u": integers(1, 24, 1030), "bias": integers(2, 1030)}
DATA = {
    "h": integers(3, 29, 5, 24),
    "label": np.random.default_rng(4).integers(0, 1030, (29, 5)).astype(np.int32),
}
BATCH, DYNAMIC, STEPS = 13, True, 3


def step(state, batch):
    h, u, bias, label = (
        wide(batch["h"]),
        wide(state["u"]),
        wide(state["bias"]),
        batch["label"].astype(np.int64),
    )
    z = h @ u + bias
    most = z.max(-1)
    g = (z == most[..., None]).astype(np.float32)
    np.subtract.at(g, (*np.indices(label.shape), label), 2)
    return state, {
        "most": most,
        "score": np.take_along_axis(z, label[..., None], -1)[..., 0],
        "du": np.einsum("btk,btn->kn", h, g),
        "dbias": g.sum((0, 1)),
        "dh": g @ u.T,
    }
