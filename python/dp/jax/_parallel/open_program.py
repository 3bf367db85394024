"""A program for all sizes of a function's arguments."""

from __future__ import annotations

import functools
import threading
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import export

from dp._parallel.rows import RESULT, dims_of_results
from dp._runtime.bound import Bound
from dp.jax._parallel.bodies import Body, Shape, run_body, shapes_of_outputs
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


def divided(shape: Shape, counted: int | None) -> tuple[list[Any], list[int]]:
    """Returns the sizes of an array with products as their factors, the rows first, and which of
    them each dimension begins with. The compiler knows the parts of a dimension on each device, and
    the size of a result, where it is one size."""
    found: list[Any] = []
    begins = []
    for size in shape.sizes:
        begins.append(len(found))
        if not isinstance(size, Size) or size.offset or size.factor < 1:
            found.append(size)
            continue
        found += [
            Size(1, (one,), 0) for one in sorted(size.symbols, key=lambda one: one != counted)
        ]
        if size.factor != 1:
            found.append(size.factor)
    return found, begins


class BodyStep(Step):
    """A body without states. Dimensions of its arguments and results that are products of sizes are
    several. An open size that is that of no argument has one more argument that is as long, a
    carrier."""

    def __init__(self, like: Program, body: Body, first: Sequence[int], rows: Sequence[bool]):
        """`first`: the open sizes of the first call. `rows`: which of them are scattered."""
        self.name, self.x64 = like.step.name, like.setting.x64
        self.body, self.first = body, first
        self.least = first
        """The least sizes that the graph is for."""
        # All batches of a program have one number of rows, where it is open.
        counted = rows.index(True) if True in rows else None
        self.arguments = [divided(shape, counted) for shape in body.arguments]
        self.outputs = shapes_of_outputs(body)
        self.results = [divided(shape, counted) for shape in self.outputs]
        self.places: list[list[tuple[int, int]]] = [[] for _ in first]
        for argument, (sizes, _) in enumerate(self.arguments):
            for dim, size in enumerate(sizes):
                if isinstance(size, Size) and size == Size(1, size.symbols[:1], 0):
                    self.places[size.symbols[0]].append((argument, dim))
        self.carried = [symbol for symbol, places in enumerate(self.places) if not places]
        self.names = [*like.step.names, *(f"{SIZE}{symbol}" for symbol in self.carried)]
        self.dims = [
            None if dim is None or not is_of(sizes[begins[dim]], counted) else begins[dim]
            for (sizes, begins), dim in zip(self.arguments, like.step.find_dims(), strict=True)
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
        given = [
            Shape(tuple(parts), shape.dtype).of(sizes)
            for (parts, _), shape in zip(self.arguments, self.body.arguments)
        ]
        return [*given, *carriers]

    def shapes_of_results(self, sizes: Sequence[int]) -> list[jax.ShapeDtypeStruct]:
        return [
            Shape(tuple(parts), shape.dtype).of(sizes)
            for (parts, _), shape in zip(self.results, self.outputs)
        ]

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
            except compat.Inconclusive:
                # As a slice of the first rows, of which there have to be so many.
                return self._graph(self.first)

    def _graph(self, least: Sequence[int]) -> Graph:
        """Returns the graph for open sizes from `least` on."""
        names = [f"size{number}" for number in range(len(least))]
        bounds = [f"{name} >= {number}" for name, number in zip(names, least)]
        symbols = export.symbolic_shape(", ".join(names), constraints=bounds)
        shapes = self.shapes(symbols)
        outputs = self.shapes_of_results(symbols)
        traced = jax.jit(functools.partial(self._run, symbols), keep_unused=True).trace(*shapes)
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

    def _run(self, symbols: Sequence[Any], *values: Any) -> list[Any]:
        """Computes the body in a trace."""
        whole = [
            value if len(parts) == len(begins) else value.reshape(shape.of(symbols).shape)
            for value, (parts, begins), shape in zip(values, self.arguments, self.body.arguments)
        ]
        results = run_body(self.body, symbols, whole)
        # A result may have other sizes than its body says.
        found = [jnp.shape(result) for result in results]
        if found != (wanted := [shape.of(symbols).shape for shape in self.outputs]):
            raise Differs(f"the results are {found} instead of {wanted}")
        return [
            jnp.reshape(result, shape.shape)
            for result, shape in zip(results, self.shapes_of_results(symbols))
        ]


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
        results = [shape.shape for shape in self.step.shapes_of_results(sizes)]
        bound = self.session.bind(self.step, [shape.shape for shape in shapes], results)
        return bound, [np.zeros(sizes[symbol], np.int8) for symbol in self.step.carried]

    def dims_of_results(self) -> list[int | None]:
        found = dims_of_results(self.session, self.step, len(self.body.outputs))
        return [
            begins.index(dim) if dim in begins else None
            for dim, (_, begins) in zip(found, self.step.results)
        ]

    def report(self) -> Report:
        return self.session.report()
