"""Checks of values in the code of libraries, in a trace: a condition of which one branch only
raises is taken not to raise."""

from __future__ import annotations

import dis
import re
import sys
from collections.abc import Callable
from types import FrameType

from torch._subclasses.fake_tensor import DataDependentOutputException
from torch.fx.experimental.symbolic_shapes import GuardOnDataDependentSymNode

CONDITION = re.compile(r"POP_JUMP_(FORWARD_)?IF_(TRUE|FALSE)")


def only_raises(instructions: list[dis.Instruction], first: int) -> bool:
    """Whether the code from a place on raises an exception, without a decision before it."""
    for one in instructions[first:]:
        if one.opname == "RAISE_VARARGS":
            return True
        if (
            one.opname.startswith("RETURN")
            or one.opcode in dis.hasjrel
            or one.opcode in dis.hasjabs
        ):
            return False
    return False


def passing(frame: FrameType) -> bool | None:
    """Returns the value of the condition at which `frame` stands that does not raise: of an
    assertion or `if ...: raise`. None: the frame stands at no such condition."""
    instructions = list(dis.get_instructions(frame.f_code))
    places = {one.offset: place for place, one in enumerate(instructions)}
    place = places[frame.f_lasti]
    place += instructions[place].opname == "TO_BOOL"  # Since Python 3.13.
    jump = CONDITION.fullmatch(instructions[place].opname)
    if not jump:
        return None
    branches = {jump[2] == "TRUE": places[instructions[place].argval], jump[2] != "TRUE": place + 1}
    safe = [value for value, first in branches.items() if not only_raises(instructions, first)]
    return safe[0] if len(safe) == 1 else None


def truth(of: Callable, is_checked: Callable[[str], bool]) -> Callable:
    """Returns the truth value `of` a class with an answer for the checks in files of which
    `is_checked` holds."""

    def __bool__(value):
        try:
            return of(value)
        except (DataDependentOutputException, GuardOnDataDependentSymNode):
            frame = sys._getframe(1)
            answer = passing(frame) if is_checked(frame.f_code.co_filename) else None
            if answer is None:
                raise
            return answer

    return __bool__
