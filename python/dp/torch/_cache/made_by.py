"""What makes texts of graphs: versions, sources, settings of the process."""

from __future__ import annotations

import functools
import hashlib
import os
import pathlib
import platform
import sys
import time
import types
from collections.abc import Iterator
from importlib import metadata
from typing import Any

import numpy as np
import sympy
import torch
from iree.compiler import _mlir_libs
from iree.compiler.extras import fx_importer

import dp
from dp.torch import _decompositions as decompositions
from dp.torch._graph import subgraph_cache
from dp.torch._mlir import loops

PACKAGE = pathlib.Path(dp.__file__).parent
# Files of the libraries that make a text: a build from source has the version of the one before.
FILES = (
    os.path.join(os.path.dirname(torch.__file__), "lib", "libtorch_cpu.so"),
    os.path.join(os.path.dirname(torch.__file__), "_decomp", "decompositions.py"),
    os.path.join(os.path.dirname(torch.__file__), "_refs", "__init__.py"),
    os.path.join(os.path.dirname(_mlir_libs.__file__), "iree-opt"),
    str(fx_importer.__file__),
)


def since_start() -> float:
    """Returns for how many seconds the process has run; 0 if the system does not say."""
    try:
        fields = pathlib.Path("/proc/self/stat").read_text().rpartition(")")[2].split()
        begin = int(fields[19]) / os.sysconf("SC_CLK_TCK")
        return time.clock_gettime(time.CLOCK_BOOTTIME) - begin
    except (AttributeError, OSError, ValueError, IndexError):
        return 0.0


@functools.cache
def sources() -> str | None:
    """Returns a digest of this package's sources; None if one is newer than the process, which runs
    what was there before."""
    begin = time.time() - since_start() - 1
    found = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.stat().st_mtime > begin:
            return None
        content = path.read_bytes()
        found.update(f"{path.relative_to(PACKAGE)} {len(content)}\n".encode() + content)
    return found.hexdigest()


def state_of(path: str) -> tuple[str, int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return path, found.st_size, found.st_mtime_ns


@functools.cache
def versions() -> tuple:
    return (
        sys.version,
        platform.machine(),
        torch.__version__,
        torch.version.git_version,
        torch.backends.cpu.get_cpu_capability(),
        metadata.version("iree-base-compiler"),
        np.__version__,
        sympy.__version__,
        *map(state_of, FILES),
    )


def settings() -> tuple:
    """Returns what holds in the process, beside modes, and decides what PyTorch makes of an op."""
    backends = torch.backends
    return (
        *subgraph_cache.flags(),
        torch.is_inference_mode_enabled(),
        torch.is_deterministic_algorithms_warn_only_enabled(),
        torch.utils.deterministic.fill_uninitialized_memory,
        torch.get_float32_matmul_precision(),
        torch.get_num_threads(),
        backends.cudnn.enabled,
        backends.cudnn.deterministic,
        backends.cudnn.benchmark,
        backends.mkldnn.enabled,
        # Kernels of PyTorch's ops that somebody has registered.
        tuple(sorted(name for name in torch.library._impls if name.startswith("aten/"))),
    )


def members() -> Iterator[tuple[Any, str, Any]]:
    """Yields the functions and classes of the modules that make texts, and those of these classes
    and of the bodies of loops."""
    rooms = tuple(f"dp.torch.{room}" for room in ("_decompositions", "_graph", "_mlir", "export"))
    for name, module in sorted(sys.modules.items()):
        if not name.startswith(rooms):
            continue
        for key, value in vars(module).items():
            if isinstance(value, (types.FunctionType, types.ModuleType, type)):
                yield name, key, value
            if isinstance(value, type) and value.__module__ == name:
                for method, function in vars(value).items():
                    if callable(function):
                        yield value, method, function
    for body in loops.OPS.values():
        yield body, "function", body.function


TABLES = (
    decompositions.TABLE,
    decompositions.AT_TRACE,
    decompositions.OWN,
    decompositions.experts.BY_NAME,
)


class Imported:
    """The functions that make texts, as their modules were imported. A test may replace one."""

    def __init__(self) -> None:
        self.tables = [dict(table) for table in TABLES]
        self.members = list(members())

    def is_unchanged(self) -> bool:
        now = {(id(owner), key): value for owner, key, value in members()}
        are_same = all(now.get((id(owner), key)) is value for owner, key, value in self.members)
        return are_same and all(table == old for table, old in zip(TABLES, self.tables))
