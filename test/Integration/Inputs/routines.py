"""The reference of routines.mlir, in numpy. LAPACK chooses the signs of vectors, so only their
sizes are compared."""

import itertools

import numpy as np

ENTRY = "step"
SCATTER = {"x": 0, "d": 0}
STATE = {}
DATA = {"x": ((20, 5, 4), "float32"), "d": ((20, 5, 4), "float64")}
BATCH, DYNAMIC, STEPS = 8, False, 3


def lu(a):
    """Returns the factors, the exchanged rows from 1 and the permutation of one matrix."""
    a = a.copy()
    m, n = a.shape
    pivots, rows = [], np.arange(m)
    for k in range(min(m, n)):
        p = k + np.argmax(np.abs(a[k:, k]))
        a[[k, p]], rows[[k, p]] = a[[p, k]], rows[[p, k]]
        pivots.append(p + 1)
        a[k + 1 :, k] /= a[k, k]
        a[k + 1 :, k + 1 :] -= np.outer(a[k + 1 :, k], a[k, k + 1 :])
    return a, np.array(pivots, np.int32), rows.astype(np.int32)


def compute(x, e, end):
    exact = x.astype(np.float64)
    a = np.swapaxes(exact, 1, 2) @ exact + np.eye(4)
    result = {
        "lower": np.linalg.cholesky(a),
        "positive": np.zeros(len(x), np.int32),
        "negative": np.ones(len(x), np.int32),
    }
    result["upper"] = np.swapaxes(result["lower"], 1, 2)
    result["nan"] = np.ones(a.shape, np.int32)
    for flags in itertools.product((0, 1), repeat=4):
        right, upper, transpose, unit = flags
        t = np.triu(a) if upper else np.tril(a)
        if unit:
            t = t - t * np.eye(4) + np.eye(4)
        t = np.swapaxes(t, 1, 2) if transpose else t
        name = "solve_" + "u" * upper + "r" * right + "t" * transpose + "d" * unit
        b = np.swapaxes(exact, 1, 2)
        solved = np.linalg.solve(np.swapaxes(t, 1, 2) if right else t, b)
        result[name] = np.swapaxes(solved, 1, 2) if right else solved
    factors = [lu(m) for m in exact]
    result["lu"], result["pivots"], result["permutation"] = (
        np.stack(part) for part in zip(*factors)
    )
    result["singular"] = np.zeros(len(x), np.int32)
    packed, factors = zip(*(np.linalg.qr(m, mode="raw") for m in exact))
    result["packed"], result["factors"] = np.swapaxes(np.stack(packed), 1, 2), np.stack(factors)
    result["q"] = np.stack([np.linalg.qr(m)[0] for m in exact])
    result["fft_re"], result["fft_im"] = (lambda f: (f.real, f.imag))(np.fft.fft(exact * (1 + 1j)))
    result["ifft_re"], result["ifft_im"] = (lambda f: (4 * f.real, 4 * f.imag))(
        np.fft.ifft(a * (1 + 1j))
    )
    for name, value in (("even", exact), ("odd", np.swapaxes(exact, 1, 2))):
        f = np.fft.rfft(value)
        result["rfft_re_" + name], result["rfft_im_" + name] = f.real, f.imag
        result["irfft_" + name] = value.shape[-1] * value
    values, vectors = np.linalg.eigh(a)
    for flags in ("", "upper"):
        result["values" + flags], result["vectors" + flags] = values, abs(vectors)
    result["eigenvalues"] = values
    for flags in ("", "full"):
        u, sigma, vt = np.linalg.svd(exact, full_matrices=bool(flags))
        result["sigma" + flags], result["u" + flags], result["vt" + flags] = sigma, abs(u), abs(vt)
        result["converged" + flags] = np.zeros(len(x), np.int32)
    result["sigmas"] = sigma
    return {k + end: v if v.dtype.kind == "i" else v.astype(e) for k, v in result.items()}


def step(state, batch):
    return {}, {**compute(batch["x"], np.float32, ""), **compute(batch["d"], np.float64, "64")}
