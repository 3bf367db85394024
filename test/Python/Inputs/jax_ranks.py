"""Processes of a job that make their parameters with different keys, and that have other numbers of
rows. Without RANK, starts three of them."""

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


# Rows of the ranks in each step; None: the rank has run out.
JOINED = [[2, 0, 5], [0, 3, 1], [None, 4, 0], [None, None, 1]]


def data(rows):
    return jax.random.normal(jax.random.key(9), (rows, 4)), jnp.arange(rows) % 3


def make(seed, x, y):
    params = {"w": jax.random.normal(jax.random.key(seed), (4, 3)), "b": jnp.zeros(3)}

    def step(params, batch):
        def loss(p):
            scores = jax.nn.log_softmax(batch[0] @ p["w"] + p["b"])
            return -scores[jnp.arange(scores.shape[0]), batch[1]].mean()

        value, grads = jax.value_and_grad(loss)(params)
        return jax.tree.map(lambda p, g: p - 0.5 * g, params, grads), {"loss": value}

    return dp.jax.train_step(step, params, (x, y))


def train(seed, **options):
    x, y = data(7)
    with dp.Session(make(seed, x, y), **options) as run:
        losses = [float(run((x, y))["loss"]) for _ in range(3)]
        return [losses, *(repr(run.state()[name].tolist()) for name in ("w", "b"))]


def joined(rank=None):
    """Returns losses and weights of the rows that a rank has in each step, with those of the
    others, or of all of them in one process."""
    x, y = data(20)
    at, batches = 0, []
    for rows in JOINED:
        ends = [at + sum(n or 0 for n in rows[:r]) for r in range(COUNT + 1)]
        if rank is None:
            batches.append((x[ends[0] : ends[-1]], y[ends[0] : ends[-1]]))
        elif rows[rank] is not None:
            own = slice(ends[rank], ends[rank + 1])
            batches.append((x[own], y[own]))
        at = ends[-1]
    step = make(3, x[:2], y[:2])
    options = {"devices": 1} if rank is None else {"batch": "join"}
    with dp.Session(step, **options) as run:
        losses = [float(results["loss"]) for results in run.each([(each,) for each in batches])]
        return [losses, run.state()["w"].tolist()]


if "RANK" in os.environ:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        trained = train(10 + int(os.environ["RANK"]))
    said = [str(w.message) for w in found if "as in DistributedDataParallel" in str(w.message)]
    print(json.dumps([trained, said, joined(int(os.environ["RANK"]))]))
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
expected, together = train(10, devices=COUNT), joined()
for rank, out in enumerate(ends):
    trained, said, found = json.loads(out.splitlines()[-1])
    assert trained == expected, (rank, trained, expected)
    assert len(said) == (rank == 0) and all("rank 1 has another 'w'" in text for text in said), said
    for ours, want in zip(found, together, strict=True):
        assert jnp.allclose(jnp.array(ours), jnp.array(want), rtol=1e-4, atol=1e-6), (ours, want)
print(f"{COUNT} processes: right")
