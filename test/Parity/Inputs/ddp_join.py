#!/usr/bin/env python3
"""Compares processes that have different numbers of rows with one device.

ddp_join.py MODEL PROGRAM.so --dp-run P --launch COMMAND --work DIR [--ranks 1,2,...]

Runs `dp-run --join` on every number of processes and, step by step, the rows of
all processes one after the other in the order of the ranks: on one device, which
must agree to 1e-6, and on as many threads, which must give the same bits. COMMAND
starts processes: `launch.py N ...` or `mpirun -n N ...` without the number.
"""

import argparse
import os
import shlex
import subprocess
import sys

import numpy as np

# Batches by argument with the dimension of the rows and their shape without it;
# states; results with their batch dimension or None.
MODELS = {
    "regression": {
        "entry": "train",
        "batches": {"x": (0, (3,)), "y": (0, ())},
        "states": {"w": (3,), "b": (), "rate": ()},
        "results": {"loss": None, "predicted": 0},
    },
    "columns": {
        "entry": "step",
        "batches": {"x": (1, (3,)), "t": (0, (5,))},
        "states": {"s": (3,)},
        "results": {"loss": None, "y": 1},
    },
}


def row_counts(ranks, batch):
    """Yields cases: the rows of each process."""
    rng = np.random.default_rng(ranks)
    first_out = rng.integers(batch, 4 * batch, ranks)
    first_out[0] = 2
    idle = rng.integers(1, 4 * batch, ranks)
    idle[ranks // 2] = 0 if ranks > 1 else 5
    yield first_out
    yield idle
    if ranks == 3:
        yield np.array([4 * batch + 3, batch + 1, 3 * batch + 2])  # 5, 2 and 4 batches


class Run:
    def __init__(self, args, ranks, case, rows, batch, epochs):
        self.args, self.ranks, self.rows, self.batch, self.epochs = args, ranks, rows, batch, epochs
        self.model = MODELS[args.model]
        self.folder = os.path.join(args.work, f"{args.model}-{ranks}-{case}")
        os.makedirs(self.folder, exist_ok=True)
        rng = np.random.default_rng(100 * ranks + case)
        make = lambda shape: rng.uniform(-1, 1, shape).astype(np.float32)
        self.state = {name: make(shape) for name, shape in self.model["states"].items()}
        if "rate" in self.state:
            self.state["rate"] = np.float32(0.1)
        self.data = []
        for rank, count in enumerate(rows):
            arrays = {}
            for name, (dim, shape) in self.model["batches"].items():
                arrays[name] = make(shape[:dim] + (count,) + shape[dim:])
            self.data.append(arrays)
            np.savez(self.path(f"rows-{rank}.npz"), **arrays)
        np.savez(self.path("state.npz"), **self.state)

    def path(self, name):
        return os.path.join(self.folder, name)

    def dp_run(self, launcher, name, state, *options):
        command = launcher + [
            self.args.dp_run,
            self.args.program,
            "--entry",
            self.model["entry"],
            "--state",
            state,
        ]
        command += [
            "--metrics",
            self.path(f"{name}.npz"),
            "--out",
            self.path(f"{name}-state.npz"),
            *options,
        ]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        if done.returncode != 0:
            sys.exit(f"{shlex.join(command)}\n{done.stdout}{done.stderr}")
        load = lambda path: dict(np.load(path))
        return load(self.path(f"{name}.npz")), load(self.path(f"{name}-state.npz"))

    def joined(self):
        data = ["--data", self.path("rows-{rank}.npz"), "--join", "--batch", str(self.batch)]
        return self.dp_run(
            self.args.launch + [str(self.ranks)],
            "joined",
            self.path("state.npz"),
            *data,
            "--epochs",
            str(self.epochs),
        )

    def step_by_step(self, devices):
        """Runs each step's rows as one batch. Returns the results as dp-run writes them."""
        steps, state = [], self.state
        per_epoch = -(-int(max(self.rows)) // self.batch)
        for step in range(self.epochs * per_epoch):
            begin = step % per_epoch * self.batch
            whole = {}
            for name, (dim, _) in self.model["batches"].items():
                take = lambda rows: np.take(
                    rows, range(begin, min(begin + self.batch, rows.shape[dim])), dim
                )
                whole[name] = np.concatenate([take(arrays[name]) for arrays in self.data], dim)
                count = whole[name].shape[dim]
            np.savez(self.path("whole.npz"), **whole)
            np.savez(self.path("step-in.npz"), **dict(self.state, **state))
            metrics, state = self.dp_run(
                [],
                "step",
                self.path("step-in.npz"),
                "--data",
                self.path("whole.npz"),
                "--batch",
                str(count),
                "--steps",
                "1",
                "--devices",
                str(devices),
            )
            steps.append(metrics)
        results = {}
        for name, dim in self.model["results"].items():
            values = [step[name] for step in steps]  # Each with a leading dimension of one step.
            same = all(v.shape == values[0].shape for v in values)
            results[name] = (
                np.concatenate(values) if same else np.concatenate([v[0] for v in values], dim)
            )
        return results, state


def check(what, ours, theirs, tolerance):
    for mine, other in zip(ours, theirs):
        if sorted(mine) != sorted(other):
            sys.exit(f"{what}: {sorted(mine)} and {sorted(other)}")
        for name, value in other.items():
            if mine[name].shape != value.shape:
                sys.exit(f"{what}: {name} is {mine[name].shape}, not {value.shape}")
            equal = (
                np.allclose(mine[name], value, rtol=tolerance, atol=tolerance)
                if tolerance
                else (mine[name].tobytes() == value.tobytes())
            )
            if not equal or not np.isfinite(value).all():
                sys.exit(f"{what}: {name} is {mine[name]}, not {value}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("model", choices=MODELS)
    parser.add_argument("program")
    parser.add_argument("--dp-run", required=True)
    parser.add_argument("--launch", type=shlex.split, required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--ranks", default="1,2,3,4,7,8")
    args = parser.parse_args()
    for ranks in map(int, args.ranks.split(",")):
        for case, rows in enumerate(row_counts(ranks, 4)):
            run = Run(args, ranks, case, rows, 4, epochs=1 + (case == 1))
            joined = run.joined()
            check(f"{rows} rows, {ranks} threads", joined, run.step_by_step(ranks), 0)
            check(f"{rows} rows, one device", joined, run.step_by_step(1), 1e-6)
        print(f"{ranks} processes: agree")


if __name__ == "__main__":
    main()
