"""Processes of a job that make their parameters with different keys. Without RANK, starts three of
them."""

import json
import os
import socket
import subprocess
import sys
import warnings

import jax
import jax.numpy as jnp

import dp

COUNT = 3


def train(seed, **options):
    params = {"w": jax.random.normal(jax.random.key(seed), (4, 3)), "b": jnp.zeros(3)}
    x, y = jax.random.normal(jax.random.key(9), (7, 4)), jnp.arange(7) % 3

    def step(params, batch):
        def loss(p):
            scores = jax.nn.log_softmax(batch[0] @ p["w"] + p["b"])
            return -scores[jnp.arange(scores.shape[0]), batch[1]].mean()

        value, grads = jax.value_and_grad(loss)(params)
        return jax.tree.map(lambda p, g: p - 0.5 * g, params, grads), {"loss": value}

    made = dp.jax.train_step(step, params, (x, y))
    with dp.Session(made, **options) as run:
        losses = [float(run((x, y))["loss"]) for _ in range(3)]
        return [losses, *(repr(run.state()[name].tolist()) for name in ("w", "b"))]


if "RANK" in os.environ:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        trained = train(10 + int(os.environ["RANK"]))
    said = [str(w.message) for w in found if "as in DistributedDataParallel" in str(w.message)]
    print(json.dumps([trained, said]))
    sys.exit()

with socket.socket() as s:
    s.bind(("127.0.0.1", 0))
    port = str(s.getsockname()[1])
job = {**os.environ, "WORLD_SIZE": str(COUNT), "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": port}
processes = [
    subprocess.Popen(
        [sys.executable, __file__],
        env={**job, "RANK": str(rank)},
        stdout=subprocess.PIPE,
        text=True,
    )
    for rank in range(COUNT)
]
ends = [p.communicate()[0] for p in processes]
expected = train(10, devices=COUNT)
for rank, out in enumerate(ends):
    trained, said = json.loads(out.splitlines()[-1])
    assert trained == expected, (rank, trained, expected)
    assert len(said) == (rank == 0) and all("rank 1 has another 'w'" in text for text in said), said
print(f"{COUNT} processes: right")
