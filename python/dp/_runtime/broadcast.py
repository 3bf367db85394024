"""The initial states of a job: those of process 0, where the processes have made them
differently."""

from __future__ import annotations

import hashlib
import json
import warnings
from collections.abc import Container, Sequence

import numpy as np

from dp import arrays, errors
from dp._runtime import native
from dp._runtime.job import Job
from dp.arrays import View
from dp.step import Step

ADVICE = (
    "Seed all processes alike before the model is made, as by torch.manual_seed(0), or load the "
    "same file in all; with broadcast_state=True those of rank 0 count without a warning"
)


def states_of_first(
    job: Job, steps: Sequence[Step], broadcast: bool | None, known: Container[str] = ()
) -> dict[str, np.ndarray]:
    """Returns the states, but those that are `known`, that this process has otherwise than process
    0, as that has them. Every process calls it with the same steps.

    `broadcast` is that of dp.Session: False raises dp.ArgumentError in all processes if any state
    differs. So do other names or shapes."""
    if job.is_alone:
        return {}
    views: dict[str, View] = {}
    for step in steps:
        for name, value in step.state.items():
            if name not in views and name not in known:
                views[name] = arrays.view(value, name, arrays.CODES["f64"])
    own = {name: arrays.digest(view) for name, view in views.items()}
    table = json.dumps(own, sort_keys=True).encode()
    if len(set(job.gather_bytes(hashlib.sha256(table).digest()))) == 1:
        return {}

    first, *others = map(json.loads, job.gather_bytes(table))
    different: dict[str, int] = {}
    for rank, theirs in enumerate(others, 1):
        for name in sorted(first.keys() | theirs.keys()):
            if _kind(first.get(name)) != _kind(theirs.get(name)):
                raise errors.ArgumentError(
                    f"rank {rank} has {_shown(name, theirs)}, and rank 0 has "
                    f"{_shown(name, first)}; all processes "
                    "of a job make the same steps, of the same model"
                )
            if first[name] != theirs[name]:
                different.setdefault(name, rank)
    name, rank = next(iter(different.items()))
    more = (
        f", and of {len(different) - 1} more of its {len(first)} states another value"
        if different.keys() - {name}
        else ""
    )
    if broadcast is False:
        raise errors.ArgumentError(f"rank {rank} has another '{name}' than rank 0{more}. {ADVICE}")
    if broadcast is None and job.is_first:
        warnings.warn(
            f"rank {rank} has another '{name}' than rank 0{more}: all take those of rank 0, as in "
            f"DistributedDataParallel. {ADVICE}",
            RuntimeWarning,
            stacklevel=3,
        )

    found = {}
    for name in different:
        view = views[name]
        target = (
            arrays.to_numpy(view)
            if job.is_first
            else np.empty(view.shape, arrays.numpy_dtype(native.DTYPES[view.code]))
        )
        job.broadcast(
            view.pointer if job.is_first else target.__array_interface__["data"][0], view.nbytes
        )
        if own[name] != first[name]:
            found[name] = target
    return found


def _kind(digest: str | None) -> str | None:
    """Returns dtype and shape, the text before the digest."""
    return None if digest is None else digest.rpartition(" ")[0]


def _shown(name: str, digests: dict[str, str]) -> str:
    return (
        f"the state '{name}' as {_kind(digests[name])}" if name in digests else f"no state '{name}'"
    )
