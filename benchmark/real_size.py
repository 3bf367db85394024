#!/usr/bin/env python3
"""Compares training steps of real models at real sizes: dp, PyTorch, DistributedDataParallel and
JAX, on the CPU.

real_size.py --build DIR --python PYTHON [--models resnet50,gpt2_64,...] [--sides
             dp,eager,compile,ddp,jax] [--devices 1,2] [--rounds N] [--count N] [--check]

PYTHON has torch, torchvision, transformers, diffusers, iree-base-compiler, jax, optax and torchax,
which gives JAX the same models. All sides stay alive and take turns of COUNT steps in one run, so
that a change of the machine's speed affects each. Prints medians in ms, ratios to the fastest other
side, the most resident memory in steps, and the seconds until the first step (with no cache).
Goals, with --check: at most 0.9 of the fastest other on one device and 0.8 on two, and no more
memory than eager PyTorch. Writes DIR/real_size.json.
"""

import argparse
import contextlib
import json
import os
import socket
import statistics
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
MODELS = (
    "resnet18,resnet50,mobilenet_v2,convnext_tiny,unet64,vit_b_16,bert_base,gpt2_64,gpt2_512,"
    "t5_small,lstm,dlrm"
)
SIDES = {1: ("dp", "eager", "compile", "jax"), 2: ("dp", "ddp", "jax")}
GOALS = {1: 0.9, 2: 0.8}
# Of the loss after the same number of steps; rounding differs and deep models amplify it.
TOLERANCE = 0.05


class Side:
    """The processes of one side; they stay alive between their turns."""

    def __init__(self, python, build, side, model, devices, log):
        environment = {
            **os.environ,
            "DP_BUILD": build,
            "DP_CACHE": "0",
            "TORCHINDUCTOR_FORCE_DISABLE_CACHES": "1",
        }
        ranks = devices if side == "ddp" else 1
        if side == "ddp":
            with contextlib.closing(socket.socket()) as probe:
                probe.bind(("127.0.0.1", 0))
                environment.update(MASTER_ADDR="127.0.0.1", MASTER_PORT=str(probe.getsockname()[1]))
        command = [python, os.path.join(HERE, "real_size_worker.py"), side, model, str(devices)]
        self.processes = [
            subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**environment, **({"RANK": str(rank)} if side == "ddp" else {})},
            )
            for rank in range(ranks)
        ]
        self.rounds, self.loss, self.peak = [], None, 0
        self.first = max(answer["first"] for answer in self._answers())

    def _answers(self):
        lines = [process.stdout.readline() for process in self.processes]
        if not all(lines):
            self.close()
            raise RuntimeError("a worker ended")
        return [json.loads(line) for line in lines]

    def turn(self, count):
        for process in self.processes:
            process.stdin.write(f"{count}\n")
            process.stdin.flush()
        answers = self._answers()
        self.rounds.append(
            statistics.median(max(step) for step in zip(*(answer["steps"] for answer in answers)))
        )
        self.loss = statistics.mean(answer["loss"] for answer in answers)
        self.peak = max(self.peak, sum(answer["peak"] for answer in answers))

    def close(self):
        for process in self.processes:
            process.stdin.close()
            process.kill()
            process.wait()


def compare(args, model, devices, log):
    sides = {}
    for side in SIDES[devices]:
        if side in args.sides.split(","):
            try:
                sides[side] = Side(args.python, args.build, side, model, devices, log)
            except RuntimeError:
                print(f"{model}, {devices}: {side} failed; see {log.name}", flush=True)
    for _ in range(args.rounds):
        for side in sides.values():
            side.turn(args.count)
    row = {"model": model, "devices": devices}
    for name, side in sides.items():
        row[name] = {
            "ms": 1e3 * statistics.median(side.rounds),
            "MiB": side.peak / 2**20,
            "first": side.first,
            "loss": side.loss,
        }
        side.close()
    others = [side for name, side in sides.items() if name != "dp"]
    if "dp" in sides and others:
        # Round by round, since the machine's speed changes between rounds.
        row["ratio"] = max(
            statistics.median(
                ours / theirs for ours, theirs in zip(sides["dp"].rounds, other.rounds)
            )
            for other in others
        )
        wrong = [
            name
            for name, side in sides.items()
            if abs(side.loss - sides["dp"].loss) > TOLERANCE * max(1, abs(side.loss))
        ]
        if wrong:
            sys.exit(
                f"{model}: the losses differ: { {name: side.loss for name, side in sides.items()} }"
            )
    return row


def text(row):
    parts = [
        f"{name} {row[name]['ms']:.0f} ms, {row[name]['MiB']:.0f} MiB, first "
        f"{row[name]['first']:.1f} s"
        for name in ("dp", "eager", "compile", "ddp", "jax")
        if name in row
    ]
    ratio = f"ratio {row['ratio']:.2f}; " if "ratio" in row else ""
    return f"{row['model']}, {row['devices']}: {ratio}" + "; ".join(parts)


def missed(row):
    if "dp" not in row:
        return True
    return row.get("ratio", 0) > GOALS[row["devices"]] or (
        "eager" in row and row["dp"]["MiB"] > row["eager"]["MiB"]
    )


def main():
    parser = argparse.ArgumentParser(
        description="dp beside PyTorch and JAX on real models, on the CPU"
    )
    parser.add_argument(
        "--build", required=True, help="build tree with dp-compile and libdp_runtime"
    )
    parser.add_argument("--python", default=sys.executable, help="Python that has the frameworks")
    parser.add_argument("--models", default=MODELS)
    parser.add_argument("--sides", default="dp,eager,compile,ddp,jax")
    parser.add_argument("--devices", default="1,2")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--count", type=int, default=3, help="steps in a turn")
    parser.add_argument(
        "--check", action="store_true", help="exit with 1 unless all goals are reached"
    )
    args = parser.parse_args()
    args.build = os.path.abspath(args.build)
    rows = []
    with open(os.path.join(args.build, "real_size.log"), "w") as log:
        for model in args.models.split(","):
            for devices in map(int, args.devices.split(",")):
                rows.append(compare(args, model, devices, log))
                print(text(rows[-1]), flush=True)
    with open(os.path.join(args.build, "real_size.json"), "w") as file:
        json.dump(rows, file, indent=1)
    behind = [f"{row['model']} on {row['devices']}" for row in rows if missed(row)]
    print("all goals are reached" if not behind else "not reached: " + ", ".join(behind))
    return 1 if behind and args.check else 0


if __name__ == "__main__":
    sys.exit(main())
