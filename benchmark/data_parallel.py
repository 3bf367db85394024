#!/usr/bin/env python3
"""Compares forward and backward of dp.torch.DataParallel with those of eager PyTorch, on the CPU.

data_parallel.py --build DIR [--python PYTHON] [--models resnet50,gpt2_512,mlp] [--devices 1,2]
                 [--rounds N] [--count N] [--check]

Both compute the gradients of a loss without an update, in a process each, with all cores, and take
turns of COUNT steps in one run. torch.nn.DataParallel on the CPU is the module itself, so eager
PyTorch is also what it costs. For `mlp`, a module so small that a call costs more than its numbers,
prints microseconds of a call: medians of turns, in which the fastest fifth of the calls counts, as
other work on the machine slows down the others. `train_step` is the whole step as one program, with
its update.

Goals, with --check: at most 0.9 of eager PyTorch on the large models, and on the MLP forward and
backward together less than 100 µs above the module's own. PYTHON has torch, torchvision,
transformers and iree-base-compiler. Writes DIR/data_parallel.json.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys

from real_size import TOLERANCE, Side

HERE = os.path.dirname(os.path.abspath(__file__))
SIDES = ("parallel", "backward", "dp")
RATIO, CALL = 0.9, 100
MLP = """
import statistics, sys, time
import torch
from torch import nn
import dp.torch

torch.manual_seed(0)
torch.set_num_threads(1)
layers = nn.Linear(64, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU(), nn.Linear(128, 10)
module = nn.Sequential(*layers)
x, gradient = torch.randn(32, 64), torch.randn(32, 10)
wrapped = dp.torch.DataParallel(module, devices=int(sys.argv[1]), backend="cpu")

def step(run):
    module.zero_grad()
    begin = time.perf_counter()
    out = run(x)
    middle = time.perf_counter()
    out.backward(gradient)
    return middle - begin, time.perf_counter() - middle

times = {run: [step(run) for _ in range(20)] and [] for run in (wrapped, module)}
# In turns of many calls, as in a loop: after a call of the other kind the processor's caches are
# full of that.
for _ in range(int(sys.argv[2]) // 50):
    for run, taken in times.items():
        for _ in range(10):
            step(run)
        calls = [step(run) for _ in range(50)]
        taken.append([sorted(parts)[10] for parts in zip(*calls)])
for taken in times.values():
    print(*(1e6 * statistics.median(parts) for parts in zip(*taken)))
"""


def compare(args, model, devices, log):
    sides = {}
    for side in SIDES:
        try:
            sides[side] = Side(args.python, args.build, side, model, devices, log)
        except RuntimeError:
            sys.exit(f"{model}, {devices}: {side} failed; see {log.name}")
    for _ in range(args.rounds):
        for side in sides.values():
            side.turn(args.count)
    row = {"model": model, "devices": devices}
    for name, side in sides.items():
        row[name] = {"ms": 1e3 * statistics.median(side.rounds), "first": side.first}
        side.close()
    # Without an update the loss stays.
    ours, theirs = sides["parallel"], sides["backward"]
    if abs(ours.loss - theirs.loss) > TOLERANCE * max(1, abs(theirs.loss)):
        sys.exit(f"{model}: the losses differ: {ours.loss}, {theirs.loss}")
    row["ratio"] = statistics.median(a / b for a, b in zip(ours.rounds, theirs.rounds))
    print(
        f"{model}, {devices}: ratio {row['ratio']:.2f}; "
        + "; ".join(
            f"{label} {row[name]['ms']:.0f} ms, first {row[name]['first']:.1f} s"
            for name, label in zip(SIDES, ("DataParallel", "eager", "train_step"))
        ),
        flush=True,
    )
    return row


def overhead(args, devices):
    done = subprocess.run(
        [args.python, "-c", MLP, str(devices), str(200 * args.rounds)],
        env={
            **os.environ,
            "DP_BUILD": args.build,
            "PYTHONPATH": os.path.join(HERE, os.pardir, "python"),
        },
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    ours, eager = (list(map(float, line.split())) for line in done.stdout.splitlines())
    more = [a - b for a, b in zip(ours, eager)]
    print(
        f"mlp, {devices}: a forward takes {ours[0]:.0f} µs, {more[0]:.0f} more than eager; a "
        f"backward {ours[1]:.0f} µs, {more[1]:.0f} more",
        flush=True,
    )
    return {"model": "mlp", "devices": devices, "ours": ours, "eager": eager, "more": sum(more)}


def main():
    parser = argparse.ArgumentParser(description="dp.torch.DataParallel beside eager PyTorch")
    parser.add_argument(
        "--build", required=True, help="build tree with dp-compile and libdp_runtime"
    )
    parser.add_argument("--python", default=sys.executable, help="Python that has the frameworks")
    parser.add_argument("--models", default="resnet50,gpt2_512,mlp")
    parser.add_argument("--devices", default="1,2")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--count", type=int, default=3, help="steps in a turn")
    parser.add_argument(
        "--check", action="store_true", help="exit with 1 unless all goals are reached"
    )
    args = parser.parse_args()
    args.build = os.path.abspath(args.build)
    rows = []
    with open(os.path.join(args.build, "data_parallel.log"), "w") as log:
        for model in args.models.split(","):
            for devices in map(int, args.devices.split(",")):
                rows.append(
                    overhead(args, devices)
                    if model == "mlp"
                    else compare(args, model, devices, log)
                )
    with open(os.path.join(args.build, "data_parallel.json"), "w") as file:
        json.dump(rows, file, indent=1)
    behind = [
        f"{row['model']} on {row['devices']}"
        for row in rows
        if row.get("ratio", 0) > RATIO or row.get("more", 0) >= CALL
    ]
    print("all goals are reached" if not behind else "not reached: " + ", ".join(behind))
    return 1 if behind and args.check else 0


if __name__ == "__main__":
    sys.exit(main())
