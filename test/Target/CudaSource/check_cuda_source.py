#!/usr/bin/env python3
"""Runs a file of --emit cuda-src on the CPU and compares it with the host program.

usage: check_cuda_source.py SOURCE.cu PROGRAM.so --dp-run DP_RUN --work DIR
                            [--entry NAME] [--devices N ...] [--compiler CXX] [--compiled]

Compiles SOURCE.cu as C++ with the headers of Inputs/cpu in place of CUDA's and
NCCL's. PROGRAM.so is the same graph compiled for the host; it gets the same made-up
input. With --compiled, an earlier call has compiled SOURCE.cu in the folder DIR.
"""

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np

ROWS = 13  # Of a dynamic dimension, as in the file's main.
CPU = Path(__file__).parent / "Inputs" / "cpu"
DTYPES = {
    "bool": np.bool_,
    "i8": np.int8,
    "i16": np.int16,
    "i32": np.int32,
    "i64": np.int64,
    "f32": np.float32,
    "f64": np.float64,
}


def read_descriptor(program):
    data = Path(program).read_bytes()
    middle = data.index(b'"format":"dp-executable"')
    begin = data.rindex(b"\0", 0, middle) + 1
    descriptor = json.loads(data[data.index(b"{", begin) : data.index(b"\0", middle)])
    for entry in descriptor["entries"]:
        for info in entry["arguments"] + entry["results"]:
            info["shape"] = [ROWS if size < 0 else size for size in info["shape"]]
    return descriptor


def make(info, number):
    """Computes an element as makeElement of the file does."""
    count = int(np.prod(info["shape"], dtype=np.int64))
    with np.errstate(over="ignore"):
        h = np.uint64(number + 1) * np.uint64(0x9E3779B97F4A7C15) + np.arange(
            count, dtype=np.uint64
        )
        h = (h ^ (h >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        h = (h ^ (h >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        h ^= h >> np.uint64(31)
    dtype = DTYPES[info["dtype"]]
    if np.issubdtype(dtype, np.floating):
        values = ((h % np.uint64(2001)).astype(np.float64) / 1000 - 1) * 0.1
    else:
        values = h % np.uint64(2 if dtype == np.bool_ else 10)
    return values.astype(dtype).reshape(info["shape"])


def run(command):
    result = subprocess.run(command, capture_output=True, text=True, timeout=500)
    if result.returncode:
        sys.exit(
            f"{' '.join(map(str, command))}: exit "
            f"{result.returncode}\n{result.stdout}{result.stderr}"
        )
    return result.stdout


def get_reference(args, entry, steps):
    """Returns the sum of each result's elements and of their magnitudes."""
    given = {"state": {}, "data": {}}
    for number, info in enumerate(entry["arguments"]):
        given["data" if info["role"] == "batch" else "state"][info["name"]] = make(info, number)
    command = [
        args.dp_run,
        args.program,
        "--entry",
        entry["name"],
        "--steps",
        str(steps),
        "--devices",
        "1",
        "--batch",
        str(
            next(
                i["shape"][i["placement"]["dim"]]
                for i in entry["arguments"]
                if i["role"] == "batch"
            )
        ),
        "--metrics",
        args.work / "metrics.npz",
        "--out",
        args.work / "out.npz",
    ]
    for option, arrays in given.items():
        np.savez(args.work / f"{option}.npz", **arrays)
        if arrays:
            command += [f"--{option}", args.work / f"{option}.npz"]
    run(command)
    out, metrics = np.load(args.work / "out.npz"), np.load(args.work / "metrics.npz")
    values = {}
    for info in entry["results"]:
        if "updates" in info:
            name = entry["arguments"][info["updates"]]["name"]
            values[name] = out[name]
        else:
            values[info["name"]] = metrics[info["name"]][-1]
    return {
        k: (float(v.astype(np.float64).sum()), float(np.abs(v.astype(np.float64)).sum()))
        for k, v in values.items()
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("source", type=Path)
    parser.add_argument("program", type=Path)
    parser.add_argument("--dp-run", required=True)
    parser.add_argument("--work", type=Path, required=True)
    parser.add_argument("--entry")
    parser.add_argument("--devices", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--compiler", default="c++")
    parser.add_argument("--compiled", action="store_true")
    args = parser.parse_args()
    args.work.mkdir(parents=True, exist_ok=True)

    text = args.source.read_text()
    text, launches = re.subn(
        r"(\w+(?:<[\w, ]+>)?)<<<([^;]*?), ([^,;]*), 0,\s*[\w.]+>>>\(([^;]*)\);",
        r"shimLaunch(\2, \3, [&] { \1(\4); });",
        text,
    )
    program = args.work / "step"
    if not args.compiled:
        source = args.work / "step.cpp"
        source.write_text(text)
        options = ["-std=c++17", "-O1", "-w", "-pthread"]
        run([args.compiler, *options, "-I", CPU, source, "-o", program])

    entries = read_descriptor(args.program)["entries"]
    entry = next(e for e in entries if args.entry in (None, e["name"]))
    steps, wrong = 2, 0
    reference = get_reference(args, entry, steps)
    for devices in args.devices:
        lines = run([program, str(devices), str(steps), entry["name"]]).splitlines()[1:]
        got = {line.split()[0]: float(line.split()[1]) for line in lines}
        if set(got) != set(reference):
            sys.exit(f"expected the results {sorted(reference)}, found {sorted(got)}")
        for name, (total, magnitude) in reference.items():
            if not abs(got[name] - total) <= 1e-5 * max(magnitude, 1e-3):
                print(f"{devices} devices: {name}: sum {got[name]}, expected {total}")
                wrong += 1
    if not wrong:
        print(
            f"{launches} launches, {len(reference)} results on {args.devices} devices: as on the "
            f"host"
        )
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main())
