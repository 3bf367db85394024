"""Decompositions of PyTorch's ops for which torch-mlir has no lowering, or a faulty one.

TABLE are PyTorch's own, AT_TRACE those that a trace of a step applies. OWN are ours, by the kind of
op. rewriting.py applies TABLE and OWN to the nodes of the graph, so they may use torch.func. One
that returns NotImplemented leaves the op. Functions replaces functions of torch in Python, where
the op itself asks for the value of a tensor.
"""

import torch
from torch._decomp import core_aten_decompositions, get_decompositions
from torch.utils._pytree import tree_map

from . import (
    bags,
    bits,
    composites,
    convolutions,
    draws,
    experts,
    fractional,
    gamma,
    losses,
    lu,
    matrices,
    maxima,
    normalizations,
    orders,
    pointwise,
    promotions,
    quantized,
    resizing,
    sampling,
    scatters,
    shapes,
    special,
    windows,
)
from .functions import Functions  # noqa: F401 export.py takes it from here.
from .recurrences import NoLoop  # noqa: F401

aten = torch.ops.aten

KINDS = (
    bags, bits, composites, convolutions, draws, fractional, gamma, losses, lu, matrices, maxima,
    normalizations, orders, pointwise, promotions, quantized, resizing, sampling, scatters, shapes,
    special, windows,
)  # fmt: skip
OWN = {op: function for kind in KINDS for op, function in kind.OWN.items()}
assert len(OWN) == sum(len(kind.OWN) for kind in KINDS), "an op has two decompositions"


def find_own(target):
    """Returns our decomposition of an op; None if there is none."""
    return OWN.get(target) or experts.BY_NAME.get(str(target))


# Ops that PyTorch can decompose but does not by default, since its own compiler has them.
MORE = [
    aten.native_batch_norm,
    aten._native_batch_norm_legit_functional,
    aten._batch_norm_with_update_functional,
    aten.batch_norm_backward,
    aten.view_copy,
    aten.permute_copy,
    aten.unbind_copy,
    aten.narrow_copy,
    aten.addmv,
    aten.dist,
]
TABLE = {
    op: function
    for op, function in {**core_aten_decompositions(), **get_decompositions(MORE)}.items()
    if op not in OWN
} | lu.AT_TRACE


def batch_norm_at_trace(x, weight, bias, mean, var, training, momentum, eps):
    """With the updates of the statistics, unknown to the op's schema."""
    if not training or mean is None:
        return NotImplemented
    *results, new_mean, new_var = aten._native_batch_norm_legit_functional(
        x, weight, bias, mean, var, training, momentum, eps
    )
    mean.copy_(new_mean)
    var.copy_(new_var)
    return tuple(results)


def is_mutable(op):
    return isinstance(op, torch._ops.OpOverload) and op._schema.is_mutable


# The part of TABLE that a step's trace applies; the rest is applied to its graph, once for all
# nodes of a kind.
AT_TRACE = {
    **{op: function for op, function in TABLE.items() if is_mutable(op)},
    **lu.AT_TRACE,
    aten.native_batch_norm.default: batch_norm_at_trace,
}

# Ops of which torch-mlir makes views, where it does not see the dimensions of open sizes, or
# expansions, whose indices it chooses by the sizes, so that they are no devices' own.
OF_OPEN_SIZES = {
    **get_decompositions([aten.native_group_norm, aten.native_layer_norm, aten.pixel_shuffle]),
    aten.stack.default: shapes.stack,
}

# Ops along a dimension. PyTorch lets a number have a dimension of size 1; torch-mlir does not.
OF_DIMENSIONS = {
    getattr(getattr(aten, name), overload)
    for name, overload in (
        ("amax", "default"),
        ("amin", "default"),
        ("argmax", "default"),
        ("argmin", "default"),
        ("sum", "dim_IntList"),
        ("mean", "dim"),
        ("var", "correction"),
        ("any", "dim"),
        ("all", "dim"),
        ("prod", "dim_int"),
        ("max", "dim"),
        ("min", "dim"),
        ("sort", "default"),
        ("sort", "stable"),
        ("topk", "default"),
        ("kthvalue", "default"),
        ("cumsum", "default"),
        ("cumprod", "default"),
        ("logcumsumexp", "default"),
        ("cummax", "default"),
        ("cummin", "default"),
        ("median", "dim"),
        ("nanmedian", "dim"),
        ("mode", "default"),
        ("gather", "default"),
        ("scatter", "src"),
        ("scatter", "value"),
        ("scatter_add", "default"),
        ("scatter_reduce", "two"),
        ("index_select", "default"),
        ("index_add", "default"),
        ("index_copy", "default"),
        ("index_fill", "int_Scalar"),
        ("index_reduce", "default"),
        ("_softmax", "default"),
        ("_log_softmax", "default"),
        ("_softmax_backward_data", "default"),
        ("_log_softmax_backward_data", "default"),
        ("logsumexp", "default"),
        ("flip", "default"),
    )
}


def lift_numbers(op, args, kwargs):
    """Calls `op` with tensors of one dimension instead of none, and with a dimension that is not
    negative."""
    x = args[0]
    if not isinstance(x, torch.Tensor):
        return NotImplemented
    if not x.ndim:

        def lift(value):
            return value.reshape(1) if isinstance(value, torch.Tensor) and not value.ndim else value

        shape = args[2].shape if op is aten.gather.default else ()
        return tree_map(
            lambda value: value.reshape(shape), op(*tree_map(lift, args), **tree_map(lift, kwargs))
        )
    for at, argument in enumerate(op._schema.arguments[: len(args)]):
        if argument.name == "dim" and isinstance(args[at], int) and args[at] < 0:
            return op(*args[:at], args[at] + x.ndim, *args[at + 1 :], **kwargs)
    return NotImplemented
