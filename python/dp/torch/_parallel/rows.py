"""Which arguments of a module have the rows of the batch.

This decides only where rows lie, never a result: a program computes the same function wherever its
arguments are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch

from dp.errors import ArgumentError
from dp.torch._tensors.trees import take_apart


def dims_of_rows(args: tuple, kwargs: Mapping[str, Any], dim: int) -> dict[int, int | None]:
    """Returns the dimension of the rows of each tensor among the arguments by the tensor's id; None
    for one that has no rows. The batch is as long along `dim` as the first tensor that has this
    dimension; a tensor of another length has no rows. Raises dp.ArgumentError if there are tensors
    and none has this dimension."""
    leaves, _, _ = take_apart((args, dict(kwargs)), "")
    tensors = [leaf for _, leaf in leaves if isinstance(leaf, torch.Tensor)]
    with_dim = [tensor for tensor in tensors if has(tensor, dim)]
    if any(tensor.ndim for tensor in tensors) and not with_dim:
        shapes = ", ".join(str(list(tensor.shape)) for tensor in tensors)
        raise ArgumentError(
            f"dim={dim}, but the tensors among the arguments have the shapes {shapes}; give the "
            f"dimension that counts the rows"
        )
    rows = with_dim[0].shape[dim] if with_dim else 0
    return {
        id(tensor): dim % tensor.ndim if has(tensor, dim) and tensor.shape[dim] == rows else None
        for tensor in tensors
    }


def has(tensor: torch.Tensor, dim: int) -> bool:
    return -tensor.ndim <= dim < tensor.ndim
