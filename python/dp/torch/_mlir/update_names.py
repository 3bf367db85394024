"""The names of dp's ops of updates at indices with open sizes, which say what is updated. Apart
from their lowering: decompositions make such ops, also where there is no compiler."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from dp.torch._mlir import routines

PREFIX = "index_update__"
Dims = Sequence[int | None]


def written(dims: Sequence[int | None]) -> str:
    """Returns dimensions as a part of an op's name."""
    return "_".join("x" if dim is None else str(dim) for dim in dims)


def read(part: str) -> list[int | None]:
    return [None if dim == "x" else int(dim) for dim in part.split("_") if dim]


def op_of(
    kind: str,
    dims: Dims = (0,),
    batching: Dims = (),
    maps: Sequence[Dims] = (),
    counted: Dims = (),
) -> Any:
    """Returns dp's op of an update of these dimensions of a tensor, as dp.index_update has them.
    `maps`: of each index, by its dimensions, which of the dimensions `counted` of the updates it
    has; none for a single index with all of them."""
    parts = dims, batching, *((counted, *maps) if maps else ())
    name = PREFIX + "__".join((kind, *map(written, parts)))
    if not hasattr(torch.ops.dp, name):
        given = "".join(f", Tensor index{i}" for i in range(max(len(maps), 1)))
        routines.LIBRARY.define(f"{name}(Tensor x{given}, Tensor values) -> Tensor")

        @torch.library.register_fake(f"dp::{name}", lib=routines.LIBRARY)
        def fake(x: torch.Tensor, *_: torch.Tensor) -> torch.Tensor:
            return torch.empty_like(x)

    return getattr(torch.ops.dp, name).default
