"""What the models share: data, losses, and the registry of cases."""

import jax
import jax.numpy as jnp
import numpy as np
import optax

CASES = {}
ROWS = (
    13,
    13,
    6,
)  # Of the batches of a case: uneven on every number of devices but 1, and fewer than 7 and 8.


def case(make):
    """Registers a function that returns (fn, state, batches), or (fn, state, batches, arguments of
    dp.jax.train_step); of these "tolerance" is that of the comparison, for steps that compute in 16
    bits."""
    module = make.__module__.rpartition(".")[2].removesuffix("_models")
    CASES[f"{module}.{make.__name__}"] = make
    return make


def normal(seed, *shape):
    return np.random.default_rng(seed).standard_normal(shape).astype(np.float32)


def labels(seed, classes, *shape):
    return np.random.default_rng(seed).integers(0, classes, shape).astype(np.int32)


def pictures(size=8, channels=3, classes=5):
    return [
        {"x": normal(i, n, size, size, channels), "y": labels(i + 9, classes, n)}
        for i, n in enumerate(ROWS)
    ]


def rows(width=8, classes=3):
    return [{"x": normal(i, n, width), "y": labels(i + 9, classes, n)} for i, n in enumerate(ROWS)]


def tokens(length=9, vocabulary=23):
    return [{"text": labels(i, vocabulary, n, length)} for i, n in enumerate(ROWS)]


def cross_entropy(logits, y):
    return optax.softmax_cross_entropy_with_integer_labels(logits, y).mean()


def supervised(loss, optimizer):
    """Returns the step of a loss(params, batch) -> number, with the state (params, opt_state)."""

    def step(state, batch):
        params, opt_state = state
        value, grads = jax.value_and_grad(loss)(params, batch)
        updates, opt_state = optimizer.update(grads, opt_state, params)
        return (optax.apply_updates(params, updates), opt_state), {"loss": value}

    return step


def mlp(sizes, seed=0):
    return [
        {"w": normal(seed + i, a, b) / np.sqrt(a).astype(np.float32), "b": np.zeros(b, np.float32)}
        for i, (a, b) in enumerate(zip(sizes, sizes[1:]))
    ]


def run_mlp(params, x):
    for layer in params[:-1]:
        x = jax.nn.relu(x @ layer["w"] + layer["b"])
    return x @ params[-1]["w"] + params[-1]["b"]


def optimized(optimizer, seed=0):
    """A small network under an optimizer."""
    params = mlp((8, 16, 3), seed)
    loss = lambda p, batch: cross_entropy(run_mlp(p, batch["x"]), batch["y"])
    return supervised(loss, optimizer), (params, optimizer.init(params)), rows()


__all__ = [name for name in dir() if not name.startswith("_")]
