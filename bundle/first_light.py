#!/usr/bin/env python3
"""Shows in some minutes what a machine's GPU makes of dp's programs and of each library call.

first_light.py [--deadline 280] [--only GROUP_OR_NAME,...] [--out DIR] [--jobs 8] [--models DIR]

Needs the GPU's driver, CUDA's libraries (a toolkit or PyPI's wheels) and python3 with numpy; no compiler. Steps run in order of value,
several at a time, each with a limit of its own; those that do not fit before the deadline (seconds from the start) are skipped. Each
finding is printed and appended to OUT/findings.jsonl as it comes. A group in --only is one of:

  calls     every call of every library, with exact results (the runtime's unit tests on the real libraries)
  digits    the digits classifier to its reference: plain, as CUDA graphs, with several ranks on the GPU
  programs  a program for each kind of kernel and call, against numpy
  models    the other main models as digits
  checks    failed checks in kernels, whose messages must arrive
  graphs    every reference model, on one rank
  bits      equal bits in two runs, as a CUDA graph, and with measured algorithms that are read back
  entries   every op's rules, against the host's program
  memory    compute-sanitizer's memcheck and racecheck

Ends with "N passed, N failed, N skipped"; the exit status is zero if nothing failed.
"""

import argparse
import concurrent.futures
import ctypes
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import cases as table  # noqa: E402

GROUPS = ("calls", "digits", "programs", "models", "checks", "graphs", "bits", "memory", "entries")
# The tests of CudaSession and the emulator need emulated kernels.
CALLS = ("CudaGemm.*", "CudaConv.*", "CudaAttention.*", "CudaRoutine.*", "Ranks/CudaCollectives.*")


class Places:
    """The files of a first light and the words of its commands."""

    def __init__(self, folder, work, models):
        self.folder, self.work, self.models = folder, work, models
        self.run, self.loopback = os.path.join(folder, "bin", "dp-run"), os.path.join(work, "loopback.sh")

    def fill(self, command):
        """Returns the command with the words in braces replaced, in a folder that is made."""
        os.makedirs(self.work, exist_ok=True)
        compiler, wrapper = os.path.join(self.work, "compile.sh"), os.path.join(self.work, "loopback.sh")
        scripts = {compiler: f'exec {sys.executable} {self.folder}/precompiled.py "$@"',
                   wrapper: f'case $1 in *single.so) exec {self.run} "$@" ;; *) exec {self.run} "$@" --loopback ;; esac'}
        for path, body in scripts.items():
            with open(path, "w") as file:
                file.write(f"#!/bin/sh\n{body}\n")
            os.chmod(path, 0o755)
        words = {"{python}": sys.executable, "{tests}": os.path.join(self.folder, "tests"), "{models}": self.models,
                 "{work}": self.work, "{run}": self.run, "{loopback}": self.loopback, "{compile}": compiler}
        for word, value in words.items():
            command = [part.replace(word, value) for part in command]
        return command


def find_library_folders():
    """Returns the folders of CUDA's libraries in PyPI's wheels and in a toolkit."""
    folders = [folder for path in sys.path if path for folder in glob.glob(os.path.join(path, "nvidia", "*", "lib"))]
    # The wheels of CUDA 13 first, which torch has loaded on such a machine.
    return folders + [f for f in ("/usr/local/cuda/lib64", "/usr/local/nvidia/lib64") if os.path.isdir(f)]


class Run:
    """The pool of steps, their deadline and their findings."""

    def __init__(self, args, places):
        self.start, self.args, self.places = time.monotonic(), args, places
        self.lock, self.counts, self.kept = threading.Lock(), {}, 0
        os.makedirs(args.out, exist_ok=True)
        self.findings = open(os.path.join(args.out, "findings.jsonl"), "a")

    def elapsed(self):
        return time.monotonic() - self.start

    def left(self):
        return self.args.deadline - self.elapsed()

    def add(self, group, name, verdict, seconds=0.0, output=""):
        lines = output.splitlines()
        with self.lock:
            self.counts[verdict] = self.counts.get(verdict, 0) + 1
            self.findings.write(json.dumps({"group": group, "name": name, "verdict": verdict, "at": round(self.elapsed(), 1),
                                            "seconds": round(seconds, 2), "output": lines[-60:]}) + "\n")
            self.findings.flush()
            if verdict != "passed" and not (verdict == "skipped" and output == "time"):
                print(f"{self.elapsed():6.1f} {verdict:<7} {group}/{name} ({seconds:.1f} s)", flush=True)
                for line in lines[-self.args.lines:]:
                    print("         | " + line[:300], flush=True)

    def keep(self, folder):
        """Keeps the results of the first failed steps."""
        with self.lock:
            self.kept += 1
            if self.kept > 3:
                return
            with tarfile.open(os.path.join(self.args.out, f"{os.path.basename(folder)}.tar.xz"), "w:xz") as archive:
                archive.add(folder, os.path.basename(folder))

    def call(self, command, limit, env=None):
        """Returns (status, output, seconds); status 124 when it ran past its limit."""
        begin = time.monotonic()
        limit = min(limit, self.left())
        if limit <= 1:
            return None, "time", 0.0
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
                                   start_new_session=True, env={**os.environ, **(env or {})}, cwd=self.places.work)
        try:
            output, _ = process.communicate(timeout=limit)
            status = process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            output, _ = process.communicate()
            status, output = 124, f"{output}\nno end after {limit:.0f} s"
        return status, output, time.monotonic() - begin

    def judge(self, group, name, command, limit, env=None, expect=None):
        status, output, seconds = self.call(command, limit, env)
        if status is None:
            return self.add(group, name, "skipped", 0.0, output)
        right = status == 0 and (expect is None or re.search(expect, output))
        self.add(group, name, "passed" if right else "FAILED", seconds, output)
        return right


# The steps of each group, as (group, name, function of the run) ----------------------------------------------------------------------


def call_steps(run):
    tests = os.path.join(run.places.folder, "bin", "dp-cuda-runtime-tests")

    def step(number, only):
        def check():
            # GoogleTest's own parts, so that one broken call does not end the others.
            status, output, seconds = run.call([tests, f"--gtest_filter={only}", "--gtest_brief=0"], 100,
                                               {"DP_TEST_REAL_CUDA": "1", "DP_TEST_PROGRAMS": os.path.join(run.places.folder, "lib"),
                                                "CUBLASLT_LOG_LEVEL": "1"})
            if status is None:
                return run.add("calls", only, "skipped", 0.0, output)
            passed = len(re.findall(r"^\[       OK \]", output, re.M))
            shown = "\n".join(line for line in output.splitlines() if not re.match(r"\[( RUN|       OK|-----)", line))
            run.add("calls", f"{only} ({passed} tests)", "passed" if status == 0 and passed else "FAILED", seconds,
                    f"status {status}\n{shown}")
        return check

    return [("calls", only, step(i, only)) for i, only in enumerate(CALLS)]


def model_run(run, group, name, label, options, devices="1", steps=None):
    """Trains and evaluates a model and compares with its reference, as run_model.py without a look at kinks."""
    folder = os.path.join(run.places.models, name)
    file = lambda each: os.path.join(folder, each)

    def check():
        work = os.path.join(run.places.work, f"{name.replace('/', '-')}-{label}".replace(" ", "-"))
        os.makedirs(work, exist_ok=True)
        out = lambda each: os.path.join(work, each + ".npz")
        with open(file("model.json")) as opened:
            model = json.load(opened)
        count = min(steps or model["steps"], model["steps"])
        program = os.path.join(run.places.folder, "programs", name.replace("/", "-") + ".so")
        per_step = ["--per-step", file("per_step.npz")] if os.path.exists(file("per_step.npz")) else []
        start = [run.places.run, program, "--devices", devices] + options
        train = start + ["--entry", "train_step", "--state", file("init.npz"), "--data", file("data.npz"), "--batch", str(model["batch"]),
                         "--steps", str(count), "--metrics", out("metrics"), "--out", out("state")] + per_step
        status, output, seconds = run.call(train, 90)
        if status != 0:
            return run.add(group, f"{name}: {label}", "skipped" if status is None else "FAILED", seconds, output)
        judge = [sys.executable, os.path.join(run.places.folder, "tests", "Integration", "compare.py"), folder,
                 "--metrics", out("metrics")]
        judge += ["--steps", str(count)] if count < model["steps"] else ["--state", out("state")]
        if count == model["steps"] and "eval_step" in {entry["name"] for entry in model["entries"]}:
            evaluate = start + ["--entry", "eval_step", "--state", out("state"), "--data", file("held_back.npz"), "--steps", "1",
                                "--metrics", out("eval")] + per_step
            status, more, spent = run.call(evaluate, 60)
            seconds, output = seconds + spent, output + more
            if status != 0:
                return run.add(group, f"{name}: {label}", "skipped" if status is None else "FAILED", seconds, output)
            judge += ["--eval", out("eval")]
        status, verdict, spent = run.call(judge, 30)
        wrong = [line for line in verdict.splitlines() if not line.startswith("ok ")]
        run.add(group, f"{name}: {label}", "passed" if status == 0 else "skipped" if status is None else "FAILED", seconds,
                output + "\n".join(wrong))
        if status not in (0, None):
            run.keep(work)
    return group, f"{name}: {label}", check


def main_model_steps(run, names, group):
    ways = [("plain", [], "1"), ("graph", ["--cuda-graph"], "1")]
    ways += [(f"{n} ranks", ["--loopback"], n) for n in ("2", "3", "4", "8")]
    return [model_run(run, group, name, label, options, devices) for label, options, devices in ways for name in names]


def graph_steps(run):
    with open(os.path.join(run.places.folder, "models.json")) as file:
        names = json.load(file)
    return [model_run(run, "graphs", name, "plain", []) for name in names if name not in table.MAIN_MODELS]


def case_steps(run, group):
    def step(case):
        def check():
            places = Places(run.places.folder, os.path.join(run.places.work, case["name"]), run.places.models)
            run.judge(group, case["name"], places.fill(case["command"]), 150,
                      {**case["env"], "DP_PRECOMPILED": os.path.join(run.places.folder, "programs")}, r"agree")
        return check
    return [(group, case["name"], step(case)) for case in table.CASES if case["group"] == group]


def state_of(path):
    with open(path, "rb") as file:
        return file.read()


def bit_steps(run, names=("cnn", "gpt", "zoo/vit_bf16", "zoo/convolutions")):
    """Two runs of a model must agree in each bit of its state, in every way to run it that rounds alike."""
    def step(name):
        def check():
            folder = os.path.join(run.places.models, name)
            work = os.path.join(run.places.work, "bits-" + name.replace("/", "-"))
            os.makedirs(work, exist_ok=True)
            with open(os.path.join(folder, "model.json")) as file:
                model = json.load(file)
            program = os.path.join(run.places.folder, "programs", name.replace("/", "-") + ".so")
            per_step = os.path.join(folder, "per_step.npz")
            choices = os.path.join(work, "choices.json")

            def train(label, options):
                out = os.path.join(work, label + ".npz")
                status, output, seconds = run.call(
                    [run.places.run, program, "--devices", "1", "--entry", "train_step", "--state", os.path.join(folder, "init.npz"),
                     "--data", os.path.join(folder, "data.npz"), "--batch", str(model["batch"]), "--steps",
                     str(min(10, model["steps"])), "--out", out] + (["--per-step", per_step] if os.path.exists(per_step) else [])
                    + options, 90)
                return status, output, state_of(out) if status == 0 else None

            pairs = [("twice", [], []), ("graph", [], ["--cuda-graph"]), ("deterministic", ["--deterministic"], ["--deterministic"]),
                     ("tuned", ["--kernel-choices", choices, "--tune-kernels"], ["--kernel-choices", choices])]
            for label, first, second in pairs:
                results = [train(f"{label}-{i}", options) for i, options in enumerate((first, second))]
                if any(status is None for status, _, _ in results):
                    run.add("bits", f"{name}: {label}", "skipped", 0.0, "time")
                    continue
                equal = results[0][2] is not None and results[0][2] == results[1][2]
                run.add("bits", f"{name}: {label}", "passed" if equal else "FAILED", 0.0,
                        "\n".join(output for _, output, _ in results) + ("" if equal else "\nthe states differ"))
        return check
    return [("bits", name, step(name)) for name in names
            if os.path.exists(os.path.join(run.places.folder, "programs", name.replace("/", "-") + ".so"))]


def memory_steps(run):
    tool = shutil.which("compute-sanitizer") or "/usr/local/cuda/bin/compute-sanitizer"
    if not os.path.exists(tool):
        return []

    def step(check_name, name, label, options):
        def check():
            folder = os.path.join(run.places.models, name)
            with open(os.path.join(folder, "model.json")) as file:
                model = json.load(file)
            per_step = os.path.join(folder, "per_step.npz")
            command = [tool, "--tool", check_name, "--error-exitcode", "99", "--print-limit", "5",
                       # NCCL asks for kernels that this GPU has not, and we for a symbol that only some modules have.
                       "--report-api-errors", "no", run.places.run,
                       os.path.join(run.places.folder, "programs", name.replace("/", "-") + ".so"), "--entry", "train_step",
                       "--state", os.path.join(folder, "init.npz"), "--data", os.path.join(folder, "data.npz"), "--batch", str(model["batch"]),
                       "--steps", "2"] + (["--per-step", per_step] if os.path.exists(per_step) else []) + options
            run.judge("memory", f"{name}: {check_name}, {label}", command, 80)
        return check

    def programs(check_name, name):
        def check():
            # What run_program.py left in the folder of the case: its program and data.
            work = os.path.join(run.places.work, name)
            reference = os.path.join(run.places.folder, "tests", "Integration", "Inputs", name.replace("-", "_") + ".py")
            if not os.path.exists(os.path.join(work, "step.so")):
                return run.add("memory", f"{name}: {check_name}", "skipped", 0.0, "the program did not run before")
            with open(reference) as file:
                text = file.read()
            entry = re.search(r'ENTRY.*?= "(\w+)"', text)[1]
            command = [tool, "--tool", check_name, "--error-exitcode", "99", "--print-limit", "5",
                       # NCCL asks for kernels that this GPU has not, and we for a symbol that only some modules have.
                       "--report-api-errors", "no", run.places.run,
                       os.path.join(work, "step.so"), "--entry", entry, "--data", os.path.join(work, "data.npz"), "--steps", "1", "--batch",
                       re.search(r"BATCH.*?= (\d+)", text)[1]]
            if os.path.exists(os.path.join(work, "state.npz")):
                command += ["--state", os.path.join(work, "state.npz")]
            run.judge("memory", f"{name}: {check_name}", command, 80)
        return check

    steps = []
    for name in ("gpt", "cnn", "programs/sorting", "zoo/vit_bf16"):
        for check_name in ("memcheck", "racecheck"):
            steps.append(("memory", name, step(check_name, name, "one rank", ["--devices", "1"])))
    steps.append(("memory", "digits", step("memcheck", "digits", "2 ranks", ["--devices", "2", "--loopback"])))
    for name in ("index-update", "row-kernels", "scan-sort", "half-products"):
        for check_name in ("memcheck", "racecheck"):
            steps.append(("memory", name, programs(check_name, name)))
    return steps


def print_facts(run, folders):
    for command in (["nvidia-smi", "--query-gpu=name,driver_version,memory.total,clocks.sm,clocks.max.sm,clocks.mem,power.limit,"
                     "compute_cap", "--format=csv,noheader"], ["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"]):
        try:
            status, output, _ = run.call(command, 20)
        except OSError as error:
            status, output = 1, str(error)
        print(output.strip(), flush=True)
        if status == 0:
            break
    versions = {"libcublasLt.so.13": "cublasLtGetVersion", "libcudnn.so.9": "cudnnGetVersion", "libnccl.so.2": "ncclGetVersion",
                "libcusolver.so.12": "cusolverGetVersion", "libcufft.so.12": "cufftGetVersion", "libcublas.so.13": None,
                "libnvrtc-builtins.so.13.0": None}
    for name, function in versions.items():
        where = next((path for folder in folders if os.path.exists(path := os.path.join(folder, name))), name)
        try:
            library = ctypes.CDLL(where)
            number = ctypes.c_int()
            if function in ("ncclGetVersion", "cusolverGetVersion", "cufftGetVersion"):
                getattr(library, function)(ctypes.byref(number))
            elif function:
                getattr(library, function).restype = ctypes.c_size_t
                number = ctypes.c_longlong(getattr(library, function)())
            print(f"{where}: {number.value or 'found'}", flush=True)
        except (OSError, AttributeError) as error:
            print(f"{name}: {error}", flush=True)


def main():
    parser = argparse.ArgumentParser(description="run dp's programs on a GPU for the first time")
    parser.add_argument("--deadline", type=float, default=280, help="seconds from the start")
    parser.add_argument("--only", default="", help="groups or names of steps")
    parser.add_argument("--out", default=os.path.join(HERE, "out"))
    parser.add_argument("--work", default="/tmp/first-light-run")
    parser.add_argument("--jobs", type=int, default=8)
    parser.add_argument("--lines", type=int, default=6, help="lines of output to print of a failed step")
    parser.add_argument("--models", default=os.path.join(HERE, "models"), help="folder with the reference models' data")
    args = parser.parse_args()
    if not os.path.isdir(os.path.join(HERE, "programs")):
        with tarfile.open(os.path.join(HERE, "programs.tar.xz")) as archive:
            archive.extractall(HERE)
    os.makedirs(args.work, exist_ok=True)
    folders = find_library_folders()
    # cuDNN opens NVRTC's library of headers by its name.
    os.environ["LD_LIBRARY_PATH"] = ":".join(folders + [p for p in [os.environ.get("LD_LIBRARY_PATH")] if p])
    run = Run(args, Places(HERE, args.work, os.path.abspath(args.models)))
    print_facts(run, folders)

    makers = {"calls": lambda: call_steps(run), "digits": lambda: main_model_steps(run, ["digits"], "digits"),
              "programs": lambda: case_steps(run, "programs"),
              "models": lambda: main_model_steps(run, [n for n in table.MAIN_MODELS if n != "digits"], "models"),
              "checks": lambda: case_steps(run, "checks"), "graphs": lambda: graph_steps(run), "bits": lambda: bit_steps(run),
              "entries": lambda: case_steps(run, "entries"), "memory": lambda: memory_steps(run)}
    wanted = [w for w in args.only.split(",") if w]
    steps = [step for group in GROUPS for step in makers[group]() if not wanted or group in wanted or step[1] in wanted]
    if not steps:
        sys.exit("no step has such a name")
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        def guard(group, name, function):
            if run.left() <= 1:
                return run.add(group, name, "skipped", 0.0, "time")
            try:
                function()
            except Exception as error:  # A fault of this script must not end the others.
                run.add(group, name, "FAILED", 0.0, f"first_light.py: {type(error).__name__}: {error}")
        list(pool.map(lambda step: guard(*step), steps))
    groups = {}
    run.findings.close()
    with open(run.findings.name) as file:
        for line in map(json.loads, file):
            groups.setdefault(line["group"], {}).setdefault(line["verdict"], []).append(line)
    for group, verdicts in groups.items():
        print(f"{group}: " + ", ".join(f"{len(v)} {k}" for k, v in verdicts.items())
              + f"; slowest {max(e['seconds'] for v in verdicts.values() for e in v):.1f} s, "
              + f"last at {max(e['at'] for v in verdicts.values() for e in v):.0f} s", flush=True)
    count = lambda verdict: run.counts.get(verdict, 0)
    print(f"{count('passed')} passed, {count('FAILED')} failed, {count('skipped')} skipped")
    return 1 if count("FAILED") else 0


if __name__ == "__main__":
    sys.exit(main())
