"""Iterators, clocks, the environment, parameters that forward writes, several optimizers and
objects in the batch."""

import copy
import dataclasses
import datetime
import functools
import io
import itertools
import logging
import math
import os
import pickle
import time
import warnings
from time import perf_counter as now

import numpy as np
import torch
import torch.nn.functional as F
from harness import near, refuses
from states import X, Y, agree, loss_of, made, run_tests, write_only
from torch import nn

import dp

FILE = os.path.basename(__file__)


def outside():
    """Iterators that forward draws from are refused, clocks are told, the environment counts, and
    what is not computed cannot be read."""
    counter, line = itertools.count(1), lambda number: f"{FILE}:{number}: the step draws from "
    for draws in (
        itertools.count(1),
        iter([1, 2, 3]),
        (i for i in range(9)),
        itertools.cycle([1, 2]),
        zip([1, 2]),
    ):
        body = lambda self, h: h * next(self.plain.draws)
        model, optimizer = made(body)()
        model.plain.draws = draws
        here = line(body.__code__.co_firstlineno)
        with refuses(
            dp.TraceError, here + f"plain.draws, a {type(draws).__name__}", "self.count += 1"
        ):
            dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)))
        assert model.plain.draws is draws

    def by_default(self, h, number=counter):
        return h * next(number)

    model, optimizer = made(lambda self, h: h * next(counter))()
    with refuses(dp.TraceError, "draws from", "counter, a count"):
        dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)))
    for body in (by_default, functools.partial(lambda number, self, h: h * next(number), counter)):
        model, optimizer = made(body)()
        with refuses(dp.TraceError, "draws from", "a count"):
            dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)))
    model, optimizer = made(lambda self, h: h * len(self.file.readline()))()
    model.file = io.StringIO("a\nbb\n")
    with refuses(dp.TraceError, "draws from file, a StringIO"):
        dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)))
    assert next(counter) == 1 and model.file.readline() == "a\n"

    # An iterator that forward does not draw from does not matter; nor does what a library asks a
    # clock.
    body = lambda self, h: h * (1 + 0 * time.time()) * (1 + 0 * datetime.datetime.now().year)
    model, optimizer = made(body)()
    model.draws = counter
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)))
    said = [str(w.message) for w in found]
    here = f"{FILE}:{body.__code__.co_firstlineno}: the step calls "
    names = "time.time", "datetime.now"
    assert all(here + name in text for name, text in zip(names, said)) and len(said) == 2, said
    assert (
        isinstance(datetime.datetime.now(), datetime.datetime)
        and type(time.time).__name__ == "builtin_function_or_method"
    )

    def scale(number, model, optimizer):
        os.environ["DP_TEST_SCALE"] = str(1 + number // 2)

    scale(0, None, None)
    model, _ = agree(
        made(lambda self, h: h * float(os.environ["DP_TEST_SCALE"])),
        loss_of,
        [(X, Y)] * 4,
        scale,
        numbers=(2,),
    )
    agree(
        made(lambda self, h: h * float(os.getenv("DP_TEST_NOTHING", 2))),
        loss_of,
        [(X, Y)] * 2,
        numbers=(2,),
    )

    model, optimizer = made(write_only)()
    with dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y))) as run:
        run(X, Y)
        copy.deepcopy(model), pickle.loads(pickle.dumps(model.last))
        reads = (
            lambda: model.last + 1,
            lambda: model.last.mean(),
            lambda: torch.tanh(model.last),
            lambda: float(model.last),
        )
        for read in reads:
            with refuses(
                dp.TraceError,
                "last is set at ",
                f".py:{write_only.__code__.co_firstlineno + 1}",
                "among the results",
            ):
                read()
        run(X, Y)
    near("eager", model(X), model.last)


LOG = logging.getLogger("surroundings")
BEGIN = time.time()
BEGUN = datetime.date.today()


def logs(self, h):
    start = time.time()
    LOG.warning("took %.3f s, at %s", time.time() - start, datetime.datetime.now())
    LOG.warning(f"{(now() - start) * 1000:.1f} {time.time_ns() - 5}")
    return h


def decides(self, h):
    return h * 2 if time.monotonic() - 5 > 0 else h


def keeps(self, h):
    self.start = now()
    return h


def computes(self, h):
    return h * math.exp(BEGIN - time.time())


def body_lines(code):
    return {line for *_, line in code.co_lines() if line}


def clocks():
    """A clock is told if something is computed, decided or kept with it, and not if it is printed
    or logged."""
    LOG.addHandler(logging.StreamHandler(io.StringIO()))
    LOG.propagate = False
    bodies = {
        logs: None,
        decides: "time.monotonic",
        keeps: "time.perf_counter",
        computes: "time.time",
        lambda self, h: torch.add(h, h, alpha=time.time() - BEGIN): "time.time",
        lambda self, h: h + torch.tensor([now(), 1.0]): "time.perf_counter",
        lambda self, h: h * (time.time_ns() % 7): "time.time_ns",
        lambda self, h: (
            h + (datetime.datetime.now() - datetime.datetime(2020, 1, 1)).total_seconds()
        ): "datetime.now",
        lambda self, h: h * datetime.date.today().day: "date.today",
        lambda self, h: (
            h * (2.0 if datetime.date.today() > datetime.date(2020, 1, 1) else 1.0)
        ): "date.today",
        lambda self, h: h * (datetime.date.today() - datetime.date(2020, 1, 1)).days: "date.today",
        lambda self, h: h * datetime.datetime.now().date().toordinal(): "datetime.now",
        lambda self, h: h * datetime.datetime.now().weekday(): "datetime.now",
        lambda self, h: h * datetime.datetime.now().time().minute: "datetime.now",
        lambda self, h: (
            h * datetime.date(2020, 1, 2).day if isinstance(BEGUN, datetime.date) else h
        ): None,
        lambda self, h: (
            h * (2.0 if math.isclose(now(), 5.0, rel_tol=1e-3) else 1.0)
        ): "time.perf_counter",
        lambda self, h: h * (2.0 if math.isclose(5.001, 5.0, rel_tol=1e-3) else 1.0): None,
        lambda self, h: h * float(np.sin(now())): "time.perf_counter",
    }
    for body, name in bodies.items():
        model, optimizer = made(body)()
        with warnings.catch_warnings(record=True) as found:
            warnings.simplefilter("always")
            step = dp.torch.train_step(model, loss_of, optimizer, (X, Y))
            after = step.trace(step.example).after
        said = [str(w.message) for w in found]
        first = body.__code__.co_firstlineno
        # A lambda that does not fit a line has its body in the next one.
        lines = {first + 1} if body.__name__ != "<lambda>" else body_lines(body.__code__)
        place = f"{FILE}:{max(lines)}: the step calls {name} and"
        assert len(said) == (name is not None) and all(place in text for text in said), (name, said)
        assert (
            type(time.time()) is float and type(math.exp).__name__ == "builtin_function_or_method"
        )
        after()
        assert type(getattr(model, "start", 0.0)) is float


class Averages(nn.Module):
    """A network and an average of it, which forward moves if `inside`."""

    def __init__(self, inside):
        super().__init__()
        self.net, self.mean, self.inside = (
            nn.Linear(3, 2),
            nn.Linear(3, 2).requires_grad_(False),
            inside,
        )

    def forward(self, x):
        if self.inside:
            for p, mean in zip(self.net.parameters(), self.mean.parameters()):
                mean.data = mean.data * 0.9 + p.data * 0.1
        return F.mse_loss(self.net(x), self.mean(x + 1))


class Averaging(torch.optim.SGD):
    """Averages the parameters of its first group in its second one."""

    @torch.no_grad()
    def step(self, closure=None):
        super().step()
        for p, mean in zip(self.param_groups[0]["params"], self.param_groups[1]["params"]):
            mean.mul_(0.9).add_(p, alpha=0.1)


class Clamped(nn.Linear):
    def forward(self, x):
        with torch.no_grad():
            self.weight.clamp_(-0.2, 0.2)
        self.bias.data.mul_(0.5)
        return super().forward(x).square().mean()


def parameters_in_forward():
    def inside():
        model = Averages(True)
        return model, torch.optim.SGD(model.net.parameters(), 0.3)

    def outside():
        model = Averages(False)
        groups = [dict(params=list(part.parameters())) for part in (model.net, model.mean)]
        return model, Averaging(groups, 0.3)

    def clamped():
        model = Clamped(3, 2)
        return model, torch.optim.Adam(model.parameters(), 0.3)

    for make in (inside, outside, clamped):
        agree(make, lambda model, x: model(x), [(X,)] * 3)


def two_optimizers():
    losses = [
        lambda model, x: model(x).square().mean(),
        lambda model, x: (model(x) - 1).abs().mean(),
    ]
    kinds = [
        lambda p, lr: torch.optim.SGD(p, lr, momentum=0.9, dampening=0.5),
        lambda p, lr: torch.optim.Adam(p, lr),
    ]
    for kind in kinds:
        torch.manual_seed(1)
        model = nn.Linear(3, 2)
        want = copy.deepcopy(model)
        optimizers, eager = ([kind(m.parameters(), lr) for lr in (0.1, 0.2)] for m in (model, want))
        steps = [
            dp.torch.train_step(model, losses[i], optimizers[i], (X,), name=f"step{i}")
            for i in (0, 1)
        ]
        with dp.Session(*steps, devices=2) as run:
            for i in (0, 1, 0, 1):
                got = run.call(steps[i], X)["loss"]
                eager[i].zero_grad()
                value = losses[i](want, X)
                value.backward()
                eager[i].step()
                near(f"loss of step {i}", got, value)
    # One optimizer of two steps is one; two optimizers of other parameters need no names of their
    # own.
    again = dp.torch.train_step(model, losses[1], optimizers[0], (X,), name="again")
    dp.Session(steps[0], again)
    assert again.prefix == "optimizer."
    other = nn.Linear(3, 2)
    step = dp.torch.train_step(
        other, losses[0], torch.optim.SGD(other.parameters(), 0.1), (X,), name="other"
    )
    with refuses(dp.ArgumentError, "two tensors called weight", "nn.ModuleDict"):
        dp.Session(steps[0], step)


def one_memory():
    model = nn.Sequential(nn.Linear(3, 3), nn.Linear(3, 3))
    model[1].weight.data = model[0].weight.data
    with refuses(dp.ArgumentError, "0.weight and 1.weight are two tensors on one memory"):
        dp.torch.train_step(model, loss_of, torch.optim.SGD(model.parameters(), 0.1), (X, Y))
    flat = torch.randn(24)
    model[0].weight.data, model[1].weight.data = flat[:9].view(3, 3), flat[9:18].view(3, 3)
    dp.torch.train_step(model, loss_of, torch.optim.SGD(model.parameters(), 0.1), (X, Y))


@dataclasses.dataclass(frozen=True)
class Sample:
    x: torch.Tensor
    scale: float = 2.0


class Data:
    pass


def objects_in_the_batch():
    model = nn.Linear(3, 1)
    data = Data()
    data.x, data.sample = X, Sample(X)
    loss = lambda model, data: (model(data.x) + data.sample.scale * model(data.sample.x)).mean()
    step = dp.torch.train_step(model, loss, torch.optim.SGD(model.parameters(), 0.0), (data,))
    evaluation = dp.torch.eval_step(model, lambda model, x: Sample(model(x), 1.0), (X,))
    with dp.Session(step, evaluation, devices=2) as run:
        near("loss", run(data)["loss"], loss(model, data))
        data.x, data.sample = torch.zeros(4, 3), Sample(X + 1)
        near("refilled", run(data)["loss"], loss(model, data))
        # A number is a constant of the graph, and another number, also of another type, another
        # graph.
        for scale in (3.0, 1, True, 3.0):
            data.sample = Sample(X, scale)
            near("scaled", run(data)["loss"], loss(model, data))
        negated = torch.complex(X, X + 1).conj().imag
        assert negated.is_neg()
        near("negated", run.call(evaluation, negated).x, model(negated))
        result = run.call(evaluation, X)
        assert type(result) is Sample and result.scale == 1.0
        near("result", result.x, model(X))


class Named(nn.Module):
    def __init__(self):
        super().__init__()
        self.begun = nn.Linear(3, 2)

    def forward(self, x):
        return self.begun(x)


def names_of_attributes():
    """A global of the script may have an attribute's name and another value in each step: no step
    is traced again."""
    global begun
    model, traces = Named(), []
    step = dp.torch.train_step(model, loss_of, torch.optim.SGD(model.parameters(), 0.1), (X, Y))
    trace = step.trace
    step.trace = lambda arrays: traces.append(begun) or trace(arrays)
    begun = 0
    with dp.Session(step, devices=2) as run:
        for begun in range(1, 4):
            run(X, Y)
    assert traces == [0], traces


run_tests(
    [
        outside,
        clocks,
        names_of_attributes,
        parameters_in_forward,
        two_optimizers,
        one_memory,
        objects_in_the_batch,
    ]
)
