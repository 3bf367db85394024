"""The reference of dynamic-own-row.mlir, in numpy."""

import numpy as np

ENTRY = "train_step"
SCATTER = {"x": 0, "y": 0}
STATE = {"w": ((6, 4), "float32")}
DATA = {"x": ((25, 6), "float32"), "y": np.arange(25, dtype=np.int32) * 7 % 4}
BATCH, DYNAMIC, STEPS = 10, True, 4


def step(state, batch):
    chosen = (batch["x"] @ state["w"])[np.arange(len(batch["y"])), batch["y"]]
    loss = np.sum(chosen, dtype=np.float32)
    return {"w": state["w"] - np.float32(0.01) * loss}, {"loss": loss, "chosen": chosen}
