"""Checks of what is given to dp.torch.train_step: each mistake is an error that says what to
give."""

from __future__ import annotations

import dataclasses
import inspect
import operator
from collections.abc import Callable, Mapping
from numbers import Integral, Real
from typing import Any

import torch
from torch import nn
from torch.optim.optimizer import _global_optimizer_post_hooks, _global_optimizer_pre_hooks

from dp.errors import ArgumentError
from dp.torch._optimizer.scaling import check_scaler

GRADIENT_HOOKS, ACCUMULATION_HOOKS = (
    operator.attrgetter("_backward_hooks"),
    operator.attrgetter("_post_accumulate_grad_hooks"),
)
AUTOCAST = (torch.bfloat16, torch.float16)


def describe(value: Any) -> str:
    return f"the class {value.__name__}" if isinstance(value, type) else type(value).__name__


def check_model(model: Any) -> None:
    if not isinstance(model, nn.Module):
        call = "; give an object of it, as Model()" if isinstance(model, type) else ""
        raise ArgumentError(f"the model is {describe(model)}, expected a torch.nn.Module{call}")


def check_loss(loss_fn: Any) -> None:
    if isinstance(loss_fn, type) and issubclass(loss_fn, nn.Module):
        raise ArgumentError(
            f"the loss is {describe(loss_fn)}; give an object of it, as {loss_fn.__name__}()"
        )
    if loss_fn is not None and not callable(loss_fn):
        raise ArgumentError(
            f"the loss is {describe(loss_fn)}, expected a function, a module, or None for what the "
            f"model returns as .loss"
        )


def check_optimizer(optimizer: Any) -> None:
    if isinstance(optimizer, type):
        raise ArgumentError(
            f"the optimizer is {describe(optimizer)}; give an object of it, as "
            f"{optimizer.__name__}(model.parameters(), lr)"
        )
    if isinstance(optimizer, (list, tuple)):
        raise ArgumentError(
            "the optimizer is several; make a train_step of each, with names of their own, and one "
            "session of all steps"
        )
    if isinstance(optimizer, torch.optim.Optimizer) and type(optimizer).__module__.startswith(
        "accelerate."
    ):
        raise ArgumentError(
            f"{type(optimizer).__name__} wraps an optimizer; give that, optimizer.optimizer"
        )
    if not isinstance(optimizer, torch.optim.Optimizer):
        raise ArgumentError(
            f"the optimizer is {describe(optimizer)}, expected a torch.optim.Optimizer"
        )


@dataclasses.dataclass(frozen=True)
class TrainOptions:
    """The keyword arguments of dp.torch.train_step, which describes them."""

    scheduler: torch.optim.lr_scheduler.LRScheduler | None
    clip_grad_norm: float | None
    clip_grad_value: float | None
    accumulate: int
    ema: float | None
    autocast: torch.dtype | None
    scaler: torch.amp.GradScaler | None
    metrics: Callable | None
    batch_dim: Any
    sync_batch_norm: bool
    seed: int
    inputs: tuple[str, ...]
    dynamic: bool | None
    name: str


def check_options(optimizer: torch.optim.Optimizer, options: TrainOptions) -> None:
    """Checks the keyword arguments of train_step."""
    scheduler, inputs = options.scheduler, options.inputs
    if isinstance(scheduler, type) or scheduler is not None and not hasattr(scheduler, "step"):
        raise ArgumentError(
            f"scheduler is {describe(scheduler)}, expected an object such as StepLR(optimizer, 10)"
        )
    if scheduler is not None and getattr(scheduler, "optimizer", optimizer) is not optimizer:
        raise ArgumentError(
            "the scheduler is that of another optimizer, so it would change nothing"
        )
    for name in ("clip_grad_norm", "clip_grad_value"):
        value = getattr(options, name)
        if value is not None and (
            not isinstance(value, Real) or isinstance(value, bool) or not float(value) > 0
        ):
            raise ArgumentError(f"{name} is {value!r}, expected a number above 0")
    if options.autocast not in (None, *AUTOCAST):
        raise ArgumentError(
            f"autocast is {options.autocast!r}, expected torch.bfloat16, torch.float16 or None"
        )
    check_scaler(options.scaler)
    if options.metrics is not None and not callable(options.metrics):
        raise ArgumentError(
            f"metrics is {describe(options.metrics)}, expected a function of (output, *batch) that "
            f"returns a dict"
        )
    if options.seed is not None and not isinstance(options.seed, Integral):
        raise ArgumentError(f"seed is {options.seed!r}, expected a number")
    if isinstance(inputs, str):
        raise ArgumentError(
            f"inputs is {inputs!r}, expected a tuple of keys of param_groups, as ({inputs!r},)"
        )
    if unknown := [
        key for key in inputs if all(key not in group for group in optimizer.param_groups)
    ]:
        known = ", ".join(key for key in optimizer.param_groups[0] if key != "params")
        raise ArgumentError(
            f"inputs has {unknown[0]!r}, which the optimizer's groups do not have; they have "
            f"{known}"
        )
    if not isinstance(options.accumulate, int) or options.accumulate < 1:
        raise ArgumentError(
            f"accumulate is {options.accumulate!r}, expected the number of micro-batches, 1 or more"
        )
    if options.ema is not None and not 0 <= options.ema < 1:
        raise ArgumentError(f"ema is {options.ema!r}, expected a decay in [0, 1)")


INSTEAD = (
    "which a graph does not call; use clip_grad_norm, clip_grad_value or a step of your own by "
    "dp.torch.step"
)


def hooks_of_gradients(parameters: Mapping[str, nn.Parameter]) -> str:
    """Says which parameter has hooks."""
    name = next(
        name for name, p in parameters.items() if GRADIENT_HOOKS(p) or ACCUMULATION_HOOKS(p)
    )
    return f"{name} has hooks on its gradient, {INSTEAD}"


def hooks_of_step(optimizer: torch.optim.Optimizer) -> str:
    """Says that an optimizer, or all of them, have hooks; "" if there are none."""
    hooks = optimizer._optimizer_step_pre_hooks or optimizer._optimizer_step_post_hooks
    if hooks or _global_optimizer_pre_hooks or _global_optimizer_post_hooks:
        return f"the optimizer has hooks before or after its step, {INSTEAD}"
    return ""


def replaced_step(optimizer: torch.optim.Optimizer) -> str:
    """Says that the object has another step() than its class; "" if it has not. That of a scheduler
    calls that of the class."""
    step = vars(optimizer).get("step")
    if (
        step is None
        or getattr(step, "_wrapped_by_lr_sched", False)
        or hasattr(step, "_torchdynamo_orig_callable")
    ):
        return ""
    step = inspect.unwrap(getattr(step, "__func__", step))
    return (
        ""
        if step is inspect.unwrap(type(optimizer).step)
        else (
            "`step` of the optimizer is set on the object, and a graph calls that of its class; "
            f"make a subclass of {type(optimizer).__name__} with that step"
        )
    )
