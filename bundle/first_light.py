#!/usr/bin/env python3
"""Runs dp's programs and library calls on a machine's GPU, compares their results, and times
training steps beside torch and JAX.

first_light.py [--only GROUP_OR_NAME,...] [--failed FINDINGS] [--deadline 540] [--patience 1] [--out
DIR]

Its folder is that of `./dp bundle --first-light`. It needs the GPU's driver, CUDA's libraries (a
toolkit or PyPI's wheels) and python3 with numpy; no compiler and no network. Steps run in order of
value, several at a time, each with a limit of its own. Those that do not fit before the deadline
(seconds from the start) are skipped. Each finding is appended to OUT/findings.jsonl and, unless it
passed, printed as it comes; OUT/logs has the whole output of each failed step. The groups:

  calls     every call of every library, with exact results (the runtime's unit tests on the real
            libraries)
  digits    the digits classifier to its reference: plain, as CUDA graphs, with several ranks on the
            GPU
  programs  a program for each kind of kernel and call, against numpy
  models    the other main models as digits
  checks    failed checks in kernels, whose messages must arrive
  session   models of JAX and PyTorch trained from Python, if these can be imported
            (session_check.py)
  graphs    every other reference model, on one rank
  bits      equal bits in two runs, as a CUDA graph, and with measured algorithms that are read back
  entries   every op's rules, against the host's program
  memory    compute-sanitizer's memcheck and racecheck
  times     training steps of GPT-2, ResNet-50 and BERT beside torch and JAX, if those can be
            imported (steps/time_steps.py); torch and JAX compile in the background from the start

--only takes groups, names of steps ("digits: plain") and their part before the colon; --failed
takes the findings of an earlier run and runs the steps that failed in it. Ends with "N passed, N
failed, N skipped"; the exit status is zero if nothing failed.
"""

import argparse
import concurrent.futures
import json
import os
import sys
import tarfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "steps")]
from groups import GROUPS, make_steps
from groups.times import Times
from machine import find_library_folders, print_facts
from run import Places, Run


def select(steps, args):
    """Returns the steps that --only and --failed name."""
    if args.failed:
        with open(args.failed) as file:
            verdicts = {
                (entry["group"], entry["name"]): entry["verdict"] for entry in map(json.loads, file)
            }
        steps = [step for step in steps if verdicts.get(step[:2]) == "FAILED"]
        if not steps:
            sys.exit(f"first_light.py: error: no step of this folder failed in {args.failed}")
    wanted = [word for word in args.only.split(",") if word]
    for word in wanted:
        if not any(word in (group, name, name.split(":")[0]) for group, name, _ in steps):
            sys.exit(
                f"first_light.py: error: no group or step has the name {word}; the groups are "
                f"{', '.join(GROUPS)}"
            )
    return [
        step
        for step in steps
        if not wanted or {step[0], step[1], step[1].split(":")[0]} & set(wanted)
    ]


def print_summary(run):
    for group in GROUPS:
        entries = [entry for entry in run.entries if entry["group"] == group]
        if not entries:
            continue
        verdicts = {
            verdict: sum(entry["verdict"] == verdict for entry in entries)
            for verdict in ("passed", "FAILED", "skipped")
        }
        print(
            f"{group}: "
            + ", ".join(f"{count} {verdict}" for verdict, count in verdicts.items() if count)
            + f"; slowest {max(entry['seconds'] for entry in entries):.1f} s, last at "
            f"{max(entry['at'] for entry in entries):.0f} s"
        )
    print(
        f"{run.count('passed')} passed, {run.count('FAILED')} failed, {run.count('skipped')} "
        f"skipped",
        flush=True,
    )


def main():
    parser = argparse.ArgumentParser(
        description="run dp's programs on a GPU, compare their results and time training steps"
    )
    parser.add_argument("--only", default="", help="groups and names of steps (default: all)")
    parser.add_argument(
        "--failed",
        metavar="FINDINGS",
        help="findings.jsonl of an earlier run: only the steps that failed in it",
    )
    parser.add_argument("--deadline", type=float, default=540, help="seconds in all (default 540)")
    parser.add_argument(
        "--patience",
        type=float,
        default=1,
        help="factor of each step's limit, for a machine that is busy (default 1; give a later "
        "--deadline, too)",
    )
    parser.add_argument(
        "--out",
        default=os.path.join(HERE, "out"),
        help="folder for findings and logs (default: out beside this file)",
    )
    parser.add_argument(
        "--work",
        default="/tmp/first-light-run",
        help="folder for results of programs (default /tmp/first-light-run)",
    )
    parser.add_argument("--jobs", type=int, default=10, help="steps at a time (default 10)")
    parser.add_argument(
        "--lines", type=int, default=6, help="lines of output to print of a failed step (default 6)"
    )
    parser.add_argument(
        "--models",
        default=os.path.join(HERE, "models"),
        help="folder with the reference models' data",
    )
    parser.add_argument(
        "--log-libraries",
        action="store_true",
        help="let cuBLASLt, cuDNN and NCCL log their calls into the output",
    )
    parser.add_argument(
        "--times-options", default="", help="more options of time_steps.py, separated by blanks"
    )
    args = parser.parse_args()
    for name in ("out", "work", "models"):
        setattr(args, name, os.path.abspath(getattr(args, name)))
    try:
        with open(os.path.join(HERE, "first-light.json")) as file:
            contents = json.load(file)
    except OSError as error:
        sys.exit(
            f"first_light.py: error: {error}; this must run in a folder that `./dp bundle "
            f"--first-light DIR` wrote"
        )
    if not os.path.isdir(os.path.join(HERE, "programs")):
        with tarfile.open(os.path.join(HERE, "programs.tar.xz")) as archive:
            archive.extractall(HERE)
    os.makedirs(args.work, exist_ok=True)
    folders = find_library_folders()
    # cuDNN opens libnvrtc-builtins by its name.
    os.environ["LD_LIBRARY_PATH"] = ":".join(
        folders + [p for p in [os.environ.get("LD_LIBRARY_PATH")] if p]
    )
    if args.log_libraries:
        os.environ.update(
            CUBLASLT_LOG_LEVEL="5",
            CUDNN_LOGLEVEL_DBG="3",
            CUDNN_LOGDEST_DBG="stderr",
            NCCL_DEBUG="INFO",
        )
    run = Run(args, Places(HERE, args.work, args.models), contents)
    steps = select(make_steps(run), args)
    rows = [name for group, name, _ in steps if group == "times"]
    times = Times(run, rows) if rows else None
    try:
        if times:
            times.prepare()
        print_facts(run, folders)

        def guard(group, name, function):
            if run.left() <= 1:
                return run.add(group, name, "skipped", 0.0, "time")
            try:
                run.add(group, name, *function())
            except Exception as error:  # A fault of this script must not end the others.
                run.add(
                    group, name, "FAILED", 0.0, f"first_light.py: {type(error).__name__}: {error}"
                )

        with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
            list(
                pool.map(lambda step: guard(*step), [step for step in steps if step[0] != "times"])
            )
        if times:
            times.measure()
    finally:
        if times:
            times.end()
    print_summary(run)
    return 1 if run.count("FAILED") else 0


if __name__ == "__main__":
    sys.exit(main())
