"""The graph of a function in PyTorch."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import torch

from dp._runtime import memory
from dp.errors import ToolError
from dp.step import Graph
from dp.torch._trace import guards
from dp.torch._trace.carried import Again
from dp.torch._trace.sizes import Dims

# Of PyTorch: it renames ops of graphs from version to version.
OLDEST = "2.15"
log = logging.getLogger("dp.torch")
# The library that lowers graphs, 80 MB of it.
LIBRARY = "libIREECompiler"


def lower(
    name: str,
    function: Callable,
    state: Mapping,
    batch: Mapping,
    dims: Mapping,
    generator: str | None,
    options: tuple,
    probe: Any = None,
    roots: Mapping[str, Any] = MappingProxyType({}),
    stateless: bool = False,
    dynamic: Dims = MappingProxyType({}),
) -> Graph:
    """Traces and lowers function(state, batch) -> (new state, results). Raises dp.TraceError.
    `probe`: see dp.torch.locating; `roots`: see dp.torch.export. `stateless`: the function returns
    results alone, and what it has as state are arguments that each device has whole. `dynamic`:
    dimensions of the batch whose sizes the graph leaves open if it can."""
    if torch.__version__ < OLDEST:
        raise ToolError(
            f"tracing needs PyTorch {OLDEST} or later, and this is {torch.__version__}: pip "
            f"install 'torch>={OLDEST}'"
        )
    try:
        from dp.torch import export
    except ImportError as error:
        raise ToolError(
            f"{error}; the exporter needs iree-base-compiler: pip install iree-base-compiler"
        ) from error
    arguments = name, function, state, batch, dims, generator, probe, roots, stateless
    try:
        if dynamic:
            try:
                text, sizes = export.export_open(*arguments, dynamic, is_kept=True)
                return Graph(text, name, options, sizes=sizes)
            except Again:
                raise
            except Exception as error:  # If the step itself is wrong, the next trace says so.
                log.debug(
                    "%s has no graph for other sizes: %s: %s",
                    name,
                    type(error).__name__,
                    error,
                    exc_info=True,
                )
        text, _ = export.export_open(*arguments, is_kept=True)
    except Exception as error:
        raise guards.explain(error) from error
    finally:
        memory.forget_code(LIBRARY)
    return Graph(text, name, options)
