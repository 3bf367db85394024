"""Bodies of elementwise.py with loops: recurrences and series whose length is each element's own.

They are those of PyTorch's aten/src/ATen/native/Math.h, with its order of operations.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable

from iree.compiler import ir

from dp.torch._mlir import elementwise_bodies as bodies
from dp.torch._mlir.coefficients import TEMME


class Scalar:
    """A value of MLIR with its dtype. Its other operands are scalars of that dtype or numbers of
    Python."""

    def __init__(self, value: ir.Value, dtype: str):
        self.value, self.dtype = value, dtype

    def of(self, function: Callable, other, *, flipped: bool = False) -> Scalar:
        right = self.like(other).value
        return Scalar(
            function(self.dtype, *((right, self.value) if flipped else (self.value, right))),
            self.dtype,
        )

    def like(self, number) -> Scalar:
        return (
            number
            if isinstance(number, Scalar)
            else Scalar(bodies.constant(number, self.dtype), self.dtype)
        )

    def to(self, dtype: str) -> Scalar:
        return Scalar(bodies.convert(self.value, self.dtype, dtype), dtype)

    def compared(self, predicate: str, other) -> Scalar:
        return Scalar(
            bodies.compare(predicate, self.dtype, self.value, self.like(other).value), "bool"
        )

    __add__ = __radd__ = lambda self, other: self.of(bodies.add, other)
    __mul__ = __rmul__ = lambda self, other: self.of(bodies.mul, other)

    def __sub__(self, other):
        return self.of(bodies.sub, other)

    def __rsub__(self, other):
        return self.of(bodies.sub, other, flipped=True)

    def __rtruediv__(self, other):
        return self.of(bodies.divide, other, flipped=True)

    def __truediv__(self, other):
        return self.of(bodies.divide, other)

    def __mod__(self, other):
        return self.of(bodies.fmod, other)

    def __and__(self, other):
        return self.of(bodies.both, other)

    def __or__(self, other):
        return self.of(bodies.either, other)

    def __neg__(self):
        return Scalar(bodies.neg(self.dtype, self.value), self.dtype)

    def __lt__(self, other):
        return self.compared("lt", other)

    def __le__(self, other):
        return self.compared("le", other)

    def __gt__(self, other):
        return self.compared("gt", other)

    def __ge__(self, other):
        return self.compared("ge", other)

    def equals(self, other):
        return self.compared("eq", other)

    def differs(self, other):
        return self.compared("ne", other)

    def abs(self) -> Scalar:
        return Scalar(bodies.op("math.absf", self.dtype, self.value), self.dtype)


def choose(condition: Scalar, x, y) -> Scalar:
    like = x if isinstance(x, Scalar) else y
    return Scalar(
        bodies.select(condition.value, like.like(x).value, like.like(y).value, like.dtype),
        like.dtype,
    )


def repeat(goes_on: Callable, step: Callable, *start: Scalar) -> list[Scalar]:
    """Returns the values of `step(*values)`, applied as long as `goes_on(*values)` is true."""
    types, dtypes = [s.value.type for s in start], [s.dtype for s in start]
    loop = ir.Operation.create(
        "scf.while", results=types, operands=[s.value for s in start], regions=2
    )
    for region, end in zip(loop.regions, (lambda *values: [goes_on(*values), *values], step)):
        block = region.blocks.append(*types, arg_locs=[loop.location] * len(types))
        with ir.InsertionPoint(block):
            made = end(*map(Scalar, block.arguments, dtypes))
            ir.Operation.create(
                "scf.condition" if end is not step else "scf.yield",
                operands=[s.value for s in made],
            )
    return list(map(Scalar, loop.results, dtypes))


# --------------------------------------------------------------------------- #
# Polynomials of a degree that is a float: its fraction is cut off


def degree(n: Scalar) -> Scalar:
    """Returns the degree as an integer; -1 of what int64 does not have."""
    known = n.abs() < 2.0**63
    return choose(known, choose(known, n, 0).to("int64"), -1)


def last_of(
    recurrence: Callable, n: Scalar, p: Scalar, q: Scalar, stops_at_nan: bool = True
) -> Scalar:
    """Returns the value of degree n > 1 of `recurrence(k, p, q)`, which gives the value of degree k
    + 1 of those of degrees k - 1 and k."""

    def go_on(k, p, q):
        return (k < n) & q.equals(q) if stops_at_nan else k < n

    return repeat(
        go_on, lambda k, p, q: [k + 1, q, recurrence(k.to(q.dtype), p, q)], n.like(1), p, q
    )[2]


# The least degrees for which PyTorch gives NaN.
HERMITE_LIMITS = {"float32": 128, "float64": 512}


def hermite(x: Scalar, n: Scalar, factor: float) -> Scalar:
    n, first = degree(n), x * factor
    unknown = n > HERMITE_LIMITS[x.dtype]
    result = last_of(
        lambda k, p, q: first * q - factor * k * p,
        choose(unknown, 0, n),
        x.like(1),
        first,
        stops_at_nan=False,
    )
    return choose(unknown, math.nan, choose(n < 0, 0, choose(n.equals(0), 1, result)))


def laguerre(x: Scalar, n: Scalar) -> Scalar:
    n, zero = degree(n), x.equals(0)
    result = last_of(
        lambda k, p, q: ((k + k + (1 - x)) * q - k * p) / (k + 1),
        choose(zero, 0, n),
        x.like(1),
        1 - x,
    )
    return choose(n < 0, 0, choose(zero | n.equals(0), 1, result))


def legendre(x: Scalar, n: Scalar) -> Scalar:
    n, end = degree(n), x.abs().equals(1)
    result = last_of(
        lambda k, p, q: ((k + k + 1) * x * q - k * p) / (k + 1), choose(end, 0, n), x.like(1), x
    )
    at_end = choose((x > 0) | (n % 2).equals(0), x.like(1), -1)
    return choose(n < 0, 0, choose(end, at_end, choose(n.equals(0), 1, result)))


# --------------------------------------------------------------------------- #
# Series of the incomplete gamma functions, in f64


STEPS, EPSILON = 2000, 2.0**-53
BIG = 2.0**52


def gamma_series(a: Scalar, x: Scalar) -> Scalar:
    """The sum of x^i / ((a + 1) ... (a + i))."""

    def step(i, r, c, total, more):
        r = r + 1
        c = c * (x / r)
        return i + 1, r, c, total + c, c > EPSILON * (total + c)

    one = a.like(1)
    i, more = (
        Scalar(bodies.constant(0, "int64"), "int64"),
        Scalar(bodies.constant(True, "bool"), "bool"),
    )
    return repeat(lambda i, r, c, total, more: (i < STEPS) & more, step, i, a, one, one, more)[3]


def gamma_upper_series(a: Scalar, x: Scalar) -> Scalar:
    """The sum of (-x)^n / (n! (a + n)) without its first term."""

    def step(n, factor, total, more):
        factor = factor * (-x / n)
        term = factor / (a + n)
        return n + 1, factor, total + term, term.abs() > EPSILON * (total + term).abs()

    one, more = a.like(1), Scalar(bodies.constant(True, "bool"), "bool")
    return repeat(
        lambda n, factor, total, more: (n < STEPS) & more, step, one, one, a.like(0), more
    )[2]


def gamma_fraction(a: Scalar, x: Scalar) -> Scalar:
    """The continued fraction of the upper function."""

    def step(c, y, z, answer, p1, p2, q1, q2, more):
        c, y, z = c + 1, y + 1, z + 2
        p, q = p1 * z - p2 * (y * c), q1 * z - q2 * (y * c)
        there = q.differs(0)
        ratio = p / q
        change = choose(there, ((answer - ratio) / ratio).abs(), 1)
        scale = choose(p.abs() > BIG, a.like(1 / BIG), 1)
        return (
            c,
            y,
            z,
            choose(there, ratio, answer),
            p * scale,
            p1 * scale,
            q * scale,
            q1 * scale,
            change > EPSILON,
        )

    y = 1 - a
    z = x + y + 1
    more = Scalar(bodies.constant(True, "bool"), "bool")
    start = a.like(0), y, z, (x + 1) / (z * x), x + 1, a.like(1), z * x, x, more
    return repeat(lambda c, *values: (c < STEPS) & values[-1], step, *start)[3]


def gamma_expansion(a: Scalar, eta: Scalar) -> Scalar:
    """The sum of the expansion for large a, of powers of 1 / a."""
    total, inverse = a.like(0), 1 / a
    for row in reversed(TEMME):
        total = total * inverse + functools.reduce(
            lambda value, c: value * eta + c, row[-2::-1], eta.like(row[-1])
        )
    return total


def body(function: Callable) -> Callable:
    return lambda dtype, *operands: function(*(Scalar(value, dtype) for value in operands)).value


bodies.BODIES.update(
    {
        name: body(function)
        for name, function in {
            "hermite_h": lambda x, n: hermite(x, n, 2),
            "hermite_he": lambda x, n: hermite(x, n, 1),
            "laguerre_l": laguerre,
            "legendre_p": legendre,
            "gamma_series": gamma_series,
            "gamma_upper_series": gamma_upper_series,
            "gamma_fraction": gamma_fraction,
            "gamma_expansion": gamma_expansion,
        }.items()
    }
)
