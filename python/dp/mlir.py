"""Steps of graphs that some front end has written as MLIR."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Iterable, Mapping
from typing import Any

from dp import errors
from dp.step import Array, Graph, Step


class MlirStep(Step):
    """See from_mlir."""

    def __init__(
        self,
        graph: Graph,
        name: str,
        state: Mapping[str, Array],
        arguments: tuple[str, ...],
        scatter: Mapping[str, int | None],
        example: Mapping[str, Array] | None,
    ):
        self.name, self._example = name, example
        self._graph, self._state, self._arguments, self._scatter = (
            graph,
            dict(state),
            arguments,
            dict(scatter),
        )

    @property
    def state(self) -> Mapping[str, Array]:
        return self._state

    @property
    def example(self) -> Mapping[str, Array] | None:
        return self._example

    def flatten(self, *args: Any, **kwargs: Any) -> Mapping[str, Array]:
        if len(args) == 1 and not kwargs and isinstance(args[0], Mapping):
            return args[0]
        if len(args) > len(self._arguments):
            raise errors.ArgumentError(
                f"step '{self.name}' got {len(args)} arguments without names; "
                + (
                    f"its arguments are {', '.join(self._arguments)}"
                    if self._arguments
                    else "name them, as run(x=..., y=...), or give their order to from_mlir by "
                    "arguments="
                )
            )
        given = dict(zip(self._arguments, args))
        if twice := given.keys() & kwargs.keys():
            raise errors.ArgumentError(f"step '{self.name}' got argument '{min(twice)}' twice")
        return {**given, **kwargs}

    def batch_dim(self, name: str) -> int | None:
        return self._scatter.get(name)

    def trace(self, arrays: Mapping[str, Array]) -> Graph:
        return self._graph

    def write_back(self, state: Mapping[str, Any], target: Any) -> None:
        if not isinstance(target, dict):
            super().write_back(state, target)
        target.update(state)


def from_mlir(
    graph: str | bytes | os.PathLike[str],
    *,
    entry: str = "",
    state: Mapping[str, Array] | None = None,
    scatter: Mapping[str, int | None] | None = None,
    arguments: Iterable[str] = (),
    options: Iterable[str] = (),
    example: Mapping[str, Array] | None = None,
    name: str = "",
) -> Step:
    """Returns a step of a graph that any front end has written: a function on tensors, from state
    and a batch to new state and results.

        step = dp.from_mlir(pathlib.Path("graph.mlir"), entry="train_step",
        state=np.load("init.npz"), scatter={"x": 0, "y": 0}) run = dp.Session(step, devices=4)
        metrics = run(x=x, y=y)              # {"loss": ..., ...}

    graph: text or bytecode, or the path of a file, which is a pathlib.Path or a text of one line.
    entry: the function; "" is the only one. Steps of one graph share an executable, and so their
      states without a copy.
    state: the initial value of each state by its name; empty if the graph has none.
    scatter: the batch dimension of arguments by name; None: whole on each device. Empty: as the
      graph's dp.scatter says.
    arguments: the names of the arguments that are not state, for calls without names.
    options: further options of dp-compile.
    example: arrays of one call by name; only their dtypes and shapes matter. A session then
      compiles when it is made.
    name: of the step in messages; "" is `entry`, or "step".
    """
    if isinstance(graph, os.PathLike) or (isinstance(graph, str) and "\n" not in graph):
        path = pathlib.Path(graph)
        try:
            graph = path.read_bytes()
        except OSError as error:
            raise errors.ArgumentError(
                f"cannot read the graph '{path}': {error.strerror}"
            ) from None
    states = dict(state or {})
    chosen = [f"--state={','.join(states)}"] if states else []
    scattered = dict(scatter or {})
    if scattered:
        chosen.append(
            "--scatter="
            + ",".join(f"{key}:{'none' if dim is None else dim}" for key, dim in scattered.items())
        )
    return MlirStep(
        Graph(graph, entry, (*chosen, *options)),
        name or entry or "step",
        states,
        tuple(arguments),
        scattered,
        example,
    )
