#!/usr/bin/env python3
"""Compares the simulator with published step times of DistributedDataParallel.

usage: published.py DP_OPT WORK_DIR

Makes a synthetic schedule for each data set: the layers of the model with their
shares of the arithmetic, scaled to the published time on one GPU,
and the reductions of its gradients in the buckets of the measured program, each
started behind the layer that completes it. Simulates it for the published
numbers of GPUs; only the time on one GPU is fitted. Prints a line for each
number and fails where one is off by more than TOLERANCE.

Sources:
  pytorch  PyTorch, benchmarks/distributed/ddp/README.md: torch 1.4, NCCL, up to
           two DGX-1 with 8 V100 and four 100 Gbit/s InfiniBand adapters each;
           batch 32 per GPU, f32, buckets of 1 MiB, then 25 MiB. The time on one
           GPU is with DDP around the model ("1M/1G").
  dlperf   Oneflow-Inc/DLPerf, NVIDIADeepLearningExamples/PyTorch: torch 1.5, NCCL
           2.5.6, up to four machines with 8 V100 and one 100 Gbit/s InfiniBand
           adapter each. ResNet-50 v1.5 with apex's buckets of 1e7 elements;
           BERT-Base pretraining with messages of 2.5e8 elements, so one that
           nothing hides. Gradients are f32, also with mixed precision.
"""

import json
import math
import os
import re
import subprocess
import sys

TOLERANCE = 0.09  # Of the published time of a step.
MIB = 1 << 20


class Model:
    """Returns layers in forward order: (operations of the forward pass, sizes of its
    parameters)."""

    def __init__(self):
        self.layers = []

    def conv(self, size, kernel, inputs, outputs, groups=1):
        weight = kernel * kernel * inputs // groups * outputs
        self.layers.append((2 * size * size * weight, [weight]))
        self.layers.append((0, [outputs, outputs]))  # normalization

    def dense(self, rows, inputs, outputs):
        self.layers.append((2 * rows * inputs * outputs, [inputs * outputs, outputs]))

    def table(self, *sizes):
        self.layers.append((0, list(sizes)))

    def parameters(self):
        return sum(sum(sizes) for _, sizes in self.layers)


def resnet(blocks, groups=1, width_per_group=64):
    model = Model()
    model.conv(112, 7, 3, 64)
    inputs, size = 64, 56
    for stage, count in enumerate(blocks):
        planes = 64 << stage
        width = planes * width_per_group // 64 * groups
        for block in range(count):
            before = size
            if stage > 0 and block == 0:
                size //= 2
            model.conv(before, 1, inputs, width)
            model.conv(size, 3, width, width, groups)
            model.conv(size, 1, width, planes * 4)
            if block == 0:
                model.conv(size, 1, inputs, planes * 4)
            inputs = planes * 4
    model.dense(1, inputs, 1000)
    return model


def bert_base(rows=128):
    model, d, vocabulary = Model(), 768, 30528
    model.table(vocabulary * d, 512 * d, 2 * d, d, d)
    for _ in range(12):
        for _ in range(4):
            model.dense(rows, d, d)
        model.table(d, d)
        model.dense(rows, d, 4 * d)
        model.dense(rows, 4 * d, d)
        model.table(d, d)
    model.dense(1, d, d)  # pooler
    model.dense(rows, d, d)
    model.table(d, d)
    model.layers.append((2 * rows * d * vocabulary, [vocabulary]))  # tied with the embedding
    model.dense(1, d, 2)
    return model


def make_schedule(model, seconds, first_cap, cap):
    """Returns one device's step as dp-simulate reads it; a cost of 1 is a nanosecond."""
    total = sum(operations for operations, _ in model.layers)
    lines, arguments, tokens, constants = [], [], [], {}

    def launch(share):
        cost = round(share * seconds * 1e9)
        if cost:
            constants[cost] = f"  %c{cost} = arith.constant {cost} : index"
            lines.append(f"  dp.launch @layer extent %c{cost} cost %c{cost} ()")

    def reduce(elements):
        number = len(arguments)
        kind = f"memref<{elements}xf32>"
        arguments.append((f"%g{number}: {kind}", elements))
        tokens.append(f"  dp.wait %t{number} (%g{number}) : {kind}")
        lines.extend(
            [
                "  dp.group_start",
                f"  dp.buffer.all_reduce %g{number}, %g{number} : {kind}, {kind}",
                f"  %t{number} = dp.group_end async -> !dp.token",
            ]
        )

    launch(1 / 3)  # Forward; backward is twice that.
    pending, limit = 0, first_cap
    for operations, sizes in reversed(model.layers):
        launch(2 / 3 * operations / total)
        for size in reversed(sizes):
            pending += size
            if 4 * pending >= limit:
                reduce(pending)
                pending, limit = 0, cap
    if pending:
        reduce(pending)
    entries = ",\n      ".join(
        f'<name = "g{i}", type = tensor<{elements}xf32>, placement = replicated, role = state>'
        for i, (_, elements) in enumerate(arguments)
    )
    return "\n".join(
        [
            "func.func private @layer(index, index) attributes {dp.kernel = #dp.kernel}",
            f"func.func private @step({', '.join(text for text, _ in arguments)})",
            f"    attributes "
            f"{{dp.spmd, dp.entry = #dp.entry<arguments = [{entries}], results = [], dims = []>}} "
            f"{{",
            *constants.values(),
            *lines,
            *tokens,
            "  return",
            "}",
            "",
        ]
    )


DEVICE = {
    "f64": 1e9,
    "f32": 1e9,
    "tf32": 1e9,
    "half": 1e9,
    "efficiency": 1,
    "memory_bandwidth": 1e15,
    "memory_efficiency": 1,
    "issue": 0,
    "kernel": 1e-9,
}
DDP = (1 * MIB, 25 * MIB)
APEX = (4e7, 4e7)
ONE = (1e12, 1e12)

# Name, model, topology, buckets, milliseconds of a step by GPUs.
per_second = lambda batch, figures: {n: 1e3 * batch * n / rate for n, rate in figures.items()}
DATA = [
    (
        "pytorch resnet50",
        resnet([3, 4, 6, 3]),
        "v100-nvlink+ib100",
        DDP,
        {1: 100, 2: 103, 4: 103, 8: 104, 16: 104},
    ),
    (
        "pytorch resnet101",
        resnet([3, 4, 23, 3]),
        "v100-nvlink+ib100",
        DDP,
        {1: 171, 2: 176, 4: 176, 8: 179, 16: 179},
    ),
    (
        "pytorch resnext50_32x4d",
        resnet([3, 4, 6, 3], 32, 4),
        "v100-nvlink+ib100",
        DDP,
        {1: 147, 2: 153, 4: 153, 8: 157, 16: 157},
    ),
    (
        "pytorch resnext101_32x8d",
        resnet([3, 4, 23, 3], 32, 8),
        "v100-nvlink+ib100",
        DDP,
        {1: 425, 2: 438, 4: 439, 8: 447, 16: 450},
    ),
    (
        "dlperf resnet50 f32",
        resnet([3, 4, 6, 3]),
        "v100-nvlink+1xib100",
        APEX,
        per_second(128, {1: 367.29, 4: 1449.48, 8: 2887.65, 16: 5716.79, 32: 10917.09}),
    ),
    (
        "dlperf bert f32 batch 32",
        bert_base(),
        "v100-nvlink+1xib100",
        ONE,
        per_second(32, {1: 119.6, 4: 457.72, 8: 921.32, 16: 1499.4, 32: 2885.81}),
    ),
    (
        "dlperf bert f32 batch 48",
        bert_base(),
        "v100-nvlink+1xib100",
        ONE,
        per_second(48, {1: 121.94, 4: 464.66, 8: 928.01, 16: 1584.32, 32: 3039.3}),
    ),
    (
        "dlperf bert amp batch 64",
        bert_base(),
        "v100-nvlink+1xib100",
        ONE,
        per_second(64, {1: 444.51, 4: 1671.66, 8: 3251.7, 16: 4936.92, 32: 9331.72}),
    ),
    (
        "dlperf bert amp batch 96",
        bert_base(),
        "v100-nvlink+1xib100",
        ONE,
        per_second(96, {1: 462.35, 4: 1727.93, 8: 3287.12, 16: 5426.07, 32: 10349.12}),
    ),
]


def simulate(dp_opt, schedule, topology, devices):
    text = subprocess.run(
        [
            dp_opt,
            schedule,
            "-o",
            os.devnull,
            f"--dp-simulate=devices={','.join(map(str, devices))} topology={topology}",
        ],
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    rows = re.findall(r"^ +(\d+) +([\d.]+) +[\d.]+ +([\d.]+) +([\d.]+) ", text, re.M)
    return {
        int(n): (float(step), float(collect), float(exposed)) for n, step, collect, exposed in rows
    }


def main():
    dp_opt, work = sys.argv[1:]
    os.makedirs(work, exist_ok=True)
    failed = False
    for name, model, preset, (first, cap), published in DATA:
        stem = os.path.join(work, name.replace(" ", "-"))
        with open(stem + ".json", "w") as file:
            json.dump({"base": preset, "name": preset, "device": DEVICE}, file)
        with open(stem + ".mlir", "w") as file:
            file.write(make_schedule(model, published[1] / 1e3, first, cap))
        simulated = simulate(dp_opt, stem + ".mlir", stem + ".json", published)
        print(f"{name}: {model.parameters()} parameters, {preset}")
        worst = 0
        for devices, time in published.items():
            step, collect, exposed = simulated[devices]
            error = step / time - 1
            worst = max(worst, abs(error))
            print(
                f"  {devices:3} GPUs: published {time:7.1f} ms, simulated {step:7.1f} ms "
                f"({100 * error:+.1f} %), collectives {collect:5.1f}, exposed {exposed:5.1f}"
            )
        print(
            f"  worst {100 * worst:.1f} %: {'ok' if worst <= TOLERANCE else 'beyond the tolerance'}"
        )
        failed |= not worst <= TOLERANCE or math.isnan(worst)
    print("all within the tolerance" if not failed else "some beyond the tolerance")
    return failed


if __name__ == "__main__":
    sys.exit(main())
