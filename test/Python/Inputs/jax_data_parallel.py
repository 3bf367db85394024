"""Loops of JAX through dp.jax.data_parallel, for jax-data-parallel.test: values and gradients are
those of the function itself, on one device."""

import collections
import dataclasses
import functools

import jax
import jax.numpy as jnp
import ml_dtypes
import numpy as np
from compiled import compiled_once
from jax_common import labels, normal

from dp.jax import data_parallel

compiled_once()
DEVICES = 1, 2, 3, 4, 7, 8


def on(devices, fn, scatter=0, **options):
    return data_parallel(fn, scatter, devices=devices, backend="cpu", threads=1, **options)


def same(got, want, tolerance=2e-5):
    assert jax.tree.structure(got) == jax.tree.structure(want), (got, want)
    for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(want)):
        assert isinstance(a, jax.Array) and not isinstance(a, jax.core.Tracer), type(a)
        assert a.dtype == b.dtype and a.shape == b.shape, (a.dtype, a.shape, b.dtype, b.shape)
        if jax.dtypes.issubdtype(a.dtype, jax.dtypes.prng_key):
            a, b = jax.random.key_data(a), jax.random.key_data(b)
        if a.dtype == jax.dtypes.float0:
            continue
        wide = np.float64 if jnp.issubdtype(a.dtype, jnp.floating) else None
        a, b = np.asarray(a, wide), np.asarray(b, wide)
        np.testing.assert_allclose(
            a,
            b,
            rtol=tolerance,
            atol=tolerance * max(1, np.abs(b).max(initial=0, where=np.isfinite(b))),
        )


PARAMS = {"w": normal(1, 5, 6), "b": normal(2, 6), "out": (normal(3, 6, 3), None)}


def net(params, x):
    hidden = jnp.tanh(x @ params["w"] + params["b"])
    return hidden @ params["out"][0]


def loss(params, x, y):
    logits = jax.nn.log_softmax(net(params, x))
    chosen = jnp.take_along_axis(logits, y[:, None], 1)[:, 0]
    return -jnp.mean(chosen), {"right": jnp.sum(logits.argmax(1) == y), "rows": chosen}


def training():
    """A loop on every number of devices; rows that no number divides, then fewer than devices."""
    whole = jax.jit(jax.value_and_grad(loss, has_aux=True))
    for devices in DEVICES:
        sliced = jax.value_and_grad(on(devices, loss, (None, 0, 0)), has_aux=True)
        got = want = jax.tree.map(jnp.asarray, PARAMS)
        for seed, rows in enumerate((13, 13, 3)):
            batch = normal(seed, rows, 5), labels(seed, 3, rows)
            result, slopes = sliced(got, *batch)
            same((result, slopes), whole(got, *batch))
            move = lambda p, g: p - 0.5 * g
            got = jax.tree.map(move, got, slopes)
            want = jax.tree.map(move, want, whole(want, *batch)[1])
        same(got, want)


@jax.tree_util.register_dataclass
@dataclasses.dataclass
class Batch:
    x: jax.Array
    weight: jax.Array | None
    kind: str = dataclasses.field(metadata={"static": True}, default="")


Pair = collections.namedtuple("Pair", "first second")


def forms():
    """Arguments by keyword, nested ones, values of Python; results of all forms."""

    def fn(batch, *more, scale=1.0, act=jnp.tanh, **rest):
        x = act(batch.x) * scale + rest["shift"][0]
        if batch.weight is not None:
            x = x * batch.weight[:, None]
        return Pair({"x": x, "none": None, "name": batch.kind}, [x.sum(0), 1, True, more[0]])

    part = on(3, fn)
    x, weight = normal(1, 7, 2), normal(2, 7)
    strip = lambda pair: (pair.first["x"], pair.second)
    for batch, more in (
        (Batch(x, weight, "a"), {}),
        (Batch(x, None, "b"), {"scale": 2.0}),
        (Batch(x, None, "b"), {"act": jnp.sin, "scale": 2}),
    ):
        arguments = (batch, np.arange(4)), {**more, "shift": (normal(3, 2), None)}
        got, want = (f(*arguments[0], **arguments[1]) for f in (part, fn))
        assert (
            isinstance(got, Pair) and got.first["name"] == batch.kind and got.first["none"] is None
        )
        same(strip(got), jax.tree.map(jnp.asarray, strip(want)))

    class Model:
        @functools.partial(data_parallel, scatter=(None, 0), devices=2, backend="cpu")
        def __call__(self, x):
            "Doubles."
            return x * 2

    assert Model.__call__.__doc__ == "Doubles."
    same(Model()(x), jnp.asarray(x * 2))
    rows = on(2, lambda *each: [one * 2 for one in each], {"each": (None, 0)})
    same(rows(x, weight), [jnp.asarray(x * 2), jnp.asarray(weight * 2)])
    assert rows.programs[0].step.find_dims() == [None, 0]
    power = on(2, lambda x, n, flag: x**n if flag else x, {"x": 0}, static_argnames=("n", "flag"))
    same(
        [power(x, 2, True), power(x, n=3, flag=True), power(x, 3, False)],
        list(map(jnp.asarray, (x**2, x**3, x))),
        1e-6,
    )
    count = len(power.programs)
    power(x + 1, 2, True)
    assert len(power.programs) == count


def kinds():
    """Numbers of all kinds; the gradients of integers and truth values are float0."""

    def fn(x, i, keep):
        return (
            jnp.where(keep[:, None], x * i[:, None].astype(x.dtype), 0).sum(0),
            i * 2,
            jnp.logical_not(keep),
        )

    i, keep = labels(1, 5, 9), labels(2, 2, 9) > 0
    for dtype, tolerance in ((np.float32, 1e-6), (np.float16, 4e-3), (ml_dtypes.bfloat16, 4e-2)):
        x = jnp.asarray(normal(3, 9, 4), dtype)
        part = on(4, fn)
        arguments = x, i.astype(np.int8), keep
        want, pull = jax.vjp(fn, *arguments)
        got, pulled = jax.vjp(part, *arguments)
        same(got, want, tolerance)
        slopes = tuple(
            jnp.ones_like(v)
            if jnp.issubdtype(v.dtype, jnp.inexact)
            else np.zeros(v.shape, jax.dtypes.float0)
            for v in want
        )
        got, want = pulled(slopes), pull(slopes)
        same(got[0], want[0], tolerance)
        assert [v.dtype for v in got] == [v.dtype for v in want]
    with jax.enable_x64(True):
        x = np.random.default_rng(1).standard_normal((9, 4))
        wide = lambda x, n: (jnp.exp(x).sum(), n + 2**40)
        part = on(3, wide)
        got, want = (jax.value_and_grad(f, has_aux=True)(x, np.int64(1)) for f in (part, wide))
        sine, late = jax.vjp(on(2, jnp.sin), jnp.asarray(x))
        same(got, want, 1e-12)
        assert got[0][0].dtype == np.float64 and int(got[0][1]) == 2**40 + 1
    np.testing.assert_allclose(late(sine)[0], np.sin(x) * np.cos(x), rtol=1e-12)
    z = jnp.asarray(normal(1, 5) + 1j * normal(2, 5))
    size = lambda z, w: jnp.sum(jnp.abs(z * w) ** 2)
    got, want = (jax.grad(f, (0, 1))(z, z[0]) for f in (on(3, size, (0, None)), size))
    for a, b in zip(got, want):
        assert a.dtype == b.dtype
        np.testing.assert_allclose(a, b, rtol=1e-5)


def drawn():
    """Keys, typed and raw, draw what JAX draws."""

    def fn(x, key, old):
        mask = jax.random.bernoulli(key, 0.5, x.shape)
        return jnp.where(mask, x, 0) + jax.random.normal(old, x.shape[1:]), jax.random.split(key)[0]

    x, key, old = normal(1, 5, 3), jax.random.key(3), jax.random.PRNGKey(4)
    part = on(3, fn, (0, None, None))
    same(part(x, key, old), jax.tree.map(jnp.asarray, fn(x, key, old)), 1e-6)
    total = lambda f: lambda x: jnp.sin(f(x, key, old)[0]).sum()
    same(jax.grad(total(part))(x), jax.grad(total(fn))(x), 1e-6)


def graphs():
    """Several calls before a backward, one in another, one twice, and other weights between."""
    x, w = normal(1, 9, 4), normal(2, 4, 4)
    layer = lambda w, x: jnp.sin(x @ w)

    def make(layer):
        def fn(w, x):
            once = layer(w, x)
            twice = layer(w * 0.5, once)
            return (layer(w, x) * once + twice).sum()

        return fn

    part = on(3, layer, (None, 0))
    for argnums in (0, 1, (0, 1)):
        got, want = (jax.value_and_grad(make(f), argnums)(w, x) for f in (part, layer))
        same(got, want)
    first, pull_first = jax.vjp(lambda w: part(w, x), w)
    second, pull_second = jax.vjp(lambda w: part(w, x), w * 2)
    want = [jax.vjp(lambda w: layer(w, x), v)[1](first)[0] for v in (w, w * 2)]
    same(
        [pull_second(first)[0], pull_first(first)[0], pull_first(first)[0]],
        [want[1], want[0], want[0]],
    )


def transformed():
    """Inside of jit, scan, checkpoint and vmap; gradients of gradients."""
    x, w = jnp.asarray(normal(1, 6, 3)), jnp.asarray(normal(2, 3, 3))
    layer = lambda w, x: jnp.tanh(x @ w)
    part = on(2, layer, (None, 0))

    def steps(layer):
        def fn(w, x):
            return jnp.sum(jax.lax.scan(lambda x, _: (layer(w, x), None), x, None, 3)[0] ** 2)

        return fn

    def squares(layer):
        slope = jax.grad(lambda w, x: jnp.sum(layer(w, x) ** 2))
        return lambda w, x: jnp.sum(slope(w, x) ** 2)

    many = jnp.stack([w, w * 2])
    for change in (
        lambda f: jax.jit(jax.value_and_grad(steps(f), (0, 1)))(w, x),
        lambda f: jax.jit(jax.grad(steps(jax.checkpoint(f))))(w, x),
        lambda f: jax.vmap(f, (0, None))(many, x),
        lambda f: jax.grad(lambda w: jax.vmap(f, (0, None))(w, x).sum())(many),
        lambda f: jax.vmap(jax.grad(lambda w: f(w, x).sum()))(many),
        lambda f: jax.grad(squares(f))(w, x),
        lambda f: jax.jit(jax.grad(squares(f), 1))(w, x),
        lambda f: jax.jacrev(f)(w, x),
    ):
        same(change(part), change(layer))
    assert jax.eval_shape(part, w, x).shape == (6, 3)


def bodies():
    """What a function may have inside: control flow, jit, a checkpoint's policy, rules."""

    outside = jnp.arange(3.0)

    @jax.custom_vjp
    def clipped(x):
        return x

    clipped.defvjp(lambda x: (x, None), lambda _, g: (jnp.clip(g, -0.1, 0.1),))
    inner = jax.jit(lambda x, w: jnp.sin(x) @ w)
    policy = jax.checkpoint_policies.nothing_saveable

    @functools.partial(jax.checkpoint, policy=policy)
    def block(x, w):
        return jnp.exp(-jnp.square(inner(x, w)))

    def fn(w, x, n):
        x = clipped(x)
        x = jax.lax.fori_loop(0, 3, lambda i, x: x + inner(x, w) / (i + 1), x)
        x = jax.lax.cond(n > 2, lambda x: block(x, w), lambda x: x * 2, x)
        total, rows = jax.lax.scan(lambda c, row: (c + row, c * row), jnp.zeros(3), x)
        return jnp.mean(rows * outside) + total.max(), x

    part = on(3, fn, (None, 0, None))
    x, w = normal(1, 7, 3), normal(2, 3, 3) / 3
    for n in (1, 5):
        got, want = (jax.value_and_grad(f, (0, 1), has_aux=True)(w, x, n) for f in (part, fn))
        same(got, want)


def empty():
    """No rows, no arguments, results that are arguments or constants."""
    mean = lambda w, x: (jnp.sum(x * w), x[:0], w, 3.0, jnp.arange(2))
    part = on(3, mean, (None, 0))
    for rows in (0, 1, 2):
        got, want = (
            jax.value_and_grad(lambda *a, f=f: (f(*a)[0], f(*a)), has_aux=True)(
                2.0, normal(1, rows, 2)
            )
            for f in (part, mean)
        )
        same(got, jax.tree.map(jnp.asarray, want))
    same(on(2, lambda: jnp.arange(3.0))(), jnp.arange(3.0))
    unused = lambda x, y: jnp.sum(x)
    got, want = (jax.grad(f, (0, 1))(jnp.ones(3), jnp.ones(4)) for f in (on(2, unused), unused))
    same(got, want)


def kept():
    """Arrays are read and written where they are; the rows that a forward keeps stay sharded."""
    layer = lambda w, x: jnp.tanh(x @ w).sum(1)
    part = on(4, layer, (None, 0))
    x, w = jnp.asarray(normal(1, 64, 32)), jnp.asarray(normal(2, 32, 16))
    seen = []
    part(w, x)
    program = part.programs[0]
    call = program.call
    program.call = lambda arguments, results, keep: (
        seen.append((arguments, results)),
        call(arguments, results, keep),
    )[1]
    result = part(w, x)
    inside = jax.jit(lambda w, x: part(w, x))(w, x)
    (direct, foreign) = seen
    assert direct[0] == foreign[0] == [w.unsafe_buffer_pointer(), x.unsafe_buffer_pointer()]
    assert direct[1] == [result.unsafe_buffer_pointer()]
    assert foreign[1] == [inside.unsafe_buffer_pointer()]
    jax.grad(lambda w: part(w, x).sum())(w)
    backward = part.programs[-1].step
    assert backward.name.endswith("_backward")
    rows = {name for name, dim in zip(backward.names, backward.find_dims()) if dim == 0}
    assert "gradient of result 0" in rows and len(rows) > 1, rows
    again = on(4, jax.checkpoint(layer), (None, 0))
    jax.grad(lambda w: again(w, x).sum())(w)
    assert [one.step.name.split("_")[-1] for one in again.programs] == ["forward", "backward"]
    assert set(again.programs[-1].step.names) <= {"kept.0", "kept.1", "gradient of result 0"}
    assert "partial(add)" in str(part.report()[-1])


for case in (training, forms, kinds, drawn, graphs, transformed, bodies, empty, kept):
    case()
    print(case.__name__, flush=True)
