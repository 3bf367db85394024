"""Tensors of which a session has newer values: whoever computes with one, or asks for its memory,
makes it current first.

A parameter may be held by others than its module: a list of parameters, an optimizer's groups, a
closure. While the session has newer values, such a tensor is of another class, whose
__torch_function__ sees each use.
"""

from __future__ import annotations

import copy
import sys
import weakref
from collections.abc import Callable, Iterable
from typing import Any

import torch

# What the values of a tensor do not matter to.
QUESTIONS = {
    getattr(torch.Tensor, name).__get__
    for name in (
        "shape",
        "dtype",
        "device",
        "layout",
        "ndim",
        "requires_grad",
        "is_leaf",
        "grad_fn",
        "grad",
        "is_cuda",
        "is_cpu",
        "is_meta",
        "is_sparse",
        "is_quantized",
        "is_nested",
        "output_nr",
        "retains_grad",
        "_version",
        "_backward_hooks",
        "_post_accumulate_grad_hooks",
    )
}
QUESTIONS |= {
    getattr(torch.Tensor, name)
    for name in (
        "size",
        "stride",
        "dim",
        "numel",
        "nelement",
        "element_size",
        "is_contiguous",
        "is_floating_point",
        "is_complex",
        "is_inference",
        "is_conj",
        "is_neg",
        "storage_offset",
        "get_device",
        "__len__",
        "__hash__",
    )
}
QUESTIONS |= {
    torch.Tensor.requires_grad.__set__,
    torch.Tensor.grad.__set__,
    torch.Tensor.requires_grad_,
    torch.is_floating_point,
    torch.is_complex,
    torch.numel,
}
# What replaces all values of its first argument without a look at them.
OVERWRITES = {
    getattr(torch.Tensor, name)
    for name in (
        "copy_",
        "zero_",
        "fill_",
        "normal_",
        "uniform_",
        "exponential_",
        "random_",
        "bernoulli_",
        "log_normal_",
        "cauchy_",
        "geometric_",
    )
}
OVERWRITES |= {
    function
    for name, function in vars(torch.nn.init).items()
    if name.endswith("_") and callable(function)
}
untouched = torch._C.DisableTorchFunctionSubclass
"""A context in which uses of such tensors are not seen."""

_kinds: dict[type, type] = {}
_readers: dict[int, Callable[[], Callable[[], None] | None]] = {}
"""By the id of a tensor: a weak reference to what makes it current."""
_lost: set[int] = set()
"""The ids of tensors whose newer values have ended with their session."""


def become_current(value: Any) -> None:
    if type(value) in _kinds.values() and (reader := _readers.get(id(value))) is not None:
        if (read := reader()) is not None:
            read()
        elif type(value) in _kinds.values():  # Nobody has newer values any more.
            restore([value])


def leaves(values: Iterable[Any]) -> Iterable[torch.Tensor]:
    for value in values:
        if isinstance(value, torch.Tensor):
            yield value
        elif isinstance(value, (list, tuple)):
            yield from leaves(value)


class Stale:
    """What such a class has beside that of the tensor."""

    @classmethod
    def __torch_function__(
        cls, function: Any, kinds: Any, args: Any = (), kwargs: Any = None
    ) -> Any:
        if function not in QUESTIONS:
            operands = list(leaves((*args, *(kwargs or {}).values())))
            if function in OVERWRITES and id(operands[0]) in _lost:
                restore(operands[:1])
            for tensor in operands:
                become_current(tensor)
        with untouched():
            return function(*args, **kwargs or {})

    def __deepcopy__(self, memo: dict) -> Any:
        become_current(self)
        with untouched():
            if isinstance(self, torch.Tensor) and type(self) in _kinds.values():
                return self.detach().clone()
            return copy.deepcopy(self, memo)


def can_be_stale(tensor: torch.Tensor) -> bool:
    """Whether the class of a tensor has no __torch_function__ of its own."""
    kind = type(tensor)
    return kind in (torch.Tensor, torch.nn.Parameter) or kind in _kinds.values()


def mark(tensors: Iterable[torch.Tensor], read: Any) -> None:
    """Lets `read`, a method, be called before the values of the tensors are used."""
    weak = weakref.WeakMethod(read)
    for tensor in tensors:
        kind = type(tensor)
        _lost.discard(id(tensor))
        if can_be_stale(tensor):
            _readers[id(tensor)] = weak
        if kind is torch.Tensor or kind is torch.nn.Parameter:
            if kind not in _kinds:
                _kinds[kind] = type(kind.__name__, (Stale, kind), {"__module__": kind.__module__})
            tensor.__class__ = _kinds[kind]


def lose(tensors: Iterable[torch.Tensor], tell: Any) -> list[torch.Tensor]:
    """Lets `tell`, a method, be called before the values of stale tensors are used that nobody can
    make current any more. An op that replaces all values of one needs none. Returns these
    tensors."""
    weak = weakref.WeakMethod(tell)
    stale_ones = [tensor for tensor in tensors if type(tensor) in _kinds.values()]
    _readers.update((id(tensor), weak) for tensor in stale_ones)
    _lost.update(map(id, stale_ones))
    return stale_ones


def is_lost(tensor: torch.Tensor) -> bool:
    return type(tensor) in _kinds.values() and id(tensor) in _lost


def restore(tensors: Iterable[torch.Tensor]) -> None:
    for tensor in tensors:
        if (kind := type(tensor)) in _kinds.values():
            tensor.__class__ = kind.__mro__[2]
            _readers.pop(id(tensor), None)
            _lost.discard(id(tensor))


def count_of_holders() -> int:
    """Returns what sys.getrefcount counts, in this Python, of what only a container, a list of
    pairs and a loop over that refer to."""
    place = [object()]
    return max(sys.getrefcount(value) for _, value in [("", place[0])])


HOLDERS = count_of_holders()
"""Of a tensor that code keeps in one place, and Keeper.stale; more, and somebody else has it,
too."""
