#!/usr/bin/env python3
"""Prints what the kernels of training steps move on a GPU beside the least that they must move.
Needs no GPU and runs nothing.

roofline.py --bin DIR [--models gpt,gpt2_64,...] [--devices 1] [--arch sm_90] [--topology
h100-nvlink+ib400] [--worst 10] [--json FILE]

`--models`: gpt of test/models, names of real_models.MODELS where PyTorch is installed, and files of
graphs (a file NAME.opts beside it has options of dp-compile). By default gpt and, with PyTorch,
GPT-2 124M, ResNet-50 and BERT-base. For each step the number of launches and library calls, their
bytes, the least bytes (docs/communication.md says of what), the ratio and the time at the device's
peaks; then the kernels that move most beyond the least. Registers and occupancy need ptxas; without
it the rest is printed.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

FOLDER = os.path.dirname(os.path.abspath(__file__))
GPT = os.path.join(FOLDER, os.pardir, "test", "models", "gpt", "graph.mlir")
REAL = ["gpt2_64", "resnet50", "bert_base"]


def trace(name, folder):
    """Writes the graph of a model of real_models.py and returns its file and options."""
    sys.path[:0] = [FOLDER, os.path.join(FOLDER, os.pardir, "python")]
    import real_models
    import torch

    import dp.torch

    torch.manual_seed(0)
    model, optimizer, batch = real_models.MODELS[name]()
    step = dp.torch.train_step(model, None, optimizer(model.parameters()), example=batch)
    graph = step.trace(step.flatten(*batch))
    path = os.path.join(folder, f"{name}.mlir")
    with open(path, "wb") as file:
        file.write(graph.text.encode() if isinstance(graph.text, str) else graph.text)
    return path, list(graph.options)


def find_graph(name, folder):
    if name == "gpt":
        return GPT, ["--scatter=text:0"]
    if not os.path.exists(name):
        return trace(name, folder)
    options = os.path.splitext(name)[0] + ".opts"
    if not os.path.exists(options):
        return name, []
    with open(options) as file:
        return name, file.read().split()


def compile_report(args, name, folder):
    """Returns the report of the entry that trains, else of the one that moves most."""
    graph, options = find_graph(name, folder)
    report = os.path.join(folder, "report.json")
    command = [
        os.path.join(args.bin, "dp-compile"),
        graph,
        *options,
        "--target=cuda",
        "--cache=off",
        f"--simulate={args.devices}",
        f"--topology={args.topology}",
        f"--arch={args.arch}",
        f"--report={report}",
    ]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        sys.exit(f"roofline.py: {name}: dp-compile failed:\n{done.stdout}")
    for line in done.stdout.splitlines():
        if "no registers" in line:
            print(line, file=sys.stderr)
    with open(report) as file:
        entries = json.load(file)["entries"]
    return max(
        (entry["roofline"] | {"entry": entry["name"]} for entry in entries),
        key=lambda step: ("train" in step["entry"], total(step)),
    )


def total(part):
    return part["bytes_read"] + part["bytes_written"]


def describe_resources(kernel):
    found = kernel.get("resources")
    if not found:
        return ""
    first = found[0]
    spills = f", {first['spill_bytes']} B spilled" if first["spill_bytes"] else ""
    occupancy = f", occupancy {first['occupancy']:.0%}" if "occupancy" in first else ""
    return f"{first['registers']} registers{spills}{occupancy}"


def print_worst(name, step, count):
    print(f"\n{name}: the {count} kernels and calls that move most beyond the least")
    print(f"{'runs':>6}{'MB':>10}{'least MB':>10}{'peak ms':>10}  kernel")
    worst = sorted(step["kernels"], key=lambda kernel: kernel["least_bytes"] - total(kernel))[
        :count
    ]
    for kernel in worst:
        resources = describe_resources(kernel)
        print(
            f"{kernel['runs']:6}{total(kernel) / 1e6:10.1f}{kernel['least_bytes'] / 1e6:10.1f}"
            f"{kernel['peak_ms']:10.3f}  {kernel['name']}"
            + (f" ({resources})" if resources else "")
            + (f" at {kernel['location']}" if kernel["location"] else "")
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bin", required=True, help="folder of dp-compile")
    parser.add_argument(
        "--models",
        help="names or files, by default gpt and what PyTorch can trace of " + ", ".join(REAL),
    )
    parser.add_argument("--devices", type=int, default=1, help="devices that share the batch (1)")
    parser.add_argument(
        "--arch", default="sm_90", help="architecture that ptxas compiles for (sm_90)"
    )
    parser.add_argument(
        "--topology", default="h100-nvlink+ib400", help="preset or file with the device's peaks"
    )
    parser.add_argument("--worst", type=int, default=10, help="kernels to list for each step (10)")
    parser.add_argument("--json", help="file for all figures")
    args = parser.parse_args()
    names = args.models.split(",") if args.models else ["gpt"]
    if not args.models:
        try:
            import torch  # noqa: F401 Others need it.
            import torchvision  # noqa: F401 Its models are in REAL.
            import transformers  # noqa: F401 Its models are in REAL.

            names += REAL
        except ImportError as error:
            print(f"roofline.py: {error}; only gpt", file=sys.stderr)
    steps = {}
    print(
        f"{'step':<12}{'launches':>9}{'calls':>7}{'GB':>9}{'least GB':>10}"
        f"{'ratio':>7}{'peak ms':>9}"
    )
    for name in names:
        with tempfile.TemporaryDirectory(prefix="dp-") as folder:
            step = compile_report(args, name, folder)
        short = os.path.splitext(os.path.basename(name))[0]
        steps[short] = step
        runs = {
            kind: sum(k["runs"] for k in step["kernels"] if k["kind"] == kind)
            for kind in ("kernel", "call")
        }
        ratio = f"{step['ratio']:7.2f}" if step["ratio"] is not None else f"{'-':>7}"
        print(
            f"{short:<12}{runs['kernel']:9}{runs['call']:7}{total(step) / 1e9:9.3f}"
            f"{step['least_bytes'] / 1e9:10.3f}{ratio}"
            f"{step['peak_ms']:9.3f}",
            flush=True,
        )
    for name, step in steps.items():
        print_worst(name, step, args.worst)
    if args.json:
        with open(args.json, "w") as file:
            json.dump(steps, file, indent=1)


if __name__ == "__main__":
    main()
