#!/usr/bin/env python3
"""Exports the training steps and compiles them, for time_steps.py.

compile_steps.py OUT [--build BUILD] [--only gpt2-bf16,...] [--arch sm_90] [--tiny]

Runs in an environment with JAX and optax. Writes a program MODEL-PRECISION[-VARIANT].so for each
row, and predictions.json: milliseconds, launches, bytes and memory by the simulator's model of an
H100. With --tiny the steps are small and for the host.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path[:0] = [HERE, os.path.join(ROOT, "python")]

import configs

# Per program the graph's configuration and precision, and further options of dp-compile.
PROGRAMS = {
    "gpt2-bf16": ("gpt2", "bf16", []),
    "gpt2_1024-bf16": ("gpt2_1024", "bf16", []),
    "gpt2-tf32": ("gpt2", "f32", ["--matmul-precision=tf32"]),
    "resnet50-bf16": ("resnet50", "bf16", []),
    "resnet50-tf32": ("resnet50", "f32", ["--matmul-precision=tf32"]),
    "bert-bf16": ("bert", "bf16", []),
    "gpt2-f32": ("gpt2", "f32", []),
    "resnet50-f32": ("resnet50", "f32", []),
    "bert-tf32": ("bert", "f32", ["--matmul-precision=tf32"]),
    "bert-f32": ("bert", "f32", []),
    "gpt2-fp8": ("gpt2", "bf16", ["--fp8=hybrid"]),
    "gpt2-bf16-plain": ("gpt2", "bf16", ["--cudnn-attention=false"]),
    "resnet50_nchw-f32": ("resnet50_nchw", "f32", []),
}


def export(path, config, precision):
    import jax
    import jax_steps

    import dp.jax
    from dp.jax.export import export_step
    from dp.jax.trees import names

    jax.config.update("jax_include_full_tracebacks_in_locations", False)
    jax.config.update("jax_hlo_source_file_canonicalization_regex", ".*/")
    step, init = jax_steps.make_step(config, precision, dp.jax.dot_product_attention)

    def shapes(arrays):
        return {n: jax.ShapeDtypeStruct(shape, "float32") for n, (shape, _) in arrays.items()}

    state = jax.eval_shape(
        init, shapes(configs.parameters(config)), shapes(configs.statistics(config))
    )
    batch = {
        n: jax.ShapeDtypeStruct(a.shape, a.dtype) for n, a in configs.make_batch(config).items()
    }
    expected = {n: v[1] for n, v in configs.state(config).items()}
    found = dict(zip(names(state), (leaf.shape for leaf in jax.tree_util.tree_leaves(state))))
    assert found == expected, f"configs.state: {set(found) ^ set(expected)}"
    text = export_step("train_step", step, state, batch)
    with open(path, "w") as file:
        file.write(text)


def predict(report):
    """Returns the predictions in the report of a program, for one H100."""
    with open(report) as file:
        (entry,) = json.load(file)["entries"]
    step = entry["roofline"]

    def runs(kind):
        return sum(kernel["runs"] for kernel in step["kernels"] if kernel["kind"] == kind)

    return {
        "ms": round(entry["predicted"]["step_ms"], 2),
        "peak_ms": round(step["peak_ms"], 2),
        "launches": runs("kernel"),
        "calls": runs("call"),
        "gigabytes": round((step["bytes_read"] + step["bytes_written"]) / 1e9, 1),
        "least_gigabytes": round(step["least_bytes"] / 1e9, 1),
        "memory_gigabytes": round(entry["memory_per_device"] / 1e9, 2),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("out", help="folder for the programs")
    parser.add_argument(
        "--build", default=os.path.join(ROOT, "build"), help="folder of the build (build)"
    )
    parser.add_argument("--only", help="programs to compile (all)")
    parser.add_argument("--arch", default="sm_90", help="architecture of the GPU (sm_90)")
    parser.add_argument(
        "--graphs",
        help="folder for graphs, which are not exported again, and reports (one that goes "
        "afterwards)",
    )
    parser.add_argument("--tiny", action="store_true", help="small steps, for the host")
    args = parser.parse_args()
    os.environ["PATH"] = os.path.join(args.build, "bin") + os.pathsep + os.environ["PATH"]
    made = None if args.graphs else tempfile.TemporaryDirectory()
    graphs = os.path.join(args.graphs or made.name, "tiny" if args.tiny else "full")
    os.makedirs(graphs, exist_ok=True)
    os.makedirs(args.out, exist_ok=True)
    failed, predictions = 0, {}
    for name in args.only.split(",") if args.only else PROGRAMS:
        config, precision, options = PROGRAMS[name]
        graph, report = (
            os.path.join(graphs, f"{config}-{precision}.mlir"),
            os.path.join(graphs, f"{name}.json"),
        )
        begin = time.time()
        if not os.path.exists(graph):
            export(graph, configs.find_config(config, args.tiny), precision)
        exported = time.time()
        program = os.path.join(args.out, f"{name}.so")
        # For one device, as what it is compared with.
        target = (
            []
            if args.tiny
            else [
                "--target=cuda",
                f"--arch={args.arch}",
                "--devices=1",
                "--simulate=1",
                "--topology=h100-nvlink+ib400",
            ]
        )
        target += [] if args.tiny else options
        done = subprocess.run(
            ["dp-compile", graph, "-o", program, f"--report={report}", *target],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        with open(os.path.join(graphs, f"{name}.log"), "w") as file:
            file.write(done.stdout)
        if done.returncode:
            failed += 1
            print(f"{name}: dp-compile failed:\n{done.stdout[-3000:]}", flush=True)
            continue
        if not args.tiny:
            predictions[name] = predict(report)
        print(
            f"{name}: {os.path.getsize(program) / 1e6:.2f} MB, exported in {exported - begin:.0f} "
            f"s, compiled in {time.time() - exported:.0f} s",
            flush=True,
        )
    if predictions:
        path = os.path.join(args.out, "predictions.json")
        if os.path.exists(path):
            with open(path) as file:
                predictions = json.load(file) | predictions
        with open(path, "w") as file:
            json.dump(predictions, file, indent=1)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
