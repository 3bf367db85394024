"""Graphs of dp.torch.DataParallel that are lowered once in a process."""

import dataclasses
import functools
import os
import sys
from typing import Any

import torch

from dp._runtime import memory
from dp.torch._parallel.graph_step import GraphStep

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from compiled import compiled_once


def keep_library() -> None:
    """The code that lowers graphs stays in memory. A trace lets the system forget it, and the next
    one reads it again, which takes a fifth of the time of a small graph."""
    memory.forget_code = lambda name: None


def constants(module: torch.fx.GraphModule) -> list[Any] | None:
    """Returns the numbers of a graph's constants, or None if it has others than tensors."""
    found = [getattr(module, node.target) for node in module.graph.find_nodes(op="get_attr")]
    if not all(type(value) is torch.Tensor for value in found):
        return None
    return [(value.dtype, value.shape, value.tolist()) for value in found]


@functools.cache
def lowered_once() -> None:
    """A graph does not depend on the number of devices, and to lower it takes most of the time."""
    compiled_once()
    keep_library()
    lower, graphs = GraphStep.trace, {}

    def trace(step: GraphStep, arrays: Any) -> Any:
        numbers = constants(step.module)
        if numbers is None:
            return lower(step, arrays)
        opening = step.opening
        opened = opening and (opening.inputs, opening.shapes, opening.rows, opening.whole)
        shapes = [(name, tuple(array.shape), array.dtype) for name, array in arrays.items()]
        parts = step.names, step.dims, shapes, step.options, step.shapes, step.openness, opened
        key = step.name, step.module.code, str(parts), str(numbers)
        if key not in graphs:
            graphs[key] = lower(step, arrays), step.openness
        graph, step.openness = graphs[key]
        # The fallback of an open graph is one of the step that asks.
        own = functools.partial(step.refused, arrays) if graph.fallback else None
        return dataclasses.replace(graph, fallback=own)

    GraphStep.trace = trace
