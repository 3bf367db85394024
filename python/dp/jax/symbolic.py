"""Dimension variables of jax.export for the numbers of rows in a batch."""

from __future__ import annotations

import contextlib
import dataclasses
import sys
import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import FrameType
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import export

from dp.jax._stablehlo import compat
from dp.jax.trees import Structure

Dimension = type(export.symbolic_shape("rows")[0])
OF_JAX = {"dp", "jax", "jaxlib"}


def is_of_jax(frame: FrameType | None) -> bool:
    """Whether code of JAX or dp is at a frame, or calls what Python's own modules have there."""
    while frame:
        package = str(frame.f_globals.get("__name__")).partition(".")[0]
        if package not in sys.stdlib_module_names or package == "__main__":
            return package in OF_JAX
        frame = frame.f_back
    return True


def differs(dimension: Any, other: Any) -> bool:
    """Whether a dimension is another number, whatever its variables are. Raises
    jax.errors.InconclusiveDimensionOperation if it may be the same."""
    try:
        if dimension > other:
            return True
    except compat.Inconclusive:
        pass
    return bool(dimension < other)


@contextlib.contextmanager
def compared_soundly(numbers: Mapping[str, int]) -> Iterator[None]:
    """While `with` lasts, comparing a dimension variable with a number that it may be raises
    jax.errors.InconclusiveDimensionOperation on this thread outside of JAX, as < does. JAX answers
    that they differ, by which a graph for all sizes would compute otherwise than one of that size.
    A table that has the size of a variable in `numbers` compares it, since it is found there."""
    names = "__eq__", "__ne__", "__hash__"
    before: dict[str, Any] = {name: vars(Dimension)[name] for name in names}
    equal, _, key_of = before.values()
    thread = threading.get_ident()

    def compare(one: Any, other: Any, frame: FrameType) -> bool:
        if equal(one, other):
            return True
        is_size = isinstance(other, (Dimension, int, np.integer))
        is_number = is_size or isinstance(other, float) or hasattr(other, "dtype")
        if is_number and threading.get_ident() == thread and not is_of_jax(frame):
            if not (is_size and differs(one, other)):
                raise compat.Inconclusive(f"'{one}' == '{other}' is inconclusive")
        return False

    def key(one: Any) -> int:
        if threading.get_ident() != thread:
            return key_of(one)
        try:
            return hash(compat.evaluate(one, numbers))
        except (KeyError, ArithmeticError):
            return key_of(one)

    methods = (
        lambda one, other: compare(one, other, sys._getframe(1)),
        lambda one, other: not compare(one, other, sys._getframe(1)),
        key,
    )
    try:
        for name, method in zip(names, methods):
            setattr(Dimension, name, method)
        yield
    finally:
        for name, method in before.items():
            setattr(Dimension, name, method)


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

    def numbers(self, shapes: Sequence[tuple[int, ...]]) -> dict[str, int]:
        """Returns the sizes of the variables in a batch whose leaves have these shapes, by name."""
        places = self.places(0)
        return {name: shapes[leaf][dim] for name, ((leaf, dim), *_) in places.items()}


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
