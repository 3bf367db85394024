"""Recurrent networks of many time steps: one loop, with the numbers of eager PyTorch."""

import copy
import itertools
from unittest import mock

import torch
from harness import DEVICES, near, near_all
from torch import nn

import dp
from dp.torch import export
from dp.torch._decompositions import recurrences

torch.manual_seed(0)
STEPS, ROWS = 5, 7
recurrences.FEWEST = 3  # Few steps are traced faster.


def functions():
    """The loops, run by PyTorch, have the values and gradients of PyTorch's own functions, also
    where a loss needs one of the results alone."""
    kinds = [(nn.LSTM, {}), (nn.LSTM, {"proj_size": 3}), (nn.GRU, {}), (nn.RNN, {})]
    kinds.append((nn.RNN, {"nonlinearity": "relu"}))
    forms = {"num_layers": 2}, {"bidirectional": True}, {"bias": False, "batch_first": True}
    for (kind, more), form in itertools.product(kinds, forms):
        torch.manual_seed(1)
        network = kind(5, 4, dtype=torch.float64, **more, **form)
        x = torch.randn(ROWS, STEPS, 5) if network.batch_first else torch.randn(STEPS, ROWS, 5)
        x = x.double().requires_grad_()
        out, last = network(x)
        states = last if isinstance(last, tuple) else (last,)
        states = [torch.randn_like(state).requires_grad_() for state in states]
        weights = [p for p in network.parameters()]
        function = getattr(torch, network.mode.lower())
        rest = (network.bias, network.num_layers, 0.0, True, network.bidirectional)
        given = x, states if len(states) > 1 else states[0], weights, *rest, network.batch_first
        want, got = function(*given), recurrences.REPLACED[function](*given)
        inputs = [x, *states, *weights]
        for used in [range(len(want)), *([i] for i in range(len(want)))]:
            results = []
            for values in (want, got):
                loss = sum(
                    (
                        values[i]
                        * torch.linspace(-1, 1, values[i].numel(), dtype=torch.float64).view(
                            values[i].shape
                        )
                    ).sum()
                    for i in used
                )
                results.append(
                    torch.autograd.grad(loss, inputs, retain_graph=True, allow_unused=True)
                )
            for i, (a, b) in enumerate(zip(*results, strict=True)):
                zero = torch.zeros_like(inputs[i])
                name = f"gradient {i} of {kind.__name__} {more} {form}"
                near(name, zero if b is None else b, zero if a is None else a, 1e-11)
        for a, b in zip(got, want, strict=True):
            near(f"{kind.__name__} {more} {form}", a, b, 1e-12)


class Sequences(nn.Module):
    """The loss of a network's outputs and, with initial states, of its last states."""

    def __init__(self, kind, **options):
        super().__init__()
        self.network = kind(3, 4, **options)
        self.head = nn.LazyLinear(2)

    def forward(self, x, *states):
        if not states:
            return self.head(self.network(x)[0]).square().mean()
        out, last = self.network(x, states if len(states) > 1 else states[0])
        last = torch.cat(last, 2) if isinstance(last, tuple) else last
        return self.head(out).square().mean() + last.sin().mean()


def compare(model, batches, devices, **options):
    """Trains by dp and by eager PyTorch; returns the session's step and the report."""
    model(*batches[0])  # The lazy layer gets its shape.
    eager = copy.deepcopy(model)
    optimizers = [torch.optim.SGD(m.parameters(), 0.5, 0.9) for m in (model, eager)]
    step = dp.torch.train_step(model, None, optimizers[0], batches[0], **options)
    with dp.Session(step, devices=devices) as run:
        for batch in batches:
            optimizers[1].zero_grad()
            loss = eager(*batch)
            loss.backward()
            optimizers[1].step()
            near(f"loss on {devices} devices", run(*batch)["loss"], loss)
        near_all(f"{devices} devices:", model.state_dict(), eager.state_dict(), 1e-4)
        return step, run.report()


def trained():
    """On all numbers of devices, with uneven rows. All that devices send each other are the
    gradients of the weights, once."""
    for devices in DEVICES:
        torch.manual_seed(2)
        model = Sequences(nn.LSTM, num_layers=2, bidirectional=True, batch_first=True)
        batches = [(torch.randn(ROWS, STEPS, 3),) for _ in range(2)]
        _, report = compare(model, batches, devices)
        weights = sum(p.numel() for p in model.parameters())
        sent = [one for entry in report.entries for one in entry["collectives"]]
        assert devices == 1 or sum(one["bytes"] for one in sent) <= 4 * (weights + 1), sent
        assert all("times" not in one for one in sent), sent
    for kind, options, states in (
        (nn.LSTM, {"proj_size": 2}, (2, 4)),
        (nn.GRU, {"bidirectional": True}, (4,)),
        (nn.RNN, {"nonlinearity": "relu", "bias": False}, (4,)),
    ):
        model = Sequences(kind, **options)
        count = 2 if options.get("bidirectional") else 1
        batches = [
            (torch.randn(STEPS, ROWS, 3), *(torch.randn(count, ROWS, size) for size in states))
            for _ in range(2)
        ]
        dims = dict.fromkeys(map(str, range(1 + len(states))), 1)
        compare(model, batches, 3, batch_dim=dims)


def text_of(model, *batch):
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    step = dp.torch.train_step(model, None, optimizer, batch)
    return step.trace(step.example).text


def grown():
    """A graph does not grow with the steps: it has a loop each for a layer and its gradient, and
    six products: of inputs, in each loop, and for the gradients of both weights and of the inputs.
    Fewer steps have no loop."""
    torch.manual_seed(3)
    model = nn.Sequential(nn.Linear(3, 3), Sequences(nn.GRU, batch_first=True))
    model(torch.randn(2, 20, 3))
    texts = [text_of(model, torch.randn(2, steps, 3)) for steps in (20, 40)]
    lines = [text.count("\n") for text in texts]
    assert lines[0] == lines[1], lines
    assert texts[0].count('"scf.for"') == 2
    # Both linear layers have three products, or two without a gradient of their inputs.
    assert texts[0].count('"linalg.matmul"') == 6 + 3 + 2, texts[0].count('"linalg.matmul"')
    assert "scf.for" not in text_of(model, torch.randn(2, recurrences.FEWEST - 1, 3))


def dropped():
    """Dropout between layers draws what it draws for networks step by step."""
    torch.manual_seed(7)
    model = nn.LSTM(3, 4, num_layers=3, dropout=0.4)
    x = torch.randn(STEPS, ROWS, 3)
    losses = []
    for fewest in (3, STEPS + 1):
        optimizer = torch.optim.SGD(model.parameters(), 0.5)
        with mock.patch.object(recurrences, "FEWEST", fewest):
            step = dp.torch.train_step(
                model,
                lambda model, x: model(x)[0].square().sum(),
                optimizer,
                (x,),
                batch_dim={"batch": 1},
                seed=9,
            )
            with dp.Session(step, devices=2) as run:
                losses.append([run(x * k)["loss"] for k in (1, 2)])
    near_all("losses with dropout", *(dict(enumerate(one)) for one in losses), 1e-4)


def refused():
    """States of other sizes are PyTorch's to refuse: none is broadcast."""
    network = nn.LSTM(3, 4)
    x, weights = torch.randn(STEPS, ROWS, 3), list(network.parameters())
    for sizes in ((1, ROWS, 1), (2, ROWS, 4)):
        states = [torch.randn(sizes), torch.randn(sizes)]
        rest = (x, states, weights, True, 1, 0.0, True, False, False)
        said = []
        for function in (torch.lstm, recurrences.REPLACED[torch.lstm]):
            try:
                function(*rest)
                said.append(None)
            except (RuntimeError, IndexError) as error:
                said.append(str(error))
        assert said[0] == said[1], said


class Derived(nn.Module):
    """A loss with a derivative of the network of another kind."""

    def __init__(self, kind, transform):
        super().__init__()
        self.network, self.transform = kind(3, 4, batch_first=True), transform

    def forward(self, x):
        return self.transform(lambda x: self.network(x)[0], x).square().mean()


def penalty(function, x):
    """The gradient is linear in the weights of the loss, and needs one of its own."""
    x = x.detach().requires_grad_()
    return torch.autograd.grad(function(x).sum(), x, create_graph=True)[0]


def tangent(function, x):
    return torch.func.jvp(function, (x,), (x.cos(),))[1]


def under_autocast(function, x):
    with torch.autocast("cpu", torch.bfloat16):
        return function(x).float()


def derived():
    """What a loop has no rule for is computed step by step."""
    x = torch.randn(5, 3, 3)
    for kind, transform, tolerance in (
        (nn.LSTM, penalty, 1e-4),
        (nn.GRU, tangent, 1e-4),
        (nn.GRU, under_autocast, 0.02),
    ):
        torch.manual_seed(4)
        model = Derived(kind, transform)
        for name, weight in model.named_parameters():
            # Then the second gradient comes by way of what the loop has kept alone.
            weight.requires_grad_(transform is not penalty or "ih" in name)
        eager = copy.deepcopy(model)
        loss = eager(x)
        loss.backward()
        optimizer = torch.optim.SGD([p for p in model.parameters() if p.requires_grad], 1.0)
        before = {k: v.clone() for k, v in model.state_dict().items()}
        step = dp.torch.train_step(model, None, optimizer, (x,))
        assert "scf.for" not in step.trace(step.example).text
        with dp.Session(step, devices=2) as run:
            near(transform.__name__, run(x)["loss"], loss, tolerance)
            run.sync(model)
        for name, weight in eager.named_parameters():
            if weight.grad is not None:
                got = before[name] - model.state_dict()[name]
                near(f"{transform.__name__} {name}", got, weight.grad, tolerance)


def wrapped():
    """DataParallel, with the gradients of inputs and initial states, two backwards, and no rows
    beside them."""
    torch.manual_seed(5)
    model = Sequences(nn.LSTM, batch_first=True, num_layers=2)
    x = torch.randn(ROWS, STEPS, 3)
    model(x)
    eager = copy.deepcopy(model)
    parallel = dp.torch.DataParallel(model, devices=3)
    for _ in range(2):
        results = []
        for one in (parallel, eager):
            given = x.clone().requires_grad_()
            loss = one(given)
            loss.backward()
            results.append((loss, given.grad))
        near("loss", results[0][0], results[1][0])
        near("gradient", results[0][1], results[1][1])
    for (name, a), b in zip(model.named_parameters(), eager.parameters(), strict=True):
        near(name, a.grad, b.grad, 1e-4)
    with torch.no_grad():
        near("evaluated", parallel(x), eager(x))


def of_lengths():
    """Sequences of any length are one graph from the second length on."""
    torch.manual_seed(6)
    model = Sequences(nn.GRU, batch_first=True)
    batches = [(torch.randn(4, steps, 3),) for steps in (20, 17, 5, 33)]
    with mock.patch.object(export, "export_open", side_effect=export.export_open) as traced:
        compare(model, batches, 1)
    opened = [bool(call.args[9:] and call.args[9]) for call in traced.call_args_list]
    assert opened == [False, True], opened


for test in (functions, trained, grown, dropped, refused, derived, wrapped, of_lengths):
    test()
    print(test.__name__, flush=True)
