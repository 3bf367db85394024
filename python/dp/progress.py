"""A line of progress by tqdm, if it is installed: rows, the scalars of the last step, time per
step."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from dp.session import Session

T = TypeVar("T")


def scalars(results: Mapping[str, Any]) -> dict[str, str]:
    """Returns the results that are one number, as text."""
    found = {}
    for name, value in results.items():
        if getattr(value, "ndim", None) == 0 or (
            hasattr(value, "shape") and tuple(value.shape) == ()
        ):
            found[name] = f"{value.item():.4g}" if hasattr(value, "item") else str(value)
    return found


def progress(batches: Iterable[T], run: Session, **options: Any) -> Iterator[T]:
    """Yields the batches and shows a line: steps, rows/s, ms/step and the scalars that `run`
    returned last.

        for x, y in dp.progress(loader, run):
            metrics = run(x, y)

    options: of tqdm. Without tqdm, and in a job in all processes but the first, it shows
      nothing."""
    try:
        from tqdm.auto import tqdm
    except ImportError:
        yield from batches
        return
    rows, since = run.rows, time.perf_counter()
    with tqdm(batches, **{"unit": "step", "disable": not run.job.is_first, **options}) as line:
        for batch in line:
            begin = time.perf_counter()
            yield batch
            if line.disable:
                continue
            now = time.perf_counter()
            shown = scalars(run.last) | {"ms/step": f"{(now - begin) * 1e3:.1f}"}
            if run.rows > rows:
                shown["rows/s"] = f"{(run.rows - rows) / (now - since):.0f}"
            line.set_postfix(shown, refresh=False)
