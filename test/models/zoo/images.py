"""Convolutions, sampling and dropout."""

from common import *

NHWC = ("NHWC", "HWIO", "NHWC")


def convolutions(batch=6):
    """Strides, dilation, groups, depthwise, transposed; BatchNorm with running buffers; average and
    maximum pools."""
    r = rng(50)
    x, y = labelled(r, 24, 8, 8, 2)
    c = 4
    conv = lambda *s: mat(r, *s, scale=0.3)
    params = {
        "stride": conv(3, 3, 2, c),
        "dilated": conv(3, 3, c, c),
        "groups": conv(3, 3, c // 2, c),
        "depth": conv(3, 3, 1, c),
        "up": conv(2, 2, c, 2),
        "bn": norm(c),
        "fc": dense(r, 4 * c, 4),
    }
    stats = {"mean": np.zeros(c, np.float32), "var": np.ones(c, np.float32)}

    def forward(p, st, x, training):
        h = lax.conv_general_dilated(x, p["stride"], (2, 2), "SAME", dimension_numbers=NHWC)
        if training:
            m, v = jnp.mean(h, (0, 1, 2)), jnp.var(h, (0, 1, 2))
            st = {"mean": 0.9 * st["mean"] + 0.1 * m, "var": 0.9 * st["var"] + 0.1 * v}
        else:
            m, v = st["mean"], st["var"]
        h = jax.nn.relu((h - m) * lax.rsqrt(v + 1e-5) * p["bn"]["scale"] + p["bn"]["bias"])
        h = h + lax.conv_general_dilated(
            h, p["dilated"], (1, 1), "SAME", rhs_dilation=(2, 2), dimension_numbers=NHWC
        )
        h = h + lax.conv_general_dilated(
            h, p["groups"], (1, 1), "SAME", dimension_numbers=NHWC, feature_group_count=2
        )
        h = h + lax.conv_general_dilated(
            h, p["depth"], (1, 1), "SAME", dimension_numbers=NHWC, feature_group_count=c
        )
        image = lax.conv_transpose(h, p["up"], (2, 2), "VALID", dimension_numbers=NHWC)
        most = lax.reduce_window(h, -jnp.inf, lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "SAME")
        mean = lax.reduce_window(h, 0.0, lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "VALID") / 4
        return linear(p["fc"], (most + mean).reshape(x.shape[0], -1)), image, st

    def train(s, b, extra):
        def loss(p):
            z, image, st = forward(p, s["stats"], b["x"], True)
            return jnp.mean(xent(z, b["y"])) + 0.1 * jnp.mean((image - b["x"]) ** 2), st

        (l, st), g = jax.value_and_grad(loss, has_aux=True)(s["params"])
        return {"params": sgd(s["params"], g, 0.05), "stats": st}, {"loss": l}

    def evaluate(s, b, extra):
        z, image, _ = forward(s["params"], s["stats"], b["x"], False)
        return {"loss": jnp.mean(xent(z, b["y"])), "image": image}

    return model(
        params, train, {"x": x, "y": y}, batch, 4, evaluate, {"x": x[:9], "y": y[:9]}, stats=stats
    )


def autoencoder(batch=10):
    """Variational autoencoder: normal, Bernoulli and categorical samples; the key is state and
    split in each step."""
    r = rng(51)
    x = (labelled(r, 40, 8)[0] > 0).astype(np.float32)
    params = {
        "enc": dense(r, 8, 10),
        "mu": dense(r, 10, 3),
        "var": dense(r, 10, 3),
        "dec": dense(r, 3, 8),
        "pick": dense(r, 3, 4),
    }
    opt = optax.adam(1e-2)

    def train(s, b, extra):
        key, k1, k2, k3 = jax.random.split(s["key"], 4)

        def loss(p):
            h = jnp.tanh(linear(p["enc"], b["x"]))
            mu, lv = linear(p["mu"], h), linear(p["var"], h)
            z = mu + jnp.exp(0.5 * lv) * jax.random.normal(k1, mu.shape)
            out = linear(p["dec"], z)
            rec = jnp.sum(
                jnp.maximum(out, 0) - out * b["x"] + jnp.log1p(jnp.exp(-jnp.abs(out))), -1
            )
            kl = -0.5 * jnp.sum(1 + lv - mu**2 - jnp.exp(lv), -1)
            return jnp.mean(rec + kl), (out, linear(p["pick"], z))

        (l, (out, pick)), g = jax.value_and_grad(loss, has_aux=True)(s["params"])
        u, o = opt.update(g, s["opt"], s["params"])
        drawn = jax.random.bernoulli(k2, jax.nn.sigmoid(out))
        chosen = jax.random.categorical(k3, pick)
        return (
            {"params": optax.apply_updates(s["params"], u), "opt": o, "key": key},
            {"loss": l, "ones": jnp.sum(drawn.astype(jnp.int32)), "chosen": jnp.sum(chosen)},
        )

    return model(
        params,
        train,
        {"x": x},
        batch,
        4,
        opt=jax.tree.map(np.asarray, opt.init(params)),
        key=np.array([3, 14], np.uint32),
    )


def dropout(batch=10):
    """Dropout, label smoothing, stochastic depth per row, mixup with the reversed batch, uniform
    noise."""
    r = rng(52)
    x, y = labelled(r, 40, 6)
    params = {"a": dense(r, 6, 12), "b": dense(r, 12, 12), "c": dense(r, 12, 4)}

    def train(s, b, extra):
        k1, k2, k3, k4 = jax.random.split(extra["key"], 4)

        def loss(p):
            lam = jax.random.uniform(k4)
            hot = 0.9 * jax.nn.one_hot(b["y"], 4) + 0.1 / 4
            x = lam * b["x"] + (1 - lam) * b["x"][::-1]
            hot = lam * hot + (1 - lam) * hot[::-1]
            x = x + 0.1 * jax.random.uniform(k1, x.shape, minval=-1.0)
            h = jax.nn.relu(linear(p["a"], x))
            h = jnp.where(jax.random.bernoulli(k2, 0.8, h.shape), h / 0.8, 0.0)
            alive = jax.random.bernoulli(k3, 0.7, (h.shape[0], 1))
            h = h + alive * jnp.tanh(linear(p["b"], h))
            return -jnp.mean(jnp.sum(hot * jax.nn.log_softmax(linear(p["c"], h)), -1))

        l, g = jax.value_and_grad(loss)(s["params"])
        return {"params": sgd(s["params"], g)}, {"loss": l}

    return model(
        params,
        train,
        {"x": x, "y": y},
        batch,
        4,
        extra={"key": lambda t: np.array([9, t], np.uint32)},
    )


ALL = dict(convolutions=convolutions, autoencoder=autoencoder, dropout=dropout)
