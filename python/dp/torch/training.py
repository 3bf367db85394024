"""dp.torch.train_step: a module, a loss and an optimizer as a step."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import nn

from dp.errors import ArgumentError, TraceError
from dp.step import Array, Graph, Step
from dp.torch._current import stale
from dp.torch._current.current_optimizer import Owner as OptimizerOwner
from dp.torch._optimizer.optimizers import PREFIX, Optimizer
from dp.torch._optimizer.scaling import SCALER, Scaling, kept_where
from dp.torch._tensors.modules import Tensors, check_memory, plain, unwrapped
from dp.torch._tensors.trees import of_state
from dp.torch._trace.naming import named
from dp.torch.arguments import (
    ACCUMULATION_HOOKS,
    GRADIENT_HOOKS,
    TrainOptions,
    check_loss,
    check_model,
    check_optimizer,
    check_options,
    hooks_of_gradients,
    hooks_of_step,
    replaced_step,
)
from dp.torch.functions import detached, write_module
from dp.torch.losses import Loss, clip
from dp.torch.steps import EMA, GENERATOR, TorchStep

if TYPE_CHECKING:
    from dp.session import Session

LOSS = "loss_fn."


def cycled(scheduler: Any, optimizer: torch.optim.Optimizer) -> tuple[str, ...]:
    """Returns the keys of param_groups that a scheduler changes beside the learning rate:
    OneCycleLR and CyclicLR cycle the momentum."""
    parts = getattr(scheduler, "_schedulers", ())
    if getattr(scheduler, "cycle_momentum", False):
        return ("betas",) if "betas" in optimizer.defaults else ("momentum",)
    return next((keys for part in parts if (keys := cycled(part, optimizer))), ())


class TrainStep(TorchStep):
    """A training step of a module."""

    def __init__(
        self,
        model: nn.Module,
        loss_fn: Callable | None,
        optimizer: torch.optim.Optimizer,
        example: Any,
        options: TrainOptions,
    ):
        compile_options = []
        if options.accumulate != 1:
            compile_options.append(f"--accumulate={options.accumulate}")
        if not options.sync_batch_norm:
            compile_options.append("--local-statistics")
        super().__init__(
            options.name,
            example,
            options.batch_dim,
            options.seed,
            tuple(compile_options),
            options.dynamic,
        )
        self.model, self.loss_fn, self.user_optimizer = unwrapped(model), loss_fn, optimizer
        self.train_options = options
        self.tensors = Tensors(
            {"": self.model, **({LOSS: loss_fn} if isinstance(loss_fn, nn.Module) else {})}
        )
        self.inputs = tuple(dict.fromkeys((*options.inputs, *cycled(options.scheduler, optimizer))))
        self.prefix = PREFIX
        self.of_optimizer = OptimizerOwner(self)
        self.parameters = list(self.tensors.parameters().values())
        self.parts: dict[tuple, tuple[Optimizer, list[str]]] = {}
        """The optimizer and the trained parameters for each training() that there was."""
        self.chosen: tuple | None = None
        """The training() of now. Each call looks at it."""
        self.choose()
        self.loss = Loss(loss_fn, self.count, options.autocast, options.metrics)
        self.averages = {}
        if options.ema is not None:
            self.averages = {
                EMA + name: plain(t).clone()
                for name, t in self.tensors.all().items()
                if not name.startswith(LOSS)
            }
        self.scaling = None
        if options.scaler is not None and options.scaler.is_enabled():
            self.scaling = Scaling(options.scaler, self.own_state)
            self.kept.carried += self.scaling.carried
        self.scheduler, self.steps = options.scheduler, 0
        if self.scheduler is not None and isinstance(
            self.scheduler, torch.optim.lr_scheduler.ReduceLROnPlateau
        ):
            raise ArgumentError(
                "ReduceLROnPlateau needs a metric: leave scheduler out and call "
                "scheduler.step(metric) yourself; each step reads the rate from the optimizer"
            )

    def join(self, others: Sequence[Step]) -> None:
        own, prefix, generator = self.tensors.all(), PREFIX, GENERATOR
        others = [other for other in others if isinstance(other, TrainStep)]
        kept = {name.removeprefix(self.prefix) for name in self.optimizer.state()}
        for other in others:
            theirs = other.tensors.all()
            clash = next(
                (name for name in own if name in theirs and own[name] is not theirs[name]), None
            )
            if clash:
                raise ArgumentError(
                    f"steps '{other.name}' and '{self.name}' have two tensors called {clash}, and "
                    "steps of a session share states by name; make both steps of one module that "
                    "holds the two, such as an nn.ModuleDict"
                )
            if kept & {
                name.removeprefix(PREFIX)
                for name in other.optimizer.state()
                if name.startswith(PREFIX)
            }:
                prefix = f"{self.name}.{PREFIX}"
            if self.scaling and other.scaling:
                if self.scaling.scaler is other.scaling.scaler:
                    raise ArgumentError(
                        f"steps '{other.name}' and '{self.name}' have one GradScaler, whose scale "
                        "each of them would update; give each step its own"
                    )
                if self.scaling.prefix == other.scaling.prefix:
                    self.scaling.rename(f"{self.name}.{SCALER}")
            if other.seed != self.seed and other.generator == generator:
                generator = f"{self.name}.{GENERATOR}"
        # An optimizer that two steps have is one.
        prefix = next(
            (other.prefix for other in others if other.user_optimizer is self.user_optimizer),
            prefix,
        )
        if prefix != self.prefix:
            self.prefix = prefix
            self.parts.clear()
            self.chosen = None
            self.choose()
        self.name_of_generator = generator

    def training(self) -> tuple:
        """Returns which parameters require a gradient, and those of the optimizer's groups."""
        return (
            tuple([p.requires_grad for p in self.parameters]),
            tuple(tuple(map(id, group["params"])) for group in self.user_optimizer.param_groups),
        )

    def choose(self) -> None:
        """Takes requires_grad and the optimizer's groups as they are now."""
        with stale.untouched():
            self.chosen_now()

    def chosen_now(self) -> None:
        if any(map(GRADIENT_HOOKS, self.parameters)) or any(
            map(ACCUMULATION_HOOKS, self.parameters)
        ):
            raise ArgumentError(hooks_of_gradients(self.tensors.parameters()))
        if refused := hooks_of_step(self.user_optimizer) or replaced_step(self.user_optimizer):
            raise ArgumentError(refused)
        if (now := self.training()) == self.chosen:
            return
        if self.chosen is not None:
            self.of_optimizer.keep()
        if now not in self.parts:
            parameters = self.tensors.parameters()
            optimizer = Optimizer(self.user_optimizer, parameters, self.inputs, self.prefix)
            updated = {name for names in optimizer.grouped for name in names}
            trained = [
                name for name, p in parameters.items() if name in updated and p.requires_grad
            ]
            check_memory(self.tensors.all(), trained)
            if not trained:
                raise ArgumentError(
                    "the optimizer has no parameter of the model that requires a gradient"
                )
            self.parts[now] = optimizer, trained
        self.chosen = now
        self.optimizer, self.trained = self.parts[now]

    def guarded(self) -> list[tuple[str, Callable[[], Any], Any]]:
        what = (
            "requires_grad of a parameter, or the parameters in the optimizer's groups, have "
            "changed"
        )
        now = functools.partial(operator.attrgetter("chosen"), self)
        scaling = [self.scaling.guarded()] if self.scaling else []
        return [(what, now, self.chosen), *scaling]

    def flatten(self, *args: Any, **kwargs: Any) -> Mapping[str, Array]:
        self.choose()
        return super().flatten(*args, **kwargs)

    def trace(self, arrays: Mapping[str, Array]) -> Graph:
        self.choose()  # A session may be made later than the step.
        return super().trace(arrays)

    def roots(self) -> dict[str, Any]:
        kind = type(self.user_optimizer)
        return {
            "": self.model,
            "loss_fn": self.loss_fn,
            "metrics": self.train_options.metrics,
            "optimizer": kind if kind.__module__.startswith("torch.optim") else self.user_optimizer,
        }

    def inside(self) -> set[int]:
        return self.tensors.module_ids()

    def model_tensors(self) -> Tensors:
        return self.tensors

    updates_model = True

    @property
    def own_state(self) -> Mapping[str, torch.Tensor]:
        tensors = {name: plain(t) for name, t in self.tensors.all().items()}
        return {**tensors, **self.optimizer.state(), **self.averages, **self.generator_state()}

    @property
    def shared_state(self) -> Mapping[str, torch.Tensor]:
        averages = {name: t.clone() for name, t in self.averages.items()}
        with stale.untouched():
            tensors = {name: t.detach() for name, t in self.tensors.all().items()}
            return {**self.state, **tensors, **self.optimizer.state(own=True), **averages}

    def host_inputs(self) -> dict[str, torch.Tensor]:
        return self.optimizer.rates()

    def attach(self, session: Session) -> None:
        super().attach(session)
        self.of_optimizer.attach(session)

    def edits(self, session: Session) -> Mapping[str, Array]:
        return {**super().edits(session), **self.of_optimizer.edits(session)}

    def ran(self, session: Session) -> None:
        super().ran(session)
        self.of_optimizer.ran(session)
        if self.scheduler is not None:
            self.advance(self.scheduler)
        self.steps += 1

    def advance(self, scheduler: torch.optim.lr_scheduler.LRScheduler) -> None:
        self.user_optimizer._opt_called = (
            True  # Otherwise the scheduler warns that the optimizer took no step.
        )
        scheduler.step()

    # ===--- The function ---===#

    def gradients(self, state: Mapping[str, torch.Tensor], batch: tuple) -> tuple[dict, dict, dict]:
        """Returns the gradients of the trained parameters that have one, scaled by a GradScaler,
        the buffers and parameters that forward changes, the results."""
        parameters = self.tensors.parameters()
        values = {}
        for name in self.tensors.places:
            value = (
                state[name].clone()
                if name not in parameters or name in self.kept.written
                else state[name].detach()
            )
            values[name] = value.requires_grad_(name in self.trained)
            if name in parameters:
                values[name]._is_param = True  # For isinstance(p, nn.Parameter).
                values[name].__dict__.update(
                    {k: v for k, v in vars(parameters[name]).items() if not k.startswith("_")}
                )
        trained = [values[name] for name in self.trained]
        with self.replaced(self.tensors, values), torch.enable_grad():
            loss, results = self.loss(self.model, batch)
            changed = {
                name: self.tensors.get(name).detach()
                for name in values
                if name not in parameters or name in self.kept.written
            }
        if not loss.requires_grad:
            raise TraceError("the loss does not depend on the parameters of the optimizer")
        if self.scaling:
            loss = self.scaling.scaled(loss)
        with torch.autograd.set_detect_anomaly(False):  # It asks for values.
            grads = torch.autograd.grad(loss, trained, allow_unused=True)
        return (
            {name: g for name, g in zip(self.trained, grads) if g is not None},
            changed,
            detached(results),
        )

    def function(
        self, state: Mapping[str, torch.Tensor], inputs: Mapping[str, torch.Tensor]
    ) -> tuple[dict[str, torch.Tensor], dict[str, Any]]:
        rates = {name: inputs[name] for name in self.optimizer.inputs}
        grads, changed, results = self.gradients(state, self.arguments(inputs))
        found = None
        if self.scaling:
            with named("unscale"):
                grads, found = self.scaling.unscaled(grads)
        with named("clip"):
            options = self.train_options
            grads, norm = clip(grads, options.clip_grad_norm, options.clip_grad_value)
        results = {**results, **norm, **results}  # The user's own results have their names.
        now = {**state, **changed}
        params = {name: now[name] for name in self.optimizer.updated(self.trained, grads)}
        with named("update"):
            new, slots = self.optimizer.apply(params, grads, state, rates)
        if self.scaling and found is not None:
            with named("scale"):
                new, slots = kept_where(found, new, now), kept_where(found, slots, state)
                self.scaling.update(found)
        new = {**changed, **new, **slots}
        decay = self.train_options.ema or 0.0
        for name in self.averages:
            now = new.get(name.removeprefix(EMA), state[name.removeprefix(EMA)])
            with named(f"average of {name.removeprefix(EMA)}"):
                new[name] = (
                    torch.lerp(state[name], now, 1 - decay)
                    if now.is_floating_point()
                    else now.clone()
                )
        return new, results

    def rounding(self, new: Mapping[str, torch.Tensor]) -> tuple[dict[str, str], dict[str, str]]:
        keys = ("exp_avg", "square_avg", "sum", "prev")
        sizes = {}
        for name in self.trained:
            names = (f"{self.prefix}{name}.{key}" for key in keys)
            if size := next((size for size in names if size in new), None):
                sizes[name] = size
        return (
            {full: size for name, size in sizes.items() for full in (name, EMA + name)},
            {name: name.rpartition(".")[2] for name in new if name.startswith(self.prefix)},
        )

    # ===--- Back into the user's objects ---===#

    def owns(self, target: Any) -> bool:
        return (
            target is self.user_optimizer
            or target is self.scheduler
            or self.scaling is not None
            and target is self.scaling.scaler
            or isinstance(target, nn.Module)
            and unwrapped(target) is self.model
        )

    def write_back(self, state: Mapping[str, np.ndarray], target: Any) -> None:
        """Copies state into a module, an optimizer, a scheduler, or the averages into a
        torch.optim.swa_utils.AveragedModel."""
        if isinstance(target, torch.optim.swa_utils.AveragedModel):
            if not self.averages:
                raise ArgumentError("the step has no averages; make it with ema=0.999")
            write_module(self.tensors, state, target.module, EMA)
            target.n_averaged.fill_(int(state[self.name_of_generator][1]))
        elif isinstance(target, nn.Module):
            write_module(self.tensors, state, target)
            if unwrapped(target) is self.model:
                if self.owner:
                    self.owner.synced()
                self.write_kept(state)
        elif self.scaling and target is self.scaling.scaler:
            self.write_kept(state)
        elif isinstance(target, torch.optim.Optimizer):
            self.of_optimizer.write(target, state)
        elif isinstance(target, torch.optim.lr_scheduler.LRScheduler):
            if self.scheduler is not target:
                raise ArgumentError("the scheduler is not that of the step")
            steps = int(state[self.name_of_generator][1])
            for _ in range(self.steps, steps):
                self.advance(target)
            self.steps = max(self.steps, steps)
        else:
            super().write_back(state, target)

    def write_kept(self, state: Mapping[str, np.ndarray]) -> None:
        self.kept.write(
            {
                name: of_state(state[name], tensor.dtype).reshape(tensor.shape)
                for name, tensor in self.kept.states().items()
            }
        )


def train_step(
    model: nn.Module,
    loss_fn: Callable | None,
    optimizer: torch.optim.Optimizer,
    example: Any,
    *,
    scheduler: torch.optim.lr_scheduler.LRScheduler | None = None,
    clip_grad_norm: float | None = None,
    clip_grad_value: float | None = None,
    accumulate: int = 1,
    ema: float | None = None,
    autocast: torch.dtype | None = None,
    scaler: torch.amp.GradScaler | None = None,
    metrics: Callable | None = None,
    batch_dim: Any = 0,
    sync_batch_norm: bool = True,
    seed: int = 0,
    inputs: tuple[str, ...] = (),
    dynamic: bool | None = None,
    name: str = "train_step",
) -> Step:
    """Makes a training step of a module: the gradient of a loss, and the optimizer's own step.

    `example` is a batch, such as (x, y); shapes and dtypes count, and the values of what is not a
    tensor.

    The loss is
      loss_fn(model(*batch[:-1]), batch[-1])   in general, so loss_fn(model(x), y);
      loss_fn(model, *batch)                   if its first parameter is called `model`, or it takes
                                               one argument more than the batch has parts, and not
                                               two;
      model(*batch).loss, model(**batch).loss  if loss_fn is None; a batch that is a dict gives
                                               keyword arguments.
    It is a tensor of one number, (loss, dict of metrics), or a dict of losses, which are added. A
    mean in it divides by the rows of the whole batch. `metrics(output, *batch)` returns further
    results by name, where `output` is that of the model, None in the second case; a session returns
    all of them beside "loss".

    optimizer       any torch.optim.Optimizer whose step takes no closure, also one of your own. Its
                    state continues.
    scheduler       takes a step after each. Rates are inputs of each step: a scheduler may as well
                    be called by hand.
    inputs          further keys of param_groups that change from step to step, as
                    ("weight_decay",); those that `scheduler` cycles are found
    clip_grad_norm, clip_grad_value  of all parameters in the optimizer, as
                                     torch.nn.utils.clip_grad_norm_ and clip_grad_value_. With
                                     clip_grad_norm the result `grad_norm` is the norm of before;
                                     math.inf does not clip
    accumulate      number of micro-batches of a device's rows; gradients are reduced once per step
    ema             decay of averages of parameters and buffers, states `ema.NAME`, which begin as
                    the parameters; eval_step(averages=True) evaluates them
    autocast        dtype of torch.autocast around model and loss, torch.bfloat16
    scaler          a torch.amp.GradScaler: the loss is scaled; where a gradient is not finite, the
                    step changes neither parameters nor the optimizer's state, and the scale goes
                    down. The scaler's state_dict() is current. A scheduler and averages go on
    batch_dim       dimension of the rows, or a dict from names in the batch (paths, "0", "mask") to
                    it; None: each device has it whole
    sync_batch_norm statistics of the whole batch; False: of each device's rows
    seed            of dropout and all random numbers, which are the same on each number of devices
    dynamic         True: one program for all numbers of rows; a further size that changes is open
                    from its second number on. None: so are all sizes, rows as well; on several
                    devices only if that program moves no more between them than one for some sizes.
                    False: each set has its program. A size of 0 or 1, or one that the code asks
                    for, has its own always

    States have the names of state_dict; further ones are non-persistent buffers,
    `optimizer.NAME.ENTRY`, `loss_fn.NAME` of a loss that is a module, `ema.NAME`, `scaler.scale`,
    `scaler.growth_tracker` and `generator`. session.sync(model), (optimizer), (scheduler), (scaler)
    and (an AveragedModel, for `ema`) write back.

    Raises dp.ArgumentError. Tracing raises dp.TraceError, with the user's line, for Python that
    depends on the value of a tensor.
    """
    check_model(model)
    check_loss(loss_fn)
    check_optimizer(optimizer)
    options = TrainOptions(
        scheduler=scheduler,
        clip_grad_norm=clip_grad_norm,
        clip_grad_value=clip_grad_value,
        accumulate=accumulate,
        ema=ema,
        autocast=autocast,
        scaler=scaler,
        metrics=metrics,
        batch_dim=batch_dim,
        sync_batch_norm=sync_batch_norm,
        seed=seed,
        inputs=inputs,
        dynamic=dynamic,
        name=name,
    )
    check_options(optimizer, options)
    return TrainStep(model, loss_fn, optimizer, example, options)
