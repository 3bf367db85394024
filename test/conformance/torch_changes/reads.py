"""Situations of code that is of no file or reads in unusual ways, and of what reads the optimizer,
a scheduler or a data set."""

import contextlib
import dataclasses
import enum
import functools

import torch
import torch.nn.functional as F
from torch_changes.kinds import Net, Plain, case, kept_of, loss_of, patch, situation, twice

ANY = -1


def executed(text, change, **values):
    """A body that exec() has made, of no file."""
    space = {"torch": torch, "F": F, "TABLE": {"rate": 1.0}, "RATE": 1.0, **values}
    exec(text, space)
    return situation(space["body"], lambda model: change(space))


case(
    "executed-global",
    lambda: executed(
        "def body(self, h):\n    return h * RATE", lambda space: space.update(RATE=2.0)
    ),
)
case(
    "executed-table",
    lambda: executed(
        "def body(self, h):\n    return h * TABLE['rate']",
        lambda space: space["TABLE"].update(rate=2.0),
    ),
)
case(
    "executed-lambda",
    lambda: executed(
        "body = lambda self, h: (lambda g: g * RATE)(h)", lambda space: space.update(RATE=2.0)
    ),
)
case(
    "executed-function",
    lambda: executed(
        "def scaled(h):\n    return h * 1.5\ndef body(self, h):\n    return scaled(h)",
        lambda space: space.update(scaled=lambda h: h * 0.5),
    ),
)
case(
    "executed-vars",
    lambda: executed(
        "def body(self, h):\n    return h * vars(KEPT)['rate']",
        lambda space: twice(space["KEPT"]),
        KEPT=kept_of(Plain),
    ),
)


class Mangled(Net):
    def __init__(self):
        super().__init__(lambda self, h: h * self.own())
        self.__rate = 1.0

    def own(self):
        return self.__rate

    def set(self):
        self.__rate = 2.0


class Getting:
    def __init__(self):
        object.__setattr__(self, "values", {"rate": 1.0})

    def __getattribute__(self, name):
        return (
            object.__getattribute__(self, name)
            if name[:2] == "__"
            else object.__getattribute__(self, "values")[name]
        )

    def __setattr__(self, name, value):
        object.__getattribute__(self, "values")[name] = value


@dataclasses.dataclass
class Ruled:
    rate: float = 1.0
    rule: str = "a"


class Member(enum.Enum):
    A = 1


def matched(self, h):
    match self.of:
        case Ruled(rule="a"):
            return h
        case Ruled(rate=rate):
            return h * rate * 2


def suppressed(self, h):
    with contextlib.suppress(KeyError):
        return h * self.of["rate"]
    return h * 1.5


case("mangled", lambda: situation(None, lambda model: model.set(), Mangled()))
case(
    "getattribute-of-object",
    lambda: situation(
        lambda self, h: h * object.__getattribute__(self.of, "rate"),
        lambda model: twice(model.of),
        of=kept_of(Plain),
    ),
)
case(
    "getattribute",
    lambda: situation(
        lambda self, h: h * self.of.rate, lambda model: twice(model.of), of=Getting()
    ),
)
case("match", lambda: situation(matched, lambda model: setattr(model.of, "rule", "b"), of=Ruled()))
case("suppressed", lambda: situation(suppressed, lambda model: model.of.update(rate=2.0), of={}))
case(
    "format",
    lambda: situation(
        lambda self, h: h * float(f"{self.of:.2f}"), lambda model: setattr(model, "of", 2.0), of=1.0
    ),
)
case(
    "star",
    lambda: situation(
        lambda self, h: h * max(*self.of, 0.5), lambda model: model.of.append(3.0), of=[1.0]
    ),
)
case(
    "map",
    lambda: situation(
        lambda self, h: h * sum(map(self.more, self.of)),
        lambda model: model.of.append(3.0),
        of=[1.0],
        more=abs,
    ),
)
case(
    "sorted-key",
    lambda: situation(
        lambda self, h: h * sorted(self.of, key=lambda v: self.more * v)[0],
        lambda model: setattr(model, "more", -1),
        of=[1.0, 2.0],
        more=1,
    ),
)
case(
    "reduced",
    lambda: situation(
        lambda self, h: functools.reduce(lambda a, f: f(a), self.of, h),
        lambda model: model.of.append(torch.tanh),
        of=[torch.relu],
    ),
)


@case("enum-attribute")
def of_member():
    patch(Member.A, "rate", 1.0)
    return situation(lambda self, h: h * Member.A.rate, lambda model: twice(Member.A))


@case("method-attribute")
def of_method():
    class Kind(Net):
        def scaled(self, h):
            return h * Kind.scaled.rate

    Kind.scaled.rate = 1.0
    return situation(None, lambda model: twice(Kind.scaled), Kind(lambda self, h: self.scaled(h)))


@case("recursion")
def of_recursion():
    rates = [1.0, 2.0]

    def scaled(h, at):
        return h if at < 0 else scaled(h, at - 1) * rates[at]

    return situation(lambda self, h: scaled(h, 1), lambda model: rates.__setitem__(0, 2.0))


@case("contextmanager")
def of_contextmanager():
    rate = [1.0]

    @contextlib.contextmanager
    def scaling():
        yield rate[0]

    def body(self, h):
        with scaling() as of:
            return h * of

    return situation(body, lambda model: rate.__setitem__(0, 2.0))


def reading(
    name, read, change=lambda model, optimizer: optimizer.param_groups[0].update(lr=0.01), **more
):
    """The loss reads the optimizer or a scheduler of the training itself."""

    @case(f"reads-{name}")
    def of_reading():
        kept = []
        loss = lambda model, x, y: loss_of(model, x, y) * read(kept, model)
        made = situation(lambda self, h: h, change, loss=loss, **more)
        kept.append(made.made)
        return dataclasses.replace(made, optimizer=lambda model: made.made)


reading("rate", lambda kept, model: 1 + kept[0].param_groups[0]["lr"])
reading(
    "defaults",
    lambda kept, model: 1 + kept[0].defaults["lr"],
    lambda model, optimizer: optimizer.defaults.update(lr=3.0),
)
reading(
    "groups",
    lambda kept, model: len(kept[0].param_groups),
    lambda model, optimizer: optimizer.add_param_group(dict(params=[model.last.weight], lr=0.1)),
    optimizer=lambda model: torch.optim.SGD(model.first.parameters(), 0.1, momentum=0.9),
)


@case("reads-state")
def of_state():
    kept = []
    loss = lambda model, x, y: (
        loss_of(model, x, y)
        * (1 + kept[0].state[model.last.bias]["momentum_buffer"].sum() if kept[0].state else 1)
    )
    made = situation(lambda self, h: h, lambda model: None, loss=loss, matters=False, traces=ANY)
    kept.append(made.made)
    return dataclasses.replace(made, optimizer=lambda model: made.made)


@case("reads-scheduler")
def of_scheduler():
    made = situation(lambda self, h: h * (1 + self.of[0].last_epoch), lambda model: None)
    scheduler = torch.optim.lr_scheduler.StepLR(made.made, 2, 0.5)
    made.model.of = [scheduler]

    def change(model, optimizer):
        optimizer._opt_called = True
        scheduler.step()

    return dataclasses.replace(made, change=change, optimizer=lambda model: made.made, each=True)


@case("reads-sampler")
def of_sampler():
    sampler = torch.utils.data.DistributedSampler([1, 2], num_replicas=1, rank=0)
    return situation(lambda self, h: h * (1 + sampler.epoch), lambda model: sampler.set_epoch(2))


case(
    "reads-dataset",
    lambda: situation(
        lambda self, h: h * self.of.tensors[0][0],
        lambda model: model.of.tensors[0].fill_(2.0),
        of=torch.utils.data.TensorDataset(torch.ones(2)),
    ),
)
case(
    "reads-loader",
    lambda: situation(
        lambda self, h: h * len(self.of),
        lambda model: model.of.dataset.append(1),
        of=torch.utils.data.DataLoader([1, 2]),
    ),
)
