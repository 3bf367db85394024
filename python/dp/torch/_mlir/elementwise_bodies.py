"""What elementwise.py does with each element: scalar ops of arith and math, of floats, of integers
with and without sign, of booleans.

Integers wrap, as PyTorch's do. The dtypes are those of PyTorch, by name.
"""

from iree.compiler import ir

from dp.torch._mlir.elementwise import FLOAT_TYPES, INTEGER_TYPES

FLOAT_PREDICATES = {
    "eq": 1,
    "gt": 2,
    "ge": 3,
    "lt": 4,
    "le": 5,
    "ordered": 7,
    "ne": 13,
    "unordered": 14,
}
SIGNED_PREDICATES = {"eq": 0, "ne": 1, "lt": 2, "le": 3, "gt": 4, "ge": 5}
UNSIGNED_PREDICATES = {"eq": 0, "ne": 1, "lt": 6, "le": 7, "gt": 8, "ge": 9}
WIDTHS = {"float64": 64, "float32": 32, "float16": 16, "bfloat16": 16}


def is_float(dtype):
    return dtype in FLOAT_TYPES


def is_unsigned(dtype):
    return dtype in ("uint8", "uint32", "bool")


def type_of(dtype):
    """Returns the type of a dtype; a float of 8 bits is called by it."""
    return (
        ir.IntegerType.get_signless(INTEGER_TYPES[dtype])
        if dtype in INTEGER_TYPES
        else ir.Type.parse(FLOAT_TYPES.get(dtype, dtype))
    )


def op(name, dtype, *operands, **attributes):
    return ir.Operation.create(
        name, results=[type_of(dtype)], operands=list(operands), attributes=attributes
    ).result


def constant(value, dtype):
    if is_float(dtype):
        attribute = ir.FloatAttr.get(type_of(dtype), float(value))
    else:
        bits = INTEGER_TYPES[dtype]
        value = (
            int(bool(value))
            if bits == 1
            else (int(value) + (1 << bits - 1)) % (1 << bits) - (1 << bits - 1)
        )
        attribute = ir.IntegerAttr.get(type_of(dtype), value)
    return op("arith.constant", dtype, value=attribute)


def number(attribute, dtype):
    """Returns the value of an attribute, a number of Python."""
    return constant((ir.FloatAttr if is_float(dtype) else ir.IntegerAttr)(attribute).value, dtype)


def compare_by(name, number, a, b):
    return op(
        name, "bool", a, b, predicate=ir.IntegerAttr.get(ir.IntegerType.get_signless(64), number)
    )


def compare_floats(predicate, a, b):
    return compare_by("arith.cmpf", FLOAT_PREDICATES[predicate], a, b)


def compare(predicate, dtype, a, b):
    if is_float(dtype):
        return compare_floats(predicate, a, b)
    return compare_by(
        "arith.cmpi",
        (UNSIGNED_PREDICATES if is_unsigned(dtype) else SIGNED_PREDICATES)[predicate],
        a,
        b,
    )


def select(condition, a, b, dtype):
    return op("arith.select", dtype, condition, a, b)


def convert(value, before, after):
    if before == after:
        return value
    if after == "bool":
        return compare("ne", before, value, constant(0, before))
    if is_float(before) and is_float(after):
        if WIDTHS[before] == WIDTHS[after]:
            return convert(convert(value, before, "float32"), "float32", after)
        return op("arith.extf" if WIDTHS[before] < WIDTHS[after] else "arith.truncf", after, value)
    if is_float(before):
        if after in ("uint8", "uint32"):  # As PyTorch: -1.0 is 255, and 300.0 is 44.
            return convert(op("arith.fptosi", "int64", value), "int64", after)
        return op("arith.fptosi", after, value)
    if is_float(after):
        return op("arith.uitofp" if is_unsigned(before) else "arith.sitofp", after, value)
    if INTEGER_TYPES[before] == INTEGER_TYPES[after]:
        return value
    if INTEGER_TYPES[before] > INTEGER_TYPES[after]:
        return op("arith.trunci", after, value)
    return op("arith.extui" if is_unsigned(before) else "arith.extsi", after, value)


# --------------------------------------------------------------------------- #
# Bodies: functions of the dtype and the operands


def by_kind(of_floats, of_signed, of_unsigned=None, of_booleans=None):
    """A body of one op, by the kind of the dtype."""

    def body(dtype, *operands):
        of_integers = (of_unsigned or of_signed) if is_unsigned(dtype) else of_signed
        name = (
            of_floats
            if is_float(dtype)
            else (of_booleans or of_integers)
            if dtype == "bool"
            else of_integers
        )
        return op(name, dtype, *operands)

    return body


add = by_kind("arith.addf", "arith.addi", None, "arith.ori")
sub = by_kind("arith.subf", "arith.subi")
mul = by_kind("arith.mulf", "arith.muli", None, "arith.andi")
largest = by_kind("arith.maximumf", "arith.maxsi", "arith.maxui")
smallest = by_kind("arith.minimumf", "arith.minsi", "arith.minui")
fmod = by_kind("arith.remf", "arith.remsi", "arith.remui")
both, either, odd = (by_kind(name, name) for name in ("arith.andi", "arith.ori", "arith.xori"))


def divide(dtype, a, b):
    return op("arith.divf", dtype, a, b)


def is_off(dtype, rest, b):
    """Whether a remainder that is rounded to zero has another sign than the divisor, so that the
    floor's is one divisor more."""
    zero = constant(0, dtype)
    differs = odd("bool", compare("lt", dtype, rest, zero), compare("lt", dtype, b, zero))
    return both("bool", compare("ne", dtype, rest, zero), differs)


def remainder(dtype, a, b):
    rest = fmod(dtype, a, b)
    return (
        rest
        if is_unsigned(dtype)
        else select(is_off(dtype, rest, b), add(dtype, rest, b), rest, dtype)
    )


def div_trunc(dtype, a, b):
    if is_float(dtype):
        return op("math.trunc", dtype, divide(dtype, a, b))
    return op("arith.divui" if is_unsigned(dtype) else "arith.divsi", dtype, a, b)


def div_floor(dtype, a, b):
    """Of floats as c10::div_floor_floating: the quotient without the remainder, which rounding does
    not move across an integer."""
    if not is_float(dtype):
        return op("arith.divui" if is_unsigned(dtype) else "arith.floordivsi", dtype, a, b)
    zero, one = constant(0, dtype), constant(1, dtype)
    plain, rest = divide(dtype, a, b), fmod(dtype, a, b)
    whole = divide(dtype, sub(dtype, a, rest), b)
    whole = select(is_off(dtype, rest, b), sub(dtype, whole, one), whole, dtype)
    floor = op("math.floor", dtype, whole)
    floor = select(
        compare("gt", dtype, sub(dtype, whole, floor), constant(0.5, dtype)),
        add(dtype, floor, one),
        floor,
        dtype,
    )
    floor = select(
        compare("eq", dtype, whole, zero), op("math.copysign", dtype, zero, plain), floor, dtype
    )
    return select(compare("eq", dtype, b, zero), plain, floor, dtype)


def neg(dtype, x):
    return op("arith.negf", dtype, x) if is_float(dtype) else sub(dtype, constant(0, dtype), x)


def absolute(dtype, x):
    if is_unsigned(dtype):
        return x
    return select(compare("lt", dtype, x, constant(0, dtype)), neg(dtype, x), x, dtype)


def sign(dtype, x):
    zero, one = constant(0, dtype), constant(1, dtype)
    positive = select(compare("gt", dtype, x, zero), one, zero, dtype)
    return (
        positive
        if is_unsigned(dtype)
        else select(compare("lt", dtype, x, zero), constant(-1, dtype), positive, dtype)
    )


def shift_right(dtype, x, y):
    return op("arith.shrui" if is_unsigned(dtype) else "arith.shrsi", dtype, x, y)


def nextafter(dtype, x, y):
    """The neighbour of `x` towards `y`: its bits are one more or less."""
    zero, bits = constant(0, dtype), f"int{WIDTHS[dtype]}"
    is_outwards = compare_by(
        "arith.cmpi", 0, compare("lt", dtype, x, y), compare("gt", dtype, x, zero)
    )
    step = select(is_outwards, constant(1, bits), constant(-1, bits), bits)
    smallest = select(
        compare("gt", dtype, y, zero),
        constant(1, bits),
        constant((1 << WIDTHS[dtype] - 1) + 1, bits),
        bits,
    )
    moved = select(
        compare("eq", dtype, x, zero), smallest, add(bits, op("arith.bitcast", bits, x), step), bits
    )
    moved = select(compare("eq", dtype, x, y), y, op("arith.bitcast", dtype, moved), dtype)
    return select(compare_floats("unordered", x, y), add(dtype, x, y), moved, dtype)


BODIES = {
    "add": add,
    "sub": sub,
    "mul": mul,
    "div": divide,
    "max": largest,
    "min": smallest,
    "fmod": fmod,
    "remainder": remainder,
    "div_trunc": div_trunc,
    "div_floor": div_floor,
    "neg": neg,
    "abs": absolute,
    "sign": sign,
    "and": both,
    "or": either,
    "xor": odd,
    "add_scaled": lambda t, a, b, k: add(t, a, mul(t, b, k)),
    "sub_scaled": lambda t, a, b, k: sub(t, a, mul(t, b, k)),
    "rsub_scaled": lambda t, a, b, k: sub(t, a, mul(t, b, k)),
    "clamp_max": largest,
    "clamp_min": smallest,
    "clamp_max_min": lambda t, x, low, high: smallest(t, largest(t, x, low), high),
    "not": lambda t, x: odd(t, x, constant(-1 if t != "bool" else 1, t)),
    "relu": lambda t, x: largest(t, x, constant(0, t)),
    "square": lambda t, x: mul(t, x, x),
    "reciprocal": lambda t, x: divide(t, constant(1, t), x),
    "convert": lambda t, x: x,
    "shift_left": by_kind(None, "arith.shli"),
    "shift_right": shift_right,
    "where": lambda t, c, a, b: select(c, a, b, t),
    "nextafter": nextafter,
    "trunc": lambda t, x: op("math.trunc", t, x) if is_float(t) else x,
}


def compute(name, dtype, operands):
    """Returns the result of a body and its dtype."""
    if name in FLOAT_PREDICATES:
        return compare(name, dtype, *operands), "bool"
    if name.startswith("bits_of_"):
        after = name.removeprefix("bits_of_")
        return op("arith.bitcast", after, *operands), after
    return BODIES[name](dtype, *operands), dtype
