"""Optimizers compute numbers in Python: step counts, bias corrections, rates. Here they do so with
tensors of no dimension, which a trace records; a number read from a tensor stays that tensor, in
f64 as Python's own."""

from __future__ import annotations

import builtins
import contextlib
import inspect
import math
import operator
from collections.abc import Iterator
from typing import Any

import torch
from torch.overrides import TorchFunctionMode

Tensor = torch.Tensor


def is_number(value: Any) -> bool:
    """Whether `value` is a tensor that stands for a number of Python."""
    return isinstance(value, Tensor) and not value.ndim


def wide(value: Tensor) -> Tensor:
    return value.double() if value.is_floating_point() else value


def scaled(function, number: str):
    """An op whose factor `number` may be a tensor: function(x, *terms, number=k) adds k times the
    terms' value."""

    def call(x, *terms, out=None, **kwargs):
        factor = kwargs.pop(number, 1)
        if len(terms) > (1 if number == "alpha" else 2):  # The factor by its place.
            *terms, factor = terms
        first = terms[0]
        if (
            isinstance(first, Tensor) and first.ndim
        ):  # In the dtype of the sum: a factor of no dimension would be rounded to the term's.
            first = first.to(torch.result_type(x, first))
        first = first * factor if isinstance(first, (Tensor, int, float)) else first
        return function(
            x, first.to(x.dtype) if is_number(first) and x.ndim else first, *terms[1:], **kwargs
        )

    return call


def lerp(function):
    def call(x, end, weight):
        return function(x, end, weight.to(x.dtype) if isinstance(weight, Tensor) else weight)

    return call


NUMBERED = {
    **dict.fromkeys(("add", "add_", "sub", "sub_", "subtract", "rsub"), "alpha"),
    **dict.fromkeys(("addcdiv", "addcdiv_", "addcmul", "addcmul_"), "value"),
}
READS = {Tensor.item: wide, Tensor.__float__: wide, Tensor.tolist: wide}


COMPARISONS = {
    Tensor.eq, Tensor.ne, Tensor.lt, Tensor.le, Tensor.gt, Tensor.ge, Tensor.__eq__, Tensor.__ne__,
    Tensor.__lt__, Tensor.__le__, Tensor.__gt__, Tensor.__ge__,
}  # fmt: skip


class Numbers(TorchFunctionMode):
    """Ops take tensors where they want numbers; `.item()` gives a tensor. `signs` has, by the id of
    a tensor, a name and a number of its sign: comparisons with 0 are those of the number, and
    `compared` gets the name."""

    def __init__(self, signs, compared):
        super().__init__()
        self.signs, self.compared = signs, compared

    def __torch_function__(self, function, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        name = getattr(function, "__name__", "")
        if (
            function in COMPARISONS
            and id(args[0]) in self.signs
            and type(args[1]) in (int, float)
            and args[1] == 0
        ):
            of, value = self.signs[id(args[0])]
            self.compared.add(of)
            return getattr(operator, name.strip("_"))(value, 0)
        # While a step is traced, outside.noting() stands for them.
        if (read := getattr(function, "__wrapped__", function)) in READS and is_number(args[0]):
            return READS[read](args[0])
        if name in NUMBERED:
            number = NUMBERED[name]
            given = kwargs.get(
                number, args[-1] if len(args) > (2 if number == "alpha" else 3) else None
            )
            if isinstance(given, Tensor):
                return scaled(function, number)(*args, **kwargs)
        if name in ("lerp", "lerp_") and len(args) == 3:
            return lerp(function)(*args)
        if name in ("full", "full_like", "new_full") and any(map(is_number, args)):
            at = next(
                i for i, value in enumerate(args) if is_number(value) and (i or name == "full")
            )
            return function(*args[:at], 1, *args[at + 1 :], **kwargs) * args[at]
        return function(*args, **kwargs)


def chosen(plain, of_two):
    """min or max of numbers and tensors."""

    def call(*args, **kwargs):
        if len(args) < 2 or kwargs or not any(map(is_number, args)):
            return plain(*args, **kwargs)
        result = args[0]
        for other in args[1:]:
            both = [
                v if isinstance(v, Tensor) else torch.tensor(v, dtype=torch.float64)
                for v in (result, other)
            ]
            result = of_two(wide(both[0]), wide(both[1]))
        return result

    return call


class Float(float):
    """float(), except that a tensor stays one."""

    def __new__(cls, value: Any = 0.0):
        return wide(value) if is_number(value) else float(value)


class Math:
    """The module math, with functions of numbers that are tensors."""

    def __getattr__(self, name):
        plain = getattr(math, name)
        of_tensor = getattr(torch, name, None)
        if not callable(plain) or of_tensor is None:
            return plain
        return lambda *args: (
            of_tensor(*(wide(v) if is_number(v) else v for v in args))
            if any(map(is_number, args))
            else plain(*args)
        )


@contextlib.contextmanager
def entries(target: dict, **values: Any) -> Iterator[None]:
    """Sets entries of a dict for a while."""
    before = {name: target[name] for name in values if name in target}
    try:
        target.update(values)
        yield
    finally:
        for name in values:
            target.pop(name)
        target.update(before)


@contextlib.contextmanager
def tensors_as_numbers(
    optimizer: type, signs: dict[int, tuple[str, Any]], compared: set[str]
) -> Iterator[None]:
    """In the modules that define the steps of `optimizer` and its bases, min, max, float and math
    work with tensors."""
    steps = [inspect.unwrap(vars(c)["step"]) for c in optimizer.__mro__ if "step" in vars(c)]
    namespaces = {id(step.__globals__): step.__globals__ for step in steps}
    with contextlib.ExitStack() as stack:
        for namespace in namespaces.values():
            replaced: dict[str, Any] = dict(
                min=chosen(builtins.min, torch.minimum),
                max=chosen(builtins.max, torch.maximum),
                float=Float,
            )
            replaced = {name: value for name, value in replaced.items() if name not in namespace}
            if namespace.get("math") is math:
                replaced["math"] = Math()
            stack.enter_context(entries(namespace, **replaced))
        stack.enter_context(Numbers(signs, compared))
        yield
