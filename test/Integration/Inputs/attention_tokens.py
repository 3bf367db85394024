"""The reference of attention-tokens.mlir in f64; results may be off by what the roundings to bf16
make of it."""

import os
import sys

import numpy as np

sys.path.append(os.path.dirname(__file__))
from narrow_factors import bf16, wide

ENTRY = "step"
SCATTER, STATE = {"x": 0, "g": 0}, {}
TOKENS, HEADS, SIZE, SCALE = 16, 4, 8, 0.75
rng = np.random.default_rng(7)
DATA = {
    "x": bf16(rng.uniform(-1.5, 1.5, (23, TOKENS, 3 * HEADS * SIZE)).astype(np.float32)),
    "g": bf16(rng.uniform(-1, 1, (23, TOKENS, 24)).astype(np.float32)),
}
STATE = {"w": bf16(rng.uniform(-0.5, 0.5, (HEADS * SIZE, 24)).astype(np.float32))}
BATCH, DYNAMIC, STEPS = 9, True, 3
# Of the largest number: bf16 has 8 bits, and the outputs, the scores' gradients and the results are
# rounded.
TOLERANCE = {"y": 1e-2, "dq": 2e-2, "dk": 2e-2, "dv": 1e-2}


def split(x):
    return x.reshape(*x.shape[:2], HEADS, SIZE).transpose(0, 2, 1, 3)


def join(x):
    return x.transpose(0, 2, 1, 3).reshape(x.shape[0], TOKENS, HEADS * SIZE)


def step(state, batch):
    x, g, w = (wide(values).astype(np.float64) for values in (batch["x"], batch["g"], state["w"]))
    q, k, v = (split(x[..., i * HEADS * SIZE : (i + 1) * HEADS * SIZE]) for i in range(3))
    d = split(g @ w.T)
    turned = lambda matrices: np.swapaxes(matrices, 2, 3)
    scores = np.where(np.tril(np.ones((TOKENS, TOKENS), bool)), SCALE * q @ turned(k), -np.inf)
    p = np.exp(scores - scores.max(-1, keepdims=True))
    p /= p.sum(-1, keepdims=True)
    o = p @ v
    ds = SCALE * p * (d @ turned(v) - (d * o).sum(-1, keepdims=True))
    results = {"y": o, "dq": ds @ k, "dk": turned(ds) @ q, "dv": turned(p) @ d}
    return state, {name: (join(value) @ w).astype(np.float32) for name, value in results.items()}
