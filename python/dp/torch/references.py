"""Parameters and buffers that code refers to beside the module: in a trace the values of the step stand for them there, too."""
from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
import torch
from torch.utils import _pytree as pytree

from dp.torch.objects import Objects
from dp.torch.watching import standing


@contextlib.contextmanager
def standing_in(objects: Objects, values: Mapping[int, torch.Tensor]) -> Iterator[None]:
    """Lets `values` by the id of a tensor stand for it wherever an object, a container, a closure or a global holds it: a loss may add the
    norms of a list of parameters that it has."""
    def stand_in(value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            return values.get(id(value), value)
        if isinstance(value, tuple) and any(isinstance(leaf, torch.Tensor) and id(leaf) in values for leaf in pytree.tree_leaves(value)):
            return pytree.tree_map_only(torch.Tensor, stand_in, value)
        return value

    found = [(held, key, value, other) for held, before in zip(objects.held, objects.before) for key, value in before.items()
             if isinstance(value, (torch.Tensor, tuple)) and held.get(key) is value and (other := stand_in(value)) is not value]
    with standing(found):
        yield


@contextlib.contextmanager
def unchanged(optimizer: torch.optim.Optimizer, is_trial: bool) -> Iterator[None]:
    """Undoes what the step() of a user's class does beside its state, when it runs to find that."""
    if not is_trial or type(optimizer).__module__.startswith("torch.optim"):
        yield
        return
    objects = Objects({"": optimizer, "random": random._inst, "numpy.random": np.random.mtrand._rand})
    tensors = {id(value): value for before in objects.before for entry in before.values() for value in pytree.tree_leaves(entry)
               if isinstance(value, torch.Tensor)}
    saved, drawn = [(tensor, tensor.detach().clone()) for tensor in tensors.values()], torch.get_rng_state()
    try:
        yield
    finally:
        objects.restore()
        torch.set_rng_state(drawn)
        with torch.no_grad():
            for tensor, value in saved:
                if not torch.equal(tensor, value):
                    tensor.copy_(value)
