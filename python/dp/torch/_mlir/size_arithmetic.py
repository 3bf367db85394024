"""Arithmetic with open sizes in the operations that torch-mlir's importer has."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any

import torch

Node = torch.fx.Node


def is_integer(value: Any) -> bool:
    return type(value.meta.get("val") if isinstance(value, Node) else value) in (int, torch.SymInt)


def floor_divided(graph: torch.fx.Graph, quotient: Any, sign: int) -> Node | None:
    """Returns sign * floor(sign * quotient) of a quotient of integers; None if it is none."""
    if not isinstance(quotient, Node) or quotient.target is not operator.truediv:
        return None
    of, by = quotient.args
    if not is_integer(of) or not is_integer(by):
        return None

    def call(function: Callable, *args: Any) -> Node:
        values = [arg.meta["val"] if isinstance(arg, Node) else arg for arg in args]
        node = graph.call_function(function, args)
        node.meta = {**quotient.meta, "val": function(*values)}
        return node

    if sign > 0:
        return call(operator.floordiv, of, by)
    return call(operator.neg, call(operator.floordiv, call(operator.neg, of), by))


def rewrite(graph: torch.fx.Graph) -> None:
    """Makes floats of open sizes quotients by 1, and floors and ceilings of quotients of integers
    divisions of integers."""
    for node in list(graph.nodes):
        if node.target is torch.sym_float:
            (x,) = node.args
            if is_integer(x):
                node.target, node.args = operator.truediv, (x, 1)
            else:
                node.replace_all_uses_with(x)
                graph.erase_node(node)
        elif node.target in (math.ceil, math.floor):
            with graph.inserting_before(node):
                made = floor_divided(graph, node.args[0], 1 if node.target is math.floor else -1)
            if made is not None:
                node.replace_all_uses_with(made)
                graph.erase_node(node)
    graph.eliminate_dead_code()
