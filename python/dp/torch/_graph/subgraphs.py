"""Graphs of functions of a few tensors, which take the place of single nodes of a graph.

A decomposition, and an optimizer's update of a parameter, is traced once for all operands of the
same shapes, dtypes and numbers: a trace takes a second for each thousand nodes, a copy of their
graph a twentieth of that. Later traces of the process copy them, too.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Hashable
from typing import Any

import torch
from torch._subclasses import FakeTensor, FakeTensorMode
from torch._subclasses.fake_tensor import in_kernel_invocation_manager
from torch.fx.experimental.proxy_tensor import disable_proxy_modes_tracing, make_fx
from torch.fx.node import map_aggregate, map_arg
from torch.utils import _pytree as pytree

from dp.torch import _decompositions as decompositions
from dp.torch._graph import mutations, subgraph_cache
from dp.torch._tensors.open_sizes import sizes_of

Node = torch.fx.Node
Tensor = torch.Tensor


@dataclasses.dataclass(frozen=True)
class Value:
    """An operand of a subgraph, by its number, or the value of a node, by the number of the
    operands and the nodes before it."""

    number: int


@dataclasses.dataclass
class Subgraph:
    """A traced function of tensors. It has no objects of torch.fx, which would keep the trace
    alive."""

    operands: int
    body: list[tuple[Callable | None, Any, Any]]
    """The nodes: ops with their arguments, trees of Values and constants; None is a constant
    tensor."""
    metas: list[dict[str, Any]]
    """By node: what is known of its value."""
    constants: dict[int, Tensor]
    """By the number of the node."""
    results: list[Any]
    """Values and constants, the leaves of what the function returned."""
    spec: pytree.TreeSpec
    notes: Any = None
    """What the function has told its caller beside its result."""

    def meta_of(self, value: Value) -> Tensor:
        return self.metas[value.number - self.operands]["val"]

    def insert(
        self,
        graph: torch.fx.Graph,
        operands: list[Node],
        constant: Callable[[int], Node],
        meta: dict[str, Any],
    ) -> list[Node]:
        """Adds the nodes to `graph`, with `meta` in addition, and returns them after the
        operands."""
        values = list(operands)

        def take(leaf):
            return values[leaf.number] if isinstance(leaf, Value) else leaf

        for number, ((target, args, kwargs), meta_of_node) in enumerate(zip(self.body, self.metas)):
            if target is None:
                node = constant(number)
            else:
                node = graph.call_function(
                    target, map_aggregate(args, take), map_aggregate(kwargs, take)
                )
            node.meta = {**meta, **meta_of_node}
            values.append(node)
        return values

    def run(self, *operands: Tensor) -> list[Any]:
        """Returns the leaves of the function's result."""
        values = list(operands)

        def take(leaf):
            return values[leaf.number] if isinstance(leaf, Value) else leaf

        for number, (target, args, kwargs) in enumerate(self.body):
            values.append(
                self.constants[number]
                if target is None
                else target(*map_aggregate(args, take), **map_aggregate(kwargs, take))
            )
        return [take(leaf) for leaf in self.results]

    def of_operands(self, tensors: list[Tensor], fake: FakeTensorMode) -> Subgraph | None:
        """Returns this subgraph for tensors of `fake` that have other sizes; None if its own are
        operands of a node, or it is not of one device."""
        operands = [(args, kwargs) for _, args, kwargs in self.body]
        if any(is_sizes(leaf) and leaf for leaf in pytree.tree_leaves(operands, is_leaf=is_sizes)):
            return None
        metas: list[dict[str, Any]] = []

        def take(leaf):
            if isinstance(leaf, torch.device):
                return torch.device("meta")
            if not isinstance(leaf, Value):
                return leaf
            at = leaf.number - self.operands
            return metas[at]["val"] if at >= 0 else given[leaf.number]

        def make(value):
            return FakeTensor(fake, value, device) if isinstance(value, Tensor) else value

        devices = {t.device for t in (*tensors, *self.constants.values())}
        if len(devices) > 1 or any(t._has_symbolic_sizes_strides for t in tensors):
            return None
        (device,) = devices
        with disable_proxy_modes_tracing(), torch._C.DisableTorchFunction():
            given = [t.detach() for t in tensors]
            for number, (target, args, kwargs) in enumerate(self.body):
                if target is None:
                    metas.append(self.metas[number])
                    continue
                # The kernels for tensors without numbers, as the dispatch of a FakeTensor does it.
                with in_kernel_invocation_manager(fake):
                    value = target(*map_aggregate(args, take), **map_aggregate(kwargs, take))
                if any(t.device.type != "meta" for t in pytree.tree_leaves(value)):
                    return None  # An op without operands, on its own device.
                metas.append({**self.metas[number], "val": pytree.tree_map(make, value)})
        return dataclasses.replace(self, metas=metas)


def subgraph_of(
    module: torch.fx.GraphModule, returned: list[Any], spec: pytree.TreeSpec
) -> Subgraph:
    *nodes, end = module.graph.nodes
    inputs, body = (
        [node for node in nodes if (node.op == "placeholder") == kind] for kind in (True, False)
    )
    values = {node: Value(number) for number, node in enumerate((*inputs, *body))}
    of_tensors = iter(end.args[0])
    results = [
        map_arg(next(of_tensors), values.__getitem__) if isinstance(leaf, Tensor) else leaf
        for leaf in returned
    ]
    constants = {
        number: getattr(module, node.target)
        for number, node in enumerate(body)
        if node.op == "get_attr"
    }
    steps: list[tuple[Callable | None, Any, Any]] = [
        (None, (), {})
        if node.op == "get_attr"
        else (
            node.target,
            map_arg(node.args, values.__getitem__),
            map_arg(node.kwargs, values.__getitem__),
        )
        for node in body
    ]
    metas = [{"val": node.meta["val"]} if "val" in node.meta else {} for node in body]
    return Subgraph(len(inputs), steps, metas, constants, results, spec)


def keep_stack_trace(error: Exception, node: Node) -> None:
    """Lets an error name the user's line of a node, if it does not name one."""
    if getattr(error, "stack_trace", None) is None:
        vars(error)["stack_trace"] = node.meta.get("stack_trace")


def is_final(node: Node) -> bool:
    """Whether an op that took the place of an in-place op has no decomposition, and a result of the
    dtype of what it updates."""
    dtypes = {operand.meta["val"].dtype for operand in node.all_input_nodes}
    return node.target not in decompositions.TABLE and len(dtypes) == 1


def trace(
    function: Callable,
    tensors: list[Tensor | torch.SymInt],
    fake: FakeTensorMode,
    has_leaves: bool = False,
) -> Subgraph | None:
    """Traces a function of tensors and open sizes of `fake`, which may update tensors in place;
    None if it returns NotImplemented. It may be called in the trace of another function.
    `has_leaves`: it calls requires_grad_(), which torch.func.functionalize does not know."""
    returned: list[Any] = []
    spec = None

    def flat(*given):
        nonlocal spec
        result = function(*given)
        returned[:], spec = pytree.tree_flatten(result)
        return tuple(leaf for leaf in returned if isinstance(leaf, Tensor))

    def traced(f):
        # Detached tensors are other objects, even where two operands are one.
        given = [t.detach() if isinstance(t, Tensor) else t for t in tensors]
        return make_fx(f, decomposition_table=decompositions.TABLE)(*given)

    with disable_proxy_modes_tracing(), fake:
        module = traced(flat if has_leaves else torch.func.functionalize(flat, remove="mutations"))
        changed = mutations.remove(module.graph)
        if changed is None or not all(map(is_final, changed)):
            for node in changed or ():
                node.target = mutations.of_dtype(node.target)
            module = traced(
                torch.func.functionalize(torch.fx.Interpreter(module).run, remove="mutations")
            )
    if any(leaf is NotImplemented for leaf in returned):
        return None
    return subgraph_of(module, returned, spec)


def form(value: Any) -> Hashable:
    """Returns what a trace sees of an operand: all of a constant, all but the numbers of a
    tensor."""
    if isinstance(value, Tensor):
        return (
            value.dtype,
            *map(sizes_of, (value.shape, value.stride(), (value.storage_offset(),))),
            value.is_conj(),
            value.is_neg(),
        )
    return type(value), repr(value)  # 0.0 and -0.0, 1 and True are equal but differ.


class Editor:
    """Puts functions of the values of a graph into the graph."""

    def __init__(self, module: torch.fx.GraphModule, fake: FakeTensorMode):
        self.module, self.graph, self.fake = module, module.graph, fake
        self.inserted: list[Node] = []
        """The nodes that were put in."""
        self.subgraphs: dict[Hashable, Subgraph | None] = {}
        self.constants: dict[tuple[int, int], str] = {}
        self.environment = subgraph_cache.environment()

    def call(self, name: Hashable, function: Callable, operands: Any, place: Node) -> Any:
        """Returns function(*operands) as nodes before `place`, or NotImplemented. `operands` and
        the result are trees of nodes, whose values are tensors, and constants; `name` tells
        functions apart."""
        leaves, spec = pytree.tree_flatten(operands)
        nodes = [leaf for leaf in leaves if isinstance(leaf, Node)]
        values = [leaf.meta["val"] if isinstance(leaf, Node) else leaf for leaf in leaves]
        key = name, spec, *map(form, values)
        if key not in self.subgraphs:

            def of_tensors(*tensors):
                rest = iter(tensors)
                return function(
                    *pytree.tree_unflatten(
                        [next(rest) if isinstance(leaf, Node) else leaf for leaf in leaves], spec
                    )
                )

            is_kept = all(isinstance(v, Tensor) or subgraph_cache.is_plain(v) for v in values)
            try:
                self.subgraphs[key] = subgraph_cache.CACHE.of(
                    (self.environment, key) if is_kept else None,
                    self.fake,
                    lambda: trace(of_tensors, [node.meta["val"] for node in nodes], self.fake),
                )
            except Exception as error:
                keep_stack_trace(error, place)
                raise
        subgraph = self.subgraphs[key]
        return NotImplemented if subgraph is None else self.inline(subgraph, nodes, place)

    def inline(self, subgraph: Subgraph, operands: list[Node], place: Node) -> Any:
        meta = {k: v for k, v in place.meta.items() if k in ("stack_trace", "origin")}
        with self.graph.inserting_before(place):
            values = subgraph.insert(
                self.graph, operands, lambda number: self.constant(subgraph, number), meta
            )
        self.inserted += values[len(operands) :]
        return pytree.tree_unflatten(
            [values[r.number] if isinstance(r, Value) else r for r in subgraph.results],
            subgraph.spec,
        )

    def constant(self, subgraph: Subgraph, number: int) -> Node:
        name = self.constants.setdefault((id(subgraph), number), f"_constant{len(self.constants)}")
        return self.add_constant(name, subgraph.constants[number])

    def add_constant(self, name: str, value: Tensor) -> Node:
        self.module.register_buffer(name, value)
        return self.graph.get_attr(name)

    def replace(self, node: Node, result: Any) -> bool:
        """Lets the users of a node use nodes instead; whether they have its dtypes and shapes."""
        fits = True
        if isinstance(result, Node):
            fits = alike(node.meta["val"], result.meta["val"])
            node.replace_all_uses_with(result)
        else:
            for user in list(node.users):
                if user.users:
                    part = result[user.args[1]]
                    fits &= alike(user.meta["val"], part.meta["val"])
                    user.replace_all_uses_with(part)
                self.graph.erase_node(user)
        self.graph.erase_node(node)
        return fits


def is_sizes(value: Any) -> bool:
    return isinstance(value, (tuple, list)) and all(type(n) is int for n in value)


def alike(a: Tensor, b: Tensor) -> bool:
    return a.dtype == b.dtype and a.shape == b.shape
