"""Steps as users write them for jax.jit, against jitted JAX over several batches, for
jax-situations.test."""

import functools
import sys

import jax
import jax.numpy as jnp
import numpy as np
import optax
from compiled import compiled_once
from jax import lax
from jax_common import descend, labels, normal

import dp
import dp.jax

compiled_once()
ROWS = (13, 13, 6, 13)
W = {"w": normal(5, 4)}
BATCHES = [{"x": normal(i, n, 4), "y": normal(i + 9, n)} for i, n in enumerate(ROWS)]


def numbers(value):
    is_key = jax.dtypes.issubdtype(jnp.asarray(value).dtype, jax.dtypes.prng_key)
    return np.asarray(jax.random.key_data(value) if is_key else value)


def differing(got, want, tolerance):
    """Returns what differs in structure, dtype, kind of number or value."""
    if jax.tree.structure(got) != jax.tree.structure(want):
        return [f"{jax.tree.structure(got)}, expected {jax.tree.structure(want)}"]
    made = []
    for (path, a), b in zip(jax.tree_util.tree_flatten_with_path(got)[0], jax.tree.leaves(want)):
        a, b = numbers(a), numbers(b)
        if (a.dtype, a.shape) != (b.dtype, b.shape):
            made.append(
                f"{jax.tree_util.keystr(path)} is {a.dtype}{a.shape}, expected {b.dtype}{b.shape}"
            )
            continue
        wide = np.complex128 if b.dtype.kind == "c" else np.float64
        a, b, allowed = a.astype(wide), b.astype(wide), 0 if b.dtype.kind in "iub" else tolerance
        size = max(np.abs(b[np.isfinite(b)]).max(initial=0), 1e-3)
        with np.errstate(invalid="ignore"):
            right = (
                (a == b)
                | (np.isnan(a) & np.isnan(b))
                | (np.isfinite(b) & (np.abs(a - b) <= allowed * size))
            )
        if not right.all():
            made.append(
                f"{jax.tree_util.keystr(path)} is {a[~right][:4]}, expected {b[~right][:4]}"
            )
    return made


def check(fn, state, batches=BATCHES, tolerance=3e-5):
    step, jitted, last, want = dp.jax.train_step(fn, state, batches[0]), jax.jit(fn), state, []
    for batch in batches:
        last, results = jitted(last, batch)
        want.append(results)
    for devices in (1, 2, 3, 4, 7, 8):
        with dp.Session(step, devices=devices, backend="cpu") as run:
            for i, (batch, wanted) in enumerate(zip(batches, want)):
                found = differing(run(batch), wanted, tolerance)
                assert not found, (devices, i, found[:5])
            found = differing(step.unflatten_state(run.state()), last, tolerance)
            assert not found, (devices, found[:5])


def error(params, batch):
    return jnp.mean((batch["x"] @ params["w"] - batch["y"]) ** 2)


def keys_of_closures():
    """A typed key that the function has, folded with a count, for draws that have the shape of the
    batch."""
    key = jax.random.key(3)

    def fn(state, batch):
        drawn = jax.random.fold_in(key, state["n"])
        x = batch["x"] + jax.random.normal(drawn, batch["x"].shape)
        return {"w": state["w"] - 0.1 * x.mean(0), "n": state["n"] + 1}, {
            "x": x,
            "order": jax.random.permutation(drawn, x.shape[0]),
        }

    check(fn, {**W, "n": 0})


def keys_of_the_batch():
    """An old key, whose 2 numbers are no rows, a typed key for each row, and one of another
    generator in the state."""

    def fn(state, batch):
        per_row = jax.vmap(lambda key, x: x + jax.random.normal(key, x.shape))(
            batch["rows"], batch["x"]
        )
        split, use = jax.random.split(state["k"])
        old = jax.random.uniform(batch["old"], batch["x"].shape)
        return {"k": split}, {"old": old, "rows": per_row, "state": jax.random.uniform(use, (3,))}

    keys = lambda i, b: {
        "old": jax.random.PRNGKey(i),
        "rows": jax.random.split(jax.random.key(i), len(b["x"])),
    }
    check(
        fn,
        {"k": jax.random.key(1, impl="rbg")},
        [{"x": b["x"], **keys(i, b)} for i, b in enumerate(BATCHES)],
    )


def numbers_of_python():
    def fn(state, batch):
        half = batch["x"].astype(jnp.bfloat16) * batch["rate"]
        return {
            "w": state["w"] - batch["rate"] * batch["x"].mean(0) * batch["k"],
            "n": state["n"] + batch["k"],
        }, {
            "half": half,
            "k": batch["k"] // 2,
            "flag": batch["flag"],
            "wide": batch["wide"] * batch["x"][0, 0],
        }

    check(
        fn,
        {**W, "n": 0},
        [
            {"x": b["x"], "rate": 0.1 * i, "k": i + 3, "flag": bool(i % 2), "wide": np.float64(i)}
            for i, b in enumerate(BATCHES)
        ],
        1e-2,
    )


def rules_of_derivatives():
    """custom_jvp, and a custom_vjp with an argument that is not differentiated."""

    @jax.custom_jvp
    def bent(x, y):
        return jnp.sin(x) * y

    bent.defjvp(lambda p, t: (bent(*p), jnp.cos(p[0]) * p[1] * t[0] * 2 + jnp.sin(p[0]) * t[1]))

    @functools.partial(jax.custom_vjp, nondiff_argnums=(1,))
    def clipped(x, most):
        return x

    clipped.defvjp(lambda x, most: (x, ()), lambda most, saved, g: (jnp.clip(g, -most, most),))
    check(descend(lambda p, b: jnp.mean(clipped(bent(b["x"] @ p["w"], b["y"]), 1e-2))), W)


def control_flow():
    def loss(p, batch):
        body = jax.checkpoint(
            lambda c, w: (jnp.tanh(c * w), c.sum()), policy=jax.checkpoint_policies.dots_saveable
        )
        c, sums = lax.scan(body, batch["x"], jnp.stack([p["w"], p["w"] * 2]))
        total = lax.fori_loop(0, 3, lambda i, v: v * 0.9 + i, c.sum())
        tries = lax.while_loop(
            lambda v: (jnp.abs(v[0]) > 0.1) & (v[1] < 5),
            lambda v: (v[0] / 2, v[1] + 1),
            (lax.stop_gradient(total), 0),
        )
        return (
            lax.cond(tries[1] > 2, lambda v: v.mean(), lambda v: v.sum(), c * p["w"])
            + sums.mean() * 1e-2
        )

    check(descend(loss), W)


def derivatives_of_rows():
    """Gradients of each row, clipped, and Newton's method by the Hessian of the whole batch."""

    def fn(state, batch):
        rows = jax.vmap(jax.grad(lambda w, x, y: (x @ w - y) ** 2), (None, 0, 0))(
            state["w"], batch["x"], batch["y"]
        )
        norms = jnp.linalg.norm(rows, axis=1, keepdims=True)
        of_w = lambda w: error({"w": w}, batch)
        newton = jnp.linalg.solve(
            jax.hessian(of_w)(state["w"]) + jnp.eye(4), jax.grad(of_w)(state["w"])
        )
        return {"w": state["w"] - 0.1 * (rows / jnp.maximum(norms, 1)).mean(0) - 0.1 * newton}, {
            "norms": norms
        }

    check(fn, W, tolerance=2e-4)


def integers():
    """Integers as parameters: counts, an overflowing byte, a flag; and segments."""

    def fn(state, batch):
        i, y = batch["i"], batch["y"]
        new = {
            "count": state["count"] + jnp.bincount(i, length=5),
            "byte": state["byte"] + i[:1].astype(jnp.uint8).sum().astype(jnp.uint8),
            "flag": state["flag"] ^ (i.sum() % 2 == 0),
        }
        return new, {
            "sum": jax.ops.segment_sum(y, i, 5),
            "max": jax.ops.segment_max(y, i, 5),
            "min": jax.ops.segment_min(i, i, 5),
        }

    check(
        fn,
        {"count": np.zeros(5, np.int32), "byte": np.uint8(250), "flag": np.bool_(False)},
        [{"i": labels(i, 5, n), "y": normal(i, n)} for i, n in enumerate(ROWS)],
    )


def numbers_that_are_none():
    """NaN, infinities and a zero with a sign."""

    def fn(state, batch):
        x = batch["x"]
        return {"w": state["w"] + jnp.nanmean(x, 0)}, {
            "max": x.max(0),
            "argmax": x.argmax(0),
            "sum": x.sum(1),
            "sorted": jnp.sort(x, 0),
            "order": jnp.argsort(x, 0),
            "clip": jnp.clip(x, -1, 1),
            "relu": jax.nn.relu(x),
            "logsumexp": jax.nn.logsumexp(x, 0),
            "maximum": jnp.maximum(x, 0),
            "number": jnp.nan_to_num(x),
            "top": lax.top_k(x.T, 3),
            "cummax": lax.cummax(x),
            "cumsum": jnp.cumsum(x, 0),
        }

    batches = []
    for i, n in enumerate(ROWS):
        x = normal(i, n, 4)
        x[0, 0], x[1, 1], x[2, 2], x[3, 3], x[4, 1] = np.nan, np.inf, -np.inf, -0.0, -np.inf
        batches.append({"x": x})
    check(fn, W, batches)


def rows_in_order():
    """What an op makes of the order of the rows, and indices at the seams of devices."""

    def fn(state, batch):
        x, y = batch["x"], batch["y"]
        n = x.shape[0]
        return {"w": state["w"] + x[jnp.argsort(y)[0]], "k": state["k"] + 1}, {
            "descending": jnp.argsort(y, descending=True, stable=True),
            "roll": jnp.roll(x, 1, 0),
            "flip": x[::-1],
            "even": x[::2],
            "cumsum": jnp.cumsum(y),
            "diff": jnp.diff(y),
            "pad": jnp.pad(x, ((1, 2), (0, 0)), mode="edge"),
            "first": x[0],
            "last": x[-1],
            "quantile": jnp.quantile(y, jnp.array([0.1, 0.5])),
            "gram": x @ x.T,
            "repeat": jnp.repeat(x, 2, 0),
            "top": lax.top_k(y, 3),
            "at": lax.dynamic_slice_in_dim(x, state["k"], 2),
            "set": lax.dynamic_update_slice(x, jnp.ones((2, 4)), (n - 1, 0)),
            "some": jnp.nonzero(y > 0, size=4),
            "product": lax.associative_scan(jnp.multiply, y),
            "mean": x.mean(),
        }

    check(fn, {**W, "k": 0})


def few_rows():
    """No rows, one, and fewer than devices; first and later."""

    def fn(state, batch):
        x = batch["x"]
        return {"w": state["w"] + x.sum(0)}, {"mean": x.mean(0), "rows": x.shape[0], "x": x * 2}

    part = lambda *rows: [{k: v[:n] for k, v in BATCHES[0].items()} for n in rows]
    check(fn, W, part(13, 0, 1, 2))
    check(fn, W, part(1, 13, 0, 2))
    check(lambda state, batch: ({"w": state["w"] * 0.9}, state["w"].sum()), W, [None, None])


def micro_batches():
    """Gradients accumulated over halves of the batch."""

    def fn(state, batch):
        parts = jax.tree.map(lambda v: v.reshape(2, -1, *v.shape[1:]), batch)
        add = lambda total, part: (jax.tree.map(jnp.add, total, jax.grad(error)(state, part)), None)
        grads, _ = lax.scan(add, jax.tree.map(jnp.zeros_like, state), parts)
        return jax.tree.map(lambda p, g: p - 0.05 * g, state, grads), {"sums": parts["x"].sum(1)}

    check(
        fn,
        W,
        [{"x": normal(i, n, 4), "y": normal(i + 9, n)} for i, n in enumerate((12, 12, 6, 10))],
    )


def complex_states():
    fn = lambda state, batch: (
        {"c": state["c"] * jnp.exp(1j * batch["x"].mean())},
        {"rows": state["c"][0] * batch["x"][:, 0]},
    )
    check(fn, {"c": np.ones(3, np.complex64)})


def halves():
    """jax.nn's attention in bf16, whose products name an algorithm with sums in f32."""

    def loss(p, batch):
        heads = (batch["x"][:, :, None, None] * p["w"]).reshape(-1, 4, 2, 2).astype(jnp.bfloat16)
        return jnp.mean(jax.nn.dot_product_attention(heads, heads, heads).astype(jnp.float32) ** 2)

    check(descend(loss), W, tolerance=1e-2)


def optimizers():
    """lookahead with an average of the weights, a rate that each batch gives, and steps that
    accumulate by a schedule."""
    ahead = optax.lookahead(optax.sgd(0.1), 2, 0.5)
    rated = optax.inject_hyperparams(optax.sgd)(learning_rate=0.1)
    several = optax.MultiSteps(optax.adam(0.1), lambda n: 1 + n % 2)

    def fn(state, batch):
        (params, opt, average), (w, rate), (v, more) = state
        updates, opt = ahead.update(jax.grad(error)(params.fast, batch), opt, params)
        params = optax.apply_updates(params, updates)
        rate = rate._replace(hyperparams={**rate.hyperparams, "learning_rate": batch["rate"]})
        updates, rate = rated.update(jax.grad(error)(w, batch), rate, w)
        w = optax.apply_updates(w, updates)
        updates, more = several.update(jax.grad(error)(v, batch), more, v)
        average = optax.incremental_update(params.fast, average, 0.1)
        return ((params, opt, average), (w, rate), (optax.apply_updates(v, updates), more)), None

    both = optax.LookaheadParams.init_synced(W)
    check(
        fn,
        ((both, ahead.init(both), W), (W, rated.init(W)), (W, several.init(W))),
        [{**b, "rate": 0.1 / (i + 1)} for i, b in enumerate(BATCHES)],
    )


RUN = (
    keys_of_closures, keys_of_the_batch, numbers_of_python, rules_of_derivatives, control_flow,
    derivatives_of_rows, integers, numbers_that_are_none, rows_in_order, few_rows, micro_batches,
    complex_states, halves, optimizers,
)  # fmt: skip
for run in RUN:
    if not sys.argv[1:] or run.__name__ in sys.argv[1:]:
        run()
        print(f"{run.__name__}: as JAX", flush=True)
