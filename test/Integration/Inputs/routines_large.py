"""The reference of routines-large.mlir, in numpy. LAPACK chooses the signs of vectors, so only
their sizes are compared."""

import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from routines import lu

ENTRY = "step"
SCATTER = {"x": 0}
STATE = {}
DATA = {"x": ((10, 40, 34), "float64")}
BATCH, DYNAMIC, STEPS = 5, False, 2


def qr(x):
    packed, factors = zip(*(np.linalg.qr(m, mode="raw") for m in x))
    return np.swapaxes(np.stack(packed), 1, 2), np.stack(factors)


def step(state, batch):
    x = batch["x"]
    t = np.swapaxes(x, 1, 2)
    gram = t @ x
    r = {"lower": np.linalg.cholesky(gram)}
    r["solved"] = np.linalg.solve(r["lower"], t)
    for name, value in (("", gram), ("wide", t)):
        r["lu" + name], r["pivots" + name], _ = (np.stack(part) for part in zip(*map(lu, value)))
    r["singular"] = np.zeros(len(x), np.int32)
    (r["packed"], r["factors"]), (r["packedwide"], _) = qr(x), qr(t)
    r["values"], vectors = np.linalg.eigh(gram)
    r["vectors"] = abs(vectors)
    small = x[:, :3, :4]
    with np.errstate(over="ignore", invalid="ignore"):
        huge = np.exp(1e4 * x[:, :3, :3])
        nan = np.isnan(np.tril(huge - huge))
    for name, value in (("tall", x), ("wide", t), ("small", small)):
        u, r["sigma" + name], vt = np.linalg.svd(value, full_matrices=False)
        r["u" + name], r["vt" + name] = abs(u), abs(vt)
    r["sigmas"] = r["sigmatall"]
    r["vtfull"] = abs(np.linalg.svd(small)[2])
    bad = (~np.isfinite(huge).all((1, 2))).astype(np.int32)
    assert bad.all()
    r["hugestatus"] = r["hugesvd"] = bad
    r["hugevalues"], r["hugeu"] = np.ones((len(x), 3), np.int32), np.ones((len(x), 3, 3), np.int32)
    # The first row of the lower triangle with a NaN.
    bad = nan.any(2)
    r["nancholesky"] = np.where(bad.any(1), bad.argmax(1) + 1, 0).astype(np.int32)
    r["irfft"], r["irfftodd"] = (
        6 * np.fft.irfft(small * (1 + 1j), 6),
        7 * np.fft.irfft(small * (1 + 1j), 7),
    )
    return {}, r
