"""dp.torch.DataParallel in loops as people have them, against the module itself on one device: for
each number of devices the same values, gradients and buffers."""

import contextlib
import copy
import dataclasses
import io
import logging
import sys
from typing import Any

import torch
import torch.nn.functional as F
from lowered import lowered_once
from torch import nn

from dp.torch import DataParallel, data_parallel

DEVICES = (1, 2, 3, 4, 7, 8)


def close(found: torch.Tensor, want: torch.Tensor, what: str, tolerance: float = 3e-5) -> None:
    assert found.shape == want.shape and found.dtype == want.dtype, (what, found.shape, want.shape)
    if want.numel():
        largest = max(1.0, want.detach().abs().double().max().item())
        error = (found.detach().double() - want.detach().double()).abs().max().item()
        assert error <= tolerance * largest, f"{what} differs by {error}"


def same_module(found: nn.Module, want: nn.Module, tolerance: float = 3e-5) -> None:
    """Compares parameters, gradients and buffers."""
    for (name, a), b in zip(found.named_parameters(), want.parameters(), strict=True):
        close(a, b, name, tolerance)
        assert (a.grad is None) == (b.grad is None), name
        if b.grad is not None:
            close(a.grad, b.grad, f"gradient of {name}", tolerance)
    for (name, a), b in zip(found.named_buffers(), want.buffers(), strict=True):
        close(a, b, name, tolerance)


def pair(module: nn.Module, devices: int, **options: Any) -> tuple[nn.Module, DataParallel]:
    """Returns a module, and a copy of it on devices."""
    chosen = {"backend": "cpu", **options}
    return module, DataParallel(copy.deepcopy(module), devices=devices, **chosen)


def rows(*shape: int, seed: int = 0) -> torch.Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.inner, self.norm, self.outer = nn.Linear(5, 6), nn.BatchNorm1d(6), nn.Linear(6, 3)

    def forward(self, x, scale=None):
        hidden = torch.relu(self.norm(self.inner(x)))
        return self.outer(hidden if scale is None else hidden * scale)


def training(devices: int) -> None:
    """Forward, backward and an optimizer, with batches that devices do not divide, with fewer rows
    than devices, and evaluation between."""
    torch.manual_seed(1)
    plain, parallel = pair(Net(), devices)
    first, second = (torch.optim.SGD(m.parameters(), 0.1, momentum=0.9) for m in (plain, parallel))
    for step, count in enumerate((11, 11, 5, 11)):
        x, y = rows(count, 5, seed=step), rows(count, 3, seed=9 + step)
        for model, optimizer in ((plain, first), (parallel, second)):
            model.train()
            optimizer.zero_grad()
            F.mse_loss(model(x), y).backward()
            optimizer.step()
        same_module(parallel.module, plain)
        plain.eval()
        parallel.eval()
        with torch.no_grad():
            close(parallel(x), plain(x), "evaluation")


@dataclasses.dataclass
class Sample:
    image: torch.Tensor
    label: str
    weights: Any = None


class Forms(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(4, 4)
        self.register_buffer("table", rows(3, 4))

    def forward(self, sample, *others, factor=1.0, parts=None):
        value = self.linear(sample.image) * factor
        if parts is not None:
            value = value * parts["mask"] + parts["whole"] @ self.table
        return {
            "sample": Sample(value, sample.label + "!", None),
            "pair": (value.mean(), [value.sum(1), others[0] if others else None]),
            "columns": value.t(),
            "repeated": value.mean(1, keepdim=True).expand(-1, 4),
            "count": 3,
        }


def forms(devices: int) -> None:
    """Nested arguments and results, scalars, None, tensors without rows, and views."""
    torch.manual_seed(2)
    plain, parallel = pair(Forms(), devices)
    image = rows(7, 4, seed=3)
    given = [image.clone().requires_grad_() for _ in range(2)]
    parts = {"mask": rows(7, 1, seed=4), "whole": rows(1, 3, seed=5)}
    found = []
    for model, x in zip((plain, parallel), given):
        out = model(Sample(x, "cat"), rows(7, seed=6), factor=2.0, parts=parts)
        assert type(out["sample"]) is Sample and out["sample"].label == "cat!"
        assert out["count"] == 3 and out["sample"].weights is None
        mean, (sums, other) = out["pair"]
        loss = 3 * mean + (sums * other).sum() + out["columns"].pow(2).sum()
        loss = loss + (out["repeated"] * other[:, None]).sum()
        (loss + out["sample"].image.sin().sum()).backward()
        found.append(out)
    a, b = found
    close(b["sample"].image, a["sample"].image, "image")
    close(b["pair"][0], a["pair"][0], "mean")
    close(b["pair"][1][0], a["pair"][1][0], "sums")
    close(b["columns"], a["columns"], "columns")
    close(b["repeated"], a["repeated"], "repeated")
    for key in ("columns", "repeated"):
        assert b[key].stride() == a[key].stride()
    close(given[1].grad, given[0].grad, "gradient of the input")
    same_module(parallel.module, plain)


def columns(devices: int) -> None:
    """Rows along dimension 1."""
    torch.manual_seed(3)
    plain, parallel = pair(nn.GRU(4, 5), devices, dim=1)
    x, start = rows(6, 7, 4), rows(1, 7, 5, seed=1)
    for model in (plain, parallel):
        out, last = model(x, start)
        (out.pow(2).sum() + last.sum()).backward()
    close(parallel(x, start)[0], plain(x, start)[0], "output")
    same_module(parallel.module, plain)


def graphs(devices: int) -> None:
    """Several forwards before one backward, the module twice in a graph, accumulation over several
    backwards, retain_graph, a gradient of part of the outputs."""
    torch.manual_seed(4)
    plain, parallel = pair(nn.Sequential(nn.Linear(4, 4), nn.Tanh()), devices)
    x = [rows(5, 4, seed=seed) for seed in range(3)]
    for model in (plain, parallel):
        outs = [model(one) for one in x]
        outs[2].sum().backward()
        loss = model(outs[0]).pow(2).sum() + outs[1].sum()
        loss.backward(retain_graph=True)
        loss.backward()
    same_module(parallel.module, plain)
    for model in (plain, parallel):
        model.zero_grad()
        weight = next(model.parameters())
        (of_weight,) = torch.autograd.grad(model(x[0])[:, 1].sum(), [weight])
        weight.grad = of_weight
    same_module(parallel.module, plain)


def frozen(devices: int) -> None:
    """Parts that are frozen and thawed, shared parameters, inputs that need a gradient or none."""
    torch.manual_seed(5)
    model = Net()
    model.outer.weight = nn.Parameter(rows(3, 6))
    plain, parallel = pair(model, devices)
    for step in range(3):
        x = [rows(6, 5, seed=step).requires_grad_(step != 1) for _ in range(2)]
        for one, given in zip((plain, parallel.module), x):
            one.inner.requires_grad_(step != 0)
        for one, given in zip((plain, parallel), x):
            one.zero_grad()
            one(given).pow(2).sum().backward()
        if step != 1:
            close(x[1].grad, x[0].grad, "gradient of the input")
        same_module(parallel.module, plain)
    tied = nn.Sequential(nn.Linear(4, 4), nn.ReLU(), nn.Linear(4, 4))
    tied[2].weight = tied[0].weight
    plain, parallel = pair(tied, devices)
    assert parallel.module[2].weight is parallel.module[0].weight
    for one in (plain, parallel):
        one(rows(5, 4)).pow(2).sum().backward()
    same_module(parallel.module, plain)


def scaled(devices: int) -> None:
    """autocast, and a GradScaler whose gradients overflow."""
    torch.manual_seed(6)
    plain, parallel = pair(nn.Sequential(nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 1)), devices)
    for model in (plain, parallel):
        scaler = torch.amp.GradScaler("cpu", init_scale=2.0**20, growth_interval=1)
        optimizer = torch.optim.SGD(model.parameters(), 0.01)
        scales = []
        for step in range(3):
            with torch.autocast("cpu", torch.bfloat16):
                out = model(rows(9, 8, seed=step))
            assert out.dtype == torch.bfloat16
            loss = out.float().pow(2).mean() * (1e38 if step == 1 else 1)
            optimizer.zero_grad()
            scaler.scale(loss).backward()
            scaler.step(optimizer)
            scaler.update()
            scales.append(scaler.get_scale())
        assert scales == [2.0**21, 2.0**20, 2.0**21], scales
    same_module(parallel.module, plain, 2e-2)


def kept(devices: int) -> None:
    """Clipping, averages, parametrizations, checkpoints of activations, and hooks."""
    from torch.utils.checkpoint import checkpoint

    class Block(nn.Module):
        is_checkpointed = False

        def __init__(self) -> None:
            super().__init__()
            layers = nn.Linear(4, 8), nn.BatchNorm1d(8), nn.Tanh(), nn.Linear(8, 4)
            self.body = nn.Sequential(*layers)
            self.last = nn.utils.parametrizations.spectral_norm(nn.Linear(4, 4))
            nn.utils.parametrizations.weight_norm(self.body[0])

        def forward(self, x):
            if self.is_checkpointed:
                return checkpoint(self.layers, x, use_reentrant=False)
            return self.layers(x)

        def layers(self, x):
            return self.last(self.body(x))

    torch.manual_seed(7)
    plain, parallel = pair(Block(), devices)
    # Eager PyTorch changes the buffers of such a block again in its backward.
    parallel.module.is_checkpointed = True
    seen: list[Any] = []
    for model, inner in ((plain, plain), (parallel, parallel.module)):
        calls: list[Any] = []
        seen.append(calls)
        model.register_forward_pre_hook(lambda m, given, c=calls: c.append(len(given)))
        model.register_forward_hook(lambda m, given, out, c=calls: c.append(tuple(out.shape)))
        first = next(inner.parameters())
        first.register_hook(lambda grad: grad * 2)
        first.register_post_accumulate_grad_hook(
            lambda p, c=calls: c.append(round(p.grad.norm().item(), 3))
        )
        average = torch.optim.swa_utils.AveragedModel(inner)
        for step in range(2):
            out = model(rows(5, 4, seed=step))
            out.register_hook(lambda grad: grad * 3)
            out.pow(2).sum().backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            with torch.no_grad():
                for p in model.parameters():
                    p -= 0.1 * p.grad
            average.update_parameters(inner)
        calls.append([round(p.sum().item(), 3) for p in average.parameters()])
    assert seen[0] == seen[1], seen
    same_module(parallel.module, plain)


class Counting(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(3, 3)
        self.register_buffer("calls", torch.zeros((), dtype=torch.int64))
        self.register_buffer("mean", torch.zeros(3))

    def forward(self, x):
        y = self.linear(x)
        with torch.no_grad():
            self.calls += 1
            self.mean.mul_(0.9).add_(y.mean(0), alpha=0.1)
        return y - self.mean * y.detach().max().item()


def copies(devices: int) -> None:
    """Buffers that forward changes, state_dict with and without "module.", deepcopy, pickle,
    shared memory, .module, and modes."""
    import pickle

    torch.manual_seed(8)
    plain, parallel = pair(Counting(), devices)
    for step in range(3):
        close(parallel(rows(4, 3, seed=step)), plain(rows(4, 3, seed=step)), "output")
    same_module(parallel.module, plain)
    assert [f"module.{key}" for key in plain.state_dict()] == list(parallel.state_dict())
    for made in (
        copy.deepcopy(parallel),
        pickle.loads(pickle.dumps(parallel)),
        DataParallel(Counting(), devices=devices, backend="cpu"),
        DataParallel(Counting(), devices=devices, backend="cpu"),
    ):
        made.load_state_dict(parallel.state_dict())
        made.load_state_dict(parallel.module.state_dict())
        made.share_memory()
        close(made(rows(4, 3, seed=7)), copy.deepcopy(plain)(rows(4, 3, seed=7)), "copy")
    with torch.inference_mode():
        close(parallel(rows(4, 3)), plain(rows(4, 3)), "inference")


def empty(devices: int) -> None:
    """Batches of one row and of none, and arguments that are no tensors."""
    torch.manual_seed(9)
    plain, parallel = pair(nn.Linear(3, 2), devices)
    for count in (1, 0):
        x = [rows(count, 3).requires_grad_() for _ in range(2)]
        for model, given in zip((plain, parallel), x):
            model.zero_grad()
            model(given).sum().backward()
        close(x[1].grad, x[0].grad, "gradient of the input")
        same_module(parallel.module, plain)


class Steps(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(3, 1)

    def forward(self, x):
        return self.linear(x)

    def train_step(self, x, y):
        loss = F.mse_loss(self(x), y)
        return {"loss": loss, "rows": len(x)}

    def val_step(self, x):
        return self(x).argmax(0)


def methods(devices: int) -> None:
    """Named methods, and the function."""
    torch.manual_seed(10)
    plain, parallel = pair(Steps(), devices, methods=("train_step", "val_step"))
    x, y = rows(6, 3), rows(6, 1, seed=1)
    for model in (plain, parallel):
        out = model.train_step(x, y=y)
        assert out["rows"] == 6
        out["loss"].backward()
    same_module(parallel.module, plain)
    assert torch.equal(parallel.val_step(x), plain.val_step(x))
    for _ in range(2):
        found = data_parallel(plain, (x,), devices=devices, backend="cpu")
        close(found, plain(x), "function")
    close(
        data_parallel(plain, None, None, None, 0, {"x": x}, devices=devices, backend="cpu"),
        plain(x),
        "function with keywords",
    )


def drawn(devices: int) -> None:
    """Dropout: each number of devices draws the same, a seed repeats it, and the backward has the
    mask of the forward."""
    layer = DataParallel(nn.Dropout(0.4), devices=devices, backend="cpu")
    one = DataParallel(nn.Dropout(0.4), devices=1, backend="cpu")
    found = []
    for model in (layer, one, layer):
        torch.manual_seed(11)
        x = torch.ones(50, 20, requires_grad=True)
        outs = [model(x) for _ in range(2)]
        assert not torch.equal(*outs)
        assert 0.3 < (outs[0] == 0).float().mean() < 0.5
        outs[0].sum().backward()
        assert torch.equal(x.grad, outs[0])
        found.append(outs[0])
    assert torch.equal(found[0], found[1]) and torch.equal(found[0], found[2])


class Said(nn.Linear):
    """A module of a library of trainers: it saves itself, and says what it does."""

    def save_pretrained(self) -> str:
        return f"{self.in_features} to {self.out_features}"

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        LOG.warning("features: %d", self.in_features)
        print("rows:", len(x))
        return super().forward(x)


LOG = logging.getLogger("said")


def said(devices: int) -> None:
    """Attributes of the module, and lines that it prints and logs, in each call."""
    plain, parallel = pair(Said(3, 2), devices)
    assert parallel.save_pretrained() == "3 to 2" and parallel.weight is parallel.module.weight
    assert isinstance(parallel, Said) and isinstance(parallel, DataParallel)
    assert not isinstance(DataParallel(nn.Linear(3, 2), devices=devices), nn.Linear)
    assert isinstance(copy.deepcopy(parallel), Said) and not hasattr(parallel, "other")
    printed, logged = io.StringIO(), logging.StreamHandler(io.StringIO())
    LOG.addHandler(logged)
    for model in (parallel, plain):
        with contextlib.redirect_stdout(printed):
            found = [model(rows(4, 3, seed=seed)) for seed in range(2)]
        if model is parallel:
            outs = found
    close(torch.stack(outs), torch.stack(found), "output")
    LOG.removeHandler(logged)
    assert printed.getvalue() == "rows: 4\n" * 4, printed.getvalue()
    assert logged.stream.getvalue() == "features: 3\n" * 4, logged.stream.getvalue()


def local(devices: int) -> None:
    """Batch statistics of each device's rows, as in nn.DataParallel."""
    torch.manual_seed(12)
    plain, parallel = pair(Net(), devices, local_statistics=True)
    x, y = rows(4 * devices, 5), rows(4 * devices, 3, seed=1)
    out = parallel(x)
    want = torch.cat([plain(part) for part in x.chunk(devices)])
    close(out, want, "output")
    for found in (out, want):
        F.mse_loss(found, y).backward()
    for (name, a), b in zip(parallel.module.named_parameters(), plain.parameters()):
        close(a.grad, b.grad, name)


SITUATIONS = {
    training: DEVICES,
    forms: (1, 3, 8),
    columns: (2, 7),
    graphs: (1, 3),
    frozen: (2, 8),
    scaled: (1, 4),
    kept: (3, 7),
    copies: (1, 2),
    empty: (3, 8),
    methods: (1, 4),
    drawn: (2, 7),
    said: (2,),
    local: (1, 3, 8),
}


def main() -> None:
    """data_parallel.py [DEVICES | SITUATION]..."""
    devices = [int(word) for word in sys.argv[1:] if word.isdigit()]
    names = [word for word in sys.argv[1:] if not word.isdigit()]
    lowered_once()
    for situation, counts in SITUATIONS.items():
        if names and situation.__name__ not in names:
            continue
        for count in devices or counts:
            torch._dynamo.reset()
            situation(count)
        print(situation.__name__, flush=True)


if __name__ == "__main__":
    main()
