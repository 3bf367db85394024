"""Elementwise ops that torch-mlir lowers to other numbers than PyTorch's, lowered here.

torch-mlir takes uint8 for signed, computes with integers and numbers of Python in f64, drops NaN
from minima and clamps, takes x == x for true, gives constants another sign, and ends a step at 1 /
0. `mark` makes such ops of a graph ops of dp, one for each op and its dtypes; elementwise_calls.py
lowers them.
"""

import torch

from dp.torch._mlir import routines
from dp.torch._tensors.open_sizes import sizes_of

aten = torch.ops.aten
PREFIX = "elementwise__"
COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")
HALF = (torch.float16, torch.bfloat16)
CONSTANT = "dp_constant"
"""Among what a node has: whether it follows from constants alone."""
# Dtypes by name, with their type in MLIR or their bits.
FLOAT_TYPES = {"float64": "f64", "float32": "f32", "float16": "f16", "bfloat16": "bf16"}
INTEGER_TYPES = {
    "int64": 64,
    "int32": 32,
    "int16": 16,
    "int8": 8,
    "uint32": 32,
    "uint8": 8,
    "bool": 1,
}
KNOWN = {**FLOAT_TYPES, **INTEGER_TYPES}
NAMES = {
    **{name: getattr(torch, name) for name in KNOWN},
    "f8E4M3FN": torch.float8_e4m3fn,
    "f8E5M2": torch.float8_e5m2,
}
DTYPE_NAMES = {dtype: name for name, dtype in NAMES.items()}


def is_tensor(value):
    return isinstance(value, torch.fx.Node) and isinstance(value.meta.get("val"), torch.Tensor)


SIZES = {torch.SymInt: 1, torch.SymFloat: 1.0}
"""What is computed of open sizes, and a number of that kind."""


def is_size(value):
    """Whether a value is a number that is computed of open sizes."""
    return isinstance(value, torch.fx.Node) and type(value.meta.get("val")) in SIZES


def dtype_of(value):
    if is_tensor(value):
        return value.meta["val"].dtype
    return type(value.meta["val"] if is_size(value) else value)


def promoted(x, y):
    """Returns the dtype of PyTorch's computation with two tensors or numbers."""
    return torch.result_type(
        *(
            v.meta["val"] if is_tensor(v) else SIZES[dtype_of(v)] if is_size(v) else v
            for v in (x, y)
        )
    )


def is_float(dtype):
    return dtype.is_floating_point


def wide(dtype):
    """Floats of 16 bits are computed with in f32."""
    return torch.float32 if dtype in HALF else dtype


class Op:
    """What is computed: the name of a body, its operands in order, and the dtype that they have in
    it."""

    def __init__(self, name, operands, dtype):
        self.name, self.operands, self.dtype = name, operands, dtype


def repeats(*operands):
    """Whether tensors of open sizes are repeated along others: torch-mlir lets a run decide which
    size is 1, and the guards of a trace say that no open one is."""
    shapes = {sizes_of(v.meta["val"].shape) for v in operands if is_tensor(v)}
    return len(shapes) > 1 and any(type(size) is not int for shape in shapes for size in shape)


def is_plain(x, y, alpha=1):
    """Whether the first operand is a tensor of floats and the second one, too, or a number: then
    torch-mlir's arithmetic is right. Not so with numbers, which it rounds to 16 bits before, and
    multiplies with constants in f64."""
    if repeats(x, y):
        return False
    dtype = promoted(x, y)
    are_floats = (
        is_tensor(x)
        and all(is_float(dtype_of(v)) if is_tensor(v) else True for v in (x, y))
        and is_float(dtype)
    )
    is_rounded = (
        dtype in HALF
        and (alpha != 1 or any(dtype_of(v) != dtype for v in (x, y)))
        or dtype != torch.float64
        and is_tensor(x)
        and x.meta[CONSTANT]
        and not is_tensor(y)
    )
    return are_floats and not is_rounded


def arithmetic(name):
    def make(node, x, y, alpha=1):
        dtype = promoted(x, y)
        if is_plain(x, y, alpha):
            return None
        return (
            Op(name, (x, y), wide(dtype))
            if alpha == 1
            else Op(name + "_scaled", (x, y, alpha), wide(dtype))
        )

    return make


def comparison(name):
    def make(node, x, y):
        return Op(name, (x, y), promoted(x, y))

    return make


def same(name):
    """An op whose body has the dtype of its result."""

    def make(node, *operands):
        return Op(name, operands, node.meta["val"].dtype)

    return make


def of_integers(name):
    """An op that torch-mlir lowers rightly for floats."""

    def make(node, *operands):
        dtype = node.meta["val"].dtype
        return None if is_float(dtype) else Op(name, operands, dtype)

    return make


def quotient(node, x, y, rounding_mode=None):
    dtype = node.meta["val"].dtype
    if rounding_mode is None:
        return None if is_plain(x, y) else Op("div", (x, y), wide(dtype))
    return Op({"floor": "div_floor", "trunc": "div_trunc"}[rounding_mode], (x, y), wide(dtype))


def computed_wide(name):
    def make(node, x, y):
        return Op(name, (x, y), wide(node.meta["val"].dtype))

    return make


def bound(value, dtype):
    """Returns a bound, a number as the nearest one that the dtype has."""
    if is_tensor(value) or is_float(dtype):
        return value
    return max(torch.iinfo(dtype).min, min(value, torch.iinfo(dtype).max))


def clamp(node, x, low=None, high=None):
    dtype = node.meta["val"].dtype
    bounds = {
        name: bound(value, dtype)
        for name, value in (("max", low), ("min", high))
        if value is not None
    }
    return Op("clamp_" + "_".join(bounds), (x, *bounds.values()), dtype)


def reciprocal(node, x):
    return Op("reciprocal", (x,), wide(node.meta["val"].dtype))


def conversion(node, x, *, dtype=None, **options):
    before, after = x.meta["val"].dtype, node.meta["val"].dtype
    return (
        None
        if before == after or is_float(before) and is_float(after)
        else Op("convert", (x,), after)
    )


def bitcast(node, x, dtype):
    return Op(f"bits_of_{DTYPE_NAMES.get(dtype)}", (x,), x.meta["val"].dtype)


def choice(node, condition, x, y):
    dtype = node.meta["val"].dtype
    is_plain = all(dtype_of(v) == dtype for v in (x, y)) and not repeats(condition, x, y)
    if dtype_of(condition) != torch.bool or is_plain:
        return None
    return Op("where", (condition, x, y), dtype)


OPS = {
    aten.add.Tensor: arithmetic("add"),
    aten.add.Scalar: arithmetic("add"),
    aten.sub.Tensor: arithmetic("sub"),
    aten.sub.Scalar: arithmetic("sub"),
    aten.mul.Tensor: arithmetic("mul"),
    aten.mul.Scalar: arithmetic("mul"),
    **{
        getattr(getattr(aten, name), overload): comparison(name)
        for name in COMPARISONS
        for overload in ("Tensor", "Scalar")
    },
    aten.div.Tensor: quotient,
    aten.div.Scalar: quotient,
    aten.div.Tensor_mode: quotient,
    aten.div.Scalar_mode: quotient,
    aten.floor_divide.default: lambda node, x, y: quotient(node, x, y, "floor"),
    aten.floor_divide.Scalar: lambda node, x, y: quotient(node, x, y, "floor"),
    aten.remainder.Tensor: computed_wide("remainder"),
    aten.remainder.Scalar: computed_wide("remainder"),
    aten.remainder.Scalar_Tensor: computed_wide("remainder"),
    aten.fmod.Tensor: computed_wide("fmod"),
    aten.fmod.Scalar: computed_wide("fmod"),
    aten.maximum.default: same("max"),
    aten.minimum.default: same("min"),
    aten.clamp.default: clamp,
    aten.clamp.Tensor: clamp,
    aten.hardtanh.default: lambda node, x, low=-1, high=1: clamp(node, x, low, high),
    aten.clamp_min.default: clamp,
    aten.clamp_min.Tensor: clamp,
    aten.clamp_max.default: lambda node, x, high: clamp(node, x, None, high),
    aten.clamp_max.Tensor: lambda node, x, high: clamp(node, x, None, high),
    aten.relu6.default: lambda node, x: clamp(node, x, 0, 6),
    aten.neg.default: of_integers("neg"),
    aten.abs.default: of_integers("abs"),
    aten.sign.default: same("sign"),
    aten.sgn.default: same("sign"),
    aten.relu.default: of_integers("relu"),
    aten.square.default: of_integers("square"),
    aten.reciprocal.default: reciprocal,
    aten.nextafter.default: same("nextafter"),
    aten._to_copy.default: conversion,
    aten.where.self: choice,
    aten.view.dtype: bitcast,
    aten.trunc.default: same("trunc"),
    **{
        getattr(getattr(aten, "bitwise_" + name), overload): same(name)
        for name in ("and", "or", "xor")
        for overload in ("Tensor", "Scalar")
    },
    aten.bitwise_not.default: same("not"),
    aten.bitwise_left_shift.Tensor: same("shift_left"),
    aten.bitwise_right_shift.Tensor: same("shift_right"),
    aten.bitwise_left_shift.Tensor_Scalar: same("shift_left"),
    aten.bitwise_right_shift.Tensor_Scalar: same("shift_right"),
    **{
        getattr(getattr(aten, f"special_{kind}_polynomial_{letter}"), overload): computed_wide(
            f"{kind}_{letter}"
        )
        for kind, letter in (
            ("hermite", "h"),
            ("hermite", "he"),
            ("laguerre", "l"),
            ("legendre", "p"),
        )
        for overload in ("default", "n_scalar")
    },
}


def op_of(op, result):
    """Returns dp's op for an Op whose result is the tensor `result`."""

    def kind(v):
        return DTYPE_NAMES[dtype_of(v)] if is_tensor(v) else "number"

    name = PREFIX + "__".join(
        (
            op.name,
            "_".join(map(kind, op.operands)),
            DTYPE_NAMES[op.dtype],
            DTYPE_NAMES[result.dtype],
        )
    )
    if not hasattr(torch.ops.dp, name):

        def type_of(v):
            return "Tensor" if is_tensor(v) else "float" if is_float(op.dtype) else "int"

        arguments = ", ".join(f"{type_of(v)} x{i}" for i, v in enumerate(op.operands))
        routines.LIBRARY.define(f"{name}({arguments}) -> Tensor")
    return getattr(torch.ops.dp, name).default


def of_doubles(name, *tensors):
    """Calls the body `name` on tensors of float64 of one shape, in a decomposition."""
    name = f"{PREFIX}{name}__{'_'.join(['float64'] * len(tensors))}__float64__float64"
    if not hasattr(torch.ops.dp, name):
        routines.LIBRARY.define(
            f"{name}({', '.join(f'Tensor x{i}' for i in range(len(tensors)))}) -> Tensor"
        )
        torch.library.register_fake(
            f"dp::{name}", lambda x, *others: torch.empty_like(x), lib=routines.LIBRARY
        )
    return getattr(torch.ops.dp, name)(*(x.contiguous() for x in tensors))


def number_of(value, dtype):
    if is_tensor(value):
        return value
    return float(value) if is_float(dtype) else int(value)


def as_tensor(graph, size, dtype, like):
    """Returns a tensor without dimensions of an open size. `like`: one of the graph's tensors."""
    dtype = torch.float64 if is_float(dtype) else torch.int64
    node = graph.call_function(
        aten.full.default, ([], size), {"dtype": dtype, "device": torch.device("cpu")}
    )
    node.meta = {"val": like.new_empty((), dtype=dtype), CONSTANT: False}
    return node


def is_known(op, result):
    operands = [v for v in op.operands if is_tensor(v)]
    names = NAMES if op.name.startswith("bits_of_") else KNOWN
    return bool(operands) and all(
        DTYPE_NAMES.get(dtype) in names
        for dtype in (op.dtype, result.dtype, *map(dtype_of, operands))
    )


def mark(graph):
    """Makes the ops of OPS ops of dp."""
    for node in list(graph.nodes):
        node.meta[CONSTANT] = node.op in ("get_attr", "call_function") and all(
            one.meta[CONSTANT] for one in node.all_input_nodes
        )
        make, result = OPS.get(node.target), node.meta.get("val")
        if make is None or not isinstance(result, torch.Tensor):
            continue
        made = make(node, *node.args, **node.kwargs)
        if made is None:
            continue
        with graph.inserting_before(node):
            made.operands = tuple(
                as_tensor(graph, v, made.dtype, result) if is_size(v) else v for v in made.operands
            )
        if not is_known(made, result):
            continue
        node.target = op_of(made, result)
        node.args, node.kwargs = tuple(number_of(v, made.dtype) for v in made.operands), {}
