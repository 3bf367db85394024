"""Compares a step with the framework that it comes from, on the same states and arguments."""

from __future__ import annotations

import ctypes
import dataclasses
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from dp import arrays, errors
from dp._runtime import job as jobs
from dp._runtime import native
from dp.step import Array, Difference, Reference, Step

if TYPE_CHECKING:
    from dp._runtime.job import Job
    from dp._runtime.program import Entry
    from dp._runtime.settings import Settings
    from dp._runtime.states import States
    from dp.session import Session

# The largest difference that counts as rounding, relative to the largest number of a tensor, by the
# bytes of its dtype.
_TOLERANCE = {2: 3e-2, 4: 1e-3, 8: 1e-7}
# A gradient this much smaller than the largest one is not told from rounding where an update
# divides by its size.
_NOISE = 1e-3
# Numbers of a kind count at least as this part of the largest one.
_SMALL = 0.1
# Values of a graph that one variant of it returns.
_AT_ONCE, _ROUNDS = 48, 20


def _numbers(value: Array, name: str) -> tuple[np.ndarray, float]:
    """Returns an array as f64, and the tolerance of its dtype; integers have none."""
    seen = arrays.view(value, name, arrays.CODES["f64"])
    array = arrays.to_numpy(seen)
    if seen.code == arrays.BF16 and array.dtype == np.uint16:
        array = (array.astype(np.uint32) << 16).view(np.float32)
    is_float = array.dtype.kind not in "biu"
    return array.astype(np.float64), _TOLERANCE.get(
        arrays.SIZES[seen.code], 1e-3
    ) if is_float else 0.0


def difference(
    got: Array, want: Array, name: str, counts: np.ndarray | None = None, least: float = 1e-6
) -> str:
    """Says how two arrays differ; "" if they do not. `counts`: which elements are compared;
    `least`: the least number that differences are relative to."""
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
    at = np.unravel_index(
        int(np.argmax(np.where(other, np.where(off > 0, off, np.inf), -1.0))), a.shape
    )
    place = f" at {list(map(int, at))}" if a.ndim else ""
    return (
        f"is {a[at]:.9g}{place}, and the framework's is {b[at]:.9g}; {int(other.sum())} of "
        f"{a.size} numbers differ"
    )


def compare(
    step: str,
    number: int,
    reference: Reference,
    states: Mapping[str, Array],
    results: Mapping[str, Array],
) -> None:
    """Raises dp.VerifyError with the first result or state that differs from the framework's."""
    sizes = {
        name: np.abs(_numbers(reference.states[size], size)[0])
        for name, size in reference.amplified.items()
        if size in reference.states
    }
    largest = max((float(size.max(initial=0.0)) for size in sizes.values()), default=0.0)
    scales: dict[str, float] = {}
    for name, group in reference.groups.items():
        if name in reference.states:
            scales[group] = max(
                scales.get(group, 0.0),
                float(np.abs(_numbers(reference.states[name], name)[0]).max(initial=0.0)),
            )
    pairs = [
        ("result", name, results[name], want)
        for name, want in reference.results.items()
        if name in results
    ]
    pairs += [
        ("state", name, states[name], want)
        for name, want in reference.states.items()
        if name in states
    ]
    for kind, name, got, want in pairs:
        size = sizes.get(name)
        found = difference(
            got,
            want,
            name,
            None if size is None or size.shape != np.shape(want) else size > _NOISE * largest,
            max(_SMALL * scales.get(reference.groups.get(name, ""), 0.0), 1e-6),
        )
        if found:
            error = errors.VerifyError(f"{kind} '{name}' of step '{step}', run {number}, {found}")
            error.tensor = name
            raise error


def values_of(states: States, names: Iterable[str]) -> dict[str, np.ndarray]:
    """Returns the global values of states by name."""
    return {name: arrays.to_numpy(states.fetch(name, everywhere=True)) for name in names}


class Check:
    """What the framework computes in a run of a step, to compare with."""

    def __init__(
        self,
        step: Step,
        number: int,
        state: Mapping[str, np.ndarray],
        given: Mapping[str, Array],
        reference: Reference,
        settings: Settings,
        make_session: type[Session],
    ):
        """`make_session` with `settings` makes a session that runs variants of the step in this
        process."""
        self.step, self.number, self.state, self.given = step, number, state, given
        self.reference, self.settings, self.make_session = reference, settings, make_session

    def compare(self, states: Mapping[str, Array], results: Mapping[str, Array]) -> None:
        """Raises dp.VerifyError if a result or a state differs, with the op where the values of the
        graph begin to differ."""
        try:
            compare(self.step.name, self.number, self.reference, states, results)
        except errors.VerifyError as error:
            located = None
            try:
                located = self.step.locate(
                    Difference(error.tensor, self.state, self.given, self.reference, self._run)
                )
            except Exception as other:  # The difference is what the user must know.
                error.args = (f"{error}. Its op was not found: {type(other).__name__}: {other}",)
            if located is not None:
                error.op, error.place = located.op, located.place
                error.args = (f"{error}. {located.text}",)
            raise error from None

    def _run(self, step: Step) -> Mapping[str, Array]:
        with jobs.apart(), self.make_session(step, **vars(self.settings)) as session:
            session(**self.given)
            return dict(session.last)


def check_of(
    step: Step,
    entry: Entry,
    number: int,
    given: Mapping[str, Array],
    states: States,
    job: Job,
    settings: Settings,
    backend: str,
    make_session: type[Session],
) -> Check | None:
    """Returns what a run is compared with; None, with a warning, if it draws random numbers that
    are not the framework's."""
    if not job.is_alone and settings.batch == "join":
        raise errors.ArgumentError(
            f'verify={settings.verify} needs all rows of a step; with batch="join" a process has '
            'its own, and it depends on the others how many there are. Verify with batch="local" '
            'or "global"'
        )
    if not job.is_alone and settings.batch == "local":
        given = _all_rows(step, given, job)
    state = {name: value.copy() for name, value in values_of(states, entry.states).items()}
    reference = step.reference(state, given)
    if reference is None:
        warnings.warn(
            f"step '{step.name}' draws random numbers, which are not the framework's, so verify= "
            "compares nothing; leave dropout and the like out, as by model.eval()",
            RuntimeWarning,
            stacklevel=4,
        )
        return None
    alone = dataclasses.replace(settings, verify=0)
    if not job.is_alone:  # A process has as many threads as the job has ranks, and one GPU.
        alone = dataclasses.replace(
            alone,
            job="host",
            batch="global",
            results="all",
            secret_file="",
            listen="",
            tls=False,
            devices=1 if backend == "cuda" else job.processes,
        )
    return Check(step, number, state, given, reference, alone, make_session)


def _all_rows(step: Step, arguments: Mapping[str, Array], job: Job) -> dict[str, Array]:
    """Returns the arguments of a step with the rows of all processes, as many of each."""
    gathered = dict(arguments)
    for name, value in arguments.items():
        if (dim := step.batch_dim(name)) is None:
            continue
        view = arrays.view(value, name)
        parts = job.gather_bytes(ctypes.string_at(view.pointer, view.nbytes))
        bytes_of = [
            np.frombuffer(part, np.uint8).reshape(*view.shape, arrays.SIZES[view.code])
            for part in parts
        ]
        whole = np.ascontiguousarray(np.concatenate(bytes_of, dim))
        gathered[name] = step.allocate(whole.shape[:-1], native.DTYPES[view.code])
        ctypes.memmove(arrays.view(gathered[name], name).pointer, whole.ctypes.data, whole.nbytes)
    return gathered


def narrow(
    order: Sequence[str],
    want: Mapping[str, Array],
    got: Callable[[list[str]], Mapping[str, Array]],
    operands: Callable[[str], Iterable[str]],
    alone: Callable[[str, Mapping[str, Array]], Array],
) -> tuple[str, str] | None:
    """Returns the first value of a graph that differs from the framework's, and how; None if none
    does.

    `order`: the values that lead to one that differs, and that one last. `got` computes some of
    them; `operands` are those of the op that makes a value, and `alone` is what the framework makes
    of other operands: a value that is as it must be for the operands that it had differs because
    they do."""
    places = {name: place for place, name in enumerate(order)}
    above: list[int] = []  # A bit for each value that leads to one, and for itself.
    for place, name in enumerate(order):
        bits = 1 << place
        for operand in operands(name):
            bits |= above[places[operand]] if operand in places else 0
        above.append(bits)

    def listed(bits: int) -> list[int]:
        return [place for place in range(len(order)) if bits >> place & 1]

    kept = above[-1]
    for _ in range(_ROUNDS):
        inside = listed(kept)
        if len(inside) <= _AT_ONCE:
            break
        # Values to which most of those before them lead, as activations, tell more than a
        # transposed weight.
        heavy = [
            place
            for rank, place in enumerate(inside[:-1])
            if 2 * (above[place] & kept).bit_count() >= rank and _is_float(want[order[place]])
        ]
        chosen = sorted({*heavy[:: -(-len(heavy) // _AT_ONCE) or 1], inside[-1]})
        values = got([order[place] for place in chosen])
        differs = [
            place
            for place in chosen
            if difference(values[order[place]], want[order[place]], order[place])
        ]
        if not differs:
            return None
        before, kept = kept, kept & above[differs[0]]
        for place in chosen:
            kept &= ~above[place] if place < differs[0] else -1
        if kept == before:
            break
    for _ in range(_ROUNDS):
        names = [order[place] for place in listed(kept)[-_AT_ONCE:]]
        outside = [
            name for one in names for name in operands(one) if name in places and name not in names
        ]
        values = got(list(dict.fromkeys([*outside, *names])))
        found = [
            (name, text) for name in names if (text := difference(values[name], want[name], name))
        ]
        for name, _ in found:
            if text := difference(values[name], alone(name, values), name):
                return name, text
        earlier = next(
            (name for name in outside if difference(values[name], want[name], name)), None
        )
        if earlier is None:
            return found[0] if found else None
        kept = above[places[earlier]]
    return None


def _is_float(value: Array) -> bool:
    return "float" in str(value.dtype)
