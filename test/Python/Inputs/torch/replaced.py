"""Methods, functions and classes that are replaced after a trace, in the user's code and in
libraries, count in the next step."""

import types
from unittest import mock

import torch
import torch.nn.functional as F
from states import X, Y, agree, run_tests
from torch import nn

import dp

OWN = types.ModuleType("own")
OWN.double = lambda h: h * 2
RATE = 1.0


class Base(nn.Module):
    offset = 0.5

    class Config:
        rate = 1.0

    def scaled(self, h):
        return h * RATE

    @property
    def factor(self):
        return 1.0

    @staticmethod
    def moved(h):
        return h + 1


class Net(Base):
    act = nn.LeakyReLU(0.1)

    def __init__(self):
        super().__init__()
        self.first, self.relu, self.last = nn.Linear(3, 4), nn.ReLU(), nn.Linear(4, 2)

    def named(self, h):
        return h

    def forward(self, x):
        h = F.elu(self.first(x)) * self.factor * self.Config.rate
        h = super().scaled(h) + self.offset + Net.named(self, h)
        return self.act(self.last(self.relu(OWN.double(h)) + self.moved(h)))


def rated(self, h):
    return h * RATE


def tripled(self, h):
    return h * 3


CRITERION = nn.CrossEntropyLoss()


def loss_of(model, x, y):
    return CRITERION(model(x), y)


def make():
    model = Net()
    return model, torch.optim.SGD(model.parameters(), 0.1)


def replaced():
    forward = Net.forward
    changes = [
        (Net, "forward", lambda self, x: forward(self, x) * 0.5),
        (Base, "scaled", tripled),
        (Net, "named", tripled),
        (Net, "factor", property(lambda self: 1.5)),
        (Base, "moved", staticmethod(lambda h: h + 0.3)),
        (Base, "offset", 0.7),
        (Base.Config, "rate", 0.7),
        (Net.act, "negative_slope", 0.9),
        (OWN, "double", lambda h: h * 0.7),
        (F, "elu", torch.tanh),
        (nn.Module, "__call__", lambda self, *given: 0.5 * self._call_impl(*given)),
        (torch, "relu", torch.sigmoid),
        (F, "leaky_relu", lambda h, *slope: h),
        (nn.Linear, "forward", lambda self, x: F.linear(x, self.weight * 0.5, self.bias)),
        (F, "cross_entropy", lambda output, y, **options: output.square().mean()),
    ]
    patches = [mock.patch.object(*change) for change in changes]

    def change(number, *parts):
        """Replaces one of them before each step, and at the end of the run all are there as
        before."""
        if number and number % 2 == 0:
            patches[number // 2 - 1].stop()
        elif number:
            patches[number // 2].start()

    agree(make, loss_of, [(X, Y)] * (2 * len(changes) + 1), change, numbers=(2,))


def graphs_of(change):
    """Returns how many graphs three steps have, before the second of which something changes."""
    model, optimizer = make()
    with dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y))) as run:
        run(X, Y)
        with change:
            run(X, Y)
        run(X, Y)
        return len(run._programs._choices["train_step"])


def counted():
    """What a step does not use traces nothing again, and a graph of before is used again."""
    assert (
        graphs_of(mock.patch.object(F, "gelu", F.relu))
        == graphs_of(mock.patch.object(dp, "Session", dp.Session))
        == 1
    )
    assert graphs_of(mock.patch.object(torch.optim.Adam, "step", torch.optim.SGD.step)) == 1
    assert graphs_of(mock.patch.object(Net, "forward", Net.forward)) == 1
    assert (
        graphs_of(mock.patch.object(Net, "forward", lambda self, x: self.last(self.first(x)))) == 2
    )


def code():
    """The code of a function, which a notebook replaces in place when it loads a file again."""
    before = Base.scaled.__code__

    def change(number, *parts):
        Base.scaled.__code__ = rated.__code__ if number % 2 == 0 else tripled.__code__

    try:
        agree(make, loss_of, [(X, Y)] * 3, change, numbers=(1,))
    finally:
        Base.scaled.__code__ = before


run_tests([replaced, counted, code])
