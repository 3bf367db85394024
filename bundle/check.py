#!/usr/bin/env python3
"""Checks a bundle of compiled models on a machine with a GPU.

check.py [--models digits,wide] [--only results,sanitizer,timing] [--ranks 2,3,4,8]
         [--json FILE]

Needs the GPU's driver, CUDA 13's cuBLASLt, NCCL and python3 with numpy; no
compiler. Its folder has bin/dp-run, lib/ and per model its executable, data and
reference results.

  results    trains and evaluates each model on one rank through NCCL (on more
             GPUs, if there are more) and on several ranks of one GPU through the
             loopback communicator, and compares with the reference results
  sanitizer  three steps under compute-sanitizer's memcheck and racecheck
  timing     milliseconds per step, in turns with torch.compile, torch's
             DistributedDataParallel and jax.jit where these can be imported,
             in f32 and, where the name says so, with products in TF32

Ends with "N passed, N failed"; the exit status is zero if nothing failed. Checks
that this machine cannot run are skipped with the reason. The file of --json is
complete after each finding.
"""

import argparse
import contextlib
import ctypes
import glob
import json
import os
import queue
import re
import shutil
import socket
import statistics
import subprocess
import sys
import threading

HERE = os.path.dirname(os.path.abspath(__file__))
RUNNER = os.path.join(HERE, "bin", "dp-run")
ROUNDS, STEPS = 5, 200
SKIP = 20
# Seconds for a worker to import its framework and compile, and for its steps.
READY_LIMIT, STEPS_LIMIT = 180, 60


class Report:
    """The findings, as lines and as a JSON file that is complete after each of them."""

    def __init__(self, file, gpus):
        self.entries, self.file, self.gpus = [], file, gpus

    def add(self, what, verdict, detail=""):
        self.entries.append({"what": what, "verdict": verdict, "detail": detail})
        print(f"{verdict:<9}{what}" + (f": {detail}" if detail else ""), flush=True)
        if self.file:
            with open(self.file + ".tmp", "w") as file:
                json.dump({"gpus": self.gpus, "findings": self.entries}, file, indent=1)
            os.replace(self.file + ".tmp", self.file)

    def count(self, verdict):
        return sum(entry["verdict"] == verdict for entry in self.entries)


def model_dir(model):
    return os.path.join(HERE, "models", model)


def program(model, variant=""):
    return os.path.join(model_dir(model), f"step{variant}.so")


def run(command, timeout=500):
    try:
        done = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=timeout
        )
        return done.returncode, done.stdout
    except subprocess.TimeoutExpired as expired:
        return 124, f"no end after {timeout} s\n{(expired.stdout or b'').decode(errors='replace')}"


def last_lines(text, count=6):
    return " | ".join(line for line in text.splitlines()[-count:] if line.strip())


def describe(model):
    with open(os.path.join(model_dir(model), "model.json")) as file:
        return json.load(file)


def per_step_rows(model):
    """Returns for how many steps the model has inputs of each step; STEPS where it has none."""
    path = os.path.join(model_dir(model), "per_step.npz")
    if not os.path.exists(path):
        return STEPS
    import numpy as np

    with np.load(path) as arrays:
        return min(len(arrays[name]) for name in arrays.files)


def train_command(model, steps, extra, name=""):
    """Returns the dp-run command of some training steps."""
    description = describe(model)

    def data(file):
        return os.path.join(model_dir(model), file)

    command = [
        RUNNER,
        program(model, name),
        "--entry",
        "train_step",
        "--state",
        data("init.npz"),
        "--data",
        data("data.npz"),
        "--batch",
        str(description["batch"]),
        "--steps",
        str(steps),
    ]
    if os.path.exists(data("per_step.npz")):
        command += ["--per-step", data("per_step.npz")]
    return command + extra


def check_results(report, models, ranks, gpus, work):
    for model in models:
        plans = [("NCCL", str(n), []) for n in range(1, min(gpus, 8) + 1)]
        plans += [("loopback", str(n), ["--loopback"]) for n in ranks]
        for how, devices, options in plans:
            code, output = run(
                [
                    sys.executable,
                    os.path.join(HERE, "run_model.py"),
                    model_dir(model),
                    "--program",
                    program(model),
                    "--dp-run",
                    RUNNER,
                    "--work",
                    os.path.join(work, model),
                    "--devices",
                    devices,
                    "--run-options=" + " ".join(options),
                ]
            )
            what = (
                f"{model}: reference results, {devices} rank{'s' if devices != '1' else ''}, {how}"
            )
            report.add(what, "FAILED" if code else "passed", last_lines(output))


def check_sanitizer(report, models, work):
    tool = shutil.which("compute-sanitizer") or "/usr/local/cuda/bin/compute-sanitizer"
    if not os.path.exists(tool):
        report.add("compute-sanitizer", "skipped", "it is not installed")
        return
    for model in models:
        for check in ("memcheck", "racecheck"):
            for devices, options in (("1", []), ("2", ["--loopback"])):
                command = train_command(model, 3, ["--devices", devices] + options)
                code, output = run([tool, "--tool", check, "--error-exitcode", "99"] + command)
                what = f"{model}: {check}, {devices} rank{'s' if devices != '1' else ''}"
                if re.search(r"Device not supported|failed to initialize", output, re.IGNORECASE):
                    report.add(what, "skipped", last_lines(output, 3))
                else:
                    report.add(what, "FAILED" if code else "passed", last_lines(output, 3))


def free_port():
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Worker:
    """A process that says "ready" and then answers `COUNT` with the seconds of that many steps."""

    def __init__(self, name, script, model, work, environment):
        self.errors = open(os.path.join(work, f"{name}-{model}.log".replace(" ", "-")), "w+")
        self.process = subprocess.Popen(
            [sys.executable, os.path.join(HERE, script), "steps", model, "1"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env=dict(
                os.environ,
                DP_JAX_PLATFORM="cuda",
                DP_TORCH_DEVICE="cuda",
                RANK="0",
                XLA_PYTHON_CLIENT_PREALLOCATE="false",
                MASTER_ADDR="127.0.0.1",
                MASTER_PORT=str(free_port()),
                **environment,
            ),
        )
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()
        self.ready = self.take(READY_LIMIT).strip() == "ready"

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put("")

    def take(self, limit):
        """Returns the next line; an empty one where the process ends or needs longer, which ends
        it."""
        try:
            return self.lines.get(timeout=limit)
        except queue.Empty:
            self.process.kill()
            self.errors.write(f"\nno answer after {limit} s\n")
            self.errors.flush()
            return ""

    def steps(self, count):
        with contextlib.suppress(OSError):  # It has ended.
            self.process.stdin.write(f"{count}\n")
            self.process.stdin.flush()
        line = self.take(STEPS_LIMIT)
        return json.loads(line) if line else {}

    def why(self):
        self.errors.seek(0)
        return last_lines(self.errors.read(), 1)

    def close(self):
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.errors.close()


def without_first(seconds):
    """Returns the seconds without those of the first steps, which load code and create plans."""
    return seconds[min(SKIP, len(seconds) // 2) :]


def dp_seconds(model, work, variant, extra):
    """Returns the seconds of each step, or none and the reason."""
    times = os.path.join(work, "timings.json")
    code, output = run(
        train_command(
            model,
            min(STEPS, per_step_rows(model)),
            ["--devices", "1", "--timings", times] + extra,
            variant,
        )
    )
    if code:
        return None, last_lines(output)
    with open(times) as file:
        return json.load(file), ""


def check_timing(report, models, work):
    variants = [("dp", "", []), ("dp, CUDA graph", "", ["--cuda-graph"]), ("dp, TF32", "-tf32", [])]
    for model in models:
        workers = {}
        for name, script, environment in (
            ("jax.jit", "jax_worker.py", {"JAX_DEFAULT_MATMUL_PRECISION": "highest"}),
            ("jax.jit, TF32", "jax_worker.py", {}),  # JAX's default on GPUs.
            ("torch.compile", "torch_worker.py", {}),
            ("torch.compile, TF32", "torch_worker.py", {"DP_TORCH_TF32": "1"}),
            ("DistributedDataParallel", "ddp_worker.py", {}),
        ):
            worker = Worker(name, script, model, work, environment)
            if worker.ready:
                workers[name] = worker
            else:
                report.add(f"{model}: time of {name}", "skipped", worker.why())
                worker.close()
        times = {}
        missing = set()
        for _ in range(ROUNDS):
            for name, variant, extra in variants:
                if name in missing or not os.path.exists(program(model, variant)):
                    continue
                result, why = dp_seconds(model, work, variant, extra)
                if result is None:
                    missing.add(name)
                    report.add(f"{model}: time of {name}", "FAILED", why)
                    continue
                times.setdefault((name, "fed"), []).extend(without_first(result["steps"]))
                if result.get("device_steps"):
                    times.setdefault((name, "on the GPU"), []).extend(
                        without_first(result["device_steps"])
                    )
            for name, worker in workers.items():
                for how, seconds in worker.steps(STEPS).items():
                    times.setdefault((name, how), []).extend(without_first(seconds))
        for worker in workers.values():
            worker.close()
        for (name, how), seconds in times.items():
            report.add(
                f"{model}: milliseconds a step, {name}, {how}",
                "measured",
                f"median {statistics.median(seconds) * 1e3:.4f}, least {min(seconds) * 1e3:.4f}",
            )


def find_libraries():
    """Points dp-run to libraries that only PyPI's wheels have. Returns the path of each.

    The loader's path has the wheels' folders, too: cuDNN opens libnvrtc-builtins by its name."""
    names = {
        "CUBLASLT": ("libcublasLt.so.13", "libcublasLt.so.12"),
        "NCCL": ("libnccl.so.2",),
        "CUDNN": ("libcudnn.so.9",),
        "CUBLAS": ("libcublas.so.13", "libcublas.so.12"),
        "CUSOLVER": ("libcusolver.so.12", "libcusolver.so.11"),
        "CUFFT": ("libcufft.so.12", "libcufft.so.11"),
    }
    folders = [os.path.join(path, "nvidia", "*", "lib") for path in sys.path if path]
    wheels = [place for folder in folders for place in sorted(glob.glob(folder))]
    if wheels:
        os.environ["LD_LIBRARY_PATH"] = ":".join(
            [p for p in [os.environ.get("LD_LIBRARY_PATH")] if p] + wheels
        )
    folders += ["/usr/local/cuda/lib64", "/usr/local/cuda/targets/*/lib"]
    places = {}
    for key, choices in names.items():
        variable = f"DP_{key}_LIBRARY"
        if variable in os.environ:
            places[key] = os.environ[variable]
            continue
        for name in choices:
            try:
                ctypes.CDLL(name)
                places[key] = name
            except OSError:
                found = [
                    file
                    for folder in folders
                    for file in sorted(glob.glob(os.path.join(folder, name)))
                ]
                if not found:
                    continue
                places[key] = os.environ[variable] = found[0]
            break
        places.setdefault(key, "not found")
    return places


def count_gpus():
    try:
        listing = subprocess.run(["nvidia-smi", "-L"], stdout=subprocess.PIPE, text=True)
    except FileNotFoundError:
        return 0, "nvidia-smi is not installed"
    lines = [line for line in listing.stdout.splitlines() if line.startswith("GPU ")]
    return len(lines), "; ".join(lines) or "nvidia-smi lists no GPU"


def main():
    parser = argparse.ArgumentParser(description="check a bundle on a machine with a GPU")
    parser.add_argument("--models", help="models of the bundle to check (default: all)")
    parser.add_argument("--only", default="results,sanitizer,timing")
    parser.add_argument(
        "--ranks", default="2,3,4,8", help="rank counts for the loopback communicator"
    )
    parser.add_argument(
        "--gpus", type=int, help="number of GPUs to use (default: all that nvidia-smi lists)"
    )
    parser.add_argument(
        "--work", default=os.path.join(HERE, "work"), help="folder for results and logs"
    )
    parser.add_argument("--json", help="file to which the findings are written, too")
    args = parser.parse_args()
    os.makedirs(args.work, exist_ok=True)
    models = (
        args.models.split(",") if args.models else sorted(os.listdir(os.path.join(HERE, "models")))
    )
    gpus, names = (args.gpus, f"{args.gpus} as given") if args.gpus is not None else count_gpus()
    print(f"GPUs: {names}", flush=True)
    for key, place in find_libraries().items():
        print(f"{key}: {place}", flush=True)
    report = Report(args.json, names)
    if gpus == 0:
        report.add("everything", "skipped", names)
    else:
        wanted = args.only.split(",")
        if "results" in wanted:
            check_results(
                report, models, [int(n) for n in args.ranks.split(",") if n], gpus, args.work
            )
        if "sanitizer" in wanted:
            check_sanitizer(report, models, args.work)
        if "timing" in wanted:
            check_timing(report, models, args.work)
    print(
        f"{report.count('passed')} passed, {report.count('FAILED')} failed, "
        f"{report.count('skipped')} skipped"
    )
    return 1 if report.count("FAILED") else 0


if __name__ == "__main__":
    sys.exit(main())
