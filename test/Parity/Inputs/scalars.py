#!/usr/bin/env python3
"""Checks the results of data-parallel-scalars.mlir with each device's own numbers.

scalars.py GRAPH --dp-compile P --dp-run P --work DIR [--static] [--options OPTIONS]

Runs it on 1, 2, 3, 4, 7 and 8 devices, compiled for any number or with --static for
each, and compares with numpy on torch.chunk's chunks.
"""

import argparse
import os
import subprocess
import sys

import numpy as np


def run(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}\nexit status {done.returncode}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("graph")
    for option in ("--dp-compile", "--dp-run", "--work"):
        parser.add_argument(option, required=True)
    parser.add_argument("--static", action="store_true")
    parser.add_argument("--options", default="", help="options of dp-compile, separated by blanks")
    args = parser.parse_args()
    rng = np.random.default_rng(3)
    w = rng.uniform(-1, 1, 3).astype(np.float32)
    x = rng.uniform(-1, 1, (5, 3)).astype(np.float32)
    path = lambda name: os.path.join(args.work, name)
    np.savez(path("inputs.npz"), w=w)
    np.savez(path("data.npz"), x=x)
    rows = x @ w
    for devices in (1, 2, 3, 4, 7, 8):
        compiled = [
            args.dp_compile,
            args.graph,
            "--scatter",
            "x:0",
            "--gather-scalars",
            "loss,size,largest",
        ]
        run(
            compiled
            + args.options.split()
            + ["-o", path("step.so")]
            + (["--devices", str(devices)] if args.static else [])
        )
        run(
            [
                args.dp_run,
                path("step.so"),
                "--devices",
                str(devices),
                "--entry",
                "step",
                "--state",
                path("inputs.npz"),
                "--data",
                path("data.npz"),
                "--batch",
                "5",
                "--steps",
                "1",
                "--metrics",
                path("out.npz"),
            ]
        )
        got = {name: value[0] for name, value in np.load(path("out.npz")).items()}
        size = -(-5 // devices)
        chunks = [rows[r * size : (r + 1) * size] for r in range(devices)]
        expected = {
            "loss": np.array([c.sum() / 5 for c in chunks], np.float32),
            "size": np.full(devices, 15, np.int32),
            "largest": np.array([c.max(initial=-np.inf) for c in chunks], np.float32),
            "rows": rows,
        }
        for name, want in expected.items():
            have = got[name]
            if (
                have.shape != want.shape
                or have.dtype != want.dtype
                or not np.allclose(have, want, rtol=1e-5, atol=1e-6)
            ):
                sys.exit(f"{devices} devices: {name} is {have}, expected {want}")
        if not np.isclose(got["loss"].sum(), rows.sum() / 5, atol=1e-6):
            sys.exit(f"{devices} devices: the summands of the loss do not add up")
        print(f"{devices} devices: agree")


if __name__ == "__main__":
    main()
