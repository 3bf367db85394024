"""State of Python's objects that forward and the loss read and write counts in each step as in
eager PyTorch."""

import collections
import functools
import random
import threading

import numpy as np
import torch
import torch.nn.functional as F
from harness import near, refuses
from states import Keeps, X, Y, agree, carry, loss_of, made, run_tests, write_only
from torch import nn

import dp


def counter(self, h):
    self.number += 1
    return h * min(1.0, self.number / 3)


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
    for body in (
        counter,
        carry,
        carry_in_place,
        carry_in_object,
        carry_pair,
        write_only,
        initialize_once,
        alternate,
        draw,
        draw_numpy,
    ):
        numbers = (1, 2, 3) if body in (carry, carry_in_object) else (2,)
        model, want = agree(made(body), loss_of, [(X, Y)] * 4, numbers=numbers)
        assert body is write_only or type(model.last) is type(want.last), (
            body,
            model.last,
            want.last,
        )
        near(body.__name__, model.kept, want.kept)
    # The model runs in eager PyTorch, and a second session begins where it is.
    assert not isinstance(model.kept, torch._subclasses.FakeTensor)

    model, optimizer = made(write_only)()
    with dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y))) as run:
        for _ in range(3):
            model.log(run(X, Y)["loss"])
        assert len(run._programs._choices["train_step"]) == 1

    def grow(self, h):
        self.plain.list.append(h.detach())
        return h + self.plain.list[0]

    model, optimizer = made(grow)()
    model.plain.list = []
    with refuses(dp.TraceError, "appends a tensor to plain.list"):
        dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)))


class Slotted:
    __slots__ = ("number",)
    of_class = 0

    def __init__(self):
        self.number = 0


LOCAL = threading.local()


def count_in_slots(self, h):
    self.plain.slotted.number += 1
    return h * self.plain.slotted.number


def count_in_class(self, h):
    Slotted.of_class += 1
    return h * Slotted.of_class


def count_in_function(self, h):
    count_in_function.number += 1
    return h * count_in_function.number


def count_in_thread(self, h):
    LOCAL.number += 1
    return h * LOCAL.number


def rotate(self, h):
    self.plain.queue.rotate(1)
    return h * self.plain.queue[0]


def elsewhere():
    """State in slots, classes, functions, thread locals and queues."""

    def make(body):
        def make():
            Slotted.of_class = count_in_function.number = LOCAL.number = 0
            model, optimizer = made(body)()
            model.plain.slotted, model.plain.queue = Slotted(), collections.deque([1, 2, 3])
            return model, optimizer

        return make

    for body in (count_in_slots, count_in_class, count_in_function, count_in_thread, rotate):
        start = make(body)
        # Both runs begin at 0: the state is of the process.
        begin = lambda number, model, optimizer: start() if number == 0 else None
        agree(start, loss_of, [(X, Y)] * 3, begin, numbers=(2,))


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

    agree(
        make,
        lambda model, x, y: F.mse_loss(model(x), model.teacher[0](x).detach()),
        [(X, Y)] * 3,
        numbers=(2,),
    )


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
    # What a cached function does beside returning a value belongs to its first call, which no graph
    # has.
    log = []

    @functools.lru_cache
    def set_count(model, rows):
        model.number += 1
        return rows

    @functools.lru_cache
    def append(model, rows):
        log.append(rows)
        return rows

    for body, what in (
        (lambda self, h: h * set_count(self, h.shape[0]), "number"),
        (lambda self, h: h * append(self, h.shape[0]), "log["),
    ):
        with refuses(dp.TraceError, "functools.lru_cache changes", what):
            agree(made(body), loss_of, [(X, Y)])


def without_values():
    """Layers whose forward asks for a number, or writes its table, in eager PyTorch."""

    def normalized():
        model = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4, momentum=None), nn.Linear(4, 2))
        return model, torch.optim.SGD(model.parameters(), 0.1)

    def table():
        model = nn.Embedding(5, 3, max_norm=1.0)
        return model, torch.optim.SGD(model.parameters(), 0.1)

    agree(normalized, loss_of, [(X, Y), (X + 1, Y), (2 * X, Y)], numbers=(1, 3))
    agree(
        table,
        lambda model, i: (model(i) + 1).square().sum(),
        [(torch.tensor([1, 2, 1, 4]),)] * 3,
        numbers=(1, 3),
    )


run_tests([in_forward, elsewhere, in_loss, caches, without_values])
