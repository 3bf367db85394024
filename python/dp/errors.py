"""The exceptions of the package. Each message says what was found, what was expected and what to
do."""

from __future__ import annotations


class Error(Exception):
    """Base class of all errors of the package."""

    status: int = 0
    """The runtime's status; 0: the error is not the runtime's."""

    rank: int | None = None
    """The rank that failed, is gone, is late or differs from the others, if it is known."""


class TraceError(Error):
    """A step has no graph, for example because Python branches on the value of a tensor. `place` is
    the user's FILE:LINE."""

    def __init__(self, message: str, place: str | None = None):
        super().__init__(f"{place}: {message}" if place else message)
        self.place = place


class CompileError(Error):
    """The compiler refused a graph. `diagnostics` is its whole output; `place` the user's FILE:LINE
    of the first error."""

    def __init__(self, message: str, diagnostics: str = "", place: str | None = None):
        super().__init__(message)
        self.diagnostics = diagnostics
        self.place = place


class ToolError(Error):
    """A part of the package is missing or does not fit: the runtime's library, the compiler, a
    framework."""


class ArgumentError(Error, ValueError):
    """An argument has another name, shape, dtype or layout than the step expects."""


class RunError(Error):
    """A step failed on a device. The session's states are unset until they are set or loaded
    again."""


class JobError(RunError):
    """Another process of the job failed or is gone; that process reports why."""


class StepTimeout(RunError, TimeoutError):
    """A step made no progress for the session's `timeout` seconds."""


class VerifyError(Error):
    """A step has computed something else than the framework, as Session(verify=...) has found.
    `tensor` is the first result or state that differs, `op` the first op of the graph whose value
    does, and `place` the user's FILE:LINE of it; None: not found."""

    tensor: str = ""
    op: str | None = None
    place: str | None = None


class FileError(Error):
    """A file cannot be read or written, is damaged, or is of another kind."""
