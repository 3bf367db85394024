#!/usr/bin/env python3
"""Disturbs random runs of dp-run and checks what must hold nevertheless.

runs.py --build BUILD --seed S --count N [--kind K] [--jobs J] [--keep]

A seed is a run: a program (test/Runtime/Programs), options, a number of threads or processes,
formats of files, and one disturbance:

  outputs   each output goes to a good file, through links, to a long name, or to a place that
            fails: a missing folder, a folder, a full device, beyond a limit of file sizes, the file
              of another output or of an input
  signals   SIGTERM, SIGINT or SIGHUP to one process or all, at any moment
  kills     SIGKILL to one process or all, at any moments, until a run with --resume ends
  resume    steps in two or three parts, on the same number of devices and on another
  other     --resume with another program, other data, inputs, options
  disagree  one rank with another option, other rows, another seed, other inputs

What must hold: nothing hangs; the exit status tells whether everything was done; each requested
output exists, or an error names it; no file is half-written and no temporary file remains; an
interrupted run has the bits of a run with as many steps, a resumed run those of an uninterrupted
one.
"""

import argparse
import concurrent.futures
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import numpy as np

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(here, os.pardir, "Runtime", "Inputs"))
import ranks

KINDS = ["outputs", "signals", "kills", "resume", "other", "disagree"]
SIGNALS = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]
LONGEST = 255  # bytes of a name


class Wrong(Exception):
    pass


def require(ok, text):
    if not ok:
        raise Wrong(text)


# Files -------------------------------------------------------------------------------------------

DTYPES = {
    "BOOL": "bool",
    "U8": "uint8",
    "I8": "int8",
    "I16": "int16",
    "U16": "uint16",
    "I32": "int32",
    "U32": "uint32",
    "I64": "int64",
    "U64": "uint64",
    "F16": "float16",
    "F32": "float32",
    "F64": "float64",
}


def load(path):
    """Returns the arrays of a file in either format, read by other code than dp-run's."""
    import json
    import struct

    if not path.endswith(".safetensors"):
        with np.load(path) as file:
            return dict(file)
    with open(path, "rb") as file:
        header = json.loads(file.read(struct.unpack("<Q", file.read(8))[0]))
        data = file.read()
    header.pop("__metadata__", None)
    return {
        name: np.frombuffer(data[slice(*entry["data_offsets"])], DTYPES[entry["dtype"]]).reshape(
            entry["shape"]
        )
        for name, entry in header.items()
    }


def save(path, arrays):
    import json
    import struct

    if not path.endswith(".safetensors"):
        np.savez(path, **arrays)
        return path
    names = {str(np.dtype(numpy)): name for name, numpy in DTYPES.items()}
    header, data = {}, b""
    for name, array in arrays.items():
        array = np.asarray(array)
        begin = len(data)
        data += array.tobytes()
        header[name] = {
            "dtype": names[str(array.dtype)],
            "shape": list(array.shape),
            "data_offsets": [begin, len(data)],
        }
    text = json.dumps(header).encode()
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text + data)
    return path


def equal(one, other):
    return sorted(one) == sorted(other) and all(
        one[k].dtype == other[k].dtype
        and one[k].shape == other[k].shape
        and one[k].tobytes() == other[k].tobytes()
        for k in one
    )


def close(one, other):
    return sorted(one) == sorted(other) and all(
        one[k].shape == other[k].shape and np.allclose(one[k], other[k], rtol=1e-4, atol=1e-4)
        for k in one
    )


# Runs --------------------------------------------------------------------------------------------


class Case:
    """A random run, without its outputs."""

    def __init__(self, args, seed):
        self.random = random.Random(seed)
        self.folder = tempfile.mkdtemp(prefix=f"dp-runs-{seed}-")
        self.dp_run = os.path.join(args.build, "bin", "dp-run")
        self.programs = os.path.join(args.build, "test", "programs")
        self.numpy = np.random.default_rng(seed)
        r = self.random
        self.suffix = r.choice([".npz", ".npz", ".safetensors"])
        self.program = r.choice(["regression", "exchange", "columns"])
        getattr(self, self.program)()
        if r.random() < 0.5:
            self.options += ["--shuffle", str(r.randrange(100))]
        # Threads or processes.
        self.ranks = r.choice([1, 2, 3, 4, 5, (2,), (3,), (4,)])

    def file(self, name, arrays):
        return save(
            os.path.join(self.folder, name + self.random.choice([".npz", ".npz", ".safetensors"])),
            arrays,
        )

    def f32(self, *shape):
        return self.numpy.normal(size=shape).astype(np.float32)

    def regression(self):
        rows = self.random.randrange(1, 60)
        self.inputs = {
            "--data": {"x": self.f32(rows, 3), "y": self.f32(rows)},
            "--state": {"w": self.f32(3), "b": self.f32(), "rate": np.float32(0.01)},
        }
        if self.random.random() < 0.5:
            del self.inputs["--state"]["rate"]
            self.inputs["--per-step"] = {
                "rate": self.numpy.uniform(0.001, 0.02, 6000).astype(np.float32)
            }
        self.options = ["--entry", "train", "--batch", str(self.random.randrange(1, 25))]
        self.rows = rows

    def exchange(self):
        self.rows = self.random.randrange(1, 60)
        self.inputs = {
            "--data": {"x": self.f32(self.rows, 5)},
            "--state": {"total": self.f32(2, 5), "part": self.f32(7)},
        }
        self.options = ["--batch", str(self.random.randrange(1, 25))]

    def columns(self):
        self.rows = self.random.randrange(6, 30)
        self.inputs = {
            "--data": {
                "x": self.numpy.integers(0, 99, (2, self.rows, 2)).astype(np.int32),
                "tokens": self.numpy.integers(5, 8, 2 * self.rows).astype(np.int64),
            },
            "--state": {"moved": self.numpy.integers(0, 99, 3).astype(np.int64)},
            "--per-step": {"key": self.numpy.integers(0, 99, (6000, 2)).astype(np.int32)},
        }
        self.options = []

    def command(self, *more):
        if not hasattr(self, "files"):
            self.files = {
                option: self.file(option[2:], arrays) for option, arrays in self.inputs.items()
            }
        command = [
            self.dp_run,
            os.path.join(self.programs, self.program + ".so"),
            "--timeout",
            "20",
        ] + self.options
        for option, path in self.files.items():
            command += [option, path]
        return command + list(more)

    def run(self, *more, ranks_=None, **options):
        statuses, texts = ranks.run(self.command(*more), ranks_ or self.ranks, **options)
        return max(statuses, key=abs), "".join(texts), statuses

    def reference(self, steps, *more, ranks_=None):
        """Returns state and metrics of an undisturbed run."""
        out, metrics = self.path("reference-out.npz"), self.path("reference-metrics.npz")
        status, text, _ = self.run(
            "--steps", str(steps), "--out", out, "--metrics", metrics, *more, ranks_=ranks_
        )
        require(status == 0, f"the reference run failed: {text}")
        return load(out), load(metrics)

    def path(self, name):
        return os.path.join(self.folder, name)

    def steps(self, least, most):
        return self.random.randrange(least, most)


# Disturbances ------------------------------------------------------------------------------------


def outputs(case):
    r = case.random
    steps = case.steps(1, 30)
    state, metrics = case.reference(steps)
    work = case.path("work")
    os.mkdir(work)
    os.mkdir(os.path.join(work, "folder"))
    case.command()  # writes the inputs
    limit = r.choice([None, None, None, 700, 1500, 3000])
    options, expected, early, late = [], {}, [], []
    taken = []
    for option in r.sample(["--out", "--metrics", "--timings"], r.randrange(1, 4)):
        suffix = ".json" if option == "--timings" else case.suffix
        name = option[2:] + suffix
        good = os.path.join(work, name)
        kind = r.choice(
            [
                "good",
                "good",
                "good",
                "old",
                "link",
                "dangling",
                "long",
                "none",
                "folder",
                "full",
                "fulllink",
                "same",
                "samelink",
                "input",
                "empty",
                "toolong",
                "null",
            ]
        )
        path, where = good, good
        if kind == "old":
            open(good, "w").write("old")
            os.chmod(good, 0o640)
        elif kind in ("link", "dangling"):
            where = os.path.join(work, "folder", "target-" + name)
            if kind == "link":
                open(where, "w").write("old")
            os.symlink(os.path.join("folder", "target-" + name), good)
        elif kind == "long":
            path = where = os.path.join(
                work, option[2:] + "n" * (LONGEST - len(option[2:]) - len(suffix)) + suffix
            )
        elif kind == "none":
            path = os.path.join(work, "none", name)
        elif kind == "folder":
            path = os.path.join(work, "folder")
        elif kind == "full":
            path = "/dev/full"
        elif kind == "fulllink":
            os.symlink("/dev/full", good)
        elif kind == "same" and taken:
            path = r.choice(taken)
        elif kind == "samelink" and taken:
            os.symlink(r.choice(taken), good)
        elif kind == "input":
            path = r.choice(
                [p for o, p in case.files.items() if o != "--state" or option != "--out"]
            )
        elif kind == "empty":
            path = ""
        elif kind == "toolong":
            path = os.path.join(work, "n" * (LONGEST + 1))
        elif kind == "null":
            path = where = "/dev/null"
        else:
            kind = "good"
        if kind in ("none", "folder", "same", "samelink", "input", "empty", "toolong"):
            early.append(option)
        elif kind in ("full", "fulllink"):
            late.append(option)
        elif kind != "null":
            expected[option] = where
            taken.append(path)
        options += [option, path]
    before = {o: open(p, "rb").read() for o, p in case.files.items()}

    def limited():
        if limit:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    status, text, _ = case.run("--steps", str(steps), *options, preexec=limited)
    for o, p in case.files.items():
        require(open(p, "rb").read() == before[o], f"{o} was changed")
    errors = [line for line in text.splitlines() if "dp-run: error: " in line]
    found = sorted(os.path.join(f, n) for f, _, names in os.walk(work) for n in names)
    if early:
        # Each process reads its own command line.
        reports = case.ranks[0] if "" in options and isinstance(case.ranks, tuple) else 1
        require(
            status == 1 and len(errors) == reports,
            f"status {status}, expected an error for {early}: {text}",
        )
        require(not STEPS.search(text), f"steps were run: {text}")
        for p in expected.values():
            require(not os.path.exists(p) or open(p, "rb").read() == b"old", f"{p} was written")
        return "refused"
    if limit:
        for option, p in list(expected.items()):
            if not os.path.exists(p) or open(p, "rb").read(4) == b"old":
                given = options[options.index(option) + 1]
                require(
                    any(f"'{given}'" in e for e in errors if "File too large" in e),
                    f"no error for {option}: {text}",
                )
                late.append(option)
                del expected[option]
    require(
        len(errors) == len(late), f"{len(errors)} errors, expected one for each of {late}: {text}"
    )
    require((status != 0) == bool(late), f"status {status} with failures {late}: {text}")
    for option, p in expected.items():
        if option == "--timings":
            require(os.path.getsize(p) > 0, "no timings")
        else:
            require(equal(load(p), state if option == "--out" else metrics), f"{option} differs")
        mode = os.stat(p).st_mode & 0o777
        require(mode in (0o640, 0o666 & ~UMASK), f"{option} has mode {mode:o}")
    left = [p for p in found if os.path.basename(p).startswith(".")]
    require(not left, f"left: {left}")
    return "written" if not late else "some written"


def disturb(case, run, moments, which):
    """Sends signals at random moments while the run goes on."""
    targets = range(len(run.processes))
    if case.random.random() < 0.5:
        targets = [case.random.choice(list(targets))]
    for moment in moments:
        time.sleep(moment)
        run.kill(targets, which)
    return targets


def started(case, steps, *more):
    return ranks.start(case.command("--steps", str(steps), *more), case.ranks)


def signals(case):
    r = case.random
    steps = case.steps(500, 2500)
    out, metrics = case.path("out" + case.suffix), case.path("metrics" + case.suffix)
    which = r.choice(SIGNALS)
    twice = r.random() < 0.2
    run = started(case, steps, "--out", out, "--metrics", metrics)
    moments = [0.02 + r.random() ** 2] + ([0.3 * r.random()] if twice else [])
    disturb(case, run, moments, which)
    statuses, texts = run.finish()
    text = "".join(texts)
    stopped = re.search(r"stopped by (SIG\w+) after step (\d+) of (\d+)", text)
    left = [n for n in os.listdir(case.folder) if n.startswith(".")]
    require(not left, f"left: {left}")
    if not stopped:
        complete = all(s == 0 for s in statuses)
        # It may die of the signal itself, before the steps or by the second signal; or the job had
        # not connected yet.
        require(complete or all(s != 0 for s in statuses), f"statuses {statuses}: {text}")
        if not complete:
            for p in (out, metrics):
                require(not os.path.exists(p) or load(p) is not None, f"{p} is broken")
            return "ended at once"
        done = steps
    else:
        require(set(statuses) == {128 + which}, f"statuses {statuses}, {which}: {text}")
        require(stopped[1] == which.name and int(stopped[3]) == steps, text)
        done = int(stopped[2])
    state, recorded = case.reference(done)
    require(equal(load(out), state), f"the state after {done} steps differs")
    require(equal(load(metrics), recorded), f"the metrics of {done} steps differ")
    return "stopped" if stopped else "finished"


def kills(case):
    r = case.random
    steps = case.steps(200, 1500)
    out, metrics, folder = case.path("out.npz"), case.path("metrics.npz"), case.path("checkpoints")
    state, recorded = case.reference(steps)
    options = [
        "--out",
        out,
        "--metrics",
        metrics,
        "--checkpoint",
        folder,
        "--every",
        str(r.randrange(1, 60)),
        "--checkpoint-format",
        r.choice(["npz", "safetensors"]),
        "--resume",
    ]
    for attempt in range(60):
        run = started(case, steps, *options)
        if attempt < 50:
            disturb(
                case,
                run,
                [r.random() * 0.4],
                r.choice([signal.SIGKILL, signal.SIGKILL, signal.SIGTERM]),
            )
        statuses, texts = run.finish()
        text = "".join(texts)
        if statuses[0] == 0 and set(statuses) <= {0, -signal.SIGKILL}:
            break  # A rank may have been killed after everything was done.
        require(all(s != 0 for s in statuses), f"statuses {statuses}: {text}")
        if os.path.isdir(folder):
            for n in os.listdir(folder):
                if not n.startswith("."):
                    load(os.path.join(folder, n))  # whole
    else:
        raise Wrong(f"never came to the end: {text}")
    require(equal(load(out), state), f"the state after {attempt} kills differs")
    require(equal(load(metrics), recorded), f"the metrics after {attempt} kills differ")
    require(len(os.listdir(folder)) <= 2, f"left: {os.listdir(folder)}")
    return f"{attempt} kills" if attempt else "finished"


def resume(case):
    r = case.random
    steps = case.steps(2, 40)
    out, metrics, folder = (
        case.path("out" + case.suffix),
        case.path("metrics" + case.suffix),
        case.path("checkpoints"),
    )
    state, recorded = case.reference(steps)
    other = r.random() < 0.4
    cuts = sorted(r.sample(range(1, steps), min(steps - 1, r.randrange(1, 3)))) + [steps]
    options = [
        "--out",
        out,
        "--metrics",
        metrics,
        "--checkpoint",
        folder,
        "--resume",
        "--checkpoint-format",
        r.choice(["npz", "safetensors"]),
    ] + (["--every", str(r.randrange(1, 9))] if r.random() < 0.5 else [])
    where = case.ranks
    for cut in cuts:
        status, text, _ = case.run("--steps", str(cut), *options, ranks_=where)
        require(status == 0, text)
        if other:
            where = r.choice([1, 2, 3, 4, 7, 8, (2,), (3,)])
        elif r.random() < 0.3:
            # Threads and processes have the same bits.
            where = (
                (where,)
                if isinstance(where, int) and where > 1
                else where
                if isinstance(where, int)
                else where[0]
            )
    same = close if other else equal
    require(same(load(out), state), f"the state after parts {cuts} differs")
    require(same(load(metrics), recorded), f"the metrics after parts {cuts} differ")
    # All steps are done: nothing changes, everything is written again.
    os.unlink(out)
    status, text, _ = case.run("--steps", str(steps), *options, ranks_=where)
    require(status == 0 and same(load(out), state), text)
    return "other devices" if other else "same devices"


def other(case):
    """A run that cannot resume from a checkpoint says why."""
    r = case.random
    folder, steps = case.path("checkpoints"), case.steps(1, 20)
    status, text, _ = case.run("--steps", str(steps), "--checkpoint", folder)
    require(status == 0, text)
    before = {n: open(os.path.join(folder, n), "rb").read() for n in os.listdir(folder)}
    more = ["--steps", str(steps + 1), "--checkpoint", folder, "--resume"]
    changes = [
        "program",
        "shuffle",
        "data",
        "rows",
        "fewer steps",
        "no resume",
        "metrics",
        "damaged",
        "foreign",
    ]
    changes += ["batch"] * ("--batch" in case.options) + ["per-step"] * (
        "--per-step" in case.inputs
    )
    changes += ["input"] * ("rate" in case.inputs["--state"])
    change = r.choice(changes)
    wanted = {
        "program": "the program's digest",
        "shuffle": "--shuffle",
        "data": "the digest of 'x'",
        "rows": "the rows of --data",
        "fewer steps": "count from the beginning",
        "no resume": "give --resume",
        "metrics": "has no metrics",
        "batch": "the rows of a batch",
        "input": "the input 'rate'",
        "per-step": "in the first",
        "damaged": "damaged",
        "foreign": "is no checkpoint",
    }[change]
    options = list(case.options)
    if change == "program":
        # Another file that computes the same.
        programs, case.programs = case.programs, case.folder
        program = shutil.copy(os.path.join(programs, case.program + ".so"), case.folder)
        with open(program, "ab") as file:
            file.write(b"x")
        subprocess.check_call([os.path.join(programs, "dp-test-seal"), program])
    elif change == "shuffle":
        if "--shuffle" in options:
            at = options.index("--shuffle")
            options[at : at + 2] = r.choice([[], ["--shuffle", str(int(options[at + 1]) + 1)]])
        else:
            options += ["--shuffle", "1"]
    elif change == "batch":
        at = options.index("--batch")
        options[at + 1] = str(int(options[at + 1]) + 1)
    elif change in ("data", "rows", "input", "per-step"):
        option = {"input": "--state", "per-step": "--per-step"}.get(change, "--data")
        arrays = {k: np.array(v) for k, v in case.inputs[option].items()}
        if change == "rows":
            arrays = {
                k: np.concatenate([v] * 2, axis=1 if case.program == "columns" and k == "x" else 0)
                for k, v in arrays.items()
            }
        else:
            name = {"input": "rate", "data": "x"}.get(change, next(iter(arrays)))
            place = 0 if change == "per-step" else -1  # In the first step, or in any.
            flat = arrays[name].reshape(-1)
            flat[place] += 1
            arrays[name] = flat.reshape(arrays[name].shape)
        case.files[option] = case.file("other", arrays)
    elif change == "fewer steps":
        if steps == 1:
            return "nothing"
        more[1] = str(steps - 1)
    elif change == "no resume":
        more.remove("--resume")
    elif change == "metrics":
        more += ["--metrics", case.path("m.npz")]
    elif change in ("damaged", "foreign"):
        for n, data in before.items():
            path = os.path.join(folder, n)
            if change == "foreign":
                np.savez(path, w=np.zeros(3))
            else:
                open(path, "wb").write(data[: r.randrange(len(data))])
            before[n] = open(path, "rb").read()
        wanted = "is whole"
    case.options = options
    status, text, _ = case.run(*more)
    errors = [line for line in text.splitlines() if "dp-run: error: " in line]
    require(
        status != 0 and len(errors) == 1 and wanted in errors[0],
        f"{change}: status {status}: {text}",
    )
    require(not STEPS.search(text), f"{change}: steps were run: {text}")
    after = {n: open(os.path.join(folder, n), "rb").read() for n in os.listdir(folder)}
    require(after == before, f"{change}: the checkpoints have changed")
    return change


def disagree(case):
    """Gives one rank something else than the others."""
    r = case.random
    count = r.choice([2, 3, 4])
    odd = r.randrange(count)
    common = case.command("--steps", "20", "--out", case.path("out.npz"))
    mine = list(common)
    changes = [
        "steps", "epochs", "shuffle", "rows", "verify", "metrics", "no out", "checkpoint",
        "broadcast", "random", "deterministic", "data",
    ]  # fmt: skip
    changes += ["batch"] * ("--batch" in case.options) + ["per-step"] * (
        "--per-step" in case.inputs
    )
    changes += ["join"] * ("--batch" in case.options)
    change = r.choice(changes)
    wanted = {
        "rows": "the rows of --data",
        "data": "",
        "no out": "--out",
        "broadcast": "--broadcast-state",
        "epochs": "--epochs",
        "per-step": "of --per-step",
    }.get(change, "--" + change)

    def replace(option, value):
        at = mine.index(option)
        mine[at : at + 2] = [option, value] if value else []

    if change == "steps":
        replace("--steps", "21")
    elif change == "epochs":
        replace("--steps", None)
        mine += ["--epochs", "2"]
    elif change == "join":
        replace("--steps", None)
        mine += ["--join"]
    elif change == "shuffle":
        if "--shuffle" in mine and r.random() < 0.5:
            replace("--shuffle", None)
        elif "--shuffle" in mine:
            replace("--shuffle", "1000")
        else:
            mine += ["--shuffle", "1000"]
    elif change == "batch":
        replace("--batch", str(int(case.options[case.options.index("--batch") + 1]) + 1))
    elif change in ("rows", "data", "per-step"):
        option = {"per-step": "--per-step"}.get(change, "--data")
        arrays = {k: np.array(v) for k, v in case.inputs[option].items()}
        if change == "rows":
            arrays = {
                k: np.concatenate([v] * 2, axis=1 if case.program == "columns" and k == "x" else 0)
                for k, v in arrays.items()
            }
        else:
            name = next(iter(arrays))
            flat = arrays[name].reshape(-1)
            flat[r.randrange(len(flat))] += 1
            arrays[name] = flat.reshape(arrays[name].shape)
        replace(option, case.file("odd", arrays))
    elif change == "no out":
        replace("--out", None)
    else:
        mine += {
            "verify": ["--verify"],
            "metrics": ["--metrics", case.path("m.npz")],
            "random": ["--random", "1"],
            "checkpoint": ["--checkpoint", case.path("c")],
            "broadcast": ["--broadcast-state"],
            "deterministic": ["--deterministic"],
        }[change]
    run = ranks.Run([mine if rank == odd else common for rank in range(count)])
    statuses, texts = run.finish()
    text = "".join(texts)
    errors = [line for line in text.splitlines() if "dp-run: error: " in line]
    require(all(statuses), f"{change} on rank {odd}: statuses {statuses}: {text}")
    if change == "data":
        # If rank 0 is the odd one, all others differ from it, and the message names the first of
        # them.
        require(len(errors) == 1 and f"rank {odd or 1} has other rows of '" in errors[0], text)
    else:
        require(
            len(errors) == 1
            and "the ranks disagree on " in errors[0]
            and wanted in errors[0]
            and re.search(rf"rank {odd} has ", errors[0]),
            f"{change} on rank {odd} of {count}: {text}",
        )
    require(not STEPS.search(text), f"{change}: steps were run: {text}")
    require(not os.path.exists(case.path("out.npz")), f"{change}: the state was written")
    return change


STEPS = re.compile(r"^epoch \d", re.MULTILINE)
UMASK = os.umask(0)
os.umask(UMASK)


def judge(args, seed):
    kind = args.kind or KINDS[seed % len(KINDS)]
    case = Case(args, seed)
    try:
        return kind, globals()[kind](case), None
    except Exception as error:
        about = (
            f"seed {seed} ({kind}): {type(error).__name__}: {error}\n  "
            f"{' '.join(case.command())}, {case.ranks}"
        )
        return kind, "wrong", about
    finally:
        if not args.keep:
            shutil.rmtree(case.folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--build", required=True)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--kind", choices=KINDS)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", action="store_true", help="leave the folders of the runs")
    args = parser.parse_args()
    seeds = range(args.seed, args.seed + args.count)
    counts, wrong = {}, 0
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for kind, what, message in pool.map(lambda seed: judge(args, seed), seeds):
            what = re.sub(r"\d+ kills", "killed and finished", what)
            counts.setdefault(kind, {}).setdefault(what, 0)
            counts[kind][what] += 1
            if message:
                wrong += 1
                print(message)
    for kind, its in sorted(counts.items()):
        print(f"{kind}: " + ", ".join(f"{n} {what}" for what, n in sorted(its.items())))
    print(f"{len(seeds) - wrong} runs as they should be, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
