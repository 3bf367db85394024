"""The graphs of the updates of a step, which stay calls in its graph: one graph for all parameters
with the same update, dtypes and shapes. Most ops of a step with a few hundred parameters are those
of their updates."""

from __future__ import annotations

import operator
from typing import Any

import torch
from torch.fx.experimental.proxy_tensor import disable_proxy_modes_tracing, make_fx
from torch.utils._pytree import tree_leaves

from dp.torch import _decompositions as decompositions
from dp.torch._decompositions import draws
from dp.torch._graph import rewriting, updates
from dp.torch._graph.complexes import is_complex
from dp.torch._graph.subgraphs import Editor, Node, Subgraph, Value
from dp.torch._mlir.update_ops import op_of

Graph = torch.fx.Graph


def has_known_sizes(value: Any) -> bool:
    return isinstance(value, torch.Tensor) and all(type(size) is int for size in value.shape)


def may_stay(node: Node) -> bool:
    """Whether an update's graph can be a function of its own: it draws no numbers, whose keys count
    the draws of the step, and has no complex numbers, which are two tensors."""
    subgraph = updates.subgraph_of(node)
    values = [
        *(operand.meta["val"] for operand in node.args[0]),
        *(value for meta in subgraph.metas for value in tree_leaves(meta.get("val"))),
    ]
    return (
        all(isinstance(result, Value) for result in subgraph.results)
        and all(map(has_known_sizes, values))
        and not any(map(is_complex, values))
        and not any(target in draws.OWN for target, _, _ in subgraph.body)
    )


def trace(subgraph: Subgraph, operands: list[Node]) -> Graph:
    """Returns the rewritten graph of an update of such operands."""
    fake = operands[0].meta["val"].fake_mode
    module = torch.fx.GraphModule(torch.nn.Module(), graph := Graph())
    editor = Editor(module, fake)
    inputs = [graph.placeholder(f"x{number}") for number in range(len(operands))]
    for placeholder, operand in zip(inputs, operands, strict=True):
        placeholder.meta["val"] = operand.meta["val"]
    values = subgraph.insert(graph, inputs, lambda number: editor.constant(subgraph, number), {})
    graph.output(tuple(values[result.number] for result in subgraph.results))

    def retrace(module: torch.fx.GraphModule) -> torch.fx.GraphModule:
        function = torch.func.functionalize(rewriting.Retracer(module).run, remove="mutations")
        with disable_proxy_modes_tracing(), fake:
            given = [operand.meta["val"].detach() for operand in operands]
            return make_fx(function, decompositions.TABLE)(*given)

    return rewriting.Rewriter(module, fake, None, retrace).run().graph


def mark(graph: Graph) -> list[Graph]:
    """Makes the updates of a graph ops that have the number of their graph among those that are
    returned. A result that is an operand is that itself."""
    numbers: dict[int, int] = {}
    bodies: list[Graph] = []
    for node in list(graph.nodes):
        if not updates.is_update(node):
            continue
        operands, kind = node.args
        if kind not in numbers:
            numbers[kind] = len(bodies)
            bodies.append(trace(updates.of_kind(kind), operands))
        body = bodies[numbers[kind]]
        (results,) = body.output_node().args
        inputs = list(body.find_nodes(op="placeholder"))
        for user in list(node.users):
            assert user.target is operator.getitem
            result = results[user.args[1]]
            if result in inputs:
                user.replace_all_uses_with(operands[inputs.index(result)])
            elif len(results) == 1:
                user.replace_all_uses_with(node)
            else:
                continue
            graph.erase_node(user)
        if len(results) == 1:
            node.meta["val"] = node.meta["val"][0]
        node.target = op_of(len(operands), len(results))
        node.args = (*operands, numbers[kind])
    return bodies
