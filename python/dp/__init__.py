"""Data parallelism at compile time: a training step of PyTorch or JAX on any number of devices.

step = dp.torch.train_step(model, loss_fn, optimizer, example=(x, y))
run = dp.Session(step, devices=4)
metrics = run(x, y)
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any

from dp._page import report
from dp._runtime.job import rank, world_size
from dp.batches import batches
from dp.checkpoint import Checkpoint, load, save
from dp.errors import (
    ArgumentError,
    CompileError,
    Error,
    FileError,
    JobError,
    RunError,
    StepTimeout,
    ToolError,
    TraceError,
    VerifyError,
)
from dp.mlir import from_mlir
from dp.progress import progress
from dp.session import Session
from dp.step import Graph, Step

__version__ = "0.1.0"
__all__ = [
    "ArgumentError", "Checkpoint", "CompileError", "Error", "FileError", "Graph", "JobError",
    "RunError", "Session", "Step", "StepTimeout", "ToolError", "TraceError", "VerifyError",
    "batches", "from_mlir", "load", "progress", "rank", "report", "save",
    "world_size",
]  # fmt: skip

# Loaded when they are named, since they import their framework.
_FRONT_ENDS = ("torch", "jax")


def __getattr__(name: str) -> Any:
    if name in _FRONT_ENDS:
        if importlib.util.find_spec(name) is None:
            raise ToolError(
                f"dp.{name} needs the package {name}, which is not installed for this Python; pip "
                f"install {name}"
            )
        return importlib.import_module(f"dp.{name}")
    raise AttributeError(f"module 'dp' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted([*globals(), *(name for name in _FRONT_ENDS if importlib.util.find_spec(name))])
