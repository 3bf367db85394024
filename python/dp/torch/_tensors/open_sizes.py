"""Sizes that a trace leaves open, as keys."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import torch


def expression_of(size: Any) -> Any:
    """Returns a size, an open one by its expression in sympy."""
    return size.node.expr if isinstance(size, torch.SymInt) else size


def sizes_of(values: Iterable[Any]) -> tuple:
    """Returns sizes as a key."""
    return tuple(map(expression_of, values))
