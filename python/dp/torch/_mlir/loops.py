"""Loops over the first dimension of tensors in graphs of PyTorch, such as the time steps of a
recurrent network.

A Body is an op of PyTorch for each direction. loop_bodies.py traces bodies, loop_calls.py makes
scf.for of the ops.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

import torch

from dp.torch._mlir import routines

PREFIX = "loop__"
Tensors = Sequence[torch.Tensor]
Function = Callable[[Tensors, Tensors, Tensors], tuple[Tensors, Tensors]]


@dataclasses.dataclass(frozen=True)
class Body:
    """One iteration: `function(constants, carried, slices)` returns the next carried tensors, and
    outputs, which are stacked. The four numbers are those of the tensors."""

    name: str
    function: Function
    constants: int
    carried: int
    slices: int
    outputs: int

    def __post_init__(self):
        results = ", ".join(["Tensor"] * (self.carried + self.outputs))
        operands = ", ".join(f"Tensor x{i}" for i in range(self.operands))
        for name in (self.op_name(is_reversed) for is_reversed in (False, True)):
            # `number` is that of the traced body in a module; see loop_bodies.mark().
            routines.LIBRARY.define(f"{name}({operands}, int number=-1) -> ({results})")
            is_reversed = name == self.op_name(True)

            def shaped(*given, number=-1):
                return self.shaped(given[: self.operands])

            def run(*given, number=-1, is_reversed=is_reversed):
                return self.run(given[: self.operands], is_reversed)

            torch.library.register_fake(f"dp::{name}", shaped, lib=routines.LIBRARY)
            # For locating.py, which runs graphs by PyTorch.
            routines.LIBRARY.impl(name, run, "CPU")
            OPS[getattr(torch.ops.dp, name).default] = self

    @property
    def operands(self) -> int:
        return self.constants + self.carried + self.slices

    def op_name(self, is_reversed: bool) -> str:
        return f"{PREFIX}{self.name}{'__reversed' if is_reversed else ''}"

    def parts(self, operands: Tensors) -> tuple[Tensors, Tensors, Tensors]:
        """Returns constants, initial carried tensors and what is sliced."""
        first, second = self.constants, self.constants + self.carried
        return operands[:first], operands[first:second], operands[second:]

    def of_slices(self, *operands: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """Returns the carried tensors and the outputs of one iteration."""
        carried, outputs = self.function(*self.parts(operands))
        return (*carried, *outputs)

    def slices_like(self, operands: Tensors) -> list[torch.Tensor]:
        """Returns operands of one iteration, without their numbers."""
        constants, carried, sliced = self.parts(operands)
        return [*constants, *carried, *(x.new_empty(x.shape[1:]) for x in sliced)]

    def shaped(self, operands: Tensors) -> tuple[torch.Tensor, ...]:
        *_, sliced = self.parts(operands)
        made = self.of_slices(*self.slices_like(operands))
        return (
            *(x.new_empty(x.shape) for x in made[: self.carried]),
            *(x.new_empty((sliced[0].shape[0], *x.shape)) for x in made[self.carried :]),
        )

    def run(self, operands: Tensors, is_reversed: bool) -> tuple[torch.Tensor, ...]:
        constants, carried, sliced = self.parts(operands)
        results = self.shaped(operands)
        places = range(sliced[0].shape[0])
        for place in reversed(places) if is_reversed else places:
            carried, outputs = self.function(constants, carried, [x[place] for x in sliced])
            for whole, one in zip(results[self.carried :], outputs, strict=True):
                whole[place] = one
        # A result of an op is no operand of it.
        return (*(x.clone() for x in carried), *results[self.carried :])

    def __call__(
        self, constants: Tensors, carried: Tensors, sliced: Tensors, *, is_reversed: bool
    ) -> tuple[torch.Tensor, ...]:
        """Returns the last carried tensors, and the stacked outputs of all iterations, over the
        first dimension of `sliced`, from its end if `is_reversed`."""
        op = getattr(torch.ops.dp, self.op_name(is_reversed)).default
        return op(*constants, *carried, *sliced)


OPS: dict[torch._ops.OpOverload, Body] = {}
