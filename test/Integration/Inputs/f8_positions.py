"""The reference of f8-positions.mlir in numpy."""

import importlib.util
import pathlib

import numpy as np

spec = importlib.util.spec_from_file_location(
    "f8_products", pathlib.Path(__file__).with_name("f8_products.py")
)
products = importlib.util.module_from_spec(spec)
spec.loader.exec_module(products)
quantized, product, transposed = products.quantized, products.product, products.transposed

ENTRY = "layer"
SCATTER = {"x": 0, "s": 0, "g": 0}
STATE = {"w": products.make(3, (64, 80))}
BATCH, DYNAMIC, STEPS = 21, True, 3
# From the second step on, weights next to where the rounding to 8 bits turns differ by a unit.
TOLERANCE = dict.fromkeys(("w", "y", "dx"), 2**-6) if products.SHORT_SUMS else {}
ROWS = 50
x = products.make(1, (ROWS, 16 * 64)).reshape(ROWS, 16, 64)
x[7, 3, 5] = 90  # a device's largest number is not that of all
g = products.make(2, (ROWS, 16 * 80)).reshape(ROWS, 16, 80)
DATA = {"x": x, "s": np.abs(products.make(4, (ROWS, 16))) + np.float32(0.5), "g": g}
INPUTS = {"b": products.make(5, (1, 80))[0]}


def step(state, batch):
    x = batch["x"] * batch["s"][:, :, None]
    rows = len(x)
    w = quantized(state["w"])
    x = quantized(x.reshape(-1, 64))
    g = quantized(batch["g"].reshape(-1, 80), gradient=True)
    y = product(x, w).reshape(rows, 16, 80) + batch["b"]
    dx = product(g, transposed(w)).reshape(rows, 16, 64)
    return {"w": state["w"] - np.float32(0.25) * product(transposed(x), g)}, {"y": y, "dx": dx}
