#!/usr/bin/env python3
"""Compares the simulator with this machine: calibrated on two sizes, it predicts a third.

predict_host.py --build DIR [--sizes 256,768,512] [--rounds N] [--check]

The program is one layer with a squared error and gradient descent: two products of
a batch of 256 rows with a square matrix, and the sum of its gradient. It runs by
dp-run on one device and on two, each a thread of its own; the fastest step
counts, because other work on the machine only adds. The first two sizes determine four figures of a
topology: how fast a device multiplies and reads memory (one device), the bandwidth and the latency
between two (two devices). With these the third size is simulated and compared with its own
measurement. Writes DIR/predict_host.json; with --check, a prediction that is off by more than 25 %
fails.
"""

import argparse
import json
import math
import os
import re
import subprocess
import sys
import tempfile

BATCH = 256
STEPS = 30
BOUND = 0.25

GRAPH = """
func.func @step(%w: tensor<HxHxf32> {dp.name = "w", dp.state},
                %x: tensor<BxHxf32> {dp.name = "x", dp.scatter = 0 : i64},
                %y: tensor<BxHxf32> {dp.name = "y", dp.scatter = 0 : i64})
    -> (tensor<HxHxf32> {dp.updates = 0 : i64}, tensor<f32> {dp.name = "loss"}) {
  %zero_y = arith.constant dense<0.0> : tensor<BxHxf32>
  %zero_w = arith.constant dense<0.0> : tensor<HxHxf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %rate = arith.constant dense<0.0001> : tensor<HxHxf32>
  %p = linalg.matmul ins(%x, %w : tensor<BxHxf32>, tensor<HxHxf32>)
                     outs(%zero_y : tensor<BxHxf32>) -> tensor<BxHxf32>
  %d = arith.subf %p, %y : tensor<BxHxf32>
  %square = arith.mulf %d, %d : tensor<BxHxf32>
  %loss = linalg.reduce { arith.addf } ins(%square : tensor<BxHxf32>)
                        outs(%zero : tensor<f32>) dimensions = [0, 1]
  %g = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>,
                                      affine_map<(m, n, k) -> (k, n)>,
                                      affine_map<(m, n, k) -> (m, n)>]
                     ins(%x, %d : tensor<BxHxf32>, tensor<BxHxf32>)
                     outs(%zero_w : tensor<HxHxf32>) -> tensor<HxHxf32>
  %s = arith.mulf %g, %rate : tensor<HxHxf32>
  %w1 = arith.subf %w, %s : tensor<HxHxf32>
  return %w1, %loss : tensor<HxHxf32>, tensor<f32>
}
"""


def graph(size):
    return GRAPH.replace("tensor<HxHx", f"tensor<{size}x{size}x").replace(
        "tensor<BxHx", f"tensor<{BATCH}x{size}x"
    )


class Bench:
    def __init__(self, build, work, sizes):
        self.tool = lambda name: os.path.join(build, "bin", name)
        self.work = work
        for size in sizes:
            with open(self.file(size, "mlir"), "w") as file:
                file.write(graph(size))
            for kind, option in (("so", []), ("sched", ["--emit=schedule"])):
                subprocess.run(
                    [
                        self.tool("dp-compile"),
                        self.file(size, "mlir"),
                        "-o",
                        self.file(size, kind),
                        *option,
                    ],
                    check=True,
                )

    def file(self, size, ending):
        return os.path.join(self.work, f"{size}.{ending}")

    def measure(self, size, devices):
        timings = os.path.join(self.work, "timings.json")
        subprocess.run(
            [
                self.tool("dp-run"),
                self.file(size, "so"),
                "--devices",
                str(devices),
                "--threads",
                "1",
                "--random",
                "1",
                "--steps",
                str(STEPS),
                "--timings",
                timings,
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            timeout=300,
        )
        with open(timings) as file:
            return min(json.load(file)["steps"])

    def simulate(self, size, devices, figures):
        topology = os.path.join(self.work, "topology.json")
        with open(topology, "w") as file:
            json.dump(as_topology(figures), file)
        text = subprocess.run(
            [
                self.tool("dp-opt"),
                self.file(size, "sched"),
                "-o",
                os.devnull,
                f"--dp-simulate=devices={devices} topology={topology}",
            ],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        return float(re.search(rf"^ +{devices} +([\d.]+)", text, re.M).group(1)) / 1e3


def as_topology(figures):
    flops, memory, bandwidth, latency = figures
    return {
        "base": "host",
        "name": "this machine",
        "devices_per_node": 2,
        "local": {"bandwidth": bandwidth, "latency": latency},
        "device": {
            "f32": flops,
            "memory_bandwidth": memory,
            "issue": 1e-6,
            "kernel": 1e-7,
            "efficiency": 1,
            "memory_efficiency": 1,
        },
    }


def fit(starts, unknown, error):
    """Minimizes by coordinate descent in the logarithms of the figures `unknown`, from each of
    `starts`. Returns the best."""

    def descend(figures):
        best, step = error(figures), 2.0
        while step > 1.01:
            moved = False
            for i in unknown:
                for factor in (step, 1 / step):
                    tried = list(figures)
                    tried[i] *= factor
                    if (e := error(tried)) < best - 1e-6:
                        figures, best, moved = tried, e, True
            if not moved:
                step = math.sqrt(step)
        return best, figures

    return min(map(descend, starts))[1]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", default="build")
    parser.add_argument("--sizes", default="256,768,512")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    *known, asked = map(int, options.sizes.split(","))
    sizes = [*known, asked]
    with tempfile.TemporaryDirectory() as work:
        bench = Bench(options.build, work, sizes)
        runs = {(size, devices): [] for size in sizes for devices in (1, 2)}
        for _ in range(options.rounds):  # In turns: a change of the machine's speed affects all.
            for size, devices in runs:
                runs[size, devices].append(bench.measure(size, devices))
        measured = {key: min(times) for key, times in runs.items()}

        def error(devices):
            return lambda figures: sum(
                math.log(bench.simulate(size, devices, figures) / measured[size, devices]) ** 2
                for size in known
            )

        figures = fit(
            [[1e11, memory, 5e9, 5e-6] for memory in (2e9, 8e9, 3.2e10)], [0, 1], error(1)
        )
        figures = fit(
            [[*figures[:2], bandwidth, 5e-6] for bandwidth in (1e9, 4e9, 1.6e10)], [2, 3], error(2)
        )
        print("topology:", json.dumps(as_topology(figures)))
        worst = 0
        for size, devices in runs:
            predicted, real = bench.simulate(size, devices, figures), measured[size, devices]
            if size == asked:
                worst = max(worst, abs(predicted / real - 1))
            print(
                f"  {size:5} on {devices}: measured {1e3 * real:8.3f} ms, simulated "
                f"{1e3 * predicted:8.3f} ms ({100 * (predicted / real - 1):+.1f} %), "
                f"{'predicted' if size == asked else 'calibrated'}"
            )
        print(f"worst prediction {100 * worst:.1f} %")
    with open(os.path.join(options.build, "predict_host.json"), "w") as file:
        json.dump(
            {
                "topology": as_topology(figures),
                "worst": worst,
                "measured": {
                    f"{size}/{devices}": time for (size, devices), time in measured.items()
                },
            },
            file,
        )
    return options.check and worst > BOUND


if __name__ == "__main__":
    sys.exit(main())
