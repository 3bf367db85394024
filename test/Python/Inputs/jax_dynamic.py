"""Functions of dp.jax.data_parallel whose sizes change, for jax-dynamic.test: values and gradients
are those of the function itself, and calls of other sizes compile no program."""

import warnings

import jax
import jax.numpy as jnp
import numpy as np
from jax_common import labels, normal

from dp.errors import ArgumentError
from dp.jax import data_parallel

PARAMS = {"w": normal(1, 5, 6), "out": normal(2, 6, 3)}


def on(devices, fn, scatter, **options):
    return data_parallel(fn, scatter, devices=devices, backend="cpu", threads=1, **options)


def same(got, want):
    assert jax.tree.structure(got) == jax.tree.structure(want), (got, want)
    for a, b in zip(jax.tree.leaves(got), jax.tree.leaves(want)):
        assert a.shape == b.shape and a.dtype == b.dtype, (a.shape, b.shape, a.dtype, b.dtype)
        np.testing.assert_allclose(a, b, rtol=3e-5, atol=3e-6)


def loss(params, x, y):
    hidden = jnp.tanh(x @ params["w"])
    hidden = hidden - hidden.mean(0)
    logits = jax.nn.log_softmax(hidden @ params["out"])
    chosen = jnp.take_along_axis(logits, y[:, None], 1)[:, 0]
    return -jnp.mean(chosen) + jnp.var(logits[:, 0], ddof=1), (chosen, x[-1] * 2)


def batch(rows, seed=0):
    return normal(seed, rows, 5), labels(seed, 3, rows)


def rows():
    """On every number of devices a forward and a backward for all numbers of rows."""
    slope = lambda f: jax.value_and_grad(f, has_aux=True)
    whole = slope(loss)
    for devices in (1, 2, 3, 4, 7, 8):
        part = on(devices, loss, (None, 0, 0), dynamic=True)
        for seed, count in enumerate((13, 3, 40)):
            same(slope(part)(PARAMS, *batch(count, seed)), whole(PARAMS, *batch(count, seed)))
        assert len(part.programs) == 2, (devices, len(part.programs))


def openness():
    """The first program has numbers; the second size opens one; 0 and 1 rows have their own."""
    f = lambda w, x: jnp.sum(jnp.sin(x @ w), 1).mean()
    x, w = normal(1, 9, 4), normal(2, 4, 3)
    part, fixed = on(3, f, (None, 0)), on(3, f, (None, 0), dynamic=False)
    for count, expected in ((9, 1), (5, 2), (7, 2), (2, 2), (9, 2), (1, 3), (0, 4), (8, 4)):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # Means of nothing.
            same(part(w, x[:count]), f(w, x[:count]))
        assert len(part.programs) == expected, (count, len(part.programs))
    for number, count in enumerate((9, 5)):
        same(fixed(w, x[:count]), f(w, x[:count]))
        assert len(fixed.programs) == number + 1
    # As many sizes as come: those that share a program are no kinds to keep.
    many = on(2, lambda x: x * 2, 0)
    for count in range(2, 68):
        same(many(np.arange(count)), jnp.arange(count) * 2)
    assert len(many.programs) == 2


def attend(w, x, mask):
    """Rows of texts, with a mask."""
    q = x @ w
    scores = jnp.where(mask[:, None, :], q @ x.mT, -1e9)
    causal = jnp.tril(jnp.ones((x.shape[1], x.shape[1]), bool))
    found = jax.nn.softmax(jnp.where(causal, scores, -1e9)) @ x
    return jnp.sum(found * mask[:, :, None]) / jnp.sum(mask), found[:, 0].sum(0)


def lengths():
    """Rows and a length, one by one and together; gradients with respect to both arguments."""
    w = normal(1, 4, 4)
    slope = lambda f: jax.value_and_grad(f, (0, 1), has_aux=True)
    part = on(2, attend, (None, 0, 0))
    counts = []
    for rows, length in ((4, 5), (3, 7), (6, 9), (2, 30)):
        mask = np.arange(length) < labels(1, length, rows)[:, None] + 1
        arguments = w, normal(rows, rows, length, 4), mask
        same(slope(part)(*arguments), slope(attend)(*arguments))
        counts.append(len(part.programs))
    assert counts == [2, 4, 4, 4], counts

    def drop(x, key):
        return jnp.where(jax.random.bernoulli(key, 0.5, x.shape), x, 0) + jnp.sort(x, 1)

    part = on(3, drop, (0, None), dynamic=True)
    for rows, length in ((4, 5), (7, 5), (3, 8), (5, 9)):
        arguments = normal(rows, rows, length), jax.random.key(rows)
        same(part(*arguments), drop(*arguments))
    assert len(part.programs) == 2, len(part.programs)  # Rows alone, then both.


def counts():
    """Two numbers of rows, equal in some calls; rows and a length in one dimension."""
    both = lambda x, z: (x.sum(0) * z.sum(0), jnp.outer(x[:, 0], z[:, 1]).sum(1))
    part = on(3, both, 0)
    for rows, others in ((4, 5), (6, 6), (7, 4), (5, 9)):
        arguments = normal(rows, rows, 2), normal(others, others, 2)
        same(part(*arguments), both(*arguments))
    joined = lambda w, x: jnp.mean(jnp.tanh(x.reshape(-1, 4) @ w) ** 2)
    part = on(3, joined, (None, 0))
    found = []
    for rows, length in ((4, 5), (6, 6), (7, 3)):
        arguments = normal(1, 4, 2), normal(rows, rows, length, 4)
        same(jax.value_and_grad(part)(*arguments), jax.value_and_grad(joined)(*arguments))
        found.append(len(part.programs))
    assert found == [2, 4, 4], found


def traces():
    """Sizes are numbers in each trace of jax.jit, whose calls share a program; variants of
    jax.vmap and gradients of gradients do, too."""
    layer = lambda w, x: jnp.tanh(x @ w).mean(0)
    part = on(3, layer, (None, 0), dynamic=True)
    x, w = jnp.asarray(normal(1, 12, 4)), jnp.asarray(normal(2, 4, 3))

    def squares(layer):
        slope = jax.grad(lambda w, x: jnp.sum(layer(w, x) ** 2))
        return lambda w, x: jnp.sum(slope(w, x) ** 2)

    changes = (
        lambda f: jax.jit(jax.grad(lambda w, x: f(w, x).sum())),
        lambda f: jax.vmap(f, (0, None)),
        lambda f: jax.grad(squares(f)),
    )
    for number, change in enumerate(changes):
        counts = []
        for count in (12, 7, 5):
            given = jnp.stack([w, w * 2]) if number == 1 else w
            same(change(part)(given, x[:count]), change(layer)(given, x[:count]))
            counts.append(len(part.programs))
        assert counts[0] == counts[1] == counts[2], counts


def asked():
    """Code that asks for its sizes gets them: such sizes have programs of their own."""
    table = {4: 2.0}

    def f(x):
        x = x * table.get(x.shape[0], 1.0)
        if x.shape[0] == 5:
            x = x + 1
        if x.shape[0] > 20:
            x = x - 1
        return x.reshape(-1, 3).sum(0) if x.shape[0] % 3 == 0 else x[:3]

    part = on(2, f, 0)
    for count in (7, 8, 4, 5, 25, 9):
        same(part(normal(1, count)), f(jnp.asarray(normal(1, count))))
    # A slice asks whether there are so many rows.
    part, few = on(2, lambda x: x[:3] * 2, 0), []
    for count in (7, 8, 6, 2, 9):
        same(part(normal(1, count)), normal(1, count)[:3] * 2)
        few.append(len(part.programs))
    assert few == [1, 2, 3, 4, 4], few
    # In the backward alone.
    scaled = jax.custom_vjp(lambda x: x * 1)
    scaled.defvjp(lambda x: (x * 1, x.shape[0]), lambda n, g: (g * (10 if n == 6 else 1),))
    part = on(2, lambda x: scaled(x).sum(), 0)
    for count in (7, 5, 6, 8):
        same(jax.grad(part)(jnp.ones(count)), jax.grad(lambda x: scaled(x).sum())(jnp.ones(count)))
    # A function that no program for all sizes computes.
    top = lambda x: jax.lax.top_k(x, x.shape[0] // 2)[0]
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        part = on(2, top, None, dynamic=True)
        for count in (8, 6):
            same(part(normal(1, count)), top(jnp.asarray(normal(1, count))))
        part = on(2, lambda x: top(x[0]) + x.sum(), 1, dynamic=True)
        for count in (8, 6):
            x = normal(1, 2, count)
            same(part(x), top(jnp.asarray(x[0])) + x.sum())
    assert len(caught) == 2, list(map(str, caught))
    for one in caught:
        assert "dynamic=True: lambda has no program for all sizes" in str(one.message), one
    try:
        on(2, top, 0, dynamic="rows")
    except ArgumentError as error:
        assert "dynamic is 'rows', expected None, True or False" in str(error), error
    else:
        raise AssertionError


for case in (rows, openness, lengths, counts, traces, asked):
    case()
    print(case.__name__, flush=True)
