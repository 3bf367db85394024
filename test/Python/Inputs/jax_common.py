"""What the steps of JAX in tests have in common. Imports JAX for the CPU."""

import os

os.environ.update(JAX_PLATFORMS="cpu", OMP_NUM_THREADS="1")

import jax
import numpy as np

normal = lambda seed, *shape: np.random.default_rng(seed).standard_normal(shape).astype(np.float32)
labels = lambda seed, n, *shape: np.random.default_rng(seed).integers(0, n, shape).astype(np.int32)


def descend(loss):
    """Returns a step of gradient descent."""

    def step(state, batch):
        value, grads = jax.value_and_grad(loss)(state, batch)
        return jax.tree.map(lambda p, g: p - 0.1 * g, state, grads), {"loss": value}

    return step
