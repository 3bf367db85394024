"""A step of JAX: a function of pytrees, its state, and graphs of it."""

from __future__ import annotations

import dataclasses
import logging
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import numpy as np

from dp.arrays import numpy_dtype
from dp.errors import ArgumentError, TraceError
from dp.jax import symbolic
from dp.jax._stablehlo import compat
from dp.jax.export import Interface, lower_traced
from dp.jax.guards import Guard, Rows, note_weak, weak_states
from dp.jax.trace import check_takes_two, name_of, trace, warn_of_debugging
from dp.jax.trees import Structure, broadcast_prefix, is_weak, to_data, unique, unwrap
from dp.step import Array, Difference, Graph, Located, Reference, Step

if TYPE_CHECKING:
    from dp.session import Session

log = logging.getLogger("dp.jax")


class JaxStep(Step):
    """fn(state, batch) -> (new state, results), or -> results for an evaluation. Made by
    dp.jax.train_step and eval_step."""

    def __init__(
        self,
        fn: Any,
        state: Any,
        batch: Any,
        *,
        updates: bool,
        scatter: Any = 0,
        dynamic_batch: bool = True,
        name: str,
        options: tuple[str, ...] = (),
    ):
        self.fn, self.name, self.updates, self.options = fn, name, updates, tuple(options)
        check_takes_two(fn, name)
        self.x64 = bool(jax.config.jax_enable_x64)
        self.initial = state
        self.states = Structure(state, what="state")
        self.batch = Structure(batch, base="batch", what="batch")
        self.batches = [self.batch]  # Those with other values of Python are later ones.
        self.weak_at_first = tuple(
            leaf.key is None and leaf.shape.weak_type for leaf in self.states.leaves
        )
        # Which states, and which leaves of the batch, are weakly typed now.
        self.weak, self.weak_given = (
            self.weak_at_first,
            tuple(leaf.shape.weak_type for leaf in self.batch.leaves),
        )
        names = unique([leaf.name for leaf in (*self.states.leaves, *self.batch.leaves)])
        self.state_names, self.batch_names = (
            names[: len(self.states.leaves)],
            names[len(self.states.leaves) :],
        )
        self.user_scatter = scatter
        self.scatter = self.batch.dims(broadcast_prefix(scatter, batch, "scatter"))
        self.first = batch
        self.is_dynamic = dynamic_batch
        self.last_results: tuple[list[str], Structure, tuple[bool, ...]] | None = None
        """The names and the structure of the results of the last run, and which states it has left
        weakly typed."""
        self.graphs: dict[Any, Graph] = {}  # By shapes and dtypes: another session may ask again.
        self.held: dict[tuple, bool] = {}
        """For which numbers of rows a dynamic graph is, by its key and them."""
        self.equal: list[
            list[str]
        ] = []  # Arguments that have one number of rows in the dynamic graph.

    # Arrays in and out.

    @property
    def state(self) -> Mapping[str, Array]:
        """The initial state by the leaves' names, such as `params.Dense_0.kernel`; typed keys as
        their data in uint32."""
        values = self.states.split(self.initial)
        for name, value in zip(self.state_names, values):
            if isinstance(value, jax.ShapeDtypeStruct):
                raise ArgumentError(
                    f"{name} of the state is a shape without numbers; give the step the initial "
                    f"state"
                )
        with compat.x64(self.x64):
            return {name: to_data(value) for name, value in zip(self.state_names, values)}

    @property
    def example(self) -> Mapping[str, Array] | None:
        values = self.batches[0].arrays(self.first)
        return (
            None
            if any(isinstance(value, jax.ShapeDtypeStruct) for value in values)
            else self.flatten(self.first)
        )

    def flatten(self, *args: Any, **kwargs: Any) -> Mapping[str, Array]:
        """Returns the leaves of a batch by name. Raises dp.ArgumentError if its structure is not
        that of the first batch."""
        if kwargs or len(args) > 1 or not args and self.batch.leaves:
            raise ArgumentError(
                f"the step takes one argument, the batch; found {len(args)}"
                + (f" and {', '.join(kwargs)}" if kwargs else "")
                + "; make several trees a tuple or a dict"
            )
        values = []
        if args:
            self.batch = self._batch_of(args[0])
            values = self.batch.arrays(args[0])
        self.weak_given = tuple(map(is_weak, values))
        with compat.x64(self.x64):
            arrays = {name: to_data(value) for name, value in zip(self.batch_names, values)}
        self._check_rows(arrays)
        return arrays

    def _batch_of(self, tree) -> Structure:
        """Returns the structure of a batch: that of an earlier one, or a new one with other values
        of Python."""
        for earlier in reversed(self.batches):
            if (structure := earlier.of(tree)) is earlier:
                return earlier
        self.batches.append(structure)
        return structure

    def _check_rows(self, arrays):
        dims = dict(zip(self.batch_names, self.scatter))
        for first, *others in self.equal:
            rows = arrays[first].shape[dims[first]]
            for name in others:
                if (other_rows := arrays[name].shape[dims[name]]) != rows:
                    raise ArgumentError(
                        f"{first} has {rows} rows and {name} has {other_rows}, but they had the "
                        "same number in the first batch; if the one does not count the other's "
                        "rows, say so by scatter (None leaves an array whole), or use "
                        "dynamic_batch=False"
                    )

    def allocate_beside(self, shape: tuple[int, ...], dtype: str, array: Array) -> Array:
        """Returns an array of JAX, which the session fills, on the GPU of another one."""
        if not isinstance(array, jax.Array):
            return self.allocate(shape, dtype)
        with compat.x64(self.x64):
            return jnp.empty(shape, numpy_dtype(dtype), device=array.device)

    def unflatten(self, results: Mapping[str, Array]) -> Any:
        """Returns the results as the function gives them, with arrays of numpy, of JAX where
        arguments are on GPUs, and typed keys of JAX."""
        names, structure, _ = self.last_results or ([], self.batch, ())
        if self.last_results and all(name in results for name in names):
            return structure.join(
                [leaf.wrap(results[name]) for name, leaf in zip(names, structure.leaves)]
            )
        raise ArgumentError(f"the results {', '.join(results)} are not those of {self.name}")

    def unflatten_state(self, state: Mapping[str, Array]) -> Any:
        """Returns the state as a pytree like the initial one, with arrays of JAX, of the global
        values by name (session.state())."""
        with compat.x64(self.x64):
            return self.states.join(
                [
                    leaf.wrap(jnp.asarray(state[name]))
                    for name, leaf in zip(self.state_names, self.states.leaves)
                ]
            )

    def write_back(self, state: Mapping[str, Array], target: Any) -> None:
        """Copies the state into modules of flax.nnx, whose variables can change:
        session.sync((model, optimizer))."""
        nnx = sys.modules.get("flax.nnx")
        new = self.unflatten_state(state)
        if nnx is None or jax.tree.structure(nnx.state(target)) != jax.tree.structure(new):
            raise TypeError(
                f"the state of JAX's {type(target).__name__} cannot change; use "
                f"step.unflatten_state(session.state())"
            )
        nnx.update(target, new)

    # Sessions.

    def attach(self, session: Session) -> None:
        self.weak = weak_states(session, self.state_names, self.weak_at_first)

    def edits(self, session: Session) -> Mapping[str, Array]:
        """Returns nothing: arrays of JAX do not change. Notes what the next graph is for."""
        self.weak = weak_states(session, self.state_names, self.weak_at_first)
        return {}

    def ran(self, session: Session) -> None:
        if self.updates and self.last_results:
            note_weak(session, self.state_names, self.last_results[2])

    # Graphs.

    def _shapes(self, arrays):
        """Returns per leaf of the batch the shape that jit traces for these arrays."""
        shapes = []
        for name, leaf, weak in zip(self.batch_names, self.batch.leaves, self.weak_given):
            array = arrays[name]
            shape = tuple(np.shape(array))
            if leaf.key is not None:
                shapes.append(jax.ShapeDtypeStruct(shape, leaf.data.dtype))
                continue
            shapes.append(jax.ShapeDtypeStruct(shape, array.dtype, weak_type=weak))
        return shapes

    def trace(self, arrays: Mapping[str, Array]) -> Graph:
        """Returns the graph for a batch of these shapes and dtypes. Raises dp.TraceError with the
        user's line."""
        warn_of_debugging(self.name)
        shapes = self._shapes(arrays)
        key = self._key(shapes)
        with compat.x64(self.x64):
            if self.is_dynamic and (graph := self._dynamic(shapes)):
                return graph
            if key not in self.graphs:
                self.graphs[key] = self._graph(shapes)
        return self.graphs[key]

    @property
    def variant(self) -> tuple:
        """What a graph is for beside shapes and dtypes."""
        return self.batch, self.weak, self.weak_given

    def _key(self, shapes):
        """Returns what a graph is found by."""
        return symbolic.key_of(shapes), self.variant

    def batch_dim(self, name: str) -> int | None:
        return dict(zip(self.batch_names, self.scatter)).get(name)

    def _dynamic(self, shapes) -> Graph | None:
        """Returns the graph for any numbers of rows; None, now and for later shapes, if JAX or its
        lowering needs the numbers."""
        # The dynamic batches of a step have one number of rows: the nodes and the edges of a graph
        # do not.
        if (
            len({shape.shape[dim] for shape, dim in zip(shapes, self.scatter) if dim is not None})
            > 1
        ):
            self.is_dynamic = False
            return None
        assignments = list(symbolic.assignments(shapes, self.scatter))
        for variables in assignments:
            key = self._key(variables.shapes)
            numbers = variables.numbers([shape.shape for shape in shapes])
            if key in self.graphs:
                return self.graphs[key] if self.holds_for(variables, numbers) else None
            places = variables.places(len(self.states.leaves))
            try:
                with symbolic.compared_soundly(numbers):
                    graph = self._graph(variables.shapes, places)
            except (
                Exception
            ) as error:  # If the user's function is wrong, the trace with numbers says so.
                log.debug(
                    "%s has no graph for any number of rows: %s: %s",
                    self.name,
                    type(error).__name__,
                    error,
                    exc_info=True,
                )
                continue
            self.held[(key, *numbers.values())] = True
            self.graphs[key] = dataclasses.replace(
                graph,
                fallback=lambda: self._refused(shapes),
                sizes=Rows(self, self.variant, variables),
            )
            self.equal = [[self.batch_names[i] for i in leaves] for leaves in variables.equal]
            return self.graphs[key]
        if assignments:  # No rows, or one, say nothing about others.
            self.is_dynamic = False
        return None

    def holds_for(self, variables: symbolic.Variables, numbers: dict[str, int]) -> bool:
        """Whether the graph for any numbers of rows is for these, too. The function may look for
        them in a table."""
        key = self._key(variables.shapes), *numbers.values()
        if key not in self.held:
            try:
                with compat.x64(self.x64), symbolic.compared_soundly(numbers):
                    self.traced(variables.shapes)
                self.held[key] = True
            except Exception as error:  # If the function is wrong, its own trace says so.
                log.debug("%s has a graph of its own for %s: %s", self.name, numbers, error)
                self.held[key] = False
        return self.held[key]

    def _refused(self, shapes) -> Graph:
        """Returns the graph for these shapes after the compiler has refused that for any number of
        rows."""
        self.is_dynamic, self.equal = False, []
        with compat.x64(self.x64):
            self.graphs = {self._key(shapes): self._graph(shapes)}
        return next(iter(self.graphs.values()))

    def flat(
        self, state: Iterable[Any], batch: Iterable[Any], outputs: dict[str, Any]
    ) -> tuple[list[jax.Array], list[jax.Array]]:
        """The step as a function of lists of arrays. `outputs` gets the structure of the
        results."""
        returned = self.fn(
            self.states.join([leaf.wrap(v) for leaf, v in zip(self.states.leaves, state)]),
            self.batch.join([leaf.wrap(v) for leaf, v in zip(self.batch.leaves, batch)]),
        )
        new, results, outputs["weak"] = self._split(returned)
        results = symbolic.as_arrays(results)
        outputs["results"] = structure = Structure(results, what="result")
        return new, [unwrap(v) for v in structure.arrays(results)]

    def traced(
        self, shapes: list[jax.ShapeDtypeStruct]
    ) -> tuple[jax.stages.Traced, Structure, list[str], list[str], tuple[bool, ...]]:
        """Returns the trace, the structure of the results, the names of new states and results, and
        which new states are weakly typed."""
        outputs: dict[str, Any] = {}
        states = [
            self._state_shape(leaf, weak) for leaf, weak in zip(self.states.leaves, self.weak)
        ]
        traced = trace(lambda state, batch: self.flat(state, batch, outputs), states, shapes)
        structure = outputs["results"]
        names = unique([*self.state_names, *(leaf.name for leaf in structure.leaves)])[
            len(self.state_names) :
        ]
        return traced, structure, self.state_names if self.updates else [], names, outputs["weak"]

    def _graph(self, shapes, variables=None) -> Graph:
        traced, structure, updated, names, weak = self.traced(shapes)
        if symbolic.occurs_in(variables or (), structure):
            raise TraceError("a number of rows is in the structure of the results")
        argument_types = [*(leaf.data for leaf in self.states.leaves), *shapes]
        result_types = [
            *(leaf.data for leaf in self.states.leaves if self.updates),
            *(leaf.data for leaf in structure.leaves),
        ]
        interface = Interface(
            self.state_names,
            self.batch_names,
            self.scatter,
            updated,
            names,
            [v.dtype for v in argument_types],
            [v.dtype for v in result_types],
            variables,
        )
        text = lower_traced(traced, self.name, interface)
        return Graph(
            text,
            self.name,
            self.options,
            guard=Guard(self, self.variant),
            after=self._after(names, structure, weak),
        )

    def _after(self, names, structure, weak):
        def after():
            self.last_results = names, structure, weak

        return after

    def reference(
        self, state: Mapping[str, np.ndarray], given: Mapping[str, Array]
    ) -> Reference | None:
        from dp.jax import locating

        with compat.x64(self.x64):
            return locating.reference(self, state, given)

    def locate(self, difference: Difference) -> Located | None:
        from dp.jax import locating

        with compat.x64(self.x64):
            return locating.locate(self, difference)

    def make_variant(self, fn: Callable, state: Any, batch: Any) -> Variant:
        """Returns a step of another function of the same state and batch, without updates."""
        return Variant(
            fn,
            state,
            batch,
            updates=False,
            scatter=self.user_scatter,
            dynamic_batch=False,
            name=self.name,
            options=self.options,
        )

    @staticmethod
    def _state_shape(leaf, weak):
        return (
            leaf.data
            if leaf.key is not None
            else jax.ShapeDtypeStruct(leaf.shape.shape, leaf.shape.dtype, weak_type=weak)
        )

    def _split(self, returned):
        """Returns the arrays of the new state, in the order of the old one's, the results, and
        which of the arrays are weakly typed."""
        if not self.updates:
            return [], returned, ()
        if not isinstance(returned, (tuple, list)) or len(returned) != 2:
            form = (
                f"a tuple of {len(returned)}"
                if isinstance(returned, tuple)
                else type(returned).__name__
            )
            raise TraceError(
                f"{name_of(self.fn)} returns {form}, expected (new state, results), each of which "
                f"may be a tuple or a dict"
            )
        try:
            values = self.states.split(returned[0])
        except ArgumentError as error:
            raise TraceError(f"the new state that {name_of(self.fn)} returns: {error}") from None
        new, weak = [], []
        for leaf, value in zip(self.states.leaves, values):
            weak.append(is_weak(value))
            # A float is no integer.
            if leaf.key is None and (
                type(value) is int or type(value) is float and leaf.shape.dtype.kind not in "iub"
            ):
                value = jnp.asarray(value, leaf.shape.dtype)
            kind = jax.typeof(value)
            if kind.shape != leaf.shape.shape or kind.dtype != leaf.shape.dtype:
                raise TraceError(
                    f"{leaf.name} of the state becomes {kind.dtype}{list(kind.shape)}, but was "
                    f"{leaf.shape.dtype}"
                    f"{list(leaf.shape.shape)}; a state keeps its shape and dtype"
                )
            new.append(unwrap(value))
        return new, returned[1], tuple(weak)


class Variant(JaxStep):
    """A step that takes arguments by name."""

    def flatten(self, *args: Any, **arrays: Array) -> Mapping[str, Array]:
        return arrays or super().flatten(*args)
