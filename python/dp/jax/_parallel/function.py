"""A function of arrays that runs as a program, and whose gradients do."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.core import Tracer
from jax.custom_derivatives import SymbolicZero
from jax.extend import core

from dp.jax._parallel.opening import Origin
from dp.jax._parallel.primitive import call_p
from dp.jax._parallel.program import Program, Setting
from dp.jax._parallel.step import Dims
from dp.jax._stablehlo import compat
from dp.jax._stablehlo.compat import is_key
from dp.jax.trace import trace


class Function:
    """A function of lists of arrays of given shapes. Its derivatives are Functions, too, so that
    these have derivatives."""

    def __init__(
        self,
        name: str,
        closed: core.ClosedJaxpr,
        names: Sequence[str],
        dims: Dims,
        setting: Setting,
        origin: Origin,
    ):
        """`names` and `dims` are those of the arguments."""
        self.name, self.closed, self.names, self.setting = name, closed, list(names), setting
        self.find_dims, self.origin = dims, origin
        self.gradients: dict[tuple[int, ...], Gradient] = {}
        jaxpr = closed.jaxpr
        places = {var: place for place, var in enumerate(jaxpr.invars)}
        numbers: dict[Any, int] = {}
        self.sources: list[tuple[str, Any]] = []
        """Per result what it is: an argument or a computed result by number, or a constant."""
        is_computed = []
        for var in jaxpr.outvars:
            is_literal = isinstance(var, core.Literal)
            is_new = not is_literal and var not in places and var not in numbers
            is_computed.append(is_new)
            if is_literal:
                self.sources.append(("constant", jnp.asarray(var.val, var.aval.dtype)))
            elif var in places:
                self.sources.append(("argument", places[var]))
            else:
                self.sources.append(("result", numbers.setdefault(var, len(numbers))))
        self.program: Program | None = None
        self.used: list[int] = []
        if any(is_computed):
            part, is_used = compat.part_of(closed, is_computed)
            self.used = [place for place, used in enumerate(is_used) if used]
            self.program = Program(
                name,
                part,
                [self.names[place] for place in self.used],
                lambda: [self.dims[place] for place in self.used],
                setting,
                origin,
            )
        self.differentiable = jax.custom_vjp(self.run)
        self.differentiable.defvjp(self.forward, self.backward, symbolic_zeros=True)

    @functools.cached_property
    def dims(self) -> list[int | None]:
        return list(self.find_dims())

    def __call__(self, *values: Any) -> list[Any]:
        if is_traced(values):
            return self.differentiable(*values)
        return self.run(*values)

    def run(self, *values: Any) -> list[Any]:
        """Returns the results for arrays, without derivatives."""
        computed: Sequence[Any] = []
        if (program := self.program) is not None:
            given = [values[place] for place in self.used]
            # To bind a primitive takes as long as a small program.
            computed = (
                call_p.bind(*given, program=program) if is_traced(given) else program.run(given)
            )
        found = {"argument": values, "result": computed}
        results = [of if kind == "constant" else found[kind][of] for kind, of in self.sources]
        return [as_array(result) for result in results]

    # What jax.custom_vjp calls.

    def forward(self, *primals: Any) -> tuple[list[Any], Kept]:
        wanted = tuple(
            place
            for place, (primal, aval) in enumerate(zip(primals, self.closed.in_avals))
            if primal.perturbed and is_inexact(aval)
        )
        values = [primal.value for primal in primals]
        if not wanted:
            return self(*values), Kept([], None)
        gradient = self.gradient(wanted)
        results = gradient.forward(*values)
        count = len(self.closed.out_avals)
        return results[:count], Kept(results[count:], gradient)

    def backward(self, kept: Kept, cotangents: Sequence[Any]) -> tuple[Any, ...]:
        given = tuple(
            place
            for place, (cotangent, aval) in enumerate(zip(cotangents, self.closed.out_avals))
            if is_inexact(aval) and not isinstance(cotangent, SymbolicZero)
        )
        found: dict[int, Any] = {}
        if kept.gradient is not None and given:
            pull = kept.gradient.pull(given)
            slopes = pull(*kept.values, *(cotangents[place] for place in given))
            found = dict(zip(kept.gradient.wanted, slopes))
        return tuple(found.get(place) for place in range(len(self.closed.in_avals)))

    def gradient(self, wanted: tuple[int, ...]) -> Gradient:
        """Returns the gradients with respect to some arguments."""
        if wanted not in self.gradients:
            self.gradients[wanted] = Gradient(self, wanted)
        return self.gradients[wanted]

    # Where rows lie.

    @property
    def is_compiled(self) -> bool:
        return self.program is not None and self.program.is_compiled

    def dims_of_results(self) -> list[int | None]:
        """Returns the dimension of the rows of each result: of the program, or of the forward of a
        gradient, whichever is compiled."""
        if not self.is_compiled:
            for gradient in self.gradients.values():
                if gradient.forward.is_compiled:
                    return gradient.forward.dims_of_results()[: len(self.sources)]
        computed = self.program.dims_of_results() if self.program else []
        found = {"argument": self.dims, "result": computed}
        return [None if kind == "constant" else found[kind][of] for kind, of in self.sources]


class Gradient:
    """The forward and the backwards of a function, for gradients with respect to some of its
    arguments. JAX's partial evaluation decides what is kept between them."""

    def __init__(self, function: Function, wanted: tuple[int, ...]):
        self.function, self.wanted = function, wanted
        self.pulls: dict[tuple[int, ...], Function] = {}
        self.tree: Any = None
        self.keys: list[str | None] = []
        """Per kept value the implementation of typed keys; None for numbers."""
        with compat.x64(function.setting.x64):
            closed = trace(self.both, *function.closed.in_avals).jaxpr
        self.forward = Function(
            f"{function.name}_forward",
            closed,
            function.names,
            function.find_dims,
            function.setting,
            function.origin.then("forward", wanted),
        )
        self.kept = closed.out_avals[len(function.closed.out_avals) :]

    def both(self, *values: Any) -> list[Any]:
        """Returns the results, and the values that the backward needs."""

        def of(chosen: Sequence[Any]) -> list[Any]:
            filled = dict(enumerate(values)) | dict(zip(self.wanted, chosen))
            return core.jaxpr_as_fun(self.function.closed)(*filled.values())

        results, pull = jax.vjp(of, [values[place] for place in self.wanted])
        kept, self.tree = jax.tree.flatten(pull)
        self.keys = [str(jax.random.key_impl(one)) if is_key(one) else None for one in kept]
        return [*results, *(jax.random.key_data(one) if is_key(one) else one for one in kept)]

    def pull(self, given: tuple[int, ...]) -> Function:
        """Returns the backward for cotangents of some results; those of others are 0. Its arguments
        are what is kept, and then these cotangents."""
        if given not in self.pulls:
            function = self.function
            results = function.closed.out_avals
            with compat.x64(function.setting.x64):
                closed = trace(
                    functools.partial(self._pulled, given),
                    *self.kept,
                    *(results[place] for place in given),
                ).jaxpr

            def dims() -> list[int | None]:
                found = self.forward.dims_of_results()
                return [*found[len(results) :], *(found[place] for place in given)]

            names = [f"kept.{number}" for number in range(len(self.kept))]
            names += [f"gradient of result {place}" for place in given]
            name = f"{function.name}_backward"
            origin = function.origin.then("pull", self.wanted, given)
            self.pulls[given] = Function(name, closed, names, dims, function.setting, origin)
        return self.pulls[given]

    def _pulled(self, given: tuple[int, ...], *values: Any) -> list[Any]:
        kept, cotangents = values[: len(self.kept)], dict(zip(given, values[len(self.kept) :]))
        pull = jax.tree.unflatten(
            self.tree,
            [
                value if key is None else jax.random.wrap_key_data(value, impl=key)
                for value, key in zip(kept, self.keys)
            ],
        )
        (slopes,) = pull(
            [
                cotangents[place] if place in cotangents else zeros_of(aval)
                for place, aval in enumerate(self.function.closed.out_avals)
            ]
        )
        return slopes


@jax.tree_util.register_pytree_node_class
@dataclasses.dataclass
class Kept:
    """What a forward keeps for its backward."""

    values: list[Any]
    gradient: Gradient | None
    """None: no argument has a gradient."""

    def tree_flatten(self) -> tuple[list[Any], Gradient | None]:
        return self.values, self.gradient

    @classmethod
    def tree_unflatten(cls, gradient: Gradient | None, values: Any) -> Kept:
        return cls(list(values), gradient)


def is_traced(values: Sequence[Any]) -> bool:
    return any(isinstance(value, Tracer) for value in values)


def is_inexact(aval: Any) -> bool:
    return jnp.issubdtype(aval.dtype, jnp.inexact)


def zeros_of(aval: Any) -> Any:
    """Returns the cotangent 0 of a value."""
    if is_inexact(aval):
        return jnp.zeros(aval.shape, aval.dtype)
    return np.zeros(aval.shape, jax.dtypes.float0)


def as_array(value: Any) -> jax.Array:
    return value if isinstance(value, jax.Array) else jnp.asarray(value)
