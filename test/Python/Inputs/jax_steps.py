"""Steps of JAX for jax-steps.test: each runs three batches, of 13, 13 and 6 rows, on every number
of devices."""

import jax
import jax.numpy as jnp
import numpy as np
from compiled import compiled_once
from jax_common import descend, labels, normal

import dp
import dp.jax

compiled_once()
ROWS = (13, 13, 6)


def numbers(tree):
    take = lambda v: (
        jax.random.key_data(v)
        if jax.dtypes.issubdtype(jnp.asarray(v).dtype, jax.dtypes.prng_key)
        else v
    )
    return [np.asarray(take(v)) for v in jax.tree.leaves(tree)]


def same(what, got, want, tolerance):
    assert jax.tree.structure(got) == jax.tree.structure(want), (what, jax.tree.structure(got))
    for a, b in zip(numbers(got), numbers(want)):
        assert a.dtype == b.dtype and a.shape == b.shape, (what, a.dtype, b.dtype, a.shape, b.shape)
        far = np.abs(a.astype(np.float64) - b.astype(np.float64)).max(initial=0) / max(
            np.abs(b.astype(np.float64)).max(initial=0), 1e-3
        )
        assert far <= tolerance, (what, far)


def check(name, fn, state, batches, tolerance=3e-5, **keywords):
    step, jitted, want, last = (
        dp.jax.train_step(fn, state, batches[0], **keywords),
        jax.jit(fn),
        [],
        state,
    )
    for batch in batches:
        last, results = jitted(last, batch)
        want.append(results)
    for devices in (1, 2, 3, 4, 7, 8):
        with dp.Session(
            step, devices=devices, backend="cpu", verify=len(batches) if devices == 2 else 0
        ) as run:
            for i, batch in enumerate(batches):
                same(f"{name} on {devices} devices, step {i}", run(batch), want[i], tolerance)
            same(
                f"{name} on {devices} devices, state",
                step.unflatten_state(run.state()),
                last,
                tolerance,
            )
    print(
        f"{name}: as JAX, {len(step.graphs)} graph{'s' if len(step.graphs) > 1 else ''}", flush=True
    )


def classifier():
    """Momentum, dropout from a typed key in the state, a count, cross entropy by take_along_axis,
    under jax.checkpoint."""

    @jax.checkpoint
    def layer(w, x):
        return jax.nn.gelu(x @ w)

    @jax.jit
    def fn(state, batch):
        key, use = jax.random.split(state["key"])

        def loss(params):
            h = layer(params[0], batch["x"])
            h = jnp.where(jax.random.bernoulli(use, 0.8, h.shape), h / 0.8, 0)
            logp = jax.nn.log_softmax(h @ params[1])
            return -jnp.mean(jnp.take_along_axis(logp, batch["y"][:, None], 1)), logp

        (value, logp), grads = jax.value_and_grad(loss, has_aux=True)(state["params"])
        velocity = jax.tree.map(lambda v, g: 0.9 * v + g, state["velocity"], grads)
        params = jax.tree.map(lambda p, v: p - 0.1 * v, state["params"], velocity)
        new = {"params": params, "velocity": velocity, "key": key, "step": state["step"] + 1}
        return new, (value, {"right": jnp.sum(jnp.argmax(logp, 1) == batch["y"]), "none": None})

    params = (0.3 * normal(0, 8, 16), 0.3 * normal(1, 16, 5))
    state = {
        "params": params,
        "velocity": jax.tree.map(np.zeros_like, params),
        "key": jax.random.key(3),
        "step": jnp.uint32(0),
    }
    check(
        "classifier",
        fn,
        state,
        [{"x": normal(i, n, 8), "y": labels(i, 5, n)} for i, n in enumerate(ROWS)],
    )


def recurrence():
    def loss(p, x):
        def one(carry, now):
            h = jnp.tanh(carry[0] @ p["w"] + now)
            return (h, carry[1] + h), h

        zero = jnp.zeros((x.shape[0], 4))
        (_, total), steps = jax.lax.scan(one, (zero, zero), x.transpose(1, 0, 2))
        return jnp.mean(steps**2) + jnp.mean(jnp.abs(total))

    check(
        "recurrence",
        descend(loss),
        {"w": 0.4 * normal(0, 4, 4)},
        [normal(i, n, 5, 4) for i, n in enumerate(ROWS)],
    )


def embedding():
    """A table of 50,000 rows, whose gradient costs the rows that are looked up."""

    def loss(p, batch):
        return jnp.mean((p["table"][batch["words"]].sum(1) @ p["w"] - batch["y"]) ** 2)

    state = {"table": 0.1 * normal(0, 50_000, 4), "w": normal(1, 4)}
    step = dp.jax.train_step(
        descend(loss), state, {"words": labels(0, 50_000, 13, 3), "y": normal(9, 13)}
    )
    text = step.trace(step.example).text
    assert "x50000x" not in text, "a dense one-hot tensor"
    check(
        "embedding",
        descend(loss),
        state,
        [{"words": labels(i, 50_000, n, 3), "y": normal(i + 9, n)} for i, n in enumerate(ROWS)],
    )


def attention():
    """Keys that heads share, padding and a causal mask; under vmap; the scores of all heads are in
    no graph."""
    attend = dp.jax.dot_product_attention

    def loss(p, batch):
        x = batch["x"]
        split = lambda w: (x @ w).reshape(*x.shape[:2], -1, 4)
        query, key, value = split(p["q"]), split(p["k"]), split(p["v"])
        kept = jnp.arange(x.shape[1]) < batch["lengths"][:, None]
        a = attend(query, key, value, mask=kept[:, None, None, :])
        b = attend(query, key, value, is_causal=True, key_value_seq_lengths=batch["lengths"])
        c = jax.vmap(attend)(query, key, value)
        return jnp.mean((a + b * c - batch["y"][:, None, None]) ** 2)

    state = {"q": normal(0, 3, 16), "k": normal(1, 3, 8), "v": normal(2, 3, 8)}
    batches = [
        {"x": normal(i, n, 9, 3), "lengths": 1 + labels(i, 9, n), "y": normal(i + 5, n, 4)}
        for i, n in enumerate(ROWS)
    ]
    step = dp.jax.train_step(descend(loss), state, batches[0])
    text = step.trace(step.example).text
    assert (
        text.count('"dp.attention"') == 3
        and text.count('"dp.attention_gradient"') == 3
        and "x4x9x9x" not in text
    )
    check("attention", descend(loss), state, batches)
    in_halves(batches)


def in_halves(batches):
    """16-bit attention and its gradient are those in f32, rounded."""

    def differentiate(attend, x, causal):
        attended = lambda x: attend(x, x, x, is_causal=causal).astype(jnp.float32)
        gradient = jax.grad(lambda x: (attended(x) ** 2).sum())(x)
        return {"out": attended(x), "gradient": gradient.astype(jnp.float32)}

    for dtype in (jnp.float16, jnp.bfloat16):
        for causal in (False, True):
            heads = lambda batch: jnp.resize(batch["x"], (len(batch["x"]), 7, 2, 4)).astype(dtype)
            function = lambda state, batch: (
                state,
                differentiate(dp.jax.dot_product_attention, heads(batch), causal),
            )
            step = dp.jax.train_step(function, {}, batches[0])
            with dp.Session(step, devices=3) as run:
                got = run(batches[0])
            want = differentiate(
                jax.nn.dot_product_attention, heads(batches[0]).astype(jnp.float32), causal
            )
            for name, value in want.items():
                np.testing.assert_allclose(
                    np.asarray(got[name]),
                    np.asarray(value),
                    rtol=0,
                    atol=0.02 * float(abs(value).max()),
                )
            text = step.trace(step.example).text
            assert '"dp.attention"' in text and text.count('"dp.attention_gradient"') == 1


def pooling():
    """Convolution, BatchNorm and a max-pool whose windows overlap: its gradient needs the number of
    rows."""

    def loss(p, batch):
        x = jax.lax.conv_general_dilated(
            batch["x"], p["w"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
        )
        x = (x - x.mean((0, 1, 2))) * jax.lax.rsqrt(x.var((0, 1, 2)) + 1e-5)
        x = jax.lax.reduce_window(x, -jnp.inf, jax.lax.max, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
        return jnp.mean((x.mean((1, 2)) - batch["y"]) ** 2)

    check(
        "pooling",
        descend(loss),
        {"w": 0.3 * normal(0, 3, 3, 2, 4)},
        [{"x": normal(i, n, 7, 7, 2), "y": normal(i + 5, n, 4)} for i, n in enumerate(ROWS)],
    )


def order():
    def loss(p, batch):
        scores = batch @ p["w"]
        best, at = jax.lax.top_k(scores, 2)
        ranked = jnp.sort(scores, 1) * jnp.arange(4.0)
        summed = jax.lax.associative_scan(jnp.add, jnp.cumsum(scores, 1), axis=1)
        return jnp.mean(best * p["gain"][at]) + jnp.mean(ranked) + jnp.mean(summed)

    check(
        "order",
        descend(loss),
        {"w": normal(0, 3, 4), "gain": normal(1, 4)},
        [normal(i, n, 3) for i, n in enumerate(ROWS)],
    )


def algebra():
    def loss(p, batch):
        x = batch @ p["w"]
        covariance = x.T @ x / x.shape[0] + jnp.eye(3)
        factor = jnp.linalg.cholesky(covariance)
        solved = jax.scipy.linalg.solve_triangular(factor, x.T, lower=True)
        power = jnp.abs(jnp.fft.rfft(batch, axis=1)) ** 2
        return (
            jnp.mean(solved**2)
            + jnp.sum(jnp.linalg.eigh(covariance)[0][-1])
            + jnp.mean(power @ jnp.ones(2))
        )

    check(
        "algebra",
        descend(loss),
        {"w": normal(0, 3, 3)},
        [normal(i, n, 3) for i, n in enumerate(ROWS)],
        2e-4,
    )


def switches():
    """Control flow by values, bfloat16, booleans, and a while loop over the loss of the whole
    batch."""

    def fn(state, batch):
        half = (batch["x"].astype(jnp.bfloat16) @ state["w"].astype(jnp.bfloat16)).astype(
            jnp.float32
        )
        mean = jnp.mean(jnp.where(batch["mask"], half, 0.0))
        rate = jax.lax.while_loop(
            lambda r: r * jnp.abs(mean) > 0.05, lambda r: r / 2, jnp.float32(1.0)
        )
        w = jax.lax.switch(
            state["turn"] % 3, [lambda w: w - rate, lambda w: w * rate, lambda w: w], state["w"]
        )
        w = jax.lax.cond(mean > 0, lambda w: w + 1, lambda w: w - 1, w)
        return {"w": w, "turn": state["turn"] + 1, "seen": state["seen"] | batch["mask"].any()}, {
            "mean": mean,
            "rate": rate,
        }

    check(
        "switches",
        fn,
        {"w": normal(0, 4), "turn": 0, "seen": False},
        [{"x": normal(i, n, 4), "mask": normal(i + 3, n) > 0} for i, n in enumerate(ROWS)],
        1e-2,
    )


def doubles():
    with jax.enable_x64(True):

        def fn(state, batch):
            return {"w": state["w"] - 0.1 * jnp.mean(batch, 0), "n": state["n"] + 1}, jnp.sum(
                batch @ state["w"]
            )

        check(
            "doubles",
            fn,
            {"w": np.arange(3.0), "n": np.int64(2**40)},
            [normal(i, n, 3).astype(np.float64) for i, n in enumerate(ROWS)],
            1e-12,
        )


def eights():
    """Products of 8-bit floats, scaled by the largest magnitude of the whole tensor, with gradients
    in another type."""

    def quantize(x, dtype):
        unit = jnp.max(jnp.abs(x)) / jnp.finfo(dtype).max.astype(jnp.float32)
        return (x / unit).astype(dtype), unit

    def product(a, b, dims):
        (x, u), (y, v) = a, b
        return jax.lax.dot_general(
            x, y, ((dims[:1], dims[1:]), ((), ())), preferred_element_type=jnp.float32
        ) * (u * v)

    @jax.custom_vjp
    def multiply(x, w):
        return product(quantize(x, jnp.float8_e4m3fn), quantize(w, jnp.float8_e4m3fn), (1, 0))

    def backward(saved, g):
        x, w = (quantize(v, jnp.float8_e4m3fn) for v in saved)
        g = quantize(g, jnp.float8_e5m2)
        return product(g, w, (1, 1)), product(x, g, (0, 0))

    multiply.defvjp(lambda x, w: (multiply(x, w), (x, w)), backward)

    def loss(p, batch):
        return jnp.mean((multiply(jnp.tanh(multiply(batch["x"], p[0])), p[1]) - batch["y"]) ** 2)

    # A number beside the middle of two of 8 bits may round to either.
    check(
        "eights",
        descend(loss),
        [0.3 * normal(0, 16, 32), 0.3 * normal(1, 32, 16)],
        [{"x": normal(i, n, 16), "y": normal(i + 9, n, 16)} for i, n in enumerate(ROWS)],
        1e-3,
    )


def integers():
    """Conversions, shifts and divisions that MLIR leaves undefined."""
    types = (np.int8, np.int16, np.int32, np.uint8, np.uint16, np.uint32, np.bool_)
    special = [
        np.nan,
        np.inf,
        -np.inf,
        127.5,
        128,
        -128.5,
        -129,
        255.5,
        256,
        -0.5,
        -1,
        2.0**31,
        -(2.0**31),
        2.0**32,
        3e38,
        -3e38,
    ]

    def fn(state, batch):
        results = {f"{t.__name__}": jax.lax.convert_element_type(batch["x"], t) for t in types}
        results |= {f"half {t.__name__}": batch["x"].astype(jnp.bfloat16).astype(t) for t in types}
        for name in ("a", "b"):
            a, n = batch[name], batch["n"].astype(batch[name].dtype)
            results |= {
                f"{name} {f.__name__}": f(a, n)
                for f in (
                    jax.lax.shift_left,
                    jax.lax.shift_right_logical,
                    jax.lax.shift_right_arithmetic,
                    jax.lax.div,
                    jax.lax.rem,
                )
            }
        return {
            "sum": state["sum"] + results["int32"].sum(),
            "seen": batch["x"][0].astype(np.uint8),
        }, results

    def batch(i, n):
        rng = np.random.default_rng(i)
        x = (
            rng.permutation(
                special + list(normal(i, 15 * 16) * 2.0 ** rng.integers(0, 36, 15 * 16))
            )
            .astype(np.float32)
            .reshape(16, 16)[:n]
        )
        a = np.where(
            rng.random((n, 16)) < 0.3, -(2**31), rng.integers(-(2**31), 2**31, (n, 16))
        ).astype(np.int32)
        return {"x": x, "a": a, "b": a.view(np.uint32), "n": labels(i, 70, n, 16) - 3}

    check(
        "integers",
        fn,
        {"sum": np.int32(0), "seen": np.zeros(16, np.uint8)},
        [batch(i, n) for i, n in enumerate(ROWS)],
        0,
    )


def verified():
    """verify= names the first equation of which dp computes something else, and its line."""

    def loss(params, batch):
        for w in params:
            x = jnp.tanh(batch["x"] @ w)
            batch = {**batch, "x": jax.nn.relu(x) + jnp.sin(x)}
        return jnp.mean((batch["x"] - batch["y"]) ** 2)

    state, of_jaxlib = tuple(normal(i, 8, 8) for i in range(12)), dp.jax.export.to_linalg
    batches = [
        {"x": normal(i, rows, 8), "y": normal(i + 2, rows, 8)} for i, rows in enumerate((6, 5))
    ]
    for wrong, op in (('"math.tanh"', "tanh"), ('"math.cos"', "cos")):
        dp.jax.export.to_linalg = lambda *given, **options: of_jaxlib(*given, **options).replace(
            wrong, '"math.sin"'
        )
        with dp.Session(
            dp.jax.train_step(descend(loss), state, batches[0]), devices=2, backend="cpu", verify=2
        ) as run:
            for batch in batches:
                try:
                    run(batch)
                    raise AssertionError(wrong)
                except dp.VerifyError as error:
                    line = loss.__code__.co_firstlineno + (2 if op == "tanh" else 3)
                    assert error.op == op and error.place.endswith(f"jax_steps.py:{line}"), (
                        error,
                        error.op,
                        error.place,
                    )
                    assert f"The first op of the graph that differs is {op} at " in str(
                        error
                    ) and error.tensor in str(error), error
    dp.jax.export.to_linalg = of_jaxlib
    print("verified")


def asked():
    """Code that asks for the number of rows. JAX says of a dimension variable that it is no number,
    and finds none in a table."""
    factors = {6: 3.0}

    def step(factor):
        def fn(state, batch):
            x = abs(batch["x"]) * factor(batch)
            return {"w": state["w"] + x.sum(0)}, {"mean": x.mean()}

        return fn

    questions = {
        "compared": lambda b: 3.0 if len(b["x"]) == 6 else 1.0,
        "compared with others": lambda b: 1.0 if b["x"].shape[0] not in (2, 6) else 3.0,
        "divided": lambda b: 3.0 if b["x"].shape[0] % 2 == 0 else 1.0,
        "compared with a float": lambda b: 3.0 if b["x"].shape[0] == 6.0 else 1.0,
        "looked for": lambda b: factors.get(b["x"].shape[0], 1.0),
        "compared with itself": lambda b: 3.0 if b["x"].shape == b["y"].shape else 1.0,
        "compared with none": lambda b: 1.0 if b["x"].shape[0] == 0 else 3.0,
    }
    batches = [{"x": normal(i, n, 3), "y": normal(i + 5, n, 3)} for i, n in enumerate(ROWS)]
    for name, factor in questions.items():
        check(name, step(factor), {"w": jnp.zeros(3)}, batches)
    # A variable is no 0 and no 1.
    few = [{"x": batches[0]["x"][:n]} for n in (13, 0, 1, 6)]

    def guarded(state, batch):
        count = batch["x"].shape[0]
        total = abs(batch["x"]).sum(0)
        mean = total / count if count else total
        return {"w": state["w"] + mean}, {"rows": batch["x"] * 2}

    check("few", guarded, {"w": jnp.zeros(3)}, few)


for run in (
    verified,
    asked,
    classifier,
    recurrence,
    embedding,
    attention,
    pooling,
    order,
    algebra,
    switches,
    doubles,
    eights,
    integers,
):
    run()
