"""NVIDIA's libraries and tools that PyPI's wheels put beside this package, as PyTorch's do: no
system path leads there."""

from __future__ import annotations

import os
import pathlib
import sys

# Per library of the runtime: its variable, its names, and what it is for.
LIBRARIES = (
    ("DP_NCCL_LIBRARY", ("libnccl.so.2",), "collectives"),
    ("DP_CUBLASLT_LIBRARY", ("libcublasLt.so.13", "libcublasLt.so.12"), "matrix products"),
    ("DP_CUDNN_LIBRARY", ("libcudnn.so.9",), "convolutions and attention"),
    (
        "DP_CUBLAS_LIBRARY",
        ("libcublas.so.13", "libcublas.so.12"),
        "triangular solves and batched factorizations",
    ),
    ("DP_CUSOLVER_LIBRARY", ("libcusolver.so.12", "libcusolver.so.11"), "factorizations"),
    ("DP_CUFFT_LIBRARY", ("libcufft.so.12", "libcufft.so.11"), "Fourier transforms"),
)


def _wheels() -> list[pathlib.Path]:
    """The folders nvidia/PACKAGE of this Python."""
    folders = []
    for place in sys.path:
        try:
            folders += sorted(p for p in (pathlib.Path(place) / "nvidia").iterdir() if p.is_dir())
        except OSError:
            pass
    return folders


def use_libraries() -> None:
    """Makes the runtime open the libraries of the wheels, which are those that PyTorch has loaded,
    unless a variable names another."""
    for variable, names, _ in LIBRARIES:
        libraries = [
            path
            for name in names
            for folder in _wheels()
            if (path := folder / "lib" / name).exists()
        ]
        if libraries and variable not in os.environ:
            os.environ[variable] = str(libraries[0])


def toolkit() -> pathlib.Path | None:
    """Returns the folder bin of a toolkit (nvidia-cuda-nvcc, nvidia-nvvm), which dp-compile finds
    by PATH if there is no other one."""
    return next(
        (
            f / "bin"
            for f in _wheels()
            if all(
                (f / n).exists()
                for n in ("bin/ptxas", "bin/fatbinary", "nvvm/libdevice/libdevice.10.bc")
            )
        ),
        None,
    )
