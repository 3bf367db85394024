"""What Python does around the graph counts in each step: state of Python's objects, what changes between steps, caches.
Usage: python_state.py [TEST...]"""
import collections
import copy
import dataclasses
import datetime
import functools
import io
import itertools
import os
import pickle
import random
import sys
import threading
import time
import warnings

import numpy as np
import torch
import torch.nn.functional as F
from iree.compiler import ir
from torch import nn

import dp
from dp.torch import decompositions, passes
from harness import near, near_all, refuses

warnings.filterwarnings("ignore", "step .* is traced again and again")
X = torch.arange(12.0).view(4, 3) / 12
Y = torch.tensor([0, 1, 0, 1])


def agree(make, loss, batches, change=lambda number, *parts: None, numbers=(1, 2, 3), **options):
    """Trains what make(), a model and an optimizer, returns by dp and by eager PyTorch. `change(number, model, optimizer)` is called
    before each step."""
    for devices in numbers:
        torch.manual_seed(1)
        random.seed(1)
        np.random.seed(1)
        model, optimizer = make()
        torch.manual_seed(1)
        want, eager = make()
        of_dp, of_eager = (loss, copy.deepcopy(loss)) if isinstance(loss, Keeps) else (loss, loss)
        given, drawn = [], (random.getstate(), np.random.get_state())
        with dp.Session(dp.torch.train_step(model, of_dp, optimizer, batches[0], **options), devices=devices) as run:
            for number, batch in enumerate(batches):
                change(number, model, optimizer)
                given.append(run(*batch)["loss"])
            run.sync(model)
        random.setstate(drawn[0])
        np.random.set_state(drawn[1])
        for number, batch in enumerate(batches):
            change(number, want, eager)
            eager.zero_grad()
            value = of_eager(want, *batch)
            value.backward()
            eager.step()
            near(f"loss {number} on {devices} devices", given[number], value)
        near_all(f"on {devices} devices:", model.state_dict(), want.state_dict())
    return model, want


class Keeps:
    """A loss with state of its own."""


HISTORY = []


class Net(nn.Module):
    def log(self, loss):
        """Is not called in a trace, so that what it changes does not matter to it."""
        HISTORY.append(loss)

    def __init__(self, body):
        super().__init__()
        self.layer, self.body = nn.Linear(3, 2), body
        self.number, self.kept, self.last, self.plain = 0, torch.zeros(4, 2), None, Keeps()
        self.random, self.numpy = random.Random(3), np.random.default_rng(3)
        self.plain.kept = torch.zeros(())

    def forward(self, x):
        return self.body(self, self.layer(x))


def made(body):
    def make():
        model = Net(body)
        return model, torch.optim.SGD(model.parameters(), 0.5)
    return make


def loss_of(model, x, y):
    return F.cross_entropy(model(x), y)


def counter(self, h):
    self.number += 1
    return h * min(1.0, self.number / 3)


def carry(self, h):
    self.kept = torch.tanh(h + self.kept).detach()
    return h + self.kept


def carry_in_place(self, h):
    h = torch.tanh(h + self.kept)
    self.kept.mul_(0.5).add_(h.detach())
    return h


def carry_in_object(self, h):
    self.plain.kept = 0.5 * self.plain.kept + h.detach().mean()
    return h - self.plain.kept


def carry_pair(self, h):
    first, second = self.last or (torch.zeros(2), torch.ones(2))
    self.last = second * 0.5, h.detach().mean(0)
    return h + first


def write_only(self, h):
    self.last = h
    return h


def initialize_once(self, h):
    if self.last is None:
        self.last = True
        h = h * 3
    return h


def alternate(self, h):
    self.number = (self.number + 1) % 2
    return h if self.number else -h


def draw(self, h):
    return h * (1 if random.random() > 0.5 else 2)


def draw_numpy(self, h):
    return h * float(np.random.rand()) * self.numpy.random() * (1 + self.random.random())


def in_forward():
    for body in (counter, carry, carry_in_place, carry_in_object, carry_pair, write_only, initialize_once, alternate, draw, draw_numpy):
        numbers = (1, 2, 3) if body in (carry, carry_in_object) else (2,)
        model, want = agree(made(body), loss_of, [(X, Y)] * 4, numbers=numbers)
        assert body is write_only or type(model.last) is type(want.last), (body, model.last, want.last)
        near(body.__name__, model.kept, want.kept)
    # The model runs in eager PyTorch, and a second session begins where it is.
    assert not isinstance(model.kept, torch._subclasses.FakeTensor)

    model, optimizer = made(write_only)()
    with dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y))) as run:
        for _ in range(3):
            model.log(run(X, Y)["loss"])
        assert len(run._programs._choices["train_step"]) == 1

    def grow(self, h):
        self.plain.list.append(h.detach())
        return h + self.plain.list[0]

    model, optimizer = made(grow)()
    model.plain.list = []
    with refuses(dp.TraceError, "appends a tensor to plain.list"):
        dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)))


class Slotted:
    __slots__ = ("number",)
    of_class = 0

    def __init__(self):
        self.number = 0


LOCAL = threading.local()


def count_in_slots(self, h):
    self.plain.slotted.number += 1
    return h * self.plain.slotted.number


def count_in_class(self, h):
    Slotted.of_class += 1
    return h * Slotted.of_class


def count_in_function(self, h):
    count_in_function.number += 1
    return h * count_in_function.number


def count_in_thread(self, h):
    LOCAL.number += 1
    return h * LOCAL.number


def rotate(self, h):
    self.plain.queue.rotate(1)
    return h * self.plain.queue[0]


def elsewhere():
    """State in slots, classes, functions, thread locals and queues."""
    def make(body):
        def make():
            Slotted.of_class = count_in_function.number = LOCAL.number = 0
            model, optimizer = made(body)()
            model.plain.slotted, model.plain.queue = Slotted(), collections.deque([1, 2, 3])
            return model, optimizer
        return make

    for body in (count_in_slots, count_in_class, count_in_function, count_in_thread, rotate):
        start = make(body)
        # Both runs begin at 0: the state is of the process.
        begin = lambda number, model, optimizer: start() if number == 0 else None
        agree(start, loss_of, [(X, Y)] * 3, begin, numbers=(2,))


def outside():
    """Iterators that forward draws from are refused, clocks are told, the environment counts, and what is not computed cannot be read."""
    counter, line = itertools.count(1), lambda number: f"python_state.py:{number}: the step draws from "
    for draws in (itertools.count(1), iter([1, 2, 3]), (i for i in range(9)), itertools.cycle([1, 2]), zip([1, 2])):
        model, optimizer = made(lambda self, h: h * next(self.plain.draws))()
        model.plain.draws = draws
        here = line(outside.__code__.co_firstlineno + 4)
        with refuses(dp.TraceError, here + f"plain.draws, a {type(draws).__name__}", "self.count += 1"):
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

    # An iterator that forward does not draw from does not matter; nor does what a library asks a clock.
    model, optimizer = made(lambda self, h: h * (1 + 0 * time.time()) * (1 + 0 * datetime.datetime.now().year))()
    model.draws = counter
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)))
    said = [str(w.message) for w in found]
    here = f"python_state.py:{outside.__code__.co_firstlineno + 28}: the step calls "
    assert [here + name in text for name, text in zip(("time.time", "datetime.now"), said)] == [True, True] and len(said) == 2, said
    assert isinstance(datetime.datetime.now(), datetime.datetime) and type(time.time).__name__ == "builtin_function_or_method"

    def scale(number, model, optimizer):
        os.environ["DP_TEST_SCALE"] = str(1 + number // 2)

    scale(0, None, None)
    model, _ = agree(made(lambda self, h: h * float(os.environ["DP_TEST_SCALE"])), loss_of, [(X, Y)] * 4, scale, numbers=(2,))
    agree(made(lambda self, h: h * float(os.getenv("DP_TEST_NOTHING", 2))), loss_of, [(X, Y)] * 2, numbers=(2,))

    model, optimizer = made(write_only)()
    with dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y))) as run:
        run(X, Y)
        copy.deepcopy(model), pickle.loads(pickle.dumps(model.last))
        reads = (lambda: model.last + 1, lambda: model.last.mean(), lambda: torch.tanh(model.last), lambda: float(model.last))
        for read in reads:
            with refuses(dp.TraceError, "last is set at ", f".py:{write_only.__code__.co_firstlineno + 1}", "among the results"):
                read()
        run(X, Y)
    near("eager", model(X), model.last)


class Balance(Keeps):
    mean = None

    def __call__(self, model, x, y):
        value = F.cross_entropy(model(x), y)
        self.mean = value.detach() if self.mean is None else 0.5 * self.mean + 0.5 * value.detach()
        return value / self.mean


def in_loss():
    agree(made(write_only), Balance(), [(X, Y)] * 3)
    teachers = []

    def make():
        model, optimizer = made(write_only)()
        model.teacher = [nn.Sequential(nn.Linear(3, 2), nn.BatchNorm1d(2))]
        teachers.append(model.teacher[0])
        return model, optimizer

    agree(make, lambda model, x, y: F.mse_loss(model(x), model.teacher[0](x).detach()), [(X, Y)] * 3, numbers=(2,))


def between_steps():
    batches = [(torch.randn(6, 3), torch.randint(2, (6,))) for _ in range(4)]

    def make(part=slice(None)):
        model = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.LeakyReLU(0.1), nn.Linear(4, 2))
        model[0].requires_grad_(False)
        return model, torch.optim.SGD(model[part].parameters(), 0.3, momentum=0.9)

    at = lambda change: lambda number, model, optimizer: change(model, optimizer) if number == 2 else None
    agree(make, loss_of, batches, at(lambda model, optimizer: model[0].requires_grad_(True)))
    toggle = lambda number, model, optimizer: model[0].requires_grad_(number % 2 == 1)
    agree(make, loss_of, batches, toggle, numbers=(2,))
    group = lambda model, optimizer: optimizer.add_param_group(dict(params=model[1].parameters(), lr=0.1))
    agree(functools.partial(make, slice(3, 4)), loss_of, batches, at(group))
    for change in (lambda model, optimizer: model[1].eval(), lambda model, optimizer: setattr(model[2], "negative_slope", 0.9),
                   lambda model, optimizer: model.register_forward_hook(lambda module, given, result: result * 2),
                   lambda model, optimizer: setattr(model[2], "forward", torch.tanh)):
        agree(make, loss_of, batches, at(change), numbers=(2,))
    with refuses(dp.ArgumentError, "inputs=('momentum',)"):
        agree(make, loss_of, batches, at(lambda model, optimizer: optimizer.param_groups[0].update(momentum=0.5)), numbers=(1,))


@functools.lru_cache(None)
def table(size):
    return torch.arange(size, dtype=torch.float32)[:, None]


CACHE = {}


def caches():
    def cached(self, h):
        if "ones" not in CACHE:
            CACHE["ones"] = torch.ones(2)
        if self.last is None:
            self.last = torch.arange(2.0)
        return h * table(h.shape[0]) + CACHE["ones"] + self.last

    model, _ = agree(made(cached), loss_of, [(X, Y), (X[:3], Y[:3]), (X, Y)])
    assert all(type(value) is torch.Tensor for value in (model(X), CACHE["ones"], table(4)))
    # What a cached function does beside returning a value belongs to its first call, which no graph has.
    log = []

    @functools.lru_cache
    def set_count(model, rows):
        model.number += 1
        return rows

    @functools.lru_cache
    def append(model, rows):
        log.append(rows)
        return rows

    for body, what in (lambda self, h: h * set_count(self, h.shape[0]), "number"), (lambda self, h: h * append(self, h.shape[0]), "log["):
        with refuses(dp.TraceError, "functools.lru_cache changes", what):
            agree(made(body), loss_of, [(X, Y)])


class Averages(nn.Module):
    """A network and an average of it, which forward moves if `inside`."""

    def __init__(self, inside):
        super().__init__()
        self.net, self.mean, self.inside = nn.Linear(3, 2), nn.Linear(3, 2).requires_grad_(False), inside

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
    losses = [lambda model, x: model(x).square().mean(), lambda model, x: (model(x) - 1).abs().mean()]
    kinds = [lambda p, lr: torch.optim.SGD(p, lr, momentum=0.9, dampening=0.5), lambda p, lr: torch.optim.Adam(p, lr)]
    for kind in kinds:
        torch.manual_seed(1)
        model = nn.Linear(3, 2)
        want = copy.deepcopy(model)
        optimizers, eager = ([kind(m.parameters(), lr) for lr in (0.1, 0.2)] for m in (model, want))
        steps = [dp.torch.train_step(model, losses[i], optimizers[i], (X,), name=f"step{i}") for i in (0, 1)]
        with dp.Session(*steps, devices=2) as run:
            for i in (0, 1, 0, 1):
                got = run.call(steps[i], X)["loss"]
                eager[i].zero_grad()
                value = losses[i](want, X)
                value.backward()
                eager[i].step()
                near(f"loss of step {i}", got, value)
    # One optimizer of two steps is one; two optimizers of other parameters need no names of their own.
    again = dp.torch.train_step(model, losses[1], optimizers[0], (X,), name="again")
    dp.Session(steps[0], again)
    assert again.prefix == "optimizer."
    other = nn.Linear(3, 2)
    step = dp.torch.train_step(other, losses[0], torch.optim.SGD(other.parameters(), 0.1), (X,), name="other")
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


def without_values():
    """Layers whose forward asks for a number, or writes its table, in eager PyTorch."""
    def normalized():
        model = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4, momentum=None), nn.Linear(4, 2))
        return model, torch.optim.SGD(model.parameters(), 0.1)

    def table():
        model = nn.Embedding(5, 3, max_norm=1.0)
        return model, torch.optim.SGD(model.parameters(), 0.1)

    agree(normalized, loss_of, [(X, Y), (X + 1, Y), (2 * X, Y)], numbers=(1, 3))
    agree(table, lambda model, i: (model(i) + 1).square().sum(), [(torch.tensor([1, 2, 1, 4]),)] * 3, numbers=(1, 3))


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
        # A number is a constant of the graph, and another number, also of another type, another graph.
        for scale in (3.0, 1, True, 3.0):
            data.sample = Sample(X, scale)
            near("scaled", run(data)["loss"], loss(model, data))
        negated = torch.complex(X, X + 1).conj().imag
        assert negated.is_neg()
        near("negated", run.call(evaluation, negated).x, model(negated))
        result = run.call(evaluation, X)
        assert type(result) is Sample and result.scale == 1.0
        near("result", result.x, model(X))


def edited_weights():
    def clip(number, model, optimizer):
        for p in model.parameters():
            p.data.clamp_(-0.3, 0.3)

    def load(number, model, optimizer):
        if number == 2:
            model.load_state_dict({name: value * 0.5 for name, value in model.state_dict().items()})

    def reload(number, model, optimizer):
        if number == 2:
            saved = copy.deepcopy(optimizer.state_dict())
            for entries in saved["state"].values():
                entries["momentum_buffer"].mul_(0.25)
            optimizer.load_state_dict(saved)

    def reset(number, model, optimizer):
        if number == 2:
            model.kept = torch.ones(4, 2)

    def make():
        model = nn.Sequential(nn.Linear(3, 8), nn.BatchNorm1d(8), nn.Linear(8, 2))
        return model, torch.optim.SGD(model.parameters(), 0.3, momentum=0.9)

    agree(make, loss_of, [(X, Y)] * 4, clip)
    for change in (load, reload):
        agree(make, loss_of, [(X, Y)] * 4, change, numbers=(2,))
    agree(made(carry), loss_of, [(X, Y)] * 4, reset, numbers=(1,))


def current_when_read():
    """A module and an optimizer are current when they are read: evaluated, saved, copied, pickled."""
    for devices in (1, 2, 3):
        torch.manual_seed(1)
        model = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 2))
        want = copy.deepcopy(model)
        optimizer, eager = (torch.optim.Adam(m.parameters(), 0.1) for m in (model, want))
        first = model[0].weight
        run = dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)), devices=devices)
        reads = [lambda m: m.state_dict()["2.weight"], lambda m: m(X), lambda m: m[2].weight, lambda m: copy.deepcopy(m)[2].weight,
                 lambda m: torch.nn.utils.parameters_to_vector(m.parameters()), lambda m: pickle.loads(pickle.dumps(m))[2].weight]
        for number, read in enumerate(reads):
            model.train()
            run(X, Y)
            eager.zero_grad()
            loss_of(want, X, Y).backward()
            eager.step()
            near(f"read {number}", read(model.eval()), read(want.eval()))
            want.train()
            got = optimizer.state_dict()["state"][0]
            near_all("optimizer", got, eager.state_dict()["state"][0])
            assert model[0].weight is first
        # A step that fails, and a session that has ended, are told.
        model.train()
        run(X, Y)
        with torch.no_grad():
            first.mul_(2)
        run(X, Y)
        run.close()
        with warnings.catch_warnings(record=True) as found:
            warnings.simplefilter("always")
            model.state_dict()
        assert ["the session that has trained the module has ended" in str(w.message) for w in found] == [True], found
        model[0].weight = nn.Parameter(torch.zeros(8, 3))
    second = dp.torch.train_step(want, loss_of, eager, (X, Y))
    with dp.Session(second, devices=2) as run:
        run(X, Y)
        want[0].weight = nn.Parameter(torch.zeros(8, 3))
        with refuses(dp.ArgumentError, "0.weight is another parameter"):
            run(X, Y)


def optimizer_state():
    """What is read of optimizer.state[p] is current, and what is written there counts."""
    def make(kind):
        def make():
            model = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 2))
            return model, kind(model.parameters())
        return make

    def halve(number, model, optimizer):
        for entries in optimizer.state.values():
            for key, value in entries.items():
                if key != "step":
                    value.mul_(0.5)

    def in_eager(number, model, optimizer):
        if number == 2:
            optimizer.zero_grad()
            loss_of(model, X + 1, Y).backward()
            optimizer.step()
            optimizer.zero_grad()

    at = lambda change: lambda number, model, optimizer: change(model, optimizer) if number == 2 else None
    changes = (at(lambda model, optimizer: optimizer.state.clear()), at(lambda model, optimizer: optimizer.state.pop(model[0].weight)),
               at(lambda model, optimizer: setattr(optimizer, "state", collections.defaultdict(dict))), halve, in_eager)
    for kind in (lambda p: torch.optim.SGD(p, 0.3, momentum=0.9), lambda p: torch.optim.Adam(p, 0.1)):
        for change in changes:
            agree(make(kind), loss_of, [(X, Y)] * 4, change, numbers=(2,))
    model, optimizer = make(kind)()
    want, eager = copy.deepcopy((model, optimizer))
    run = dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)), devices=2)
    held = None
    for _ in range(3):
        run(X, Y)
        eager.zero_grad()
        loss_of(want, X, Y).backward()
        eager.step()
        near("state", optimizer.state[model[0].weight]["exp_avg"], eager.state[want[0].weight]["exp_avg"])
        held = held if held is not None else optimizer.state[model[0].weight]["exp_avg"]
        assert held is optimizer.state[model[0].weight]["exp_avg"]
        copied = copy.deepcopy(optimizer)
        near_all("copy", copied.state_dict()["state"][2], eager.state_dict()["state"][2])
        assert type(copied.state) is collections.defaultdict
    run(X, Y)
    run.close()
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        optimizer.state[model[0].weight]
    assert sum("the session that has run the optimizer has ended" in str(w.message) for w in found) == 1, found


def old_references():
    """Parameters that were taken from the module before, and are edited by `.data`."""
    def make():
        model = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 2))
        return model, torch.optim.SGD(model.parameters(), 0.3, momentum=0.9)

    held = []

    def shrink(number, model, optimizer):
        held[:] = held if number else list(model.parameters())
        for p in held:
            p.data.mul_(0.9)

    def replace(number, model, optimizer):
        held[:] = held if number else list(model.parameters())
        for p in held:
            p.data = p.data * 0.9

    for change in (shrink, replace):
        agree(make, loss_of, [(X, Y)] * 3, change, numbers=(1, 2))

    # Changed between the step and its session, too.
    model, optimizer = make()
    want, eager = copy.deepcopy((model, optimizer))
    step = dp.torch.train_step(model, loss_of, optimizer, (X, Y))
    for m in (model, want):
        m[0].requires_grad_(False)
    with dp.Session(step) as run:
        run(X, Y)
        run.sync(model)
    loss_of(want, X, Y).backward()
    eager.step()
    near_all("weights", model.state_dict(), want.state_dict())


def hooks():
    """Hooks that are added after the step was made are refused; hooks of all modules, autocast around a call and groups count."""
    def make():
        model = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 2))
        groups = [dict(params=model[at].parameters(), lr=lr) for at, lr in ((0, 0.2), (2, 0.3))]
        return model, torch.optim.SGD(groups, 0.3, momentum=0.9)

    at = lambda change: lambda number, model, optimizer: change(model, optimizer) if number == 2 else None
    nothing = lambda *given: None
    for change, word in ((lambda model, optimizer: model[0].weight.register_hook(nothing), "0.weight has hooks on its gradient"),
                         (lambda model, optimizer: model[2].bias.register_post_accumulate_grad_hook(nothing), "2.bias has hooks"),
                         (lambda model, optimizer: optimizer.register_step_pre_hook(nothing), "the optimizer has hooks"),
                         (lambda model, optimizer: optimizer.register_step_post_hook(nothing), "the optimizer has hooks")):
        with refuses(dp.ArgumentError, word, "clip_grad_norm"):
            agree(make, loss_of, [(X, Y)] * 3, at(change), numbers=(1,))
    found = []

    def of_all(number, model, optimizer):
        while found:
            found.pop().remove()
        if number == 2:
            found.append(nn.modules.module.register_module_forward_hook(lambda module, given, result: result * 1.5))

    agree(make, loss_of, [(X, Y)] * 4, of_all, numbers=(2,))
    agree(make, loss_of, [(X, Y)] * 4, at(lambda model, optimizer: optimizer.param_groups.pop(0)), numbers=(2,))
    model, optimizer = make()
    with dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y))) as run:
        run(X, Y)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            run(X, Y)
        run(X, Y)
        assert len(run._programs._choices["train_step"]) == 2


def refused_calls():
    """A call that is refused moves no scheduler and no counter."""
    model = nn.Linear(3, 2)
    optimizer = torch.optim.SGD(model.parameters(), 1.0)
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 1, 0.5)
    with dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y), scheduler=scheduler), devices=2) as run:
        run(X, Y)
        for wrong in ((X,), (X[:, :2], Y), (X.double(), Y), (X[:3], Y)):
            with refuses(dp.Error):
                run(*wrong)
        assert scheduler.last_epoch == 1 and optimizer.param_groups[0]["lr"] == 0.5 and run.steps == {"train_step": 1}
        run(X, Y)
        assert scheduler.last_epoch == 2


def verified():
    """verify= compares with eager PyTorch, changes nothing, and names the first tensor that differs."""
    class Wrong(nn.Module):
        def __init__(self):
            super().__init__()
            self.net = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.Linear(4, 2))
            self.is_wrong, self.calls = False, 0

        def forward(self, x):
            self.calls += 1
            h = self.net(x)
            return h * 1.1 if self.is_wrong and torch.compiler.is_compiling() else h

    def make():
        torch.manual_seed(1)
        model = Wrong()
        return model, torch.optim.AdamW(model.parameters(), 0.1)

    model, optimizer = make()
    for devices in (1, 3):
        step = dp.torch.train_step(model, loss_of, optimizer, (X, Y), ema=0.5, clip_grad_norm=1.0)
        evaluation = dp.torch.eval_step(model, example=(X,))
        with dp.Session(step, evaluation, devices=devices, verify=3) as run:
            before = model.calls
            for _ in range(4):
                run(X, Y)
            run.call(evaluation, X)
            assert model.calls == before + 5, model.calls
    model, optimizer = make()
    model.is_wrong = True
    with dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)), devices=2, verify=1) as run:
        with refuses(dp.VerifyError, "result 'loss' of step 'train_step', run 1, is ", "the framework's is") as raised:
            run(X, Y)
        assert raised.error.tensor == "loss"
        run(X, Y)
    model = nn.Sequential(nn.Dropout(0.5), nn.Linear(3, 2))
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    with dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y)), verify=1) as run, warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        run(X, Y)
    assert any("draws random numbers" in str(w.message) for w in found)


def located():
    """verify= names the op where a wrong lowering or decomposition begins to matter, with its line, and a module that a trace changes."""
    class Deep(nn.Module):
        def __init__(self):
            super().__init__()
            self.layers, self.last, self.is_wrong = nn.ModuleList(nn.Linear(3, 3) for _ in range(20)), nn.Linear(3, 2), False
            self.calls = 0

        def forward(self, x):
            self.calls += 1
            for number, layer in enumerate(self.layers):
                x = x + (torch.tanh(layer(x)) * 10 if number == 13 else F.silu(layer(x)))
            size = 9 if self.is_wrong and torch.compiler.is_compiling() else 10
            return F.gelu(self.last(x / size)) * self.calls

    def differs(is_wrong=False):
        torch.manual_seed(1)
        model = Deep()
        model.is_wrong = is_wrong
        step = dp.torch.train_step(model, loss_of, torch.optim.SGD(model.parameters(), 0.1), (X, Y))
        with dp.Session(step, devices=2, verify=2) as run:
            for number in range(2):
                with refuses(dp.VerifyError) as raised:
                    run(X, Y)
                assert model.calls == number + 1
        first = Deep.forward.__code__.co_firstlineno
        return str(raised.error), raised.error.op, int(raised.error.place.rpartition(":")[2]) - first

    def tanh_is_sine(op):
        if op.name == "math.tanh":
            with ir.InsertionPoint(op), op.location:
                new = ir.Operation.create("math.sin", results=[op.results[0].type], operands=[op.operands[0]])
            op.results[0].replace_all_uses_with(new.results[0])
        return ir.WalkResult.ADVANCE

    def lowered(module, graph):
        module = of_dp(module, graph)
        module.operation.walk(tanh_is_sine)
        return module

    of_dp, passes.run = passes.run, lowered
    text, op, line = differs()
    assert op == "aten.tanh.default" and line == 3 and "first op of the graph that differs is aten.tanh.default" in text, (text, op, line)
    passes.run = of_dp
    gelu, table = torch.ops.aten.gelu_backward.default, decompositions.TABLE
    of_torch = table[gelu]
    table[gelu] = lambda *given, **options: of_torch(*given, **options) * 1.5
    text, op, line = differs()
    assert op == str(gelu) and line == 5 and "The decomposition of aten.gelu_backward.default" in text, (text, op, line)
    table[gelu] = of_torch
    text, op, line = differs(is_wrong=True)
    assert "The trace differs from eager PyTorch first in the output of the module 'last' (Linear), made at " in text and line == 5, text


TESTS = ("in_forward elsewhere outside in_loss between_steps caches parameters_in_forward two_optimizers one_memory without_values "
         "objects_in_the_batch edited_weights current_when_read optimizer_state old_references hooks "
         "refused_calls verified located").split()
for name in sys.argv[1:] or TESTS:
    globals()[name]()
    print(name)
