"""PyTorch's side of compare_ddp.py: one process of a DistributedDataParallel job.

ddp_worker.py steps MODEL PROCESSES   with RANK, MASTER_ADDR and MASTER_PORT in the
    environment; DP_TORCH_DEVICE=cuda trains on the GPU, through NCCL

Reads lines `COUNT` and answers each with a JSON object: the seconds of COUNT steps
{"fed": [...]}; and lines `losses` with a list of the losses of all steps so far on
the rows of this rank.

The models are those of test/models/models.py with the same initial parameters, as one
writes them in PyTorch: with its own fused attention, optimizers and dropout (whose
bits differ from JAX's). On the CPU each process has one thread, and so each core;
rows are taken from numpy arrays in each step, without a loader.
"""

import json
import os
import sys
import time

import numpy as np
import torch
import torch.distributed as dist
import torch.nn.functional as F
from torch import nn

HERE = os.path.dirname(os.path.abspath(__file__))
# Beside it in a bundle, else in the repository.
MODELS = os.path.join(HERE, "models")
if not os.path.isdir(MODELS):
    MODELS = os.path.join(HERE, os.pardir, "test", "models")
name, world, rank = sys.argv[2], int(sys.argv[3]), int(os.environ["RANK"])
device = torch.device(os.environ.get("DP_TORCH_DEVICE", "cpu"))
if name not in ("digits", "wide", "gpt"):
    sys.exit(f"there is no PyTorch version of {name}")


def load(file):
    return dict(np.load(os.path.join(MODELS, name, file)))


def put(parameter, value):
    with torch.no_grad():
        parameter.copy_(torch.from_numpy(value))


def put_dense(layer, init, at):
    put(layer.weight, init[at + ".w"].T)
    put(layer.bias, init[at + ".b"])


class Classifier(nn.Module):
    """The model of digits and wide."""

    def __init__(self, init):
        super().__init__()
        for at in ("fc1", "fc2", "fc3"):
            rows, columns = init[f"params.{at}.w"].shape
            self.add_module(at, nn.Linear(rows, columns))
            put_dense(getattr(self, at), init, "params." + at)

    def forward(self, x, y):
        logits = self.fc3(F.relu(self.fc2(F.relu(self.fc1(x)))))
        return F.cross_entropy(logits, y), (logits.argmax(-1) == y).sum()


class Block(nn.Module):
    def __init__(self, init, at, heads, drop):
        super().__init__()
        width = init[at + "out"].shape[0]
        self.heads, self.drop = heads, drop
        self.ln1, self.ln2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv = nn.Linear(width, 3 * width, bias=False)
        self.out = nn.Linear(width, width, bias=False)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        for layer in ("ln1", "ln2"):
            put(getattr(self, layer).weight, init[f"{at}{layer}.scale"])
            put(getattr(self, layer).bias, init[f"{at}{layer}.bias"])
        for layer in ("qkv", "out", "up", "down"):
            put(getattr(self, layer).weight, init[at + layer].T)
        for layer in ("up", "down"):
            put(getattr(self, layer).bias, init[at + layer + "_b"])

    def forward(self, x):
        rows, time, width = x.shape
        split = self.qkv(self.ln1(x)).view(rows, time, 3, self.heads, width // self.heads)
        q, k, v = split.permute(2, 0, 3, 1, 4)
        seen = (
            F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).reshape(x.shape)
        )
        x = x + F.dropout(self.out(seen), self.drop, self.training)
        hidden = F.gelu(self.up(self.ln2(x)), approximate="tanh")
        return x + F.dropout(self.down(hidden), self.drop, self.training)


class Decoder(nn.Module):
    """The model of gpt; the output's weight is the embedding's."""

    def __init__(self, init, heads=4, drop=0.1):
        super().__init__()
        self.tok = nn.Embedding(*init["params.tok"].shape)
        self.pos = nn.Parameter(torch.from_numpy(init["params.pos"].copy()))
        put(self.tok.weight, init["params.tok"])
        layers = len({key.split(".")[2] for key in init if key.startswith("params.blocks.")})
        self.blocks = nn.Sequential(
            *(Block(init, f"params.blocks.{i}.", heads, drop) for i in range(layers))
        )
        self.ln = nn.LayerNorm(self.pos.shape[1])
        put(self.ln.weight, init["params.ln.scale"])
        put(self.ln.bias, init["params.ln.bias"])

    def forward(self, text):
        text = text.long()
        x = self.ln(self.blocks(self.tok(text[:, :-1]) + self.pos))
        logits = x @ self.tok.weight.T
        return (F.cross_entropy(logits.flatten(0, 1), text[:, 1:].flatten()),)


class ClassifierTraining:
    inputs = ("x", "y")

    def __init__(self, init):
        self.module = Classifier(init)

    def prepare(self):
        self.optimizer = torch.optim.SGD(self.module.parameters(), lr=0.1, momentum=0.9)

    def step(self, model, x, y):
        self.optimizer.zero_grad()
        loss, correct = model(x, y.long())
        loss.backward()
        self.optimizer.step()
        return loss


class DecoderTraining:
    inputs = ("text",)

    def __init__(self, init):
        self.module = Decoder(init)

    def prepare(self):
        self.optimizer = torch.optim.AdamW(self.module.parameters(), lr=3e-3, weight_decay=0.01)

        def warm_up(step):
            return min(step / 10, 1.0)

        self.schedule = torch.optim.lr_scheduler.LambdaLR(self.optimizer, warm_up)

    def step(self, model, text):
        self.optimizer.zero_grad()
        (loss,) = model(text)
        loss.backward()
        nn.utils.clip_grad_norm_(self.module.parameters(), 1.0)
        self.optimizer.step()
        self.schedule.step()
        return loss


def main():
    torch.set_num_threads(1)
    torch.set_float32_matmul_precision("highest")  # No TF32, as the others.
    torch.manual_seed(7 + rank)
    with open(os.path.join(MODELS, name, "model.json")) as description:
        size = json.load(description)["batch"]
    training = (DecoderTraining if name == "gpt" else ClassifierTraining)(load("init.npz"))
    data = load("data.npz")
    training.module.to(device)
    dist.init_process_group(
        "nccl" if device.type == "cuda" else "gloo", rank=rank, world_size=world
    )
    model = nn.parallel.DistributedDataParallel(training.module, gradient_as_bucket_view=True)
    training.prepare()
    share = -(-size // world)  # As torch.chunk.
    batches = len(data[training.inputs[0]]) // size
    losses = []
    print("ready", flush=True)
    for line in sys.stdin:
        if line == "losses\n":
            print(json.dumps(losses), flush=True)
            continue
        seconds = []
        for _ in range(int(line)):
            begin = time.perf_counter()
            first = len(losses) % batches * size
            mine = slice(first + rank * share, first + min((rank + 1) * share, size))
            rows = (torch.from_numpy(data[key][mine]).to(device) for key in training.inputs)
            losses.append(training.step(model, *rows).item())
            seconds.append(time.perf_counter() - begin)
        print(json.dumps({"fed": seconds}), flush=True)
    dist.destroy_process_group()


main()
