"""Steps whose sizes change: one program for all of them, as eager PyTorch computes."""

import copy
import logging
import math
import warnings
from unittest import mock

import torch
import torch.nn.functional as F
from harness import DEVICES, Devices, near, near_all, refuses
from torch import nn

import dp
import dp._toolchain.compiler
import dp.torch
from dp._runtime.traffic import is_more
from dp.torch import steps

ONE_AND_SEVERAL = Devices()
ONE_AND_SEVERAL.NUMBERS = (1, 3, 8)
traces = []
lower = steps.lower


def noted(*args, **options):
    graph = lower(*args, **options)
    traces.append(graph.sizes is not None)
    return graph


class Decoder(nn.Module):
    """Rows and lengths of tokens: an embedding, positions, causal attention, a feed-forward."""

    def __init__(self):
        super().__init__()
        self.tokens, self.positions = nn.Embedding(17, 16), nn.Embedding(32, 16)
        self.norm, self.qkv, self.out = nn.LayerNorm(16), nn.Linear(16, 48), nn.Linear(16, 17)

    def forward(self, ids):
        rows, length = ids.shape
        x = self.tokens(ids) + self.positions(torch.arange(length))
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


def convolutional():
    return nn.Sequential(
        nn.Conv2d(3, 6, 3, padding=1),
        nn.BatchNorm2d(6),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Conv2d(6, 8, 3, stride=2),
        nn.GroupNorm(2, 8),
        nn.AdaptiveAvgPool2d(1),
        nn.Flatten(),
        nn.Linear(8, 5),
    )


def dense():
    return nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.BatchNorm1d(8), nn.Linear(8, 3))


class Branches(nn.Module):
    """Asks for its rows: each answer is another graph."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 3)

    def forward(self, x):
        x = 2 * x if x.shape[0] > 7 else x.cos()
        return self.layer(x) / x.shape[0]


class Masked(nn.Module):
    """Has a result whose rows depend on the data."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 3)

    def forward(self, x):
        return self.layer(x[x[:, 0] > 0]).mean(0, keepdim=True)


class Counting(nn.Module):
    """Keeps numbers of rows, which a graph for all sizes has not."""

    def __init__(self):
        super().__init__()
        self.layer, self.rows, self.seen = nn.Linear(4, 3), 0, []

    def forward(self, x):
        self.rows = x.shape[0]
        self.seen = [*self.seen[-1:], {"rows": 2 * x.shape[0]}]
        return self.layer(x)


def of_tokens(output, target):
    return F.cross_entropy(output.flatten(0, 1), target.flatten())


def tokens(rows, length):
    ids = torch.randint(17, (rows, length))
    return ids, ids.roll(1, 1)


def images(rows):
    return torch.randn(rows, 3, 12, 12), torch.randint(5, (rows,))


def series(rows):
    return torch.randn(rows, 5, 4), torch.randint(3, (rows,))


def vectors(rows):
    return torch.randn(rows, 4), torch.randint(3, (rows,))


def as_eager(model, loss, batches, devices, expected, **options):
    """Trains on the batches. `expected`: of each trace whether it left sizes open."""
    traces.clear()
    torch.manual_seed(3)
    eager, model = copy.deepcopy(model), copy.deepcopy(model)
    of_eager, optimizer = (torch.optim.SGD(m.parameters(), 0.1, 0.9) for m in (eager, model))
    step = dp.torch.train_step(model, loss, optimizer, batches[0], **options)
    with dp.Session(step, devices=devices, backend="cpu") as run:
        for batch in batches:
            of_eager.zero_grad()
            value = loss(eager(*batch[:-1]), batch[-1])
            value.backward()
            of_eager.step()
            near(f"loss on {devices} devices", run(*batch)["loss"], value.detach())
        run.sync(model)
    near_all(f"on {devices} devices:", model.state_dict(), eager.state_dict())
    assert traces == expected, (traces, expected)


def of_rows():
    """On every number of devices, also with fewer rows than devices; one row has its program."""
    for devices in DEVICES:
        batches = [vectors(rows) for rows in (6, 9, 4, 2, 13)]
        expected = [True] if devices in (1, 8) else []  # Others run the graph of the first one.
        as_eager(dense(), F.cross_entropy, batches, devices, expected, dynamic=True)
    for make, batch in ((convolutional, images), (Recurrent, series)):
        batches = [batch(rows) for rows in (4, 6, 3, 5, 4)]
        as_eager(make(), F.cross_entropy, batches, 1, [False, True])
        as_eager(make(), F.cross_entropy, batches[:2], 3, [True], dynamic=True)
    batches = [vectors(rows) for rows in (4, 6, 3)]
    as_eager(dense(), F.cross_entropy, batches, 3, [False, True])
    as_eager(dense(), F.cross_entropy, batches[:2], 1, [False, False], dynamic=False)
    batches = [images(rows) for rows in (4, 6)]
    as_eager(convolutional(), F.cross_entropy, batches, 3, [False, True])
    # A program for all sizes that moves more than that of the first sizes is not taken: the bags
    # are sums of all devices.
    batches = [(torch.randint(17, (r, 5)), torch.randint(3, (r,))) for r in (4, 6, 3)]
    as_eager(nn.EmbeddingBag(17, 3), F.cross_entropy, batches, 3, [False, True, False, False])
    # Statistics of each device's rows need their number.
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        batches = [vectors(rows) for rows in (4, 6)]
        options = {"sync_batch_norm": False, "dynamic": True}
        as_eager(nn.Linear(4, 3), F.cross_entropy, batches, 2, [False, False], **options)
    assert any("dynamic=True has no effect" in str(one.message) for one in found)


def of_traffic():
    """What a program for all sizes may move: no collective of another kind, no larger sums."""
    large, small, slightly = (
        [{"kind": "all_reduce", "bytes": n}] for n in (1_000_000, 400_000, 1_050_000)
    )
    unknown = [{"kind": "all_reduce", "bytes": None}]
    gathers = [*small, {"kind": "all_gather", "bytes": 8}]
    assert not is_more(slightly, large) and not is_more([], large)
    assert not is_more(gathers, gathers) and not is_more(unknown, unknown)
    assert is_more(large, small) and is_more(large, []) and is_more(unknown, large)
    assert is_more(gathers, large) and is_more([*gathers, gathers[-1]], gathers)


def of_lengths():
    """Rows and lengths that change together have one program, on any number of devices: the first
    graph has numbers or open rows."""
    batches = [tokens(*sizes) for sizes in ((4, 8), (6, 11), (3, 5), (13, 9), (2, 10))]
    as_eager(Decoder(), of_tokens, batches, 1, [False, True])
    for devices in (2, 3, 4, 7, 8):
        as_eager(Decoder(), of_tokens, batches, devices, [True, True], dynamic=True)
    # A length alone, then rows, too.
    batches = [tokens(*sizes) for sizes in ((4, 8), (4, 11), (7, 9))]
    as_eager(Decoder(), of_tokens, batches, 1, [False, True, True])


def of_decisions():
    """A branch on a size holds within its side; 0 and 1 are sizes of their own."""
    batches = [vectors(rows) for rows in (3, 5, 4, 9, 12, 1, 6)]
    loss = lambda output, y: F.cross_entropy(8 * output, y)
    as_eager(Branches(), loss, batches, 1, [False, True, True, False])


def of_settled_sizes():
    """A number that code asks for is one, beside rows that are open."""
    traces.clear()

    def scaled(state, x, y):
        return state, {"rows": 2 * x, "places": len(y) * y}

    batches = [(torch.randn(n, 4), torch.randn(m)) for n, m in ((6, 5), (9, 7), (4, 8), (3, 7))]
    dims = {"0": 0, "1": None}
    step = dp.torch.step(scaled, {"unused": torch.zeros(1)}, batches[0], batch_dim=dims)
    with dp.Session(step, devices=1, backend="cpu") as run:
        for x, y in batches:
            near("places", run(x, y)["places"], len(y) * y)
    assert traces == [False, True, True], traces


def of_kept_sizes():
    """Numbers of rows that code keeps or returns are numbers."""
    model, batches = Counting(), [vectors(rows) for rows in (6, 9, 4)]
    optimizer = torch.optim.SGD(model.parameters(), 0.1)

    def loss(model, x, y):
        return F.cross_entropy(model(x), y), {"rows": len(x), "half": x.shape[0] / 2}

    step = dp.torch.train_step(model, loss, optimizer, batches[0], dynamic=True)
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        run = dp.Session(step, devices=1, backend="cpu")
    said = "the sizes of batch.0, batch.1 cannot all be open"
    assert any(said in str(one.message) for one in found), [str(one.message) for one in found]
    with run:
        for batch in batches:
            results, rows = run(*batch), len(batch[0])
            assert (results["rows"], results["half"], model.rows) == (rows, rows / 2, rows), results
            assert type(model.rows) is int and type(results["rows"]) is int
            assert model.seen[-1] == {"rows": 2 * rows}, model.seen


def gradient_of(loss):
    def gradient(x):
        x = x.detach().requires_grad_()
        return torch.autograd.grad(loss(x), x)[0]

    return gradient


OF_SIZES = {
    "mean": gradient_of(lambda x: x.pow(2).mean()),
    "variance": gradient_of(lambda x: x.var(0).sum() + x.std()),
    "mse": gradient_of(lambda x: F.mse_loss(x, 0 * x.detach() + 1)),
    "ignored": gradient_of(
        lambda x: F.cross_entropy(
            x, torch.arange(x.shape[0]) % 4, ignore_index=2, label_smoothing=0.1
        )
    ),
    "divergence": gradient_of(
        lambda x: F.kl_div(x.log_softmax(1), x.detach().cos().softmax(1), reduction="batchmean")
    ),
    "statistics": gradient_of(lambda x: F.batch_norm(x, None, None, training=True).pow(3).sum()),
    "places": lambda x: x + torch.arange(x.shape[0], dtype=torch.float32)[:, None],
    "narrow": lambda x: x + torch.arange(x.shape[0], dtype=torch.int32)[:, None],
    "strided": lambda x: x + torch.arange(2, 3 * x.shape[0] + 1, 3, dtype=torch.int16)[:, None],
    "half": lambda x: x[: math.ceil(x.shape[0] / 2)].sum(0) + math.floor(x.shape[0] / 3),
}

DRAWN = {
    "dropout": lambda x: F.dropout(x, 0.3),
    "kernel": lambda x: torch.native_dropout(x, 0.3, True)[0],
    "gradient": gradient_of(lambda x: F.dropout(x, 0.3).pow(2).sum()),
    "attention": lambda x: F.scaled_dot_product_attention(*[x[:, None]] * 3, dropout_p=0.5).sum(0),
    "bernoulli": lambda x: torch.bernoulli(x.sigmoid()),
    "rand": lambda x: torch.rand(x.shape[0]),
    "randn": lambda x: torch.randn_like(x.double()),
    "randint": lambda x: torch.randint(0, 10, (x.shape[0],)),
    "randperm": lambda x: torch.randperm(x.shape[0]),
}


def outputs(functions, devices, batches, example=None, **options):
    def compute(state, x):
        return state, {name: function(x) for name, function in functions.items()}

    example = batches[0] if example is None else example
    step = dp.torch.step(compute, {"unused": torch.zeros(1)}, example, **options)
    with dp.Session(step, devices=devices, backend="cpu") as run:
        return [run(batch) for batch in batches]


def of_numbers_of_sizes():
    """What code computes of an open size."""
    batches = [torch.randn(rows, 4) for rows in (6, 9, 5)]
    traces.clear()
    for devices in ONE_AND_SEVERAL:
        found = outputs(OF_SIZES, devices, batches, dynamic=True)
        for x, results in zip(batches, found):
            for name, function in OF_SIZES.items():
                near(f"{name} of {len(x)} rows on {devices} devices", results[name], function(x))
    assert traces == [True, True], traces  # The first loop of these devices traces twice.


def of_random_numbers():
    """They are those of a program for the size alone."""
    batches = [torch.randn(rows, 4) for rows in (6, 9)]
    want = outputs(DRAWN, 1, batches[1:], seed=7, dynamic=False)
    traces.clear()
    # Numbers follow from the step's number, so the size to compare comes first; another one makes
    # the graph.
    got = outputs(DRAWN, 3, batches[1:], batches[0], seed=7, dynamic=True)
    assert traces == [True], traces
    for name in DRAWN:
        near(f"{name} of {len(batches[1])} rows", got[0][name], want[0][name])
    torch.manual_seed(5)
    model, batches = (
        nn.Sequential(nn.Linear(4, 3), nn.Dropout(0.5)),
        [vectors(r) for r in (5, 8)],
    )
    found = []
    for dynamic, devices in ((True, 1), (False, 1), (True, 4)):
        own = copy.deepcopy(model)
        optimizer = torch.optim.SGD(own.parameters(), 0.1)
        step = dp.torch.train_step(
            own, F.cross_entropy, optimizer, batches[0], seed=11, dynamic=dynamic
        )
        with dp.Session(step, devices=devices, backend="cpu") as run:
            found.append([run(*batch)["loss"] for batch in batches])
    for losses in found[1:]:
        near("losses with dropout", torch.stack(losses), torch.stack(found[0]))


def of_evaluation():
    model = dense().eval()
    step = dp.torch.eval_step(model, example=torch.randn(6, 4), dynamic=True)
    traces.clear()
    with dp.Session(step, devices=3, backend="cpu") as run:
        for rows in (6, 11, 2):
            near("output", run(x := torch.randn(rows, 4)), model(x).detach())
    assert traces == [True], traces
    step = dp.torch.eval_step(Masked(), example=torch.randn(6, 4), dynamic=True)
    with refuses(dp.TraceError, "the shape of the result depends on the data"):
        dp.Session(step, devices=1, backend="cpu")
    with refuses(dp.ArgumentError, "dynamic='rows'; expected True, False or None"):
        dp.torch.eval_step(model, example=torch.randn(6, 4), dynamic="rows")


SPECIAL = [math.nan, math.inf, -math.inf, -0.0, 3e38, 1e-40, 65504.0, 255.0, 2.5]


def of_dtypes():
    """Numbers that are repeated along open rows, special ones among them, of all kinds."""

    class Repeated(nn.Module):
        def __init__(self, other):
            super().__init__()
            self.register_buffer("other", other)

        def forward(self, x):
            y = self.other
            found = x + y, x - y, x * y, torch.where(x > y, x, y), torch.maximum(x, y), x == y
            return {str(number): value for number, value in enumerate(found)}

    traces.clear()
    for dtype in (torch.float64, torch.float32, torch.bfloat16, torch.float16, torch.int32):
        numbers = torch.tensor(SPECIAL)
        if not dtype.is_floating_point:
            numbers = torch.tensor([0, 1, -1, 2**31 - 1, -(2**31), 7, 100, 255, -300])
        model = Repeated(numbers.flip(0).to(dtype)).eval()
        rows = torch.stack([numbers.roll(shift) for shift in range(8)]).to(dtype)
        for devices in ONE_AND_SEVERAL:
            step = dp.torch.eval_step(model, example=rows[:5], dynamic=True)
            with dp.Session(step, devices=devices, backend="cpu") as run:
                for count in (5, 8, 3):
                    want, got = model(rows[-count:]), run(rows[-count:])
                    for name, value in want.items():
                        same = torch.equal(torch.nan_to_num(got[name]), torch.nan_to_num(value))
                        same &= torch.equal(got[name].isnan(), value.isnan())
                        assert same, (dtype, devices, count, name, got[name], value)
    assert traces == [True] * 5, traces


def of_refusals():
    """A graph that the compiler refuses with open sizes is one of these sizes alone."""
    compile = dp._toolchain.compiler.compile

    def refuse(step, graph, backend, options):
        if graph.sizes is not None:
            raise dp.CompileError("an open size")
        return compile(step, graph, backend, options)

    with mock.patch("dp._toolchain.compiler.compile", refuse):
        batches = [vectors(rows) for rows in (6, 9, 4)]
        as_eager(dense(), F.cross_entropy, batches, 1, [False, True, False, False])


logging.getLogger("dp").setLevel(logging.ERROR)
with mock.patch.object(steps, "lower", noted):
    for check in (
        of_rows,
        of_traffic,
        of_lengths,
        of_decisions,
        of_settled_sizes,
        of_kept_sizes,
        of_numbers_of_sizes,
        of_random_numbers,
        of_evaluation,
        of_dtypes,
        of_refusals,
    ):
        check()
        print(check.__name__, flush=True)
