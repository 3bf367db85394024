#!/usr/bin/env python3
"""Trains and evaluates a reference model on several device counts.

run_model.py MODEL_DIR --program STEP.so --dp-run P --work DIR
             [--devices 1,2,3,4,7,8] [--run-options=OPTIONS] [--steps N]

Runs `train_step` for the model's steps from its initial state, then
`eval_step` on the held-back rows with the trained state, and compares metrics,
state and evaluation with expected.npz (compare.py). Exits nonzero when any
device count disagrees. With --launcher that starts as many processes as devices.
With --steps it trains that many and compares the metrics alone.
"""

import argparse
import json
import os
import shlex
import subprocess
import sys


def run(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}\nexit status {done.returncode}")
    return done.stdout


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("--program", required=True)
    parser.add_argument("--dp-run", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--devices", default="1,2,3,4,7,8")
    parser.add_argument("--run-options", default="", help="more options for dp-run, separated by blanks")
    parser.add_argument("--launcher", default="")
    parser.add_argument("--steps", type=int)
    args = parser.parse_args()
    os.makedirs(args.work, exist_ok=True)
    model = lambda name: os.path.join(args.model, name)
    with open(model("model.json")) as file:
        description = json.load(file)
    entries = {entry["name"] for entry in description["entries"]}
    compare = os.path.join(os.path.dirname(os.path.abspath(__file__)), "compare.py")

    failed = []
    for devices in args.devices.split(","):
        work = lambda name: os.path.join(args.work, f"{name}-{devices}.npz")
        start = [args.dp_run, args.program, "--devices", devices] + args.run_options.split()
        per_step = ["--per-step", model("per_step.npz")] if os.path.exists(model("per_step.npz")) else []
        run(start + ["--entry", "train_step", "--state", model("init.npz"), "--data", model("data.npz"),
                     "--batch", str(description["batch"]), "--steps", str(args.steps or description["steps"]),
                     "--metrics", work("metrics"), "--out", work("state")] + per_step)
        judge = [sys.executable, compare, args.model, "--metrics", work("metrics")]
        judge += ["--steps", str(args.steps)] if args.steps else ["--state", work("state")]
        if "eval_step" in entries and not args.steps:
            run(start + ["--entry", "eval_step", "--state", work("state"), "--data", model("held_back.npz"),
                         "--steps", "1", "--metrics", work("eval")] + per_step)
            judge += ["--eval", work("eval")]
        verdict = subprocess.run(judge, stdout=subprocess.PIPE, text=True)
        lines = verdict.stdout.splitlines()
        # All lines when something is wrong, else only the verdict.
        for line in lines if verdict.returncode else lines[-1:]:
            print(f"{devices} devices: {line}")
        if verdict.returncode:
            failed.append(devices)
    print(f"failed on {', '.join(failed)} devices" if failed else "every device count agrees")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
