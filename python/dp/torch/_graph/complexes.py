"""Complex numbers of a graph as pairs of real tensors: torch-mlir lowers few of their ops, and ends
by a signal at others.

Steps neither take nor return them.
"""

import functools
from typing import Any, NamedTuple

import torch
from torch.utils._pytree import tree_leaves, tree_map

from dp.torch._decompositions import matrices
from dp.torch._graph.subgraphs import keep_stack_trace

aten = torch.ops.aten


class Pair:
    """A complex tensor; no tree, so that the arguments of ops have it as a leaf."""

    def __init__(self, real, imaginary):
        self.parts = real, imaginary


def is_complex(value):
    return isinstance(value, torch.Tensor) and value.is_complex()


def parts(value):
    """Returns the real and imaginary part of a pair, a real tensor or a number; 0 stands for a
    missing part."""
    if isinstance(value, Pair):
        return value.parts
    return (value.real, value.imag) if isinstance(value, complex) else (value, 0)


def like(x, shape_of):
    return x if isinstance(x, torch.Tensor) else torch.full_like(shape_of, x)


def partwise(op):
    """Moves elements, or is linear in each part."""

    def both(*args, **kwargs):
        if kwargs.get("dtype") is not None and kwargs["dtype"].is_complex:
            kwargs = {**kwargs, "dtype": kwargs["dtype"].to_real()}

        def part(i):
            return op(*tree_map(lambda v: v.parts[i] if isinstance(v, Pair) else v, args), **kwargs)

        real, imaginary = part(0), part(1)
        return (
            Pair(real, imaginary)
            if isinstance(real, torch.Tensor)
            else [Pair(*both) for both in zip(real, imaginary)]
        )

    return both


def add(x, y, alpha=1, sign=1):
    (a, b), (c, d) = parts(x), parts(y)
    return Pair(
        a + sign * alpha * c, like(b + sign * alpha * d, a if isinstance(a, torch.Tensor) else c)
    )


def mul(x, y, product=torch.mul):
    (a, b), (c, d) = parts(x), parts(y)

    def times(p, q):
        return (
            0
            if isinstance(p, (int, float)) and p == 0 or isinstance(q, (int, float)) and q == 0
            else product(p, q)
        )

    real, imaginary = times(a, c) - times(b, d), times(a, d) + times(b, c)
    some = real if isinstance(real, torch.Tensor) else imaginary
    return Pair(like(real, some), like(imaginary, some))


def reciprocal(x):
    a, b = x.parts
    return Pair(a / (a * a + b * b), -b / (a * a + b * b))


def div(x, y):
    if isinstance(y, Pair):
        return mul(x, reciprocal(y))
    return mul(x, 1 / y) if isinstance(y, complex) else Pair(x.parts[0] / y, x.parts[1] / y)


def conj(x):
    if isinstance(x, complex):
        return x.conjugate()
    return Pair(x.parts[0], -x.parts[1])


def absolute(x):
    return torch.hypot(*x.parts)


def sgn(x):
    size = absolute(x)
    scale = torch.where(
        size == 0, torch.zeros_like(size), 1 / torch.where(size == 0, torch.ones_like(size), size)
    )
    return Pair(x.parts[0] * scale, x.parts[1] * scale)


def exp(x):
    a, b = x.parts
    return Pair(a.exp() * b.cos(), a.exp() * b.sin())


def polar(size, angle):
    return Pair(size * angle.cos(), size * angle.sin())


def to_copy(x, dtype=None, **kwargs):
    if isinstance(x, Pair):
        return x if dtype is None or dtype.is_complex else x.parts[0].to(dtype)
    x = x if dtype is None else x.to(dtype.to_real())
    return Pair(x, torch.zeros_like(x))


def where(condition, x, y):
    (a, b), (c, d) = parts(x), parts(y)
    return Pair(torch.where(condition, a, c), torch.where(condition, b, d))


def equal(x, y):
    (a, b), (c, d) = parts(x), parts(y)
    return (a == c) & (like(b, a) == like(d, a))


def full_like(x, value, dtype=None, **kwargs):
    a = parts(x)[0]
    return Pair(*(torch.full_like(a, part) for part in parts(value)))


def full(size, value, dtype=None, **kwargs):
    return Pair(
        *(torch.full(size, part, dtype=dtype.to_real() if dtype else None) for part in parts(value))
    )


def power(x, exponent):
    if exponent != 2:
        raise NotImplementedError("aten.pow: no rule for complex numbers but for squares")
    return mul(x, x)


RULES = {
    op: partwise(op)
    for op in (
        aten.view.default,
        aten.reshape.default,
        aten._unsafe_view.default,
        aten.permute.default,
        aten.transpose.int,
        aten.t.default,
        aten.expand.default,
        aten.unsqueeze.default,
        aten.squeeze.default,
        aten.squeeze.dim,
        aten.squeeze.dims,
        aten.slice.Tensor,
        aten.select.int,
        aten.cat.default,
        aten.clone.default,
        aten.alias.default,
        aten.detach.default,
        aten.flip.default,
        aten.roll.default,
        aten.index.Tensor,
        aten.gather.default,
        aten.constant_pad_nd.default,
        aten.sum.default,
        aten.sum.dim_IntList,
        aten.mean.default,
        aten.mean.dim,
        aten.neg.default,
        aten.repeat.default,
        aten.slice_backward.default,
        aten.select_backward.default,
        aten.slice_scatter.default,
        aten.select_scatter.default,
        aten.split.Tensor,
        aten.split_with_sizes.default,
        aten.unbind.int,
        aten.diagonal.default,
        aten.triu.default,
        aten.tril.default,
        aten.zeros_like.default,
        aten.new_zeros.default,
        aten.stack.default,
        aten.index_select.default,
        aten.cumsum.default,
        aten.copy.default,
        aten.fill.Tensor,
    )
}
RULES |= {
    aten.add.Tensor: add,
    aten.add.Scalar: add,
    aten.sub.Tensor: lambda x, y, alpha=1: add(x, y, alpha, -1),
    aten.sub.Scalar: lambda x, y: add(x, y, 1, -1),
    aten.mul.Tensor: mul,
    aten.mul.Scalar: mul,
    aten.div.Tensor: div,
    aten.div.Scalar: div,
    aten.reciprocal.default: reciprocal,
    aten.mm.default: lambda x, y: mul(x, y, torch.mm),
    aten.bmm.default: lambda x, y: mul(x, y, torch.bmm),
    aten._conj.default: conj,
    aten._conj_physical.default: conj,
    aten.conj_physical.default: conj,
    aten.resolve_conj.default: lambda x: x,
    aten.resolve_neg.default: lambda x: x,
    aten.real.default: lambda x: x.parts[0],
    aten.imag.default: lambda x: x.parts[1],
    aten.complex.default: Pair,
    aten.polar.default: polar,
    aten.view_as_real.default: lambda x: torch.stack(x.parts, -1),
    aten.view_as_complex.default: lambda x: Pair(x[..., 0], x[..., 1]),
    aten.view_as_real_copy.default: lambda x: torch.stack(x.parts, -1),
    aten.view_as_complex_copy.default: lambda x: Pair(x[..., 0], x[..., 1]),
    aten.abs.default: absolute,
    aten.angle.default: lambda x: torch.atan2(x.parts[1], x.parts[0]),
    aten.sgn.default: sgn,
    aten.exp.default: exp,
    aten._to_copy.default: to_copy,
    aten.where.self: where,
    aten.eq.Tensor: equal,
    aten.eq.Scalar: equal,
    aten.ne.Tensor: lambda x, y: ~equal(x, y),
    aten.ne.Scalar: lambda x, y: ~equal(x, y),
    aten.masked_fill.Scalar: lambda x, mask, value: where(mask, value, x),
    aten.full_like.default: full_like,
    aten.full.default: full,
    aten.pow.Tensor_Scalar: power,
    aten.scalar_tensor.default: lambda value, dtype=None, **kwargs: full((), value, dtype),
    aten._fft_c2c.default: lambda x, *args: Pair(*matrices.fft_c2c(x.parts, *args)),
    aten._fft_r2c.default: lambda x, *args: Pair(*matrices.fft_r2c(x, *args)),
    aten._fft_c2r.default: lambda x, *args: matrices.fft_c2r(x.parts, *args),
}


def has_complex(node):
    return any(map(is_complex, tree_leaves(node.meta.get("val"))))


class Halves(NamedTuple):
    """A pair in trees."""

    real: Any
    imaginary: Any


to_trees = functools.partial(tree_map, lambda v: Halves(*v.parts) if isinstance(v, Pair) else v)
to_pairs = functools.partial(
    tree_map,
    lambda v: Pair(*v) if isinstance(v, Halves) else v,
    is_leaf=lambda v: isinstance(v, Halves),
)


def rule(target):
    def call(args, kwargs):
        return to_trees(RULES[target](*to_pairs(args), **to_pairs(kwargs)))

    return call


def constant_pair(editor, node):
    value = getattr(editor.module, node.target)
    with editor.graph.inserting_before(node):
        halves = [
            editor.add_constant(f"{node.target}_{name}", part(value).clone())
            for name, part in (("real", torch.real), ("imaginary", torch.imag))
        ]
    for half, part in zip(halves, (torch.real, torch.imag)):
        half.meta["val"] = part(node.meta["val"]).clone()
    return Pair(*halves)


def split_node(editor, node, pairs):
    """Returns the nodes that compute what `node` does; None if it is not concerned. `pairs` are
    those of the nodes before."""
    if node.op == "placeholder" and has_complex(node):
        raise NotImplementedError(
            f"{node.target}: an input of complex numbers; give its parts and join them by "
            f"torch.complex"
        )
    if node.op == "get_attr" and has_complex(node):
        return constant_pair(editor, node)
    operands = torch.fx.map_arg((node.args, node.kwargs), lambda n: pairs.get(n, n))
    concerned = any(operand in pairs for operand in node.all_input_nodes)
    if node.op == "output" and concerned:
        raise NotImplementedError(
            "a result of complex numbers; return its parts, as torch.view_as_real gives them"
        )
    if node.op != "call_function" or not concerned and not has_complex(node):
        return None
    if not isinstance(node.target, torch._ops.OpOverload):
        return node.target(*operands[0])  # getitem
    if node.target not in RULES:
        raise NotImplementedError(f"{node.target}: no rule for complex numbers")
    return to_pairs(
        editor.call(("complex", node.target), rule(node.target), to_trees(operands), node)
    )


def split(editor):
    """Makes the complex values of a graph pairs of real ones. Returns whether the other results
    have the dtypes and shapes that they had."""
    pairs, fits = {}, True
    for node in list(editor.graph.nodes):
        try:
            made = split_node(editor, node, pairs)
        except Exception as error:
            keep_stack_trace(error, node)
            raise
        if isinstance(made, torch.fx.Node):
            fits &= editor.replace(node, made)
        elif made is not None:
            pairs[node] = made
    for node in reversed(pairs):
        editor.graph.erase_node(node)
    return fits
