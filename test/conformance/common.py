"""The parts that the conformance tests of the front ends share: executables, comparisons, child
processes, results.

A case is one function of a framework with inputs. It runs in a child process: the framework exports
it, dp-compile compiles it, and the runtime executes it on 1, 2 and 3 devices. Its verdict is one of

  right      all results are those of the framework
  wrong      some result is not; the cause says on how many devices and how far it is off
  crash      the exporter, dp-compile or the program ended by a signal, or the program failed
  hang       the exporter, dp-compile or the program did not end
  refused    dp-compile said that it cannot, with the name of an op
  stopped    the exporter had no graph, and said so
  apart      the case needs what this test does not judge; the script of the framework says what
             that is
  skipped    the result of the case is not defined, by a table in the script or because the
             framework itself fails

A crash or a hang of anything, the exporter included, is a verdict and does not end the test.
"""

import glob
import hashlib
import json
import os
import re
import select
import signal
import subprocess
import sys
import tempfile
import textwrap
import time

import numpy as np

here = os.path.dirname(os.path.abspath(__file__))
root = os.path.dirname(os.path.dirname(here))
sys.path.append(os.path.join(root, "test", "Fuzz"))
from dpfuzz.runtime import RuntimeFailure, Session, decode

# From the worst: the verdict on an op is the worst of its cases' verdicts.
VERDICTS = ("crash", "hang", "wrong", "stopped", "refused", "right", "apart", "skipped")
NO_SAMPLE = "no such sample"
DEVICES = (1, 2, 3)
SECONDS = {"export": 240, "compile": 120, "run": 60}


class Verdict(Exception):
    """Ends a case: `args` are the verdict and the cause."""


# --------------------------------------------------------------------------- #
# Comparison


# How far two correct results may differ, relative to the largest number.
TOLERANCE = {"float64": 1e-10, "float32": 2e-5, "float16": 4e-3, "bfloat16": 3e-2}


def difference(got, want):
    """Returns the largest difference relative to the largest number of `want`; infinite if other
    elements are not finite."""
    got, want = got.astype(np.float64), want.astype(np.float64)
    finite = np.isfinite(want)
    same = (got == want) | (np.isnan(got) & np.isnan(want))
    if not np.all(same | (finite & np.isfinite(got))):
        return np.inf
    # Where terms of the order of 1 cancel, their rounding is left.
    scale = np.max(np.abs(want[finite]), initial=1e-3)
    return float(np.max(np.where(same, 0, np.abs(got - want) / scale), initial=0.0))


def not_finite(x):
    """Returns for each element whether its matrix has one that is not finite."""
    return np.broadcast_to(
        np.any(~np.isfinite(x), axis=tuple(range(max(0, x.ndim - 2), x.ndim)), keepdims=True),
        x.shape,
    )


def kinds_of(x):
    """Returns a number for each element that says whether it is finite, NaN or which infinity."""
    return np.where(np.isfinite(x), 0, np.where(np.isnan(x), 1, np.sign(x) + 3))


def is_near(got, reference, tolerance):
    """Returns for each element whether it is that of `reference` within a tolerance relative to
    that and to 1."""
    near = np.isfinite(reference) & (
        np.abs(got - reference) <= tolerance * np.maximum(np.abs(reference), 1)
    )
    return near | (got == reference) | (np.isnan(got) & np.isnan(reference))


def right_by_order(right, got, references, exact, tolerance, runs):
    """Adds to `right` the elements that an order of operations can give of which some overflow.
    `runs` yields results of overflows.py with their kinds. Only where one of them is of another
    kind, as finite or NaN, than one of `references` an element depends on that. It is right there
    if it is not finite or that of a run, or as far from `exact` as the rounding of a sum that
    overflows."""
    is_open, is_close = np.zeros(got.shape, bool), ~np.isfinite(got)
    for kind, result in runs:
        result = np.broadcast_to(result, got.shape)
        rounded = result.astype(references[0].dtype).astype(np.float64)
        for reference in references:
            is_open |= kinds_of(reference) != kinds_of(rounded)
        is_close |= is_near(got, rounded, tolerance)
        if kind == "rounded":
            is_close |= np.isfinite(exact) & (np.abs(got - exact) <= 8 * np.abs(result - exact))
        if np.all(right | is_open & is_close):
            break
    return right | is_open & is_close


def differing_elements(got, want, exact, tolerance, factored=False, runs=()):
    """Returns how many elements are neither that of `want` nor that of `exact` rounded, within a
    tolerance relative to each and to 1, nor as near to `exact` as `want` is, within a factor. Where
    these are of different kinds, one finite and one not, the order of a sum decides, and what is
    not finite is right, too; `runs` say where else it does. `factored`: results of linear algebra
    or ffts. BLAS and LAPACK do not define where NaN and infinities go, and versions differ; so a
    matrix that has one in `want` is to have one. Their errors are relative to the largest number.
    Elements of which `want` has no digit are not compared: one number of 1e38 leaves none to the
    others of its matrix. Where `want` is not finite, but `exact` is, the tolerance is four times as
    large."""
    right, references = np.zeros(want.shape, bool), []
    for reference in (want, exact):
        if reference is not None and reference.shape == want.shape:
            rounded = reference.astype(want.dtype).astype(np.float64)
            right |= is_near(got, rounded, tolerance)
            references.append(reference.astype(want.dtype))
            if factored:
                right |= not_finite(rounded) & not_finite(got)
                largest = np.max(np.abs(rounded[np.isfinite(rounded)]), initial=1)
                right |= np.isfinite(rounded) & (np.abs(got - rounded) <= tolerance * largest)
    if len(references) == 2:
        size = np.maximum(np.abs(exact), 1)
        own, least = (
            np.where(
                np.isfinite(want), np.abs(want.astype(np.float64) - exact), tolerance / 2 * size
            ),
            0.1 * size,
        )
        right |= np.isfinite(exact) & (np.abs(got - exact) <= 8 * np.minimum(own, least))
        if factored:
            right |= own > least
        right |= (kinds_of(references[0]) != kinds_of(references[1])) & ~np.isfinite(got)
        if not np.all(right):
            right = right_by_order(right, got, references, exact, tolerance, runs)
    return np.count_nonzero(~right)


def compare(got, want, exact=None, each=False, dtype=None, factored=False, least=0, runs=()):
    """Returns why `got` is not `want`, or None. `exact` is the result in float64: if the
    framework's own result is farther from it than the tolerance, `got` may be, too, within a
    factor, or as far as that result. `each`: the tolerance is relative to each element. `dtype`:
    that of the numbers, if it is not that of the arrays. `factored`, `runs`: as
    differing_elements(). `least`: the tolerance is at least that."""
    if got.shape != want.shape:
        return f"shape {list(got.shape)}, expected {list(want.shape)}"
    if want.dtype.kind not in "f":
        differing = np.count_nonzero(got != want)
        return f"{differing} of {want.size} elements differ" if differing else None
    tolerance = max(TOLERANCE[dtype or want.dtype.name], least)
    with np.errstate(invalid="ignore", over="ignore"):
        if each:
            count = differing_elements(
                got.astype(np.float64), want, exact, tolerance, factored, runs
            )
            return f"{count} of {want.size} elements differ" if count else None
        far = difference(got, want)
        if far <= tolerance:
            return None
        if exact is not None and exact.shape == want.shape:
            off, own = difference(got, exact), difference(want, exact)
            if off <= max(tolerance, 8 * min(own, 0.1)) or np.isfinite(own) and off <= own:
                return None
            if not np.isfinite(far) and not differing_elements(
                got.astype(np.float64), want, exact, tolerance
            ):
                return None  # The framework's own result overflows.
    return f"off by {far:.2g} of the largest number"


# --------------------------------------------------------------------------- #
# Executables


def op_in(message):
    """Returns the op that an error message of MLIR names, or the message's first line."""
    errors = (
        [line for line in message.splitlines() if "error:" in line] or message.splitlines() or [""]
    )
    text = re.sub(r"^.*?error: ", "", errors[0])
    return " ".join(text.split())[:200]


def compile_graph(build, text, folder, options=()):
    """Compiles the module `text` with options of dp-compile. Returns the executable's path."""
    graph, program = os.path.join(folder, "graph.mlir"), os.path.join(folder, "program.so")
    with open(graph, "w") as file:
        file.write(text)
    try:
        done = subprocess.run(
            [f"{build}/bin/dp-compile", graph, "-o", program, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=SECONDS["compile"],
        )
    except subprocess.TimeoutExpired:
        raise Verdict("hang", f"dp-compile does not end in {SECONDS['compile']} s")
    if done.returncode == 1 and "error:" in done.stdout:
        raise Verdict("refused", op_in(done.stdout))
    if done.returncode:
        ended = (
            f"ended by signal {-done.returncode}"
            if done.returncode < 0
            else f"exit status {done.returncode}"
        )
        raise Verdict("crash", f"dp-compile: {ended}")
    return program


def elements(array, dtype):
    """Converts an array to the bytes of a value of `dtype` in a descriptor."""
    if dtype == "bf16":
        return np.asarray(np.asarray(array, np.float32).view(np.uint32) >> 16, np.uint16)
    return np.array(array, order="C")


def numbers(array, dtype):
    """The reverse of elements; bf16 becomes f32."""
    return (
        np.asarray(decode(array, dtype), np.float32)
        if dtype == "bf16"
        else array.astype(bool)
        if dtype == "bool"
        else array
    )


def shape_of(result, entry, arrays, devices):
    """Returns the shape of a result; its dynamic sizes are those of arguments, or the number of
    devices."""
    dims = iter(entry["dims"][i] for i in result.get("result_dims", []))
    sizes = (devices if d["argument"] < 0 else arrays[d["argument"]].shape[d["dim"]] for d in dims)
    return tuple(next(sizes) if extent < 0 else extent for extent in result["shape"])


def execute(build, program, devices, inputs):
    """Runs the only entry once, on arrays by name. Returns the results by name."""
    session = Session(f"{build}/lib/libdp_runtime.so", program, devices, SECONDS["run"])
    try:
        entry = json.loads(session.shared.dp_executable_json(session.program))["entries"][0]
        arguments = [
            (elements(inputs[a["name"]], a["dtype"]), a["dtype"]) for a in entry["arguments"]
        ]
        for a, (array, dtype) in zip(entry["arguments"], arguments):
            if a["role"] == "state":
                session.set_state(a["name"], array, dtype)
        arrays = [array for array, _ in arguments]
        wanted = [(shape_of(r, entry, arrays, devices), r["dtype"]) for r in entry["results"]]
        made = session.run(entry["name"], arguments, wanted)
        return {r["name"]: numbers(array, r["dtype"]) for r, array in zip(entry["results"], made)}
    except RuntimeFailure as error:
        raise Verdict("crash", f"on {devices} devices: {error}")
    finally:
        session.close()


def check(
    build,
    say,
    text,
    inputs,
    expected,
    exact,
    each=False,
    dtypes={},
    least=0,
    runs_of=lambda name: (),
):
    """Compiles `text`, executes it on each number of devices and compares with `expected`; `exact`
    has results in float64. `each`, `least`, and by name `dtypes` and `runs_of`: as compare()."""
    with tempfile.TemporaryDirectory() as folder:
        say("compile")
        program = compile_graph(build, text, folder)
        for devices in DEVICES:
            say(f"run on {devices} devices")
            got = execute(build, program, devices, inputs)
            for name, want in expected.items():
                result = got[name]
                if (
                    result.dtype.kind in "iu"
                    and want.dtype.kind in "iu"
                    and result.itemsize == want.itemsize
                ):
                    result = result.view(want.dtype)  # MLIR's integers have no sign.
                if result.dtype != want.dtype:
                    raise Verdict("wrong", f"{name} is {result.dtype}, expected {want.dtype}")
                why = compare(
                    result,
                    want,
                    exact.get(name),
                    each,
                    dtypes.get(name),
                    "dp.routine" in text,
                    least,
                    runs_of(name),
                )
                if why:
                    raise Verdict("wrong", f"{name} on {devices} devices: {why}")


# --------------------------------------------------------------------------- #
# Child processes


def child(function, case, write):
    """Runs `function(case, say)` in this process, which is a child; writes its phases and its
    verdict."""
    os.setsid()
    log = os.open(os.devnull, os.O_WRONLY)
    os.dup2(log, 1)
    os.dup2(log, 2)
    say = lambda phase: os.write(write, (json.dumps({"phase": phase}) + "\n").encode())
    try:
        function(case, say)
        verdict, cause = "right", ""
    except Verdict as end:
        verdict, cause = end.args
    except BaseException as error:
        verdict, cause = "stopped", f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"
    os.write(write, (json.dumps({"verdict": verdict, "cause": cause}) + "\n").encode())
    os._exit(0)


class Child:
    """A case that runs."""

    def __init__(self, function, case):
        self.case, self.began, self.text = case, time.time(), b""
        self.pipe, write = os.pipe()
        self.id = os.fork()
        if not self.id:
            os.close(self.pipe)
            child(function, case, write)
        os.close(write)

    def lines(self):
        return [json.loads(line) for line in self.text.split(b"\n")[:-1]]

    def end(self, late=False):
        """Reads the verdict of a process that has closed its pipe or is too late."""
        if late:
            os.killpg(self.id, signal.SIGKILL)
        status = os.waitstatus_to_exitcode(os.waitpid(self.id, 0)[1])
        os.close(self.pipe)
        lines = self.lines()
        last = lines[-1] if lines else {"phase": "export"}
        if "verdict" not in last:
            exporter = last["phase"] == "export"
            verdict = "hang" if late else "crash"
            why = (
                "does not end"
                if late
                else f"ended by signal {-status}"
                if status < 0
                else f"exit status {status}"
            )
            if last["phase"] == "eager":
                verdict, why = "skipped", f"the framework itself {why}"
            else:
                why = f"{'the exporter' if exporter else last['phase']}: {why}"
            last = {"verdict": verdict, "cause": why}
        return {"case": self.case, **last, "seconds": round(time.time() - self.began, 1)}


def run_cases(cases, function, jobs, results, done):
    """Runs each of the iterable `cases` in a child process, `jobs` at a time. Appends the records
    to the file `results` and adds them to the dict `done`, which `cases` may look at."""
    running, cases, limit = {}, iter(cases), sum(SECONDS.values())
    with open(results, "a") as file:
        while True:
            while len(running) < jobs and (case := next(cases, None)) is not None:
                one = Child(function, case)
                running[one.pipe] = one
            if not running:
                return
            ready = select.select(list(running), [], [], 1.0)[0]
            for pipe, one in list(running.items()):
                more = os.read(pipe, 65536) if pipe in ready else None
                one.text += more or b""
                if more == b"" or time.time() - one.began > limit:
                    del running[pipe]
                    record = one.end(late=more != b"")
                    done[one.case] = record
                    if record["cause"] != NO_SAMPLE:
                        print(f"{record['verdict']:8} {one.case} {record['cause']}", flush=True)
                    file.write(json.dumps(record) + "\n")
                    file.flush()


# --------------------------------------------------------------------------- #
# Results


def read_results(path):
    """Returns the last record of each case."""
    if not os.path.exists(path):
        return {}
    with open(path) as file:
        records = [
            json.loads(line) for line in file if line.endswith("\n")
        ]  # The last one may have been interrupted.
    return {record["case"]: record for record in records}


def results_path(build, framework, *sources):
    """Returns the file of results of this build and these versions; `sources` are texts and folders
    of scripts."""
    digest = hashlib.sha256()
    files = [
        f"{build}/bin/dp-compile",
        f"{build}/lib/libdp_runtime.so",
        *glob.glob(f"{here}/*.py"),
        *glob.glob(f"{here}/torch_changes/*.py"),
    ]
    for source in sources:
        digest.update(source.encode())
        files += glob.glob(f"{source}/**/*.py", recursive=True)
    for path in sorted(files):
        with open(path, "rb") as file:
            digest.update(file.read())
    folder = os.path.join(build, "conformance")
    os.makedirs(folder, exist_ok=True)
    return os.path.join(folder, f"{framework}-{digest.hexdigest()[:16]}.jsonl")


def by_op(records):
    """Returns per op the worst record of its cases, which are named OP#NUMBER."""
    worst = {}
    for record in records:
        op = record["case"].rsplit("#", 1)[0]
        if op not in worst or VERDICTS.index(record["verdict"]) < VERDICTS.index(
            worst[op]["verdict"]
        ):
            worst[op] = record
    return worst


def totals(worst):
    count = lambda verdict: sum(record["verdict"] == verdict for record in worst.values())
    return (
        f"{count('right')} right, {count('wrong')} wrong, {count('crash')} crashed, "
        f"{count('hang')} hung, {count('refused')} refused, {count('stopped')} stopped"
    )


def write_part(
    framework,
    title,
    introduction,
    worst,
    of="ops",
    right=False,
    show=lambda ops: ", ".join(f"`{op}`" for op in ops),
    before=(),
):
    """Replaces the framework's part of docs/coverage.md, a table of `of`; `right`: also of those
    that are right. `show` writes the ops of a cause. `before`: lines of another table, before that
    one."""
    path = os.path.join(root, "docs", "coverage.md")
    with open(path) as file:
        text = file.read()
    judged = {op: r for op, r in worst.items() if r["verdict"] in VERDICTS[:6]}
    fine = sum(r["verdict"] == "right" for r in judged.values())
    summary = (
        f"{totals(judged)}: {100 * fine / max(1, len(judged)):.1f} % of {len(judged)} are right."
    )
    lines = [f"## {title}", "", textwrap.fill(introduction, 100), "", summary, "", *before]
    causes = {}
    for op, record in sorted(worst.items()):
        if right or record["verdict"] != "right":
            causes.setdefault((VERDICTS.index(record["verdict"]), record["cause"]), []).append(op)
    lines += [f"| verdict | cause | {of} |", "|---|---|---|"]
    for (verdict, cause), ops in sorted(causes.items()):
        cause = cause.replace("|", "\\|").replace("<", "&lt;").replace("`", "'")
        lines.append(f"| {VERDICTS[verdict]} | {cause} | {show(ops)} |")
    begin, end = f"<!-- {framework}: begin -->", f"<!-- {framework}: end -->"
    part = "\n".join([begin, *lines, end])
    if begin in text:
        text = re.sub(re.escape(begin) + ".*?" + re.escape(end), lambda _: part, text, flags=re.S)
    else:
        text += "\n" + part + "\n"
    with open(path, "w") as file:
        file.write(text)
