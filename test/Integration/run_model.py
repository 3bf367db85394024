#!/usr/bin/env python3
"""Trains and evaluates a reference model on several device counts.

run_model.py MODEL_DIR --program STEP.so --dp-run P --work DIR
             [--devices 1,2,3,4,7,8] [--run-options=OPTIONS] [--steps N]

Runs `train_step` for the model's steps from its initial state, then
`eval_step` on the held-back rows with the trained state, and compares metrics,
state and evaluation with expected.npz (compare.py). A run that leaves the reference
is judged step by step (kinks.py). Exits nonzero when any device count disagrees.
--launcher starts a job with a process per device. With --steps it trains
that many steps and compares the metrics alone.
"""

import argparse
import json
import os
import shlex
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import compare


def run(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}\nexit status {done.returncode}")
    return done.stdout


def check(args, devices, description):
    """Trains, evaluates and judges on one number of devices. Prints the verdict."""
    model = lambda name: os.path.join(args.model, name)
    work = lambda name: os.path.join(args.work, f"{name}-{devices}.npz")
    say = lambda line: print(f"{devices} devices: {line}", flush=True)
    steps = args.steps or description["steps"]
    on = lambda count: [args.dp_run, args.program, "--devices", count] + args.run_options.split()
    launched = shlex.split(args.launcher.replace("{}", devices)) + on(devices)
    per_step = (
        ["--per-step", model("per_step.npz")] if os.path.exists(model("per_step.npz")) else []
    )
    evaluates = (
        "eval_step" in {entry["name"] for entry in description["entries"]} and not args.steps
    )

    def verdict(metrics, state):
        """Evaluates the state. Returns (right, lines) of the comparison."""
        if evaluates:
            run(
                launched
                + [
                    "--entry",
                    "eval_step",
                    "--state",
                    state,
                    "--data",
                    model("held_back.npz"),
                    "--steps",
                    "1",
                    "--metrics",
                    work("eval"),
                ]
                + per_step
            )
        return compare.compare_run(
            args.model,
            metrics,
            None if args.steps else state,
            work("eval") if evaluates else None,
            args.steps,
        )

    run(
        launched
        + [
            "--entry",
            "train_step",
            "--state",
            model("init.npz"),
            "--data",
            model("data.npz"),
            "--batch",
            str(description["batch"]),
            "--steps",
            str(steps),
            "--metrics",
            work("metrics"),
            "--out",
            work("state"),
        ]
        + per_step
    )
    right, lines = verdict(work("metrics"), work("state"))
    if right:
        say(lines[-1])
        return True
    # Only a distance can be due to a kink.
    if any(
        line.startswith("WRONG") and ("off by inf" in line or "off by" not in line)
        for line in lines
    ):
        for line in lines:
            say(line)
        return False

    import kinks

    runner = kinks.Runner(args.model, launched, work("step"))
    one = kinks.Runner(args.model, on("1"), work("one")) if devices != "1" else None
    judge = kinks.Judge(args.model, runner, one, steps, only_metrics=bool(args.steps))
    try:
        right = judge.judge()
    except kinks.CannotTell as error:
        judge.notes.append(f"WRONG: the steps cannot be run one by one: {error}")
        right = False
    for line in judge.notes if right else lines + judge.notes:
        say(line)
    if not right:
        return False
    metrics, state = judge.run
    right, lines = verdict(
        kinks.save(work("followed-metrics"), metrics), kinks.save(work("followed-state"), state)
    )
    for line in lines if not right else lines[-1:]:
        say(line + (" but for kinks" if right else ""))
    return right


def main(arguments=None):
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("--program", required=True)
    parser.add_argument("--dp-run", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--devices", default="1,2,3,4,7,8")
    parser.add_argument(
        "--run-options", default="", help="more options for dp-run, separated by blanks"
    )
    parser.add_argument(
        "--launcher",
        default="",
        help="command that starts the processes of a job; {} is their number",
    )
    parser.add_argument("--steps", type=int)
    args = parser.parse_args(arguments)
    os.makedirs(args.work, exist_ok=True)
    model = lambda name: os.path.join(args.model, name)
    with open(model("model.json")) as file:
        description = json.load(file)

    failed = []
    for devices in args.devices.split(","):
        if not check(args, devices, description):
            failed.append(devices)
    print(f"failed on {', '.join(failed)} devices" if failed else "every device count agrees")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
