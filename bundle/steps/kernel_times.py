#!/usr/bin/env python3
"""Measures the device time of each kernel, copy and fill in training steps, of dp and of
torch.compile.

kernel_times.py [--only gpt2-bf16,...] [--sides dp,torch] [--out DIR] [--deadline 120] [--top 25]

Needs libkernel_times.so (kernel_times.cpp) beside this file and CUPTI, which a toolkit and torch's
wheels have. Prints the kernels of a step by their time; OUT/ROW-SIDE.kernels has a line for each
launch of all steps (kernel_times.cpp says what is in it), OUT/ROW-SIDE.json the table. CUPTI makes
launches slower, so gaps between kernels are not those of a step without it.
"""

import argparse
import collections
import json
import os
import re
import subprocess
import sys

from findings import Clock, Log
from rows import ROWS
from settings import Settings

HERE = os.path.dirname(os.path.abspath(__file__))
STEPS = 8


def read_launches(path):
    """Returns (begin, end, stream, grid, block, registers, shared bytes, name) of each launch, by
    its begin."""
    with open(path) as file:
        rows = [line.rstrip("\n").split(" ", 7) for line in file]
    return sorted((*map(int, row[:7]), row[7]) for row in rows if len(row) == 8)


def last_step(launches):
    """Returns the launches of the last step: the shortest end that is preceded by launches of the
    same names, and not by far shorter than a step, in which layers repeat."""
    names = [launch[7] for launch in launches]
    for length in range(max(8, len(names) // 40), len(names) // 2):
        if names[-length:] == names[-2 * length : -length]:
            return launches[-length:]
    return launches[len(launches) // 2 :]


def table(step):
    """Returns name -> (launches, microseconds), the longest first."""
    found = collections.defaultdict(lambda: [0, 0.0])
    for begin, end, *_, name in step:
        found[name][0] += 1
        found[name][1] += (end - begin) / 1e3
    return dict(sorted(found.items(), key=lambda item: -item[1][1]))


def show(title, step, top):
    kernels = table(step)
    busy, whole = (
        sum(us for _, us in kernels.values()),
        (max(launch[1] for launch in step) - step[0][0]) / 1e3,
    )
    print(
        f"\n{title}: {len(step)} launches, {busy / 1e3:.2f} ms in kernels, {whole / 1e3:.2f} ms "
        f"from the first to the last"
    )
    for name, (count, us) in list(kernels.items())[:top]:
        print(f"  {us:10.1f} us {count:5}  {name[:150]}")
    rest = list(kernels.items())[top:]
    if rest:
        print(
            f"  {sum(us for _, (_, us) in rest):10.1f} us {sum(n for _, (n, _) in rest):5}  "
            f"{len(rest)} other kernels",
            flush=True,
        )
    return kernels


def record_dp(settings, row, path, timeout):
    """Runs dp's program of a row, whose launches are written to `path`."""
    command = [
        settings.args.runner,
        settings.program(row.name),
        "--devices",
        "1",
        "--entry",
        "train_step",
        "--state",
        settings.state(row.config),
        "--data",
        settings.data(row.config),
        "--steps",
        str(STEPS),
        "--kernel-choices",
        "none",
    ]
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=timeout,
        env=dict(settings.runner_environment(), **injection(path)),
    )
    return done.stdout if done.returncode else ""


def record_torch(settings, row, path, timeout):
    os.environ.update(injection(path))
    try:
        worker = settings.start(row, "torch", ["compile"])
    finally:
        for name in injection(path):
            del os.environ[name]
    worker.go()
    if not worker.wait_prepared(timeout) or "compile" not in worker.losses:
        worker.close()
        return "\n".join(map(str, worker.failures.values()))
    worker.measure("compile", STEPS, 30)
    # The library writes what it has recorded when the process ends by itself.
    worker.process.stdin.close()
    try:
        worker.process.wait(20)
    except subprocess.TimeoutExpired:
        pass
    worker.close()
    return ""


def injection(path):
    return {
        "CUDA_INJECTION64_PATH": os.path.join(HERE, "libkernel_times.so"),
        "DP_KERNEL_TIMES": os.path.abspath(path),
    }


def main():
    parser = argparse.ArgumentParser(description="device time of each kernel of a training step")
    parser.add_argument(
        "--programs",
        default=os.path.join(HERE, "programs"),
        help="folder of compile_steps.py's programs",
    )
    parser.add_argument(
        "--runner", default=os.path.join(os.path.dirname(HERE), "bin", "dp-run"), help="dp-run"
    )
    parser.add_argument("--deadline", type=float, default=120, help="seconds in all (120)")
    parser.add_argument(
        "--only", default="gpt2-bf16,resnet50-bf16,bert-bf16,gpt2-tf32", help="rows, in this order"
    )
    parser.add_argument("--sides", default="dp", help="of dp,torch (dp)")
    parser.add_argument("--out", default="kernel-times", help="folder for the results")
    parser.add_argument(
        "--cache",
        default="/tmp/dp-steps",
        help="folder for compiled code of torch, kept between calls",
    )
    parser.add_argument("--top", type=int, default=25, help="kernels to print for each (25)")
    args = parser.parse_args()
    args.tiny, args.without, args.patience, args.torch_python, args.jax_python = (
        False,
        "",
        90,
        None,
        None,
    )
    clock = Clock(args.deadline)
    log = Log(args.out, clock)
    settings = Settings(args, log)
    settings.unpack()
    rows = {row.name: row for row in ROWS}
    status = 0
    for side in args.sides.split(","):
        for name in args.only.split(","):
            if clock.left() < 8:
                log.add(name, side, "skipped: time")
                continue
            path = os.path.join(args.out, f"{name}-{side}.kernels")
            try:
                error = {"dp": record_dp, "torch": record_torch}[side](
                    settings, rows[name], path, clock.left()
                )
            except subprocess.TimeoutExpired:
                error = "no end before the deadline"
            launches = read_launches(path) if os.path.exists(path) else []
            if error or len(launches) < 2:
                status = 1
                log.add_failure(name, side, "no launches were recorded", re.split("\n", error))
                continue
            kernels = show(f"{name}, {side}", last_step(launches), args.top)
            with open(os.path.join(args.out, f"{name}-{side}.json"), "w") as file:
                json.dump(kernels, file, indent=1)
    return status


if __name__ == "__main__":
    sys.exit(main())
