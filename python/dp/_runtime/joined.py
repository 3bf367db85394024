"""The shapes of the batch that all processes of a job have together, each any number of its rows
(batch="join")."""

from __future__ import annotations

import json
from collections.abc import Sequence

from dp import arrays, errors
from dp._runtime.job import Job
from dp.step import Step

Shape = tuple[int, ...]
Batches = dict[str, tuple[int, Shape]]
"""dp_dtype and shape of each argument that has rows."""


def join(job: Job, step: Step, own: Batches) -> tuple[Batches, Batches]:
    """Returns `own`, and the batches of all processes together, with the sizes beside the rows that
    the processes with rows have. Raises dp.ArgumentError in all processes if those differ."""
    found: list[dict] = [json.loads(row) for row in job.gather_bytes(json.dumps(own).encode())]
    ranks: list[Batches] = [
        {name: (code, tuple(shape)) for name, (code, shape) in batches.items()} for batches in found
    ]
    for rank, batches in enumerate(ranks):
        if batches.keys() != ranks[0].keys():
            raise errors.ArgumentError(
                f"step '{step.name}' has the arguments {', '.join(batches)} in rank {rank} and "
                f"{', '.join(ranks[0])} in rank 0; all processes give the same arguments"
            )
    part, whole = dict(own), dict(own)
    for name in ranks[0]:
        dim = step.batch_dim(name)
        assert dim is not None
        code, like = _with_rows(step, name, dim, ranks)
        rows = sum(batches[name][1][dim] for batches in ranks)
        whole[name] = code, (*like[:dim], rows, *like[dim + 1 :])
        part[name] = code, (*like[:dim], own[name][1][dim], *like[dim + 1 :])
    return part, whole


def _with_rows(step: Step, name: str, dim: int, ranks: Sequence[Batches]) -> tuple[int, Shape]:
    """Returns dtype and shape of an argument in the first process that has rows of it."""
    batches = [batches[name] for batches in ranks]
    first = next((rank for rank, (_, shape) in enumerate(batches) if shape[dim]), 0)
    code, like = batches[first]
    for rank, (other, shape) in enumerate(batches):
        is_like = (other, shape[:dim], shape[dim + 1 :]) == (code, like[:dim], like[dim + 1 :])
        if shape[dim] and not is_like:
            raise errors.ArgumentError(
                f"argument '{name}' of step '{step.name}' is {arrays.describe(other, shape)} in "
                f"rank {rank} and {arrays.describe(code, like)} in rank {first}; the rows of one "
                "step are of one dtype and of one shape, so pad them alike"
            )
    return code, like
