"""Whose code is: a user's, a library's, PyTorch's, Python's or this package's; and the user's place
of a node or an error."""

from __future__ import annotations

import functools
import os
import re
import sys
import sysconfig
import traceback
import types
from collections.abc import Sequence
from typing import Any, NamedTuple

import torch

import dp

# Folders of code, each with a separator at its end.
PYTORCH, PACKAGE, PYTHON = (
    os.path.join(folder, "")
    for folder in (
        os.path.dirname(os.path.abspath(torch.__file__)),
        os.path.dirname(os.path.abspath(dp.__file__)),
        sysconfig.get_paths()["stdlib"],
    )
)
LIBRARIES = {os.path.join(sysconfig.get_paths()[name], "") for name in ("purelib", "platlib")}
PACKAGES = re.compile(r"[/\\](site|dist)-packages[/\\]")
"""Of other installations that Python may find packages in: the user's, the system's, that of a
virtual environment's base."""

# Of a frame in the trace that PyTorch keeps of a node, and of a location in MLIR.
FRAME = re.compile(r'File "([^"]+)", line (\d+)|"([^"]+)":(\d+)')


class Origin(NamedTuple):
    """Where an op of a graph comes from; meta["origin"] of its node."""

    name: str
    """The path of the user's module, or what the op is a gradient or an update of."""
    place: str | None
    """FILE:LINE of the user's code."""


@functools.cache
def is_of_user(file: str) -> bool:
    """Whether code is neither PyTorch's, nor Python's, nor this package's."""
    if file.startswith(("<stdin>", "<ipython-input")):
        return True
    path = os.path.abspath(file)
    if file.startswith("<") or path.startswith((PYTORCH, PACKAGE)):
        return False
    return not path.startswith(PYTHON) or is_of_package(path)


def is_of_package(path: str) -> bool:
    """Whether a file is an installed package's."""
    return path.startswith(tuple(LIBRARIES)) or PACKAGES.search(path) is not None


def is_of_library(file: str) -> bool:
    """Whether code is an installed package's, or PyTorch's."""
    path = os.path.abspath(file)
    return path.startswith(PYTORCH) or is_of_package(path)


def innermost(frames: Sequence[tuple[str, Any]]) -> tuple[str, Any] | None:
    """Returns the last of the frames (file, line) that is the user's or a library's."""
    return next((frame for frame in reversed(frames) if is_of_user(frame[0])), None)


def frames_in(stack_trace: str | None) -> list[tuple[str, str]]:
    return [(m[1] or m[3], m[2] or m[4]) for m in FRAME.finditer(stack_trace or "")]


@functools.lru_cache(1 << 12)
def place_in(stack_trace: str | None) -> str | None:
    """Returns FILE:LINE of the innermost frame of the user or of a library."""
    found = innermost(frames_in(stack_trace))
    return found and f"{found[0]}:{found[1]}"


def frame_of_call() -> types.FrameType | None:
    """Returns the innermost frame of the user or of a library that has called."""
    frame: types.FrameType | None = sys._getframe(1)
    while frame is not None and not is_of_user(frame.f_code.co_filename):
        frame = frame.f_back
    return frame


def place_of_call() -> str | None:
    """Returns FILE:LINE of that frame."""
    frame = frame_of_call()
    return frame and f"{frame.f_code.co_filename}:{frame.f_lineno}"


def stack_of_call() -> str | None:
    """Returns that frame as PyTorch writes the frames of a node."""
    frame = frame_of_call()
    return frame and f'File "{frame.f_code.co_filename}", line {frame.f_lineno}'


def place_of(error: BaseException) -> str | None:
    if text := getattr(error, "stack_trace", None):
        return place_in(text)
    found = innermost(
        [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    )
    return found and f"{found[0]}:{found[1]}"


def is_made_by_library(node: torch.fx.Node) -> bool:
    found = innermost(frames_in(node.meta.get("stack_trace")))
    return found is not None and is_of_library(found[0])
