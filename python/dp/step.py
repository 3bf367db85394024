"""What a front end gives to a session: a training step as a graph, its state, and how the user's
arguments become arrays."""

from __future__ import annotations

import abc
import dataclasses
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from dp.errors import ArgumentError

if TYPE_CHECKING:
    from dp.session import Session

# A numpy array, or an object with __dlpack__ (torch.Tensor, jax.Array) or the buffer protocol.
Array = Any


class Guard(Protocol):
    """What a graph depends on beside shapes and dtypes, such as the attributes of a model."""

    def holds(self) -> bool:
        """Whether nothing of it has changed since the trace."""
        ...

    def why(self) -> str:
        """Says what has changed."""
        ...


class Sizes(Protocol):
    """The sizes of dynamic dimensions that a graph is for."""

    def fit(self, shapes: Mapping[str, tuple[int, ...]]) -> bool:
        """Whether they are those of arguments of these shapes."""
        ...


@dataclasses.dataclass(frozen=True)
class Graph:
    """The graph of a step for arguments of given shapes and dtypes."""

    text: str | bytes
    """MLIR (text or bytecode) that dp-compile reads. Names and roles are attributes of the entry's
    arguments and results: dp.name, dp.state, dp.scatter, dp.updates."""

    entry: str
    """The name of the function."""

    options: tuple[str, ...] = ()
    """Options of dp-compile that the graph needs, as `--state=w`."""

    fallback: Callable[[], Graph] | None = None
    """Makes a graph for the same arguments that is compiled if the compiler refuses this one, or if
    this one is a trial whose program is not the one to run."""

    guard: Guard | None = None
    """Says whether the graph still is that of the step; None: always. Else the step is traced
    again."""

    after: Callable[[], None] | None = None
    """Is called after each run of the graph that succeeds."""

    sizes: Sizes | None = None
    """Says for which sizes of its dynamic dimensions the graph is that of the step; None: all."""

    is_trial: bool = False
    """Its sizes are open though nobody has asked for that: its program is the one to run if it
    moves no more between the devices than an earlier one for some sizes."""


@dataclasses.dataclass(frozen=True)
class Reference:
    """What a framework computes in a step, by name."""

    states: Mapping[str, Array]
    """Those that the step updates."""

    results: Mapping[str, Array]

    amplified: Mapping[str, str]
    """States whose update divides by the size of another state, of which it is the name: where that
    is nothing but rounding, so is the update."""

    groups: Mapping[str, str]
    """States that are of one kind, such as first moments, by the name of the kind: rounding in a
    small one comes from large numbers."""


@dataclasses.dataclass(frozen=True)
class Located:
    """Where the values of a graph begin to differ from the framework's."""

    op: str
    place: str | None
    """FILE:LINE of the user's code."""
    text: str
    """What happened there."""


@dataclasses.dataclass(frozen=True)
class Difference:
    """A run of a step that differs from the framework."""

    tensor: str
    """The first result or state that differs."""
    state: Mapping[str, np.ndarray]
    """What the step had computed from: the states, and the arguments."""
    given: Mapping[str, Array]
    reference: Reference
    run: Callable[[Step], Mapping[str, Array]]
    """Runs another step with these states and arguments on the devices of the session and returns
    its results."""


def check_steps(steps: Sequence[Any]) -> Sequence[Step]:
    """Raises dp.ArgumentError unless all are steps, with different names."""
    for step in steps:
        if not isinstance(step, Step):
            raise ArgumentError(
                f"a session takes steps, as dp.torch.train_step, dp.jax.train_step and "
                f"dp.from_mlir make, and got {type(step).__name__}; for a module, "
                f"dp.Session(dp.torch.train_step(model, loss_fn, optimizer, example))"
            )
    names = [step.name for step in steps]
    if len(set(names)) != len(names):
        raise ArgumentError(f"two steps of a session have one name: {', '.join(names)}")
    return steps


class Step(abc.ABC):
    """A step that a session can run: (state, arguments) -> (new state, results). A front end
    derives from it.

    The session calls `flatten` in each step. It calls `trace` when the graphs that it has do not
    fit the shapes and dtypes of the arrays: for the first step, and, unless the batch is dynamic in
    the graph, for each new number of rows; and when a graph's guard does not hold.
    """

    name: str = "step"
    """The name of the step in messages, reports and checkpoints. Two steps of one session have
    different names."""

    @property
    @abc.abstractmethod
    def state(self) -> Mapping[str, Array]:
        """The initial value of each state by its name in the graph. Read when a session is made."""

    @property
    def shared_state(self) -> Mapping[str, Array]:
        """As `state`, of arrays that a session with share=True updates in place: the user's own, or
        ones that nobody else has."""
        return self.state

    @property
    def example(self) -> Mapping[str, Array] | None:
        """Arrays as `flatten` returns them, from which a session compiles before the first step;
        None: it waits for that."""
        return None

    @abc.abstractmethod
    def flatten(self, *args: Any, **kwargs: Any) -> Mapping[str, Array]:
        """Returns the arrays of one call by the names of the graph's arguments that are not state,
        such as the leaves of the batch and the learning rate. Raises dp.ArgumentError for arguments
        that the step does not have."""

    def own_inputs(self) -> Collection[str]:
        """Returns the names of the arguments that `flatten` makes itself, such as learning
        rates."""
        return ()

    def batch_dim(self, name: str) -> int | None:
        """Returns the dimension of an argument that counts the rows of the batch; None: each device
        has the argument whole. A session asks if each process gives only its own rows
        (batch="local" or "join")."""
        return None

    @abc.abstractmethod
    def trace(self, arrays: Mapping[str, Array]) -> Graph:
        """Returns the graph for arrays of these shapes and dtypes. Raises dp.TraceError with the
        user's line if there is none."""

    def join(self, others: Sequence[Step]) -> None:
        """Is called when a session is made, with its steps before this one. Raises dp.ArgumentError
        if they cannot share states by name."""

    def attach(self, session: Session) -> None:
        """Is called when a session with this step is made, before `state` is read."""

    def adopt(self, values: Mapping[str, np.ndarray]) -> None:
        """Is called with initial states that count in place of the step's own: writes them into
        objects of the caller that can change, such as a module. The session takes them in any
        case."""

    def edits(self, session: Session) -> Mapping[str, Array]:
        """Returns the states that the caller has changed in objects of its own since the last run,
        such as a module's parameters. Is called before each run."""
        return {}

    def ran(self, session: Session) -> None:
        """Is called after each run of the step that succeeds."""

    def reference(
        self, state: Mapping[str, np.ndarray], given: Mapping[str, Array]
    ) -> Reference | None:
        """Runs the step by the framework itself, for Session(verify=...), and changes nothing.
        None: it draws random numbers, which are not the framework's."""
        raise ArgumentError(
            f"verify= is for steps of dp.torch and dp.jax; step '{self.name}' has no framework to "
            f"compare with"
        )

    def locate(self, difference: Difference) -> Located | None:
        """Returns the first op of the graph whose value is not the framework's, after a run has
        differed from reference(); None if none is found."""
        return None

    def owns(self, target: Any) -> bool:
        """Whether write_back() of this step, not of another one of the session, is that for an
        object."""
        return False

    def allocate(self, shape: tuple[int, ...], dtype: str) -> Array:
        """Returns an uninitialized dense array for a result. `dtype` is a name of
        docs/executable.md, such as "f32"."""
        from dp.arrays import numpy_dtype

        return np.empty(shape, numpy_dtype(dtype))

    def allocate_beside(self, shape: tuple[int, ...], dtype: str, array: Array) -> Array:
        """As allocate(), for a call with arrays on GPUs, of which `array` is one: the result may be
        there, too."""
        return self.allocate(shape, dtype)

    def unflatten(self, results: Mapping[str, Array]) -> Any:
        """Returns what the user's function returned beside the new state, made of its results by
        name."""
        return dict(results)

    def write_back(self, state: Mapping[str, np.ndarray], target: Any) -> None:
        """Copies state into the user's object, such as a torch.nn.Module and its optimizer. `state`
        is the global value of each state by its name; bf16 as dp.arrays.numpy_dtype says."""
        raise TypeError(
            f"{type(self).__name__} cannot write its state into {type(target).__name__}; use "
            f"session.state()"
        )
