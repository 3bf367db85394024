#!/usr/bin/env python3
"""Finds in models' PTX what no kernel of dp may have.

check_ptx.py --dp-compile P --ptxas P [--arch sm_90] FOLDER...     folders of test/models, or of
several such folders

- An approximate instruction that no function of libdevice asks for.
- A shared array whose alignment is less than LLVM takes it to be: ptxas places arrays by what is
  written, and a vector may then be misaligned.
- Local memory, except where the argument of a sine may be so large that its digits need an array.
- More than two registers of 8 bytes that ptxas spills: so many it gives up itself, for more threads
  at a time.

Exits nonzero where there is any, or no kernel at all.
"""

import argparse
import glob
import json
import os
import re
import subprocess
import sys
import tempfile

# Those of exp, tanh and rsqrt.
ALLOWED = {
    "ex2.approx.ftz.f32",
    "rcp.approx.ftz.f32",
    "rcp.approx.ftz.f64",
    "rsqrt.approx.f32",
    "rsqrt.approx.ftz.f64",
}
KERNEL = re.compile(r"^\.visible \.entry (\w+)\(.*?^\}", re.MULTILINE | re.DOTALL)
SHARED = re.compile(r"\.shared \.align (\d+) \.b8 (\w+)\[(\d+)\]")


def compile_model(args, folder, output):
    with open(os.path.join(folder, "model.json")) as file:
        batched = json.load(file)["batch_dim"]
    scatter = ",".join(f"{name}:{dim}" for name, dim in batched.items())
    subprocess.run(
        [
            args.dp_compile,
            os.path.join(folder, "graph.mlir"),
            "--scatter",
            scatter,
            "--target",
            "cuda",
            "--emit",
            "ptx",
            "-o",
            output,
        ],
        check=True,
        stderr=subprocess.DEVNULL,
    )
    with open(output) as file:
        return file.read()


def problems_of(name, text):
    for found in sorted(set(re.findall(r"\b[a-z0-9]+\.approx[.\w]*", text)) - ALLOWED):
        yield f"{name}: {found}"
    for alignment, array, size in SHARED.findall(text):
        # DataLayout::getPreferredAlign
        if int(size) > 16 and int(alignment) < 16:
            yield f"{name}: shared array {array} of {size} bytes is aligned to {alignment}"
    if ".local " in text and "__cudart_i2opi" not in text:
        yield f"{name}: local memory"


def spills_of(args, path):
    done = subprocess.run(
        [args.ptxas, "-v", f"-arch={args.arch}", path, "-o", path + ".cubin"],
        capture_output=True,
        text=True,
    )
    if done.returncode:
        yield done.stderr
    for name, stores, loads in re.findall(
        r"Function properties for (\w+)\n.*?(\d+) bytes spill stores, (\d+) bytes spill loads",
        done.stderr,
    ):
        if max(int(stores), int(loads)) > 16:
            yield f"{name}: {args.arch}: {stores} bytes are spilled"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--dp-compile", required=True)
    parser.add_argument("--ptxas", required=True)
    parser.add_argument("--arch", default="sm_90")
    parser.add_argument("folders", nargs="+")
    args = parser.parse_args()
    kernels, problems = 0, []
    graphs = sorted(
        graph
        for folder in args.folders
        for graph in glob.glob(os.path.join(folder, "**", "graph.mlir"), recursive=True)
    )
    with tempfile.TemporaryDirectory() as work:
        for graph in graphs:
            folder = os.path.dirname(graph)
            path = os.path.join(work, os.path.basename(folder) + ".ptx")
            text = compile_model(args, folder, path)
            found = [
                each
                for kernel in KERNEL.finditer(text)
                for each in problems_of(kernel.group(1), kernel.group(0))
            ]
            kernels += len(KERNEL.findall(text))
            problems += [f"{folder}: {each}" for each in found + list(spills_of(args, path))]
    print(
        "\n".join(problems + [f"{len(graphs)} models, {kernels} kernels, {len(problems)} problems"])
    )
    return 1 if problems or not kernels else 0


sys.exit(main())
