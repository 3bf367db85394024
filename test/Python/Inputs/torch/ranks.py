"""Processes of a job that make their models with different seeds. Usage: ranks.py COUNT..., or with
RANK set one process of them."""

import contextlib
import json
import math
import os
import pathlib
import re
import socket
import subprocess
import sys
import textwrap
import warnings
from unittest import mock

import torch
import torch.nn.functional as F
from torch import nn

import dp
from dp.torch import steps

ROWS = torch.randn(24, 4, generator=torch.Generator().manual_seed(3))


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.norm, self.last = nn.Linear(4, 8), nn.BatchNorm1d(8), nn.Linear(8, 3)
        self.register_buffer("offset", torch.rand(3))
        # Of other dtypes, with numbers that are not finite, and none.
        self.register_buffer(
            "table",
            torch.cat([torch.randn(2), torch.tensor([math.nan, -math.inf, 3e38])]).bfloat16(),
        )
        self.register_buffer("chosen", torch.rand(5) < 0.5)
        self.register_buffer("numbers", torch.randint(2**62, (2,)))
        self.register_buffer("nothing", torch.rand(0, 4))
        self.is_wrong, self.scale = False, 2.0
        self.noise = torch.zeros(3)

    def forward(self, x):
        h = self.norm(F.silu(self.first(x)))
        if self.is_wrong and torch.compiler.is_compiling():
            h = h * 1.25
        return self.last(h * self.scale) + self.offset + self.noise


class Keeps(nn.Module):
    """Keeps a tensor that is no buffer, which only the trace finds."""

    def __init__(self):
        super().__init__()
        self.last, self.kept = nn.Linear(4, 3), torch.randn(3)

    def forward(self, x):
        h = self.last(x) + self.kept
        self.kept = 0.5 * self.kept + h.detach().mean(0)
        return h


def make(seed, rows, kind=Net):
    torch.manual_seed(seed)
    model = kind()
    x, y = ROWS[:rows], torch.arange(rows) % 3
    optimizer = torch.optim.AdamW(model.parameters(), 0.05)
    return model, dp.torch.train_step(model, nn.CrossEntropyLoss(), optimizer, (x, y)), x, y


class Rows(torch.utils.data.Dataset):
    """Of each rank the rows that a DistributedSampler gives to it. `rank`: whose worker reads."""

    def __init__(self, rank, count):
        self.place = rank, count

    def __len__(self):
        return 24

    def __getitem__(self, at):
        assert (dp.rank(), dp.world_size()) == self.place, (dp.rank(), dp.world_size())
        return ROWS[at], at % 3


def sampled(rank, count):
    """Runs the example of docs/python.md. Returns the loss of the last step, and the state."""
    text = (pathlib.Path(__file__).parents[4] / "docs/python.md").read_text()
    (example,) = re.findall(r"^    sampler = .*\n(?:    .*\n)*", text, re.M)
    example = textwrap.dedent(example)
    _, step, _, _ = make(50, 8)
    names = {"dp": dp, "torch": torch, "step": step, "dataset": Rows(rank, count)}
    exec(compile(example, "docs/python.md", "exec"), names)
    return float(names["metrics"]["loss"]), names["run"].state()["last.weight"].tolist()


def train(run, x, y):
    return [float(run(x, y)["loss"]) for _ in range(3)]


def described(model):
    return {name: repr(tensor.tolist()) for name, tensor in model.state_dict().items()}


def changing(is_eager=False):
    """Returns the losses of batches of other sizes, and how many graphs they take: one for all
    further sizes, and one for each where that for all is said to move more between the devices. In
    eager PyTorch if `is_eager`."""
    found = []
    for moves_more in (False, True):
        torch.manual_seed(2)
        model, losses = nn.Sequential(nn.Linear(4, 5), nn.Tanh(), nn.Linear(5, 3)), []
        optimizer = torch.optim.SGD(model.parameters(), 0.1)
        batches = [(torch.randn(n, 4), torch.randint(3, (n,))) for n in (6, 9, 7, 11)]
        if is_eager:
            for x, y in batches:
                optimizer.zero_grad()
                loss = F.cross_entropy(model(x), y)
                loss.backward()
                optimizer.step()
                losses.append(float(loss.detach()))
            found.append(losses)
            continue
        step = dp.torch.train_step(model, F.cross_entropy, optimizer, batches[0])
        said = mock.patch("dp._runtime.traffic.is_more", return_value=True)
        with (
            said if moves_more else contextlib.nullcontext(),
            mock.patch.object(steps, "lower", wraps=steps.lower) as lower,
            dp.Session(step) as run,
        ):
            losses = [float(run(*batch)["loss"]) for batch in batches]
            found.append([losses, lower.call_count])
    return found


# Rows of three ranks in each step; None: the rank has run out.
JOINED = [[2, 0, 5], [0, 3, 4], [None, 2, 2], [None, 0, 3], [None, None, 4]]


class Lengths(nn.Module):
    def __init__(self):
        super().__init__()
        self.first, self.norm, self.last = nn.Linear(4, 8), nn.BatchNorm1d(8), nn.Linear(8, 3)

    def forward(self, x):
        return self.last(self.norm(F.silu(self.first(x)).mean(1)))


def joining():
    """Returns a step, and the batch of each rank in each step, of other lengths from the third on;
    that of a rank without rows is of none of these lengths."""
    torch.manual_seed(4)
    model = Lengths()
    batches = [
        [
            None
            if rows is None
            else (
                torch.randn(rows, (5 if at < 2 else 6) if rows else 7, 4),
                torch.randint(3, (rows,)),
            )
            for rows in ranks
        ]
        for at, ranks in enumerate(JOINED)
    ]
    optimizer = torch.optim.SGD(model.parameters(), 0.1, momentum=0.9)
    example = torch.randn(2, 5, 4), torch.randint(3, (2,))
    return dp.torch.train_step(model, F.cross_entropy, optimizer, example), model, batches


def joined_eagerly():
    _, model, batches = joining()
    optimizer, losses = torch.optim.SGD(model.parameters(), 0.1, momentum=0.9), []
    for ranks in batches:
        x, y = (torch.cat(parts) for parts in zip(*(own for own in ranks if own and len(own[0]))))
        optimizer.zero_grad()
        loss = F.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
        losses.append(float(loss.detach()))
    return [losses, {name: tensor.tolist() for name, tensor in model.state_dict().items()}]


def joined(rank):
    """Returns the losses and the model of batches of unequal rows, how many graphs they take, and
    what is said of rows of unlike lengths, after which the session goes on."""
    step, model, batches = joining()
    own = [ranks[rank] for ranks in batches if ranks[rank]]
    with (
        mock.patch.object(steps, "lower", wraps=steps.lower) as lower,
        dp.Session(step, batch="join") as run,
    ):
        losses = [float(results["loss"]) for results in run.each(own)]
        state = {name: tensor.tolist() for name, tensor in model.state_dict().items()}
        try:
            run(torch.ones(2, 5 + rank % 2, 4), torch.tensor([0, 1]))
        except dp.ArgumentError as error:
            said = str(error)
        after = float(run(*batches[0][rank])["loss"])
        nothing = run(torch.ones(0, 5, 4), torch.ones(0, dtype=torch.int64))
    return [losses, state, lower.call_count, said, after, nothing]


def process(rank, count):
    """Prints what this process sees, as JSON."""
    said = {}
    assert (dp.rank(), dp.world_size()) == (rank, count)
    model, step, x, y = make(10 + rank, 4 * count + 1)
    try:
        dp.Session(step, broadcast_state=False)
    except dp.ArgumentError as error:
        said["refused"] = str(error)
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        run = dp.Session(step)
    said["warned"] = [str(w.message) for w in found]
    said["initial"] = described(model)
    said["losses"], said["trained"] = train(run, x, y), described(model)

    # Each with its own rows; the optimizer's state is new here, and the model that of before.
    model, step, x, y = make(20 + rank, 4 * count)
    own = slice(4 * rank, 4 * rank + 4)
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        run = dp.Session(step, batch="local", broadcast_state=True, verify=2)
    said["quiet"] = not found
    said["local"] = train(run, x[own], y[own])

    model, step, x, y = make(40 + rank, 4 * count, Keeps)
    run = dp.Session(step, broadcast_state=True)
    said["found"] = repr(model.kept.tolist())
    said["kept"] = [train(run, x, y), repr(model.kept.tolist())]

    for batch, rows in (("global", slice(None)), ("local", own)):
        model, step, x, y = make(30, 4 * count)
        model.is_wrong = True
        try:
            dp.Session(step, batch=batch, verify=1)(x[rows], y[rows])
        except dp.VerifyError as error:
            said[f"wrong {batch}"] = [error.tensor, error.op, error.place, str(error)]

    for what in ("scale", "noise", "frozen"):
        model, step, x, y = make(30, 4 * count)
        if what == "scale":
            model.scale += rank
        elif what == "noise":
            model.noise = torch.randn(3, generator=torch.Generator().manual_seed(rank))
        elif rank == 1:
            model.first.bias.requires_grad_(False)
        try:
            dp.Session(step)
        except dp.TraceError as error:
            said[what] = [error.place, str(error)]
    said["sampled"] = sampled(rank, count)
    said["changing"] = changing()
    if count == len(JOINED[0]):
        said["joined"] = joined(rank)
    print(json.dumps(said))


def check(count):
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    job = {
        **os.environ,
        "WORLD_SIZE": str(count),
        "MASTER_ADDR": "127.0.0.1",
        "MASTER_PORT": str(port),
    }
    processes = [
        subprocess.Popen(
            [sys.executable, __file__],
            env={**job, "RANK": str(rank)},
            stdout=subprocess.PIPE,
            text=True,
        )
        for rank in range(count)
    ]
    ends = [p.communicate()[0] for p in processes]
    assert not any(p.returncode for p in processes), [p.returncode for p in processes]
    ranks = [json.loads(out.splitlines()[-1]) for out in ends]

    # What one process computes from rank 0's seed.
    model, step, x, y = make(10, 4 * count + 1)
    initial = described(model)
    with dp.Session(step, devices=count) as run:
        losses = train(run, x, y)
        trained = described(model)
    model, step, x, y = make(20, 4 * count)
    with dp.Session(step, devices=count) as run:
        local = train(run, x, y)
    model, step, x, y = make(40, 4 * count, Keeps)
    found = repr(model.kept.tolist())
    with dp.Session(step, devices=count) as run:
        kept = [train(run, x, y), repr(model.kept.tolist())]
    assert (dp.rank(), dp.world_size()) == (0, 1)
    rows = Rows(0, 1)
    samplers = [torch.utils.data.DistributedSampler(rows, count, rank) for rank in range(count)]
    _, step, _, _ = make(50, 8 * count)
    with dp.Session(step, devices=count) as run:
        for epoch in range(2):
            for sampler in samplers:
                sampler.set_epoch(epoch)
            own = [torch.tensor(list(sampler)).split(8) for sampler in samplers]
            for batches in zip(*own):
                at = torch.cat(batches)
                loss = float(run(ROWS[at], at % 3)["loss"])
        together = run.state()["last.weight"]
    eager, (eager_losses, eager_state) = changing(is_eager=True), joined_eagerly()
    for rank, said in enumerate(ranks):
        (losses_open, of_open), (losses_fixed, of_fixed) = said["changing"]
        found_losses = torch.tensor([losses_open, losses_fixed])
        assert torch.allclose(found_losses, torch.tensor(eager), rtol=1e-4)
        # Of the second one that was for all sizes, too, which no process runs.
        assert (of_open, of_fixed) == (2, 5), (of_open, of_fixed)
        if count == len(JOINED[0]):
            losses_of, state, graphs, text, *last = said["joined"]
            assert torch.allclose(torch.tensor(losses_of), torch.tensor(eager_losses), rtol=1e-4)
            for name, value in eager_state.items():
                assert torch.allclose(
                    torch.tensor(state[name]), torch.tensor(value), rtol=1e-3, atol=1e-5
                ), name
            # Of the example's rows, of 7 rows, and of others of other lengths.
            assert graphs == 3, graphs
            assert "argument 'batch.0' of step 'train_step' is f32[2, 6, 4] in rank 1 and " in text
            assert last == [ranks[0]["joined"][-2], None], last
        assert abs(said["sampled"][0] - loss) < 1e-4 * abs(loss), (said["sampled"], loss)
        assert torch.allclose(
            torch.tensor(said["sampled"][1]), torch.from_numpy(together), rtol=1e-3, atol=1e-5
        )
        assert said["found"] == found and said["kept"] == kept, (said["found"], said["kept"], kept)
        assert (
            "rank 1 has another 'chosen' than rank 0, and of 7 more of its 33 states"
            in said["refused"]
        ), said["refused"]
        assert (
            "torch.manual_seed(0)" in said["refused"] and "broadcast_state=True" in said["refused"]
        ), said["refused"]
        own = [text for text in said["warned"] if "as in DistributedDataParallel" in text]
        assert len(own) == (rank == 0) and said["quiet"], said["warned"]
        assert said["initial"] == initial, "the module of each rank is that of rank 0"
        assert said["losses"] == losses and said["trained"] == trained, (said["losses"], losses)
        assert torch.allclose(torch.tensor(said["local"]), torch.tensor(local), rtol=1e-5), (
            said["local"],
            local,
        )
        for batch in ("global", "local"):
            tensor, op, place, text = said[f"wrong {batch}"]
            assert tensor == "loss" and "ranks.py" in (place or "") + text and op, text
        for what in ("scale", "noise", "frozen"):
            place, text = said[what]
            assert "rank 1 has traced step 'train_step' as another graph than rank 0" in text, text
            assert what == "frozen" or place.startswith("ranks.py:"), text
    print(f"{count} processes: right")


if "RANK" in os.environ:
    process(int(os.environ["RANK"]), int(os.environ["WORLD_SIZE"]))
else:
    for each in map(int, sys.argv[1:]):
        check(each)
