"""dp.torch.DataParallel in calls whose sizes change: values, gradients and buffers are those of the
module on one device, and there is one program for all sizes, not one for each."""

import copy
import logging
from unittest import mock

import torch
import torch.nn.functional as F
from harness import near, near_all, refuses
from torch import nn

import dp
import dp._toolchain.compiler
from dp.torch import DataParallel, data_parallel

compiled = []
compile = dp._toolchain.compiler.compile


def noted(step, graph, backend, options):
    result = compile(step, graph, backend, options)
    compiled.append(("open " if graph.sizes is not None else "") + step.rpartition("_")[2])
    return result


class Attention(nn.Module):
    """Rows and lengths of tokens."""

    def __init__(self):
        super().__init__()
        self.tokens, self.norm = nn.Embedding(17, 8), nn.LayerNorm(8)
        self.qkv, self.out = nn.Linear(8, 24), nn.Linear(8, 5)

    def forward(self, ids):
        rows, length = ids.shape
        x = self.tokens(ids)
        parts = self.qkv(self.norm(x)).chunk(3, -1)
        q, k, v = (part.view(rows, length, 2, -1).transpose(1, 2) for part in parts)
        x = x + F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).flatten(2)
        return self.out(F.gelu(x))


class Recurrent(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm, self.out = nn.LSTM(4, 6, batch_first=True), nn.Linear(6, 3)

    def forward(self, x):
        return self.out(self.lstm(x)[0][:, -1])


class Rows(nn.Module):
    def __init__(self, of):
        super().__init__()
        self.layer, self.of = nn.Linear(4, 3), of

    def forward(self, x):
        return self.of(self.layer(x))


class Scaled(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 3)

    def forward(self, x, times):
        return self.layer(x) * times


def dense():
    return nn.Sequential(nn.Linear(4, 8, bias=False), nn.BatchNorm1d(8), nn.Tanh(), nn.Linear(8, 3))


def tokens(rows, length):
    return torch.randint(17, (rows, length))


def as_eager(module, devices, calls, expected=None, of_input=False, **options):
    """Compares forward and backward of each call. `expected`: the kinds of programs."""
    compiled.clear()
    eager = copy.deepcopy(module)
    module = DataParallel(copy.deepcopy(module), devices=devices, backend="cpu", **options)
    for args in calls:
        args = args if isinstance(args, tuple) else (args,)
        what = f"{[list(x.shape) if isinstance(x, torch.Tensor) else x for x in args]} on {devices}"
        results, weight = [], None
        for one in (eager, module):
            one.zero_grad()
            own = args
            if of_input:
                own = args[0].clone().requires_grad_(), *args[1:]
            output = one(*own)
            weight = torch.randn_like(output) if weight is None else weight
            output *= weight  # A caller may change it in place, as Trainer does with losses.
            output.pow(2).mean().backward()
            results.append((output, *([own[0].grad] if of_input else [])))
        for got, want in zip(results[1], results[0], strict=True):
            near(what, got, want)
        gradients = [{k: p.grad for k, p in m.named_parameters()} for m in (module.module, eager)]
        near_all(f"gradients of {what}", *gradients)
    near_all("state", module.module.state_dict(), eager.state_dict())
    if expected is not None:
        assert compiled == expected, compiled
    return module


STATIC, OPEN = ["forward", "backward"], ["open forward", "open backward"]


def of_rows():
    """Also a last short batch, and fewer rows than devices. One row, and none, has its program."""
    calls = [torch.randn(rows, 4) for rows in (6, 9, 5, 13, 3, 6)]
    as_eager(dense(), 8, calls, OPEN, dynamic=True)
    for devices in (1, 2, 4, 7):  # Small, since each makes its traces.
        as_eager(nn.Linear(4, 3), devices, calls, OPEN, dynamic=True)
    as_eager(dense(), 3, calls, STATIC + OPEN, of_input=True)
    calls = [torch.randn(rows, 4) for rows in (4, 6, 1, 3)]
    as_eager(nn.Linear(4, 3), 3, calls, STATIC + OPEN + STATIC)


def of_rows_at_once():
    calls = [torch.randn(rows, 4) for rows in (6, 4, 9)]
    module = as_eager(nn.Linear(4, 3), 4, calls, OPEN, dynamic=True)
    module.eval()
    with torch.no_grad():
        for x in calls:
            near("evaluation", module(x), module.module(x))
    assert compiled == [*OPEN, "open forward"], compiled
    assert not any(hasattr(x, "_dynamo_weak_dynamic_indices") for x in calls)
    as_eager(nn.Linear(4, 3), 2, calls, STATIC * 3, dynamic=False)
    layer = nn.Linear(4, 3)
    compiled.clear()
    for x in [x.clone() for x in calls]:
        near("function", data_parallel(layer, x, devices=2, backend="cpu"), layer(x))
    assert compiled == ["forward", "open forward"], compiled


def of_lengths():
    """Rows and lengths that change together have one program, on any number of devices."""
    calls = [tokens(*sizes) for sizes in ((4, 8), (6, 5), (2, 11), (13, 6), (3, 9))]
    for devices in (1, 2, 3, 4, 7, 8):
        as_eager(Attention(), devices, calls, STATIC + OPEN)


def of_recurrences():
    calls = [torch.randn(rows, steps, 4) for rows, steps in ((4, 17), (6, 20), (2, 25))]
    as_eager(Recurrent(), 3, calls, STATIC + OPEN)


def of_computed_rows():
    """Results with other rows than the arguments have: of numbers where the compiler asks for
    them, and never wrong."""
    calls = [torch.randn(rows, 4) for rows in (6, 9, 4)]
    for rows in (lambda x: x[: len(x) // 2], lambda x: x[::2], lambda x: torch.cat([x, x + 1])):
        as_eager(Rows(rows), 3, calls)


def of_products():
    """Rows times a length are one dimension in what the backward reads."""
    module = nn.Sequential(nn.Linear(4, 6), nn.ReLU(), nn.Linear(6, 3))
    calls = [torch.randn(rows, 5, 4) for rows in (4, 6, 3, 2)]
    as_eager(module, 4, calls, STATIC + OPEN, of_input=True)


def of_numbers():
    """A number that is no size is one of the graph."""
    calls = [(torch.randn(4, 4), times) for times in (2, 3, 4, 1.5, 2.5)]
    as_eager(Scaled(), 2, calls)


def of_refusals():
    """A graph that the compiler refuses with open sizes is one of these sizes alone."""

    def refuse(step, graph, backend, options):
        if graph.sizes is not None:
            raise dp.CompileError("an open size")
        return noted(step, graph, backend, options)

    with mock.patch("dp._toolchain.compiler.compile", refuse):
        calls = [torch.randn(rows, 4) for rows in (6, 9, 4, 9)]
        as_eager(nn.Linear(4, 3), 3, calls, ["forward", "backward"] * 3)


def of_options():
    with refuses(dp.ArgumentError, "dynamic='rows'; expected True, False or None"):
        DataParallel(nn.Linear(4, 3), dynamic="rows")


logging.getLogger("dp").setLevel(logging.ERROR)
with mock.patch("dp._toolchain.compiler.compile", noted):
    torch.manual_seed(3)
    for check in (
        of_rows,
        of_rows_at_once,
        of_lengths,
        of_recurrences,
        of_computed_rows,
        of_products,
        of_numbers,
        of_refusals,
        of_options,
    ):
        check()
        print(check.__name__, flush=True)
