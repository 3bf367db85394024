"""What a session's steps took and returned, for reports."""
from __future__ import annotations

import collections
import dataclasses
import numbers
from collections.abc import Iterable, Mapping
from typing import Any

# Steps whose records are kept; of more, the last ones.
KEPT = 100_000


@dataclasses.dataclass(frozen=True)
class Record:
    """A step that has run."""

    step: str
    """The name of the step, as Step.name."""
    number: int
    """How often the step had run, this time included."""
    seconds: float
    """From global arrays in to global arrays out, without tracing, compiling and results for other processes."""
    rows: int
    """Rows of the batch; 0 if the graph has none."""
    scalars: Mapping[str, float]
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
    def __init__(self) -> None:
        self.records: collections.deque[Record] = collections.deque(maxlen=KEPT)
        self.profiles: dict[str, list[Activity]] = {}
        """By step's name the activities of the devices in one step, the last that was profiled."""

    def add(self, step: str, number: int, seconds: float, rows: int, results: Mapping[str, Any]) -> None:
        self.records.append(Record(step, number, seconds, rows, dict(_scalars(results))))

    def of(self, step: str) -> list[Record]:
        return [r for r in self.records if r.step == step]


def _scalars(results: Mapping[str, Any]) -> Iterable[tuple[str, float]]:
    for name, value in results.items():
        if getattr(value, "shape", None) != ():
            continue
        number = value.item()
        if isinstance(number, numbers.Real):
            yield name, float(number)
