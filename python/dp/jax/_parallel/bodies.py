"""Jaxprs as data, to compare traces of a function for several sizes, and to trace one for all.

Two traces of a function become one body whose numbers are Sizes where they differ; the trace of
every other call is compared with it, so that a program for all sizes computes what the function's
own trace does, whatever the function has asked its sizes."""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend import core

from dp.jax._parallel.sizes import Differs, Size
from dp.jax._stablehlo import compat

CALLED = {
    "pjit": "jaxpr",
    "jit": "jaxpr",
    "closed_call": "call_jaxpr",
    "core_call": "call_jaxpr",
    "custom_jvp_call": "call_jaxpr",
    "custom_vjp_call": "call_jaxpr",
}
"""Parameters that hold the jaxpr of an equation that only calls it."""
FUNCTIONS = {"computation"}
"""Parameters that are functions beside their jaxprs."""

Number = Callable[[Any, Any], Any]
"""Returns the number for all sizes of those in two traces. Raises Differs."""


class Variable(int):
    """The number of a variable."""


@dataclasses.dataclass(frozen=True)
class Literal:
    value: Any
    """An array of numpy, or a Size."""
    dtype: np.dtype


@dataclasses.dataclass(frozen=True)
class Shape:
    sizes: tuple[Any, ...]
    dtype: Any

    def of(self, values: Sequence[Any]) -> jax.ShapeDtypeStruct:
        return jax.ShapeDtypeStruct(resolve(self.sizes, values), self.dtype)


@dataclasses.dataclass(frozen=True)
class Equation:
    source: core.JaxprEqn
    params: Mapping[str, Any]
    called: Body | None
    """That of an equation that only calls it."""
    operands: tuple[Variable | Literal, ...]
    results: tuple[Variable, ...]
    shapes: tuple[Shape, ...]


@dataclasses.dataclass(frozen=True)
class Body:
    """A jaxpr whose variables are numbers."""

    source: Any
    constants: tuple[Any, ...]
    arguments: tuple[Shape, ...]
    equations: tuple[Equation, ...]
    outputs: tuple[Variable | Literal, ...]
    is_open: bool = False
    """Whether it has Sizes."""


def shape_of(aval: Any) -> Shape:
    if not hasattr(aval, "shape"):
        raise Differs(f"a value is {aval}")
    return Shape(tuple(aval.shape), aval.dtype)


def body_of(jaxpr: Any) -> Body:
    """Returns the body of a jaxpr, closed or not."""
    inner = getattr(jaxpr, "jaxpr", jaxpr)
    numbers: dict[Any, Variable] = {}

    def define(variables: Sequence[Any]) -> tuple[Variable, ...]:
        return tuple(numbers.setdefault(one, Variable(len(numbers))) for one in variables)

    def read(atom: Any) -> Variable | Literal:
        if isinstance(atom, core.Literal):
            dtype = np.dtype(atom.aval.dtype)
            return Literal(np.asarray(atom.val, dtype), dtype)
        return numbers[atom]

    constants = tuple(getattr(jaxpr, "consts", ()))
    if len(constants) != len(inner.constvars):
        raise Differs("a jaxpr inside of another one has constants")
    define([*inner.constvars, *inner.invars])
    equations = []
    for equation in inner.eqns:
        name = equation.primitive.name
        called = equation.params.get(CALLED.get(name, ""))
        params = equation.params if called is None else {}
        operands = tuple(map(read, equation.invars))
        equations.append(
            Equation(
                equation,
                params,
                None if called is None else body_of(called),
                operands,
                define(equation.outvars),
                tuple(shape_of(variable.aval) for variable in equation.outvars),
            )
        )
    return Body(
        jaxpr,
        constants,
        tuple(shape_of(variable.aval) for variable in inner.invars),
        tuple(equations),
        tuple(map(read, inner.outvars)),
    )


class Merge:
    """Makes one body of those of two traces, or compares a merged one with that of another."""

    def __init__(self, number: Number):
        self.number = number

    def bodies(self, a: Body, b: Body) -> Body:
        """Raises Differs."""
        found = self._each(
            (a.constants, a.arguments, a.equations, a.outputs),
            (b.constants, b.arguments, b.equations, b.outputs),
        )
        return Body(a.source, *found, is_open=has_sizes(found))

    def value(self, a: Any, b: Any) -> Any:
        if is_number(a) and is_number(b):
            return self.number(a, b)
        if isinstance(a, (core.Jaxpr, core.ClosedJaxpr)):
            a = body_of(a)
        if isinstance(a, Body):
            is_jaxpr = isinstance(b, (core.Jaxpr, core.ClosedJaxpr))
            return self.bodies(a, body_of(b) if is_jaxpr else b)
        if isinstance(a, Equation) and isinstance(b, Equation):
            return self.equation(a, b)
        if isinstance(a, Literal) and isinstance(b, Literal):
            return self.literal(a, b)
        if isinstance(a, Shape) and isinstance(b, Shape):
            if a.dtype != b.dtype:
                raise Differs(f"{a.dtype} becomes {b.dtype}")
            return Shape(self._each(a.sizes, b.sizes), a.dtype)
        if isinstance(a, (tuple, list)) and type(a) is type(b):
            made = self._each(a, b)
            return type(a)(*made) if hasattr(a, "_fields") else type(a)(made)
        if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
            return {key: self.value(one, b[key]) for key, one in a.items()}
        if isinstance(a, (np.ndarray, jax.Array)) and isinstance(b, (np.ndarray, jax.Array)):
            return self.array(a, b)
        if a is not b and not is_equal(a, b):
            raise Differs(f"{a} becomes {b}")
        return a

    def _each(self, a: Sequence[Any], b: Sequence[Any]) -> tuple[Any, ...]:
        if len(a) != len(b):
            raise Differs(f"{len(a)} values become {len(b)}")
        return tuple(map(self.value, a, b))

    def equation(self, a: Equation, b: Equation) -> Equation:
        if a.source.primitive is not b.source.primitive:
            raise Differs(f"{a.source.primitive} becomes {b.source.primitive}")
        if not compat.has_context_of(a.source, b.source):
            raise Differs(f"the settings of {a.source.primitive} differ")
        rest = self._each(
            (a.called, a.operands, a.results, a.shapes), (b.called, b.operands, b.results, b.shapes)
        )
        if a.params.keys() != b.params.keys():
            raise Differs(f"{a.source.primitive} has other parameters")
        params = {
            key: one if key in FUNCTIONS else self.value(one, b.params[key])
            for key, one in a.params.items()
        }
        made = Equation(a.source, params, *rest)
        if is_open_pad(made):
            check_pad(made, b)
        return made

    def literal(self, a: Literal, b: Literal) -> Literal:
        if a.dtype != b.dtype:
            raise Differs(f"{a.dtype} becomes {b.dtype}")
        if isinstance(a.value, Size):
            return Literal(self.number(a.value, number_of(b.value)), a.dtype)
        if a.value.shape == b.value.shape and a.value.tobytes() == b.value.tobytes():
            return a
        found = self.number(number_of(a.value), number_of(b.value))
        if not isinstance(found, Size):
            raise Differs(f"the constant {a.value} becomes {b.value}")
        return Literal(found, a.dtype)

    @staticmethod
    def array(a: Any, b: Any) -> Any:
        if a is b:
            return a
        if a.shape != b.shape or a.dtype != b.dtype or not is_plain_dtype(a.dtype):
            raise Differs("a constant differs")
        if np.asarray(a).tobytes() != np.asarray(b).tobytes():
            raise Differs("a constant differs")
        return a


def is_number(value: Any) -> bool:
    """Whether a parameter is a number that may be a size; some are of numpy."""
    return type(value) is int or isinstance(value, (Size, np.integer))


def is_plain_dtype(dtype: Any) -> bool:
    return isinstance(dtype, np.dtype)


def is_equal(a: Any, b: Any) -> bool:
    if isinstance(a, float) and isinstance(b, float):
        return np.float64(a).tobytes() == np.float64(b).tobytes()  # Zeros have signs.
    try:
        return bool(a == b)
    except Exception:  # Of objects that compare elementwise, or not at all.
        return False


def number_of(value: np.ndarray) -> Any:
    """Returns the number of a literal that may be a size. Raises Differs."""
    number = value.item() if value.ndim == 0 else None
    if isinstance(number, bool) or not isinstance(number, (int, float)):
        raise Differs(f"the constant {value} differs")
    if not math.isfinite(number) or number == 0 and math.copysign(1, number) < 0:
        raise Differs(f"the constant {value} differs")
    return number


def has_sizes(value: Any) -> bool:
    if isinstance(value, Size):
        return True
    if isinstance(value, Body):
        return value.is_open
    if isinstance(value, (tuple, list)):
        return any(map(has_sizes, value))
    if isinstance(value, Mapping):
        return any(map(has_sizes, value.values()))
    if isinstance(value, Shape):
        return has_sizes(value.sizes)
    if isinstance(value, Literal):
        return isinstance(value.value, Size)
    if isinstance(value, Equation):
        return has_sizes((value.params, value.called, value.operands, value.shapes))
    return False


def shapes_of_outputs(body: Body) -> list[Shape]:
    """Returns the shapes of the results of a body."""
    known = [*map(shape_of, body.constants), *body.arguments]
    for equation in body.equations:
        known += equation.shapes
    return [
        Shape((), atom.dtype) if isinstance(atom, Literal) else known[atom] for atom in body.outputs
    ]


def resolve(value: Any, sizes: Sequence[Any]) -> Any:
    """Returns a parameter of an equation for open sizes that are dimensions of jax.export."""
    if isinstance(value, Size):
        return value.of(sizes)
    if isinstance(value, Body):
        if not value.is_open:
            return value.source
        shapes = [shape.of(sizes) for shape in value.arguments]
        run = functools.partial(run_body, value, sizes)
        closed = jax.make_jaxpr(lambda *values: run(values))(*shapes)
        if isinstance(value.source, core.ClosedJaxpr):
            return closed
        if closed.consts:
            raise Differs("a jaxpr inside of another one has constants")
        return closed.jaxpr
    if isinstance(value, (tuple, list)):
        made = [resolve(one, sizes) for one in value]
        return type(value)(*made) if hasattr(value, "_fields") else type(value)(made)
    if isinstance(value, dict):
        return {key: resolve(one, sizes) for key, one in value.items()}
    return value


def is_open_pad(equation: Equation) -> bool:
    """Whether it adds a number of elements that follows from sizes."""
    config = equation.params.get("padding_config")
    return equation.source.primitive.name == "pad" and has_sizes(config)


def check_pad(merged: Equation, other: Equation) -> None:
    """Raises Differs unless padded() can do what an equation with such numbers does."""
    configs = merged.params["padding_config"], other.params["padding_config"]
    for sizes, (low, high, interior) in zip(*configs):
        if has_sizes(sizes) and (low < 0 or high < 0 or interior):
            raise Differs(f"a dimension is padded by {low} and {high}, with {interior} inside")


def padded(tensor: Any, value: Any, config: Sequence[tuple], sizes: Sequence[Any]) -> Any:
    """Returns what lax.pad does, in a form that has a lowering for sizes that are not known."""
    known = [(0, 0, 0) if has_sizes(one) else one for one in config]
    if any(map(any, known)):
        tensor = jax.lax.pad(tensor, value, known)
    lows = [resolve(low, sizes) if has_sizes((low, high)) else 0 for low, high, _ in config]
    highs = [resolve(high, sizes) if has_sizes((low, high)) else 0 for low, high, _ in config]
    shape = [low + size + high for low, size, high in zip(lows, tensor.shape, highs)]
    starts = [jnp.asarray(low, jnp.int32) for low in lows]
    return jax.lax.dynamic_update_slice(jax.lax.broadcast(value, shape), tensor, starts)


def run_body(body: Body, sizes: Sequence[Any], values: Sequence[Any]) -> list[Any]:
    """Computes a body inside of a trace whose open sizes are dimensions of jax.export."""
    known = list(body.constants) + list(values)

    def read(atom: Variable | Literal) -> Any:
        if not isinstance(atom, Literal):
            return known[atom]
        if isinstance(atom.value, Size):
            return jnp.asarray(atom.value.of(sizes)).astype(atom.dtype)
        return atom.value

    for equation in body.equations:
        operands = list(map(read, equation.operands))
        with compat.as_traced(equation.source):
            params = resolve(dict(equation.params), sizes)
            if equation.called is not None:
                results = run_body(equation.called, sizes, operands)
            elif is_open_pad(equation):
                tensor, value = operands
                results = [padded(tensor, value, equation.params["padding_config"], sizes)]
            else:
                results = compat.bind_with(equation.source.primitive, params, operands)
        known += results  # The numbers of variables are in the order of their equations.
    return list(map(read, body.outputs))
