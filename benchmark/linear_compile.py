#!/usr/bin/env python3
"""Checks that annotating and parallelizing a graph takes time linear in its ops.

linear_compile.py --bin DIR [--ops 10000,100000]

Writes training-like graphs of that many linalg ops (contractions, elementwise
ops, reductions over the batch, updates of state) and times `dp-opt
--dp-annotate --dp-parallelize` beside a dp-opt that only parses, verifies and
prints. Required: ten times the ops take at most 12 times the time, at most 3
times that of the plain run, and a single op with 64 operands takes
milliseconds. Exits nonzero when a requirement is missed.
"""

import argparse
import os
import subprocess
import sys
import tempfile

GROWTH, OVERHEAD, WIDE_OP = 12.0, 3.0, 0.05  # factor, factor, seconds

PROLOGUE = """\
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
#w = affine_map<(i, j, b) -> (b, i)>
#d = affine_map<(i, j, b) -> (b, j)>
#o = affine_map<(i, j, b) -> (i, j)>
func.func @step(%w: tensor<8x8xf32> {tf.aliasing_output = 0 : i32} loc("w"), %b: tensor<8xf32> loc("b"),
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
  %m{i} = linalg.matmul ins(%a{p}, %w : tensor<60x8xf32>, tensor<8x8xf32>) outs(%h : tensor<60x8xf32>) -> tensor<60x8xf32>
  %c{i} = linalg.generic {{indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}} \
ins(%m{i}, %b : tensor<60x8xf32>, tensor<8xf32>) outs(%eh : tensor<60x8xf32>) {{
  ^bb0(%p: f32, %q: f32, %r: f32):
    %t = arith.addf %p, %q : f32
    linalg.yield %t : f32
  }} -> tensor<60x8xf32>
  %a{i} = linalg.tanh ins(%c{i} : tensor<60x8xf32>) outs(%eh : tensor<60x8xf32>) -> tensor<60x8xf32>
  %g{i} = linalg.generic {{indexing_maps = [#w, #d, #o], iterator_types = ["parallel", "parallel", "reduction"]}} \
ins(%a{p}, %a{i} : tensor<60x8xf32>, tensor<60x8xf32>) outs(%g{p} : tensor<8x8xf32>) {{
  ^bb0(%p: f32, %q: f32, %r: f32):
    %t = arith.mulf %p, %q : f32
    %u = arith.addf %r, %t : f32
    linalg.yield %u : f32
  }} -> tensor<8x8xf32>
  %s{i} = linalg.reduce ins(%a{i} : tensor<60x8xf32>) outs(%s{p} : tensor<8xf32>) dimensions = [0] (%p: f32, %r: f32) {{
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
    return text + f"""\
  %new = linalg.sub ins(%w, %g{last} : tensor<8x8xf32>, tensor<8x8xf32>) outs(%ew : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %new, %s{last} : tensor<8x8xf32>, tensor<8xf32>
}}
"""


def wide_op(operands):
    """One elementwise op with that many batched operands."""
    names = [f"%x{i}" for i in range(operands)]
    kind = "tensor<60x8xf32>"
    arguments = ", ".join(f'{n}: {kind} loc("{n[1:]}")' for n in names)
    values = ", ".join(f"%v{i}: f32" for i in range(operands))
    sums = "".join(f"    %t{i} = arith.addf %t{i - 1}, %v{i} : f32\n" for i in range(1, operands))
    return f"""\
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
""".replace("%t0", "%v0"), ",".join(f"{n[1:]}:0" for n in names)


def seconds(command, turns):
    """Processor time, best of some turns: other work on the machine counts less."""
    best = float("inf")
    for _ in range(turns):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            sys.exit(f"failed: {' '.join(command)}")
        best = min(best, usage.ru_utime + usage.ru_stime)
    return best


def main():
    parser = argparse.ArgumentParser(description="is compile time linear in the number of ops?")
    parser.add_argument("--bin", required=True)
    parser.add_argument("--ops", default="10000,100000")
    args = parser.parse_args()
    opt = os.path.join(args.bin, "dp-opt")
    passes = lambda scatter: [f"--dp-annotate=scatter={scatter}", "--dp-parallelize"]
    missed = []

    def require(what, value, limit, unit=""):
        print(f"{what:<44}{value:8.3f}{unit} (at most {limit:g}{unit})", flush=True)
        if value > limit:
            missed.append(what)

    with tempfile.TemporaryDirectory() as work:
        file = os.path.join(work, "graph.mlir")
        times = []
        for ops in map(int, args.ops.split(",")):
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
    print("compile time is linear" if not missed else "MISSED: " + "; ".join(missed))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
