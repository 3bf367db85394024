"""An executable on its devices: what dp-compile wrote, and a session of the runtime that runs its
entries."""

from __future__ import annotations

import ctypes
import dataclasses
import functools
import itertools
import json
import os
import tempfile
import weakref
from collections.abc import Callable, Sequence
from typing import Any

from dp import arrays, errors
from dp._runtime import native
from dp.arrays import View


@dataclasses.dataclass(frozen=True)
class Value:
    """An argument or a result of an entry."""

    name: str
    code: int
    """A dp_dtype."""
    shape: tuple[int, ...]
    """Global; -1 is a dynamic dimension."""
    role: int
    placement: int
    shard_dim: int
    updates: int
    """Of a result: the state argument whose new value it is, or -1."""

    @property
    def is_static(self) -> bool:
        return -1 not in self.shape

    def takes(self, code: int | None, shape: tuple[int, ...]) -> bool:
        """Whether an array of this dtype and shape can be its value."""
        if code is not None and not arrays.fits(code, self.code, raw=True):
            return False
        return len(shape) == len(self.shape) and all(
            a in (b, -1) for a, b in zip(self.shape, shape)
        )

    def __str__(self) -> str:
        return arrays.describe(self.code, self.shape)


def _values(function: Callable, executable: int, entry: int, count: int) -> list[Value]:
    values = []
    for index in range(count):
        info = native.ValueInfo()
        native.check(function(executable, entry, index, ctypes.byref(info)))
        values.append(
            Value(
                info.name.decode(errors="surrogateescape"),
                info.dtype,
                tuple(info.shape[: info.rank]),
                info.role,
                info.placement,
                info.shard_dim,
                info.updates,
            )
        )
    return values


class Entry:
    """A function of an executable, with room for the arrays of a call."""

    def __init__(self, program: Program, index: int):
        lib = native.runtime()
        info = native.EntryInfo()
        native.check(lib.dp_executable_entry(program.executable, index, ctypes.byref(info)))
        self.program = program
        self.index = index
        self.name = info.name.decode()
        self.arguments = _values(
            lib.dp_executable_argument, program.executable, index, info.num_arguments
        )
        self.results = _values(
            lib.dp_executable_result, program.executable, index, info.num_results
        )
        self.states = {v.name: v for v in self.arguments if v.role == native.STATE}
        self.inputs = {v.name: v for v in self.arguments if v.role != native.STATE}
        self.updated = [self.arguments[r.updates].name for r in self.results if r.updates >= 0]
        self.metrics = [(i, r) for i, r in enumerate(self.results) if r.updates < 0]
        self._places = [(i, v.name) for i, v in enumerate(self.arguments) if v.role != native.STATE]
        self._arguments = _Arrays(self.arguments)
        self._results = _Arrays(self.results)

    def fits(self, specs: dict[str, tuple[int | None, tuple[int, ...]]]) -> bool:
        """Whether arrays of these dtypes and shapes are arguments of this entry."""
        return specs.keys() == self.inputs.keys() and all(
            self.inputs[name].takes(*spec) for name, spec in specs.items()
        )

    def set_arguments(
        self, views: dict[str, View], shapes: dict[str, tuple[int, ...]] | None = None
    ) -> Any:
        """Returns the C arrays of the arguments. `shapes`: the global shapes of those whose view is
        a part."""
        for i, name in self._places:
            seen = views[name]
            self._arguments.set(i, seen.pointer, shapes[name] if shapes else seen.shape, seen.gpu)
        return self._arguments.array

    def new_arrays(
        self, arguments: Sequence[tuple[int, ...]], results: Sequence[tuple[int, ...]]
    ) -> tuple[Any, Any]:
        """Returns new C arrays of arguments and results without addresses, of these shapes, or of
        the entry's where there are none."""
        made = _Arrays(self.arguments), _Arrays(self.results)
        for arrays_, shapes in zip(made, (arguments, results)):
            for index, shape in enumerate(shapes):
                arrays_.set(index, None, shape)
        return made

    def shape_of(self, session: int, arguments: Any, index: int) -> tuple[int, ...]:
        """Returns the global shape of a result for these arguments."""
        value = self.results[index]
        if value.is_static:
            return value.shape
        shape = (ctypes.c_int64 * len(value.shape))()
        native.check(
            native.runtime().dp_session_result_shape(session, self.index, arguments, index, shape)
        )
        return tuple(shape)

    def set_results(self, views: dict[int, View]) -> Any:
        """Returns the C arrays of the results; those without a view are not filled."""
        for i, _ in self.metrics:
            seen = views.get(i)
            if seen:
                self._results.set(i, seen.pointer, seen.shape, seen.gpu)
            else:
                self._results.set(i, None, None)
        return self._results.array


class _Arrays:
    """C arrays whose dtypes and ranks are those of values."""

    def __init__(self, values: list[Value]):
        self.array = (native.Array * max(len(values), 1))()
        self._shapes = [(ctypes.c_int64 * max(len(v.shape), 1))(*v.shape) for v in values]
        for c, value, shape in zip(self.array, values, self._shapes):
            c.dtype, c.rank, c.shape = value.code, len(value.shape), shape
        self._last: list[Any] = [v.shape for v in values]
        self._gpus: list[int | None] = [None] * len(values)

    def set(
        self,
        index: int,
        pointer: int | None,
        shape: tuple[int, ...] | None,
        gpu: int | None = None,
    ) -> None:
        """`gpu`: the one in whose memory it is, in the order of its default stream."""
        c = self.array[index]
        c.data = pointer
        if gpu != self._gpus[index]:
            self._gpus[index] = gpu
            c.memory = native.HOST_MEMORY if gpu is None else native.CUDA_MEMORY
            c.gpu = gpu or 0
        if shape is not None and shape != self._last[index]:
            self._shapes[index][: len(shape)] = list(shape)
            self._last[index] = shape


_numbers = itertools.count()


class Program:
    """An executable with a session of the runtime. Destroyed with its owner, or at the
    interpreter's exit."""

    def __init__(self, path: str, options: native.SessionOptions, call: Callable[..., None]):
        lib = native.runtime()
        self.executable = native.handle(lib.dp_executable_load, os.fsencode(path))
        handles = [0, self.executable]
        # Sessions may be destroyed by any thread, but not in a forked child, which has none of
        # their threads.
        self.close = weakref.finalize(self, _destroy, lib, handles, os.getpid())
        handle = ctypes.c_void_p()
        call(lib.dp_session_create, self.executable, ctypes.byref(options), ctypes.byref(handle))
        self.session = handles[0] = handle.value or 0
        self.number = next(_numbers)
        """Programs are made in the same order in all processes of a job."""
        self.remarks = ""
        """What the compiler said, in the process that compiled."""
        self.entries = [
            Entry(self, i) for i in range(lib.dp_executable_entry_count(self.executable))
        ]

    def entry(self, name: str) -> Entry:
        """Returns an entry by its name; "" is the only one. Raises dp.ArgumentError."""
        for entry in self.entries:
            if entry.name == name or (not name and len(self.entries) == 1):
                return entry
        names = ", ".join(e.name for e in self.entries)
        raise errors.ArgumentError(
            f"the graph has no entry '{name}'; it has: {names}"
            if name
            else f"the graph has several entries; choose one with entry=: {names}"
        )

    @functools.cached_property
    def descriptor(self) -> dict[str, Any]:
        """The JSON of docs/executable.md."""
        return json.loads(native.runtime().dp_executable_json(self.executable))

    def warnings(self) -> list[str]:
        """Takes the runtime's warnings."""
        found = []
        while text := native.runtime().dp_session_take_warning(self.session):
            found.append(text.decode(errors="replace"))
        return found


def _destroy(lib: ctypes.CDLL, handles: list[int], pid: int) -> None:
    if os.getpid() == pid:
        lib.dp_session_destroy(handles[0] or None)
        lib.dp_executable_destroy(handles[1])


def describe(executable: bytes) -> dict[str, Any]:
    """Returns the JSON of docs/executable.md of an executable that no session runs."""
    lib = native.runtime()
    with tempfile.TemporaryDirectory(prefix="dp-") as folder:
        path = os.path.join(folder, "step.so")
        with open(path, "wb") as file:
            file.write(executable)
        handle = native.handle(lib.dp_executable_load, os.fsencode(path))
        try:
            return json.loads(lib.dp_executable_json(handle))
        finally:
            lib.dp_executable_destroy(handle)
