"""The reference of pools.mlir in numpy: each window adds its source to its largest element, the
first one of equals."""

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0, "s": 0, "y": 0}
STATE = {"t": ((3, 5), "float32")}
rng = np.random.default_rng(3)
# Some are equal.
DATA = {
    "x": rng.integers(-3, 4, (16, 6, 5)).astype(np.float32),
    "s": ((16, 3, 5), "float32"),
    "y": rng.integers(-2, 3, (16, 5)).astype(np.float32),
}
BATCH, DYNAMIC, STEPS = 8, False, 2


def scatter(x, source, stride, extent, low):
    """Windows along the first dimension."""
    result = np.zeros_like(x)
    for window in range(len(source)):
        begin = window * stride - low
        inside = [i for i in range(begin, begin + extent) if 0 <= i < len(x)]
        best = np.take(inside, np.argmax(x[inside], axis=0))
        np.add.at(result, (best, *np.indices(best.shape)), source[window])
    return result


def step(state, batch):
    turned = lambda a: np.swapaxes(a, 0, 1)
    return state, {
        "a": turned(scatter(turned(batch["x"]), turned(batch["s"]), 2, 3, 1)),
        "b": scatter(batch["y"], state["t"], 2, 3, 0),
    }
