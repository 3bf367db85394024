"""Parameters and buffers that code refers to beside the module: in a trace the values of the step
stand for them there, too."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Container, Iterator, Mapping
from typing import Any

import numpy as np
import torch
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import _disable_current_modes

from dp.errors import TraceError
from dp.torch._current import stale
from dp.torch._objects.holders import version
from dp.torch._trace.objects import Objects
from dp.torch._trace.watching import standing

COPIED = 1 << 24
"""Tensors above this size are not copied for a trace."""


@contextlib.contextmanager
def standing_in(objects: Objects, values: Mapping[int, torch.Tensor]) -> Iterator[None]:
    """Lets `values` by the id of a tensor stand for it wherever an object, a container, a closure
    or a global holds it: a loss may add the norms of a list of parameters that it has."""

    def stand_in(value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            return values.get(id(value), value)
        if isinstance(value, tuple) and any(
            isinstance(leaf, torch.Tensor) and id(leaf) in values
            for leaf in pytree.tree_leaves(value)
        ):
            return pytree.tree_map_only(torch.Tensor, stand_in, value)
        return value

    found = [
        (holder, key, value, other)
        for holder, before in zip(objects.holders, objects.before)
        for key, value in before.items()
        if isinstance(value, (torch.Tensor, tuple))
        and holder.get(key) is value
        and (other := stand_in(value)) is not value
    ]
    with standing(found):
        yield


@contextlib.contextmanager
def unwritten(objects: Objects, own: Container[int]) -> Iterator[None]:
    """Undoes what a trace writes into tensors that code keeps, as by `self.count += 1`: a write of
    constants into a constant is executed. `own`: the ids of tensors for which others stand in the
    trace."""
    tensors = {
        id(value): value
        for before in objects.before
        for entry in before.values()
        if isinstance(entry, (torch.Tensor, tuple))
        for value in pytree.tree_leaves(entry)
        if isinstance(value, torch.Tensor)
        and id(value) not in own
        and not value.is_meta
        and not value.is_inference()
    }
    with stale.untouched():
        saved = [
            (tensor, version(tensor), tensor.detach().clone() if tensor.numel() <= COPIED else None)
            for tensor in tensors.values()
        ]
    try:
        yield
    finally:
        with stale.untouched(), torch.no_grad(), _disable_current_modes():
            for tensor, before, value in saved:
                if version(tensor) == before:
                    continue
                if value is None:
                    place = objects.place_of(tensor)
                    name = place[0].name(place[1]) if place else "a tensor"
                    raise TraceError(
                        f"the step writes into {name}, a tensor of {tensor.numel()} numbers that "
                        "is neither a parameter nor a buffer; let it be a buffer of the model"
                    )
                tensor.detach().copy_(value)


@contextlib.contextmanager
def unchanged(optimizer: torch.optim.Optimizer, is_trial: bool) -> Iterator[None]:
    """Undoes what the step() of a user's class does beside its state, when it runs to find that."""
    if not is_trial or type(optimizer).__module__.startswith("torch.optim"):
        yield
        return
    objects = Objects(
        {"": optimizer, "random": random._inst, "numpy.random": np.random.mtrand._rand}
    )
    tensors = {
        id(value): value
        for before in objects.before
        for entry in before.values()
        for value in pytree.tree_leaves(entry)
        if isinstance(value, torch.Tensor)
    }
    saved, drawn = (
        [(tensor, tensor.detach().clone()) for tensor in tensors.values()],
        torch.get_rng_state(),
    )
    try:
        yield
    finally:
        objects.restore()
        torch.set_rng_state(drawn)
        with torch.no_grad():
            for tensor, value in saved:
                if not torch.equal(tensor, value):
                    tensor.copy_(value)
