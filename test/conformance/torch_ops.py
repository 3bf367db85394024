"""PyTorch's operator database against dp: its samples in all dtypes, forward and gradient, on 1, 2
and 3 devices.

torch_ops.py --build BUILD [--op NAME... | --cases FILE] [--every K] [--first K] [--dtype DTYPE...]
             [--special yes|no] [--samples K] [--reference] [--first-sample K] [--stride K] [--jobs
             J] [--results FILE] [--again VERDICT...] [--keep FOLDER] [--write]

Each sample of `torch.testing._internal.common_methods_invocations.op_db` in a dtype is one step:
the op's outputs, and the gradients of a sum of its float outputs, each element with its own random
weight, with respect to the inputs that the database differentiates. The first tensor is scattered
along dimension 0. Eager PyTorch says what is right, in the dtype and in f64. For a step that draws
random numbers it is the exported graph in eager PyTorch, which draws from the graph's own
generator.

Each sample is a step twice: with its own numbers, and with special ones in place of a quarter of
them. Special are NaN, infinities, zeros of both signs, the largest, smallest and subnormal numbers
of the dtype, and the ends of an integer's range. A tensor of floats has one of the largest numbers:
two overflow or cancel by the order of a sum. PyTorch's own result in f64, rounded, is right, too;
so are those of another order where numbers overflow on the way (overflows.py).

Which ops apply: those that take a dtype of DTYPES and give real numbers, integers or truth values.
Not counted are ops on complex numbers, sparse, nested or quantized tensors, ops that give no
tensor, and inputs for which eager PyTorch raises an error or ends by a signal.

--samples 0 takes all samples of an op, --reference its reference inputs, too. --first-sample F and
--stride S take samples F, F + S, F + 2 S and so on, as many as --samples says. --results holds a
line per case; a run continues where the file ends, and --again repeats cases with these verdicts.
By default it is a file in BUILD/conformance for these programs and versions. --keep writes the
graph and the inputs of each case into a folder. --write writes docs/coverage.md if all ops were
run. Needs torch, expecttest and iree-base-compiler.
"""

import argparse
import collections
import fnmatch
import itertools
import math
import os
import re
import sys

# Before torch is loaded: its threads do not survive a fork.
os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", MKL_NUM_THREADS="1")
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, *2 * [os.pardir], "python")]

import common
import numpy as np
import overflows
import torch
import torch_preloaded
from common import Verdict
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils._pytree import tree_flatten, tree_unflatten

from dp.torch import export
from dp.torch._decompositions.draws import NoGenerator

# Ops whose results PyTorch does not define, and the reason.
UNDEFINED = {
    "empty": "memory that nothing has written",
    "empty_like": "memory that nothing has written",
    "new_empty": "memory that nothing has written",
    "new_empty_strided": "memory that nothing has written",
    "empty_strided": "memory that nothing has written",
    "empty_permuted": "memory that nothing has written",
}
# The same with floats.
UNDEFINED_FLOATS = {
    name: "numbers outside of 8 bits, which C++ does not define" for name in ("byte", "char")
}
# Ops whose results PyTorch does not define with special numbers, if they are floats.
UNDEFINED_SPECIAL = {
    name: "numbers that the integers do not have, which C++ does not define"
    for name in ("int", "long", "short")
}
UNDEFINED_SPECIAL |= {
    "mode": "a sort that has no order for NaN",
    "linalg.lstsq": "a rank that is an error, 0 or 1 where an infinity is, by the place and "
    "LAPACK's driver",
    **{
        name: "a matrix that is not positive definite, whose factor LAPACK leaves unfinished"
        for name in ("cholesky", "linalg.cholesky", "linalg.cholesky_ex")
    },
}
# The same with integers.
UNDEFINED_SPECIAL_INTEGERS = {
    "masked.logsumexp": "a float that the integers do not have, which C++ does not define"
}
# PyTorch's own error of functions whose formulas have fewer digits than f64, of which dp's has
# more: J1(5) = -0.3275791375914652, in PyTorch -0.3275791437; Ai(-2.1) = 0.163484513, in PyTorch
# 0.163487334.
ERRORS = {"special.bessel_[jy][01]": 4e-8, "special.airy_ai": 5e-6}
# Ops whose second operand multiplies zeros, of a padding or between rows, by the kernel that
# PyTorch chooses: 0 x NaN counts in one and not in another. Only the first operand has NaN or
# infinities, and none in transposed ones, whose gradients do the same.
OF_ZEROS = ("nn.functional.conv*",)
# Normalizations, whose factor PyTorch applies before the mean is subtracted: an infinite one makes
# NaN of more. Only the first operand has NaN or infinities.
OF_FACTORS = ("*batch_norm*", "*instance_norm*", "*group_norm*")
# Ops whose second operand is a degree, an integer that C++ makes of a float: it has no special
# numbers.
OF_DEGREES = ("special.*_polynomial_*",)
# Ops of a remainder. Where the quotient is outside of the dtype's range, it is NaN in PyTorch's
# vectors, but not in its loops of single
# elements: special numbers are neither the largest nor near 0.
OF_QUOTIENTS = ("remainder", "fmod", "__rmod__", "floor_divide", "div.floor_rounding")
# Ops of a sequence that PyTorch requires to be sorted, and the number of their other operand, which
# alone has special numbers.
OF_SORTED = {"bucketize": 0, "searchsorted": 1}
# Ops that may give equal elements in any order. Of integers, floats of 16 bits and special numbers
# many are equal: their places, and gradients, are not compared.
UNORDERED = (
    "sort",
    "argsort",
    "topk",
    "msort",
    "mode",
    "kthvalue",
    "median",
    "nanmedian",
    "max_pool2d_with_indices_backward",
)
DTYPES = (
    "float32",
    "float64",
    "bfloat16",
    "float16",
    "int64",
    "int32",
    "int16",
    "int8",
    "uint32",
    "uint8",
    "bool",
)
SPECIAL = "special"


def name_of(op):
    return op.name + ("." + op.variant_test_name if op.variant_test_name else "")


def matches(name, patterns):
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)


def double(value):
    if isinstance(value, torch.Tensor) and value.is_floating_point():
        return value.double()
    return torch.float64 if isinstance(value, torch.dtype) and value.is_floating_point else value


def special_numbers(dtype):
    if dtype.is_floating_point:
        of = torch.finfo(dtype)
        return [
            math.nan,
            math.inf,
            -math.inf,
            0.0,
            -0.0,
            of.max,
            of.min,
            of.tiny,
            -of.tiny,
            of.tiny / 4,
            of.eps,
            1.0,
            -1.0,
        ]
    of = torch.iinfo(dtype)
    return [of.min, of.max, of.min + 1, of.max // 2 + 1, of.max // 2, 0, 1, max(of.min, -1)]


def with_special_numbers(tensor, generator, finite=False, large=True, small=True):
    """Returns the tensor with special numbers in place of a quarter of its elements, at least of
    one. `finite`: no NaN and no infinity. `large`: one of the largest numbers, too. `small`:
    numbers near 0."""
    numbers = torch.tensor(special_numbers(tensor.dtype), dtype=tensor.dtype)
    numbers = numbers[numbers.isfinite()] if finite else numbers
    flat = tensor.flatten()
    if not flat.numel():
        return tensor
    chosen = torch.rand(flat.shape, generator=generator) < 0.25
    chosen[torch.randint(flat.numel(), (), generator=generator)] = True
    drawn = numbers[torch.randint(len(numbers), flat.shape, generator=generator)]
    # Two of the largest numbers overflow or cancel by the order of a sum: others become 1 and -1.
    if tensor.is_floating_point():
        largest = chosen & drawn.isfinite() & (drawn.abs() > 2)
        drawn = torch.where(largest & (largest.cumsum(0) > int(large)), drawn.sign(), drawn)
        drawn = drawn if small else torch.where(drawn.abs() < 1e-3, drawn.sign(), drawn)
    return torch.where(chosen, drawn, flat).reshape(tensor.shape)


def has_forbidden_keys(name, sample):
    """Whether a sample is attention with a mask. PyTorch leaves out blocks of keys that are all
    forbidden, whose size depends on the CPU, and multiplies the other forbidden keys by 0: whether
    NaN there counts is not defined."""
    _, args, kwargs = tree_unflatten(sample.flat, sample.tree)
    return "scaled_dot_product" in name and (
        kwargs.get("is_causal") or kwargs.get("attn_mask") is not None or len(args) > 2
    )


class Case:
    """OP DTYPE[ special]#NUMBER."""

    def __init__(self, text):
        self.text = text
        rest, number = text.rsplit("#", 1)
        self.op, dtype, *special = rest.split()
        self.number, self.dtype, self.special = int(number), getattr(torch, dtype), bool(special)


class Sample:
    """A call of an op as a function of named tensors: t0, t1, ... in the order of its arguments."""

    def __init__(self, op, case, reference):
        torch.manual_seed(0)
        differentiates = op.supports_autograd and case.dtype in op.supported_backward_dtypes("cpu")
        samples = op.sample_inputs("cpu", case.dtype, requires_grad=differentiates)
        if reference:
            samples = itertools.chain(
                samples, op.reference_inputs("cpu", case.dtype, requires_grad=differentiates)
            )
        sample = next(itertools.islice(samples, case.number, None), None)
        if sample is None:
            raise Verdict("skipped", common.NO_SAMPLE)
        self.op, self.finish = op.op, sample.output_process_fn_grad
        self.flat, self.tree = tree_flatten((sample.input, sample.args, sample.kwargs))
        at = [i for i, value in enumerate(self.flat) if isinstance(value, torch.Tensor)]
        for i in at:
            value = self.flat[i]
            if (
                value.layout != torch.strided
                or value.is_nested
                or value.is_quantized
                or value.is_complex()
            ):
                raise Verdict("apart", "complex, sparse, nested or quantized tensors")
        self.places = {f"t{n}": i for n, i in enumerate(at)}
        self.tensors = {
            k: self.flat[i].detach().clone().contiguous() for k, i in self.places.items()
        }
        if case.special:
            generator = torch.Generator().manual_seed(3)
            chosen = [k for k, v in self.tensors.items() if v.dtype == case.dtype]
            chosen = chosen[:1] if matches(case.op, OF_DEGREES) else chosen
            chosen = [k for k in chosen if k == f"t{OF_SORTED.get(case.op, k[1:])}"]
            wild = (
                chosen
                if not matches(case.op, OF_ZEROS + OF_FACTORS)
                else []
                if "transpose" in case.op
                else chosen[:1]
            )
            # The sum of products of two of the largest numbers depends on its order, too, and in
            # linear algebra one of them leaves the others of its matrix no digit. Results in f64
            # say so of other dtypes; of f64 nothing does.
            small = not matches(case.op, OF_QUOTIENTS)
            large = lambda k: (
                small
                and (
                    case.dtype != torch.float64
                    or k == chosen[0]
                    and not case.op.startswith("linalg.")
                )
            )
            self.tensors.update(
                {
                    k: with_special_numbers(
                        self.tensors[k], generator, k not in wild, large(k), small
                    )
                    for k in chosen
                }
            )
        self.tensors = self.tensors or {"unused": torch.zeros(6)}
        self.wanted = [k for k, i in self.places.items() if self.flat[i].requires_grad]

    def outputs(self, given, exact=False):
        """Returns the op's tensors for inputs by name."""
        flat = [double(value) for value in self.flat] if exact else list(self.flat)
        for k, i in self.places.items():
            flat[i] = given[k]
        x, args, kwargs = tree_unflatten(flat, self.tree)
        out = self.finish(self.op(x, *args, **kwargs))
        return [value for value in tree_flatten(out)[0] if isinstance(value, torch.Tensor)]

    def eager(self, exact):
        """Returns outputs and gradients by PyTorch's own autograd; the first call chooses the
        weights of the outputs."""
        torch.manual_seed(1)
        torch.set_default_dtype(torch.float64 if exact else torch.float32)
        given = {k: (double(v) if exact else v).clone() for k, v in self.tensors.items()}
        wanted = [given[k].requires_grad_() for k in self.wanted]
        copies = {k: v.clone() for k, v in given.items()}
        versions = {k: v._version for k, v in copies.items()}
        outputs = self.outputs(copies, exact)
        if not exact:
            self.examine(outputs)
            # Some kernels change a tensor and do not count it.
            self.changed = [
                k
                for k, v in copies.items()
                if v._version != versions[k] or not torch.equal(v, given[k])
            ]
            generator = torch.Generator().manual_seed(2)
            self.weighed = [
                i
                for i, value in enumerate(outputs)
                if value.requires_grad and value.is_floating_point()
            ]
            self.weights = {
                f"w{i}": torch.rand(outputs[i].shape, generator=generator, dtype=outputs[i].dtype)
                + 0.5
                for i in self.weighed
            }
        results = {f"o{i}": value.detach() for i, value in enumerate(outputs)}
        if self.weighed:
            total = sum(
                (outputs[i] * self.weights[f"w{i}"].to(outputs[i].dtype)).sum()
                for i in self.weighed
            )
            gradients = torch.autograd.grad(total, wanted, allow_unused=True)
            results.update(
                {
                    "g_" + k: torch.zeros_like(given[k]) if g is None else g.detach()
                    for k, g in zip(self.wanted, gradients)
                }
            )
        torch.set_default_dtype(torch.float32)
        return results

    def examine(self, outputs):
        if not outputs:
            raise Verdict("apart", "no tensor as result")
        if any(
            value.layout != torch.strided
            or value.is_nested
            or value.is_quantized
            or value.is_complex()
            for value in outputs
        ):
            raise Verdict("apart", "complex, sparse, nested or quantized tensors")

    def step(self, _, given):
        """The step that is exported. It does not change its inputs, so an op that does gets
        copies."""

        def value(wanted, rest):
            outputs = self.outputs(copied({**rest, **wanted}))
            return sum((outputs[i] * rest[f"w{i}"]).sum() for i in self.weighed), outputs

        copied = lambda tensors: {
            k: v.clone() if k in self.changed else v for k, v in tensors.items()
        }
        if not self.weighed:
            return {f"o{i}": v for i, v in enumerate(self.outputs(copied(given)))}
        wanted, rest = (
            {k: given[k] for k in self.wanted},
            {k: v for k, v in given.items() if k not in self.wanted},
        )
        gradients, (_, outputs) = torch.func.grad_and_value(value, has_aux=True)(wanted, rest)
        return {
            **{f"o{i}": v for i, v in enumerate(outputs)},
            **{"g_" + k: g for k, g in gradients.items()},
        }


def reason_not_to_judge(sample, inputs):
    """Returns the verdict on a sample that cannot be exported because of what it computes, or
    None."""
    try:
        graph, _ = export.trace(sample.step, {}, inputs)
    except Exception as error:
        if "complex" in str(error).lower():
            return Verdict("apart", "complex numbers")
        if "Eq(u" in str(error) or "DataDependent" in type(error).__name__:
            return Verdict("stopped", "the trace depends on the value of a tensor")
        return None
    values = [
        value
        for node in graph.nodes
        for value in tree_flatten(node.meta.get("val"))[0]
        if isinstance(value, torch.Tensor)
    ]
    if any(v.is_complex() for v in values):
        return Verdict("apart", "complex numbers")
    if any(v.layout != torch.strided for v in values):
        return Verdict("apart", "complex, sparse, nested or quantized tensors")


def graph_of(sample, inputs, state={}):
    """Returns the module of the sample's step. Its first tensor is scattered along dimension 0,
    others are whole. `state` has the generator of a step that draws random numbers."""
    first = next((k for k, v in sample.tensors.items() if v.ndim), None)
    dims = {k: 0 if k == first else None for k in inputs}
    try:
        return export.export_entry(
            "step", sample.step, state, inputs, dims, generator=next(iter(state), None)
        )
    except NoGenerator:
        raise
    except Exception as error:
        if "in place" in str(error) and sample.changed != list(sample.tensors):
            sample.changed = list(sample.tensors)  # The trace changes inputs to what they were.
            return graph_of(sample, inputs, state)
        if verdict := reason_not_to_judge(sample, inputs):
            raise verdict
        kind = "" if isinstance(error, export.NotLowered) else type(error).__name__ + ": "
        raise Verdict("stopped", kind + " ".join(str(error).split())[:250])


def drawn(sample, state, inputs):
    """Returns the results of the graph of a step that draws random numbers, by PyTorch."""
    graph, (names,) = export.trace(sample.step, state, inputs, generator=next(iter(state)))
    try:
        results = torch.fx.GraphModule(torch.nn.Module(), graph)(*state.values(), *inputs.values())
    except NotImplementedError:
        raise Verdict(
            "apart", "random numbers and linear algebra, a graph that PyTorch itself cannot run"
        )
    return dict(zip(names, results))


def to_numpy(tensors):
    """Returns arrays. Those of bf16 are f32."""
    plain = lambda v: (
        torch.zeros(v.shape, dtype=v.dtype) if v._is_zerotensor() else v.detach().contiguous()
    )
    return {
        k: (plain(v).float() if v.dtype == torch.bfloat16 else plain(v)).numpy()
        for k, v in tensors.items()
    }


def run_case(args, ops, case, say):
    name = Case(case).op
    undefined = UNDEFINED | (UNDEFINED_FLOATS if Case(case).dtype.is_floating_point else {})
    if name in undefined:
        raise Verdict("skipped", undefined[name])
    if (
        Case(case).special
        and not Case(case).dtype.is_floating_point
        and name in UNDEFINED_SPECIAL_INTEGERS
    ):
        raise Verdict("skipped", UNDEFINED_SPECIAL_INTEGERS[name])
    torch.set_num_threads(1)
    sample = Sample(ops[name], Case(case), args.reference)
    numbers = to_numpy(sample.tensors).values()
    is_wild = Case(case).special or any(not np.max(np.abs(v), initial=0) < 1e4 for v in numbers)
    if is_wild and Case(case).dtype.is_floating_point and name in UNDEFINED_SPECIAL:
        raise Verdict("skipped", UNDEFINED_SPECIAL[name])
    if Case(case).special and has_forbidden_keys(name, sample):
        raise Verdict("skipped", "NaN among keys that are forbidden")
    say("eager")
    try:
        want = sample.eager(exact=False)
    except Verdict:
        raise
    except Exception as error:
        raise Verdict("skipped", f"eager PyTorch fails: {' '.join(str(error).split())[:100]}")
    try:
        exact = sample.eager(exact=True)
    except Exception:
        exact = {}  # The op takes no f64.
    say("export")
    torch.set_default_dtype(torch.float32)
    inputs = {**sample.tensors, **sample.weights} if sample.weighed else sample.tensors
    state = {}
    try:
        text = graph_of(sample, inputs)
    except NoGenerator:
        state = {"generator": torch.tensor([2**40 + 7, 3])}
        text = graph_of(sample, inputs, state)
        want, exact = drawn(sample, state, inputs), {}
        inputs = {**state, **inputs}
    if args.keep:
        place = os.path.join(args.keep, case.replace("#", ".").replace(" ", "."))
        with open(place + ".mlir", "w") as file:
            file.write(text)
        np.savez(
            place + ".npz",
            **to_numpy(inputs),
            **{"want_" + k: v for k, v in to_numpy(want).items()},
        )
    if name in UNORDERED and (
        Case(case).special
        or not Case(case).dtype.is_floating_point
        or Case(case).dtype.itemsize == 2
    ):
        want = {k: v for k, v in want.items() if k == "o0" and name != "argsort"}
    dtypes = {k: "bfloat16" for k, v in want.items() if v.dtype == torch.bfloat16}
    overflowing = overflows.Runs(lambda: sample.eager(exact=True), Case(case).dtype)
    runs_of = lambda name: (
        overflowing.of(name) if name in exact and Case(case).dtype.is_floating_point else ()
    )
    common.check(
        args.build,
        say,
        text,
        to_numpy(inputs),
        to_numpy(want),
        to_numpy(exact),
        Case(case).special,
        dtypes,
        max((error for pattern, error in ERRORS.items() if matches(name, [pattern])), default=0),
        runs_of,
    )


def kinds_of(ops, names, args):
    """Returns OP DTYPE and OP DTYPE special for the ops with these names."""
    kinds = []
    for name in names:
        for dtype in args.dtype or DTYPES:
            if getattr(torch, dtype) in ops[name].supported_dtypes("cpu"):
                kinds += [f"{name} {dtype}"] * (args.special != "yes")
                kinds += [f"{name} {dtype} {SPECIAL}"] * (args.special != "no" and dtype != "bool")
    return kinds


def listed(path):
    """Returns the cases that a file names by line: an op, dtypes, `special` for special numbers,
    and numbers of samples, as #2,3, for others than the first."""
    cases = []
    with open(path) as file:
        for line in filter(None, (line.partition("//")[0].split() for line in file)):
            name, dtypes, *more = line
            numbers = [word[1:] for word in more if word.startswith("#")] or ["0"]
            kinds = [
                f"{name} {dtype}{' ' + SPECIAL if SPECIAL in more else ''}"
                for dtype in dtypes.split(",")
            ]
            cases += [f"{kind}#{number}" for kind in kinds for number in numbers[0].split(",")]
    return cases


def cases_of(kinds, args, done):
    """Yields the cases to run, per kind until one has no such sample."""
    numbers = lambda: itertools.islice(
        itertools.count(args.first_sample, args.stride), args.samples or None
    )
    is_past = lambda case: case in done and done[case]["cause"] == common.NO_SAMPLE
    for kind in kinds:
        running = collections.deque(maxlen=args.jobs)
        for number in numbers():
            case = f"{kind}#{number}"
            if is_past(case) or any(map(is_past, running)):
                break
            if case not in done or done[case]["verdict"] in args.again:
                running.append(case)
                yield case


def table_of_dtypes(worst):
    """Returns the lines of a table of how many ops have which verdict in each dtype."""
    counts = {}
    for kind, record in worst.items():
        counts.setdefault(kind.split(" ", 1)[1], collections.Counter())[record["verdict"]] += 1
    columns = ("right", "wrong", "crash", "hang", "refused", "stopped", "apart", "skipped")
    rows = [
        f"| {kind} | " + " | ".join(str(counts[kind][verdict]) for verdict in columns) + " |"
        for dtype in DTYPES
        for kind in (dtype, f"{dtype} {SPECIAL}")
        if kind in counts
    ]
    return [
        "| numbers | " + " | ".join(columns) + " |",
        "|---" * (1 + len(columns)) + "|",
        *rows,
        "",
    ]


def show(kinds):
    """Writes ops with their dtypes; those of all dtypes of a cause without."""
    of_op = {}
    for kind in kinds:
        op, numbers = kind.split(" ", 1)
        of_op.setdefault(op, []).append(numbers)
    text = lambda numbers: ", ".join(numbers) if len(numbers) < 4 else f"{len(numbers)} kinds"
    return ", ".join(f"`{op}` ({text(numbers)})" for op, numbers in of_op.items())


def write(args, worst):
    """Writes docs/coverage.md."""
    samples = (
        "all samples"
        if not args.samples
        else "the first sample"
        if args.samples == 1
        else f"the first {args.samples} samples"
    )
    if args.first_sample or args.stride > 1:
        samples = (
            f"{args.samples or 'all'} samples from number {args.first_sample} on in steps of "
            f"{args.stride}"
        )
    ops = "each op" if args.every == 1 else f"each {args.every}th op"
    explanation = " ".join(__doc__.split("\n\n")[2:5]).replace("\n", " ")
    introduction = f"PyTorch {torch.__version__}, {samples} of {ops} in each dtype. {explanation}"
    common.write_part(
        "torch", "PyTorch", introduction, worst, of="ops", show=show, before=table_of_dtypes(worst)
    )


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--build", required=True)
    parser.add_argument("--op", action="append", help="pattern of names; default all")
    parser.add_argument(
        "--cases",
        help="file of the cases to run: a line has an op, dtypes, `special`, and numbers of "
        "samples as #2,3",
    )
    parser.add_argument("--every", type=int, default=1, help="take each K-th op (default 1)")
    parser.add_argument(
        "--first",
        type=int,
        default=0,
        help="with --every, the number of the first op that is taken (default 0)",
    )
    parser.add_argument("--dtype", action="append", choices=DTYPES, help="default all")
    parser.add_argument(
        "--special",
        choices=("yes", "no"),
        help="only with special numbers, or only without; default both",
    )
    parser.add_argument(
        "--samples",
        type=int,
        default=1,
        help="number of samples per op and dtype, 0 for all (default 1)",
    )
    parser.add_argument(
        "--reference",
        action="store_true",
        help="the database's reference inputs follow its samples",
    )
    parser.add_argument(
        "--first-sample",
        type=int,
        default=0,
        help="number of the first sample that is taken (default 0)",
    )
    parser.add_argument(
        "--stride", type=int, default=1, help="take each K-th sample from there on (default 1)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--results")
    parser.add_argument("--again", action="append", default=[], choices=common.VERDICTS)
    parser.add_argument("--keep")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    sources = os.path.dirname(os.path.abspath(export.__file__))
    args.results = args.results or common.results_path(
        args.build, "torch", torch.__version__, sources
    )
    ops = {name_of(op): op for op in op_db}
    if args.keep:
        os.makedirs(args.keep, exist_ok=True)
    names = [
        n for n in ops if not args.op or any(fnmatch.fnmatchcase(n, pattern) for pattern in args.op)
    ]
    names = names[args.first :: args.every]
    if not names:
        sys.exit(f"no op of the database is called {' or '.join(args.op)}")
    kinds = kinds_of(ops, names, args)
    done = common.read_results(args.results)
    cases = cases_of(kinds, args, done)
    if args.cases:
        cases = listed(args.cases)
        kinds = [case.rpartition("#")[0] for case in cases]
    common.run_cases(
        cases, lambda case, say: run_case(args, ops, case, say), args.jobs, args.results, done
    )
    known = set(kinds)
    worst = common.by_op(
        r
        for r in done.values()
        if r["case"].rsplit("#", 1)[0] in known and r["cause"] != common.NO_SAMPLE
    )
    worst = {
        name: {**record, "cause": re.sub(r"\S*/torch_ops.py:\d+: ", "", record["cause"])}
        for name, record in worst.items()
    }
    if args.write and not args.op:
        write(args, worst)
    print(common.totals(worst))
    return any(r["verdict"] in ("wrong", "crash", "hang") for r in worst.values())


if __name__ == "__main__":
    sys.exit(main())
