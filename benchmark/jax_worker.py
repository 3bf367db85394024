"""JAX's side of compare_jax.py; runs in the virtual environment that has JAX.

jax_worker.py steps MODEL DEVICES     reads lines `COUNT` and answers each with
    a JSON list: the seconds of COUNT steps {"placed": [...], "fed": [...]}
jax_worker.py compile MODEL DEVICES   prints the seconds from the StableHLO text
    of the model's entries to their executables

"placed" steps find their batch on the devices already; "fed" steps place it
from numpy arrays first, as a training loop does.
"""

import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
# Beside it in a bundle, else in the repository.
MODELS = os.path.join(HERE, "models")
if not os.path.isdir(MODELS):
    MODELS = os.path.join(HERE, os.pardir, "test", "models")
kind, name, devices = sys.argv[1], sys.argv[2], int(sys.argv[3])
os.environ["XLA_FLAGS"] = f"--xla_force_host_platform_device_count={devices}"
os.environ["JAX_PLATFORMS"] = os.environ.get("DP_JAX_PLATFORM", "cpu")
sys.path[:0] = [MODELS, HERE]

import jax
import models
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec


def digits_data():
    """Replaces the digits that models.py loads from scikit-learn by the same rows, stored here."""
    train, test = (
        np.load(os.path.join(MODELS, "digits", n)) for n in ("data.npz", "held_back.npz")
    )
    return train["x"], train["y"], test["x"], test["y"]


models._digits = digits_data
model = models.ALL[name]()
mesh = Mesh(np.array(jax.devices()[:devices]), ("d",))
replicated = NamedSharding(mesh, PartitionSpec())
batched = NamedSharding(mesh, PartitionSpec("d"))


def place(batch):
    def even(v):
        return batched if len(v) % devices == 0 else replicated

    return {k: jax.device_put(v, even(v)) for k, v in batch.items()}


def batches(data, size):
    rows = len(next(iter(data.values())))
    return [{k: v[i : i + size] for k, v in data.items()} for i in range(0, rows - size + 1, size)]


def extra(step):
    """Returns the inputs that every device gets whole in this step, as a random key."""
    return {k: jax.device_put(f(step), replicated) for k, f in model["extra"].items()}


def lower(function, batch, **options):
    state = jax.device_put(model["state"], replicated)
    return jax.jit(function, **options).lower(state, place(batch), extra(0))


def compile_seconds():
    # Private: only the benchmark's pinned version is known to have it.
    from jax._src.compiler import get_compile_options

    texts = [
        lower(
            model["train"], batches(model["data"], model["batch"])[0], donate_argnums=(0,)
        ).as_text()
    ]
    if model["eval"]:
        texts.append(lower(model["eval"], model["held_back"]).as_text())
    targets = jax.devices()[:devices]
    options = get_compile_options(num_replicas=1, num_partitions=devices)
    begin = time.perf_counter()
    for text in texts:
        targets[0].client.compile_and_load(text, targets, options)
    return time.perf_counter() - begin


def serve_steps():
    fed = batches(model["data"], model["batch"])
    placed = [place(b) for b in fed]
    extras = [extra(i) for i in range(len(fed))]
    step = lower(model["train"], fed[0], donate_argnums=(0,)).compile()
    # A copy: the step consumes its state.
    state = jax.tree.map(lambda a: a + 0, jax.device_put(model["state"], replicated))
    jax.block_until_ready((placed, extras, state))
    turn = 0
    print("ready", flush=True)
    for line in sys.stdin:
        seconds = {"placed": [], "fed": []}
        for how, times in seconds.items():
            for _ in range(int(line)):
                i = turn % len(fed)
                turn += 1
                begin = time.perf_counter()
                batch = place(fed[i]) if how == "fed" else placed[i]
                state, metrics = step(state, batch, extras[i])
                jax.block_until_ready((state, metrics))
                times.append(time.perf_counter() - begin)
        print(json.dumps(seconds), flush=True)


if kind == "compile":
    print(compile_seconds())
else:
    serve_steps()
