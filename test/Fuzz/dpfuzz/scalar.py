"""Elementwise operations of arith and math: their text and function.

A `Scalar` stands for one op on scalars or, elementwise, on tensors.
"""

import math

import numpy as np

from . import numeric as nm
from .numeric import Inexact, is_float


class Scalar:
    """`operands` and `result` are element types; `function` takes Arrays.

    `constant` is a literal that is the op's last operand.
    """

    def __init__(self, name, operands, result, function, form="one", constant=None, extra=""):
        self.name, self.operands, self.result, self.function = name, operands, result, function
        self.form, self.constant, self.extra = form, constant, extra

    def lines(self, result, names, type_of):
        """Returns the op's text; `type_of(element)` is the type of an operand or result in it."""
        first = type_of(self.operands[0])
        names, text = list(names), []
        if self.constant is not None:
            value = literal(self.constant, self.operands[0])
            value = (
                f"dense<{value}> : {first}" if first.startswith("tensor") else typed(value, first)
            )
            text.append(f"{result}_c = arith.constant {value}")
            names.append(f"{result}_c")
        call = f"{result} = {self.name} {self.extra}{', '.join(names)}"
        if self.form == "one":
            text.append(f"{call} : {first}")
        elif self.form == "select":
            condition = first if first.startswith("tensor") else ""
            text.append(f"{call} : {condition + ', ' if condition else ''}{type_of(self.result)}")
        else:
            text.append(f"{call} : {first} to {type_of(self.result)}")
        return text


def typed(value, element):
    """Returns the literal of `value` for arith.constant."""
    return value if element == "i1" else f"{value} : {element}"


def literal(value, element):
    if not is_float(element):
        return ("true" if value else "false") if element == "i1" else str(int(value))
    return f"{float(value):.17e}"


def checked(function, test):
    def apply(a):
        if not np.all(test(a.data)):
            raise Inexact
        return function(a)

    return apply


def smooth(function, slope, test=lambda x: np.abs(x) <= 8, least=2.0**-20):
    return checked(lambda a: nm.smooth(a, function, slope, least), test)


def erf(data):
    return np.vectorize(math.erf, otypes=[np.float64])(data)


POSITIVE = lambda x: (x >= 0.25) & (x <= 1e4)
SMOOTH = {
    "math.exp": smooth(np.exp, np.exp, lambda x: np.abs(x) <= 4),
    "math.exp2": smooth(np.exp2, np.exp2, lambda x: np.abs(x) <= 5),
    "math.tanh": smooth(np.tanh, np.ones_like),
    "math.erf": smooth(erf, lambda x: 1.2 * np.ones_like(x)),
    "math.sin": smooth(np.sin, np.ones_like),
    "math.cos": smooth(np.cos, np.ones_like),
    "math.log": smooth(np.log, lambda x: 1 / (x - 0.05), POSITIVE),
    "math.log1p": smooth(np.log1p, lambda x: 1 / (x + 0.9), lambda x: (x >= 0) & (x <= 1e4), 1.0),
    # In f64 upstream expands these to exp(x) - 1 and log(1 + x).
    "math.expm1": smooth(np.expm1, np.exp, lambda x: np.abs(x) <= 4, 1.0),
    "math.sqrt": smooth(np.sqrt, lambda x: 1 / np.sqrt(x), POSITIVE),
    "math.rsqrt": smooth(lambda x: 1 / np.sqrt(x), lambda x: x**-1.5, POSITIVE),
    "math.atan": smooth(np.arctan, np.ones_like),
}


def rounding(function):
    def apply(a):
        nm.needs_exact(a)
        return nm.whole(a.element, function(a.data))

    return apply


def absolute(a):
    return nm.whole(a.element, np.abs(a.data), a.error)


def negate(a):
    return nm.Array(a.element, -a.data, a.size, a.error, a.quantum)


JUMPS = {
    "math.floor": rounding(np.floor),
    "math.ceil": rounding(np.ceil),
    "math.roundeven": rounding(np.round),
    "math.trunc": rounding(np.trunc),
}
REALS = {
    "arith.addf": nm.add,
    "arith.subf": lambda a, b: nm.add(a, b, -1),
    "arith.mulf": nm.multiply,
    "arith.maximumf": lambda a, b: nm.extremum(a, b, np.maximum),
    "arith.minimumf": lambda a, b: nm.extremum(a, b, np.minimum),
    "arith.maxnumf": lambda a, b: nm.extremum(a, b, np.maximum),
    "arith.minnumf": lambda a, b: nm.extremum(a, b, np.minimum),
}


def bits(function):
    return lambda a, b: nm.integer(a.element, function(a.data, b.data))


INTEGERS = {
    "arith.addi": nm.add,
    "arith.subi": lambda a, b: nm.add(a, b, -1),
    "arith.muli": nm.multiply,
    "arith.maxsi": bits(np.maximum),
    "arith.minsi": bits(np.minimum),
    "arith.maxui": lambda a, b: nm.combine("maxui", a, b),
    "arith.minui": lambda a, b: nm.combine("minui", a, b),
    "arith.andi": bits(np.bitwise_and),
    "arith.ori": bits(np.bitwise_or),
    "arith.xori": bits(np.bitwise_xor),
}
BOOLEANS = {n: INTEGERS[n] for n in ("arith.andi", "arith.ori", "arith.xori")}
COMPARE_I = {
    "eq": np.equal,
    "ne": np.not_equal,
    "slt": np.less,
    "sle": np.less_equal,
    "sgt": np.greater,
    "sge": np.greater_equal,
}
COMPARE_U = {"ult": np.less, "ule": np.less_equal, "ugt": np.greater, "uge": np.greater_equal}
COMPARE_F = {
    "oeq": np.equal,
    "une": np.not_equal,
    "olt": np.less,
    "ole": np.less_equal,
    "ogt": np.greater,
    "oge": np.greater_equal,
}
# Rounds down, as Python does; the truncating ops use it.
DIVISIONS = {
    "arith.divsi": lambda a, c: np.sign(a) * np.sign(c) * (np.abs(a) // abs(c)),
    "arith.remsi": lambda a, c: np.sign(a) * (np.abs(a) % abs(c)),
    "arith.floordivsi": lambda a, c: a // c,
    "arith.ceildivsi": lambda a, c: -(-a // c),
}
# By the width of the type or more as well.
SHIFTS = {
    "arith.shli": lambda a, c, width: a << c if c < width else 0 * a,
    "arith.shrsi": lambda a, c, width: a >> min(c, width - 1),
}


def compare(element, rng):
    if is_float(element):
        name = rng.choice(list(COMPARE_F))

        def apply(a, b):
            nm.needs_exact(a, b)
            return nm.integer("i1", COMPARE_F[name](a.data, b.data))

        return Scalar("arith.cmpf", (element, element), "i1", apply, extra=f"{name}, ")
    names = ["eq", "ne"] if element == "i1" else list(COMPARE_I) + list(COMPARE_U)
    name = rng.choice(names)

    def apply(a, b):
        if name in COMPARE_U:
            return nm.integer("i1", COMPARE_U[name](nm.unsigned(a), nm.unsigned(b)))
        return nm.integer("i1", COMPARE_I[name](a.data, b.data))

    return Scalar("arith.cmpi", (element, element), "i1", apply, extra=f"{name}, ")


def with_constant(element, rng):
    """x * 2, x / 4, x >> 1, clamps: one operand and a literal."""
    if is_float(element):
        name, value = rng.choice(
            [("arith.mulf", v) for v in (0.5, 2, -1, 3, 0)]
            + [("arith.addf", v) for v in (1, -2, 0)]
            + [("arith.divf", v) for v in (2, 4)]
            + [("arith.minimumf", 4), ("arith.maximumf", -4), ("arith.maximumf", 0)]
        )
        binary = nm.divide if name == "arith.divf" else REALS[name]
    elif rng.random() < 0.5:
        name, value = rng.choice(
            [
                ("arith.muli", 3),
                ("arith.muli", -1),
                ("arith.muli", 0),
                ("arith.addi", 5),
                ("arith.minsi", 7),
                ("arith.maxsi", -3),
                ("arith.andi", 6),
                ("arith.xori", 9),
            ]
        )
        binary = INTEGERS[name]
    else:
        width = nm.WIDTH[element]
        name = rng.choice(list(DIVISIONS) + list(SHIFTS))
        if name in SHIFTS:
            value = rng.choice([1, 2, 3, width - 1, width, 100])
            meaning = lambda a, c: SHIFTS[name](a, c, width)
        else:
            value, meaning = rng.choice([2, 3, 7]), DIVISIONS[name]
        binary = lambda a, b: nm.integer(a.element, meaning(a.data, value))
    return Scalar(
        name,
        (element, element),
        element,
        lambda a: binary(
            a,
            nm.constant(element, np.float64(value))
            if is_float(element)
            else nm.constant(element, np.int64(value)),
        ),
        constant=value,
    )


def bit_count(a):
    return nm.integer(
        a.element, np.vectorize(lambda v: int(v).bit_count(), otypes=[np.int64])(nm.unsigned(a))
    )


def unary(element, rng, rough):
    if element == "i1":
        return with_constant_boolean()
    if is_float(element):
        table = {"arith.negf": negate, "math.absf": absolute}
        if rough:
            table.update(SMOOTH)
        else:
            table.update(JUMPS)
        name = rng.choice(list(table))
        return Scalar(name, (element,), element, table[name])
    name, function = rng.choice(
        [("math.absi", lambda a: nm.integer(a.element, np.abs(a.data))), ("math.ctpop", bit_count)]
    )
    if element == "index":
        return with_constant(element, rng)
    return Scalar(name, (element,), element, function)


def with_constant_boolean():
    return Scalar(
        "arith.xori", ("i1", "i1"), "i1", lambda a: nm.integer("i1", 1 - a.data), constant=1
    )


def binary(element, rng, rough):
    if element == "i1":
        table = BOOLEANS
    elif is_float(element):
        table = dict(REALS)
        if rough:
            table["arith.divf"] = nm.divide
    else:
        table = INTEGERS
    # Placements depend on sums and products most.
    names = list(table) + [n for n in table if n[6:9] in ("add", "sub", "mul")] * 2
    name = rng.choice(names)
    return Scalar(name, (element, element), element, table[name])


def fused(element):
    return Scalar("math.fma", (element,) * 3, element, lambda a, b, c: nm.add(nm.multiply(a, b), c))


def select(element):
    return Scalar("arith.select", ("i1", element, element), element, nm.select, form="select")


def cast(element, to):
    """Returns None where there is no such op."""
    if element == to or "index" in (element, to) and {element, to} - {"index", "i32", "i64"}:
        return None
    if is_float(element) and is_float(to):
        if nm.MANTISSA[to] == nm.MANTISSA[element] or {element, to} == {"f16", "bf16"}:
            return None
        name = "arith.extf" if nm.MANTISSA[to] > nm.MANTISSA[element] else "arith.truncf"
    elif is_float(element):
        if to == "i1":
            return None
        name = "arith.fptosi"
    elif is_float(to):
        name = "arith.uitofp" if element == "i1" else "arith.sitofp"
    elif "index" in (element, to):
        name = "arith.index_cast"
    elif nm.WIDTH[to] > nm.WIDTH[element]:
        name = "arith.extui" if element == "i1" else "arith.extsi"
    else:
        name = "arith.trunci"
    return Scalar(name, (element,), to, lambda a: nm.cast(a, to), form="to")
