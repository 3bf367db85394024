"""The reference of odd-integers.mlir, in numpy."""

import numpy as np

ENTRY = "f"
SCATTER = {"a": 0}
STATE = {}
DATA = {"a": ((19,), "int32")}
BATCH, DYNAMIC, STEPS = 8, False, 3


def bits(value, width):
    """Wraps `value` to its low bits."""
    value = np.asarray(value, np.int64) & ((1 << width) - 1)
    return np.where(value >> (width - 1), value - (1 << width), value)


def step(state, batch):
    a = batch["a"].astype(np.int64)
    b = a + 3000000
    a7 = bits(a, 7)
    product = 1
    for factor in b:
        product = int(bits(product, 33)) * int(factor) % 2**33
    top = np.maximum(a7.max(), -1)
    return {}, {
        "max7": top.astype(np.int32),
        "min2": bits(a, 2).min().astype(np.int32),
        "umax4": (a & 15).max().astype(np.int32),
        "sum24": bits(b.sum(), 24),
        "product33": bits(product, 33),
        "less7": bits(a7 - top, 7).astype(np.int32),
        "pairs24": bits(b[:, None] - b[None, :], 24).astype(np.int32),
        "looped48": 3 * b.sum(),
    }
