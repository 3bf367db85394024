"""PyTorch's database of modules against dp: training and evaluation of each with its inputs, on 1,
2, 3, 4, 7 and 8 devices.

torch_modules.py --build BUILD [--module NAME...] [--samples K] [--jobs J] [--results FILE] [--again
VERDICT...] [--write]

`torch.testing._internal.common_modules.module_db` has the modules, with arguments of their
constructors and of forward, and torch_module_inputs the other modules of torch.nn. Each is trained
by SGD with momentum in two steps, in training mode and, where PyTorch says that it differs, in
evaluation mode, which is then evaluated without gradients, too. The loss is the sum of the module's
outputs, each element with its own weight. To each input that requires a gradient a parameter of
zeros is added, in each row with other factors, so that the input's gradient is among the states.
All tensors with as many rows as the first are scattered along dimension 0, whatever their
dimensions mean, and the others are whole. Compared are the outputs, and the parameters, buffers and
momenta, which are the gradients. Eager PyTorch says what is right, in the dtype and in f64.
Probabilities of dropout are 0.

Cases are MODULE MODE DTYPE#NUMBER. --samples takes so many inputs of a module, spread over those
that there are (default 8; 0: all), in f32; the first one also in f64, bf16 and f16. Other options
are those of torch_optimizers.py. Needs torch, expecttest and iree-base-compiler.
"""

import os
import re
import sys

os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", MKL_NUM_THREADS="1")
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, *2 * [os.pardir], "python")]

import common
import driver
import torch
import torch_module_inputs
import torch_training
from common import Verdict
from torch.testing._internal.common_modules import module_db
from torch.utils._pytree import tree_flatten, tree_leaves, tree_unflatten
from torch_training import Training

MODULES = {info.name: info for info in (*module_db, *torch_module_inputs.INFOS)}
DTYPES = ("float32", "float64", "bfloat16", "float16")
STEPS = 2


def numbers(like):
    """Returns fixed numbers in a tensor's shape, other ones for each element."""
    return torch.cos(torch.arange(like.numel(), dtype=like.dtype)).reshape(like.shape)


class Model(torch.nn.Module):
    """Calls a module with the arguments of a sample, whose tensors are its own arguments."""

    def __init__(self, module, arguments):
        super().__init__()
        self.module = module
        self.flat, self.tree = tree_flatten(arguments)
        self.places = [i for i, value in enumerate(self.flat) if isinstance(value, torch.Tensor)]
        wanted = [self.flat[i] for i in self.places if self.flat[i].requires_grad]
        self.factors = torch.nn.ParameterList(
            [torch.nn.Parameter(torch.zeros(v.shape[1:], dtype=v.dtype)) for v in wanted]
        )
        self.has_factor = [self.flat[i].requires_grad for i in self.places]
        self.flat = [None if isinstance(value, torch.Tensor) else value for value in self.flat]

    def forward(self, *tensors):
        factors, flat = iter(self.factors), list(self.flat)
        for i, has_factor, value in zip(self.places, self.has_factor, tensors):
            flat[i] = value + numbers(value) * next(factors) if has_factor else value
        args, kwargs = tree_unflatten(flat, self.tree)
        return self.module(*args, **kwargs)


def loss(model, *batch):
    outputs = [v for v in tree_leaves(model(*batch)) if isinstance(v, torch.Tensor)]
    floats = [v for v in outputs if v.is_floating_point()]
    return sum((v * (numbers(v) + 1.5)).sum() for v in floats), {
        f"output.{i}": v for i, v in enumerate(outputs)
    }


def samples_of(name, training):
    info = MODULES[name]
    torch.manual_seed(0)
    return info.module_inputs_func(
        info, device="cpu", dtype=torch.float32, requires_grad=True, training=training
    )


def copied(value, dtype):
    """Returns a copy of a tensor, of floats in another dtype."""
    if not isinstance(value, torch.Tensor):
        return value
    made = value.detach().clone().to(dtype) if value.is_floating_point() else value.detach().clone()
    return made.requires_grad_(value.requires_grad)


def make(name, mode, dtype, number, exact):
    samples = samples_of(name, mode == "train")
    sample = samples[number]
    dtype = torch.float64 if exact else getattr(torch, dtype)
    torch.manual_seed(1)
    made = sample.constructor_input
    module = MODULES[name].module_cls(*made.args, **made.kwargs).to(dtype).train(mode == "train")
    torch_training.without_noise(module)
    given = sample.forward_input
    flat, tree = tree_flatten((given.args, given.kwargs))
    arguments = tree_unflatten([copied(value, dtype) for value in flat], tree)
    if MODULES[name].is_lazy:
        with torch.no_grad():
            module(*arguments[0], **arguments[1])
    model = Model(module, arguments)
    model.train(mode == "train")
    batch = [v.detach() for v in tree_leaves(arguments) if isinstance(v, torch.Tensor)]
    rows = next((v.shape[0] for v in batch if v.ndim), None)
    dims = {str(i): 0 if v.ndim and v.shape[0] == rows else None for i, v in enumerate(batch)}
    # What is added to the inputs stays zero: their momenta are the gradients.
    factors = dict(params=list(model.factors), lr=0.0)
    optimizer = torch.optim.SGD(
        [dict(params=list(module.parameters())), factors]
        if len(list(module.parameters()))
        else [factors],
        0.1,
        momentum=0.9,
    )
    batch_dim = dims if len(batch) > 1 else dims["0"]
    evaluate = (lambda model, *batch: model(*batch)) if mode == "eval" else None
    return Training(
        model, loss, optimizer, [tuple(batch)] * STEPS, dict(batch_dim=batch_dim), evaluate=evaluate
    )


def is_random(case):
    """Whether the module draws random numbers."""
    found = []
    for seed in (0, 1):
        training = make(*case, False)
        torch.manual_seed(seed)
        found.append(training.eager(training.batches[0])["loss"])
    return not torch.equal(*found) and not bool(found[0].isnan())


def run_case(args, case, say):
    torch.set_num_threads(1)
    kind, number = case.rsplit("#", 1)
    parts = *kind.split(), int(number)
    try:
        random = is_random(parts)
    except Exception as error:
        raise Verdict("skipped", f"eager PyTorch fails: {' '.join(str(error).split())[:100]}")
    if random:
        raise Verdict("apart", "random numbers")
    torch_training.check(lambda exact: make(*parts, exact), say, args.through)


def cases_of(names, samples, dtypes):
    """Yields MODULE MODE DTYPE#NUMBER."""
    for name in names:
        for mode in ("train", "eval") if MODULES[name].train_and_eval_differ else ("train",):
            there = len(samples_of(name, mode == "train"))
            numbers = (
                range(there)
                if not samples or there <= samples
                else sorted({i * there // samples for i in range(samples)})
            )
            for dtype in dtypes:
                yield from (
                    f"{name} {mode} {dtype}#{i}" for i in (numbers if dtype == "float32" else [0])
                )


def write(args, worst):
    if args.patterns or args.through != torch_training.STEP:
        return
    inputs = f"{args.samples} inputs of each module" if args.samples else "all inputs"
    introduction = (
        f"PyTorch {torch.__version__}, {inputs}, in {', '.join(args.dtype or DTYPES)}. "
        + " ".join(__doc__.split("\n\n")[2].split())
    )
    worst = {
        name: {**record, "cause": re.sub(r"^\S*/conformance/", "", record["cause"])}
        for name, record in worst.items()
    }
    common.write_part("torch-modules", "PyTorch's modules", introduction, worst, "modules")


def main():
    chosen = lambda args: cases_of(
        driver.matching(MODULES, args.patterns), args.samples, args.dtype or DTYPES
    )
    arguments = (
        ("--samples", dict(type=int, default=8, help="inputs of a module, 0 for all (default 8)")),
        ("--dtype", dict(action="append", choices=DTYPES, help="default all")),
        torch_training.THROUGH,
    )
    return driver.main(
        __file__,
        "torch-modules",
        __doc__,
        chosen,
        run_case,
        write,
        version=lambda args: torch.__version__,
        sources=os.path.dirname(torch_training.dp.__file__),
        pattern="--module",
        arguments=arguments,
        judged=lambda records: common.by_op(records.values()),
    )


if __name__ == "__main__":
    sys.exit(main())
