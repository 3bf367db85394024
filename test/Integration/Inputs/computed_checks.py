"""Runs each entry of computed-checks.mlir with right numbers, compared with numpy, and with wrong
ones, which must end the run.

computed_checks.py GRAPH.mlir --dp-compile P --dp-run P --work DIR --devices 1,2
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
SMALL, GREAT = -(2**63), 2**63 - 1
W = np.arange(32).reshape(8, 4) * 3 - 7
SMALL_ROWS = (np.arange(ROWS * 4) * 5 % 8).reshape(ROWS, 4)  # indices of W, and of the batch
NOT_ZERO = np.arange(ROWS * 4).reshape(ROWS, 4) % 9 - 4
NOT_ZERO[NOT_ZERO == 0] = 7


def with_last(rows, number):
    """Returns the rows with another number in the last one, which only the last device has."""
    rows = rows.copy()
    rows[-1, 2] = number
    return rows


def set_row(at, rows, step=1):
    v = W.copy()
    v[at : at + step * len(rows) : step] = rows
    return v


def inserted(at):
    v = W.copy()
    v[at, 1] = at
    return v


def with_element(at, column):
    v = W.copy()
    v[at, column] = at
    return v


COLUMNS = np.arange(4)
# name: what numpy makes of (x, at), right (x, at), wrong (x, at)
ENTRIES = {
    "slice": (
        lambda x, at: {"y": x * W[at + 2]},
        [(SMALL_ROWS, 0), (SMALL_ROWS, 5)],
        [(SMALL_ROWS, 6), (SMALL_ROWS, -1), (SMALL_ROWS, GREAT), (SMALL_ROWS, SMALL)],
    ),
    "insert": (
        lambda x, at: {"y": 2 * x, "v": inserted(at)},
        [(SMALL_ROWS, 7)],
        [(SMALL_ROWS, 8), (SMALL_ROWS, -1), (SMALL_ROWS, GREAT)],
    ),
    "insert_slice": (
        lambda x, at: {"y": 2 * x, "v": set_row(at, W[:2], 2)},
        [(SMALL_ROWS, 5)],
        [(SMALL_ROWS, 6), (SMALL_ROWS, -2), (SMALL_ROWS, GREAT - 1)],
    ),
    "gathered": (
        lambda x, at: {"y": W[x, COLUMNS]},
        [(SMALL_ROWS, 0)],
        [
            (with_last(SMALL_ROWS, 8), 0),
            (with_last(SMALL_ROWS, -1), 0),
            (with_last(SMALL_ROWS, SMALL), 0),
        ],
    ),
    "gathered_rows": (
        lambda x, at: {"y": x[x, COLUMNS]},
        [(SMALL_ROWS, 0), (with_last(SMALL_ROWS, ROWS - 1), 0)],
        [(with_last(SMALL_ROWS, ROWS), 0), (with_last(SMALL_ROWS, -1), 0)],
    ),
    "looped": (
        lambda x, at: {"y": 2 * x, "v": W[:at].sum(0)},
        [(SMALL_ROWS, 8), (SMALL_ROWS, 0)],
        [(SMALL_ROWS, 9)],
    ),
    "divided": (lambda x, at: {"y": 100 // x}, [(NOT_ZERO, 0)], [(with_last(NOT_ZERO, 0), 0)]),
    "remainders": (lambda x, at: {"y": x + 100 % at}, [(NOT_ZERO, 7)], [(NOT_ZERO, 0)]),
    "least": (
        lambda x, at: {"y": -x},
        [(with_last(NOT_ZERO, SMALL + 1), 0)],
        [(with_last(NOT_ZERO, SMALL), 0)],
    ),
    "stepped": (
        lambda x, at: {"y": 2 * x, "v": np.int64(-(-8 // at))},
        [(SMALL_ROWS, 3)],
        [(SMALL_ROWS, 0), (SMALL_ROWS, -1)],
    ),
    "dimension": (
        lambda x, at: {"y": 2 * x, "v": np.int64(x.shape[at])},
        [(SMALL_ROWS, 0), (SMALL_ROWS, 1)],
        [(SMALL_ROWS, 2), (SMALL_ROWS, -1)],
    ),
    "cast": (lambda x, at: {"y": 2 * x, "v": 2 * x}, [(SMALL_ROWS, 0)], [(SMALL_ROWS[:10], 0)]),
    "expand": (
        lambda x, at: {"y": 2 * x, "v": x.sum(0)},
        [(SMALL_ROWS, 0)],
        [(SMALL_ROWS[:10], 0)],
    ),
    "scattered": (
        lambda x, at: {"y": 2 * x, "v": with_element(at, 2)},
        [(SMALL_ROWS, 7)],
        [(SMALL_ROWS, 8), (SMALL_ROWS, -1), (SMALL_ROWS, SMALL)],
    ),
    "reshaped": (
        lambda x, at: {"v": np.array([x.sum(), x.size])},
        [(SMALL_ROWS, 11)],
        [(SMALL_ROWS, 10), (SMALL_ROWS, 12), (SMALL_ROWS, -11), (SMALL_ROWS, 2**30 + 11)],
    ),
    "narrowed": (
        lambda x, at: {
            "y": x.astype(np.int8),
            "v": x.astype(np.int8).sum(0).astype(np.float32).view(np.int32),
        },
        [(SMALL_ROWS * 1237 - 5000, 0)],
        [],
    ),
    "guarded": (
        lambda x, at: {
            "y": np.uint64(100) // np.where(x == 0, 1, x).astype(np.uint64)
            + W[np.clip(x, 0, 7), COLUMNS].astype(np.uint64)
        },
        [
            (with_last(SMALL_ROWS, 0), 0),
            (with_last(SMALL_ROWS, -9), 0),
            (with_last(SMALL_ROWS, GREAT), 0),
        ],
        [],
    ),
}


def run(entry, devices, x, at):
    state, data, metrics = (
        os.path.join(args.work, f"{name}.npz") for name in ("state", "data", "metrics")
    )
    np.savez(state, w=W, at=np.int64(at))
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


program = os.path.join(args.work, "program.so")
subprocess.run(
    [args.dp_compile, args.graph, "-o", program] + args.compile_options.split(), check=True
)
text = open(args.graph).read()
for entry, (reference, right, wrong) in ENTRIES.items():
    for devices in args.devices.split(","):
        for x, at in right:
            done, metrics = run(entry, devices, x, at)
            if done.returncode:
                sys.exit(f"{entry} on {devices} devices with {at}: {done.stderr}")
            got = np.load(metrics)
            for name, want in reference(x, at).items():
                if not np.array_equal(got[name][0].astype(np.int64), want.astype(np.int64)):
                    sys.exit(
                        f"{entry} on {devices} devices: {name} is\n{got[name][0]}\nexpected\n{want}"
                    )
        for x, at in wrong:
            done, _ = run(entry, devices, x, at)
            body = text[text.index(f"@{entry}(") :]
            place = re.search(r"// WRONG: (\w+)", body)
            line = text[: text.index(body) + place.start()].count("\n") + 1
            error = rf"rank \d+: assertion failed: '\w+\.{place[1]}' op .*:{line}\)"
            if done.returncode != 1 or not re.search(error, done.stderr):
                sys.exit(
                    f"{entry} on {devices} devices with {at}: status {done.returncode}: "
                    f"{done.stderr}"
                )
print("all agree")
