"""The reference of scan-sort.mlir, in numpy."""

import numpy as np

ENTRY = "step"
ARGUMENTS = {
    "x": ((5,), "float32"),
    "d": ((5,), "float64"),
    "n": ((5,), "int32"),
    "l": ((5,), "int64"),
    "y": ((40,), "float32"),
    "z": ((40, 3), "int32"),
    "k": ((16,), "float32"),
    "o": ((1,), "float32"),
}
SCATTER = {name: 0 for name in ARGUMENTS}
STATE = {}
DATA = {name: ((20, *shape), dtype) for name, (shape, dtype) in ARGUMENTS.items()}
BATCH, DYNAMIC, STEPS = 8, False, 3


def exclusive(x, axis, init):
    shifted = np.roll(np.cumsum(x, axis), 1, axis)
    np.moveaxis(shifted, axis, 0)[0] = 0
    return (shifted + np.float32(init)).astype(x.dtype)


def stable_order(keys, axis, descending=False):
    """Stable; the ranks of the keys are negated, because numpy sorts in ascending order only."""
    _, ranks = np.unique(keys, return_inverse=True)
    ranks = ranks.reshape(keys.shape)
    return np.argsort(-ranks if descending else ranks, axis, kind="stable")


def step(state, batch):
    x, n, y, z = (batch[name] for name in "xnyz")
    result = {}
    for axis in (0, 1):
        for name in "xdnl":
            value = batch[name]
            result[f"sum_{name}{axis}"] = np.cumsum(value, axis, dtype=value.dtype)
            result[f"total_{name}{axis}"] = np.sum(value, axis, dtype=value.dtype)
        flipped = np.flip(x, axis)
        result[f"behind{axis}"] = np.flip(exclusive(flipped, axis, 0.5), axis)
        result[f"all{axis}"] = np.sum(x, axis) + np.float32(0.5)
        result[f"before{axis}"] = exclusive(x, axis, 0.5)
        result[f"product{axis}"] = np.cumprod(batch["d"], axis)
        result[f"max{axis}"] = np.flip(np.maximum.accumulate(np.flip(n, axis), axis), axis)
        largest = np.maximum.accumulate(x, axis)
        index = np.indices(x.shape)[axis]
        where = np.maximum.accumulate(np.where(x == largest, index, -1), axis).astype(np.int64)
        result[f"cummax{axis}"], result[f"where{axis}"] = largest, where
        result[f"last{axis}"] = np.take(where, -1, axis)
        result[f"logsumexp{axis}"] = np.logaddexp.accumulate(x, axis)
        small = np.fmod(n, 5)
        order = stable_order(small, axis, descending=True)
        for element in ("f16", "bf16"):
            result[f"sum_{element}{axis}"] = np.cumsum(small, axis).astype(np.float32)
            result[f"sorted_{element}{axis}"] = np.take_along_axis(small, order, axis).astype(
                np.float32
            )
            result[f"order_{element}{axis}"] = np.take_along_axis(batch["l"], order, axis)
    result["argsort"] = np.argsort(y, 1).astype(np.int32)
    result["sorted"] = np.sort(y, 1)
    ties = np.fmod(z, 5)
    for axis in (0, 1, 2):
        order = stable_order(ties, axis)
        result[f"ties{axis}"] = np.take_along_axis(ties, order, axis)
        result[f"stable{axis}"] = np.take_along_axis(z, order, axis)
    # NaN first, then descending.
    result["nans"] = np.argsort(np.where(y < -0.5, -np.inf, -y), 1, kind="stable").astype(np.int32)
    result["sorted16"] = -np.sort(-batch["k"], 1)
    result["column"] = -np.sort(-batch["o"], 0)
    result["single"] = batch["o"]
    result["one"] = np.ones_like(batch["o"])
    result["one_total"] = 1 + batch["o"][:, 0]
    return {}, result
