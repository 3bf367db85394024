import numpy as np

ENTRY = "pads"
SCATTER = {"x": 0}
STATE = {"s": ((10, 3), "float32"), "at": np.array(2)}
DATA = {"x": ((15, 3), "float32")}
BATCH = 10
DYNAMIC = True
STEPS = 3


def step(state, batch):
    x, at = batch["x"], int(state["at"])
    rows = np.concatenate([x, np.full((10 - len(x), 3), 0.5, np.float32)])
    moved = np.full((len(x), 5), 0.5, np.float32)
    moved[:, at : at + 3] = x
    return {"s": state["s"] + rows, "at": np.array(2 - at)}, {"moved": moved}
