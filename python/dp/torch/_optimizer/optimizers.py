"""A torch.optim.Optimizer as a function: its own step() runs on other parameters, with its state
and rates as tensors."""

from __future__ import annotations

import collections
import contextlib
import numbers as abstract
from collections.abc import Iterator, Mapping
from typing import Any

import torch

from dp.errors import ArgumentError, TraceError
from dp.torch._graph import subgraph_cache, updates
from dp.torch._optimizer.entries import (
    Recorder,
    agrees,
    as_tensor,
    check_input,
    check_keys,
    check_numbers,
    dtype_of,
    few_rows,
    get_numbers,
    has_methods,
    is_alike,
    is_plain_number,
    kept,
    number_of,
    of_all_rows,
    run,
    shared_zeros,
    sign,
)
from dp.torch._optimizer.numbers import tensors_as_numbers
from dp.torch._tensors.trees import of_state
from dp.torch._trace import naming, raised
from dp.torch._trace.references import unchanged

PREFIX = "optimizer."
# Options of implementations, not of the method. `capturable` is chosen by Optimizer.apply.
IMPLEMENTATION = dict(foreach=False, fused=None, differentiable=False)
# Their update of a parameter looks at no other one. A subclass may do anything.
NAMES = "Adadelta Adafactor Adagrad Adam AdamW Adamax ASGD NAdam RAdam RMSprop Rprop SGD".split()
INDEPENDENT = {getattr(torch.optim, name) for name in NAMES if hasattr(torch.optim, name)}
# Their update of a parameter looks at no sizes either.
ELEMENTWISE = INDEPENDENT - {getattr(torch.optim, "Adafactor", None)}


class Optimizer:
    """The state of an optimizer by name, and its step as a function of it.

    A state's name is optimizer.PARAMETER.ENTRY, or begins with another `prefix`. `inputs` are the
    keys of param_groups that the graph takes from the host in each step, always the learning rate;
    other options are constants of the graph.
    """

    def __init__(
        self,
        optimizer: torch.optim.Optimizer,
        parameters: Mapping[str, torch.Tensor],
        inputs: tuple[str, ...] = (),
        prefix: str = PREFIX,
    ):
        self.optimizer, self.prefix = optimizer, prefix
        self.names = {id(p): name for name, p in parameters.items()}
        self.parameters = dict(parameters)
        groups = optimizer.param_groups
        for number, group in enumerate(groups):
            for at, p in enumerate(group["params"]):
                if id(p) not in self.names:
                    raise ArgumentError(
                        f"parameter {at} of shape {list(p.shape)} in the optimizer's group "
                        f"{number} is not one of the "
                        "model; give train_step a module that holds all parameters"
                    )
        self.grouped = [[self.names[id(p)] for p in group["params"]] for group in groups]
        self.inputs = {
            self.input_name(key, i): (i, key)
            for i, group in enumerate(groups)
            for key in ("lr", *inputs)
            if key in group
        }
        self.signs, self.dtypes = (
            {name: of(groups[i][key]) for name, (i, key) in self.inputs.items()}
            for of in (sign, dtype_of)
        )
        self.compared: set[str] = set()
        self.constants, self.keys = (
            [self.get_constants(i) for i in range(len(groups))],
            [set(group) for group in groups],
        )
        self.has_flag = self.is_capturable = False
        self.reached: set[str] = set()
        """The parameters that the steps of the graphs so far look at. Eager PyTorch keeps no state
        of others."""
        updated = {name for names in self.grouped for name in names}
        self.frozen = {name for name in updated if not parameters[name].requires_grad}
        if isinstance(optimizer, torch.optim.SparseAdam):
            raise ArgumentError(
                "SparseAdam takes sparse gradients, and those of a graph are dense; use "
                "torch.optim.Adam, and leave out sparse=True of the embedding"
            )
        self.initial = self.get_initial(
            {name: p for name, p in parameters.items() if name in updated and p.requires_grad}
        )

    @property
    def started(self) -> str:
        """The state that says whether the optimizer has taken a step."""
        return self.prefix + "started"

    def input_name(self, key: str, group: int) -> str:
        return key if len(self.optimizer.param_groups) == 1 else f"{key}.{group}"

    def get_constants(self, group: int) -> dict[str, Any]:
        options = self.optimizer.param_groups[group]
        varying = {key for i, key in self.inputs.values() if i == group}
        return {
            k: v
            for k, v in options.items()
            if k not in varying and isinstance(v, (abstract.Number, tuple))
        }

    def rates(self) -> dict[str, torch.Tensor]:
        """Returns the inputs of a step as param_groups has them now. Raises dp.ArgumentError if a
        constant has changed."""
        for group, (options, constants) in enumerate(
            zip(self.optimizer.param_groups, self.constants)
        ):
            check_keys(self.optimizer, options, self.keys[group])
            for key, value in constants.items():
                if options.get(key) != value:
                    raise ArgumentError(
                        f"param_groups[{group}]['{key}'] of the optimizer is {options.get(key)} "
                        f"and was {value} when the step was made, a constant of the graph; make "
                        f"the step with inputs=('{key}',)"
                    )
        for name, (i, key) in self.inputs.items():
            check_input(
                f"param_groups[{i}]['{key}']",
                self.optimizer.param_groups[i][key],
                self.dtypes[name],
                self.signs[name] if name in self.compared else None,
            )
        return {
            name: torch.as_tensor(self.optimizer.param_groups[i][key], dtype=torch.float64)
            .detach()
            .cpu()
            for name, (i, key) in self.inputs.items()
        }

    # ===--- A step on other tensors ---===#

    @contextlib.contextmanager
    def replaced(
        self,
        params: Mapping[str, torch.Tensor],
        state: Mapping[str, dict],
        rates: Mapping[str, Any] | None,
        **options: Any,
    ) -> Iterator[None]:
        """Lets the optimizer work with `params`, and `state` by parameter, for a while."""
        optimizer, groups, before = (
            self.optimizer,
            self.optimizer.param_groups,
            self.optimizer.state,
        )
        copies = []
        for i, group in enumerate(groups):
            copy = {
                **group,
                **{k: v for k, v in {**IMPLEMENTATION, **options}.items() if k in group},
            }
            copy["params"] = [params[name] for name in self.grouped[i] if name in params]
            if rates is not None:
                copy.update(
                    {key: rates[name] for name, (at, key) in self.inputs.items() if at == i}
                )
            copies.append(copy)
        optimizer.param_groups = copies
        optimizer.state = collections.defaultdict(
            dict, {params[name]: state[name] for name in state if name in params}
        )
        try:
            yield
        finally:
            optimizer.param_groups, optimizer.state = groups, before

    def stepped(self, params, grads, state, rates=None, **options):
        """Returns parameters and state after a step on copies. `state` is by parameter and
        entry."""
        params = {
            name: p.detach().clone().requires_grad_(name not in self.frozen)
            for name, p in params.items()
        }
        for name, grad in grads.items():
            params[name].grad = grad
        state = {
            name: (type(of) if isinstance(of, Recorder) else dict)(
                {k: kept(v) for k, v in of.items()}
            )
            for name, of in state.items()
        }
        with (
            self.replaced(params, state, rates, **options),
            unchanged(self.optimizer, rates is None),
        ):
            before = get_numbers(self.optimizer)
            try:
                run(self.optimizer)
            except TypeError as error:
                if "closure" in str(error):
                    name = type(self.optimizer).__name__
                    raise TraceError(
                        f"{name} evaluates the loss several times a step, which a graph cannot"
                    ) from error
                raise
            check_numbers(self.optimizer, before)
            after = {
                name: self.optimizer.state[p]
                for name, p in params.items()
                if p in self.optimizer.state
            }
        return {name: p.detach() for name, p in params.items()}, after

    # ===--- The state before the first step ---===#

    def get_initial(self, params: Mapping[str, torch.Tensor]) -> dict[str, dict[str, Any]]:
        """Returns the state by parameter and entry. An optimizer that makes it in its first step
        does so here, on copies; one of INDEPENDENT for one parameter of each group, shape and
        dtype, since its state begins with numbers that are the same for all."""
        state, known = {}, {}
        for name, p in params.items():
            entries = dict(dict.get(self.optimizer.state, p, {}))
            if not entries:
                group = next(i for i, names in enumerate(self.grouped) if name in names)
                kind = (
                    (group, p.shape, p.stride(), p.dtype, p.device)
                    if type(self.optimizer) in INDEPENDENT
                    else name
                )
                if kind not in known:
                    known[kind] = self.made_of(name, p)
                entries = dict(known[kind])
            state[name] = {
                k: v
                for k, v in entries.items()
                if isinstance(v, torch.Tensor) or is_plain_number(v)
            }
        self.fit(params, state)
        return state

    def made_of(self, name: str, p: torch.Tensor) -> dict[str, Any]:
        """Returns the entries that the first step of a parameter makes, as they begin. A parameter
        of some rows stands for a large one: a step of it takes seconds."""

        def made(p):
            _, after = self.stepped({name: p}, {name: torch.zeros_like(p)}, {name: Recorder()})
            return getattr(after.get(name), "first", {})

        if type(self.optimizer) in INDEPENDENT and (rows := few_rows(p)) is not None:
            entries = {k: of_all_rows(v, rows, p) for k, v in made(rows).items()}
            if None not in entries.values():
                return entries
        return {k: shared_zeros(v) for k, v in made(p).items()}

    def fit(self, params, state) -> None:
        """Compares the first step with a step from `state`. Entries that the first step makes of
        the gradient begin as zeros; if that differs, too, the graph has both steps and a state that
        says which one holds."""
        fresh = {name: p for name, p in params.items() if not dict.get(self.optimizer.state, p)}
        # The smallest one with some elements stands for its kind: a step of a large one takes
        # seconds.
        by_size = sorted(
            reversed(fresh.items()), key=lambda item: (min(item[1].numel(), 64), -item[1].numel())
        )
        kinds = {(p.ndim, p.dtype, tuple(state[name])): name for name, p in by_size}
        samples = {name: fresh[name] for name in kinds.values()}
        generator = torch.Generator().manual_seed(1)
        grads = {
            name: torch.randn(p.shape, generator=generator).to(p.dtype).to(p.device)
            for name, p in samples.items()
        }
        if not samples:
            return
        want = self.stepped(samples, grads, {name: Recorder() for name in samples})
        if agrees(want, self.stepped(samples, grads, {name: state[name] for name in samples})):
            return
        from_gradient = {
            (tuple(state[name]), k)
            for name in samples
            for k, v in getattr(want[1].get(name), "first", {}).items()
            if isinstance(v, torch.Tensor)
            and k in state[name]
            and not torch.equal(v, state[name][k])
        }
        for name in fresh:
            for k, v in state[name].items():
                if isinstance(v, torch.Tensor) and (tuple(state[name]), k) in from_gradient:
                    state[name][k] = shared_zeros(torch.zeros_like(v))
        self.has_flag = not agrees(
            want, self.stepped(samples, grads, {name: state[name] for name in samples})
        )

    # ===--- In a graph ---===#

    def state(self, own: bool = False) -> dict[str, torch.Tensor]:
        """Returns the state as the optimizer has it now, or before its first step, by name, in host
        memory. `own`: where it is, and what the optimizer does not have yet is copied for the
        caller."""
        result = {}
        for names in self.grouped:
            for p, name in zip(map(self.parameters.get, names), names):
                now = dict.get(self.optimizer.state, p) or {}
                for key, first in self.initial.get(name, {}).items():
                    value = now.get(key, first)
                    if own and isinstance(value, torch.Tensor):
                        value = value.detach() if key in now else value.detach().clone()
                    else:
                        value = as_tensor(value)
                    result[f"{self.prefix}{name}.{key}"] = value
        if self.has_flag:
            result[self.started] = torch.tensor(int(bool(self.optimizer.state)))
        return result

    def updated(self, trained: list[str], grads: Mapping[str, Any]) -> list[str]:
        """Returns the parameters that a step looks at: those with a gradient, and for a class of
        the user's all of its groups."""
        if type(self.optimizer) in INDEPENDENT:
            return [name for name in trained if name in grads]
        return [name for names in self.grouped for name in names]

    def apply(
        self,
        params: Mapping[str, torch.Tensor],
        grads: Mapping[str, torch.Tensor],
        tensors: Mapping[str, torch.Tensor],
        rates: Mapping[str, torch.Tensor],
    ) -> tuple[dict, dict]:
        """Returns parameters and named state after a step, in a trace. `tensors` is the state by
        name."""
        self.reached |= params.keys()
        kinds = updates.current
        if (
            type(self.optimizer) not in INDEPENDENT
            or kinds is None
            or any(g.layout != torch.strided for g in grads.values())
        ):
            return self.apply_together(params, grads, tensors, rates)
        new, slots = {}, {}
        for name in params:
            with naming.named(f"update of {name}"):
                (new[name], named), (compared, self.is_capturable) = kinds.call(
                    *self.update_of(name, params[name], grads[name], tensors, rates)
                )
            self.compared |= compared
            slots.update({f"{self.prefix}{name}.{key}": named[key] for key in self.initial[name]})
        if self.has_flag:
            slots[self.started] = torch.ones_like(tensors[self.started])
        return new, slots

    def update_of(self, name, param, grad, tensors, rates) -> tuple:
        """Returns the arguments of updates.Kinds.call for a parameter. The notes of an update are
        the rates that it compares and whether it is capturable."""
        initial = self.initial[name]
        started = {self.started: tensors[self.started]} if self.has_flag else {}
        group = next(i for i, names in enumerate(self.grouped) if name in names)
        varying = {"params", *(key for i, key in self.inputs.values() if i == group)}
        options = {
            key: value
            for key, value in self.optimizer.param_groups[group].items()
            if key not in varying
        }
        is_kept = not has_methods(self.optimizer) and all(
            map(subgraph_cache.is_plain, options.values())
        )
        kind = (
            type(self.optimizer),
            type(self.optimizer).step,
            repr(options) if is_kept else id(self),
            group,
            name in self.frozen,
            tuple(self.inputs.items()),
            tuple(self.signs.items()),
            tuple(self.dtypes.items()),
            tuple((key, isinstance(first, torch.Tensor)) for key, first in initial.items()),
        )
        compared: set[str] = set()

        def update(param, grad, entries, started, rates):
            named = {f"{self.prefix}{name}.{key}": value for key, value in entries.items()}
            before, self.compared = self.compared, compared
            try:
                new, slots = self.apply_together(
                    {name: param}, {name: grad}, {**named, **started}, rates
                )
            finally:
                self.compared = before
            return new[name], {key: slots[f"{self.prefix}{name}.{key}"] for key in initial}

        operands = (
            param,
            grad,
            {key: tensors[f"{self.prefix}{name}.{key}"] for key in initial},
            started,
            dict(rates),
        )

        def notes():
            return frozenset(compared), self.is_capturable

        return kind, update, operands, is_kept, notes, type(self.optimizer) in ELEMENTWISE

    def apply_together(self, params, grads, tensors, rates):
        """Runs the optimizer's step once for all parameters."""
        if not self.is_capturable:
            try:
                return self.traced(params, grads, tensors, rates)
            except Exception as error:
                if isinstance(error, TraceError) or not any(
                    "capturable" in group for group in self.optimizer.param_groups
                ):
                    raise
                raised.refusals.clear()
        made = self.traced(params, grads, tensors, rates, capturable=True)
        self.is_capturable = True
        return made

    def traced(self, params, grads, tensors, rates, **options):
        def entry(name, key):
            return tensors[f"{self.prefix}{name}.{key}"]

        state = {
            name: {
                key: number_of(entry(name, key), first, params[name], key)
                for key, first in self.initial.get(name, {}).items()
            }
            for name in params
        }
        rates = {name: rate.to(self.dtypes[name] or rate.dtype) for name, rate in rates.items()}
        signs = {id(rates[name]): (name, self.signs[name]) for name in self.inputs}
        with tensors_as_numbers(type(self.optimizer), signs, self.compared):
            new, after = self.stepped(params, grads, state, rates, **options)
            named = self.named(after, params, tensors)
            if self.has_flag:
                started = tensors[self.started] > 0
                first = self.stepped(params, grads, {name: {} for name in params}, rates, **options)

                def both(a, b):
                    return {k: torch.where(started, a[k], b[k]) for k in a}

                new, named = both(new, first[0]), both(named, self.named(first[1], params, tensors))
                named[self.started] = torch.ones_like(tensors[self.started])
        return new, named

    def named(self, after, params, before) -> dict[str, torch.Tensor]:
        result = {}
        for name in params:
            if after.get(name) and name not in self.initial:
                raise TraceError(
                    f"{type(self.optimizer).__name__} keeps state of {name}, which requires no "
                    "gradient; let a buffer of the model hold it"
                )
            for key in self.initial.get(name, {}):
                full = f"{self.prefix}{name}.{key}"
                value = after.get(name, {}).get(key, before[full])
                value = value if isinstance(value, torch.Tensor) else torch.full((), value)
                result[full] = value.detach().to(before[full].dtype)
        return result

    # ===--- Back into an optimizer ---===#

    def write(self, target: torch.optim.Optimizer, state: Mapping[str, Any]) -> None:
        """Copies state by name into an optimizer with parameters of the same order."""
        groups = [group["params"] for group in target.param_groups]
        if target is self.optimizer:  # Its groups may have changed since.
            groups = [[self.parameters[name] for name in names] for names in self.grouped]
        if (lengths := list(map(len, groups))) != [len(names) for names in self.grouped]:
            raise ArgumentError(
                f"the optimizer has groups of {lengths} parameters, expected "
                f"{[len(names) for names in self.grouped]}"
            )
        if self.has_flag and not int(torch.as_tensor(state[self.started])):
            return
        for group, names in zip(groups, self.grouped):
            for p, name in zip(group, names):
                initial = (
                    self.initial.get(name, {})
                    if name in self.reached or target.state.get(p)
                    else {}
                )
                for key, first in initial.items():
                    value = of_state(
                        state[f"{self.prefix}{name}.{key}"],
                        first.dtype if isinstance(first, torch.Tensor) else torch.float64,
                    )
                    new = (
                        value.to(first.dtype).to(first.device).reshape(first.shape).clone()
                        if isinstance(first, torch.Tensor)
                        else type(first)(value.item())
                    )
                    if is_alike(now := (entries := target.state[p]).get(key), new):
                        now.detach().copy_(new)  # As the optimizer itself would have written there.
                    else:
                        entries[key] = new
