#!/usr/bin/env python3
"""Compares dp-bufferize with upstream's one-shot-bufferize on random programs and files.

bufferize.py --build BUILD [--seed 0] [--count 100] [FILE.mlir ...]

Each program runs through the passes that dp-schedule-pipeline has before bufferization, and is then
bufferized by both. Upstream's analysis is the reference: texts that differ are failures, unless
ours has fewer copies (we write an elementwise op on a slice that is extracted twice in place).
"""

import argparse
import collections
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(os.path.dirname(HERE), "Inputs")]

import numpy as np
from bufferize_passes import OURS, UPSTREAM
from dpfuzz import campaign, runner

DUMP = re.compile(r"^// -----// IR Dump Before [^\n]*\n(.*)", re.M | re.S)


def programs(seed, count, files):
    """Every second random program is a training step."""
    for k in range(seed, seed + count):
        yield f"seed{k}", (campaign.training_of(k)[0] if k % 2 else campaign.program_of(k)).text()
    for path in files:
        with open(path, encoding="utf-8") as file:
            yield path, file.read()


def compare(opt, work, text):
    """Bufferizes one program both ways. Returns the outcome and the error text."""
    path = os.path.join(work, "program.mlir")

    def run(*arguments):
        return runner.call([opt, path, "--mlir-disable-threading", *arguments], 300)

    def write(text):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    write(text)
    status, output = run(
        "--allow-unregistered-dialect",
        "--dp-annotate",
        "--dp-parallel-pipeline",
        "--dp-spmd-pipeline",
        "--dp-schedule-pipeline",
        "--mlir-print-ir-before=dp-eliminate-empty-tensors",
        "--mlir-print-ir-module-scope",
        "-o",
        os.devnull,
    )
    tensors = DUMP.search(output)
    if status != 0 or not tensors:
        return "refused", None
    if "func.func" not in tensors.group(1):
        return "failed", "the pipeline printed no function"
    write(tensors.group(1))
    (upstream_status, upstream), (our_status, ours) = run(*UPSTREAM), run(*OURS)
    if upstream_status != 0 or our_status != 0:
        both = upstream_status != 0 and our_status != 0
        return (
            ("refused", None)
            if both
            else ("failed", f"upstream ends with {upstream_status}, dp-bufferize with {our_status}")
        )
    copies = [made.count("memref.copy") for made in (upstream, ours)]
    if upstream == ours:
        return "same", None
    if copies[1] < copies[0]:
        return "fewer copies", None
    return "failed", f"other buffers: {copies[0]} copies by upstream, {copies[1]} by dp-bufferize"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("files", nargs="*")
    parser.add_argument("--build", default="build")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--work", required=True, help="folder for programs")
    args = parser.parse_args()
    np.seterr(all="ignore")
    os.makedirs(args.work, exist_ok=True)
    opt = runner.Tools(args.build, work=args.work).opt
    counts = collections.Counter()
    for name, text in programs(args.seed, args.count, args.files):
        outcome, wrong = compare(opt, args.work, text)
        counts[outcome] += 1
        if wrong:
            print(f"FAILED {name}: {wrong}", flush=True)
    print(
        f"{sum(counts.values())} programs: "
        f"{', '.join(f'{count} {outcome}' for outcome, count in sorted(counts.items()))}"
    )
    return 1 if counts["failed"] or not counts["same"] else 0


if __name__ == "__main__":
    sys.exit(main())
