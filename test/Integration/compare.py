#!/usr/bin/env python3
"""Judges a run of a reference model by the rule in test/models/README.md.

compare.py MODEL_DIR [--metrics FILE] [--state FILE] [--eval FILE] [--steps N]

MODEL_DIR holds expected.npz and model.json. With --steps, the metrics
are those of the first N steps. Each given file is compared with
its group of arrays in expected.npz, all of which it must have,
with the same shape and dtype. Prints one line per array and
exits nonzero when one is missing or off.
"""

import argparse
import json
import os
import sys

import numpy as np


def bound(name, expected, spread):
    """Returns how far a floating-point array may be off; `spread` is JAX's own."""
    size = float(np.max(np.abs(expected))) if expected.size else 0.0
    return max(50 * spread.get(name, 0.0), 2e-5 * max(1.0, size))


def judge(name, got, expected, spread, size_of=None):
    """Returns (distance, allowed) of one array. A wrong shape or dtype is a ValueError.
    `size_of` is the array that the allowance is computed from, if not `expected`."""
    if got.shape != expected.shape:
        raise ValueError(f"shape {got.shape}, expected {expected.shape}")
    if got.dtype != expected.dtype:
        raise ValueError(f"dtype {got.dtype}, expected {expected.dtype}")
    if expected.dtype.kind == "f":
        error = np.abs(got.astype(np.float64) - expected.astype(np.float64))
        # A NaN must not pass as "not larger than the bound".
        worst = float(np.max(error)) if error.size else 0.0
        size_of = expected if size_of is None else size_of
        return (worst if worst == worst else float("inf")), bound(name, size_of, spread)
    difference = np.abs(got.astype(np.int64) - expected.astype(np.int64))
    if name == "correct":  # A count of rows: one row may differ where logits tie.
        return int(np.max(difference)), 1
    if name == "predicted":  # The same row, seen by its class.
        return int(np.count_nonzero(difference)), 1
    return int(np.count_nonzero(difference)), 0


def load(path):
    with np.load(path) as arrays:
        return {name: arrays[name] for name in arrays.files}


def group(expected, prefix):
    return {k[len(prefix) :]: v for k, v in expected.items() if k.startswith(prefix)}


def compare(title, got, expected, spread):
    """Prints a line per array. Returns how many are wrong."""
    wrong = 0
    if not expected:
        print(f"{title}: nothing is expected here")
        return 1
    for name, value in sorted(expected.items()):
        label = f"{title}/{name}"
        try:
            if name not in got:
                raise ValueError("missing")
            distance, allowed = judge(name, got[name], value, spread)
        except ValueError as error:
            print(f"WRONG {label}: {error}")
            wrong += 1
            continue
        verdict = "ok   " if distance <= allowed else "WRONG"
        wrong += distance > allowed
        print(f"{verdict} {label}: off by {distance:.3g}, allowed {allowed:.3g}")
    return wrong


def main():
    parser = argparse.ArgumentParser(description="compare a run with a model's reference")
    parser.add_argument("model")
    parser.add_argument("--metrics", help="metrics.npz of the training run")
    parser.add_argument("--state", help="state after the last training step")
    parser.add_argument("--eval", help="metrics.npz of one evaluation step")
    parser.add_argument("--steps", type=int, help="number of steps that were run (default: all)")
    args = parser.parse_args()
    expected = load(os.path.join(args.model, "expected.npz"))
    with open(os.path.join(args.model, "model.json")) as file:
        spread = json.load(file)["spread"]
    wrong = 0
    if args.metrics:
        steps = {k: v[: args.steps] for k, v in group(expected, "train_step/").items()}
        wrong += compare("train_step", load(args.metrics), steps, spread)
    if args.state:
        wrong += compare("state", load(args.state), group(expected, "state/"), spread)
    if args.eval:
        # One evaluation step: expected.npz holds it without the step dimension.
        got = {k: v[0] if v.ndim and len(v) == 1 else v for k, v in load(args.eval).items()}
        wrong += compare("eval_step", got, group(expected, "eval_step/"), spread)
    print("agrees with the reference" if not wrong else f"{wrong} arrays are wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
