"""Models of PyTorch's libraries against dp: a training step each, as the libraries define them, on
1, 2, 3, 4, 7 and 8 devices.

torch_models.py --build BUILD [--model PATTERN...] [--jobs J] [--results FILE] [--again VERDICT...]
[--keep FOLDER] [--write]

torch_zoo has the models. A step is dp.torch.train_step of the model, its loss and SGD with momentum
(those called training/ have other optimizers, losses and options) on a batch of 9 rows. Compared
are the loss and every state after the step: parameters, buffers, and momenta, which are the
gradients. Eager PyTorch says what is right, in f32 within 1e-4 of a tensor's largest number, or
twice the error of its own autocast. Where PyTorch's own f32 differs that much from its f64, because
the model amplifies rounding, the step is compared in f64, within 1e-6. So it is where dp is off by
no more than twice what PyTorch itself is off after all parameters have moved by less than 2**-22 of
themselves: rounding then decides which of two operands is the maximum, or the sign of a ReLU's.
  Dropout has the probability 0, since eager PyTorch draws other numbers.

Options are those of torch_ops.py. Needs torch and iree-base-compiler, and the libraries whose
models are run; models of a library that is not installed are left out.
"""

import argparse
import contextlib
import copy
import fnmatch
import os
import re
import sys

# Before torch is loaded: its threads do not survive a fork.
os.environ.update(
    OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", MKL_NUM_THREADS="1", HF_HUB_OFFLINE="1"
)
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, *2 * [os.pardir], "python")]

import json
import tempfile

import common
import numpy as np
import torch
import torch_zoo
from common import Verdict
from dpfuzz.runtime import RuntimeFailure, Session
from torch_training import without_noise

import dp.torch

DEVICES = (1, 2, 3, 4, 7, 8)
LIBRARIES = ("torchvision", "transformers", "timm", "diffusers")
RATE = 0.1
# Of the largest number of a tensor. Deep models amplify rounding; where PyTorch's own f32 is
# farther than this from its f64, the step is compared in f64.
TOLERANCE, EXACT_TOLERANCE = 1e-4, 1e-6
# How often the error of PyTorch's own autocast, against f64, dp may be off by.
AUTOCAST = 2
# Steps of PyTorch with other roundings, where dp's f32 is off, and how far their parameters move,
# of themselves.
NEIGHBORS, MOVE = 32, 2.0**-22
common.SECONDS.update(export=600, compile=600, run=300)


class Off(Verdict):
    """A tensor `name` of floats is off by `far`."""

    def __init__(self, name, far, cause):
        super().__init__("wrong", cause)
        self.name, self.far = name, far


def hardsigmoid_backward(gradient, value):
    """PyTorch's own multiplies by 1/6 rounded to f32, also in f64: 3e-8 too much, which Adam
    amplifies where a gradient is near its eps."""
    return torch.where((value > -3) & (value < 3), gradient / 6, torch.zeros_like(gradient))


PATCHES = torch.library.Library("aten", "IMPL")
PATCHES.impl("hardsigmoid_backward", hardsigmoid_backward, "CPU")


def make(name):
    """Returns model, loss, example and options of training."""
    torch.manual_seed(0)
    model, loss, example, *options = torch_zoo.MODELS[name]()
    model.train()
    without_noise(model)
    return model, loss, example, options[0] if options else {}


def widened(model, loss, example, options):
    wide = lambda v: v.double() if isinstance(v, torch.Tensor) and v.dtype == torch.float32 else v
    loss = loss.double() if isinstance(loss, torch.nn.Module) else loss
    return (
        model.double(),
        loss,
        torch.utils._pytree.tree_map(wide, example),
        {k: v for k, v in options.items() if k != "autocast"},
    )


def step_of(model, loss, example, options):
    options = {
        "optimizer": lambda model: torch.optim.SGD(model.parameters(), RATE, momentum=0.9),
        **options,
    }
    optimizer = options.pop("optimizer")(model)
    if "scheduler" in options:
        options["scheduler"] = options["scheduler"](optimizer)
    return dp.torch.train_step(model, loss, optimizer, example, **options), optimizer


def stepped(model, loss, example, options, exact):
    """Returns the results and the state after a step by PyTorch, by name."""
    model, loss = copy.deepcopy((model, loss))
    torch.set_default_dtype(torch.float64 if exact else torch.float32)
    if exact:
        model, loss, example, options = widened(model, loss, example, options)
    step, optimizer = step_of(model, loss, example, options)
    value, results = step.loss(step.model, example)
    value.backward()
    if "clip_grad_norm" in options:
        torch.nn.utils.clip_grad_norm_(model.parameters(), options["clip_grad_norm"])
    optimizer.step()
    torch.set_default_dtype(torch.float32)
    unused = tuple(
        f"optimizer.{name}." for name, p in step.tensors.parameters().items() if p.grad is None
    )
    state = {k: v for k, v in step.state.items() if k != "generator" and not k.startswith(unused)}
    for name, first in step.averages.items():
        now = state[name.removeprefix("ema.")]
        state[name] = torch.lerp(first, now, 1 - options["ema"]) if now.is_floating_point() else now
    return {k: v.detach().clone() for k, v in {**results, **state}.items()}


def to_numpy(tensors):
    plain = lambda v: v.detach().contiguous()
    return {
        k: (plain(v).float() if v.dtype == torch.bfloat16 else plain(v)).numpy()
        for k, v in tensors.items()
    }


def execute(build, program, devices, inputs):
    """Runs the step once. Returns results and states by name."""
    session = Session(f"{build}/lib/libdp_runtime.so", program, devices, common.SECONDS["run"])
    try:
        entry = json.loads(session.shared.dp_executable_json(session.program))["entries"][0]
        arguments = [
            (common.elements(inputs[a["name"]], a["dtype"]), a["dtype"]) for a in entry["arguments"]
        ]
        for a, (array, dtype) in zip(entry["arguments"], arguments):
            if a["role"] == "state":
                session.set_state(a["name"], array, dtype)
        wanted = [
            None if "updates" in r else (tuple(r["shape"]), r["dtype"]) for r in entry["results"]
        ]
        made = session.run(entry["name"], arguments, wanted)
        results = {
            r["name"]: common.numbers(array, r["dtype"])
            for r, array in zip(entry["results"], made)
            if array is not None
        }
        states = {
            a["name"]: common.numbers(
                session.get_state(a["name"], tuple(a["shape"]), a["dtype"]), a["dtype"]
            )
            for a in entry["arguments"]
            if a["role"] == "state"
        }
        return {**states, **results}
    except RuntimeFailure as error:
        raise Verdict("crash", f"on {devices} devices: {error}")
    finally:
        session.close()


def judge(got, want, tolerances, devices):
    for name, value in want.items():
        result = got[name].reshape(value.shape)
        what = f"{name} of {value.dtype} on {devices} devices"
        if value.dtype.kind != "f":
            if why := common.compare(result, value):
                raise Verdict("wrong", f"{what}: {why}")
        elif (far := common.difference(result, value)) > tolerances[name]:
            raise Off(name, far, f"{what}: off by {far:.2g} of the largest number")


def is_rounding(parts, off, exact):
    """Whether PyTorch's own f32 is as far from its f64 at a neighboring point, up to a factor of
    2."""
    model, *others = parts
    for seed in range(NEIGHBORS):
        near = copy.deepcopy(model)
        generator = torch.Generator().manual_seed(seed)
        with torch.no_grad():
            for p in near.parameters():
                p.mul_(1 + MOVE * (2 * torch.rand(p.shape, generator=generator) - 1))
        value = to_numpy({off.name: stepped(near, *others, exact=False)[off.name]})[off.name]
        if off.far <= 2 * common.difference(value, exact[off.name]):
            return True
    return False


def run_step(args, case, say, parts, want, tolerances):
    """Traces, compiles and runs the step of `parts`, whose results are to be `want`, within
    tolerances by name."""
    from dp.torch import export

    say("export")
    step = step_of(*parts)[0]
    state, arrays = step.state, step.example
    try:
        graph = step.trace(arrays)
    except dp.TraceError as error:
        cause = error.__cause__
        raise Verdict(
            "stopped",
            str(cause)
            if isinstance(cause, export.NotLowered)
            else " ".join(str(error).split())[:300],
        )
    inputs = to_numpy({**state, **arrays})
    if args.keep:
        place = os.path.join(args.keep, case.replace("/", "_").replace(" ", "_"))
        with open(place + ".mlir", "w") as file:
            file.write(graph.text)
        np.savez(place + ".npz", **inputs, **{"want_" + k: v for k, v in want.items()})
    text, options = graph.text, graph.options
    del step, parts, graph
    with tempfile.TemporaryDirectory() as folder:
        say("compile")
        program = common.compile_graph(args.build, text, folder, options)
        for devices in DEVICES:
            say(f"run on {devices} devices")
            judge(execute(args.build, program, devices, inputs), want, tolerances, devices)


def run_case(args, case, say):
    torch.set_num_threads(1)
    try:
        parts = make(case)
    except ImportError as error:
        raise Verdict("skipped", f"not installed: {error.name}")
    want = to_numpy(stepped(*parts, exact=False))
    try:
        exact = to_numpy(stepped(*parts, exact=True))
    except Exception:
        exact = None  # The model takes no f64.
    torch.set_default_dtype(torch.float32)
    if parts[3].get("autocast"):
        return run_step(
            args,
            case,
            say,
            parts,
            want,
            {k: TOLERANCE + AUTOCAST * common.difference(want[k], exact[k]) for k in want},
        )
    if exact is None or max(common.difference(want[k], exact[k]) for k in want) < TOLERANCE:
        try:
            return run_step(args, case, say, parts, want, dict.fromkeys(want, TOLERANCE))
        except Off as off:
            if exact is None or not is_rounding(parts, off, exact):
                raise
    # PyTorch's own f32 is far from its f64, so f32 says little.
    torch.set_default_dtype(torch.float64)
    run_step(args, case, say, widened(*parts), exact, dict.fromkeys(exact, EXACT_TOLERANCE))


def write(worst):
    versions = [f"{name} {version(name)}" for name in LIBRARIES if version(name)]
    introduction = (
        ", ".join([f"PyTorch {torch.__version__}", *versions])
        + ". "
        + " ".join(__doc__.split("\n\n")[2].split())
    )
    worst = {
        name: {**r, "cause": re.sub(r"\S*/site-packages/", "", r["cause"])}
        for name, r in worst.items()
    }
    common.write_part(
        "torch-models", "Models of PyTorch's libraries", introduction, worst, "models", right=True
    )


def version(package):
    import importlib.metadata

    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--build", required=True)
    parser.add_argument("--model", action="append", help="pattern of names; default all")
    parser.add_argument(
        "--jobs", type=int, default=1, help="models at a time (default 1; one may need some GB)"
    )
    parser.add_argument("--results")
    parser.add_argument("--again", action="append", default=[], choices=common.VERDICTS)
    parser.add_argument("--keep")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    args.results = args.results or common.results_path(
        args.build,
        "torch-models",
        torch.__version__,
        os.path.dirname(dp.torch.__file__),
        os.path.dirname(torch_zoo.__file__),
    )
    if args.keep:
        os.makedirs(args.keep, exist_ok=True)
    names = [
        n
        for n in torch_zoo.MODELS
        if not args.model or any(fnmatch.fnmatchcase(n, pattern) for pattern in args.model)
    ]
    if not names:
        sys.exit(f"no model is called {' or '.join(args.model)}")
    for library in LIBRARIES:  # Once, before the models' processes fork.
        with contextlib.suppress(ImportError):
            if any(name.startswith(library) for name in names):
                __import__(library)
    done = common.read_results(args.results)
    cases = (n for n in names if n not in done or done[n]["verdict"] in args.again)
    common.run_cases(
        cases, lambda case, say: run_case(args, case, say), args.jobs, args.results, done
    )
    chosen = {n: done[n] for n in names}
    if args.write and not args.model:
        write(chosen)
    print(common.totals(chosen))
    return any(r["verdict"] in ("wrong", "crash", "hang") for r in chosen.values())


if __name__ == "__main__":
    sys.exit(main())
