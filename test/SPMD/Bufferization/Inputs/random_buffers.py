#!/usr/bin/env python3
"""Checks on random programs that dp-bufferize decides as upstream does.

random_buffers.py DP_OPT [--seed 0] [--count 200]

Functions read and write tensors and slices of them in every order, also in loops
and branches. The buffers must be the same. Programs that only upstream refuses are
not compared: it checks first whether all may share a buffer, before it decides.
"""

import argparse
import pathlib
import random
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "Inputs"))

from bufferize_passes import OUR_BUFFERIZE, UPSTREAM_BUFFERIZE

BIG, SMALL = "tensor<8xf32>", "tensor<4xf32>"


class Program:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.numbers = 0
        self.lines = []
        # A slice that is extracted twice is in place only by our rule.
        self.slices = set()

    def name(self):
        self.numbers += 1
        return f"%v{self.numbers}"

    def emit(self, depth, line):
        self.lines.append("  " * depth + line)

    def pick(self, values, kind):
        fitting = [v for v, k in values if k == kind]
        # Prefers to write the latest value.
        return self.rng.choice(fitting[-3:] if self.rng.random() < 0.6 else fitting)

    def op(self, values, depth):
        rng, kind = self.rng, self.rng.choice([BIG, BIG, SMALL])
        a, b, c, r = (self.pick(values, kind) for _ in range(3)), None, None, self.name()
        a, b, c = a
        choice = rng.choice(
            [
                "fill",
                "exp",
                "exp",
                "add",
                "reverse",
                "extract",
                "extract",
                "insert",
                "insert",
                "insert",
                "empty",
                "place",
                "for",
                "if",
            ]
        )
        if (choice in ("for", "if") and depth > 3) or (choice == "place" and rng.random() < 0.7):
            choice = "add"
        at = rng.choice([0, 2, 4])
        if choice == "fill":
            self.emit(depth, f"{r} = linalg.fill ins(%f : f32) outs({a} : {kind}) -> {kind}")
        elif choice == "exp":
            self.emit(depth, f"{r} = linalg.exp ins({a} : {kind}) outs({b} : {kind}) -> {kind}")
        elif choice == "add":
            self.emit(
                depth,
                f"{r} = linalg.add ins({a}, {b} : {kind}, {kind}) outs({c} : {kind}) -> {kind}",
            )
        elif choice == "reverse":
            last = 7 if kind == BIG else 3
            self.emit(
                depth,
                f"{r} = linalg.generic "
                f"{{indexing_maps = [affine_map<(i) -> ({last} - i)>, affine_map<(i) -> (i)>], "
                f'iterator_types = ["parallel"]}} ins({a} : {kind}) outs({b} : {kind}) {{',
            )
            self.emit(depth, "^bb0(%p: f32, %q: f32):")
            self.emit(depth + 1, f"{r}s = arith.addf %p, %q : f32")
            self.emit(depth + 1, f"linalg.yield {r}s : f32")
            self.emit(depth, f"}} -> {kind}")
        elif choice == "extract":
            a, kind = self.pick(values, BIG), SMALL
            if (a, at) in self.slices:
                return
            self.slices.add((a, at))
            self.emit(depth, f"{r} = tensor.extract_slice {a}[{at}] [4] [1] : {BIG} to {SMALL}")
        elif choice == "insert":
            a, b, kind = self.pick(values, SMALL), self.pick(values, BIG), BIG
            self.emit(
                depth, f"{r} = tensor.insert_slice {a} into {b}[{at}] [4] [1] : {SMALL} into {BIG}"
            )
        elif choice == "empty":
            self.emit(depth, f"{r} = tensor.empty() : {kind}")
        elif choice == "place":
            self.emit(
                depth,
                f"{r} = bufferization.materialize_in_destination {a} in {b} : ({kind}, {kind}) -> "
                f"{kind}",
            )
        elif choice == "for":
            x, most = self.name(), rng.choice(["%n", "%c3"])
            self.emit(
                depth,
                f"{r} = scf.for %i{r[1:]} = %c0 to {most} step %c1 iter_args({x} = {a}) -> "
                f"({kind}) {{",
            )
            inner = values + [(x, kind)]
            self.block(inner, depth + 1)
            y = self.name()
            self.emit(
                depth + 1,
                f"{y} = bufferization.materialize_in_destination {self.pick(inner, kind)} in {x} : "
                f"({kind}, {kind}) -> {kind}",
            )
            self.emit(depth + 1, f"scf.yield {rng.choice([y, y, y, x])} : {kind}")
            self.emit(depth, "}")
        else:
            self.emit(depth, f"{r} = scf.if %c -> ({kind}) {{")
            for end in ("} else {", "}"):
                inner = list(values)
                self.block(inner, depth + 1)
                y = self.pick(inner, kind)
                if rng.random() < 0.35:
                    y = self.name()
                    self.emit(
                        depth + 1,
                        f"{y} = bufferization.materialize_in_destination {self.pick(inner, kind)} "
                        f"in {a} : ({kind}, {kind}) -> {kind}",
                    )
                self.emit(depth + 1, f"scf.yield {y} : {kind}")
                self.emit(depth, end)
        values.append((r, kind))

    def block(self, values, depth):
        for _ in range(self.rng.randint(1, 5 if depth > 1 else 12)):
            self.op(values, depth)

    def text(self):
        kinds = [BIG, BIG, SMALL, SMALL]
        values = [(f"%a{i}", kind) for i, kind in enumerate(kinds)]
        arguments = ", ".join(
            f"{v}: {k}" + (" {bufferization.writable = false}" if self.rng.random() < 0.2 else "")
            for v, k in values
        )
        self.block(values, 1)
        returned = [self.rng.choice(values[-6:]) for _ in range(2)]
        types = ", ".join(k for _, k in returned)
        return "\n".join(
            [
                f"func.func @f({arguments}, %f: f32, %c: i1, %n: index) -> ({types}) {{",
                *(f"  %c{i} = arith.constant {i} : index" for i in (0, 1, 3)),
                *self.lines,
                f"  return {', '.join(v for v, _ in returned)} : {types}",
                "}",
                "",
            ]
        )


def bufferize(tool, option, text):
    done = subprocess.run(
        [tool, "--split-input-file", option], input=text, capture_output=True, text=True
    )
    if done.returncode < 0:
        sys.exit(f"{option} crashed on\n{text}")
    return done.stdout.split("// -----")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("dp_opt")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=200)
    args = parser.parse_args()
    refused = copies = 0
    for first in range(args.seed, args.seed + args.count, 20):
        seeds = range(first, min(first + 20, args.seed + args.count))
        text = "// -----\n".join(Program(seed).text() for seed in seeds)
        upstream, ours = (
            bufferize(args.dp_opt, option, text) for option in (UPSTREAM_BUFFERIZE, OUR_BUFFERIZE)
        )
        for seed, a, b in zip(seeds, upstream, ours):
            if "func.func" not in a:
                refused += 1
            elif a != b:
                sys.exit(
                    f"seed {seed}: other buffers than upstream's for\n{Program(seed).text()}{a}{b}"
                )
            copies += a.count("memref.copy")
    print(
        f"{args.count} programs, {refused} refused by upstream, {copies} copies in the others: the "
        f"same buffers"
    )


if __name__ == "__main__":
    main()
