"""The arrays of one call: arguments as the runtime takes them, room for results, and both between
the processes of a job."""

from __future__ import annotations

import ctypes
import dataclasses
import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from dp import arrays, errors
from dp._runtime import joined, native
from dp._runtime.job import Job
from dp._runtime.program import Entry
from dp._runtime.programs import Specs
from dp._runtime.settings import Settings
from dp._runtime.states import States
from dp.arrays import View, digest
from dp.step import Array, Step

# Results up to this many bytes travel together to the other processes.
_SMALL = 1 << 16


@dataclasses.dataclass
class Call:
    """What dp_session_run takes, and what it points to."""

    arguments: Any
    results: Any
    rows: int
    """Of the batch; 0 if the step has none."""
    returned: dict[str, Array]
    views: list[View]
    keep: Any


class Calls:
    def __init__(self, settings: Settings, job: Job, states: States, devices: int, backend: str):
        self._job, self._states, self._devices = job, states, devices
        self._takes_gpus = backend == "cuda" and job.is_alone
        self._batch = "global" if job.is_alone else settings.batch
        self._results = settings.results
        self.joined_rows = -1
        """With "join": the rows of all processes in the last call."""
        self._own: Specs = {}
        """With "join": dtypes and shapes of this process's arrays in the last read()."""

    def read(
        self, step: Step, given: Mapping[str, Array], empty: bool = False
    ) -> tuple[dict[str, View], Specs]:
        """Returns the memory of the arrays, and dtypes and global shapes. Python's numbers have no
        memory yet. Arrays on GPUs stay there, unless the devices are on the CPU or in several
        processes. `empty`: batches without their rows. With "join" all processes call it; raises
        dp.ArgumentError in all of them if their rows cannot be of one batch."""
        views: dict[str, View] = {}
        specs: Specs = {}
        for name, value in given.items():
            if type(value) in (bool, int, float, complex):
                specs[name] = None, ()
                continue
            seen = views[name] = arrays.view(value, name, gpus=self._takes_gpus)
            specs[name] = seen.code, seen.shape
            if self._batch == "global" or (dim := step.batch_dim(name)) is None:
                continue
            rows = (
                0 if empty else seen.shape[dim] * (self._devices if self._batch == "local" else 1)
            )
            specs[name] = seen.code, (*seen.shape[:dim], rows, *seen.shape[dim + 1 :])
        if self._batch == "join":
            specs = self._joined(step, specs)
        return views, specs

    def _joined(self, step: Step, specs: Specs) -> Specs:
        """Returns the shapes of the batches of all processes together."""
        own: joined.Batches = {
            name: (code, shape)
            for name, (code, shape) in specs.items()
            if code is not None and step.batch_dim(name) is not None
        }
        part, whole = joined.join(self._job, step, own)
        self._own = {**specs, **part}
        rows = (shape[step.batch_dim(name) or 0] for name, (_, shape) in whole.items())
        self.joined_rows = max(rows, default=-1)
        return {**specs, **whole}

    def compare(self, step: Step, given: Mapping[str, Array], views: dict[str, View]) -> None:
        """Compares what all processes must give alike. Raises dp.ArgumentError in all of them if
        one differs."""
        if (
            self._job.is_alone or self._batch == "join"
        ):  # Of those that join some may have no batch.
            return
        names = [name for name in given if self._batch == "global" or step.batch_dim(name) is None]
        own = {name: digest(views[name]) if name in views else repr(given[name]) for name in names}
        first, *others = map(json.loads, self._job.gather_bytes(json.dumps(own).encode()))
        for rank, theirs in enumerate(others, 1):
            name = next(
                (
                    name
                    for name in sorted(first.keys() | theirs.keys())
                    if first.get(name) != theirs.get(name)
                ),
                None,
            )
            if name is not None:
                is_rows = self._batch == "global" and step.batch_dim(name) is not None
                advice = (
                    (
                        '. With batch="global" all processes give the same rows, all of the step; '
                        "for rows of their own, as with a DistributedSampler, make the session "
                        'with batch="local"'
                    )
                    if is_rows
                    else "; it is not of the batch, so all processes give the same"
                )
                raise errors.ArgumentError(
                    f"argument '{name}' of step '{step.name}' has other values in rank {rank} than "
                    f"in rank 0"
                    f"{advice}"
                )

    def traced(self, step: Step, given: Mapping[str, Array], specs: Specs) -> Mapping[str, Array]:
        """Returns arrays of the global shapes, for the trace of the step."""
        if self._batch == "global":
            return given
        return {
            name: value
            if specs[name][0] is None or not self._is_part(step, name)
            else step.allocate(specs[name][1], native.DTYPES[specs[name][0] or 0])
            for name, value in given.items()
        }

    @staticmethod
    def _is_part(step: Step, name: str) -> bool:
        return step.batch_dim(name) is not None

    def complete(
        self, entry: Entry, views: dict[str, View], given: Mapping[str, Array]
    ) -> dict[str, View]:
        """Adds the memory of Python's numbers."""
        for name, value in given.items():
            if name not in views:
                views[name] = arrays.view(value, name, entry.inputs[name].code)
        return views

    def arguments(self, entry: Entry, views: dict[str, View], specs: Specs) -> tuple[Any, int]:
        """Returns the C arrays of the arguments and the rows of the batch."""
        parts = self._own if self._batch == "join" else specs
        shapes = (
            {name: shape for name, (_, shape) in parts.items()} if self._batch != "global" else None
        )
        rows = next(
            (
                specs[v.name][1][v.shard_dim]
                for v in entry.arguments
                if v.role == native.BATCH and v.shard_dim >= 0
            ),
            0,
        )
        return entry.set_arguments(views, shapes), rows

    def prepare(self, entry: Entry, views: dict[str, View], specs: Specs) -> None:
        if self._batch == "join":
            return  # the first step has the other processes' rows
        arguments, _ = self.arguments(entry, views, specs)
        self._job.call(
            native.runtime().dp_session_prepare, entry.program.session, entry.index, arguments
        )

    def make(
        self,
        step: Step,
        entry: Entry,
        views: dict[str, View],
        specs: Specs,
        given: Mapping[str, Array],
    ) -> Call:
        """Returns the call. With "join", all processes make one."""
        arguments, rows = self.arguments(entry, views, specs)
        if self._batch == "join":
            arguments, rows = self._join(entry, arguments)
        returned: dict[str, Array] = {}
        rooms: dict[int, View] = {}
        wanted = self._results == "all" or self._job.is_first
        beside = next((given[n] for n, seen in views.items() if seen.gpu is not None), None)
        for index, value in entry.metrics:
            shape = entry.shape_of(entry.program.session, arguments, index)
            # All processes ask for the same results; only process 0 gets them from the runtime.
            dtype = native.DTYPES[value.code]
            result = (
                step.allocate(shape, dtype)
                if wanted and beside is None
                else step.allocate_beside(shape, dtype, beside)
                if wanted
                else np.empty(shape, arrays.numpy_dtype(dtype))
            )
            returned[value.name] = result
            rooms[index] = arrays.result_view(result, value.name, value.code, shape)
        return Call(
            arguments,
            entry.set_results(rooms),
            rows,
            returned,
            list(rooms.values()),
            (views, rooms),
        )

    def _join(self, entry: Entry, arguments: Any) -> tuple[Any, int]:
        whole = (native.Array * len(arguments))()
        rows = ctypes.c_int64()
        self._job.call(
            native.runtime().dp_session_join,
            entry.program.session,
            entry.index,
            arguments,
            whole,
            ctypes.byref(rows),
        )
        return whole, rows.value

    def share(self, call: Call) -> dict[str, Array] | None:
        """Returns the results; in a job those of process 0."""
        if self._job.is_alone:
            return call.returned
        if self._results == "first":
            return call.returned if self._job.is_first else None
        small = [v for v in call.views if v.nbytes <= _SMALL]
        # One message for all of them: a meeting costs more than their bytes.
        buffer = ctypes.create_string_buffer(max(sum(v.nbytes for v in small), 1))
        start = ctypes.addressof(buffer)
        if self._job.is_first:
            at = start
            for v in small:
                ctypes.memmove(at, v.pointer, v.nbytes)
                at += v.nbytes
        self._job.broadcast(start, sum(v.nbytes for v in small))
        at = start
        for v in small:
            if not self._job.is_first:
                ctypes.memmove(v.pointer, at, v.nbytes)
            at += v.nbytes
        for v in call.views:
            if v.nbytes > _SMALL:
                self._job.broadcast(v.pointer, v.nbytes)
        return call.returned
