"""The reference of ddp-mixed-dtypes.mlir, in numpy."""

import numpy as np

ENTRY = "train_step"
SCATTER = {"x": 0}
STATE = {
    "single": ((5,), "float32"),
    "brain": ((4,), "bfloat16"),
    "half": ((3,), "float16"),
    "double": ((6,), "float64"),
}
DATA = {"x": ((17, 6), "int32")}
BATCH, DYNAMIC, STEPS = 7, False, 3
RATE = 1 / 64


def to_bf16(x):
    """Rounds `x` to bf16, as dp-run stores it."""
    bits = np.asarray(x, np.float32).view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16).view("V2")


def from_bf16(x):
    return (x.view(np.uint16).astype(np.uint32) << 16).view(np.float32)


def step(state, batch):
    x = batch["x"]
    brain = from_bf16(to_bf16(x[:, 2:].sum(0) * RATE))
    half = (x[:, :3].sum(0) * RATE).astype(np.float16)
    return {
        "single": state["single"] - (x[:, 1:].sum(0) * RATE).astype(np.float32),
        "brain": to_bf16(from_bf16(state["brain"]) - brain),
        "half": state["half"] - half,
        "double": state["double"] - (x.astype(np.float64) ** 2 * 0.1).sum(0) * RATE,
    }, {}
