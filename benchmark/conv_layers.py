#!/usr/bin/env python3
"""Times the convolutions of ResNet-50 and their gradients with oneDNN and without, in turns.

conv_layers.py --build DIR [--batch N] [--rounds N] [--dtypes float32,bfloat16] [--layouts NCHW,NHWC] [--layers 56x64-64k3s1,...]

Runs on a Python with jax. A row has the milliseconds that one device takes for a layer's forward convolution and for the gradients of its
image and of its filter: kernels and library calls of the last of some steps, the least of all rounds. `unfolded` is DP_DNNL=off.
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
LAYERS = ("224x3-64k7s2", "56x64-64k1s1", "56x64-64k3s1", "56x64-256k1s1", "56x128-128k3s2", "28x128-128k3s1", "28x256-256k3s2",
          "14x256-256k3s1", "14x256-1024k1s1", "14x512-512k3s2", "7x512-512k3s1", "7x512-2048k1s1")
STEPS = 6


def parse(layer):
    extent, rest = layer.split("x")
    channels, rest = rest.split("-")
    outputs, rest = rest.split("k")
    window, stride = rest.split("s")
    return int(extent), int(channels), int(outputs), int(window), int(stride)


def graphs(layer, layout, dtype, batch):
    """Yields the name and the graph of the convolution and of its gradients."""
    import dp.jax
    import jax
    import jax.numpy as jnp

    extent, channels, outputs, window, stride = parse(layer)
    isFirst = layout == "NCHW"
    image = (batch, channels, extent, extent) if isFirst else (batch, extent, extent, channels)
    filters = (outputs, channels, window, window) if isFirst else (window, window, channels, outputs)
    pad = window // 2

    def forward(w, x):
        return jax.lax.conv_general_dilated(x, w, (stride, stride), [(pad, pad)] * 2,
                                            dimension_numbers=(layout, "OIHW" if isFirst else "HWIO", layout))

    x, w = jnp.zeros(image, dtype), jnp.zeros(filters, dtype)
    y = jax.eval_shape(forward, w, x)
    y = jnp.zeros(y.shape, y.dtype)
    steps = {"forward": (lambda s, b: forward(s, b), w, x),
             "image": (lambda s, b: jax.vjp(lambda x: forward(s, x), jnp.zeros(image, dtype))[1](b)[0], w, y),
             "filter": (lambda s, b: jax.vjp(lambda w: forward(w, b[0]), jnp.zeros(filters, dtype))[1](b[1])[0], {}, (x, y))}
    for name, (function, state, rows) in steps.items():
        step = dp.jax.eval_step(function, state, rows, dynamic_batch=False)
        yield name, step.trace(step.flatten(rows))


def milliseconds(build, program, environment, profile):
    subprocess.run([os.path.join(build, "bin", "dp-run"), program, "--devices", "1", "--random", "1", "--steps", str(STEPS), "--profile",
                    profile], env={**os.environ, **environment}, stdout=subprocess.DEVNULL, check=True)
    with open(profile) as file:
        events = json.load(file)["traceEvents"]
    return sum(event["dur"] for event in events if event.get("cat") in ("kernel", "library")) / 1000


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(HERE, "..", "build"))
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--dtypes", default="float32")
    parser.add_argument("--layouts", default="NCHW,NHWC")
    parser.add_argument("--layers", default=",".join(LAYERS))
    args = parser.parse_args()
    settings = {"unfolded": {"DP_DNNL": "off"}, "oneDNN": {}}
    kinds = ("forward", "image", "filter")
    print("| layer | " + " | ".join(f"{kind}: unfolded, oneDNN" for kind in kinds) + " |\n" + "|---" * (len(kinds) + 1) + "|", flush=True)
    sums = {}
    with tempfile.TemporaryDirectory() as folder:
        for dtype in args.dtypes.split(","):
            for layout in args.layouts.split(","):
                for layer in args.layers.split(","):
                    times = {}
                    for kind, graph in graphs(layer, layout, dtype, args.batch):
                        source, program = (os.path.join(folder, f"{kind}.{end}") for end in ("mlir", "so"))
                        with open(source, "w" if isinstance(graph.text, str) else "wb") as file:
                            file.write(graph.text)
                        subprocess.run([os.path.join(args.build, "bin", "dp-compile"), source, "-o", program, *graph.options], check=True)
                        for _ in range(args.rounds):
                            for setting, environment in settings.items():
                                time = milliseconds(args.build, program, environment, os.path.join(folder, "profile.json"))
                                times[kind, setting] = min(time, times.get((kind, setting), time))
                    for key, time in times.items():
                        total = (dtype, layout, *key)
                        sums[total] = sums.get(total, 0) + time
                    cells = (", ".join(f"{times[kind, setting]:.2f}" for setting in settings) for kind in kinds)
                    print(f"| {dtype} {layout} {layer} | " + " | ".join(cells) + " |", flush=True)
                cells = (", ".join(f"{sums[dtype, layout, kind, setting]:.1f}" for setting in settings) for kind in kinds)
                print(f"| {dtype} {layout} all | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
