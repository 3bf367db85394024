"""Prints what dp.torch.DataParallel says to what it cannot take."""

import logging
from collections.abc import Callable
from typing import Any

import torch
from torch import nn
from torch._higher_order_ops import map as functions_map
from torch._higher_order_ops.scan import scan
from torch._higher_order_ops.while_loop import while_loop

from dp.torch import DataParallel, data_parallel
from dp.torch._parallel import compiled

LOG = logging.getLogger("model")


class Branch(nn.Module):
    def forward(self, x):
        return x if x.sum() > 0 else -x  # branch


class Asks(nn.Module):
    def forward(self, x):
        LOG.isEnabledFor(10)  # asks
        return x


class Refuses(nn.Module):
    def forward(self, x):
        raise ValueError(f"expected two rows, got {len(x)}")


class Unique(nn.Module):
    def forward(self, x):
        return x.unique()  # unique


class Values(nn.Module):
    def forward(self, x):
        return torch.linalg.eigvals(x)  # values


class Functions(nn.Module):
    """Computes by functions that PyTorch keeps in the graph."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def forward(self, x):
        if self.kind == "cond":
            return torch.cond(x.sum() > 0, torch.tanh, torch.sin, (x,))  # cond
        if self.kind == "while":
            start = torch.tensor(0), x
            return while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, y.tanh()), start)  # while
        if self.kind == "scan":
            return scan(lambda sum_, row: (sum_ + row, sum_ * row), torch.zeros(3), x)  # scan
        return functions_map(torch.tanh, x)  # map


def parallel(module: nn.Module, **options: Any) -> DataParallel:
    return DataParallel(module, devices=2, backend="cpu", **options)


def double_backward() -> None:
    x = torch.ones(4, 3, requires_grad=True)
    out = parallel(nn.Linear(3, 2))(x).pow(2).sum()
    torch.autograd.grad(out, x, create_graph=True)


def many_shapes() -> None:
    compiled.MOST = 3
    layer = parallel(nn.Identity(), dynamic=False)
    for rows in range(1, 9):
        layer(torch.ones(rows, 2))


x = torch.ones(3, 3)
CASES: dict[str, Callable[[], Any]] = {
    "branch": lambda: parallel(Branch())(x),
    "asks": lambda: parallel(Asks())(x),
    "refuses": lambda: parallel(Refuses())(x),
    "shapes": lambda: parallel(nn.Linear(2, 2))(x),
    "unique": lambda: parallel(Unique())(x),
    "values": lambda: parallel(Values())(x),
    "cond": lambda: parallel(Functions("cond"))(x),
    "while": lambda: parallel(Functions("while"))(x),
    "scan": lambda: parallel(Functions("scan"))(x),
    "map": lambda: parallel(Functions("map"))(x),
    "sparse": lambda: parallel(nn.Identity())(x.to_sparse()),
    "dimension": lambda: parallel(nn.Linear(3, 2), dim=3)(x),
    "word": lambda: parallel(nn.Linear(3, 2), methods="forward"),
    "method": lambda: parallel(nn.Linear(3, 2), methods=("go",)),
    "own": lambda: parallel(nn.Linear(3, 2), methods=("train",)),
    "cpu": lambda: DataParallel(nn.Linear(3, 2), device_ids=["cpu"]),
    "name": lambda: DataParallel(nn.Linear(3, 2), device_ids=["gpu"]),
    "twice": lambda: DataParallel(nn.Linear(3, 2), device_ids=[0, 0]),
    "both": lambda: DataParallel(nn.Linear(3, 2), device_ids=[0, 1], devices=3),
    "class": lambda: data_parallel(nn.Linear, x),
    "double backward": double_backward,
    "many shapes": many_shapes,
}
for name, case in CASES.items():
    try:
        case()
        print(f"{name}: no error")
    except Exception as error:
        print(f"{name}: {type(error).__name__}: {str(error).splitlines()[0]}", flush=True)
