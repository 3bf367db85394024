"""Trains a small network whose forward has effects in Python, by dp and by eager PyTorch: what the
tests of state share."""

import copy
import random
import sys
import warnings

import numpy as np
import torch
import torch.nn.functional as F
from harness import near, near_all
from torch import nn

import dp

warnings.filterwarnings("ignore", "step .* is traced again and again")
X = torch.arange(12.0).view(4, 3) / 12
Y = torch.tensor([0, 1, 0, 1])


def agree(make, loss, batches, change=lambda number, *parts: None, numbers=(1, 3), **options):
    """Trains what make(), a model and an optimizer, returns by dp and by eager PyTorch.
    `change(number, model, optimizer)` is called before each step."""
    for devices in numbers:
        torch.manual_seed(1)
        random.seed(1)
        np.random.seed(1)
        model, optimizer = make()
        torch.manual_seed(1)
        want, eager = make()
        of_dp, of_eager = (loss, copy.deepcopy(loss)) if isinstance(loss, Keeps) else (loss, loss)
        given, drawn = [], (random.getstate(), np.random.get_state())
        with dp.Session(
            dp.torch.train_step(model, of_dp, optimizer, batches[0], **options), devices=devices
        ) as run:
            for number, batch in enumerate(batches):
                change(number, model, optimizer)
                given.append(run(*batch)["loss"])
            run.sync(model)
        random.setstate(drawn[0])
        np.random.set_state(drawn[1])
        for number, batch in enumerate(batches):
            change(number, want, eager)
            eager.zero_grad()
            value = of_eager(want, *batch)
            value.backward()
            eager.step()
            near(f"loss {number} on {devices} devices", given[number], value)
        near_all(f"on {devices} devices:", model.state_dict(), want.state_dict())
    return model, want


class Keeps:
    """A loss with state of its own."""


HISTORY = []


class Net(nn.Module):
    def log(self, loss):
        """Is not called in a trace, so that what it changes does not matter to it."""
        HISTORY.append(loss)

    def __init__(self, body):
        super().__init__()
        self.layer, self.body = nn.Linear(3, 2), body
        self.number, self.kept, self.last, self.plain = 0, torch.zeros(4, 2), None, Keeps()
        self.random, self.numpy = random.Random(3), np.random.default_rng(3)
        self.plain.kept = torch.zeros(())

    def forward(self, x):
        return self.body(self, self.layer(x))


def made(body):
    def make():
        model = Net(body)
        return model, torch.optim.SGD(model.parameters(), 0.5)

    return make


def loss_of(model, x, y):
    return F.cross_entropy(model(x), y)


def carry(self, h):
    self.kept = torch.tanh(h + self.kept).detach()
    return h + self.kept


def write_only(self, h):
    self.last = h
    return h


def run_tests(tests):
    """Runs the tests, functions, or those that the command line names."""
    for test in tests:
        if sys.argv[1:] in ([], [test.__name__]):
            test()
            print(test.__name__, flush=True)
