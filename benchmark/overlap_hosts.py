#!/usr/bin/env python3
"""Training steps on several hosts, with and without collectives beside the backward pass.

overlap_hosts.py [--build build] [--hosts 2] [--rate 1gbit] [--layers 12] [--width 512] [--rows
1024] [--rounds 3] [--backends tcp,mpi] (as root of a machine or namespace)

The hosts are network namespaces, as in all_reduce.py, with one process of one thread each. The
model is a perceptron of equal layers; its gradients of width x width f32 are reduced one by one,
each a bucket. In each round all sides take turns:

  alone      all processes at once, each on its own rows as a job of one: what the kernels take
  in turn    no collective runs beside a kernel
  beside     dp-compile --overlap
  link       what the gradients take on the link, by its rate: (hosts - 1) / hosts of twice the
             bytes

Answers medians in milliseconds and the share of the collectives' time that `beside` hides: 1 -
(beside - alone) / (in turn - alone).
"""

import argparse
import json
import os
import shutil
import statistics
import sys
import tempfile

from all_reduce import Hosts, enter_namespace, fail, run

TANH = """  %h{after} = linalg.generic {{indexing_maps = [#map, #map], iterator_types = ["parallel",
    "parallel"]}}
      ins(%p{before} : {rows}) outs(%e : {rows}) {{
  ^bb0(%a: f32, %o: f32):
    %t = math.tanh %a : f32
    linalg.yield %t : f32
  }} -> {rows}
"""

SLOPE = """  %d{before} = linalg.generic {{indexing_maps = [#map, #map, #map], iterator_types =
    ["parallel", "parallel"]}}
      ins(%g{after}, %h{after} : {rows}, {rows}) outs(%e : {rows}) {{
  ^bb0(%a: f32, %b: f32, %o: f32):
    %q = arith.mulf %b, %b : f32
    %s = arith.subf %one, %q : f32
    %t = arith.mulf %a, %s : f32
    linalg.yield %t : f32
  }} -> {rows}
"""

UPDATE = """  %u{before} = linalg.generic {{indexing_maps = [#map, #map], iterator_types =
    ["parallel", "parallel"]}}
      ins(%v{before} : {weights}) outs(%w{before} : {weights}) {{
  ^bb0(%a: f32, %b: f32):
    %s = arith.mulf %a, %rate : f32
    %t = arith.subf %b, %s : f32
    linalg.yield %t : f32
  }} -> {weights}
"""


def product(name, left, right, maps, types, result, zeros):
    """`maps`: the dimensions of both operands; the result is m x n."""
    maps = ", ".join(f"affine_map<(m, n, k) -> ({', '.join(dims)})>" for dims in (*maps, "mn"))
    return (
        f"  %{name} = linalg.matmul indexing_maps = [{maps}]\n"
        f"      ins(%{left}, %{right} : {types[0]}, {types[1]}) outs(%{zeros} : {result}) -> "
        f"{result}\n"
    )


def graph(rows, width, layers):
    names = {"rows": f"tensor<{rows}x{width}xf32>", "weights": f"tensor<{width}x{width}xf32>"}
    data, weights = names["rows"], names["weights"]
    states = "".join(f', %w{i}: {weights} {{dp.state, dp.name = "w{i}"}}' for i in range(layers))
    text = f"""#map = affine_map<(i, j) -> (i, j)>
func.func @step(%h0: {data} {{dp.name = "x", dp.scatter = 0}}{states})
    -> ({", ".join(f"{weights} {{dp.updates = {i + 1}}}" for i in range(layers))}) {{
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %rate = arith.constant 1.0e-6 : f32
  %e = tensor.empty() : {data}
  %ew = tensor.empty() : {weights}
  %z = linalg.fill ins(%zero : f32) outs(%e : {data}) -> {data}
  %zw = linalg.fill ins(%zero : f32) outs(%ew : {weights}) -> {weights}
"""
    for i in range(layers):
        text += product(f"p{i}", f"h{i}", f"w{i}", ("mk", "kn"), (data, weights), data, "z")
        text += TANH.format(before=i, after=i + 1, **names)
    text += (
        TANH.format(before="", after="", **names)
        .replace("%h =", f"%g{layers} =")
        .replace("%p ", f"%h{layers} ")
    )
    for i in reversed(range(layers)):
        text += SLOPE.format(before=i, after=i + 1, **names)
        text += product(f"v{i}", f"h{i}", f"d{i}", ("km", "kn"), (data, data), weights, "zw")
        text += UPDATE.format(before=i, **names)
        if i > 0:
            text += product(f"g{i}", f"d{i}", f"w{i}", ("mk", "nk"), (data, weights), data, "z")
    return (
        text + f"  return {', '.join(f'%u{i}' for i in range(layers))} : "
        f"{', '.join([weights] * layers)}\n}}\n"
    )


class Bench:
    def __init__(self, args, hosts, work):
        self.args, self.hosts, self.work = args, hosts, work
        self.tool = lambda name: os.path.join(os.path.abspath(args.build), "bin", name)
        with open(f"{work}/secret", "w") as file:
            file.write(os.urandom(16).hex())
        os.chmod(file.name, 0o600)
        bucket = [
            f"--bucket-cap-mb={args.width**2 * 4 / 2**20}",
            f"--first-bucket-mb={args.width**2 * 4 / 2**20}",
        ]
        self.compile("alone", args.rows, [])
        self.compile("in turn", args.rows * args.hosts, ["--overlap=false", *bucket])
        self.compile("beside", args.rows * args.hosts, ["--overlap", *bucket])

    def compile(self, name, rows, options):
        with open(f"{self.work}/{name}.mlir", "w") as file:
            file.write(graph(rows, self.args.width, self.args.layers))
        run(
            [
                self.tool("dp-compile"),
                file.name,
                "-o",
                f"{self.work}/{name}.so",
                "--cache=off",
                *options,
            ]
        )

    def command(self, name, backend):
        return [
            self.tool("dp-run"),
            f"{self.work}/{name}.so",
            "--random",
            "1",
            "--steps",
            str(self.args.steps),
            "--threads",
            "1",
            "--job",
            backend,
            "--timings",
            f"{self.work}/timings.json",
        ]

    def measure(self, side, backend):
        """Returns seconds of a step."""
        secret = ["--secret-file", f"{self.work}/secret"]
        if side == "alone":
            self.hosts.launch(lambda rank: self.command(side, "host"))
        elif backend == "tcp":
            self.hosts.launch(lambda rank: self.command(side, "tcp") + secret)
        else:
            self.hosts.mpirun(self.command(side, "mpi"))
        with open(f"{self.work}/timings.json") as file:
            return statistics.median(json.load(file)["steps"][1:])


def bits_per_second(rate):
    units = {"gbit": 1e9, "mbit": 1e6}
    return float(rate[:-4]) * units[rate[-4:]]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--build", default="build")
    parser.add_argument("--hosts", type=int, default=2)
    parser.add_argument("--rate", default="1gbit", help="of the link, in mbit or gbit")
    parser.add_argument("--layers", type=int, default=12)
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--rows", type=int, default=1024, help="of a process")
    parser.add_argument("--steps", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--backends", default="tcp,mpi")
    args = parser.parse_args()
    enter_namespace()
    for program in ("ip", "tc", "nsenter") + (("mpirun",) if "mpi" in args.backends else ()):
        if not shutil.which(program):
            fail(f"'{program}' is missing")
    link = (
        2
        * (args.hosts - 1)
        / args.hosts
        * args.layers
        * args.width**2
        * 32
        / bits_per_second(args.rate)
        * 1e3
    )
    hosts = Hosts(args.hosts, args.rate)
    try:
        with tempfile.TemporaryDirectory() as work:
            bench = Bench(args, hosts, work)
            print(
                "| backend | alone, ms | in turn | beside | link | hidden "
                "|\n|---|---|---|---|---|---|"
            )
            for backend in args.backends.split(","):
                samples = {"alone": [], "in turn": [], "beside": []}
                for _ in range(args.rounds):
                    for side in samples:
                        samples[side].append(bench.measure(side, backend) * 1e3)
                alone, turn, beside = (statistics.median(values) for values in samples.values())
                print(
                    f"| {backend} | {alone:.1f} | {turn:.1f} | {beside:.1f} | {link:.1f} | "
                    f"{1 - (beside - alone) / (turn - alone):.0%} |",
                    flush=True,
                )
    finally:
        hosts.close()


if __name__ == "__main__":
    sys.exit(main())
