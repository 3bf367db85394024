#!/usr/bin/env python3
"""Compares training steps on 2 devices: dp, JAX and PyTorch's DistributedDataParallel.

compare_ddp.py --build DIR [--models digits,wide,gpt] [--rounds N] [--check] [--torch PYTHON]

All three take turns in one run, so that a change of the machine's speed affects
each. Prints medians of all rounds, and of their ratios round by round.

  dp    dp-run --devices 2: two threads, rows from host memory
  JAX   two host devices of one process, rows on the devices already
  DDP   two processes over gloo, one thread each, rows from numpy arrays

Then compares the step of `wide` on 2 devices with the same step, the same total work,
on 1 device that has both cores. Installs JAX and PyTorch from PyPI into DIR for this
alone; PyTorch's wheel brings 4 GB of CUDA libraries, so --torch takes
a Python that has one. Writes DIR/compare_ddp.json.
"""

import argparse
import contextlib
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile

import compare_jax
from compare_jax import COUNT, HERE, MODELS, WARM

PACKAGES = ["torch==2.15.0", "numpy==2.4.6"]
AHEAD = 1.3  # Times as fast as either, to pass --check.
OVERHEAD = 1.05  # Of 2 devices over 1, on wide.


class Ddp:
    """The processes of one job; they stay alive between their turns."""

    def __init__(self, python, model, devices):
        with contextlib.closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        job = {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port), "OMP_NUM_THREADS": "1"}
        command = [python, os.path.join(HERE, "ddp_worker.py"), "steps", model, str(devices)]
        self.processes = [
            subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                env={**os.environ, **job, "RANK": str(rank)},
            )
            for rank in range(devices)
        ]
        if any(process.stdout.readline() != "ready\n" for process in self.processes):
            sys.exit("the PyTorch workers did not start")

    def ask(self, line):
        for process in self.processes:
            process.stdin.write(f"{line}\n")
            process.stdin.flush()
        return [json.loads(process.stdout.readline()) for process in self.processes]

    def turn(self, count):
        """Returns the seconds of each step, of the slower rank."""
        return [max(step) for step in zip(*(answer["fed"] for answer in self.ask(count)))]

    def losses(self):
        """Returns the losses of every step so far, over all rows."""
        return [statistics.mean(step) for step in zip(*self.ask("losses"))]

    def close(self):
        for process in self.processes:
            process.stdin.close()
        for process in self.processes:
            process.wait()


def check_losses(python, model, losses):
    """Checks that PyTorch trains the same model. gpt's dropout draws other bits, which
    makes no difference in the first steps."""
    # Any Python with numpy can read the expected results.
    script = (
        "import json, sys, numpy; "
        "print(json.dumps(numpy.load(sys.argv[1])['train_step/loss'].tolist()))"
    )
    expected = json.loads(
        subprocess.run(
            [python, "-c", script, os.path.join(MODELS, model, "expected.npz")],
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        ).stdout
    )
    count, tolerance = (20, 0.1) if model == "gpt" else (len(expected), 1e-4)
    for step, (ours, theirs) in enumerate(zip(expected[:count], losses)):
        if abs(ours - theirs) > tolerance:
            sys.exit(f"{model}: PyTorch's loss in step {step} is {theirs}, not {ours}")


def summary(rounds):
    """Returns the median of a side's rounds in ms, each the median of its steps."""
    return 1e3 * statistics.median(rounds)


def turn_median(times):
    return statistics.median(times[int(len(times) * WARM) :])


def compare(tool, pythons, program, model, rounds, work):
    count = COUNT[model]
    jax, ddp = compare_jax.Jax(pythons["jax"], model, 2), Ddp(pythons["torch"], model, 2)
    kept = {"dp": [], "JAX": [], "DDP": []}
    for turn in range(rounds):
        kept["JAX"].append(turn_median(jax.turn(count)["placed"]))
        kept["DDP"].append(turn_median(ddp.turn(count)))
        if turn == 0:
            check_losses(pythons["torch"], model, ddp.losses())
        kept["dp"].append(turn_median(compare_jax.dp_turn(tool, program, model, 2, count, work)))
    jax.close()
    ddp.close()
    row = {"model": model, **{side: summary(times) for side, times in kept.items()}}
    for side in ("JAX", "DDP"):
        row[side + "/dp"] = statistics.median(
            theirs / ours for theirs, ours in zip(kept[side], kept["dp"])
        )
    return row


def overhead(tool, program, rounds, work):
    """Returns the time of 2 devices over that of 1 with the same cores and the same work."""
    sides = {1: [], 2: []}
    for _ in range(rounds):
        for devices, times in sides.items():
            times.append(
                turn_median(
                    compare_jax.dp_turn(tool, program, "wide", devices, COUNT["wide"], work)
                )
            )
    ratio = statistics.median(two / one for one, two in zip(sides[1], sides[2]))
    return {"1 device": summary(sides[1]), "2 devices": summary(sides[2]), "ratio": ratio}


def main():
    parser = argparse.ArgumentParser(
        description="dp beside JAX and DistributedDataParallel on the CPU"
    )
    parser.add_argument(
        "--build", required=True, help="build tree with bin/dp-compile and bin/dp-run"
    )
    parser.add_argument("--models", default="digits,wide,gpt")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--torch", help="Python that has PyTorch (default: install it from PyPI)")
    parser.add_argument(
        "--check",
        action="store_true",
        help=f"exit with 1 unless {AHEAD} times as fast as both and at most {OVERHEAD} of 1 device",
    )
    args = parser.parse_args()

    def tool(name):
        return os.path.join(args.build, "bin", name)

    pythons = {
        "jax": compare_jax.environment(args.build),
        "torch": args.torch
        or compare_jax.environment(args.build, "benchmark-torch-venv", PACKAGES),
    }
    result = {"steps": []}
    with tempfile.TemporaryDirectory() as work:
        print(
            f"{'step, ms, 2 devices':<22}{'dp':>9}{'JAX':>9}{'DDP':>9}{'JAX/dp':>9}{'DDP/dp':>9}",
            flush=True,
        )
        for model in args.models.split(","):
            program = os.path.join(work, model + ".so")
            compare_jax.compile_dp(tool, model, program)
            row = compare(tool, pythons, program, model, args.rounds, work)
            result["steps"].append(row)
            print(
                f"{model:<22}{row['dp']:9.3f}{row['JAX']:9.3f}{row['DDP']:9.3f}"
                f"{row['JAX/dp']:9.2f}{row['DDP/dp']:9.2f}",
                flush=True,
            )
        program = os.path.join(work, "wide.so")
        compare_jax.compile_dp(tool, "wide", program)
        row = result["overhead"] = overhead(tool, program, 2 * args.rounds, work)
        print(
            f"wide, ms: 1 device {row['1 device']:.3f}, 2 devices {row['2 devices']:.3f}, ratio "
            f"{row['ratio']:.3f}"
        )
    with open(os.path.join(args.build, "compare_ddp.json"), "w") as file:
        json.dump(result, file, indent=1)
    behind = [row["model"] for row in result["steps"] if min(row["JAX/dp"], row["DDP/dp"]) < AHEAD]
    if result["overhead"]["ratio"] > OVERHEAD:
        behind.append("the overhead of 2 devices")
    print(
        f"dp is ahead of both by {AHEAD}, 2 devices cost at most {OVERHEAD} of 1"
        if not behind
        else "not reached: " + ", ".join(behind)
    )
    return 1 if behind and args.check else 0


if __name__ == "__main__":
    sys.exit(main())
