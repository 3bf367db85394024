"""A line that says what takes long before the first run of a step: which phase is under way, and at
the end how long each took.

It comes on stderr after 5 seconds. DP_PROGRESS=SECONDS is another time, DP_PROGRESS=off leaves the
lines out.
"""

from __future__ import annotations

import contextlib
import contextvars
import os
import sys
import threading
import time
from collections.abc import Iterator

SECONDS = 5.0


def threshold() -> float | None:
    """Returns the seconds after which lines come; None: never. What is no number counts as no
    setting."""
    setting = os.environ.get("DP_PROGRESS", "")
    if setting == "off":
        return None
    try:
        return max(0.0, float(setting))
    except ValueError:
        return SECONDS


def show(line: str) -> None:
    with contextlib.suppress(OSError, ValueError, AttributeError):  # stderr is closed, or None.
        sys.stderr.write(f"dp: {line}\n")
        sys.stderr.flush()


class Phases:
    """The phases before a run of a step, of which one is under way at a time."""

    def __init__(self, step: str, after: float | None):
        """`after`: the seconds after which lines come."""
        self.step, self.after = step, after
        self.began = self.since = time.perf_counter()
        self.name = "preparing"
        """The phase that is under way."""
        self.seconds: dict[str, float] = {}
        self.notes: list[str] = []
        self.timer: threading.Timer | None = None
        self.lock, self.is_ended = threading.Lock(), False
        if after:
            self.wait(after, after)

    def wait(self, seconds: float, until: float) -> None:
        """Says which phase is under way in so many seconds, `until` seconds after the begin, and
        again after twice that time."""

        def say() -> None:
            # No clock and no environment: a trace watches what is read.
            show(f"step '{self.step}': {self.name}, {until:g} s so far")
            self.wait(until, 2 * until)

        with self.lock:
            if not self.is_ended:
                self.timer = threading.Timer(seconds, say)
                self.timer.daemon = True
                self.timer.start()

    def enter(self, name: str) -> None:
        """Ends the phase before and begins one, or goes on with it."""
        now = time.perf_counter()
        self.seconds[self.name] = self.seconds.get(self.name, 0.0) + now - self.since
        if self.after == 0 and name not in ("", self.name):
            show(f"step '{self.step}': {name}")
        self.name, self.since = name, now

    def end(self, is_ready: bool) -> None:
        with self.lock:
            self.is_ended = True
            if self.timer is not None:
                self.timer.cancel()
        self.enter("")
        total = self.since - self.began
        if not is_ready or self.after is None or total < self.after:
            return
        parts = [f"{name} {s:.1f} s" for name, s in self.seconds.items() if name != "preparing"]
        notes = "".join(f"; {note}" for note in dict.fromkeys(self.notes))
        show(f"step '{self.step}' is ready after {total:.1f} s: {', '.join(parts)}{notes}")


_current: contextvars.ContextVar[Phases | None] = contextvars.ContextVar("phases", default=None)


@contextlib.contextmanager
def of_step(step: str, is_shown: bool) -> Iterator[None]:
    """Meanwhile enter() is about this step; `is_shown`: lines may come."""
    phases = Phases(step, threshold() if is_shown else None)
    before = _current.set(phases)
    is_ready = False
    try:
        yield
        is_ready = True
    finally:
        _current.reset(before)
        phases.end(is_ready)


def enter(name: str) -> None:
    """Begins a phase of the step that is being prepared; the one before ends."""
    if phases := _current.get():
        phases.enter(name)


def note(text: str) -> None:
    """Adds to the line at the end."""
    if phases := _current.get():
        phases.notes.append(text)
