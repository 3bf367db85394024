"""A jaxpr, from arrays to arrays, as a step of a session."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jax
import numpy as np
from jax.extend import core

from dp._parallel.rows import RESULT
from dp.jax._stablehlo import compat
from dp.jax.export import Interface, lower_traced
from dp.jax.trace import warn_of_debugging
from dp.step import Array, Graph, Step

Dims = Callable[[], Sequence[int | None]]
"""Returns per argument the dimension along which it is scattered over the devices; None leaves it
whole. Those of a backward are known once its forward is compiled."""


class JaxprStep(Step):
    """A jaxpr without states: all its arrays are arguments."""

    def __init__(
        self, name: str, closed: core.ClosedJaxpr, names: Sequence[str], dims: Dims, x64: bool
    ):
        """`names` and `dims` are those of the jaxpr's arguments."""
        self.name, self.closed, self.names, self.x64 = name, closed, list(names), x64
        self.find_dims = dims

    @property
    def state(self) -> Mapping[str, Array]:
        return {}

    @property
    def example(self) -> Mapping[str, Array]:
        """Arrays whose numbers nobody reads: a session compiles for them."""
        return {
            name: np.empty(aval.shape, aval.dtype)
            for name, aval in zip(self.names, self.closed.in_avals, strict=True)
        }

    def flatten(self, *args: Any, **kwargs: Any) -> Mapping[str, Array]:
        return dict(zip(self.names, args, strict=True), **kwargs)

    def trace(self, arrays: Mapping[str, Array]) -> Graph:
        warn_of_debugging(self.name)
        closed = self.closed
        arguments, results = (
            [aval.dtype for aval in avals] for avals in (closed.in_avals, closed.out_avals)
        )
        interface = Interface(
            [],
            self.names,
            list(self.find_dims()),
            [],
            [f"{RESULT}{number}" for number in range(len(results))],
            arguments,
            results,
        )
        with compat.x64(self.x64):
            function = jax.jit(core.jaxpr_as_fun(closed), keep_unused=True)
            text = lower_traced(function.trace(*closed.in_avals), self.name, interface)
        return Graph(text, self.name)
