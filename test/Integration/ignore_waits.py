#!/usr/bin/env python3
"""Removes each wait of a step and checks that the run then fails.

ignore_waits.py --device D -- dp-run STEP.so --steps 1 ...

Runs the step on the emulated GPU (docs/testing.md), which lists the enqueued
operations, and once more without each of the waits of device D. The first and the
last wait are the runtime's, around the step. Without any other wait there
must be two accesses that nothing orders, and a failure. Exits nonzero when a run
does not fail, or when there is no wait.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile


def run(command, **environment):
    return subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
        env={**os.environ, **environment},
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--device", type=int, default=0)
    parser.add_argument("command", nargs="+")
    args = parser.parse_args()

    with tempfile.NamedTemporaryFile("r") as trace:
        done = run(args.command, DP_FAKE_CUDA_TRACE=trace.name)
        if done.returncode:
            sys.exit(f"with all waits: exit status {done.returncode}\n{done.stdout}")
        mine = [line for line in trace if line.startswith(f"device {args.device} ")]
    waits = [i for i, line in enumerate(mine) if ": cuStreamWaitEvent" in line]
    collectives = [i for i, line in enumerate(mine) if ": nccl" in line]
    missed = []
    for number, at in list(enumerate(waits, 1))[1:-1]:
        done = run(args.command, DP_FAKE_CUDA_IGNORE_WAIT=f"{args.device}:{number}")
        found = re.search(r"dp_fake_cuda: error: (.*), and nothing orders the two", done.stdout)
        if found and done.returncode:
            print(f"without wait {number - 1}: {found[1]}")
        else:
            missed.append(number - 1)
            print(
                f"without wait {number - 1} ({mine[at].strip()}): exit status "
                f"{done.returncode}\n{done.stdout}"
            )
    print(
        f"{len(collectives)} groups of collectives, {len(waits) - 2} waits, {len(missed)} not "
        f"found when missing"
    )
    return 1 if missed or len(waits) < 3 else 0


if __name__ == "__main__":
    sys.exit(main())
