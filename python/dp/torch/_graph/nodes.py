"""Nodes of a graph that is traced, made without PyTorch's dispatch, where the layouts of their
results are known."""

from __future__ import annotations

import dataclasses
import operator
from typing import Any

import torch
from torch._subclasses import FakeTensor, FakeTensorMode
from torch._subclasses.fake_tensor import in_kernel_invocation_manager
from torch.fx.experimental.proxy_tensor import _ProxyTensor

Tensor = torch.Tensor


@dataclasses.dataclass(frozen=True)
class Made:
    """A result of an op."""

    dtype: torch.dtype
    device: torch.device
    shape: torch.Size
    stride: tuple[int, ...]
    offset: int = 0
    base: int | None = None
    """The number of the operand whose memory it has."""

    def make(self, fake: FakeTensorMode, operands: list[Tensor]) -> Tensor:
        """Returns the result as a tensor of the device meta."""
        with in_kernel_invocation_manager(fake):
            if self.base is None:
                return torch.empty_strided(self.shape, self.stride, dtype=self.dtype, device="meta")
            made = torch.empty((), dtype=self.dtype, device="meta")
            made.set_(operands[self.base].untyped_storage(), self.offset, self.shape, self.stride)
            return made

    def of(self, made: Tensor, fake: FakeTensorMode) -> FakeTensor:
        return FakeTensor(fake, made, self.device)


@dataclasses.dataclass(frozen=True)
class Results:
    made: tuple[Made, ...]
    kind: type | None
    """The sequence that the op returns; None: one tensor."""


def add(
    tracer: Any,
    call: tuple[Any, tuple, dict[str, Any], str],
    results: Results,
    fake: FakeTensorMode,
    operands: list[Tensor],
) -> Any:
    """Adds a node of `call`, an op with its arguments as nodes and constants and the name of the
    node, to a trace. Returns the results."""
    with torch._C.DisableTorchFunction():
        node = tracer.create_node("call_function", *call)
        tensors, values = [], []
        for number, one in enumerate(results.made):
            made, part = one.make(fake, operands), node
            tensors.append(one.of(made, fake))
            if results.kind is not None:
                values.append(one.of(made, fake))
                part = tracer.create_node("call_function", operator.getitem, (node, number), {})
            part.meta["val"] = one.of(made, fake)
            tracer.tensor_tracker[tensors[-1]] = _ProxyTensor(tracer.proxy(part), None)
        if results.kind is None:
            return tensors[0]
        node.meta["val"] = results.kind(values)
        return results.kind(tensors)
