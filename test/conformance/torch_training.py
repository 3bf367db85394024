"""Training steps of PyTorch by dp.Session on several numbers of devices, and by eager PyTorch: what
the conformance tests of its optimizers and modules share."""

import collections
import contextlib
import dataclasses
import gc
import os
import sys
from collections.abc import Callable
from typing import Any

import common
import torch
import torch_preloaded
from common import Verdict
from torch.overrides import TorchFunctionMode
from torch.utils._pytree import tree_leaves, tree_map

import dp
import dp.torch
from dp.torch._tensors.trees import Tree
from dp.torch.functions import TorchStep

sys.path.append(os.path.join(os.path.dirname(__file__), "../Python/Inputs/torch"))
import lowered

lowered.keep_library()
DEVICES = (1, 2, 3, 4, 7, 8)
# Each program that is made has a collection, which need not look at what is imported.
gc.freeze()


@dataclasses.dataclass
class Training:
    """One run of training: the parts as a user makes them, and how eager PyTorch takes a step of
    them."""

    model: torch.nn.Module
    loss: Callable
    optimizer: torch.optim.Optimizer
    batches: list[tuple]
    options: dict = dataclasses.field(default_factory=dict)
    """Of dp.torch.train_step."""
    schedulers: list = dataclasses.field(default_factory=list)
    """Those that the user calls after each step; one that needs a metric gets the loss."""
    evaluate: Callable | None = None
    """evaluate(model, *batch), after the last step, on the last batch."""
    changes_python: bool = False
    """Python values that a graph is for change between steps, so each session has traces of its
    own."""
    tolerance: str | None = None
    """The dtype whose tolerance holds for all numbers, where a step computes in another one than
    they have."""
    rounds_to_bfloat16: bool = False
    """The step computes in bf16 itself: it is also compared in f64 with f64 in place of bf16."""
    before: Callable = lambda training, number: None
    """before(training, number) each step."""
    after: Callable = lambda training, run: None
    """after(training, run) all steps of a session."""

    def eager(self, batch: tuple) -> dict[str, Any]:
        """Takes a step by eager PyTorch. Returns the results."""
        results = {}

        def closure():
            self.optimizer.zero_grad()
            loss = self.loss(self.model, *batch)
            loss, metrics = (
                loss
                if isinstance(loss, tuple)
                else (sum(loss.values()), loss)
                if isinstance(loss, dict)
                else (loss, {})
            )
            loss.backward()
            if not results:  # Before the step, which updates what a result may be.
                results.update(tree_map(detached, {"loss": loss, **metrics}))
            return loss

        if isinstance(self.optimizer, torch.optim.LBFGS):
            self.optimizer.step(closure)
        else:
            closure()
            self.optimizer.step()
        return results

    def schedule(self, results: dict[str, Any]) -> None:
        for scheduler in self.schedulers:
            needs_metric = isinstance(scheduler, torch.optim.lr_scheduler.ReduceLROnPlateau)
            scheduler.step(*([float(results["loss"])] if needs_metric else []))


def without_noise(model: torch.nn.Module) -> None:
    """Sets all probabilities of dropout to 0: eager PyTorch draws other numbers."""
    for module in model.modules():
        for owner in (module, getattr(module, "config", None)):
            for name, value in vars(owner).items() if owner is not None else ():
                if isinstance(value, float) and ("drop" in name or name == "p"):
                    setattr(owner, name, 0.0)


def detached(value: Any) -> Any:
    return value.detach().clone() if isinstance(value, torch.Tensor) else value


def record(training: Training, results: list[dict[str, Any]]) -> dict[str, Any]:
    """Returns what a run leaves, by name: results of each step, the model's tensors, and the
    optimizer's state as the user reads it."""
    found = {
        f"{name} of step {i}": value
        for i, of in enumerate(results)
        for name, value in Tree("", of).flatten(of).items()
    }
    found.update(training.model.state_dict())
    for number, entries in training.optimizer.state_dict()["state"].items():
        found.update(
            {
                f"{key} of parameter {number}": value
                for key, value in entries.items()
                if value is not None
            }
        )
    return {name: detached(value) for name, value in found.items()}


def by_eager(training: Training) -> dict[str, Any]:
    results = []
    for number, batch in enumerate(training.batches):
        training.before(training, number)
        results.append(training.eager(batch))
        training.schedule(results[-1])
    evaluated = {}
    if training.evaluate:
        training.model.eval()
        with torch.no_grad():
            evaluated = named("evaluated", training.evaluate(training.model, *training.batches[-1]))
    return {**record(training, results), **evaluated}


def named(name: str, value: Any) -> dict[str, torch.Tensor]:
    """Returns the tensors in a value, by name."""
    return {
        f"{name}.{i}": tensor
        for i, tensor in enumerate(tree_leaves(value))
        if isinstance(tensor, torch.Tensor)
    }


def by_dp(training: Training, devices: int, **settings: Any) -> dict[str, Any]:
    step = dp.torch.train_step(
        training.model, training.loss, training.optimizer, training.batches[0], **training.options
    )
    results, evaluated = [], {}
    steps = [step]
    if training.evaluate:
        evaluate = lambda model, *batch: named("evaluated", training.evaluate(model, *batch))
        steps.append(
            dp.torch.eval_step(
                training.model,
                evaluate,
                training.batches[0],
                batch_dim=training.options.get("batch_dim", 0),
            )
        )
    with dp.Session(
        *steps, devices=devices, backend="cpu", timeout=common.SECONDS["run"], **settings
    ) as run:
        for number, batch in enumerate(training.batches):
            training.before(training, number)
            results.append(run(*batch))
            training.schedule(results[-1])
        if training.evaluate:
            evaluated = run.call(steps[1], *training.batches[-1])
        run.sync(training.model)
        run.sync(training.optimizer)
        made = {**record(training, results), **evaluated}
        training.after(training, run)
    return made


def by_data_parallel(training: Training, devices: int) -> dict[str, Any]:
    """Runs the loop of eager PyTorch with the model in dp.torch.DataParallel."""
    model = training.model
    training.model = dp.torch.DataParallel(
        model, devices=devices, backend="cpu", timeout=common.SECONDS["run"]
    )
    try:
        found = by_eager(training)
    finally:
        training.model = model
    return {name.removeprefix("module."): value for name, value in found.items()}


@contextlib.contextmanager
def traced_once():
    """A step's graph does not depend on the number of devices, and to trace it takes most of the
    time: the first session of a case traces, and the others, which call what this yields, run the
      same graphs in the same order."""
    of_step, graphs, following = TorchStep.trace, collections.defaultdict(list), {}

    def trace(step, arrays):
        if (known := next(following.get(step.name, iter(())), None)) is None:
            graphs[step.name].append(
                (of_step(step, arrays), step.results, getattr(step, "optimizer", None))
            )
            return graphs[step.name][-1][0]
        graph, step.results, optimizer = known
        if optimizer is not None:
            step.optimizer.reached = optimizer.reached
        return graph

    def begin(anew):
        following.update({name: iter([] if anew else list(of)) for name, of in graphs.items()})
        gc.freeze()

    TorchStep.trace = trace
    try:
        yield begin
    finally:
        TorchStep.trace = of_step


# How a model is trained, and on how many devices: each number has a trace of its own by Dynamo with
# DataParallel.
STEP, WRAPPER = "train_step", "DataParallel"
WAYS: dict[str, tuple[Callable[..., dict[str, Any]], tuple[int, ...]]] = {
    STEP: (by_dp, DEVICES),
    WRAPPER: (by_data_parallel, (2, 7)),
}
THROUGH = (
    "--through",
    dict(choices=WAYS, default=STEP, help="how dp trains (default train_step)"),
)


def to_numpy(value: Any) -> Any:
    value = torch.as_tensor(value).detach().contiguous()
    return (value.float() if value.dtype == torch.bfloat16 else value).numpy()


def judge(
    what: str,
    got: dict[str, Any],
    want: dict[str, Any],
    exact: dict[str, Any],
    dtype: str | None = None,
) -> None:
    """Raises Verdict unless two records are equal in names, types and values, within the tolerance
    of their dtypes, or of `dtype`."""
    if got.keys() != want.keys():
        missing, further = (
            sorted(a - b)[:3] for a, b in ((want.keys(), got.keys()), (got.keys(), want.keys()))
        )
        raise Verdict("wrong", f"{what}: there is no {missing}, there is {further}")
    for name, wanted in want.items():
        kind = lambda v: v.dtype if isinstance(v, torch.Tensor) else type(v)
        if kind(got[name]) != kind(wanted):
            raise Verdict("wrong", f"{what}: {name} is {kind(got[name])}, expected {kind(wanted)}")
        tolerance = "bfloat16" if kind(wanted) == torch.bfloat16 else dtype
        near = to_numpy(exact[name]) if name in exact else None
        if why := common.compare(to_numpy(got[name]), to_numpy(wanted), near, dtype=tolerance):
            raise Verdict("wrong", f"{what}: {name}: {why}")


class WideBfloat16(TorchFunctionMode):
    """Makes f64 of what a step converts to bf16, as Muon does its gradients."""

    def __torch_function__(self, function, types, args=(), kwargs=None):
        wide = lambda value: torch.float64 if value is torch.bfloat16 else value
        if function is torch.Tensor.bfloat16:
            return args[0].double()
        return function(
            *map(wide, args), **{key: wide(value) for key, value in (kwargs or {}).items()}
        )


def checked_by_dp(
    training: Training, devices: int, by: Callable[..., dict[str, Any]] = by_dp
) -> dict[str, Any]:
    """Returns by(), or raises Verdict."""
    try:
        return by(training, devices)
    except dp.CompileError as error:
        raise Verdict(
            "refused" if "error:" in error.diagnostics else "crash",
            common.op_in(error.diagnostics or str(error)),
        )
    except (dp.TraceError, dp.ArgumentError) as error:
        raise Verdict("stopped", " ".join(str(error).split())[:300])
    except dp.Error as error:
        raise Verdict("crash", f"on {devices} devices: {' '.join(str(error).split())[:300]}")


def check(make: Callable[[bool], Training], say: Callable, through: str = STEP) -> None:
    """Trains what `make(exact)` makes, by dp on each number of devices, and by eager PyTorch;
    `exact` is training in f64. `through`: a name of WAYS."""
    try:
        want = by_eager(make(False))
    except Exception as error:
        raise Verdict("skipped", f"eager PyTorch fails: {' '.join(str(error).split())[:100]}")
    try:
        with WideBfloat16():
            exact = by_eager(make(True))
    except Exception:
        exact = {}  # There is no f64 of it.
    torch.set_default_dtype(torch.float32)
    by, numbers = WAYS[through]
    lowered.compiled_once()
    if through == WRAPPER:
        lowered.lowered_once()
    with traced_once() as begin:
        for devices in numbers:
            say(f"run on {devices} devices" if devices != numbers[0] else "export")
            training = make(False)
            begin(anew=training.changes_python)
            got = checked_by_dp(training, devices, by)
            judge(f"on {devices} devices", got, want, exact, training.tolerance)
    if training.rounds_to_bfloat16 and through == STEP:
        with WideBfloat16():
            judge("in f64", checked_by_dp(make(True), DEVICES[2]), exact, {})
