"""Any function of state and a batch as a step: dp.torch.step and dp.torch.eval_step."""
from __future__ import annotations

import contextlib
import dataclasses
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
import torch
from torch import nn

from dp import memory
from dp.errors import ArgumentError, ToolError, TraceError
from dp.step import Array, Graph, Reference, Step
from dp.torch import guards
from dp.torch.carried import Again, Keeper
from dp.torch.current import Owner, owner_of
from dp.torch.modules import Tensors, plain, unwrapped
from dp.torch.objects import Objects, is_tensors
from dp.torch.trees import Tree, batch_dims, of_state, to_tensor

BATCH, GENERATOR = "batch", "generator"
# Generators of numbers that code may draw from without holding them.
GLOBAL_GENERATORS = {"random": random._inst, "numpy.random": np.random.mtrand._rand}
# The library that lowers graphs, 80 MB of it.
LOWERING = "libIREECompiler"
DTYPES = {"f64": torch.float64, "f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16, "i64": torch.int64, "i32": torch.int32,
          "i16": torch.int16, "i8": torch.int8, "u8": torch.uint8, "u16": torch.uint16, "u32": torch.uint32, "u64": torch.uint64,
          "i1": torch.bool, "bool": torch.bool}


def lower(name: str, function: Callable, state: Mapping, batch: Mapping, dims: Mapping, generator: str | None, options: tuple) -> Graph:
    """Traces and lowers function(state, batch) -> (new state, results). Raises dp.TraceError."""
    try:
        from dp.torch import export
    except ImportError as error:
        raise ToolError(f"{error}; the exporter needs iree-base-compiler: pip install iree-base-compiler") from error
    try:
        text = export.export_entry(name, function, state, batch, dims, generator)
    except Exception as error:
        raise guards.explain(error) from error
    finally:
        memory.forget_code(LOWERING)
    return Graph(text, name, options)


class TorchStep(Step):
    """A step of PyTorch: arguments in the form of an example, results in the form that a function returned."""

    def __init__(self, name: str, example: tuple, batch_dim: Any, seed: int | None, options: tuple[str, ...] = ()):
        if torch.is_inference_mode_enabled():
            raise ArgumentError("a step is made inside torch.inference_mode(), whose tensors have no gradients; make it outside")
        if isinstance(example, torch.utils.data.DataLoader) or isinstance(example, Iterator):
            raise ArgumentError(f"the example is a {type(example).__name__}, expected one batch of it, as next(iter(loader))")
        example = tuple(example) if isinstance(example, (tuple, list)) else (example,)
        self.name, self.options, self.seed = name, options, seed
        # One argument is the batch itself; several are its parts.
        self.tree = Tree(BATCH, example[0] if len(example) == 1 else example)
        self.count, self.given = len(example), self.tree.flatten(example[0] if len(example) == 1 else example)
        if not self.given and self.tree.names:
            kinds = ", ".join(type(constant).__name__ for constant in self.tree.constants.values())
            raise ArgumentError(f"the example has no tensor, but {kinds}; expected a batch, such as (x, y)")
        self.dims = batch_dims(self.tree, self.given, batch_dim)
        self.results: Tree | None = None
        self.kept = Keeper()
        self.owner: Owner | None = None
        """Of the model's tensors, once a session has the step."""

    def model_tensors(self) -> Tensors | None:
        """Returns the tensors of the model that the step computes with."""
        return None

    def attach(self, session):
        tensors = self.model_tensors()
        if tensors is not None:
            self.owner = owner_of(tensors.modules[""], tensors)
            self.owner.read()

    def edits(self, session):
        edits = self.owner.edits(session) if self.owner else {}
        return {**edits, **self.kept.edits()}

    updates_model = False
    """Whether a run of the step leaves newer values in the session than the module has."""

    def ran(self, session):
        if self.owner:
            self.owner.ran(session, self.updates_model)

    def roots(self) -> dict[str, Any]:
        """Returns the user's objects that the step calls, by what their attributes are called."""
        raise NotImplementedError

    def inside(self) -> set[int]:
        """Returns the ids of the modules whose parameters and buffers are states of the step."""
        return set()

    def guarded(self) -> list[tuple[str, Callable[[], Any], Any]]:
        """Returns further values that a graph is for: what a message says when one has changed, how it is read, and the value."""
        return []

    def guarded_constants(self) -> list[tuple[str, Callable[[], Any], Any]]:
        """Returns what is no tensor in the batch."""
        read = lambda name: lambda: self.tree.constant(name)
        return [(f"{name}, which was {value!r}, has changed", read(name), read(name)()) for name, value in self.tree.constants.items()]

    ignored: tuple[str, ...] = ()
    """Attributes of modules that do not count, because the step sets them."""

    @property
    def own_state(self) -> Mapping[str, torch.Tensor]:
        """Returns the states beside those that code keeps in Python's objects."""
        raise NotImplementedError

    @property
    def state(self) -> Mapping[str, torch.Tensor]:
        return {**self.own_state, **self.kept.states()}

    @property
    def example(self) -> Mapping[str, Array]:
        return {**self.given, **self.host_inputs()}

    def host_inputs(self) -> dict[str, torch.Tensor]:
        """Returns the inputs of a step that are not of the batch, such as learning rates."""
        return {}

    @property
    def generator(self) -> str | None:
        """The name of the state that has the seed and the number of the step."""
        return None if self.seed is None else self.name_of_generator

    name_of_generator = GENERATOR

    def generator_state(self) -> dict[str, torch.Tensor]:
        return {self.generator: torch.tensor([self.seed, 0])} if self.generator else {}

    def flatten(self, *args: Any, **kwargs: Any) -> Mapping[str, Array]:
        if kwargs and not args and self.count == 1:
            args, kwargs = (kwargs,), {}
        if kwargs or len(args) != self.count:
            raise ArgumentError(f"{self.name} has {self.count} arguments as its example, got {len(args) + len(kwargs)}")
        tensors = self.tree.flatten(args[0] if self.count == 1 else args, other_constants=True)
        for name, tensor in tensors.items():
            want = self.given[name]
            if tensor.dtype != want.dtype or tensor.ndim != want.ndim:
                raise ArgumentError(f"{name} is {tensor.dtype} of {tensor.ndim} dimensions, expected {want.dtype} of {want.ndim} as in the "
                                    "example")
        return {**tensors, **self.host_inputs()}

    def batch_dim(self, name: str) -> int | None:
        return self.dims.get(name)

    def arguments(self, tensors: Mapping[str, torch.Tensor]) -> tuple:
        """Returns the user's arguments, in a trace."""
        value = self.tree.unflatten(tensors)
        return (value,) if self.count == 1 else tuple(value)

    def function(self, state: dict[str, torch.Tensor], inputs: dict[str, torch.Tensor]) -> tuple[dict, Any]:
        """Returns the states that change and what the user's function returned. Runs in a trace."""
        raise NotImplementedError

    def trace(self, arrays: Mapping[str, Array]) -> Graph:
        while True:
            try:
                with self.owner.unwatched() if self.owner else contextlib.nullcontext():
                    return self.trace_once(arrays)
            except Again:
                pass

    def trace_once(self, arrays: Mapping[str, Array]) -> Graph:
        objects = Objects({**self.roots(), **GLOBAL_GENERATORS}, self.inside())
        effects: list = []

        def step(state, inputs):
            objects.read.clear()
            before = self.kept.begin(state)
            try:
                with objects.noted(), guards.exporting():
                    new, value = self.function(state, inputs)
                kept, effects[:] = self.kept.end(objects, before, list(states))
            finally:
                for held, key, content in before:
                    held.put(key, content)
                objects.restore()
            new = {**new, **kept}
            self.results = Tree("", value)
            results = self.results.flatten(value) if self.results.names != [""] else {"output": value}
            clash = next((k for k in results if k in new or k in state), None)
            if clash:
                raise ArgumentError(f"a result is called {clash} as a state is; give it another name")
            if "" in results:
                raise ArgumentError("the name of a result is empty; give it another name")
            return new, results

        inputs = {name: to_tensor(array) for name, array in arrays.items()}
        dims = {name: self.dims.get(name) for name in inputs}
        states = {name: to_tensor(value) for name, value in self.state.items()}
        graph = lower(self.name, step, states, inputs, dims, self.generator, self.options)
        drawn = {id(held.target) for held, *_ in effects if held.is_generator}
        guard = objects.guard(drawn, {one.place for one in self.kept.carried}, self.ignored)

        guard.others += self.guarded() + self.guarded_constants()
        results = self.results

        def after() -> None:
            self.results = results
            for held, key, value in effects:
                held.put(key, value)
            self.kept.mark()

        self.kept.mark()
        return dataclasses.replace(graph, guard=guard, after=after)

    def reference(self, state, given):
        objects = Objects({**self.roots(), **GLOBAL_GENERATORS}, self.inside())
        like = {name: tensor.dtype for name, tensor in self.state.items()}
        tensors = {name: of_state(value, like.get(name, torch.float32)).clone() for name, value in state.items()}
        inputs = {name: to_tensor(value).clone() for name, value in given.items()}
        before, drawn = self.kept.begin({**self.state, **tensors}), torch.get_rng_state()
        try:
            with self.owner.unwatched() if self.owner else contextlib.nullcontext():
                new, value = self.function({**self.state, **tensors}, inputs)
            new = dict(new)
            for one in self.kept.carried:
                if is_tensors(one.now()):
                    new.update(one.taken(one.now()))
            draws = not torch.equal(drawn, torch.get_rng_state())
        finally:
            for held, key, content in before:
                held.put(key, content)
            objects.restore()
            torch.set_rng_state(drawn)
        tree = Tree("", value)
        results = tree.flatten(value) if tree.names != [""] else {"output": value}
        plain = lambda of: {name: tensor.detach() for name, tensor in of.items() if isinstance(tensor, torch.Tensor)}
        return None if draws else Reference(plain(new), plain(results), *self.rounding(new))

    def rounding(self, new: Mapping[str, torch.Tensor]) -> tuple[dict[str, str], dict[str, str]]:
        """Returns `amplified` and `groups` of a dp.step.Reference."""
        return {}, {}

    def allocate(self, shape: tuple[int, ...], dtype: str) -> torch.Tensor:
        return torch.empty(shape, dtype=DTYPES[dtype])

    def unflatten(self, results: Mapping[str, Array]) -> Any:
        return self.results.unflatten(results) if self.results.names != [""] else results["output"]


class FunctionStep(TorchStep):
    """A step of a function of (state, batch)."""

    def __init__(self, function, state, example, name, batch_dim, seed, options):
        super().__init__(name, example, batch_dim, seed, options)
        self.of_user, self.form = function, Tree("", state)
        if self.form.constants:
            raise ArgumentError(f"the state {next(iter(self.form.constants))} is not a tensor; let the function keep constants itself")
        self.initial = self.form.flatten(state)

    def roots(self):
        return {"": self.of_user}

    @property
    def own_state(self):
        return {**self.initial, **self.generator_state()}

    def function(self, state, inputs):
        made = self.of_user(self.form.unflatten(state), *self.arguments(inputs))
        if not isinstance(made, tuple) or len(made) != 2:
            raise TraceError(f"{self.name} returned {type(made).__name__}, expected (new state, results)")
        return self.form.flatten(made[0]), made[1]

    def write_back(self, state, target):
        leaves = self.form.flatten(target)
        with torch.no_grad():
            for name, tensor in leaves.items():
                tensor.copy_(of_state(state[name], tensor.dtype))


class EvalStep(TorchStep):
    """A step that evaluates a model. Only what the model itself changes in its evaluation mode is a new state."""

    ignored = ("training",)

    def __init__(self, model, function, example, name, batch_dim, seed):
        super().__init__(name, example, batch_dim, seed)
        self.model, self.of_user = unwrapped(model), function
        self.tensors = Tensors({"": self.model})

    @property
    def generator(self):
        return None if self.seed is None else f"{self.name}.{GENERATOR}"  # Not that of the training step.

    def roots(self):
        return {"": self.model, "function": self.of_user}

    def inside(self):
        return self.tensors.module_ids()

    def model_tensors(self):
        return self.tensors

    @property
    def own_state(self):
        return {**{name: plain(t) for name, t in self.tensors.all().items()}, **self.generator_state()}

    def function(self, state, inputs):
        modes = {m: m.training for m in self.model.modules()}
        self.model.eval()
        try:
            with self.tensors.replaced({k: state[k].clone() for k in self.tensors.places}), torch.no_grad():
                value = self.of_user(self.model, *self.arguments(inputs))
                new = {name: tensor.detach() for name, tensor in self.tensors.all().items()}
        finally:
            for module, training in modes.items():
                module.training = training
        return new, detached(value)

    def write_back(self, state, target):
        write_module(self.tensors, state, target)


def detached(value: Any) -> Any:
    return torch.utils._pytree.tree_map(lambda v: v.detach() if isinstance(v, torch.Tensor) else v, value)


def call_model(model: nn.Module, *batch: Any) -> Any:
    """Calls a module on a batch: with a dict's entries as keyword arguments."""
    if len(batch) == 1 and isinstance(batch[0], Mapping):
        return model(**batch[0])
    return model(*batch)


def write_module(tensors: Tensors, state: Mapping[str, np.ndarray], target: nn.Module, prefix: str = "") -> None:
    """Copies state into a module with tensors of the same names."""
    own = Tensors({"": unwrapped(target)}).all()
    missing = [name for name in own if prefix + name not in state]
    if missing:
        others = f", nor {len(missing) - 1} others" if missing[1:] else ""
        raise ArgumentError(f"the step has no state {prefix}{missing[0]} for the module{others}")
    with torch.no_grad():
        for name, tensor in own.items():
            tensor.copy_(of_state(state[prefix + name], tensor.dtype).reshape(tensor.shape))


def step(function: Callable, state: Any, batch: Any, *, name: str = "step", batch_dim: Any = 0, seed: int | None = None,
         options: tuple[str, ...] = ()) -> Step:
    """Makes a step of function(state, *batch) -> (new state, results).

    `state` is tensors in nested dicts, lists or tuples; the function returns a new state of the same form and shapes, and changes
    no input in place. `batch` is an example of a step's arguments, a tuple or list of them or the only one. A state's name is its path,
    `layer.w`; names of the batch begin with `batch.`.

    `batch_dim` is the dimension of the rows, or a dict from names in the batch to it; None: each device has the tensor whole.
    `seed`: the function draws random numbers, the same on each number of devices. `options` are dp-compile's.

    Raises dp.ArgumentError. Tracing raises dp.TraceError, with the user's line, for Python that depends on the value of a tensor.
    """
    return FunctionStep(function, state, batch, name, batch_dim, seed, options)


def eval_step(model: nn.Module, function: Callable | None = None, example: Any = (), *, name: str = "eval_step", batch_dim: Any = 0,
              seed: int | None = None) -> Step:
    """Makes a step that evaluates function(model, *batch), or model(*batch), in the model's evaluation mode and without gradients.

    Its states have the names of a training step of the same model, so that a session of both has them once. `example`, `batch_dim`
    and `seed` are those of dp.torch.step. Results are what the function returns, tensors in nested dicts, lists or tuples; those
    with a row per row of the batch have them in the batch's order.
    """
    if function is not None and not callable(function):
        raise ArgumentError(f"eval_step's function is {type(function).__name__}, expected a function of (model, *batch)")
    return EvalStep(model, function or call_model, example, name, batch_dim, seed)
