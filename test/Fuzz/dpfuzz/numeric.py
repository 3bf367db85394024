"""Arrays with bounds on their exactness.

A float array carries for every element `size`, a bound on the sum of the
magnitudes of its terms, however the compiler splits and
reorders the sum, and a `quantum` that all terms are multiples of. If
size / quantum fits the mantissa, then every order of summation gives the same
bits, and results compare exactly. Else it carries `error`, a bound on the
rounding error, and results compare with that.
"""

import contextlib

import numpy as np

MANTISSA = {"f64": 53, "f32": 24, "f16": 11, "bf16": 8}
LARGEST = {"f64": 2.0**100, "f32": 2.0**60, "f16": 2.0**13, "bf16": 2.0**60}
SMALLEST = {"f64": 2.0**-1022, "f32": 2.0**-126, "f16": 2.0**-24, "bf16": 2.0**-126}
WIDTH = {"i1": 1, "i8": 8, "i16": 16, "i32": 32, "i64": 64, "index": 64}


class Inexact(Exception):
    """The result is not predictable enough to be compared."""


class Mode:
    """Whether only exact results are generated (a setting of the module, not of a program)."""

    exact = True


def is_float(element):
    return element in MANTISSA


@contextlib.contextmanager
def narrowed(element):
    """Restricts f32 numbers, and their sums, to those that are exact in `element`;
    None restricts nothing."""
    kept = MANTISSA["f32"], LARGEST["f32"]
    if element:
        MANTISSA["f32"], LARGEST["f32"] = MANTISSA[element], 2.0**12
    try:
        yield
    finally:
        MANTISSA["f32"], LARGEST["f32"] = kept


def epsilon(element):
    return 2.0 ** -MANTISSA[element]


def quantum_of(data):
    """Returns the largest power of two that divides all elements."""
    values = np.abs(data[data != 0])
    if values.size == 0:
        return 1.0
    mantissa, exponent = np.frexp(values)
    digits = (mantissa * 2.0**53).astype(np.int64)
    lowest = (digits & -digits).astype(np.float64)
    return float(np.min(np.ldexp(lowest, exponent - 53)))


def wrap(data, element):
    """Wraps to two's complement of the element's width; i1 is 0 or 1."""
    bits = WIDTH[element]
    data = np.asarray(data).astype(np.int64)
    if bits == 64:
        return data
    if bits == 1:
        return data & 1
    half = np.int64(1) << np.int64(bits - 1)
    return ((data + half) & np.int64(2**bits - 1)) - half


class Array:
    """`data` is float64 for floats, else int64 in the element's range."""

    __slots__ = ("element", "data", "size", "error", "quantum")

    def __init__(self, element, data, size=None, error=None, quantum=1.0):
        self.element, self.data = element, data
        self.size, self.error, self.quantum = size, error, quantum

    @property
    def shape(self):
        return self.data.shape

    def move(self, function, fill=None):
        """Applies `function`, which moves elements, to data, sizes and errors alike."""
        size = None if self.size is None else function(self.size)
        error = None if self.error is None else function(self.error)
        return Array(self.element, function(self.data), size, error, self.quantum)


def integer(element, data):
    return Array(element, wrap(data, element))


def real(element, data, size, error=None, quantum=None):
    """A float array; rounding is added to `error` where it is not exact.

    `quantum` is None for an inexact operation.
    """
    data, size = np.asarray(data, np.float64), np.asarray(size, np.float64)
    if not np.all(np.isfinite(data)) or not np.all(size <= LARGEST[element]):
        raise Inexact
    if error is None and quantum is not None and quantum > 2.0**-40:
        if np.all(size <= quantum * 2.0 ** MANTISSA[element]):
            return Array(element, data, size, None, quantum)
    if Mode.exact:
        raise Inexact
    # Below the normal range the distance of numbers does not shrink any more.
    error = np.maximum(size * epsilon(element), SMALLEST[element]) + (0 if error is None else error)
    if not np.all(error <= 0.02 * np.maximum(1.0, np.abs(data))):
        raise Inexact
    return Array(element, data, size, np.broadcast_to(error, data.shape), 1.0)


def whole(element, data, error=None):
    """Returns a float array that is no sum of others."""
    data = np.asarray(data, np.float64)
    return real(element, data, np.abs(data), error, quantum_of(data) if error is None else None)


def constant(element, data):
    return whole(element, data) if is_float(element) else integer(element, data)


def no_error(*arrays):
    return all(a.error is None for a in arrays)


def error_of(array):
    return 0.0 if array.error is None else array.error


def needs_exact(*arrays):
    """Requires exact operands, for ops that jump: a comparison, a rounding to integers."""
    if not no_error(*arrays):
        raise Inexact


def add(a, b, sign=1):
    if not is_float(a.element):
        return integer(a.element, a.data + sign * b.data)
    error = None if no_error(a, b) else error_of(a) + error_of(b)
    return real(
        a.element, a.data + sign * b.data, a.size + b.size, error, min(a.quantum, b.quantum)
    )


def multiply(a, b):
    if not is_float(a.element):
        return integer(a.element, a.data * b.data)
    error = None
    if not no_error(a, b):
        error = a.size * error_of(b) + b.size * error_of(a) + error_of(a) * error_of(b)
    return real(a.element, a.data * b.data, a.size * b.size, error, a.quantum * b.quantum)


def divide(a, b):
    if not np.all(np.abs(b.data) >= 0.25):
        raise Inexact
    data = a.data / b.data
    size = a.size / np.abs(b.data)
    if no_error(a, b) and np.all(np.frexp(np.abs(b.data))[0] == 0.5):
        return real(a.element, data, size, None, a.quantum / float(np.max(np.abs(b.data))))
    error = (error_of(a) + np.abs(data) * error_of(b)) / (
        np.abs(b.data) - np.minimum(error_of(b), 0.1)
    )
    return real(a.element, data, size, error + 2 * epsilon(a.element) * size)


def extremum(a, b, function):
    """Maximum or minimum. It does not jump, so errors do not grow."""
    if not is_float(a.element):
        return integer(a.element, function(a.data, b.data))
    error = None if no_error(a, b) else np.maximum(error_of(a), error_of(b))
    return whole(a.element, function(a.data, b.data), error)


def select(c, a, b):
    data = np.where(c.data, a.data, b.data)
    if not is_float(a.element):
        return integer(a.element, data)
    error = None if no_error(a, b) else np.where(c.data, error_of(a), error_of(b))
    # Linear in a and b: either may still be a sum.
    size = np.where(c.data, a.size, b.size)
    return real(a.element, data, size, error, min(a.quantum, b.quantum))


def smooth(a, function, slope, least=2.0**-20, ulps=4):
    """A differentiable function of one array; slope(data) bounds |f'| nearby.
    Below `least` the error does not shrink with the result."""
    data = function(a.data)
    error = error_of(a) * slope(a.data) * 1.5 + ulps * epsilon(a.element) * np.maximum(
        np.abs(data), least
    )
    return real(a.element, data, np.abs(data), error)


def cast(a, element):
    """Between floats, between integers, or from one to the other."""
    if not is_float(element):
        if is_float(a.element):
            needs_exact(a)
            if not np.all(np.abs(a.data) < 2.0**62):
                raise Inexact
            end = 2.0 ** (WIDTH[element] - 1)  # It saturates.
            return integer(element, np.clip(np.trunc(a.data), -end, end - 1))
        return integer(element, a.data)
    if not is_float(a.element):
        return whole(element, a.data.astype(np.float64))
    narrower = MANTISSA[element] < MANTISSA[a.element]
    if narrower:  # Not linear, so its operand is reduced before.
        return whole(element, a.data, a.error)
    return real(element, a.data, a.size, a.error, a.quantum)


def reduce(kind, a, axes):
    """Reduces over `axes` by one of the kinds of `COMBINERS`."""
    axes = tuple(axes)
    if not axes:
        return a
    with np.errstate(over="ignore"):
        if not is_float(a.element):
            if kind in ("maxui", "minui"):
                data = unsigned(a)
                return integer(a.element, COMBINERS[kind].reduce(data, axis=axes).astype(np.int64))
            return integer(a.element, COMBINERS[kind].reduce(a.data, axis=axes))
        if kind == "mulf":
            return product(a, axes)
        data = COMBINERS[kind].reduce(a.data, axis=axes)
    if kind != "addf":
        return whole(
            a.element, data, None if a.error is None else a.error.max(axis=axes, initial=0)
        )
    count = int(np.prod([a.shape[d] for d in axes]))
    size = a.size.sum(axis=axes)
    error = None if a.error is None else a.error.sum(axis=axes)
    exact = real_or_none(a.element, data, size, error, a.quantum)
    if exact:
        return exact
    rounding = count * epsilon(a.element) * size
    return real(a.element, data, size, rounding + (0 if error is None else error))


def real_or_none(element, data, size, error, quantum):
    if error is None and np.all(size <= quantum * 2.0 ** MANTISSA[element]):
        return real(element, data, size, None, quantum)
    return None


def product(a, axes):
    """Every partial product must fit, in any order and grouping."""
    size = np.maximum(a.size, 1.0).prod(axis=axes)
    count = int(np.prod([a.shape[d] for d in axes]))
    data = a.data.prod(axis=axes)
    if a.error is None and a.quantum >= 1:
        return real(a.element, data, size, None, 1.0)
    relative = count * (epsilon(a.element) + float(np.max(error_of(a), initial=0)) * 2)
    return real(a.element, data, size, size * relative)


def unsigned(a):
    return a.data.astype(np.uint64) & np.uint64(2 ** WIDTH[a.element] - 1)


COMBINERS = {
    "addf": np.add,
    "mulf": np.multiply,
    "maximumf": np.maximum,
    "minimumf": np.minimum,
    "maxnumf": np.maximum,
    "minnumf": np.minimum,
    "addi": np.add,
    "muli": np.multiply,
    "maxsi": np.maximum,
    "minsi": np.minimum,
    "maxui": np.maximum,
    "minui": np.minimum,
    "andi": np.bitwise_and,
    "ori": np.bitwise_or,
    "xori": np.bitwise_xor,
}


def combine(kind, a, b):
    """Returns the combiner as an operation on two arrays."""
    if kind in ("addf", "addi"):
        return add(a, b)
    if kind in ("mulf", "muli"):
        return multiply(a, b)
    if kind in ("maxui", "minui"):
        return integer(a.element, COMBINERS[kind](unsigned(a), unsigned(b)).astype(np.int64))
    if kind in ("andi", "ori", "xori"):
        return integer(a.element, COMBINERS[kind](a.data, b.data))
    return extremum(a, b, COMBINERS[kind])


def difference(got, expected):
    """Returns None if `got` (in the same units as data) agrees, else what is wrong."""
    data = expected.data
    if got.shape != data.shape:
        return f"shape {list(got.shape)}, expected {list(data.shape)}"
    if expected.error is None:
        wrong = got != data
    else:
        wrong = ~(np.abs(got - data) <= 2 * expected.error)
    if not np.any(wrong):
        return None
    where = tuple(int(i) for i in np.argwhere(wrong)[0])
    return (
        f"{int(np.count_nonzero(wrong))} of {wrong.size} elements differ, first {list(where)}: "
        f"{got[where]}, expected {data[where]}"
    )
