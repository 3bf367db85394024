"""Generates random programs: makers add ops to a scope of values."""

import itertools
import random

import numpy as np

from . import numeric as nm
from .numeric import Inexact, is_float
from .program import Argument, Block, Op, Program, Value, dense, empty, type_text

MAKERS = []  # (function, weight, attributes)


def maker(weight=1.0, dynamic=False, **attributes):
    """Registers a function of a Scope that adds ops, or raises `Skip`.

    `dynamic`: the maker accepts values with dynamic dimensions. `feature`: the
    name by which --without excludes it.
    """

    def register(function):
        MAKERS.append((function, weight, dict(attributes, dynamic=dynamic)))
        return function

    return register


class Skip(Exception):
    """The maker cannot add its op here."""


LARGEST_TENSOR = 600


class Scope:
    """A block under construction, and the values that it may read."""

    def __init__(self, rng, block, values, settings, program):
        self.rng, self.block, self.values = rng, block, list(values)
        self.settings, self.program = settings, program
        self.depth = 0
        self.counters = []  # (name, bound) of the counters of the loops around

    # Choosing -------------------------------------------------------------

    def chance(self, p):
        return self.rng.random() < p

    def choice(self, items):
        if not items:
            raise Skip
        return self.rng.choice(items)

    def pick(self, test=lambda v: True):
        fitting = [v for v in self.values if test(v)]
        if not fitting:
            raise Skip
        # Prefers recent values, so that chains get long, and values that depend on a batch.
        batched = [v for v in fitting if v.batched]
        if batched and self.chance(0.8):
            fitting = batched
        return self.rng.choice(fitting[-5:] if self.chance(0.65) else fitting)

    def pick_ranked(self, low=1, high=9, element=None):
        return self.pick(
            lambda v: (
                low <= len(v.shape) <= high
                and (element is None or v.element == element)
                and 0 not in v.shape
            )
        )

    def like(self, value):
        """Returns a value of the same type: another one, the same, or a new one."""
        same = [v for v in self.values if v.signature == value.signature]
        others = [v for v in same if v is not value]
        if others and self.chance(0.85):
            return self.rng.choice(others)
        if self.chance(0.4) or True in value.dynamic:
            return value
        return self.constant(value.shape, value.element)

    def of_shape(self, shape, element):
        """Returns a value of that static type; makes one if there is none."""
        same = [
            v for v in self.values if v.signature == (tuple(shape), element, (False,) * len(shape))
        ]
        if same and self.chance(0.8):
            return self.rng.choice(same)
        return self.constant(shape, element)

    def size(self):
        return self.rng.choice(self.settings["sizes"])

    # Adding ----------------------------------------------------------------

    def emit(self, name, operands, compute, text, dynamics=None):
        """Adds an op. Raises Inexact if its result cannot be compared."""
        op = Op(name, operands, compute, text)
        arrays = compute(*[v.array for v in operands])
        return self.add(op, arrays, dynamics)

    def add(self, op, arrays, dynamics=None):
        for array in arrays:
            if array.data.size > LARGEST_TENSOR * 4:
                raise Skip
        op.results = [Value(a, dynamics[k] if dynamics else None) for k, a in enumerate(arrays)]
        for result in op.results:
            result.batched = any(v.batched for v in op.used())
        if len(op.results) > 1:
            base = op.results[0].name
            for number, result in enumerate(op.results):
                result.name = f"{base}#{number}"
        self.block.ops.append(op)
        self.values += op.results
        return op.results[0]

    def constant(self, shape, element, data=None):
        if data is None:
            data = self.random_data(shape, element)
            if self.chance(0.4) or "tables" in self.settings["without"]:
                data = np.full(shape, data.flat[0] if data.size else 0)
        array = nm.constant(element, data)
        value = self.emit(
            "arith.constant",
            [],
            lambda: [array],
            lambda r, o: [
                f"{r} = arith.constant dense<{dense(array)}> : {type_text(shape, element)}"
            ],
        )
        return value

    def random_data(self, shape, element):
        bound = {"i1": 1, "bf16": 3, "f16": 4, "i8": 9}.get(element, 6)
        low = 0 if element == "i1" else -bound
        data = np.array([self.rng.randint(low, bound) for _ in range(int(np.prod(shape)))]).reshape(
            shape
        )
        if is_float(element) and not nm.Mode.exact:
            data = (
                data / 4
                + np.array([self.rng.random() for _ in range(data.size)]).reshape(shape) / 8
            )
            data = rounded(data, element)
        return data

    def init(self, shape, element, identity=None, dynamic=()):
        """Returns (operand list, array function, lines, name) of a destination whose
        elements count: `identity`, or any value."""
        if True in dynamic or (identity is not None and self.chance(0.6)):
            value = identity if identity is not None else 0
            return Filled(shape, element, dynamic, value)
        if self.chance(0.5):
            return Filled(
                shape,
                element,
                dynamic,
                self.rng.randint(0, 1) if element == "i1" else self.rng.randint(-3, 3),
            )
        same = [
            v for v in self.values if v.signature == (tuple(shape), element, (False,) * len(shape))
        ]
        return Given(self.choice(same))

    # Running ---------------------------------------------------------------

    def grow(self, count, allowed=lambda function, attributes: True):
        """Tries makers until `count` ops were added."""
        makers = [m for m in MAKERS if allowed(m[0], m[2])]
        makers = [m for m in makers if m[2].get("feature") not in self.settings["without"]]
        if self.settings["dynamic"]:
            makers = [m for m in makers if m[2]["dynamic"]]
        # Makers in focus make most of a program; the others surround them.
        focus = self.settings.get("focus", ())
        weights = [
            m[1] * (1 if not focus else 4 if m[0].__module__.split(".")[-1] in focus else 0.15)
            for m in makers
        ]
        target = len(self.block.ops) + count
        for _ in range(count * 8):
            if len(self.block.ops) >= target:
                return
            function = self.rng.choices(makers, weights)[0][0]
            ops, values = len(self.block.ops), len(self.values)
            try:
                function(self)
            except (Skip, Inexact):
                del self.block.ops[ops:], self.values[values:]


def rounded(data, element):
    if element == "f64":
        return data
    if element == "f16":
        return np.asarray(data, np.float16).astype(np.float64)
    single = np.asarray(data, np.float32)
    if element == "bf16":
        single = (single.view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32)
    return single.astype(np.float64)


class Filled:
    """A destination that is filled with a literal."""

    def __init__(self, shape, element, dynamic, value):
        self.shape, self.element, self.dynamic, self.value = (
            tuple(shape),
            element,
            tuple(dynamic),
            value,
        )
        self.operands = []

    def array(self, arrays):
        return nm.constant(self.element, np.full(self.shape, self.value))

    def lines(self, result, operands):
        """Returns (lines, name)."""
        text = type_text(self.shape, self.element, self.dynamic)
        from .scalar import literal, typed

        value = (
            float_text(self.value, self.element)
            if is_float(self.element)
            else literal(self.value, self.element)
        )
        if True not in self.dynamic:
            return [f"{result}_z = arith.constant dense<{value}> : {text}"], f"{result}_z"
        line, name = empty(result + "_z", self.shape, self.element, self.dynamic)
        return [
            f"{result}_zs = arith.constant {typed(value, self.element)}",
            line,
            f"{result}_z = linalg.fill ins({result}_zs : {self.element}) outs({name} : {text}) -> "
            f"{text}",
        ], f"{result}_z"


def float_text(value, element):
    if np.isinf(value):
        bits = {
            "f64": ("0x7FF0000000000000", "0xFFF0000000000000"),
            "f32": ("0x7F800000", "0xFF800000"),
            "f16": ("0x7C00", "0xFC00"),
            "bf16": ("0x7F80", "0xFF80"),
        }[element]
        return bits[value < 0]
    from .scalar import literal

    return literal(value, element)


class Given:
    """A destination that is another value."""

    def __init__(self, value):
        self.operands, self.type = [value], value.type

    def array(self, arrays):
        return arrays[-1]

    def lines(self, result, operands):
        return [], operands[-1]


# Whole programs -------------------------------------------------------------

ELEMENTS = {
    "exact": ["f32", "f32", "f64", "i32", "i32", "bf16", "f16", "i64", "i8", "i16"],
    "rough": ["f32", "f32", "f64", "bf16", "f16"],
}


def generate(seed, name="program", ops=None, without=(), focus=()):
    """Returns the program of that seed, without the features in `without`, most
    makers from the modules in `focus`. The same arguments give the same program."""
    rng = random.Random(seed)
    Value.numbers = itertools.count()
    exact = rng.random() < 0.7
    nm.Mode.exact = exact
    dynamic = rng.random() < 0.12
    batch = rng.choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13])
    sizes = [batch, rng.choice([batch, 3]), rng.choice([2, 4]), rng.choice([1, 2, 5])]
    settings = {
        "batch": batch,
        "sizes": sizes,
        "dynamic": dynamic,
        "exact": exact,
        "without": tuple(without),
        "focus": tuple(focus),
        "element": rng.choice(ELEMENTS["exact" if exact else "rough"]),
    }
    program = Program(name, [], Block())
    program.exact = exact
    scope = Scope(rng, program.block, [], settings, program)
    make_arguments(scope, program)
    if dynamic:
        program.tags.append("dynamic batch")
    scope.grow(ops or rng.choice([rng.randint(3, 8), rng.randint(3, 8), rng.randint(6, 16)]))
    finish(scope, program)
    return program


def make_arguments(scope, program):
    rng, settings = scope.rng, scope.settings
    batch, dynamic = settings["batch"], settings["dynamic"]
    kinds = ["batch"] + [
        rng.choice(["batch", "batch", "state", "input"]) for _ in range(rng.randint(1, 3))
    ]
    for role in kinds:
        element = (
            settings["element"] if scope.chance(0.75) else rng.choice(["i32", "f32", "i1", "index"])
        )
        if element == "index":
            element = "i32"
        shape = [
            rng.choice(settings["sizes"][1:]) for _ in range(rng.choice([1, 1, 2, 2, 2, 3, 4]))
        ]
        dim, flags = None, [False] * len(shape)
        if role == "batch":
            dim = 0 if scope.chance(0.7) else rng.randrange(len(shape))
            shape[dim] = batch
            flags[dim] = dynamic
            if not dynamic and scope.chance(0.08):
                shape[dim] = rng.choice([1, 2, 3, 5, 11])
                program.tags.append("batches of several sizes")
            if dim:
                program.tags.append("batch in another dimension")
        data = scope.random_data(shape, element)
        value = Value(nm.constant(element, data), flags)
        value.batched = role == "batch"
        program.arguments.append(Argument(value, role, dim))
        scope.values.append(value)


def finish(scope, program):
    """Chooses results and updates, and drops ops that they do not need."""
    rng = scope.rng
    made = [r for op in program.block.ops for r in op.results if r.element != "index"]
    for number, argument in enumerate(program.arguments):
        if argument.role == "state":
            new = [v for v in made if v.signature == argument.value.signature]
            if new:
                program.updates[number] = rng.choice(new)
    if program.updates:
        program.steps = rng.choice([1, 2, 3])
    candidates = [v for v in made if v.batched] or made or [a.value for a in program.arguments]
    last = candidates[-rng.randint(2, 5) :]
    program.outputs = last + [v for v in candidates if v not in last and rng.random() < 0.1]
    program.prune()
    for value in list(program.updates.values()) + program.outputs:
        if value not in scope.values:
            raise AssertionError("a result that is not in scope")
