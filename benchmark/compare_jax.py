#!/usr/bin/env python3
"""Compares step time and compile time of dp with JAX on this machine's CPU.

compare_jax.py --build DIR [--models digits,wide,...] [--rounds N] [--check]

Both sides take turns in one run, A B A B ..., so that a change of the machine's
speed affects both. Prints medians of all rounds. Installs JAX from PyPI
into DIR/benchmark-venv for this alone. Writes DIR/compare_jax.json.

  step     seconds of one training step. JAX is timed with its batch on the
           devices already ("placed") and with placing it from host memory
           ("fed"); dp-run always takes it from host memory. The ratio is to
           the faster one, placed.
  compile  dp: wall time of dp-compile from graph.mlir to a shared object; its
           start, that of `dp-compile --version`, is in it, but not in the ratio.
           JAX: from the StableHLO text of both entries to executables, without
           starting Python, importing JAX or tracing.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
MODELS = os.path.join(HERE, os.pardir, "test", "models")
PACKAGES = ["jax==0.10.2", "jaxlib==0.10.2", "optax==0.2.8"]
COUNT = {"digits": 400, "wide": 24, "cnn": 120, "gpt": 40, "lstm": 120}  # Steps per turn.
WARM = 0.2  # The first steps of a turn, which do not count.


def environment(build, name="benchmark-venv", packages=PACKAGES):
    """Returns a Python that has `packages`, by default JAX."""
    root = os.path.join(build, name)
    python = os.path.join(root, "bin", "python")
    stamp = os.path.join(root, "packages.json")
    if not os.path.exists(stamp) or json.load(open(stamp)) != packages:
        print("installing", *packages, "from PyPI", flush=True)
        subprocess.run([sys.executable, "-m", "venv", root], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *packages], check=True)
        with open(stamp, "w") as file:
            json.dump(packages, file)
    return python


class Jax:
    """A worker that stays alive between its turns, as a training process does."""

    def __init__(self, python, model, devices):
        command = [python, os.path.join(HERE, "jax_worker.py"), "steps", model, str(devices)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        if self.process.stdout.readline() != "ready\n":
            sys.exit("the JAX worker did not start")

    def turn(self, count):
        self.process.stdin.write(f"{count}\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def describe(model):
    with open(os.path.join(MODELS, model, "model.json")) as description:
        return json.load(description)


def dp_turn(tool, program, model, devices, count, work):
    """Returns the seconds of each step of one dp-run, which begins from the initial state."""

    def file(name):
        return os.path.join(MODELS, model, name)

    timings = os.path.join(work, "timings.json")
    description = describe(model)
    command = [
        tool("dp-run"),
        program,
        "--devices",
        str(devices),
        "--entry",
        "train_step",
        "--state",
        file("init.npz"),
        "--data",
        file("data.npz"),
        "--batch",
        str(description["batch"]),
        "--timings",
        timings,
    ]
    if os.path.exists(file("per_step.npz")):  # It has as many rows as an epoch has steps.
        command += [
            "--per-step",
            file("per_step.npz"),
            "--steps",
            str(min(count, description["steps"])),
        ]
    else:
        command += ["--steps", str(count)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    with open(timings) as written:
        return json.load(written)["steps"]


def steps(tool, python, program, model, rounds, devices, work):
    """Returns the medians over all rounds in ms: dp, JAX placed, JAX fed."""
    count = COUNT.get(model, 24)
    kept = {"dp": [], "placed": [], "fed": []}

    def keep(name, times):
        return kept[name].extend(times[int(len(times) * WARM) :])

    worker = Jax(python, model, devices)
    for _ in range(rounds):
        for name, times in worker.turn(count).items():
            keep(name, times)
        keep("dp", dp_turn(tool, program, model, devices, count, work))
    worker.close()
    return {name: 1e3 * statistics.median(times) for name, times in kept.items()}


def run_timed(command):
    begin = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begin


def compile_dp(tool, model, program):
    """Returns the seconds of compiling, and those of starting the compiler."""
    graph = os.path.join(MODELS, model, "graph.mlir")
    scatter = ",".join(f"{name}:{dim}" for name, dim in describe(model)["batch_dim"].items())
    whole = run_timed(
        [tool("dp-compile"), graph, "-o", program, "--scatter", scatter, "--cache=off"]
    )
    return whole, run_timed([tool("dp-compile"), "--version"])


def compile_jax(python, model):
    command = [python, os.path.join(HERE, "jax_worker.py"), "compile", model, "1"]
    return float(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def main():
    parser = argparse.ArgumentParser(description="dp beside JAX on the CPU")
    parser.add_argument(
        "--build", required=True, help="build tree with bin/dp-compile and bin/dp-run"
    )
    parser.add_argument("--models", default="digits,wide,cnn,gpt,lstm")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument(
        "--check", action="store_true", help="exit with 1 when dp is slower anywhere"
    )
    args = parser.parse_args()

    def tool(name):
        return os.path.join(args.build, "bin", name)

    python = environment(args.build)
    result = {"steps": [], "compile": []}
    with tempfile.TemporaryDirectory() as work:
        programs = {}
        for model in args.models.split(","):
            programs[model] = os.path.join(work, model + ".so")
            turns = [
                (*compile_dp(tool, model, programs[model]), compile_jax(python, model))
                for _ in range(args.rounds)
            ]
            dp, start, jax = (statistics.median(side) for side in zip(*turns))
            result["compile"].append(
                {"model": model, "dp": dp, "start": start, "jax": jax, "ratio": (dp - start) / jax}
            )
        print(f"{'compile, s':<22}{'dp':>9}{'its start':>10}{'JAX':>9}{'dp/JAX':>9}")
        for row in result["compile"]:
            print(
                f"{row['model']:<22}{row['dp']:9.2f}{row['start']:10.2f}{row['jax']:9.2f}{row['ratio']:9.2f}"
            )
        print(f"{'step, ms':<22}{'dp':>9}{'placed':>9}{'fed':>9}{'dp/JAX':>9}", flush=True)
        for model, program in programs.items():
            for devices in (1, 2):
                row = steps(tool, python, program, model, args.rounds, devices, work)
                row.update(model=model, devices=devices, ratio=row["dp"] / row["placed"])
                result["steps"].append(row)
                name = f"{model}, {devices} device" + "s" * (devices > 1)
                print(
                    f"{name:<22}{row['dp']:9.3f}{row['placed']:9.3f}{row['fed']:9.3f}{row['ratio']:9.2f}",
                    flush=True,
                )
    with open(os.path.join(args.build, "compare_jax.json"), "w") as file:
        json.dump(result, file, indent=1)
    slower = [row for rows in result.values() for row in rows if row["ratio"] > 1.0]
    print(
        "dp is not slower anywhere"
        if not slower
        else f"dp is slower in {len(slower)} of the rows above"
    )
    return 1 if slower and args.check else 0


if __name__ == "__main__":
    sys.exit(main())
