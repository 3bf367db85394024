"""The common parts of the steps from JAX: the form of a step, random inputs, losses.

A step is a dict with `state` and `data` (arrays by name, the state nested), `batch` (rows of one
step), `steps`, and `train(state, batch) -> (state, metrics)`. `dims` says along which dimension an
input is batched, where it is not 0.
"""

import jax
import jax.numpy as jnp
import numpy as np

rng = np.random.default_rng


def mat(r, *shape, scale=0.5):
    return (r.standard_normal(shape) * scale).astype(np.float32)


def rows(r, *shape):
    return mat(r, *shape, scale=1.0)


def labels(r, classes, *shape):
    return r.integers(0, classes, shape).astype(np.int32)


def xent(logits, y):
    return -jnp.take_along_axis(jax.nn.log_softmax(logits), y[..., None], -1)[..., 0]


def step(params, loss, data, batch, steps=2, rate=0.1, dims={}, **kept):
    """Returns a step of `loss(params, batch, kept) -> (loss, metrics, new values of kept)`, by
    gradient descent."""

    def train(s, b):
        def run(p):
            value, metrics, new = loss(p, b, {k: s[k] for k in kept})
            return value, (metrics, new)

        (value, (metrics, new)), grads = jax.value_and_grad(run, has_aux=True)(s["params"])
        params = jax.tree.map(lambda p, g: p - rate * g, s["params"], grads)
        return {"params": params, **new}, {"loss": value, **metrics}

    return dict(
        state={"params": params, **kept},
        train=train,
        data=data,
        batch=batch,
        steps=steps,
        dims=dims,
    )
