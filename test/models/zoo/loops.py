"""Loops and branches: accumulation, recurrences, solvers, conditions."""

from common import *


def _mlp(r, i=6, h=10, o=4):
    return {"a": dense(r, i, h), "b": dense(r, h, o)}


def _logits(p, x):
    return linear(p["b"], jax.nn.relu(linear(p["a"], x)))


def accumulate(batch=20, parts=4):
    """Gradient accumulation: a scan over the batch reshaped to [4, B/4]; Adam."""
    r = rng(20)
    x, y = labelled(r, 100, 6)
    params = _mlp(r)
    opt = optax.adam(1e-2)

    def train(s, b, extra):
        split = jax.tree.map(lambda a: a.reshape(parts, a.shape[0] // parts, *a.shape[1:]), b)

        def part(c, m):
            loss = lambda p: jnp.mean(xent(_logits(p, m["x"]), m["y"]))
            l, g = jax.value_and_grad(loss)(s["params"])
            return (c[0] + l, jax.tree.map(jnp.add, c[1], g)), l

        zero = (jnp.zeros(()), jax.tree.map(jnp.zeros_like, s["params"]))
        (l, g), each = lax.scan(part, zero, split)
        g = jax.tree.map(lambda a: a / parts, g)
        u, o = opt.update(g, s["opt"], s["params"])
        return {"params": optax.apply_updates(s["params"], u), "opt": o}, {
            "loss": l / parts,
            "worst": jnp.max(each),
        }

    return model(
        params, train, {"x": x, "y": y}, batch, 4, opt=jax.tree.map(np.asarray, opt.init(params))
    )


def lstm_both_ways(batch=7, T=6, h=5):
    """A forward and a reversed LSTM over time-first rows (the batch is dim 1 of the input), read by
    a GRU."""
    r = rng(21)
    x = r.standard_normal((T, 35, 4)).astype(np.float32)
    y = np.tanh(x[:, :, :2].sum(0)).astype(np.float32)
    cell = lambda: {
        "wx": mat(r, 4, 4 * h, scale=0.3),
        "wh": mat(r, h, 4 * h, scale=0.3),
        "b": np.zeros(4 * h, np.float32),
    }
    params = {
        "fwd": cell(),
        "bwd": cell(),
        "gru": {"wx": mat(r, 2 * h, 3 * h, scale=0.3), "wh": mat(r, h, 3 * h, scale=0.3)},
        "out": dense(r, h, 2),
    }

    def forward(p, x):
        def lstm(w):
            def step(c, xt):
                m, k = c
                i, f, g, o = jnp.split(xt @ w["wx"] + m @ w["wh"] + w["b"], 4, -1)
                k = jax.nn.sigmoid(f + 1) * k + jax.nn.sigmoid(i) * jnp.tanh(g)
                m = jax.nn.sigmoid(o) * jnp.tanh(k)
                return (m, k), m

            return step

        zero = jnp.zeros((x.shape[1], h))
        _, a = lax.scan(lstm(p["fwd"]), (zero, zero), x)
        _, b = lax.scan(lstm(p["bwd"]), (zero, zero), x, reverse=True)

        def gru(m, xt):
            i, k = xt @ p["gru"]["wx"], m @ p["gru"]["wh"]
            ir, iz, ic = jnp.split(i, 3, -1)
            kr, kz, kc = jnp.split(k, 3, -1)
            z = jax.nn.sigmoid(iz + kz)
            return (1 - z) * jnp.tanh(ic + jax.nn.sigmoid(ir + kr) * kc) + z * m, None

        m, _ = lax.scan(gru, zero, jnp.concatenate([a, b], -1))
        return linear(p["out"], m)

    def train(s, b, extra):
        l, g = jax.value_and_grad(lambda p: jnp.mean((forward(p, b["x"]) - b["y"]) ** 2))(
            s["params"]
        )
        return {"params": sgd(s["params"], g)}, {"loss": l}

    def evaluate(s, b, extra):
        return {"out": forward(s["params"], b["x"]).T}

    return model(
        params,
        train,
        {"x": x, "y": y},
        batch,
        4,
        evaluate,
        {"x": x[:, :9], "y": y[:9]},
        dim={"x": 1},
    )


def conjugate_gradients(batch=10, d=5):
    """Ridge regression by conjugate gradients: a counted loop, and one until the residual is
    small."""
    r = rng(22)
    x = r.standard_normal((40, d)).astype(np.float32)
    y = (x @ np.arange(1, d + 1, dtype=np.float32) + 0.1 * r.standard_normal(40)).astype(np.float32)
    params = {"w": np.zeros(d, np.float32), "v": np.zeros(d, np.float32)}

    def train(s, b, extra):
        n = b["x"].shape[0]
        apply = lambda v: b["x"].T @ (b["x"] @ v) / n + 0.1 * v

        def step(c):
            k, w, res, p, rr = c
            a = apply(p)
            alpha = rr / jnp.maximum(p @ a, 1e-20)
            res2 = res - alpha * a
            rr2 = res2 @ res2
            return k + 1, w + alpha * p, res2, res2 + rr2 / jnp.maximum(rr, 1e-20) * p, rr2

        def start(w):
            res = b["x"].T @ (b["y"] - b["x"] @ w) / n - 0.1 * w
            return jnp.int32(0), w, res, res, res @ res

        w = lax.fori_loop(0, 4, lambda i, c: step(c), start(s["params"]["w"]))[1]
        k, v, _, _, rr = lax.while_loop(
            lambda c: (c[4] > 1e-5) & (c[0] < 20), step, start(s["params"]["v"])
        )
        return {"params": {"w": w, "v": v}}, {
            "loss": jnp.mean((b["x"] @ w - b["y"]) ** 2),
            "iterations": k,
        }

    return model(params, train, {"x": x, "y": y}, batch, 4)


def gauss_newton(batch=6, d=4):
    """Gauss-Newton steps of a small network, each by conjugate gradients on J'J v with jvp and
    vjp."""
    r = rng(23)
    x = r.standard_normal((30, d)).astype(np.float32)
    y = np.sin(x.sum(1)).astype(np.float32)
    params = {"a": dense(r, d, 5), "b": dense(r, 5, 1)}

    def train(s, b, extra):
        out = lambda p: linear(p["b"], jnp.tanh(linear(p["a"], b["x"])))[:, 0] - b["y"]
        res, pull = jax.vjp(out, s["params"])
        (g,) = pull(res)
        dot = lambda u, v: sum(
            jnp.vdot(a, c) for a, c in zip(jax.tree.leaves(u), jax.tree.leaves(v))
        )
        axpy = lambda k, u, v: jax.tree.map(lambda a, c: k * a + c, u, v)

        def apply(v):
            return axpy(0.5, v, pull(jax.jvp(out, (s["params"],), (v,))[1])[0])

        def step(i, c):
            z, q, p, rr = c
            a = apply(p)
            k = rr / dot(p, a)
            z, q = axpy(k, p, z), axpy(-k, a, q)
            new = dot(q, q)
            return z, q, axpy(new / rr, p, q), new

        z, _, _, rr = lax.fori_loop(0, 3, step, (jax.tree.map(jnp.zeros_like, g), g, g, dot(g, g)))
        return {"params": axpy(-1.0, z, s["params"])}, {"loss": jnp.mean(res * res), "residual": rr}

    return model(params, train, {"x": x, "y": y}, batch, 3)


def until_mean(batch=7):
    """A while loop whose condition is a mean over the batch; its carry is the batch."""
    r = rng(24)
    x = r.uniform(1, 4, (35, 3)).astype(np.float32)
    params = {"w": np.array([0.5, 0.7, 0.6], np.float32)}

    def relax(w, x):
        def more(c):
            return (jnp.mean(jnp.abs(c[0])) > 0.25) & (c[1] < 50)

        return lax.while_loop(
            more, lambda c: (c[0] * w - 0.01 * c[0] ** 2, c[1] + 1), (x, jnp.int32(0))
        )

    def train(s, b, extra):
        z, k = relax(s["params"]["w"], b["x"])
        w = s["params"]["w"] + 0.1 * jnp.mean(z, 0)
        return {"params": {"w": w}}, {"iterations": k, "left": jnp.max(jnp.abs(z))}

    def evaluate(s, b, extra):
        z, k = relax(s["params"]["w"], b["x"])
        return {"iterations": k, "z": z}

    return model(params, train, {"x": x}, batch, 4, evaluate, {"x": x[:10]})


def _scaled(r, x, y, branch):
    c = 4
    params = {"conv": mat(r, 3, 3, 1, c, scale=0.4), "gn": norm(c), "fc": dense(r, c, 4)}
    scale = {"factor": np.float32(1024.0), "good": np.int32(0), "skipped": np.int32(0)}

    def forward(p, x):
        x = lax.conv_general_dilated(
            x, p["conv"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")
        )
        B, H, W, C = x.shape
        g = x.reshape(B, H, W, 2, C // 2)
        m = jnp.mean(g, (1, 2, 4), keepdims=True)
        v = jnp.var(g, (1, 2, 4), keepdims=True)
        x = ((g - m) * lax.rsqrt(v + 1e-5)).reshape(x.shape) * p["gn"]["scale"] + p["gn"]["bias"]
        return linear(p["fc"], jnp.mean(jax.nn.relu(x), (1, 2)))

    def train(s, b, extra):
        f = s["scale"]["factor"]
        l, g = jax.value_and_grad(lambda p: f * jnp.mean(xent(forward(p, b["x"]), b["y"])))(
            s["params"]
        )
        g = jax.tree.map(lambda a: a / f, g)
        finite = jnp.all(jnp.stack([jnp.all(jnp.isfinite(a)) for a in jax.tree.leaves(g)]))
        step = lambda p: sgd(p, g)
        if branch:
            p = lax.cond(finite, step, lambda p: p, s["params"])
        else:
            p = jax.tree.map(lambda a, o: jnp.where(finite, a, o), step(s["params"]), s["params"])
        good = jnp.where(finite, s["scale"]["good"] + 1, 0)
        f = jnp.where(finite, jnp.where(good % 2 == 0, f * 2, f), f / 2)
        skipped = s["scale"]["skipped"] + jnp.where(finite, 0, 1)
        return (
            {"params": p, "scale": {"factor": f, "good": good, "skipped": skipped}},
            {"loss": jnp.where(finite, l / s["scale"]["factor"], -1.0), "finite": finite},
        )

    return model(params, train, {"x": x, "y": y}, 10, 5, scale=scale)


def _with_overflow(r):
    x, y = labelled(r, 50, 6, 6, 1)
    x[23, 2, 2, 0] = np.inf  # the third step is skipped
    return x, y


def skip_where():
    """Convolution and group normalization; a step whose gradients are not finite is skipped by a
    selection."""
    r = rng(25)
    return _scaled(r, *_with_overflow(r), branch=False)


def skip_cond():
    """The same by a branch."""
    r = rng(26)
    return _scaled(r, *_with_overflow(r), branch=True)


def cholesky(batch=10, d=4):
    """Least squares by a Cholesky factorization in loops over columns; the Gram matrix is a sum
    over the batch."""
    r = rng(27)
    x = r.standard_normal((40, d)).astype(np.float32)
    y = (x @ mat(r, d, 2)).astype(np.float32)
    params = {"w": np.zeros((d, 2), np.float32)}

    def train(s, b, extra):
        n = b["x"].shape[0]
        gram = b["x"].T @ b["x"] / n + 0.1 * jnp.eye(d)
        rhs = b["x"].T @ b["y"] / n

        def column(j, L):
            rest = gram[:, j] - L @ L[j]
            c = jnp.where(jnp.arange(d) >= j, rest * lax.rsqrt(rest[j]), 0.0)
            return lax.dynamic_update_slice(L, c[:, None], (0, j))

        L = lax.fori_loop(0, d, column, jnp.zeros((d, d)))
        forth = lambda i, z: lax.dynamic_update_slice(
            z, ((rhs[i] - L[i] @ z) / L[i, i])[None], (i, 0)
        )
        z = lax.fori_loop(0, d, forth, jnp.zeros_like(rhs))

        def back(k, w):
            i = d - 1 - k
            return lax.dynamic_update_slice(w, ((z[i] - L[:, i] @ w) / L[i, i])[None], (i, 0))

        w = lax.fori_loop(0, d, back, jnp.zeros_like(rhs))
        return {"params": {"w": 0.5 * s["params"]["w"] + 0.5 * w}}, {
            "loss": jnp.mean((b["x"] @ w - b["y"]) ** 2)
        }

    return model(params, train, {"x": x, "y": y}, batch, 4)


ALL = dict(
    accumulate=accumulate,
    lstm_both_ways=lstm_both_ways,
    conjugate_gradients=conjugate_gradients,
    gauss_newton=gauss_newton,
    until_mean=until_mean,
    skip_where=skip_where,
    skip_cond=skip_cond,
    cholesky=cholesky,
)
