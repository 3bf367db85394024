"""The reference of advance-updates.mlir, in numpy."""

import numpy as np

ENTRY = "step"
SCATTER = {"ids": 0}
_random = np.random.default_rng(5)
STATE = {
    "e": _random.normal(0, 0.1, (512, 600)).astype(np.float32),
    "ve": np.zeros((512, 600), np.float32),
    "w": _random.normal(0, 0.1, (600, 600)).astype(np.float32),
    "vw": np.zeros((600, 600), np.float32),
}
DATA = {"ids": np.array([3, 511, 3, 0, 77, 3, 0, 12, 511, 40, 3, 8, 500, 12, 1, 0, 9], np.int64)}
BATCH, DYNAMIC, STEPS = 9, True, 4


def step(state, batch):
    e, w, ids = state["e"].astype(np.float64), state["w"].astype(np.float64), batch["ids"]
    h = e[ids]
    y = h @ w
    dl = 0.01 * (y @ e.T)
    dy = dl @ e
    dh = dy @ w.T
    de = dl.T @ y
    np.add.at(de, ids, dh)
    ve, vw = 0.5 * state["ve"] + de, 0.5 * state["vw"] + h.T @ dy
    new = {"e": e - 0.01 * ve, "ve": ve, "w": w - 0.01 * vw, "vw": vw}
    return {name: value.astype(np.float32) for name, value in new.items()}, {
        "dh": dh.astype(np.float32)
    }
