"""What a session's steps took and returned, and what the devices did in one of them, for
reports."""

from __future__ import annotations

import collections
import contextlib
import ctypes
import dataclasses
import numbers
import time
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from dp._runtime import native
from dp._runtime.program import Entry

# Steps whose records are kept; of more, the last ones.
KEPT = 100_000
# The run of a step that is profiled. By then its memory is allocated.
PROFILED = 3


@dataclasses.dataclass
class Record:
    """A step that has run."""

    step: str
    """The name of the step, as Step.name."""
    number: int
    """How often the step had run, this time included."""
    seconds: float
    """From global arrays in to global arrays out, without tracing, compiling and results for other
    processes."""
    rows: int
    """Rows of the batch; 0 if the graph has none."""
    scalars: Mapping[str, float] = dataclasses.field(default_factory=dict)
    """Results without dimensions, by name. Complex ones are left out."""


@dataclasses.dataclass(frozen=True)
class Activity:
    """What a device did, as dp_activity. Times are seconds since the step began."""

    rank: int
    kind: str
    """kernel, library, copy, collective or wait"""
    name: str
    begin: float
    end: float
    collectives: tuple[Mapping[str, Any], ...] = ()
    """Of a group: what the descriptor says of each."""


class History:
    """The records of the last 100,000 steps, and by step's name the activities of this process's
    devices in its third run on the CPU."""

    def __init__(self) -> None:
        self.records: collections.deque[Record] = collections.deque(maxlen=KEPT)
        self.profiles: dict[str, list[Activity]] = {}

    def of(self, step: str) -> list[Record]:
        return [r for r in self.records if r.step == step]

    @contextlib.contextmanager
    def measure(
        self, step: str, number: int, entry: Entry, rows: int, backend: str
    ) -> Iterator[None]:
        """Records a run of `entry`, unless it raises."""
        session = entry.program.session
        profiled = number == PROFILED and backend == "cpu"
        if profiled:
            native.check(native.runtime().dp_session_profile(session, 1))
        begin = time.perf_counter()
        yield
        self.records.append(Record(step, number, time.perf_counter() - begin, rows))
        # A step that failed may still run on a device, so the recording goes on; its next run is
        # profiled again.
        if profiled:
            self.profiles[step] = _activities(entry)
            native.check(native.runtime().dp_session_profile(session, 0))

    def add_results(self, results: Mapping[str, Any]) -> None:
        """Adds the scalars of the last run."""
        self.records[-1].scalars = dict(_scalars(results))


def _activities(entry: Entry) -> list[Activity]:
    known = next(e for e in entry.program.descriptor["entries"] if e["name"] == entry.name).get(
        "collectives", []
    )
    found = ctypes.POINTER(native.Activity)()
    count = native.runtime().dp_session_activities(entry.program.session, ctypes.byref(found))
    activities = []
    for a in found[:count]:
        group = (
            tuple(known[a.collective : a.collective + a.collectives]) if a.collectives > 0 else ()
        )
        name = group[0]["kind"] if group else a.name.decode(errors="replace")
        activities.append(Activity(a.rank, native.ACTIVITIES[a.kind], name, a.begin, a.end, group))
    return activities


def _scalars(results: Mapping[str, Any]) -> Iterable[tuple[str, float]]:
    for name, value in results.items():
        if tuple(getattr(value, "shape", (0,))) == () and hasattr(value, "item"):
            number = value.item()
            if isinstance(number, numbers.Real):
                yield name, float(number)
