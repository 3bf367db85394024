"""Values of Python in the places where users keep them: a graph does not hold when one changes so that eager PyTorch has another loss.

Only traces, which is fast: what a new trace computes, other tests compare.
"""
import array
import builtins
import collections
import contextvars
import copy
import ctypes
import dataclasses
import enum
import fractions
import functools
import importlib
import operator
import os
import sys
import threading
import types
import weakref

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

import dp
from harness import refuses
from states import X, Y, loss_of, run_tests

SEEN = []


class Net(nn.Module):
    def __init__(self, body, **kept):
        super().__init__()
        torch.manual_seed(1)
        self.first, self.last, self.body = nn.Linear(3, 4), nn.Linear(4, 2), body
        for name, value in kept.items():
            setattr(self, name, value)

    def forward(self, x):
        return self.last(self.body(self, torch.tanh(self.first(x))))


def sees(body, change, model=None, **kept):
    """Ends the test if a graph holds after change(model) has changed the loss, or if it does not hold although nothing has changed."""
    model = model or Net(body, **kept)
    step = dp.torch.train_step(model, loss_of, torch.optim.SGD(model.parameters(), 0.1), (X, Y))
    before = float(loss_of(model, X, Y).detach())
    guard = step.trace(step.example).guard
    assert guard.holds(), f"{body}: {guard.why()}"
    change(model)
    assert abs(float(loss_of(model, X, Y).detach()) - before) > 1e-6, f"{body} has the same loss"
    assert not guard.holds(), f"{body}: nothing is seen"
    SEEN.append(body)


class Mode(enum.Enum):
    A = 1
    B = 2


class Flags(enum.IntFlag):
    X = 1
    Y = 2


@dataclasses.dataclass
class Config:
    rate: float = 1.0
    mode: Mode = Mode.A
    sizes: list = dataclasses.field(default_factory=lambda: [1.0, 2.0])


@dataclasses.dataclass(frozen=True)
class Frozen:
    rate: float = 1.0


class Slotted:
    __slots__ = ("rate",)


class Plain:
    pass


class Dotted(dict):
    __getattr__ = dict.__getitem__


class Fallback:
    def __init__(self):
        self._values = {"rate": 1.0}

    def __getattr__(self, name):
        return self.__dict__["_values"][name]


class Equal:
    def __init__(self, rate):
        self.rate = rate

    def __eq__(self, other):
        return True

    __hash__ = None


def kept_of(kind, *content):
    value = kind(*content)
    value.rate = 1.0
    return value


def twice(of):
    of.rate = 2.0


def of_objects():
    """Configurations, containers and their subclasses, weak references."""
    sees(lambda self, h: h * self.of.rate, lambda model: twice(model.of), of=Config())
    sees(lambda self, h: h * (2 if self.of.mode is Mode.B else 1), lambda model: setattr(model.of, "mode", Mode.B), of=Config())
    sees(lambda self, h: h * self.of.sizes[1], lambda model: model.of.sizes.__setitem__(1, 3.0), of=Config())
    sees(lambda self, h: h * self.of.rate, lambda model: setattr(model, "of", dataclasses.replace(model.of, rate=2.0)), of=Frozen())
    sees(lambda self, h: h * self.of.rate, lambda model: object.__setattr__(model.of, "rate", 2.0), of=Frozen())
    sees(lambda self, h: h * 2 if self.of & Flags.Y else h, lambda model: setattr(model, "of", model.of | Flags.Y), of=Flags.X)
    sees(lambda self, h: h * self.of.rate, lambda model: twice(model.of), of=kept_of(Slotted))
    sees(lambda self, h: h * self.of.inside.rate, lambda model: twice(model.of.inside),
         of=types.SimpleNamespace(inside=types.SimpleNamespace(rate=1.0)))
    for kind in (collections.UserDict, Dotted, collections.OrderedDict, lambda **items: collections.defaultdict(float, items),
                 lambda **items: collections.ChainMap({}, items)):
        sees(lambda self, h: h * self.of["rate"], lambda model: model.of.update(rate=2.0), of=kind(rate=1.0))
    sees(lambda self, h: h * self.of.rate, lambda model: model.of.update(rate=2.0), of=Dotted(rate=1.0))
    inside = {"rate": 1.0}
    sees(lambda self, h: h * self.of["rate"], lambda model: inside.update(rate=2.0), of=types.MappingProxyType(inside))
    for kind, *content in ((type("L", (list,), {}), [1.0]), (type("S", (str,), {}), "a"), (type("N", (float,), {}), 1.0),
                           (type("T", (tuple,), {}), (1.0,)), (type("D", (dict,), {}),)):
        sees(lambda self, h: h * self.of.rate, lambda model: twice(model.of), of=kept_of(kind, *content))
    sees(lambda self, h: h * self.of.rate, lambda model: model.of._values.update(rate=2.0), of=Fallback())
    sees(lambda self, h: h * vars(self.of)["rate"], lambda model: twice(model.of), of=kept_of(Plain))
    sees(lambda self, h: h * self.__dict__.get("more", 1.0), lambda model: setattr(model, "more", 2.0))
    sees(lambda self, h: h * (2 if hasattr(self, "more") else 1), lambda model: setattr(model, "more", 2.0))
    sees(lambda self, h: h * self.of.rate, lambda model: setattr(model, "of", Equal(2.0)), of=Equal(1.0))
    target = kept_of(Plain)
    for of in (weakref.ref(target), lambda: target):
        target.rate = 1.0
        sees(lambda self, h: h * self.of().rate, lambda model: twice(target), of=of)
    target.rate, weak = 1.0, weakref.WeakKeyDictionary({target: 1.0})
    sees(lambda self, h: h * weak[target], lambda model: weak.__setitem__(target, 2.0))
    sees(lambda self, h: h * self.of.rate, lambda model: twice(target), of=weakref.proxy(target))
    sees(lambda self, h: h * self.of(self.more), lambda model: model.more.update(a=2.0), of=operator.itemgetter("a"), more={"a": 1.0})
    sees(lambda self, h: self.of(h), lambda model: model.of.keywords.update(rate=2.0),
         of=functools.partial(lambda h, rate: h * rate, rate=1.0))
    sees(lambda self, h: h * self.of[0], lambda model: model.of.__setitem__(0, 2.0), of=np.ones(1))
    sees(lambda self, h: h * float(self.of), lambda model: setattr(model, "of", fractions.Fraction(3, 2)), of=fractions.Fraction(1, 2))
    sees(lambda self, h: h * (2 if "b" in self.of else 1), lambda model: model.of.add("b"), of={"a"})
    sees(lambda self, h: h * next(iter(self.of.values())), lambda model: model.of.move_to_end("a"),
         of=collections.OrderedDict(a=1.0, b=2.0))
    sees(lambda self, h: h * self.of[0], lambda model: model.of.__setitem__(0, 2.0), of=array.array("d", [1.0]))
    sees(lambda self, h: h * self.of.value, lambda model: setattr(model.of, "value", 2.0), of=ctypes.c_double(1.0))
    sees(lambda self, h: h * min(self.of), lambda model: model.of.append(0.5), of=[3.0, 1.0])


class Meta(type):
    rate = 1.0

    @property
    def other(cls):
        return OTHER[0]


OTHER = [1.0]


class OfMeta(metaclass=Meta):
    pass


class Descriptor:
    rate = 1.0

    def __get__(self, instance, kind):
        return self.rate


class Described:
    of = Descriptor()


def of_code():
    """Defaults, closures, classes, modules, threads and contexts."""
    def with_default(h, rate=1.0, *, more=1.0):
        return h * rate * more

    weights, module = [1.0], types.ModuleType("of_situations")
    module.rate = 1.0
    sys.modules[module.__name__] = module
    local, variable = threading.local(), contextvars.ContextVar("rate", default=1.0)
    local.rate = 1.0

    def imports(self, h):
        import of_situations
        return h * of_situations.rate

    def imports_name(self, h):
        from of_situations import rate
        return h * rate

    sees(lambda self, h: with_default(h), lambda model: setattr(with_default, "__defaults__", (2.0,)))
    sees(lambda self, h: with_default(h), lambda model: with_default.__kwdefaults__.update(more=3.0))
    sees(lambda self, h: h * weights[-1], lambda model: weights.append(2.0))
    sees(lambda self, h: sum(h * w for w in weights), lambda model: weights.append(2.0))
    sees(lambda self, h: h * OfMeta.rate, lambda model: twice(Meta))
    sees(lambda self, h: h * OfMeta.other, lambda model: OTHER.__setitem__(0, 2.0))
    sees(lambda self, h: h * Described.of, lambda model: twice(vars(Described)["of"]))
    sees(lambda self, h: h * Described().of, lambda model: setattr(vars(Described)["of"], "rate", 3.0))
    for body, rate in ((imports, 2.0), (imports_name, 3.0), (lambda self, h: h * getattr(module, "rate"), 4.0),
                       (lambda self, h: h * importlib.import_module("of_situations").rate, 5.0)):
        sees(body, lambda model: setattr(module, "rate", rate))
    sees(lambda self, h: h * globals()["OTHER"][0], lambda model: OTHER.__setitem__(0, 3.0))
    sees(lambda self, h: h * local.rate, lambda model: twice(local))
    sees(lambda self, h: h * variable.get(), lambda model: variable.set(2.0))
    sees(lambda self, h: h * (2 if "--twice" in sys.argv else 1), lambda model: sys.argv.append("--twice"))
    sys.argv.remove("--twice")
    sees(lambda self, h: h * (2 if "DP_TEST_TWICE" in os.environ else 1), lambda model: os.environ.update(DP_TEST_TWICE="1"))
    sees(lambda self, h: h * (2 if torch.backends.cudnn.benchmark else 1), lambda model: setattr(torch.backends.cudnn, "benchmark", True))
    torch.backends.cudnn.benchmark = False
    sees(lambda self, h: h * (2 if torch.is_deterministic_algorithms_warn_only_enabled() else 1),
         lambda model: torch.use_deterministic_algorithms(False, warn_only=True))
    torch.use_deterministic_algorithms(False)
    maximum, before = builtins.max, copy.copy
    sees(lambda self, h: h * max(1.0, 2.0), lambda model: setattr(builtins, "max", min))
    builtins.max = maximum
    sees(lambda self, h: h * (2 if copy.copy(1) is None else 1), lambda model: setattr(copy, "copy", lambda value: None))
    copy.copy = before


def of_modules():
    """Attributes of parameters and buffers, layers that are exchanged, methods of an instance, classes and bases."""
    def shadow(model):
        layer = nn.Linear(3, 4)
        object.__setattr__(model, "first", layer.requires_grad_(False))

    class Tripled(Net):
        def forward(self, x):
            return super().forward(x) * 3

    class Derived(Net):
        pass

    def with_attributes():
        model = Net(lambda self, h: h * self.first.weight.rate * self.of.rate)
        model.register_buffer("of", torch.ones(4))
        model.of.rate = model.first.weight.rate = 1.0
        return model

    sees("a parameter's attribute", lambda model: twice(model.first.weight), with_attributes())
    sees("a buffer's attribute", lambda model: twice(model.of), with_attributes())
    sees(lambda self, h: self.of(h), lambda model: setattr(model, "of", nn.Sigmoid()), of=nn.Tanh())
    sees(lambda self, h: h * len(self.of), lambda model: model.of.append(nn.Identity()), of=nn.ModuleList([nn.Identity()]))
    sees(lambda self, h: h, shadow)
    sees(lambda self, h: h, lambda model: setattr(model, "body", lambda self, h: h * 3))
    sees(lambda self, h: h, lambda model: setattr(model, "__class__", Tripled))
    sees("the bases of a class", lambda model: setattr(Derived, "__bases__", (Tripled,)), Derived(lambda self, h: h))
    sees(lambda self, h: h / self.of, lambda model: model.of.fill_(2.0), of=torch.tensor(1.0))
    sees(lambda self, h: h * self.of[1], lambda model: model.of[1].numpy().fill(0.5), of=[torch.ones(4), torch.ones(4)])
    model = Net(lambda self, h: h * self.of[0].param_groups[0]["lr"])
    model.of = [torch.optim.SGD(model.parameters(), 0.5)]
    sees("an optimizer's rate", lambda model: model.of[0].param_groups[0].update(lr=0.1), model)
    sees(lambda self, h: F.dropout(h, 0.0) * 2 if self.training else h, lambda model: model.eval())


def views():
    """A step that writes into a view of a buffer, which forward keeps, is refused: the buffer would not have it."""
    def writes(self, h):
        self.row.copy_(h.detach().mean(0))
        return h * (1 + self.of.sum())

    model = Net(writes)
    model.register_buffer("of", torch.zeros(4, 4))
    model.row = model.of[0]
    step = dp.torch.train_step(model, loss_of, torch.optim.SGD(model.parameters(), 0.1), (X, Y))
    with refuses(dp.TraceError, "the step changes row, which lies in the memory of of", "write into of itself"):
        step.trace(step.example)


run_tests([of_objects, of_code, of_modules, views])
assert len(SEEN) >= 60 or sys.argv[1:], len(SEEN)
