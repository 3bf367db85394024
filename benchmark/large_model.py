#!/usr/bin/env python3
"""Trains a residual network of a thousand million parameters, kept in bf16, for a few steps of SGD.

large_model.py [--build build] [--layers 60] [--width 4096] [--rows 8] [--steps 2] [--devices 1,2]
[--compare] [--print]

Layer i computes h + tanh(h W[i]) / 4; products are of bf16 with sums in f32, a gradient is in f32,
and W[i] is rounded to bf16 after each step. An entry of the program makes the weights, so no file
has them. Prints for each number of devices the loss of each step, the seconds of the last one and
the peak of resident memory; the loss must fall. With --compare the losses and all weights of N
devices must be those of one device of the program without batches: bf16 to a rounding, which
--width 128 makes feasible (a thousandth of the parameters). Needs numpy.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))

# h: what a layer reads, t: the tanh, g: the gradient of what it gives.
FORWARD = """
  %m{i} = linalg.matmul ins(%h{i}, %w{i} : {narrow}, {weights}) outs(%zero : {rows}) -> {rows}
  %t{i} = math.tanh %m{i} : {rows}
  %s{i} = arith.mulf %t{i}, %quarter : {rows}
  %r{n} = arith.addf %r{i}, %s{i} : {rows}
  %h{n} = arith.truncf %r{n} : {rows} to {narrow}"""

BACKWARD = """
  %q{i} = arith.mulf %t{i}, %t{i} : {rows}
  %o{i} = arith.subf %one, %q{i} : {rows}
  %k{i} = arith.mulf %o{i}, %quarter : {rows}
  %d{i} = arith.mulf %g{n}, %k{i} : {rows}
  %n{i} = arith.truncf %d{i} : {rows} to {narrow}
  %u{i} = linalg.matmul indexing_maps = [#km, #kn, #mn] ins(%h{i}, %n{i} : {narrow}, {narrow})
      outs(%none : {sums}) -> {sums}
  %b{i} = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%n{i}, %w{i} : {narrow}, {weights})
      outs(%zero : {rows}) -> {rows}
  %g{i} = arith.addf %g{n}, %b{i} : {rows}
  %e{i} = arith.extf %w{i} : {weights} to {sums}
  %c{i} = arith.mulf %u{i}, %rate : {sums}
  %f{i} = arith.subf %e{i}, %c{i} : {sums}
  %v{i} = arith.truncf %f{i} : {sums} to {weights}"""

# A weight is uniform in +-limit, by a hash of its number.
INITIAL = """
  %i{i} = linalg.generic {{indexing_maps = [#ij], iterator_types = ["parallel", "parallel"]}}
      outs(%empty : {weights}) {{
  ^bb0(%old: bf16):
    %a = linalg.index 0 : index
    %b = linalg.index 1 : index
    %ai = arith.index_cast %a : index to i64
    %bi = arith.index_cast %b : index to i64
    %p = arith.muli %ai, %width : i64
    %q = arith.addi %p, %bi : i64
    %first = arith.constant {first} : i64
    %n = arith.addi %q, %first : i64
    %x1 = arith.muli %n, %factor : i64
    %x2 = arith.shrui %x1, %shift : i64
    %x3 = arith.xori %x1, %x2 : i64
    %x4 = arith.muli %x3, %factor : i64
    %x5 = arith.shrsi %x4, %most : i64
    %f = arith.sitofp %x5 : i64 to f32
    %s = arith.mulf %f, %limit : f32
    %r = arith.truncf %s : f32 to bf16
    linalg.yield %r : bf16
  }} -> {weights}"""


def program(layers, width, rows, scatter):
    """Returns the module of the entries @init and @step."""
    kinds = {
        "narrow": f"tensor<{rows}x{width}xbf16>",
        "rows": f"tensor<{rows}x{width}xf32>",
        "weights": f"tensor<{width}x{width}xbf16>",
        "sums": f"tensor<{width}x{width}xf32>",
    }
    weights, batch = kinds["weights"], kinds["rows"]
    states = ", ".join(f'%w{i}: {weights} {{dp.state, dp.name = "w{i}"}}' for i in range(layers))
    data = ", ".join(
        f'%{name}: {batch} {{{"dp.scatter = 0, " * scatter}dp.name = "{name}"}}'
        for name in ("r0", "y")
    )
    updates = ", ".join(f"{weights} {{dp.updates = {i}}}" for i in range(layers))
    plain = ", ".join([weights] * layers)
    text = [
        "#km = affine_map<(m, n, k) -> (k, m)>",
        "#kn = affine_map<(m, n, k) -> (k, n)>",
        "#mk = affine_map<(m, n, k) -> (m, k)>",
        "#nk = affine_map<(m, n, k) -> (n, k)>",
        "#mn = affine_map<(m, n, k) -> (m, n)>",
        "#ij = affine_map<(i, j) -> (i, j)>",
        f"func.func @init({states}) -> ({updates}) {{",
        f"  %empty = tensor.empty() : {weights}",
        f"  %width = arith.constant {width} : i64",
        "  %factor = arith.constant 0x9E3779B97F4A7C15 : i64",
        "  %shift = arith.constant 29 : i64",
        "  %most = arith.constant 40 : i64",
        f"  %limit = arith.constant {1.7 / width**0.5 / 2**23:.9e} : f32",
    ]
    text += [INITIAL.format(i=i, first=i * width * width, **kinds) for i in range(layers)]
    text += [
        f"  return {', '.join(f'%i{i}' for i in range(layers))} : {plain}",
        "}",
        f'func.func @step({states}, {data}) -> ({updates}, tensor<f32> {{dp.name = "loss"}}) {{',
        f"  %zero = arith.constant dense<0.0> : {batch}",
        f"  %one = arith.constant dense<1.0> : {batch}",
        f"  %quarter = arith.constant dense<0.25> : {batch}",
        f"  %mean = arith.constant dense<{2 / (rows * width):.9e}> : {batch}",
        f"  %none = arith.constant dense<0.0> : {kinds['sums']}",
        f"  %rate = arith.constant dense<{0.1 * rows:.9e}> : {kinds['sums']}",
        f"  %h0 = arith.truncf %r0 : {batch} to {kinds['narrow']}",
    ]
    text += [FORWARD.format(i=i, n=i + 1, **kinds) for i in range(layers)]
    text += [
        f"  %off = arith.subf %r{layers}, %y : {batch}",
        f"  %g{layers} = arith.mulf %off, %mean : {batch}",
        f"  %square = arith.mulf %off, %g{layers} : {batch}",
        "  %start = arith.constant dense<0.0> : tensor<f32>",
        f"  %twice = linalg.reduce {{ arith.addf }} ins(%square : {batch}) outs(%start : "
        f"tensor<f32>) dimensions = [0, 1]",
        "  %half = arith.constant dense<0.5> : tensor<f32>",
        "  %loss = arith.mulf %twice, %half : tensor<f32>",
    ]
    text += [BACKWARD.format(i=i, n=i + 1, **kinds) for i in reversed(range(layers))]
    text += [
        f"  return {', '.join(f'%v{i}' for i in range(layers))}, %loss : {plain}, tensor<f32>",
        "}",
        "",
    ]
    return "\n".join(text)


def peak():
    with open("/proc/self/status") as status:
        return int(next(line for line in status if line.startswith("VmHWM")).split()[1]) / 1024


def run(job):
    """Runs the steps of one session, in a process of its own, and prints what was found as JSON."""
    import numpy as np

    sys.path.insert(0, os.path.join(HERE, os.pardir, "test", "Fuzz"))
    from dpfuzz.runtime import Session

    rng = np.random.default_rng(0)
    shape, weights = (job["rows"], job["width"]), (job["width"], job["width"])
    data = [(rng.uniform(-1, 1, shape).astype(np.float32), "f32") for _ in range(2)]
    before = peak()
    session = Session(
        os.path.join(job["build"], "lib", "libdp_runtime.so"), job["file"], job["devices"], 600
    )
    states = [(np.empty(0, np.uint16), "bf16")] * job[
        "layers"
    ]  # They are ignored: the session has them.
    for i in range(job["layers"]):  # Every state must be set before a step.
        session.set_state(f"w{i}", np.zeros(weights, np.uint16), "bf16")
    session.run("init", states, [None] * job["layers"])
    losses, seconds = [], []
    for _ in range(job["steps"]):
        begin = time.monotonic()
        made = session.run("step", states + data, [None] * job["layers"] + [((), "f32")])
        seconds.append(time.monotonic() - begin)
        losses.append(float(made[-1]))
    found = {"losses": losses, "seconds": seconds[-1], "memory": peak() - before}
    if job["weights"]:
        np.save(
            job["weights"],
            np.stack([session.get_state(f"w{i}", weights, "bf16") for i in range(job["layers"])]),
        )
    session.close()
    print(json.dumps(found))


def execute(args, file, devices, weights=None):
    job = {
        "build": args.build,
        "file": file,
        "devices": devices,
        "weights": weights,
        "layers": args.layers,
        "width": args.width,
        "rows": args.rows,
        "steps": args.steps,
    }
    process = subprocess.run(
        [sys.executable, os.path.abspath(__file__), "--job", json.dumps(job)],
        capture_output=True,
        text=True,
    )
    if process.returncode:
        sys.exit(f"on {devices} devices: status {process.returncode}: {process.stderr}")
    found = json.loads(process.stdout)
    print(
        f"{devices} devices: losses {', '.join(f'{loss:.6f}' for loss in found['losses'])}; last "
        f"step {found['seconds']:.2f} s; resident {found['memory']:.0f} MiB",
        flush=True,
    )
    if not all(a > b for a, b in zip(found["losses"], found["losses"][1:])):
        sys.exit("the loss does not fall")
    return found


def compile_model(args, folder, scatter):
    source, file = (os.path.join(folder, f"model{int(scatter)}.{end}") for end in ("mlir", "so"))
    with open(source, "w") as out:
        out.write(program(args.layers, args.width, args.rows, scatter))
    begin = time.monotonic()
    compiler = os.path.join(args.build, "bin", "dp-compile")
    subprocess.run(
        [compiler, source, "-o", file, "--cache=off"], check=True, stderr=subprocess.DEVNULL
    )  # remarks
    print(f"compiled in {time.monotonic() - begin:.1f} s", flush=True)
    return file


def compare(args, folder, file, devices):
    """The same weights to a rounding: off by no more than two units of 8 bits, of a weight or a
    quarter of the largest initial one."""
    import numpy as np

    paths = [os.path.join(folder, f"{name}.npy") for name in ("one", "many")]
    one, many = (
        execute(args, compile_model(args, folder, False), 1, paths[0]),
        execute(args, file, devices, paths[1]),
    )

    def to_float(bits):
        return (bits.astype(np.uint32) << 16).view(np.float32)

    a, b = (to_float(np.load(path)) for path in paths)
    off = np.abs(a - b) / np.maximum(np.abs(a), 1.7 / args.width**0.5 / 4)
    print(
        f"{devices} devices against one: {np.mean(a != b):.2%} of the weights are another bf16, at "
        f"most {off.max() * 256:.2f} units off"
    )
    if off.max() > 2 / 128 or not np.allclose(one["losses"], many["losses"], rtol=1e-3):
        sys.exit("the results differ")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--build", default="build")
    parser.add_argument("--layers", type=int, default=60)
    parser.add_argument("--width", type=int, default=4096)
    parser.add_argument("--rows", type=int, default=8)
    parser.add_argument("--steps", type=int, default=2)
    parser.add_argument("--devices", default="1,2")
    parser.add_argument("--compare", action="store_true")
    parser.add_argument("--print", action="store_true", help="print the program and end")
    parser.add_argument("--job", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.job:
        return run(json.loads(args.job))
    if args.print:
        return print(program(args.layers, args.width, args.rows, True), end="")
    args.build = os.path.abspath(args.build)
    print(f"{args.layers * args.width**2 / 1e6:.1f} million parameters")
    with tempfile.TemporaryDirectory() as folder:
        file = compile_model(args, folder, True)
        for devices in map(int, args.devices.split(",")):
            if args.compare:
                compare(args, folder, file, devices)
            else:
                execute(args, file, devices)


if __name__ == "__main__":
    sys.exit(main())
