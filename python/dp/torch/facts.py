"""What a graph is for beside shapes and dtypes: the values of Python's objects that its trace has read."""
from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any

import torch

from dp.torch.held import MISSING, Attributes, ClassAttributes, Entries, Held, is_same, is_tensors, version


class Guard:
    """Values that a graph is for."""

    def __init__(self, facts: list[tuple[Held, dict, set]], set_at: Mapping[tuple[int, str], str]):
        self.facts, self.set_at = facts, set_at
        self.others: list[tuple[str, Callable[[], Any], Any]] = []
        """What, how it is read, and its value."""
        # Attributes and dicts are most of the facts, and each step looks at them: lists of them take a fraction of the time.
        self.present: tuple[list, list, list] = [], [], []
        self.absent: tuple[list, list] = [], []
        self.sizes: tuple[list[dict], list[int]] = [], []
        self.rest: list[tuple[Held, dict, set]] = []
        self.versions: list[tuple[torch.Tensor, int]] = []
        for held, values, carried in facts:
            self.versions += [(v, version(v)) for k, v in values.items() if isinstance(v, torch.Tensor) and k not in carried]
            if carried or not isinstance(held, (Attributes, Entries)) or isinstance(held, ClassAttributes):
                self.rest.append((held, values, carried))
            else:
                content = held.target if isinstance(held, Entries) else vars(held.target)
                if isinstance(held, Entries):
                    self.sizes[0].append(held.target)
                    self.sizes[1].append(len(values))
                for key, value in values.items():
                    for column, of in zip(self.absent if value is MISSING else self.present, (content, key, value)):
                        column.append(of)

    def holds(self) -> bool:
        dicts, keys, values = self.present
        is_as_before = (all(map(operator.is_, map(dict.get, dicts, keys), values)) and not any(map(dict.__contains__, *self.absent)) and
                        list(map(len, self.sizes[0])) == self.sizes[1] and
                        all(version(tensor) == number for tensor, number in self.versions) and
                        all(read() == value for _, read, value in self.others) and
                        not any(self.differs(*fact) for fact in self.rest))
        return is_as_before or self.changed() is None

    @staticmethod
    def differs(held: Held, values: dict, carried: set) -> list:
        """Returns the keys whose values are other ones now."""
        now = vars(held.target) if type(held) is Attributes else held.items()
        others = [] if type(held) is Attributes or len(now) == len(values) else [k for k in now if k not in values]
        return [k for k, value in values.items() if (current := now.get(k, MISSING)) is not value and not
                (is_tensors(current) and is_tensors(value) if k in carried else is_same(value, current))] + others

    def changed(self) -> tuple[Held, Any] | str | None:
        """Returns the first value that is another one now: what holds it and the key, or what it is."""
        for what, read, value in self.others:
            if read() != value:
                return what
        for held, values, carried in self.facts:
            for key in self.differs(held, values, carried):
                return held, key
        for tensor, number in self.versions:
            if version(tensor) != number:
                return next((held, k) for held, values, _ in self.facts for k, v in values.items() if v is tensor)
        return None

    def why(self) -> str:
        """Says which value is another one now."""
        changed = self.changed()
        if changed is None or isinstance(changed, str):
            return changed or ""
        held, key = changed
        place = self.set_at.get((id(held.target), key))
        return f"{held.name(key) or held.path} has changed{f' ({place})' if place else ''}"
