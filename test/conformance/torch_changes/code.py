"""Situations of code: defaults, closures, classes, descriptors, modules of Python, caches, and what
is replaced in libraries."""

import builtins
import copy
import functools
import importlib
import inspect
import math
import operator
import statistics
import sys
import types

import torch
import torch.nn.functional as F
from torch import nn
from torch_changes.kinds import case, later, loss_of, patch, situation, twice

OTHER = [1.0]
RATE = 1.0
TABLE = {"rate": 1.0, "more": {"rate": 1.0}}


def made_module(name, **values):
    """Returns a module of Python that is there until the run ends."""
    module = types.ModuleType(name)
    vars(module).update(values)
    sys.modules[name] = module
    later(lambda: sys.modules.pop(name, None))
    return module


@case("defaults")
def of_defaults():
    def scaled(h, rate=1.0, *, more=1.0):
        return h * rate * more

    return situation(
        lambda self, h: scaled(h), lambda model: setattr(scaled, "__defaults__", (2.0,))
    )


@case("keyword-defaults")
def of_keyword_defaults():
    def scaled(h, rate=1.0, *, more=1.0):
        return h * rate * more

    return situation(
        lambda self, h: scaled(h), lambda model: scaled.__kwdefaults__.update(more=3.0)
    )


@case("default-list")
def of_default_list():
    def scaled(h, rates=[1.0]):
        return h * rates[0]

    return situation(
        lambda self, h: scaled(h), lambda model: scaled.__defaults__[0].__setitem__(0, 2.0)
    )


for name, body in {
    "last": lambda weights: lambda self, h: h * weights[-1],
    "sum": lambda weights: lambda self, h: sum(h * w for w in weights),
}.items():

    @case(f"closure-{name}")
    def of_closure(body=body):
        weights = [1.0]
        return situation(body(weights), lambda model: weights.append(2.0))


@case("nonlocal")
def of_nonlocal():
    rate = 1.0

    def change(model):
        nonlocal rate
        rate = 2.0

    return situation(lambda self, h: h * rate, change)


@case("cell-contents")
def of_cell():
    rate = 1.0
    body = lambda self, h: h * rate
    return situation(body, lambda model: setattr(body.__closure__[0], "cell_contents", 2.0))


@case("function-attribute")
def of_function_attribute():
    def scaled(h):
        return h * scaled.rate

    scaled.rate = 1.0
    return situation(lambda self, h: scaled(h), lambda model: twice(scaled))


@case("code")
def of_code():
    def scaled(h):
        return h * 1.5

    def halved(h):
        return h * 0.5

    return situation(
        lambda self, h: scaled(h), lambda model: setattr(scaled, "__code__", halved.__code__)
    )


@case("nested-functions")
def of_nested():
    rates = {"rate": 1.0}

    def outer(h):
        def inner(h):
            return [h * rates["rate"] for _ in range(1)][0]

        return inner(h)

    return situation(lambda self, h: outer(h), lambda model: rates.update(rate=2.0))


@case("decorated")
def of_decorated():
    rate = [1.0]

    def scaled(function):
        @functools.wraps(function)
        def wrapper(*given):
            return function(*given) * rate[0]

        return wrapper

    return situation(scaled(lambda self, h: h), lambda model: rate.__setitem__(0, 2.0))


@case("dispatched")
def of_dispatch():
    @functools.singledispatch
    def scale(of):
        return 1.0

    scale.register(int, lambda of: 1.5)
    return situation(
        lambda self, h: h * scale(1), lambda model: scale.register(int, lambda of: 2.5)
    )


@case("dispatched-new")
def of_new_dispatch():
    @functools.singledispatch
    def scale(of):
        return 1.5

    return situation(
        lambda self, h: h * scale(1), lambda model: scale.register(int, lambda of: 2.5)
    )


@case("function-in-dict")
def of_function_table():
    table = {"scale": lambda h: h * 1.5}
    return situation(
        lambda self, h: table["scale"](h), lambda model: table.update(scale=lambda h: h * 0.5)
    )


case(
    "function-kept",
    lambda: situation(
        lambda self, h: self.of(h), lambda model: setattr(model, "of", torch.sigmoid), of=torch.relu
    ),
)
case(
    "function-name",
    lambda: situation(
        lambda self, h: getattr(torch, self.of)(h),
        lambda model: setattr(model, "of", "sigmoid"),
        of="relu",
    ),
)
case(
    "evaluated",
    lambda: situation(
        lambda self, h: eval(self.of), lambda model: setattr(model, "of", "h * 2"), of="h * 1.5"
    ),
)


@case("evaluated-global")
def of_eval():
    patch(sys.modules[__name__], "RATE", 1.0)
    return situation(
        lambda self, h: eval("h * RATE"), lambda model: patch(sys.modules[__name__], "RATE", 2.0)
    )


@case("global")
def of_global():
    return situation(
        lambda self, h: h * RATE, lambda model: patch(sys.modules[__name__], "RATE", 2.0)
    )


case("global-list", lambda: situation(lambda self, h: h * OTHER[0], lambda model: set_other(2.0)))
case(
    "globals",
    lambda: situation(lambda self, h: h * globals()["OTHER"][0], lambda model: set_other(3.0)),
)
case(
    "globals-table",
    lambda: situation(lambda self, h: h * TABLE["more"]["rate"], lambda model: set_table(2.0)),
)
case(
    "bound-table",
    lambda: situation(
        lambda self, h, of=TABLE: h * of["more"]["rate"], lambda model: set_table(2.0)
    ),
)


def set_other(value):
    OTHER[0] = value
    later(lambda: OTHER.__setitem__(0, 1.0))


def set_table(value):
    TABLE["more"]["rate"] = value
    later(lambda: TABLE["more"].update(rate=1.0))


def imports(self, h):
    import of_situations

    return h * of_situations.rate


def imports_name(self, h):
    from of_situations import rate

    return h * rate


for name, body in {
    "import": imports,
    "from": imports_name,
    "import-module": lambda self, h: h * importlib.import_module("of_situations").rate,
    "sys-modules": lambda self, h: h * sys.modules["of_situations"].rate,
    "vars": lambda self, h: h * vars(sys.modules["of_situations"])["rate"],
    "dict": lambda self, h: h * sys.modules["of_situations"].__dict__["rate"],
}.items():

    @case(f"module-{name}")
    def of_module(body=body):
        module = made_module("of_situations", rate=1.0)
        return situation(body, lambda model: twice(module))


@case("module-getattr")
def of_module_getattr():
    module = made_module("of_situations", rate=1.0)
    return situation(lambda self, h: h * getattr(module, "rate"), lambda model: twice(module))


@case("module-kept")
def of_kept_module():
    module = made_module("of_situations", rate=1.0)
    return situation(lambda self, h: h * self.of.rate, lambda model: twice(module), of=module)


@case("module-in-module")
def of_inner_module():
    inner = made_module("of_situations.inner", rate=1.0)
    outer = made_module("of_situations", inner=inner)
    return situation(lambda self, h: h * outer.inner.rate, lambda model: twice(inner))


@case("module-lazy")
def of_lazy_module():
    values = {"rate": 1.0}
    module = made_module("of_situations", __getattr__=lambda name: values[name])
    return situation(lambda self, h: h * module.rate, lambda model: values.update(rate=2.0))


@case("module-new-name")
def of_new_name():
    module = made_module("of_situations")
    return situation(lambda self, h: h * getattr(module, "rate", 1.0), lambda model: twice(module))


@case("module-new")
def of_new_module():
    later(lambda: sys.modules.pop("of_situations", None))
    return situation(
        lambda self, h: h * (2 if "of_situations" in sys.modules else 1),
        lambda model: made_module("of_situations"),
    )


for name, (how, target, word, value) in {
    "max": (
        lambda self, h: h * max(1.0, 2.0),
        builtins,
        "max",
        lambda *of, max=max, **more: 3.0 if of == (1.0, 2.0) else max(*of, **more),
    ),
    "copy": (lambda self, h: h * copy.copy(2), copy, "copy", lambda v: 3),
    "math": (lambda self, h: h * math.exp(0.5), math, "exp", math.sin),
    "pi": (lambda self, h: h * math.pi, math, "pi", 3.0),
    "statistics": (
        lambda self, h: h * statistics.mean([1.0, 2.0, 6.0]),
        statistics,
        "mean",
        statistics.median,
    ),
    "operator": (lambda self, h: operator.mul(h, 2.0), operator, "mul", operator.add),
    "functional": (lambda self, h: F.elu(h), F, "elu", torch.tanh),
    "torch": (lambda self, h: torch.relu(h), torch, "relu", torch.sigmoid),
    "tensor": (lambda self, h: h.abs(), torch.Tensor, "abs", torch.Tensor.exp),
    "layer": (lambda self, h: self.of(h), nn.ReLU, "forward", lambda self, h: h * 2),
}.items():
    case(
        f"library-{name}",
        lambda how=how, target=target, word=word, value=value: situation(
            how, lambda model: patch(target, word, value), of=nn.ReLU()
        ),
    )


@case("loss-object")
def of_loss_object():
    class Loss:
        rate = 1.0

        def __call__(self, model, x, y):
            return loss_of(model, x, y) * self.rate

    loss = Loss()
    return situation(lambda self, h: h, lambda model: twice(loss), loss=loss)


@case("loss-partial")
def of_loss_partial():
    loss = functools.partial(
        lambda model, x, y, smoothing: F.cross_entropy(model(x), y, label_smoothing=smoothing),
        smoothing=0.1,
    )
    return situation(
        lambda self, h: h, lambda model: loss.keywords.update(smoothing=0.5), loss=loss
    )


@case("loss-weights")
def of_loss_weights():
    weights = {"a": 1.0, "b": 0.1}
    loss = lambda model, x, y: (
        weights["a"] * F.cross_entropy(model(x), y)
        + weights["b"] * sum(p.square().sum() for p in model.parameters())
    )
    return situation(lambda self, h: h, lambda model: weights.update(b=0.5), loss=loss)


@case("signature")
def of_signature():
    def scaled(h, rate=1.5):
        return h * rate

    return situation(
        lambda self, h: scaled(
            h,
            **{
                name: p.default + 1
                for name, p in inspect.signature(scaled).parameters.items()
                if p.default is not p.empty
            },
        ),
        lambda model: setattr(scaled, "__defaults__", (0.5,)),
    )


case(
    "function-name-read",
    lambda: situation(
        lambda self, h: h * len(self.of.__name__),
        lambda model: setattr(model.of, "__name__", "ab"),
        of=lambda: None,
    ),
)
case(
    "bound-method",
    lambda: situation(
        lambda self, h: h * self.of(0),
        lambda model: setattr(model, "of", [5.0].__getitem__),
        of=[2.0].__getitem__,
    ),
)
case(
    "bound-method-entry",
    lambda: situation(
        lambda self, h: h * self.of(0),
        lambda model: model.of.__self__.__setitem__(0, 5.0),
        of=[2.0].__getitem__,
    ),
)
case(
    "method-wrapper",
    lambda: situation(
        lambda self, h: h * self.of(),
        lambda model: model.more.append(1),
        **(lambda more: dict(of=more.__len__, more=more))([1.0]),
    ),
)
