"""What a trace would freeze: references of before, tensors that forward keeps, other modules,
optimizers, the batch, caught errors."""

import os
import random
import types
import warnings

import torch
import torch.nn.functional as F
from harness import near, refuses
from torch import nn

import dp

warnings.filterwarnings("ignore", "step .* is traced again and again")
X = torch.randn(7, 3, generator=torch.Generator().manual_seed(1))
Y = torch.tensor([0, 1, 0, 1, 1, 0, 1])
CONFIG = types.ModuleType("config")


class Net(nn.Module):
    def __init__(self, body=lambda self, h: h):
        super().__init__()
        torch.manual_seed(1)
        self.layer, self.norm, self.body = nn.Linear(3, 2), nn.BatchNorm1d(2), body
        self.kept, self.stats = torch.zeros(2), {}
        self.register_buffer("late", None)

    def forward(self, x):
        return self.body(self, self.norm(self.layer(x)))


def loss_of(model, x, y):
    return F.cross_entropy(model(x), y)


def sgd(model):
    return torch.optim.SGD(model.parameters(), 0.5)


def agree(
    follow,
    body=lambda self, h: h,
    loss=loss_of,
    optimizer=sgd,
    devices=2,
    steps=3,
    batch=lambda: (X, Y),
):
    """Compares what `follow(model, optimizer)`, called before the first step, makes of the model
    after each, by dp and by eager PyTorch."""
    found = []
    for is_eager in (False, True):
        random.seed(1)
        model = Net(body)
        chosen = optimizer(model)
        after, seen = follow(model, chosen), []
        run = (
            None
            if is_eager
            else dp.Session(dp.torch.train_step(model, loss, chosen, batch()), devices=devices)
        )
        for number in range(steps):
            given = batch()
            if is_eager:
                chosen.zero_grad()
                value = loss(model, *given)
                value.backward()
                chosen.step()
            else:
                value = run(*given)["loss"]
            seen += [value, *(torch.as_tensor(v).detach().clone() for v in after(number) or ())]
        found.append([*seen, model.layer.weight.detach(), model.norm.running_mean])
        if run:
            run.close()
    for place, (got, want) in enumerate(zip(*found, strict=True)):
        near(f"value {place}", got, want, 1e-4)


def taken_before():
    """Whoever has taken a parameter, a buffer, a view or a state_dict reads current values, and
    writes there."""

    def references(model, optimizer):
        weight, mean = model.layer.weight, model.norm.running_mean

        def after(number):
            seen = weight.detach().clone(), mean + 0, optimizer.param_groups[0]["params"][1].norm()
            mean.data.mul_(0.5)
            with torch.no_grad():
                weight.clamp_(-0.4, 0.4)
            return seen

        return after

    def aliases(model, optimizer):
        state, array = model.state_dict(), model.norm.running_var.numpy()

        def after(number):
            seen = state["layer.weight"].clone(), array.copy()
            array.__imul__(0.5)
            return seen

        return after

    agree(references)
    agree(aliases, devices=3)
    model = Net()
    with (
        dp.Session(dp.torch.train_step(model, loss_of, sgd(model), (X, Y))) as run,
        warnings.catch_warnings(record=True) as found,
    ):
        warnings.simplefilter("always")
        run(X, Y)
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    assert [
        f"{__file__}:" in str(w.message) and "clip_grad_norm=" in str(w.message) for w in found
    ] == [True], found


def kept_by_forward():
    """Tensors that forward keeps are current when they are read, and older ones stay as they
    were."""

    def body(self, h):
        self.kept = 0.5 * self.kept + h.detach().mean(0)
        self.stats["norm"] = h.detach().norm()
        if self.late is None:
            self.late = torch.ones(2)
        self.late = 0.5 * self.late + self.kept
        return h + self.kept + self.late

    def history(model, optimizer):
        before = []

        def after(number):
            before.append(model.kept)
            return () if number < 2 else (*before, model.stats["norm"], model.late)

        return after

    def edited(model, optimizer):
        return lambda number: (model.kept.data.zero_()[0],)

    agree(history, body)
    agree(edited, body)


def beside_the_model():
    """Parameters that a loss has beside the model, other modules' values, constants that are edited
    by `.data`, flags."""
    held, weights = [], torch.ones(2)

    def follow(model, optimizer):
        held[:] = model.parameters()
        weights.fill_(1)
        CONFIG.rate = 1.0

        def after(number):
            CONFIG.rate = number + 2.0
            weights.data.mul_(2)
            torch.use_deterministic_algorithms(number == 1)

        return after

    def loss(model, x, y):
        assert isinstance(model.layer.weight, nn.Parameter)
        value = F.cross_entropy(model(x), y, weight=weights) + CONFIG.rate * sum(
            p.pow(2).sum() for p in held
        )
        return value * (2 if torch.are_deterministic_algorithms_enabled() else 1)

    agree(follow, loss=loss)


class Own(torch.optim.SGD):
    """Keeps a number and a tensor, and draws."""

    def __init__(self, parameters):
        super().__init__(parameters, 0.3)
        self.options, self.size, self.scale = {"count": 0}, torch.zeros(()), 1.0

    @torch.no_grad()
    def step(self, closure=None):
        self.options["count"] += 1
        for p in self.param_groups[0]["params"]:
            self.size = 0.5 * self.size + p.grad.norm()
            p.add_(
                p.grad / (1 + self.size),
                alpha=-0.3 * self.scale * random.random() / self.options["count"],
            )


def of_optimizers():
    agree(
        lambda model, optimizer: lambda number: setattr(optimizer, "scale", 2.0),
        optimizer=lambda model: Own(model.parameters()),
    )
    model = Net()
    optimizer = Own(model.parameters())
    with dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y))) as run:
        optimizer.param_groups[0]["more"] = 1
        with refuses(dp.ArgumentError, "the new key 'more'"):
            run(X, Y)
    optimizer.step = lambda: None
    with refuses(dp.ArgumentError, "`step` of the optimizer is set on the object"):
        dp.torch.train_step(model, loss_of, optimizer, (X, Y))


def of_the_batch():
    """What a step removes from its batch is gone; tensors that require a gradient are refused."""
    given = []

    def batch():
        given[:] = [{"x": X, "y": Y, "more": [X, X]}]
        return given

    def loss(model, batch):
        y = batch.pop("y")
        batch["count"] = 3
        return F.cross_entropy(model(batch["x"] + batch["more"].pop()), y)

    agree(
        lambda model, optimizer: (
            lambda number: (len(given[0]), len(given[0]["more"]), given[0]["count"])
        ),
        loss=loss,
        batch=batch,
    )
    model = Net()
    with dp.Session(dp.torch.train_step(model, loss_of, sgd(model), (X, Y))) as run:
        with refuses(dp.ArgumentError, "batch.0 requires a gradient", "detach()"):
            run(X.clone().requires_grad_(), Y)


def caught(self, h):
    try:
        return h * next(self.iterator)
    except Exception:
        return h


def asks(self, h):
    try:
        return h * 2 if h.sum() > 0 else h
    except Exception:
        return h


def seeds(self, h):
    torch.manual_seed(1)
    return h + torch.rand(2)


def reads(self, h):
    with open(os.devnull) as file:
        return h + len(file.read())


def keeps(model, batch):
    batch["h"] = model(batch["x"])
    return F.cross_entropy(batch["h"], batch["y"])


def refused():
    for body, word, line in (
        (caught, "draws from iterator", 2),
        (asks, "torch.where", 2),
        (seeds, "torch.manual_seed", 1),
        (reads, "open", 1),
    ):
        model = Net(body)
        model.iterator = iter([1.0] * 9)
        step = dp.torch.train_step(model, loss_of, sgd(model), (X, Y))
        with refuses(dp.TraceError, word) as raised:
            step.trace(step.example)
        assert raised.error.place == f"{__file__}:{body.__code__.co_firstlineno + line}", (
            raised.error.place
        )
    model = Net()
    step = dp.torch.train_step(model, keeps, sgd(model), [{"x": X, "y": Y}])
    with refuses(dp.TraceError, "the step sets batch.h", "dict(batch)"):
        step.trace(step.example)


for test in (taken_before, kept_by_forward, beside_the_model, of_optimizers, of_the_batch, refused):
    test()
    print(test.__name__, flush=True)
