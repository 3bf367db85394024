"""Functions with functools.lru_cache in a trace: what they do beside returning a value they do in their first call only."""
from __future__ import annotations

from dp.errors import TraceError
from dp.torch.objects import Objects


def check(objects: Objects) -> None:
    """Raises dp.TraceError if such a function has changed an object in the trace: no graph has a first call."""
    missed = [id(function) for function, misses in objects.caches if function.cache_info().misses != misses]
    if not missed:
        return
    reached = reachable(objects, missed)
    for held, key, *_ in objects.changes():
        place = id(held.target), key
        if place in objects.set_in_cache or not held.is_watched and not held.is_generator and held.node in reached:
            line = objects.set_at.get(place)
            raise TraceError(f"{f'{line}: ' if line else ''}a function with functools.lru_cache changes {held.name(key)}, which it does in "
                             "its first call only; let forward itself change it, or take the cache away")


def reachable(objects: Objects, nodes: list[int]) -> set[int]:
    """Returns the ids of the values that these refer to, and of what those refer to."""
    following: dict[int | None, list[int]] = {}
    for node, ways in objects.ways.items():
        for _, source in ways:
            following.setdefault(source, []).append(node)
    reached, pending = set(nodes), list(nodes)
    while pending:
        found = set(following.get(pending.pop(), ())) - reached
        reached |= found
        pending += found
    return reached
