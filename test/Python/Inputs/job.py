"""Sessions of several processes. Usage: job.py BACKEND MODE COUNT... where BACKEND is tcp, or the
command of mpirun"""

import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import time

import numpy as np
from graphs import dp, initial, momentum_step, reference, rows, train_step

backend, mode, counts = sys.argv[1], sys.argv[2], [int(c) for c in sys.argv[3:]]
HERE = pathlib.Path(__file__).parent
SIZES = [12, 7, 1, 24, 20000]


def launch(count, folder):
    """Starts the processes; by TCP each with its environment, as torchrun does."""
    command = [sys.executable, str(HERE / "worker.py"), mode, str(folder)]
    if backend != "tcp":
        return [
            subprocess.Popen(
                [*backend.split(), "-n", str(count), *command],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        ]
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port = s.getsockname()[1]
    jobs = {"WORLD_SIZE": str(count), "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port)}
    return [
        subprocess.Popen(
            command,
            env={**os.environ, **jobs, "RANK": str(rank)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for rank in range(count)
    ]


def finish(processes, limit=240):
    ends = []
    for p in processes:
        try:
            out, err = p.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            p.kill()
            raise AssertionError(f"a process hangs: {p.communicate()}") from None
        ends.append((p.returncode, out, err))
    return ends


def require_success(ends):
    assert all(code == 0 for code, _, _ in ends), "\n".join(err for _, _, err in ends)


def check_global(count, folder, ends):
    require_success(ends)
    step = momentum_step if mode == "sharded" else train_step
    alone = dp.Session(
        step(), devices=count, options=["--shard-state=2"] if mode == "sharded" else []
    )
    expected = [alone(*rows(size, i), 0.1) for i, size in enumerate(SIZES)]
    state = alone.state()
    files = [np.load(folder / f"out-{r}.npz") for r in range(count)]
    for r, f in enumerate(files):
        assert all(np.array_equal(f[n], state[n]) for n in state), (
            f"rank {r} has another state than threads"
        )
        for i, e in enumerate(expected):
            assert np.array_equal(f[f"arr_{i}"], e["loss"]), "losses"
            same = f[f"arr_{len(SIZES) + i}"]
            assert same.shape == e["error"].shape and (
                i == 2 or np.array_equal(same, e["error"])
            ), "errors"
    back = dp.Session(step(), devices=3)
    assert dp.load(folder / "end.safetensors", back).rows == sum(SIZES) and np.array_equal(
        back.state()["w"], state["w"]
    )


check_sharded = check_global


def check_seeds(count, folder, ends):
    require_success(ends)
    alone = dp.Session(train_step(), devices=count)
    for i, size in enumerate(SIZES):
        alone(*rows(size, i), 0.1)
    for r in range(count):
        assert np.array_equal(np.load(folder / f"out-{r}.npz")["w"], alone.state()["w"]), (
            f"rank {r} has not the state of rank 0"
        )


def check_local(count, folder, ends):
    require_success(ends)
    w = initial()["w"].astype("f8")
    losses = []
    for i, size in enumerate([4 * count, 2 * count, count]):
        w, loss, error = reference(w, *rows(size, i), 0.1)
        losses.append(loss)
    for r in range(count):
        f = np.load(folder / f"out-{r}.npz")
        assert np.allclose(f["w"], w, rtol=1e-5, atol=1e-6) and np.allclose(
            [f[f"arr_{i}"] for i in range(3)], losses, rtol=1e-5
        )
        assert np.allclose(f["arr_5"], error, rtol=1e-5, atol=1e-6), (
            "the last errors are those of all rows"
        )


def check_join(count, folder, ends):
    require_success(ends)
    w, losses = initial()["w"].astype("f8"), []
    for i in range(count):
        parts = [
            rows(0 if r == 0 < count - 1 else r + i + 1, 10 * r + i) for r in range(count) if i <= r
        ]
        w, loss, _ = reference(
            w, np.concatenate([x for x, _ in parts]), np.concatenate([y for _, y in parts]), 0.1
        )
        losses.append(loss)
    for r in range(count):
        f = np.load(folder / f"out-{r}.npz")
        assert np.allclose(f["w"], w, rtol=1e-5, atol=1e-6) and f["count"] == count
        assert np.allclose([f[f"arr_{i}"] for i in range(count)], losses, rtol=1e-5), "losses"


def check_first(count, folder, ends):
    require_success(ends)


# What a rank says when rank 1 is at fault: (rank 1, the others).
FAULTS = {
    "raise": (
        "ValueError: rows are missing",
        "dp.errors.JobError: rank 1: ValueError: rows are missing",
    ),
    "kill": (None, "dp.errors.JobError: rank 1 is gone"),
    "batch": ("dp.errors.", "dp.errors."),
    "trace": ("dp.errors.TraceError: user.py:3: a branch on a value", "dp.errors."),
    "compile": ("dp.errors.JobError", "dp.errors."),
    "late": ("dp.errors.", "dp.errors.StepTimeout: rank 1 did not come to"),
    "differ": ("dp.errors.", "dp.errors."),
    "rows": ("dp.errors.ArgumentError", "dp.errors.ArgumentError"),
    "rate": ("rank 1 is at the comparison of the inputs that have changed", "dp.errors."),
    "schedule": ("dp.errors.", "dp.errors."),
    "cut": (None, "dp.errors.JobError: interrupted while rank"),
    "edit": ("the comparison of the states that were set since the last step", "dp.errors."),
}
SAID = {
    "batch": ("x: f32[9, 5], y: f32[9]", "x: f32[5, 5], y: f32[5]", "same sizes"),
    "differ": ("results", "all", "first"),
    "compile": ("CompileError", "bad.mlir:1"),
    "rows": (
        "argument 'x' of step 'train' has other values in rank 1 than in rank 0",
        'batch="local"',
    ),
    "trace": ("a branch on a value",),
    "schedule": ("rank 1 has another 'lr' than rank 0",),
}


# The exception of rank 0, its status and the rank that it names.
CODES = {
    "raise": ("JobError", "ABORTED", 1),
    "kill": ("JobError", "GONE", 1),
    "late": ("StepTimeout", "TIMEOUT", 1),
    "batch": ("RunError", "DIVERGED", 1),
    "rate": ("RunError", "DIVERGED", 1),
    "edit": ("RunError", "DIVERGED", 1),
    "schedule": ("RunError", "INVALID", 1),
    "cut": ("JobError", "INTERRUPTED", None),
}


def check_codes(folder, ends):
    kind, status, rank = CODES[mode]
    found, expected = (
        (folder / "code-0").read_text(),
        f"{kind} {getattr(dp.session.native, status)} {rank}",
    )
    assert found == expected, f"rank 0 ended by {found}, not {expected}: {ends}"


def check_fault(count, folder, ends):
    if mode in CODES:
        check_codes(folder, ends)
    if backend != "tcp":
        return
    for rank, (code, out, err) in enumerate(ends):
        own, other = FAULTS[mode]
        expected = own if rank == 1 else other
        assert code != 0, f"rank {rank} ended well: {out}{err}"
        assert expected is None or expected in err, f"rank {rank} says {err}"
        assert "Fatal Python error" not in err and "core dumped" not in err, err
    everything = "".join(err for _, _, err in ends)
    assert all(text in everything for text in SAID.get(mode, ())), everything


def check_interrupt(count, folder, ends):
    require_success(ends)
    said = {out.strip() for _, out, _ in ends}
    assert len(said) == 1 and min(said).startswith("stopped after "), said
    steps, seen = (int(t) for t in min(said).replace("stopped after ", "").split(", count "))
    assert steps == seen > 20, said
    run = dp.Session(train_step(), devices=2)
    assert dp.load(folder / "end.safetensors", run).step == steps


for count in counts:
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        processes = launch(count, folder)
        if mode == "interrupt":
            end = time.monotonic() + 240
            while time.monotonic() < end and not all(
                (folder / f"ready-{r}").exists() for r in range(count)
            ):
                time.sleep(0.02)
            # To one process, or, as a terminal does, to all.
            for p in processes if count % 2 else processes[-1:]:
                p.send_signal(signal.SIGINT)
        ends = finish(processes)
        if os.environ.get("SHOW"):
            print(*(err.strip().splitlines()[-1:] for _, _, err in ends), sep="\n")
        globals().get(f"check_{mode}", check_fault)(count, folder, ends)
        print(f"{mode} on {count} processes: right")
