"""A jaxpr on the devices: compiled when it runs for the first time, then called by addresses."""

from __future__ import annotations

import dataclasses
import itertools
import threading
from collections.abc import Sequence
from typing import Any

import jax
import numpy as np
from jax.extend import core

from dp import arrays
from dp._parallel.rows import dims_of_results
from dp._parallel.settings import HostSettings
from dp._runtime.bound import Bound
from dp.jax._parallel.open_program import OpenProgram
from dp.jax._parallel.opening import Origin
from dp.jax._parallel.step import Dims, JaxprStep
from dp.jax._stablehlo import compat
from dp.reports import Report
from dp.session import Session

ALIGNMENT = 64  # Of memory that JAX takes for an array without a copy.
_keys = itertools.count()


@dataclasses.dataclass(frozen=True)
class Setting:
    """How programs are compiled."""

    host: HostSettings
    x64: bool
    dynamic: bool | None
    """Which sizes are open: None those that change, True also the rows, False none."""
    made: list[Any]
    """All programs that are compiled, in their order."""


class Program:
    """A jaxpr whose arguments are all used and whose results are all computed."""

    def __init__(
        self,
        name: str,
        closed: core.ClosedJaxpr,
        names: Sequence[str],
        dims: Dims,
        setting: Setting,
        origin: Origin,
    ):
        self.closed, self.setting, self.origin = closed, setting, origin
        self.step = JaxprStep(name, closed, names, dims, setting.x64)
        self.arguments = [
            (name, np.dtype(aval.dtype)) for name, aval in zip(names, closed.in_avals, strict=True)
        ]
        self.results = [
            (aval.shape, np.dtype(aval.dtype), aval.size * aval.dtype.itemsize)
            for aval in closed.out_avals
        ]
        self.key = next(_keys)
        """By which an executable of XLA calls the program."""
        self.session: Session | None = None
        """Of this program alone."""
        self.open: OpenProgram | None = None
        """That for all sizes, of which this is one."""
        self.bound: Bound | None = None
        self.carriers: list[np.ndarray] = []
        """Further arguments of the one for all sizes."""
        self.variants: dict[tuple, Program] = {}
        """Those of jax.vmap, by the axes and the size."""
        self._lock = threading.Lock()  # XLA calls from threads of its own.

    def compile(self) -> None:
        """Compiles the program unless it is. Raises dp.TraceError, with the user's line, or
        dp.CompileError."""
        with self._lock:
            if self.bound is not None:
                return
            if (found := self.origin.find(self)) is not None:
                self.open, sizes = found
                self.bound, self.carriers = self.open.bind(sizes)
                return
            self.session = Session(self.step, **self.setting.host.of_session())
            self.bound = self.session.bind(self.step)
            self.origin.member.is_own = True
            self.setting.made.append(self)

    def run(self, values: Sequence[Any]) -> list[jax.Array]:
        """Returns the results for arrays of JAX and numpy, each in new memory."""
        self.compile()
        given = [address_of(value, *wanted) for value, wanted in zip(values, self.arguments)]
        rooms = [room(*result) for result in self.results]
        self.call(
            [address for address, _ in given],
            [address for address, _ in rooms],
            (given, rooms),
        )
        # A backward may run where 64-bit types are off again, and JAX would narrow its results.
        with compat.x64(self.setting.x64):
            return [
                compat.to_array(array, aval)
                for (_, array), aval in zip(rooms, self.closed.out_avals)
            ]

    def call(self, arguments: Sequence[int], results: Sequence[int], keep: object) -> None:
        """Runs the compiled program on dense arrays at these addresses, whose memory `keep`
        keeps."""
        assert self.bound is not None
        if self.open is not None:
            more = [carrier.ctypes.data for carrier in self.carriers]
            with self.open.lock:
                self.open.session.run_bound(self.bound, [*arguments, *more], results, keep)
            return
        assert self.session is not None
        with self._lock:
            self.session.run_bound(self.bound, arguments, results, keep)

    def dims_of_results(self) -> list[int | None]:
        """Returns where the compiled program leaves the rows of its results; None for each before
        that."""
        if self.open is not None:
            return self.open.dims_of_results()
        if self.session is not None:
            return dims_of_results(self.session, self.step, len(self.results))
        for variant in self.variants.values():
            if variant.bound is not None:
                return [dim - 1 if dim else None for dim in variant.dims_of_results()]
        return [None] * len(self.results)

    @property
    def is_compiled(self) -> bool:
        return self.bound is not None or any(one.is_compiled for one in self.variants.values())

    def batched(self, axes: tuple[int | None, ...], size: int) -> Program:
        """Returns the program for jax.vmap: arguments have one dimension more, at `axes`, and
        results before the others."""
        if (axes, size) not in self.variants:
            shapes = [
                aval
                if axis is None
                else jax.ShapeDtypeStruct(
                    (*aval.shape[:axis], size, *aval.shape[axis:]), aval.dtype
                )
                for aval, axis in zip(self.closed.in_avals, axes)
            ]
            one = core.jaxpr_as_fun(self.closed)
            with compat.x64(self.setting.x64):
                closed = jax.make_jaxpr(jax.vmap(one, in_axes=axes, axis_size=size))(*shapes)

            def dims() -> list[int | None]:
                return [
                    dim if dim is None or axis is None or dim < axis else dim + 1
                    for dim, axis in zip(self.step.find_dims(), axes)
                ]

            self.variants[axes, size] = Program(
                f"{self.step.name}_vmap",
                closed,
                self.step.names,
                dims,
                self.setting,
                self.origin.then("vmap", axes, size),
            )
        return self.variants[axes, size]

    def report(self) -> Report | None:
        return self.session and self.session.report()


def address_of(value: Any, name: str, dtype: np.dtype) -> tuple[int, Any]:
    """Returns the address of an array's dense memory and the owner of that. Arrays of JAX on the
    CPU and dense ones of numpy are not copied; numbers of Python get the dtype of the argument."""
    if isinstance(value, jax.Array) and compat.is_plain(value):
        value.block_until_ready()
        return value.unsafe_buffer_pointer(), value
    seen = arrays.view(np.asarray(value, dtype), name)
    return seen.pointer, seen


def room(shape: tuple[int, ...], dtype: np.dtype, size: int) -> tuple[int, np.ndarray]:
    """Returns the address of memory of `size` bytes for an array that JAX can take as its own, and
    the array."""
    memory = np.empty(size + ALIGNMENT, np.uint8)
    address = memory.ctypes.data
    start = -address % ALIGNMENT
    return address + start, memory[start : start + size].view(dtype).reshape(shape)
