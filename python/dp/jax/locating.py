"""What JAX itself computes in a step, and the first equation of its jaxpr of which dp computes
something else."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import jax.numpy as jnp
import numpy as np

from dp._runtime import verify
from dp.jax._stablehlo import compat
from dp.jax.trees import unwrap
from dp.step import Array, Difference, Located, Reference

# Parameters that hold the jaxpr of an equation that only calls it.
CALLED = {
    "pjit": "jaxpr",
    "jit": "jaxpr",
    "closed_call": "call_jaxpr",
    "core_call": "call_jaxpr",
    "checkpoint": "jaxpr",
    "custom_jvp_call": "call_jaxpr",
    "custom_vjp_call": "call_jaxpr",
}
MOMENT = re.compile(r"(?:^|.*\.)(mu|nu)\.(.*)")


def arguments(
    step: Any, state: Mapping[str, Array], given: Mapping[str, Array]
) -> tuple[list, list]:
    return [jnp.asarray(state[name]) for name in step.state_names], [
        jnp.asarray(given[name]) for name in step.batch_names
    ]


def reference(step: Any, state: Mapping[str, np.ndarray], given: Mapping[str, Array]) -> Reference:
    """Runs the step by XLA."""
    traced, _, updated, names, _ = step.traced(step._shapes(given))
    new, results = traced.lower().compile()(*arguments(step, state, given))
    moments = {name: found for name in updated if (found := MOMENT.match(name))}
    # optax's Adam and the like divide by the square root of `nu`.
    sizes = {found[2]: name for name, found in moments.items() if found[1] == "nu"}
    amplified = {
        name: size
        for tail, size in sizes.items()
        for name in updated
        if name not in moments and (name == tail or name.endswith(f".{tail}"))
    }
    return Reference(
        dict(zip(updated, new)),
        dict(zip(names, results)),
        amplified,
        {name: found[1] for name, found in moments.items()},
    )


def evaluate(
    jaxpr: Any, constants: list, values: list, note: Callable[[Any, list, list], None]
) -> list:
    """Computes a jaxpr, and those that its equations call. `note` gets each equation, its operands
    and its results."""
    values_of: dict[Any, Any] = {
        **dict(zip(jaxpr.constvars, constants)),
        **dict(zip(jaxpr.invars, values)),
    }

    def read(atom):
        return atom.val if hasattr(atom, "val") else values_of[atom]

    for equation in jaxpr.eqns:
        operands = list(map(read, equation.invars))
        inner = equation.params.get(CALLED.get(equation.primitive.name, ""))
        if inner is None:
            results = compat.bind(equation, operands)
            note(equation, operands, results)
        else:
            results = evaluate(
                getattr(inner, "jaxpr", inner), getattr(inner, "consts", []), operands, note
            )
        values_of.update(zip(equation.outvars, results))
    return list(map(read, jaxpr.outvars))


class Values:
    """The values of a step's jaxpr as JAX computes them one by one."""

    def __init__(self, step: Any, difference: Difference):
        self.step, self.difference = step, difference
        state, batch = arguments(step, difference.state, difference.given)
        traced, _, updated, names, _ = step.traced(step._shapes(difference.given))
        self.jaxpr, self.results = traced.jaxpr, [*updated, *names]
        self.want: dict[str, Array] = {}
        self.made_by: dict[str, tuple[Any, int, list]] = {}
        """By value: its equation, its place among the results, and the operands."""
        self.names: dict[int, str] = {}
        self.outputs = evaluate(self.jaxpr.jaxpr, self.jaxpr.consts, [*state, *batch], self.note)

    def note(self, equation: Any, operands: list, results: list) -> None:
        for place, value in enumerate(results):
            name = f"v{len(self.made_by)}"
            self.made_by[name] = equation, place, operands
            self.names.setdefault(id(value), name)  # Some equations return their operand.
            self.want[name] = value

    def operands(self, name: str) -> list[str]:
        return [self.names[id(value)] for value in self.made_by[name][2] if id(value) in self.names]

    def ancestors(self, result: str) -> list[str]:
        """Returns the values that lead to a result or state, in order."""
        pending, seen = [self.names.get(id(self.outputs[self.results.index(result)]))], set()
        while pending:
            name = pending.pop()
            if name is not None and name not in seen:
                seen.add(name)
                pending += self.operands(name)
        return [
            name
            for name in self.made_by
            if name in seen and not compat.is_key(self.want[name]) and self.want[name].size
        ]

    def got(self, names: list[str]) -> Mapping[str, Array]:
        """Lets dp compute some of the values."""
        wanted = set(names)

        def values(state: Any, batch: Any) -> dict[str, Any]:
            computed: list[Any] = []

            def note(equation, given, results):
                return computed.extend(results)

            flat = [
                unwrap(value)
                for value in (*self.step.states.split(state), *self.step.batch.split(batch))
            ]
            evaluate(self.jaxpr.jaxpr, self.jaxpr.consts, flat, note)
            return {name: value for name, value in zip(self.made_by, computed) if name in wanted}

        batch = arguments(self.step, self.difference.state, self.difference.given)[1]
        first = self.step.batch.join(
            [leaf.wrap(value) for leaf, value in zip(self.step.batch.leaves, batch)]
        )
        return self.difference.run(
            self.step.make_variant(values, self.step.unflatten_state(self.difference.state), first)
        )

    def alone(self, name: str, values: Mapping[str, Array]) -> Array:
        """Returns what JAX makes of the operands that dp had."""
        equation, place, operands = self.made_by[name]
        return compat.bind(
            equation,
            [
                jnp.asarray(values[key]) if (key := self.names.get(id(v), "")) in values else v
                for v in operands
            ],
        )[place]


def locate(step: Any, difference: Difference) -> Located | None:
    """Returns the first equation whose value by dp is another one."""
    values = Values(step, difference)
    if not (order := values.ancestors(difference.tensor)):
        return None
    found = verify.narrow(order, values.want, values.got, values.operands, values.alone)
    if found is None:
        return None
    equation = values.made_by[found[0]][0]
    op, place = equation.primitive.name, compat.place_of(equation)
    return Located(
        op,
        place,
        f"The first op of the graph that differs is {op}{f' at {place}' if place else ''}: its "
        f"value {found[1]}",
    )
