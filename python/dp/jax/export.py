"""A step as a module that dp-compile reads: names and roles are attributes of the entry's arguments
and results."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import jax
import numpy as np

from dp.jax._stablehlo import attention, compat
from dp.jax._stablehlo.compat import ir
from dp.jax._stablehlo.lowering import NotLowered, find_function, print_module, to_linalg
from dp.jax.trees import names


@dataclasses.dataclass(frozen=True)
class Interface:
    """Names and roles of an entry's arguments, first states and then those of a call, and of its
    results, first new states."""

    state: list[str]
    given: list[str]
    scatter: list[int | None]
    """Per given argument the dimension along which it is scattered; None leaves it whole."""
    updated: list[str]
    """The states that the first results update; none for an evaluation."""
    results: list[str]
    argument_dtypes: list | None = None
    """dtypes of numpy of all arguments; those of unsigned integers come to the caller as such."""
    result_dtypes: list | None = None
    variables: dict[str, list[tuple[int, int]]] | None = None
    """Per dimension variable of jax.export the arguments and their dimensions that have this
    extent."""


def _unsigned(dtype):
    """Returns the attributes that say that a caller has unsigned integers."""
    dtype = np.dtype(dtype) if not isinstance(dtype, np.dtype) else dtype
    if dtype.kind != "u":
        return {}
    return {"dp.dtype": ir.TypeAttr.get(ir.IntegerType.get_unsigned(8 * dtype.itemsize))}


def annotate(module: Any, name: str, interface: Interface, function: str = "main") -> None:
    """Renames the function of a module, and gives its arguments and results names and roles."""
    with ir.Location.unknown():
        text = ir.StringAttr.get

        def number(n):
            return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), n)

        arguments = [{"dp.name": text(k), "dp.state": ir.UnitAttr.get()} for k in interface.state]
        arguments += [
            {"dp.name": text(k), **({} if dim is None else {"dp.scatter": number(dim)})}
            for k, dim in zip(interface.given, interface.scatter)
        ]
        results = [
            {"dp.name": text(k), "dp.updates": number(interface.state.index(k))}
            for k in interface.updated
        ]
        results += [{"dp.name": text(k)} for k in interface.results]
        for attribute_lists, dtypes in (
            (arguments, interface.argument_dtypes),
            (results, interface.result_dtypes),
        ):
            for attributes, dtype in zip(attribute_lists, dtypes or ()):
                attributes.update(_unsigned(dtype))
        entry = find_function(module, function)
        types = ir.FunctionType(ir.TypeAttr(entry.attributes["function_type"]).value)
        if (len(types.inputs), len(types.results)) != (len(arguments), len(results)):
            raise NotLowered(
                f"the module has {len(types.inputs)} arguments and {len(types.results)} results, "
                f"expected {len(arguments)} and {len(results)}"
            )
        entry.attributes["sym_name"] = text(name)
        entry.attributes["arg_attrs"] = ir.ArrayAttr.get([ir.DictAttr.get(a) for a in arguments])
        entry.attributes["res_attrs"] = ir.ArrayAttr.get([ir.DictAttr.get(r) for r in results])


def lower_traced(traced: jax.stages.Traced, name: str, interface: Interface) -> str:
    """Returns the module of what jax.jit(...).trace returned. Raises NotLowered with the user's
    line."""

    def lower(full):
        with compat.locations(full), attention.calls():
            lowered = traced.lower(lowering_platforms=("cpu",))
        return to_linalg(
            print_module(lowered.compiler_ir("stablehlo")),
            lambda module: annotate(module, name, interface),
            interface.variables,
        )

    try:
        return lower(full=False)
    except NotLowered as error:
        first = error
    try:
        lower(
            full=True
        )  # The innermost frame may be a library's; with all frames the user's line is found.
    except NotLowered as error:
        raise error from None
    raise first


def export_step(
    name: str,
    step: Callable,
    state: Any,
    batch: Any,
    dims: Mapping[str, int | None] = MappingProxyType({}),
    prefix: bool = False,
) -> str:
    """Returns the text of a module with step(state, batch) -> (state, results), or -> results, as
    function `name`.

    Leaves of `state` stay on the devices, leaves of `batch` are scattered along dimension 0, or
    where `dims` says; None leaves one whole. `prefix` keeps the parameters' own names, "state.w"
    and "batch.x", and leaves to an option of dp-compile along which dimension the leaves below
    "batch" are scattered.
    """
    traced = jax.jit(step, keep_unused=True).trace(state, batch)
    out = jax.eval_shape(step, state, batch)
    new, results = out if isinstance(out, tuple) else ({}, out)
    kept, given = (
        names(tree, base if prefix else "") for tree, base in ((state, "state"), (batch, "batch"))
    )
    return lower_traced(
        traced,
        name,
        Interface(
            kept,
            given,
            [dims.get(k, None if prefix else 0) for k in given],
            names(new, "state" if prefix else ""),
            names(results),
        ),
    )
