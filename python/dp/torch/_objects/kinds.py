"""Whose a class, a value or a line of code is, and which values have attributes."""

from __future__ import annotations

import collections
import functools
import sys
import types
from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from torch._subclasses import FakeTensor
from torch.utils import _pytree as pytree

from dp.torch._objects import origins
from dp.torch._objects.holders import PLAIN

BUILT_IN = (
    dict,
    list,
    tuple,
    set,
    frozenset,
    collections.deque,
    bytearray,
    np.ndarray,
    torch.Tensor,
    *PLAIN[:-1],
)


def has_attributes(value: Any) -> bool:
    """Whether a value is of a kind that Python, numpy or PyTorch has built in, and has attributes
    beside that."""
    return (
        isinstance(value, BUILT_IN)
        and bool(getattr(value, "__dict__", None))
        and not type(value).__module__.startswith("dp.")
    )


@functools.lru_cache(1024)
def is_code_of_user(file: str) -> bool:
    return origins.is_of_user(file) and not origins.is_of_library(file)


def has_code_of_user(code: types.CodeType, space: Mapping[str, Any]) -> bool:
    """Whether code with these globals is the user's: text that is given to exec(), or to `python
    -c`, is of no file."""
    if not code.co_filename.startswith("<string>"):
        return is_code_of_user(code.co_filename)
    file = space.get("__file__")
    return not space.get("__name__", "").startswith("torch.") and (
        not isinstance(file, str) or is_code_of_user(file)
    )


def can_be_hooked(kind: type) -> bool:
    """Whether a class is of Python's, whose attributes can be set: a heap type that is not
    immutable."""
    return bool(kind.__flags__ & 1 << 9) and not kind.__flags__ & 1 << 8


def is_of_user(kind: type) -> bool:
    file = getattr(sys.modules.get(kind.__module__), "__file__", None) or "<none>"
    return kind.__module__ == "__main__" or is_code_of_user(file)


def has_traced(value: Any) -> bool:
    """Whether an object has a tensor of a trace among its attributes."""
    return any(
        isinstance(leaf, FakeTensor)
        for leaf in pytree.tree_leaves(dict(getattr(value, "__dict__", None) or {}))
    )
