"""What each step compares of Python's objects, as flat lists of accessors and of the values that
they gave."""

from __future__ import annotations

import ctypes
import gc
import itertools
import operator
import sys
import types
from collections.abc import Callable, Mapping
from typing import Any

from dp.torch._objects.holders import kind_of

VALUE = operator.attrgetter("value")
AT = 24
"""Where a dict of CPython has its version, a number that each change of it makes another one (PEP
509)."""


def version_at(content: dict) -> ctypes.c_uint64:
    return ctypes.c_uint64.from_address(id(content) + AT)


def has_versions() -> bool:
    """Whether dicts of this Python have a version there: it stays while nothing changes, and no two
    changes leave the same one. Python 3.12 uses some of its bits for watchers, and later ones have
    none."""
    if (
        sys.implementation.name != "cpython"
        or sys.version_info >= (3, 12)
        or dict.__sizeof__({}) < AT + 8
    ):
        return False
    one, other, values = {"a": 1, "b": 2}, {"a": 1}, set()
    version, of_other = version_at(one), version_at(other)
    changes = (
        lambda: one.update(a=3),
        lambda: one.pop("b"),
        lambda: one.update(c=4),
        lambda: other.update(a=5),
        one.clear,
        lambda: one.update(a=1),
    )
    for number, change in enumerate(changes):
        values |= {(version.value, of_other.value)}
        if (version.value, of_other.value) not in values or len(values) != number + 1:
            return False
        change()
    values |= {(version.value, of_other.value)}
    return len(values) == len(changes) + 1


HAS_VERSIONS = has_versions()


def dict_of(content: Mapping) -> dict | None:
    """Returns the very dict of a mapping; None if there is none."""
    if isinstance(content, types.MappingProxyType):
        content = gc.get_referents(content)[0]
    return (
        content if type(content) is dict else None
    )  # The order of an OrderedDict is no part of the dict.


def getter_of(content: Mapping, keys: tuple) -> Callable[[Any], tuple]:
    """Returns what gets the values of several keys."""
    own = getattr(type(content), "__getitem__", None)
    if not isinstance(content, dict) or own is kind_of(content).__getitem__:
        return operator.itemgetter(*keys)
    return lambda content: tuple([dict.__getitem__(content, key) for key in keys])


class Comparisons:
    """The values of mappings. They compare by identity."""

    def __init__(self) -> None:
        self.getters: list[tuple[Callable, Any]] = []
        self.values: list[Any] = []
        """What the getters return."""
        self.absent: list[tuple[Callable, tuple]] = []
        """By mapping: whether it has none of the keys, and these."""
        self.empty: list[Any] = []
        self.sized: tuple[list, list[int]] = [], []
        self.ordered: tuple[list, list[list]] = [], []
        """The keys of dicts now and then, whose order code may follow."""
        self.spaces: tuple[list, list[list]] = [], []
        """All values of namespaces, where most of them count."""

    def present(self, content: Mapping, values: dict) -> None:
        if values:
            first = next(iter(values))  # Of one key a getter would return no tuple.
            self.getters.append((getter_of(content, (*values, first)), content))
            self.values += [*values.values(), values[first]]

    def add_absent(self, content: Mapping, keys: list) -> None:
        if keys:
            of = dict.keys(content) if isinstance(content, dict) else content.keys()
            self.absent.append((of.isdisjoint, tuple(keys)))

    def add_size(self, content: Any) -> None:
        sized = dict.keys(content) if isinstance(content, dict) else content
        self.sized[0].append(sized)
        self.sized[1].append(len(sized))

    def add_order(self, content: dict) -> None:
        keys = kind_of(content).keys(content)
        if keys:
            self.ordered[0].append(keys)
            self.ordered[1].append(list(keys))
        else:
            self.empty.append(keys)

    def add_all(self, content: Mapping) -> None:
        self.spaces[0].append(content.values())
        self.spaces[1].append(list(content.values()))

    def hold(self) -> bool:
        """Whether all values are the very ones. Raises KeyError if a key is gone."""
        now = itertools.chain.from_iterable([get(of) for get, of in self.getters])
        return (
            all(map(operator.is_, now, self.values))
            and not any(self.empty)
            and all([has_none(keys) for has_none, keys in self.absent])
            and not (self.sized[0] and list(map(len, self.sized[0])) != self.sized[1])
            and not (self.ordered[0] and list(map(list, self.ordered[0])) != self.ordered[1])
            and all(
                [list(map(id, now)) == list(map(id, before)) for now, before in zip(*self.spaces)]
            )
        )


class Versioned(Comparisons):
    """Those of dicts that seldom change. While the versions of the dicts stay, so do the values."""

    def __init__(self) -> None:
        super().__init__()
        self.dicts: dict[int, dict] = {}
        self.readers: list[ctypes.c_uint64] = []
        self.versions: list[int] = []

    def watch(self, content: dict) -> None:
        if id(content) not in self.dicts:
            self.dicts[id(content)] = content
            self.readers.append(version_at(content))
            self.versions.append(self.readers[-1].value)

    def is_unchanged(self) -> bool:
        return list(map(VALUE, self.readers)) == self.versions

    def changed(self) -> set[int]:
        """Returns the ids of the dicts that have changed."""
        now = list(map(VALUE, self.readers))
        return {at for at, new, before in zip(self.dicts, now, self.versions) if new != before}
