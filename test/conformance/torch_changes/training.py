"""Situations of training loops: rates and options of optimizers, groups, frozen layers, averages,
restarts, evaluation, batches."""

import collections
import copy
import dataclasses
import enum
import types

import torch
import torch.nn.functional as F
from torch import nn
from torch_changes.kinds import Plain, X, Y, case, kept_of, loss_of, sgd, situation, twice

plain = lambda self, h: h
normalized = lambda self, h: self.of(h)
adam = lambda model: torch.optim.Adam(model.parameters(), 0.05)
adamw = lambda model: torch.optim.AdamW(model.parameters(), 0.05, amsgrad=True)
two_groups = lambda model: torch.optim.SGD(
    [dict(params=model.first.parameters(), lr=0.2), dict(params=model.last.parameters())], 0.1, 0.9
)
last_only = lambda model: torch.optim.SGD(model.last.parameters(), 0.1, momentum=0.9)


def loop(name, change, body=plain, **more):
    case(
        f"loop-{name}",
        lambda: situation(
            body, change, **{key: value() if key == "of" else value for key, value in more.items()}
        ),
    )


def set_group(**values):
    return lambda model, optimizer: optimizer.param_groups[0].update(values)


for kind, make in {"sgd": sgd, "adam": adam, "adamw": adamw}.items():
    loop(f"rate-{kind}", set_group(lr=0.01), optimizer=make)
    loop(
        f"rate-each-{kind}",
        lambda model, optimizer: optimizer.param_groups[0].update(
            lr=optimizer.param_groups[0]["lr"] * 0.5
        ),
        optimizer=make,
        each=True,
    )
    loop(
        f"decay-{kind}",
        set_group(weight_decay=0.3),
        optimizer=make,
        refused=("weight_decay", "inputs="),
    )
    loop(
        f"decay-input-{kind}",
        set_group(weight_decay=0.3),
        optimizer=lambda model, make=make: decayed(make(model)),
        options=dict(inputs=("weight_decay",)),
    )
    loop(
        f"decay-begins-{kind}",
        set_group(weight_decay=0.3),
        optimizer=make,
        options=dict(inputs=("weight_decay",)),
        refused=() if kind == "adamw" else ("has the sign 1", "make a new step"),
    )
    loop(
        f"frozen-and-thawed-{kind}",
        lambda model, optimizer: freeze_for_two(model, optimizer),
        optimizer=make,
        each=True,
    )
    loop(
        f"frozen-read-{kind}",
        lambda model, optimizer: freeze_for_two(model, optimizer, read=True),
        optimizer=make,
        each=True,
    )
    loop(f"maximize-{kind}", set_group(maximize=True), optimizer=make, refused=("maximize",))
    loop(f"state-cleared-{kind}", lambda model, optimizer: optimizer.state.clear(), optimizer=make)
    loop(f"state-halved-{kind}", lambda model, optimizer: halve(optimizer), optimizer=make)
    loop(
        f"loaded-{kind}",
        lambda model, optimizer: optimizer.load_state_dict(changed_rate(optimizer.state_dict())),
        optimizer=make,
    )
    loop(
        f"eager-step-{kind}", lambda model, optimizer: eager_step(model, optimizer), optimizer=make
    )
    loop(f"frozen-{kind}", lambda model: model.first.requires_grad_(False), optimizer=make)
    loop(
        f"thawed-{kind}",
        lambda model: model.first.requires_grad_(True),
        optimizer=lambda model, make=make: frozen_first(model, make),
    )
loop("momentum", set_group(momentum=0.5), refused=("momentum", "inputs="))
loop("momentum-input", set_group(momentum=0.5), options=dict(inputs=("momentum",)))
loop("nesterov", set_group(nesterov=True), refused=("nesterov",))
loop("betas", set_group(betas=(0.5, 0.9)), optimizer=adam, refused=("betas",))
loop("rate-tensor", set_group(lr=torch.tensor(0.01)))
loop(
    "rate-of-second",
    lambda model, optimizer: optimizer.param_groups[1].update(lr=0.01),
    optimizer=two_groups,
)
loop(
    "group-added",
    lambda model, optimizer: optimizer.add_param_group(
        dict(params=model.first.parameters(), lr=0.1)
    ),
    optimizer=last_only,
)
loop(
    "group-removed",
    lambda model, optimizer: optimizer.param_groups.pop(0),
    optimizer=two_groups,
    records_optimizer=False,
)
loop("group-split", lambda model, optimizer: split(optimizer))
loop(
    "parameter-removed",
    lambda model, optimizer: optimizer.param_groups[0]["params"].pop(),
    records_optimizer=False,
)
loop(
    "parameters-swapped",
    lambda model, optimizer: optimizer.param_groups[0]["params"].reverse(),
    matters=False,
    traces=2,
    records_optimizer=False,
)
loop(
    "average",
    lambda model: average(model),
    of=lambda: [copy.deepcopy(nn.Linear(4, 4))],
    each=True,
    body=lambda self, h: h + self.of[0](h).detach(),
)
loop(
    "evaluated",
    lambda model: evaluate(model),
    body=normalized,
    of=lambda: nn.BatchNorm1d(4),
    matters=False,
    each=True,
)
loop("eager-forward", lambda model: model(X), body=normalized, of=lambda: nn.BatchNorm1d(4))
loop("best-restored", lambda model: restore_best(model), each=True)
loop(
    "reset",
    lambda model: [
        layer.reset_parameters()
        for layer in (model.first, model.last)
        if not torch.manual_seed(3).device.index
    ],
)
loop(
    "annealed",
    lambda model: setattr(model, "of", model.of * 0.5),
    body=lambda self, h: h * self.of,
    of=lambda: 1.0,
    each=True,
)
loop(
    "epochs",
    lambda model: model.of.append(1),
    body=lambda self, h: h * min(1.0, len(self.of) / 3),
    of=lambda: [1],
    each=True,
)
loop(
    "progressive",
    lambda model: setattr(model, "of", 2),
    body=lambda self, h: [h, torch.relu(h)][self.of - 1],
    of=lambda: 1,
)
loop(
    "noise-grows",
    lambda model: model.of.update(scale=model.of["scale"] + 1),
    body=lambda self, h: h * self.of["scale"],
    of=lambda: {"scale": 1.0},
    each=True,
)


def decayed(optimizer):
    optimizer.param_groups[0]["weight_decay"] = 0.1
    return optimizer


def freeze_for_two(model, optimizer, read=False):
    """Freezes a layer before the third step, and thaws it before the fifth."""
    model.count = getattr(model, "count", 0) + 1
    model.first.requires_grad_(model.count not in (2, 3))
    if read and model.count == 3:
        optimizer.state_dict(), [dict(entries) for entries in optimizer.state.values()]


def halve(optimizer):
    for entries in optimizer.state.values():
        for key, value in entries.items():
            if key != "step":
                value.mul_(0.5)


def changed_rate(saved):
    saved["param_groups"][0]["lr"] *= 0.5
    return saved


def eager_step(model, optimizer):
    optimizer.zero_grad()
    loss_of(model, X + 1, Y).backward()
    optimizer.step()
    optimizer.zero_grad()


def frozen_first(model, make):
    model.first.requires_grad_(False)
    return make(model)


def split(optimizer):
    params = optimizer.param_groups[0]["params"]
    rest = [params.pop(), params.pop()]
    optimizer.add_param_group(dict(params=rest, lr=0.01, momentum=0.9))


def average(model):
    with torch.no_grad():
        model.of[0].weight.mul_(0.5).add_(0.5 * model.first.weight.mean())


def evaluate(model):
    model.eval()
    with torch.no_grad():
        model(X + 1)
    model.train()


def restore_best(model):
    if not hasattr(model, "best"):
        model.best = copy.deepcopy(model.state_dict())
    else:
        model.load_state_dict(model.best)


@case("loop-scheduler")
def of_scheduler():
    made = situation(plain, lambda model: None)
    scheduler = torch.optim.lr_scheduler.StepLR(made.made, 1, 0.5)

    def change(model, optimizer):
        optimizer._opt_called = True
        scheduler.step()

    return dataclasses.replace(made, change=change, optimizer=lambda model: made.made, each=True)


@case("loop-cycled-momentum")
def of_cycle():
    made = situation(plain, lambda model: None)
    scheduler = torch.optim.lr_scheduler.OneCycleLR(made.made, 0.3, total_steps=9)

    def change(model, optimizer):
        optimizer._opt_called = True
        scheduler.step()

    return dataclasses.replace(
        made,
        change=change,
        optimizer=lambda model: made.made,
        each=True,
        refused=("momentum", "inputs="),
    )


class Own(torch.optim.SGD):
    """Keeps numbers beside its groups."""

    def __init__(self, parameters):
        super().__init__(parameters, 0.1)
        self.rate, self.table = 1.0, {"rate": 1.0}

    @torch.no_grad()
    def step(self, closure=None):
        for p in self.param_groups[0]["params"]:
            p.sub_(p.grad * 0.1 * self.rate * self.table["rate"])


own = lambda model: Own(model.parameters())
loop("own-optimizer", lambda model, optimizer: twice(optimizer), optimizer=own)
loop(
    "own-optimizer-table", lambda model, optimizer: optimizer.table.update(rate=2.0), optimizer=own
)
loop(
    "own-optimizer-step",
    lambda model, optimizer: setattr(optimizer, "step", lambda: None),
    optimizer=own,
    refused=("`step`",),
)
loop(
    "own-optimizer-class",
    lambda model, optimizer: setattr(type(optimizer), "step", torch.optim.SGD.step),
    optimizer=lambda model: type("Other", (Own,), {"step": Own.step})(model.parameters()),
    matters=False,
    traces=2,
)
loop(
    "own-optimizer-key",
    lambda model, optimizer: optimizer.param_groups[0].update(more=1),
    optimizer=own,
    refused=("'more'",),
)
loop(
    "step-hook",
    lambda model, optimizer: optimizer.register_step_post_hook(lambda *given: None),
    refused=("the optimizer has hooks",),
)


# ===--- Batches ---===#


class Kind(enum.Enum):
    A = 1
    B = 2


def given(name, loss, value, other, traces=2, refused=()):
    """The batch's third part is `value` in the first steps and then `other`."""
    case(
        f"batch-{name}",
        lambda: situation(
            plain,
            lambda model: None,
            loss=loss,
            matters=False,
            traces=traces,
            refused=refused,
            batch=Batch(value, other),
        ),
    )


class Batch:
    """Batches of two kinds."""

    def __init__(self, value, other):
        self.value, self.other = value, other

    def __call__(self, number):
        return X, Y, copy.deepcopy(self.value if number < 2 or number == 3 else self.other)


@dataclasses.dataclass
class Sample:
    rate: float


scaled = lambda model, x, y, of: loss_of(model, x, y) * of
given("number", scaled, 1.5, 2.5)
given(
    "number-kind",
    lambda model, x, y, of: loss_of(model, x, y) * (2 if isinstance(of, bool) else 1),
    1,
    True,
)
given(
    "minus-zero",
    lambda model, x, y, of: loss_of(model, x, y) * (2 if str(of)[0] == "-" else 1),
    0.0,
    -0.0,
)
given("word", lambda model, x, y, of: loss_of(model, x, y) * len(of), "a", "bc")
given("none", lambda model, x, y, of: loss_of(model, x, y) * (2 if of is None else 1), 1.0, None)
given("enum", lambda model, x, y, of: loss_of(model, x, y) * of.value, Kind.A, Kind.B)
given(
    "dict",
    lambda model, x, y, of: loss_of(model, x, y) * of["a"],
    {"a": 1.5, "b": "c"},
    {"a": 2.5, "b": "c"},
)
given(
    "dict-order",
    lambda model, x, y, of: loss_of(model, x, y) * list(of.values())[0],
    {"a": 1.5, "b": 2.5},
    {"b": 2.5, "a": 1.5},
)
given(
    "dict-key",
    lambda model, x, y, of: loss_of(model, x, y) * len(of),
    {"a": 1.5},
    {"a": 1.5, "b": 2.5},
    refused=("expected",),
)
given(
    "dict-of-kind",
    lambda model, x, y, of: loss_of(model, x, y) * of["a"] * len(type(of).__name__),
    {"a": 1.5},
    collections.OrderedDict(a=2.5),
)
given("dataclass", lambda model, x, y, of: loss_of(model, x, y) * of.rate, Sample(1.5), Sample(2.5))
given(
    "nested",
    lambda model, x, y, of: loss_of(model, x, y) * of["a"][1][0],
    {"a": (0, [1.5])},
    {"a": (0, [2.5])},
)
given(
    "list-length",
    lambda model, x, y, of: loss_of(model, x, y) * len(of),
    [1.5],
    [1.5, 2.5],
    refused=("expected",),
)
given(
    "list-or-tuple",
    lambda model, x, y, of: loss_of(model, x, y) * (2 if isinstance(of, tuple) else 1),
    [1.5],
    (1.5,),
)
given(
    "object",
    lambda model, x, y, of: loss_of(model, x, y) * of.rate,
    kept_of(Plain),
    types.SimpleNamespace(rate=2.0),
)
given(
    "object-kind",
    lambda model, x, y, of: loss_of(model, x, y) * (2 if isinstance(of, Plain) else 1),
    kept_of(Plain),
    types.SimpleNamespace(rate=1.0),
)
given(
    "object-inside",
    lambda model, x, y, of: loss_of(model, x, y) * of.more.rate,
    types.SimpleNamespace(more=kept_of(Plain)),
    types.SimpleNamespace(more=types.SimpleNamespace(rate=3.0)),
)
given(
    "function",
    lambda model, x, y, of: of(loss_of(model, x, y)),
    torch.relu,
    torch.exp,
    refused=("constant",),
)
given(
    "kind",
    lambda model, x, y, of: loss_of(model, x, y) * (2 if of is int else 1),
    float,
    int,
    refused=("constant",),
)
given(
    "dtype",
    lambda model, x, y, of: loss_of(model, x, y) * of.itemsize,
    torch.float32,
    torch.float64,
)
given(
    "slice",
    lambda model, x, y, of: loss_of(model, x[:, of] * x, y),
    slice(0, 1),
    slice(1, 2),
    refused=("constant",),
)
given(
    "range",
    lambda model, x, y, of: loss_of(model, x, y) * len(of),
    range(1),
    range(2),
    refused=("constant",),
)
given(
    "device",
    lambda model, x, y, of: loss_of(model, x, y) * (2 if of.type == "meta" else 1),
    torch.device("cpu"),
    torch.device("meta"),
    refused=("constant",),
)
given(
    "size", lambda model, x, y, of: loss_of(model, x, y) * of[0], torch.Size([1]), torch.Size([2])
)
given(
    "set",
    lambda model, x, y, of: loss_of(model, x, y) * len(of),
    {1},
    {1, 2},
    refused=("constant",),
)
given(
    "tensor",
    lambda model, x, y, of: (F.cross_entropy(model(x), y, reduction="none") * of).mean(),
    torch.ones(7),
    torch.arange(7.0),
    traces=1,
)
given(
    "tensor-or-number",
    lambda model, x, y, of: loss_of(model, x, y) * torch.as_tensor(of).mean(),
    torch.ones(7),
    2.0,
    refused=("tensor",),
)
given(
    "tensor-kind",
    lambda model, x, y, of: loss_of(model, x, y) * of.double().mean().float(),
    torch.ones(7),
    torch.full((7,), 2),
    refused=("torch.int64",),
)
given(
    "tensor-strides",
    lambda model, x, y, of: loss_of(model, x * of, y),
    torch.ones(7, 3),
    torch.arange(21.0).view(3, 7).T,
    traces=1,
)
given("tensor-shared", lambda model, x, y, of: loss_of(model, x + of, y), X, X * 2, traces=1)
given(
    "numpy",
    lambda model, x, y, of: loss_of(model, x * torch.as_tensor(of), y),
    torch.ones(7, 3).numpy(),
    torch.full((7, 3), 2.0).numpy(),
    traces=1,
)
case(
    "batch-rows",
    lambda: situation(
        plain,
        lambda model: None,
        matters=False,
        traces=2,
        batch=lambda number: (X[:5], Y[:5]) if number == 2 else (X, Y),
    ),
)
