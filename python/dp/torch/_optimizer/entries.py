"""The entries of an optimizer's state: numbers of Python and tensors."""

from __future__ import annotations

import mmap
import numbers as abstract
from typing import Any

import torch

from dp.errors import ArgumentError

# Zeros of so many elements are worth a page of their own.
LARGE = 1 << 14
# Numbers of steps of PyTorch's optimizers, and what follows from these alone.
COUNTERS = {"step", "mu_product", "eta", "mu"}


class Recorder(dict):
    """A parameter's state that keeps the first value of each entry, which is the one before the
    first step."""

    def __init__(self, *args):
        super().__init__(*args)
        self.first = {k: kept(v) for k, v in self.items()}

    def __setitem__(self, key, value):
        self.first.setdefault(key, kept(value))
        super().__setitem__(key, value)

    def setdefault(self, key, default=None):
        if key not in self:
            self[key] = default
        return self[key]

    def update(self, *args, **kwargs):
        for key, value in dict(*args, **kwargs).items():
            self[key] = value


# Keys of param_groups that schedulers add.
OF_SCHEDULERS = {
    "initial_lr",
    "swa_lr",
    "max_lr",
    "min_lr",
    "initial_momentum",
    "max_momentum",
    "base_momentum",
    "T_cur",
}


def check_keys(optimizer: torch.optim.Optimizer, options: dict, known: set[str]) -> None:
    """Raises dp.ArgumentError if a group has a key that the step() of a user's class may read and
    that was not there before."""
    if len(options) <= len(known) or type(optimizer).__module__.startswith("torch.optim"):
        return
    if key := next((key for key in options if key not in known and key not in OF_SCHEDULERS), None):
        raise ArgumentError(
            f"a group of the optimizer has the new key {key!r}, which its step may read; set it "
            f"before the step is made, with inputs=('{key}',) if it changes"
        )


def kept(value: Any) -> Any:
    return value.detach().clone() if isinstance(value, torch.Tensor) else value


def shared_zeros(value: Any) -> Any:
    """Returns a tensor of zeros as one whose pages the system shares until somebody writes to them:
    initial moments take no memory beside those on the devices."""
    is_plain = (
        isinstance(value, torch.Tensor) and value.is_contiguous() and value.device.type == "cpu"
    )
    if not is_plain or value.numel() < LARGE or torch.count_nonzero(value):
        return value
    return fresh_zeros(value.shape, value.dtype)


def fresh_zeros(shape: torch.Size, dtype: torch.dtype) -> torch.Tensor:
    """Returns zeros in pages of their own; numpy's may lie in memory that was in use before."""
    pages = mmap.mmap(
        -1, shape.numel() * dtype.itemsize, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
    )
    return torch.frombuffer(pages, dtype=dtype).view(shape)


def few_rows(parameter: torch.Tensor) -> torch.Tensor | None:
    """Returns the first rows of a parameter that is much larger than they are; otherwise None."""
    if not parameter.numel() or not parameter.is_contiguous():
        return None
    if not parameter.ndim or len(parameter) < 16 * (few := -(-LARGE // parameter[0].numel())):
        return None
    return parameter.detach()[:few].clone()


def of_all_rows(entry: Any, rows: torch.Tensor, parameter: torch.Tensor) -> Any:
    """Returns the entry of `parameter` whose first `rows` have `entry`; None if another shape or
    unequal numbers leave that open."""
    if not isinstance(entry, torch.Tensor) or not entry.ndim:
        return entry
    first = entry.flatten()[:1]
    if entry.shape != rows.shape or not entry.is_contiguous() or not torch.all(entry == first):
        return None
    if torch.count_nonzero(first) or entry.device.type != "cpu":
        return first.expand(parameter.shape).contiguous()
    return fresh_zeros(parameter.shape, entry.dtype)


def is_plain_number(value: Any) -> bool:
    return isinstance(value, abstract.Number) and not isinstance(value, bool)


def dtype_of(value: Any) -> torch.dtype | None:
    """Of a rate that is a tensor. An optimizer computes with it in its dtype, and with a number in
    f64."""
    return value.dtype if isinstance(value, torch.Tensor) else None


def check_input(name: str, value: Any, dtype: torch.dtype | None, compared: float | None) -> None:
    """Raises dp.ArgumentError unless a rate is what it was when the step was made: its kind, and
    its sign, which may have been `compared`."""
    if dtype_of(value) != dtype:
        now, before = (
            f"a tensor of {kind}" if kind else "a number" for kind in (dtype_of(value), dtype)
        )
        raise ArgumentError(
            f"{name} of the optimizer is {now} and was {before} when the step was made; keep its "
            f"kind, or make a new step"
        )
    if compared is not None and compared != (now := sign(value)):
        raise ArgumentError(
            f"{name} of the optimizer has the sign {now:g} and had {compared:g} when the step was "
            "made, and the optimizer compares it with 0; make a new step"
        )


def sign(value: Any) -> float:
    """Returns 1, 0 or -1 for a number, 1 for several."""
    return (
        1.0
        if isinstance(value, tuple)
        else float((value > 0) - (value < 0))
        if is_plain_number(value)
        else float(torch.sign(value))
    )


def as_tensor(value: Any) -> torch.Tensor:
    """Returns a state's entry as a tensor; a number of Python is an f64."""
    return (
        value.detach().cpu()
        if isinstance(value, torch.Tensor)
        else torch.tensor(value, dtype=torch.float64)
    )


def number_of(tensor: torch.Tensor, first: Any, parameter: torch.Tensor, key: str) -> torch.Tensor:
    """Returns an entry as a step has it. Counters and the like are f64, as the numbers that Python
    makes of them. A parameter without dimensions has other entries without dimensions, too."""
    is_counter = (
        not tensor.ndim
        and tensor.is_floating_point()
        and (parameter.ndim or not isinstance(first, torch.Tensor) or key in COUNTERS)
    )
    return tensor.double() if is_counter else tensor


def agrees(want: tuple[dict, dict], got: tuple[dict, dict]) -> bool:
    """Whether two steps have given the same parameters and the same state."""

    def equal(a, b):
        return torch.equal(a, b) if isinstance(a, torch.Tensor) else a == b

    same = all(equal(v, got[0][name]) for name, v in want[0].items())
    return same and all(
        equal(v, got[1][name].get(k)) for name, of in want[1].items() for k, v in of.items()
    )


def is_alike(a: Any, b: Any) -> bool:
    return (
        isinstance(a, torch.Tensor)
        and isinstance(b, torch.Tensor)
        and a.shape == b.shape
        and a.dtype == b.dtype
    )


def get_numbers(optimizer: torch.optim.Optimizer) -> dict[str, Any]:
    """Returns the numbers that the optimizer keeps outside of its state."""
    own = {f"attribute {k}": v for k, v in vars(optimizer).items() if is_plain_number(v)}
    return own | {
        f"param_groups[{i}]['{k}']": v
        for i, group in enumerate(optimizer.param_groups)
        for k, v in group.items()
        if is_plain_number(v) or isinstance(v, torch.Tensor)
    }


def check_numbers(optimizer: torch.optim.Optimizer, before: dict[str, Any]) -> None:
    """Raises dp.ArgumentError if a step has changed one of the numbers that get_numbers() has found
    before it."""
    after = get_numbers(optimizer)
    changed = next(
        (
            k
            for k in after
            if k not in before
            or after[k] is not before[k]
            and is_plain_number(after[k])
            and after[k] != before[k]
        ),
        None,
    )
    if changed:
        raise ArgumentError(
            f"{type(optimizer).__name__} changes its {changed} in each step, where a graph would "
            "have one number; let it keep the number in state[parameter]"
        )


def has_methods(optimizer: torch.optim.Optimizer) -> bool:
    """Whether the object has methods of its own, of which its class knows nothing, beside the
    step() that a scheduler wraps."""
    return any(callable(value) for key, value in vars(optimizer).items() if key != "step")


def run(optimizer: torch.optim.Optimizer) -> None:
    """Takes a step without what a scheduler and the profiler put around it."""
    step = type(optimizer).step
    (step.__wrapped__ if getattr(step, "hooked", False) else step)(optimizer)
