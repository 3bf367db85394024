"""Ctrl-C: a step that runs ends whole, on all ranks, before KeyboardInterrupt is raised, once.

A process alone defers SIGINT until the step and what is noted about it are complete; a second one
leaves the step alone, and the session cannot be used any more. In a job of several processes SIGINT
asks all of them to stop after the same step, the next one if none runs; a second one ends waits for
other processes at once.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

from dp import errors
from dp._runtime import native

try:
    # Without the wrappers that make enums, 30 µs of each call.
    from _signal import getsignal as _get_handler
    from _signal import signal as _set_handler
except ImportError:
    _get_handler, _set_handler = signal.getsignal, signal.signal

# A terminal's Ctrl-C and the launcher's own signal come at once: both are one request.
_SAME_REQUEST = 0.25


def _python_handler() -> Callable[[int, FrameType | None], Any] | None:
    """Returns the handler of SIGINT if it is one of Python and this thread may replace it."""
    if threading.current_thread() is not threading.main_thread():
        return None
    handler = _get_handler(signal.SIGINT)
    return handler if callable(handler) else None


class Deferred:
    """A context that SIGINT does not cut; the handler of before gets the signal at its end. A
    second one ends the wait of `caller`."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller
        self._previous: Any = None
        self._first = 0.0

    def _note(self, number: int, frame: FrameType | None) -> None:
        now = time.monotonic()
        if not self._first:
            self._first = now
        elif now - self._first > _SAME_REQUEST and self._caller.is_waiting:
            raise KeyboardInterrupt

    def __enter__(self) -> None:
        self._first = 0.0
        self._previous = _python_handler()
        if self._previous:
            _set_handler(signal.SIGINT, self._note)

    def __exit__(self, kind: type[BaseException] | None, *error: object) -> None:
        if self._previous:
            _set_handler(signal.SIGINT, self._previous)
            if self._first and kind is not KeyboardInterrupt:
                self._previous(signal.SIGINT, None)


class JobSignals:
    """Handles SIGINT while this process is in a job of several."""

    def __init__(self) -> None:
        # A handler of the user's own stays.
        self._previous = (
            _python_handler()
            if signal.getsignal(signal.SIGINT) is signal.default_int_handler
            else None
        )
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
            print(
                "dp: all ranks stop after this step; another Ctrl-C stops this process at once",
                file=sys.stderr,
                flush=True,
            )
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
        if (
            self._previous
            and threading.current_thread() is threading.main_thread()
            and signal.getsignal(signal.SIGINT) == self._handle
        ):
            signal.signal(signal.SIGINT, self._previous)


class Caller:
    """Calls C on a thread of its own, so that Python's signal handlers run on this one while the
    call waits or computes, and so that this thread need not wait for a device that is stuck."""

    def __init__(self, may_abandon: bool) -> None:
        """`may_abandon`: KeyboardInterrupt leaves the call alone; else the call must end, which
        dp_interrupt brings about."""
        self._may_abandon = may_abandon
        self._guard, self._use = threading.Lock(), threading.Lock()
        # Two locks that are held unless there is work, or an answer: a third of what threading's
        # other classes take.
        self._work_there, self._answer_there = threading.Lock(), threading.Lock()
        self._work_there.acquire()
        self._answer_there.acquire()
        self._work: tuple[Callable[..., int], tuple[Any, ...]] | None = None
        self._answer: tuple[errors.Error | None] | None = None
        self._thread: threading.Thread | None = None
        self._pid = os.getpid()
        self.is_waiting = False
        self.abandoned = False
        """A call has not ended and nobody waits for it. No other call is possible."""

    def _loop(self) -> None:
        while True:
            self._work_there.acquire()
            if self._work is None:
                return
            function, arguments = self._work
            status = function(*arguments)
            self._finish(
                native.last_error(status) if status else None
            )  # the message belongs to this thread

    def _finish(self, error: errors.Error | None) -> bool:
        with self._guard:
            if self._answer is not None or self.abandoned:
                return False
            self._answer = (error,)
            self._answer_there.release()
            return True

    def abandon(self, message: str, rank: int) -> None:
        """Ends the wait for a call that does not end, by StepTimeout."""
        if self._finish(native.error_of(native.TIMEOUT, message, rank)):
            self.abandoned = True

    def __call__(self, function: Callable[..., int], *arguments: Any) -> None:
        """Calls a function that returns a status; raises the exception of one that is not
        success."""
        with self._use:
            if self._thread is None:
                self._thread = threading.Thread(target=self._loop, name="dp-call", daemon=True)
                self._thread.start()
            self._answer_there.acquire(blocking=False)  # A wait that was cut may have left it.
            self._work, self._answer = (function, arguments), None
            has_begun = False
            try:
                self.is_waiting = has_begun = True
                self._work_there.release()
                self._answer_there.acquire()
            except BaseException:
                self.is_waiting = False
                if has_begun:
                    self._settle()
                raise
            self.is_waiting = False
            (error,) = self._answer or (native.error_of(native.TIMEOUT, ""),)
        if error is not None:
            raise error

    def _settle(self) -> None:
        """After an exception of a signal handler: leaves the call alone, or waits for its end. The
        answer may have been taken already."""
        if self._may_abandon:
            with self._guard:
                self.abandoned = self._answer is None
        while not self.abandoned and self._answer is None:
            self._answer_there.acquire()
        if not self.abandoned:
            self._answer_there.acquire(blocking=False)

    def end(self) -> None:
        """Ends the thread, unless its call does not end."""
        if self._thread is not None and not self.abandoned and os.getpid() == self._pid:
            self._work = None
            self._work_there.release()
            if self._thread is not threading.current_thread():
                self._thread.join()
            self._thread = None


def call(function: Callable[..., Any], *arguments: Any) -> None:
    """Calls a function that returns a status on this thread, as Caller does on its own."""
    native.check(function(*arguments))
