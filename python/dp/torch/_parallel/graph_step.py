"""A graph of PyTorch, from tensors to tensors, as a step of a session."""

from __future__ import annotations

import dataclasses
import enum
import functools
from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch import fx

from dp._parallel.rows import RESULT
from dp.step import Array, Graph, Step
from dp.torch._parallel.extents import Opening
from dp.torch._parallel.names import name_of
from dp.torch._trace.naming import GRADIENT, named
from dp.torch.lowering import lower
from dp.torch.steps import DTYPES, GENERATOR


def draws(graph: fx.Graph) -> bool:
    """Whether a graph draws random numbers."""
    seeded = torch.Tag.nondeterministic_seeded
    return any(seeded in getattr(node.target, "tags", ()) for node in graph.nodes)


def scope_of(node: fx.Node) -> str | None:
    """Returns the path of the user's module that an op is of, or "gradient of" it."""
    for key, prefix in (("nn_module_stack", ""), ("fwd_nn_module_stack", f"{GRADIENT} of ")):
        for source, _ in reversed((node.meta.get(key) or {}).values()):
            if name := name_of(source):
                return prefix + name
    return None


class Named(fx.Interpreter):
    """Runs a graph in a trace whose ops have the names of the user's modules."""

    def run_node(self, n: fx.Node) -> Any:
        scope = scope_of(n)
        if scope is None:
            return super().run_node(n)
        with named(scope):
            return super().run_node(n)


class Openness(enum.Enum):
    OF_ALL, OF_ROWS, OF_NONE = range(3)


class GraphStep(Step):
    """A graph without states: all tensors are arguments, which each device has whole unless `dims`
    says along which dimension their rows lie. Numbers that it draws follow from an argument,
    GENERATOR: the seed and the number of the call."""

    def __init__(
        self,
        name: str,
        module: fx.GraphModule,
        names: Sequence[str],
        dims: Sequence[int | None],
        options: tuple[str, ...],
        opening: Opening | None = None,
        shapes: Sequence[tuple] = (),
    ):
        """`names` and `dims` are those of the arguments that are tensors: of the placeholders, or
        those of `opening`, which has the sizes that a trace leaves open. `shapes`: of its
        results."""
        self.name, self.module, self.options = name, module, options
        self.names, self.dims = list(names), dict(zip(names, dims, strict=True))
        self.draws = draws(module.graph)
        self.opening, self.shapes = opening, shapes
        self.openness = Openness.OF_ALL if opening else Openness.OF_NONE
        """The sizes that are open in the next trace: fewer where there was no graph for others, or
        none that the compiler takes."""

    @property
    def state(self) -> Mapping[str, Array]:
        return {}

    def flatten(self, *args: Any, **kwargs: Any) -> Mapping[str, Array]:
        assert not kwargs
        names = [*self.names, GENERATOR] if self.draws else self.names
        return dict(zip(names, args, strict=True))

    def batch_dim(self, name: str) -> int | None:
        return self.dims.get(name)

    def allocate(self, shape: tuple[int, ...], dtype: str) -> torch.Tensor:
        return torch.empty(shape, dtype=DTYPES[dtype])

    def trace(self, arrays: Mapping[str, Array]) -> Graph:
        inputs = {name: arrays[name] for name in self.names}
        numbers = {GENERATOR: arrays[GENERATOR]} if self.draws else {}
        dynamic: Mapping[str, Any] = {}
        if self.opening and self.openness is not Openness.OF_NONE:
            dynamic = self.opening.formulas(inputs, self.openness is Openness.OF_ROWS)
        graph = lower(
            self.name,
            self.run,
            numbers,
            inputs,
            self.dims,
            GENERATOR if self.draws else None,
            self.options,
            stateless=True,
            dynamic=dynamic,
        )
        if not dynamic:
            return graph
        if graph.sizes is None:
            self.open_less()
            # Rows alone may be open where PyTorch or torch-mlir asks for the number of a length.
            return graph if self.openness is Openness.OF_NONE else self.trace(arrays)
        return dataclasses.replace(graph, fallback=functools.partial(self.refused, arrays))

    def open_less(self) -> None:
        has_rest = self.openness is Openness.OF_ALL and self.opening and self.opening.has_lengths
        self.openness = Openness.OF_ROWS if has_rest else Openness.OF_NONE

    def refused(self, arrays: Mapping[str, Array]) -> Graph:
        """Returns a graph with fewer open sizes, after the compiler has refused one."""
        self.open_less()
        return self.trace(arrays)

    def run(self, _: Mapping[str, Any], inputs: Mapping[str, torch.Tensor]) -> dict[str, Any]:
        """Runs the graph in a trace, whose nodes keep the user's lines."""
        with fx.traceback.preserve_node_meta():
            given = self.opening.arguments(inputs) if self.opening else list(inputs.values())
            values = Named(self.module).run(*given)
            if self.opening:
                values = self.opening.results(values, self.shapes, inputs)
        return {f"{RESULT}{number}": value for number, value in enumerate(values)}

    def unflatten(self, results: Mapping[str, Array]) -> Any:
        return list(results.values())
