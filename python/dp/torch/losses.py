"""How a loss is called, what it returns, and how its gradients are clipped."""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import nn

from dp.errors import ArgumentError, TraceError
from dp.torch._trace.naming import named
from dp.torch.functions import call_model


def losses_of(value: Any) -> tuple[torch.Tensor, dict[str, Any]]:
    """Returns the total and the results of what a loss returned: a number; (number, metrics); a
    dict of losses, which are added; an object with the attribute `loss`."""
    if isinstance(value, torch.Tensor):
        return value, {"loss": value}
    if getattr(value, "loss", None) is not None:
        return value.loss, {"loss": value.loss}
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], Mapping):
        total, results = losses_of(value[0])
        return total, {**results, **value[1]}
    if (
        isinstance(value, Mapping)
        and value
        and all(isinstance(v, torch.Tensor) for v in value.values())
    ):
        if isinstance(value.get("loss"), torch.Tensor):
            return value["loss"], dict(value)
        total: Any = sum(value.values())
        return total, {"loss": total, **value}
    raise TraceError(
        f"the loss is {type(value).__name__}, expected a tensor of one number, (loss, dict of "
        "metrics), a dict of losses, or an object with an attribute `loss`; transformers' models "
        "have it if the batch has `labels`"
    )


def takes_model(loss_fn: Callable, parts: int) -> bool:
    """Whether a loss is called as loss_fn(model, *batch), of a batch of so many parts, and not as
    loss_fn(model(x), y): its first parameter is called `model`, or it takes so many arguments.
    Raises dp.ArgumentError if it takes neither."""
    try:
        parameters = list(
            inspect.signature(
                loss_fn.forward if isinstance(loss_fn, nn.Module) else loss_fn
            ).parameters.values()
        )
    except (TypeError, ValueError):  # A builtin function.
        return False
    if parameters and parameters[0].name == "model":
        return True
    kinds = inspect.Parameter
    placed = [
        p for p in parameters if p.kind in (kinds.POSITIONAL_ONLY, kinds.POSITIONAL_OR_KEYWORD)
    ]
    least = sum(p.default is kinds.empty for p in placed)
    most = 1 << 30 if any(p.kind == kinds.VAR_POSITIONAL for p in parameters) else len(placed)
    fits = [number for number in dict.fromkeys((2, parts + 1)) if least <= number <= most]
    if not fits:
        raise ArgumentError(
            f"the loss takes {least} arguments; it is called as loss(model(x), y) with 2, or as "
            f"loss(model, *batch) with {parts + 1}"
        )
    # Further arguments with defaults, as those of cross_entropy, are options.
    return 2 not in fits or parts > 1 and least == parts + 1


class Loss:
    """A loss of a model on a batch, with the results beside it."""

    def __init__(
        self,
        function: Callable | None,
        parts: int,
        autocast: torch.dtype | None,
        metrics: Callable | None,
    ):
        self.function, self.autocast, self.metrics = function, autocast, metrics
        self.takes_model = function is not None and takes_model(function, parts)

    def __call__(self, model: nn.Module, batch: tuple) -> tuple[torch.Tensor, dict[str, Any]]:
        """Returns the loss and the results."""
        with (
            torch.autocast("cpu", dtype=self.autocast)
            if self.autocast
            else contextlib.nullcontext()
        ):
            if self.function is None:
                output = call_model(model, *batch)
                loss, results = losses_of(output)
            elif self.takes_model:
                output = None
                loss, results = losses_of(self.of_function(model, *batch))
            elif len(batch) < 2:
                raise TraceError(
                    "the batch has one part; a loss without a parameter `model` is called as "
                    "loss_fn(model(x), y) and needs two; for loss_fn(model, x) call its first "
                    "parameter `model`"
                )
            else:
                output = model(*batch[:-1])
                loss, results = losses_of(self.of_function(output, batch[-1]))
        if loss.numel() != 1:
            raise TraceError(
                f"the loss has the shape {list(loss.shape)}, expected one number; take its mean"
            )
        if self.metrics is not None:
            with named("metrics"):
                results = {**results, **self.metrics(output, *batch)}
        return loss.reshape(()), results

    def of_function(self, *args: Any) -> Any:
        assert self.function is not None
        with named("loss_fn"):
            return self.function(*args)


def clip(
    grads: dict[str, torch.Tensor], norm: float | None, value: float | None
) -> tuple[dict[str, torch.Tensor], dict[str, torch.Tensor]]:
    """Clips as torch.nn.utils does. Returns the gradients, and the result `grad_norm`, that of all
    before, if they are clipped by norm."""
    if norm is None and value is None:
        return grads, {}
    parameters, results = [], {}
    for grad in grads.values():
        parameters.append(torch.empty_like(grad))
        parameters[-1].grad = grad.clone()
    if norm is not None:
        results["grad_norm"] = torch.nn.utils.clip_grad_norm_(parameters, norm, foreach=False)
    if value is not None:
        torch.nn.utils.clip_grad_value_(parameters, value, foreach=False)
    return {name: p.grad for name, p in zip(grads, parameters)}, results
