"""Models of equinox: modules are the state, their functions and numbers part of the program."""

import equinox as eqx
import jax
import jax.numpy as jnp
import optax
from jax_zoo.common import ROWS, case, cross_entropy, labels, normal, pictures, rows, tokens


def filtered(model, tx, loss, batches, key=None):
    """The whole module is the state, as with eqx.filter_jit."""

    @eqx.filter_jit
    def step(state, batch):
        model, opt_state, key = state
        key, use = (None, None) if key is None else jax.random.split(key)
        value, grads = eqx.filter_value_and_grad(loss)(model, batch, use)
        updates, opt_state = tx.update(grads, opt_state, eqx.filter(model, eqx.is_inexact_array))
        return (eqx.apply_updates(model, updates), opt_state, key), {"loss": value}

    return step, (model, tx.init(eqx.filter(model, eqx.is_inexact_array)), key), batches


@case
def mlp():
    model = eqx.nn.MLP(8, 3, 16, 2, key=jax.random.key(0))
    loss = lambda m, batch, key: cross_entropy(jax.vmap(m)(batch["x"]), batch["y"])
    return filtered(model, optax.adam(1e-2), loss, rows())


@case
def partitioned():
    """eqx.partition: the arrays are the state, the rest a constant of the step."""
    model, tx = eqx.nn.MLP(8, 3, 16, 1, key=jax.random.key(0)), optax.sgd(0.1)
    params, static = eqx.partition(model, eqx.is_array)

    def step(state, batch):
        params, opt_state = state
        loss = lambda p: cross_entropy(jax.vmap(eqx.combine(p, static))(batch["x"]), batch["y"])
        value, grads = jax.value_and_grad(loss)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return (eqx.apply_updates(params, updates), opt_state), {"loss": value}

    return step, (params, tx.init(params)), rows()


class CNN(eqx.Module):
    layers: list

    def __init__(self, key):
        a, b, c = jax.random.split(key, 3)
        self.layers = [
            eqx.nn.Conv2d(3, 8, 3, padding=1, key=a),
            jax.nn.relu,
            eqx.nn.MaxPool2d(3, 2),
            eqx.nn.Conv2d(8, 8, 3, key=b),
            jax.nn.relu,
            jnp.ravel,
            eqx.nn.Dropout(0.3),
            eqx.nn.Linear(8, 5, key=c),
        ]

    def __call__(self, x, key):
        for layer in self.layers:
            x = layer(x, key=key) if isinstance(layer, eqx.nn.Dropout) else layer(x)
        return x


@case
def cnn_dropout():
    batches = [{"x": b["x"].transpose(0, 3, 1, 2), "y": b["y"]} for b in pictures()]

    def loss(m, batch, key):
        return cross_entropy(
            jax.vmap(m)(batch["x"], jax.random.split(key, batch["x"].shape[0])), batch["y"]
        )

    return filtered(CNN(jax.random.key(0)), optax.adam(1e-3), loss, batches, jax.random.key(5))


class Recurrent(eqx.Module):
    embed: eqx.nn.Embedding
    cell: eqx.Module
    last: eqx.nn.Linear

    def __init__(self, kind, key):
        a, b, c = jax.random.split(key, 3)
        self.embed, self.cell, self.last = (
            eqx.nn.Embedding(23, 8, key=a),
            kind(8, 12, key=b),
            eqx.nn.Linear(12, 23, key=c),
        )

    def __call__(self, text):
        zero = jnp.zeros(12)
        first = (zero, zero) if isinstance(self.cell, eqx.nn.LSTMCell) else zero

        def one(carry, x):
            carry = self.cell(x, carry)
            return carry, carry[0] if isinstance(carry, tuple) else carry

        return jax.vmap(self.last)(jax.lax.scan(one, first, jax.vmap(self.embed)(text))[1])


def predict(m, batch, key):
    return cross_entropy(jax.vmap(m)(batch["text"][:, :-1]), batch["text"][:, 1:])


@case
def lstm():
    return filtered(
        Recurrent(eqx.nn.LSTMCell, jax.random.key(0)), optax.rmsprop(1e-2), predict, tokens()
    )


@case
def gru():
    return filtered(
        Recurrent(eqx.nn.GRUCell, jax.random.key(0)), optax.adagrad(1e-1), predict, tokens()
    )


class Encoder(eqx.Module):
    embed: eqx.nn.Embedding
    attention: eqx.nn.MultiheadAttention
    norm: eqx.nn.LayerNorm
    last: eqx.nn.MLP

    def __init__(self, key):
        a, b, c = jax.random.split(key, 3)
        self.embed, self.attention = (
            eqx.nn.Embedding(23, 16, key=a),
            eqx.nn.MultiheadAttention(2, 16, key=b),
        )
        self.norm, self.last = (
            eqx.nn.LayerNorm(16),
            eqx.nn.MLP(16, 3, 16, 1, activation=jax.nn.gelu, key=c),
        )

    def __call__(self, text):
        x = jax.vmap(self.embed)(text)
        x = jax.vmap(self.norm)(
            x + self.attention(x, x, x, mask=jnp.tril(jnp.ones((len(text), len(text)), bool)))
        )
        return self.last(x.mean(0))


@case
def bert():
    batches = [{"text": labels(i, 23, n, 7), "y": labels(i + 3, 3, n)} for i, n in enumerate(ROWS)]
    loss = lambda m, batch, key: cross_entropy(jax.vmap(m)(batch["text"]), batch["y"])
    return filtered(Encoder(jax.random.key(0)), optax.lion(1e-3), loss, batches)


@case
def batch_norm():
    """eqx.nn.BatchNorm has its statistics in eqx.nn.State, and reduces over an axis of vmap."""

    class Net(eqx.Module):
        conv: eqx.nn.Conv2d
        norm: eqx.nn.BatchNorm
        last: eqx.nn.Linear

        def __init__(self, key):
            a, b = jax.random.split(key)
            self.conv, self.norm = (
                eqx.nn.Conv2d(3, 4, 3, key=a),
                eqx.nn.BatchNorm(4, axis_name="batch", mode="batch"),
            )
            self.last = eqx.nn.Linear(4 * 36, 5, key=b)

        def __call__(self, x, state):
            x, state = self.norm(self.conv(x), state)
            return self.last(jnp.ravel(jax.nn.relu(x))), state

    model, state = eqx.nn.make_with_state(Net)(jax.random.key(0))
    tx = optax.sgd(0.1)
    params, static = eqx.partition(model, eqx.is_inexact_array)
    batches = [{"x": b["x"].transpose(0, 3, 1, 2), "y": b["y"]} for b in pictures()]

    def step(all, batch):
        params, state, opt_state = all

        def loss(params):
            model = eqx.combine(params, static)
            logits, new = jax.vmap(model, axis_name="batch", in_axes=(0, None), out_axes=(0, None))(
                batch["x"], state
            )
            return cross_entropy(logits, batch["y"]), new

        (value, new), grads = jax.value_and_grad(loss, has_aux=True)(params)
        updates, opt_state = tx.update(grads, opt_state)
        return (eqx.apply_updates(params, updates), new, opt_state), value

    return step, (params, state, tx.init(params)), batches


@case
def neural_ode():
    """A fixed-step Runge-Kutta method under jax.checkpoint."""
    field, tx = (
        eqx.nn.MLP(4, 4, 16, 1, activation=jax.nn.softplus, key=jax.random.key(0)),
        optax.adabelief(1e-2),
    )

    def solve(field, y, steps=6, h=0.1):
        @jax.checkpoint
        def one(y, _):
            a = field(y)
            b = field(y + h / 2 * a)
            c = field(y + h / 2 * b)
            d = field(y + h * c)
            y = y + h / 6 * (a + 2 * b + 2 * c + d)
            return y, y

        return jax.lax.scan(one, y, None, length=steps)[1]

    def loss(field, batch, key):
        made = jax.vmap(lambda y: solve(field, y))(batch["x"])
        return jnp.mean((made - batch["path"]) ** 2)

    return filtered(
        field,
        tx,
        loss,
        [{"x": normal(i, n, 4), "path": normal(i + 7, n, 6, 4)} for i, n in enumerate(ROWS)],
    )


@case
def coupling_flow():
    """RealNVP: coupling layers and the log-determinant of their Jacobian."""
    keys = jax.random.split(jax.random.key(0), 4)
    nets, tx = [eqx.nn.MLP(3, 6, 16, 1, activation=jnp.tanh, key=k) for k in keys], optax.adam(1e-3)

    def logp(nets, x):
        total = 0.0
        for i, net in enumerate(nets):
            a, b = (x[:3], x[3:]) if i % 2 else (x[3:], x[:3])
            shift, scale = jnp.split(net(a), 2)
            scale = jnp.tanh(scale)
            b = (b - shift) * jnp.exp(-scale)
            total = total - scale.sum()
            x = jnp.concatenate([a, b] if i % 2 else [b, a])
        return total + jax.scipy.stats.norm.logpdf(x).sum()

    loss = lambda nets, batch, key: -jnp.mean(jax.vmap(lambda x: logp(nets, x))(batch["x"]))
    return filtered(nets, tx, loss, [{"x": normal(i, n, 6)} for i, n in enumerate(ROWS)])


@case
def diffusion():
    """A denoising step: random times and noise for each row, drawn from a key in the state."""
    net = eqx.nn.MLP(9, 8, 32, 2, activation=jax.nn.silu, key=jax.random.key(0))

    def loss(net, batch, key):
        first, second = jax.random.split(key)
        rows = batch["x"].shape[0]
        t = jax.random.randint(first, (rows,), 0, 100)
        noise = jax.random.normal(second, batch["x"].shape)
        alpha = jnp.cumprod(1 - jnp.linspace(1e-4, 0.02, 100))[t][:, None]
        noisy = jnp.sqrt(alpha) * batch["x"] + jnp.sqrt(1 - alpha) * noise
        made = jax.vmap(net)(jnp.concatenate([noisy, t[:, None] / 100], 1))
        return jnp.mean((made - noise) ** 2)

    batches = [{"x": normal(i, n, 8)} for i, n in enumerate(ROWS)]
    return filtered(net, optax.adam(1e-3), loss, batches, jax.random.key(3))
