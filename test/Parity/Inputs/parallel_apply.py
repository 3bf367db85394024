#!/usr/bin/env python3
"""Runs the module that cpp-parallel-apply.mlir makes and compares with each replica's function.

parallel_apply.py MADE --tool-dir DIR --work DIR
"""

import argparse
import os
import subprocess
import sys

import numpy as np


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("made")
    parser.add_argument("--tool-dir", required=True)
    parser.add_argument("--work", required=True)
    args = parser.parse_args()
    path = lambda name: os.path.join(args.work, name)
    x = np.random.default_rng(5).uniform(-3, 3, (6, 2)).astype(np.float32)
    b = np.array([0.5, -1.25], np.float32)
    np.savez(path("data.npz"), **{"0": x})
    np.savez(path("inputs.npz"), **{"1": b})
    for command in (
        ["dp-compile", args.made, "-o", path("apply.so")],
        [
            "dp-run",
            path("apply.so"),
            "--devices",
            "3",
            "--data",
            path("data.npz"),
            "--state",
            path("inputs.npz"),
            "--batch",
            "6",
            "--steps",
            "1",
            "--metrics",
            path("out.npz"),
        ],
    ):
        command[0] = os.path.join(args.tool_dir, command[0])
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            sys.exit(f"{' '.join(command)}\n{done.stdout}")
    out = np.load(path("out.npz"))
    expected = {
        "result0": np.concatenate([2 * x[:2], x[2:4] - b, x[4:].T]),
        "result1": np.array([2 * x[:2].sum(), b.sum(), x[4:].max()], np.float32),
    }
    for name, want in expected.items():
        have = out[name][0]
        if have.shape != want.shape or not np.allclose(have, want, rtol=1e-5, atol=1e-6):
            sys.exit(f"{name} is {have}, expected {want}")
    print("all agree")


if __name__ == "__main__":
    main()
