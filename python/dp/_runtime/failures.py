"""When a session cannot be used, and what a step that failed says."""

from __future__ import annotations

import ctypes
import os
import threading
from typing import TYPE_CHECKING

from dp import arrays, errors
from dp._runtime import native

if TYPE_CHECKING:
    from dp._runtime.program import Entry
    from dp._runtime.programs import Specs
    from dp._runtime.states import States


_kept: list[object] = []


def keep(call: object) -> None:
    """Keeps the arrays of a call that nobody waits for: its step still reads and writes them."""
    _kept.append(call)


def check_usable(closed: bool, abandoned: bool, pid: int, lock: threading.Lock) -> None:
    """Raises dp.RunError if this thread cannot use the session of the process `pid`."""
    if closed:
        raise errors.RunError("the session is closed")
    if abandoned:
        raise errors.RunError(
            "a step of this session has not ended, so the session is lost; make a new one"
        )
    if os.getpid() != pid:
        raise errors.RunError(
            "this process was forked after the session was made, and the session's threads are in "
            "its parent; make a session here, or start the process by 'spawn'"
        )
    if lock.locked():
        raise errors.RunError(
            "another thread is using this session; one thread at a time may, so use a lock or a "
            "session per thread"
        )


def of_step(
    entry: Entry, specs: Specs, error: errors.Error, states: States, is_alone: bool, abandoned: bool
) -> errors.Error:
    """Returns the exception of a step that failed: of its arguments, if the states are still
    set."""
    is_ours = is_alone and not abandoned and error.status == native.INVALID
    if is_ours and all(_is_set(entry, name, states) for name in list(entry.states)[:1]):
        return errors.ArgumentError(str(error))
    states.failed(entry, str(error).splitlines()[0] if str(error) else "")
    if error.status == native.DIVERGED:
        shapes = ", ".join(
            f"{name}: {arrays.describe(code or 0, shape)}"
            for name, (code, shape) in specs.items()
            if code is not None
        )
        error.args = (
            f"{error}. Here the step has {shapes}; all processes must have the same sizes (see "
            "dp.Session, batch=), and set states and learning rates alike",
        )
    return error


def _is_set(entry: Entry, name: str, states: States) -> bool:
    code, shape = states.spec(name)
    c = native.Array(None, code, len(shape), (ctypes.c_int64 * max(len(shape), 1))(*shape))
    return (
        native.runtime().dp_session_get_state(entry.program.session, name.encode(), ctypes.byref(c))
        == native.SUCCESS
    )
