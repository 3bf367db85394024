"""Ends runs by signals and judges what is left: signals.py BIN PROGRAMS DATA WORK threads|tcp|mpi
[MPIRUN]

DATA is what make_data.py writes. Every run has more steps than it could ever do.
"""

import os
import re
import shlex
import shutil
import signal
import sys
import time

import numpy as np
import ranks

binaries, programs, data, work, launcher = sys.argv[1:6]
dp_run = os.path.join(binaries, "dp-run")
MANY = 10**9
EXCHANGE = [
    dp_run,
    os.path.join(programs, "exchange.so"),
    "--data",
    os.path.join(data, "moments.npz"),
    "--batch",
    "20",
    "--shuffle",
    "4",
    "--timeout",
    "30",
]
TOTALS = ["--state", os.path.join(data, "totals.npz")]


def path(name):
    return os.path.join(work, name)


def wait_until(what, run=None):
    end = time.monotonic() + ranks.LIMIT
    while not what():
        if time.monotonic() > end or (run and all(p.poll() is not None for p in run.processes)):
            sys.exit(f"it does not begin: {run.finish() if run else ''}")
        time.sleep(0.01)


def has_checkpoint():
    return os.path.isdir(path("c")) and any(n.startswith("step-") for n in os.listdir(path("c")))


def same(one, other):
    one, other = dict(np.load(one)), dict(np.load(other))
    return sorted(one) == sorted(other) and all(one[k].tobytes() == other[k].tobytes() for k in one)


def require(ok, text):
    if not ok:
        sys.exit(text)


def begin(count, **options):
    shutil.rmtree(path("c"), ignore_errors=True)
    for name in ("o.npz", "p.npz"):
        if os.path.exists(path(name)):
            os.unlink(path(name))
    command = (
        EXCHANGE
        + TOTALS
        + ["--steps", str(MANY), "--out", path("o.npz"), "--checkpoint", path("c"), "--every", "20"]
    )
    if launcher == "threads":
        run = ranks.start(command, count, **options)
    elif launcher == "tcp":
        run = ranks.start(command, (count,), **options)
    else:
        for rank in range(count):
            if os.path.exists(path(f"pid-{rank}")):
                os.unlink(path(f"pid-{rank}"))
        script = f"echo $$ > {work}/pid-$OMPI_COMM_WORLD_RANK; exec {shlex.join(command)}"
        run = ranks.Run(
            [shlex.split(sys.argv[6]) + ["-n", str(count), "sh", "-c", script]], **options
        )
    wait_until(has_checkpoint, run)
    return run


def send(run, targets, which):
    if launcher != "mpi":
        return run.kill(targets, which)
    for rank in targets:
        with open(path(f"pid-{rank}")) as file:
            os.kill(int(file.read()), which)


def judge(run, count, which, about):
    """A run that was asked to stop: all ranks after one step, with all that was asked for."""
    statuses, texts = run.finish()
    text = "".join(texts)
    found = re.search(
        rf"dp-run: stopped by {which.name} after step (\d+) of {MANY}$", text, re.MULTILINE
    )
    # mpirun has one of its ranks' statuses.
    require(found and set(statuses) == {128 + which}, f"{about}: {statuses}: {text[-2000:]}")
    done = int(found[1])
    again = EXCHANGE + TOTALS + ["--out", path("p.npz")]
    statuses, texts = ranks.run(again + ["--steps", str(done)], count)
    require(
        statuses == [0] and same(path("o.npz"), path("p.npz")),
        f"{about}: another state after {done} steps",
    )
    # It continues from there, without --state, since the checkpoint has it.
    more = ["--checkpoint", path("c"), "--resume", "--out", path("o.npz"), "--steps", str(done + 7)]
    statuses, texts = ranks.run(EXCHANGE + more, count)
    require(statuses == [0] and f"at step {done}" in texts[0], f"{about}: {texts}")
    statuses, _ = ranks.run(again + ["--steps", str(done + 7)], count)
    require(same(path("o.npz"), path("p.npz")), f"{about}: another state after {done} and 7 steps")
    left = [n for f in (work, path("c")) for n in os.listdir(f) if n.startswith(".")]
    require(not left, f"{about}: left {left}")
    print(f"{launcher}, {about}: stopped")


os.makedirs(work, exist_ok=True)
if launcher == "threads":
    for count, which in (1, signal.SIGTERM), (3, signal.SIGINT), (2, signal.SIGHUP):
        run = begin(count)
        send(run, [0], which)
        judge(run, count, which, f"{count} devices, {which.name}")
    # timeout(1) sends its signal to the process and to the group.
    run = begin(2)
    send(run, [0], signal.SIGTERM)
    send(run, [0], signal.SIGTERM)
    judge(run, 2, signal.SIGTERM, "one wish twice")
    # As nohup has it.
    run = begin(2, preexec=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
    send(run, [0], signal.SIGHUP)
    time.sleep(0.3)
    send(run, [0], signal.SIGTERM)
    judge(run, 2, signal.SIGTERM, "SIGHUP that is ignored")
    # A device that is stuck ends no step.
    stuck = (
        EXCHANGE
        + TOTALS
        + ["--steps", "40", "--out", path("q.npz"), "--checkpoint", path("s"), "--every", "1"]
    )
    shutil.rmtree(path("s"), ignore_errors=True)
    run = ranks.start(stuck, 2, env={"DP_FAULT": "0:20:stall"})
    wait_until(lambda: os.path.exists(path("s/step-000000006.npz")), run)
    send(run, [0], signal.SIGTERM)
    time.sleep(0.6)
    require(run.processes[0].poll() is None, "a stuck run has ended by the first signal")
    send(run, [0], signal.SIGTERM)
    statuses, texts = run.finish()
    require(
        statuses == [-signal.SIGTERM]
        and not os.path.exists(path("q.npz"))
        and re.search(
            r"^dp-run: error: ended by SIGTERM in step \d+ of entry '\w+', which has not ended$",
            texts[0],
            re.MULTILINE,
        ),
        f"second signal: {statuses}: {texts}",
    )
    print("threads, second signal: ended")
    # Before the first step: it waits for somebody to write the state.
    os.mkfifo(path("fifo"))
    run = ranks.start(EXCHANGE + ["--state", path("fifo")], 1)
    time.sleep(0.5)
    send(run, [0], signal.SIGINT)
    statuses, texts = run.finish()
    require(statuses == [-signal.SIGINT], f"before the first step: {statuses}: {texts}")
    print("threads, before the first step: ended")
else:
    for count, targets, which in (
        (2, [1], signal.SIGTERM),
        (3, [0], signal.SIGTERM),
        (4, [2], signal.SIGINT),
        (3, [0, 1, 2], signal.SIGTERM),
    ):
        run = begin(count)
        send(run, targets, which)
        judge(run, count, which, f"{count} ranks, {which.name} to {targets}")
if launcher == "tcp":
    # One rank is stuck, the other one says so when it is told a second time.
    stuck = EXCHANGE + TOTALS + ["--steps", "40", "--checkpoint", path("s"), "--every", "1"]
    run = ranks.start(stuck, (2,), env={"DP_FAULT": "1:20:stall"})
    wait_until(lambda: os.path.exists(path("s/step-000000006.npz")), run)
    for _ in range(2):
        require(run.processes[0].poll() is None, "it has ended by the first signal")
        send(run, [0, 1], signal.SIGTERM)
        time.sleep(0.6)
    statuses, texts = run.finish()
    require(
        statuses[0] == 1
        and statuses[1] == -signal.SIGTERM
        and "interrupted while rank 0 waits for rank 1" in texts[0]
        and "dp-run: error: rank 1: ended by SIGTERM in step" in texts[1],
        f"{statuses}: {texts}",
    )
    print("tcp, second signal: ended")
