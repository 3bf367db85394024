"""PyTorch's side of check.py's timing: the MLP steps under torch.compile.

torch_worker.py steps MODEL DEVICES   as benchmark/jax_worker.py; DP_TORCH_DEVICE=cpu
    tries it without a GPU, DP_TORCH_TF32=1 allows TF32

The step of `digits` and `wide` in PyTorch is that of test/models/models.py
in JAX: log-softmax cross entropy, momentum 0.9, rate 0.1.
"""

import json
import os
import sys
import time

import numpy as np
import torch

HERE = os.path.dirname(os.path.abspath(__file__))
name = sys.argv[2]
folder = os.path.join(HERE, "models", name)
if name not in ("digits", "wide"):
    sys.exit(f"there is no PyTorch version of {name}")
device = torch.device(os.environ.get("DP_TORCH_DEVICE", "cuda"))
tf32 = os.environ.get("DP_TORCH_TF32") == "1"
torch.set_float32_matmul_precision("high" if tf32 else "highest")
torch.backends.cudnn.allow_tf32 = tf32  # The default allows it.


def load(file):
    with np.load(os.path.join(folder, file)) as arrays:
        return {key: arrays[key] for key in arrays.files}


initial, data = load("init.npz"), load("data.npz")
with open(os.path.join(folder, "model.json")) as file:
    batch = json.load(file)["batch"]
layers = ("fc1", "fc2", "fc3")
names = [f"{layer}.{part}" for layer in layers for part in ("w", "b")]
params = [torch.tensor(initial[f"params.{n}"], device=device) for n in names]
velocity = [torch.tensor(initial[f"velocity.{n}"], device=device) for n in names]


def loss_of(p, x, y):
    for i in range(0, 4, 2):
        x = torch.relu(x @ p[i] + p[i + 1])
    logits = x @ p[4] + p[5]
    return torch.nn.functional.cross_entropy(logits, y), logits


@torch.compile
def step(p, v, x, y):
    gradients, (loss, logits) = torch.func.grad_and_value(loss_of, has_aux=True)(p, x, y)
    for a, b, g in zip(p, v, gradients):
        b.mul_(0.9).add_(g)
        a.sub_(b, alpha=0.1)
    return loss, (logits.argmax(-1) == y).sum()


rows = len(data["x"])
fed = [
    (data["x"][i : i + batch], data["y"][i : i + batch].astype(np.int64))
    for i in range(0, rows - batch + 1, batch)
]


def place(pair):
    return tuple(torch.from_numpy(np.ascontiguousarray(a)).to(device) for a in pair)


placed = [place(pair) for pair in fed]
for i in range(3):
    step(params, velocity, *placed[i % len(placed)])
if device.type == "cuda":
    torch.cuda.synchronize()
print("ready", flush=True)
turn = 0
for line in sys.stdin:
    seconds = {"placed": [], "fed": []}
    for how, times in seconds.items():
        for _ in range(int(line)):
            i = turn % len(fed)
            turn += 1
            begin = time.perf_counter()
            loss, correct = step(params, velocity, *(place(fed[i]) if how == "fed" else placed[i]))
            loss.item(), correct.item()
            times.append(time.perf_counter() - begin)
    print(json.dumps(seconds), flush=True)
