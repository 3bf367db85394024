"""The processes of a job: what torchrun, srun or mpirun started together. A process joins one job,
once, and leaves it at its end."""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import os
import sys
from collections.abc import Callable, Iterator
from typing import TypeVar

from dp import errors
from dp._runtime import interrupts, native

T = TypeVar("T")


class Job:
    """The processes that run one program, one rank each, or this process alone. Every process makes
    the same calls in the same order."""

    def __init__(self, handle: int, settings: tuple):
        lib = native.runtime()
        self.handle = handle
        self.settings = settings
        self.kind: str = lib.dp_job_kind(handle).decode()
        """ "mpi", "tcp", or "host" for this process alone."""
        self.processes: int = lib.dp_job_process_count(handle)
        self.process: int = lib.dp_job_process(handle)
        """The number of this process, its rank."""
        self._pid = os.getpid()
        self._caller = None if self.is_alone else interrupts.Caller(may_abandon=False)
        self.call: Callable[..., None] = self._caller or interrupts.call
        """Calls a function of the runtime, here or on the thread that waits for other processes."""
        self.signals = None if self.is_alone else interrupts.JobSignals()

    def make_caller(self) -> interrupts.Caller:
        """Returns what calls the steps of a session."""
        return self._caller or interrupts.Caller(may_abandon=True)

    @property
    def is_alone(self) -> bool:
        return self.processes == 1

    @property
    def is_first(self) -> bool:
        return self.process == 0

    def together(self, work: Callable[[], T]) -> T:
        """Does `work` in every process; raises in all if it raises in any."""
        if self.is_alone:
            return work()
        result, error = None, None
        try:
            result = work()
        except errors.JobError:
            raise  # all know
        except BaseException as e:
            error = e
        text = None if error is None else f"{type(error).__name__}: {error}".encode()[:1900]
        try:
            self.call(native.runtime().dp_job_agree, self.handle, text)
        except errors.Error:
            if error is None:
                raise
        if error is not None:
            raise error
        return result  # type: ignore[return-value]

    def broadcast(self, pointer: int | None, nbytes: int, root: int = 0) -> None:
        """Copies memory of one process to that of all others."""
        if not self.is_alone and nbytes:
            self.call(native.runtime().dp_job_broadcast, self.handle, pointer, nbytes, root)

    def broadcast_bytes(self, data: bytes | None) -> bytes:
        """Returns the bytes that process 0 gives."""
        if self.is_alone:
            return data or b""
        size = ctypes.c_int64(len(data) if self.is_first and data else 0)
        self.broadcast(ctypes.addressof(size), 8)
        buffer = ctypes.create_string_buffer(
            data if self.is_first and data else b"", max(size.value, 1)
        )
        self.broadcast(ctypes.addressof(buffer), size.value)
        return buffer.raw[: size.value]

    def all_gather(self, data: bytes) -> list[bytes]:
        """Returns the bytes of all processes, as many of each, by rank, in every process."""
        size = len(data)
        buffer = ctypes.create_string_buffer(max(size * self.processes, 1))
        address = ctypes.addressof(buffer)
        self.call(native.runtime().dp_job_all_gather, self.handle, data, size, address)
        return [buffer.raw[rank * size : (rank + 1) * size] for rank in range(self.processes)]

    def gather_bytes(self, data: bytes) -> list[bytes]:
        """Returns the bytes of all processes, by rank, in every process."""
        if self.is_alone:
            return [data]
        sizes = [
            int.from_bytes(n, "little") for n in self.all_gather(len(data).to_bytes(8, "little"))
        ]
        found = self.all_gather(data.ljust(max(sizes), b"\0"))
        return [padded[:size] for padded, size in zip(found, sizes)]

    def compare(self, settings: dict[str, str]) -> None:
        """Raises dp.JobError or RunError in all processes unless all have these settings."""
        if self.is_alone:
            return
        items = (native.Setting * max(len(settings), 1))(
            *(native.Setting(k.encode(), v.encode()) for k, v in settings.items())
        )
        self.call(native.runtime().dp_job_compare, self.handle, items, len(settings))

    def raise_if_stopped(self) -> None:
        """Raises KeyboardInterrupt in all processes after the same step if a signal asked one of
        them to stop."""
        if self.signals:
            self.signals.raise_if(native.runtime().dp_job_stop_reason(self.handle))

    def _leave(self, error: BaseException | None) -> None:
        """Ends the job in order, or tells the others of an error."""
        if os.getpid() != self._pid:
            return
        lib = native.runtime()
        try:
            if error is None:
                self.call(lib.dp_job_finish, self.handle)
            else:
                lib.dp_job_abort(
                    self.handle, f"rank {self.process}: {type(error).__name__}: {error}".encode()
                )
        except (errors.Error, KeyboardInterrupt) as problem:
            if error is None and not isinstance(problem, errors.JobError):
                print(f"dp: the job did not end in order: {problem}", file=sys.stderr)
        if self.signals:
            self.signals.restore()
        if self._caller:
            self._caller.end()
        lib.dp_job_destroy(self.handle)


_current: Job | None = None
_alone: Job | None = None
"""What sessions of this process alone have in place of a job."""
_before_end: list[Callable[[], None]] = []


def current(
    kind: str = "auto",
    timeout: float = 600.0,
    secret_file: str = "",
    listen: str = "",
    tls: bool = False,
) -> Job:
    """Joins the job of this process, or returns it if it has been joined with the same options.
    "host" joins none: the process is alone there, whatever else it has joined."""
    global _current, _alone
    settings = (kind, secret_file, listen, tls)
    if kind == "host":
        if _alone is None or _alone._pid != os.getpid():
            _alone = joined(kind, timeout, secret_file, listen, tls)
        return _alone
    if _current is not None and _current._pid == os.getpid():
        if settings != _current.settings:
            raise errors.ArgumentError(
                f"this process has joined its job with {_current.settings}, so another session "
                f"cannot join it with {settings}: give all sessions the same job options"
            )
        return _current
    _current = joined(kind, timeout, secret_file, listen, tls)
    return _current


def joined(kind: str, timeout: float, secret_file: str, listen: str, tls: bool) -> Job:
    options = native.JobOptions(
        kind.encode(), timeout, secret_file.encode() or None, listen.encode() or None, int(tls)
    )
    handle = native.handle(native.runtime().dp_job_join, ctypes.byref(options))
    atexit.register(_end)
    return Job(handle, (kind, secret_file, listen, tls))


def place() -> tuple[int, int]:
    """Returns the rank of this process and the number of processes."""
    if _current is not None:  # Also that of the parent, in a forked process.
        return _current.process, _current.processes
    process, processes = ctypes.c_int64(), ctypes.c_int64()
    native.check(
        native.runtime().dp_job_find_place(b"auto", ctypes.byref(process), ctypes.byref(processes))
    )
    return process.value, processes.value


def rank() -> int:
    """Returns the number of this process among those that torchrun, srun or mpirun started
    together; 0 for one that was started alone.

    It may be called before a session is made, and in workers of a DataLoader: it reads the
    launcher's environment and joins no job."""
    return place()[0]


def world_size() -> int:
    """Returns the number of processes that torchrun, srun or mpirun started together, each of which
    gives its own rows with batch="local"; 1 for one that was started alone, whatever number of
    devices it has. As rank(), it may be called at any time."""
    return place()[1]


def call_before_end(callback: Callable[[], None]) -> None:
    """Calls a function at the interpreter's exit, before the job of this process ends."""
    _before_end.append(callback)


@contextlib.contextmanager
def apart() -> Iterator[None]:
    """Sessions that are made inside are of this process alone, and end there, also in a job."""
    global _current
    kept, _current = _current, None
    try:
        yield
    finally:
        (job, _current) = (_current, kept)
        if job is not None:
            job._leave(None)


def _end() -> None:
    """At the interpreter's exit."""
    global _current, _alone
    for callback in _before_end:
        callback()
    jobs, _current, _alone = (_current, _alone), None, None
    for job in jobs:
        if job is not None:
            job._leave(getattr(sys, "last_exc", None) or getattr(sys, "last_value", None))
