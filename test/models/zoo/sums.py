"""Reductions, orders and masks along the batch; kinds of inputs and outputs; optimizers."""

from common import *


def along_batch(batch=10):
    """Reversal and prefix sums, products, maxima and a linear recurrence along the batch."""
    r = rng(30)
    x = (1 + 0.3 * r.standard_normal((40, 3))).astype(np.float32)
    params = {"w": mat(r, 3, 3, scale=0.5)}

    def terms(w, x):
        h = jnp.tanh(x @ w)
        gain, scan, k = 0.5 + 0.1 * h, h, 1
        while k < x.shape[0]:  # y[i] = gain[i] y[i-1] + h[i] in log2 B steps of shifts
            before = lambda a, v: jnp.concatenate([jnp.full((k, a.shape[1]), v), a[:-k]], 0)
            gain, scan, k = gain * before(gain, 1.0), scan + gain * before(scan, 0.0), 2 * k
        return {
            "sum": jnp.cumsum(h, 0),
            "back": jnp.cumsum(h[::-1], 0)[::-1],
            "product": jnp.cumprod(1 + 0.1 * lax.stop_gradient(h), 0),
            "most": lax.cummax(lax.stop_gradient(h), 0),
            "scan": scan,
            "flip": h * jnp.flip(x, 0),
            "shift": h - jnp.roll(h, 1, 0),
        }

    def train(s, b, extra):
        def loss(w):
            t = terms(w, b["x"])
            return sum(jnp.mean(t[k] ** 2) for k in ("sum", "back", "scan", "flip", "shift"))

        l, g = jax.value_and_grad(loss)(s["params"]["w"])
        return {"params": {"w": s["params"]["w"] - 0.01 * g}}, {"loss": l}

    return model(
        params,
        train,
        {"x": x},
        batch,
        3,
        lambda s, b, e: terms(s["params"]["w"], b["x"]),
        {"x": x[:11]},
    )


def extremes(batch=10):
    """Maximum, minimum, product, any, all, argmax, argmin, variance and quantiles over the batch as
    metrics."""
    r = rng(31)
    x, y = labelled(r, 50, 6)
    params = {"fc": dense(r, 6, 4)}

    def metrics(z, b):
        l = xent(z, b["y"])
        rank = jnp.sum(
            (l[None, :] < l[:, None]).astype(jnp.int32), 1
        )  # no sort: a matrix of comparisons
        right = jnp.argmax(z, -1) == b["y"]
        return {
            "max": jnp.max(l),
            "min": jnp.min(z, 0),
            "product": jnp.prod(1 + 0.01 * z),
            "any": jnp.any(l > 2.0),
            "all": jnp.all(right),
            "hardest": jnp.argmax(l),
            "easiest": jnp.argmin(z, 0),
            "std": jnp.std(z, 0),
            "median": jnp.sum(jnp.where(rank == l.shape[0] // 2, l, 0.0)),
            "below": jnp.sum((l[:, None] > l[None, :]) & right[None, :]),
            "classes": jnp.max(b["y"]),
        }

    def train(s, b, extra):
        loss = lambda p: (lambda z: (jnp.mean(xent(z, b["y"])), z))(linear(p["fc"], b["x"]))
        (l, z), g = jax.value_and_grad(loss, has_aux=True)(s["params"])
        return {"params": sgd(s["params"], g)}, {"loss": l, **metrics(z, b)}

    def evaluate(s, b, extra):
        z = linear(s["params"]["fc"], b["x"])
        return {"losses": xent(z, b["y"]), "by_class": z.T, **metrics(z, b)}

    return model(params, train, {"x": x, "y": y}, batch, 4, evaluate, {"x": x[:11], "y": y[:11]})


def few_rows(batch):
    """A batch smaller than most numbers of devices; a dense layer, a norm over the batch, an L2
    penalty."""
    r = rng(40 + batch)
    x, y = labelled(r, 5 * batch, 6)
    params = {"a": dense(r, 6, 8), "bn": norm(8), "b": dense(r, 8, 4)}

    def train(s, b, extra):
        def loss(p):
            h = linear(p["a"], b["x"])
            h = (h - jnp.mean(h, 0)) * lax.rsqrt(jnp.var(h, 0) + 0.1) * p["bn"]["scale"] + p["bn"][
                "bias"
            ]
            l2 = sum(jnp.sum(w * w) for w in jax.tree.leaves(p))
            return jnp.mean(xent(linear(p["b"], jax.nn.relu(h)), b["y"])) + 1e-3 * l2

        l, g = jax.value_and_grad(loss)(s["params"])
        return {"params": sgd(s["params"], g)}, {"loss": l}

    def evaluate(s, b, extra):
        return {"rows": linear(s["params"]["a"], b["x"]), "most": jnp.max(b["x"])}

    return model(
        params,
        train,
        {"x": x, "y": y},
        batch,
        5,
        evaluate,
        {"x": x[: batch + 1], "y": y[: batch + 1]},
    )


def masked(batch=10, T=6):
    """Padded sequences: means divided by the sum of a mask, weights per row, bool, int8 and 0-d
    inputs."""
    r = rng(32)
    ids = r.integers(0, 12, (40, T)).astype(np.int8)
    mask = np.arange(T)[None] < r.integers(1, T + 1, 40)[:, None]
    weight = r.uniform(0.1, 2.0, 40).astype(np.float32)
    params = {
        "table": mat(r, 12, 5, scale=0.5),
        "out": dense(r, 5, 12),
        "unused": mat(r, 3, scale=1.0),
    }

    def train(s, b, extra):
        def loss(p):
            e = p["table"][b["ids"].astype(jnp.int32)]
            m = b["mask"].astype(jnp.float32)
            mean = jnp.einsum("bt,btd->bd", m, e) / jnp.sum(m, 1, keepdims=True)
            z = linear(p["out"], jnp.tanh(e + mean[:, None]))
            l = -jnp.take_along_axis(
                jax.nn.log_softmax(z), b["ids"].astype(jnp.int32)[..., None], -1
            )[..., 0]
            w = m * b["weight"][:, None]
            return jnp.sum(l * w) / jnp.sum(w), jnp.sum(b["mask"].astype(jnp.int32))

        (l, n), g = jax.value_and_grad(loss, has_aux=True)(s["params"])
        step = s["step"] + 1
        rate = extra["rate"] * lax.rsqrt(step.astype(jnp.float32))
        return {"params": sgd(s["params"], g, rate), "step": step}, {"loss": l, "tokens": n}

    return model(
        params,
        train,
        {"ids": ids, "mask": mask, "weight": weight},
        batch,
        4,
        step=np.int32(0),
        extra={"rate": lambda t: np.float32(0.5 / (1 + t)), "ignored": lambda t: np.float32(t)},
    )


def counts(batch=10, T=4):
    """Embedding by index; its gradient, a histogram and class means as indexed additions."""
    r = rng(33)
    ids = r.integers(0, 15, (50, T)).astype(np.int32)
    y = (ids.sum(1) % 4).astype(np.int32)
    params = {"table": mat(r, 15, 6, scale=0.5), "fc": dense(r, 6, 4)}

    def train(s, b, extra):
        loss = lambda p: (lambda h: (jnp.mean(xent(linear(p["fc"], h), b["y"])), h))(
            jnp.mean(p["table"][b["ids"]], 1)
        )
        (l, h), g = jax.value_and_grad(loss, has_aux=True)(s["params"])
        seen = s["seen"].at[b["ids"].reshape(-1)].add(1)
        n = jnp.zeros(4).at[b["y"]].add(1.0)
        centre = jnp.zeros((4, 6)).at[b["y"]].add(h) / jnp.maximum(n, 1.0)[:, None]
        centre = jnp.where(n[:, None] > 0, 0.9 * s["centre"] + 0.1 * centre, s["centre"])
        return (
            {"params": sgd(s["params"], g, 0.5), "seen": seen, "centre": centre},
            {"loss": l, "spread": jnp.mean((h - centre[b["y"]]) ** 2), "most": jnp.max(seen)},
        )

    return model(
        params,
        train,
        {"ids": ids, "y": y},
        batch,
        5,
        seen=np.zeros(15, np.int32),
        centre=np.zeros((4, 6), np.float32),
    )


def adams():
    """Adam with clipping by the global norm, AdamW on a schedule with a moving average of its
    weights, Lion."""
    return _optimized(
        rng(34),
        {
            "adam": optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-2)),
            "adamw": optax.adamw(
                optax.warmup_cosine_decay_schedule(0.0, 1e-2, 2, 10), weight_decay=0.1
            ),
            "lion": optax.lion(1e-3, weight_decay=0.1),
        },
        "adamw",
    )


def norms():
    """Lamb, Adafactor (factored second moments, clipping by root mean squares), RMSProp with
    Nesterov's momentum."""
    return _optimized(
        rng(35),
        {
            "lamb": optax.lamb(1e-2, weight_decay=0.01),
            "adafactor": optax.adafactor(1e-2, min_dim_size_to_factor=4),
            "rmsprop": optax.chain(
                optax.clip(0.1), optax.rmsprop(1e-2, momentum=0.9, nesterov=True)
            ),
        },
        "lamb",
    )


def _optimized(r, kinds, averaged, batch=6):
    x, y = labelled(r, 30, 5)
    params = {k: {"a": dense(r, 5, 6), "b": dense(r, 6, 4)} for k in kinds}

    def train(s, b, extra):
        new, opts, losses = {}, {}, {}
        for k, o in kinds.items():
            loss = lambda p: jnp.mean(
                xent(linear(p["b"], jax.nn.gelu(linear(p["a"], b["x"]))), b["y"])
            )
            losses[k], g = jax.value_and_grad(loss)(s["params"][k])
            u, opts[k] = o.update(g, s["opt"][k], s["params"][k])
            new[k] = optax.apply_updates(s["params"][k], u)
        ema = jax.tree.map(lambda e, p: 0.9 * e + 0.1 * p, s["ema"], new[averaged])
        return {"params": new, "opt": opts, "ema": ema}, losses

    return model(
        params,
        train,
        {"x": x, "y": y},
        batch,
        4,
        ema=params[averaged],
        opt={k: jax.tree.map(np.asarray, o.init(params[k])) for k, o in kinds.items()},
    )


ALL = dict(
    along_batch=along_batch,
    extremes=extremes,
    rows2=lambda: few_rows(2),
    rows3=lambda: few_rows(3),
    rows5=lambda: few_rows(5),
    masked=masked,
    counts=counts,
    adams=adams,
    norms=norms,
)
