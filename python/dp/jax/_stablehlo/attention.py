"""Attention for JAX that dp computes without the scores in memory: dp.attention and its gradient.

Under jax.jit alone it is plain JAX. While dp lowers a step, its primitives become custom calls, and
then the ops of dp.
"""

from __future__ import annotations

import contextlib
import functools

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend.core import Primitive

from dp.jax._stablehlo.compat import batching, ir, mlir

FORWARD, GRADIENT = "dp.attention", "dp.attention_gradient"
_lowers_for_dp = False


@contextlib.contextmanager
def calls():
    """While JAX lowers, attention becomes custom calls that `lower` reads."""
    global _lowers_for_dp
    before, _lowers_for_dp = _lowers_for_dp, True
    try:
        yield
    finally:
        _lowers_for_dp = before


def _scores(query, key, mask, causal, scale, group):
    scores = jnp.einsum("...mk,...nk->...mn", query, jnp.repeat(key, group, axis=-3)) * scale
    if mask is not None:
        scores = scores + mask
    if causal:
        scores = jnp.where(np.tri(*scores.shape[-2:], dtype=bool), scores, -np.inf)
    return scores


def _score_type(dtype):
    """Returns the dtype of the scores of queries of `dtype`, and so of mask and logsumexp."""
    return jnp.promote_types(dtype, jnp.float32)


def _plain(query, key, value, *mask, causal, scale, group):
    result = query.dtype
    query, key, value = (x.astype(_score_type(result)) for x in (query, key, value))
    scores = _scores(query, key, mask[0] if mask else None, causal, scale, group)
    logsumexp = jax.nn.logsumexp(scores, axis=-1)
    probabilities = jnp.exp(scores - jnp.where(logsumexp == -np.inf, 0, logsumexp)[..., None])
    return jnp.einsum(
        "...mn,...nv->...mv", probabilities, jnp.repeat(value, group, axis=-3)
    ).astype(result), logsumexp


def _plain_gradient(query, key, value, *rest, causal, scale, group):
    *mask, output, logsumexp, gradient = rest
    result = query.dtype
    query, key, value, output, gradient = (
        x.astype(_score_type(result)) for x in (query, key, value, output, gradient)
    )
    scores = _scores(query, key, mask[0] if mask else None, causal, scale, group)
    probabilities = jnp.exp(scores - jnp.where(logsumexp == -np.inf, 0, logsumexp)[..., None])
    means = (gradient * output).sum(-1, keepdims=True)

    def share(x):
        return x.reshape(*x.shape[:-3], -1, group, *x.shape[-2:]).sum(-3)

    inner = jnp.einsum("...mv,...nv->...mn", gradient, jnp.repeat(value, group, axis=-3))
    inner = probabilities * (inner - means) * scale
    gradients = (
        jnp.einsum("...mn,...nk->...mk", inner, jnp.repeat(key, group, axis=-3)),
        share(jnp.einsum("...mn,...mk->...nk", inner, query)),
        share(jnp.einsum("...mn,...mv->...nv", probabilities, gradient)),
    )
    return tuple(x.astype(result) for x in gradients)


def _shapes(query, key, value, *rest, **_):
    sums = query.update(shape=query.shape[:-1], dtype=_score_type(query.dtype))
    return query.update(shape=(*query.shape[:-1], value.shape[-1])), sums


def _gradient_shapes(query, key, value, *rest, **_):
    return query, key, value


def _lower_call(name, plain, context, *operands, causal, scale, group):
    if not _lowers_for_dp:
        return mlir.lower_fun(
            functools.partial(plain, causal=causal, scale=scale, group=group), multiple_results=True
        )(context, *operands)
    unknown = ir.ShapedType.get_dynamic_size()
    types = [
        ir.RankedTensorType.get(
            [n if isinstance(n, int) else unknown for n in aval.shape],
            mlir.dtype_to_ir_type(aval.dtype),
        )
        for aval in context.avals_out
    ]
    config = {
        "causal": ir.BoolAttr.get(causal),
        "scale": ir.FloatAttr.get_f64(scale),
        "group": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), group),
    }
    return mlir.custom_call(
        name, result_types=types, operands=operands, backend_config=config, api_version=4
    ).results


def _batch(primitive, values, dims, **parameters):
    """The dimension of vmap becomes the first one of the batch; a mask without it is the same along
    it."""
    size = next(x.shape[d] for x, d in zip(values, dims) if isinstance(d, int))
    has_mask = len(values) in (4, 7)

    def move(number, x, dim):
        if isinstance(dim, int):
            return jnp.moveaxis(x, dim, 0)
        return x[None] if number == 3 and has_mask else jnp.broadcast_to(x, (size, *x.shape))

    results = primitive.bind(
        *(move(*each) for each in zip(range(len(values)), values, dims)), **parameters
    )
    return results, (0,) * len(results)


def _make(name, plain, shapes):
    primitive = Primitive(name.replace(".", "_"))
    primitive.multiple_results = True
    primitive.def_impl(
        lambda *operands, **parameters: list(
            jax.jit(functools.partial(plain, **parameters))(*operands)
        )
    )
    primitive.def_abstract_eval(shapes)
    mlir.register_lowering(primitive, functools.partial(_lower_call, name, plain))
    batching.primitive_batchers[primitive] = functools.partial(_batch, primitive)
    return primitive


_forward = _make(FORWARD, _plain, _shapes)
_gradient = _make(GRADIENT, _plain_gradient, _gradient_shapes)


@functools.partial(jax.custom_vjp, nondiff_argnums=(4, 5, 6))
def _attention(query, key, value, mask, causal, scale, group):
    return _attend(query, key, value, mask, causal, scale, group)[0]


def _attend(query, key, value, mask, causal, scale, group):
    masks = () if mask is None else (mask,)
    output, logsumexp = _forward.bind(
        query, key, value, *masks, causal=causal, scale=scale, group=group
    )
    return output, (query, key, value, mask, output, logsumexp)


def _pull_back(causal, scale, group, kept, gradient):
    query, key, value, mask, output, logsumexp = kept
    masks = () if mask is None else (mask,)
    return (
        *_gradient.bind(
            query,
            key,
            value,
            *masks,
            output,
            logsumexp,
            gradient,
            causal=causal,
            scale=scale,
            group=group,
        ),
        None,
    )


_attention.defvjp(_attend, _pull_back)


def _padding(length, lengths):
    return jnp.arange(length) < lengths[:, None]


def dot_product_attention(
    query,
    key,
    value,
    bias=None,
    mask=None,
    *,
    scale=None,
    is_causal=False,
    query_seq_lengths=None,
    key_value_seq_lengths=None,
    local_window_size=None,
    implementation=None,
    return_residual=False,
    dropout_rate=0.0,
    deterministic=True,
):
    """Computes what jax.nn.dot_product_attention does, with its arguments; in a step of dp without
    the scores in memory.

    That is so for f64, f32 and, with scores and sums in f32, f16 and bf16; for `mask`, `is_causal`,
    lengths, and keys that several heads share. A bias, which may need a gradient, a window and
    `return_residual` are left to jax.nn, with the scores in memory. A row that may attend to no key
    gives zeros; jax.nn gives the mean of the values. Gradients of gradients and forward
    differentiation are jax.nn's only.

    flax's modules take it as `attention_fn`. Raises NotImplementedError where they ask for dropout
    of probabilities.
    """
    if dropout_rate > 0 and not deterministic:
        raise NotImplementedError("dp.jax.dot_product_attention has no dropout of probabilities")
    query, key, value = (jnp.asarray(x) for x in (query, key, value))
    supported = query.dtype == key.dtype == value.dtype and query.dtype in (
        jnp.float64,
        jnp.float32,
        jnp.float16,
        jnp.bfloat16,
    )
    if (
        not supported
        or bias is not None
        or local_window_size is not None
        or return_residual
        or implementation == "cudnn"
    ):
        return jax.nn.dot_product_attention(
            query,
            key,
            value,
            bias,
            mask,
            scale=scale,
            is_causal=is_causal,
            query_seq_lengths=query_seq_lengths,
            key_value_seq_lengths=key_value_seq_lengths,
            local_window_size=local_window_size,
            implementation=implementation,
            return_residual=return_residual,
        )
    shape = query.shape
    query, key, value = (x[None] if x.ndim == 3 else x for x in (query, key, value))
    if (
        query.ndim != 4
        or key.shape != value.shape
        or query.shape[0] != key.shape[0]
        or query.shape[3] != key.shape[3]
        or (query.shape[2] % key.shape[2])
    ):
        raise ValueError(
            f"expected query [B, T, N, H] and key and value [B, S, K, H], where K divides N; found "
            f"{query.shape}, {key.shape} and {value.shape}"
        )
    if mask is not None:
        mask = jnp.asarray(mask)
        if mask.dtype != bool:
            raise ValueError(f"expected a mask of bool, found {mask.dtype}")
        mask = mask.reshape((1,) * (4 - mask.ndim) + mask.shape)
    if key_value_seq_lengths is not None:
        kept = _padding(key.shape[1], jnp.asarray(key_value_seq_lengths))[:, None, None]
        mask = kept if mask is None else mask & kept
    added = None if mask is None else jnp.where(mask, 0, -jnp.inf).astype(_score_type(query.dtype))
    scale = float(1 / np.sqrt(query.shape[3]) if scale is None else scale)
    heads_first = (jnp.swapaxes(x, 1, 2) for x in (query, key, value))
    out = _attention(*heads_first, added, bool(is_causal), scale, query.shape[2] // key.shape[2])
    out = jnp.swapaxes(out, 1, 2)
    if query_seq_lengths is not None:
        out = jnp.where(
            _padding(query.shape[1], jnp.asarray(query_seq_lengths))[:, :, None, None], out, 0
        )
    return out.reshape(shape)


def lower(op):
    """Replaces a custom call of this file by the op of dp."""
    config = ir.DictAttr(op.attributes["mhlo.backend_config"])
    operands = list(op.operands)
    query, key, value = operands[:3]
    # Of the results: those of the operands with the same shapes, and for the output those of query
    # and value.
    alike = [query, key, value] if len(op.results) == 3 else [query, query]

    def number(n):
        return ir.Operation.create(
            "arith.constant",
            results=[ir.IndexType.get()],
            attributes={"value": ir.IntegerAttr.get(ir.IndexType.get(), n)},
        ).result

    with ir.InsertionPoint(op), op.location:
        dests = []
        for source, result in zip(alike, op.results):
            type = ir.RankedTensorType(result.type)
            extents = [
                ir.Operation.create(
                    "tensor.dim",
                    results=[ir.IndexType.get()],
                    operands=[
                        value
                        if len(alike) == 2 and result == op.results[0] and dim == type.rank - 1
                        else source,
                        number(dim),
                    ],
                ).result
                for dim in range(type.rank)
                if type.is_dynamic_dim(dim)
            ]
            dests.append(
                ir.Operation.create("tensor.empty", results=[type], operands=extents).result
            )
        attributes = {
            "scale": config["scale"],
            "group": config["group"],
            **({"causal": ir.UnitAttr.get()} if ir.BoolAttr(config["causal"]).value else {}),
        }
        name = ir.StringAttr(op.attributes["call_target_name"]).value
        made = ir.Operation.create(
            name,
            results=[r.type for r in op.results],
            operands=[*operands, *dests],
            attributes=attributes,
        )
    for old, new in zip(op.results, made.results):
        old.replace_all_uses_with(new)
    op.erase()
