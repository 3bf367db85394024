"""Situations of what forward and the loss change themselves, which the next step has."""

import array
import collections
import contextvars
import ctypes
import decimal
import fractions
import os
import queue
import random
import threading
import types

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn
from torch_changes.kinds import Plain, case, kept_of, later, situation

ANY = -1
COUNT, TOTALS = 0, {"calls": 0}


def changing(name, body, of=lambda: None, **more):
    """Forward changes something in each step, so that each may have a graph of its own."""
    case(
        f"forward-{name}",
        lambda: situation(body, lambda model: None, matters=False, traces=ANY, of=of(), **more),
    )


def after(change, read):
    """Returns a body that changes something and then scales by what it reads."""

    def body(self, h):
        change(self.of)
        return h * read(self.of)

    return body


changing("list", after(lambda of: of.append(1.0), lambda of: sum(of) / 2), of=list)
changing("list-pop", after(lambda of: of.pop(), lambda of: len(of) / 9), of=lambda: [1] * 9)
changing("list-insert", after(lambda of: of.insert(0, len(of)), lambda of: of[0] / 2), of=list)
changing("list-reverse", after(lambda of: of.reverse(), lambda of: of[0]), of=lambda: [1.0, 2.0])
changing(
    "list-deleted",
    after(lambda of: of.__delitem__(slice(0, 1)), lambda of: of[0]),
    of=lambda: [1.0, 2.0, 3.0, 1.0, 5.0, 6.0],
)
changing(
    "list-nested",
    after(lambda of: of[0].append(len(of[0])), lambda of: sum(of[0]) / 3 + 1),
    of=lambda: [[]],
)
changing(
    "dict", after(lambda of: of.update(a=of["a"] + 1), lambda of: of["a"]), of=lambda: {"a": 0}
)
changing("dict-new", after(lambda of: of.setdefault(len(of), 1), lambda of: len(of)), of=dict)
changing(
    "dict-pop",
    after(lambda of: of.pop(len(of)), lambda of: len(of) / 9),
    of=lambda: dict.fromkeys(range(1, 10)),
)
changing(
    "dict-order",
    after(
        lambda of: of.update({next(iter(of)): of.pop(next(iter(of)))}),
        lambda of: list(of.values())[0],
    ),
    of=lambda: {"a": 1.0, "b": 2.0, "c": 3.0},
)
changing(
    "ordered",
    after(lambda of: of.move_to_end(next(iter(of))), lambda of: list(of.values())[0]),
    of=lambda: collections.OrderedDict(a=1.0, b=2.0, c=3.0),
)
changing(
    "default-dict",
    after(lambda of: of.__setitem__("a", of["a"] + 1), lambda of: of["a"]),
    of=lambda: collections.defaultdict(int),
)
changing(
    "counter", after(lambda of: of.update("ab"), lambda of: of["a"] / 2), of=collections.Counter
)
changing("set", after(lambda of: of.add(len(of)), lambda of: len(of)), of=set)
changing(
    "set-removed",
    after(lambda of: of.discard(len(of)), lambda of: len(of) / 9),
    of=lambda: set(range(1, 10)),
)
changing(
    "deque",
    after(lambda of: of.append(of[-1] + 1), lambda of: sum(of) / 3),
    of=lambda: collections.deque([1.0], maxlen=3),
)
changing(
    "deque-left",
    after(lambda of: of.appendleft(of[0] + 1), lambda of: of[0]),
    of=lambda: collections.deque([1.0], maxlen=2),
)
changing("numpy", after(lambda of: of.__iadd__(1), lambda of: float(of[0])), of=lambda: np.zeros(2))
changing(
    "numpy-objects",
    after(lambda of: of.__setitem__(0, of[0] + 1), lambda of: of[0]),
    of=lambda: np.array([0, None], dtype=object),
)
changing(
    "numpy-view",
    after(lambda of: of.base.__iadd__(1), lambda of: float(of[0])),
    of=lambda: np.zeros(4)[1:],
)
changing("array", after(lambda of: of.append(1.0), lambda of: len(of)), of=lambda: array.array("d"))
changing("byte-array", after(lambda of: of.append(1), lambda of: len(of)), of=bytearray)
changing(
    "number",
    after(lambda of: setattr(of, "value", of.value + 1), lambda of: of.value),
    of=lambda: ctypes.c_int(0),
)
changing(
    "object",
    after(lambda of: setattr(of, "rate", of.rate + 1), lambda of: of.rate),
    of=lambda: kept_of(Plain),
)
changing(
    "object-new",
    after(lambda of: setattr(of, f"a{len(vars(of))}", 1), lambda of: len(vars(of))),
    of=Plain,
)
changing(
    "object-deleted",
    after(lambda of: vars(of).popitem(), lambda of: len(vars(of)) + 1),
    of=lambda: types.SimpleNamespace(**dict.fromkeys("abcdef")),
)
changing(
    "namespace",
    after(lambda of: setattr(of, "rate", of.rate + 1), lambda of: of.rate),
    of=lambda: types.SimpleNamespace(rate=0),
)
changing("queue", after(lambda of: of.put(1), lambda of: of.qsize()), of=queue.Queue)
changing("random", after(lambda of: None, lambda of: 1 + of.random()), of=lambda: random.Random(3))
changing(
    "random-shuffle",
    after(lambda of: of[1].shuffle(of[0]), lambda of: of[0][0]),
    of=lambda: ([1.0, 2.0, 3.0], random.Random(3)),
)
changing(
    "random-numpy",
    after(lambda of: None, lambda of: 1 + of.normal()),
    of=lambda: np.random.default_rng(3),
)
changing(
    "random-legacy",
    after(lambda of: None, lambda of: 1 + of.rand()),
    of=lambda: np.random.RandomState(3),
)
changing(
    "environment",
    after(lambda of: count_environment(), lambda of: float(os.environ["DP_TEST_FORWARD"])),
    refused=("the step sets the environment's DP_TEST_FORWARD", ".py:"),
)
changing(
    "module-flag",
    lambda self, h: self.of(h) * (2 if self.of.train(not self.of.training).training else 1),
    of=lambda: nn.Sequential(nn.Tanh()),
)
changing("layer", lambda self, h: toggled(self, h), of=lambda: 0)
changing(
    "fraction",
    lambda self, h: added(self, h, fractions.Fraction(1, 3)),
    of=lambda: fractions.Fraction(0),
)
changing(
    "decimal", lambda self, h: added(self, h, decimal.Decimal("0.3")), of=lambda: decimal.Decimal(0)
)
changing("tuple", lambda self, h: appended(self, h), of=tuple)
changing("text", lambda self, h: texted(self, h), of=str)
changing("global", lambda self, h: global_count(h))
changing("global-dict", after(lambda of: count_total(), lambda of: TOTALS["calls"]))
changing("tensor", lambda self, h: h * self.of.add_(0.5), of=lambda: torch.ones(4))
changing("tensor-new", lambda self, h: renewed(self, h), of=lambda: torch.ones(4))
changing(
    "tensor-in-dict",
    after(lambda of: of.update(a=of["a"] * 2), lambda of: of["a"]),
    of=lambda: {"a": torch.ones(4)},
)
changing(
    "tensor-in-deque",
    after(lambda of: of.append(of[-1] + 1), lambda of: sum(of)),
    of=lambda: collections.deque([torch.ones(4)] * 2, maxlen=2),
)
changing(
    "tensor-in-tuple", lambda self, h: shifted(self, h), of=lambda: (torch.ones(4), torch.zeros(4))
)
changing("buffer", lambda self, h: buffered(self, h), of=lambda: with_count())


def count_environment():
    if "DP_TEST_FORWARD" not in os.environ:
        later(lambda: os.environ.pop("DP_TEST_FORWARD", None))
    os.environ["DP_TEST_FORWARD"] = str(float(os.environ.get("DP_TEST_FORWARD", "0")) + 1)


def toggled(model, h):
    model.act = nn.Sigmoid() if isinstance(getattr(model, "act", None), nn.Tanh) else nn.Tanh()
    return model.act(h)


def added(model, h, value):
    model.of += value
    return h * float(model.of)


def appended(model, h):
    model.of = (*model.of, len(model.of))
    return h * len(model.of)


def texted(model, h):
    model.of += "a"
    return h * len(model.of)


def global_count(h):
    global COUNT
    if COUNT == 0:
        later(lambda: globals().update(COUNT=0))
    COUNT += 1
    return h * COUNT


def count_total():
    if TOTALS["calls"] == 0:
        later(lambda: TOTALS.update(calls=0))
    TOTALS["calls"] += 1


def renewed(model, h):
    model.of = model.of + h.detach().mean()
    return h * model.of


def shifted(model, h):
    model.of = model.of[1], model.of[0] + 1
    return h + model.of[0]


def with_count():
    layer = nn.Identity()
    layer.register_buffer("count", torch.zeros((), dtype=torch.int64))
    return layer


def buffered(model, h):
    model.of.count += 1
    return h * model.of.count


@case("forward-nonlocal")
def of_nonlocal():
    count = 0

    def body(self, h):
        nonlocal count
        count += 1
        return h * count

    return situation(body, lambda model: None, matters=False, traces=ANY)


@case("forward-context")
def of_context():
    variable = contextvars.ContextVar("count", default=0)

    def body(self, h):
        variable.set(variable.get() + 1)
        return h * variable.get()

    return situation(body, lambda model: None, matters=False, traces=ANY)


@case("forward-default")
def of_default():
    def body(self, h, log=[]):
        log.append(1)
        return h * len(log)

    return situation(body, lambda model: None, matters=False, traces=ANY)


@case("forward-class")
def of_class():
    class Kind:
        count = 0

    return situation(
        after(lambda of: setattr(Kind, "count", Kind.count + 1), lambda of: Kind.count),
        lambda model: None,
        matters=False,
        traces=ANY,
        of=None,
    )


@case("forward-thread")
def of_thread():
    local = threading.local()
    local.count = 0
    return situation(
        after(lambda of: setattr(local, "count", local.count + 1), lambda of: local.count),
        lambda model: None,
        matters=False,
        traces=ANY,
        of=None,
    )
