"""Graphs without in-place updates: an op that writes its first operand becomes the op that returns
a new tensor."""

import itertools
import operator

import torch

aten = torch.ops.aten


def is_mutable(node):
    return isinstance(node.target, torch._ops.OpOverload) and node.target._schema.is_mutable


def find_functional(op):
    """Returns the overload that returns what an in-place op writes; None if there is none of the
    same arguments."""
    name = op._schema.name.removeprefix("aten::")
    writes = [bool(a.alias_info and a.alias_info.is_write) for a in op._schema.arguments]
    changes_shape = torch.Tag.inplace_view in op.tags
    if (
        op.namespace != "aten"
        or changes_shape
        or not name.endswith("_")
        or not writes[0]
        or any(writes[1:])
    ):
        return None

    def kinds(of):
        return [(a.name, str(a.type)) for a in of._schema.arguments]

    packets = [
        getattr(aten, candidate)
        for candidate in (name[:-1], name[:-1] + "_functional")
        if hasattr(aten, candidate)
    ]
    found = [getattr(packet, overload) for packet in packets for overload in packet.overloads()]
    return next(
        (one for one in found if not one._schema.is_mutable and kinds(one) == kinds(op)), None
    )


def of_dtype(op):
    """Returns the op that took the place of an in-place op as a function whose result has the dtype
    of the tensor that was updated."""

    def call(written, *args, **kwargs):
        return op(written, *args, **kwargs).to(written.dtype)

    return call


class Aliases:
    """Which values of a graph share memory, by the schemas of the ops that made them."""

    def __init__(self, graph):
        self.roots, self.parts = {}, {}
        """By value: the one that owns its memory, and by each split on the way to it the number of
        its part."""
        self.uses, self.members = {}, {}
        for place, node in enumerate(graph.nodes):
            of = self.base(node)
            self.roots[node] = self.roots[of] if of else node
            self.parts[node] = dict(self.parts[of]) if of else {}
            if node.target is operator.getitem:
                self.parts[node][node.args[0]] = node.args[1]
            self.members.setdefault(self.roots[node], []).append(node)
            for operand in node.all_input_nodes:
                self.uses[operand] = place

    @staticmethod
    def base(node):
        """Returns the operand whose memory a value shares."""
        if node.target is operator.getitem:
            return node.args[0]
        if not isinstance(node.target, torch._ops.OpOverload):
            return None
        if node.target is aten._unsafe_view.default:
            return node.args[0]
        schema = node.target._schema
        if any(r.alias_info and str(r.type) == "List[Tensor]" for r in schema.returns):
            return node.args[0]  # A split: the schema has no names for what a list shares.
        returned = {
            name
            for r in schema.returns
            if r.alias_info
            for name in (*r.alias_info.before_set, *r.alias_info.after_set)
        }
        for argument, value in zip(schema.arguments, node.args):
            if (
                argument.alias_info
                and isinstance(value, torch.fx.Node)
                and ("*" in returned or returned & argument.alias_info.before_set)
            ):
                return value
        return None

    def are_disjoint(self, a, b):
        return any(self.parts[b].get(split, part) != part for split, part in self.parts[a].items())


def remove(graph):
    """Makes the in-place updates of a graph functional where no value that shares memory with the
    updated one is used afterwards, as it is with activations and buffers. Returns the new nodes;
    None if there are other updates, and then the graph is as before."""
    updates = [node for node in graph.nodes if is_mutable(node)]
    if not updates:
        return []
    aliases = Aliases(graph)
    places = {node: place for place, node in enumerate(graph.nodes)}
    for node in updates:
        written = node.args[0] if node.args else None
        if find_functional(node.target) is None or not isinstance(written, torch.fx.Node):
            return None
        root = aliases.roots[written]
        if root.op != "call_function" or root.meta["val"] is None:
            return None
        for other in aliases.members[root]:
            # The node itself, and what is made of it, has the new value.
            is_later = places[other] >= places[node]
            if (
                not is_later
                and aliases.uses.get(other, -1) > places[node]
                and not aliases.are_disjoint(other, written)
            ):
                return None
    for node in updates:
        node.args, node.target = with_defaults(node), find_functional(node.target)
    return updates


def written_operands(node):
    """Returns the operands of a mutable op that it writes: most write their first one,
    `rrelu_with_noise` its second one."""
    arguments = node.target._schema.arguments
    values = {
        **{argument.name: value for argument, value in zip(arguments, node.args)},
        **node.kwargs,
    }
    written = [values.get(a.name) for a in arguments if a.alias_info and a.alias_info.is_write]
    return [value for value in written if isinstance(value, torch.fx.Node)]


def changed_roots(graph, kind="placeholder"):
    """Returns the in-place updates of placeholders, or of nodes of another kind, as pairs of such a
    node and the update."""
    aliases = Aliases(graph)
    written = [
        (aliases.roots[operand], node)
        for node in graph.nodes
        if is_mutable(node)
        for operand in written_operands(node)
    ]
    return [(root, node) for root, node in written if root.op == kind]


def clone_input(graph, placeholder):
    users = list(placeholder.users)
    with graph.inserting_before(next(node for node in graph.nodes if node.op != "placeholder")):
        clone = graph.call_function(aten.clone.default, (placeholder,))
    clone.meta = dict(placeholder.meta)
    for user in users:
        user.replace_input_with(placeholder, clone)


def with_defaults(node):
    """Returns the arguments of an op with the defaults that it has, and the functional op may not
    have."""
    given = [a for a in node.target._schema.arguments if not a.kwarg_only][len(node.args) :]
    missing = itertools.takewhile(
        lambda a: a.has_default_value() and a.name not in node.kwargs, given
    )
    return (*node.args, *(a.default_value for a in missing))
