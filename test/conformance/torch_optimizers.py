"""PyTorch's database of optimizers against dp: training by each of them with each of its inputs, on
1, 2, 3, 4, 7 and 8 devices.

torch_optimizers.py --build BUILD [--case PATTERN...] [--jobs J] [--results FILE] [--again
VERDICT...] [--write]

`torch.testing._internal.common_optimizers.optim_db` has the optimizers, their options and their
schedulers. Each trains a small model in four steps of 13 rows, of which the third has 7 in f32
where nothing but options differs: once for each of the options, also with `foreach`, `fused` and
`differentiable`, in f32, f64 and bf16; with each of the schedulers; in two groups with other
options; and from its default options with parameters by name, with a learning rate that is a
tensor, continued from a state of eager PyTorch, with a frozen parameter, and with gradients of
zero. The model has parameters of 0 to 3 dimensions, one without elements and one that nothing uses.
Compared are the losses, the parameters, and all that the optimizer's state_dict has, in value and
type. Eager PyTorch says what is right, in the dtype and in f64.

By default --results is a file in BUILD/conformance for these programs and versions; a run continues
where the file ends, and --again repeats cases with these verdicts. --write writes docs/coverage.md
if all cases were run. Needs torch, expecttest and iree-base-compiler.
"""

import copy
import os
import sys

os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", MKL_NUM_THREADS="1")
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, *2 * [os.pardir], "python")]

import common
import driver
import torch
import torch_training
from torch.testing._internal.common_optimizers import (
    _get_optim_inputs_including_global_cliquey_kwargs as inputs_of,
)
from torch.testing._internal.common_optimizers import optim_db
from torch_training import Training

ROWS = (13, 13, 7, 13)
# PyTorch keeps numbers that follow from the step, as NAdam's mu_product, and rates that are tensors
# in f32 also of parameters in f64. Where one is rounded the other way, by 6e-8, numbers move by a
# small part of that.
common.TOLERANCE["float64"] = 5e-9
OPTIMIZERS = {info.name: info for info in optim_db}


class Model(torch.nn.Module):
    """Has parameters of 0 to 3 dimensions, one without elements and one that nothing uses."""

    def __init__(self):
        super().__init__()
        self.window = torch.nn.Conv1d(1, 2, 3)
        self.layers = torch.nn.Sequential(
            torch.nn.Linear(8, 6), torch.nn.Tanh(), torch.nn.Linear(6, 3)
        )
        self.scale = torch.nn.Parameter(torch.tensor(1.5))
        self.empty = torch.nn.Parameter(torch.zeros(0, 3))
        self.unused = torch.nn.Parameter(torch.ones(3))

    def forward(self, x):
        return self.scale * self.layers(self.window(x[:, None]).flatten(1)) + self.empty.sum()


def loss(model, x, y):
    scores = model(x)
    return torch.nn.functional.cross_entropy(
        scores.float() if scores.dtype == torch.bfloat16 else scores, y
    )


def without_gradient(model, x, y):
    """Its gradients are zeros."""
    return loss(model, x, y) * 0


def parameters_for(name, model):
    """Returns the parameters that an optimizer takes, by name: those of Muon have two dimensions,
    and Adafactor divides by their number."""
    fits = lambda p: (
        p.numel() and (p.ndim == 2 or name != "Muon") if name in ("Muon", "Adafactor") else True
    )
    return [(k, p) for k, p in model.named_parameters() if fits(p)]


# --------------------------------------------------------------------------- #
# Variants: functions of (optimizer's class, its options, named parameters) that return an
# optimizer, or of a Training that change it.


def plain(kind, options, named):
    return kind([p for _, p in named], **options)


def by_name(kind, options, named):
    return kind(named, **options)


def with_tensor_rate(kind, options, named):
    return plain(
        kind,
        {**options, "lr": torch.tensor(options.get("lr", 0.01), dtype=named[0][1].dtype)},
        named,
    )


def in_groups(kind, options, named):
    """Two groups, the second with another rate and, where the optimizer has it, another weight
    decay."""
    own = {"lr": 0.02}
    if "weight_decay" in plain(kind, options, named).defaults:
        own["weight_decay"] = 0.3
    half = len(named) // 2
    return kind(
        [
            dict(params=[p for _, p in named[:half]]),
            dict(params=[p for _, p in named[half:]], **own),
        ],
        **options,
    )


def continued(training):
    """From a state that eager PyTorch has made, through a state_dict."""
    other = copy.deepcopy(training)
    for batch in other.batches[:2]:
        other.eager(batch)
    training.model.load_state_dict(other.model.state_dict())
    training.optimizer.load_state_dict(other.optimizer.state_dict())


def frozen(training):
    training.model.layers[2].weight.requires_grad_(False)


def of_zeros(training):
    training.loss = without_gradient


MADE = {"by name": by_name, "tensor rate": with_tensor_rate, "groups": in_groups}
CHANGED = {"continued": continued, "frozen": frozen, "gradients of zero": of_zeros}
DTYPES = {"f64": torch.float64, "bf16": torch.bfloat16}


def cases():
    """Returns the options and the variant of each case by name: OPTIMIZER, its options in words,
    and the variant."""
    made = {}
    for name, info in OPTIMIZERS.items():
        for given in inputs_of("cpu", torch.float32, info):
            made.setdefault(f"{name}, {given.desc}", (given.kwargs, None))
            for variant in DTYPES:
                made.setdefault(f"{name}, {given.desc}, {variant}", (given.kwargs, variant))
        for variant in (
            *MADE,
            *CHANGED,
            *DTYPES,
            *(f"schedulers {i}" for i in range(len(info.scheduler_inputs))),
        ):
            made[f"{name}, {variant}"] = ({"lr": 0.01} if variant == "groups" else {}, variant)
    return made


def make(case, options, variant, exact):
    name = case.split(",")[0]
    info = OPTIMIZERS[name]
    dtype = torch.float64 if exact else DTYPES.get(variant, torch.float32)
    torch.manual_seed(1)
    model = Model().to(dtype)
    # Fewer rows are another trace, which says nothing about a variant.
    rows = ROWS if variant is None else (ROWS[0],) * len(ROWS)
    batches = [(torch.randn(n, 6).to(dtype), torch.randint(3, (n,))) for n in rows]
    options = copy.deepcopy(options)
    optimizer = MADE.get(variant, plain)(info.optim_cls, options, parameters_for(name, model))
    training = Training(model, loss, optimizer, batches, rounds_to_bfloat16=name == "Muon")
    training.tolerance = "bfloat16" if name == "Muon" or dtype == torch.bfloat16 else None
    if variant in CHANGED:
        CHANGED[variant](training)
    if variant and variant.startswith("schedulers"):
        training.schedulers = [
            of(optimizer) for of in info.scheduler_inputs[int(variant.split()[1])]
        ]
    return training


def run_case(known, case, say):
    torch.set_num_threads(1)
    torch_training.check(lambda exact: make(case, *known[case], exact), say)


def write(args, worst):
    if args.patterns:
        return
    introduction = f"PyTorch {torch.__version__}. " + " ".join(__doc__.split("\n\n")[2].split())
    common.write_part(
        "torch-optimizers",
        "PyTorch's optimizers",
        introduction,
        worst,
        "optimizers and options",
        show=lambda names: ", ".join(f"`{name}`" for name in names),
    )


def main():
    known = cases()
    return driver.main(
        __file__,
        "torch-optimizers",
        __doc__,
        lambda args: driver.matching(known, args.patterns),
        lambda args, case, say: run_case(known, case, say),
        write,
        version=lambda args: torch.__version__,
        sources=os.path.dirname(torch_training.dp.__file__),
    )


if __name__ == "__main__":
    sys.exit(main())
