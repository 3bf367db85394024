#!/usr/bin/env python3
"""Trains on one number of devices, saves, and resumes on another.

resume.py MODEL_DIR --program STEP.so --reference WHOLE.so --dp-run P --work DIR
          --devices 4,3 [--steps 3]

Runs --steps steps of `train_step` on each number of devices in turn, each from
the saved state of the one before, and does the same with the reference
program on one device. Exits nonzero unless the saved files have the same
names, types and shapes and all values agree.
"""

import argparse
import json
import os
import subprocess
import sys

import numpy as np


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model")
    parser.add_argument("--program", required=True)
    parser.add_argument("--reference", required=True)
    parser.add_argument("--dp-run", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--devices", required=True)
    parser.add_argument("--steps", type=int, default=3)
    args = parser.parse_args()
    os.makedirs(args.work, exist_ok=True)
    with open(os.path.join(args.model, "model.json")) as file:
        batch = json.load(file)["batch"]

    def train(program, counts, name):
        state, per_step = (
            os.path.join(args.model, "init.npz"),
            os.path.join(args.model, "per_step.npz"),
        )
        saved = []
        for turn, devices in enumerate(counts):
            out = os.path.join(args.work, f"{name}-{turn}.npz")
            command = [
                args.dp_run,
                program,
                "--devices",
                devices,
                "--entry",
                "train_step",
                "--state",
                state,
                "--data",
                os.path.join(args.model, "data.npz"),
                "--batch",
                str(batch),
                "--steps",
                str(args.steps),
                "--out",
                out,
            ]
            command += ["--per-step", per_step] if os.path.exists(per_step) else []
            done = subprocess.run(
                command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
            )
            if done.returncode:
                sys.exit(f"{' '.join(command)}\n{done.stdout}\nexit status {done.returncode}")
            state = out
            saved.append(dict(np.load(out)))
        return saved

    counts = args.devices.split(",")
    for devices, got, expected in zip(
        counts,
        train(args.program, counts, "parts"),
        train(args.reference, ["1"] * len(counts), "whole"),
    ):
        if {k: (v.dtype, v.shape) for k, v in got.items()} != {
            k: (v.dtype, v.shape) for k, v in expected.items()
        }:
            sys.exit(f"{devices} devices: the saved state has other arrays than the reference's")
        worst = 0.0
        for name, value in expected.items():
            scale = max(1e-3, np.abs(value.astype(np.float64)).max(initial=0))
            error = (
                np.abs(got[name].astype(np.float64) - value.astype(np.float64)).max(initial=0)
                / scale
            )
            if not error <= 1e-4:
                sys.exit(f"{devices} devices: '{name}' differs by {error:.2g}")
            worst = max(worst, error)
        print(f"{devices} devices: agrees to {worst:.1g}")
    print("every state agrees")


if __name__ == "__main__":
    main()
