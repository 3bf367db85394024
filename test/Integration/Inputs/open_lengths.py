"""The reference of open-lengths.mlir, in numpy."""

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0, "v": 0}
STATE = {"w": ((6, 4), "float32")}
DATA = {"x": ((13, 3, 6), "float32"), "v": ((13, 2, 5, 6), "float32")}
BATCH, DYNAMIC, STEPS = 9, True, 3


def step(state, batch):
    product, volume = batch["x"] @ state["w"], batch["v"] @ state["w"]
    return {"w": state["w"] * np.float32(0.5)}, {
        "sums": product.sum(1),
        "product": product,
        "volumes": volume.sum((1, 2)),
        "volume": volume,
    }
