"""Traces a user's function: its equations, what dp refuses in them, and errors with the user's
line."""

from __future__ import annotations

import contextlib
import inspect
import os
import traceback
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import jax

import dp
from dp.errors import ArgumentError, TraceError
from dp.jax._stablehlo import compat

CALLBACKS = {
    "debug_callback": "jax.debug.print or jax.debug.callback",
    "debug_print": "jax.debug.print",
    "pure_callback": "jax.pure_callback",
    "io_callback": "jax.experimental.io_callback",
    "outside_call": "host_callback",
}
COLLECTIVES = {
    "shard_map": "jax.shard_map",
    "xla_pmap": "jax.pmap",
    "dp_call": "a function of dp.jax.data_parallel",
}
PACKAGES = tuple(
    os.path.abspath(folder) + os.sep for package in (dp, jax) for folder in package.__path__
)

# What JAX raises where Python needs the value of a traced array.
NEEDS_VALUE = (
    jax.errors.ConcretizationTypeError,
    jax.errors.TracerArrayConversionError,
    jax.errors.TracerIntegerConversionError,
    jax.errors.NonConcreteBooleanIndexError,
)


def place_of(error: BaseException) -> str | None:
    """Returns FILE:LINE of the innermost frame of an error outside of dp, JAX and installed
    packages."""
    frames = [
        f for f in traceback.extract_tb(error.__traceback__) if not f.filename.startswith(PACKAGES)
    ]
    own = [f for f in frames if "site-packages" not in f.filename] or frames
    return f"{own[-1].filename}:{own[-1].lineno}" if own else None


@contextlib.contextmanager
def user_errors() -> Iterator[None]:
    """Makes errors of JAX about what no graph can hold dp.TraceErrors with the user's line. Others
    pass."""
    try:
        yield
    except NEEDS_VALUE as error:
        what = str(error).strip().split("\n")[0]
        raise TraceError(
            f"Python needs the value of an array, which a graph does not have: {what}; use "
            "jax.lax.cond, jax.lax.while_loop or jnp.where for what depends on data, and keep "
            "static what decides on shapes",
            place_of(error),
        ) from error
    except NameError as error:
        if "axis name" not in str(error):
            raise
        raise TraceError(
            f"{error}: dp places the step on devices itself; write it for one device, without "
            "jax.lax.psum and the like",
            place_of(error),
        ) from error


def _jaxprs(value):
    if hasattr(value, "eqns"):
        yield value
    elif hasattr(value, "jaxpr"):
        yield from _jaxprs(value.jaxpr)
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from _jaxprs(one)


def check(jaxpr: Any, place: str | None = None) -> None:
    """Refuses callbacks into Python and other systems' parallelism. Raises dp.TraceError. `place`:
    the user's line of equations that have none."""
    for equation in jaxpr.eqns:
        name = equation.primitive.name
        own = compat.place_of(equation) or place
        if name in CALLBACKS:
            raise TraceError(
                f"{CALLBACKS[name]} calls back into Python, which an executable does not have; "
                "return the value as a result of the step",
                own,
            )
        if name in COLLECTIVES:
            raise TraceError(
                f"{COLLECTIVES[name]} in the step: dp places the step on devices itself; write it "
                "for one device and the whole batch, without collectives",
                own,
            )
        for parameter in equation.params.values():
            for inner in _jaxprs(parameter):
                check(inner, own)


def trace(function: Callable, *arguments: Any) -> jax.stages.Traced:
    """Returns what jax.jit(function).trace returns, checked. Raises dp.TraceError, and what the
    user's function raises."""
    with user_errors():
        traced = jax.jit(function, keep_unused=True).trace(*arguments)
    check(traced.jaxpr)
    return traced


def warn_of_debugging(name: str) -> None:
    """Warns of settings of JAX that have no effect in a step."""
    for setting in ("jax_debug_nans", "jax_debug_infs"):
        if getattr(jax.config, setting):
            warnings.warn(
                f"{setting} has no effect in step '{name}', which does not run in JAX; return what "
                "may not be finite as a result, and look at it there",
                RuntimeWarning,
                stacklevel=3,
            )


def name_of(fn: Any) -> str:
    """Returns the name of a function for messages."""
    return getattr(fn, "__name__", type(fn).__name__)


def check_takes_two(fn: Callable, name: str) -> None:
    """Raises dp.ArgumentError unless a function can be called with a state and a batch."""
    try:
        signature = inspect.signature(fn)
    except (TypeError, ValueError):  # Some callables have none.
        return
    try:
        signature.bind(None, None)
    except TypeError:
        raise ArgumentError(
            f"{name} calls fn(state, batch), but {name_of(fn)} is {name_of(fn)}{signature}; make "
            "several arrays of the batch one tuple or dict, and bind other arguments by "
            "functools.partial"
        ) from None
