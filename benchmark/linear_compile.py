#!/usr/bin/env python3
"""Checks that the compiler takes time linear in the ops of a graph.

linear_compile.py --bin DIR [--ops 10000,100000] [--families all|none|NAME,...] [--tools
dp-opt,dp-compile,cuda]

Writes training-like graphs of that many linalg ops (contractions, elementwise
ops, reductions over the batch, updates of state) and times `dp-opt
--dp-annotate --dp-parallelize` beside a dp-opt that only parses, verifies and
prints. Required: ten times the ops take at most 12 times the time, at most 3
times that of the plain run, and a single op with 64 operands takes
milliseconds. Exits nonzero when a requirement is missed.

Then compiles each family of program_families.py in sizes n, 2n and 4n, by dp-opt
with these passes, by dp-compile to an executable and by dp-compile to CUDA C++. n takes several
times the start of the tool. Required: from each size to the next the time, less that of the start,
grows at most 2 x 1.6 times; a quadratic pass would make it 4. Nests go to a depth of 60 only.
Measures processor time, so that other work on the machine counts less.
"""

import argparse
import os
import subprocess
import sys
import tempfile

from program_families import FAMILIES

GROWTH, OVERHEAD, WIDE_OP = 12.0, 3.0, 0.05  # Factor, factor, seconds.

SLACK = 1.6
STARTS = 6  # The smallest size of a family takes this many times the start of a tool.
MOST, DEEPEST = 16000, 60  # Size of the first of three, depth of the last one.

PROLOGUE = """\
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
#w = affine_map<(i, j, b) -> (b, i)>
#d = affine_map<(i, j, b) -> (b, j)>
#o = affine_map<(i, j, b) -> (i, j)>
func.func @step(%w: tensor<8x8xf32> {tf.aliasing_output = 0 : i32} loc("w"), %b: tensor<8xf32>
    loc("b"),
                %x: tensor<60x8xf32> loc("x")) -> (tensor<8x8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %eh = tensor.empty() : tensor<60x8xf32>
  %ew = tensor.empty() : tensor<8x8xf32>
  %eb = tensor.empty() : tensor<8xf32>
  %h = linalg.fill ins(%zero : f32) outs(%eh : tensor<60x8xf32>) -> tensor<60x8xf32>
  %v = linalg.fill ins(%zero : f32) outs(%ew : tensor<8x8xf32>) -> tensor<8x8xf32>
  %s = linalg.fill ins(%zero : f32) outs(%eb : tensor<8xf32>) -> tensor<8xf32>
"""

# Five ops of a layer: contraction, bias, activation, and the two partial sums of
# a backward pass, added to those of the layers before.
LAYER = """\
  %m{i} = linalg.matmul ins(%a{p}, %w : tensor<60x8xf32>, tensor<8x8xf32>) outs(%h :
      tensor<60x8xf32>) -> tensor<60x8xf32>
  %c{i} = linalg.generic {{indexing_maps = [#id, #row, #id], iterator_types = ["parallel",
      "parallel"]}} \
ins(%m{i}, %b : tensor<60x8xf32>, tensor<8xf32>) outs(%eh : tensor<60x8xf32>) {{
  ^bb0(%p: f32, %q: f32, %r: f32):
    %t = arith.addf %p, %q : f32
    linalg.yield %t : f32
  }} -> tensor<60x8xf32>
  %a{i} = linalg.tanh ins(%c{i} : tensor<60x8xf32>) outs(%eh : tensor<60x8xf32>) -> tensor<60x8xf32>
  %g{i} = linalg.generic {{indexing_maps = [#w, #d, #o], iterator_types = ["parallel", "parallel",
      "reduction"]}} \
ins(%a{p}, %a{i} : tensor<60x8xf32>, tensor<60x8xf32>) outs(%g{p} : tensor<8x8xf32>) {{
  ^bb0(%p: f32, %q: f32, %r: f32):
    %t = arith.mulf %p, %q : f32
    %u = arith.addf %r, %t : f32
    linalg.yield %u : f32
  }} -> tensor<8x8xf32>
  %s{i} = linalg.reduce ins(%a{i} : tensor<60x8xf32>) outs(%s{p} : tensor<8xf32>) dimensions = [0]
      (%p: f32, %r: f32) {{
    %t = arith.addf %p, %r : f32
    linalg.yield %t : f32
  }}
"""


def graph(ops):
    layers = [LAYER.format(i=i, p=i - 1) for i in range(1, ops // 5 + 1)]
    text = PROLOGUE + "".join(layers)
    for first, argument in (("%a0", "%x"), ("%g0", "%v"), ("%s0", "%s")):
        text = text.replace(first + ",", argument + ",").replace(first + " ", argument + " ")
    last = ops // 5
    return (
        text
        + f"""\
  %new = linalg.sub ins(%w, %g{last} : tensor<8x8xf32>, tensor<8x8xf32>) outs(%ew : tensor<8x8xf32>)
      -> tensor<8x8xf32>
  return %new, %s{last} : tensor<8x8xf32>, tensor<8xf32>
}}
"""
    )


def wide_op(operands):
    """Returns one elementwise op with that many batched operands."""
    names = [f"%x{i}" for i in range(operands)]
    kind = "tensor<60x8xf32>"
    arguments = ", ".join(f'{n}: {kind} loc("{n[1:]}")' for n in names)
    values = ", ".join(f"%v{i}: f32" for i in range(operands))
    sums = "".join(f"    %t{i} = arith.addf %t{i - 1}, %v{i} : f32\n" for i in range(1, operands))
    return (
        f"""\
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @step({arguments}) -> {kind} {{
  %e = tensor.empty() : {kind}
  %r = linalg.generic {{indexing_maps = [{", ".join(["#id"] * (operands + 1))}],
                       iterator_types = ["parallel", "parallel"]}}
      ins({", ".join(names)} : {", ".join([kind] * operands)}) outs(%e : {kind}) {{
  ^bb0({values}, %o: f32):
{sums}    linalg.yield %t{operands - 1} : f32
  }} -> {kind}
  return %r : {kind}
}}
""".replace("%t0", "%v0"),
        ",".join(f"{n[1:]}:0" for n in names),
    )


def seconds(command, turns):
    """Returns the processor time, best of some turns: other work on the machine counts less."""
    best = float("inf")
    for _ in range(turns):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            sys.exit(f"failed: {' '.join(command)}")
        best = min(best, usage.ru_utime + usage.ru_stime)
    return best


def check_family(name, tool, command, work, require):
    """Measures three sizes of a family, each twice the one before."""
    make = FAMILIES[name]
    file = os.path.join(work, "program.mlir")

    def timed(size):
        with open(file, "w") as out:
            out.write(make(size))
        return seconds(command(file), 2)

    start = timed(2)
    size, is_nest = 32, name.endswith("_nest")
    if is_nest:
        size = DEEPEST // 4
    while not is_nest and size < MOST and timed(size) < (STARTS + 1) * start:
        size *= 2
    times = [timed(size << i) - start for i in range(3)]
    print(
        f"{tool} {name} {size}: start {start:.2f} s, then {', '.join(f'{t:.2f}' for t in times)} s",
        flush=True,
    )
    for i, (before, after) in enumerate(zip(times, times[1:])):
        # Times shorter than a start say nothing.
        growth = max(after, start) / max(before, start)
        require(f"{tool} {name} {size << i} to {size << i + 1}", growth, 2 * SLACK)


def main():
    parser = argparse.ArgumentParser(description="is compile time linear in the number of ops?")
    parser.add_argument("--bin", required=True)
    parser.add_argument("--ops", default="10000,100000")
    parser.add_argument("--families", default="all", help="names, all (the default) or none")
    parser.add_argument("--tools", default="dp-opt,dp-compile,cuda")
    args = parser.parse_args()
    names = {"all": list(FAMILIES), "none": []}.get(args.families, args.families.split(","))
    opt = os.path.join(args.bin, "dp-opt")

    def passes(scatter):
        return [f"--dp-annotate=scatter={scatter}", "--dp-parallelize"]

    missed = []

    def require(what, value, limit, unit=""):
        print(f"{what:<44}{value:8.3f}{unit} (at most {limit:g}{unit})", flush=True)
        if value > limit:
            missed.append(what)

    with tempfile.TemporaryDirectory() as work:
        file = os.path.join(work, "graph.mlir")
        times = []
        for ops in map(int, filter(None, args.ops.split(","))):
            with open(file, "w") as out:
                out.write(graph(ops))
            turns = 5
            plain = seconds([opt, file], turns)
            full = seconds([opt, file, *passes("x:0")], turns)
            times.append(full)
            print(f"{ops} ops: plain {plain:.2f} s, with the passes {full:.2f} s", flush=True)
            require(f"{ops} ops: passes / plain", full / plain, OVERHEAD)
        for before, after in zip(times, times[1:]):
            require("time for ten times the ops", after / before, GROWTH)
        text, scatter = wide_op(64)
        with open(file, "w") as out:
            out.write(text)
        cost = seconds([opt, file, *passes(scatter)], 5) - seconds([opt, file], 5)
        require("passes on one op with 64 operands", cost, WIDE_OP, " s")
        compiler = os.path.join(args.bin, "dp-compile")
        commands = {
            "dp-opt": lambda file: [opt, file, "--dp-annotate", "--dp-parallelize"],
            "dp-compile": lambda file: [
                compiler,
                file,
                "--cache=off",
                "-o",
                os.path.join(work, "x.so"),
            ],
            "cuda": lambda file: [
                compiler,
                file,
                "--cache=off",
                "--target",
                "cuda",
                "--emit",
                "cuda-src",
                "-o",
                os.path.join(work, "x.cu"),
            ],
        }
        for tool in args.tools.split(","):
            for name in names:
                check_family(name, tool, commands[tool], work, require)
    print("compile time is linear" if not missed else "MISSED: " + "; ".join(missed))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
