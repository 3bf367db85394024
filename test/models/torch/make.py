"""Writes the folders of the models from PyTorch anew: make.py OUT_DIR [MODEL...]

Needs torch, iree-base-compiler and DP_OPT, the path of dp-opt (which only prints the graphs).
"""

import json
import os
import subprocess
import sys

import models
import numpy as np
import torch

sys.path.append(
    os.path.join(os.path.dirname(os.path.abspath(__file__)), *3 * [os.pardir], "python")
)
from dp.torch import export


def rows(m, i):
    at = torch.arange(i * m["batch"], (i + 1) * m["batch"])
    return {k: v[at % len(v)] for k, v in m["data"].items()}


def numbers(tensors, prefix=""):
    return {prefix + k: v.detach().numpy() for k, v in tensors.items()}


def training(m, state, batch):
    """Returns the training step. One that draws random numbers is its graph, since PyTorch itself
    draws others."""
    if "generator" not in m:
        return m["train"]
    graph, names = export.trace(m["train"], state, batch, generator=m["generator"])
    run = torch.fx.GraphModule(torch.nn.Module(), graph)

    def step(state, batch):
        out = iter(run(*state.values(), *batch.values()))
        return tuple({k: next(out) for k in part} for part in names)

    return step


def reference(m, dtype):
    """Trains by PyTorch itself, with floats of `dtype`. Returns results per step, state,
    evaluation."""
    cast = lambda group: {k: v.to(dtype) if v.is_floating_point() else v for k, v in group.items()}
    torch.set_default_dtype(dtype)
    state, log = cast(m["state"]), {}
    train = training(m, state, cast(rows(m, 0)))
    for i in range(m["steps"]):
        state, results = train(state, cast(rows(m, i)))
        for k, v in numbers(results).items():
            log.setdefault(k, []).append(v)
    evaluated = numbers(m["eval"](state, cast(m["held_back"]))) if m["eval"] else {}
    torch.set_default_dtype(torch.float32)
    return {k: np.stack(v) for k, v in log.items()}, numbers(state), evaluated


def as_printed(text):
    """Reprints the text by MLIR 22, as the repository's other graphs are."""
    return subprocess.run(
        [os.environ["DP_OPT"], "--allow-unregistered-dialect", "--mlir-print-debuginfo"],
        input=text,
        text=True,
        stdout=subprocess.PIPE,
        check=True,
    ).stdout


def write(name, out):
    m = models.make(name)
    d = os.path.join(out, name)
    os.makedirs(d, exist_ok=True)
    texts, entries = [], []
    for entry, data in (("train", rows(m, 0)), ("eval", m["held_back"])):
        if m[entry]:
            texts.append(
                export.export_entry(
                    entry + "_step", m[entry], m["state"], data, generator=m.get("generator")
                )
            )
            of = lambda k, v, role: dict(
                name=k, shape=list(v.shape), dtype=str(v.dtype)[6:], role=role
            )
            entries.append(
                dict(
                    name=entry + "_step",
                    args=[of(k, v, "state") for k, v in m["state"].items()]
                    + [of(k, v, "batch") for k, v in data.items()],
                )
            )
    with open(os.path.join(d, "graph.mlir"), "w") as file:
        file.write(as_printed(export.merge(texts)))
    # How far rounding moves the results.
    (log, state, evaluated), (log64, state64, _) = (
        reference(m, torch.float32),
        reference(m, torch.float64),
    )
    spread = {
        k: float(np.max(np.abs(a[k] - b[k])))
        for a, b in ((log, log64), (state, state64))
        for k in a
        if a[k].dtype.kind == "f"
    }
    save = lambda file, arrays: np.savez_compressed(os.path.join(d, file), **arrays)
    save("init.npz", numbers(m["state"]))
    save("data.npz", numbers(m["data"]))
    if m["held_back"]:
        save("held_back.npz", numbers(m["held_back"]))
    prefixed = lambda group, prefix: {prefix + k: v for k, v in group.items()}
    save(
        "expected.npz",
        {
            **prefixed(log, "train_step/"),
            **prefixed(state, "state/"),
            **prefixed(evaluated, "eval_step/"),
        },
    )
    with open(os.path.join(d, "model.json"), "w") as file:
        json.dump(
            dict(
                model=name,
                batch=m["batch"],
                epochs=1,
                steps=m["steps"],
                batch_dim={k: 0 for k in m["data"]},
                entries=entries,
                spread={k: spread[k] for k in sorted(spread)},
            ),
            file,
            separators=(",", ":"),
        )
    print(
        name,
        {k: v.tolist() for k, v in log.items() if v.size < 10},
        "spread",
        max(spread.items(), key=lambda i: i[1]),
        "graph",
        os.path.getsize(os.path.join(d, "graph.mlir")),
        flush=True,
    )


if __name__ == "__main__":
    torch.set_num_threads(1)
    for model in sys.argv[2:] or models.ALL:
        write(model, sys.argv[1])
