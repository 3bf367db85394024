"""The common parts of the models of the zoo: layers, losses and the form of a model."""

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import lax

rng = np.random.default_rng


def mat(r, *shape, scale=None):
    """Returns random weights. The default scale is that of a layer with `shape[-2]` inputs."""
    scale = scale or np.sqrt(2.0 / (shape[-2] if len(shape) > 1 else 1))
    return (r.standard_normal(shape) * scale).astype(np.float32)


def dense(r, i, o):
    return {"w": mat(r, i, o), "b": (0.1 * r.standard_normal(o)).astype(np.float32)}


def norm(c):
    return {"scale": np.ones(c, np.float32), "bias": np.zeros(c, np.float32)}


def linear(p, x):
    return x @ p["w"] + p["b"]


def layer_norm(p, x):
    m = jnp.mean(x, -1, keepdims=True)
    return (x - m) * lax.rsqrt(jnp.var(x, -1, keepdims=True) + 1e-5) * p["scale"] + p["bias"]


def xent(logits, y):
    lp = jax.nn.log_softmax(logits)
    return -jnp.take_along_axis(lp, y[:, None], 1)[:, 0]


def labelled(r, rows, *shape, classes=4):
    """Returns random rows around the means of their classes, and the classes."""
    y = r.integers(0, classes, rows).astype(np.int32)
    centre = r.standard_normal((classes,) + shape)
    return (0.7 * centre[y] + 0.6 * r.standard_normal((rows,) + shape)).astype(np.float32), y


def model(
    params, train, data, batch, steps, eval=None, held_back=None, extra=None, dim=None, **state
):
    """Returns a model as make.py takes it. `state` is the state beside its parameters."""
    return dict(
        state={"params": params, **state},
        train=train,
        eval=eval,
        data=data,
        held_back=held_back,
        batch=batch,
        steps=steps,
        epochs=1,
        extra=extra or {},
        dim={k: (dim or {}).get(k, 0) for k in data},
    )


def sgd(params, grads, rate=0.1):
    return jax.tree.map(lambda p, g: p - rate * g, params, grads)
