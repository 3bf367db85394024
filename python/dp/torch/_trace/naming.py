"""Names of traced ops: the module of the user's that computes one, or what it is a gradient of."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import torch
from torch import nn
from torch.fx import Node
from torch.fx import traceback as fx_traceback
from torch.fx.experimental.proxy_tensor import PythonKeyTracer

from dp.torch._objects.origins import Origin, place_in, place_of_call, stack_of_call
from dp.torch._trace.guards import attributes

GRADIENT = "gradient"


class Names:
    """The names of the ops of one trace. `roots` are the user's objects by name; names of modules
    are paths in them. `step` is the name of ops outside of all modules and scopes."""

    def __init__(self, roots: Mapping[str, Any], step: str):
        self.paths: dict[int, str] = {}
        """By the id of a module."""
        self.found: list[nn.Module] = []
        """Modules that the roots do not hold; an id is theirs while they live."""
        self.step = self.scope = step
        self.call = place_of_call()
        """FILE:LINE of the user's call that traces, for ops that no line of the user's calls."""
        self.tracer: PythonKeyTracer | None = None
        self.scopes: dict[Node, str] = {}
        self.forward: dict[int, Node] = {}
        """By the number that autograd gives an op: the first node of the op."""
        self.outer = torch._C._current_autograd_node()
        """The node of a backward that the trace is made in; it is not of the trace."""
        self.gradients: dict[Node, int] = {}
        """The numbers of the ops that nodes compute gradients of."""
        for name, root in roots.items():
            if isinstance(root, nn.Module):
                self.add(name, root)

    def add(self, path: str, root: nn.Module) -> None:
        for name, module in root.named_modules():
            joined = f"{path}.{name}" if path and name else path or name
            self.paths.setdefault(id(module), joined or type(root).__name__)

    def path_of(self, module: nn.Module) -> str:
        if id(module) not in self.paths:
            self.found.append(module)
            is_outermost = self.scope == self.step
            self.add("" if is_outermost else f"{self.scope}.{type(module).__name__}", module)
        return self.paths[id(module)]

    def create_node(self, create: Callable, tracer: PythonKeyTracer, *args, **kwargs) -> Node:
        """Calls a tracer's create_node, and notes the name of the node."""
        if self.tracer is None:
            self.tracer = tracer
        if tracer is not self.tracer:
            node = create(tracer, *args, **kwargs)
            # A graph is traced anew: an op has the name of the op that makes it.
            if fx_traceback.has_preserved_node_meta():
                node.meta["origin"] = fx_traceback.get_current_meta().get("origin")
            return node
        node = create(tracer, *args, **kwargs)
        running = torch._C._current_autograd_node()
        if running is not None and running is not self.outer:
            # The line of a gradient is that of its op: its own frames are PyTorch's.
            self.gradients[node] = running._sequence_nr()
            return node
        if node.op == "call_function":
            # PyTorch's own notes of all frames took 3 of the 10 s of the trace of GPT-2's step.
            if not node.meta.get("stack_trace"):
                node.meta["stack_trace"] = stack_of_call()
            self.scopes[node] = self.scope
            # autograd numbers an op before the op's nodes are made. An op without a gradient
            # finds the number of the op before it.
            self.forward.setdefault(torch.autograd._get_sequence_nr() - 1, node)
        return node

    def settle(self) -> None:
        """Gives each node of the trace its origin."""
        for node, scope in self.scopes.items():
            place = place_in(node.meta.get("stack_trace")) or self.call
            node.meta["origin"] = Origin(scope, place)
        for node, number in self.gradients.items():
            of = self.forward.get(number)
            if of is None:
                node.meta["origin"] = Origin(GRADIENT, self.call)
            else:
                name, place = of.meta["origin"]
                node.meta["origin"] = Origin(f"{GRADIENT} of {name}", place)


current: Names | None = None
"""Those of the trace that runs."""


@contextlib.contextmanager
def named(name: str) -> Iterator[None]:
    """Names the ops that a trace makes meanwhile, except those of modules and of scopes inside."""
    if current is None:
        yield
        return
    names, before = current, current.scope
    names.scope = name
    try:
        yield
    finally:
        names.scope = before


@contextlib.contextmanager
def recorded(names: Names) -> Iterator[None]:
    """Lets traces note the names of their ops."""
    global current
    original: Callable = PythonKeyTracer.create_node

    def create(tracer, kind, *args, **kwargs):
        # PyTorch's own also notes modules, which a node has by its name here.
        if kind != "call_function" or fx_traceback.has_preserved_node_meta():
            return original(tracer, kind, *args, **kwargs)
        return tracer.graph.create_node(kind, *args, **kwargs)

    def create_node(self, *args, **kwargs):
        return names.create_node(create, self, *args, **kwargs)

    def call_module(self, module, forward, args, kwargs):
        before = names.scope
        names.scope = names.path_of(module)
        try:
            return forward(*args, **kwargs)
        finally:
            names.scope = before

    before, current = current, names
    try:
        with attributes(PythonKeyTracer, create_node=create_node, call_module=call_module):
            yield
    finally:
        current = before
