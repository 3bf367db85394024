"""Transformers, contrast and routing."""

from common import *


def _attend(w, x, heads, mask=None):
    B, T, d = x.shape
    q, k, v = jnp.split(x @ w["qkv"].astype(x.dtype), 3, -1)
    q, k, v = (a.reshape(B, T, heads, d // heads).transpose(0, 2, 1, 3) for a in (q, k, v))
    a = jnp.einsum("bhqd,bhkd->bhqk", q, k) / np.sqrt(d // heads).astype(x.dtype)
    if mask is not None:
        a = jnp.where(mask, a, jnp.asarray(-1e9, x.dtype))
    a = jax.nn.softmax(a.astype(jnp.float32), -1).astype(x.dtype)
    o = jnp.einsum("bhqk,bhkd->bhqd", a, v).transpose(0, 2, 1, 3).reshape(B, T, d)
    return o @ w["out"].astype(x.dtype)


def _block(r, d):
    return {
        "ln1": norm(d),
        "qkv": mat(r, d, 3 * d, scale=0.2),
        "out": mat(r, d, d, scale=0.2),
        "ln2": norm(d),
        "up": dense(r, d, 2 * d),
        "down": dense(r, 2 * d, d),
    }


def vit_bf16(d=16, layers=1, batch=10):
    """Vision transformer: bf16 arithmetic, f32 weights and optimizer, class token."""
    r = rng(10)
    x, y = labelled(r, 60, 8, 8, 1)
    params = {
        "patch": dense(r, 16, d),
        "cls": mat(r, 1, 1, d),
        "pos": mat(r, 5, d, scale=0.1),
        "ln": norm(d),
        "head": dense(r, d, 4),
        "blocks": {str(i): _block(r, d) for i in range(layers)},
    }
    opt = optax.chain(optax.clip_by_global_norm(1.0), optax.sgd(0.05, momentum=0.9))
    half = jnp.bfloat16

    def forward(p, x):
        p = jax.tree.map(lambda a: a.astype(half), p)
        B = x.shape[0]
        x = x.astype(half).reshape(B, 2, 4, 2, 4, 1).transpose(0, 1, 3, 2, 4, 5).reshape(B, 4, 16)
        x = linear(p["patch"], x)
        x = jnp.concatenate([jnp.broadcast_to(p["cls"], (B, 1, d)), x], 1) + p["pos"]
        for i in range(layers):
            w = p["blocks"][str(i)]
            x = x + _attend(w, layer_norm(w["ln1"], x), 2)
            x = x + linear(w["down"], jax.nn.gelu(linear(w["up"], layer_norm(w["ln2"], x))))
        return linear(p["head"], layer_norm(p["ln"], x[:, 0])).astype(jnp.float32)

    def train(s, b, extra):
        loss = lambda p: jnp.mean(xent(forward(p, b["x"]), b["y"]))
        l, g = jax.value_and_grad(loss)(s["params"])
        u, o = opt.update(g, s["opt"], s["params"])
        return {"params": optax.apply_updates(s["params"], u), "opt": o}, {
            "loss": l,
            "norm": optax.global_norm(g),
        }

    return model(
        params, train, {"x": x, "y": y}, batch, 4, opt=jax.tree.map(np.asarray, opt.init(params))
    )


def contrastive(batch=10):
    """Two encoders; logits of every row against every row, cross entropy both ways, temperature
    learned."""
    r = rng(11)
    x, _ = labelled(r, 50, 6)
    t = np.tanh(x @ mat(r, 6, 5)) + 0.1 * r.standard_normal((50, 5)).astype(np.float32)
    params = {
        "image": {"a": dense(r, 6, 12), "b": dense(r, 12, 8)},
        "text": {"a": dense(r, 5, 12), "b": dense(r, 12, 8)},
        "scale": np.float32(np.log(5.0)),
    }

    def encode(p, x):
        x = linear(p["b"], jax.nn.relu(linear(p["a"], x)))
        return x * lax.rsqrt(jnp.sum(x * x, -1, keepdims=True) + 1e-6)

    def logits(p, b):
        return encode(p["image"], b["x"]) @ encode(p["text"], b["t"]).T * jnp.exp(p["scale"])

    def nce(z):
        n = z.shape[0]
        rows = -jnp.mean(jax.nn.log_softmax(z, 1)[jnp.arange(n), jnp.arange(n)])
        columns = -jnp.mean(jnp.diagonal(jax.nn.log_softmax(z, 0)))
        return 0.5 * (rows + columns)

    def train(s, b, extra):
        l, g = jax.value_and_grad(lambda p: nce(logits(p, b)))(s["params"])
        p = sgd(s["params"], g)
        p["scale"] = jnp.clip(p["scale"], 0.0, np.log(100.0))
        return {"params": p}, {"loss": l, "scale": jnp.exp(p["scale"])}

    def evaluate(s, b, extra):
        z = logits(s["params"], b)
        return {
            "loss": nce(z),
            "hits": jnp.sum(jnp.argmax(z, 1) == jnp.arange(z.shape[0])),
            "best": jnp.max(z, 0),
        }

    return model(
        params,
        train,
        {"x": x, "t": t.astype(np.float32)},
        batch,
        5,
        evaluate,
        {"x": x[:11], "t": t[:11].astype(np.float32)},
    )


def supervised_contrast(batch=9):
    """SimCLR: both views in one batch of 2B rows, the pair's logit found by a mask, the diagonal
    left out."""
    r = rng(12)
    x, y = labelled(r, 45, 6)
    params = {"a": dense(r, 6, 12), "b": dense(r, 12, 6)}

    def train(s, b, extra):
        def loss(p):
            z = jnp.concatenate([b["x"], b["x"] * b["gain"][:, None]], 0)
            z = linear(p["b"], jnp.tanh(linear(p["a"], z)))
            z = z / jnp.linalg.norm(z, axis=-1, keepdims=True)
            n = z.shape[0]
            sim = jnp.where(jnp.eye(n, dtype=bool), -1e9, z @ z.T / 0.5)
            pair = (jnp.arange(n) + n // 2) % n
            return jnp.mean(
                jax.nn.logsumexp(sim, 1) - jnp.take_along_axis(sim, pair[:, None], 1)[:, 0]
            )

        l, g = jax.value_and_grad(loss)(s["params"])
        return {"params": sgd(s["params"], g)}, {"loss": l}

    return model(
        params,
        train,
        {"x": x, "gain": (1 + 0.2 * r.standard_normal(45)).astype(np.float32)},
        batch,
        5,
    )


def routing(batch=10, experts=3, capacity=4):
    """Top-1 mixture of experts: places in an expert by a prefix sum along the batch, overflow
    dropped."""
    r = rng(13)
    x, y = labelled(r, 50, 6)
    params = {
        "gate": mat(r, 6, experts),
        "up": mat(r, experts, 6, 8),
        "down": mat(r, experts, 8, 6),
        "head": dense(r, 6, 4),
    }

    def layer(p, x):
        probs = jax.nn.softmax(x @ p["gate"])
        choice = jnp.argmax(probs, -1)
        hot = jax.nn.one_hot(choice, experts)
        place = jnp.sum((jnp.cumsum(hot, 0) - 1) * hot, -1)
        dispatch = hot[:, :, None] * jax.nn.one_hot(place, capacity)[:, None, :]
        xs = jnp.einsum("bec,bd->ecd", dispatch, x)
        ys = jnp.einsum(
            "ech,ehd->ecd", jax.nn.relu(jnp.einsum("ecd,edh->ech", xs, p["up"])), p["down"]
        )
        gate = jnp.sum(probs * hot, -1)
        balance = experts * jnp.sum(jnp.mean(hot, 0) * jnp.mean(probs, 0))
        return (
            x + jnp.einsum("bec,ecd->bd", dispatch, ys) * gate[:, None],
            balance,
            jnp.sum(dispatch),
        )

    def train(s, b, extra):
        def loss(p):
            h, balance, kept = layer(p, b["x"])
            return jnp.mean(xent(linear(p["head"], h), b["y"])) + 0.01 * balance, (balance, kept)

        (l, (balance, kept)), g = jax.value_and_grad(loss, has_aux=True)(s["params"])
        return {"params": sgd(s["params"], g)}, {"loss": l, "balance": balance, "kept": kept}

    def evaluate(s, b, extra):
        h, balance, kept = layer(s["params"], b["x"])
        return {"balance": balance, "kept": kept, "h": h}

    return model(params, train, {"x": x, "y": y}, batch, 4, evaluate, {"x": x[:13], "y": y[:13]})


def stacked_layers(batch=6, layers=3, d=8, T=5):
    """A causal transformer whose layers are one scan over stacked weights; its gradients are
    stacked, too."""
    r = rng(14)
    text = r.integers(0, 16, (30, T + 1)).astype(np.int32)
    stack = jax.tree.map(lambda *a: np.stack(a), *[_block(r, d) for _ in range(layers)])
    params = {
        "tok": mat(r, 16, d, scale=0.3),
        "pos": mat(r, T, d, scale=0.1),
        "layers": stack,
        "ln": norm(d),
    }
    mask = np.tril(np.ones((T, T), bool))

    def train(s, b, extra):
        def loss(p):
            def layer(x, w):
                x = x + _attend(w, layer_norm(w["ln1"], x), 2, mask)
                return x + linear(
                    w["down"], jax.nn.silu(linear(w["up"], layer_norm(w["ln2"], x)))
                ), None

            x, _ = lax.scan(layer, p["tok"][b["text"][:, :-1]] + p["pos"], p["layers"])
            z = layer_norm(p["ln"], x) @ p["tok"].T
            return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(z), b["text"][:, 1:, None], -1))

        l, g = jax.value_and_grad(loss)(s["params"])
        return {"params": sgd(s["params"], g, 0.3)}, {"loss": l}

    return model(params, train, {"text": text}, batch, 4)


ALL = dict(
    vit_bf16=vit_bf16,
    contrastive=contrastive,
    supervised_contrast=supervised_contrast,
    routing=routing,
    stacked_layers=stacked_layers,
)
