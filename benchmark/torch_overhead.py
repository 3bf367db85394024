"""CPU time of dp.torch's Python in each step: all of it, and its parts. Usage: torch_overhead.py
[mlp] [transformer] [resnet18]

Prints microseconds of the calling thread, the least of several steps; `viewed`: somebody keeps the
module's state_dict().
"""

import os
import sys
import time

os.environ.setdefault("OMP_NUM_THREADS", "1")

import torch
import torch.nn.functional as F
from torch import nn

import dp
from dp.torch import training
from dp.torch._trace import facts

PARTS = {
    "guard": (facts.Guard, "holds"),
    "flatten": (training.TrainStep, "flatten"),
    "edits": (training.TrainStep, "edits"),
    "ran": (training.TrainStep, "ran"),
}
spent: dict[str, float] = {}


def timed(part, function):
    def call(*args):
        begin = time.thread_time()
        try:
            return function(*args)
        finally:
            spent[part] = spent.get(part, 0.0) + time.thread_time() - begin

    return call


class Transformer(nn.Module):
    def __init__(self):
        super().__init__()
        layer = nn.TransformerEncoderLayer(128, 4, 256, 0.0, batch_first=True)
        self.embed, self.head = nn.Embedding(1000, 128), nn.Linear(128, 1000)
        self.layers = nn.TransformerEncoder(layer, 6, enable_nested_tensor=False)

    def forward(self, x):
        return self.head(self.layers(self.embed(x))).flatten(0, 1)


def mlp():
    layers = nn.Linear(64, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU(), nn.Linear(128, 10)
    return nn.Sequential(*layers), (torch.randn(32, 64), torch.randint(10, (32,)))


def transformer():
    return Transformer(), (torch.randint(1000, (8, 32)), torch.randint(1000, (256,)))


def resnet18():
    import torchvision

    return torchvision.models.resnet18(num_classes=10), (
        torch.randn(8, 3, 32, 32),
        torch.randint(10, (8,)),
    )


def measure(name, viewed):
    model, batch = globals()[name]()
    optimizer = torch.optim.AdamW(model.parameters(), 1e-3)
    with dp.Session(dp.torch.train_step(model, F.cross_entropy, optimizer, batch)) as run:
        kept = model.state_dict() if viewed else None
        least: dict[str, float] = {}
        for _ in range(40):
            spent.clear()
            begin = time.thread_time()
            run(*batch)
            spent["all"] = time.thread_time() - begin
            least = {part: min(value, least.get(part, value)) for part, value in spent.items()}
        step = min(record.seconds for record in run.history.of("train_step"))
        del kept
    parts = "  ".join(f"{part} {value * 1e6:.0f}" for part, value in least.items())
    print(f"{name}{' viewed' if viewed else ''}: program {step * 1e6:.0f}  {parts}", flush=True)


for part, (kind, method) in PARTS.items():
    setattr(kind, method, timed(part, getattr(kind, method)))
for name in sys.argv[1:] or ["mlp", "transformer", "resnet18"]:
    for viewed in (False, True):
        measure(name, viewed)
