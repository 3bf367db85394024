"""Where a step begins to differ from eager PyTorch: in the trace, in a decomposition, or in what
the compiler makes of an op."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any

import torch
from torch import nn
from torch._subclasses import FakeTensor
from torch.fx.experimental.proxy_tensor import get_proxy_mode, get_proxy_slot
from torch.utils import _pytree as pytree

from dp._runtime import verify
from dp.step import Array, Difference, Graph, Located, Step
from dp.torch import _decompositions as decompositions
from dp.torch._graph import mutations, rewriting, updates
from dp.torch._objects import origins
from dp.torch._tensors.trees import of_state, to_tensor
from dp.torch._trace import guards

PREFIX = "value of "


@contextlib.contextmanager
def outputs_of_modules(found: list) -> Iterator[None]:
    """Notes what each call of a module returns, as (module, its first tensor or the node of a
    trace)."""

    def note(module: nn.Module, given: Any, output: Any) -> None:
        tensor = next(
            (leaf for leaf in pytree.tree_leaves(output) if isinstance(leaf, torch.Tensor)), None
        )
        if isinstance(tensor, FakeTensor):
            slot = get_proxy_slot(tensor, get_proxy_mode().tracer, None)
            found.append((module, slot and slot.proxy.node))
        else:
            found.append((module, None if tensor is None else tensor.detach().clone()))

    handle = nn.modules.module.register_module_forward_hook(note)
    try:
        yield
    finally:
        handle.remove()


class Recorder(torch.fx.Interpreter):
    """Runs a graph by PyTorch's kernels, keeps what each op returns, and compares decompositions of
    dp with the ops themselves."""

    def __init__(self, module: torch.fx.GraphModule, compares: bool):
        super().__init__(module)
        self.values: dict[str, torch.Tensor] = {}
        self.compares, self.wrong = compares, None

    def run_node(self, node: torch.fx.Node) -> Any:
        args, kwargs = self.fetch_args_kwargs_from_env(node)
        if updates.is_update(node):
            result = updates.subgraph_of(node).run(*args[0])
        else:
            if (
                self.compares
                and self.wrong is None
                and node.op == "call_function"
                and not mutations.is_mutable(node)
            ):
                self.compare(node, args, kwargs)
            result = super().run_node(node)
        if isinstance(result, torch.Tensor):
            self.values[node.name] = result.detach().clone()
        return result

    def compare(self, node: torch.fx.Node, args: tuple, kwargs: dict[str, Any]) -> None:
        if node.target in decompositions.TABLE:
            function = decompositions.TABLE[node.target]
        elif (
            rewriting.may_change(node)
            and node.target not in rewriting.draws.OWN
            and not rewriting.is_empty(node)
        ):

            def function(*given, **more):
                return rewriting.decomposed(node.target)(None, given, more)[0]
        else:
            return
        got = function(*args, **kwargs)
        if got is NotImplemented:
            return
        want = node.target(*args, **kwargs)
        for a, b in zip(pytree.tree_leaves(got), pytree.tree_leaves(want)):
            if (
                isinstance(b, torch.Tensor)
                and not b.is_complex()
                and (text := verify.difference(a, b, node.name))
            ):
                self.wrong = node, text
                return


class Probe:
    """Looks at the graphs of a step's trace, runs them, and lets the graph return further
    values."""

    def __init__(self, step: Any, difference: Difference):
        self.step, self.difference = step, difference
        self.modules: list = []
        self.returned: list[str] = []
        self.failed: list[str] = []
        self.reset()

    def reset(self) -> None:
        self.wrong: Located | None = None
        self.outputs: dict[str, torch.Tensor] = {}
        self.values: dict[str, torch.Tensor] = {}
        self.graph: torch.fx.Graph  # The one that is lowered.

    def inputs(self) -> list[torch.Tensor]:
        """Returns the states and arguments in the order of the graph's inputs."""
        of = self.step.state
        state = {
            **of,
            **{
                name: of_state(value, of[name].dtype)
                for name, value in self.difference.state.items()
                if name in of
            },
        }
        return [
            *(value.clone() for value in state.values()),
            *(to_tensor(value).clone() for value in self.difference.given.values()),
        ]

    def run(self, module: torch.fx.GraphModule, compares: bool) -> tuple[Recorder, list]:
        recorder = Recorder(module, compares)
        with torch.no_grad(), guards.exporting():
            outputs = recorder.run(*self.inputs())
        return recorder, list(outputs)

    def traced(self, module: torch.fx.GraphModule, names: list[list[str]]) -> None:
        """Is called with the graph before dp rewrites it."""
        if self.returned:
            return
        recorder, outputs = self.run(module, compares=True)
        self.before = recorder.values
        self.outputs = dict(zip((name for part in names for name in part), outputs))
        if recorder.wrong:
            node, text = recorder.wrong
            self.wrong = Located(
                str(node.target), place(node), f"The decomposition of {named(node)} {text}"
            )

    def rewritten(self, graph: torch.fx.Graph, names: list[list[str]]) -> None:
        """Is called with the graph that is lowered."""
        nodes = {node.name: node for node in graph.nodes}
        if not self.returned:
            self.graph, self.results = graph, [list(part) for part in names]
            self.values = self.run(graph.owning_module, compares=False)[0].values
            return
        graph.output_node().args = (
            (*graph.output_node().args[0], *(nodes[name] for name in self.returned)),
        )
        names[-1] += [PREFIX + name for name in self.returned]

    def ancestors(self, tensor: str) -> list[str]:
        """Returns the values that lead to a result or state, in the order of the graph."""
        flat = [name for part in self.results for name in part]
        if tensor not in flat:
            return []
        pending, seen = [self.graph.output_node().args[0][flat.index(tensor)]], set()
        while pending:
            node = pending.pop()
            if node not in seen:
                seen.add(node)
                pending += node.all_input_nodes
        return [
            node.name
            for node in self.graph.nodes
            if node in seen and node.op == "call_function" and self.is_shown(node)
        ]

    def is_shown(self, node: torch.fx.Node) -> bool:
        value = self.values.get(node.name)
        return value is not None and value.numel() > 0 and not value.is_complex()

    def got(self, names: list[str]) -> dict[str, Array]:
        """Compiles the step with further results and runs it."""
        self.returned = names
        try:
            values = self.difference.run(Variant(self.step, self.difference))
        finally:
            self.returned = []
        return {name: values[PREFIX + name] for name in names}

    def alone(self, name: str, values: Mapping[str, Array]) -> torch.Tensor:
        """Returns what PyTorch makes of the operands that the compiled step had."""
        node = next(node for node in self.graph.nodes if node.name == name)

        def operand(of: torch.fx.Node) -> Any:
            if of.name in values:
                return of_state(values[of.name], self.values[of.name].dtype).reshape(
                    self.values[of.name].shape
                )
            if of.name in self.values:
                return self.values[of.name]
            args, kwargs = torch.fx.node.map_arg((of.args, of.kwargs), operand)
            return of.target(*args, **kwargs)

        args, kwargs = torch.fx.node.map_arg((node.args, node.kwargs), operand)
        with torch.no_grad():
            return node.target(*args, **kwargs)

    def operands(self, name: str) -> list[str]:
        node = next(node for node in self.graph.nodes if node.name == name)
        return [operand.name for operand in node.all_input_nodes]


class Variant(Step):
    """A step from given states whose graph returns further values."""

    def __init__(self, step: Any, difference: Difference):
        self.step, self.difference, self.name = step, difference, step.name

    @property
    def state(self) -> Mapping[str, torch.Tensor]:
        of = self.step.state
        return {
            **of,
            **{
                name: of_state(value, of[name].dtype)
                for name, value in self.difference.state.items()
                if name in of
            },
        }

    def flatten(self, *args: Any, **kwargs: Array) -> Mapping[str, Array]:
        return kwargs

    def batch_dim(self, name: str) -> int | None:
        return self.step.batch_dim(name)

    def trace(self, arrays: Mapping[str, Array]) -> Graph:
        return dataclasses.replace(self.step.trace(arrays), guard=None, after=None)


def place(node: torch.fx.Node) -> str | None:
    """Returns FILE:LINE of the user's code that made a node; of a gradient, of what it is a
    gradient of."""
    pending, seen = [node], set()
    while pending:
        one = pending.pop(0)
        if one in seen:
            continue
        seen.add(one)
        origin = one.meta.get("origin")
        if found := origin.place if origin else origins.place_in(one.meta.get("stack_trace")):
            return found
        pending += one.all_input_nodes
    return None


def named(node: torch.fx.Node) -> str:
    origin, at = node.meta.get("origin"), place(node)
    return f"{node.target}{f' of {origin.name}' if origin else ''}{f' at {at}' if at else ''}"


@contextlib.contextmanager
def as_before(step: Any) -> Iterator[None]:
    """Gives Python's objects the values from before the last run."""
    now = [(holder, key, holder.get(key)) for holder, key, _ in step.undone]
    try:
        for holder, key, value in step.undone:
            holder.put(key, value)
        yield
    finally:
        for holder, key, value in now:
            holder.put(key, value)


def module_that_differs(
    step: Any, eager: list, traced: list, values: Mapping[str, torch.Tensor]
) -> Located:
    """Says which module's output in the trace is the first that is not that of eager PyTorch."""
    names = {
        id(module): f"'{name}' ({type(module).__name__})" if name else type(module).__name__
        for root in step.roots().values()
        if isinstance(root, nn.Module)
        for name, module in root.named_modules()
    }
    for (module, want), (other, node) in zip(eager, traced):
        if module is not other:
            break
        if want is None or node is None or node.name not in values:
            continue
        if text := verify.difference(values[node.name], want, ""):
            name, at = names.get(id(module), type(module).__name__), place(node)
            return Located(
                f"the module {name}",
                at,
                "The trace differs from eager PyTorch first in the output of the module "
                f"{name}{f', made at {at}' if at else ''}, which {text}",
            )
    return Located(
        "the trace",
        None,
        "The trace itself differs from eager PyTorch: Python does other things while it is traced, "
        "behind the last module that it calls or in the optimizer",
    )


def locate(step: Any, difference: Difference) -> Located | None:
    """Returns where a step begins to differ."""
    eager: list = []
    with as_before(step):
        with outputs_of_modules(eager):
            step.reference(difference.state, difference.given)
        probe = step.probe = Probe(step, difference)
        try:
            with outputs_of_modules(probe.modules):
                step.trace(difference.given)
            if probe.wrong:
                return probe.wrong
            want = {**difference.reference.states, **difference.reference.results}
            if verify.difference(
                probe.outputs[difference.tensor], want[difference.tensor], difference.tensor
            ):
                return module_that_differs(step, eager, probe.modules[-len(eager) :], probe.before)
            if not (order := probe.ancestors(difference.tensor)):
                return None
            found = verify.narrow(order, probe.values, probe.got, probe.operands, probe.alone)
        finally:
            step.probe = None
        if found is None:
            return None
        name, text = found
        node = next(node for node in probe.graph.nodes if node.name == name)
        return Located(
            str(node.target),
            place(node),
            f"The first op of the graph that differs is {named(node)}: its value {text}",
        )
