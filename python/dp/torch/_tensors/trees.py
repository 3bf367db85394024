"""The arguments and results of a step, nested in dicts, lists, tuples and dataclasses, as tensors
by name."""

from __future__ import annotations

import dataclasses
import enum
import numbers
import types
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
import torch
from torch.utils import _pytree as pytree

from dp.errors import ArgumentError


def path_name(path: tuple) -> str:
    """Returns the keys of a path with dots between."""

    def part(key):
        return getattr(key, "key", getattr(key, "idx", getattr(key, "name", None)))

    return ".".join(str(part(key)) for key in path)


def joined(*names: str) -> str:
    return ".".join(name for name in names if name)


def is_array(value: Any) -> bool:
    return isinstance(value, (torch.Tensor, np.ndarray))


def plain_dict(value: Any) -> Any:
    """Returns a dict for a mapping that is none, as those of tokenizers."""
    return (
        dict(value)
        if isinstance(value, Mapping) and type(value) not in pytree.SUPPORTED_NODES
        else value
    )


def to_tensor(value: Any, on_cpu: bool = True) -> torch.Tensor:
    if isinstance(value, torch.Tensor):
        if value.is_meta:
            raise ArgumentError("a tensor is on the device 'meta' and has no values")
        return value.detach().cpu() if on_cpu else value.detach()
    if isinstance(value, np.ma.MaskedArray):
        raise ArgumentError(
            "an array is masked, and a step takes no masks; give its data and its mask as two "
            "arrays"
        )
    if isinstance(value, np.ndarray):
        return torch.from_numpy(value) if value.flags.writeable else torch.tensor(value)
    return torch.from_dlpack(value)


def of_state(value: Any, dtype: torch.dtype) -> torch.Tensor:
    """Returns a state as a tensor. numpy has no bf16: its bits come as another type of 16 bits."""
    if dtype == torch.bfloat16 and isinstance(value, np.ndarray):
        return torch.from_numpy(np.ascontiguousarray(value).view(np.int16)).view(torch.bfloat16)
    return to_tensor(value)


def attributes_of(value: Any) -> dict[str, Any] | None:
    """Returns the attributes of an object that is taken apart: of a dataclass, or of a class of the
    user's that holds values. None for what is a value itself, such as a function, an enum or a
    dtype."""
    kind = type(value)
    if (
        isinstance(value, (type, types.ModuleType, enum.Enum, torch.nn.Module, np.generic))
        or is_array(value)
        or callable(value)
    ):
        return None
    if dataclasses.is_dataclass(value):
        return {
            field.name: getattr(value, field.name)
            for field in dataclasses.fields(value)
            if hasattr(value, field.name)
        }
    if (
        hasattr(value, "__dlpack__")
        or not hasattr(value, "__dict__")
        or kind.__module__.split(".")[0] in ("torch", "numpy", "pathlib")
    ):
        return None
    return dict(vars(value))


def rebuilt(kind: Any, attributes: dict[str, Any]) -> Any:
    try:
        value = object.__new__(kind)
    except TypeError:  # A class of C makes its objects itself.
        value = kind.__new__(kind)
    for name, attribute in attributes.items():
        object.__setattr__(value, name, attribute)
    return value


def take_apart(
    value: Any, prefix: str, depth: int = 0
) -> tuple[list[tuple[str, Any]], Callable[[Iterator], Any], tuple]:
    """Returns the leaves of a value with their names, what makes such a value of an iterator of
    leaves, and the form: the containers, their keys in order, and the classes of objects."""
    if depth > 20:
        raise ArgumentError(
            f"{prefix} is an object that refers to itself; give its tensors as a dict"
        )
    found, spec = pytree.tree_flatten_with_path(plain_dict(value))
    leaves: list[tuple[str, Any]] = []
    makers: list[Callable[[Iterator], Any]] = []
    form: list[Any] = [spec]
    for path, leaf in found:
        name = joined(prefix, path_name(path))
        inside = attributes_of(leaf)
        if inside is None:
            leaves.append((name, leaf))
            makers.append(next)
        else:
            parts, make, of_parts = take_apart(inside, name, depth + 1)
            leaves += parts
            form += name, type(leaf), of_parts
            kind = type(leaf)
            makers.append(lambda rest, kind=kind, make=make: rebuilt(kind, make(rest)))
    return (
        leaves,
        lambda rest: pytree.tree_unflatten([make(rest) for make in makers], spec),
        tuple(form),
    )


# Constants that may be others in a later step: that is traced for them.
PLAIN = (numbers.Number, str, type(None), enum.Enum, torch.dtype)


def flat_kind(value: Any) -> type | None:
    return (
        type(value)
        if type(value) in (tuple, list) and all([type(part) is torch.Tensor for part in value])
        else None
    )


class Tree:
    """The form of a value whose leaves are tensors, which have names, and constants. Objects and
    dataclasses are taken apart."""

    def __init__(self, prefix: str, value: Any):
        leaves, self.make, self.form = take_apart(value, prefix)
        self.flat = flat_kind(value)
        """The class of a value that is a tuple or a list of tensors alone."""
        self.names = [name for name, _ in leaves]
        self.prefix = prefix
        self.differentiable: str | None = None
        """The first tensor of the last value that requires a gradient."""
        self.constants = {name: leaf for name, leaf in leaves if not is_array(leaf)}
        if len(set(self.names)) < len(self.names):
            twice = next(name for name in self.names if self.names.count(name) > 1)
            raise ArgumentError(f"two leaves of {prefix} are called {twice}; give them other keys")

    def flatten(
        self, value: Any, other_constants: bool = False, on_cpu: bool = True
    ) -> dict[str, torch.Tensor]:
        """Returns the tensors of a value of this form, on the CPU unless it says otherwise.
        `other_constants`: its numbers and words become those of the form, and so do its containers
        and classes, if the leaves have the same names. Raises dp.ArgumentError if it has other
        leaves, or other constants without that."""
        if (
            self.flat
            and type(value) is self.flat
            and len(value) == len(self.names)
            and flat_kind(value)
        ):
            make, form, named = self.make, self.form, dict(zip(self.names, value))
        else:
            leaves, make, form = take_apart(value, self.prefix)
            named = dict(leaves)
        if named.keys() != set(self.names):
            listed = next(
                (
                    name
                    for name in self.names
                    if name not in named and any(other.startswith(f"{name}.") for other in named)
                ),
                None,
            )
            if listed and listed not in self.constants:
                raise ArgumentError(
                    f"{listed} is not one tensor, as in the example, but several values; give a "
                    "tensor, as torch.tensor(values) makes of a list of numbers"
                )
            lists = ", ".join(sorted(named)) or "nothing", ", ".join(self.names)
            raise ArgumentError(
                f"{self.prefix or 'the value'} has {lists[0]}, expected {lists[1]} as in the "
                f"example"
            )
        if other_constants and form != self.form:
            self.names, self.make, self.form, self.flat = list(named), make, form, flat_kind(value)
        result, constants = {}, {}
        self.differentiable = None
        for name in self.names:
            leaf = named[name]
            if name in self.constants:
                if not other_constants or not isinstance(leaf, PLAIN):
                    self.check_constant(name, leaf)
                constants[name] = leaf
            elif not is_array(leaf) and not hasattr(leaf, "__dlpack__"):
                raise ArgumentError(
                    f"{name} is {type(leaf).__name__}, expected a tensor as in the example"
                )
            else:
                try:
                    result[name] = to_tensor(leaf, on_cpu)
                    if self.differentiable is None and getattr(leaf, "requires_grad", False):
                        self.differentiable = name
                except ArgumentError as error:
                    raise ArgumentError(f"{name}: {error}") from None
        self.constants = constants
        return result

    def constant(self, name: str) -> tuple:
        """Returns a constant with its type and, for a 0, its sign: 1, 1.0 and True are equal, and
        so are 0.0 and -0.0."""
        value = self.constants[name]
        return type(value), value, str(value) if isinstance(value, (float, complex)) else None

    def check_constant(self, name: str, leaf: Any) -> None:
        if (
            is_array(leaf)
            or type(leaf) is not type(self.constants[name])
            or leaf != self.constants[name]
        ):
            raise ArgumentError(
                f"{name} is {leaf!r} and was {self.constants[name]!r} in the example, which made "
                "it a constant of the graph; give a tensor in the example for what changes from "
                "step to step"
            )

    def unflatten(self, tensors: Mapping[str, Any]) -> Any:
        return self.make(
            iter([self.constants[n] if n in self.constants else tensors[n] for n in self.names])
        )


def batch_dims(
    tree: Tree, tensors: Mapping[str, torch.Tensor], batch_dim: Any
) -> dict[str, int | None]:
    """Returns for each tensor the dimension along which it is scattered, None if each device has it
    whole. `batch_dim` is one for all, or a dict from names, or beginnings of names, to dimensions;
    a number has none."""

    def of(name: str) -> int | None:
        if not isinstance(batch_dim, Mapping):
            return batch_dim
        short = name.removeprefix(tree.prefix + ".")
        fits = [key for key in batch_dim if short == str(key) or short.startswith(f"{key}.")]
        return batch_dim[max(fits, key=lambda key: len(str(key)))] if fits else 0

    if isinstance(batch_dim, Mapping):
        known = [name.removeprefix(tree.prefix + ".") for name in tree.names]
        unknown = [
            key
            for key in batch_dim
            if not any(name == str(key) or name.startswith(f"{key}.") for name in known)
        ]
        if unknown:
            raise ArgumentError(
                f"batch_dim has {unknown[0]!r}, which the batch does not have; its names are "
                f"{', '.join(known) or 'none'}"
            )
    dims = {}
    for name, tensor in tensors.items():
        dim = of(name)
        if dim is not None and type(dim) is not int:
            raise ArgumentError(
                f"batch_dim is {dim!r} for {name}, expected the number of a dimension, or None"
            )
        if dim is not None and tensor.ndim and not -tensor.ndim <= dim < tensor.ndim:
            raise ArgumentError(
                f"{name} of shape {list(tensor.shape)} has no dimension {dim} to scatter"
            )
        dims[name] = None if dim is None or not tensor.ndim else dim % tensor.ndim
    return dims
