"""Calls of an entry without states with arrays of the same shapes, which are given by address."""

from __future__ import annotations

from collections.abc import Sequence

from dp._runtime import native
from dp._runtime.program import Entry

Shapes = Sequence[tuple[int, ...]]
Place = tuple[int, int]
"""A GPU, and the stream in which an array is made or used there."""


class Bound:
    """The C arrays of such an entry; only their addresses change from call to call."""

    def __init__(self, entry: Entry, arguments: Shapes = (), results: Shapes = ()):
        """The shapes of arguments and results, unless those of the entry are static. Raises
        ValueError for an entry that has states, or dynamic shapes that are not given."""
        is_static = all(v.is_static for v in (*entry.arguments, *entry.results))
        if entry.states or not (is_static or arguments):
            raise ValueError(f"entry '{entry.name}' has states or dynamic shapes")
        self.entry = entry
        # They keep what the C arrays point to.
        self._of_arguments, self._of_results = entry.new_arrays(arguments, results)
        self.arguments, self.results = self._of_arguments.array, self._of_results.array

    def place(
        self,
        arguments: Sequence[int],
        results: Sequence[int],
        places: Sequence[Place | None] = (),
    ) -> None:
        """Sets the addresses, in the order of the entry's arguments and results, and the places of
        all in one list, unless they are as before; None: host memory."""
        for array, address in zip(self.arguments, arguments):
            array.data = address
        for array, address in zip(self.results, results):
            array.data = address
        if not places:
            return
        count = len(self.entry.arguments)
        for number, place in enumerate(places):
            array = self.arguments[number] if number < count else self.results[number - count]
            array.memory = native.HOST_MEMORY if place is None else native.CUDA_MEMORY
            array.gpu, array.stream = place or (0, None)
