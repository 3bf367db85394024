#!/usr/bin/env python3
"""Kills, stalls and aborts ranks at every rendezvous of a training step, and judges
how the run ends.

fault_matrix.py threads|mpi|tcp --program STEP.so --model MODEL_DIR --dp-run P
                --ranks 2,3,4 [--mpirun "mpirun ..."] [--jobs N] [--sample]

Every run must end in time, with a nonzero status, and every rank that survives
must say which rank is missing, in which collective and where in the source that
is. --sample takes each rank, each rendezvous and each kind once instead of all
combinations.
"""

import argparse
import concurrent.futures
import os
import re
import shlex
import subprocess
import sys
import tempfile

DEADLINE = 1.5  # seconds, of dp-run
LIMIT = 100  # seconds, of the test: on a busy machine a start takes long
# mpirun ends the survivors of a dead rank after a second, less than a start
# takes on a busy machine: a run in which they did not all report is repeated
# once with this many seconds for them.
PATIENCE = 10
launcher = os.path.join(os.path.dirname(os.path.abspath(__file__)), "launch.py")


def run(args, ranks, fault, patience=1):
    model = lambda name: os.path.join(args.model, name)
    command = [
        args.dp_run,
        args.program,
        "--entry",
        "train_step",
        "--state",
        model("init.npz"),
        "--data",
        model("data.npz"),
        "--batch",
        "60",
        "--steps",
        "2",
        "--timeout",
        str(DEADLINE),
    ]
    if args.launcher == "threads":
        command += ["--devices", str(ranks)]
    elif args.launcher == "mpi":
        command = shlex.split(args.mpirun) + ["-n", str(ranks)] + command
    else:
        command = [sys.executable, launcher, str(ranks)] + command
    # Two mpiruns that make Open MPI's folder at the same time fail.
    with tempfile.TemporaryDirectory() as folder:
        env = dict(
            os.environ,
            DP_FAULT="{}:{}:{}".format(*fault),
            TMPDIR=folder,
            OMPI_MCA_odls_base_sigkill_timeout=str(patience),
        )
        try:
            done = subprocess.run(
                command,
                env=env,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=LIMIT,
            )
            return done.returncode, done.stdout
        except subprocess.TimeoutExpired as error:
            return None, (error.stdout or b"").decode()


def rendezvous(args):
    """The rendezvous of one step: how each is called in messages."""
    names = []
    for sequence in range(1, 100):
        text = run(
            argparse.Namespace(**dict(vars(args), launcher="threads")), 2, (1, sequence, "abort")
        )[1]
        found = re.search(rf"rank 1: failed as DP_FAULT says at (.*) \(sequence {sequence}\)", text)
        if not found:
            sys.exit(f"no fault at sequence {sequence}: {text}")
        names.append(found[1])
        if names[-1] == "the end of the step":
            return names
    sys.exit("the step does not end")


def judge(args, ranks, fault, names):
    """What is wrong with how the run ended, or nothing."""
    wrong = judge_run(args, ranks, fault, names, 1)
    if wrong and args.launcher == "mpi":
        wrong = judge_run(args, ranks, fault, names, PATIENCE)
    return wrong


def judge_run(args, ranks, fault, names, patience):
    rank, sequence, kind = fault
    status, text = run(args, ranks, fault, patience)
    if status is None:
        return f"did not end within {LIMIT} s: {text}"
    if status == 0:
        return f"status 0: {text}"
    where = names[(sequence - 1) % len(names)]
    place = f"{where} (sequence {sequence})"
    lines = [line for line in text.splitlines() if "dp-run: error: " in line]
    reports = [line for line in lines if f"rank {rank}" in line and place in line]
    if args.launcher == "threads" or kind == "abort":
        # One process reports it; with abort the first one adds where it was.
        wanted = 1
    else:
        wanted = ranks - 1
    return (
        ""
        if len(reports) >= wanted
        else f"{len(reports)} of {wanted} ranks report rank {rank} in {place}: {text}"
    )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("launcher", choices=["threads", "mpi", "tcp"])
    parser.add_argument("--program", required=True)
    parser.add_argument("--model", required=True)
    parser.add_argument("--dp-run", required=True)
    parser.add_argument("--ranks", required=True)
    parser.add_argument("--mpirun", default="mpirun")
    parser.add_argument("--jobs", type=int, default=4)
    parser.add_argument("--sample", action="store_true")
    args = parser.parse_args()

    names = rendezvous(args)
    place = re.compile(r" at (?:[^,]*, )?\S+:\d+:\d+")  # With a module's name, or without.
    if not all(map(place.search, names[:-1])) or len(names) < 2:
        sys.exit(f"the step's collectives have no source locations: {names}")
    # The second step's too: sequence numbers go on.
    sequences = range(1, 2 * len(names) + 1)
    kinds = ["kill", "stall", "abort"] + (["exit"] if args.launcher != "threads" else [])
    cases = []
    for ranks in map(int, args.ranks.split(",")):
        every = [(rank, s, kind) for s in sequences for kind in kinds for rank in range(ranks)]
        if args.sample:
            count = max(ranks, len(sequences), len(kinds))
            every = [
                (i % ranks, sequences[i % len(sequences)], kinds[(i + ranks) % len(kinds)])
                for i in range(count)
            ]
        cases += [(ranks, fault) for fault in every]
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        wrong = list(pool.map(lambda case: judge(args, *case, names), cases))
    for (ranks, fault), text in zip(cases, wrong):
        if text:
            print("{} ranks, fault {}:{}:{}: ".format(ranks, *fault) + text)
    bad = sum(map(bool, wrong))
    print(
        f"{len(cases) - bad} faults ended in time on all ranks, {bad} did not; "
        f"rendezvous of a step: {', '.join(names)}"
    )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
