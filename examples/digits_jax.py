"""A classifier of scanned digits in JAX and optax, on any number of devices.

    python digits_jax.py --devices 4
    torchrun --nproc-per-node 2 digits_jax.py

Needs: pip install jax optax, and the package dp.
"""

import argparse
import pathlib

import jax
import jax.numpy as jnp
import numpy as np
import optax

import dp

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument(
    "--devices",
    type=int,
    help="number of devices (default: the processes of the job, else the GPUs, else 1)",
)
parser.add_argument("--epochs", type=int, default=10)
parser.add_argument("--batch", type=int, default=100)
args = parser.parse_args()

data = np.load(pathlib.Path(__file__).parent.parent / "test/models/digits/data.npz")
pictures, labels = data["x"], data["y"]
train, held_out = slice(0, 1300), slice(1300, None)

optimizer = optax.chain(
    optax.clip_by_global_norm(1.0), optax.adamw(optax.cosine_decay_schedule(3e-3, 150))
)


def logits(params, x, key=None):
    hidden = jax.nn.relu(x @ params["w1"] + params["b1"])
    if key is not None:  # The same units drop out on each number of devices.
        hidden = jnp.where(jax.random.bernoulli(key, 0.9, hidden.shape), hidden / 0.9, 0)
    return hidden @ params["w2"] + params["b2"]


def train_step(state, batch):
    key, dropout = jax.random.split(state["key"])

    def loss(params):
        scores = logits(params, batch["x"], dropout)
        correct = (scores.argmax(1) == batch["y"]).sum()
        return optax.softmax_cross_entropy_with_integer_labels(scores, batch["y"]).mean(), correct

    (value, correct), grads = jax.value_and_grad(loss, has_aux=True)(state["params"])
    updates, opt = optimizer.update(grads, state["opt"], state["params"])
    return {"params": optax.apply_updates(state["params"], updates), "opt": opt, "key": key}, {
        "loss": value,
        "correct": correct,
    }


keys = jax.random.split(jax.random.key(0), 3)
params = {
    "w1": jax.random.normal(keys[0], (64, 128)) / 8,
    "b1": jnp.zeros(128),
    "w2": jax.random.normal(keys[1], (128, 10)) / 11,
    "b2": jnp.zeros(10),
}
state = {"params": params, "opt": optimizer.init(params), "key": keys[2]}
batch = {"x": pictures[: args.batch], "y": labels[: args.batch]}

step = dp.jax.train_step(train_step, state, batch)
with dp.Session(step, devices=args.devices) as run:
    for epoch in range(args.epochs):
        order = np.random.default_rng(epoch).permutation(1300)
        seen = 0
        for rows in np.split(order, range(args.batch, 1300, args.batch)):
            metrics = run({"x": pictures[rows], "y": labels[rows]})
            seen += int(metrics["correct"])
        if run.job.is_first:
            print(
                f"epoch {epoch + 1}: loss {float(metrics['loss']):.4f}, {seen} of 1300 right",
                flush=True,
            )
    params = step.unflatten_state(run.state())["params"]
    if run.job.is_first:
        right = int((logits(params, pictures[held_out]).argmax(1) == labels[held_out]).sum())
        print(f"held out: {right} of {len(labels[held_out])} right on {run.devices} devices")
