"""Arguments of a call: which arrays they hold, how these are called and scattered."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jax
import numpy as np

from dp.errors import ArgumentError, TraceError
from dp.jax._parallel.function import Function
from dp.jax._parallel.opening import Family, Origin, Shapes
from dp.jax._parallel.program import Setting
from dp.jax._stablehlo import compat
from dp.jax._stablehlo.compat import is_key
from dp.jax.trace import trace
from dp.jax.trees import Structure, broadcast_prefix, names, to_data, to_jax, unwrap


class Fixed:
    """An argument that is part of the program."""

    def __init__(self, value: Any):
        self.value = value

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Fixed)
            and type(self.value) is type(other.value)
            and bool(self.value == other.value)
        )

    __hash__ = None  # type: ignore[assignment] Its value need not have one.

    def __repr__(self) -> str:
        return repr(self.value)


class Parameters:
    """The parameters of a user's function."""

    def __init__(self, fn: Callable, fixed_numbers: Sequence[int], fixed_names: Sequence[str]):
        """`fixed_numbers`, `fixed_names`: of those that are part of the program. Raises
        dp.ArgumentError if there is none."""
        try:
            self.signature: inspect.Signature | None = inspect.signature(fn)
        except (TypeError, ValueError):  # Some callables have none.
            self.signature = None
        parameters = [] if self.signature is None else list(self.signature.parameters.values())
        places = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
        self.positional = [p.name for p in parameters if p.kind in places]
        kinds = {p.kind: p.name for p in parameters}
        self.rest = kinds.get(inspect.Parameter.VAR_POSITIONAL)
        self.takes_any_name = self.signature is None or inspect.Parameter.VAR_KEYWORD in kinds
        self.names = [p.name for p in parameters]
        for number in fixed_numbers:
            if type(number) is not int or number < 0:
                raise ArgumentError(
                    f"static_argnums has {number!r}; expected numbers of arguments, from 0"
                )
        self.check_names(fixed_names, "static_argnames")
        self.fixed_numbers, self.fixed_names = set(fixed_numbers), set(fixed_names)
        for number, name in enumerate(self.positional):
            if number in self.fixed_numbers or name in self.fixed_names:
                self.fixed_numbers.add(number)
                self.fixed_names.add(name)

    def check_names(self, given: Sequence[str] | Mapping[str, Any], what: str) -> None:
        for name in given:
            if name not in self.names and not self.takes_any_name:
                raise ArgumentError(
                    f"{what} has {name!r}, but the function's parameters are "
                    f"{', '.join(self.names) or 'none'}"
                )

    def name_of(self, number: int) -> str:
        """Returns the name of an argument by position."""
        if number < len(self.positional):
            return self.positional[number]
        return f"{self.rest or 'argument'}.{number - len(self.positional)}"

    def fix(self, args: tuple, kwargs: dict[str, Any]) -> tuple[tuple, dict[str, Any]]:
        """Returns arguments of which some are Fixed."""
        if not self.fixed_numbers and not self.fixed_names:
            return args, kwargs
        return (
            tuple(Fixed(v) if i in self.fixed_numbers else v for i, v in enumerate(args)),
            {k: Fixed(v) if k in self.fixed_names else v for k, v in kwargs.items()},
        )


def unfix(value: Any) -> Any:
    return value.value if isinstance(value, Fixed) else value


def kind_of(leaf: Any) -> tuple:
    """Returns what programs are found by, beside values of Python."""
    if isinstance(leaf, (jax.Array, np.ndarray, np.generic)):
        return leaf.shape, leaf.dtype, getattr(leaf, "weak_type", False)
    return (type(leaf),)


def scattered(
    scatter: Any, parameters: Parameters, args: tuple, kwargs: dict[str, Any]
) -> list[int | None]:
    """Returns what `scatter` says for each leaf of the arguments. Raises dp.ArgumentError."""
    count, rest = len(parameters.positional), parameters.rest or "argument"
    given = dict(zip(parameters.positional, args))
    if len(args) > count:
        given[rest] = args[count:]
    given |= {name: kwargs[name] for name in sorted(kwargs)}
    if isinstance(scatter, Mapping):
        parameters.check_names(scatter, "scatter")
        by_name = dict(scatter)
    elif isinstance(scatter, (tuple, list)):
        if len(scatter) < len(args) or len(scatter) > max(count, len(args)):
            raise ArgumentError(
                f"scatter has {len(scatter)} entries for {len(args)} arguments; give one for each, "
                f"in their order: a dimension, or None for an argument that is whole"
            )
        by_name = dict(zip(parameters.positional, scatter))
        by_name[rest] = tuple(scatter[count:])
    else:
        by_name = dict.fromkeys(given, scatter)
    return [
        dim
        for name, value in given.items()
        for dim in broadcast_prefix(by_name.get(name), value, "scatter", f"the argument {name}")
    ]


class Kind:
    """The function for arguments of one structure, with arrays of given shapes."""

    def __init__(
        self,
        fn: Callable,
        name: str,
        parameters: Parameters,
        scatter: Any,
        args: tuple,
        kwargs: dict[str, Any],
        setting: Setting,
        families: list[Family],
    ):
        """`families`: those for arguments of these dtypes, which this adds to."""
        self.fn, self.name, self.setting = fn, name, setting
        called = [
            leaf for i, value in enumerate(args) for leaf in names(value, parameters.name_of(i))
        ] + [leaf for key in sorted(kwargs) for leaf in names(kwargs[key], key)]
        self.structure = Structure((args, kwargs), what="the argument", called=called)
        for leaf, value in zip(self.structure.leaves, self.structure.arrays((args, kwargs))):
            if isinstance(value, jax.ShapeDtypeStruct):
                raise ArgumentError(f"{leaf.name} is a shape without numbers; give an array")
        self.dims = self.structure.dims(scattered(scatter, parameters, args, kwargs))
        self.results: Structure | None = None
        self.arguments = [
            leaf.shape if leaf.key is None else leaf.data for leaf in self.structure.leaves
        ]
        self.shapes = tuple(tuple(argument.shape) for argument in self.arguments)
        self.is_own = False
        leaves = jax.tree.leaves((args, kwargs))
        family = next((one for one in families if one.structure.has_fixed(leaves)), None)
        if family is None:
            family = Family(self.structure, self.dims, setting.dynamic)
            families.append(family)
        self.function = self._function(self.arguments, Origin(family, self), True)
        family.admit(self.shapes)

    def function_at(self, shapes: Shapes) -> Function:
        """Returns the function for other shapes, whose programs are not for calls."""
        arguments = [
            jax.ShapeDtypeStruct(shape, one.dtype, weak_type=one.weak_type)
            for shape, one in zip(shapes, self.arguments)
        ]
        return self._function(arguments, self.function.origin, False)

    def _function(self, arguments: list[Any], origin: Origin, is_called: bool) -> Function:
        """`is_called`: whether the results of calls have the structure of this trace's."""

        def flat(*arrays: Any) -> list[jax.Array]:
            leaves = [leaf.wrap(array) for leaf, array in zip(self.structure.leaves, arrays)]
            args, kwargs = self.structure.join(leaves)
            returned = self.fn(*map(unfix, args), **{k: unfix(v) for k, v in kwargs.items()})
            results = Structure(returned, what="result")
            if is_called:
                self.results = results
            return [unwrap(value) for value in results.arrays(returned)]

        closed = trace(flat, *arguments).jaxpr
        # JAX makes arrays of traces around the call further arguments.
        if len(closed.in_avals) != len(arguments):
            raise TraceError(
                f"{self.name} uses an array that it does not take as an argument and that belongs "
                f"to a transformation of JAX around the call, such as jax.grad or jax.jit; make it "
                f"an argument"
            )
        called = [leaf.name for leaf in self.structure.leaves]
        return Function(self.name, closed, called, lambda: self.dims, self.setting, origin)

    def __call__(self, leaves: Sequence[Any]) -> Any:
        """Calls the function with the leaves of its arguments."""
        values = [data_of(leaves[number]) for number in self.structure.numbers]
        results = self.function(*values)
        assert self.results is not None
        return self.results.join(
            [leaf.wrap(value) for leaf, value in zip(self.results.leaves, results)]
        )


def data_of(value: Any) -> Any:
    """Returns the array of a leaf; keys are their data."""
    if isinstance(value, jax.Array):
        return jax.random.key_data(value) if is_key(value) else value
    return to_data(value)


class Kinds:
    """The kinds of arguments that a function has been called with."""

    def __init__(self) -> None:
        self.by_shapes: dict[Any, list[Kind]] = {}
        self.families: dict[Any, list[Family]] = {}
        """By all but sizes."""
        self.all: list[tuple[Any, Kind]] = []
        """With their keys, the oldest first."""

    def find(
        self, args: tuple, kwargs: dict[str, Any], make: Callable[[list[Family]], Kind]
    ) -> tuple:
        """Returns the kind of these arguments, which `make` makes if it is new, and their
        leaves."""
        leaves, treedef = jax.tree.flatten((args, kwargs))
        leaves = [leaf if isinstance(leaf, jax.Array) else to_jax(leaf) for leaf in leaves]
        kinds_of_leaves, context = tuple(map(kind_of, leaves)), compat.trace_context()
        key = treedef, kinds_of_leaves, context
        for kind in self.by_shapes.get(key, ()):
            if kind.structure.has_fixed(leaves):
                return kind, leaves
        ranks = tuple((len(one[0]), *one[1:]) if len(one) > 1 else one for one in kinds_of_leaves)
        kind = make(self.families.setdefault((treedef, ranks, context), []))
        self.by_shapes.setdefault(key, []).append(kind)
        self.all.append((key, kind))
        return kind, leaves

    def drop_one(self) -> bool:
        """Forgets the oldest kind that has no program of its own; returns whether there is one."""
        for number, (key, kind) in enumerate(self.all):
            if not kind.is_own:
                del self.all[number]
                self.by_shapes[key].remove(kind)
                if not self.by_shapes[key]:
                    del self.by_shapes[key]
                return True
        return False
