"""Signals runs whose third step never ends and judges what they say and leave: endless_step.py
DP_RUN PROGRAM WORK"""

import os
import shutil
import signal
import sys
import time

import numpy as np
import ranks

dp_run, program, work = sys.argv[1:4]
shutil.rmtree(work, ignore_errors=True)
os.makedirs(work)
STATE, DATA, PER_STEP, OUT, FOLDER = (
    os.path.join(work, n) for n in ("s.npz", "x.npz", "by.npz", "o.npz", "c")
)
np.savez(STATE, s=np.int64(5))
np.savez(DATA, x=np.arange(28).reshape(7, 4))
np.savez(PER_STEP, by=np.array([1, 2, 0, 3]))


def require(ok, text):
    if not ok:
        sys.exit(str(text))


def judge(count, which, is_grace):
    shutil.rmtree(FOLDER, ignore_errors=True)
    run = ranks.start(
        [
            dp_run,
            program,
            "--state",
            STATE,
            "--data",
            DATA,
            "--per-step",
            PER_STEP,
            "--batch",
            "7",
            "--steps",
            "4",
            "--out",
            OUT,
            "--checkpoint",
            FOLDER,
            "--every",
            "1",
            "--grace",
            "0.1" if is_grace else "0",
        ],
        count,
    )
    # Then the third step begins, or is about to.
    end = time.monotonic() + ranks.LIMIT
    while not os.path.exists(os.path.join(FOLDER, "step-000000002.npz")):
        require(
            time.monotonic() < end and run.processes[0].poll() is None,
            f"it does not begin: {run.processes[0].returncode}",
        )
        time.sleep(0.01)
    time.sleep(0.3)
    everyone = range(len(run.processes))
    run.kill(everyone, which)
    if not is_grace:
        time.sleep(0.4)
        require(run.processes[0].poll() is None, "the first signal ends the step")
        run.kill(everyone, which)
    statuses, texts = run.finish()
    about = f"{count} devices" if isinstance(count, int) else f"{count[0]} processes"
    about += ", grace" if is_grace else ", second signal"
    for rank, (status, text) in enumerate(zip(statuses, texts)):
        who = f"rank {rank}: " if len(texts) > 1 else ""
        errors = [line for line in text.splitlines() if "error" in line]
        want = (
            f"dp-run: error: {who}ended by {which.name} in step 3 of entry 'train', which has not "
            f"ended"
        )
        require(status == -which and errors == [want], f"{about}: {status}: {text}")
    left = sorted(os.listdir(FOLDER))
    require(
        left == ["step-000000001.npz", "step-000000002.npz"] and not os.path.exists(OUT),
        f"{about}: left {left}",
    )
    print(f"{about}: ended in step 3")


judge(1, signal.SIGTERM, True)
judge(3, signal.SIGINT, True)
judge(2, signal.SIGTERM, False)
judge((2,), signal.SIGTERM, True)
judge((2,), signal.SIGINT, False)
