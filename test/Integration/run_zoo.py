#!/usr/bin/env python3
"""Compiles models of the zoo and compares them with JAX on several device counts.

run_zoo.py ZOO [MODEL...] --dp-compile P --dp-run P --work DIR [--devices 1,2,3,4,7,8]
           [--compile-options=OPTIONS] [--bytes]

Without a MODEL all are taken. One may be NAME=BYTES: then the step must send no more bytes on 2
devices.
--bytes prints the bytes that the step sends there beside those of JAX, and runs nothing. Exits
nonzero when a model does not compile, runs longer than five minutes on one device count, disagrees
with expected.npz or exceeds its limit.
"""

import argparse
import contextlib
import io
import json
import os
import signal
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import run_model


def call(command, limit):
    """Returns standard output and error of a command that ends with status 0, else None and the
    reason."""
    try:
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=limit
        )
    except subprocess.TimeoutExpired:
        return None, f"{' '.join(command)}\nstill runs after {limit} s"
    return (done.stdout, "") if done.returncode == 0 else (None, done.stdout)


def run_model_within(arguments, limit):
    """Runs a model in this process, with numpy imported once for all. Returns what it prints, else
    None and the reason."""

    def stop(*_):
        raise TimeoutError(f"still runs after {limit} s")

    printed = io.StringIO()
    signal.signal(signal.SIGALRM, stop)
    signal.alarm(limit)
    try:
        with contextlib.redirect_stdout(printed):
            status = run_model.main(arguments)
    except (SystemExit, TimeoutError) as error:
        return None, f"{printed.getvalue()}{error}"
    finally:
        signal.alarm(0)
    return (None if status else printed.getvalue()), printed.getvalue()


def compile_model(args, folder, output, options):
    with open(os.path.join(folder, "model.json")) as file:
        batched = json.load(file)["batch_dim"]
    scatter = ",".join(f"{name}:{dim}" for name, dim in batched.items())
    return call(
        [args.dp_compile, os.path.join(folder, "graph.mlir"), "--scatter", scatter, "-o", output]
        + options,
        300,
    )


def step_bytes(args, folder, work):
    """Returns the bytes that a training step sends on 2 devices, or None and the reason."""
    report = os.path.join(work, "report.json")
    done, why = compile_model(
        args,
        folder,
        os.path.join(work, "schedule"),
        ["--devices", "2", "--emit=schedule", f"--report={report}"],
    )
    if done is None:
        return None, why
    with open(report) as file:
        return {entry["name"]: entry["bytes"] for entry in json.load(file)["entries"]}[
            "train_step"
        ], ""


def check(args, name, limit):
    """Returns whether the model agrees and sends at most `limit` bytes (None: any)."""
    folder, work = os.path.join(args.zoo, name), os.path.join(args.work, name)
    os.makedirs(work, exist_ok=True)
    notes = []
    if limit is not None or args.bytes:
        sent, why = step_bytes(args, folder, work)
        if sent is None:
            print(f"{name}: does not compile\n{why}")
            return False
        with open(os.path.join(folder, "model.json")) as file:
            jax = json.load(file).get("jax_bytes")
        notes.append(f"{sent} bytes" + ("" if jax is None else f", JAX {jax}"))
        if limit is not None and sent > limit:
            print(f"{name}: sends {sent} bytes per step on 2 devices, expected at most {limit}")
            return False
    if not args.bytes:
        start = time.time()
        program = os.path.join(work, "step.so")
        done, why = compile_model(args, folder, program, args.compile_options.split())
        if done is None:
            print(f"{name}: does not compile\n{why}")
            return False
        compiled = time.time()
        run = [folder, "--program", program, "--dp-run", args.dp_run]
        run += ["--work", work, "--devices", args.devices]
        done, why = run_model_within(run, 300 * len(args.devices.split(",")))
        if done is None:
            print(f"{name}: wrong\n{why}")
            return False
        notes.append(f"compiled in {compiled - start:.1f} s, run in {time.time() - compiled:.1f} s")
    print(f"{name}: ok, " + ", ".join(notes), flush=True)
    return True


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("zoo")
    parser.add_argument("models", nargs="*")
    parser.add_argument("--dp-compile", required=True)
    parser.add_argument("--dp-run", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--devices", default="1,2,3,4,7,8")
    parser.add_argument(
        "--compile-options", default="", help="more options for dp-compile, separated by blanks"
    )
    parser.add_argument("--bytes", action="store_true")
    args = parser.parse_intermixed_args()
    failed = []
    folders = sorted(entry.name for entry in os.scandir(args.zoo) if entry.is_dir())
    for model in args.models or folders:
        name, _, limit = model.partition("=")
        if not check(args, name, int(limit) if limit else None):
            failed.append(name)
    print(f"failed: {', '.join(failed)}" if failed else "every model agrees")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
