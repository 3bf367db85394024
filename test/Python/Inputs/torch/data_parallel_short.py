"""Calls of dp.torch.DataParallel that end at once run on the thread that calls; what changes
between two of them counts, a signal cuts none in two, and a program that need not end has a
thread of its own."""

import os
import signal
from collections.abc import Callable

import torch
from torch import nn

import dp
from dp._runtime import bound
from dp.torch import DataParallel

bound.SHORT = float("inf")  # On a busy machine a call takes any time.


class Squares(nn.Module):
    """Two layers, of which one has a square weight."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(6, 6), nn.Linear(6, 3)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.second(torch.tanh(self.first(x)))


class Gamma(nn.Module):
    """Its program has a loop whose length is each element's own."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.special.gammainc(x.abs() + 0.5, x.abs() + 1)


def rows(count: int, seed: int) -> torch.Tensor:
    return torch.randn(count, 6, generator=torch.Generator().manual_seed(seed))


def are_short(wrapped: DataParallel) -> list[bool]:
    programs = wrapped._runner.compiled["forward"].programs
    return [program.bound is not None and program.bound.is_short for program in programs]


def changes(module: Squares) -> list[Callable[[], object]]:
    """What users change between two calls."""

    def replace() -> None:
        module.first.weight = nn.Parameter(rows(6, 11))

    return [
        lambda: None,
        lambda: module.first.weight.data.mul_(2),
        replace,
        lambda: setattr(module.second.bias, "data", torch.ones(3)),
        # The same address and the same shape, in another order.
        lambda: setattr(module.first.weight, "data", module.first.weight.data.t()),
        lambda: setattr(module.first.weight, "data", torch._neg_view(module.first.weight.data)),
        lambda: module.second.requires_grad_(False),
        lambda: setattr(module, "second", nn.Linear(6, 3, bias=False)),
        lambda: module.first.register_forward_hook(lambda *values: values[2] + 1),
    ]


def follow(devices: int) -> None:
    torch.manual_seed(0)
    module = Squares()
    wrapped = DataParallel(module, devices=devices, backend="cpu")
    for number, change in enumerate(changes(module)):
        change()
        for repeat in range(4):
            x = rows(7, 10 * number + repeat).requires_grad_(repeat % 2 == 0)
            x_again = x.detach().clone().requires_grad_(x.requires_grad)
            gradient = rows(7, 5)[:, :3]  # Not dense.
            results = []
            for run, given in ((wrapped, x), (module, x_again)):
                module.zero_grad()
                out = run(given)
                out.backward(gradient)
                of = {name: value.grad for name, value in module.named_parameters()}
                results.append({"out": out, "x": given.grad, **of})
            ours, want = results
            for name, value in want.items():
                assert (ours[name] is None) == (value is None), (number, name)
                if value is not None:
                    torch.testing.assert_close(
                        ours[name], value, msg=lambda text: f"{devices}, {number}, {name}: {text}"
                    )
        assert any(are_short(wrapped)), number


def cut() -> None:
    """A signal handler that raises at any place leaves calls whole."""

    class Stop(BaseException):
        pass

    def stop(*_: object) -> None:
        raise Stop

    module = Squares()
    wrapped = DataParallel(module, devices=2, backend="cpu")
    x = rows(8, 1)
    with torch.no_grad():
        for _ in range(3):
            wrapped(x)
        before = signal.signal(signal.SIGALRM, stop)
        try:
            for number in range(40):
                try:
                    signal.setitimer(signal.ITIMER_REAL, 1e-4 + 3.1e-5 * number)
                    # Dynamo takes an exception from the check of a guard for a guard that fails.
                    for _ in range(100):
                        wrapped(x)
                except Stop:
                    pass
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
        torch.testing.assert_close(wrapped(x), module(x))


def unbounded() -> None:
    module = Gamma()
    wrapped = DataParallel(module, devices=2, backend="cpu")
    with torch.no_grad():
        for number in range(4):
            x = rows(4, number)
            torch.testing.assert_close(wrapped(x), module(x))
            assert not any(are_short(wrapped))


def stalled() -> None:
    os.environ["DP_FAULT"] = "1:4:stall"
    wrapped = DataParallel(Squares(), devices=2, backend="cpu", timeout=10.0)
    x = rows(8, 1)
    with torch.no_grad():
        wrapped(x)
        wrapped(x)
        del os.environ["DP_FAULT"]
        try:
            for _ in range(4):
                wrapped(x)
            raise AssertionError("no StepTimeout")
        except dp.StepTimeout as error:
            assert "rank 1" in str(error), error


for devices in 1, 2, 3:
    follow(devices)
print("changes")
cut()
print("cut")
unbounded()
print("unbounded")
stalled()
print("stalled")
