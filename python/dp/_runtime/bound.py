"""Calls of an entry without states with arrays of the same shapes, which are given by address."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence

import numpy as np

from dp._runtime import native
from dp._runtime.program import Entry

Shapes = Sequence[tuple[int, ...]]
Place = tuple[int, int]
"""A GPU, and the stream in which an array is made or used there."""
# Seconds that a signal handler may wait for the end of a run, as it waits for an op of PyTorch.
SHORT = 0.005


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
        described = entry.program.descriptor["entries"][entry.index]
        # A device that stalls for a test does not end.
        self._ends = described.get("bounded", False) and "DP_FAULT" not in os.environ
        self.is_short = False
        """Whether the program ends with any data, and its last run was short. The thread that calls
        then runs it; a long run has a thread of its own, so that a signal can end the wait."""
        self._addresses = _addresses_of(self.arguments), _addresses_of(self.results)

    def took(self, seconds: float) -> None:
        """Notes the time of a run that has succeeded."""
        self.is_short = self._ends and seconds < SHORT

    def place(
        self,
        arguments: Sequence[int],
        results: Sequence[int],
        places: Sequence[Place | None] = (),
    ) -> None:
        """Sets the addresses, in the order of the entry's arguments and results, and the places of
        all in one list, unless they are as before; None: host memory."""
        # A program has as many arguments as a model has parameters.
        for addresses, given in zip(self._addresses, (arguments, results)):
            addresses[: len(given)] = given
        if not places:
            return
        count = len(self.entry.arguments)
        for number, place in enumerate(places):
            array = self.arguments[number] if number < count else self.results[number - count]
            array.memory = native.HOST_MEMORY if place is None else native.CUDA_MEMORY
            array.gpu, array.stream = place or (0, None)


def _addresses_of(arrays: ctypes.Array[native.Array]) -> np.ndarray:
    """Returns the addresses in C arrays as an array that shares their memory."""
    data = np.frombuffer(memoryview(arrays), np.uint8).reshape(-1, ctypes.sizeof(native.Array))
    field = native.Array.data
    return data[:, field.offset : field.offset + field.size].view(np.uintp)[:, 0]
