"""A torch.amp.GradScaler in a step: the loss is scaled, and a step whose gradients are not finite
changes no parameter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch.utils import _pytree as pytree

from dp.errors import ArgumentError
from dp.torch._objects.holders import Attributes
from dp.torch._trace.carried import Carried

SCALER = "scaler."
KEYS = {"scale": "_scale", "growth_tracker": "_growth_tracker"}
METHODS = ("scale", "unscale_", "step", "update")


def check_scaler(scaler: Any) -> None:
    if scaler is None:
        return
    if not isinstance(scaler, torch.amp.GradScaler):
        kind = scaler.__name__ if isinstance(scaler, type) else type(scaler).__name__
        raise ArgumentError(
            f"scaler is {kind}, expected an object as torch.amp.GradScaler('cpu', init_scale=1024)"
        )
    for name in METHODS:
        if getattr(type(scaler), name) is not getattr(torch.amp.GradScaler, name):
            raise ArgumentError(
                f"{type(scaler).__name__} has a {name}() of its own, which a graph does not call; "
                "give a torch.amp.GradScaler, or scale in a step of your own by dp.torch.step"
            )


class Scaling:
    """A GradScaler, whose scale and growth tracker are states of a step."""

    def __init__(self, scaler: torch.amp.GradScaler, names: Mapping[str, Any]):
        """`names` has those of the other states."""
        self.scaler = scaler
        if scaler._scale is None:
            scaler._lazy_init_scale_growth_tracker(torch.device("cpu"))
        self.prefix = SCALER
        while any(self.prefix + name in names for name in KEYS):
            self.prefix = "_" + self.prefix
        holder = Attributes(scaler)
        # Others than the scaler's own, which nobody else shall hold.
        leaves = {
            name: torch.empty_like(getattr(scaler, key), device="cpu") for name, key in KEYS.items()
        }
        self.carried = [
            Carried(holder, KEYS[name], [self.prefix + name], *pytree.tree_flatten(leaf))
            for name, leaf in leaves.items()
        ]

    def rename(self, prefix: str) -> None:
        """Gives the states other names, before a session has them."""
        for one in self.carried:
            one.names = [prefix + name.removeprefix(self.prefix) for name in one.names]
        self.prefix = prefix

    def guarded(self) -> tuple[str, Callable[[], Any], Any]:
        """Returns the numbers of the scaler that are constants of a graph, as a step guards
        them."""

        def read():
            return (
                self.scaler.get_growth_factor(),
                self.scaler.get_backoff_factor(),
                self.scaler.get_growth_interval(),
            )

        what = "growth factor, backoff factor or growth interval of the GradScaler has changed"
        return what, read, read()

    # ===--- In a trace ---===#

    def scaled(self, loss: torch.Tensor) -> torch.Tensor:
        return loss * self.scaler._scale

    def unscaled(
        self, grads: Mapping[str, torch.Tensor]
    ) -> tuple[dict[str, torch.Tensor], torch.Tensor]:
        """Returns the gradients of the loss, and whether one of them is not finite, as
        torch._amp_foreach_non_finite_check_and_unscale_ computes them."""
        inverse = self.scaler._scale.double().reciprocal().float()
        found = torch.zeros((), dtype=torch.bool)
        result = {}
        for name, grad in grads.items():
            if grad.dtype == torch.float16:
                raise ArgumentError(
                    f"{name} is of f16, whose gradients a GradScaler does not unscale; keep "
                    "parameters in f32 and give autocast=torch.float16"
                )
            found = found | ~torch.isfinite(grad).all()
            wide = grad.float() if grad.dtype == torch.bfloat16 else grad
            result[name] = (wide * inverse).to(grad.dtype)
        return result, found

    def update(self, found: torch.Tensor) -> None:
        """Updates the scale as torch._amp_update_scale_ does."""
        scale, tracker = self.scaler._scale, self.scaler._growth_tracker
        growth, backoff, interval = self.guarded()[2]
        good = tracker + 1
        grows = ~found & (good == interval)
        larger = (scale.double() * growth).float()
        larger = torch.where(grows & torch.isfinite(larger), larger, scale)
        smaller = (scale.double() * backoff).float()
        scale.copy_(torch.where(found, smaller, larger))
        tracker.copy_(torch.where(found | grows, torch.zeros_like(good), good))


def kept_where(
    found: torch.Tensor, new: Mapping[str, torch.Tensor], old: Mapping[str, torch.Tensor]
) -> dict[str, torch.Tensor]:
    """Returns the new values, or the old ones where a step is skipped."""
    return {name: torch.where(found, old[name], value) for name, value in new.items()}
