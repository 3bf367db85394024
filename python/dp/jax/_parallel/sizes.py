"""Numbers of a jaxpr that follow from open sizes of a function's arguments."""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Sequence
from typing import Any


class Differs(Exception):
    """Two jaxprs differ in more than numbers that follow from sizes."""


@dataclasses.dataclass(frozen=True)
class Size:
    """factor * the product of some open sizes + offset."""

    factor: int
    symbols: tuple[int, ...]
    """The numbers of the open sizes."""
    offset: int

    def of(self, values: Sequence[Any]) -> Any:
        """Returns the number for open sizes that are numbers, or dimensions of jax.export."""
        product = self.factor
        for symbol in self.symbols:
            product = product * values[symbol]
        return product + self.offset


class Finder:
    """Finds which function of the open sizes a number is, of its values in two traces."""

    def __init__(self, first: Sequence[int], second: Sequence[int]):
        """The open sizes in the traces; each differs."""
        self.first, self.second = first, second
        self.found: dict[tuple[int, int], Size] = {}

    def __call__(self, a: Any, b: Any) -> Any:
        """Returns the number itself if it is the same in both traces. Raises Differs."""
        if a == b:
            return a
        if int(a) != a or int(b) != b:
            raise Differs(f"{a} becomes {b}")
        pair = int(a), int(b)
        if pair not in self.found:
            self.found[pair] = self._find(*pair)
        return self.found[pair]

    def _find(self, a: int, b: int) -> Size:
        candidates = list(self._linear(a, b))
        count = range(len(self.first))
        for symbols in itertools.combinations_with_replacement(count, 2):
            one, other = (math.prod(v[i] for i in symbols) for v in (self.first, self.second))
            if a % one == 0 and a // one * other == b:
                candidates.append(Size(a // one, symbols, 0))
        if not candidates:
            raise Differs(f"{a} becomes {b}")
        return min(
            candidates, key=lambda s: (s.offset != 0, len(s.symbols), abs(s.factor), abs(s.offset))
        )

    def _linear(self, a: int, b: int):
        for symbol, (one, other) in enumerate(zip(self.first, self.second)):
            factor, rest = divmod(b - a, other - one)
            if not rest:
                yield Size(factor, (symbol,), a - factor * one)


class Checker:
    """Compares numbers that may be Sizes with those of a trace."""

    def __init__(self, numbers: Sequence[int]):
        self.numbers = numbers

    def __call__(self, a: Any, b: Any) -> Any:
        if (a.of(self.numbers) if isinstance(a, Size) else a) != b:
            raise Differs(f"{a} is {b}")
        return a
