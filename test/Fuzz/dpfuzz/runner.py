"""Compiles programs, many to an executable, and runs them on device counts."""

import os
import pickle
import re
import signal
import subprocess
import sys

from . import options

HERE = os.path.dirname(os.path.abspath(__file__))


class Failure:
    """`kind` is compile, report, crash, hang or mismatch; `devices` the count, or None."""

    def __init__(self, kind, text, devices=None):
        self.kind, self.text, self.devices = kind, text, devices

    def __str__(self):
        on = f" on {self.devices} devices" if self.devices else ""
        return f"{self.kind}{on}: {self.text.strip()}"


class Tools:
    """`passes`: the options of --passes, or None. With them `refused` gets the kind of
    refusal, and `reached` the options that took effect, by name of program
    (options.py)."""

    def __init__(self, build, cuda=None, work=".", overlap=False, passes=None):
        binary = lambda name: os.path.join(build, "bin", name)
        self.compile, self.opt = binary("dp-compile"), binary("dp-opt")
        self.shared = os.path.join(build, "lib", "libdp_runtime.so")
        self.work, self.cuda = work, cuda
        self.environment = dict(
            os.environ, PYTHONPATH=os.path.dirname(HERE), OPENBLAS_NUM_THREADS="1"
        )
        # The heap is checked, and fresh memory is not zero.
        self.environment["GLIBC_TUNABLES"] = "glibc.malloc.perturb=165:glibc.malloc.check=3"
        checker = "/lib/x86_64-linux-gnu/libc_malloc_debug.so.0"
        if os.path.exists(checker) and "LD_PRELOAD" not in os.environ:  # A sanitizer checks more.
            self.environment["LD_PRELOAD"] = checker
        self.options, self.passes, self.refused, self.reached = [], passes, {}, {}
        if cuda:
            self.options = [] if passes else ["--target", "cuda", "--arch", cuda]
            fake = os.path.join(build, "lib", "libdp_fake_cuda.so")
            for name in ("CUDA", "NCCL", "CUBLAS", "CUBLASLT", "CUDNN", "CUFFT", "CUSOLVER"):
                self.environment[f"DP_{name}_LIBRARY"] = fake
            self.environment["DP_FAKE_CUDA_DEVICES"] = "8"
            self.environment["DP_FAKE_CUDA_MEMORY"] = "256M"
        if overlap:
            self.options += [
                "--overlap",
                "--bucket-cap-mb",
                "0.0002",
                "--first-bucket-mb",
                "0.0001",
            ]

    def path(self, name):
        return os.path.join(self.work, name)


def call(command, timeout, environment=None):
    """Returns (status, output); the status None is a timeout."""
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=environment,
        start_new_session=True,
    ) as process:
        try:
            output = process.communicate(timeout=timeout)[0]
            return process.returncode, output
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            return None, process.communicate()[0]


def died(status):
    return f"signal {-status}" if status < 0 else f"status {status}"


def compile_module(tools, programs, label, static):
    """Returns a Failure or None."""
    with open(tools.path(label + ".mlir"), "w") as file:
        file.write("\n".join(p.text() for p in programs))
    command = [
        tools.compile,
        tools.path(label + ".mlir"),
        "-o",
        tools.path(label + ".so"),
    ] + tools.options
    if tools.passes:
        command += tools.passes.arguments(programs) + ["--report", tools.path(label + ".json")]
    elif static:
        command += ["--devices", str(static)]
    status, output = call(command, 60 + 5 * len(programs))
    if status is None:
        return Failure("hang", "dp-compile does not end")
    if status < 0 or status > 1:
        return Failure("crash", f"dp-compile: {died(status)}\n{output[-1500:]}")
    if status:
        # From the first error on; remarks precede it.
        begin = re.search(r"^.*error:", output, re.MULTILINE)
        return Failure("compile", output[begin.start() if begin else 0 :][:1500])
    wrong = tools.passes and options.check_report(tools.path(label + ".json"), programs)
    if wrong:
        return Failure("report", wrong)
    return None


def write_job(tools, programs, label):
    entries = []
    for p in programs:
        steps, states = p.expected(p.steps)
        names = {n: f"{p.name}_{n}" for n, a in enumerate(p.arguments) if a.role == "state"}
        states_now = {n: states.get(n, a.value.array) for n, a in enumerate(p.arguments)}
        reading = p.reader and p.expected_reading(states_now)
        entries.append(
            {
                "reader": reading and (p.reader.name,) + reading,
                "name": p.name,
                "arguments": [a.value.array for a in p.arguments],
                "states": names,
                "updates": states,
                "steps": steps,
                "vectors": bool(tools.passes and tools.passes.vectors),
            }
        )
    with open(tools.path(label + ".pickle"), "wb") as file:
        pickle.dump({"program": tools.path(label + ".so"), "entries": entries}, file)


def bisect(tools, programs, devices, label, static, failure):
    """Bisects programs that fail together. Returns the failures of those that fail alone."""
    if len(programs) == 1:
        return {programs[0].name: failure}
    half = len(programs) // 2
    return {
        **run_programs(tools, programs[:half], devices, label, static),
        **run_programs(tools, programs[half:], devices, label, static),
    }


def refused_one(tools, programs, label, failure):
    """Records the program that the compiler refuses for a known reason. Returns it, or None."""
    kind = options.refusal_of(failure.text) if tools.passes and failure.kind == "compile" else None
    owner = kind and options.owner_of(failure.text, tools.path(label + ".mlir"), programs)
    if owner:
        tools.refused[owner.name] = kind
    return owner


def look(tools, programs, label):
    """Records which options took effect in programs that compile."""
    command = [
        tools.compile,
        tools.path(label + ".mlir"),
        "-o",
        tools.path(label + ".parallel"),
        "--emit=parallel",
    ]
    status, _ = call(command + tools.passes.arguments(programs), 60 + 5 * len(programs))
    if status == 0:
        with open(tools.path(label + ".parallel")) as file:
            tools.reached.update(options.reached(tools.passes, programs, file.read()))


def run_programs(tools, programs, devices, label, static=None):
    """Returns {name: Failure} of the programs that failed."""
    programs = list(programs)
    failure = programs and compile_module(tools, programs, label, static)
    while failure:
        refused = refused_one(tools, programs, label, failure)
        if not refused:
            return bisect(tools, programs, devices, label, static, failure)
        programs.remove(refused)
        failure = programs and compile_module(tools, programs, label, static)
    if not programs:
        return {}
    if tools.passes:
        look(tools, programs, label)
    failures = {}
    while programs:
        write_job(tools, programs, label)
        counts = ",".join(map(str, devices))
        status, output = call(
            [
                sys.executable,
                "-m",
                "dpfuzz.worker",
                tools.shared,
                tools.path(label + ".pickle"),
                counts,
                "20",
            ],
            60 + 2 * len(programs) * (10 if tools.cuda else 1),
            tools.environment,
        )
        at = None
        for line in output.splitlines():
            words = line.split(" ", 4)
            if words[0] == "begin" and len(words) == 3:
                at = words[1], int(words[2])
            elif words[0] == "end" and len(words) >= 4:
                at = None
                if words[3] != "agrees":
                    text = words[4] if len(words) > 4 else ""
                    failures.setdefault(words[1], Failure("mismatch", text, int(words[2])))
        if status == 0:
            return failures
        text = "does not end" if status is None else died(status)
        failure = Failure(
            "hang" if status is None else "crash", f"{text}\n{output[-300:]}", at and at[1]
        )
        if at is None:  # No entry was running: the failure is about the executable as a whole.
            return {**failures, **bisect(tools, programs, devices, label, static, failure)}
        failures[at[0]] = failure
        programs = [p for p in programs if p.name not in failures]
    return failures
