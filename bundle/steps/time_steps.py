#!/usr/bin/env python3
"""Times whole training steps on a GPU: dp, torch.compile, torch and jax.jit in turns.

time_steps.py --programs DIR --runner FILE [--deadline 240] [--only gpt2-bf16,...] [--out DIR]
[--cache DIR]
time_steps.py --prepare ...   only fills --cache with initial states and the code that torch and JAX
                             compile; other work may run beside it
time_steps.py --tiny ...      small programs of compile_steps.py --tiny, without a GPU

Rows come in order of value; those that do not fit before the deadline are skipped. A finding is
printed and appended to OUT/times.jsonl at once. The end of the output is a table. Python needs
numpy; a side whose framework is missing or fails is reported and left out.

Workers of torch and JAX import their framework, and prepare themselves, while the row before theirs
is measured. With a filled cache that takes the GPU for some steps only. A row's figure is the
better one of two rounds, so one disturbed round does no harm.
"""

import argparse
import dataclasses
import glob
import json
import os
import queue
import shutil
import signal
import statistics
import subprocess
import sys
import tarfile
import threading
import time
import traceback

import configs
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
SKIP = 8  # The first steps of dp-run load code and create plans.
SIDES = {"eager": "torch", "compile": "torch.compile", "graph": "compile, graph", "jit": "jax.jit"}


@dataclasses.dataclass
class Row:
    name: str
    config: str
    precision: str
    torch: bool = True
    jax: bool = True
    alone: bool = False
    """Its sides need most of the GPU's memory: one at a time, in one round, and without torch's
    CUDA graph."""
    steps: int = 25
    tuned: bool = False
    """Also with the libraries' fastest algorithms, by --tune-kernels."""
    variants: tuple = ()
    """(side, program, configuration) of further programs, each run as a CUDA graph."""


ROWS = [
    Row(
        "gpt2-bf16",
        "gpt2",
        "bf16",
        tuned=True,
        variants=(("dp, no cuDNN", "gpt2-bf16-plain", "gpt2"),),
    ),
    Row("gpt2_1024-bf16", "gpt2_1024", "bf16", alone=True, steps=10),
    Row("gpt2-tf32", "gpt2", "tf32"),
    Row("resnet50-bf16", "resnet50", "bf16", tuned=True),
    Row("resnet50-tf32", "resnet50", "tf32", tuned=True),
    Row("bert-bf16", "bert", "bf16"),
    Row("gpt2-fp8", "gpt2", "bf16", torch=False, jax=False),
    Row("gpt2-f32", "gpt2", "f32"),
    Row(
        "resnet50-f32",
        "resnet50",
        "f32",
        variants=(("dp, NCHW", "resnet50_nchw-f32", "resnet50_nchw"),),
    ),
    Row("bert-tf32", "bert", "tf32"),
    Row("bert-f32", "bert", "f32"),
]


class Clock:
    def __init__(self, deadline):
        self.begin, self.deadline = time.time(), deadline

    def seconds(self):
        return time.time() - self.begin

    def left(self):
        return self.deadline - self.seconds()


class Log:
    """Findings as lines, and in OUT/times.jsonl."""

    def __init__(self, folder, clock):
        os.makedirs(folder, exist_ok=True)
        self.folder, self.clock = folder, clock
        self.file = open(os.path.join(folder, "times.jsonl"), "a")
        self.entries = []
        self.lock = threading.Lock()

    def add(self, row, side, text="", **fields):
        entry = {
            "at": round(self.clock.seconds(), 1),
            "row": row,
            "side": side,
            "text": text,
            **fields,
        }
        with self.lock:
            self.entries.append(entry)
            self.file.write(json.dumps(entry) + "\n")
            self.file.flush()
            print(f"[{entry['at']:6.1f}] {row:<15} {side:<14} {text}", flush=True)

    def add_failure(self, row, side, why, lines=()):
        self.add(row, side, f"FAILED: {why}", failed=why)
        for line in list(lines)[-15:]:
            print(f"         | {line[:300]}", flush=True)


def tail(path, count=15):
    with open(path, errors="replace") as file:
        return [line.rstrip() for line in file.readlines() if line.strip()][-count:]


class Worker:
    """A process of worker.py's protocol; `sides` are the modes that became ready."""

    def __init__(self, settings, row, framework, script, modes):
        self.begin = time.time()
        self.row, self.framework, self.modes = row, framework, modes
        self.losses, self.notes, self.failures = {}, {}, {}
        self.loaded = self.prepared = self.dead = self.asked = False
        self.log = os.path.join(settings.log.folder, f"{row.name}-{framework}.stderr")
        command = [
            settings.python(framework),
            os.path.join(HERE, script),
            row.config,
            row.precision,
            settings.state(row.config),
        ]
        command += ["--tiny"] if settings.tiny else []
        command += ["--modes", ",".join(modes)] if framework == "torch" else []
        self.errors = open(self.log, "w")
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env=settings.worker_environment(row),
            start_new_session=True,
        )
        self.answers = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            try:
                self.answers.put(json.loads(line))
            except ValueError:
                pass
        self.answers.put(None)

    def send(self, line):
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError:
            pass  # The worker has ended; take() reports it.

    def go(self):
        if not self.asked:
            self.asked, self.begin = True, time.time()
            self.send("go")

    def take(self, timeout):
        """Returns the next answer, or none if there is none yet or the worker has ended."""
        if self.dead:
            return None
        try:
            answer = self.answers.get(timeout=max(timeout, 0.01))
        except queue.Empty:
            return None
        if answer is None:
            self.give_up(f"ended with status {self.process.wait()}")
        return answer

    def give_up(self, why):
        self.dead = True
        self.failures.setdefault(self.framework, why)

    def poll(self, timeout):
        """Notes the worker's answers while it prepares itself, for `timeout` seconds; returns
        whether it is prepared."""
        end = time.time() + timeout
        while not self.prepared and not self.dead:
            answer = self.take(end - time.time())
            if answer is None:
                break
            if "ready" in answer:
                self.losses[answer["ready"]] = answer.pop("losses")
                self.notes[answer.pop("ready")] = answer
            elif "failed" in answer:
                self.failures[answer["failed"]] = answer["why"]
            self.loaded = self.loaded or "loaded" in answer
            self.prepared = "prepared" in answer
        return self.prepared

    def wait_prepared(self, timeout):
        if not self.poll(timeout) and not self.dead:
            self.give_up(f"not prepared after {timeout:.0f} s")
        return self.prepared

    def measure(self, mode, count, timeout):
        self.send(f"{mode} {count}")
        answer = self.take(timeout)
        if answer is None:
            self.give_up(f"no answer within {timeout:.0f} s")
        elif "failed" in answer:
            self.failures[mode] = answer["why"]
            return None
        return answer

    def close(self):
        """Ends the process and those that it started; its GPU memory is free afterwards."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except OSError:
            pass
        self.process.wait()
        self.errors.close()


class Settings:
    """Files, interpreters and environments."""

    def __init__(self, args, log):
        self.args, self.log, self.tiny = args, log, args.tiny
        self.lock = threading.Lock()
        self.patience = {framework: args.patience for framework in ("torch", "jax")}
        self.broken = set(args.without.split(","))
        # The files of states are large; compiled code must lie where it can be executed.
        roomy = os.path.isdir("/dev/shm") and shutil.disk_usage("/dev/shm").free > 12e9
        self.arrays = "/dev/shm/dp-steps" if roomy else args.cache
        for folder in (args.cache, self.arrays):
            os.makedirs(folder, exist_ok=True)

    def unpack(self):
        """Unpacks the programs, if they came as an archive."""
        if os.path.exists(self.args.programs + ".tar.xz") and not os.path.isdir(self.args.programs):
            with tarfile.open(self.args.programs + ".tar.xz") as archive:
                archive.extractall(self.args.programs)

    def python(self, framework):
        return getattr(self.args, f"{framework}_python") or sys.executable

    def config(self, name):
        return configs.find_config(name, self.tiny)

    def program(self, name):
        return os.path.join(self.args.programs, f"{name}.so")

    def array_file(self, config, extension):
        return os.path.join(self.arrays, f"{config}{'-tiny' if self.tiny else ''}{extension}")

    def state(self, config):
        """Returns the file of the initial state, which is made once."""
        path = self.array_file(config, ".safetensors")
        with self.lock:
            if not os.path.exists(path):
                begin = time.time()
                configs.write_state(path, self.config(config))
                self.log.add(
                    config,
                    "state",
                    f"{os.path.getsize(path) / 1e9:.2f} GB written in {time.time() - begin:.1f} s",
                )
        return path

    def data(self, config):
        """Returns the file of the batch."""
        path = self.array_file(config, ".npz")
        with self.lock:
            if not os.path.exists(path):
                np.savez(path[:-4] + ".tmp.npz", **configs.make_batch(self.config(config)))
                os.replace(path[:-4] + ".tmp.npz", path)
        return path

    def worker_environment(self, row=None):
        cache = os.path.abspath(self.args.cache)
        made = dict(
            os.environ,
            TORCHINDUCTOR_CACHE_DIR=os.path.join(cache, "inductor"),
            TRITON_CACHE_DIR=os.path.join(cache, "triton"),
            JAX_COMPILATION_CACHE_DIR=os.path.join(cache, "jax"),
            JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS="0",
            JAX_PERSISTENT_CACHE_MIN_ENTRY_SIZE_BYTES="-1",
            XLA_PYTHON_CLIENT_PREALLOCATE="false",
            TF_CPP_MIN_LOG_LEVEL="2",
            TORCHINDUCTOR_COMPILE_THREADS="4",
        )
        if row and row.alone:
            made.update(
                PYTORCH_ALLOC_CONF="expandable_segments:True", XLA_PYTHON_CLIENT_MEM_FRACTION="0.95"
            )
        if self.tiny:
            made.update(JAX_PLATFORMS="cpu")
        return made

    def runner_environment(self):
        """The loader finds the libraries of PyPI's wheels, and cuDNN those that it compiles
        with."""
        folders = [
            folder
            for path in sys.path
            if path
            for folder in sorted(glob.glob(os.path.join(path, "nvidia", "*", "lib")))
        ]
        before = [os.environ["LD_LIBRARY_PATH"]] if os.environ.get("LD_LIBRARY_PATH") else []
        return (
            dict(os.environ, LD_LIBRARY_PATH=":".join(before + folders))
            if folders
            else dict(os.environ)
        )

    def start(self, row, framework, modes=None):
        if framework == "jax":
            return Worker(self, row, framework, "jax_worker.py", ["jit"])
        modes = modes or (["eager", "compile"] if row.alone else ["eager", "compile", "graph"])
        return Worker(self, row, framework, "torch_worker.py", modes)

    def start_all(self, row):
        return [
            self.start(row, framework)
            for framework in ("torch", "jax")
            if getattr(row, framework) and framework not in self.broken
        ]


def run_dp(settings, row, side, program, config, options, steps, timeout):
    """Returns dp-run's times in milliseconds and its losses; none if it failed."""
    log, folder = settings.log, settings.log.folder
    name = f"{program}-{side.replace(', ', '-').replace(' ', '-')}"
    timings, metrics, errors = (
        os.path.join(folder, name + end) for end in (".timings.json", ".metrics.npz", ".stderr")
    )
    if not os.path.exists(settings.program(program)):
        log.add_failure(row.name, side, f"no program {settings.program(program)}")
        return None
    command = [
        settings.args.runner,
        settings.program(program),
        "--devices",
        "1",
        "--entry",
        "train_step",
        "--state",
        settings.state(config),
        "--data",
        settings.data(config),
        "--steps",
        str(steps),
        "--timings",
        timings,
        "--metrics",
        metrics,
        *options,
    ]
    begin = time.time()
    with open(errors, "w") as file:
        try:
            code = subprocess.run(
                command,
                stdout=file,
                stderr=subprocess.STDOUT,
                timeout=timeout,
                env=settings.runner_environment(),
            ).returncode
        except subprocess.TimeoutExpired:
            code = f"no end within {timeout:.0f} s"
    if code:
        log.add_failure(row.name, side, f"dp-run: {code}", tail(errors))
        return None
    with open(timings) as file:
        times = json.load(file)

    def scale(seconds):
        return [s * 1e3 for s in seconds[min(SKIP, len(seconds) // 2) :]]

    with np.load(metrics) as arrays:
        losses = [float(v) for v in arrays["loss"]]
    return {
        "ms": scale(times.get("device_steps") or times["steps"]),
        "whole": scale(times["steps"]),
        "losses": losses,
        "seconds": time.time() - begin,
    }


class RowResult:
    """Medians of a row's sides, by round."""

    def __init__(self, settings, row):
        self.settings, self.row = settings, row
        self.medians, self.whole, self.losses = {}, {}, {}

    def add(self, side, times, whole, losses=None, **notes):
        median = statistics.median(times)
        self.medians.setdefault(side, []).append(median)
        self.whole.setdefault(side, []).append(whole)
        if losses:
            self.losses.setdefault(side, losses)
        self.settings.log.add(
            self.row.name,
            side,
            f"{median:9.3f} ms (least {min(times):.3f}, host {whole:.3f})"
            + "".join(f", {k} {v}" for k, v in notes.items()),
            ms=median,
            all_ms=[round(t, 4) for t in times],
            host_ms=whole,
            **notes,
        )

    def compare_losses(self):
        """Prints the losses of all sides, the first and the one behind five steps, and their
        differences from the first side's."""
        if not self.losses:
            return
        first, base = next(iter(self.losses.items()))
        last = min(5, len(base) - 1)
        for side, losses in self.losses.items():
            here = losses[min(last, len(losses) - 1)]
            apart = abs(here / base[last] - 1)
            self.settings.log.add(
                self.row.name,
                side,
                f"loss {losses[0]:.6f} -> {here:.6f} after 5 steps, {apart:.1e} from {first}",
                losses=losses[:6],
                apart=apart,
            )


def measure_dp(settings, result, side, program, config, options, steps, clock):
    if clock.left() < 8:
        settings.log.add(result.row.name, side, "skipped: time")
        return False
    found = run_dp(
        settings, result.row, side, program, config, options, steps, min(30, clock.left())
    )
    if found:
        result.add(
            side,
            found["ms"],
            statistics.median(found["whole"]),
            found["losses"],
            seconds=round(found["seconds"], 1),
        )
    return bool(found)


def measure_worker(settings, result, worker, mode, clock, count):
    if mode not in worker.losses or worker.dead:
        return
    if clock.left() < 2:
        settings.log.add(result.row.name, mode, "skipped: time")
        return
    side = SIDES[mode]
    answer = worker.measure(mode, count, min(30, clock.left()))
    if answer is None:
        why = worker.failures.pop(mode, None) or worker.failures.get(worker.framework)
        settings.log.add_failure(result.row.name, side, why, tail(worker.log))
        worker.losses.pop(mode, None)
        return
    waited = answer.get("waited_ms")
    notes = {"captured": answer["captured"]} if "captured" in answer else {}
    result.add(
        side,
        answer["ms"],
        statistics.median(waited) if waited else answer["whole_ms"],
        worker.losses[mode],
        **notes,
    )


def wait_for_worker(settings, row, worker, clock):
    """Waits until a worker is prepared and says which modes failed. One that hangs costs its
    framework's later workers their patience."""
    worker.go()
    framework = worker.framework
    reserve = 20  # For dp's own turns.
    if not worker.wait_prepared(max(min(settings.patience[framework], clock.left() - reserve), 1)):
        settings.patience[framework] = min(settings.patience[framework], 20)
        if not worker.loaded:
            settings.broken.add(framework)
    for mode, why in worker.failures.items():
        settings.log.add_failure(row.name, SIDES.get(mode, framework), why, tail(worker.log))
    worker.failures.clear()
    for mode, notes in worker.notes.items():
        settings.log.add(
            row.name,
            SIDES[mode],
            "prepared: " + ", ".join(f"{k} {v}" for k, v in notes.items()),
            notes=notes,
        )


def measure_row(settings, result, workers, clock, when_prepared):
    """Measures the sides of a row in turns. `workers` are those of the row, started;
    when_prepared() is called when they are prepared."""
    row = result.row
    measured = SKIP + row.steps
    untuned, graph = ["--kernel-choices", "none"], [] if settings.tiny else ["--cuda-graph"]
    works = {}

    def take_dp_turn(side, options):
        if works.get(side, True):
            works[side] = measure_dp(
                settings, result, side, row.name, row.config, untuned + options, measured, clock
            )

    def take_turn(worker):
        for mode in worker.modes:
            measure_worker(settings, result, worker, mode, clock, row.steps)

    if row.alone:
        take_dp_turn("dp", [])
        take_dp_turn("dp, graph", graph)
        for worker in workers:
            wait_for_worker(settings, row, worker, clock)
            take_turn(worker)
            worker.close()
        when_prepared()
    else:
        for worker in workers:
            worker.go()
        for worker in workers:
            wait_for_worker(settings, row, worker, clock)
        when_prepared()
        take_dp_turn("dp", [])
        for _ in range(2):
            take_dp_turn("dp, graph", graph)
            for worker in workers:
                take_turn(worker)
        for worker in workers:
            worker.close()
    if row.tuned and works["dp, graph"] and not settings.tiny and clock.left() > 20:
        choices = os.path.join(settings.log.folder, f"{row.name}.kernels.json")
        if run_dp(
            settings,
            row,
            "tuning",
            row.name,
            row.config,
            ["--tune-kernels", "--kernel-choices", choices],
            2,
            min(60, clock.left()),
        ):
            measure_dp(
                settings,
                result,
                "dp, tuned",
                row.name,
                row.config,
                ["--kernel-choices", choices, *graph],
                measured,
                clock,
            )
    for side, program, config in row.variants:
        measure_dp(settings, result, side, program, config, untuned + graph, measured, clock)
    result.compare_losses()


def measure_ceilings(settings, clock):
    try:
        done = subprocess.run(
            [settings.python("torch"), os.path.join(HERE, "torch_worker.py"), "ceilings"],
            capture_output=True,
            text=True,
            timeout=min(30, clock.left()),
            env=settings.worker_environment(),
        )
        answer = json.loads(done.stdout.splitlines()[-1])
    except subprocess.TimeoutExpired as error:
        settings.log.add_failure("ceilings", "torch", f"no end within {error.timeout:.0f} s")
        return {}
    except (ValueError, IndexError):
        settings.log.add_failure(
            "ceilings", "torch", f"ended with status {done.returncode}", done.stderr.splitlines()
        )
        return {}
    for name, value in answer["ceilings"].items():
        settings.log.add("ceilings", "torch", f"{name}: {value}", ceiling=name, value=value)
    return answer["ceilings"]


def prepare(settings, rows, clock):
    """Lets the workers of all rows compile once, --jobs at a time. Those that need most of the
    memory come last, one by one."""
    waiting = [
        (row, framework, modes)
        for row in sorted(rows, key=lambda row: row.alone)
        for framework, modes in (("torch", ["compile"]), ("jax", None))
        if getattr(row, framework)
    ]
    running = []

    def end(worker):
        text = ", ".join(
            f"{mode} {notes['compile_seconds']} s" for mode, notes in worker.notes.items()
        )
        settings.log.add(
            worker.row.name, worker.framework, f"compiled: {text}" if text else "not compiled"
        )
        for mode, why in worker.failures.items():
            settings.log.add_failure(
                worker.row.name, SIDES.get(mode, worker.framework), why, tail(worker.log)
            )
        if not worker.loaded:
            settings.broken.add(worker.framework)
        worker.close()
        running.remove(worker)

    try:
        while (waiting or running) and clock.left() > 0:
            for worker in list(running):
                if not worker.poll(0.1) and time.time() - worker.begin > settings.args.patience:
                    worker.give_up(f"not prepared after {settings.args.patience:.0f} s")
                if worker.prepared or worker.dead:
                    end(worker)
            waiting = [job for job in waiting if job[1] not in settings.broken]
            if (
                waiting
                and len(running) < settings.args.jobs
                and not (waiting[0][0].alone and running)
            ):
                running.append(settings.start(*waiting.pop(0)))
                running[-1].go()
    except KeyboardInterrupt:
        settings.log.add("all", "all", "interrupted")
    finally:
        for worker in running:
            worker.close()
    for job in waiting + [(worker.row, worker.framework) for worker in running]:
        settings.log.add(job[0].name, job[1], "not compiled: time")


def print_table(results, ceilings, predictions):
    sides = ["dp", "dp, graph", "dp, tuned", "torch.compile", "compile, graph", "torch", "jax.jit"]
    print(
        "\nMilliseconds a step: the better of the rounds' medians. On the GPU's clock; jax.jit: "
        "the host's, of many steps"
    )
    print(
        f"{'row':<15}{'predicted':>10}"
        + "".join(f"{side:>15}" for side in sides)
        + f"{'dp / best':>11}"
    )
    for result in results:
        best = {side: min(found) for side, found in result.medians.items()}
        others = [best[side] for side in sides[3:] if side in best]
        ours = [best[side] for side in sides[:3] if side in best]
        ratio = f"{min(ours) / min(others):11.2f}" if ours and others else f"{'-':>11}"
        predicted = predictions.get(result.row.name, {}).get("ms")
        print(
            f"{result.row.name:<15}"
            + (f"{predicted:10.2f}" if predicted else f"{'-':>10}")
            + "".join(f"{best[side]:15.3f}" if side in best else f"{'-':>15}" for side in sides)
            + ratio
        )
        for side in best:
            if side not in sides:
                print(f"    {side}: {best[side]:.3f}")
    print(
        "\nMilliseconds a step on the host's clock: dp from arrays to arrays, jax.jit with a wait "
        "for each step"
    )
    for result in results:
        print(
            f"{result.row.name:<15}"
            + "; ".join(f"{side} {min(found):.2f}" for side, found in result.whole.items())
        )
    print("\nLoss after 5 steps from equal weights and data")
    for result in results:

        def at(losses):
            return losses[min(5, len(losses) - 1)]

        print(
            f"{result.row.name:<15}"
            + "; ".join(f"{side} {at(losses):.6f}" for side, losses in result.losses.items())
        )
    if ceilings:
        print(
            "\nCeilings by torch: "
            + "; ".join(f"{name} {value}" for name, value in ceilings.items())
        )


def interrupt(*_):
    raise KeyboardInterrupt


def main():
    parser = argparse.ArgumentParser(description="times whole training steps of dp, torch and JAX")
    parser.add_argument(
        "--programs",
        default=os.path.join(HERE, "programs"),
        help="folder of compile_steps.py's programs",
    )
    parser.add_argument(
        "--runner", default=os.path.join(os.path.dirname(HERE), "bin", "dp-run"), help="dp-run"
    )
    parser.add_argument("--deadline", type=float, default=240, help="seconds in all (240)")
    parser.add_argument("--only", help="rows, in this order (all)")
    parser.add_argument("--out", default="steps-out", help="folder for findings and logs")
    parser.add_argument(
        "--cache",
        default="/tmp/dp-steps",
        help="folder for compiled code of torch and JAX, kept between calls",
    )
    parser.add_argument(
        "--patience", type=float, default=90, help="seconds that a worker may prepare itself (90)"
    )
    parser.add_argument("--prepare", action="store_true", help="only compile, into --cache")
    parser.add_argument("--jobs", type=int, default=4, help="workers at a time with --prepare (4)")
    parser.add_argument("--without", default="", help="sides to leave out: torch,jax")
    parser.add_argument("--torch-python", help="interpreter that has torch (this one)")
    parser.add_argument("--jax-python", help="interpreter that has JAX (this one)")
    parser.add_argument("--tiny", action="store_true", help="small steps, without a GPU")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, interrupt)  # Prints the table and ends the workers.
    clock = Clock(args.deadline)
    log = Log(args.out, clock)
    settings = Settings(args, log)
    settings.unpack()
    by_name = {row.name: row for row in ROWS}
    unknown = [name for name in (args.only or "").split(",") if name and name not in by_name]
    if unknown:
        parser.error(f"there is no row {unknown[0]}; the rows are {', '.join(by_name)}")
    rows = [by_name[name] for name in args.only.split(",")] if args.only else ROWS
    if args.prepare:
        prepare(settings, rows, clock)
        print(f"time_steps.py: prepared in {clock.seconds():.0f} s")
        return 0

    predictions = {}
    if os.path.exists(os.path.join(args.programs, "predictions.json")):
        with open(os.path.join(args.programs, "predictions.json")) as file:
            predictions = json.load(file)
    started, results, ceilings = {}, [], {}

    def start(row):
        if row and row.name not in started and clock.left() > 15:
            started[row.name] = settings.start_all(row)
        return started.get(row.name, []) if row else []

    def prefetch(row):
        for worker in start(row):
            if not row.alone:
                worker.go()

    try:
        start(rows[0])
        if "torch" not in settings.broken:
            ceilings = measure_ceilings(settings, clock)
        for row, following in zip(rows, rows[1:] + [None]):
            if clock.left() < 10:
                log.add(row.name, "all", "skipped: time")
                continue
            workers = start(row)
            if row.alone:
                start(following)
            results.append(RowResult(settings, row))
            try:
                measure_row(settings, results[-1], workers, clock, lambda: prefetch(following))
            except Exception as error:
                log.add_failure(
                    row.name,
                    "all",
                    f"{type(error).__name__}: {error}",
                    traceback.format_exc().splitlines(),
                )
    except KeyboardInterrupt:
        log.add("all", "all", "interrupted")
    finally:
        for workers in started.values():
            for worker in workers:
                worker.close()
        print_table(results, ceilings, predictions)
        print(
            f"time_steps.py: {len(results)} of {len(rows)} rows in {clock.seconds():.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
