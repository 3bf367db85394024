"""The bodies of a graph's loops, traced: one for all loops with the same body, dtypes and
shapes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import torch
from torch.fx.experimental.proxy_tensor import disable_proxy_modes_tracing, make_fx

from dp.torch import _decompositions as decompositions
from dp.torch._graph import rewriting
from dp.torch._graph.subgraphs import form
from dp.torch._mlir import loops

Graph = torch.fx.Graph


def trace(body: loops.Body, node: torch.fx.Node) -> Graph:
    """Returns the graph of the body of a loop, whose ops have the origin of the loop."""
    values = [operand.meta["val"] for operand in node.args[: body.operands]]
    fake = values[0].fake_mode

    def traced(function: Callable) -> torch.fx.GraphModule:
        with disable_proxy_modes_tracing(), fake:
            # Detached tensors are other objects, even where two operands are one.
            given = [x.detach() for x in body.slices_like(values)]
            return make_fx(function, decompositions.TABLE)(*given)

    def retrace(module: torch.fx.GraphModule) -> torch.fx.GraphModule:
        return traced(rewriting.Retracer(module).run)

    graph = rewriting.Rewriter(traced(body.of_slices), fake, None, retrace).run().graph
    for one in graph.nodes:
        if (origin := node.meta.get("origin")) is not None:
            one.meta["origin"] = origin
    return graph


def mark(graph: Graph) -> list[Graph]:
    """Gives each loop of a graph the number of its body among the bodies, which are returned."""
    numbers: dict[Hashable, int] = {}
    bodies: list[Graph] = []
    for node in graph.nodes:
        body = loops.OPS.get(node.target)
        if body is None:
            continue
        operands = node.args[: body.operands]
        key = body.name, *(form(operand.meta["val"]) for operand in operands)
        if key not in numbers:
            numbers[key] = len(bodies)
            bodies.append(trace(body, node))
        node.args = (*operands, numbers[key])
    return bodies
