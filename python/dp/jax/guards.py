"""What a graph of JAX depends on beside shapes and dtypes, as jax.jit does: Python values in the
batch, and weak types of the state."""

from __future__ import annotations

import dataclasses
import weakref
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from dp.jax.symbolic import Variables
from dp.jax.trees import Structure

if TYPE_CHECKING:
    from dp.session import Session

_weak: weakref.WeakKeyDictionary[Session, dict[str, bool]] = weakref.WeakKeyDictionary()
"""By session the states that a step has made, and whether they are weakly typed now."""


def weak_states(
    session: Session, names: Sequence[str], initial: Sequence[bool]
) -> tuple[bool, ...]:
    """Returns which states of a session are weakly typed, as Python's numbers are until a step
    makes arrays of them."""
    by_name = _weak.get(session, {})
    return tuple(by_name.get(name, weak) for name, weak in zip(names, initial))


def note_weak(session: Session, names: Sequence[str], weak: Sequence[bool]) -> None:
    """Notes what a step has made of its states."""
    _weak.setdefault(session, {}).update(zip(names, weak))


@dataclasses.dataclass(frozen=True)
class Guard:
    """Holds while the next run of a step is one of the trace's variant."""

    step: Any
    variant: tuple[Structure, tuple[bool, ...], tuple[bool, ...]]

    def holds(self) -> bool:
        return self.step.variant == self.variant

    def why(self) -> str:
        (batch, *weak), (before, *was) = self.step.variant, self.variant
        if batch is not before:
            return batch.difference(before)
        found = [
            name
            for names, now, then in zip((self.step.state_names, self.step.batch_names), weak, was)
            for name, a, b in zip(names, now, then)
            if a != b
        ]
        return f"{', '.join(found[:3])} is now a number of Python and now an array"


@dataclasses.dataclass(frozen=True)
class Rows:
    """The numbers of rows that a graph for any of them is for: from 2 on those that the function
    does not find in a table."""

    step: Any
    variant: tuple[Structure, tuple[bool, ...], tuple[bool, ...]]
    variables: Variables

    def fit(self, shapes: Mapping[str, tuple[int, ...]]) -> bool:
        if self.step.variant != self.variant:
            return True  # The guard says no.
        numbers = self.variables.numbers([shapes[name] for name in self.step.batch_names])
        # A variable is at least 1, by which JAX decides `n == 0`, and code drops extents of one.
        is_variable = min(numbers.values(), default=2) > 1
        return is_variable and self.step.holds_for(self.variables, numbers)
