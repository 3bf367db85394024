"""The reference of f8-training.mlir in numpy.

Activations and gradients are sums of f32 in another order here, of which some are next to where the
rounding to 8 bits turns, so that these differ by a unit there: the tolerance is that of a few such
numbers.
"""

import importlib.util
import pathlib

import numpy as np

spec = importlib.util.spec_from_file_location(
    "f8_products", pathlib.Path(__file__).with_name("f8_products.py")
)
products = importlib.util.module_from_spec(spec)
spec.loader.exec_module(products)
quantized, product, transposed = products.quantized, products.product, products.transposed

ENTRY = "train"
SCATTER = {"x": 0, "t": 0}
BATCH, DYNAMIC, STEPS = 72, False, 8
TOLERANCE = dict.fromkeys(("loss", "w1", "w2"), 4e-2 if products.SHORT_SUMS else 1e-2)
rng = np.random.default_rng(5)
normal = lambda *shape: rng.standard_normal(shape).astype(np.float32)
x = normal(144, 64)
DATA = {"x": x, "t": x @ normal(64, 64) / np.float32(8)}
STATE = {"w1": normal(64, 80) / np.float32(8), "w2": normal(80, 64) / np.float32(9)}
losses = []


def step(state, batch):
    w1, w2 = (quantized(state[name]) for name in ("w1", "w2"))
    x = quantized(batch["x"])
    p = product(x, w1)
    h = quantized(np.maximum(p, 0))
    d = product(h, w2) - batch["t"]
    loss = np.sum(d * d, dtype=np.float32) * np.float32(1 / 72 / 64)
    g = quantized(d * np.float32(0.03125), gradient=True)
    g2 = product(transposed(h), g)
    gp = quantized(np.where(p > 0, product(g, transposed(w2)), np.float32(0)), gradient=True)
    g1 = product(transposed(x), gp)
    losses.append(loss)
    assert len(losses) < STEPS or losses[-1] < 0.7 * losses[0], f"the loss does not fall: {losses}"
    rate = np.float32(0.0625)
    return {"w1": state["w1"] - rate * g1, "w2": state["w2"] - rate * g2}, {"loss": loss}
