"""The reference of compress.mlir and compress-momentum.mlir on CHUNKS devices with sums that travel
as TYPE."""

import os

import numpy as np

ENTRY = "train_step"
SCATTER = {"x": 0, "y": 0}
STATE = {"w": ((130, 130), "float32"), "v": ((130, 130), "float32")}
DATA = {"x": ((17, 130), "int32"), "y": ((17, 130), "int32")}
BATCH, DYNAMIC, STEPS = 7, False, 4

COUNT = int(os.environ["CHUNKS"])
SIZE = -(-BATCH // COUNT)
MODE = os.environ.get("EXCHANGE", "")


def to_small(x):
    """Rounds to nearest, ties to even."""
    if os.environ["TYPE"] == "f16":
        return x.astype("float16").astype("float32")
    bits = np.asarray(x, "float32").view("uint32")
    bits = bits + np.uint32(0x7FFF) + (bits >> np.uint32(16) & np.uint32(1))
    return (bits & np.uint32(0xFFFF0000)).view("float32")


def reduce(summands):
    largest = np.float32(65504 if os.environ["TYPE"] == "f16" else 3.3895313892515355e38)
    unit = 2.0 ** (-11 if os.environ["TYPE"] == "f16" else -8)
    if MODE == "scatter":
        return to_small(np.clip(sum(summands), -largest, largest))
    if MODE == "all":
        all_of = sum(to_small(np.clip(s, -largest, largest)) for s in summands)
        return to_small(np.clip(all_of, -largest, largest))
    if MODE == "gather":
        return sum(to_small(np.clip(s, -largest, largest)) for s in summands)
    most = np.float32(np.float32(largest * (1 - 2 * unit)) / np.float32(COUNT))
    return to_small(sum(to_small(np.clip(s, -most, most)) for s in summands))


def step(state, batch):
    x, y = ((batch[name] % 100).astype("float32") for name in "xy")
    chunks = [slice(i, i + SIZE) for i in range(0, BATCH, SIZE)]
    gradients = [x[c].T @ y[c] for c in chunks]
    if os.environ.get("MOMENTUM"):
        v = state["v"] + reduce([g * np.float32(2**-10) for g in gradients])
        return {"w": state["w"] - v * np.float32(0.5), "v": v}, {"loss": y.sum()}
    new = {
        "w": state["w"] - reduce([g * np.float32(2**-10) for g in gradients]),
        "v": state["v"] - reduce([g * np.float32(64) for g in gradients]),
    }
    assert all(np.isfinite(value).all() for value in new.values())
    return new, {"loss": y.sum()}
