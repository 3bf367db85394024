"""Writes right and wrong answers for a model: make_answers.py MODEL_DIR OUT_DIR"""

import os
import sys

import numpy as np

model, out = sys.argv[1:]
expected = dict(np.load(os.path.join(model, "expected.npz")))


def write(name, arrays):
    np.savez(os.path.join(out, name), **arrays)


def group(prefix):
    return {k[len(prefix) :]: v for k, v in expected.items() if k.startswith(prefix)}


metrics = group("train_step/")
write("metrics.npz", metrics)
write("state.npz", group("state/"))
write("eval.npz", {k: v[None] for k, v in group("eval_step/").items()})

loss = metrics["loss"]
off, nan = loss.copy(), loss.copy()
off[7] += 0.01
nan[7] = np.nan
write("off.npz", dict(metrics, loss=off))
write("nan.npz", dict(metrics, loss=nan))
write("double.npz", dict(metrics, loss=loss.astype(np.float64)))
write("missing.npz", {k: v for k, v in metrics.items() if k != "loss"})
