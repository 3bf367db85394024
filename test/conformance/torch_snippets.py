"""Random lines of user code against eager PyTorch, on 1, 2 and 3 devices.

torch_snippets.py --build BUILD [--seed S] [--count N] [--kind KIND...] [--jobs J] [--results FILE]
[--show] [--lines FILE]

A program is a step with a few lines of code, such as `r = m_uint8 - 3` or `y = m_int32.clone(); y
+= n_bool; r = y`: what an operator database does not have, because it is about the dtypes of
operands, numbers of Python, new tensors, views, updates in place and empty tensors.
torch_snippets_kinds.py has the kinds of lines. Tensors are called by shape and dtype: `m_` has 6
rows of 4 and is scattered, `v_` has 4 elements, `n_` none of dimensions, `d_` is a divisor of 6 x
4. Eager PyTorch says what is right: dtype, shape, the bits of integers, floats up to the order of
sums. Lines at which eager PyTorch raises an error are left out. A program that ends by a signal is
run again, each line alone.

--seed is the first program's number and --count how many there are; --show prints the lines.
--lines has a first program's lines, at which eager PyTorch raises no error. --results as
torch_ops.py's.
"""

import argparse
import os
import random
import sys
import tempfile
import warnings

os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", MKL_NUM_THREADS="1")
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(here, *2 * [os.pardir], "python")]

import common
import torch
import torch.nn.functional as F
import torch_ops
import torch_snippets_kinds as kinds
from common import Verdict

from dp.torch import export

LINES = 12
"""Per program."""
FILE = "lines"
"""The program of a file."""


def make_inputs():
    """Returns all tensors that lines may name."""
    rng, inputs = random.Random(5), {}
    for name in kinds.DTYPES:
        dtype = getattr(torch, name)
        if dtype == torch.bool:
            numbers, divisors = [True, False], [True]
        elif dtype.is_floating_point:
            numbers = [
                0.0,
                -0.0,
                1.0,
                -1.0,
                0.5,
                -2.5,
                3.0,
                7.25,
                -6.0,
                2.0,
                1.5,
                0.1,
                -0.3,
                10.0,
                float("nan"),
                float("inf"),
                float("-inf"),
            ]
            divisors = [3.0, -3.0, 0.5, 2.0, -7.0, 2.5]
        else:
            of = torch.iinfo(dtype)
            numbers = [
                0,
                1,
                2,
                3,
                5,
                7,
                13,
                of.max,
                of.max - 1,
                of.min,
                of.max // 2 + 1,
                *([-1, -2, -3, -7] if of.min else [200, 255, 128]),
            ]
            divisors = [3, 7, 2, 5, *([-3, -2, -5] if of.min else [200, 255])]
        draw = lambda values, n: torch.tensor(rng.choices(values, k=n), dtype=dtype)
        inputs |= {
            f"m_{name}": draw(numbers, 24).reshape(6, 4),
            f"v_{name}": draw(numbers, 4),
            f"n_{name}": draw(numbers[:7], 1)[0],
            f"d_{name}": draw(divisors, 24).reshape(6, 4),
        }
    return inputs


def lines_of(program, args):
    """Returns the lines of the program with a number, or of the file."""
    if program == FILE:
        with open(args.lines) as file:
            return file.read().splitlines()
    rng = random.Random(int(program))
    return [kinds.line(rng, args.kind) for _ in range(LINES)]


def run_line(line, tensors):
    """Executes a line on tensors by name. Returns r, a tensor, a tuple of tensors or a number."""
    scope = {"torch": torch, "F": F, **tensors}
    exec(line, scope)
    result = scope["r"]
    return [
        v if isinstance(v, torch.Tensor) else torch.tensor(v)
        for v in (result if isinstance(result, (tuple, list)) else [result])
    ]


def names_in(line, inputs):
    return [name for name in inputs if name in line]


def eager(line, inputs):
    """Returns the results of a line; None if eager PyTorch raises an error."""
    copies = {name: inputs[name].clone() for name in names_in(line, inputs)}
    try:
        results = run_line(line, copies)
    except Exception:
        return None
    return results if not any(v.is_complex() for v in results) else None


def graph_of(lines, inputs):
    """Returns the text of a step with lines by number, and its inputs."""

    def step(_, given):
        found = {}
        for number, line in lines.items():
            copies = {name: given[name].clone() for name in names_in(line, inputs)}
            found |= {f"r{number}_{i}": v for i, v in enumerate(run_line(line, copies))}
        return found

    used = {
        name: v
        for name, v in inputs.items()
        if any(name in names_in(line, inputs) for line in lines.values())
    }
    used = used or {"m_float32": inputs["m_float32"]}
    return export.export_entry(
        "step", step, {}, used, {k: 0 if k[0] in "md" else None for k in used}
    ), used


def without_graph(lines, inputs):
    """Returns by number why lines have no graph."""
    why = {}
    for number, line in lines.items():
        try:
            graph_of({number: line}, inputs)
        except Exception as error:
            why[number] = f"{type(error).__name__}: {' '.join(str(error).split())[:150]}"
    return why


def run_case(args, inputs, case, say):
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    seed, _, only = case.removeprefix("program#").partition(".")
    lines = dict(enumerate(lines_of(seed, args)))
    lines = {int(only): lines[int(only)]} if only else lines
    say("eager")
    results = {number: eager(line, inputs) for number, line in lines.items()}
    if seed == FILE and not all(results.values()):
        raise Verdict(
            "wrong",
            report(
                lines, {number: "eager PyTorch fails" for number in lines if not results[number]}
            ),
        )
    lines = {number: line for number, line in lines.items() if results[number]}
    if not lines:
        raise Verdict("skipped", "eager PyTorch fails")
    say("export")
    stopped = {}
    try:
        text, used = graph_of(lines, inputs)
    except Exception:
        stopped = without_graph(lines, inputs)
        if len(stopped) == len(lines):
            raise Verdict("stopped", report(lines, stopped))
        text, used = graph_of(
            {number: line for number, line in lines.items() if number not in stopped}, inputs
        )
    expected = {
        (number, i): v
        for number in lines
        if number not in stopped
        for i, v in enumerate(results[number])
    }
    wrong = differing(args.build, say, text, torch_ops.to_numpy(used), expected)
    if wrong or stopped:
        raise Verdict("wrong" if wrong else "stopped", report(lines, stopped | wrong))


def report(lines, why):
    return " || ".join(f"{lines[number]}: {reason}" for number, reason in why.items())


def differing(build, say, text, inputs, expected):
    """Returns by number of a line how its result is off."""
    want = torch_ops.to_numpy(expected)
    with tempfile.TemporaryDirectory() as folder:
        say("compile")
        program, wrong = common.compile_graph(build, text, folder), {}
        for devices in common.DEVICES:
            say(f"run on {devices} devices")
            got = common.execute(build, program, devices, inputs)
            for (number, i), array in want.items():
                result, dtype = (
                    got[f"r{number}_{i}"],
                    "bfloat16" if expected[number, i].dtype == torch.bfloat16 else None,
                )
                if (
                    result.dtype.kind in "iu"
                    and array.dtype.kind in "iu"
                    and result.itemsize == array.itemsize
                ):
                    result = result.view(array.dtype)
                why = (
                    f"is {result.dtype}, expected {array.dtype}"
                    if result.dtype != array.dtype
                    else common.compare(result, array, None, True, dtype)
                )
                if why:
                    wrong.setdefault(number, f"on {devices} devices: {why}")
        return wrong


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--build", required=True)
    parser.add_argument(
        "--seed", type=int, default=0, help="number of the first program (default 0)"
    )
    parser.add_argument("--count", type=int, default=100, help="number of programs (default 100)")
    parser.add_argument("--kind", action="append", choices=tuple(kinds.KINDS), help="default all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--results", default=os.devnull)
    parser.add_argument(
        "--show", action="store_true", help="print the lines of the programs and end"
    )
    parser.add_argument("--lines", help="file of the first program's lines")
    args = parser.parse_args()
    inputs = make_inputs()
    seeds = [*[FILE] * bool(args.lines), *range(args.seed, args.seed + args.count)]
    if args.show:
        for seed in seeds:
            print(f"program#{seed}", *lines_of(seed, args), sep="\n    ")
        return 0
    done = common.read_results(args.results) if args.results != os.devnull else {}

    def cases():
        yield from (case for seed in seeds if (case := f"program#{seed}") not in done)
        for seed in seeds:  # Which line ended the process.
            if done.get(f"program#{seed}", {"verdict": "right"})["verdict"] in (
                "crash",
                "hang",
                "refused",
            ):
                yield from (
                    case
                    for i in range(len(lines_of(seed, args)))
                    if (case := f"program#{seed}.{i}") not in done
                )

    common.run_cases(
        cases(), lambda case, say: run_case(args, inputs, case, say), args.jobs, args.results, done
    )
    worst = {
        case: record
        for case, record in done.items()
        if case in {f"program#{seed}" for seed in seeds}
    }
    print(common.totals(worst))
    return any(record["verdict"] in ("wrong", "crash", "hang") for record in worst.values())


if __name__ == "__main__":
    sys.exit(main())
