"""Makes programs of every element type: each agrees with numpy or is refused.

A program casts its arguments to a type, computes, reduces or gathers in it, and
casts the result to a type that a caller can have. All numbers are small whole
numbers, so that every type that dp computes with has them exactly and the order
of a sum does not matter. An error must name an op, a type that dp does not
compute with, and a place; a program of supported types must not be refused.
"""

import os
import random
import re
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from . import runner

INTEGERS = ["i1", "i2", "i4", "i7", "i8", "i16", "i24", "i32", "i33", "i48", "i63", "i64"]
FLOATS = ["f16", "bf16", "f32", "f64"]
COMPLEX = ["complex<f32>", "complex<f64>"]
UNSIGNED = ["ui8", "ui16", "ui32", "ui64"]
REFUSED = [
    "i65", "i128", "i0", "tf32", "f80", "f128", "f8E5M2", "f8E4M3", "f8E4M3FN", "f8E5M2FNUZ",
    "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E3M4", "f8E8M0FNU", "f6E3M2FN", "f6E2M3FN", "f4E2M1FN",
    "complex<f16>", "complex<f128>",
]  # fmt: skip
AT_INTERFACES = ["i1", "i8", "i16", "i32", "i64"] + FLOATS + COMPLEX + UNSIGNED
# Types that no caller has; inside of a program they are valid.
INSIDE = [t for t in INTEGERS if t not in AT_INTERFACES]
KINDS = {
    "int": ["addi", "muli", "maxsi", "minsi", "maxui", "minui", "andi", "ori", "xori"],
    "float": ["addf", "mulf", "maximumf", "minimumf", "maxnumf", "minnumf"],
    "complex": ["add", "mul"],
}
DTYPES = {
    "i1": "bool",
    "f16": "float16",
    "bf16": "V2",
    "f32": "float32",
    "f64": "float64",
    "complex<f32>": "complex64",
    "complex<f64>": "complex128",
}


def sort_of(element):
    if element.startswith("complex"):
        return "complex"
    return "int" if re.fullmatch(r"u?i\d+", element) else "float"


def width(element):
    return int(element.strip("ui"))


def dtype_of(element):
    if element in DTYPES:
        return np.dtype(DTYPES[element])
    return np.dtype(("uint" if element[0] == "u" else "int") + str(width(element)))


def signed(value, bits):
    """Wraps `value` to `bits` bits of two's complement."""
    if bits == 0:
        return 0
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def mapped(function, data):
    """Applies `function` to each number of an array of Python's integers."""
    data = np.asarray(data, dtype=object)
    result = np.empty(data.shape, dtype=object)
    for index in np.ndindex(data.shape):
        result[index] = function(int(data[index]))
    return result


def wrap(data, element):
    if sort_of(element) != "int" or width(element) == 0:
        return data
    return mapped(lambda v: signed(v, width(element)), data)


class Value:
    def __init__(self, name, shape, element, data):
        self.name, self.shape, self.element = name, shape, element
        self.data = (
            np.asarray(data, dtype=object) if sort_of(element) == "int" else np.asarray(data)
        )


class Builder:
    """The text of one function. The extent "?" of the rows is `rows` in data."""

    def __init__(self, rng, rows, dynamic):
        self.rng, self.rows, self.dynamic, self.lines, self.count = rng, rows, dynamic, [], 0

    def type(self, shape, element):
        extents = [
            "?" if s == "rows" and self.dynamic else str(self.rows if s == "rows" else s)
            for s in shape
        ]
        return "tensor<" + "x".join(extents + [element]) + ">"

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    def extents(self, shape):
        return tuple(self.rows if s == "rows" else s for s in shape)

    def empty(self, shape, element):
        name = self.name()
        sizes = ", ".join(["%n"] * shape.count("rows")) if self.dynamic else ""
        self.lines.append(f"{name} = tensor.empty({sizes}) : {self.type(shape, element)}")
        return name

    def generic(self, shape, element, inputs, body, data):
        """`body(names)` returns (lines, yielded name). An input has the last dimensions,
        or is a pair of a value and its dimensions."""
        dims = [f"d{i}" for i in range(len(shape))]
        maps, names, types = [], [], []
        for value in inputs:
            if isinstance(value, tuple):
                value, which = value[0], [dims[i] for i in value[1]]
            else:
                which = dims[len(dims) - len(value.shape) :]
            maps.append(f"affine_map<({', '.join(dims)}) -> ({', '.join(which)})>")
            names.append(value.name)
            types.append((self.type(value.shape, value.element), value.element))
        out, result = self.empty(shape, element), self.name()
        maps.append(f"affine_map<({', '.join(dims)}) -> ({', '.join(dims)})>")
        args = [f"%b{i}" for i in range(len(names))]
        lines, yielded = body(args)
        iterators = ", ".join(['"parallel"'] * len(dims))
        ins = f"ins({', '.join(names)} : {', '.join(t for t, _ in types)}) " if names else ""
        signature = ", ".join([f"{a}: {e}" for a, (_, e) in zip(args, types)] + [f"%o: {element}"])
        full = self.type(shape, element)
        self.lines.append(
            f"{result} = linalg.generic {{indexing_maps = [{', '.join(maps)}], "
            f"iterator_types = [{iterators}]}} {ins}outs({out} : {full}) {{"
        )
        self.lines.append(f"^bb0({signature}):")
        self.lines += ["  " + line for line in lines]
        self.lines += [f"  linalg.yield {yielded} : {element}", f"}} -> {full}"]
        return Value(result, shape, element, wrap(data, element))

    def elementwise(self, element, value, lines, data):
        return self.generic(
            value.shape, element, [value], lambda names: (lines(names[0]), "%r"), data
        )

    # Casts. Values are small whole numbers; numbers that a type cannot hold are avoided.

    def cast(self, value, to):
        have, want = sort_of(value.element), sort_of(to)
        one = lambda op: self.elementwise(
            to, value, lambda x: [f"%r = arith.{op} {x} : {value.element} to {to}"], value.data
        )
        if value.element == to:
            return value
        for element, other in ((value.element, to), (to, value.element)):
            if element[0] == "u" and other != element[1:]:
                return self.cast(self.cast(value, element[1:]), to)
        if "u" in (value.element[0], to[0]):
            name = self.name()
            self.lines.append(
                f"{name} = builtin.unrealized_conversion_cast {value.name} : "
                f"{self.type(value.shape, value.element)} to {self.type(value.shape, to)}"
            )
            return Value(name, value.shape, to, value.data)
        if have == "int" and want == "int":
            if width(to) < width(value.element):
                return one("trunci")
            if self.rng.random() < 0.5 and width(value.element) > 1:
                return one("extsi")
            data = mapped(lambda v: v & ((1 << width(value.element)) - 1), value.data)
            return self.elementwise(
                to, value, lambda x: [f"%r = arith.extui {x} : {value.element} to {to}"], data
            )
        if have == "int" and want == "float":
            data = np.asarray(value.data & 1 if value.element == "i1" else value.data).astype(
                np.float64
            )
            if width(value.element) > 8:  # Any type has it.
                value = self.elementwise(
                    "i4",
                    value,
                    lambda x: [f"%r = arith.trunci {x} : {value.element} to i4"],
                    wrap(value.data, "i4"),
                )
                data = value.data.astype(np.float64)
            op = "uitofp" if value.element == "i1" else "sitofp"
            element = value.element
            return self.elementwise(
                to, value, lambda x: [f"%r = arith.{op} {x} : {element} to {to}"], data
            )
        if have == "float" and want == "float":
            bits = lambda t: {"bf16": 16, "tf32": 19}.get(t) or int(re.match(r"f(\d+)", t)[1])
            if bits(value.element) == bits(to):
                return self.cast(self.cast(value, "f32"), to)
            return one("extf" if bits(to) > bits(value.element) else "truncf")
        if have == "float" and want == "int":
            limited = self.clamp(value)
            whole = self.elementwise(
                "i32",
                limited,
                lambda x: [f"%r = arith.fptosi {x} : {value.element} to i32"],
                np.trunc(limited.data).astype(np.int64).astype(object),
            )
            return self.cast(whole, to)
        if want == "complex":
            part = to[8:-1]
            real = self.cast(value, part)
            return self.generic(
                real.shape,
                to,
                [real],
                lambda names: (
                    [
                        f"%m = arith.{'addf' if sort_of(part) == 'float' else 'addi'} {names[0]}, "
                        f"{names[0]} : {part}",
                        f"%r = complex.create {names[0]}, %m : {to}",
                    ],
                    "%r",
                ),
                real.data.astype(np.float64) * (1 + 2j),
            )
        op, data = self.rng.choice([("re", value.data.real), ("im", value.data.imag)])
        part = value.element[8:-1]
        real = self.elementwise(
            part, value, lambda x: [f"%r = complex.{op} {x} : {value.element}"], data
        )
        return self.cast(real, to)

    def clamp(self, value):
        lines = lambda x: [
            f"%lo = arith.constant -8.0 : {value.element}",
            f"%hi = arith.constant 7.0 : {value.element}",
            f"%c = arith.maximumf {x}, %lo : {value.element}",
            f"%r = arith.minimumf %c, %hi : {value.element}",
        ]
        return self.elementwise(value.element, value, lines, np.clip(value.data, -8, 7))

    # Computations.

    def constant(self, element, number):
        if sort_of(element) == "complex":
            part = element[8:-1]
            return f"complex.constant [{number}.0 : {part}, 1.0 : {part}] : {element}", number + 1j
        if sort_of(element) == "float":
            return f"arith.constant {number}.0 : {element}", float(number)
        return (
            f"arith.constant {'true' if number & 1 else 'false'}"
            if element == "i1"
            else f"arith.constant {signed(number, width(element))} : {element}"
        ), number

    def step(self, value):
        """Adds one elementwise op with a constant."""
        element, sort = value.element, sort_of(value.element)
        text, number = self.constant(element, self.rng.choice([1, 1, 2]))
        op = self.rng.choice(
            {
                "int": ["arith.addi", "arith.subi", "arith.muli", "arith.maxsi", "arith.xori"],
                "float": ["arith.addf", "arith.subf", "arith.maximumf"],
                "complex": ["complex.add", "complex.sub", "complex.mul", "complex.conj"],
            }[sort]
        )
        number = wrap(np.asarray(number, object), element) if sort == "int" else number
        data = combine(op.split(".")[1], value.data, number, element)
        operands = (lambda x: x) if op == "complex.conj" else (lambda x: f"{x}, %c")
        return self.elementwise(
            element, value, lambda x: [f"%c = {text}", f"%r = {op} {operands(x)} : {element}"], data
        )

    def reduce(self, value, kind, dims):
        element, sort = value.element, sort_of(value.element)
        text, number = self.identity(element, kind)
        shape = tuple(s for i, s in enumerate(value.shape) if i not in dims)
        zero, filled, result = self.name(), self.name(), self.name()
        out = self.empty(shape, element)
        full, whole = self.type(shape, element), self.type(value.shape, element)
        dialect = "complex" if sort == "complex" else "arith"
        self.lines += [
            f"{zero} = {text}",
            f"{filled} = linalg.fill ins({zero} : {element}) outs({out} : {full}) -> {full}",
            f"{result} = linalg.reduce ins({value.name} : {whole}) outs({filled} : {full}) "
            f"dimensions = [{', '.join(map(str, dims))}] (%x: {element}, %y: {element}) {{",
            f"  %w = {dialect}.{kind} %x, %y : {element}",
            f"  linalg.yield %w : {element}",
            "}",
        ]
        data = value.data
        for dim in sorted(dims, reverse=True):
            folded = np.full(data.shape[:dim] + data.shape[dim + 1 :], number, dtype=data.dtype)
            for part in np.moveaxis(data, dim, 0):
                folded = np.asarray(combine(kind, folded, part, element), dtype=data.dtype)
            data = folded
        return Value(result, shape, element, wrap(data, element))

    def identity(self, element, kind):
        if sort_of(element) == "complex":
            part, number = element[8:-1], int(kind == "mul")
            return f"complex.constant [{number}.0 : {part}, 0.0 : {part}] : {element}", complex(
                number
            )
        if sort_of(element) == "float":
            number = {"addf": 0, "mulf": 1, "maximumf": -16, "maxnumf": -16}.get(kind, 16)
            return f"arith.constant {number}.0 : {element}", float(number)
        bits = width(element)
        number = {
            "muli": 1,
            "andi": -1,
            "minui": -1,
            "maxsi": -(1 << (bits - 1)) if bits else 0,
            "minsi": (1 << (bits - 1)) - 1 if bits else 0,
        }.get(kind, 0)
        if element == "i1":
            return f"arith.constant {'true' if number & 1 else 'false'}", signed(number, 1)
        return f"arith.constant {signed(number, bits) if bits else 0} : {element}", signed(
            number, bits
        ) if bits else 0

    def pairs(self, value):
        """Adds out[i, j] of rows i and j, for which one of the two is gathered."""
        element, sort = value.element, sort_of(value.element)
        op = {"int": "arith.subi", "float": "arith.subf", "complex": "complex.sub"}[sort]
        data = value.data[:, None] - value.data[None, :]
        return self.generic(
            ("rows", "rows"),
            element,
            [(value, [0]), (value, [1])],
            lambda names: ([f"%r = {op} {names[0]}, {names[1]} : {element}"], "%r"),
            data,
        )

    def less(self, value, whole):
        """Adds value - whole, where whole has fewer dimensions."""
        element, sort = value.element, sort_of(value.element)
        op = {"int": "arith.subi", "float": "arith.subf", "complex": "complex.sub"}[sort]
        return self.generic(
            value.shape,
            element,
            [value, whole],
            lambda names: ([f"%r = {op} {names[0]}, {names[1]} : {element}"], "%r"),
            value.data - whole.data,
        )


def combine(kind, a, b, element):
    if kind in ("maxui", "minui"):
        bits = width(element)
        unsigned = lambda data: mapped(lambda v: v & ((1 << bits) - 1), data)
        chosen = np.maximum if kind == "maxui" else np.minimum
        return wrap(chosen(unsigned(a), unsigned(b)), element)
    if kind == "conj":
        return np.conj(a)
    table = {
        "add": np.add,
        "sub": np.subtract,
        "mul": np.multiply,
        "maximum": np.maximum,
        "minimum": np.minimum,
        "maxnum": np.maximum,
        "minnum": np.minimum,
        "maxs": np.maximum,
        "mins": np.minimum,
        "and": np.bitwise_and,
        "or": np.bitwise_or,
        "xor": np.bitwise_xor,
    }
    name = kind if kind in table else kind[:-1]
    return (
        wrap(np.asarray(table[name](a, b)), element)
        if sort_of(element) == "int"
        else table[name](a, b)
    )


class Program:
    """`refused` is the type for which the program must be refused, or None."""

    def __init__(self, seed):
        rng = random.Random(seed)
        self.rows, self.dynamic = rng.choice([1, 2, 3, 5, 7, 8, 9, 12]), rng.random() < 0.4
        self.argument = rng.choice(AT_INTERFACES)
        self.inner = rng.choice(INTEGERS + FLOATS + COMPLEX * 3 + REFUSED)
        self.result = rng.choice(AT_INTERFACES)
        odd = rng.random()
        if odd < 0.04:
            self.argument = rng.choice(INSIDE + REFUSED)
        elif odd < 0.08:
            self.result = rng.choice(INSIDE + REFUSED)
        wrong = [t for t in (self.argument, self.inner, self.result) if t in REFUSED]
        outside = [t for t in (self.argument, self.result) if t in INSIDE]
        self.refused = (wrong + outside or [None])[0]
        self.build(rng)

    def build(self, rng):
        builder = Builder(rng, self.rows, self.dynamic)
        cols = rng.choice([None, None, 1, 3])
        shape = ("rows",) if cols is None else ("rows", cols)
        self.data = np.array(
            [rng.choice([-1, 1, 2, -2, 0, 3, -4]) for _ in range(self.rows * (cols or 1))]
        )
        if rng.random() < 0.3:  # Products that are not zero.
            self.data = np.where(self.data > 0, 1, -1)
        data = self.data.reshape(builder.extents(shape))
        sort = sort_of(self.argument)
        if sort == "int":
            data = wrap(data.astype(object), self.argument.lstrip("u"))
        else:
            data = data * (1 - 3j) if sort == "complex" else data.astype(np.float64)
        value = given = Value("%a", shape, self.argument, data)
        if self.dynamic:
            builder.lines += [
                "%zero = arith.constant 0 : index",
                f"%n = tensor.dim %a, %zero : {builder.type(shape, self.argument)}",
            ]
        value = builder.cast(value, self.inner)
        for _ in range(rng.choice([0, 1, 2])):
            value = builder.step(value)
        what = rng.choice(
            ["reduce rows", "reduce rows", "reduce all", "reduce columns", "pairs", "less", "rows"]
        )
        sort = sort_of(value.element)
        kind = rng.choice(KINDS[sort])
        # No product of floats beyond the exact numbers of the narrowest type.
        if kind in ("mulf", "mul") and self.rows * (cols or 1) > 5:
            kind = "addf" if sort == "float" else "add"
        if what == "pairs" and cols is None:
            value = builder.pairs(value)
        elif what == "reduce columns" and cols is not None:
            value = builder.reduce(value, kind, [1])
        elif what == "less":
            value = builder.less(value, builder.reduce(value, kind, [0]))
        elif what == "reduce all" and cols is not None:
            value = builder.reduce(value, kind, [0, 1])
        elif what.startswith("reduce"):
            value = builder.reduce(value, kind, [0])
        self.what = f"{self.argument} -> {self.inner} ({what} {kind}) -> {self.result}"
        value = builder.cast(value, self.result)
        self.expected = value
        lines = "\n".join("  " + line for line in builder.lines)
        result = builder.type(value.shape, value.element)
        self.text = (
            f"// {self.what}\nfunc.func @f(%a: {builder.type(given.shape, given.element)} "
            f'{{dp.scatter = 0 : i64, dp.name = "a"}}) -> ({result} {{dp.name = "r"}}) {{\n'
            f"{lines}\n  return {value.name} : {result}\n}}\n"
        )
        self.given = given

    def arrays(self):
        return encode(self.given)


def encode(value):
    """Converts an array to its form in an npz file."""
    if value.element == "bf16":
        bits = np.asarray(value.data, np.float32).view(np.uint32) >> 16
        return bits.astype(np.uint16).view("V2")
    if value.element == "i1":
        return np.asarray(value.data & 1).astype(bool)
    if value.element[0] == "u":
        mask = (1 << width(value.element)) - 1
        return np.array([int(v) & mask for v in value.data.flat], dtype_of(value.element)).reshape(
            value.data.shape
        )
    return np.asarray(value.data).astype(dtype_of(value.element))


def outcome(tools, program, counts, label):
    """Returns a Failure or None."""
    mlir, library = tools.path(label + ".mlir"), tools.path(label + ".so")
    with open(mlir, "w") as file:
        file.write(program.text)
    status, output = runner.call([tools.compile, mlir, "-o", library] + tools.options, 60)
    if status is None:
        return runner.Failure("hang", "dp-compile does not end")
    if status not in (0, 1):
        return runner.Failure("crash", f"dp-compile: {runner.died(status)}\n{output[-1500:]}")
    if status == 1:
        place = re.search(r"^[^\n]*\.mlir:\d+:\d+: error: ([^\n]*)", output, re.M)
        if not place:
            return runner.Failure("report", f"an error without a place\n{output[-1500:]}")
        if program.refused is None:
            return runner.Failure("compile", f"refused\n{output[-1500:]}")
        named = re.search(r"'[\w.]+'|argument|result", place[1])
        if not named or not any(t in place[1] for t in (program.refused, *REFUSED, *INSIDE)):
            return runner.Failure("report", f"an error without op or type\n{output[-1500:]}")
        return None
    if program.refused is not None:
        return runner.Failure("compile", f"{program.refused} is not refused")
    np.savez(tools.path(label + ".npz"), a=program.arrays())
    expected = encode(program.expected)
    for devices in counts:
        metrics = tools.path(label + ".out.npz")
        if os.path.exists(metrics):
            os.remove(metrics)
        command = [
            os.path.join(os.path.dirname(tools.compile), "dp-run"),
            library,
            "--devices",
            str(devices),
            "--data",
            tools.path(label + ".npz"),
            "--batch",
            str(program.rows),
            "--steps",
            "1",
            "--metrics",
            metrics,
        ]
        status, output = runner.call(command, 60, tools.environment)
        if status != 0:
            kind = "hang" if status is None else "report" if status == 1 else "crash"
            return runner.Failure(kind, f"dp-run: {output[-1500:]}", devices)
        got = np.load(metrics)["r"][0]
        if (
            got.dtype != expected.dtype
            or got.shape != expected.shape
            or got.tobytes() != expected.tobytes()
        ):
            if (
                got.dtype != expected.dtype
                or got.dtype.kind == "V"
                or not np.array_equal(got, expected)
            ):
                return runner.Failure(
                    "mismatch",
                    f"{got.dtype} {got.tolist()}, expected {expected.dtype} {expected.tolist()}",
                    devices,
                )
    return None


def counts_of(seed):
    rng = random.Random(seed * 5 + 3)
    return sorted({1, rng.choice([2, 3, 4]), rng.choice([3, 4, 7, 8])})


def run_one(job):
    """Runs in a process of its own. Returns (seed, outcome, refused type or None, text of failure
    or None)."""
    seed, build, cuda, work, devices = job
    program = Program(seed)
    tools = runner.Tools(build, cuda, work)
    failure = outcome(tools, program, devices or counts_of(seed), f"types{seed}")
    return seed, program.what, program.refused, failure and str(failure)


def run(args, work):
    """Runs the campaign of fuzz.py --types. Returns the exit status."""
    devices = [int(n) for n in args.devices.split(",")] if args.devices else None
    jobs = [
        (seed, args.build, args.cuda, work, devices)
        for seed in range(args.seed, args.seed + args.count)
    ]
    began, tally = time.time(), Counter()
    with ProcessPoolExecutor(args.jobs) as pool:
        for seed, what, refused, failure in pool.map(run_one, jobs):
            tally["failed" if failure else "refused" if refused else "agree"] += 1
            if failure:
                print(f"FAILED seed{seed} ({what}): {failure}", flush=True)
    print(
        f"{args.count} programs, seeds {args.seed} to {args.seed + args.count - 1}: "
        f"{tally['agree']} agree, {tally['refused']} are refused as they must, {tally['failed']} "
        f"failed, {time.time() - began:.0f} s"
    )
    return 1 if tally["failed"] else 0
