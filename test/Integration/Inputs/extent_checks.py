"""Runs each entry of extent-checks.mlir with extents that agree, compared with numpy, and with
others, which must end the run.

extent_checks.py GRAPH.mlir --dp-compile P --dp-run P --work DIR --devices 1,2
[--compile-options=OPTIONS]
"""

import argparse
import os
import re
import subprocess
import sys

import numpy as np

parser = argparse.ArgumentParser()
parser.add_argument("graph")
for name in ("dp-compile", "dp-run", "work", "devices"):
    parser.add_argument(f"--{name}", required=True)
parser.add_argument("--compile-options", default="")
args = parser.parse_args()
os.makedirs(args.work, exist_ok=True)

ROWS = 11


def rows(count):
    """Returns rows of numbers that differ."""
    return (np.arange(count * 4) * 7 % 61 - 20).reshape(count, 4).astype(np.float32)


# name: what numpy makes of (x, y), rows of y that are right, rows that are not
ENTRIES = {
    "sum": (lambda x, y: x + y, [ROWS], [ROWS - 1, ROWS + 1, 0]),
    "joined": (lambda x, y: np.concatenate([x, y], 1), [ROWS], [ROWS - 1, ROWS + 1, 1]),
    "product": (lambda x, y: x.T @ y, [ROWS], [ROWS - 1, ROWS + 1]),
    "branch": (lambda x, y: x * y, [ROWS], [ROWS - 1, ROWS + 1]),
    "heads": (lambda x, y: np.repeat(y, ROWS, 0).sum(0), [1], [0, 2, ROWS]),
    "window": (
        lambda x, y: x + y[0 : 2 * len(x) : 2] + y[1 : 2 * len(x) : 2],
        [2 * ROWS, 2 * ROWS + 3],
        [2 * ROWS - 1, 0],
    ),
}


def run(entry, devices, x, y):
    state, data, metrics = (
        os.path.join(args.work, f"{name}.npz") for name in ("state", "data", "metrics")
    )
    np.savez(state, y=y)
    np.savez(data, x=x)
    done = subprocess.run(
        [
            args.dp_run,
            program,
            "--entry",
            entry,
            "--devices",
            devices,
            "--state",
            state,
            "--data",
            data,
            "--batch",
            str(len(x)),
            "--steps",
            "1",
            "--metrics",
            metrics,
        ],
        capture_output=True,
        text=True,
    )
    return done, metrics


def check_right(entry, devices, x, y, want):
    done, metrics = run(entry, devices, x, y)
    if done.returncode:
        sys.exit(f"{entry} on {devices} devices with {len(y)} rows: {done.stderr}")
    got = np.load(metrics)["z"][0]
    if not np.array_equal(got, want):
        sys.exit(f"{entry} on {devices} devices: z is\n{got}\nexpected\n{want}")


program = os.path.join(args.work, "program.so")
subprocess.run(
    [args.dp_compile, args.graph, "-o", program] + args.compile_options.split(), check=True
)
text = open(args.graph).read()
x = rows(ROWS)
for entry, (reference, right, wrong) in ENTRIES.items():
    body = text[text.index(f"@{entry}(") :]
    place = re.search(r"// WRONG: (\S+)", body)
    line = text[: text.index(body) + place.start()].count("\n") + 1
    error = rf"rank \d+: assertion failed: '{re.escape(place[1])}' op .*:{line}\)"
    for devices in args.devices.split(","):
        for count in right:
            check_right(entry, devices, x, rows(count), reference(x, rows(count)))
        for count in wrong:
            done, _ = run(entry, devices, x, rows(count))
            if done.returncode != 1 or not re.search(error, done.stderr):
                sys.exit(
                    f"{entry} on {devices} devices with {count} rows: status {done.returncode}: "
                    f"{done.stderr}"
                )
        if entry == "branch":  # The check is not run where its op is not.
            check_right(entry, devices, -np.abs(x) - 1, rows(ROWS - 1), -np.abs(x) - 1)
print("all agree")
