"""Models of haiku: hk.transform and hk.transform_with_state."""

import haiku as hk
import jax
import jax.numpy as jnp
import numpy as np
import optax
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


def plain(forward, tx, batches, inputs="x"):
    net = hk.without_apply_rng(hk.transform(forward))
    params = net.init(jax.random.PRNGKey(0), batches[0][inputs])
    loss = lambda p, batch: cross_entropy(net.apply(p, batch[inputs]), batch["y"])
    return supervised(loss, tx), (params, tx.init(params)), batches


@case
def mlp():
    return plain(lambda x: hk.nets.MLP([16, 3])(x), optax.adam(1e-2), rows())


@case
def resnet():
    """hk.nets' blocks, with BatchNorm's statistics as haiku's state."""

    def forward(x):
        x = hk.Conv2D(8, 7, 2, with_bias=False)(x)
        x = jax.nn.relu(hk.BatchNorm(True, True, 0.9)(x, is_training=True))
        x = hk.max_pool(x, (1, 3, 3, 1), (1, 2, 2, 1), "SAME")
        block = hk.nets.ResNet.BlockGroup(
            8, 1, 1, dict(create_scale=True, create_offset=True, decay_rate=0.9), False, False, True
        )
        return hk.Linear(5)(jnp.mean(block(x, True, False), (1, 2)))

    net, tx, batches = (
        hk.without_apply_rng(hk.transform_with_state(forward)),
        optax.sgd(0.1, 0.9),
        pictures(16),
    )
    params, state = net.init(jax.random.PRNGKey(0), batches[0]["x"])

    def step(all, batch):
        params, state, opt_state = all

        def loss(params):
            logits, new = net.apply(params, state, batch["x"])
            return cross_entropy(logits, batch["y"]), new

        (value, new), grads = jax.value_and_grad(loss, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return (optax.apply_updates(params, updates), new, opt_state), {"loss": value}

    return step, (params, state, tx.init(params)), batches


@case
def transformer():
    """The attention of haiku with a causal mask, and dropout from a key in the batch."""

    def forward(text):
        x = hk.Embed(23, 16)(text)
        mask = jnp.tril(jnp.ones((1, 1, text.shape[1], text.shape[1])))
        attention = hk.MultiHeadAttention(2, 8, w_init=hk.initializers.VarianceScaling(1.0))
        y = hk.LayerNorm(-1, True, True)(x)
        x = x + hk.dropout(hk.next_rng_key(), 0.1, attention(y, y, y, mask=mask))
        return hk.Linear(23)(hk.LayerNorm(-1, True, True)(x))

    net, tx = hk.transform(forward), optax.adamw(1e-3)
    batches = [dict(b, key=np.asarray(jax.random.PRNGKey(i))) for i, b in enumerate(tokens())]
    params = net.init(jax.random.PRNGKey(0), batches[0]["text"])
    loss = lambda p, b: cross_entropy(net.apply(p, b["key"], b["text"][:, :-1]), b["text"][:, 1:])
    return (
        supervised(loss, tx),
        (params, tx.init(params)),
        batches,
        {"scatter": {"text": 0, "key": None}},
    )


@case
def lstm():
    def forward(text):
        core = hk.LSTM(12)
        x = jax.nn.one_hot(text, 23)
        out, _ = hk.dynamic_unroll(core, x, core.initial_state(text.shape[0]), time_major=False)
        return hk.Linear(23)(out)

    batches = [{"x": b["text"][:, :-1], "y": b["text"][:, 1:]} for b in tokens()]
    return plain(forward, optax.chain(optax.clip(1.0), optax.adam(1e-2)), batches)


@case
def dqn():
    """Double Q-learning with a target network of periodic updates."""
    net = hk.without_apply_rng(hk.transform(lambda x: hk.nets.MLP([16, 4])(x)))
    tx = optax.adam(1e-2)
    online = net.init(jax.random.PRNGKey(0), jnp.zeros((1, 6)))

    def step(state, batch):
        def loss(online):
            q = jnp.take_along_axis(net.apply(online, batch["s"]), batch["a"][:, None], 1)[:, 0]
            best = jnp.argmax(net.apply(online, batch["next"]), 1)
            value = jnp.take_along_axis(
                net.apply(state["target"], batch["next"]), best[:, None], 1
            )[:, 0]
            goal = batch["r"] + 0.99 * (1 - batch["done"]) * value
            return optax.huber_loss(q, jax.lax.stop_gradient(goal)).mean()

        value, grads = jax.value_and_grad(loss)(state["online"])
        updates, opt = tx.update(grads, state["opt"])
        online, step = optax.apply_updates(state["online"], updates), state["step"] + 1
        target = optax.periodic_update(online, state["target"], step, 2)
        return {"online": online, "target": target, "opt": opt, "step": step}, {"loss": value}

    batches = [
        {
            "s": normal(i, n, 6),
            "a": labels(i, 4, n),
            "r": normal(i + 5, n),
            "next": normal(i + 9, n, 6),
            "done": normal(i + 11, n) > 1,
        }
        for i, n in enumerate(ROWS)
    ]
    return (
        step,
        {
            "online": online,
            "target": online,
            "opt": tx.init(online),
            "step": jnp.zeros([], jnp.int32),
        },
        batches,
    )


@case
def autoencoder():
    """Transposed convolutions and layer normalization of pictures."""

    def forward(x):
        h = jax.nn.elu(hk.LayerNorm((1, 2, 3), True, True)(hk.Conv2D(8, 3, 2)(x)))
        return hk.Conv2DTranspose(3, 3, 2)(h)

    net, tx = hk.without_apply_rng(hk.transform(forward)), optax.novograd(1e-2)
    batches = pictures()
    params = net.init(jax.random.PRNGKey(0), batches[0]["x"])
    loss = lambda p, batch: jnp.mean(jnp.abs(net.apply(p, batch["x"]) - batch["x"]))
    return supervised(loss, tx), (params, tx.init(params)), batches
