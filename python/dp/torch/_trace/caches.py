"""Functions with functools.lru_cache in a trace: what they do beside returning a value they do in
their first call only."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from torch._subclasses import FakeTensor
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import _disable_current_modes

from dp.errors import TraceError

if TYPE_CHECKING:
    from dp.torch._trace.objects import Objects


def calling(function: Any, traced: list[Any]) -> Callable:
    """Returns what stands for a function with a cache in a trace: it computes outside of the trace,
    so that the cache keeps values as in eager PyTorch. A function that needs a tensor of the trace
    computes there, and is appended to `traced`."""

    @functools.wraps(function, updated=())
    def called(*args: Any, **kwargs: Any) -> Any:
        def has(value):
            return any(isinstance(leaf, FakeTensor) for leaf in pytree.tree_leaves(value))

        if not has((args, kwargs)):
            with _disable_current_modes():
                value = function(*args, **kwargs)
        else:
            value = function(*args, **kwargs)
        if has(value) and function not in traced:
            traced.append(function)
        return value

    for name in ("cache_info", "cache_clear", "cache_parameters"):
        setattr(called, name, getattr(function, name))
    return called


def count_of(function: Any) -> int:
    """Returns how often a function with a cache has computed a value; fewer than before if somebody
    has cleared the cache."""
    return function.cache_info().misses


def check(objects: Objects) -> None:
    """Raises dp.TraceError if such a function has changed an object in the trace: no graph has a
    first call."""
    missed = [
        id(function)
        for function, misses in objects.caches
        if function.cache_info().misses != misses
    ]
    if not missed:
        return
    reached = reachable(objects, missed)
    for holder, key, *_ in objects.changes():
        place = id(holder.target), key
        if (
            place in objects.set_in_cache
            or not holder.is_watched
            and not holder.is_generator
            and holder.node in reached
        ):
            line = objects.set_at.get(place)
            raise TraceError(
                f"{f'{line}: ' if line else ''}a function with functools.lru_cache changes "
                f"{holder.name(key)}, which it does in "
                "its first call only; let forward itself change it, or take the cache away"
            )


def reachable(objects: Objects, nodes: list[int]) -> set[int]:
    """Returns the ids of the values that these refer to, and of what those refer to."""
    following: dict[int | None, list[int]] = {}
    for node, ways in objects.ways.items():
        for _, source in ways:
            following.setdefault(source, []).append(node)
    reached, pending = set(nodes), list(nodes)
    while pending:
        next_ones = set(following.get(pending.pop(), ())) - reached
        reached |= next_ones
        pending += next_ones
    return reached
