"""Situations of classes: descriptors, properties, bases, abstract classes, cached values."""

import abc
import functools

import torch.nn.functional as F
from torch_changes.kinds import case, later, patch, situation, twice

OTHER = [1.0]


def set_other(value):
    OTHER[0] = value
    later(lambda: OTHER.__setitem__(0, 1.0))


class Meta(type):
    @property
    def other(cls):
        return OTHER[0]

    def __len__(cls):
        return int(OTHER[0])


class OfMeta(metaclass=Meta):
    pass


case(
    "metaclass-property",
    lambda: situation(lambda self, h: h * OfMeta.other, lambda model: set_other(2.0)),
)
case(
    "metaclass-len",
    lambda: situation(lambda self, h: h * len(OfMeta), lambda model: set_other(2.0)),
)


@case("metaclass-attribute")
def of_meta():
    patch(Meta, "rate", 1.0)
    return situation(lambda self, h: h * OfMeta.rate, lambda model: twice(Meta))


def described(how):
    class Descriptor:
        rate = 1.0

        def __get__(self, instance, kind):
            return self.rate

    class Described:
        of = Descriptor()

    return situation(how(Described), lambda model: twice(vars(Described)["of"]))


case("descriptor-class", lambda: described(lambda kind: lambda self, h: h * kind.of))
case("descriptor-object", lambda: described(lambda kind: lambda self, h: h * kind().of))


def classed(how, change):
    class Base:
        rate = 1.0
        table = {"rate": 1.0}

        def scaled(self, h):
            return h * 1.5

        @classmethod
        def by_class(cls, h):
            return h * cls.rate

        @staticmethod
        def fixed(h):
            return h + 1

        @property
        def factor(self):
            return self.rate

        @functools.cached_property
        def cached(self):
            return self.rate

    class Kind(Base):
        pass

    return situation(
        lambda self, h: how(self.of, h), lambda model: change(Base, Kind, model.of), of=Kind()
    )


by_rate = lambda of, h: h * of.rate
for name, (how, change) in {
    "attribute": (by_rate, lambda base, kind, of: setattr(kind, "rate", 2.0)),
    "attribute-of-base": (by_rate, lambda base, kind, of: setattr(base, "rate", 2.0)),
    "attribute-shadowed": (by_rate, lambda base, kind, of: setattr(of, "rate", 2.0)),
    "table": (
        lambda of, h: h * of.table["rate"],
        lambda base, kind, of: base.table.update(rate=2.0),
    ),
    "method": (
        lambda of, h: of.scaled(h),
        lambda base, kind, of: setattr(base, "scaled", lambda self, h: h * 0.5),
    ),
    "method-overridden": (
        lambda of, h: of.scaled(h),
        lambda base, kind, of: setattr(kind, "scaled", lambda self, h: h * 0.5),
    ),
    "method-of-object": (
        lambda of, h: of.scaled(h),
        lambda base, kind, of: setattr(of, "scaled", lambda h: h * 0.5),
    ),
    "class-method": (
        lambda of, h: of.by_class(h),
        lambda base, kind, of: setattr(kind, "rate", 2.0),
    ),
    "static-method": (
        lambda of, h: of.fixed(h),
        lambda base, kind, of: setattr(base, "fixed", staticmethod(lambda h: h - 1)),
    ),
    "property": (lambda of, h: h * of.factor, lambda base, kind, of: setattr(base, "factor", 2.0)),
    "property-rate": (lambda of, h: h * of.factor, lambda base, kind, of: setattr(of, "rate", 2.0)),
    "of-object": (
        by_rate,
        lambda base, kind, of: setattr(of, "__class__", type("Other", (base,), {"rate": 2.0})),
    ),
    "bases": (
        by_rate,
        lambda base, kind, of: setattr(kind, "__bases__", (type("Other", (base,), {"rate": 2.0}),)),
    ),
    "name": (
        lambda of, h: h * len(type(of).__name__),
        lambda base, kind, of: setattr(kind, "__name__", "K"),
    ),
    "documentation": (
        lambda of, h: h * len(type(of).__doc__ or "a"),
        lambda base, kind, of: setattr(kind, "__doc__", "ab"),
    ),
    "instance-of": (
        lambda of, h: h * (2 if isinstance(of, Abstract) else 1),
        lambda base, kind, of: Abstract.register(kind),
    ),
    "getattr-added": (
        lambda of, h: h * getattr(of, "more", 1.0),
        lambda base, kind, of: setattr(base, "__getattr__", lambda s, n: 2.0),
    ),
    "called": (
        lambda of, h: of(h) if callable(of) else h,
        lambda base, kind, of: setattr(base, "__call__", lambda self, h: h * 2),
    ),
}.items():
    case(f"class-{name}", lambda how=how, change=change: classed(how, change))


class Abstract(abc.ABC):
    pass


@case("cached-property")
def of_cached_property():
    class Kind:
        rate = 1.0

        @functools.cached_property
        def factor(self):
            return self.rate

    def change(model):
        model.of.rate = 2.0
        vars(model.of).pop("factor", None)

    return situation(lambda self, h: h * self.of.factor, change, of=Kind())


@case("cached-property-kept")
def of_kept_property():
    """Its value is computed once, and what it was computed of does not matter afterwards."""

    class Kind:
        rate = 1.0

        @functools.cached_property
        def factor(self):
            return self.rate

    return situation(
        lambda self, h: h * self.of.factor + self.of.rate, lambda model: twice(model.of), of=Kind()
    )


def cached(change, **more):
    rates = [1.0]

    @functools.lru_cache
    def scale(number):
        return rates[0] * number

    return situation(
        lambda self, h: h * scale(1.0) + rates[0], lambda model: change(rates, scale), **more
    )


case("cache-kept", lambda: cached(lambda rates, scale: rates.__setitem__(0, 2.0)))
case(
    "cache-cleared",
    lambda: cached(lambda rates, scale: rates.__setitem__(0, 2.0) or scale.cache_clear()),
)


@case("cache-cleared-alone")
def of_cleared_cache():
    """Nothing is another one until somebody computes the value again."""
    rates = [1.0]

    @functools.lru_cache
    def scale(number):
        return rates[0] * number

    def change(model):
        rates[0] = 2.0
        scale.cache_clear()

    return situation(lambda self, h: h * scale(1.0), change)


@case("cache-filled-before")
def of_filled_cache():
    rates = [1.0]

    @functools.lru_cache
    def scale(number):
        return rates[0] * number

    scale(1.0)
    rates[0] = 3.0
    return situation(
        lambda self, h: h * scale(1.0) + rates[0], lambda model: rates.__setitem__(0, 2.0)
    )


class Sized:
    def __init__(self):
        self.inside = [1.0]

    def __len__(self):
        return len(self.inside)

    def __getitem__(self, at):
        return self.inside[at]

    def __contains__(self, value):
        return value in self.inside

    def __call__(self, h):
        return h * self.inside[0]

    def __float__(self):
        return self.inside[0]

    def __rmul__(self, other):
        return other * self.inside[0]

    def __enter__(self):
        return self.inside[0]

    def __exit__(self, *_):
        pass


for name, body in {
    "len": lambda self, h: h * len(self.of),
    "item": lambda self, h: h * self.of[0],
    "in": lambda self, h: h * (2 if 2.0 in self.of else 1),
    "call": lambda self, h: self.of(h),
    "float": lambda self, h: h * float(self.of),
    "rmul": lambda self, h: h * self.of,
    "iter": lambda self, h: h * sum(self.of),
}.items():
    case(
        f"protocol-{name}",
        lambda body=body: situation(body, lambda model: model.of.inside.insert(0, 2.0), of=Sized()),
    )


@case("protocol-with")
def of_with():
    def body(self, h):
        with self.of as rate:
            return h * rate

    return situation(body, lambda model: model.of.inside.insert(0, 2.0), of=Sized())
