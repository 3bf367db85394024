"""The reference of f16-sums.mlir in numpy: terms in f16, sums in f32, rounded once."""

import numpy as np

ENTRY = "sums"
SCATTER = {"x": 0}
STATE = {"w": ((3,), "float32")}
DATA = {"x": ((16, 3), "float16")}
BATCH, DYNAMIC, STEPS = 8, False, 2

UP = np.array([30000, 30000, -60000, -60000, 20000, 20000, 10000, 10000], np.float16)[:, None]
DOWN = np.array([20000, 20000, 40000, -40000, -20000, 10000, -20000, 5000], np.float16)[:, None]
SCALE = np.array([256, 0.125, 512, 0.0625, 0.5, 0.015625, 0.03125, 16], np.float16)[:, None]


def bf16(x):
    """Rounds `x` to bf16. The result is f32."""
    bits = np.asarray(x, np.float32).view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) & 0xFFFF0000).astype(np.uint32).view(np.float32)


def step(state, batch):
    x = batch["x"]
    up, down = (np.sum(x + c, 0, dtype=np.float32) for c in (UP, DOWN))
    rows = bf16(x)
    metrics = {
        "up": up.astype(np.float16),
        "down": down.astype(np.float16),
        "both": (down - up / 2).astype(np.float16),
        "root": bf16(np.sqrt(bf16(np.sum(rows * rows, 0, dtype=np.float32)))),
        "looped": (-2 * up).astype(np.float16),
        "product": np.prod(((x + np.float16(2)) * SCALE).astype(np.float32), 0).astype(np.float16),
    }
    return {"w": state["w"] - down / 8}, metrics
