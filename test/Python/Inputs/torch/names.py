"""Writes the graph of a training step of nested modules to a file."""

import sys

import torch
from torch import nn

import dp.torch


class Mlp(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.fc1 = nn.Linear(size, 2 * size)
        self.fc2 = nn.Linear(2 * size, size)

    def forward(self, x):
        x = self.fc1(x)  # fc1's line
        return self.fc2(torch.tanh(x))  # fc2's line


class Block(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.norm = nn.LayerNorm(size)
        self.mlp = Mlp(size)

    def forward(self, x):
        return x + self.mlp(self.norm(x))  # The norm's line.


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.blocks = nn.ModuleList(Block(4) for _ in range(2))
        self.hidden = [nn.Linear(4, 3)]  # No module of this one.

    def forward(self, x):
        for block in self.blocks:
            x = block(x)
        return torch.exp(self.hidden[0](x))  # The head's line.


def loss_fn(y, target):
    return (y - target).square().mean()  # The loss's line.


def main(path):
    torch.manual_seed(0)
    model = Model()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
    example = torch.randn(6, 4), torch.randn(6, 3)
    step = dp.torch.train_step(
        model, loss_fn, optimizer, example, ema=0.9, clip_grad_norm=1.0, metrics=metrics
    )
    first, again = (step.trace(step.example).text for _ in range(2))  # The call's line.
    assert first == again
    with open(path, "w") as file:
        file.write(first)


def metrics(output, x, target):
    return {"largest": output.max()}  # The metrics' line.


main(sys.argv[1])
