"""A program for all sizes of a function's arguments."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import jax
import numpy as np
from jax import export
from jax.extend import core

from dp._parallel.rows import RESULT, dims_of_results
from dp._runtime.bound import Bound
from dp.jax._parallel.bodies import Body, run_body, shapes_of_outputs
from dp.jax._parallel.sizes import Differs, Size
from dp.jax._stablehlo import compat
from dp.jax.export import Interface, lower_traced
from dp.jax.trace import warn_of_debugging
from dp.reports import Report
from dp.session import Session
from dp.step import Array, Graph, Step

if TYPE_CHECKING:
    from dp.jax._parallel.program import Program

SIZE = "size "
"""Before the number of a symbol, in the name of its carrier."""


def is_of(size: Any, symbol: int | None) -> bool:
    """Whether a size is a number, or that of a symbol."""
    return not isinstance(size, Size) or symbol is not None and size == Size(1, (symbol,), 0)


class BodyStep(Step):
    """A body without states. An open size that is that of no argument has one more argument that is
    as long, a carrier."""

    def __init__(self, like: Program, body: Body, first: Sequence[int], rows: Sequence[bool]):
        """`first`: the open sizes of the first call. `rows`: which of them are scattered."""
        self.name, self.x64 = like.step.name, like.setting.x64
        self.body, self.first = body, first
        self.least = first
        """The least sizes that the graph is for."""
        self.places: list[list[tuple[int, int]]] = [[] for _ in first]
        for argument, shape in enumerate(body.arguments):
            for dim, size in enumerate(shape.sizes):
                if isinstance(size, Size) and size == Size(1, size.symbols[:1], 0):
                    self.places[size.symbols[0]].append((argument, dim))
        self.carried = [symbol for symbol, places in enumerate(self.places) if not places]
        self.names = [*like.step.names, *(f"{SIZE}{symbol}" for symbol in self.carried)]
        # All batches of a program have one number of rows, where it is open.
        counted = rows.index(True) if True in rows else None
        self.dims = [
            None if dim is None or not is_of(shape.sizes[dim], counted) else dim
            for shape, dim in zip(body.arguments, like.step.find_dims(), strict=True)
        ]
        self.dims += [0 if symbol == counted else None for symbol in self.carried]
        for number, symbol in enumerate(self.carried):
            self.places[symbol].append((len(body.arguments) + number, 0))

    def find_dims(self) -> Sequence[int | None]:
        return self.dims

    @property
    def state(self) -> Mapping[str, Array]:
        return {}

    def shapes(self, sizes: Sequence[int]) -> list[jax.ShapeDtypeStruct]:
        """Returns those of the arguments for open sizes."""
        carriers = [jax.ShapeDtypeStruct((sizes[symbol],), np.int8) for symbol in self.carried]
        return [*(shape.of(sizes) for shape in self.body.arguments), *carriers]

    @property
    def example(self) -> Mapping[str, Array]:
        """Arrays whose numbers nobody reads: a session compiles for them."""
        shapes = self.shapes(self.first)
        return {name: np.empty(s.shape, s.dtype) for name, s in zip(self.names, shapes)}

    def flatten(self, *args: Array, **kwargs: Array) -> Mapping[str, Array]:
        return dict(zip(self.names, args, strict=True), **kwargs)

    def trace(self, arrays: Mapping[str, Array]) -> Graph:
        warn_of_debugging(self.name)
        with compat.x64(self.x64):
            try:
                return self._graph([2] * len(self.first))
            except core.InconclusiveDimensionOperation:
                # As a slice of the first rows, of which there have to be so many.
                return self._graph(self.first)

    def _graph(self, least: Sequence[int]) -> Graph:
        """Returns the graph for open sizes from `least` on."""
        names = [f"size{number}" for number in range(len(least))]
        bounds = [f"{name} >= {number}" for name, number in zip(names, least)]
        body, count = self.body, len(self.body.arguments)
        symbols = export.symbolic_shape(", ".join(names), constraints=bounds)
        shapes = self.shapes(symbols)
        outputs = [shape.of(symbols) for shape in shapes_of_outputs(body)]
        function = jax.jit(
            lambda *values: run_body(body, symbols, values[:count]), keep_unused=True
        )
        traced = function.trace(*shapes)
        found = [(aval.shape, aval.dtype) for aval in traced.jaxpr.out_avals]
        if found != [(shape.shape, shape.dtype) for shape in outputs]:
            raise Differs(f"the results are {found} instead of {outputs}")
        interface = Interface(
            [],
            self.names,
            self.dims,
            [],
            [f"{RESULT}{number}" for number in range(len(outputs))],
            [shape.dtype for shape in shapes],
            [shape.dtype for shape in outputs],
            dict(zip(names, self.places)),
        )
        self.least = least
        return Graph(lower_traced(traced, self.name, interface), self.name)


class OpenProgram:
    """A body that a session has compiled. Programs for single sizes run it."""

    def __init__(self, like: Program, body: Body, first: Sequence[int], rows: Sequence[bool]):
        """Compiles it. Raises what JAX raises for sizes that it asks for, TraceError or
        CompileError."""
        self.body = body
        self.step = BodyStep(like, body, first, rows)
        self.session = Session(self.step, **like.setting.host.of_session())
        self.lock = threading.Lock()
        like.setting.made.append(self)

    def check(self, sizes: Sequence[int]) -> None:
        """Raises Differs unless it is for these sizes."""
        if any(size < least for size, least in zip(sizes, self.step.least)):
            raise Differs(f"the program is for sizes from {self.step.least} on")

    def bind(self, sizes: Sequence[int]) -> tuple[Bound, list[np.ndarray]]:
        """Returns the entry for these sizes, and the carriers."""
        shapes = self.step.shapes(sizes)
        results = [shape.of(sizes).shape for shape in shapes_of_outputs(self.body)]
        bound = self.session.bind(self.step, [shape.shape for shape in shapes], results)
        return bound, [np.zeros(sizes[symbol], np.int8) for symbol in self.step.carried]

    def dims_of_results(self) -> list[int | None]:
        return dims_of_results(self.session, self.step, len(self.body.outputs))

    def report(self) -> Report:
        return self.session.report()
