"""A regression on N devices against numpy and N = 1, with uneven batches, of a dynamic and of
static graphs; states that move."""

import gc
import sys

import numpy as np
from graphs import (
    FEATURES,
    dp,
    expect,
    initial,
    momentum_step,
    predict_step,
    reference,
    rows,
    train_step,
)

SIZES = [32, 7, 1, 32, 3, 8]


def close(a, b, what):
    assert np.allclose(a, b, rtol=2e-5, atol=2e-6), f"{what}: {a} and {b}"


def train(devices, step=None):
    """Runs all sizes; returns the states and every result."""
    run = dp.Session(step or train_step(), devices=devices)
    w, seen = initial()["w"].astype("f8"), []
    for i, size in enumerate(SIZES):
        x, y = rows(size, i)
        w, loss, error = reference(w, x, y, 0.1)
        results = run(x, y, 0.1)
        assert results["error"].shape == (size,) and results["error"].dtype == np.float32
        close(results["loss"], loss, f"loss {i} on {devices}")
        close(results["error"], error, f"errors {i} on {devices}")
        seen.append(results)
    state = run.state()
    close(state["w"], w, f"w on {devices}")
    assert (
        state["count"] == len(SIZES)
        and state["count"].shape == ()
        and run.steps == {"train": len(SIZES)}
        and run.rows == sum(SIZES)
    )
    run.close()
    return state, seen


class Static(dp.Step):
    """Traces a static graph for each number of rows."""

    name = "train"
    traced = []

    @property
    def state(self):
        return initial()

    def flatten(self, x, y, lr=0.1):
        return {"x": x, "y": y, "lr": lr}

    def trace(self, arrays):
        from graphs import train_text

        self.traced.append(len(arrays["x"]))
        return dp.Graph(train_text(len(arrays["x"])), "train")


def every_count():
    alone, results = train(1)
    for devices in (2, 3, 4, 7, 8):
        state, seen = train(devices)
        close(state["w"], alone["w"], f"w on {devices} and 1")
        for a, b in zip(results, seen):
            close(a["error"], b["error"], "errors")
    for devices in (1, 3, 8):
        Static.traced = []
        state, _ = train(devices, Static())
        close(state["w"], alone["w"], f"w of static graphs on {devices}")
        assert Static.traced == [32, 7, 1, 3, 8], Static.traced
    print("every number of devices agrees")


class Example(Static):
    """Has an example of its arguments."""

    @property
    def example(self):
        return {"x": np.zeros((32, FEATURES), "f4"), "y": np.zeros(32, "f4"), "lr": 0.1}


def prepared():
    """A step with an example is compiled when the session is made, and none of its rows are
    used."""
    for devices in (1, 3):
        Static.traced = []
        step = Example()
        run = dp.Session(step, devices=devices)
        assert (
            Static.traced == [32]
            and run.steps == {"train": 0}
            and np.array_equal(run.state()["w"], initial()["w"])
        )
        x, y = rows(32)
        results = run(x, y)
        close(results["loss"], reference(initial()["w"], x, y, 0.1)[1], "loss")
        assert Static.traced == [32]
    print("an example is compiled first")


def sharded_states():
    """States of which each device has a part (--shard-state) come back whole, move and are
    saved."""
    plain = dp.Session(momentum_step(), devices=1)
    for devices in (2, 3, 4, 7, 8):
        run = dp.Session(
            momentum_step(), predict_step(), devices=devices, options=["--shard-state=2"]
        )
        whole = dp.Session(momentum_step(), devices=1)
        for i in range(3):
            x, y = rows(9, i)
            a, b = run(x, y, 0.1), whole(x, y, 0.1)
            close(a["loss"], b["loss"], "loss")
            close(run.call("predict", x)["p"], x @ whole.state()["w"], "prediction")
        placements = {v["name"]: v["placement"] for v in run.report("train").entries[0]["values"]}
        assert placements["m"].startswith("sharded") and placements["w"] == "replicated", placements
        for name in "wm":
            close(run.state()[name], whole.state()[name], name)
        plain.load_state(run.state())
        close(plain(x, y, 0.1)["loss"], whole(x, y, 0.1)["loss"], "loss of another session")
    print("sharded states are whole outside")


def states_move():
    """Two steps with two graphs share w; evaluation does not take it away from training."""
    step, predict = train_step(), predict_step()
    run = dp.Session(step, predict, devices=3)
    other = dp.Session(train_step(), devices=2)
    x, y = rows(11)
    moved = []
    push = run._states.push
    run._states.push = lambda entry: (
        moved.append([n for n in entry.states if entry.program not in run._states._holders[n]]),
        push(entry),
    )
    for i in range(3):
        run(x, y, 0.1)
        close(run.call(predict, x)["p"], x @ run.state()["w"], "prediction")
        run.call("predict", x[:2])
        other(x, y, 0.1)
    # Training keeps its states; evaluation takes w once after each training step.
    assert moved == [["w", "count"], ["w"], [], [], ["w"], [], [], ["w"], []], moved
    run.load_state({"w": np.zeros(FEATURES, "f4")})
    assert not run.call(predict, x)["p"].any()
    run.load_state(other.state())
    assert np.array_equal(run.state()["w"], other.state()["w"])
    target = {}
    assert run.sync(target) is target and np.array_equal(target["w"], run.state()["w"])
    print("states move on demand")


def arrays_are_the_callers():
    """A session does not see later changes of the arrays that it got its states from, nor do
    results of a step those of the next."""
    first = initial()
    run = dp.Session(train_step(state=first), devices=2)
    first["w"][:] = 7
    x, y = rows(4)
    a = run(x, y, 0.0)
    b = run(x + 1, y, 0.0)
    assert not np.array_equal(a["error"], b["error"])
    state = run.state()
    state["w"][:] = 5
    assert np.array_equal(run.state()["w"], initial()["w"])
    print("arrays are the caller's")


def ends_by_itself():
    """Sessions die with their last reference; the one that is left must not crash the exit."""
    for _ in range(3):
        dp.Session(train_step(), devices=4)(*rows(3), 0.1)
        gc.collect()
    with dp.Session(train_step(), devices=2) as run:
        run(*rows(3), 0.1)
    expect(dp.RunError, lambda: run(*rows(3), 0.1), "closed")
    global left
    left = dp.Session(train_step(), devices=3)
    left(*rows(3), 0.1)
    print("sessions end by themselves")


for name in sys.argv[1:] or [
    "every_count",
    "prepared",
    "sharded_states",
    "states_move",
    "arrays_are_the_callers",
    "ends_by_itself",
]:
    globals()[name]()
