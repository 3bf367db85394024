"""Writes a step's folder (described in ../README.md) from its graph and its framework's results."""

import json
import os
import subprocess

import numpy as np


def as_printed(text):
    """Reprints the text by MLIR 22 without locations: names are attributes, and the graphs stay
    small."""
    return subprocess.run(
        [os.environ["DP_OPT"], "--allow-unregistered-dialect"],
        input=text,
        text=True,
        stdout=subprocess.PIPE,
        check=True,
    ).stdout


def spread(once, other):
    """Returns how far rounding moves each array of floats: the largest difference of two
    references."""
    far = {}
    for a, b in zip(once, other):
        for k in a:
            if a[k].dtype.kind == "f":
                far[k] = max(far.get(k, 0.0), float(np.max(np.abs(a[k].astype(np.float64) - b[k]))))
            elif (a[k] != b[k]).any():
                raise ValueError(f"{k} differs in f64: rounding decides a tie or an order")
    return {k: far[k] for k in sorted(far)}


def arguments(state, data, batch, dims):
    """Returns the entry's arguments in order, as in model.json."""

    def of(k, v, role):
        shape = list(v.shape)
        if role == "batch":
            shape[dims.get(k, 0)] = batch
        return dict(name=k, shape=shape, dtype=str(v.dtype), role=role)

    return [of(k, v, "state") for k, v in state.items()] + [
        of(k, v, "batch") for k, v in data.items()
    ]


def write(out, name, text, state, data, batch, steps, dims, log, final, far):
    """`log`: per metric its values, a row per step; `final`: the state after the last; `far`: the
    result of `spread`."""
    folder = os.path.join(out, name)
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "graph.mlir"), "w") as file:
        file.write(as_printed(text))
    save = lambda file, arrays: np.savez_compressed(os.path.join(folder, file), **arrays)
    save("init.npz", state)
    save("data.npz", data)
    save(
        "expected.npz",
        {
            **{"train_step/" + k: v for k, v in log.items()},
            **{"state/" + k: v for k, v in final.items()},
        },
    )
    with open(os.path.join(folder, "model.json"), "w") as file:
        json.dump(
            dict(
                model=name,
                batch=batch,
                epochs=1,
                steps=steps,
                batch_dim={k: dims.get(k, 0) for k in data},
                entries=[dict(name="train_step", args=arguments(state, data, batch, dims))],
                spread=far,
            ),
            file,
            separators=(",", ":"),
        )
    print(
        name,
        {k: v.tolist() for k, v in log.items() if v.size < 4},
        "spread",
        max(far.items(), key=lambda i: i[1]),
        "graph",
        os.path.getsize(os.path.join(folder, "graph.mlir")),
        flush=True,
    )
