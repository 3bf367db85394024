"""Compares a step with the framework that it comes from, on the same states and arguments."""
from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import numpy as np

from dp import arrays, errors
from dp.step import Array, Reference, Step

if TYPE_CHECKING:
    from dp.job import Job
    from dp.program import Entry
    from dp.settings import Settings
    from dp.states import States

# The largest difference that counts as rounding, relative to the largest number of a tensor, by the bytes of its dtype.
_TOLERANCE = {2: 3e-2, 4: 1e-3, 8: 1e-7}
# A gradient this much smaller than the largest one is not told from rounding where an update divides by its size.
_NOISE = 1e-3
# Numbers of a kind count at least as this part of the largest one.
_SMALL = 0.1


def _numbers(value: Array, name: str) -> tuple[np.ndarray, float]:
    """Returns an array as f64, and the tolerance of its dtype; integers have none."""
    seen = arrays.view(value, name, arrays.CODES["f64"])
    array = arrays.to_numpy(seen)
    if seen.code == arrays.BF16 and array.dtype == np.uint16:
        array = (array.astype(np.uint32) << 16).view(np.float32)
    is_float = array.dtype.kind not in "biu"
    return array.astype(np.float64), _TOLERANCE.get(arrays.SIZES[seen.code], 1e-3) if is_float else 0.0


def difference(got: Array, want: Array, name: str, counts: np.ndarray | None = None, least: float = 1e-6) -> str:
    """Says how two arrays differ; "" if they do not. `counts`: which elements are compared; `least`: the least number that differences are
    relative to."""
    (a, tolerance), (b, _) = _numbers(got, name), _numbers(want, name)
    if a.shape != b.shape:
        return f"has the shape {list(a.shape)}, and the framework's has {list(b.shape)}"
    special = ~np.isfinite(b)
    other = special & ~((a == b) | np.isnan(a) & np.isnan(b)) | ~special & ~np.isfinite(a)
    with np.errstate(invalid="ignore"):
        off = np.where(special | ~np.isfinite(a), 0.0, np.abs(a - b))
    scale = float(np.abs(np.where(special, 0.0, b)).max(initial=least))
    other |= off > tolerance * scale
    if counts is not None:
        other &= counts
    if not other.any():
        return ""
    at = np.unravel_index(int(np.argmax(np.where(other, np.where(off > 0, off, np.inf), -1.0))), a.shape)
    place = f" at {list(map(int, at))}" if a.ndim else ""
    return f"is {a[at]:.9g}{place}, and the framework's is {b[at]:.9g}; {int(other.sum())} of {a.size} numbers differ"


def compare(step: str, number: int, reference: Reference, states: Mapping[str, Array], results: Mapping[str, Array]) -> None:
    """Raises dp.VerifyError with the first result or state that differs from the framework's."""
    sizes = {name: np.abs(_numbers(reference.states[size], size)[0]) for name, size in reference.amplified.items()
             if size in reference.states}
    largest = max((float(size.max(initial=0.0)) for size in sizes.values()), default=0.0)
    scales: dict[str, float] = {}
    for name, group in reference.groups.items():
        if name in reference.states:
            scales[group] = max(scales.get(group, 0.0), float(np.abs(_numbers(reference.states[name], name)[0]).max(initial=0.0)))
    pairs = [("result", name, results[name], want) for name, want in reference.results.items() if name in results]
    pairs += [("state", name, states[name], want) for name, want in reference.states.items() if name in states]
    for kind, name, got, want in pairs:
        size = sizes.get(name)
        found = difference(got, want, name, None if size is None or size.shape != np.shape(want) else size > _NOISE * largest,
                           max(_SMALL * scales.get(reference.groups.get(name, ""), 0.0), 1e-6))
        if found:
            error = errors.VerifyError(f"{kind} '{name}' of step '{step}', run {number}, {found}")
            error.tensor = name
            raise error


def values_of(states: States, names: Iterable[str]) -> dict[str, np.ndarray]:
    """Returns the global values of states by name."""
    return {name: arrays.to_numpy(states.fetch(name, everywhere=True)) for name in names}


def reference_of(step: Step, entry: Entry, given: Mapping[str, Array], states: States, job: Job, settings: Settings) -> Reference | None:
    """Returns what the framework computes in a step; None, with a warning, if it draws other random numbers."""
    if not job.is_alone and settings.batch != "global":
        raise errors.ArgumentError(f"verify={settings.verify} needs all rows in each process, as with batch=\"global\"")
    reference = step.reference({name: value.copy() for name, value in values_of(states, entry.states).items()}, given)
    if reference is None:
        warnings.warn(f"step '{step.name}' draws random numbers, which are not the framework's, so verify= compares nothing; leave dropout "
                      "and the like out, as by model.eval()", RuntimeWarning, stacklevel=4)
    return reference
