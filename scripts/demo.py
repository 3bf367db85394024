#!/usr/bin/env python3
"""Trains the digits classifier on several devices and judges it.

demo.py --bin DIR [--devices N]

Compiles the single-device training step for any number of devices, trains its
75 steps on real handwritten digits on N devices and on one, evaluates both on
the 297 digits that were held back, and compares the two with each other and
with the results of JAX for this graph.
"""

import argparse
import os
import subprocess
import sys
import time

import numpy as np

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MODEL = os.path.join(ROOT, "test", "models", "digits")
STEPS = 75


def run(command):
    """Runs a program of this project; its output goes to the terminal."""
    shown = [os.path.relpath(c) if os.path.isabs(c) else c for c in command]
    print("$ " + " ".join(shown), flush=True)
    if subprocess.run(command).returncode:
        sys.exit(f"FAILED: {os.path.basename(command[0])} stopped with an error")


def model(name):
    return os.path.join(MODEL, name)


def train(dp_run, program, work, devices):
    """Trains and evaluates on `devices`. Returns (correct, rows, seconds, state file)."""
    state, evaluation = (os.path.join(work, f"{n}-{devices}.npz") for n in ("state", "eval"))
    begin = time.monotonic()
    run(
        [
            dp_run,
            program,
            "--devices",
            str(devices),
            "--entry",
            "train_step",
            "--state",
            model("init.npz"),
            "--data",
            model("data.npz"),
            "--batch",
            "60",
            "--steps",
            str(STEPS),
            "--metrics",
            os.path.join(work, f"metrics-{devices}.npz"),
            "--out",
            state,
        ]
    )
    seconds = time.monotonic() - begin
    run(
        [
            dp_run,
            program,
            "--devices",
            str(devices),
            "--entry",
            "eval_step",
            "--state",
            state,
            "--data",
            model("held_back.npz"),
            "--steps",
            "1",
            "--metrics",
            evaluation,
        ]
    )
    rows = len(np.load(model("held_back.npz"))["y"])
    return int(np.load(evaluation)["correct"].ravel()[0]), rows, seconds, state


def agrees(dp_run, program, work, devices):
    """Returns whether metrics, state and evaluation are right by the models' rule, except at kinks
    (docs/testing.md)."""
    judge = os.path.join(ROOT, "test", "Integration", "run_model.py")
    done = subprocess.run(
        [
            sys.executable,
            judge,
            MODEL,
            "--program",
            program,
            "--dp-run",
            dp_run,
            "--work",
            os.path.join(work, "judged"),
            "--devices",
            str(devices),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    if done.returncode or "kink" in done.stdout:
        print(done.stdout, end="")
    return done.returncode == 0


def main():
    parser = argparse.ArgumentParser(description="train the digits classifier on several devices")
    parser.add_argument("--bin", required=True, help="folder of dp-compile and dp-run")
    parser.add_argument("--devices", type=int, default=4)
    args = parser.parse_args()

    def tool(name):
        return os.path.abspath(os.path.join(args.bin, name))

    work = os.path.abspath(os.path.join(args.bin, os.pardir, "demo"))
    os.makedirs(work, exist_ok=True)
    program = os.path.join(work, "digits.so")

    run([tool("dp-compile"), model("graph.mlir"), "-o", program, "--scatter", "x:0,y:0"])
    results = {n: train(tool("dp-run"), program, work, n) for n in (args.devices, 1)}

    print(f"\nHandwritten digits, {STEPS} training steps, accuracy on the digits held back:")
    for devices, (correct, rows, seconds, _) in results.items():
        name = f"{devices} devices" if devices > 1 else "1 device"
        print(
            f"  {name:>10}: {correct}/{rows} = {100 * correct / rows:.2f} %   (trained in "
            f"{seconds:.2f} s)"
        )
    several, single = (np.load(results[n][3]) for n in (args.devices, 1))
    distance = max(float(np.max(np.abs(several[k] - single[k]))) for k in single.files)
    print(f"  largest difference between their trained weights: {distance:.1e}")

    right = {n: agrees(tool("dp-run"), program, work, n) for n in results}
    if all(right.values()):
        print(f"OK: {args.devices} devices and 1 device both reproduce the reference of JAX.")
        return 0
    wrong = ", ".join(str(n) for n, ok in right.items() if not ok)
    print(f"FAILED: the run on {wrong} device(s) differs from the reference of JAX.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
