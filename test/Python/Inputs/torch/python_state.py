"""What Python does around the graph counts in each step: state of Python's objects, what changes between steps, caches.
Usage: python_state.py [TEST...]"""
import copy
import functools
import random
import sys
import warnings

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

import dp
from harness import near, near_all, refuses

warnings.filterwarnings("ignore", "step .* is traced again and again")
X = torch.arange(12.0).view(4, 3) / 12
Y = torch.tensor([0, 1, 0, 1])


def agree(make, loss, batches, change=lambda number, *parts: None, numbers=(1, 2, 3), **options):
    """Trains what make(), a model and an optimizer, returns by dp and by eager PyTorch. `change(number, model, optimizer)` is called
    before each step."""
    for devices in numbers:
        torch.manual_seed(1)
        random.seed(1)
        np.random.seed(1)
        model, optimizer = make()
        torch.manual_seed(1)
        want, eager = make()
        of_dp, of_eager = (loss, copy.deepcopy(loss)) if isinstance(loss, Keeps) else (loss, loss)
        given, drawn = [], (random.getstate(), np.random.get_state())
        with dp.Session(dp.torch.train_step(model, of_dp, optimizer, batches[0], **options), devices=devices) as run:
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


class Net(nn.Module):
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


def counter(self, h):
    self.number += 1
    return h * min(1.0, self.number / 3)


def carry(self, h):
    self.kept = torch.tanh(h + self.kept).detach()
    return h + self.kept


def carry_in_place(self, h):
    h = torch.tanh(h + self.kept)
    self.kept.mul_(0.5).add_(h.detach())
    return h


def carry_in_object(self, h):
    self.plain.kept = 0.5 * self.plain.kept + h.detach().mean()
    return h - self.plain.kept


def carry_pair(self, h):
    first, second = self.last or (torch.zeros(2), torch.ones(2))
    self.last = second * 0.5, h.detach().mean(0)
    return h + first


def write_only(self, h):
    self.last = h
    return h


def initialize_once(self, h):
    if self.last is None:
        self.last = True
        h = h * 3
    return h


def alternate(self, h):
    self.number = (self.number + 1) % 2
    return h if self.number else -h


def draw(self, h):
    return h * (1 if random.random() > 0.5 else 2)


def draw_numpy(self, h):
    return h * float(np.random.rand()) * self.numpy.random() * (1 + self.random.random())


def in_forward():
    for body in (counter, carry, carry_in_place, carry_in_object, carry_pair, write_only, initialize_once, alternate, draw, draw_numpy):
        numbers = (1, 2, 3) if body in (carry, carry_in_object) else (2,)
        model, want = agree(made(body), loss_of, [(X, Y)] * 4, numbers=numbers)
        assert body is write_only or type(model.last) is type(want.last), (body, model.last, want.last)
        near(body.__name__, model.kept, want.kept)
    # The model runs in eager PyTorch, and a second session begins where it is.
    assert not isinstance(model.kept, torch._subclasses.FakeTensor)

    def grow(self, h):
        self.plain.list.append(h.detach())
        return h + self.plain.list[0]

    model, optimizer = made(grow)()
    model.plain.list = []
    with refuses(dp.TraceError, "appends a tensor to plain.list"):
        dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)))


class Balance(Keeps):
    mean = None

    def __call__(self, model, x, y):
        value = F.cross_entropy(model(x), y)
        self.mean = value.detach() if self.mean is None else 0.5 * self.mean + 0.5 * value.detach()
        return value / self.mean


def in_loss():
    agree(made(write_only), Balance(), [(X, Y)] * 3)
    teachers = []

    def make():
        model, optimizer = made(write_only)()
        model.teacher = [nn.Sequential(nn.Linear(3, 2), nn.BatchNorm1d(2))]
        teachers.append(model.teacher[0])
        return model, optimizer

    agree(make, lambda model, x, y: F.mse_loss(model(x), model.teacher[0](x).detach()), [(X, Y)] * 3, numbers=(2,))


def between_steps():
    batches = [(torch.randn(6, 3), torch.randint(2, (6,))) for _ in range(4)]

    def make(part=slice(None)):
        model = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.LeakyReLU(0.1), nn.Linear(4, 2))
        model[0].requires_grad_(False)
        return model, torch.optim.SGD(model[part].parameters(), 0.3, momentum=0.9)

    at = lambda change: lambda number, model, optimizer: change(model, optimizer) if number == 2 else None
    agree(make, loss_of, batches, at(lambda model, optimizer: model[0].requires_grad_(True)))
    toggle = lambda number, model, optimizer: model[0].requires_grad_(number % 2 == 1)
    agree(make, loss_of, batches, toggle, numbers=(2,))
    group = lambda model, optimizer: optimizer.add_param_group(dict(params=model[1].parameters(), lr=0.1))
    agree(functools.partial(make, slice(3, 4)), loss_of, batches, at(group))
    for change in (lambda model, optimizer: model[1].eval(), lambda model, optimizer: setattr(model[2], "negative_slope", 0.9),
                   lambda model, optimizer: model.register_forward_hook(lambda module, given, result: result * 2),
                   lambda model, optimizer: setattr(model[2], "forward", torch.tanh)):
        agree(make, loss_of, batches, at(change), numbers=(2,))
    with refuses(dp.ArgumentError, "inputs=('momentum',)"):
        agree(make, loss_of, batches, at(lambda model, optimizer: optimizer.param_groups[0].update(momentum=0.5)), numbers=(1,))


@functools.lru_cache(None)
def table(size):
    return torch.arange(size, dtype=torch.float32)[:, None]


CACHE = {}


def caches():
    def cached(self, h):
        if "ones" not in CACHE:
            CACHE["ones"] = torch.ones(2)
        if self.last is None:
            self.last = torch.arange(2.0)
        return h * table(h.shape[0]) + CACHE["ones"] + self.last

    model, _ = agree(made(cached), loss_of, [(X, Y), (X[:3], Y[:3]), (X, Y)])
    assert all(type(value) is torch.Tensor for value in (model(X), CACHE["ones"], table(4)))


for name in sys.argv[1:] or ["in_forward", "in_loss", "between_steps", "caches"]:
    globals()[name]()
    print(name)
