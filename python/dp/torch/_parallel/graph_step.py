"""A graph of PyTorch, from tensors to tensors, as a step of a session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch import fx

from dp._parallel.rows import RESULT
from dp.step import Array, Graph, Step
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
    ):
        """`names` and `dims` are those of the placeholders."""
        self.name, self.module, self.options = name, module, options
        self.names, self.dims = list(names), dict(zip(names, dims, strict=True))
        self.draws = draws(module.graph)

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
        return lower(
            self.name,
            self.run,
            numbers,
            inputs,
            self.dims,
            GENERATOR if self.draws else None,
            self.options,
            stateless=True,
        )

    def run(self, _: Mapping[str, Any], inputs: Mapping[str, torch.Tensor]) -> dict[str, Any]:
        """Runs the graph in a trace, whose nodes keep the user's lines."""
        with fx.traceback.preserve_node_meta():
            values = Named(self.module).run(*inputs.values())
        return {f"{RESULT}{number}": value for number, value in enumerate(values)}

    def unflatten(self, results: Mapping[str, Array]) -> Any:
        return list(results.values())
