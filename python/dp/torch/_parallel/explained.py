"""Errors of Dynamo as errors of this package, with the user's line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch._dynamo import exc

from dp.errors import Error, TraceError
from dp.torch._objects.origins import innermost, place_of
from dp.torch._trace import guards

SHAPES = (
    "the module has been compiled for as many kinds of arguments as dp.torch.DataParallel keeps; "
    "pad the dimensions that change to a few lengths"
)


EXPLANATION = "Explanation: "
# Dynamo's names of what Python asks a tensor for.
VALUES = ("Data-dependent", "Tensor.item", "Unsupported Tensor.item", "_local_scalar_dense")


def explained(error: Exception, again: Callable[[], Any]) -> BaseException:
    """Returns the error of this package for one of Dynamo. `again` calls the module without a
    trace: an error of its own, such as of shapes that do not fit, is what the user expects."""
    inner = getattr(error, "inner_exception", None)  # Of BackendCompilerFailed.
    if isinstance(inner, Exception):
        return inner if isinstance(inner, Error) else guards.explain(inner)
    if isinstance(error, exc.FailOnRecompileLimitHit):
        return TraceError(SHAPES)
    if isinstance(error, exc.TorchRuntimeError) or "Observed exception" in str(error):
        try:
            again()
        except Exception as own:
            return own
    return of_trace(error)


def of_trace(error: Exception) -> TraceError:
    """Returns what a trace cannot hold, and where."""
    lines = [line.strip() for line in str(error).splitlines()]
    what, why = lines[0], next((line for line in lines if line.startswith(EXPLANATION)), "")
    text = guards.VALUE if what.startswith(VALUES) else f"{what}. {why.removeprefix(EXPLANATION)}"
    found = innermost([(f.filename, f.lineno) for f in getattr(error, "real_stack", None) or ()])
    place = f"{found[0]}:{found[1]}" if found else place_of(error)
    return TraceError(f"the module cannot be traced: {text.strip()}", place)
