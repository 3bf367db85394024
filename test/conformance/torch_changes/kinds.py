"""What a situation is: a training of a small network between whose steps Python changes. The files
of this folder have them."""

import dataclasses
from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F
from torch import nn

# 7 rows: devices have uneven numbers of them.
X = torch.randn(7, 3, generator=torch.Generator().manual_seed(1))
Y = torch.tensor([0, 1, 0, 1, 1, 0, 1])
CASES: dict[str, Callable[[], "Situation"]] = {}
_undo: list[Callable[[], None]] = []


class Net(nn.Module):
    def __init__(self, body=lambda self, h: h, **kept):
        super().__init__()
        torch.manual_seed(1)
        self.first, self.last, self.body = nn.Linear(3, 4), nn.Linear(4, 2), body
        for name, value in kept.items():
            setattr(self, name, value)

    def forward(self, x):
        return self.last(self.body(self, torch.tanh(self.first(x))))


def loss_of(model, x, y):
    return F.cross_entropy(model(x), y)


def sgd(model):
    return torch.optim.SGD(model.parameters(), 0.1, momentum=0.9)


@dataclasses.dataclass
class Situation:
    model: nn.Module
    change: Callable
    """Called with the model, or with the model and the optimizer."""
    loss: Callable = loss_of
    optimizer: Callable[[nn.Module], torch.optim.Optimizer] = sgd
    batch: Callable[[int], tuple] = lambda number: (X, Y)
    """The batch of the step with a number."""
    each: bool = False
    """The change is made before each step but the first, instead of before the third one alone."""
    matters: bool = True
    """The change changes a loss or a state of eager PyTorch. If it does not, the step is traced
    once."""
    traces: int | None = None
    """How often the step is traced, where that is to be so; -1 where any number is right."""
    tolerance: str | None = None
    """The dtype whose tolerance holds, if it is not that of the tensors."""
    records_optimizer: bool = True
    """The optimizer's state is compared, too."""
    eager_loss: Callable | None = None
    """The loss as eager PyTorch calls it, if not as `loss`."""
    refused: tuple[str, ...] = ()
    """Words of the error, by which dp refuses the situation instead."""
    options: dict[str, Any] = dataclasses.field(default_factory=dict)
    """Of dp.torch.train_step."""

    def __post_init__(self):
        self.made = self.optimizer(self.model)

    def apply(self) -> None:
        self.change(*(self.model, self.made)[: self.change.__code__.co_argcount])


def situation(body, change, model=None, **others) -> Situation:
    """Returns a situation of a network with a body; what is no field of Situation becomes its
    attributes."""
    fields = {field.name for field in dataclasses.fields(Situation)}
    kept = {name: value for name, value in others.items() if name not in fields}
    return Situation(
        model or Net(body, **kept),
        change,
        **{name: value for name, value in others.items() if name in fields},
    )


def case(name: str, make: Callable[[], Situation] | None = None) -> Callable:
    """Enters a function that makes a situation anew, directly or as a decorator."""

    def enter(make: Callable[[], Situation]) -> Callable[[], Situation]:
        assert name not in CASES, name
        CASES[name] = make
        return make

    return enter(make) if make else enter


def patch(target: Any, name: str, value: Any) -> None:
    """Sets an attribute until the run of the situation ends."""
    missing = object()
    before = vars(target).get(name, missing)
    _undo.append(
        lambda: delattr(target, name) if before is missing else setattr(target, name, before)
    )
    setattr(target, name, value)


def later(undo: Callable[[], Any]) -> None:
    """Calls a function when the run of the situation ends."""
    _undo.append(undo)


def restore() -> None:
    while _undo:
        _undo.pop()()


def twice(of: Any) -> None:
    of.rate = 2.0


def kept_of(kind: Callable, *content: Any) -> Any:
    """Returns an object with a rate."""
    value = kind(*content)
    value.rate = 1.0
    return value


class Plain:
    pass
