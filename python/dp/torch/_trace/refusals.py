"""What a traced graph cannot hold: values and shapes that depend on data, the user's generators,
changes of inputs."""

import torch
from torch._ops import HigherOrderOperator
from torch.utils._pytree import tree_leaves

from dp.errors import TraceError
from dp.torch._graph import mutations
from dp.torch._graph.subgraphs import keep_stack_trace
from dp.torch._objects import origins
from dp.torch._trace import guards

aten = torch.ops.aten


def has_unknown_shape(node, value, has_open_sizes):
    """Whether a tensor of a node has sizes that only its data tells. Those that a trace leaves open
    are symbols, too."""
    if has_open_sizes and node.target is aten.index.Tensor:
        return any(
            index is not None and index.meta["val"].dtype in (torch.bool, torch.uint8)
            for index in node.args[1]
        )
    if has_open_sizes:
        return torch.Tag.dynamic_output_shape in getattr(node.target, "tags", ())
    return any(isinstance(n, torch.SymInt) for n in value.shape)


def refuse_unknown_shapes(graph, has_open_sizes=False):
    for node in graph.nodes:
        for value in tree_leaves(node.meta.get("val")):
            if isinstance(value, torch.Tensor) and has_unknown_shape(node, value, has_open_sizes):
                error = NotImplementedError(
                    f"{node.target}: the shape of its result depends on the data"
                )
                keep_stack_trace(error, node)
                raise error


def refuse_dtypes(graph, inputs):
    """Refuses dtypes that the importer or the compiler does not have. `inputs`: the placeholders'
    names."""
    others = {
        torch.uint16: "torch.int32",
        torch.uint64: "torch.int64, which has the numbers below 2^63",
        **dict.fromkeys(
            (torch.float8_e4m3fnuz, torch.float8_e5m2fnuz, getattr(torch, "float8_e8m0fnu", None)),
            "torch.float8_e4m3fn, torch.float8_e5m2 or a wider float",
        ),
    }
    names = dict(zip([node for node in graph.nodes if node.op == "placeholder"], inputs))
    for node in graph.nodes:
        what = f"the input {names[node]} is" if node in names else f"{node.target} makes numbers"
        for value in tree_leaves(node.meta.get("val")):
            if isinstance(value, torch.Tensor) and value.dtype in others:
                raise TraceError(
                    f"{what} of {value.dtype}, in which a step does not compute; convert to "
                    f"{others[value.dtype]}, before",
                    origins.place_in(node.meta.get("stack_trace")),
                )


def refuse_values(graph):
    """Refuses numbers that Python made of tensors, as .item() and .tolist() do, where they are
    used."""
    for node in graph.nodes:
        if node.target is aten._local_scalar_dense.default:
            raise TraceError(guards.VALUE, origins.place_in(node.meta.get("stack_trace")))


# What to write instead of an op of functions.
_INSTEAD = {
    "cond": "torch.where of both results",
    "while_loop": "a loop of Python with a number of iterations that does not depend on data, and "
    "torch.where where a row has ended",
    "scan": "a loop of Python over the steps",
    "map_impl": "torch.vmap",
}


def refuse_functions(graph):
    """Refuses ops of functions, such as those of torch.cond, which have no lowering."""
    for node in graph.nodes:
        if isinstance(node.target, HigherOrderOperator) and node.target.name() in _INSTEAD:
            raise TraceError(
                f"torch.ops.higher_order.{node.target.name()} has no lowering; write "
                f"{_INSTEAD[node.target.name()]}",
                origins.place_in(node.meta.get("stack_trace")),
            )


def refuse_generators(graph):
    """Refuses random numbers of a generator of the user's."""
    for node in graph.nodes:
        if node.kwargs.get("generator") is not None:
            raise TraceError(
                f"{node.target} draws from a torch.Generator, which a graph does not have; leave "
                "generator= out and give the step a seed, of which its random numbers are made",
                origins.place_in(node.meta.get("stack_trace")),
            )


def keep_inputs(graph, inputs, states):
    """Lets a library that changes an argument in place, as by clamp_, change a clone of it: its
    caller does not see that. Refuses such changes by the user, and those of the first inputs, which
    are `states`."""
    placeholders = [node for node in graph.nodes if node.op == "placeholder"]
    changed = mutations.changed_roots(graph)
    for placeholder, node in changed:
        place = placeholders.index(placeholder)
        if place < states or not origins.is_made_by_library(node):
            raise TraceError(
                f"the step changes its input {inputs[place]} in place; let it change a clone and "
                f"return that",
                origins.place_in(node.meta.get("stack_trace")),
            )
    for placeholder in dict(changed):
        mutations.clone_input(graph, placeholder)
