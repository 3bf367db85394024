#!/usr/bin/env python3
"""Times the convolutions of ResNet-50, or products, and their gradients with oneDNN and without, in
turns, also in 16 bits.

conv_layers.py --build DIR [--batch N] [--rounds N] [--dtypes float32,bfloat16] [--layouts
NCHW,NHWC] [--layers 56x64-64k3s1,...]

Runs on a Python with jax. A row has the milliseconds that one device takes for a layer's forward
convolution and for the gradients of its image and of its filter: kernels and library calls of the
last of some steps, the least of all rounds. `unfolded` is DP_DNNL=off, `no bf16` oneDNN without the
CPU's bf16 instructions. A layer of three numbers, 2048x768x3072, is a product of x of 2048 x 768
and w of 768 x 3072; use one layout with them.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "python"))

# Extent and channels of the image, output channels, window, stride.
LAYERS = (
    "224x3-64k7s2", "56x64-64k1s1", "56x64-64k3s1", "56x64-256k1s1", "56x128-128k3s2",
    "28x128-128k3s1", "28x256-256k3s2", "14x256-256k3s1", "14x256-1024k1s1", "14x512-512k3s2",
    "7x512-512k3s1", "7x512-2048k1s1",
)  # fmt: skip
STEPS = 6


def parse(layer):
    extent, rest = layer.split("x")
    channels, rest = rest.split("-")
    outputs, rest = rest.split("k")
    window, stride = rest.split("s")
    return int(extent), int(channels), int(outputs), int(window), int(stride)


def product(layer):
    """Returns the function and the shapes of w and x."""
    import jax.numpy as jnp

    rows, terms, columns = map(int, layer.split("x"))
    return lambda w, x: jnp.matmul(x, w), (terms, columns), (rows, terms)


def convolution(layer, layout, batch):
    """Returns the function and the shapes of w and x."""
    import jax

    extent, channels, outputs, window, stride = parse(layer)
    isFirst = layout == "NCHW"
    image = (batch, channels, extent, extent) if isFirst else (batch, extent, extent, channels)
    filters = (
        (outputs, channels, window, window) if isFirst else (window, window, channels, outputs)
    )
    pad = window // 2

    def forward(w, x):
        return jax.lax.conv_general_dilated(
            x,
            w,
            (stride, stride),
            [(pad, pad)] * 2,
            dimension_numbers=(layout, "OIHW" if isFirst else "HWIO", layout),
        )

    return forward, filters, image


def graphs(layer, layout, dtype, batch):
    """Yields the name and the graph of the convolution or product and of its gradients."""
    import jax
    import jax.numpy as jnp

    import dp.jax

    forward, filters, image = convolution(layer, layout, batch) if "-" in layer else product(layer)
    x, w = jnp.zeros(image, dtype), jnp.zeros(filters, dtype)
    y = jax.eval_shape(forward, w, x)
    y = jnp.zeros(y.shape, y.dtype)
    steps = {
        "forward": (lambda s, b: forward(s, b), w, x),
        "image": (
            lambda s, b: jax.vjp(lambda x: forward(s, x), jnp.zeros(image, dtype))[1](b)[0],
            w,
            y,
        ),
        "filter": (
            lambda s, b: jax.vjp(lambda w: forward(w, b[0]), jnp.zeros(filters, dtype))[1](b[1])[0],
            {},
            (x, y),
        ),
    }
    for name, (function, state, rows) in steps.items():
        step = dp.jax.eval_step(function, state, rows, dynamic_batch=False)
        yield name, step.trace(step.flatten(rows))


def milliseconds(build, program, environment, profile):
    subprocess.run(
        [
            os.path.join(build, "bin", "dp-run"),
            program,
            "--devices",
            "1",
            "--random",
            "1",
            "--steps",
            str(STEPS),
            "--profile",
            profile,
        ],
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    with open(profile) as file:
        events = json.load(file)["traceEvents"]
    return sum(event["dur"] for event in events if event.get("cat") in ("kernel", "library")) / 1000


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--build", default=os.path.join(HERE, "..", "build"))
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--dtypes", default="float32")
    parser.add_argument("--layouts", default="NCHW,NHWC")
    parser.add_argument("--layers", default=",".join(LAYERS))
    args = parser.parse_args()
    settings = {
        "unfolded": {"DP_DNNL": "off"},
        "oneDNN": {},
        "no bf16": {"ONEDNN_MAX_CPU_ISA": "AVX512_CORE"},
    }
    kinds = ("forward", "image", "filter")
    titles = " | ".join(f"{kind}: {', '.join(settings)}" for kind in kinds)
    print(f"| layer | {titles} |\n" + "|---" * (len(kinds) + 1) + "|", flush=True)
    sums = {}
    dtypes, layouts = args.dtypes.split(","), args.layouts.split(",")

    def print_row(name, times, digits):
        cells = (
            ", ".join(f"{times[kind, setting]:.{digits}f}" for setting in settings)
            for kind in kinds
        )
        print(f"| {name} | " + " | ".join(cells) + " |", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        for layout in layouts:
            for layer in args.layers.split(","):
                programs = {}
                for dtype in dtypes:
                    for kind, graph in graphs(layer, layout, dtype, args.batch):
                        source, program = (
                            os.path.join(folder, f"{dtype}-{kind}.{end}") for end in ("mlir", "so")
                        )
                        with open(source, "w" if isinstance(graph.text, str) else "wb") as file:
                            file.write(graph.text)
                        subprocess.run(
                            [
                                os.path.join(args.build, "bin", "dp-compile"),
                                source,
                                "-o",
                                program,
                                *graph.options,
                            ],
                            check=True,
                        )
                        programs[dtype, kind] = program
                times = {dtype: {} for dtype in dtypes}
                for _ in range(args.rounds):
                    for (dtype, kind), program in programs.items():
                        for setting, environment in settings.items():
                            time = milliseconds(
                                args.build,
                                program,
                                environment,
                                os.path.join(folder, "profile.json"),
                            )
                            times[dtype][kind, setting] = min(
                                time, times[dtype].get((kind, setting), time)
                            )
                for dtype in dtypes:
                    for key, time in times[dtype].items():
                        total = sums.setdefault((dtype, layout), {})
                        total[key] = total.get(key, 0) + time
                    print_row(f"{dtype} {layout} {layer}", times[dtype], 2)
            for dtype in dtypes:
                print_row(f"{dtype} {layout} all", sums[dtype, layout], 1)


if __name__ == "__main__":
    main()
