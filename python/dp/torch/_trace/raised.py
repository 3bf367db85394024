"""Errors that a trace raises in the user's code, which may catch them: they are raised again when
the trace ends."""

from __future__ import annotations

import sys
import types
from typing import NoReturn

from dp.errors import TraceError
from dp.torch._objects import origins


def user_line() -> str | None:
    """Returns FILE:LINE of the user's code that has called, if no library stands between."""
    frame: types.FrameType | None = sys._getframe(2)
    while frame is not None and not origins.is_of_user(frame.f_code.co_filename):
        frame = frame.f_back
    if frame is None or origins.is_of_library(frame.f_code.co_filename):
        return None
    return f"{frame.f_code.co_filename}:{frame.f_lineno}"


refusals: list[TraceError] = []
"""Of the trace: the user's code may catch one."""


def refuse(text: str, place: str | None) -> NoReturn:
    refusals.append(TraceError(text, place))
    raise refusals[-1]


def raise_refused() -> None:
    """Raises what the user's code has caught."""
    if refusals:
        raise refusals[0]
