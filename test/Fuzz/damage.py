#!/usr/bin/env python3
"""Damages files. dp-run must find the damage, or it must make no difference.

damage.py --build BUILD [--seed 0] [--count 100] [--jobs 1] [--keep DIR] [--only executable,...]

Executables (for the CPU and for the emulated GPU) and files of arrays get flipped bits,
lose their end or a part, get blocks exchanged, zeroed or doubled, or bytes appended. dp-run must
then end with an error of one line, or with the results of the undamaged file. A signal, a run
that does not end, another status or another result is a failure; --keep keeps its file.
A job of two processes, in which each reads its own rows, reads files of rows as well.
"""

import argparse
import collections
import concurrent.futures
import os
import random
import shutil
import subprocess
import sys
import tempfile

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
LAUNCH = os.path.join(HERE, os.pardir, "Runtime", "Inputs", "launch.py")
LIMIT = 240  # seconds
GRAPH = os.path.join(HERE, "Inputs", "damage.mlir")
ROWS, BATCH = 1000, 50


def run(command, env=None):
    """Returns (status, output). The status is None for a run that did not end."""
    try:
        done = subprocess.run(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=LIMIT,
            env={**os.environ, **(env or {})},
            errors="replace",
        )
        return done.returncode, done.stdout
    except subprocess.TimeoutExpired:
        return None, ""


def blocks(rng, size):
    """Returns (begin, end) of a random part: usually a small one, or whole pages."""
    length = min(size, rng.choice([1, 4, 16, 100, 512, 4096, 4096, 20000]))
    begin = rng.randrange(size - length + 1)
    if length == 4096 and size > 8192:
        begin -= begin % 4096
    return begin, begin + length


def damaged(rng, data):
    """Returns the bytes with one kind of damage, and its name."""
    data = bytearray(data)
    size = len(data)
    kind = rng.choice(
        [
            "bit",
            "bit",
            "bits",
            "byte",
            "cut",
            "cut",
            "append",
            "zero",
            "ones",
            "exchange",
            "double",
            "remove",
            "insert",
            "edges",
        ]
    )
    a, b = blocks(rng, size)
    if kind == "bit":
        data[rng.randrange(size)] ^= 1 << rng.randrange(8)
    elif kind == "bits":
        for _ in range(rng.randrange(2, 40)):
            data[rng.randrange(size)] ^= 1 << rng.randrange(8)
    elif kind == "byte":
        data[rng.randrange(size)] = rng.choice([0, 1, 0x7F, 0x80, 0xFF])
    elif kind == "cut":
        del data[
            rng.choice(
                [
                    rng.randrange(size),
                    max(0, size - rng.randrange(1, 100)),
                    rng.randrange(min(size, 100)),
                ]
            ) :
        ]
    elif kind == "append":
        data += rng.choice(
            [
                bytes(rng.randrange(1, 50)),
                rng.randbytes(rng.randrange(1, 5000)),
                data[a:b],
                data[-32:],
            ]
        )
    elif kind in ("zero", "ones"):
        data[a:b] = (b"\0" if kind == "zero" else b"\xff") * (b - a)
    elif kind == "exchange":
        c = rng.randrange(size - (b - a) + 1)
        part, other = data[a:b], data[c : c + b - a]
        data[c : c + b - a] = part
        data[a:b] = other
    elif kind == "double":
        data[b:b] = data[a:b]
    elif kind == "remove":
        del data[a:b]
    elif kind == "insert":
        data[a:a] = rng.randbytes(b - a)
    else:  # Headers are at the beginning, directories and checksums at the end.
        at = rng.randrange(min(size, 200))
        data[at if rng.random() < 0.5 else size - 1 - at] ^= 1 << rng.randrange(8)
    return bytes(data), kind


class Target:
    """A file and how to run it. The undamaged file's results are the expected ones."""

    def __init__(self, args, work, name, role, file, launch=(), env=None):
        """`role` is program, --state or --data."""
        self.args, self.name, self.role, self.file, self.env = args, name, role, file, env
        self.launch = list(launch)
        with open(file, "rb") as stream:
            self.data = stream.read()
        self.files = {
            "program": os.path.join(work, "host.so"),
            "--state": os.path.join(work, "state.npz"),
            "--data": os.path.join(work, "rows.npz"),
        }
        status, output, self.right = self.use(file, os.path.join(work, f"right-{name}"))
        if status != 0:
            sys.exit(f"{name}: undamaged, dp-run ends with {status}\n{output}")

    def use(self, path, prefix):
        """Runs with `path` in place of the file. Returns status, output and results."""
        files = {**self.files, self.role: path}
        out = [f"{prefix}-out.npz", f"{prefix}-metrics.npz"]
        for name in out:
            if os.path.exists(name):
                os.remove(name)
        devices = [] if self.launch else ["--devices", "2"]
        status, output = run(
            self.launch
            + [
                os.path.join(self.args.build, "bin", "dp-run"),
                files["program"],
                *devices,
                "--state",
                files["--state"],
                "--data",
                files["--data"],
                "--out",
                out[0],
                "--metrics",
                out[1],
            ],
            self.env,
        )
        results = []
        for name in out:
            if os.path.exists(name):
                with open(name, "rb") as stream:
                    results.append(stream.read())
        return status, output, results

    def judge(self, status, output, results):
        """Returns what is wrong, or None."""
        if status is None:
            return f"still runs after {LIMIT} s"
        if status == 0:
            return None if results == self.right else "exit 0 with other results"
        lines = [line for line in output.splitlines() if "error:" in line]
        if status == 1 and lines and all("dp-run: error: " in line for line in lines):
            return None
        return f"exit status {status}"


def one(target, seed, work, keep):
    rng = random.Random(f"{target.name} {seed}")
    data, kind = damaged(rng, target.data)
    path = os.path.join(work, f"{target.name}-{seed}{os.path.splitext(target.file)[1]}")
    with open(path, "wb") as file:
        file.write(data)
    status, output, results = target.use(path, path)
    wrong = target.judge(status, output, results)
    if wrong:
        os.makedirs(keep, exist_ok=True)
        shutil.copy(path, keep)
        print(f"{target.name} seed {seed} ({kind}): {wrong}\n{output}", flush=True)
    for name in (path, f"{path}-out.npz", f"{path}-metrics.npz"):
        if os.path.exists(name):
            os.remove(name)
    outcome = "FAILED" if wrong else "found" if status else "the same results"
    return outcome if data != target.data else "not damaged"


def prepare(args, work):
    compiler = os.path.join(args.build, "bin", "dp-compile")
    fake = os.path.join(args.build, "lib", "libdp_fake_cuda.so")
    programs = {"host": []}
    if os.path.exists(fake):
        programs["gpu"] = ["--target", "cuda", "--arch", "emulated"]
    for name, options in programs.items():
        status, output = run(
            [compiler, GRAPH, "--scatter", "x:0,y:0", "-o", os.path.join(work, f"{name}.so")]
            + options
        )
        if status != 0:
            sys.exit(output)
    rng = np.random.default_rng(1)
    rows = {
        "x": rng.standard_normal((ROWS, 16)).astype(np.float32),
        "y": rng.standard_normal((ROWS, 3)).astype(np.float32),
    }
    np.savez(os.path.join(work, "rows.npz"), **rows)
    np.savez_compressed(os.path.join(work, "rows-deflated.npz"), **rows)
    np.savez(os.path.join(work, "state.npz"), w=rng.standard_normal((16, 3)).astype(np.float32))
    cuda = {
        f"DP_{library}_LIBRARY": fake
        for library in ("CUDA", "NCCL", "CUBLAS", "CUBLASLT", "CUDNN", "CUFFT", "CUSOLVER")
    }
    job = [sys.executable, LAUNCH, "2"]
    kinds = {
        "executable": ("program", "host.so", [], {}),
        "executable-gpu": ("program", "gpu.so", [], {**cuda, "DP_FAKE_CUDA_DEVICES": "2"}),
        "rows": ("--data", "rows.npz", [], {}),
        "rows-deflated": ("--data", "rows-deflated.npz", [], {}),
        "rows-in-a-job": ("--data", "rows.npz", job, {}),
        "rows-deflated-in-a-job": ("--data", "rows-deflated.npz", job, {}),
        "state": ("--state", "state.npz", [], {}),
    }
    if "gpu" not in programs:
        del kinds["executable-gpu"]
    wanted = args.only.split(",") if args.only else list(kinds)
    return [
        Target(args, work, name, role, os.path.join(work, file), launch, env)
        for name, (role, file, launch, env) in kinds.items()
        if name in wanted
    ]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", required=True)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--count", type=int, default=100, help="number of damaged files of each kind (default 100)"
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", default="damage-failures")
    parser.add_argument(
        "--only", help="kinds of files to damage, separated by commas (default: all)"
    )
    args = parser.parse_args()
    outcomes = collections.defaultdict(collections.Counter)
    with (
        tempfile.TemporaryDirectory() as work,
        concurrent.futures.ThreadPoolExecutor(args.jobs) as pool,
    ):
        targets = prepare(args, work)
        tasks = [
            (target.name, pool.submit(one, target, seed, work, args.keep))
            for seed in range(args.seed, args.seed + args.count)
            for target in targets
        ]
        for name, task in tasks:
            outcomes[name][task.result()] += 1
    failed = 0
    for name, counts in outcomes.items():
        failed += counts["FAILED"]
        print(
            f"{name}: "
            + ", ".join(f"{number} {outcome}" for outcome, number in sorted(counts.items()))
        )
    print(f"{failed} failures" if failed else "all damage is found or makes no difference")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
