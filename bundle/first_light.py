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
import ctypes
import glob
import importlib.util
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tarfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "steps")]
import cases as table

GROUPS = (
    "calls",
    "digits",
    "programs",
    "models",
    "checks",
    "session",
    "graphs",
    "bits",
    "entries",
    "memory",
    "times",
)
# The suites of unit tests that take the machine's libraries. Those of CudaSession and the emulator
# need emulated kernels.
CALLS = ("CudaGemm.*", "CudaConv.*", "CudaAttention.*", "CudaRoutine.*", "Ranks/CudaCollectives.*")
WAYS = (
    ("plain", [], "1"),
    ("graph", ["--cuda-graph"], "1"),
    *((f"{n} ranks", ["--loopback"], n) for n in ("2", "3", "4", "8")),
)
BITS_OF = ("cnn", "gpt", "zoo/vit_bf16", "zoo/convolutions")
# compute-sanitizer needs 25 s for a program.
SANITIZED_MODELS = ("gpt", "cnn", "programs/sorting", "zoo/vit_bf16")
SANITIZED_CASES = ("index-update", "row-kernels", "scan-sort", "half-products")
SANITIZER_LIMIT = 80
# It runs single steps, each of which loads a GPU's libraries anew.
KINKS_LIMIT = 240
# From equal weights, after five steps: the losses of bf16 differ by less than this, as a part of
# the loss.
LOSS_TOLERANCE = 1e-2


class Places:
    """The files of a first light and the words of its commands."""

    def __init__(self, folder, work, models):
        self.folder, self.work, self.models = folder, work, models
        self.run, self.loopback = (
            os.path.join(folder, "bin", "dp-run"),
            os.path.join(work, "loopback.sh"),
        )

    def program(self, model):
        return os.path.join(self.folder, "programs", model.replace("/", "-") + ".so")

    def of_case(self, name):
        return Places(self.folder, os.path.join(self.work, name), self.models)

    def fill(self, command):
        """Returns the command with the words in braces replaced, in a folder that is made."""
        os.makedirs(self.work, exist_ok=True)
        compiler, wrapper = (
            os.path.join(self.work, "compile.sh"),
            os.path.join(self.work, "loopback.sh"),
        )
        quoted = shlex.quote(self.run)
        precompiled = shlex.join([sys.executable, os.path.join(self.folder, "precompiled.py")])
        scripts = {
            compiler: f'exec {precompiled} "$@"',
            wrapper: f'exec {quoted} "$@" --loopback',
        }
        for path, body in scripts.items():
            with open(path, "w") as file:
                file.write(f"#!/bin/sh\n{body}\n")
            os.chmod(path, 0o755)
        words = {
            "{python}": sys.executable,
            "{tests}": os.path.join(self.folder, "tests"),
            "{models}": self.models,
            "{work}": self.work,
            "{run}": self.run,
            "{loopback}": self.loopback,
            "{compile}": compiler,
        }
        for word, value in words.items():
            command = [part.replace(word, value) for part in command]
        return command


class Run:
    """The steps' processes, their common deadline and their findings."""

    def __init__(self, args, places, contents):
        self.start, self.args, self.places, self.contents = time.monotonic(), args, places, contents
        self.lock, self.kept, self.entries = threading.Lock(), 0, []
        os.makedirs(os.path.join(args.out, "logs"), exist_ok=True)
        self.findings = open(os.path.join(args.out, "findings.jsonl"), "a")

    def elapsed(self):
        return time.monotonic() - self.start

    def left(self):
        return self.args.deadline - self.elapsed()

    def count(self, verdict):
        return sum(entry["verdict"] == verdict for entry in self.entries)

    def add(self, group, name, verdict, seconds=0.0, output=""):
        lines = output.splitlines()
        entry = {
            "group": group,
            "name": name,
            "verdict": verdict,
            "at": round(self.elapsed(), 1),
            "seconds": round(seconds, 2),
            "output": lines[-60:],
        }
        with self.lock:
            self.entries.append(entry)
            self.findings.write(json.dumps(entry) + "\n")
            self.findings.flush()
            if verdict == "passed" or output == "time":
                return
            print(
                f"{self.elapsed():6.1f} {verdict:<7} {group}/{name} ({seconds:.1f} s)", flush=True
            )
            for line in lines[max(len(lines) - self.args.lines, 0) :]:
                print("         | " + line[:300], flush=True)
            if verdict == "FAILED":
                file_name = re.sub(r"[^A-Za-z0-9.]+", "-", f"{group}-{name}") + ".txt"
                with open(os.path.join(self.args.out, "logs", file_name), "w") as file:
                    file.write(output[-1000000:])

    def keep(self, folder):
        """Keeps the results of the first failed steps."""
        with self.lock:
            self.kept += 1
            if self.kept > 3:
                return
            with tarfile.open(
                os.path.join(self.args.out, f"{os.path.basename(folder)}.tar.xz"), "w:xz"
            ) as archive:
                archive.add(folder, os.path.basename(folder))

    def call(self, command, limit, env=None):
        """Returns (status, output, seconds): the status is 124 where the command ran past its
        limit, and none where the deadline came before."""
        begin = time.monotonic()
        left = self.left()
        limit *= self.args.patience
        if left <= 1:
            return None, "time", 0.0
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
            env={**os.environ, **(env or {})},
            cwd=self.places.work,
        )
        try:
            output, _ = process.communicate(timeout=min(limit, left))
            status = process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, _ = process.communicate()
            if left < limit:
                return None, "time", time.monotonic() - begin
            status, output = 124, f"{output}\nno end after {limit:.0f} s"
        return status, output, time.monotonic() - begin

    def judge(self, command, limit, env=None, expect=""):
        """Returns the verdict, the seconds and the output of a command whose output must match
        `expect`."""
        status, output, seconds = self.call(command, limit, env)
        if status is None:
            return "skipped", seconds, output
        right = status == 0 and re.search(expect, output)
        return (
            "passed" if right else "FAILED",
            seconds,
            output if status == 0 else f"{output}\nexit status {status}",
        )


class Model:
    """A reference model: its files and the commands that run it."""

    def __init__(self, places, name):
        self.name, self.places = name, places
        self.folder = os.path.join(places.models, name)
        with open(self.file("model.json")) as opened:
            self.description = json.load(opened)
        self.steps = self.description["steps"]

    def file(self, name):
        return os.path.join(self.folder, name)

    def make_work(self, label):
        work = os.path.join(
            self.places.work, f"{self.name}-{label}".replace("/", "-").replace(" ", "-")
        )
        os.makedirs(work, exist_ok=True)
        return work

    def command(self, entry, options):
        per_step = (
            ["--per-step", self.file("per_step.npz")]
            if os.path.exists(self.file("per_step.npz"))
            else []
        )
        return [
            self.places.run,
            self.places.program(self.name),
            "--entry",
            entry,
            *per_step,
            *options,
        ]

    def train(self, steps, options):
        return self.command(
            "train_step",
            [
                "--state",
                self.file("init.npz"),
                "--data",
                self.file("data.npz"),
                "--batch",
                str(self.description["batch"]),
                "--steps",
                str(min(steps, self.steps)),
                *options,
            ],
        )

    def evaluate(self, state, options):
        return self.command(
            "eval_step",
            ["--state", state, "--data", self.file("held_back.npz"), "--steps", "1", *options],
        )

    def search_kinks(self, work, options):
        place, devices = options.index("--devices"), options[options.index("--devices") + 1]
        others = options[:place] + options[place + 2 :]
        return [
            sys.executable,
            os.path.join(self.places.folder, "tests", "Integration", "run_model.py"),
            self.folder,
            "--program",
            self.places.program(self.name),
            "--dp-run",
            self.places.run,
            "--work",
            os.path.join(work, "kinks"),
            "--devices",
            devices,
            f"--run-options={' '.join(others)}",
        ]

    def has_evaluation(self):
        return "eval_step" in {entry["name"] for entry in self.description["entries"]}


# The steps of each group as (group, name, function); a function returns (verdict, seconds, output)
# -------------------------------------


def call_steps(run):
    tests = os.path.join(run.places.folder, "bin", "dp-cuda-runtime-tests")

    def step(suite):
        def check():
            env = {
                "DP_TEST_REAL_CUDA": "1",
                "DP_TEST_PROGRAMS": os.path.join(run.places.folder, "lib"),
            }
            verdict, seconds, output = run.judge(
                [tests, f"--gtest_filter={suite}"], 100, env, r"(?m)^\[  PASSED  \] [1-9]"
            )
            return (
                verdict,
                seconds,
                "\n".join(
                    line
                    for line in output.splitlines()
                    if not re.match(r"\[( RUN|       OK|-----)", line)
                ),
            )

        return check

    return [("calls", suite, step(suite)) for suite in CALLS]


def model_step(run, group, name, label, options):
    """Trains and evaluates a model and compares with its reference, as run_model.py does. Where
    only distances are too large, that does it once more, and searches for a kink: after another
    rounding one ReLU of millions may flip."""

    def check():
        model = Model(run.places, name)
        work = model.make_work(label)

        def out(kind):
            return os.path.join(work, kind + ".npz")

        commands = [
            (
                model.train(
                    model.steps, [*options, "--metrics", out("metrics"), "--out", out("state")]
                ),
                90,
            )
        ]
        judge = [
            sys.executable,
            os.path.join(run.places.folder, "tests", "Integration", "compare.py"),
            model.folder,
            "--metrics",
            out("metrics"),
            "--state",
            out("state"),
        ]
        if model.has_evaluation():
            commands.append(
                (model.evaluate(out("state"), [*options, "--metrics", out("eval")]), 60)
            )
            judge += ["--eval", out("eval")]
        total, log = 0.0, ""
        # The main models use NCCL with one rank, too.
        env = {} if group == "graphs" else {"DP_NCCL_ALONE": "1"}
        for command, limit in commands + [(judge, 30)]:
            verdict, seconds, output = run.judge(command, limit, env)
            total, log = (
                total + seconds,
                log
                + "\n".join(line for line in output.splitlines() if not line.startswith("ok "))
                + "\n",
            )
            if verdict == "skipped":
                return verdict, total, "time"
            if verdict == "FAILED":
                break
        if verdict == "FAILED":
            run.keep(work)
        if (
            verdict == "FAILED"
            and group != "graphs"
            and "off by" in log
            and "off by inf" not in log
        ):
            verdict, seconds, output = run.judge(
                model.search_kinks(work, options), KINKS_LIMIT, env, "every device count agrees"
            )
            return (
                ("FAILED", total, log)
                if verdict == "skipped"
                else (verdict, total + seconds, log + output)
            )
        return verdict, total, log

    return group, f"{name}: {label}", check


def main_model_steps(run, names, group):
    return [
        model_step(run, group, name, label, ["--devices", devices, *options])
        for label, options, devices in WAYS
        for name in names
        if name in run.contents["models"]
    ]


def graph_steps(run):
    return [
        model_step(run, "graphs", name, "plain", ["--devices", "1"])
        for name in run.contents["models"]
        if name not in table.MAIN_MODELS
    ]


def run_case(run, case):
    places = run.places.of_case(case["name"])
    return run.judge(
        places.fill(case["command"]),
        150,
        {**case["env"], "DP_PRECOMPILED": os.path.join(run.places.folder, "programs")},
        "agree",
    )


def case_steps(run, group):
    return [
        (group, case["name"], lambda case=case: run_case(run, case))
        for case in table.CASES
        if case["group"] == group and case["name"] in run.contents["cases"]
    ]


def session_steps(run):
    folder = run.places.folder

    def check(framework):
        env = {
            "PYTHONPATH": os.path.join(folder, "python"),
            "DP_RUNTIME": os.path.join(folder, "lib", "libdp_runtime.so"),
            "XLA_PYTHON_CLIENT_PREALLOCATE": "false",
        }
        command = [
            sys.executable,
            os.path.join(folder, "session_check.py"),
            "--check",
            os.path.join(folder, "sessions", framework),
            "--framework",
            framework,
        ]
        verdict, seconds, output = run.judge(command, 90, env, "agree")
        if f"No module named '{framework}'" in output:
            return "skipped", seconds, f"{framework} is not installed"
        return verdict, seconds, output

    return [
        ("session", framework, lambda framework=framework: check(framework))
        for framework in run.contents["sessions"]
    ]


def bit_steps(run):
    """Two runs of a model must agree in each bit of its state, in every way to run it that rounds
    alike."""

    def step(name, label, options):
        def check():
            model = Model(run.places, name)
            work = model.make_work("bits-" + label)
            total, log, states = 0.0, "", []
            for i, each in enumerate(options(work)):
                out = os.path.join(work, f"state-{i}.npz")
                verdict, seconds, output = run.judge(
                    model.train(10, ["--devices", "1", *each, "--out", out]), 90
                )
                total, log = total + seconds, log + output
                if verdict != "passed":
                    return verdict, total, "time" if verdict == "skipped" else log
                with open(out, "rb") as file:
                    states.append(file.read())
            equal = states[0] == states[1]
            return (
                "passed" if equal else "FAILED",
                total,
                log + ("" if equal else "\nthe states differ"),
            )

        return check

    def choices(work):
        return ["--kernel-choices", os.path.join(work, "choices.json")]

    pairs = {
        "twice": lambda work: ([], []),
        "graph": lambda work: ([], ["--cuda-graph"]),
        "deterministic": lambda work: (["--deterministic"], ["--deterministic"]),
        "tuned": lambda work: ([*choices(work), "--tune-kernels"], choices(work)),
    }
    return [
        ("bits", f"{name}: {label}", step(name, label, options))
        for name in BITS_OF
        if name in run.contents["models"]
        for label, options in pairs.items()
    ]


def memory_steps(run):
    tool = shutil.which("compute-sanitizer") or "/usr/local/cuda/bin/compute-sanitizer"
    if not os.path.exists(tool):
        return [("memory", "compute-sanitizer", lambda: ("skipped", 0.0, "it is not installed"))]

    lock = threading.Lock()

    def sanitize(check_name, command):
        # NCCL asks for kernels that this GPU has not, and the runtime for a symbol that only some
        # modules have.
        verdict, seconds, output = run.judge(
            [
                tool,
                "--tool",
                check_name,
                "--error-exitcode",
                "99",
                "--print-limit",
                "5",
                "--report-api-errors",
                "no",
            ]
            + command,
            SANITIZER_LIMIT,
        )
        if verdict == "FAILED" and re.search(
            "Device not supported|failed to initialize", output, re.IGNORECASE
        ):
            return "skipped", seconds, output
        return verdict, seconds, output

    def sanitize_model(check_name, name, options):
        return sanitize(check_name, Model(run.places, name).train(2, options))

    def sanitize_case(check_name, case):
        """Sanitizes one step of the program and data that run_program.py leaves in the case's
        folder."""
        work = run.places.of_case(case["name"]).work

        def file(name):
            return os.path.join(work, name)

        with lock:  # Both checks of a case may find that its folder is not there.
            if not os.path.exists(file("data.npz")):
                verdict, seconds, output = run_case(run, case)
                if verdict == "skipped" or not os.path.exists(file("data.npz")):
                    return verdict, seconds, output
        reference = next(
            part
            for part in run.places.fill(case["command"])
            if part.endswith(".py") and "Inputs" in part
        )
        spec = importlib.util.spec_from_file_location("reference", reference)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        command = [
            run.places.run,
            file("step.so"),
            "--entry",
            module.ENTRY,
            "--data",
            file("data.npz"),
            "--steps",
            "1",
            "--batch",
            str(module.BATCH),
        ]
        return sanitize(
            check_name,
            command + (["--state", file("state.npz")] if os.path.exists(file("state.npz")) else []),
        )

    steps = []
    for name in (name for name in SANITIZED_MODELS if name in run.contents["models"]):
        for check_name in ("memcheck", "racecheck"):
            steps.append(
                (
                    f"{name}: {check_name}",
                    lambda name=name, check_name=check_name: sanitize_model(
                        check_name, name, ["--devices", "1"]
                    ),
                )
            )
    if "digits" in run.contents["models"]:
        steps.append(
            (
                "digits: memcheck on 2 ranks",
                lambda: sanitize_model("memcheck", "digits", ["--devices", "2", "--loopback"]),
            )
        )
    for case in (
        case
        for case in table.CASES
        if case["name"] in SANITIZED_CASES and case["name"] in run.contents["cases"]
    ):
        for check_name in ("memcheck", "racecheck"):
            steps.append(
                (
                    f"{case['name']}: {check_name}",
                    lambda case=case, check_name=check_name: sanitize_case(check_name, case),
                )
            )
    return [("memory", *step) for step in steps]


class Times:
    """Training steps beside torch and JAX, by steps/time_steps.py: their preparation in the
    background, and the measurement."""

    def __init__(self, run, rows):
        self.run, self.rows, self.preparation = run, rows, None

    def command(self, out, options):
        os.makedirs(out, exist_ok=True)
        command = [
            sys.executable,
            os.path.join(self.run.places.folder, "steps", "time_steps.py"),
            "--runner",
            self.run.places.run,
            "--only",
            ",".join(self.rows),
            "--out",
            out,
            "--cache",
            os.path.join(self.run.args.work, "steps-cache"),
            "--deadline",
            f"{max(self.run.left() - 5, 1):.0f}",
            *options,
        ]
        return (
            command
            + (["--tiny"] if self.run.contents["times"] == "tiny" else [])
            + self.run.args.times_options.split()
        )

    def prepare(self):
        """Begins to fill the caches of what torch and JAX compile. Other steps run beside it."""
        out = os.path.join(self.run.args.out, "prepare")
        command = self.command(out, ["--prepare"])
        with open(os.path.join(out, "output.txt"), "w") as file:
            self.preparation = subprocess.Popen(
                command, stdout=file, stderr=subprocess.STDOUT, start_new_session=True
            )

    def end(self):
        """Ends the preparation with the processes that it started."""
        if self.preparation and self.preparation.poll() is None:
            self.preparation.terminate()
            try:
                self.preparation.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(self.preparation.pid, signal.SIGKILL)

    def measure(self):
        """Measures the rows and adds a finding for each."""
        begin = self.run.elapsed()
        try:
            # Rows that are not prepared by then compile while the row before theirs is measured.
            self.preparation.wait(max(self.run.left() / 2, 1))
        except subprocess.TimeoutExpired:
            self.end()
        print(
            f"{self.run.elapsed():6.1f} times: waited {self.run.elapsed() - begin:.0f} s for the "
            f"preparation",
            flush=True,
        )
        out = os.path.join(self.run.args.out, "times")
        found, status, output = {}, 0, "time"
        if self.run.left() > 20:
            command = self.command(out, [])
            path = os.path.join(out, "times.jsonl")
            before = os.path.getsize(path) if os.path.exists(path) else 0
            status, output = self.show(command)
            if os.path.exists(path):
                with open(path) as file:
                    file.seek(before)
                    for entry in map(json.loads, file):
                        found.setdefault(entry["row"], []).append(entry)
        for row in self.rows:
            self.run.add("times", row, *self.judge(found.get(row, []), status, output))

    def show(self, command):
        """Runs a command whose output is shown as it comes. Returns its status and output."""
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        # SIGTERM lets time_steps.py end its workers and print what it has.
        timers = [
            threading.Timer(self.run.left(), process.terminate),
            threading.Timer(self.run.left() + 15, process.kill),
        ]
        for timer in timers:
            timer.start()
        lines = []
        for line in process.stdout:
            lines.append(line)
            print(line, end="", flush=True)
        for timer in timers:
            timer.cancel()
        return process.wait(), "".join(lines)

    def judge(self, entries, status, output):
        """A row passes if dp's programs ran and all losses agree. What fails in torch or JAX is
        only shown."""
        ours = [
            entry
            for entry in entries
            if entry["side"].startswith("dp") or entry["side"] in ("all", "tuning")
        ]
        apart = [
            entry for entry in entries if "apart" in entry and not entry["apart"] <= LOSS_TOLERANCE
        ]
        text = "\n".join(
            f"{entry['side']}: {entry['text']}"
            for entry in sorted(entries, key=lambda entry: "failed" in entry)
        )
        seconds = max((entry["at"] for entry in entries), default=0) - min(
            (entry["at"] for entry in entries), default=0
        )
        if any("failed" in entry for entry in ours) or apart:
            return (
                "FAILED",
                seconds,
                text
                + "".join(
                    f"\nthe loss of {entry['side']} differs by {entry['apart']:.1e}"
                    for entry in apart
                ),
            )
        if any("ms" in entry for entry in ours):
            return "passed", seconds, text
        return (
            ("skipped", 0.0, "time")
            if status == 0
            else ("FAILED", 0.0, f"{output}\nexit status {status}")
        )


# -------------------------------------------------------------------------------------------------


def find_library_folders():
    """Returns the folders of CUDA's libraries in PyPI's wheels and in a toolkit. The wheels come
    first: torch has loaded them there."""
    folders = [
        folder
        for path in sys.path
        if path
        for folder in sorted(glob.glob(os.path.join(path, "nvidia", "*", "lib")))
    ]
    return folders + [
        f for f in ("/usr/local/cuda/lib64", "/usr/local/nvidia/lib64") if os.path.isdir(f)
    ]


def print_facts(run, folders):
    """Prints the GPU, and the path and version of each library."""
    for command in (
        [
            "nvidia-smi",
            "--query-gpu=name,driver_version,memory.total,clocks.sm,clocks.max.sm,clocks.mem,power.limit,"
            "compute_cap",
            "--format=csv,noheader",
        ],
        ["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"],
    ):
        try:
            status, output, _ = run.call(command, 20)
        except OSError as error:
            status, output = 1, str(error)
        print(output.strip(), flush=True)
        if status == 0:
            break
    versions = {
        "libcublasLt.so.13": "cublasLtGetVersion",
        "libcudnn.so.9": "cudnnGetVersion",
        "libnccl.so.2": "ncclGetVersion",
        "libcusolver.so.12": "cusolverGetVersion",
        "libcufft.so.12": "cufftGetVersion",
        "libcublas.so.13": None,
        "libnvrtc-builtins.so.13.0": None,
    }
    for name, function in versions.items():
        where = next(
            (path for folder in folders if os.path.exists(path := os.path.join(folder, name))), name
        )
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


def make_steps(run):
    if run.contents["times"]:
        import time_steps

        times = [("times", row.name, None) for row in time_steps.ROWS]
    else:
        times = []
    makers = {
        "calls": call_steps,
        "digits": lambda run: main_model_steps(run, ["digits"], "digits"),
        "programs": lambda run: case_steps(run, "programs"),
        "models": lambda run: main_model_steps(
            run, [name for name in table.MAIN_MODELS if name != "digits"], "models"
        ),
        "checks": lambda run: case_steps(run, "checks"),
        "session": session_steps,
        "graphs": graph_steps,
        "bits": bit_steps,
        "entries": lambda run: case_steps(run, "entries"),
        "memory": memory_steps,
        "times": lambda run: times,
    }
    return [step for group in GROUPS for step in makers[group](run)]


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
