"""One process of a job for job.py. Usage: worker.py MODE FOLDER"""

import os
import pathlib
import signal
import sys
import threading
import time

import numpy as np
from graphs import dp, initial, momentum_step, predict_step, rows, train_step

mode, folder = sys.argv[1], pathlib.Path(sys.argv[2])
SIZES = [12, 7, 1, 24, 20000]


def note(kind, error, trace, print_it=sys.excepthook):
    """Records the codes of an error that ends this process and its session `run`."""
    if isinstance(error, dp.Error):
        (folder / f"code-{run.job.process}").write_text(
            f"{kind.__name__} {error.status} {error.rank}"
        )
    print_it(kind, error, trace)


sys.excepthook = note


def record(run, results, name="out"):
    np.savez(
        folder / f"{name}-{run.job.process}.npz",
        *[r["loss"] for r in results],
        *[r["error"] for r in results],
        **run.state(),
    )


def everything(**options):
    """Trains with uneven batches, evaluates, saves, and records what this process sees."""
    step, predict = (
        momentum_step() if mode == "sharded" else train_step(scatter={"x": 0, "y": 0}),
        predict_step(),
    )
    run = dp.Session(step, predict, **options)
    return run, predict


if mode in ("global", "sharded"):
    place = dp.rank(), dp.world_size()
    run, predict = everything(options=["--shard-state=2"] if mode == "sharded" else [])
    assert place == (run.job.process, run.job.processes) == (dp.rank(), dp.world_size()), place
    results = []
    for i, size in enumerate(SIZES):
        x, y = rows(size, i)
        results.append(run(x, y, 0.1))
        results[-1]["error"] = run.call(predict, x)["p"] - y if i == 2 else results[-1]["error"]
    record(run, results)
    dp.save(folder / "end.safetensors", run, extra=[1])
    again = dp.Session(momentum_step() if mode == "sharded" else train_step())
    found = dp.load(folder / "end.safetensors", again)
    assert found.step == len(SIZES) and found.extra == [1] and again.steps["train"] == len(SIZES)
    assert all(np.array_equal(again.state()[k], v) for k, v in run.state().items())
elif mode == "local":
    run, _ = everything(batch="local")
    n, r = run.job.processes, run.job.process
    results = []
    for i, size in enumerate([4 * n, 2 * n, n]):
        x, y = rows(size, i)
        mine = slice(r * size // n, (r + 1) * size // n)
        results.append(run(x[mine], y[mine], 0.1))
    record(run, results)
elif mode == "join":
    run, _ = everything(batch="join")
    n, r = run.job.processes, run.job.process
    # Process r has r + 1 batches of different sizes; the only one of process 0 has no rows if there
    # are others.
    batches = [(*rows(0 if r == 0 < n - 1 else r + i + 1, 10 * r + i), 0.1) for i in range(r + 1)]
    record(run, list(run.each(batches)))
elif mode == "seeds":
    rank, first = int(os.environ["RANK"]), initial()
    own = {**first, "w": first["w"] + rank}
    run = dp.Session(train_step(state=own, scatter={"x": 0, "y": 0}), broadcast_state=True)
    assert np.array_equal(own["w"], first["w"] + rank), "the caller's array stays as it was"
    record(run, [run(*rows(size, i), 0.1) for i, size in enumerate(SIZES)])
elif mode == "edit":
    run, _ = everything()
    run(*rows(9), 0.1)
    if run.job.process == 1:
        run.load_state({"w": run.state()["w"] + 1})
    run(*rows(9), 0.1)
elif mode in ("rate", "schedule"):
    run, _ = everything()
    for i in range(12):  # Of rank 1 another one from step 3 on; a plateau that it alone has found.
        run(
            *rows(9),
            (0.1 / (1 + i) if mode == "schedule" else 0.1)
            * (0.5 if i >= 3 and run.job.process == 1 else 1.0),
        )
elif mode == "rows":
    run, predict = everything()
    x, y = rows(8)
    mine = slice(run.job.process, None, run.job.processes)
    run.call(predict, x)
    run(x[mine], y[mine], 0.1)
elif mode == "first":
    x, y = rows(4)
    run = dp.Session(train_step(example={"x": x, "y": y, "lr": 0.5}), results="first")
    assert run.report().entries and run.steps["train"] == 0
    got = run(*rows(6), 0.1)
    assert (got is None) == (run.job.process != 0)
elif mode == "cut":
    run, _ = everything()
    run(*rows(9), 0.1)
    if run.job.process == 1:
        while not (folder / "code-0").exists():
            time.sleep(0.01)
        os._exit(1)
    threading.Timer(0.5, dp.session.native.runtime().dp_interrupt).start()
    run(*rows(9), 0.1)
elif mode in ("differ", "raise", "kill", "compile", "trace", "batch", "late"):
    run, _ = everything(
        **({"results": "first"} if mode == "differ" and os.environ["RANK"] == "1" else {}),
        **({"timeout": 3.0} if mode == "late" else {}),
    )
    x, y = rows(9)
    run(x, y, 0.1)
    if run.job.process == 1:
        if mode == "raise":
            raise ValueError("rows are missing")
        if mode == "kill":
            os.kill(os.getpid(), signal.SIGKILL)
        if mode == "late":
            time.sleep(8)
        if mode == "batch":
            x, y = x[:5], y[:5]
    if mode == "compile":
        bad = dp.from_mlir("func.func @f( {\n", name="bad", state={})
        dp.Session(bad)(x=x)
    if mode == "trace":

        class Broken(dp.mlir.MlirStep):
            def trace(self, arrays):
                if run.job.process == 1:
                    raise dp.TraceError("a branch on a value", "user.py:3")
                return super().trace(arrays)

        step = train_step()
        step.__class__ = Broken
        dp.Session(step)(x, y, 0.1)
    run(x, y, 0.1)
elif mode == "interrupt":
    run, _ = everything()
    x, y = rows(200)
    for i in range(100000):
        try:
            run(x, y, 0.1)
        except KeyboardInterrupt:
            print(f"stopped after {run.steps['train']}, count {run.state()['count']}", flush=True)
            dp.save(folder / "end.safetensors", run)
            break
        if i == 20:
            (folder / f"ready-{run.job.process}").touch()
        time.sleep(0.001 * run.job.process)
else:
    raise SystemExit(f"no mode {mode}")
