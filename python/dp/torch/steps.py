"""A step of PyTorch: how it is traced, run and compared; what it computes, its kinds say."""

from __future__ import annotations

import contextlib
import dataclasses
import functools
import operator
import random
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from dp.errors import ArgumentError
from dp.step import Array, Difference, Graph, Located, Reference, Step
from dp.torch._current import stale
from dp.torch._current.current import Owner, owner_of
from dp.torch._objects.holders import Holder, is_tensors
from dp.torch._tensors.arrangement import Changes, make
from dp.torch._tensors.modules import Tensors, check_apart
from dp.torch._tensors.trees import Tree, batch_dims, of_state, to_tensor
from dp.torch._trace import caches, clocks, guards, process_values, raised, sizes
from dp.torch._trace.carried import Again, Keeper
from dp.torch._trace.objects import Objects
from dp.torch._trace.references import standing_in, unwritten
from dp.torch._trace.used import guard_of, modes
from dp.torch.lowering import lower

if TYPE_CHECKING:
    from dp.session import Session

BATCH, GENERATOR, EMA = "batch", "generator", "ema."
# Generators of numbers that code may draw from without holding them.
GLOBAL_GENERATORS = {"random": random._inst, "numpy.random": np.random.mtrand._rand}
DTYPES = {
    "f64": torch.float64,
    "f32": torch.float32,
    "f16": torch.float16,
    "bf16": torch.bfloat16,
    "i64": torch.int64,
    "i32": torch.int32,
    "i16": torch.int16,
    "i8": torch.int8,
    "u8": torch.uint8,
    "u16": torch.uint16,
    "u32": torch.uint32,
    "u64": torch.uint64,
    "i1": torch.bool,
    "bool": torch.bool,
}


class TorchStep(Step):
    """A step of PyTorch: arguments in the form of an example, results in the form that a function
    returned."""

    def __init__(
        self,
        name: str,
        example: tuple,
        batch_dim: Any,
        seed: int | None,
        options: tuple[str, ...] = (),
        dynamic: bool | None = None,
    ):
        if dynamic is not None and type(dynamic) is not bool:
            raise ArgumentError(f"dynamic={dynamic!r}; expected True, False or None")
        if torch.is_inference_mode_enabled():
            raise ArgumentError(
                "a step is made inside torch.inference_mode(), whose tensors have no gradients; "
                "make it outside"
            )
        if isinstance(example, torch.utils.data.DataLoader) or isinstance(example, Iterator):
            raise ArgumentError(
                f"the example is a {type(example).__name__}, expected one batch of it, as "
                f"next(iter(loader))"
            )
        example = tuple(example) if isinstance(example, (tuple, list)) else (example,)
        self.name, self.options, self.seed = name, options, seed
        # One argument is the batch itself; several are its parts.
        self.tree = Tree(BATCH, example[0] if len(example) == 1 else example)
        self.count, self.given = (
            len(example),
            self.tree.flatten(example[0] if len(example) == 1 else example),
        )
        if not self.given and self.tree.names:
            kinds = ", ".join(type(constant).__name__ for constant in self.tree.constants.values())
            raise ArgumentError(
                f"the example has no tensor, but {kinds}; expected a batch, such as (x, y)"
            )
        self.dims = batch_dims(self.tree, self.given, batch_dim)
        self.results: Tree  # Of the last call.
        self.kept = Keeper()
        is_local = "--local-statistics" in options
        self.growth = sizes.Growth(sizes.without_local(dynamic, is_local), self.dims)
        self.owner: Owner | None = None
        """Of the model's tensors, once a session has the step."""
        self.objects: Objects  # Of the trace.
        self.further_roots: dict[Any, Any] = {}
        """Further roots that the traces have found."""
        self.batch: Any = None  # The user's arguments of the last call.
        self.probe: Any = None
        """Looks at the graphs of a trace, to locate a difference."""
        self.undone: list[tuple[Holder, Any, Any]] = []
        """What the last run has changed in Python's objects, and the values before it."""

    @contextlib.contextmanager
    def replaced(self, tensors: Tensors, values: Mapping[str, torch.Tensor]) -> Iterator[None]:
        """Lets the model with these tensors, and whoever else refers to them, compute with `values`
        for a while."""
        for name, tensor in tensors.all().items():
            if name in values and vars(tensor):  # The user's attributes of a parameter or buffer.
                values[name].__dict__.update(
                    {key: value for key, value in vars(tensor).items() if not key.startswith("_")}
                )
        stand_ins = {
            id(tensor): values[name] for name, tensor in tensors.all().items() if name in values
        }
        with standing_in(self.objects, stand_ins), tensors.replaced(values):
            yield

    def model_tensors(self) -> Tensors | None:
        """Returns the tensors of the model that the step computes with."""
        return None

    def adopt(self, values: Mapping[str, np.ndarray]) -> None:
        if not values:
            return
        if self.owner:
            self.owner.adopt(values)
        self.kept.adopt(values)

    def attach(self, session: Session) -> None:
        self.growth.has_several_devices = session.devices > 1
        tensors = self.model_tensors()
        self.kept.read()
        if tensors is not None:
            self.owner = owner_of(tensors.modules[""], tensors)
            self.owner.begin(session)

    def edits(self, session: Session) -> Mapping[str, Array]:
        edits = self.owner.edits(session) if self.owner else {}
        return {**edits, **self.kept.edits()}

    has_gradients = True
    """A batch in eager PyTorch could get gradients."""
    updates_model = False
    """Whether a run of the step leaves newer values in the session than the module has."""

    def ran(self, session: Session) -> None:
        self.kept.ran(session)
        if self.owner:
            self.owner.ran(session, self.updates_model)

    def roots(self) -> dict[str, Any]:
        """Returns the user's objects that the step calls, by what their attributes are called."""
        raise NotImplementedError

    def inside(self) -> set[int]:
        """Returns the ids of the modules whose parameters and buffers are states of the step."""
        return set()

    def guarded(self) -> list[tuple[str, Callable[[], Any], Any]]:
        """Returns further values that a graph is for: what a message says when one has changed, how
        it is read, and the value."""
        return []

    def guarded_constants(self) -> list[tuple[str, Callable[[], Any], Any]]:
        """Returns what is no tensor in the batch."""

        def read(name):
            return lambda: self.tree.constant(name)

        read_form = functools.partial(operator.attrgetter("form"), self.tree)
        form = (
            f"the containers, keys or classes of {self.tree.prefix} have changed",
            read_form,
            read_form(),
        )
        constants = self.tree.constants.items()
        return [
            form,
            *(
                (f"{name}, which was {value!r}, has changed", read(name), read(name)())
                for name, value in constants
            ),
        ]

    ignored: tuple[str, ...] = ()
    """Attributes of modules that do not count, because the step sets them."""

    @property
    def own_state(self) -> Mapping[str, torch.Tensor]:
        """Returns the states beside those that code keeps in Python's objects."""
        raise NotImplementedError

    @property
    def state(self) -> Mapping[str, torch.Tensor]:
        with stale.untouched():
            return {**self.own_state, **self.kept.states()}

    @property
    def example(self) -> Mapping[str, Array]:
        return {**self.given, **self.host_inputs()}

    def own_inputs(self) -> Collection[str]:
        return self.host_inputs().keys()

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
            raise ArgumentError(
                f"{self.name} has {self.count} arguments as its example, got "
                f"{len(args) + len(kwargs)}"
            )
        self.batch = args[0] if self.count == 1 else args
        tensors = self.tree.flatten(self.batch, other_constants=True, on_cpu=False)
        if self.tree.differentiable and self.has_gradients:
            raise ArgumentError(
                f"{self.tree.differentiable} requires a gradient, which a step does not return to "
                "it; give the tensor's detach(), and where the loss needs its gradient, let it "
                "begin with x = x.detach().requires_grad_()"
            )
        for name, tensor in tensors.items():
            want = self.given[name]
            if tensor.dtype != want.dtype or tensor.ndim != want.ndim:
                raise ArgumentError(
                    f"{name} is {tensor.dtype} of {tensor.ndim} dimensions, expected {want.dtype} "
                    f"of {want.ndim} as in the "
                    "example"
                )
        return {**tensors, **self.host_inputs()}

    def batch_dim(self, name: str) -> int | None:
        return self.dims.get(name)

    def arguments(self, tensors: Mapping[str, torch.Tensor]) -> tuple:
        """Returns the user's arguments, in a trace."""
        value = self.tree.unflatten(tensors)
        self.changes = Changes(self.tree.prefix, value)
        return (value,) if self.count == 1 else tuple(value)

    def function(
        self, state: dict[str, torch.Tensor], inputs: dict[str, torch.Tensor]
    ) -> tuple[dict, Any]:
        """Returns the states that change and what the user's function returned. Runs in a trace."""
        raise NotImplementedError

    def trace(self, arrays: Mapping[str, Array]) -> Graph:
        while True:
            try:
                with (
                    self.owner.unwatched() if self.owner else contextlib.nullcontext(),
                    guards.calls_of_modules(),
                ):
                    graph = self.trace_once(arrays)
            except Again:
                continue
            changed = [one for one in self.kept.carried if not one.is_new]
            with stale.untouched():
                check_apart(
                    tensors.all() if (tensors := self.model_tensors()) else {},
                    (pair for one in changed for pair in zip(one.names, one.tensors())),
                )
            return graph

    def trace_once(self, arrays: Mapping[str, Array]) -> Graph:
        process = modes()
        process_values.begin()
        objects = self.objects = Objects(
            {**self.roots(), **GLOBAL_GENERATORS, **self.further_roots}, self.inside()
        )
        effects: list = []
        changes: list = []

        def step(state, inputs):
            objects.read.clear()
            raised.refusals.clear()
            before = self.kept.begin(state)
            try:
                with objects.noted(), guards.exporting():
                    new, value = self.function(state, inputs)
                raised.raise_refused()
                if objects.further_roots.keys() - self.further_roots.keys():
                    self.further_roots = {**objects.further_roots, **self.further_roots}
                    raise Again("there are more roots")
                changes[:] = self.changes.found()
                caches.check(objects)
                kept, found = self.kept.end(objects, before, list(states))
                value, effects[:] = clocks.settled(value, found)
                sizes.refuse_open(value, changes, [now for *_, now in effects])
            finally:
                for holder, key, content in before:
                    holder.put(key, content)
                objects.restore()
            new = {**new, **kept}
            self.results = Tree("", value)
            results = (
                self.results.flatten(value) if self.results.names != [""] else {"output": value}
            )
            clash = next((k for k in results if k in new or k in state), None)
            if clash:
                raise ArgumentError(
                    f"a result is called {clash} as a state is; give it another name"
                )
            if "" in results:
                raise ArgumentError("the name of a result is empty; give it another name")
            return new, results

        inputs = {name: to_tensor(array) for name, array in arrays.items()}
        dims = {name: self.dims.get(name) for name in inputs}
        dynamic = {} if self.probe else self.growth.of(inputs)
        states = {name: to_tensor(value) for name, value in self.state.items()}
        with stale.untouched():
            own = (
                {id(tensor) for tensor in tensors.all().values()}
                if (tensors := self.model_tensors())
                else set()
            )
        with unwritten(
            objects, own | {id(tensor) for one in self.kept.carried for tensor in one.tensors()}
        ):
            graph = lower(
                self.name,
                step,
                states,
                inputs,
                dims,
                self.generator,
                self.options,
                self.probe,
                self.roots(),
                dynamic=dynamic,
            )
        if dynamic and graph.sizes is None:
            self.growth.refuse()
        drawn = {id(holder.target) for holder, *_ in effects if holder.is_generator}
        guard = guard_of(
            objects, drawn, {one.place for one in self.kept.carried}, self.ignored, own
        )
        guard.others += [
            *self.guarded(),
            *self.guarded_constants(),
            (
                "hooks of all modules, autocast, defaults or flags of PyTorch have changed",
                modes,
                process,
            ),
        ]
        results = self.results

        def after() -> None:
            self.results = results
            make(self.batch, changes)
            self.undone = [(holder, key, holder.get(key)) for holder, key, _ in effects]
            for holder, key, value in effects:
                holder.put(key, value)
            self.kept.mark()

        self.kept.mark()
        fallback = functools.partial(self.refused, arrays) if graph.sizes else None
        is_trial = graph.sizes is not None and self.growth.is_trial
        return dataclasses.replace(
            graph, guard=guard, after=after, fallback=fallback, is_trial=is_trial
        )

    def refused(self, arrays: Mapping[str, Array]) -> Graph:
        """Returns the graph for these sizes alone after that for others, too, was not taken."""
        self.growth.refuse()
        return self.trace(arrays)

    def reference(
        self, state: Mapping[str, np.ndarray], given: Mapping[str, Array]
    ) -> Reference | None:
        objects = self.objects = Objects({**self.roots(), **GLOBAL_GENERATORS}, self.inside())
        like = {name: tensor.dtype for name, tensor in self.state.items()}
        tensors = {
            name: of_state(value, like.get(name, torch.float32)).clone()
            for name, value in state.items()
        }
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
            for holder, key, content in before:
                holder.put(key, content)
            objects.restore()
            torch.set_rng_state(drawn)
        tree = Tree("", value)
        results = tree.flatten(value) if tree.names != [""] else {"output": value}

        def plain(of):
            return {
                name: tensor.detach()
                for name, tensor in of.items()
                if isinstance(tensor, torch.Tensor)
            }

        return None if draws else Reference(plain(new), plain(results), *self.rounding(new))

    def locate(self, difference: Difference) -> Located | None:
        from dp.torch import locating

        return locating.locate(self, difference)

    def rounding(self, new: Mapping[str, torch.Tensor]) -> tuple[dict[str, str], dict[str, str]]:
        """Returns `amplified` and `groups` of a dp.step.Reference."""
        return {}, {}

    def allocate(self, shape: tuple[int, ...], dtype: str) -> torch.Tensor:
        return torch.empty(shape, dtype=DTYPES[dtype])

    def allocate_beside(self, shape: tuple[int, ...], dtype: str, array: Array) -> torch.Tensor:
        if not isinstance(array, torch.Tensor):
            return self.allocate(shape, dtype)
        return torch.empty(shape, dtype=DTYPES[dtype], device=array.device)

    def unflatten(self, results: Mapping[str, Array]) -> Any:
        return self.results.unflatten(results) if self.results.names != [""] else results["output"]
