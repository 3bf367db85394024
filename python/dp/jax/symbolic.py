"""Dimension variables of jax.export for the numbers of rows in a batch."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
from jax import export

from dp.jax.trees import Structure

Dimension = type(export.symbolic_shape("rows")[0])


@dataclasses.dataclass(frozen=True)
class Variables:
    """Shapes in which some scattered extents are variables."""

    shapes: list[jax.ShapeDtypeStruct]
    equal: list[list[int]]
    """Per variable the numbers of the leaves that have it as their scattered extent."""
    dims: list[int | None]
    """Per leaf its scattered dimension."""

    def places(self, before: int) -> dict[str, list[tuple[int, int]]]:
        """Returns per variable the arguments that have it and their dimensions; `before` arguments
        come before the leaves."""
        return {
            f"rows{i}": [
                (before + leaf, dim) for leaf in leaves if (dim := self.dims[leaf]) is not None
            ]
            for i, leaves in enumerate(self.equal)
        }


def as_arrays(results: Any) -> Any:
    """Returns a pytree whose numbers of rows are arrays, as under jax.jit; variables are none."""
    return jax.tree.map(
        lambda leaf: jnp.asarray(leaf) if isinstance(leaf, Dimension) else leaf, results
    )


def occurs_in(names: Iterable[str], structure: Structure) -> bool:
    """Whether a variable is part of a structure itself, as in a node's static field."""
    text = repr((structure.treedef, structure.fixed)) if names else ""
    return any(name in text for name in names)


def key_of(shapes: Iterable[jax.ShapeDtypeStruct]) -> tuple:
    """Returns what graphs for these shapes are found by."""
    return tuple((str(shape.shape), str(shape.dtype), shape.weak_type) for shape in shapes)


def assign(
    shapes: list[jax.ShapeDtypeStruct], scatter: list[int | None], groups: list[list[int]]
) -> Variables:
    """Makes one variable for each group of leaves."""
    names = [f"rows{i}" for i in range(len(groups))]
    variable_shapes = list(shapes)
    for group, symbol in zip(groups, export.symbolic_shape(", ".join(names))):
        for i in group:
            shape = tuple(
                symbol if dim == scatter[i] else size
                for dim, size in enumerate(variable_shapes[i].shape)
            )
            variable_shapes[i] = jax.ShapeDtypeStruct(
                shape, variable_shapes[i].dtype, weak_type=variable_shapes[i].weak_type
            )
    return Variables(variable_shapes, groups, scatter)


def assignments(
    shapes: list[jax.ShapeDtypeStruct], scatter: list[int | None]
) -> Iterator[Variables]:
    """Yields what may be tried: leaves with equally many rows share a variable; first a variable
    for every number of rows, then only for that of most leaves. No rows, or one, are no variable:
    JAX broadcasts extents of one."""
    by_rows: dict[int, list[int]] = {}
    for i, (shape, dim) in enumerate(zip(shapes, scatter)):
        if dim is not None and shape.shape[dim] > 1:
            by_rows.setdefault(shape.shape[dim], []).append(i)
    groups = sorted(by_rows.values(), key=len, reverse=True)
    if groups:
        yield assign(shapes, scatter, groups)
    if len(groups) > 1:
        yield assign(shapes, scatter, groups[:1])
