#!/usr/bin/env python3
"""Runs every entry of a graph on several device counts, and compares with the single-device
program.

run_entries.py GRAPH.mlir --dp-compile P --dp-run P --work DIR
               [--devices 1,2,3,4,7,8,16] [--only NAME,...] [--skip NAME,...] [--extent 7]
               [--compile-options=OPTIONS]

Scattered arguments of the graph have `dp.scatter`. The oracle is
the same graph without those attributes on one device, which is the single-device
program. Scalar arguments become tensors of rank 0 and indices i64, because
an executable accepts nothing else. Inputs are random, seeded and distinct; indices are in 0..2; a
dynamic dimension has --extent elements. Every result of every entry must agree
on every device count, bit for bit unless it is a float.
"""

import argparse
import os
import re
import subprocess
import sys
import zlib

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "Fuzz"))
from dpfuzz.runtime import RuntimeFailure, Session, encode

DTYPES = {
    "f64": "float64",
    "f32": "float32",
    "f16": "float16",
    "i64": "int64",
    "i32": "int32",
    "i16": "int16",
    "i8": "int8",
    "i1": "bool",
}


class Argument:
    def __init__(self, number, text, extent):
        attributes = text.partition("{")[2]
        name = re.search(r'dp\.name = "([^"]*)"|loc\("([^"]*)"\)', text)
        self.name = (name[1] or name[2]) if name else str(number)
        scatter = re.search(r"dp\.scatter = (\d+)", attributes)
        self.dim = int(scatter[1]) if scatter else None
        self.state = "dp.state" in attributes
        type = re.search(r":\s*(tensor<([^>]*)>|\w+)", text)
        *shape, element = (type[2] or type[1]).split("x")
        self.shape = [extent if n == "?" else int(n) for n in shape]
        self.element = element

    def make(self, rng):
        count = int(np.prod(self.shape))
        if self.element == "i64":  # An index, or usable as one.
            values = rng.integers(0, 3, count)
        elif self.element == "i1":
            values = rng.integers(0, 2, count)
        elif self.element.startswith("i"):
            values = rng.permutation(count) % 120 - 7
            values[values == 0] = 113  # Nothing is divided by zero.
        else:
            values = (rng.permutation(count) + rng.uniform(0.2, 0.8, count)) / max(count, 1) + 0.25
        return np.asarray(values.reshape(self.shape), DTYPES[self.element])


def split_arguments(text):
    """Returns the texts of a function's arguments, split at its top-level commas."""
    parts, depth, begin = [], 0, 0
    for i, c in enumerate(text):
        depth += c in "<{(["
        depth -= c in ">})]"
        if c == "," and depth == 0:
            parts.append(text[begin:i])
            begin = i + 1
    return [p for p in parts + [text[begin:]] if p.strip()]


def functions(text):
    """Yields the name of each public function and the spans of its arguments and results."""
    for match in re.finditer(r"^func\.func @(\w+)\(", text, re.M):
        depth, end = 1, match.end()
        while depth:
            depth += text[end] in "(<{["
            depth -= text[end] in ")}]" or (text[end] == ">" and text[end - 1] != "-")
            end += 1
        yield match[1], match.end(), end - 1


def as_buffer(type):
    buffer = type if type.startswith("tensor") else f"tensor<{type}>"
    return re.sub(r"\bindex|(?<=x)index", "i64", buffer)


def with_result_buffers(text, end):
    """Does what as_buffers does for the results of the function whose arguments end at `end`."""
    stop = text.index("\n}\n", end)
    line = text.rindex("\n", 0, stop) + 1
    match = re.fullmatch(r"  return (.*?) : (.*)", text[line:stop])
    signature = re.match(r"\)\s*->\s*", text[end:])
    if not match or not signature:
        return text
    values, types = match[1].split(", "), split_arguments(match[2])
    casts = ""
    for i, type in enumerate(t.strip() for t in types):
        buffer = as_buffer(type)
        types[i] = buffer
        if buffer == type:
            continue
        if "index" in type:
            integer = buffer if type.startswith("tensor") else "i64"
            casts += f"  %result_{i} = arith.index_cast {values[i]} : {type} to {integer}\n"
            values[i] = f"%result_{i}"
        if not type.startswith("tensor"):
            casts += f"  %result_{i}_b = tensor.from_elements {values[i]} : {buffer}\n"
            values[i] = f"%result_{i}_b"
    if not casts:
        return text
    returned = f"  return {', '.join(values)} : {', '.join(types)}"
    begin = end + signature.end()
    body = text.index(" {\n", begin)
    return text[:begin] + f"({', '.join(types)})" + text[body:line] + casts + returned + text[stop:]


def as_buffers(text):
    """Returns the text with arguments and results that an executable accepts: scalars
    as tensors of rank 0, indices as i64."""
    for _, begin, end in reversed(list(functions(text))):
        text = with_result_buffers(text, end)
        arguments, reads = split_arguments(text[begin:end]), ""
        for i, argument in enumerate(arguments):
            name, type, rest = re.match(
                r"\s*%(\w+):\s*(tensor<[^>]*>|\w+)(.*)", argument, re.S
            ).groups()
            buffer = as_buffer(type)
            if buffer == type:
                continue
            arguments[i] = f"%{name}_b: {buffer}{rest}"
            read = f"%{name}_b"
            if not type.startswith("tensor"):
                element = buffer[7:-1]
                reads += f"  %{name}_s = tensor.extract {read}[] : {buffer}\n"
                read, buffer = f"%{name}_s", element
            if buffer == type:
                reads = reads.replace(f"%{name}_s =", f"%{name} =")
            else:
                reads += f"  %{name} = arith.index_cast {read} : {buffer} to {type}\n"
        body = text.index("{\n", end) + 2
        text = text[:begin] + ",".join(arguments) + text[end:body] + reads + text[body:]
    return text


def entries(text, extent):
    for name, begin, end in functions(text):
        arguments = [Argument(i, a, extent) for i, a in enumerate(split_arguments(text[begin:end]))]
        yield name, arguments


def drop(text, names):
    """Returns the text without the functions of these names, each of which ends at the
    first line that is a brace alone."""
    for name in names:
        text, count = re.subn(rf"^func\.func @{name}\(.*?^}}\n", "", text, flags=re.M | re.S)
        if not count:
            sys.exit(f"--skip: there is no function '{name}'")
    return text


def run(command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


def compare(got, expected):
    """Returns what is wrong with `got`, or nothing."""
    if sorted(got) != sorted(expected):
        return f"results {sorted(got)}, expected {sorted(expected)}"
    for name, want in expected.items():
        have = got[name]
        if have.shape != want.shape or have.dtype != want.dtype:
            return f"{name} is {have.dtype}{have.shape}, expected {want.dtype}{want.shape}"
        if want.dtype.kind == "f":
            # One step: sums of a few terms in another order.
            limit = 64 * np.finfo(want.dtype).eps
            if not np.allclose(have, want, rtol=limit, atol=limit, equal_nan=True):
                return f"{name} is\n{have}\nexpected\n{want}"
        elif not np.array_equal(have, want):
            return f"{name} is\n{have}\nexpected\n{want}"
    return None


def step(session, entry, values):
    """Runs an entry once; returns its results and the states that it has, by name."""
    described = next(e for e in session.describe()["entries"] if e["name"] == entry)
    given = [(encode(values[a["name"]], a["dtype"]), a["dtype"]) for a in described["arguments"]]
    states = [
        (a, array) for a, (array, _) in zip(described["arguments"], given) if a["role"] == "state"
    ]
    for a, array in states:
        session.set_state(a["name"], array, a["dtype"])
    wanted = [
        None
        if "updates" in r
        else (session.result_shape(entry, given, i, len(r["shape"])), r["dtype"])
        for i, r in enumerate(described["results"])
    ]
    made = session.run(entry, given, wanted)
    results = {
        f"result {r['name']}": array
        for r, array in zip(described["results"], made)
        if array is not None
    }
    return results | {
        f"state {a['name']}": session.get_state(a["name"], array.shape, a["dtype"])
        for a, array in states
    }


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("graph")
    parser.add_argument("--dp-compile", required=True)
    parser.add_argument(
        "--dp-run", required=True, help="the runtime beside it runs the programs, in this process"
    )
    parser.add_argument("--work", required=True, help="folder for all files")
    parser.add_argument("--devices", default="1,2,3,4,7,8,16")
    parser.add_argument("--extent", type=int, default=7)
    parser.add_argument("--only", default="")
    parser.add_argument("--loopback", action="store_true", help="all ranks on the first GPU")
    parser.add_argument("--skip", default="", help="entries to leave out")
    parser.add_argument(
        "--compile-options",
        default="",
        help="options of dp-compile, except for the oracle, separated by blanks",
    )
    args = parser.parse_args()
    os.makedirs(args.work, exist_ok=True)
    path = lambda name: os.path.join(args.work, name)
    with open(args.graph) as file:
        text = "".join(line for line in file if "// expected-" not in line)
    text = as_buffers(drop(text, filter(None, args.skip.split(","))))
    single = re.sub(r"dp\.scatter = \d+(, )?", "", text)
    for name, body in (("parallel", text), ("single", single)):
        with open(path(name + ".mlir"), "w") as file:
            file.write(body)
        options = args.compile_options.split() if name == "parallel" else []
        code, output = run(
            [args.dp_compile, path(name + ".mlir"), "-o", path(name + ".so")] + options
        )
        if code:
            sys.exit(f"dp-compile {path(name + '.mlir')}: status {code}\n{output}")

    library = os.path.join(os.path.dirname(args.dp_run), "..", "lib", "libdp_runtime.so")
    only = args.only.split(",")
    chosen = {}
    for entry, arguments in entries(text, args.extent):
        if not args.only or entry in only:
            rng = np.random.default_rng(zlib.crc32(entry.encode()))
            chosen[entry] = {a.name: a.make(rng) for a in arguments}

    def results_of(program, devices):
        """Yields each entry with its results, or why there are none."""
        for entry, values in chosen.items():
            # A session each: the emulated GPU protects all memory of a session between any two
            # kernels.
            session = Session(
                library,
                path(program + ".so"),
                devices,
                timeout=300,
                loopback=args.loopback and program == "parallel",
            )
            try:
                results = step(session, entry, values)
                yield entry, results, None if results else "no results"
            except RuntimeFailure as error:
                yield entry, None, str(error)
            finally:
                session.close()

    failed, expected = [], {}
    for entry, expected[entry], error in results_of("single", 1):
        if error:
            failed.append(f"{entry}, single device: {error}")
    for devices in map(int, args.devices.split(",")):
        for entry, got, error in results_of("parallel", devices):
            if expected[entry] is not None and (error := error or compare(got, expected[entry])):
                failed.append(f"{entry}, {devices} devices: {error}")
    count = len(chosen)
    for message in failed:
        print(message)
    if failed:
        sys.exit(f"{len(failed)} runs of {count} entries disagree")
    if not count:
        sys.exit("no entry was run")
    print(f"{count} entries agree")


if __name__ == "__main__":
    main()
