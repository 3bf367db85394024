"""The reference of attention.mlir, in numpy."""

import os

import numpy as np

ENTRY = "step"
BATCH, DYNAMIC, STEPS = 9, "STATIC_BATCH" not in os.environ, 3
ROWS = 23  # The last batch of a pass has 5.
# heads, queries that share keys, m, n, k, v, shape of the mask with 0 for the batch, causal, dtype
CASES = {
    "plain": (3, 1, 5, 7, 4, 6, None, False, "float32"),
    "causal": (2, 1, 150, 150, 3, 3, None, True, "float32"),
    "long": (1, 1, 5, 1100, 2, 3, None, False, "float32"),
    "padded": (3, 1, 5, 7, 4, 4, (0, 1, 1, 7), False, "float32"),
    "rows": (2, 1, 6, 7, 4, 4, (1, 2, 6, 1), False, "float32"),
    "full": (2, 1, 6, 7, 4, 4, (0, 2, 6, 7), True, "float32"),
    "grouped": (4, 2, 5, 6, 4, 3, (0, 4, 1, 6), True, "float32"),
    "shared": (6, 3, 5, 6, 4, 3, (0, 1, 5, 6), False, "float64"),
    "wide": (2, 1, 9, 40, 4, 5, (0, 1, 1, 40), False, "float64"),
}
SCALE = 0.75
MASK = np.array(
    [[[[0.5], [-1], [-np.inf], [2], [1], [0]], [[0], [0.25], [1.5], [-2], [-np.inf], [3]]]]
)  # of "rows", a constant
rng = np.random.default_rng(5)
SCATTER, STATE, DATA = {}, {}, {}


def make_mask(shape, dtype):
    """Numbers of which a third are -inf; the rows of some items have no key at all."""
    mask = rng.uniform(-2, 2, shape)
    mask[rng.uniform(size=shape) < 0.3] = -np.inf
    mask[1::4] = -np.inf
    return mask.astype(dtype)


for name, (h, g, m, n, k, v, mask, causal, dtype) in CASES.items():
    for end, shape in (
        ("q", (h, m, k)),
        ("k", (h // g, n, k)),
        ("v", (h // g, n, v)),
        ("d", (h, m, v)),
    ):
        DATA[f"{name}_{end}"] = ((ROWS, *shape), dtype)
        SCATTER[f"{name}_{end}"] = 0
    if mask and mask[0] == 0:
        DATA[f"{name}_m"] = make_mask((ROWS, *mask[1:]), dtype)
        SCATTER[f"{name}_m"] = 0


def compute(q, k, v, d, mask, group, causal):
    """The output, the sum of exponentials and the three gradients, in f64."""
    q, k, v, d = (x.astype(np.float64) for x in (q, k, v, d))
    k, v = (np.repeat(x, group, axis=1) for x in (k, v))
    s = SCALE * q @ np.swapaxes(k, 2, 3)
    if mask is not None:
        s = s + mask
    if causal:
        s = np.where(np.tril(np.ones(s.shape[2:], bool)), s, -np.inf)
    with np.errstate(divide="ignore", invalid="ignore"):
        e = np.exp(s - np.where(np.isinf(s.max(-1, keepdims=True)), 0, s.max(-1, keepdims=True)))
        total = e.sum(-1, keepdims=True)
        p = np.where(total == 0, 0, e / total)
        sums = np.exp(s.max(-1) + np.log(total[..., 0]))
    o = p @ v
    ds = SCALE * p * (d @ np.swapaxes(v, 2, 3) - (d * o).sum(-1, keepdims=True))
    share = lambda x: x.reshape(len(x), -1, group, *x.shape[2:]).sum(2)
    return o, sums, ds @ k, share(np.swapaxes(ds, 2, 3) @ q), share(np.swapaxes(p, 2, 3) @ d)


def step(state, batch):
    results = {}
    for name, (h, g, m, n, k, v, mask, causal, dtype) in CASES.items():
        values = [batch[f"{name}_{end}"] for end in "qkvd"]
        given = batch.get(f"{name}_m", MASK) if mask else None
        for end, value in zip(("o", "s", "dq", "dk", "dv"), compute(*values, given, g, causal)):
            results[f"{name}_{end}"] = value.astype(dtype)
    return {}, results
