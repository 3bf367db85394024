"""Adversarial training in JAX: each step moves the pictures along the gradient of the loss, and
then the weights (Goodfellow et al., 2015). Averaged weights are measured.

    python adversarial_jax.py --devices 4
"""

import argparse
import pathlib

import jax
import jax.numpy as jnp
import numpy as np

import dp.jax

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument("--devices", type=int, default=4, help="0: the functions without dp")
parser.add_argument("--epochs", type=int, default=5)
parser.add_argument("--batch", type=int, default=100)
args = parser.parse_args()

data = np.load(pathlib.Path(__file__).resolve().parents[2] / "test/models/digits/data.npz")
pictures, labels = jnp.asarray(data["x"] / data["x"].max()), jnp.asarray(data["y"])


def logits(weights, x):
    for w, b in weights[:-1]:
        x = jax.nn.relu(x @ w + b)
    w, b = weights[-1]
    return x @ w + b


def loss(weights, x, y):
    scores = jax.nn.log_softmax(logits(weights, x))
    return -jnp.take_along_axis(scores, y[:, None], 1).mean()


if args.devices:
    rows = dict(devices=args.devices)
    logits_on_devices = dp.jax.data_parallel(logits, {"x": 0}, **rows)
    loss = dp.jax.data_parallel(loss, {"x": 0, "y": 0}, **rows)
else:
    logits_on_devices = logits

sizes = 64, 96, 96, 10
keys = jax.random.split(jax.random.key(0), len(sizes))
weights = [
    (jax.random.normal(key, (m, n)) * (2 / m) ** 0.5, jnp.zeros(n))
    for key, m, n in zip(keys, sizes, sizes[1:])
]
average = weights
numbers = np.random.default_rng(1)
for epoch in range(1, args.epochs + 1):
    order = numbers.permutation(1301)
    for start in range(0, len(order), args.batch):
        x, y = (all_rows[order[start : start + args.batch]] for all_rows in (pictures, labels))
        moved = x + 0.05 * jnp.sign(jax.grad(loss, 1)(weights, x, y))
        value, slopes = jax.value_and_grad(loss)(weights, moved, y)
        length = jnp.sqrt(sum(jnp.vdot(g, g) for g in jax.tree.leaves(slopes)))
        rate = 0.3 / jnp.maximum(1, length)
        weights = jax.tree.map(lambda w, g: w - rate * g, weights, slopes)
        average = jax.tree.map(lambda a, w: 0.9 * a + 0.1 * w, average, weights)
    right = (logits_on_devices(average, pictures[1301:]).argmax(1) == labels[1301:]).sum()
    print(f"epoch {epoch}: loss {value:.2f}, {right} of {len(labels) - 1301} right")
