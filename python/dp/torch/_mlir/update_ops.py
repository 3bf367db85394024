"""The ops that updates of parameters are in a graph whose updates are functions.

update_bodies.py makes graphs of updates and calls them by these ops, update_calls.py makes calls
of functions of them.
"""

from __future__ import annotations

from collections.abc import Callable

import torch

from dp.torch._mlir import routines

PREFIX = "update__"


def op_of(operands: int, results: int) -> Callable:
    """Returns the op of updates with so many operands and results. Its last operand is the number
    of the update's graph."""
    name = f"{PREFIX}{operands}__{results}"
    if not hasattr(torch.ops.dp, name):
        given = "".join(f"Tensor x{i}, " for i in range(operands))
        made = "Tensor" if results == 1 else f"({', '.join(['Tensor'] * results)})"
        routines.LIBRARY.define(f"{name}({given}int number) -> {made}")
    return getattr(torch.ops.dp, name).default
