"""Models of flax.nnx by nnx.split and nnx.merge, as its guides to jax.jit write them."""

import jax
import jax.numpy as jnp
import optax
from flax import nnx
from jax_zoo.common import ROWS, case, cross_entropy, labels, normal, pictures, rows


def trained(model, tx, loss, batches):
    """The state is that of model and optimizer; the graph's definition is a constant of the
    step."""
    optimizer = nnx.Optimizer(model, tx, wrt=nnx.Param)
    graphdef, state = nnx.split((model, optimizer))

    @jax.jit
    def step(state, batch):
        model, optimizer = nnx.merge(graphdef, state)
        value, grads = nnx.value_and_grad(loss)(model, batch)
        optimizer.update(model, grads)
        return nnx.state((model, optimizer)), {"loss": value}

    return step, state, batches


def classify(model, batch):
    return cross_entropy(model(batch["x"]), batch["y"])


class MLP(nnx.Module):
    def __init__(self, rngs):
        self.first, self.last = nnx.Linear(8, 16, rngs=rngs), nnx.Linear(16, 3, rngs=rngs)
        self.dropout = nnx.Dropout(0.2, rngs=rngs)

    def __call__(self, x):
        return self.last(self.dropout(nnx.relu(self.first(x))))


@case
def mlp():
    return trained(MLP(nnx.Rngs(0)), optax.adam(1e-2), classify, rows())


@case
def mlp_graphdef():
    """The pair of nnx.split is the state, the definition included."""
    model, tx = MLP(nnx.Rngs(0)), optax.sgd(0.1)
    optimizer = nnx.Optimizer(model, tx, wrt=nnx.Param)

    def step(state, batch):
        model, optimizer = nnx.merge(*state)
        value, grads = nnx.value_and_grad(classify)(model, batch)
        optimizer.update(model, grads)
        return nnx.split((model, optimizer)), {"loss": value}

    return step, nnx.split((model, optimizer)), rows()


class CNN(nnx.Module):
    def __init__(self, rngs):
        self.conv1 = nnx.Conv(3, 8, (3, 3), rngs=rngs)
        self.norm1 = nnx.BatchNorm(8, rngs=rngs)
        self.conv2 = nnx.Conv(8, 8, (3, 3), rngs=rngs)
        self.last = nnx.Linear(32, 5, rngs=rngs)

    def __call__(self, x):
        x = nnx.relu(self.norm1(self.conv1(x)))
        x = nnx.max_pool(x, (3, 3), (2, 2), "SAME")
        x = nnx.avg_pool(nnx.relu(self.conv2(x)), (2, 2), (2, 2))
        return self.last(x.reshape(x.shape[0], -1))


@case
def cnn():
    return trained(CNN(nnx.Rngs(0)), optax.sgd(0.05, 0.9), classify, pictures())


class Encoder(nnx.Module):
    def __init__(self, rngs):
        self.embed = nnx.Embed(23, 16, rngs=rngs)
        self.attention = nnx.MultiHeadAttention(2, 16, decode=False, use_bias=False, rngs=rngs)
        self.norm = nnx.LayerNorm(16, rngs=rngs)
        self.last = nnx.Linear(16, 3, rngs=rngs)

    def __call__(self, text):
        x = self.embed(text)
        x = self.norm(x + self.attention(x))
        return self.last(x.mean(1))


@case
def attention():
    batches = [{"x": labels(i, 23, n, 7), "y": labels(i + 3, 3, n)} for i, n in enumerate(ROWS)]
    return trained(Encoder(nnx.Rngs(0)), optax.adamw(1e-2), classify, batches)


class GAN(nnx.Module):
    def __init__(self, rngs):
        self.make = nnx.Sequential(
            nnx.Linear(4, 16, rngs=rngs), nnx.relu, nnx.Linear(16, 8, rngs=rngs)
        )
        self.judge = nnx.Sequential(
            nnx.Linear(8, 16, rngs=rngs),
            lambda x: nnx.leaky_relu(x, 0.2),
            nnx.Linear(16, 1, rngs=rngs),
        )


@case
def gan():
    """Both players in one step, as in DCGAN."""
    net = GAN(nnx.Rngs(0))
    (maker, first), (judge, second) = nnx.split(net.make), nnx.split(net.judge)
    tx = optax.adam(1e-3, b1=0.5)
    bce = lambda logits, y: optax.sigmoid_binary_cross_entropy(
        logits, jnp.full_like(logits, y)
    ).mean()

    def step(state, batch):
        z = batch["z"]

        def judge_loss(params):
            fake = nnx.merge(maker, state["make"])(z)
            play = nnx.merge(judge, params)
            return bce(play(batch["x"]), 1.0) + bce(play(fake), 0.0)

        judged, grads = jax.value_and_grad(judge_loss)(state["judge"])
        updates, judge_opt = tx.update(grads, state["judge_opt"])
        new_judge = optax.apply_updates(state["judge"], updates)
        made, grads = jax.value_and_grad(
            lambda p: bce(nnx.merge(judge, new_judge)(nnx.merge(maker, p)(z)), 1.0)
        )(state["make"])
        updates, make_opt = tx.update(grads, state["make_opt"])
        new = {
            "make": optax.apply_updates(state["make"], updates),
            "judge": new_judge,
            "make_opt": make_opt,
            "judge_opt": judge_opt,
        }
        return new, {"judge": judged, "make": made}

    state = {
        "make": first,
        "judge": second,
        "make_opt": tx.init(first),
        "judge_opt": tx.init(second),
    }
    return (
        step,
        state,
        [{"x": normal(i, n, 8), "z": normal(i + 40, n, 4)} for i, n in enumerate(ROWS)],
    )
