"""Batches in pinned memory are fetched one step ahead and copied to the GPUs beside the step before
theirs."""

from __future__ import annotations

import ctypes
import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from dp._runtime import native
from dp._runtime.calls import Calls
from dp._runtime.job import Job
from dp._runtime.program import Entry
from dp._runtime.programs import Programs
from dp.step import Array, Step


@dataclasses.dataclass(eq=False)
class Upload:
    """Arguments of a step that are on their way."""

    entry: Entry
    is_whole: bool
    """They are all arrays that the caller has given."""


class Uploads:
    """Those of a session, in the order of their steps."""

    def __init__(self, job: Job, calls: Calls, programs: Programs):
        self._job, self._calls, self._programs = job, calls, programs
        self._pending: list[Upload] = []
        self.is_useful = True
        """No batch of this loop was in other memory."""

    def begin(self, step: Step, given: Mapping[str, Array]) -> Upload | None:
        """Begins to copy arrays that a program can take and that are in pinned memory; None if
        there are none."""
        views, specs = self._calls.read(step, given)
        own = step.own_inputs()
        choice = self._programs.known(step, specs)
        theirs = sum(name not in own for name in views)
        if choice is None or not theirs:
            return None
        entry, count = choice.entry, ctypes.c_int64()
        complete = self._calls.complete(entry, views, given)
        arguments, _ = self._calls.arguments(entry, complete, specs)
        self._job.call(
            native.runtime().dp_session_upload,
            entry.program.session,
            entry.index,
            arguments,
            ctypes.byref(count),
        )
        if not count.value:
            self.is_useful = False
            return None
        self._pending.append(Upload(entry, count.value == theirs))
        return self._pending[-1]

    def fits(self, step: Step, given: Mapping[str, Array], upload: Upload) -> bool:
        """Whether the step of an upload would still run its program."""
        _, specs = self._calls.read(step, given)
        choice = self._programs.known(step, specs)
        return upload in self._pending and choice is not None and choice.entry is upload.entry

    def wait(self) -> None:
        """Waits until the arrays may be changed."""
        for session in self._sessions():
            self._job.call(native.runtime().dp_session_await_uploads, session)

    def take(self, upload: Upload | None, entry: Entry) -> bool:
        """Whether a run of the entry has the arguments of an upload; if not, all are dropped."""
        if upload not in self._pending:
            return False
        if upload is not self._pending[0] or upload.entry is not entry:
            self.drop()
            return False
        del self._pending[0]
        return True

    def _sessions(self) -> set[int]:
        """Returns the programs' sessions that have uploads, unless they have been destroyed."""
        programs = self._programs.all
        return {u.entry.program.session for u in self._pending if u.entry.program in programs}

    def drop(self) -> None:
        sessions = self._sessions()
        self._pending.clear()
        for session in sessions:
            self._job.call(native.runtime().dp_session_drop_uploads, session)


_END = object()


def each(
    batches: Iterable[Any],
    begin: Callable[[Any], Upload | None],
    wait: Callable[[Any, Upload], bool],
    run: Callable[[Any, Upload | None], Any],
) -> Iterator[Any]:
    """Yields the results of `run` for each batch. The next batch is fetched before `run` if the
    arrays of all batches so far have been read: `wait` waits for that, and is false if they are
    not."""
    iterator = iter(batches)

    def fetch() -> tuple[Any, Exception | None]:
        try:
            return next(iterator, _END), None
        except Exception as error:  # It comes after the steps of the batches before.
            return _END, error

    batch, error = fetch()
    upload = None if batch is _END else begin(batch)
    while batch is not _END:
        is_ahead = upload is not None and upload.is_whole and wait(batch, upload)
        following, next_upload = (_END, None), None
        if is_ahead:
            following = fetch()
            next_upload = None if following[0] is _END else begin(following[0])
        yield run(batch, upload)
        if not is_ahead:
            following = fetch()
            next_upload = None if following[0] is _END else begin(following[0])
        (batch, error), upload = following, next_upload
    if error is not None:
        raise error
