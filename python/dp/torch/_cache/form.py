"""The form of a traced graph: all that decompositions, importer and passes read of it, as a digest.

An object of which not everything is known here has no form, and its graph is not kept.
"""

from __future__ import annotations

import hashlib
import types
from collections.abc import Callable, Iterable
from typing import Any

import sympy
import torch
from torch._subclasses import FakeTensor
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from torch.fx.immutable_collections import immutable_dict, immutable_list

from dp.torch import _decompositions as decompositions
from dp.torch._graph import subgraph_cache, updates
from dp.torch._graph.subgraphs import Subgraph, Value
from dp.torch._trace.sizes import SYMBOLS

PLAIN = (*subgraph_cache.PLAIN, bytes, type(Ellipsis))
SEQUENCES = {tuple: "tuple", torch.Size: "tuple", list: "list", immutable_list: "list"}
# Whose ops PyTorch or dp defines: the versions of both are in a key.
NAMESPACES = {"aten", "prims", "prim", "dp", "quantized", "quantized_decomposed"}


# Functions of open sizes.
OF_SIZES = {torch.sym_float, torch.sym_int, torch.sym_max, torch.sym_min, torch.sym_not}


class Formless(Exception):
    """A graph has an object whose form is not known."""


def origin_of(origin: Any) -> Any:
    """Returns the form of an origin: locations have the name of a file, without its folder."""
    if origin is None:
        return None
    name, place = origin
    return name, place and place.rpartition("/")[2]


def op_of(target: Any) -> Any:
    if isinstance(target, torch._ops.OpOverload):
        if target.namespace in NAMESPACES or decompositions.find_own(target) is not None:
            return "op", str(target), str(target._schema)
    elif isinstance(target, types.BuiltinFunctionType) and target.__module__ in (
        "_operator",
        "math",
    ):
        return "builtin", target.__module__, target.__name__
    elif target in OF_SIZES:
        return "of sizes", target.__name__
    raise Formless(f"the op {target}")


class Form:
    """Takes parts of a graph and becomes their digest."""

    def __init__(self) -> None:
        self.hasher = hashlib.sha256()
        self.storages: dict[int, int] = {}
        """Numbers of memories: inputs may share one."""
        self.symbols: dict[Any, sympy.Symbol] = {}
        """Those of open sizes, whose names depend on the process, as numbered ones."""

    def add(self, *parts: Any) -> None:
        self.hasher.update(repr(parts).encode(errors="surrogateescape"))

    def name(self) -> str:
        return self.hasher.hexdigest()

    def of_value(self, value: Any, special: Callable[[Any], Any] = lambda value: None) -> Any:
        """Returns the form of an argument or of what is known of a value: a tree of numbers and
        words. `special` returns that of a node, or None."""
        if type(value) in PLAIN:
            # 1 and True, 0.0 and -0.0 differ, and so do the words for them.
            return type(value).__name__, repr(value)
        if isinstance(value, SYMBOLS):
            return type(value).__name__, self.of_expression(value.node.expr)
        if (found := special(value)) is not None:
            return found
        if type(value) is FakeTensor:
            return self.of_fake(value)
        if kind := SEQUENCES.get(type(value)):
            return kind, tuple([self.of_value(one, special) for one in value])
        if type(value) in (dict, immutable_dict):
            items = [
                (self.of_value(key), self.of_value(one, special)) for key, one in value.items()
            ]
            return "dict", tuple(items)
        if type(value) is slice:
            ends = value.start, value.stop, value.step
            return "slice", tuple([self.of_value(one, special) for one in ends])
        raise Formless(f"a {type(value).__name__}")

    def of_expression(self, expression: Any) -> str:
        """Returns the form of an expression of open sizes."""
        if not isinstance(expression, sympy.Basic):
            return repr(expression)
        for symbol in sorted(expression.free_symbols - self.symbols.keys(), key=str):
            facts = {"integer": symbol.is_integer, "positive": symbol.is_positive}
            self.symbols[symbol] = sympy.Symbol(f"s{len(self.symbols)}", **facts)
        return sympy.srepr(expression.xreplace(self.symbols))

    def of_size(self, size: Any) -> Any:
        return size if type(size) is int else ("open", self.of_expression(size.node.expr))

    def of_fake(self, value: FakeTensor) -> Any:
        if value.layout is not torch.strided:
            raise Formless("a sparse tensor")
        constant = None if value.constant is None else self.of_tensor(value.constant)
        return (
            "tensor",
            str(value.dtype),
            str(value.device),
            tuple(map(self.of_size, value.shape)),
            tuple(map(self.of_size, value.stride())),
            self.of_size(value.storage_offset()),
            value.requires_grad,
            value.is_conj(),
            value.is_neg(),
            constant,
        )

    def of_tensor(self, value: Any) -> Any:
        """Returns the form of a tensor with its numbers."""
        if type(value) not in (torch.Tensor, torch.nn.Parameter) or (
            value.layout is not torch.strided or value.device.type != "cpu" or value.is_quantized
        ):
            raise Formless(f"a constant of another kind than tensors in memory, {type(value)}")
        plain = value.detach().resolve_conj().resolve_neg()
        plain = (torch.view_as_real(plain) if plain.is_complex() else plain).contiguous()
        return (
            str(value.dtype),
            tuple(value.shape),
            value.stride(),
            value.requires_grad,
            hashlib.sha256(plain.reshape(-1).view(torch.uint8).numpy()).hexdigest(),
        )

    def add_graph(self, module: torch.fx.GraphModule) -> None:
        numbers: dict[torch.fx.Node, int] = {}
        kinds: dict[int, int] = {}
        """By the number that a trace gave an update: that of its first use here."""

        def of_node(value):
            return ("node", numbers[value]) if isinstance(value, torch.fx.Node) else None

        for node in module.graph.nodes:
            target: Any = None
            args = node.args
            if node.op == "call_function":
                target = op_of(node.target)
                if updates.is_update(node):
                    kind = args[1]
                    if kind not in kinds:
                        kinds[kind] = len(kinds)
                        self.add_subgraph(updates.subgraph_of(node))
                    args = args[0], kinds[kind]
            elif node.op == "get_attr":
                target = self.of_tensor(getattr(module, node.target, None))
            elif node.op not in ("placeholder", "output"):
                raise Formless(f"a node {node.op}")
            self.add(
                node.op,
                target,
                self.of_value(args, of_node) if node.op != "placeholder" else (),
                self.of_value(node.kwargs, of_node),
                self.of_value(node.meta.get("val")),
                origin_of(node.meta.get("origin")),
            )
            if node.op == "placeholder":
                self.add_storage(node.meta["val"])
            numbers[node] = len(numbers)

    def add_storage(self, value: Any) -> None:
        key = value.untyped_storage()._cdata
        self.add("memory", self.storages.setdefault(key, len(self.storages)))

    def add_subgraph(self, graph: Subgraph) -> None:
        def of_value(value):
            return ("value", value.number) if isinstance(value, Value) else None

        self.add("update", graph.operands, len(graph.body), repr(graph.spec))
        self.add(self.of_value(graph.results, of_value))
        for number, ((target, args, kwargs), meta) in enumerate(zip(graph.body, graph.metas)):
            self.add(
                self.of_tensor(graph.constants[number]) if target is None else op_of(target),
                self.of_value(args, of_value),
                self.of_value(kwargs, of_value),
                self.of_value(meta),
            )

    def add_decisions(self, env: ShapeEnv) -> None:
        """Adds what a trace has found of the open sizes in its graph. Later decisions are in the
        entry."""
        for symbol in list(self.symbols):
            within = env.var_to_range[symbol]
            self.add("range", str(within.lower), str(within.upper))
        for guard in env.guards:
            self.add("guard", self.of_expression(env.replace(guard.expr)))

    def add_modes(self, modes: Iterable[Any]) -> None:
        """Adds the modes in which a trace runs. Those of users run code that has no form."""
        for mode in modes:
            if not mode.__module__.startswith(("torch.", "dp.")):
                raise Formless(f"the mode {mode.__qualname__}")
            self.add("mode", mode.__module__, mode.__qualname__)
