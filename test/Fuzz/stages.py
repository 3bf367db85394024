#!/usr/bin/env python3
"""Runs every pass on every stage's modules, and on broken ones: an error with a place or a program,
no signal, no hang.

stages.py --build BUILD [--seed 0] [--count 200] [--programs 4] [--passes REGEX] [--jobs 1] [--keep
DIR]

Lists the registered passes and pipelines of dp, with their options. Makes the modules of every
stage from random programs (the output of dp-compile --emit for each target, and of each pass of the
pipelines). Adds --count mutants of them, whose `dp.` attributes, arguments and bodies are broken
(dpfuzz/attributes.py), an empty module and declarations. Each pass then runs on each module that
parses, many per process. A signal, a time-out, or a failure without an error at a place of the
module is a fault of dp; a text on which upstream's mlir-opt dies is only counted.
"""

import argparse
import collections
import concurrent.futures
import os
import random
import re
import shutil
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np
from dpfuzz import attributes, campaign, runner

DUMP = re.compile(r"^// -----// IR Dump After \S+ (?:\(([\w-]+)\) )?.*//----- //$", re.M)
DIAGNOSTIC = re.compile(r"^\S+:\d+:\d+: (?:remark|warning|error|note): ", re.M)
PLACED = re.compile(r"^\S*?:(\d+):\d+: error: ", re.M)
ERROR = re.compile(r"^.*\berror: .*$", re.M)
SMALL = """func.func @f(%x: tensor<8xf32> {dp.scatter = 0 : i64}) -> tensor<8xf32> {
  %r = arith.addf %x, %x : tensor<8xf32>
  return %r : tensor<8xf32>
}
"""
PLAIN = [
    "module {\n}\n",
    "func.func private @f(tensor<4xf32>) -> tensor<4xf32>\n",
    "func.func private @k(memref<4xf32>, index, index) attributes {dp.kernel = #dp.kernel}\n",
    "func.func private @k(%a: index, %b: index) attributes {dp.kernel = #dp.kernel} {\n  "
    "return\n}\n",
    "func.func @f() {\n  return\n}\n",
    # A module without an attribute of dp does not load the dialect.
    "func.func @f(%a: f32, %b: i1) -> (i1, f32) {\n  return %b, %a : i1, f32\n}\n",
    "func.func @f(%a: tensor<4xui8>) -> tensor<4xui8> {\n  return %a : tensor<4xui8>\n}\n",
    "func.func @f(%a: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {\n"
    "  %r = linalg.map { complex.mul } ins(%a, %a : tensor<4xcomplex<f32>>, "
    "tensor<4xcomplex<f32>>) outs(%a : tensor<4xcomplex<f32>>)\n  return %r : "
    "tensor<4xcomplex<f32>>\n}\n",
    "func.func @f(%a: tensor<4x6xf16>, %o: tensor<6xf16>) -> (tensor<6xf16>, tensor<24xf16>) {\n"
    "  %s = linalg.reduce { arith.addf } ins(%a : tensor<4x6xf16>) outs(%o : tensor<6xf16>) "
    "dimensions = [0]\n"
    "  %c = tensor.collapse_shape %a [[0, 1]] : tensor<4x6xf16> into tensor<24xf16>\n"
    "  return %s, %c : tensor<6xf16>, tensor<24xf16>\n}\n",
    "func.func private @f() attributes {dp.spmd}\n",
    "func.func private @f() attributes {dp.spmd, dp.entry = #dp.entry<arguments = [], results = "
    "[], dims = []>} {\n  return\n}\n",
]
# The commands that take a program to the stages. They stop where one is refused.
TARGETS = [
    [],
    ["--devices", "3", "--overlap"],
    ["--accumulate", "2"],
    ["--target", "cuda", "--arch", "emulated"],
    ["--target", "cuda", "--arch", "emulated", "--devices", "4", "--shard-state", "2"],
]
STAGES = {
    "host": ["mlir", "parallel", "spmd", "schedule", "llvm-dialect"],
    "cuda": ["parallel", "spmd", "schedule", "gpu", "llvm-dialect"],
}
PIPELINES = [
    [
        "--dp-parallel-pipeline",
        "--canonicalize",
        "--dp-spmd-pipeline",
        "--dp-schedule-pipeline",
        "--dp-host-llvm-pipeline",
    ],
    [
        "--dp-parallel-pipeline=devices=2 shard-state=1 gpu",
        "--canonicalize",
        "--dp-spmd-pipeline",
        "--dp-schedule-pipeline=gpu overlap convolutions",
        "--dp-gpu-schedule-pipeline",
        "--dp-gpu-pipeline",
    ],
]
# Passes that refuse their default options, and options that they accept.
NEEDED = {
    "dp-attach-target": ["", "kind=gpu", "kind=gpu convolution attention"],
    "dp-simulate": ["devices=2"],
    "dp-accumulate": ["pieces=2"],
    "dp-shard-state": ["stage=1"],
    "dp-schedule-pipeline": ["", "gpu", "gpu no-nans", "overlap", "convolutions"],
}


def list_passes(tools):
    """Returns {pass or pipeline: the options to run it with, "" first}, as dp-opt --help lists
    them."""
    _, text = runner.call([tools.opt, "--help"], 60)
    passes, last = {}, None
    for line in text.splitlines():
        top = re.match(r"^      --([\w-]+) +-  ", line)
        option = re.match(r"^        --([\w-]+)(=<(\w+)[^>]*>)? +-  ?", line)
        if top:
            last = top.group(1) if re.match(r"dp-|convert-dp-", top.group(1)) else None
            if last:
                passes[last] = NEEDED.get(last, [""])[:]
        elif option and last and not option.group(2) and last not in NEEDED:
            passes[last].append(option.group(1))
    assert "dp-plan-memory" in passes and "dp-cuda-pipeline" in passes, (
        "dp-opt --help has another form"
    )
    return passes


class Campaign:
    def __init__(self, tools, work, jobs):
        self.tools, self.work, self.jobs = tools, work, jobs
        self.upstream = (
            shutil.which("mlir-opt")
            or shutil.which("mlir-opt-22")
            or "/usr/lib/llvm-22/bin/mlir-opt"
        )
        self.runs, self.failures, self.passed_on = 0, collections.OrderedDict(), 0
        self.counts = collections.Counter()
        self.number = 0

    # -- Modules ----------------------------------------------------------

    def stages_of(self, name, text):
        """Returns {label: module} of one program, each text once."""
        path = self.write(f"{name}.mlir", text)
        made = {}
        for options in TARGETS:
            for stage in STAGES["cuda" if "cuda" in options else "host"]:
                status, output = runner.call(
                    [self.tools.compile, path, "--emit", stage, "-o", path + ".out"] + options, 60
                )
                if status != 0:
                    break
                with open(path + ".out", encoding="utf-8") as file:
                    made.setdefault(file.read(), f"{name} {stage} {' '.join(options)}")
        for pipeline in PIPELINES:
            command = [
                self.tools.opt,
                path,
                "-o",
                os.devnull,
                "--mlir-disable-threading",
                "--mlir-print-ir-after-all",
                "--mlir-print-ir-module-scope",
            ] + pipeline
            _, output = runner.call(command, 60)
            dumps = DUMP.split(output)[1:]
            for label, dump in zip(dumps[::2], dumps[1::2]):
                dump = DIAGNOSTIC.split(dump)[0]  # Of the next pass.
                made.setdefault(dump.strip() + "\n", f"{name} after {label}")
        return {label: module for module, label in made.items()}

    def write(self, name, text):
        path = os.path.join(self.work, name)
        with open(path, "w", encoding="utf-8", errors="replace") as file:
            file.write(text)
        return path

    # -- Runs -------------------------------------------------------------

    def run(self, modules, flags):
        """Runs dp-opt on all modules in one process. Returns the numbers of the modules that had an
        error, or, if at least one of them failed otherwise, a text that says what is wrong."""
        self.number += 1
        path = os.path.join(self.work, f"batch{os.getpid()}-{self.number}.mlir")
        starts, line = [], 1
        with open(path, "w", encoding="utf-8", errors="replace") as file:
            for i, module in enumerate(modules):
                text = ("// -----\n" if i else "") + module.rstrip("\n") + "\n"
                starts.append(line)
                line += text.count("\n")
                file.write(text)
        command = [
            self.tools.opt,
            path,
            "-o",
            os.devnull,
            "-split-input-file",
            "--allow-unregistered-dialect",
        ] + flags
        status, output = runner.call(command, 20 + 2 * len(modules))
        os.unlink(path)
        if status is None:
            return "does not end"
        if status not in (0, 1):
            return f"{runner.died(status)}\n{output[-1500:]}"
        bad = set()
        for error in ERROR.finditer(output):
            place = PLACED.match(error.group(0))
            at = int(place.group(1)) if place else 0
            if place and at == 0 and len(modules) == 1:
                at = 1  # A module without a header is one as a whole.
            if at < 1:
                return f"an error without a place: {error.group(0)}"
            bad.add(max(i for i, start in enumerate(starts) if start <= at))
        if (status == 1) != bool(bad):
            return f"status {status} with {len(bad)} errors\n{output[-500:]}"
        return bad

    def try_all(self, modules, flags, label):
        """Bisects the modules to those that fail."""
        result = self.run([text for _, text in modules], flags)
        if not isinstance(result, str):
            return {modules[i][0] for i in result}
        if len(modules) == 1:
            self.report(modules[0], flags, label, result)
            return {modules[0][0]}
        half = len(modules) // 2
        return self.try_all(modules[:half], flags, label) | self.try_all(
            modules[half:], flags, label
        )

    def report(self, module, flags, label, what):
        name, text = module
        path = self.write(f"failed{len(self.failures)}.mlir", text)
        plain, _ = runner.call(
            [self.upstream, path, "-o", os.devnull, "--allow-unregistered-dialect"], 60
        )
        if plain is not None and plain < 0:
            self.passed_on += 1
            return
        self.failures[path] = label
        print(f"FAILED {label}: {what.strip()[:1500]}\n  {name}: {path}", flush=True)

    def parse(self, modules, label):
        """Returns the modules that parse and verify. The others must end in an error."""
        kept = []
        for i in range(0, len(modules), 40):
            part = modules[i : i + 40]
            bad = self.try_all(part, [], "parser and verifiers")
            kept += [m for m in part if m[0] not in bad]
        if "mutants" not in label:  # The output of a pass must verify.
            names = {name for name, _ in kept}
            for name, text in modules:
                if name not in names:
                    path = self.write(f"refused{len(self.failures)}.mlir", text)
                    self.failures[path] = "module of a stage that does not parse"
                    print(f"FAILED {name} does not parse or verify: {path}", flush=True)
        self.counts[f"{label}: parsed"] += len(kept)
        self.counts[f"{label}: refused by parser and verifiers"] += len(modules) - len(kept)
        return kept

    def run_pass(self, name, options, modules):
        label = f"--{name}" + (f"={options}" if options else "")
        refused = 0
        for i in range(0, len(modules), 40):
            refused += len(self.try_all(modules[i : i + 40], [label], label))
        return label, len(modules), refused


def random_programs(seed, count):
    """Returns single-device programs, every second one a training step."""
    for k in range(count):
        if k % 2:
            yield f"training{seed + k}", campaign.training_of(seed + k)[0].text()
        else:
            yield f"program{seed + k}", campaign.program_of(seed + k).text()


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "files", nargs="*", help="programs to start from, in addition to random ones"
    )
    parser.add_argument("--build", default="build")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=200, help="number of mutants (default 200)")
    parser.add_argument(
        "--programs",
        type=int,
        default=4,
        help="number of random programs whose stages are made (default 4)",
    )
    parser.add_argument(
        "--stages",
        type=int,
        help="limit of unbroken modules per pass, chosen by the seed (default: all)",
    )
    parser.add_argument(
        "--passes", default="", help="regular expression of the passes to run (default: all)"
    )
    parser.add_argument(
        "--options", action="store_true", help="also run each pass with each of its switches"
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", help="folder for failing modules")
    args = parser.parse_args()
    np.seterr(all="ignore")
    rng = random.Random(args.seed)
    with tempfile.TemporaryDirectory() as scratch:
        work = args.keep or scratch
        os.makedirs(work, exist_ok=True)
        tools = runner.Tools(args.build, work=work)
        run = Campaign(tools, work, args.jobs)
        passes = {
            name: (options if args.options else options[:1])
            for name, options in list_passes(tools).items()
            if re.search(args.passes, name)
        }
        programs = [("small", SMALL)] + list(random_programs(args.seed, args.programs))
        for path in args.files:
            with open(path, encoding="utf-8") as file:
                programs += [
                    (f"{os.path.basename(path)}:{i}", text)
                    for i, text in enumerate(file.read().split("// -----"))
                ]
        modules = [(f"plain{i}", text) for i, text in enumerate(PLAIN)]
        for name, text in programs:
            modules += run.stages_of(re.sub(r"\W", "_", name), text).items()
        whole = run.parse(modules, "modules of the stages")
        mutants = []
        for k in range(args.count):
            label, text = rng.choice(whole)
            mutants.append((f"mutant {k} of {label}", attributes.mutant(rng, text)))
        broken = run.parse(mutants, "mutants")
        if args.stages and len(whole) > args.stages:
            whole = whole[: len(PLAIN)] + rng.sample(whole[len(PLAIN) :], args.stages)
        jobs = [
            (name, options, whole + broken) for name, given in passes.items() for options in given
        ]
        with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
            results = list(pool.map(lambda job: run.run_pass(*job), jobs))
    total = sum(count for _, count, _ in results)
    for line, count in run.counts.items():
        print(f"{line}: {count}")
    print(
        f"{len(passes)} passes and pipelines, {total} runs, {sum(r for _, _, r in results)} end in "
        f"an error at its place, {len(run.failures)} failed, {run.passed_on} end upstream's tools"
    )
    for label, count in collections.Counter(run.failures.values()).most_common():
        print(f"  {count:5} {label}")
    return 1 if run.failures else 0


if __name__ == "__main__":
    sys.exit(main())
