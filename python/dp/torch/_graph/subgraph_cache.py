"""Subgraphs of the process's earlier traces. A step is traced again for another number of rows, or
where something that its guard looks at has changed, and a second step has ops of the first: its
trace takes their subgraphs from here.

What is kept has no tensor of a trace, whose fake mode would stay with it, but their dtypes and
shapes."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any, TypeVar

import torch
from torch._subclasses import FakeTensor, FakeTensorMode
from torch.fx.experimental.proxy_tensor import disable_proxy_modes_tracing
from torch.overrides import _get_current_function_mode_stack
from torch.utils import _pytree as pytree

if TYPE_CHECKING:
    from dp.torch._graph.subgraphs import Subgraph

# Nodes of all subgraphs that are kept, 10 MB, and bytes of the constants of one.
LARGEST, LARGEST_CONSTANTS = 20000, 4096
PLAIN = (
    bool,
    int,
    float,
    complex,
    str,
    type(None),
    torch.dtype,
    torch.device,
    torch.layout,
    torch.memory_format,
)
MISSING = object()
# A function may have no subgraph.
Kept = TypeVar("Kept", bound="Subgraph | None")


class NotKept(Exception):
    """A subgraph depends on more than its key says, or has a value of a kind that is not made
    anew."""


@dataclasses.dataclass(frozen=True)
class Layout:
    """A tensor without its numbers."""

    dtype: torch.dtype
    device: torch.device
    shape: tuple[int, ...]
    stride: tuple[int, ...]
    offset: int

    def make(self) -> torch.Tensor:
        if not self.offset:
            return torch.empty_strided(
                self.shape, self.stride, dtype=self.dtype, device=self.device
            )
        length = (
            self.offset + 1 + sum((n - 1) * step for n, step in zip(self.shape, self.stride) if n)
        )
        return torch.empty(length, dtype=self.dtype, device=self.device).as_strided(
            self.shape, self.stride, self.offset
        )


def layout_of(value: Any) -> Any:
    if isinstance(value, PLAIN):
        return value
    is_plain = (
        type(value) is FakeTensor and value.layout is torch.strided and not value.requires_grad
    )
    if (
        not is_plain
        or value.is_conj()
        or value.is_neg()
        or any(type(n) is not int for n in value.shape)
    ):
        raise NotKept
    return Layout(
        value.dtype, value.device, tuple(value.shape), value.stride(), value.storage_offset()
    )


def is_plain(value: Any) -> bool:
    return isinstance(value, PLAIN) or isinstance(value, tuple) and all(map(is_plain, value))


def flags() -> tuple[Hashable, ...]:
    """Returns PyTorch's settings that a trace depends on."""
    backends = torch.backends.cuda
    return (
        torch.get_default_dtype(),
        torch.get_default_device(),
        torch.is_autocast_enabled("cpu"),
        torch.get_autocast_dtype("cpu"),
        torch.is_grad_enabled(),
        torch.are_deterministic_algorithms_enabled(),
        backends.flash_sdp_enabled(),
        backends.mem_efficient_sdp_enabled(),
        backends.math_sdp_enabled(),
        torch._C._functorch._is_vmap_fallback_enabled(),
    )


def environment() -> Hashable:
    """Returns what a trace depends on beside the function and its operands."""
    return (*flags(), *map(type, _get_current_function_mode_stack()))


class Cache:
    def __init__(self) -> None:
        self.subgraphs: dict[Hashable, Subgraph | None] = {}
        self.nodes = 0

    def of(self, key: Hashable | None, fake: FakeTensorMode, trace: Callable[[], Kept]) -> Kept:
        """Returns the subgraph of a key; `trace` makes it if there is none, and always with the
        key None."""
        if key is None:
            return trace()
        subgraph = self.find(key, fake)
        if subgraph is MISSING:
            self.keep(key, subgraph := trace())
        return subgraph

    def find(self, key: Hashable, fake: FakeTensorMode) -> Any:
        """Returns the subgraph of a key with values of `fake`; MISSING if there is none."""
        if (kept := self.subgraphs.get(key)) is None:
            return None if key in self.subgraphs else MISSING
        with disable_proxy_modes_tracing(), fake:

            def make(value):
                return value.make() if isinstance(value, Layout) else value

            return dataclasses.replace(
                kept, metas=[pytree.tree_map(make, meta) for meta in kept.metas]
            )

    def keep(self, key: Hashable, subgraph: Subgraph | None) -> None:
        try:
            kept = None if subgraph is None else self.without_tensors(subgraph)
        except NotKept:
            return
        self.nodes += len(kept.body) if kept else 0
        self.subgraphs[key] = kept
        while self.nodes > LARGEST:
            oldest = self.subgraphs.pop(next(iter(self.subgraphs)))
            self.nodes -= len(oldest.body) if oldest else 0

    def without_tensors(self, subgraph: Subgraph) -> Subgraph:
        constants = subgraph.constants.values()
        if (
            any(type(v) is not torch.Tensor for v in constants)
            or sum(v.nbytes for v in constants) > LARGEST_CONSTANTS
        ):
            raise NotKept
        return dataclasses.replace(
            subgraph, metas=[pytree.tree_map(layout_of, meta) for meta in subgraph.metas]
        )

    def clear(self) -> None:
        self.subgraphs.clear()
        self.nodes = 0


CACHE = Cache()
