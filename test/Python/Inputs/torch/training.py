"""Training steps against eager PyTorch: the norm of gradients, the evaluation of averages, a
GradScaler, momentum encoders, packed sequences."""

import copy
import math

import torch
import torch.nn.functional as F
from harness import DEVICES, near, near_all, refuses
from torch import nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence

import dp

torch.manual_seed(0)
X, Y = torch.randn(21, 4), torch.randint(3, (21,))


def make(norm):
    torch.manual_seed(1)
    return nn.Sequential(nn.Linear(4, 8), norm(8), nn.Tanh(), nn.Linear(8, 3))


def descend(model, optimizer, norm=math.inf):
    """Takes an eager step; returns the loss and the norm of the gradients before clipping."""
    optimizer.zero_grad()
    loss = F.cross_entropy(model(X), Y)
    loss.backward()
    norm = nn.utils.clip_grad_norm_(model.parameters(), norm)
    optimizer.step()
    return loss, norm


def pair(norm=nn.BatchNorm1d):
    """Returns two equal models, each with its optimizer."""
    models = make(norm), make(norm)
    return [(model, torch.optim.SGD(model.parameters(), 0.1, 0.9)) for model in models]


def clipped():
    """The norm is a result, also of micro-batches and without clipping. A result of the user's own
    with that name stays."""
    own = lambda output, x, y: {"grad_norm": output.mean()}
    for norm, options in ((0.1, {"accumulate": 2}), (math.inf, {})):
        for devices in DEVICES:
            # Micro-batches have statistics of their own.
            (model, optimizer), eager = pair(nn.Identity if options else nn.BatchNorm1d)
            step = dp.torch.train_step(
                model, F.cross_entropy, optimizer, (X, Y), clip_grad_norm=norm, **options
            )
            with dp.Session(step, devices=devices) as run:
                for _ in range(2):
                    loss, total = descend(*eager, norm)
                    near_all("clipped", run(X, Y), {"loss": loss, "grad_norm": total})
    (model, optimizer), eager = pair()
    step = dp.torch.train_step(
        model, F.cross_entropy, optimizer, (X, Y), clip_grad_norm=1.0, metrics=own
    )
    with dp.Session(step, devices=2) as run:
        near("own", run(X, Y)["grad_norm"], eager[0](X).mean())


def averaged():
    """eval_step(averages=True) evaluates the averages beside an evaluation of the model."""
    for devices in DEVICES:
        (model, optimizer), eager = pair()
        average = copy.deepcopy(eager[0])
        train = dp.torch.train_step(model, F.cross_entropy, optimizer, (X, Y), ema=0.75)
        plain = dp.torch.eval_step(model, None, (X,))
        of_average = dp.torch.eval_step(model, None, (X,), averages=True, name="averages")
        with dp.Session(train, plain, of_average, devices=devices) as run:
            for rows in (21, 21, 5):
                run(X, Y)
                descend(*eager)
                with torch.no_grad():
                    for a, b in zip(average.state_dict().values(), eager[0].state_dict().values()):
                        a.copy_(torch.lerp(a, b, 0.25) if a.is_floating_point() else b)
                near("average", run.call(of_average, X[:rows]), average.eval()(X[:rows]))
                near("model", run.call(plain, X[:rows]), eager[0].eval()(X[:rows]))
                eager[0].train()
    with refuses(dp.ArgumentError, "no step before it", "ema=0.999"):
        dp.Session(of_average)
    (model, optimizer), _ = pair()
    train = dp.torch.train_step(model, F.cross_entropy, optimizer, (X, Y))
    with refuses(dp.ArgumentError, "averages evaluates averages, and no step before it"):
        dp.Session(train, dp.torch.eval_step(model, None, (X,), averages=True, name="averages"))


def overflow():
    """Returns a GradScaler that finds gradients above f32, and soon grows too far again."""
    return torch.amp.GradScaler(
        "cpu", init_scale=2.0**127, growth_factor=64.0, backoff_factor=0.25, growth_interval=2
    )


def descend_scaled(model, optimizer, scaler, x, norm=math.inf):
    optimizer.zero_grad()
    loss = 100 * F.cross_entropy(model(x), Y)
    scaler.scale(loss).backward()
    scaler.unscale_(optimizer)
    nn.utils.clip_grad_norm_(model.parameters(), norm)
    scaler.step(optimizer)
    scaler.update()
    return loss


def scaled():
    """A step with gradients that are not finite, because of the scale or one row, is skipped, and
    the scale is that of eager PyTorch after each step."""
    bad = X.clone()
    bad[17, 2] = math.inf
    inputs = [X] * 5 + [bad] + [X] * 4
    loss_of = lambda output, y: 100 * F.cross_entropy(output, y)
    for kind in (torch.optim.SGD, torch.optim.Adam):
        for devices in DEVICES:
            models = make(nn.Identity), make(nn.Identity)
            (model, optimizer), eager = [(m, kind(m.parameters(), 1e-2)) for m in models]
            scaler, want = overflow(), overflow()
            step = dp.torch.train_step(
                model,
                loss_of,
                optimizer,
                (X, Y),
                scaler=scaler,
                clip_grad_norm=1.0 if kind is torch.optim.SGD else None,
                accumulate=1 if kind is torch.optim.SGD else 3,
            )
            skipped = []
            norm = 1.0 if kind is torch.optim.SGD else math.inf
            with dp.Session(step, devices=devices, verify=int(devices == 3)) as run:
                for x in inputs:
                    before = want.get_scale()
                    loss = descend_scaled(*eager, want, x, norm)
                    near("loss", torch.nan_to_num(run(x, Y)["loss"]), torch.nan_to_num(loss))
                    assert scaler.state_dict() == want.state_dict(), scaler.state_dict()
                    near_all("model", model.state_dict(), eager[0].state_dict(), 1e-4)
                    skipped.append(want.get_scale() < before)
                run.sync(optimizer)
            assert skipped[0] and skipped[5] and sum(skipped) >= 4 and not all(skipped), skipped
            entries = optimizer.state_dict()["state"]
            for number, of in eager[1].state_dict()["state"].items():
                want_entries = {k: v for k, v in of.items() if v is not None}
                near_all("entries", entries[number], want_entries, 1e-3)


def set_between_steps():
    """A scaler is current when it is read, and what is written there counts."""
    (model, optimizer), eager = pair(nn.Identity)
    scaler, want = overflow(), overflow()
    loss_of = lambda output, y: 100 * F.cross_entropy(output, y)
    step = dp.torch.train_step(model, loss_of, optimizer, (X, Y), scaler=scaler)
    with dp.Session(step, devices=2) as run:
        assert {"scaler.scale", "scaler.growth_tracker"} <= set(run.state_names)
        for change in (
            lambda scaler: None,
            lambda scaler: scaler.update(8.0),
            lambda scaler: scaler.set_growth_interval(1),
            lambda scaler: None,
            lambda scaler: scaler.load_state_dict({**scaler.state_dict(), "_growth_tracker": 0}),
            lambda scaler: scaler.load_state_dict({**scaler.state_dict(), "scale": 2.0**127}),
        ):
            change(scaler), change(want)
            run(X, Y)
            descend_scaled(*eager, want, X)
            assert scaler.state_dict() == want.state_dict(), (scaler.state_dict(), want)
        near_all("model", model.state_dict(), eager[0].state_dict(), 1e-4)
        assert copy.deepcopy(scaler).state_dict() == want.state_dict()
        run(X, Y)
        run.sync(scaler), run.sync(model), run.sync(optimizer)
    descend_scaled(*eager, want, X)
    assert scaler.state_dict() == want.state_dict()  # Also after the session.

    # In the caller's own tensors.
    step = dp.torch.train_step(model, loss_of, optimizer, (X, Y), scaler=scaler)
    with dp.Session(step, devices=1, share=True) as run:
        run(X, Y)
        descend_scaled(*eager, want, X)
        assert scaler.state_dict() == want.state_dict()

    # One that is disabled scales nothing.
    (model, optimizer), eager = pair()
    off = torch.amp.GradScaler("cpu", enabled=False)
    step = dp.torch.train_step(model, F.cross_entropy, optimizer, (X, Y), scaler=off)
    with dp.Session(step, devices=2) as run:
        near("disabled", run(X, Y)["loss"], descend(*eager)[0])
        assert not any(name.startswith("scaler.") for name in run.state_names)

    # In f16, where gradients vanish or overflow without a fitting scale.
    scaler = torch.amp.GradScaler("cpu", init_scale=2.0**24, growth_interval=100)
    want = torch.amp.GradScaler("cpu", init_scale=2.0**24, growth_interval=100)
    (model, optimizer), eager = pair(nn.Identity)
    half = torch.float16
    step = dp.torch.train_step(
        model, F.cross_entropy, optimizer, (X, Y), scaler=scaler, autocast=half
    )
    with dp.Session(step, devices=3) as run:
        for _ in range(12):
            run(X, Y)
            eager[1].zero_grad()
            with torch.autocast("cpu", half):
                loss = F.cross_entropy(eager[0](X), Y)
            want.scale(loss).backward()
            want.step(eager[1])
            want.update()
            assert scaler.get_scale() == want.get_scale() < 2.0**24
        near_all("half", model.state_dict(), eager[0].state_dict(), 1e-2)


def several_scalers():
    """Steps of a session have scalers of their own."""
    models, scalers = (
        nn.ModuleList([make(nn.Identity), make(nn.Identity)]),
        [overflow(), overflow()],
    )
    scalers[1].load_state_dict({**scalers[1].state_dict(), "scale": 4.0})
    steps = [
        dp.torch.train_step(
            models,
            lambda model, x, y, at=at: F.cross_entropy(model[at](x), y),
            torch.optim.SGD(models[at].parameters(), 0.1),
            (X, Y),
            scaler=scalers[at],
            name=f"step{at}",
        )
        for at in range(2)
    ]
    with dp.Session(*steps, devices=2) as run:
        assert "step1.scaler.scale" in run.state_names
        for _ in range(2):
            run(X, Y), run.call(steps[1], X, Y)
        assert [scaler.get_scale() for scaler in scalers] != [2.0**127, 4.0]
        assert scalers[1].get_scale() == 256.0
    model, optimizer = pair()[0]
    same = [
        dp.torch.train_step(model, F.cross_entropy, optimizer, (X, Y), scaler=scalers[0], name=name)
        for name in "ab"
    ]
    with refuses(dp.ArgumentError, "steps 'a' and 'b' have one GradScaler"):
        dp.Session(*same)


def refused():
    class Own(torch.amp.GradScaler):
        def update(self, new_scale=None):
            super().update(new_scale)

    model, optimizer = pair()[0]
    for scaler, words in (
        (torch.amp.GradScaler, ["scaler is GradScaler, expected an object"]),
        (65536.0, ["scaler is float"]),
        (Own("cpu"), ["Own has a update() of its own"]),
    ):
        with refuses(dp.ArgumentError, *words):
            dp.torch.train_step(model, F.cross_entropy, optimizer, (X, Y), scaler=scaler)
    model = make(nn.Identity).half()
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    step = dp.torch.train_step(
        model, F.cross_entropy, optimizer, (X.half(), Y), scaler=torch.amp.GradScaler("cpu")
    )
    with refuses(dp.ArgumentError, "0.weight is of f16", "autocast=torch.float16"):
        dp.Session(step)


class MomentumEncoder(nn.Module):
    """Contrasts queries with keys of an encoder that follows the other one, and with a queue of
    earlier keys. `follow` changes a parameter of the second encoder."""

    def __init__(self, follow):
        super().__init__()
        self.follow, self.queries = follow, make(nn.BatchNorm1d)
        self.keys = copy.deepcopy(self.queries).requires_grad_(False)
        self.register_buffer("queue", F.normalize(torch.rand(3, 42), dim=0))
        self.table = nn.Embedding(3, 4, max_norm=0.7)
        self.scale = nn.Parameter(torch.rand(3))

    def forward(self, x, y):
        x = x + self.table(y)
        queries = F.normalize(self.queries(x) * self.scale, dim=1)
        with torch.no_grad():
            for key, query in zip(self.keys.parameters(), self.queries.parameters()):
                self.follow(key, query)
            self.scale.data = self.scale.data.clamp(0.2, 0.5)  # A trained one, too.
            keys = F.normalize(self.keys(x + 0.1), dim=1)
        scores = torch.cat([(queries * keys).sum(1, keepdim=True), queries @ self.queue], 1)
        self.queue = torch.cat([self.queue[:, len(x) :], keys.T], 1)
        return F.cross_entropy(scores / 0.2, torch.zeros(len(x), dtype=torch.int64))


def set_data(key, query):
    key.data = key.data * 0.9 + query.data * 0.1


def update_in_place(key, query):
    key.mul_(0.9).add_(query, alpha=0.1)


def compare_modules(what, model, call, devices, batches, **options):
    """Trains a copy in eager PyTorch. Returns how many graphs there are."""
    eager = copy.deepcopy(model)
    optimizers = [
        torch.optim.SGD([p for p in m.parameters() if p.requires_grad], 0.1, 0.9)
        for m in (model, eager)
    ]
    step = dp.torch.train_step(model, call, optimizers[0], batches[0], **options)
    with dp.Session(step, devices=devices) as run:
        for batch in batches:
            optimizers[1].zero_grad()
            loss = call(eager, *batch)
            loss.backward()
            optimizers[1].step()
            near(f"loss of {what} on {devices} devices", run(*batch)["loss"], loss)
        near_all(what, model.state_dict(), eager.state_dict(), 1e-4)
        return len(run._programs._choices[step.name])


def momentum_encoders():
    """Parameters that forward changes are states, as buffers are, whether they are trained or
    not."""
    for follow in (set_data, update_in_place):
        for devices in DEVICES:
            torch.manual_seed(2)
            model = MomentumEncoder(follow)
            batches = [(X + 0.1 * i, Y.roll(i)) for i in range(4)]
            graphs = compare_modules(
                follow.__name__, model, lambda model, x, y: model(x, y), devices, batches
            )
            assert graphs == 1


class Packed(nn.Module):
    def __init__(self, kind, *args, **options):
        super().__init__()
        self.network = kind(3, 4, *args, **options)
        self.head = nn.LazyLinear(2)

    def forward(self, x, lengths, initial=None):
        packed = pack_padded_sequence(x, lengths, self.network.batch_first, enforce_sorted=False)
        places = x.shape[1 if self.network.batch_first else 0]
        out, last = self.network(packed) if initial is None else self.network(packed, initial)
        out, found = pad_packed_sequence(
            out, self.network.batch_first, padding_value=-1.0, total_length=places + 1
        )
        last = sum(part.sum() for part in last) if isinstance(last, tuple) else last.sum()
        return self.head(out).square().mean() + 0.01 * last * (found * 0.1).mean()


def packed():
    """Sequences of any lengths are one graph. Numbers after their ends do not count."""
    torch.manual_seed(3)
    lengths = [torch.tensor(values) for values in ([4, 1, 3, 4, 2, 1, 2], [1, 1, 4, 2, 3, 4, 1])]
    x = torch.randn(7, 4, 3)
    worse = x.clone()
    worse[2, 3:], worse[1, 1:] = math.nan, math.inf
    batches = [(x, lengths[0]), (worse, lengths[0]), (x, lengths[1])]
    call = lambda model, *batch: model(*batch)
    deep = {"num_layers": 2, "bidirectional": True, "batch_first": True}
    for devices in DEVICES:
        model = Packed(nn.LSTM, **deep, proj_size=2)
        model(*batches[0])  # The lazy layer gets its shape.
        assert compare_modules("LSTM", model, call, devices, batches) == 1

    # Time first, with initial states.
    turned = [(a.transpose(0, 1), b, torch.randn(2, 7, 4)) for a, b in batches]
    model = Packed(nn.GRU, bidirectional=True)
    model(*turned[0])
    dims = {"0": 1, "1": 0, "2": 1}
    assert compare_modules("GRU", model, call, 3, turned, batch_dim=dims) == 1
    for nonlinearity, bias in (("tanh", True), ("relu", False)):
        model = Packed(nn.RNN, batch_first=True, nonlinearity=nonlinearity, bias=bias)
        model(*batches[0])
        assert compare_modules(nonlinearity, model, call, 2, batches) == 1

    # Lengths that are numbers need no total_length.
    class Numbers(nn.Module):
        def __init__(self):
            super().__init__()
            self.network = nn.LSTM(3, 2)

        def forward(self, x):
            parts = [x[:, 0], x[:2, 1], x[:3, 2]]
            out = self.network(nn.utils.rnn.pack_sequence(parts, enforce_sorted=False))[0]
            out, found = pad_packed_sequence(out)
            assert out.shape == (4, 3, 2)
            first = pack_padded_sequence(x, [3, 2, 1], enforce_sorted=True)
            cut = pad_packed_sequence(self.network(first)[0])[0]
            assert cut.shape == (3, 3, 2)
            return out.square().mean() + cut.square().sum() + 0 * found.sum()

    call = lambda model, x: model(x)
    rows = [(x[:3].transpose(0, 1),)] * 2
    assert compare_modules("numbers", Numbers(), call, 2, rows, batch_dim=None) == 1


for test in (
    clipped,
    averaged,
    scaled,
    set_between_steps,
    several_scalers,
    refused,
    momentum_encoders,
    packed,
):
    test()
    print(test.__name__)
