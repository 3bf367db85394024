#!/usr/bin/env python3
"""Feeds broken texts to the compiler: each is an error or a program, never a signal or a hang.

mutate.py --build BUILD [--seed 0] [--count 100] [FILE.mlir ...]

Mutants of random programs and of the files' parts (at // -----) are cut short,
lose or gain lines and tokens, and get other numbers, types and names. dp-opt
takes many per process through the pipeline to a schedule, dp-compile one. Prints
those on which a tool did not end as it should; --keep keeps their texts.
A text on whose parsing upstream's mlir-opt dies by a signal is only counted.
"""

import argparse
import os
import random
import re
import shutil
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np
from dpfuzz import campaign, runner

TOKEN = re.compile(r"[%@#!]?[\w.$-]+|\s+|.", re.S)
NUMBERS = ["0", "1", "-1", "7", "1000000007", "9223372036854775807", "99999999999999999999", "?"]
WORDS = [
    "f32", "bf16", "i1", "i32", "index", "f64", "complex<f32>", "tensor<?xf32>", "tensor<*xf32>",
    "tensor<0x3xf32>", "vector<4xf32>", "memref<4xf32>", "none", "dp.scatter", "dp.state",
    "replicated", "sharded<0>", "partial<add>", "arith.addf", "linalg.generic", "tensor.empty",
    "scf.for", "func.call", "dp.all_reduce", "return", "dense<>",
]  # fmt: skip


def mutant(rng, text):
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        kind = rng.choice(
            [
                "cut",
                "drop line",
                "double line",
                "swap lines",
                "number",
                "token",
                "drop token",
                "exchange tokens",
                "character",
            ]
        )
        lines = text.split("\n")
        tokens = TOKEN.findall(text)
        at = rng.randrange(len(tokens)) if tokens else 0
        if not tokens or len(lines) < 2:
            return text
        if kind == "cut":
            text = text[: rng.randrange(len(text) + 1)]
        elif kind == "drop line":
            del lines[rng.randrange(len(lines))]
            text = "\n".join(lines)
        elif kind == "double line":
            i = rng.randrange(len(lines))
            lines.insert(rng.randrange(len(lines)), lines[i])
            text = "\n".join(lines)
        elif kind == "swap lines":
            i, k = rng.randrange(len(lines)), rng.randrange(len(lines))
            lines[i], lines[k] = lines[k], lines[i]
            text = "\n".join(lines)
        elif kind == "number":
            places = [m for m in re.finditer(r"\d+", text)]
            if places:
                m = rng.choice(places)
                text = text[: m.start()] + rng.choice(NUMBERS) + text[m.end() :]
        elif kind == "token":
            tokens[at] = rng.choice(WORDS + tokens)
            text = "".join(tokens)
        elif kind == "drop token":
            del tokens[at]
            text = "".join(tokens)
        elif kind == "exchange tokens":
            other = rng.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
            text = "".join(tokens)
        else:
            i = rng.randrange(len(text))
            text = text[:i] + rng.choice('%@#<>(){}[],:=-"x?\0\xff') + text[i + 1 :]
    return text.replace("// -----", "")


def parts_of(files):
    parts = []
    for name in files:
        with open(name, encoding="utf-8", errors="replace") as file:
            parts += [
                p for p in file.read().split("// -----") if "func.func" in p and len(p) < 6000
            ]
    return parts


class Checker:
    def __init__(self, tools, work):
        self.tools, self.work, self.bad, self.passed_on = tools, work, 0, 0
        self.upstream = shutil.which("mlir-opt") or shutil.which("mlir-opt-22")

    def write(self, name, texts):
        path = os.path.join(self.work, name)
        with open(path, "w", encoding="utf-8", errors="replace") as file:
            file.write("\n// -----\n".join(texts))
        return path

    def report(self, seed, text, tool, status, output):
        path = self.write(f"mutant{seed}.mlir", [text])
        if self.upstream and status is not None:
            plain = runner.call([self.upstream, path, "-o", os.devnull], 60)[0]
            if plain is not None and plain < 0:
                self.passed_on += 1
                return
        self.bad += 1
        ended = "does not end" if status is None else runner.died(status)
        print(f"FAILED seed {seed}: {tool} {ended}: {path}\n{output[-400:]}", flush=True)

    def optimize(self, mutants):
        path = self.write("mutants.mlir", [t for _, t in mutants])
        command = [
            self.tools.opt,
            path,
            "-o",
            os.devnull,
            "-split-input-file",
            "--dp-parallel-pipeline",
            "--canonicalize",
            "--dp-spmd-pipeline",
            "--dp-schedule-pipeline",
        ]
        status, output = runner.call(command, 20 + 2 * len(mutants))
        if status in (0, 1):
            return
        if len(mutants) == 1:
            self.report(*mutants[0], "dp-opt", status, output)
            return
        half = len(mutants) // 2
        self.optimize(mutants[:half])
        self.optimize(mutants[half:])

    def compile(self, seed, text):
        path = self.write("one.mlir", [text])
        status, output = runner.call([self.tools.compile, path, "-o", path + ".so"], 60)
        if status not in (0, 1) or (status == 1 and "error" not in output):
            self.report(seed, text, "dp-compile", status, output)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", nargs="*")
    parser.add_argument("--build", default="build")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument(
        "--compile-every",
        type=int,
        default=10,
        help="run each N-th text through dp-compile, too (default 10)",
    )
    parser.add_argument("--keep", help="folder for the texts")
    args = parser.parse_args()
    np.seterr(all="ignore")
    parts = parts_of(args.files)
    with tempfile.TemporaryDirectory() as scratch:
        work = args.keep or scratch
        os.makedirs(work, exist_ok=True)
        checker, mutants = Checker(runner.Tools(args.build, work=work), work), []
        for seed in range(args.seed, args.seed + args.count):
            rng = random.Random(seed)
            text = (
                rng.choice(parts)
                if parts and rng.random() < 0.6
                else campaign.program_of(seed).text()
            )
            mutants.append((seed, mutant(rng, text)))
            if seed % args.compile_every == 0:
                checker.compile(*mutants[-1])
            if len(mutants) == 40:
                checker.optimize(mutants)
                mutants = []
        if mutants:
            checker.optimize(mutants)
    print(
        f"{args.count} texts, seeds {args.seed} to {args.seed + args.count - 1}, {checker.bad} "
        f"failed, {checker.passed_on} end upstream's parser"
    )
    return 1 if checker.bad else 0


if __name__ == "__main__":
    sys.exit(main())
