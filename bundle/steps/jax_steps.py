"""The training steps in JAX. compile_steps.py exports them for dp-compile, and jax_worker.py gives
the same functions to jax.jit."""

import configs
import jax
import jax.numpy as jnp
import optax
from jax import lax


def norm_layer(p, name, x):
    x = x.astype(jnp.float32)
    mean = jnp.mean(x, -1, keepdims=True)
    return (x - mean) * lax.rsqrt(jnp.var(x, -1, keepdims=True) + 1e-5) * p[f"{name}.scale"] + p[
        f"{name}.bias"
    ]


def cross_entropy(logits, labels):
    return -jnp.mean(jnp.take_along_axis(jax.nn.log_softmax(logits), labels[..., None], -1))


class Transformer:
    """What GPT-2 and BERT share. Weights and the residual stream are f32; factors of products are
    of `dtype`."""

    def __init__(self, config, dtype, attend):
        self.config, self.dtype, self.attend = config, dtype, attend

    def dense(self, p, name, x):
        return x @ p[f"{name}.w"].astype(self.dtype) + p[f"{name}.b"].astype(self.dtype)

    def attention(self, p, name, x, causal):
        b, t, d = x.shape
        heads = self.config.heads
        q, k, v = (
            a.reshape(b, t, heads, d // heads)
            for a in jnp.split(self.dense(p, f"{name}.qkv", x), 3, -1)
        )
        return self.dense(p, f"{name}.out", self.attend(q, k, v, is_causal=causal).reshape(b, t, d))

    def feed_forward(self, p, name, x, approximate):
        return self.dense(
            p, f"{name}.down", jax.nn.gelu(self.dense(p, f"{name}.up", x), approximate=approximate)
        )


class GPT2(Transformer):
    """GPT-2: norms before attention and feed-forward layers, the head tied to the embedding."""

    def loss(self, p, batch):
        text = batch["text"]
        x = p["tok"][text[:, :-1]] + p["pos"]
        for i in range(self.config.layers):
            name = f"blocks.{i}"
            h = norm_layer(p, f"{name}.ln1", x).astype(self.dtype)
            x = x + self.attention(p, name, h, True).astype(jnp.float32)
            h = norm_layer(p, f"{name}.ln2", x).astype(self.dtype)
            x = x + self.feed_forward(p, name, h, True).astype(jnp.float32)
        logits = norm_layer(p, "ln", x).astype(self.dtype) @ p["tok"].astype(self.dtype).T
        return cross_entropy(logits.astype(jnp.float32), text[:, 1:])


class BERT(Transformer):
    """BERT with its language model's head on every token: norms behind attention and feed-forward
    layers, no dropout."""

    def loss(self, p, batch):
        x = norm_layer(p, "ln", p["tok"][batch["ids"]] + p["pos"] + p["type"][0])
        for i in range(self.config.layers):
            name = f"blocks.{i}"
            x = norm_layer(
                p,
                f"{name}.ln1",
                x + self.attention(p, name, x.astype(self.dtype), False).astype(jnp.float32),
            )
            x = norm_layer(
                p,
                f"{name}.ln2",
                x + self.feed_forward(p, name, x.astype(self.dtype), False).astype(jnp.float32),
            )
        h = jax.nn.gelu(self.dense(p, "head", x.astype(self.dtype)), approximate=False)
        h = norm_layer(p, "head.ln", h).astype(self.dtype)
        logits = h @ p["tok"].astype(self.dtype).T + p["head.words.b"].astype(self.dtype)
        return cross_entropy(logits.astype(jnp.float32), batch["labels"])


class ResNet50:
    """ResNet-50, version 1.5. Images are of `dtype`, batch norm computes in f32; running variances
    are biased."""

    def __init__(self, config, dtype):
        self.config, self.dtype = config, dtype
        self.formats = (
            ("NCHW", "OIHW", "NCHW") if config.channels_first else ("NHWC", "OHWI", "NHWC")
        )
        self.spatial = (2, 3) if config.channels_first else (1, 2)
        self.shapes = {name: rest for name, *rest in configs.convolutions(config)}

    def per_channel(self, v):
        return v[:, None, None] if self.config.channels_first else v

    def convolve(self, p, stats, new, name, x):
        _, _, window, stride = self.shapes[name]
        y = lax.conv_general_dilated(
            x,
            p[f"{name}.w"].astype(self.dtype),
            (stride, stride),
            [(window // 2, window // 2)] * 2,
            dimension_numbers=self.formats,
        )
        wide = y.astype(jnp.float32)
        axes = (0, *self.spatial)
        mean = jnp.mean(wide, axes)
        var = jnp.maximum(jnp.mean(wide * wide, axes) - mean * mean, 0)
        new[f"{name}.mean"] = 0.9 * stats[f"{name}.mean"] + 0.1 * mean
        new[f"{name}.var"] = 0.9 * stats[f"{name}.var"] + 0.1 * var
        factor = lax.rsqrt(var + 1e-5) * p[f"{name}.scale"]
        return (
            (wide - self.per_channel(mean)) * self.per_channel(factor)
            + self.per_channel(p[f"{name}.bias"])
        ).astype(self.dtype)

    def pool(self, x):
        def at(n):
            return tuple(n if i in self.spatial else 1 for i in range(4))

        pad = tuple((1, 1) if i in self.spatial else (0, 0) for i in range(4))
        return lax.reduce_window(x, -jnp.inf, lax.max, at(3), at(2), pad)

    def loss(self, p, stats, batch):
        new = {}

        def convolve(name, x):
            return self.convolve(p, stats, new, name, x)

        x = self.pool(jax.nn.relu(convolve("stem", batch["x"].astype(self.dtype))))
        for stage, count in enumerate(self.config.blocks):
            for i in range(count):
                name = f"stage{stage}.{i}"
                y = jax.nn.relu(convolve(f"{name}.1", x))
                y = convolve(f"{name}.3", jax.nn.relu(convolve(f"{name}.2", y)))
                x = jax.nn.relu(y + (x if i else convolve(f"{name}.short", x)))
        x = jnp.mean(x.astype(jnp.float32), self.spatial).astype(self.dtype)
        logits = x @ p["fc.w"].astype(self.dtype) + p["fc.b"].astype(self.dtype)
        return cross_entropy(logits.astype(jnp.float32), batch["y"]), new


def make_optimizer():
    a = configs.ADAMW
    return optax.chain(
        optax.clip_by_global_norm(a["clip"]),
        optax.adamw(a["lr"], a["b1"], a["b2"], a["eps"], weight_decay=a["weight_decay"]),
    )


def make_step(config, precision, attend=None):
    """Returns step(state, batch) -> (state, {"loss": ...}), and init(params, stats) -> state."""
    dtype = jnp.bfloat16 if precision == "bf16" else jnp.float32
    if config.model == "resnet50":
        model = ResNet50(config, dtype)

        def step(state, batch):
            (loss, stats), g = jax.value_and_grad(model.loss, has_aux=True)(
                state["params"], state["stats"], batch
            )
            v = jax.tree.map(
                lambda v, g: configs.MOMENTUM["momentum"] * v + g, state["velocity"], g
            )
            p = jax.tree.map(lambda p, v: p - configs.MOMENTUM["lr"] * v, state["params"], v)
            return {"params": p, "stats": stats, "velocity": v}, {"loss": loss}

        return step, lambda params, stats: {
            "params": params,
            "stats": stats,
            "velocity": jax.tree.map(jnp.zeros_like, params),
        }

    model = {"gpt2": GPT2, "bert": BERT}[config.model](
        config, dtype, attend or jax.nn.dot_product_attention
    )
    optimizer = make_optimizer()

    def step(state, batch):
        loss, g = jax.value_and_grad(model.loss)(state["params"], batch)
        updates, opt = optimizer.update(g, state["opt"], state["params"])
        return {"params": optax.apply_updates(state["params"], updates), "opt": opt}, {"loss": loss}

    return step, lambda params, stats: {"params": params, "opt": optimizer.init(params)}
