#!/usr/bin/env python3
"""Compiles the function that a library call makes, and compares it with the original.

same_function.py GRAPH --call COMMAND --entry NAME --made NAME --shapes 3x2,5x3 --batch 1
                 --tool-dir DIR --work DIR

COMMAND prints the module with the made function; {graph} and {devices} in it are
replaced. The oracle is the entry on one device, without dp.scatter. Arguments are f32 of
these shapes; number --batch is the whole batch.
"""

import argparse
import os
import re
import shlex
import subprocess
import sys

import numpy as np


def run(command, output=None):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}\nexit status {done.returncode}")
    if output:
        with open(output, "w") as file:
            file.write(done.stdout)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("graph")
    for option in ("--call", "--entry", "--made", "--shapes", "--batch", "--tool-dir", "--work"):
        parser.add_argument(option, required=True)
    args = parser.parse_args()
    path = lambda name: os.path.join(args.work, name)
    tool = lambda name: os.path.join(args.tool_dir, name)

    rng = np.random.default_rng(9)
    shapes = [[int(n) for n in shape.split("x")] for shape in args.shapes.split(",")]
    arrays = {
        str(i): rng.uniform(-2, 2, shape).astype(np.float32) for i, shape in enumerate(shapes)
    }

    def results(graph, entry, devices, name, batched):
        np.savez(path("data.npz"), **{k: v for k, v in arrays.items() if k in batched})
        np.savez(path("inputs.npz"), **{k: v for k, v in arrays.items() if k not in batched})
        run([tool("dp-compile"), graph, "-o", path("step.so")])
        run(
            [
                tool("dp-run"),
                path("step.so"),
                "--entry",
                entry,
                "--devices",
                str(devices),
                "--steps",
                "1",
                "--state",
                path("inputs.npz"),
                "--metrics",
                path(name),
            ]
            + (["--data", path("data.npz")] if batched else [])
        )
        return {k: v for k, v in np.load(path(name)).items()}

    with open(args.graph) as file:
        text = re.sub(r" \{dp\.scatter = \d+\}", "", file.read())
    with open(path("single.mlir"), "w") as file:
        file.write(text)
    expected = results(path("single.mlir"), args.entry, 1, "single.npz", [])
    if not expected or not all(np.isfinite(v).all() and v.any() for v in expected.values()):
        sys.exit("the oracle computes nothing")
    for devices in (1, 2, 3, 4, 7, 8):
        call = [part.format(graph=args.graph, devices=devices) for part in shlex.split(args.call)]
        call[0] = tool(call[0])
        run(call, path("made.mlir"))
        got = results(path("made.mlir"), args.made, devices, "made.npz", [args.batch])
        if sorted(got) != sorted(expected):
            sys.exit(f"{devices} devices: {sorted(got)}, expected {sorted(expected)}")
        for name, want in expected.items():
            if got[name].shape != want.shape or not np.allclose(
                got[name], want, rtol=1e-5, atol=1e-5
            ):
                sys.exit(f"{devices} devices: {name} is {got[name]}, expected {want}")
    print("all agree")


if __name__ == "__main__":
    main()
