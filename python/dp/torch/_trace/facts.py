"""What a graph is for beside shapes and dtypes: the values of Python's objects that its trace has
read."""

from __future__ import annotations

import operator
import types
from collections.abc import Callable, Container, Mapping
from typing import Any

import torch
from torch.utils import _pytree as pytree

from dp.torch._current import stale
from dp.torch._current.contents import Content
from dp.torch._objects.holders import (
    LARGE,
    MISSING,
    Attributes,
    Cell,
    ClassAttributes,
    Defaults,
    Entries,
    Globals,
    Holder,
    Unnamed,
    is_same,
    is_tensors,
)
from dp.torch._objects.replaced import AllAttributes, Code, Functions, Methods
from dp.torch._trace.comparisons import HAS_VERSIONS, Comparisons, Versioned, dict_of

CODE, DEFAULTS, MRO = map(operator.attrgetter, ("__code__", "__defaults__", "__mro__"))


class Guard:
    """Values that a graph is for."""

    def __init__(
        self,
        facts: list[tuple[Holder, dict, set]],
        set_at: Mapping[tuple[int, str], str],
        own: Container[int] = (),
    ):
        """`own`: the ids of tensors whose values are states of the step."""
        self.facts, self.set_at, self.own = facts, set_at, own
        self.others: list[tuple[str, Callable[[], Any], Any]] = []
        """What, how it is read, and its value."""
        self.unsteady: set[int] = set()
        """The ids of dicts that change, though no value does that counts."""
        self.prepare()

    def prepare(self) -> None:
        """Makes flat lists of what is there now, for the comparison before each step: attributes,
        dicts, globals and cells are nearly all facts."""
        self.steady, self.precise = Versioned(), Comparisons()
        self.kinds: tuple[list, list[type]] = [], []
        """Objects and their classes."""
        self.dicts: list[dict] = []
        """Their attributes."""
        self.bases: tuple[list[type], list[tuple]] = [], []
        self.cells: tuple[list, list] = [], []
        self.rest: list[tuple[Holder, dict, set]] = []
        self.contents: list[Content] = []
        """Of the tensors among the values: `.data` and numpy change those, too."""
        self.defaults: tuple[list[types.FunctionType], list[tuple | None]] = [], []
        self.buffers: tuple[list[dict], list, list] = [], [], []
        """Of modules, which become current if they are read in another way than by dict.get."""
        self.codes: tuple[list[types.FunctionType], list[types.CodeType]] = [], []
        for holder, values, carried in self.facts:
            if isinstance(holder, Attributes) and not isinstance(holder, ClassAttributes):
                self.kinds[0].append(holder.target)
                self.kinds[1].append(type(holder.target))
                self.dicts.append(vars(holder.target))
            if isinstance(holder, (Methods, Functions)):
                self.add_functions(holder, values)
                continue
            if isinstance(holder, Code):
                self.codes[0].append(holder.target)
                self.codes[1].append(values[""])
                continue
            for key, value in values.items():
                if key in carried or not isinstance(value, (torch.Tensor, tuple)):
                    continue
                for tensor in pytree.tree_leaves(value):
                    if isinstance(tensor, torch.Tensor) and id(tensor) not in self.own:
                        self.contents.append(Content(tensor, limit=LARGE))
            content = content_of(holder)
            if isinstance(holder, Unnamed) and not carried:
                self.add_buffers(holder, values)
            elif isinstance(holder, Defaults) and not carried:
                self.defaults[0].append(holder.target)
                self.defaults[1].append(holder.target.__defaults__)
            elif carried or content is None and not isinstance(holder, Cell):
                self.rest.append((holder, values, carried))
            elif content is None:
                self.cells[0].append(holder.target)
                self.cells[1].append(values.get("", MISSING))
            else:
                self.add(holder, values, content)
        self.checks = self.checks_of_lists()

    def comparisons(self, content: Any, holder: Holder) -> Comparisons:
        """Returns those to which the content of a mapping belongs."""
        found = dict_of(content) if HAS_VERSIONS and (type(holder) is not Globals) else None
        if found is None or id(found) in self.unsteady:
            return self.precise
        self.steady.watch(found)
        return self.steady

    def add_functions(self, holder: Holder, values: dict) -> None:
        content = vars(holder.target) if isinstance(holder, Methods) else holder.target
        to = self.comparisons(content, holder)
        if 4 * len(values) > len(content):  # To compare all is faster than to look up these.
            to.add_all(content)
        else:
            to.present(content, values)
        if isinstance(holder, Methods):
            self.bases[0].append(holder.target)
            self.bases[1].append(holder.target.__mro__)
            to.add_size(content)

    def add_buffers(self, holder: Unnamed, values: dict) -> None:
        self.buffers[0].extend(holder.target for _ in values)
        self.buffers[1].extend(values)
        self.buffers[2].extend(values.values())
        self.precise.add_size(holder.target)

    def add(self, holder: Holder, values: dict, content: Any) -> None:
        to = self.comparisons(content, holder)
        to.present(content, {key: value for key, value in values.items() if value is not MISSING})
        absent = [key for key, value in values.items() if value is MISSING]
        if isinstance(holder, Globals):
            absent += [name for name in holder.names if name not in values]
        to.add_absent(content, absent)
        if isinstance(holder, (ClassAttributes, AllAttributes)):
            to.add_size(content)
        elif isinstance(holder, Entries):
            to.add_order(content)

    def is_as_before(self) -> bool:
        """Whether all values are the very ones."""
        try:
            is_unchanged = self.steady.is_unchanged()
            is_same = (
                (is_unchanged or self.steady.hold())
                and all([check() for check in self.checks])
                and all([read() == value for _, read, value in self.others])
            )
        except (KeyError, ValueError):  # A key is gone, or a cell is empty.
            return False
        if (
            is_same and not is_unchanged
        ):  # Each step looks up the values of dicts that change otherwise from now on.
            self.unsteady |= self.steady.changed()
            self.prepare()
        return is_same

    def checks_of_lists(self) -> list[Callable[[], bool]]:
        """Returns the comparisons of the lists that are not empty."""
        identical, cells, codes, defaults, buffers = (
            operator.is_,
            self.cells,
            self.codes,
            self.defaults,
            self.buffers,
        )
        kinds, dicts, contents, rest = self.kinds[0], self.dicts, self.contents, self.rest
        found = [
            (True, self.has_classes),
            (True, self.precise.hold),
            (kinds, lambda: all(map(identical, map(vars, kinds), dicts))),
            (
                cells[0],
                lambda: all(map(identical, [cell.cell_contents for cell in cells[0]], cells[1])),
            ),
            (codes[0], lambda: list(map(CODE, codes[0])) == codes[1]),
            (defaults[0], lambda: all(map(identical, map(DEFAULTS, defaults[0]), defaults[1]))),
            (buffers[0], lambda: all(map(identical, map(dict.get, *buffers[:2]), buffers[2]))),
            (contents, lambda: all([one.is_same() for one in contents])),
            (rest, lambda: not any(self.differs(*fact) for fact in rest)),
        ]
        return [check for values, check in found if values]

    def has_classes(self) -> bool:
        """Whether objects have their classes, and these their bases."""
        return (
            list(map(type, self.kinds[0])) == self.kinds[1]
            and list(map(MRO, self.bases[0])) == self.bases[1]
        )

    def holds(self) -> bool:
        with stale.untouched():  # A session compares while it is in use.
            return self.holds_now()

    def holds_now(self) -> bool:
        if self.is_as_before():
            return True
        if self.changed() is not None:
            return False
        for (
            holder,
            values,
            carried,
        ) in self.facts:  # They are as good as those of before, such as an equal tuple.
            values.update((key, holder.get(key)) for key in values if key not in carried)
        self.prepare()
        return True

    @staticmethod
    def differs(holder: Holder, values: dict, carried: set) -> list:
        """Returns the keys whose values are other ones now."""
        now = vars(holder.target) if type(holder) is Attributes else holder.items()
        others = (
            []
            if type(holder) is Attributes or len(now) == len(values)
            else [k for k in now if k not in values]
        )
        if isinstance(holder, Entries):
            others += [new for new, old in zip(now, values) if new != old][:1]
        return [
            k
            for k, value in values.items()
            if (current := now.get(k, MISSING)) is not value
            and not (
                is_tensors(current) and is_tensors(value)
                if k in carried
                else is_same(value, current)
            )
        ] + others

    def changed(self) -> tuple[Holder, Any] | str | None:
        """Returns the first value that is another one now: what holds it and the key, or what it
        is."""
        for what, read, value in self.others:
            if read() != value:
                return what
        if not self.has_classes():
            return "the class of an object, or the bases of one, have changed"
        for holder, values, carried in self.facts:
            for key in self.differs(holder, values, carried):
                return holder, key
        for one in self.contents:
            if not one.is_same():
                return next(
                    (holder, k)
                    for holder, values, _ in self.facts
                    for k, v in values.items()
                    if v is one.tensor
                    or isinstance(v, tuple)
                    and any(leaf is one.tensor for leaf in pytree.tree_leaves(v))
                )
        return None

    def why(self) -> str:
        """Says which value is another one now."""
        changed = self.changed()
        if changed is None or isinstance(changed, str):
            return changed or ""
        holder, key = changed
        place = self.set_at.get((id(holder.target), key))
        return f"{holder.name(key) or holder.path} has changed{f' ({place})' if place else ''}"


def content_of(holder: Holder) -> Any:
    """Returns the mapping where a value's keys are looked up; None if there is none."""
    if isinstance(holder, Unnamed):  # Reads of it make the module current.
        return None
    if isinstance(holder, (Entries, Globals)):
        return holder.target
    return vars(holder.target) if isinstance(holder, Attributes) else None
