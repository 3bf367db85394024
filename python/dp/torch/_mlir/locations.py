"""The locations of a graph's ops: the name of the user's module over the user's line."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from iree.compiler import ir
from iree.compiler.extras.fx_importer import ContextCache, FxImporter

from dp.torch._objects.origins import Origin, place_of_call


def origin_of(node: torch.fx.Node) -> Origin | None:
    """Returns the origin of an op, or else that of its first user: constants and conversions are
    made for that."""
    while (origin := node.meta.get("origin")) is None and node.users:
        node = next(iter(node.users))
    return origin


class Locations(ContextCache):
    """Gives the importer the locations of nodes. An op without an origin has an unknown one: the
    importer would give it that of the op before."""

    __slots__ = ("made", "types")

    def __init__(self, importer: FxImporter):
        super().__init__(importer._c, py_attr_tracker=importer._py_attr_tracker)
        self.made: dict[Origin, ir.Location] = {}
        self.types: dict[tuple, ir.Type] = {}

    def get_vtensor_type(
        self,
        shape: torch.Size,
        dtype: torch.dtype,
        *,
        val: torch.Tensor | None = None,
        mutable: bool = False,
    ) -> ir.Type:
        # The importer parses the type of each value: its own cache has one for each tensor.
        is_strided = val is None or val.layout is torch.strided
        key = (*shape, dtype, mutable)
        if not is_strided or not all(type(size) is int for size in shape):
            return super().get_vtensor_type(shape, dtype, val=val, mutable=mutable)
        if key not in self.types:
            self.types[key] = super().get_vtensor_type(shape, dtype, val=val, mutable=mutable)
        return self.types[key]

    def get_node_location(self, node: torch.fx.Node) -> ir.Location:
        origin = origin_of(node)
        if origin is None:
            return ir.Location.unknown(self._c)
        if origin not in self.made:
            self.made[origin] = self.location_of(origin)
        return self.made[origin]

    def location_of(self, origin: Origin) -> ir.Location:
        if origin.place is None:
            return ir.Location.name(origin.name, context=self._c)
        file, _, line = origin.place.rpartition(":")
        child = ir.Location.file(file, int(line), 0, context=self._c)
        return ir.Location.name(origin.name, child, context=self._c)


def uses_of(node: torch.fx.Node, step: str) -> list[torch.fx.Node]:
    """Returns the users of a value and of its copies; the step itself copies its arguments."""
    found, pending, seen = [], [node], {node}
    while pending:
        for user in pending.pop().users:
            if user in seen:
                continue
            seen.add(user)
            origin = origin_of(user)
            if origin is not None and origin.name == step:
                pending.append(user)
            else:
                found.append(user)
    return found


def import_graph(
    importer: FxImporter, graph: torch.fx.Graph, name: str, inputs: Sequence[str]
) -> None:
    """Imports a graph as a function, which has the line of the user's call that traces. Its
    arguments have the names `inputs` and the line of their first use."""
    importer._cc = locations = Locations(importer)
    function = importer.import_stateless_graph(graph, func_name=name)
    function.location = locations.location_of(Origin(name, place_of_call()))
    numbers = {node: number for number, node in enumerate(graph.nodes)}
    placeholders = [node for node in graph.nodes if node.op == "placeholder"]
    arguments = function.regions[0].blocks[0].arguments
    for argument, node, given in zip(arguments, placeholders, inputs, strict=True):
        first = min(uses_of(node, name), key=numbers.__getitem__, default=node)
        origin = origin_of(first)
        argument.set_location(locations.location_of(Origin(given, origin and origin.place)))
