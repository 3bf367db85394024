"""Situations of arrays of numpy and of tensors that are neither parameters nor buffers."""

import types

import numpy as np
import torch
from torch import nn
from torch_changes.kinds import Plain, case, kept_of, situation, twice

set_first = lambda model: model.of.__setitem__(0, 2.0)
first = lambda self, h: h * self.of[0]
doubled = lambda model: twice(model.of)


def replaced(name, value):
    return lambda model: setattr(model, name, value)


case("numpy", lambda: situation(first, set_first, of=np.ones(1)))
case(
    "numpy-view", lambda: situation(first, lambda model: model.of.base.fill(2.0), of=np.ones(3)[1:])
)
case(
    "numpy-scalar",
    lambda: situation(
        lambda self, h: h * float(self.of), replaced("of", np.float32(2)), of=np.float32(1)
    ),
)
case(
    "numpy-objects",
    lambda: situation(
        lambda self, h: h * self.of[0].rate,
        lambda model: twice(model.of[0]),
        of=np.array([kept_of(Plain)], dtype=object),
    ),
)
case(
    "numpy-records",
    lambda: situation(
        lambda self, h: h * float(self.of["rate"][0]),
        lambda model: model.of["rate"].fill(2.0),
        of=np.ones(2, dtype=[("rate", "f8"), ("other", "i4")]),
    ),
)
case(
    "numpy-strided",
    lambda: situation(
        lambda self, h: h * float(self.of[1, 0]),
        lambda model: model.of.__setitem__((1, 0), 2.0),
        of=np.ones((4, 4)).T[::2],
    ),
)
case(
    "numpy-as-tensor",
    lambda: situation(
        lambda self, h: h * torch.from_numpy(self.of),
        lambda model: model.of.fill(2.0),
        of=np.ones(4, np.float32),
    ),
)
case(
    "numpy-in-list",
    lambda: situation(
        lambda self, h: h * float(self.of[0][0]),
        lambda model: model.of[0].fill(2.0),
        of=[np.ones(1)],
    ),
)
case(
    "tensor-in-object",
    lambda: situation(
        lambda self, h: h * self.of.rate,
        lambda model: model.of.rate.mul_(2),
        of=types.SimpleNamespace(rate=torch.ones(4)),
    ),
)
case(
    "tensor-data",
    lambda: situation(
        lambda self, h: h * self.of, lambda model: model.of.data.mul_(2), of=torch.ones(4)
    ),
)
case(
    "tensor-numpy",
    lambda: situation(
        lambda self, h: h * self.of[1],
        lambda model: model.of[1].numpy().fill(0.5),
        of=[torch.ones(4)] * 2,
    ),
)
case(
    "tensor-replaced",
    lambda: situation(
        lambda self, h: h * self.of, replaced("of", torch.full((4,), 2.0)), of=torch.ones(4)
    ),
)
case(
    "tensor-set-data",
    lambda: situation(
        lambda self, h: h * self.of,
        lambda model: setattr(model.of, "data", torch.full((4,), 2.0)),
        of=torch.ones(4),
    ),
)
case(
    "tensor-scalar",
    lambda: situation(
        lambda self, h: h / self.of, lambda model: model.of.fill_(2.0), of=torch.tensor(1.0)
    ),
)
case(
    "tensor-shape",
    lambda: situation(
        lambda self, h: h * self.of.sum(), replaced("of", torch.ones(5)), of=torch.ones(4)
    ),
)
case(
    "tensor-kind",
    lambda: situation(
        lambda self, h: h * (2 if self.of.dtype == torch.int64 else 1),
        replaced("of", torch.ones(4).long()),
        of=torch.ones(4),
    ),
)
case(
    "tensor-item",
    lambda: situation(
        lambda self, h: h * self.of.item(), lambda model: model.of.fill_(2.0), of=torch.tensor(1.0)
    ),
)
case(
    "tensor-list",
    lambda: situation(
        lambda self, h: h * self.of.tolist()[0], lambda model: model.of.fill_(2.0), of=torch.ones(1)
    ),
)
case(
    "tensor-if",
    lambda: situation(
        lambda self, h: h * 2 if self.of > 1 else h,
        lambda model: model.of.fill_(2.0),
        of=torch.tensor(1.0),
        refused=("torch.where",),
    ),
)
case(
    "tensor-in-dict",
    lambda: situation(
        lambda self, h: h * self.of["a"],
        lambda model: model.of["a"].add_(1),
        of={"a": torch.ones(4)},
    ),
)
case(
    "tensor-in-dict-new",
    lambda: situation(
        lambda self, h: h + sum(self.of.values()),
        lambda model: model.of.update(b=torch.ones(4)),
        of={"a": torch.ones(4)},
    ),
)
case(
    "tensor-in-list-new",
    lambda: situation(
        lambda self, h: h + sum(self.of),
        lambda model: model.of.append(torch.ones(4)),
        of=[torch.ones(4)],
    ),
)
case(
    "tensor-sparse",
    lambda: situation(
        lambda self, h: h * self.of.to_dense(),
        replaced("of", torch.full((4,), 2.0).to_sparse()),
        of=torch.ones(4).to_sparse(),
        refused=("of is a sparse tensor", "to_dense()"),
    ),
)
case(
    "tensor-view",
    lambda: situation(
        lambda self, h: h * self.of, lambda model: model.of._base.fill_(2.0), of=torch.ones(8)[::2]
    ),
)
case(
    "tensor-attribute",
    lambda: situation(lambda self, h: h * self.of.rate, doubled, of=kept_of(torch.ones, 4)),
)


@case("tensor-closed-over")
def of_closed_tensor():
    weight = torch.ones(4)
    return situation(lambda self, h: h * weight, lambda model: weight.mul_(2))


@case("module-outside")
def of_outside():
    teacher = nn.Linear(4, 4)
    return situation(
        lambda self, h: h + teacher(h).detach(), lambda model: teacher.weight.data.mul_(2)
    )
