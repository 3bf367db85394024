"""Trains the digits classifier and compares it with the reference. Usage: digits.py MODEL_FOLDER"""

import pathlib
import sys

import numpy as np
from graphs import dp

folder = pathlib.Path(sys.argv[1])
init, data, held_back, expected = (
    dict(np.load(folder / f"{n}.npz")) for n in ("init", "data", "held_back", "expected")
)
graph = folder / "graph.mlir"
train, evaluate = (
    dp.from_mlir(graph, entry=e, state=init, scatter={"x": 0, "y": 0})
    for e in ("train_step", "eval_step")
)
for devices in (1, 2, 3, 4, 7, 8):
    with dp.Session(train, evaluate, devices=devices) as run:
        losses = [run(**rows)["loss"] for rows in dp.batches(data, 60, epochs=3)]
        assert np.allclose(losses, expected["train_step/loss"], rtol=1e-5, atol=1e-5), "losses"
        found = run.call(evaluate, **held_back)
        assert found["correct"] == expected["eval_step/correct"] and np.array_equal(
            found["predicted"], expected["eval_step/predicted"]
        )
        assert all(
            np.allclose(value, expected[f"state/{name}"], atol=2e-6)
            for name, value in run.state().items()
        ), "states"
        assert len(run._programs.all) == 1, "the two entries of one graph have one executable"
        print(f"{devices} devices: agrees with the reference")
