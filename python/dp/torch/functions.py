"""Any function of state and a batch as a step: dp.torch.step and dp.torch.eval_step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import torch
from torch import nn

from dp.errors import ArgumentError, TraceError
from dp.step import Step
from dp.torch._current import stale
from dp.torch._tensors.modules import Tensors, plain, unwrapped
from dp.torch._tensors.trees import Tree, of_state
from dp.torch.arguments import check_model
from dp.torch.steps import EMA, GENERATOR, TorchStep


class FunctionStep(TorchStep):
    """A step of a function of (state, batch)."""

    def __init__(
        self,
        function: Callable,
        state: Any,
        example: Any,
        name: str,
        batch_dim: Any,
        seed: int | None,
        options: tuple[str, ...],
        dynamic: bool | None,
    ):
        super().__init__(name, example, batch_dim, seed, options, dynamic)
        self.user_function, self.form = function, Tree("", state)
        if self.form.constants:
            raise ArgumentError(
                f"the state {next(iter(self.form.constants))} is not a tensor; let the function "
                f"keep constants itself"
            )
        self.initial = self.form.flatten(state)

    def roots(self) -> dict[str, Any]:
        return {"": self.user_function}

    @property
    def own_state(self) -> Mapping[str, torch.Tensor]:
        return {**self.initial, **self.generator_state()}

    def function(
        self, state: Mapping[str, torch.Tensor], inputs: Mapping[str, torch.Tensor]
    ) -> tuple[Mapping[str, torch.Tensor], Any]:
        returned = self.user_function(self.form.unflatten(state), *self.arguments(inputs))
        if not isinstance(returned, tuple) or len(returned) != 2:
            raise TraceError(
                f"{self.name} returned {type(returned).__name__}, expected (new state, results)"
            )
        return self.form.flatten(returned[0]), returned[1]

    def write_back(self, state: Mapping[str, np.ndarray], target: Any) -> None:
        leaves = self.form.flatten(target)
        with torch.no_grad():
            for name, tensor in leaves.items():
                tensor.copy_(of_state(state[name], tensor.dtype))


class EvalStep(TorchStep):
    """A step that evaluates a model. Only what the model itself changes in its evaluation mode is a
    new state."""

    ignored = ("training",)
    has_gradients = False

    def __init__(
        self,
        model: nn.Module,
        function: Callable,
        example: Any,
        name: str,
        batch_dim: Any,
        seed: int | None,
        averages: bool,
        dynamic: bool | None,
    ):
        super().__init__(name, example, batch_dim, seed, dynamic=dynamic)
        self.model, self.user_function = unwrapped(model), function
        self.tensors = Tensors({"": self.model})
        self.prefix = EMA if averages else ""
        """Of the states that the model's tensors are here."""

    def join(self, others: Sequence[Step]) -> None:
        if self.prefix and not any(
            self.prefix + name in other.state for other in others for name in self.tensors.places
        ):
            raise ArgumentError(
                f"{self.name} evaluates averages, and no step before it in the session has any of "
                "the model; give the session first a train_step of the model with ema=0.999"
            )

    @property
    def generator(self) -> str | None:
        return (
            None if self.seed is None else f"{self.name}.{GENERATOR}"
        )  # Not that of the training step.

    def roots(self) -> dict[str, Any]:
        return {"": self.model, "function": self.user_function}

    def inside(self) -> set[int]:
        return self.tensors.module_ids()

    def model_tensors(self) -> Tensors:
        return self.tensors

    @property
    def own_state(self) -> Mapping[str, torch.Tensor]:
        return {
            **{self.prefix + name: plain(t) for name, t in self.tensors.all().items()},
            **self.generator_state(),
        }

    @property
    def shared_state(self) -> Mapping[str, torch.Tensor]:
        with stale.untouched():
            tensors = {self.prefix + name: t.detach() for name, t in self.tensors.all().items()}
            return {**self.state, **tensors}

    def function(
        self, state: Mapping[str, torch.Tensor], inputs: Mapping[str, torch.Tensor]
    ) -> tuple[dict[str, torch.Tensor], Any]:
        modes = {m: m.training for m in self.model.modules()}
        self.model.eval()
        try:
            values = {name: state[self.prefix + name].clone() for name in self.tensors.places}
            with self.replaced(self.tensors, values), torch.no_grad():
                value = self.user_function(self.model, *self.arguments(inputs))
                new = {
                    self.prefix + name: tensor.detach()
                    for name, tensor in self.tensors.all().items()
                }
        finally:
            for module, training in modes.items():
                module.training = training
        return new, detached(value)

    def write_back(self, state: Mapping[str, np.ndarray], target: Any) -> None:
        write_module(self.tensors, state, target, self.prefix)


def detached(value: Any) -> Any:
    return torch.utils._pytree.tree_map(
        lambda v: v.detach() if isinstance(v, torch.Tensor) else v, value
    )


def call_model(model: nn.Module, *batch: Any) -> Any:
    """Calls a module on a batch: with a dict's entries as keyword arguments."""
    if len(batch) == 1 and isinstance(batch[0], Mapping):
        return model(**batch[0])
    return model(*batch)


def write_module(
    tensors: Tensors, state: Mapping[str, np.ndarray], target: nn.Module, prefix: str = ""
) -> None:
    """Copies state into a module with tensors of the same names. Those of the step have the names
    that they had when it was made: its layers may have other places since."""
    names = {id(tensor): name for name, tensor in tensors.all().items()}
    targets = [
        (prefix + names.get(id(tensor), name), tensor)
        for name, tensor in Tensors({"": unwrapped(target)}).all().items()
    ]
    missing = [name for name, _ in targets if name not in state]
    if missing:
        others = f", nor {len(missing) - 1} others" if missing[1:] else ""
        raise ArgumentError(f"the step has no state {missing[0]} for the module{others}")
    with torch.no_grad():
        for name, tensor in targets:
            tensor.copy_(of_state(state[name], tensor.dtype).reshape(tensor.shape))


def step(
    function: Callable,
    state: Any,
    batch: Any,
    *,
    name: str = "step",
    batch_dim: Any = 0,
    seed: int | None = None,
    options: tuple[str, ...] = (),
    dynamic: bool | None = None,
) -> Step:
    """Makes a step of function(state, *batch) -> (new state, results).

    `state` is tensors in nested dicts, lists or tuples; the function returns a new state of the
    same form and shapes, and changes no input in place. `batch` is an example of a step's
    arguments, a tuple or list of them or the only one. A state's name is its path, `layer.w`; names
    of the batch begin with `batch.`.

    `batch_dim` is the dimension of the rows, or a dict from names in the batch to it; None: each
    device has the tensor whole. `seed`: the function draws random numbers, the same on each number
    of devices. `options` are dp-compile's. `dynamic`: see dp.torch.train_step.

    Raises dp.ArgumentError. Tracing raises dp.TraceError, with the user's line, for Python that
    depends on the value of a tensor.
    """
    return FunctionStep(function, state, batch, name, batch_dim, seed, options, dynamic)


def eval_step(
    model: nn.Module,
    function: Callable | None = None,
    example: Any = (),
    *,
    name: str = "eval_step",
    batch_dim: Any = 0,
    seed: int | None = None,
    averages: bool = False,
    dynamic: bool | None = None,
) -> Step:
    """Makes a step that evaluates function(model, *batch), or model(*batch), in the model's
    evaluation mode and without gradients.

    Its states have the names of a training step of the same model, so that a session of both has
    them once. `averages`: it evaluates the averages `ema.NAME` of that step, which the session has
    before this one, in place of the parameters and buffers. `example`, `batch_dim`, `seed` and
    `dynamic` are those of dp.torch.step. Results are what the function returns, tensors in nested
    dicts, lists or tuples; those with a row per row of the batch have them in the batch's order.
    """
    check_model(model)
    if function is not None and not callable(function):
        raise ArgumentError(
            f"eval_step's function is {type(function).__name__}, expected a function of (model, "
            f"*batch)"
        )
    function = function or call_model
    return EvalStep(model, function, example, name, batch_dim, seed, averages, dynamic)
