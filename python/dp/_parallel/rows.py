"""Where the rows of a program's results lie."""

from __future__ import annotations

from dp._runtime import native
from dp.session import Session
from dp.step import Step

RESULT = "result."
"""Before the number of a result, in its name."""


def dims_of_results(session: Session, step: Step, count: int) -> list[int | None]:
    """Returns for each result of a step, by its last program, the dimension along which it is
    scattered over the devices; None for one that each device has whole."""
    entry = session.entries(step)[0]
    by_name = {value.name: value for value in entry.results}
    values = [by_name[f"{RESULT}{number}"] for number in range(count)]
    return [
        value.shard_dim if value.placement == native.SHARDED and value.shard_dim >= 0 else None
        for value in values
    ]
