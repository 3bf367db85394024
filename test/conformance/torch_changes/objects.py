"""Situations of values: configurations, containers and their subclasses, weak references,
arrays."""

import array
import bisect
import collections
import configparser
import copy
import ctypes
import dataclasses
import datetime
import decimal
import enum
import fractions
import functools
import heapq
import io
import operator
import pathlib
import queue
import re
import struct
import threading
import types
import typing
import weakref

import torch
from torch_changes.kinds import Plain, case, kept_of, situation, twice


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


@dataclasses.dataclass(slots=True)
class SlottedData:
    rate: float = 1.0


class Slotted:
    __slots__ = ("rate",)


class OfSlots:
    __slots__ = ("rate",)

    def __getattr__(self, name):
        raise AttributeError(name)


class WithDict(OfSlots):
    """Shares the class of an object with slots alone, and has a dict."""


class Lazy(collections.OrderedDict):
    """Makes a value when it is read, as a registry that imports what it names."""

    def __getitem__(self, key):
        return {"rate": lambda: super(Lazy, self).__getitem__(key)}[key]()

    def __iter__(self):
        raise RuntimeError("all values would be made")


class Dotted(dict):
    __getattr__ = dict.__getitem__


class Pair(typing.NamedTuple):
    rate: float
    other: list


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


class Numbers(ctypes.Structure):
    _fields_ = [("rate", ctypes.c_double)]


rated = lambda self, h: h * self.of.rate
entry = lambda self, h: h * self.of["rate"]
first = lambda self, h: h * self.of[0]
doubled = lambda model: twice(model.of)
update = lambda model: model.of.update(rate=2.0)
set_first = lambda model: model.of.__setitem__(0, 2.0)


def replaced(name, value):
    return lambda model: setattr(model, name, value)


case("dataclass", lambda: situation(rated, doubled, of=Config()))
case(
    "dataclass-enum",
    lambda: situation(
        lambda self, h: h * (2 if self.of.mode is Mode.B else 1),
        lambda model: setattr(model.of, "mode", Mode.B),
        of=Config(),
    ),
)
case(
    "dataclass-list",
    lambda: situation(
        lambda self, h: h * self.of.sizes[1],
        lambda model: model.of.sizes.__setitem__(1, 3.0),
        of=Config(),
    ),
)
case(
    "dataclass-replaced",
    lambda: situation(
        rated,
        lambda model: setattr(model, "of", dataclasses.replace(model.of, rate=2.0)),
        of=Frozen(),
    ),
)
case(
    "dataclass-frozen",
    lambda: situation(rated, lambda model: object.__setattr__(model.of, "rate", 2.0), of=Frozen()),
)
case("dataclass-slots", lambda: situation(rated, doubled, of=SlottedData()))
case(
    "dataclass-asdict",
    lambda: situation(
        lambda self, h: h * dataclasses.asdict(self.of)["rate"], doubled, of=Config()
    ),
)
case(
    "dataclass-fields",
    lambda: situation(
        lambda self, h: h * sum(getattr(self.of, f.name) for f in dataclasses.fields(self.of)[:1]),
        doubled,
        of=Config(),
    ),
)
case(
    "flags",
    lambda: situation(
        lambda self, h: h * 2 if self.of & Flags.Y else h,
        lambda model: setattr(model, "of", model.of | Flags.Y),
        of=Flags.X,
    ),
)
case("slots", lambda: situation(rated, doubled, of=kept_of(Slotted)))
case(
    "slots-of-a-class-with-dicts",
    lambda: situation(rated, doubled, of=kept_of(OfSlots), other=kept_of(WithDict)),
)
case(
    "dict-lazy",
    lambda: situation(entry, update, of=Lazy([("rate", 1.0), ("missing", 2.0)])),
)
case(
    "namespace",
    lambda: situation(
        lambda self, h: h * self.of.inside.rate,
        lambda model: twice(model.of.inside),
        of=types.SimpleNamespace(inside=types.SimpleNamespace(rate=1.0)),
    ),
)
case(
    "named-tuple",
    lambda: situation(
        rated, lambda model: setattr(model, "of", model.of._replace(rate=2.0)), of=Pair(1.0, [])
    ),
)
case(
    "named-tuple-list",
    lambda: situation(
        lambda self, h: h * len(self.of.other),
        lambda model: model.of.other.append(1),
        of=Pair(1.0, [1]),
    ),
)
for name, kind in {
    "user-dict": collections.UserDict,
    "dotted": Dotted,
    "ordered": collections.OrderedDict,
    "dict": dict,
    "default": lambda **items: collections.defaultdict(float, items),
    "counter": collections.Counter,
    "chain": lambda **items: collections.ChainMap({}, items),
}.items():
    case(f"mapping-{name}", lambda kind=kind: situation(entry, update, of=kind(rate=1.0)))
case(
    "mapping-missing",
    lambda: situation(
        lambda self, h: h * (1 + self.of["rate"]), update, of=collections.defaultdict(float)
    ),
)
case("mapping-get", lambda: situation(lambda self, h: h * self.of.get("rate", 1.0), update, of={}))
case(
    "mapping-deleted",
    lambda: situation(
        lambda self, h: h * self.of.get("rate", 1.0),
        lambda model: model.of.pop("rate"),
        of={"rate": 2.0},
    ),
)
case(
    "mapping-in",
    lambda: situation(lambda self, h: h * (2 if "rate" in self.of else 1), update, of={}),
)
case(
    "mapping-nested",
    lambda: situation(
        lambda self, h: h * self.of["a"][1]["b"],
        lambda model: model.of["a"][1].update(b=2.0),
        of={"a": (0, {"b": 1.0})},
    ),
)
case(
    "mapping-kwargs",
    lambda: situation(
        lambda self, h: torch.add(h, h, **self.of),
        lambda model: model.of.update(alpha=2),
        of={"alpha": 1},
    ),
)
case(
    "mapping-tuple-key",
    lambda: situation(
        lambda self, h: h * self.of[1, "a"],
        lambda model: model.of.update({(1, "a"): 2.0}),
        of={(1, "a"): 1.0},
    ),
)
case(
    "mapping-setdefault",
    lambda: situation(lambda self, h: h * self.of.setdefault("rate", 1.5), update, of={}),
)
case("dotted", lambda: situation(rated, update, of=Dotted(rate=1.0)))


@case("mapping-proxy")
def of_proxy():
    inside = {"rate": 1.0}
    return situation(
        entry, lambda model: inside.update(rate=2.0), of=types.MappingProxyType(inside)
    )


for name, kind, *content in (
    ("list", type("L", (list,), {}), [1.0]),
    ("str", type("S", (str,), {}), "a"),
    ("float", type("N", (float,), {}), 1.0),
    ("tuple", type("T", (tuple,), {}), (1.0,)),
    ("dict", type("D", (dict,), {})),
    ("set", type("E", (set,), {})),
):
    case(
        f"subclass-{name}",
        lambda kind=kind, content=content: situation(rated, doubled, of=kept_of(kind, *content)),
    )
case("subclass-list-entry", lambda: situation(first, set_first, of=type("L", (list,), {})([1.0])))
case(
    "fallback",
    lambda: situation(rated, lambda model: model.of._values.update(rate=2.0), of=Fallback()),
)
case(
    "vars", lambda: situation(lambda self, h: h * vars(self.of)["rate"], doubled, of=kept_of(Plain))
)
case(
    "own-dict",
    lambda: situation(lambda self, h: h * self.__dict__.get("more", 1.0), replaced("more", 2.0)),
)
case(
    "hasattr",
    lambda: situation(
        lambda self, h: h * (2 if hasattr(self, "more") else 1), replaced("more", 2.0)
    ),
)
case(
    "getattr-default",
    lambda: situation(lambda self, h: h * getattr(self.of, "rate", 1.0), doubled, of=Plain()),
)
case(
    "delattr",
    lambda: situation(
        lambda self, h: h * getattr(self.of, "rate", 2.0),
        lambda model: delattr(model.of, "rate"),
        of=kept_of(Plain),
    ),
)
case(
    "computed-attribute",
    lambda: situation(
        lambda self, h: h * getattr(self.of, "ra" + self.word),
        doubled,
        of=kept_of(Plain),
        word="te",
    ),
)
case(
    "attribute-of-class",
    lambda: situation(
        lambda self, h: h * getattr(self.of, self.word),
        lambda model: setattr(model, "word", "imag"),
        of=1.5,
        word="real",
    ),
)
case(
    "equal-to-all",
    lambda: situation(rated, lambda model: setattr(model, "of", Equal(2.0)), of=Equal(1.0)),
)
for name, wrap in {"weak": weakref.ref, "lambda": lambda target: lambda: target}.items():

    @case(f"reference-{name}")
    def of_reference(wrap=wrap):
        target = kept_of(Plain)
        return situation(
            lambda self, h: h * self.of().rate,
            lambda model: twice(target),
            of=wrap(target),
            kept=target,
        )


@case("weak-key-dictionary")
def of_weak_keys():
    target = kept_of(Plain)
    weak = weakref.WeakKeyDictionary({target: 1.0})
    return situation(lambda self, h: h * weak[target], lambda model: weak.__setitem__(target, 2.0))


@case("weak-set")
def of_weak_set():
    target, weak = kept_of(Plain), weakref.WeakSet()
    return situation(lambda self, h: h * (1 + len(weak)), lambda model: weak.add(target))


@case("weak-value-dictionary")
def of_weak_values():
    target, weak = kept_of(Plain), weakref.WeakValueDictionary()
    weak["a"] = target
    return situation(lambda self, h: h * weak["a"].rate, lambda model: twice(target))


@case("weak-proxy")
def of_weak_proxy():
    target = kept_of(Plain)
    return situation(rated, lambda model: twice(target), of=weakref.proxy(target), kept=target)


case(
    "item-getter",
    lambda: situation(
        lambda self, h: h * self.of(self.more),
        lambda model: model.more.update(a=2.0),
        of=operator.itemgetter("a"),
        more={"a": 1.0},
    ),
)
case(
    "attribute-getter",
    lambda: situation(
        lambda self, h: h * self.of(self.more),
        lambda model: twice(model.more),
        of=operator.attrgetter("rate"),
        more=kept_of(Plain),
    ),
)
case(
    "partial",
    lambda: situation(
        lambda self, h: self.of(h),
        lambda model: model.of.keywords.update(rate=2.0),
        of=functools.partial(lambda h, rate: h * rate, rate=1.0),
    ),
)
case(
    "partial-state",
    lambda: situation(
        lambda self, h: self.of(h),
        lambda model: model.of.__setstate__((operator.mul, (2.0,), {}, {})),
        of=functools.partial(operator.mul, 1.5),
    ),
)
case(
    "fraction",
    lambda: situation(
        lambda self, h: h * float(self.of),
        replaced("of", fractions.Fraction(3, 2)),
        of=fractions.Fraction(1, 2),
    ),
)
case(
    "decimal",
    lambda: situation(
        lambda self, h: h * float(self.of),
        replaced("of", decimal.Decimal("1.5")),
        of=decimal.Decimal("0.5"),
    ),
)
case(
    "complex",
    lambda: situation(lambda self, h: h * self.of.imag, replaced("of", 1 + 3j), of=1 + 2j),
)
case(
    "range",
    lambda: situation(lambda self, h: h * len(self.of), replaced("of", range(3)), of=range(2)),
)
case(
    "slice",
    lambda: situation(
        lambda self, h: torch.cat([h[:, self.of], h[:, self.of]], 1),
        replaced("of", slice(0, 4, 2)),
        of=slice(0, 2),
    ),
)
case(
    "path",
    lambda: situation(
        lambda self, h: h * len(self.of.name),
        replaced("of", pathlib.Path("/a/bcd")),
        of=pathlib.Path("/a/bc"),
    ),
)
case(
    "pattern",
    lambda: situation(
        lambda self, h: h * (2 if self.of.match("ab") else 1),
        replaced("of", re.compile("a.")),
        of=re.compile("b"),
    ),
)
case(
    "time-delta",
    lambda: situation(
        lambda self, h: h * self.of.total_seconds(),
        replaced("of", datetime.timedelta(seconds=2)),
        of=datetime.timedelta(seconds=1),
    ),
)
case(
    "nan",
    lambda: situation(
        lambda self, h: h * (2 if self.of == self.of else 1), replaced("of", 1.0), of=float("nan")
    ),
)
case(
    "minus-zero",
    lambda: situation(
        lambda self, h: h * (2 if str(self.of) == "-0.0" else 1), replaced("of", -0.0), of=0.0
    ),
)
case(
    "number-kind",
    lambda: situation(
        lambda self, h: h * (2 if isinstance(self.of, bool) else 1), replaced("of", True), of=1
    ),
)
case("bytes", lambda: situation(lambda self, h: h * self.of[0] / 50, replaced("of", b"z"), of=b"a"))
case(
    "byte-array",
    lambda: situation(
        lambda self, h: h * self.of[0] / 50,
        lambda model: model.of.__setitem__(0, 99),
        of=bytearray(b"a"),
    ),
)
case(
    "memory-view",
    lambda: situation(
        lambda self, h: h * self.of[0] / 50,
        lambda model: model.of.__setitem__(0, 99),
        of=memoryview(bytearray(b"a")),
    ),
)
case("array", lambda: situation(first, set_first, of=array.array("d", [1.0])))
case(
    "set",
    lambda: situation(
        lambda self, h: h * (2 if "b" in self.of else 1), lambda model: model.of.add("b"), of={"a"}
    ),
)
case(
    "frozen-set",
    lambda: situation(
        lambda self, h: h * (2 if "b" in self.of else 1),
        replaced("of", frozenset("ab")),
        of=frozenset("a"),
    ),
)
case(
    "order",
    lambda: situation(
        lambda self, h: h * next(iter(self.of.values())),
        lambda model: model.of.move_to_end("a"),
        of=collections.OrderedDict(a=1.0, b=2.0),
    ),
)
case(
    "order-of-dict",
    lambda: situation(
        lambda self, h: h * list(self.of)[0],
        lambda model: model.of.update({1.0: model.of.pop(1.0)}),
        of={1.0: 0, 2.0: 0},
    ),
)
case(
    "number",
    lambda: situation(
        lambda self, h: h * self.of.value,
        lambda model: setattr(model.of, "value", 2.0),
        of=ctypes.c_double(1.0),
    ),
)
case("structure", lambda: situation(rated, doubled, of=Numbers(1.0)))
case(
    "list-least",
    lambda: situation(
        lambda self, h: h * min(self.of), lambda model: model.of.append(0.5), of=[3.0, 1.0]
    ),
)
case(
    "list-empty",
    lambda: situation(
        lambda self, h: h * (1 if self.of else 2), lambda model: model.of.clear(), of=[1.0]
    ),
)
case("list-sorted", lambda: situation(first, lambda model: model.of.sort(), of=[3.0, 1.0]))
case(
    "list-nested",
    lambda: situation(
        lambda self, h: h * self.of[0][0][0],
        lambda model: model.of[0][0].__setitem__(0, 2.0),
        of=[[[1.0]]],
    ),
)
case(
    "list-in-tuple",
    lambda: situation(
        lambda self, h: h * self.of[0][0],
        lambda model: model.of[0].__setitem__(0, 2.0),
        of=([1.0],),
    ),
)
case(
    "list-of-objects",
    lambda: situation(
        lambda self, h: h * self.of[0].rate, lambda model: twice(model.of[0]), of=[kept_of(Plain)]
    ),
)
case(
    "list-bisected",
    lambda: situation(
        lambda self, h: h * bisect.bisect(self.of, 2.5),
        lambda model: bisect.insort(model.of, 1.5),
        of=[1.0, 2.0, 3.0],
    ),
)
case("heap", lambda: situation(first, lambda model: heapq.heappush(model.of, 0.5), of=[1.0, 2.0]))
case(
    "deque",
    lambda: situation(
        first, lambda model: model.of.append(3.0), of=collections.deque([1.0, 2.0], maxlen=2)
    ),
)
case("user-list", lambda: situation(first, set_first, of=collections.UserList([1.0])))
case(
    "queue",
    lambda: situation(
        lambda self, h: h * self.of.qsize(),
        lambda model: model.of.put(1),
        of=(lambda q: q.put(1) or q)(queue.Queue()),
    ),
)
case(
    "event",
    lambda: situation(
        lambda self, h: h * (2 if self.of.is_set() else 1),
        lambda model: model.of.set(),
        of=threading.Event(),
    ),
)
case(
    "configparser",
    lambda: situation(
        lambda self, h: h * self.of.getfloat("a", "rate"),
        lambda model: model.of.set("a", "rate", "2.0"),
        of=(lambda c: c.read_dict({"a": {"rate": "1.0"}}) or c)(configparser.ConfigParser()),
    ),
)
case(
    "bytes-io",
    lambda: situation(
        lambda self, h: h * len(self.of.getvalue()),
        lambda model: model.of.write(b"ab"),
        of=(lambda b: b.write(b"a") and b)(io.BytesIO()),
    ),
)
case(
    "packed",
    lambda: situation(
        lambda self, h: h * struct.unpack("d", self.of)[0],
        lambda model: model.of.__setitem__(slice(None), bytearray(struct.pack("d", 2.0))),
        of=bytearray(struct.pack("d", 1.0)),
    ),
)


@case("shared-by-two")
def of_shared():
    shared = {"rate": 1.0}
    return situation(
        lambda self, h: h * self.of["rate"] + self.more.rate["rate"],
        lambda model: shared.update(rate=2.0),
        of=shared,
        more=types.SimpleNamespace(rate=shared),
    )


@case("cycle")
def of_cycle():
    a, b = Plain(), kept_of(Plain)
    a.other, b.other = b, a
    return situation(
        lambda self, h: h * self.of.other.other.other.rate, lambda model: twice(b), of=a
    )


case(
    "deep-copied",
    lambda: situation(
        rated, lambda model: setattr(model, "of", twice_of(copy.deepcopy(model.of))), of=Config()
    ),
)


def twice_of(of):
    twice(of)
    return of
