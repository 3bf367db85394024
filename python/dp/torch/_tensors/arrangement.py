"""What a step does to the containers of its batch: entries that it removes, adds or changes, as by
batch.pop("labels")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch
from torch.utils import _pytree as pytree

from dp.errors import TraceError
from dp.torch._tensors.trees import attributes_of, is_array


def content(value: Any) -> dict[Any, Any] | None:
    """Returns what a container or an object has by key; None for what is neither."""
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, (list, tuple)):
        return dict(enumerate(value))
    return (
        None
        if is_array(value) or attributes_of(value) is None
        else dict(vars(value))
        if hasattr(value, "__dict__")
        else None
    )


class Changes:
    """The containers of a batch as they are before a step."""

    def __init__(self, prefix: str, batch: Any):
        self.prefix, self.before = prefix, []
        self.note(batch, ())

    def note(self, value: Any, path: tuple) -> None:
        if len(path) > 20 or (inside := content(value)) is None:
            return
        if not isinstance(value, tuple):
            self.before.append((path, value, inside))
        for key, entry in inside.items():
            self.note(entry, (*path, key))

    def found(self) -> list[tuple[tuple, dict[Any, tuple[bool, Any]]]]:
        """Returns for each container that the step has changed its path, and by key whether it is
        an entry of before, and which, or a new value. Raises dp.TraceError for tensors that the
        step computes."""
        result = []
        for path, value, before in self.before:
            now = content(value) or {}
            if now.keys() == before.keys() and all(now[key] is before[key] for key in now):
                continue
            places = {id(entry): key for key, entry in before.items()}
            for key, entry in now.items():
                if id(entry) not in places and any(
                    isinstance(leaf, torch.Tensor) for leaf in pytree.tree_leaves(entry)
                ):
                    name = ".".join(map(str, (self.prefix, *path, key)))
                    raise TraceError(
                        f"the step sets {name} to a tensor that it computes, and the caller's "
                        "batch would not have it; let it change a copy, as dict(batch) or "
                        "copy.copy(batch), and return what is needed"
                    )
            result.append(
                (
                    path,
                    {
                        key: (True, places[id(entry)]) if id(entry) in places else (False, entry)
                        for key, entry in now.items()
                    },
                )
            )
        return result


def make(batch: Any, changes: list[tuple[tuple, dict[Any, tuple[bool, Any]]]]) -> None:
    """Changes the caller's batch as the step has changed that of the trace."""
    targets: list[tuple[Any, dict[Any, tuple[bool, Any]]]] = []
    for path, entries in changes:
        target = batch
        for key in path:
            target = (
                target[key] if isinstance(target, (Mapping, list, tuple)) else getattr(target, key)
            )
        targets.append((target, entries))
    for target, entries in targets:
        before, is_mapping = content(target) or {}, isinstance(target, Mapping)
        now = {
            key: before[value] if is_old else value
            for key, (is_old, value) in entries.items()
            if not is_old or value in before
        }
        if isinstance(target, list):
            target[:] = now.values()
            continue
        for key in before.keys() - now.keys():
            target.pop(key) if is_mapping else delattr(target, key)
        for key, value in now.items():
            if key not in before or before[key] is not value:
                target.__setitem__(key, value) if is_mapping else setattr(target, key, value)
