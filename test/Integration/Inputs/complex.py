"""The reference of complex.mlir, in numpy."""

import numpy as np

ENTRY = "step"
SCATTER = {"z": 0, "y": 0}
STATE = {"w": ((3, 2), "complex64"), "m": ((), "complex128")}
DATA = {"z": ((13, 3), "complex64"), "y": ((13, 2), "complex64")}
BATCH, DYNAMIC, STEPS = 5, False, 3


def step(state, batch):
    z = batch["z"]
    d = z @ state["w"] - batch["y"]
    total = d.sum()
    metrics = {
        "loss": (d.real**2 + d.imag**2).sum(),
        "total": total,
        "spectrum": np.fft.fft(z, axis=1).astype(np.complex64),
        "pairs": z[:, 1][:, None] * z[:, 1].conj()[None, :],
        "looped": (z.sum(0) * np.complex64(0.5j) ** 3).astype(np.complex64),
        "size": np.abs(np.exp(z) / z),
    }
    w = state["w"] - np.complex64(0.0625) * (z.conj().T @ d)
    return {"w": w, "m": state["m"] * 0.5j + batch["y"].astype(np.complex128).sum()}, metrics
