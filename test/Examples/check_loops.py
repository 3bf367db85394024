"""Runs loops of examples/loops with the module itself, and on several devices: they print the same
numbers, up to rounding.

check_loops.py FOLDER
"""

import contextlib
import io
import os
import re
import runpy
import sys

import torch

# By loop: the number of devices, and options for a short run.
LOOPS = {
    "gan": (3, "--steps 5 --batch 23"),
    "ppo": (2, "--rounds 1 --carts 9 --steps 8"),
    "lbfgs": (7, "--steps 1"),
    "sam": (4, "--epochs 1 --batch 650"),
    "moco": (8, "--steps 5 --batch 43"),
    "lora": (2, "--epochs 1 --batch 700"),
    "detection": (3, "--steps 3 --batch 13"),
}
NUMBER = re.compile(r"\d+(?:\.\d+)?")


def same_numbers(want: str, got: str, tolerance: float) -> None:
    """Compares what two runs print. Rounding may take one of those that are counted over a
    threshold, and a last digit."""
    assert NUMBER.sub("", want) == NUMBER.sub("", got), (want, got)
    assert len(NUMBER.findall(want)) >= 2, want
    for a, b in zip(NUMBER.findall(want), NUMBER.findall(got)):
        slack = max(tolerance * max(1.0, float(a)), 1.01 * 0.1 ** len(a.partition(".")[2]))
        assert abs(float(a) - float(b)) <= slack, (want, got)


def output(path: str, devices: int, options: str) -> str:
    sys.argv = [path, "--devices", str(devices), *options.split()]
    torch._dynamo.reset()
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        runpy.run_path(path, run_name="__main__")
    return printed.getvalue()


if __name__ == "__main__":
    folder = sys.argv[1]
    sys.path.insert(0, folder)
    for name, (devices, options) in LOOPS.items():
        path = os.path.join(folder, f"{name}.py")
        want, got = (output(path, count, options) for count in (0, devices))
        same_numbers(want, got, 0.02)
        print(f"{name} on {devices} devices: {got.splitlines()[-1]}", flush=True)
