"""Situations in which something changes that no forward and no loss reads: the step is traced
once."""

import collections
import logging
import os
import random
import sys
import threading
import types
import warnings

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn
from torch_changes.kinds import (
    Net,
    Plain,
    X,
    Y,
    case,
    kept_of,
    later,
    loss_of,
    patch,
    sgd,
    situation,
)

COUNTS, UNUSED = collections.Counter(), 0.0
rated = lambda self, h: h * self.of.rate
plain = lambda self, h: h


def unread(name, change, body=plain, **more):
    case(
        f"unread-{name}",
        lambda: situation(
            body,
            change,
            each=True,
            matters=False,
            **{key: value() if key == "of" else value for key, value in more.items()},
        ),
    )


def counted(name, change, body, of):
    case(
        f"counted-{name}",
        lambda: situation(body, change, each=True, matters=False, traces=5, of=of()),
    )


def count(of, name="count"):
    setattr(of, name, getattr(of, name, 0) + 1)


unread("attribute", lambda model: count(model))
unread("attribute-of-layer", lambda model: count(model.first))
unread("attribute-of-object", lambda model: count(model.of), rated, of=lambda: kept_of(Plain))
unread(
    "attribute-of-namespace",
    lambda model: count(model.of),
    rated,
    of=lambda: types.SimpleNamespace(rate=1.0),
)
unread("attribute-of-class", lambda model: count(Elsewhere))
unread("attribute-of-function", lambda model: count(count, "times"))
unread("attribute-deleted", lambda model: vars(model).pop("more", None), more=1)
unread("list", lambda model: model.of.append(1.0), of=list)
unread(
    "list-of-object", lambda model: model.of.history.append(1.0), rated, of=lambda: kept_of(Trainer)
)
unread("list-of-tensors", lambda model: model.of.append(torch.ones(3)), of=list)
unread("dict", lambda model: model.of.update(a=len(model.of)), of=dict)
unread("counter", lambda model: COUNTS.update(["a"]))
unread("global", lambda model: patch(sys.modules[__name__], "UNUSED", UNUSED + 1))
unread("tensor", lambda model: model.of.add_(1), of=lambda: torch.ones(4))
unread("numpy", lambda model: model.of.__iadd__(1), of=lambda: np.ones(4))
unread("module-outside", lambda model: nn.Linear(3, 3)(X))
unread("trainer", lambda model: count(model.of, "epoch"), of=lambda: Trainer())
unread("trainer-cycle", lambda model: count(model.of[0], "epoch"), of=lambda: [Trainer()])
unread("history-of-loss", lambda model: HISTORY.append(1.0))
# Entries of containers, slots, and attributes of a SimpleNamespace count all: nothing tells which
# of them code reads.
counted(
    "slots",
    lambda model: count(model.of),
    lambda self, h: h * self.of.rate,
    of=lambda: kept_of(Slots),
)
counted(
    "entry",
    lambda model: model.of.update(count=model.of["count"] + 1),
    lambda self, h: h * self.of["rate"],
    of=lambda: {"rate": 1.0, "count": 0},
)
counted(
    "entry-of-list",
    lambda model: model.of.__setitem__(1, model.of[1] + 1),
    lambda self, h: h * self.of[0],
    of=lambda: [1.0, 0],
)
unread("seed", lambda model: random.seed(4) or np.random.seed(4) or torch.manual_seed(4))
unread("environment", lambda model: set_environment())
unread(
    "environment-read",
    lambda model: set_environment(),
    lambda self, h: h * len(os.environ.get("DP_TEST_NOTHING", "a")),
)
unread(
    "arguments", lambda model: sys.argv.append("--more") or later(lambda: sys.argv.remove("--more"))
)
unread("handler", lambda model: add_handler())
unread("logging", lambda model: LOG.debug("step"))
unread("warning", lambda model: warnings.warn("step"))
unread("thread", lambda model: run_thread())
unread("printing", lambda model: torch.set_printoptions(precision=4))
unread("reads", lambda model: (model.state_dict(), list(model.named_parameters()), repr(model)))
unread("optimizer-read", lambda model, optimizer: (optimizer.state_dict(), optimizer.zero_grad()))
unread("evaluated", lambda model: (model.eval(), model(X), model.train()))
unread(
    "no-gradients",
    lambda model: torch.no_grad().__enter__().__class__ and torch.set_grad_enabled(True),
)
unread("frozen-and-thawed", lambda model: (model.requires_grad_(False), model.requires_grad_(True)))
unread(
    "hook-and-removed",
    lambda model: model.first.register_forward_hook(lambda *given: None).remove(),
)
unread(
    "set-as-before",
    lambda model: setattr(model.of, "rate", float("1.5")),
    rated,
    of=lambda: types.SimpleNamespace(rate=1.5),
)
unread(
    "tuple-as-before",
    lambda model: setattr(model, "of", tuple([1.0, 2.0])),
    lambda self, h: h * self.of[1],
    of=lambda: (1.0, 2.0),
)
unread(
    "word-as-before",
    lambda model: setattr(model, "of", "".join(["re", "lu"])),
    lambda self, h: getattr(torch, self.of)(h),
    of=lambda: "relu",
)
unread(
    "bound-as-before",
    lambda model: setattr(model.of, "call", model.of.act),
    lambda self, h: self.of.call(h),
    of=lambda: Acting(),
)
unread("library", lambda model: patch(F, "gelu", F.relu))
unread("optimizer-of-another", lambda model: patch(torch.optim.Adam, "step", torch.optim.SGD.step))
unread("class-new", lambda model: type("New", (Net,), {}))
unread("function-new", lambda model: patch(sys.modules[__name__], "unknown", lambda: None))
unread("rate", lambda model, optimizer: optimizer.param_groups[0].update(lr=0.1))
unread("state-of-another", lambda model: step_another())
unread("metric", lambda model: model.of.update(X[:, 0]), of=lambda: Metric())
unread(
    "default-dict-read",
    lambda model: model.of["b"],
    lambda self, h: h * 1.0,
    of=lambda: collections.defaultdict(int),
)
unread("attribute-of-parameter", lambda model: count(model.first.weight))
unread("attribute-of-loss", lambda model: count(LOSS), loss=lambda model, x, y: LOSS(model, x, y))


class Elsewhere:
    count = 0


class Slots:
    __slots__ = ("rate", "count")


class Trainer:
    epoch = 0

    def __init__(self):
        self.history = []


class Acting:
    def __init__(self):
        self.call = self.act

    def act(self, h):
        return torch.relu(h)


class Metric:
    def __init__(self):
        self.total = 0.0

    def update(self, values):
        self.total += float(values.sum())


class Loss:
    def __call__(self, model, x, y):
        return loss_of(model, x, y)


LOSS, HISTORY, LOG = Loss(), [], logging.getLogger("situations.unread")


def set_environment():
    os.environ["DP_TEST_UNREAD"] = str(random.random())
    later(lambda: os.environ.pop("DP_TEST_UNREAD", None))


def add_handler():
    handler = logging.NullHandler()
    LOG.addHandler(handler)
    later(lambda: LOG.removeHandler(handler))


def run_thread():
    thread = threading.Thread(target=lambda: None)
    thread.start()
    thread.join()


def step_another():
    other = Net(plain)
    optimizer = sgd(other)
    loss_of(other, X, Y).backward()
    optimizer.step()


# ===--- What a forward does besides ---===#


def logs(self, h):
    HISTORY.append("forward")
    LOG.debug("shape %s", h.shape)
    return h


def counts(self, h):
    self.calls = getattr(self, "calls", 0) + 1
    return h


def counts_elsewhere(self, h):
    COUNTS["forward"] += 1
    return h


def keeps(self, h):
    self.kept = h.detach()
    return h


unread("forward-keeps", lambda model: None, keeps)
# A number that forward changes in each step costs a trace in each.
for name, body in {"logs": logs, "counts": counts, "counts-elsewhere": counts_elsewhere}.items():
    counted(f"forward-{name}", lambda model: None, body, of=lambda: None)
