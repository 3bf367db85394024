"""Pytrees as named arrays: which leaves are arrays, how they are called, and typed keys as their
data."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from dp.errors import ArgumentError
from dp.jax._stablehlo.compat import is_key

NUMBERS = (bool, int, float, complex, np.generic)


@dataclasses.dataclass(frozen=True)
class Leaf:
    """An array of a pytree."""

    name: str
    """Its name in the graph."""

    shape: jax.ShapeDtypeStruct
    """What the user's function sees; typed keys are keys."""

    data: jax.ShapeDtypeStruct
    """What the graph has; typed keys are their data in uint32, with one dimension more."""

    key: Any = None
    """The implementation of typed keys; None for numbers."""

    def wrap(self, data: Any) -> Any:
        """Returns what the user's function sees of the data."""
        return (
            data if self.key is None else jax.random.wrap_key_data(jnp.asarray(data), impl=self.key)
        )


def path_name(path: tuple) -> str:
    """Returns the dotted name of a leaf, such as `params.Dense_0.kernel`."""
    return ".".join(str(getattr(k, "key", getattr(k, "idx", getattr(k, "name", k)))) for k in path)


def names(tree: Any, base: str = "") -> list[str]:
    """Returns the names of a pytree's leaves, below `base`."""
    paths = [path_name(path) for path, _ in jax.tree_util.tree_flatten_with_path(tree)[0]]
    return [f"{base}.{name}" if base and name else name or base for name in paths]


def unique(paths: list[str]) -> list[str]:
    """Numbers the later ones of equal names, and calls those without a name "value"."""
    taken = set()
    for i, name in enumerate(paths):
        name, number = name or "value", 1
        while (name if number == 1 else f"{name}#{number}") in taken:
            number += 1
        paths[i] = name if number == 1 else f"{name}#{number}"
        taken.add(paths[i])
    return paths


def to_jax(value: Any) -> Any:
    """Returns a leaf as jax.jit takes it: tensors of other frameworks become numpy arrays."""
    is_foreign = not hasattr(value, "aval") and not isinstance(
        value, (np.ndarray, jax.ShapeDtypeStruct, *NUMBERS)
    )
    return np.asarray(value) if is_foreign and hasattr(value, "__array__") else value


def shape_of(value: Any) -> jax.ShapeDtypeStruct:
    """Returns the shape and dtype that jax.jit gives a leaf, under the current settings of 64-bit
    types."""
    if isinstance(value, jax.ShapeDtypeStruct):
        dtype = value.dtype if is_key(value) else jax.dtypes.canonicalize_dtype(value.dtype)
        return jax.ShapeDtypeStruct(
            value.shape, dtype, weak_type=getattr(value, "weak_type", False)
        )
    aval = jax.typeof(to_jax(value))
    return jax.ShapeDtypeStruct(aval.shape, aval.dtype, weak_type=getattr(aval, "weak_type", False))


def is_weak(value: Any) -> bool:
    """Whether a leaf is weakly typed, as Python's numbers are and what jax.jit makes of them
    alone."""
    return type(value) in (int, float, complex) or bool(getattr(value, "weak_type", False))


def _is_array(value) -> bool:
    if isinstance(value, (np.ndarray, jax.Array, jax.ShapeDtypeStruct)):
        return value.dtype != object
    return (
        isinstance(value, NUMBERS) or hasattr(value, "__dlpack__") and hasattr(value, "__array__")
    )


def _is_module(value) -> bool:
    """Whether a node is a module of equinox, whose Python numbers are part of the program as in
    eqx.filter_jit."""
    equinox = sys.modules.get("equinox")
    return equinox is not None and isinstance(value, equinox.Module)


def _numbers_in_modules(tree) -> set[int]:
    """Returns the numbers of the leaves that are Python numbers in modules of equinox."""
    numbers, count = set(), 0
    for node in jax.tree_util.tree_leaves(tree, is_leaf=_is_module):
        leaves = jax.tree_util.tree_leaves(node)
        if _is_module(node):
            numbers |= {
                count + i
                for i, leaf in enumerate(leaves)
                if isinstance(leaf, (bool, int, float, complex))
            }
        count += len(leaves)
    return numbers


class Structure:
    """The structure of a pytree: its arrays by name, and its other leaves, parts of the program."""

    def __init__(
        self, tree: Any, base: str = "", what: str = "state", called: list[str] | None = None
    ):
        """`base` goes before each name; `what` names the tree in messages. `called`: names of all
        leaves, in place of their paths."""
        paths, self.treedef = jax.tree_util.tree_flatten_with_path(tree)
        fixed = _numbers_in_modules(tree)
        self.base, self.what = base, what
        self.paths = names(tree, base) if called is None else called
        self.fixed = {
            i: leaf for i, (_, leaf) in enumerate(paths) if i in fixed or not _is_array(leaf)
        }
        kept = [(i, leaf) for i, (_, leaf) in enumerate(paths) if i not in self.fixed]
        self.numbers = [i for i, _ in kept]
        unlike = unique([self.paths[i] or what for i, _ in kept])
        self.leaves = [self._leaf(name, leaf) for name, (_, leaf) in zip(unlike, kept)]

    @staticmethod
    def _leaf(name, value):
        shape = shape_of(value)
        if not is_key(shape):
            return Leaf(name, shape, shape)
        implementations = []
        data = jax.eval_shape(
            lambda keys: (
                implementations.append(jax.random.key_impl(keys)) or jax.random.key_data(keys)
            ),
            shape,
        )
        return Leaf(
            name, shape, jax.ShapeDtypeStruct(data.shape, data.dtype), str(implementations[0])
        )

    def split(self, tree: Any) -> list:
        """Returns the arrays of a pytree of this structure. Raises dp.ArgumentError for another
        structure."""
        other = self.of(tree)
        if other is not self:
            raise ArgumentError(
                f"{other.difference(self)}, which is part of its program; make another step, or "
                f"make it an array"
            )
        return self.arrays(tree)

    def arrays(self, tree: Any) -> list:
        """Returns the arrays of a pytree whose structure is known."""
        leaves = jax.tree_util.tree_leaves(tree)
        values = [leaves[i] for i in self.numbers]
        for leaf, value in zip(self.leaves, values):
            if isinstance(value, jax.ShapeDtypeStruct):
                continue
            if (
                is_key(value) != (leaf.key is not None)
                or leaf.key is not None
                and str(jax.random.key_impl(value)) != leaf.key
            ):
                found = (
                    f"a key of {jax.random.key_impl(value)}" if is_key(value) else "no typed key"
                )
                expected = "no typed key" if leaf.key is None else f"a key of {leaf.key}"
                raise ArgumentError(
                    f"{leaf.name} of the {self.what} is {found}, expected {expected}"
                )
        return values

    def of(self, tree: Any) -> Structure:
        """Returns this structure if it is that of a pytree, or another one with the same names, in
        which values of Python differ. Raises dp.ArgumentError for other names."""
        leaves, treedef = jax.tree_util.tree_flatten(tree)
        if treedef == self.treedef and self.has_fixed(leaves):
            return self
        found = names(tree)
        expected = names(jax.tree_util.tree_unflatten(self.treedef, range(self.treedef.num_leaves)))
        if found != expected:
            missing, more = (
                [n for n in expected if n not in found],
                [n for n in found if n not in expected],
            )
            raise ArgumentError(
                f"the {self.what} has another structure than the one of the step: "
                + "; ".join(
                    f"{word} {', '.join(map(repr, some[:5]))}"
                    for word, some in (("it lacks", missing), ("it has also", more))
                    if some
                )
                + ("" if missing or more else f"found {treedef}, expected {self.treedef}")
            )
        other = Structure(tree, self.base, self.what)
        if other.numbers != self.numbers:
            i = next(i for i in range(len(leaves)) if (i in other.fixed) != (i in self.fixed))
            raise ArgumentError(
                f"{self.paths[i]} of the {self.what} is {leaves[i]!r}, expected "
                + (repr(self.fixed[i]) if i in self.fixed else "an array")
            )
        return other

    def has_fixed(self, leaves: Sequence[Any]) -> bool:
        """Whether values of Python among the leaves of a pytree are those of this structure."""
        return all(
            leaves[i] is value or _equal(leaves[i], value) for i, value in self.fixed.items()
        )

    def dims(self, listed: list) -> list[int | None]:
        """Returns per array its scattered dimension, counted from the first. `listed`: what
        `scatter` says for each leaf of the pytree. Arrays without dimensions are whole. Raises
        dp.ArgumentError."""
        dims = []
        for number, leaf in zip(self.numbers, self.leaves):
            dim, rank = listed[number], len(leaf.shape.shape)
            if dim is not None and type(dim) is not int:
                raise ArgumentError(
                    f"scatter is {dim!r} for {leaf.name}, expected the number of a dimension, or "
                    f"None"
                )
            if dim is not None and rank and not -rank <= dim < rank:
                raise ArgumentError(
                    f"scatter is {dim} for {leaf.name}, which has the shape {leaf.shape.shape}"
                )
            dims.append(None if dim is None or not rank else dim % rank)
        return dims

    def difference(self, other: Structure) -> str:
        """Says which value of Python differs from that of another structure with the same names."""
        for i, value in other.fixed.items():
            if self.fixed[i] is not value and not _equal(self.fixed[i], value):
                return (
                    f"{self.paths[i]} of the {self.what} is {self.fixed[i]!r}, but the step was "
                    f"made with {value!r}"
                )
        return f"the {self.what} is {self.treedef}, but the step was made with {other.treedef}"

    def join(self, arrays: Iterable[Any]) -> Any:
        """Returns the pytree of these arrays, in the order of `leaves`."""
        leaves = [self.fixed.get(i) for i in range(self.treedef.num_leaves)]
        for i, array in zip(self.numbers, arrays):
            leaves[i] = array
        return jax.tree_util.tree_unflatten(self.treedef, leaves)


def _equal(a, b) -> bool:
    try:
        return bool(a == b)
    except Exception:  # Of objects that compare elementwise, or not at all.
        return False


def broadcast_prefix(prefix: Any, tree: Any, what: str, of: str = "the batch") -> list:
    """Returns for each leaf of a pytree the value of a prefix of it. None is a value, too.
    Raises dp.ArgumentError if it is none."""
    values, structure = jax.tree_util.tree_flatten(prefix, is_leaf=lambda v: v is None)
    try:
        below = structure.flatten_up_to(tree)
    except (ValueError, TypeError) as error:
        raise ArgumentError(f"{what} is no prefix of {of}: {error}") from None
    return [value for value, part in zip(values, below) for _ in jax.tree_util.tree_leaves(part)]


def to_data(value: Any) -> np.ndarray | jax.Array:
    """Returns a leaf's array as a session takes it: numpy or jax.Array of the dtype that JAX gives
    it, keys as their data."""
    if is_key(value):
        value = jax.random.key_data(value)
    if isinstance(value, jax.Array):
        return (
            value if value.is_fully_addressable and len(value.devices()) == 1 else np.asarray(value)
        )
    value = to_jax(value)
    return np.asarray(value, jax.typeof(value).dtype)


def unwrap(value: Any) -> jax.Array:
    """Returns an array's numbers; those of typed keys are their data."""
    return jax.random.key_data(value) if is_key(value) else jnp.asarray(value)
