"""The reference of tosa-step.mlir, in numpy."""

import numpy as np

ENTRY = "forward"
SCATTER = {"x": 0}
STATE = {"w1": ((1, 6, 8), "float32"), "b1": ((1, 1, 8), "float32"), "w2": ((1, 8, 3), "float32")}
DATA = {"x": ((18, 6), "float32")}
BATCH, DYNAMIC, STEPS = 9, False, 2


def step(state, batch):
    logits = np.tanh(batch["x"] @ state["w1"][0] + state["b1"][0]) @ state["w2"][0]
    e = np.exp(logits - logits.max(1, keepdims=True))
    p = e / e.sum(1, keepdims=True)
    return state, {"p": p, "entropy": (p * np.log(p)).sum().reshape(1)}
