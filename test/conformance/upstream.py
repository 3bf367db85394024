"""MLIR's own tests against dp: each function on tensors, on 1, 2 and 3 devices, and each module,
for robustness.

upstream.py FOLDER --build BUILD [--name PATTERN...] [--jobs J] [--results FILE] [--again
                 VERDICT...] [--keep FOLDER] [--robust] [--every K] [--write]

A case is a function whose arguments and results are dense ranked tensors and scalars, of the tests
of the dialects on tensors. Its first tensor with rows is scattered along dimension 0, the others
are whole. Upstream's own passes and tools say what is right: mlir-opt bufferizes and lowers the
function, LLVM compiles it, and it is called with the same numbers. Dynamic sizes, index arguments
and integers are those with which upstream's runtime verification finds no fault.

What does not apply: modules that this MLIR does not read, functions that upstream itself cannot
lower or run, and results that it does not define (memory that nothing has written).

FOLDER is mlir/test of an LLVM source tree, or the tree. An interface that dp refuses (a result
whose size is no argument's, elements of type index, sizes that index arguments give) is enclosed in
an entry with static results, i64 and constants. --name takes the cases whose name, which is
FILE#MODULE:FUNCTION, matches a pattern of the shell, --every each K-th module. --robust feeds each
module of all of mlir/test to dp-compile, and to dp-opt with the tensor arguments scattered: both
must end with success, or with an error that has a place. --results holds a line per case, by
default in a file of this build; a run continues where the file ends, and --again repeats cases with
these verdicts. --keep writes the module and the numbers of each case into a folder. --write writes
docs/coverage.md.
"""

import argparse
import collections
import concurrent.futures
import datetime
import fnmatch
import glob
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile

os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1")
here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here]

import common
import mlir_reference as reference
import mlir_text
import numpy as np
from common import Verdict
from mlir_reference import DTYPES

# Folders of mlir/test whose functions compute on dense tensors.
FOLDERS = [
    *(
        f"Dialect/{d}"
        for d in (
            "Affine",
            "Arith",
            "Bufferization",
            "Complex",
            "Linalg",
            "Math",
            "SCF",
            "Shape",
            "Tensor",
            "Tosa",
        )
    ),
    *(f"Conversion/{c}" for c in ("ComplexTo*", "MathTo*", "ShapeTo*", "TensorTo*", "TosaTo*")),
    "Integration/Dialect",
    "Interfaces",
]
# Ops that later versions have renamed and changed nothing else of.
RENAMED = {
    "tensor.pack": "linalg.pack",
    "tensor.unpack": "linalg.unpack",
    "bufferization.to_memref": "bufferization.to_buffer",
}
LARGEST = 4_000_000  # elements of a tensor


# --------------------------------------------------------------------------- #
# Cases


def modules(folder, folders):
    """Yields the name and the text of each module of the files."""
    for path in sorted(
        set(
            itertools.chain(
                *(glob.glob(f"{folder}/{f}/**/*.mlir", recursive=True) for f in folders)
            )
        )
    ):
        with open(path, errors="replace") as file:
            parts = re.split(r"^// -----.*$", file.read(), flags=re.M)
        for number, text in enumerate(parts):
            yield f"{os.path.relpath(path, folder)}#{number}", text


def without(text, number):
    """Returns `text` without the function around line `number`, and its name; None if there is
    none."""
    lines = text.split("\n")
    for begin in range(min(number, len(lines)) - 1, -1, -1):
        match = re.match(r"(\s*)func\.func .*?@([\w$.-]+|\"[^\"]*\")", lines[begin])
        if match:
            ends = (
                i
                for i in range(begin, len(lines))
                if re.match(re.escape(match[1]) + r"\}", lines[i])
            )
            end = next(ends, None)
            if end is None or end < number - 1:
                return None
            return "\n".join([*lines[:begin], *[""] * (end + 1 - begin), *lines[end + 1 :]]), match[
                2
            ]
    return None


def read_module(bin, text):
    """Returns the module as mlir-opt prints it, without the functions that it does not read, and
    why, by name. A module that it does not read without any function is None."""
    for old, new in RENAMED.items():
        text = re.sub(rf"(?<![\w.]){re.escape(old)}\b", new, text)
    lost = {}
    while True:
        done = subprocess.run(
            [f"{bin}/mlir-opt"],
            input=text,
            capture_output=True,
            text=True,
            errors="replace",
        )
        if done.returncode == 0:
            return done.stdout, lost
        place = re.search(r"<stdin>:(\d+):\d+: error: ", done.stderr)
        rest = without(text, int(place[1])) if place else None
        if rest is None:
            return None, lost
        text, name = rest
        lost[name] = (
            "MLIR expects this error" if "expected-error" in text else "this MLIR does not read it"
        )


def reason_not_to_apply(function):
    types = [*function.arguments, *function.results]
    if any("memref" in t for t in types):
        return "a memref as argument or result"
    if any(mlir_text.parse_type(t) is None for t in types):
        return "an argument or result that is neither a dense ranked tensor nor a scalar"
    parsed = [mlir_text.parse_type(t) for t in types]
    if any(t.element not in DTYPES for t in parsed):
        return "elements that numpy does not have"
    if not function.results:
        return "no result"
    if all(t.dims is None for t in parsed):
        return "scalars alone"
    return None


def cases_of(bin, name, text):
    """Returns the cases of a module: by name the text of the module and the function, or why there
    is none."""
    printed, lost = read_module(bin, text)
    found = {f"{name}:{function}": why for function, why in lost.items()}
    if printed is None:
        count = re.findall(r"func\.func .*?@([\w$.-]+)", text) if "func.func" in text else []
        why = (
            "MLIR expects this error" if "expected-error" in text else "this MLIR does not read it"
        )
        return {**found, **{f"{name}:{function}": why for function in count}}
    aliases, ops = mlir_text.top_level(printed)
    ops = [op for op in ops if not re.match(r"  (?:module|transform\.|gpu\.)", op)]
    for op in ops:
        function = mlir_text.parse_function(op)
        if function:
            found[f"{name}:{function.name}"] = reason_not_to_apply(function) or (
                "\n".join(aliases + ops),
                function.name,
            )
    return found


# --------------------------------------------------------------------------- #
# Numbers


def elements(rng, element, shape, low, high):
    """Returns random elements; integers lie in [low, high)."""
    if element.startswith("complex"):
        return (rng.uniform(-1, 2, shape) + 1j * rng.uniform(-1, 2, shape)).astype(DTYPES[element])
    if element == "bf16":
        return (np.asarray(rng.uniform(-1, 2, shape), np.float32).view(np.uint32) >> 16).astype(
            np.uint16
        )
    if element == "i1":
        return rng.integers(0, 2, shape).astype(np.uint8)
    if element[0] == "f":
        return np.asarray(rng.uniform(-1, 2, shape), DTYPES[element])
    return np.asarray(rng.integers(low, high, shape), DTYPES[element])


def inputs(types, text):
    """Yields lists of arrays for arguments of these types of the function `text`, the likeliest to
    be valid first."""
    named = [
        int(n) for n in re.findall(r"\d+", re.sub(r"%\w+|[a-z]+\d+", "", text)) if 1 < int(n) < 200
    ]
    often = sorted(set(named), key=lambda n: -named.count(n))
    dynamic = any(d < 0 for t in types for d in t.dims or [])
    sizes = list(dict.fromkeys([7, *often[:6], 8, 16, 4, 1])) if dynamic else [7]
    whole = any(
        t.element == "index" or re.fullmatch(r"i\d\d?", t.element) and t.element != "i1"
        for t in types
    )
    for size in sizes:
        fill = lambda t: [size if d < 0 else d for d in t.dims]
        if any(np.prod(fill(t), dtype=float) > LARGEST for t in types if t.dims):
            continue
        smallest = min([d for t in types for d in (fill(t) if t.dims else [])] or [size])
        # Scalars of type index, which are offsets, sizes, strides or bounds of loops; and the range
        # of other integers.
        choices = [
            ([1, 2, 3, 2, 1], (-40, 100)),
            ([0, size, 1], (0, max(1, smallest))),
            ([1], (0, 2)),
            ([size], (0, 1)),
            ([0], (0, 1)),
            ([2], (1, 3)),
            ([4], (1, 5)),
        ]
        if re.search(r"shift|\bsh[lr]", text):
            choices = [
                (scalars, (0, 7)) for scalars, _ in choices
            ]  # Not by more bits than there are.
        for scalars, (low, high) in choices if whole else choices[:1]:
            rng, scalar, made = np.random.default_rng(1), itertools.cycle(scalars), []
            for t in types:
                if t.dims is None and (
                    t.element == "index" or t.element in ("i64", "i32") and low >= 0
                ):
                    made.append(np.array(next(scalar), DTYPES[t.element]))
                else:
                    least = 0 if t.element == "index" else low
                    most = min(high, smallest) if t.element == "index" else high
                    made.append(
                        elements(
                            rng,
                            t.element,
                            [] if t.dims is None else fill(t),
                            least,
                            max(least + 1, most),
                        )
                    )
            yield made


def judge_by_upstream(path, libraries, types, function):
    """Returns arrays with which the reference runs, its results and which of their elements are
    defined."""
    best, why = None, "too large"
    for arrays in itertools.islice(inputs(types, function.text), 60):
        try:
            made, defined = reference.run_reference(path, libraries, arrays, function.results)
        except reference.Failed as error:
            why = str(error)
            continue
        if all(d.size and d.any() for d in defined):
            return arrays, made, defined
        best = best or (arrays, made, defined)
    if best is None:
        raise Verdict("apart", f"upstream's program does not run: {why}")
    if not any(d.any() for d in best[2]):
        raise Verdict(
            "apart",
            "no element of the results is defined"
            if any(d.size for d in best[2])
            else "no result has an element",
        )
    return best


# --------------------------------------------------------------------------- #
# In a child: one case


def widened(array, element):
    return (
        np.left_shift(array.astype(np.uint32), np.uint32(16), dtype=np.uint32).view(np.float32)
        if element == "bf16"
        else array
    )


def compare(got, want, defined, element):
    """Returns why the defined elements of `got` are not those of `want`, or None."""
    if got.shape != want.shape:
        return f"shape {list(got.shape)}, expected {list(want.shape)}"
    if element == "i1":
        want = want.astype(bool)
    got, want = got[defined], want[defined]
    if want.dtype.kind == "c":
        real = want.real.dtype
        return common.compare(
            np.ascontiguousarray(got).view(real), np.ascontiguousarray(want).view(real)
        )
    if element == "bf16":
        far = common.difference(got, widened(want, element))
        return (
            None
            if far <= common.TOLERANCE["bfloat16"]
            else f"off by {far:.2g} of the largest number"
        )
    if got.dtype.kind in "iu" and want.dtype.kind in "iu" and got.itemsize == want.itemsize:
        got = got.view(want.dtype)  # MLIR's integers have no sign.
    return common.compare(got, want)


# What dp refuses of an interface, although it has the ops.
INTERFACE = (
    "is not the size of a dimension of an argument",
    "has elements of type 'index'",
    "the size of a buffer depends on",
)


def enclosed(function, first, arrays, results):
    """Returns an entry that calls `function`. Its tensors have i64 for index, scalars of type index
    are constants, and its results have the static shapes of `results`."""
    entry = lambda t: re.sub("xindex>|<index>", lambda m: m[0].replace("index", "i64"), t)
    header, body, given = [], [], []
    for i, t in enumerate(function.arguments):
        if t == "index":
            body.append(f"%b{i} = arith.constant {arrays[i]} : index")
            given.append(f"%b{i}")
            continue
        header.append(f"%a{i}: {entry(t)}" + (" {dp.scatter = 0 : i64}" if i == first else ""))
        given.append(f"%a{i}" if entry(t) == t else f"%b{i}")
        if entry(t) != t:
            body.append(f"%b{i} = arith.index_cast %a{i} : {entry(t)} to {t}")
    types = f"({', '.join(function.arguments)}) -> ({', '.join(function.results)})"
    body.append(
        f'%r:{len(function.results)} = func.call @"{function.name}"({", ".join(given)}) : {types}'
    )
    names, types = [], []
    for i, (t, array) in enumerate(zip(function.results, results)):
        name, parsed = f"%r#{i}", mlir_text.parse_type(t)
        if parsed.dims is not None:
            static = f"tensor<{''.join(f'{d}x' for d in array.shape)}{parsed.element}>"
            body.append(f"%c{i} = tensor.cast {name} : {t} to {static}")
            name, t = f"%c{i}", static
            if entry(t) != t:
                body.append(f"%d{i} = arith.index_cast {name} : {t} to {entry(t)}")
                name, t = f"%d{i}", entry(t)
        names.append(name)
        types.append(t)
    body.append(f"func.return {', '.join(names)} : {', '.join(types)}")
    lines = "".join(f"  {line}\n" for line in body)
    private = re.sub(
        r"func\.func (?:private |nested )?@", "func.func private @", function.text, count=1
    )
    return (
        f"{private}\nfunc.func @__entry({', '.join(header)}) -> ({', '.join(types)}) {{\n{lines}}}"
    )


def compile_case(build, graphs, folder):
    """Compiles the first of two graphs, or the second if dp refuses the interface of the first.
    Returns the program and which it is."""
    try:
        return common.compile_graph(build, graphs[0], folder), 0
    except Verdict as end:
        if end.args[0] != "refused" or not any(text in end.args[1] for text in INTERFACE):
            raise
    return common.compile_graph(build, graphs[1], folder), 1


def execute(build, program, devices, given):
    """Returns the results of a program."""
    try:
        return list(common.execute(build, program, devices, given).values())
    except Verdict as end:
        # Upstream's runtime verification knows nothing of pads.
        if "assertion failed: the source's extent and the padding" in end.args[1]:
            raise Verdict("apart", "a tensor.pad whose result has another size than its type says")
        raise


def run_case(args, cases, case, say):
    text, name = cases[case]
    bin = args.llvm
    try:
        module = reference.tool(
            bin, "mlir-opt", f"--symbol-privatize=exclude={name}", "--symbol-dce", given=text
        )
    except reference.NotLowered as error:
        raise Verdict("apart", f"upstream does not read its own print: {error.args[0]}")
    aliases, ops = mlir_text.top_level(module)
    functions = [mlir_text.parse_function(op) for op in ops]
    function = next(f for f in functions if f and f.name == name)
    types, results = (
        [mlir_text.parse_type(t) for t in function.arguments],
        [mlir_text.parse_type(t) for t in function.results],
    )
    with tempfile.TemporaryDirectory() as folder:
        try:
            path = reference.compile_reference(bin, "\n".join(aliases + ops), function, folder)
        except reference.NotLowered as error:
            raise Verdict("apart", f"upstream does not lower it: {error.args[0]}")
        arrays, want, defined = judge_by_upstream(path, args.libraries, types, function)
        first = next(
            (i for i, (t, a) in enumerate(zip(types, arrays)) if t.dims and a.shape[0]), None
        )
        mine = function.text if first is None else function.scattered(first)
        others = [op for op, f in zip(ops, functions) if f is None or f.name != name]
        graphs = [
            "\n".join([*aliases, main, *others]) + "\n"
            for main in (mine, enclosed(function, first, arrays, want))
        ]
        if args.keep:
            place = os.path.join(args.keep, re.sub(r"[/#:]", ".", case)[-150:])
            with open(place + ".mlir", "w") as file:
                file.write(graphs[0])
            np.savez(place + ".npz", *arrays, **{f"want_{i}": w for i, w in enumerate(want)})
        say("compile")
        program, is_enclosed = compile_case(args.build, graphs, folder)
        taken = [
            (a, t.element) for a, t in zip(arrays, types) if not (is_enclosed and t.text == "index")
        ]
        given = {str(i): widened(*one) for i, one in enumerate(taken)}
        for devices in common.DEVICES:
            say(f"run on {devices} devices")
            got = execute(args.build, program, devices, given)
            for i, result in enumerate(got):
                why = compare(result, want[i], defined[i], results[i].element)
                if why:
                    raise Verdict("wrong", f"result {i} on {devices} devices: {why}")


# --------------------------------------------------------------------------- #
# Robustness


def scattered(text):
    """Marks each tensor argument of a function, as far as a line shows it."""
    argument = re.compile(r"(%\w+\s*:\s*tensor<[?\d](?:[^<>]|<[^<>]*>)*>)(?=\s*[,)])")
    mark = lambda line: argument.sub(r"\1 {dp.scatter = 0 : i64}", line)
    return "\n".join(mark(line) if "func.func @" in line else line for line in text.split("\n"))


def survive(command, mlir_opt, text, folder):
    """Returns verdict and cause of a tool on a module. `mlir_opt` is upstream's own tool."""
    graph = os.path.join(folder, "graph.mlir")
    with open(graph, "w") as file:
        file.write(text)
    try:
        done = subprocess.run(
            [*command, graph, "-o", os.path.join(folder, "output")],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            errors="replace",
            timeout=common.SECONDS["compile"],
        )
    except subprocess.TimeoutExpired:
        return "hang", "does not end"
    if done.returncode == 0:
        return "right", ""
    # A module may have locations of its own.
    place = r":\d+:\d+: error: |error: loc\(" + ("|<unknown>:0: error: " if "loc(" in text else "")
    if done.returncode == 1 and re.search(place, done.stderr):
        return "refused", common.op_in(done.stderr)
    alone = subprocess.run(
        [mlir_opt, "--allow-unregistered-dialect", graph],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    )
    if alone.returncode not in (0, 1) or alone.returncode and not re.search(place, alone.stderr):
        return "apart", "mlir-opt itself crashes when it reads this, or its error has no place"
    if done.returncode != 1:
        return "crash", f"exit status {done.returncode}: {done.stderr.strip()[-300:]}"
    return "wrong", f"an error without a place: {done.stderr.strip()[-300:]}"


def run_robust(args, done):
    tools = {
        "compile": [f"{args.build}/bin/dp-compile", "--mcpu", "x86-64"],
        "opt": [
            f"{args.build}/bin/dp-opt",
            "--allow-unregistered-dialect",
            "--dp-annotate",
            "--dp-parallelize",
        ],
    }
    work = [
        (f"{tool} {name}", tool, scattered(text) if tool == "opt" else text)
        for name, text in itertools.islice(modules(args.folder, ["**"]), 0, None, args.every)
        for tool in tools
    ]
    left = [
        w
        for w in work
        if (w[0] not in done or done[w[0]]["verdict"] in args.again)
        and (
            not args.name or any(fnmatch.fnmatchcase(w[0], f"* {pattern}") for pattern in args.name)
        )
    ]

    def one(item):
        case, tool, text = item
        with tempfile.TemporaryDirectory() as folder:
            verdict, cause = survive(tools[tool], f"{args.llvm}/mlir-opt", text, folder)
        return {"case": case, "verdict": verdict, "cause": cause}

    robust = {w[0] for w in work}
    with open(args.results, "a") as file, concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for record in pool.map(one, left):
            done[record["case"]] = record
            file.write(json.dumps(record) + "\n")
            if record["verdict"] in ("crash", "hang", "wrong"):
                print(f"{record['verdict']:8} {record['case']} {record['cause']}", flush=True)
    return {case: done[case] for case in robust if case in done}


# --------------------------------------------------------------------------- #
# The table


def by_cause(records):
    """Returns how many records have which cause, as text; what follows a colon is left out."""
    causes = collections.Counter(re.sub(r":.*", "", r["cause"]) for r in records)
    return ", ".join(f"{count} {cause}" for cause, count in causes.most_common())


def by_file(cases):
    files = collections.Counter(case.split("#")[0] for case in cases)
    return ", ".join(
        f"`{file}`" + (f" ({count})" if count > 1 else "") for file, count in files.items()
    )


def general(cause):
    """Returns a cause without the types and numbers of the case."""
    cause = re.sub(r"'?\b(tensor|vector|memref)<[^<>]*(?:<[^<>]*>[^<>]*)*>'?", r"\1", cause)
    return re.sub(
        r"\b(dimension|result|operand) \d+|'result\d+'|entry '[^']*'|parallelize '[^']*'",
        lambda m: m[0].split(" ")[0],
        cause,
    )


def write_table(args, version, records, robust):
    judged = {
        k: {**r, "cause": general(r["cause"])}
        for k, r in records.items()
        if r["verdict"] in common.VERDICTS[:6]
    }
    others = [r for r in records.values() if r["verdict"] not in common.VERDICTS[:6]]
    extent = "" if args.every == 1 else f" Each {args.every}th module was taken."
    about = f"The tests of LLVM {version}, {datetime.date.today()}.{extent} " + " ".join(
        " ".join(__doc__.split("\n\n")[2:4]).split()
    )
    about += f" {len(others)} functions do not apply: {by_cause(others)}."
    for tool, name in (
        ("compile", "`dp-compile`"),
        ("opt", "`dp-opt --dp-annotate --dp-parallelize`"),
    ):
        of = [r["verdict"] for case, r in robust.items() if case.startswith(tool + " ")]
        if of:
            crash, hang, lost, apart, refused = (
                of.count(verdict) for verdict in ("crash", "hang", "wrong", "apart", "refused")
            )
            about += (
                f" {name} takes {of.count('right')} of {len(of)} modules of mlir/test and refuses "
                f"{refused} with an error that has a place; {crash} crash it, {hang} hang it, "
                f"{lost} give an error without a place; of {apart} mlir-opt itself "
                "gives none, or crashes."
            )
    common.write_part("upstream", "MLIR", about, judged, by_file)


def prefix_of(build):
    """Returns the prefix of the LLVM that a build uses."""
    with open(f"{build}/CMakeCache.txt") as file:
        found = re.search(r"^MLIR_DIR:\w+=(.*)/lib/cmake/mlir$", file.read(), re.M)
    return (
        found[1]
        if found
        else sys.exit("--llvm: the prefix of an LLVM is not in the build's CMakeCache.txt")
    )


def collect(args):
    """Returns the cases whose names match, or why a function is none."""
    work = [m for m in modules(args.folder, FOLDERS) if "func.func" in m[1] and "tensor<" in m[1]][
        :: args.every
    ]
    if args.name:
        work = [
            m
            for m in work
            if any(fnmatch.fnmatchcase(m[0], pattern.split(":")[0]) for pattern in args.name)
        ]
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        cases = dict(
            itertools.chain(
                *(found.items() for found in pool.map(lambda m: cases_of(args.llvm, *m), work))
            )
        )
    return {
        k: v
        for k, v in cases.items()
        if not args.name or any(fnmatch.fnmatchcase(k, pattern) for pattern in args.name)
    }


def version_of(tests):
    """Returns the version of the LLVM whose mlir/test the folder is."""
    top = os.path.join(tests, "..", "..")
    for name, pattern in (
        ("version", r"(\S+)"),
        ("cmake/Modules/LLVMVersion.cmake", r"MAJOR (\d+)"),
    ):
        if os.path.exists(os.path.join(top, name)):
            with open(os.path.join(top, name)) as file:
                if match := re.search(pattern, file.read()):
                    return match[1]
    return "of an unknown version"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", metavar="FOLDER")
    parser.add_argument("--build", required=True)
    parser.add_argument(
        "--llvm",
        help="prefix of the LLVM whose tools are the reference (default: that of the build)",
    )
    parser.add_argument(
        "--name", action="append", help="pattern of FILE#MODULE:FUNCTION; default all"
    )
    parser.add_argument(
        "--every", type=int, default=1, help="take each K-th module (default 1: all)"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--results")
    parser.add_argument("--again", action="append", default=[], choices=common.VERDICTS)
    parser.add_argument("--keep")
    parser.add_argument("--robust", action="store_true")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    args.llvm = args.llvm or prefix_of(args.build)
    nested = os.path.join(args.folder, "mlir", "test")
    args.folder = nested if os.path.isdir(nested) else args.folder
    args.libraries = [
        *reference.LIBRARIES,
        *(
            f"{args.llvm}/lib/lib{name}.so"
            for name in ("mlir_float16_utils", "mlir_c_runner_utils")
        ),
    ]
    args.llvm = os.path.join(args.llvm, "bin")
    if args.keep:
        os.makedirs(args.keep, exist_ok=True)
    args.results = args.results or common.results_path(
        args.build, "upstream", os.path.abspath(args.folder)
    )
    done = common.read_results(args.results)
    robust = run_robust(args, done) if args.robust else {}
    cases = collect(args)
    if not cases:
        sys.exit(
            "no function of these tests is called so"
            if args.name
            else f"no tests of MLIR in {args.folder}"
        )
    left = [
        k
        for k, v in cases.items()
        if not isinstance(v, str) and (k not in done or done[k]["verdict"] in args.again)
    ]
    common.run_cases(
        left, lambda case, say: run_case(args, cases, case, say), args.jobs, args.results, done
    )
    records = {
        k: {"case": k, "verdict": "apart", "cause": v} if isinstance(v, str) else done[k]
        for k, v in cases.items()
    }
    if args.write and not args.name:
        write_table(args, version_of(args.folder), records, robust)
    print(
        common.totals(
            {
                **records,
                **{k: r for k, r in robust.items() if r["verdict"] in ("wrong", "crash", "hang")},
            }
        )
    )
    return any(
        r["verdict"] in ("wrong", "crash", "hang") for r in [*records.values(), *robust.values()]
    )


if __name__ == "__main__":
    sys.exit(main())
