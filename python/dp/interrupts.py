"""Ctrl-C: a step that runs ends whole, on all ranks, before KeyboardInterrupt is raised, once.

A process alone defers SIGINT until the step and what is noted about it are complete. In a job of several processes SIGINT asks all
of them to stop after the same step, the next one if none runs; a second one ends waits for other processes at once.
"""
from __future__ import annotations

import signal
import sys
import threading
import time
from types import FrameType
from typing import Any, Callable

from dp import native

# A terminal's Ctrl-C and the launcher's own signal come at once: both are one request.
_SAME_REQUEST = 0.25


def _python_handler() -> Callable[[int, FrameType | None], Any] | None:
    """Returns the handler of SIGINT if it is one of Python and this thread may replace it."""
    if threading.current_thread() is not threading.main_thread():
        return None
    handler = signal.getsignal(signal.SIGINT)
    return handler if callable(handler) else None


class Deferred:
    """A context that SIGINT does not cut; the handler of before gets the signal at its end."""

    def __init__(self) -> None:
        self._previous: Any = None
        self._frame: FrameType | None = None
        self._came = False

    def _note(self, number: int, frame: FrameType | None) -> None:
        self._came = True

    def __enter__(self) -> None:
        self._came = False
        self._previous = _python_handler()
        if self._previous:
            signal.signal(signal.SIGINT, self._note)

    def __exit__(self, *error: object) -> None:
        if self._previous:
            signal.signal(signal.SIGINT, self._previous)
            if self._came:
                self._previous(signal.SIGINT, None)


class JobSignals:
    """Handles SIGINT while this process is in a job of several."""

    def __init__(self) -> None:
        self._previous = _python_handler()
        self._first = 0.0
        self.raised = False
        """KeyboardInterrupt has been raised for the job's stop."""
        if self._previous:
            signal.signal(signal.SIGINT, self._handle)

    def _handle(self, number: int, frame: FrameType | None) -> None:
        now = time.monotonic()
        if not self._first:
            self._first = now
            native.runtime().dp_request_stop(signal.SIGINT)
            print("dp: all ranks stop after this step; another Ctrl-C stops this process at once", file=sys.stderr, flush=True)
        elif now - self._first > _SAME_REQUEST:
            native.runtime().dp_interrupt()
            self.raised = True
            raise KeyboardInterrupt

    def raise_if(self, reason: int) -> None:
        """Raises KeyboardInterrupt, once, if `reason`, that of all processes, is not 0."""
        if reason and not self.raised:
            self.raised = True
            raise KeyboardInterrupt(f"a rank of the job got signal {reason}")

    def restore(self) -> None:
        if self._previous and threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGINT) == self._handle:
            signal.signal(signal.SIGINT, self._previous)


class Caller:
    """Calls C on a thread of its own, so that Python's signal handlers run on this one while the call waits for other processes."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._work: tuple[Callable[..., Any], tuple[Any, ...], threading.Event, list[Any]] | None = None
        self._ready = threading.Semaphore(0)
        self._thread: threading.Thread | None = None

    def _loop(self) -> None:
        while True:
            self._ready.acquire()
            if self._work is None:
                return
            function, arguments, done, answer = self._work
            answer.append(function(*arguments))
            answer.append(native.last_error())  # the message belongs to this thread
            done.set()

    def __call__(self, function: Callable[..., Any], *arguments: Any) -> None:
        """Calls a function that returns a status; raises the exception of one that is not success."""
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._loop, name="dp-job", daemon=True)
                self._thread.start()
            done = threading.Event()
            answer: list[Any] = []
            self._work = (function, arguments, done, answer)
            self._ready.release()
            # A handler that raises leaves the call to its end, which dp_interrupt brings about.
            try:
                done.wait()
            except BaseException:
                done.wait()
                raise
        if answer[0] != native.SUCCESS:
            raise native.error_of(answer[0], answer[1])

    def end(self) -> None:
        if self._thread is not None:
            self._work = None
            self._ready.release()
            self._thread.join()
            self._thread = None


def call(function: Callable[..., Any], *arguments: Any) -> None:
    """Calls a function that returns a status on this thread, as Caller does on its own."""
    native.check(function(*arguments))
