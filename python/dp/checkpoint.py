"""Checkpoints: the states of a session and its place in the data, in the format of dp-run
--checkpoint."""

from __future__ import annotations

import dataclasses
import json
import os
import pathlib
import re
import sys
from typing import Any

import numpy as np

from dp import arrays, errors
from dp._runtime import files, native
from dp.arrays import View
from dp.session import Session


@dataclasses.dataclass(frozen=True)
class Checkpoint:
    """What a checkpoint says beside the states."""

    path: str
    step: int
    """Runs of the first step."""
    rows: int
    """Rows that it has taken; 0 in a file of dp-run."""
    extra: Any
    """What was given to save()."""


def save(path: str | os.PathLike[str], run: Session, extra: Any = None) -> None:
    """Writes the states of a session, how often its steps have run and the rows they took, to a
    .safetensors file.

    It replaces an older file when it is complete. In a job all processes call this, and process 0
    writes. `extra` is any value that JSON can hold, such as the epoch. dp-run takes the file as
    --state. Raises dp.FileError, in all processes."""
    if not os.fspath(path).endswith(".safetensors"):
        raise errors.ArgumentError(
            f"'{os.fspath(path)}': the name of a checkpoint ends in .safetensors"
        )
    views, steps, rows = run.collect()

    def write() -> None:
        if not run.job.is_first:
            return
        try:
            more = json.dumps(
                {"python": {"steps": steps, "rows": rows, "extra": extra}},
                indent=1,
                allow_nan=False,
            )
        except (TypeError, ValueError) as error:
            raise errors.ArgumentError(
                f"extra={extra!r} cannot be written as JSON: {error}"
            ) from None
        files.write_checkpoint(path, views, next(iter(steps.values()), 0), more)

    run.job.together(write)


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value < 1 << 63


def _check_counts(python: Any) -> None:
    """Raises ValueError unless the counts of a file that save() wrote are numbers."""
    if not isinstance(python, dict):
        raise ValueError("its counts have no names")
    steps, rows = python.get("steps") or {}, python.get("rows", 0)
    counts = list(steps.values()) if isinstance(steps, dict) else [steps]
    if not all(map(_is_count, (*counts, rows))):
        raise ValueError(f"its counts are {steps!r} steps and {rows!r} rows")


def read(path: str | os.PathLike[str]) -> tuple[dict[str, View], dict[str, Any] | None]:
    """Returns the states of a file by name, and the head if it is a checkpoint."""
    views, text = files.read_views(path)
    if text is None:
        return views, None
    try:
        head = json.loads(text)
        _check_counts(head.get("python") or {})
    except (ValueError, RecursionError) as error:
        raise errors.FileError(f"'{os.fspath(path)}' is damaged: {error}") from None
    return views, head


def _last_of(folder: pathlib.Path) -> pathlib.Path:
    """Returns the last checkpoint of a folder of dp-run that is whole."""
    found = [
        (int(m[1]), p)
        for p in folder.iterdir()
        if (m := re.fullmatch(r"step-(\d{1,18})\.(npz|safetensors)", p.name))
    ]
    why = "it has none"
    for _, path in sorted(found, reverse=True):
        try:
            read(path)
            return path
        except errors.FileError as error:
            why = str(error)
            print(f"dp: warning: {why}; an earlier checkpoint is used", file=sys.stderr)
    raise errors.FileError(f"no checkpoint in '{folder}' is whole: {why}")


def load(path: str | os.PathLike[str], run: Session, strict: bool = True) -> Checkpoint:
    """Sets the states of a session from a file, and its counts of steps and rows if that is a
    checkpoint.

    path: a checkpoint of save() or of dp-run, the folder of dp-run --checkpoint (its last one), or
    any .safetensors or .npz file with arrays of the states' names. The number of devices that wrote
    it does not matter.
    strict: the file must have each state and nothing else.
    In a job all processes call this, and process 0 reads. Raises dp.FileError, or ArgumentError if
    the states are others."""
    job = run.job

    def work() -> tuple[str, dict[str, View], dict[str, Any] | None]:
        if not job.is_first:
            return "", {}, None
        chosen = _last_of(pathlib.Path(path)) if pathlib.Path(path).is_dir() else pathlib.Path(path)
        views, head = read(chosen)
        unknown = [n for n in views if n not in run.state_names]
        missing = [n for n in run.state_names if n not in views]
        if strict and (unknown or missing):
            raise errors.ArgumentError(
                f"'{chosen}' belongs to another step: "
                + "; ".join(
                    f"{what} {', '.join(map(repr, names[:5]))}{', …' if len(names) > 5 else ''}"
                    for what, names in (("it lacks", missing), ("the session has no", unknown))
                    if names
                )
            )
        return os.fspath(chosen), {n: v for n, v in views.items() if n in run.state_names}, head

    chosen, views, head = job.together(work)
    python = (head or {}).get("python") or {}
    facts = json.loads(
        job.broadcast_bytes(
            json.dumps(
                {
                    "path": chosen,
                    "is_checkpoint": head is not None,
                    "step": (head or {}).get("step", 0),
                    "steps": python.get("steps"),
                    "rows": python.get("rows", 0),
                    "extra": python.get("extra"),
                    "arrays": [[n, v.code, v.shape] for n, v in views.items()],
                }
            ).encode()
        )
    )
    if not job.is_first:
        views = {
            n: arrays.view(np.empty(shape, arrays.numpy_dtype(native.DTYPES[code])), n)
            for n, code, shape in facts["arrays"]
        }
    if not job.is_alone:
        for view in views.values():
            job.broadcast(view.pointer, view.nbytes)
    run.load_state({name: arrays.to_numpy(view) for name, view in views.items()})
    if facts["is_checkpoint"]:
        run.continue_from(facts["steps"] or facts["step"], facts["rows"])
    return Checkpoint(facts["path"], facts["step"], facts["rows"], facts["extra"])
