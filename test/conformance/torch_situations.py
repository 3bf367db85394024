"""Training by PyTorch between whose steps Python changes, on 1 and 3 devices.

torch_situations.py --build BUILD [--case PATTERN...] [--devices N...] [--jobs J] [--results FILE]
[--again VERDICT...] [--write]

A situation is a training of a small network, and a change: of a value that forward, the loss or the
optimizer reads, of code, or of the module itself, which is made between the steps of a session.
Each trains on 7 rows; the losses of all steps, the model's tensors and the optimizer's state are
those of the same loop in eager PyTorch, or dp refuses with a message that the situation names. A
situation says whether its change matters to eager PyTorch, which is checked; one that does not is
traced once. The folder torch_changes has them.

Options are those of torch_optimizers.py.
"""

import os
import random
import sys

os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", MKL_NUM_THREADS="1")
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, *2 * [os.pardir], "python")]

import warnings

import common
import driver
import numpy as np
import torch
import torch_training
from common import Verdict
from torch_changes import (
    classes,
    code,
    forward,
    hooks,
    modules,
    objects,
    process,
    reads,
    tensors,
    training,
    unread,
)
from torch_changes.kinds import CASES, restore

import dp
import dp.torch
from dp.torch.steps import TorchStep

STEPS, CHANGED = 5, 2
"""How many steps each training has, and the number of the first one after the change."""
common.TOLERANCE["float32"] = 1e-4
"""What a change does is a multiple of it, and sums of gradients cancel."""


def seed():
    torch.manual_seed(2)
    random.seed(2)
    np.random.seed(2)


def begin(case):
    seed()
    made = CASES[case]()
    seed()
    return made


def changes(made, number):
    if number == CHANGED or made.each and number:
        made.apply()


def record(made, losses):
    """Returns what a run leaves, by name."""
    found = {f"loss {number}": loss for number, loss in enumerate(losses)} | made.model.state_dict()
    for number, entries in (
        made.made.state_dict()["state"].items() if made.records_optimizer else ()
    ):
        found.update(
            {
                f"{key} of parameter {number}": value
                for key, value in entries.items()
                if value is not None
            }
        )
    return {name: torch.as_tensor(value).detach().clone() for name, value in found.items()}


def by_eager(case, is_changed=True):
    made, losses = begin(case), []
    try:
        for number in range(STEPS):
            if is_changed:
                changes(made, number)
            made.made.zero_grad()
            loss = (made.eager_loss or made.loss)(made.model, *made.batch(number))
            loss.backward()
            made.made.step()
            losses.append(loss)
        return record(made, losses)
    finally:
        restore()


def by_dp(case, devices):
    """Returns what a run leaves, and how often the step was traced."""
    made, losses, traces, trace = begin(case), [], [], TorchStep.trace
    try:
        TorchStep.trace = lambda step, arrays: traces.append(step.name) or trace(step, arrays)
        step = dp.torch.train_step(made.model, made.loss, made.made, made.batch(0), **made.options)
        with dp.Session(step, devices=devices, backend="cpu", timeout=common.SECONDS["run"]) as run:
            for number in range(STEPS):
                changes(made, number)
                losses.append(run(*made.batch(number))["loss"])
            run.sync(made.model)
            run.sync(made.made)
        return record(made, losses), len(traces)
    finally:
        TorchStep.trace = trace
        restore()


def is_equal(got, want):
    return got.keys() == want.keys() and all(
        got[name].shape == want[name].shape and torch.allclose(got[name], want[name], 1e-3, 1e-4)
        for name in want
    )


def judge(case, devices, want):
    made = CASES[case]()
    restore()
    try:
        got, traces = by_dp(case, devices)
    except dp.Error as error:
        text = " ".join(str(error).split())
        if not made.refused or not isinstance(error, (dp.TraceError, dp.ArgumentError)):
            raise Verdict("stopped", text[:300])
        if missing := [word for word in made.refused if word not in text]:
            raise Verdict("wrong", f"{missing[0]} is not in the message: {text[:300]}")
        return
    if made.refused:
        raise Verdict("wrong", f"on {devices} devices: it is not refused")
    torch_training.judge(f"on {devices} devices", got, want, {}, made.tolerance)
    expected = made.traces or (None if made.matters else 1)
    if expected not in (None, -1) and traces != expected:
        raise Verdict(
            "wrong", f"on {devices} devices: the step is traced {traces} times, expected {expected}"
        )


def run_case(args, case, say):
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    made = CASES[case]()
    restore()
    try:
        want, plain = by_eager(case), by_eager(case, is_changed=False)
    except Exception as error:
        if not made.refused:
            raise Verdict("skipped", f"eager PyTorch fails: {' '.join(str(error).split())[:200]}")
        want, plain = {}, {"": torch.zeros(())}
    if not made.refused and is_equal(want, plain) == made.matters:
        raise Verdict(
            "wrong",
            f"the change {'does not matter' if made.matters else 'matters'} to eager PyTorch",
        )
    for devices in args.devices:
        say(f"run on {devices} devices" if devices != args.devices[0] else "export")
        judge(case, devices, want)


def write(args, worst):
    if not args.patterns:
        introduction = f"PyTorch {torch.__version__}. " + " ".join(__doc__.split("\n\n")[2].split())
        common.write_part(
            "torch-situations",
            "Python that changes between the steps of PyTorch",
            introduction,
            worst,
            "situations",
            right=True,
        )


def main():
    devices = "--devices", dict(type=int, nargs="+", default=[1, 3])
    return driver.main(
        __file__,
        "torch-situations",
        __doc__,
        lambda args: driver.matching(CASES, args.patterns),
        run_case,
        write,
        version=lambda args: torch.__version__,
        sources=os.path.dirname(dp.__file__),
        arguments=(devices,),
    )


if __name__ == "__main__":
    sys.exit(main())
