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
    """Returns a line per array."""
    if not expected:
        return [f"WRONG {title}: nothing is expected here"]
    lines = []
    for name, value in sorted(expected.items()):
        label = f"{title}/{name}"
        try:
            if name not in got:
                raise ValueError("missing")
            distance, allowed = judge(name, got[name], value, spread)
        except ValueError as error:
            lines.append(f"WRONG {label}: {error}")
            continue
        verdict = "ok   " if distance <= allowed else "WRONG"
        lines.append(f"{verdict} {label}: off by {distance:.3g}, allowed {allowed:.3g}")
    return lines


def compare_run(model, metrics=None, state=None, evaluation=None, steps=None):
    """Returns whether the files of a run agree with the model's reference, and a line per array
    and one for all. The metrics are those of the first `steps` steps (None: of all)."""
    expected = load(os.path.join(model, "expected.npz"))
    with open(os.path.join(model, "model.json")) as file:
        spread = json.load(file)["spread"]
    lines = []
    if metrics:
        first = {k: v[:steps] for k, v in group(expected, "train_step/").items()}
        lines += compare("train_step", load(metrics), first, spread)
    if state:
        lines += compare("state", load(state), group(expected, "state/"), spread)
    if evaluation:
        # One evaluation step: expected.npz holds it without the step dimension.
        got = {k: v[0] if v.ndim and len(v) == 1 else v for k, v in load(evaluation).items()}
        lines += compare("eval_step", got, group(expected, "eval_step/"), spread)
    wrong = sum(line.startswith("WRONG") for line in lines)
    lines.append(f"{wrong} arrays are wrong" if wrong else "agrees with the reference")
    return not wrong, lines


def main():
    parser = argparse.ArgumentParser(description="compare a run with a model's reference")
    parser.add_argument("model")
    parser.add_argument("--metrics", help="metrics.npz of the training run")
    parser.add_argument("--state", help="state after the last training step")
    parser.add_argument("--eval", help="metrics.npz of one evaluation step")
    parser.add_argument("--steps", type=int, help="number of steps that were run (default: all)")
    args = parser.parse_args()
    right, lines = compare_run(args.model, args.metrics, args.state, args.eval, args.steps)
    print("\n".join(lines))
    return 0 if right else 1


if __name__ == "__main__":
    sys.exit(main())
