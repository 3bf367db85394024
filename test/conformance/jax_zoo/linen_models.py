"""Models of flax.linen, as its examples define them."""

from typing import Any

import flax
import jax
import jax.numpy as jnp
import numpy as np
import optax
from flax import linen as nn
from flax.training import train_state
from jax_zoo.common import (
    ROWS,
    case,
    cross_entropy,
    labels,
    normal,
    pictures,
    rows,
    supervised,
    tokens,
)


class TrainState(train_state.TrainState):
    batch_stats: Any = None
    key: Any = None


def classified(model, batches, tx, inputs="x", **kwargs):
    """A TrainState, with BatchNorm's statistics and dropout's key where the model has them."""
    variables = model.init(
        {"params": jax.random.key(0), "dropout": jax.random.key(1)},
        batches[0][inputs][:2],
        **kwargs,
    )
    state = TrainState.create(
        apply_fn=model.apply,
        params=variables["params"],
        tx=tx,
        batch_stats=variables.get("batch_stats", {}),
        key=jax.random.key(2),
    )

    @jax.jit
    def step(state, batch):
        def loss(params):
            logits, new = state.apply_fn(
                {"params": params, "batch_stats": state.batch_stats},
                batch[inputs],
                mutable=["batch_stats"],
                rngs={"dropout": jax.random.fold_in(state.key, state.step)},
                **kwargs,
            )
            return cross_entropy(logits, batch["y"]), (logits, new)

        (value, (logits, new)), grads = jax.value_and_grad(loss, has_aux=True)(state.params)
        state = state.apply_gradients(grads=grads, batch_stats=new.get("batch_stats", {}))
        return state, {"loss": value, "accuracy": jnp.mean(jnp.argmax(logits, -1) == batch["y"])}

    return step, state, batches


class MLP(nn.Module):
    @nn.compact
    def __call__(self, x):
        for size in (16, 16):
            x = nn.relu(nn.Dense(size)(x))
        return nn.Dense(3)(x)


@case
def mlp():
    return classified(MLP(), rows(), optax.sgd(0.1, 0.9))


class CNN(nn.Module):
    @nn.compact
    def __call__(self, x):
        x = nn.Conv(8, (3, 3), use_bias=False)(x)
        x = nn.relu(nn.BatchNorm(use_running_average=False)(x))
        x = nn.avg_pool(x, (2, 2), (2, 2))
        x = nn.Conv(8, (3, 3))(x)
        x = nn.max_pool(nn.relu(x), (2, 2), (2, 2))
        x = nn.Dropout(0.25, deterministic=False)(x.reshape(x.shape[0], -1))
        return nn.Dense(5)(x)


@case
def cnn():
    return classified(CNN(), pictures(), optax.adam(1e-3))


class Block(nn.Module):
    features: int
    strides: int = 1

    @nn.compact
    def __call__(self, x):
        norm = lambda: nn.BatchNorm(use_running_average=False, momentum=0.9)
        y = nn.relu(
            norm()(nn.Conv(self.features, (3, 3), (self.strides, self.strides), use_bias=False)(x))
        )
        y = norm()(nn.Conv(self.features, (3, 3), use_bias=False)(y))
        if x.shape != y.shape:
            x = norm()(
                nn.Conv(self.features, (1, 1), (self.strides, self.strides), use_bias=False)(x)
            )
        return nn.relu(x + y)


class ResNet(nn.Module):
    @nn.compact
    def __call__(self, x):
        x = nn.Conv(8, (7, 7), (2, 2), padding=[(3, 3), (3, 3)], use_bias=False)(x)
        x = nn.relu(nn.BatchNorm(use_running_average=False)(x))
        x = nn.max_pool(x, (3, 3), strides=(2, 2), padding="SAME")
        x = Block(16, 2)(Block(8)(x))
        return nn.Dense(5)(jnp.mean(x, (1, 2)))


@case
def resnet():
    return classified(ResNet(), pictures(16), optax.sgd(0.05, 0.9, nesterov=True))


class UNet(nn.Module):
    @nn.compact
    def __call__(self, x):
        a = nn.silu(nn.GroupNorm(4)(nn.Conv(8, (3, 3))(x)))
        b = nn.silu(nn.GroupNorm(4)(nn.Conv(16, (3, 3), (2, 2))(a)))
        c = nn.silu(nn.Conv(16, (3, 3))(b))
        up = nn.ConvTranspose(8, (2, 2), (2, 2))(c)
        up = jnp.concatenate([up, a], -1)
        resized = jax.image.resize(b, (b.shape[0], 8, 8, 16), "bilinear")
        return nn.Conv(3, (1, 1))(nn.silu(nn.Conv(8, (3, 3))(jnp.concatenate([up, resized], -1))))


@case
def unet():
    model, tx, batches = UNet(), optax.adam(1e-3), pictures()
    params = model.init(jax.random.key(0), batches[0]["x"][:1])
    loss = lambda p, batch: optax.l2_loss(
        model.apply(p, batch["x"]), jnp.flip(batch["x"], 1)
    ).mean()
    return supervised(loss, tx), (params, tx.init(params)), batches


def recurrent(cell, **kwargs):
    class Tagger(nn.Module):
        @nn.compact
        def __call__(self, text):
            x = nn.Embed(23, 8)(text)
            return nn.Dense(23)(nn.RNN(cell(12), **kwargs)(x))

    model, tx, batches = (
        Tagger(),
        optax.chain(optax.clip_by_global_norm(1.0), optax.adam(1e-2)),
        tokens(),
    )
    params = model.init(jax.random.key(0), batches[0]["text"])
    loss = lambda p, batch: cross_entropy(
        model.apply(p, batch["text"][:, :-1]), batch["text"][:, 1:]
    )
    return supervised(loss, tx), (params, tx.init(params)), batches


@case
def lstm():
    return recurrent(nn.OptimizedLSTMCell)


@case
def gru_reversed():
    return recurrent(nn.GRUCell, reverse=True, keep_order=True)


class EncoderBlock(nn.Module):
    @nn.compact
    def __call__(self, x, mask=None):
        # A bias of the keys has no gradient but rounding, which Adam makes as large as any other.
        y = nn.MultiHeadDotProductAttention(
            2, dropout_rate=0.1, deterministic=False, use_bias=False
        )(nn.LayerNorm()(x), mask=mask)
        x = x + nn.Dropout(0.1, deterministic=False)(y)
        y = nn.Dense(16)(nn.gelu(nn.Dense(32)(nn.LayerNorm()(x))))
        return x + nn.Dropout(0.1, deterministic=False)(y)


class GPT(nn.Module):
    remat: bool = False

    @nn.compact
    def __call__(self, text):
        embed = nn.Embed(23, 16)
        x = embed(text) + self.param("positions", nn.initializers.normal(0.02), (text.shape[1], 16))
        block = nn.remat(EncoderBlock) if self.remat else EncoderBlock
        for _ in range(2):
            x = block()(x, nn.make_causal_mask(text))
        return embed.attend(nn.LayerNorm()(x))


def language_model(model):
    schedule = optax.warmup_cosine_decay_schedule(0.0, 1e-2, 2, 10)
    tx = optax.chain(optax.clip_by_global_norm(1.0), optax.adamw(schedule, weight_decay=0.1))
    batches = [{"x": b["text"][:, :-1], "y": b["text"][:, 1:]} for b in tokens()]
    return classified(model, batches, tx)


@case
def gpt():
    return language_model(GPT())


@case
def gpt_checkpointed():
    return language_model(GPT(remat=True))


class Seq2Seq(nn.Module):
    @nn.compact
    def __call__(self, source, target):
        embed = nn.Embed(23, 16)
        memory = EncoderBlock()(embed(source), nn.make_attention_mask(source > 0, source > 0))
        y = embed(target)
        y = y + nn.SelfAttention(2, use_bias=False)(
            nn.LayerNorm()(y), mask=nn.make_causal_mask(target)
        )
        mask = nn.make_attention_mask(target > 0, source > 0)
        y = y + nn.MultiHeadAttention(num_heads=2, use_bias=False)(
            nn.LayerNorm()(y), memory, mask=mask
        )
        return nn.Dense(23)(y)


@case
def transformer():
    model, tx = Seq2Seq(), optax.adam(1e-3)
    batches = [
        {"source": labels(i, 23, n, 7), "target": labels(i + 5, 23, n, 6)}
        for i, n in enumerate(ROWS)
    ]
    params = model.init(
        {"params": jax.random.key(0), "dropout": jax.random.key(1)},
        batches[0]["source"],
        batches[0]["target"],
    )

    def step(state, batch):
        params, opt_state, key = state
        key, drop = jax.random.split(key)

        def loss(params):
            logits = model.apply(
                params, batch["source"], batch["target"][:, :-1], rngs={"dropout": drop}
            )
            weights = (batch["target"][:, 1:] > 0).astype(jnp.float32)
            losses = optax.softmax_cross_entropy(
                logits, optax.smooth_labels(jax.nn.one_hot(batch["target"][:, 1:], 23), 0.1)
            )
            return (losses * weights).sum() / weights.sum()

        value, grads = jax.value_and_grad(loss)(params)
        updates, opt_state = tx.update(grads, opt_state, params)
        return (optax.apply_updates(params, updates), opt_state, key), {
            "loss": value,
            "norm": optax.global_norm(grads),
        }

    return step, (params, tx.init(params), jax.random.key(7)), batches


class ViT(nn.Module):
    dtype: Any = jnp.float32

    @nn.compact
    def __call__(self, x):
        x = nn.Conv(16, (4, 4), (4, 4), padding="VALID", dtype=self.dtype)(x)
        x = x.reshape(x.shape[0], -1, 16)
        cls = self.param("cls", nn.initializers.zeros, (1, 1, 16)).astype(self.dtype)
        x = jnp.concatenate([jnp.tile(cls, (x.shape[0], 1, 1)), x], 1)
        x = x + self.param("positions", nn.initializers.normal(0.02), (1, x.shape[1], 16)).astype(
            self.dtype
        )
        for _ in range(2):
            x = x + nn.MultiHeadDotProductAttention(2, dtype=self.dtype, use_bias=False)(
                nn.LayerNorm(dtype=self.dtype)(x)
            )
            x = x + nn.Dense(16, dtype=self.dtype)(
                nn.gelu(nn.Dense(32, dtype=self.dtype)(nn.LayerNorm(dtype=self.dtype)(x)))
            )
        return nn.Dense(5)(x[:, 0])


@case
def vit():
    return classified(ViT(), pictures(), optax.adamw(1e-3))


@case
def vit_bf16():
    # Adam divides a gradient by its size, which makes errors of rounding as large as steps.
    return (
        *classified(ViT(jnp.bfloat16), pictures(), optax.sgd(0.1)),
        {"tolerance": 3e-2, "in_f32": classified(ViT(jnp.float32), pictures(), optax.sgd(0.1))[:2]},
    )


class Mixer(nn.Module):
    @nn.compact
    def __call__(self, x):
        mlp = lambda size, y: nn.Dense(y.shape[-1])(nn.gelu(nn.Dense(size)(y)))
        x = nn.Conv(16, (2, 2), (2, 2))(x).reshape(x.shape[0], 16, 16)
        for _ in range(2):
            x = x + jnp.swapaxes(mlp(8, jnp.swapaxes(nn.LayerNorm()(x), 1, 2)), 1, 2)
            x = x + mlp(32, nn.LayerNorm()(x))
        return nn.Dense(5)(jnp.mean(nn.LayerNorm()(x), 1))


@case
def mixer():
    return classified(Mixer(), pictures(), optax.lamb(1e-2))


class VAE(nn.Module):
    @nn.compact
    def __call__(self, x, key):
        h = nn.relu(nn.Dense(16)(x))
        mean, logvar = nn.Dense(4)(h), nn.Dense(4)(h)
        z = mean + jnp.exp(0.5 * logvar) * jax.random.normal(key, logvar.shape)
        return nn.Dense(8)(nn.relu(nn.Dense(16)(z))), mean, logvar


@case
def vae():
    model, tx = VAE(), optax.adam(1e-3)
    batches = [
        {"x": (normal(i, n, 8) > 0).astype(np.float32), "key": jax.random.key(i)}
        for i, n in enumerate(ROWS)
    ]
    params = model.init(jax.random.key(0), batches[0]["x"], jax.random.key(1))["params"]

    def loss(params, batch):
        logits, mean, logvar = model.apply({"params": params}, batch["x"], batch["key"])
        bce = optax.sigmoid_binary_cross_entropy(logits, batch["x"]).sum(-1).mean()
        return bce - 0.5 * jnp.sum(1 + logvar - mean**2 - jnp.exp(logvar), -1).mean()

    return supervised(loss, tx), (params, tx.init(params)), batches
