"""Texts of graphs in the cache. Usage: cached.py FOLDER"""

import contextlib
import functools
import hashlib
import io
import os
import pathlib
import subprocess
import sys
from unittest import mock

import torch
import torch.nn.functional as F
from torch import nn
from torch.overrides import TorchFunctionMode

import dp
import dp.torch
from dp._toolchain import cache
from dp.torch import lowering
from dp.torch._cache import form, made_by, texts
from dp.torch._decompositions import OWN, recurrences
from dp.torch._mlir import passes

folder = pathlib.Path(sys.argv[1])
x, y = torch.linspace(-1, 2, 30).reshape(6, 5), torch.arange(18.0).reshape(6, 3)


class Net(nn.Module):
    def __init__(self, scale=2.0, slope=0.1):
        super().__init__()
        torch.manual_seed(0)
        self.only, self.scale, self.slope = nn.Linear(5, 3), torch.full((3,), scale), slope

    def forward(self, x):
        return F.leaky_relu(self.only(x), self.slope) * self.scale


def training(model=None, loss=F.mse_loss, example=(x, y), rate=0.1, decay=0.01, **options):
    model = model or Net()
    optimizer = torch.optim.SGD(model.parameters(), rate, weight_decay=decay)
    return dp.torch.train_step(model, loss, optimizer, example, **options)


# Each text is found by its key, also by the line of the call that traces.
def graph_of(step):
    return step.trace(step.example)


def text_of(step):
    return graph_of(step).text


def entries():
    return {path.name: path for path in cache.folder().glob("llvmcache-trace-*")}


def is_found(step):
    """Whether the text of a step is from the cache. It is that of a trace without one."""
    before = entries()
    phases = []
    with mock.patch("dp.torch.export.phases.enter", phases.append):
        text = text_of(step)
    found = "lowering" not in phases
    assert len(entries()) == len(before) + (not found), phases
    return found, text


# ===--- Another process ---===#


def whole():
    """Trains, evaluates, calls a function and a data-parallel module; returns a digest of all
    numbers."""
    found = hashlib.sha256()

    def add(value):
        for leaf in torch.utils._pytree.tree_leaves(value):
            found.update(torch.as_tensor(leaf).detach().contiguous().numpy().tobytes())

    train = training(nn.Sequential(Net(), nn.Dropout(0.5)), dynamic=True)
    evaluate = dp.torch.eval_step(train.model, example=(x,))
    with dp.Session(train, evaluate, devices=2) as run:
        add([run(x, y) for _ in range(2)])
        add(run.call(evaluate, x))
    scaled = dp.torch.step(
        lambda state, x: ({"w": state["w"] + x.sum(0)}, {"z": x * state["w"]}),
        {"w": torch.ones(5)},
        (x,),
    )
    with dp.Session(scaled, devices=2) as run:
        add([run(x), run.state()])
    model = Net()
    parallel = dp.torch.DataParallel(model, device_ids=[0, 1], dynamic=True)
    F.mse_loss(parallel(x), y).backward()
    add([p.grad for p in model.parameters()])
    return found.hexdigest()


def process():
    environment = {**os.environ, "DP_PROGRESS": "0", "DP_CACHE": str(folder / "shared")}
    return subprocess.Popen(
        [sys.executable, __file__, str(folder), "whole"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def between_processes():
    """Two processes fill a cache at once, and a third one lowers nothing; numbers are those
    without a cache, bit by bit."""
    results = []
    for count in (2, 1):
        for one in [process() for _ in range(count)]:
            out, lines = one.communicate(timeout=600)
            assert one.returncode == 0, lines
            results.append((out.split()[-1], lines.count(": lowering"), lines))
    digests, counts, lines = zip(*results)
    with mock.patch.dict(os.environ, {"DP_CACHE": "off"}):
        assert {whole()} == set(digests), results
    # Training, evaluation, a function, a forward and a backward. At once, one may find what the
    # other has written.
    assert counts[0] <= 5 and counts[1] <= 5 and max(counts[:2]) >= 3 and counts[2] == 0, results
    assert lines[2].count("the lowered graph is from the cache") == 5, lines[2]
    assert not list((folder / "shared").glob(".llvmcache-*"))


# ===--- Keys ---===#


class Halved(nn.Module):
    def __init__(self, of):
        super().__init__()
        self.of = of

    def forward(self, x):
        return self.of(x) * 0.5


def of_changes():
    """Whatever the text depends on leads to another entry."""
    os.environ["DP_CACHE"] = str(folder / "changes")
    assert is_found(training())[0] is False
    found, text = is_found(training())
    with mock.patch.dict(os.environ, {"DP_CACHE": "off"}):
        assert found and text == text_of(training())
    # Weights and rates are arguments.
    changed = Net()
    changed.only.weight.data.mul_(3.0)
    assert is_found(training(changed, rate=0.2))[0]

    def metrics(output, x, y):
        return {"largest": output.amax()}

    wide = x.double(), y.double()
    steps = {
        "a constant in the graph": training(Net(scale=3.0)),
        "a number of a module": training(Net(slope=0.2)),
        "a decay": training(decay=0.02),
        "the loss": training(loss=functools.partial(F.mse_loss, reduction="sum")),
        "a dtype": training(Net().double(), example=wide),
        "a shape": training(example=(x[:4], y[:4])),
        "a limit": training(clip_grad_value=1.0),
        "another limit": training(clip_grad_value=2.0),
        "autocast": training(autocast=torch.bfloat16),
        "averages": training(ema=0.9),
        "a metric": training(metrics=metrics),
        "a name": training(name="another"),
        "the rows": training(batch_dim={"0": 0, "1": None}),
        "a module": training(Halved(Net())),
        "a frozen bias": training(frozen(Net())),
    }
    for what, step in steps.items():
        assert is_found(step)[0] is False, what
        assert is_found(step)[0] is True, what
    # What does not depend on the model.
    for what, change in {
        "the sources": mock.patch.object(texts, "sources", "others"),
        "a version": mock.patch.object(made_by, "versions", lambda: ("1.0",)),
        "a setting": precise(),
    }.items():
        with change:
            assert is_found(training())[0] is False, what
        assert is_found(training())[0] is True, what
    # Numbers that are equal have forms that differ.
    values = [1, 1.0, True, 0.0, -0.0, "1", (1,), [1], {1: 1}, None, b"1", slice(1), float("nan")]
    assert len({repr(form.Form().of_value(value)) for value in values}) == len(values)


@contextlib.contextmanager
def precise():
    before = torch.get_float32_matmul_precision()
    torch.set_float32_matmul_precision("high")
    yield
    torch.set_float32_matmul_precision(before)


def frozen(model):
    model.only.bias.requires_grad_(False)
    return model


class Longer(nn.Module):
    """Its rows are more than a number, which no op of its graph tells."""

    def __init__(self, than):
        super().__init__()
        self.net, self.than = Net(), than

    def forward(self, x):
        return self.net(x) if x.shape[0] > self.than else 2 * self.net(x)


class Recurrent(nn.Module):
    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.rnn = nn.RNN(5, 3)

    def forward(self, x):
        return self.rnn(x)[0]


def of_open_sizes():
    """The text of a graph with open sizes is found for all that it is for, and for no others."""
    os.environ["DP_CACHE"] = str(folder / "open")

    def opened(model, rows=6):
        return training(model, example=(x[:rows], y[:rows]), dynamic=True)

    graph = graph_of(opened(Net()))
    assert graph.sizes is not None and len(entries()) == 1
    for rows in (6, 4, 3):
        step = opened(Net(), rows)
        found, text = is_found(step)
        kept = graph_of(step)
        assert found and text == kept.text == graph.text
        assert kept.sizes.ranges == graph.sizes.ranges
        for count, fits in ((5, True), (99, True), (1, False)):
            shapes = {"batch.0": (count, 5), "batch.1": (count, 3)}
            assert kept.sizes.fit(shapes) == graph.sizes.fit(shapes) == fits, (rows, count)
    # A guard, another number in it, and the other branch; a number instead of an open size.
    for what, step in {
        "a guard": opened(Longer(3)),
        "another guard": opened(Longer(4)),
        "the other branch": opened(Longer(4), 4),
        "a number": training(),
    }.items():
        assert is_found(step)[0] is False, what
        assert is_found(step)[0] is True, what
    # What lowering has decided for other sizes is not found.
    with mock.patch.object(texts.Sizes, "fit", lambda self, shapes: False):
        phases = []
        with mock.patch("dp.torch.export.phases.enter", phases.append):
            text_of(opened(Net()))
        assert "lowering" in phases, phases


def of_loops():
    """The text of a graph with a loop is kept, and not if the loop's body is another one."""
    os.environ["DP_CACHE"] = str(folder / "loops")
    steps = torch.linspace(-1, 2, 17 * 2 * 5).reshape(17, 2, 5), torch.ones(17, 2, 3)
    options = {"example": steps, "batch_dim": 1}
    for dynamic in (False, True):
        assert is_found(training(Recurrent(), dynamic=dynamic, **options))[0] is False
        found, text = is_found(training(Recurrent(), dynamic=dynamic, **options))
        assert found and "scf.for" in text
    before = entries()
    body, _ = recurrences.PLAIN["rnn_tanh"]
    function = body.function
    object.__setattr__(body, "function", lambda *operands: function(*operands))
    text_of(training(Recurrent(), dynamic=True, **options))
    object.__setattr__(body, "function", function)
    assert entries() == before


class Doubled(TorchFunctionMode):
    def __torch_function__(self, function, kinds, args=(), kwargs=None):
        return function(*args, **(kwargs or {}))


@torch.library.custom_op("dp_test::twice", mutates_args=())
def twice(x: torch.Tensor) -> torch.Tensor:
    return x * 2


twice.register_fake(lambda x: torch.empty_like(x))


def of_what_has_no_form():
    """What is not known in whole is not kept."""
    os.environ["DP_CACHE"] = str(folder / "changes")
    text_of(training())
    before = entries()
    assert is_found(training())[0]

    def replaced(module, graph, of_dp=passes.run):
        return of_dp(module, graph)

    for change in (
        mock.patch.object(texts, "sources", None),
        mock.patch.object(passes, "run", replaced),
        mock.patch.dict(OWN, {torch.ops.aten.sinc.default: torch.sin}),
        Doubled(),
    ):
        with change:
            with_change = training(Net(scale=5.0))
            with contextlib.suppress(dp.TraceError):
                text_of(with_change)
        assert entries() == before, change
    with contextlib.suppress(dp.TraceError):  # It has no lowering.
        text_of(training(loss=lambda output, y: F.mse_loss(twice(output), y)))
    assert entries() == before
    for value in (object(), torch.Generator(), {1, 2}, range(3), nn.Linear(1, 1)):
        try:
            form.Form().of_value(value)
        except form.Formless:
            continue
        raise AssertionError(f"{value} has a form")


# ===--- Entries ---===#


def of_entries():
    """An entry that is damaged, cut or of another kind is no text, and is written again."""
    os.environ["DP_CACHE"] = str(folder / "entries")
    step = training()
    text = is_found(step)[1]
    ((name, path),) = entries().items()
    content = path.read_bytes()
    flipped = bytearray(content)
    flipped[len(content) // 2] ^= 1
    for damaged in (b"", content[:7], content[:40], content[:-1], content + b"x", bytes(flipped)):
        path.write_bytes(damaged)
        phases = []
        with mock.patch("dp.torch.export.phases.enter", phases.append):
            assert text_of(step) == text and "lowering" in phases, len(damaged)
        assert path.read_bytes() == content and entries().keys() == {name}
    cache.insert(name.removeprefix(cache.PREFIX), b"no text")
    assert text_of(step) == text and path.read_bytes() == content
    path.unlink()
    path.mkdir()
    assert text_of(step) == text and path.is_dir()
    path.rmdir()
    assert is_found(step) == (False, text) and is_found(step) == (True, text)
    # A use is a use of the least recently used.
    os.utime(path, (1, path.stat().st_mtime))
    assert is_found(step)[0] and path.stat().st_atime > 1


def of_settings():
    """The settings of the compiler's cache hold."""
    step = training()
    for off in ("off", "0"):
        os.environ["DP_CACHE"] = off
        assert cache.find("trace-") is None
        text = text_of(step)
    store = folder / "limits"
    os.environ["DP_CACHE"] = str(store)
    with mock.patch.dict(os.environ, {"DP_CACHE_SIZE": "0"}):
        assert text_of(step) == text and not entries()
    with mock.patch.dict(os.environ, {"DP_CACHE_SIZE": "4k"}):
        for number in range(4):
            cache.insert(f"trace-{number}", bytes(1500))
            os.utime(store / f"llvmcache-trace-{number}", (1e9 + number, 1e9))
        cache.prune(store)
        assert not entries()  # Of long ago.
        for number in range(4):
            cache.insert(f"trace-{number}", bytes(1500))
        assert entries().keys() == {"llvmcache-trace-2", "llvmcache-trace-3"}
    assert is_found(step) == (False, text)
    # Others could have written it.
    store.chmod(0o777)
    before = entries()
    with mock.patch.object(lowering.log, "debug") as said:
        assert text_of(step) == text and entries() == before
        assert not any("is in the cache" in call.args[0] for call in said.call_args_list)
    store.chmod(0o700)
    assert is_found(step)[0]


def of_lines():
    """A line says what takes long."""

    def lines(setting, step):
        shown = io.StringIO()
        with (
            mock.patch.dict(os.environ, {"DP_PROGRESS": setting}),
            contextlib.redirect_stderr(shown),
        ):
            dp.Session(step).close()
        return shown.getvalue().splitlines()

    os.environ["DP_CACHE"] = str(folder / "lines")
    step = training()
    *phases, end = lines("0", step)
    of_step = "dp: step 'train_step'"
    assert phases == [f"{of_step}: {p}" for p in ("tracing", "lowering", "compiling", "loading")]
    assert end.startswith(f"{of_step} is ready after ") and ": tracing " in end, end
    assert all(f", {phase} " in end for phase in ("lowering", "compiling", "loading")), end
    *phases, end = lines("0", step)
    assert phases == [f"{of_step}: {p}" for p in ("tracing", "compiling", "loading")], phases
    assert end.endswith("; the lowered graph is from the cache") and "lowering" not in end, end
    assert lines("off", step) == lines("1000", step) == []
    # The line comes while the phase is under way.
    trace, shown = type(step).trace, []

    def waits(self, arrays):
        while not shown[0].getvalue():
            pass
        return trace(self, arrays)

    shown.append(io.StringIO())
    with (
        mock.patch.object(type(step), "trace", waits),
        mock.patch.dict(os.environ, {"DP_PROGRESS": "0.01"}),
        contextlib.redirect_stderr(shown[0]),
    ):
        dp.Session(step).close()
    assert shown[0].getvalue().startswith(f"{of_step}: "), shown[0].getvalue()
    assert " s so far\n" in shown[0].getvalue()


if len(sys.argv) > 2:
    print(whole())
else:
    for check in (
        between_processes,
        of_changes,
        of_open_sizes,
        of_loops,
        of_what_has_no_form,
        of_entries,
        of_settings,
        of_lines,
    ):
        check()
        print(check.__name__, flush=True)
