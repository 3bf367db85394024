"""The open sizes of a graph of AOTAutograd: their symbols, where a call has their numbers, and what
follows from these."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Any

import sympy
import torch
from torch import fx

from dp.torch._trace.sizes import SYMBOLS, Formula, Symbols, evaluate

Place = tuple[int, int | None]
"""The number of an argument, and its dimension; None: the argument itself is the size."""


class NoSize(Exception):
    """A graph computes with an open number that is no size of its arguments."""


def expression(size: Any) -> Any:
    """Returns a number, or the expression of an open one."""
    return size.node.expr if isinstance(size, SYMBOLS) else size


def value_of(node: fx.Node) -> Any:
    """Returns what a trace has for a node; Dynamo has another name for it."""
    return node.meta.get("val", node.meta.get("example_value"))


def shape_of(node: fx.Node) -> tuple[Any, ...]:
    """Returns the sizes of a node's value as numbers and expressions."""
    return tuple(map(expression, value_of(node).shape))


def is_tensor(node: fx.Node) -> bool:
    return isinstance(value_of(node), torch.Tensor)


def is_open(inputs: Sequence[fx.Node]) -> bool:
    """Whether a graph with these placeholders has open sizes."""
    return any(
        symbols_in(shape_of(node)) if is_tensor(node) else isinstance(value_of(node), SYMBOLS)
        for node in inputs
    )


def factors_of(size: Any, rows: Set[Any]) -> tuple[Any, ...]:
    """Returns the factors of a product of sizes, those that count rows first; else the size
    itself. The compiler knows the parts of a dimension on each device where it is one size."""
    if not isinstance(size, sympy.Mul | sympy.Pow):
        return (size,)
    found: list[Any] = []
    powers: dict[Any, Any] = dict(size.as_powers_dict())
    for base, power in powers.items():
        is_factor = isinstance(base, sympy.Symbol) or base.is_Integer and base > 0
        if not is_factor or not power.is_Integer or power < 1:
            return (size,)
        found += [int(base) if base.is_Integer else base] * int(power)
    return tuple(sorted(found, key=lambda f: (f not in rows, isinstance(f, int), str(f))))


def divided(sizes: Sequence[Any], rows: Set[Any]) -> tuple[Any, ...]:
    """Returns sizes with products as their factors."""
    return tuple(factor for size in sizes for factor in factors_of(size, rows))


def place_in_divided(dim: int | None, sizes: Sequence[Any], rows: Set[Any]) -> int | None:
    """Returns which dimension counts rows after a product along `dim` is divided; None: none."""
    if dim is None or not isinstance(sizes[dim], sympy.Basic):
        return dim if dim is None else len(divided(sizes[:dim], rows))
    before = len(divided(sizes[:dim], rows))
    factors = factors_of(sizes[dim], rows)
    return next((before + n for n, factor in enumerate(factors) if factor in rows), None)


def symbols_in(sizes: Sequence[Any]) -> set[Any]:
    """Returns the symbols of expressions among sizes."""
    return {
        symbol for size in sizes if isinstance(size, sympy.Basic) for symbol in size.free_symbols
    }


def check_sizes(inputs: Sequence[fx.Node]) -> None:
    """Raises NoSize if a placeholder is a number that no tensor among them has in its shape."""
    known: set[sympy.Symbol] = set()
    for node in inputs:
        if is_tensor(node):
            known |= symbols_in(shape_of(node))
    for node in inputs:
        value = value_of(node)
        if isinstance(value, torch.Tensor):
            continue
        if not isinstance(value, torch.SymInt) or not symbols_in([expression(value)]) <= known:
            raise NoSize(f"{node.name} is a number")


def places_of(inputs: Sequence[fx.Node]) -> dict[sympy.Symbol, Place]:
    """Returns which arguments have the number of each symbol. Raises NoSize if one has none."""
    places: dict[sympy.Symbol, Place] = {}
    wanted: set[sympy.Symbol] = set()
    for number, node in enumerate(inputs):
        value = value_of(node)
        if isinstance(value, torch.Tensor):
            sizes = shape_of(node)
            for dim, size in enumerate(sizes):
                if isinstance(size, sympy.Symbol):
                    places.setdefault(size, (number, dim))
        elif isinstance(value, torch.SymInt):
            sizes = (expression(value),)
            if isinstance(sizes[0], sympy.Symbol):
                places[sizes[0]] = number, None
        else:
            raise NoSize(f"{node.name} is a number")
        wanted |= symbols_in(sizes)
    if not wanted <= places.keys():
        raise NoSize(f"no argument is as long as {wanted - places.keys()}")
    return places


def substituted(size: Any, numbers: Mapping[sympy.Symbol, Any]) -> Any:
    """Returns a size with numbers for some of its symbols."""
    if not isinstance(size, sympy.Basic):
        return size
    found: Any = size.xreplace(numbers)
    return int(found) if found.is_Integer else found


class Opening:
    """The arguments of a graph that is traced with open sizes. A size that tensors have only as a
    part of another, as rows times length, is that of one more argument, a carrier."""

    def __init__(
        self,
        inputs: Sequence[fx.Node],
        names: Sequence[str],
        dims: Sequence[int | None],
        symbols: Iterable[sympy.Symbol],
        rows: set[Any],
    ):
        """`inputs`: placeholders; `names` and `dims` of those that are tensors, the dims in
        divided shapes. `symbols`: the open sizes. `rows`: how many there are."""
        self.inputs = [None if is_tensor(node) else expression(node.meta["val"]) for node in inputs]
        tensors = [node for node in inputs if is_tensor(node)]
        self.whole = [shape_of(node) for node in tensors]
        self.rows = rows
        self.shapes = {
            name: divided(shape, rows) for name, shape in zip(names, self.whole, strict=True)
        }
        self.places: dict[sympy.Symbol, tuple[str, int]] = {}
        for name, sizes in self.shapes.items():
            for dim, size in enumerate(sizes):
                if isinstance(size, sympy.Symbol):
                    self.places.setdefault(size, (name, dim))
        used = symbols_in([*self.inputs, *(size for s in self.shapes.values() for size in s)])
        self.carried = [s for s in symbols if s in used and s not in self.places]
        carriers = {f"size {symbol}": symbol for symbol in self.carried}
        self.shapes.update((name, (symbol,)) for name, symbol in carriers.items())
        self.places.update((symbol, (name, 0)) for name, symbol in carriers.items())
        self.tensors = list(names)
        self.names = [*names, *carriers]
        self.dims = [*dims, *(0 if symbol in rows else None for symbol in self.carried)]

    def carriers(self, numbers: Mapping[sympy.Symbol, int]) -> list[torch.Tensor]:
        return [torch.zeros(numbers[symbol], dtype=torch.int8) for symbol in self.carried]

    @property
    def has_lengths(self) -> bool:
        """Whether there are open sizes beside rows, and rows."""
        return bool(self.rows & self.places.keys()) and bool(self.places.keys() - self.rows)

    def formulas(self, tensors: Mapping[str, torch.Tensor], rows_alone: bool) -> dict[str, Formula]:
        """Returns the sizes of the arguments that have open ones, for a trace of `tensors`; of
        `rows_alone`, others are the numbers of the tensors."""
        numbers = {symbol: tensors[name].shape[dim] for symbol, (name, dim) in self.places.items()}
        fixed = {s: sympy.Integer(n) for s, n in numbers.items() if s not in self.rows}
        symbols = Symbols({s: n for s, n in numbers.items() if not (rows_alone and s in fixed)})
        found = {}
        for name, sizes in self.shapes.items():
            chosen = tuple(substituted(n, fixed) for n in sizes) if rows_alone else sizes
            if symbols_in(chosen):
                found[name] = Formula(chosen, symbols)
        return found

    def arguments(self, tensors: Mapping[str, torch.Tensor]) -> list[Any]:
        """Returns the arguments of the graph, in a trace of `tensors`."""
        values = {symbol: tensors[name].shape[dim] for symbol, (name, dim) in self.places.items()}
        whole = iter(
            tensors[name].reshape([evaluate(size, values) for size in sizes])
            if len(sizes) < tensors[name].ndim
            else tensors[name]
            for name, sizes in zip(self.tensors, self.whole)
        )
        return [next(whole) if size is None else evaluate(size, values) for size in self.inputs]

    def results(
        self, values: Sequence[Any], shapes: Sequence[tuple], tensors: Mapping[str, torch.Tensor]
    ) -> list[torch.Tensor]:
        """Returns results of these shapes with products divided, in a trace of `tensors`."""
        known = {symbol: tensors[name].shape[dim] for symbol, (name, dim) in self.places.items()}
        return [
            value.reshape([evaluate(size, known) for size in parts])
            if len(parts := divided(shape, self.rows)) > len(shape)
            else value
            for value, shape in zip(values, shapes, strict=True)
        ]

    def given(
        self, tensors: Sequence[torch.Tensor], numbers: Mapping[sympy.Symbol, int]
    ) -> list[torch.Tensor]:
        """Returns arguments of a call as the program has them."""
        made = [
            tensor.reshape([int(evaluate(size, numbers)) for size in self.shapes[name]])
            for name, tensor in zip(self.tensors, tensors, strict=True)
        ]
        return [*made, *self.carriers(numbers)]
