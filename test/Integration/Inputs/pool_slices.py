"""The reference of pool-slices.mlir in numpy. Gradients are small integers, whose sums f16 has."""

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0, "s": 0}
STATE = {}
rng = np.random.default_rng(7)
# Some are equal.
IMAGES = rng.integers(-20, 60, (21, 7, 9, 64)).astype(np.float16)
IMAGES[rng.random(IMAGES.shape) < 0.02] = np.nan
IMAGES[rng.random(IMAGES.shape) < 0.02] = np.inf
IMAGES[rng.random(IMAGES.shape) < 0.02] = -np.inf
GRADIENTS = rng.integers(-9, 10, (21, 4, 5, 64)).astype(np.float16)
# In one channel each: what a sum becomes that has them.
GRADIENTS[3, 1, 2, 5], GRADIENTS[9, 2, 2, 11] = np.nan, np.inf
DATA = {"x": IMAGES, "s": GRADIENTS}
BATCH, DYNAMIC, STEPS = 8, False, 2


def scatter(x, source):
    """Adds each source to the element that its window of 3 x 3 selects: the first one that no other
    one is greater than. A comparison with NaN is false, so that a NaN is replaced by what comes
    behind it, and replaces what came before."""
    n = len(x)
    wide = np.full((n, 9, 11, 64), -np.inf, np.float16)
    wide[:, 1:8, 1:10] = x
    result = np.zeros(wide.shape, np.float32)
    for i in range(4):
        for j in range(5):
            best, at = wide[:, 2 * i, 2 * j], np.zeros((n, 64), int)
            for k in range(1, 9):
                element = wide[:, 2 * i + k // 3, 2 * j + k % 3]
                takes = ~(best >= element)
                best, at = np.where(takes, element, best), np.where(takes, k, at)
            rows, channels = np.indices(at.shape)
            np.add.at(
                result,
                (rows, 2 * i + at // 3, 2 * j + at % 3, channels),
                source[:, i, j].astype(np.float32),
            )
    return result[:, 1:8, 1:10]


def step(state, batch):
    dx = np.where(batch["x"] > 0, scatter(batch["x"], batch["s"]), np.float32(0))
    with np.errstate(invalid="ignore"):
        most = dx.max(-1)
        return state, {
            "dx": dx.astype(np.float16),
            "sum": dx.sum((0, 1, 2)),
            "most": most,
            "part": dx - most[..., None],
        }
