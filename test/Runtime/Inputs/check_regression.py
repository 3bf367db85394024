"""What regression.so must compute, in numpy with double precision:

check_regression.py FOLDER BATCH STEPS METRICS OUT [--rates] [--shuffled]

FOLDER is make_data.py's. --shuffled: the order of the rows is not known here,
but every epoch must hold every row once, and the order must differ between
epochs; the predictions tell the rows apart.
"""

import os
import sys

import numpy as np

folder, batch, steps, metrics, out = sys.argv[1:6]
batch, steps = int(batch), int(steps)
load = lambda path: dict(np.load(path))
rows, state = load(os.path.join(folder, "rows.npz")), load(os.path.join(folder, "state.npz"))
x, y = rows["x"].astype(np.float64), rows["y"].astype(np.float64)
w, b = state["w"].astype(np.float64), float(state["b"])
rates = np.full(steps, state["rate"], np.float64)
if "--rates" in sys.argv:
    rates = load(os.path.join(folder, "rates.npz"))["rate"].astype(np.float64)[:steps]
metrics, out = load(metrics), load(out)

assert metrics["loss"].dtype == np.float32 and metrics["loss"].shape == (steps,), metrics["loss"]
assert sorted(metrics) == ["loss", "predicted"] and sorted(out) == ["b", "w"]


def close(name, got, expected):
    worst = np.max(np.abs(got - expected))
    assert worst <= 2e-5 * max(1, np.max(np.abs(expected))), f"{name} is off by {worst}"


if "--shuffled" in sys.argv:
    # With a rate of 0 a prediction is a function of its row alone.
    of_row = (x @ w + b).astype(np.float32)
    epochs = metrics["predicted"].reshape(-1, len(x))
    orders = []
    for epoch in epochs:
        close("an epoch's rows", np.sort(epoch), np.sort(of_row))
        orders.append(np.argmin(np.abs(epoch[:, None] - of_row[None, :]), axis=1).tolist())
        assert sorted(orders[-1]) == list(range(len(x))), "a row is missing"
    assert len(epochs) > 1
    assert all(a != c for a, c in zip(orders, orders[1:])), "the order stays the same"
    assert list(range(len(x))) not in orders, "the rows are not shuffled"
    print("shuffled well")
    sys.exit()

losses, predictions, begin = [], [], 0
for step in range(steps):
    xs, ys = x[begin : begin + batch], y[begin : begin + batch]
    begin = begin + batch if begin + batch < len(x) else 0
    predictions.append(xs @ w + b)
    error = predictions[-1] - ys
    losses.append(np.mean(error**2))
    w, b = w - rates[step] * 2 * xs.T @ error / len(xs), b - rates[step] * 2 * np.mean(error)
close("loss", metrics["loss"], np.array(losses))
if len({len(p) for p in predictions}) == 1:
    close("predicted", metrics["predicted"], np.stack(predictions))
else:
    close("predicted", metrics["predicted"], np.concatenate(predictions))
close("w", out["w"], w)
close("b", out["b"], b)
print("as numpy computes")
