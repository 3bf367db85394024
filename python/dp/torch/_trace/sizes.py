"""Dimensions of arguments whose sizes a trace leaves open, and the sizes that its graph is for."""

from __future__ import annotations

import dataclasses
import functools
import warnings
from collections.abc import Mapping, Sequence
from typing import Any, cast

import sympy
import torch
from torch._subclasses import FakeTensor, FakeTensorMode
from torch.fx.experimental.symbolic_shapes import (
    DimDynamic,
    ShapeEnv,
    StatelessSymbolicContext,
)
from torch.utils import _pytree as pytree
from torch.utils._sympy import functions, numbers
from torch.utils._sympy.interp import sympy_interp
from torch.utils._sympy.reference import PythonReferenceAnalysis
from torch.utils._sympy.value_ranges import ValueRanges

Dims = Mapping[str, "frozenset[int] | Formula"]
"""The open dimensions of arguments by name."""
Shapes = Mapping[str, tuple[int, ...]]


SYMBOLS = (torch.SymInt, torch.SymFloat, torch.SymBool)


class Specialized(Exception):
    """Code asks for one size of a dimension that the trace was to leave open."""


def refuse_open(*values: Any) -> None:
    """Raises Specialized if a value that stays after a trace has an open size inside, which is a
    number only in a run."""
    for leaf in pytree.tree_leaves(values):
        inside = pytree.tree_leaves(dict(getattr(leaf, "__dict__", None) or {}))
        if any(isinstance(value, SYMBOLS) for value in (leaf, *inside)):
            raise Specialized("code keeps or returns an open size")


class Symbols:
    """Sizes of one graph as symbols of the trace of a part of it."""

    def __init__(self, numbers: Mapping[sympy.Symbol, int]):
        """`numbers`: of each symbol one for which the graph is traced."""
        self.numbers = numbers
        self.known: dict[sympy.Symbol, torch.SymInt] = {}
        self.env: ShapeEnv | None = None

    def of(self, fake: FakeTensorMode) -> Mapping[sympy.Symbol, torch.SymInt]:
        if self.env is not fake.shape_env:
            self.env = fake.shape_env
            self.known = {symbol: new_size(fake, n) for symbol, n in self.numbers.items()}
        return self.known


def new_size(fake: FakeTensorMode, number: int) -> torch.SymInt:
    """Returns an open size that equals no other one in the trace."""
    context = StatelessSymbolicContext(dynamic_sizes=[DimDynamic.DYNAMIC])
    one = torch.empty(number, dtype=torch.int8)
    return fake.from_tensor(one, static_shapes=False, symbolic_context=context).shape[0]


def evaluate(size: Any, values: Mapping[sympy.Symbol, Any]) -> Any:
    """Returns what an expression is for these values of its symbols, open ones among them."""
    if not isinstance(size, sympy.Basic):
        return size
    return sympy_interp(PythonReferenceAnalysis, dict(values), size)


@dataclasses.dataclass(frozen=True)
class Formula:
    """The sizes of an argument, expressions of symbols among them."""

    sizes: tuple[Any, ...]
    symbols: Symbols


def open_tensor(
    fake: FakeTensorMode, tensor: torch.Tensor, dims: frozenset[int] | Formula
) -> FakeTensor:
    """Returns the fake tensor of an argument. Dimensions of one size are one size in the trace;
    those of 0 or 1 are never open, because they are repeated, or have no elements."""
    if isinstance(dims, Formula):
        shape = [evaluate(size, dims.symbols.of(fake)) for size in dims.sizes]
        with fake:
            return cast("FakeTensor", torch.empty(shape, dtype=tensor.dtype))
    sizes = [DimDynamic.DUCK if at in dims else DimDynamic.STATIC for at in range(tensor.ndim)]
    return fake.from_tensor(
        tensor, static_shapes=False, symbolic_context=StatelessSymbolicContext(dynamic_sizes=sizes)
    )


def without_local(dynamic: bool | None, is_local: bool) -> bool | None:
    """Returns `dynamic` as far as statistics of each device's rows allow it: their compiler needs
    the number of rows."""
    if is_local and dynamic:
        warnings.warn(
            "dynamic=True has no effect where batch statistics are those of each device's rows, "
            "which need a number of rows; each set of sizes has its graph",
            RuntimeWarning,
            stacklevel=4,
        )
    return False if is_local else dynamic


class Growth:
    """Which dimensions of a step's arguments a trace leaves open. By `dynamic`: True, those of the
    rows, and others of which an earlier trace had another size; None, all of which an earlier trace
    had another size; False, none."""

    def __init__(self, dynamic: bool | None, rows: Mapping[str, int | None]):
        """`rows`: the dimension of the rows of each argument."""
        self.dynamic, self.rows = dynamic, rows
        self.before: dict[str, tuple[int, ...]] = {}
        self.found: dict[str, frozenset[int]] = {}
        self.has_several_devices = False
        self.opened: Dims = {}
        """What the last trace left open."""
        self.refused: Dims = {}
        """Open dimensions of which there was no graph, or none whose program is taken."""

    @property
    def is_trial(self) -> bool:
        """Whether open sizes have to show that they cost nothing: on several devices a graph with
        open sizes may gather what one with numbers does not."""
        return self.dynamic is None and self.has_several_devices

    def of(self, tensors: Mapping[str, torch.Tensor]) -> Dims:
        """Returns the dimensions for a trace of these arguments."""
        self.opened = self.chosen(tensors)
        return self.opened

    def chosen(self, tensors: Mapping[str, torch.Tensor]) -> Dims:
        shapes = {name: tuple(tensor.shape) for name, tensor in tensors.items()}
        for name, shape in shapes.items():
            before = self.before.get(name, shape)
            if len(before) != len(shape):
                continue
            changed = {dim for dim, (old, new) in enumerate(zip(before, shape)) if old != new}
            if self.dynamic and (row := self.rows.get(name)) is not None:
                changed.add(row)
            self.found[name] = self.found.get(name, frozenset()) | changed
        self.before = shapes
        is_alone = not self.has_several_devices
        if self.dynamic is False:
            return {}
        dims = {
            name: frozenset(dim for dim in self.found.get(name, ()) if shape[dim] > 1)
            for name, shape in shapes.items()
        }
        if self.refused:
            # Of rows and other sizes those that change more often, unless they were refused.
            dims = {
                name: found - row if is_alone else found & row
                for name, found in dims.items()
                for row in [frozenset({self.rows.get(name)})]
            }
        dims = {name: found for name, found in dims.items() if found}
        return {} if dims == self.refused else dims

    def refuse(self) -> None:
        """Notes that what the last trace left open cannot be. Warns the user who asked for it."""
        self.refused = self.opened
        if self.dynamic:
            warnings.warn(
                f"dynamic=True: the sizes of {', '.join(self.opened)} cannot all be open, because "
                "the code or the compiler asks for a number; such sizes have a graph each. "
                "logging.getLogger('dp.torch') says why at level DEBUG",
                RuntimeWarning,
                stacklevel=2,
            )


def parsed(word: str) -> Any:
    """Returns the expression of which sympy.srepr() made a word."""
    names = {**vars(sympy), **vars(functions), **vars(numbers), "__builtins__": {}}
    return eval(word, names)


class Sizes:
    """The sizes of open dimensions that a graph is for: those for which each decision of the trace
    is the same, as its guards of PyTorch say."""

    def __init__(
        self,
        places: Sequence[tuple[str, int]],
        numbers: Sequence[int],
        settled: Sequence[tuple[str, int, sympy.Expr]],
        symbols: Sequence[sympy.Symbol],
        ranges: Sequence[ValueRanges],
        guards: Sequence[sympy.Basic],
    ):
        """`numbers`: of each place that of its symbol. `settled`: places whose sizes the trace has
        found to be numbers, or to follow from symbols."""
        self.places, self.numbers, self.settled = places, numbers, settled
        self.symbols, self.ranges, self.guards = symbols, ranges, guards
        self.holds = functools.lru_cache(256)(self._holds)

    @classmethod
    def of_trace(cls, env: ShapeEnv, tensors: Mapping[str, FakeTensor]) -> Sizes:
        """`tensors`: the arguments. Raises Specialized if none of them has an open dimension
        left."""
        places: list[tuple[str, int]] = []
        symbols: dict[sympy.Symbol, int] = {}
        numbers: list[int] = []
        settled: list[tuple[str, int, sympy.Expr]] = []
        for name, tensor in tensors.items():
            for dim, size in enumerate(tensor.shape):
                if not isinstance(size, torch.SymInt):
                    continue
                if (expr := size.node.expr).is_Symbol:
                    places.append((name, dim))
                    numbers.append(symbols.setdefault(expr, len(symbols)))
                else:
                    settled.append((name, dim, expr))
        # Those that are left for a run to check are of values of data.
        if not symbols or env.deferred_runtime_asserts:
            raise Specialized
        ranges = [env.var_to_range[symbol] for symbol in symbols]
        guards = [env.replace(guard.expr) for guard in env.guards]
        return cls(places, numbers, settled, list(symbols), ranges, guards)

    def words(self) -> Any:
        """Returns what of_words() makes these sizes of, in words and numbers; None if it makes
        others."""
        own = {
            symbol: sympy.Symbol(f"s{n}", integer=True, positive=symbol.is_positive)
            for n, symbol in enumerate(self.symbols)
        }
        settled = [(*place, expr.xreplace(own)) for *place, expr in self.settled]
        ranges = [(within.lower, within.upper) for within in self.ranges]
        guards = [guard.xreplace(own) for guard in self.guards]
        found = {
            "places": self.places,
            "numbers": self.numbers,
            "settled": [(name, dim, sympy.srepr(expr)) for name, dim, expr in settled],
            "symbols": [sympy.srepr(symbol) for symbol in own.values()],
            "ranges": [[sympy.srepr(sympy.sympify(end)) for end in ends] for ends in ranges],
            "guards": [sympy.srepr(guard) for guard in guards],
        }
        try:
            again = Sizes.of_words(found)
        except ValueError:
            return None
        is_same = (
            again.symbols == list(own.values())
            and again.ranges == self.ranges
            and again.guards == guards
            and [expr for *_, expr in again.settled] == [expr for *_, expr in settled]
        )
        return found if is_same else None

    @classmethod
    def of_words(cls, words: Any) -> Sizes:
        """Returns the sizes that words() describes. Raises ValueError."""
        try:
            return cls(
                [(name, dim) for name, dim in words["places"]],
                words["numbers"],
                [(name, dim, parsed(expr)) for name, dim, expr in words["settled"]],
                [parsed(symbol) for symbol in words["symbols"]],
                [ValueRanges(*map(parsed, ends)) for ends in words["ranges"]],
                [parsed(guard) for guard in words["guards"]],
            )
        except Exception as error:
            raise ValueError("words that describe no sizes") from error

    def fit(self, shapes: Shapes) -> bool:
        return self.holds(
            tuple(shapes[name][dim] for name, dim in self.places),
            tuple(shapes[name][dim] for name, dim, _ in self.settled),
        )

    def _holds(self, sizes: tuple[int, ...], settled: tuple[int, ...]) -> bool:
        values: dict[int, int] = {}
        if any(values.setdefault(n, size) != size for n, size in zip(self.numbers, sizes)):
            return False
        if any(values[n] not in within for n, within in enumerate(self.ranges)):
            return False
        known = {symbol: sympy.Integer(values[n]) for n, symbol in enumerate(self.symbols)}
        if any(e.xreplace(known) != size for (*_, e), size in zip(self.settled, settled)):
            return False
        return all(guard.xreplace(known) == sympy.true for guard in self.guards)
