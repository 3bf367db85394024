#!/usr/bin/env python3
"""Compiles a graph, runs it on several device counts, checks every result.

run_program.py GRAPH.mlir REFERENCE.py --dp-compile P --dp-run P --work DIR
               [--devices 1,2,3,4,7,8] [--seed S] [--compile-options=OPTIONS]
               [--run-options=OPTIONS]
run_program.py EXECUTABLE.so REFERENCE.py --dp-run P --work DIR ...

REFERENCE.py is the graph's meaning in numpy:
  ENTRY     name of the entry
  SCATTER   {argument: batch dimension}
  STATE     {argument: (shape, dtype) or array}
  DATA      {argument: (shape, dtype) or array}; along its batch dimension all rows
            (the dtype bfloat16 is an array of V2)
  INPUTS    {argument: (shape, dtype) or array}, optional: the same in all steps
  BATCH     rows per step; the last batch of a pass over the data is shorter when
            DYNAMIC, else it continues with the first rows
  DYNAMIC   whether the batch dimension is dynamic in the graph
  STEPS     number of steps to run
  TOLERANCE {metric or state: relative tolerance}, optional: where it is not 2e-5
  step(state, batch) -> (state, metrics), dictionaries by name
The inputs are random, seeded and distinct. Each device count must agree with
numpy and with one device, and running twice must give the same bits.
"""

import argparse
import importlib.util
import os
import subprocess
import sys

import numpy as np


def distinct(rng, shape, dtype):
    """Returns distinct values in random order, so that exchanged rows or ranks cannot cancel."""
    if dtype == "bfloat16":  # As dp-run stores it: the upper half of an f32.
        bits = distinct(rng, shape, "float32").view(np.uint32) >> 16
        return bits.astype(np.uint16).view("V2")
    count = int(np.prod(shape))
    if np.dtype(dtype).kind == "c":  # Not near zero.
        part = np.dtype(dtype).type(0).real.dtype
        parts = [distinct(rng, shape, part) for _ in range(2)]
        return (parts[0] + 1j * (parts[1] + 1.5)).astype(dtype)
    values = rng.permutation(count)
    if np.dtype(dtype).kind == "f":
        values = (values + rng.uniform(0.1, 0.9, count)) / max(count, 1) * 2 - 1
    return values.reshape(shape).astype(dtype)


def batches(reference, data):
    """Yields the batches in the order in which dp-run feeds them, without end."""
    rows = {data[n].shape[d] for n, d in reference.SCATTER.items()}
    assert len(rows) == 1, "the reference's data differ in rows"
    rows = rows.pop()
    begin = 0
    while True:
        end = begin + reference.BATCH
        if reference.DYNAMIC:
            end = min(end, rows)
        indices = np.arange(begin, end) % rows
        yield {n: np.take(v, indices, reference.SCATTER[n]) for n, v in data.items()}
        begin = 0 if reference.DYNAMIC and end == rows else end % rows


def by_numpy(reference, state, data, inputs):
    log = {}
    feed = batches(reference, data)
    for _ in range(reference.STEPS):
        state, metrics = reference.step(state, {**next(feed), **inputs})
        for name, value in metrics.items():
            log.setdefault(name, []).append(np.asarray(value))
    return log, state


def run(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}\nexit status {done.returncode}")


def check(label, got, expected, tolerance=2e-5):
    got, expected = np.asarray(got), np.asarray(expected)
    if got.shape != expected.shape or got.dtype != expected.dtype:
        sys.exit(f"{label}: {got.dtype}{got.shape}, expected {expected.dtype}{expected.shape}")
    if expected.dtype.kind in "fc":
        finite = np.isfinite(expected)
        allowed = tolerance * max(1.0, float(np.max(np.abs(expected[finite]), initial=0.0)))
        off = np.abs(got[finite] - expected[finite])
        if not np.all(off <= allowed):  # False for NaN as well.
            sys.exit(f"{label}: off by {np.max(off)}, allowed {allowed}")
        if not np.array_equal(got[~finite], expected[~finite], equal_nan=True):
            sys.exit(f"{label}: {got[~finite]}, expected {expected[~finite]}")
    elif not np.array_equal(got, expected):
        sys.exit(f"{label}: {got}, expected {expected}")


def check_all(label, got, expected, tolerance={}):
    if sorted(got) != sorted(expected):
        sys.exit(f"{label}: has {sorted(got)}, expected {sorted(expected)}")
    for name in expected:
        check(f"{label} {name}", got[name], expected[name], tolerance.get(name, 2e-5))


def stacked(log):
    """Stacks metrics as metrics.npz does: steps first. Ragged steps are concatenated."""
    same = lambda v: all(a.shape == v[0].shape for a in v)
    return {k: np.stack(v) if same(v) else np.concatenate(v) for k, v in log.items()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("graph")
    parser.add_argument("reference")
    parser.add_argument("--dp-compile", help="not needed for an executable")
    parser.add_argument("--dp-run", required=True)
    parser.add_argument("--work", required=True, help="folder for all files")
    parser.add_argument("--devices", default="1,2,3,4,7,8")
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument(
        "--scatter", help="--scatter of dp-compile (default: SCATTER of the reference)"
    )
    parser.add_argument(
        "--compile-options", default="", help="options of dp-compile, separated by blanks"
    )
    parser.add_argument(
        "--run-options", default="", help="more options for dp-run, separated by blanks"
    )
    args = parser.parse_args()

    spec = importlib.util.spec_from_file_location("reference", args.reference)
    reference = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(reference)
    rng = np.random.default_rng(args.seed)
    given = lambda s: s if isinstance(s, np.ndarray) else distinct(rng, *s)
    state = {n: given(s) for n, s in reference.STATE.items()}
    data = {n: given(s) for n, s in reference.DATA.items()}

    os.makedirs(args.work, exist_ok=True)
    path = lambda name: os.path.join(args.work, name)
    if state:
        np.savez(path("state.npz"), **state)
    inputs = {n: given(s) for n, s in getattr(reference, "INPUTS", {}).items()}
    if inputs:
        np.savez(path("state.npz"), **state, **inputs)
    np.savez(path("data.npz"), **data)
    scatter = args.scatter or ",".join(f"{n}:{d}" for n, d in reference.SCATTER.items())
    program = args.graph
    if not program.endswith(".so"):
        program = path("step.so")
        run(
            [args.dp_compile, args.graph, "-o", program, "--scatter", scatter]
            + args.compile_options.split()
        )

    log, final = by_numpy(reference, state, data, inputs)
    one = None
    for devices in args.devices.split(","):
        results = []
        for again in ("", "-again"):
            metrics, out = (path(f"{kind}-{devices}{again}.npz") for kind in ("metrics", "out"))
            command = [args.dp_run, program, "--devices", devices] + args.run_options.split()
            command += ["--entry", reference.ENTRY, "--data", path("data.npz")]
            command += ["--batch", str(reference.BATCH), "--steps", str(reference.STEPS)]
            command += ["--metrics", metrics]
            if state or inputs:
                command += ["--state", path("state.npz")]
            if state:
                command += ["--out", out]
            run(command)
            read = lambda file: {k: v for k, v in np.load(file).items()}
            results.append((read(metrics), read(out) if state else {}))
        (metrics, out), repeated = results
        for first, second in zip((metrics, out), repeated):
            for name in first:
                if first[name].tobytes() != second[name].tobytes():
                    sys.exit(f"{devices} devices: {name} differs between two runs")
        tolerance = getattr(reference, "TOLERANCE", {})
        check_all(f"{devices} devices, numpy: metrics", metrics, stacked(log), tolerance)
        check_all(f"{devices} devices, numpy: state", out, final, tolerance)
        one = one or (metrics, out)
        check_all(f"{devices} devices, one device: metrics", metrics, one[0], tolerance)
        check_all(f"{devices} devices, one device: state", out, one[1], tolerance)
        print(f"{devices} devices: agree")
    print("all agree")


if __name__ == "__main__":
    main()
