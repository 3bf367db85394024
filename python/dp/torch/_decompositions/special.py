"""Special functions, in f64: their approximations lose digits, and few elements of a step need
them.

The formulas are those of PyTorch's aten/src/ATen/native/Math.h where they have no loop that depends
on a number; erfc is W. J. Cody's (1969), lgamma is C. Lanczos's.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

import torch
from torch._prims_common import ELEMENTWISE_TYPE_PROMOTION_KIND, elementwise_dtypes

from dp.torch._mlir import coefficients as tables

aten = torch.ops.aten
where = torch.where


def in_double(function):
    """Computes in f64 and returns floats of the type that PyTorch promotes the arguments to."""

    @functools.wraps(function)
    def compute(*values):
        dtype = elementwise_dtypes(
            *values, type_promotion_kind=ELEMENTWISE_TYPE_PROMOTION_KIND.INT_TO_FLOAT
        )[1]
        return function(*(v.double() if isinstance(v, torch.Tensor) else v for v in values)).to(
            dtype
        )

    return compute


def polynomial(x, coefficients, leading_one=False):
    total = 1.0 if leading_one else 0.0
    for c in coefficients:
        total = total * x + c
    return total


def chebyshev(x, coefficients):
    low, middle, high = 0.0, 0.0, coefficients[0]
    for c in coefficients[1:]:
        low, middle = middle, high
        high = x * middle - low + c
    return 0.5 * (high - low)


def inside(x, condition, instead):
    """Replaces numbers for which a formula is not meant, so that none of its values is out of
    range."""
    return where(condition, x, instead)


# --------------------------------------------------------------------------- #
# Gamma

LANCZOS = (
    676.5203681218851,
    -1259.1392167224028,
    771.32342877765313,
    -176.61502916214059,
    12.507343278686905,
    -0.13857109526572012,
    9.9843695780195716e-6,
    1.5056327351493116e-7,
)


def log_gamma(x):
    """The logarithm of |gamma(x)|."""
    y = where(x < 0.5, 1 - x, x) - 1
    total: Any = 0.99999999999980993
    for i, c in enumerate(LANCZOS):
        total = total + c / (y + i + 1)
    t = y + 7.5
    right = 0.5 * math.log(2 * math.pi) + (y + 0.5) * t.log() - t + total.log()
    right = where(y == math.inf, math.inf, where((y == 0) | (y == 1), 0.0, right))
    left = math.log(math.pi) - (math.pi * (x - x.round())).sin().abs().log() - right
    left = where((x == x.floor()) | (x == -math.inf), math.inf, left)
    return where(x < 0.5, left, right)


DIGAMMA = (
    8.33333333333333333333e-2,
    -2.10927960927960927961e-2,
    7.57575757575757575758e-3,
    -4.16666666666666666667e-3,
    3.96825396825396825397e-3,
    -8.33333333333333333333e-3,
    8.33333333333333333333e-2,
)


def digamma(x):
    y, total = where(x < 0, 1 - x, x), 0.0
    for _ in range(10):
        below = y < 10
        total = total - where(below, 1 / y, 0.0)
        y = where(below, y + 1, y)
    z = 1 / (y * y)
    right = total + y.log() - 0.5 / y - z * polynomial(z, DIGAMMA)
    left = right - math.pi / (math.pi * (x - x.trunc())).tan()
    result = where(x < 0, where(x == x.trunc(), math.nan, left), right)
    return where(x == 0, aten.copysign(torch.full_like(x, math.inf), -x), result)


# Of the Euler-Maclaurin sum.
ZETA = (
    12.0, -720.0, 30240.0, -1209600.0, 47900160.0, -1.8924375803183791606e9, 7.47242496e10,
    -2.950130727918164224e12, 1.1646782814350067249e14, -4.5979787224074726105e15,
    1.8152105401943546773e17, -7.1661652561756670113e18,
)  # fmt: skip


def zeta(x, q, steps=36):
    """The sum of (q + n) to the power -x, of which `steps` terms are added one by one. NaN where a
    negative q needs more. As in PyTorch it ends at a term that the sum has no digit for, before
    others are infinite times 0."""
    total, at = q.pow(-x), q
    first, ended = total, torch.zeros_like(total, dtype=torch.bool)

    def is_lost(term, total):
        return (-1.2e-16 * total < term) & (term < 1.2e-16 * total)

    for step in range(steps):
        more = ~ended if step < 9 else ~ended & (at <= 9)
        at = where(more, at + 1, at)
        term = at.pow(-x)
        total = where(more, total + term, total)
        ended = ended | more & is_lost(term, total)
    power = at.pow(-x)
    total = where(ended, total, total + power * at / (x - 1) - 0.5 * power)
    factor, k = torch.ones_like(power * x), 0.0
    for c in ZETA:
        factor = factor * (x + k)
        power = power / at
        term = factor * power / c
        total = where(ended, total, total + term)
        ended = ended | ((term / total).abs() < 1.2e-16)
        factor, power, k = factor * (x + k + 1), power / at, k + 2
    whole = q == q.floor()
    total = where(
        (q <= 0) & whole,
        math.inf,
        where((q <= 9 - steps) & ~ended | (q <= 0) & (x != x.floor()), math.nan, total),
    )
    return where((x == 1) | (first == math.inf) & (x > 1), math.inf, where(x < 1, math.nan, total))


def cotangent(x, n):
    """The derivative of order n of pi cot(pi x), a polynomial in cot(pi x)."""
    powers = [0.0, 1.0]
    for _ in range(n):
        slope = [k * c for k, c in enumerate(powers)][1:]
        powers = [
            -math.pi * ((slope[k] if k < len(slope) else 0.0) + (slope[k - 2] if k >= 2 else 0.0))
            for k in range(len(slope) + 2)
        ]
    return math.pi * polynomial(1 / (math.pi * (x - x.round())).tan(), powers[::-1])


def trigamma(x):
    """As PyTorch's, whose sine is not 0 at a pole, in f64."""
    low = x < 0.5
    y, total = where(low, 1 - x, x), 0.0
    for _ in range(6):
        total, y = total + 1 / (y * y), y + 1
    z = 1 / (y * y)
    right = total + (1 + 1 / (2 * y) + z * (1 / 6 - z * (1 / 30 - z * (1 / 42)))) / y
    sine = (math.pi * x).sin()
    return where(low, math.pi * math.pi / (sine * sine) - right, right)


def polygamma(n, x):
    if n < 2:
        return trigamma(x) if n else digamma(x)
    y = where(x < 0.5, 1 - x, x)
    right = (-1) ** (n + 1) * math.factorial(n) * zeta(torch.full_like(x, n + 1), y, steps=9)
    left = (-1) ** n * right - cotangent(inside(x, x < 0.5, 0.25), n)
    pole = (x <= 0) & (x == x.floor())
    return where(pole, math.inf if n % 2 else -math.inf, where(x < 0.5, left, right))


# --------------------------------------------------------------------------- #
# Error function

CODY = dict(
    A=(
        1.85777706184603153e-1,
        3.16112374387056560,
        1.13864154151050156e2,
        3.77485237685302021e2,
        3.20937758913846947e3,
    ),
    B=(2.36012909523441209e1, 2.44024637934444173e2, 1.28261652607737228e3, 2.84423683343917062e3),
    C=(
        2.15311535474403846e-8,
        5.64188496988670089e-1,
        8.88314979438837594,
        6.61191906371416295e1,
        2.98635138197400131e2,
        8.81952221241769090e2,
        1.71204761263407058e3,
        2.05107837782607147e3,
        1.23033935479799725e3,
    ),
    D=(
        1.57449261107098347e1,
        1.17693950891312499e2,
        5.37181101862009858e2,
        1.62138957456669019e3,
        3.29079923573345963e3,
        4.36261909014324716e3,
        3.43936767414372164e3,
        1.23033935480374942e3,
    ),
    P=(
        1.63153871373020978e-2,
        3.05326634961232344e-1,
        3.60344899949804439e-1,
        1.25781726111229246e-1,
        1.60837851487422766e-2,
        6.58749161529837803e-4,
    ),
    Q=(
        2.56852019228982242,
        1.87295284992346725,
        5.27905102951428412e-1,
        6.05183413124413191e-2,
        2.33520497626869185e-3,
    ),
)


def erf_parts(x):
    """Returns erf(x) for small |x|, and erfcx(|x|) for the others."""
    y = x.abs()
    z = inside(y, y <= 0.46875, 0.0) ** 2
    small = x * polynomial(z, CODY["A"]) / polynomial(z, CODY["B"], True)
    medium = inside(y, (y > 0.46875) & (y <= 4), 1.0)
    large = inside(y, y > 4, 8.0)
    w = 1 / (large * large)
    tail = (
        1 / math.sqrt(math.pi) - w * polynomial(w, CODY["P"]) / polynomial(w, CODY["Q"], True)
    ) / large
    return small, where(
        y <= 4, polynomial(medium, CODY["C"]) / polynomial(medium, CODY["D"], True), tail
    )


def erfc(x):
    small, scaled = erf_parts(x)
    outer = (-x * x).exp() * scaled
    outer = where(x < 0, 2 - outer, outer)
    return where(x.isnan(), x, where(x.abs() <= 0.46875, 1 - small, outer))


def erfcx(x):
    small, scaled = erf_parts(x)
    squared = (x * x).exp()
    outer = where(x < 0, 2 * squared - scaled, scaled)
    return where(x.isnan(), x, where(x.abs() <= 0.46875, squared * (1 - small), outer))


def log_ndtr(x):
    t = x * math.sqrt(0.5)
    below, above = inside(x, x < -1, -1.0) * math.sqrt(0.5), inside(t, x >= -1, 0.0)
    return where(x < -1, (erfcx(-below) / 2).log() - below * below, (-erfc(above) / 2).log1p())


def quantile(c, p, q):
    """The number below which a normal number is with probability p; q = 1 - p, c = p - 1/2."""
    edge, of = 0.13533528323661269189, tables.NDTRI
    y = torch.minimum(p, q)
    c = inside(c, y > edge, 0.0)
    squared = c * c
    middle = (
        c + c * (squared * polynomial(squared, of["P0"]) / polynomial(squared, of["Q0"]))
    ) * math.sqrt(2 * math.pi)
    x = (-2 * inside(y, (y > 0) & (y <= edge), 0.1).log()).sqrt()
    z = 1 / x
    near = z * polynomial(z, of["P1"]) / polynomial(z, of["Q1"])
    far = z * polynomial(z, of["P2"]) / polynomial(z, of["Q2"])
    tail = x - x.log() / x - where(x < 8, near, far)
    result = where(y > edge, middle, where(p > q, tail, -tail))
    return where(
        p == 0, -math.inf, where(q == 0, math.inf, where((p >= 0) & (q >= 0), result, math.nan))
    )


def ndtri(p):
    return quantile(p - 0.5, p, 1 - p)


def erfinv(x):
    return quantile(0.5 * x, 0.5 * (1 + x), 0.5 * (1 - x)) * math.sqrt(0.5)


# --------------------------------------------------------------------------- #
# Bessel


def i_scaled(x, of, odd):
    """exp(-|x|) I(x)."""
    y = x.abs()
    near = chebyshev(inside(y, y <= 8, 8.0) / 2 - 2, of["A"])
    far = inside(y, y > 8, 8.0)
    far = chebyshev(32 / far - 2, of["B"]) / far.sqrt()
    result = where(y <= 8, near * y if odd else near, far)
    return where(x < 0, -result, result) if odd else result


i0e, i1e = (lambda x: i_scaled(x, tables.I0, False)), (lambda x: i_scaled(x, tables.I1, True))


def i0(x):
    return i0e(x) * x.abs().exp()


def i1(x):
    return i1e(x) * x.abs().exp()


def k_scaled(x, of, i, sign):
    """exp(x) K(x)."""
    near = inside(x, x <= 2, 1.0)
    series = chebyshev(near * near - 2, of["A"]) / (near if sign > 0 else 1)
    near = (series + sign * (0.5 * near).log() * i(near)) * near.exp()
    far = inside(x, x > 2, 2.0)
    far = chebyshev(8 / far - 2, of["B"]) / far.sqrt()
    return where(x == 0, math.inf, where(x < 0, math.nan, where(x <= 2, near, far)))


k0e, k1e = (lambda x: k_scaled(x, tables.K0, i0, -1)), (lambda x: k_scaled(x, tables.K1, i1, 1))


def bessel_far(x, of, phase, second):
    z = 25 / (x * x)
    p = polynomial(z, of["PP"]) / polynomial(z, of["PQ"])
    q = 5 / x * polynomial(z, of["QP"]) / polynomial(z, of["QQ"])
    sine, cosine = (x - phase).sin(), (x - phase).cos()
    return (
        (p * sine + q * cosine if second else p * cosine - q * sine)
        * math.sqrt(2 / math.pi)
        / x.sqrt()
    )


def j0(x):
    y = x.abs()
    z = inside(y, y <= 5, 0.0) ** 2
    near = (
        (z - 5.78318596294678452118)
        * (z - 30.4712623436620863991)
        * polynomial(z, tables.J0["RP"])
        / polynomial(z, tables.J0["RQ"], True)
    )
    return where(y <= 5, near, bessel_far(inside(y, y > 5, 6.0), tables.J0, math.pi / 4, False))


def j1(x):
    y = x.abs()
    near = inside(y, y <= 5, 0.0)
    z = near * near
    fraction = polynomial(z, tables.J1["RP"]) / polynomial(z, tables.J1["RQ"], True)
    near = near * (z - 14.6819706421238932572) * (z - 49.2184563216946036703) * fraction
    result = where(
        y <= 5, near, bessel_far(inside(y, y > 5, 6.0), tables.J1, 3 * math.pi / 4, False)
    )
    return where(x < 0, -result, result)


def y_of(x, series, far):
    near = inside(x, (x > 0) & (x <= 5), 1.0)
    result = where(x <= 5, series(near, near * near), far(inside(x, x > 5, 6.0)))
    return where(x == 0, -math.inf, where(x < 0, math.nan, result))


def y0(x):
    def series(n, z):
        return polynomial(z, tables.Y0["YP"]) / polynomial(
            z, tables.Y0["YQ"], True
        ) + 2 / math.pi * n.log() * j0(n)

    return y_of(x, series, lambda far: bessel_far(far, tables.J0, math.pi / 4, True))


def y1(x):
    def series(n, z):
        return n * polynomial(z, tables.Y1["YP"]) / polynomial(
            z, tables.Y1["YQ"], True
        ) + 2 / math.pi * (j1(n) * n.log() - 1 / n)

    return y_of(x, series, lambda far: bessel_far(far, tables.J1, 3 * math.pi / 4, True))


def spherical_j0(x):
    near = inside(x, x.abs() < 0.5, 0.0) ** 2
    series = polynomial(near, [(-1) ** n / math.factorial(2 * n + 1) for n in reversed(range(7))])
    far = inside(x, x.abs() >= 0.5, 1.0)
    return where(x.abs() < 0.5, series, where(far.abs() == math.inf, 0.0, far.sin() / far))


def airy_ai(x):
    of, scale = tables.AIRY, 1 / math.sqrt(math.pi)
    low = -inside(x, x < -2.09, -3.0)
    t = 2 / 3 * low * low.sqrt()
    z, t = 1 / t, t + math.pi / 4
    cosine = z * polynomial(z * z, of["AGN"]) / polynomial(z * z, of["AGD"], True)
    sine = 1 + z * z * polynomial(z * z, of["AFN"]) / polynomial(z * z, of["AFD"], True)
    low = scale / low.sqrt().sqrt() * (t.sin() * sine - t.cos() * cosine)
    high = inside(x, x >= 2.09, 3.0)
    t = 2 / 3 * high * high.sqrt()
    high = (
        scale
        * polynomial(1 / t, of["AN"])
        / polynomial(1 / t, of["AD"])
        / (2 * high.sqrt().sqrt() * t.exp())
    )
    near = inside(x, x.abs() <= 2.09, 0.0)
    cube, f, g = near**3, torch.ones_like(x), near
    first, second = f, g
    for k in range(3, 45, 3):
        f, g = f * cube / (k * (k - 1)), g * cube / (k * (k + 1))
        first, second = first + f, second + g
    near = 0.355028053887817239260 * first - 0.258819403792806798405 * second
    result = where(x < -2.09, low, where(x >= 2.09, high, near))
    return where(x.isinf(), math.nan, where(x > 103.892, 0.0, result))


# --------------------------------------------------------------------------- #
# Chebyshev polynomials: a cosine of multiples of an angle, real or imaginary


def whole(x, n):
    """Returns the degree, whose fraction PyTorch cuts off."""
    return n.trunc() if isinstance(n, torch.Tensor) else torch.full_like(x, int(n))


def multiple_angles(x, n, inner, outer):
    """`inner(angle, n)` for |x| <= 1, else `outer(angle of |x|, n)`; x = cos(angle), or cosh."""
    n = whole(x, n)
    angle = inside(x, x.abs() <= 1, 0.0).acos()
    wide = inside(x.abs(), x.abs() > 1, 2.0)
    far = wide.log() + (1 + (1 - 1 / (wide * wide)).sqrt()).log()
    value = where(x.abs() <= 1, inner(angle, n), outer(far, n))
    # PyTorch's recurrence subtracts infinities from the third degree on.
    value = where(x.isnan() | x.isinf() & (n >= 3), math.nan, value)
    return where(n < 0, 0.0, where(n == 0, 1.0, value))


def sign_of(x, n):
    return where((x < 0) & (n % 2 != 0), -1.0, 1.0)


def ratio(above, below, limit):
    return where(below.abs() < 1e-12, limit, above / inside(below, below.abs() >= 1e-12, 1.0))


def chebyshev_t(x, n):
    return multiple_angles(
        x, n, lambda a, n: (n * a).cos(), lambda a, n: sign_of(x, n) * (n * a).cosh()
    )


def chebyshev_u(x, n):
    return multiple_angles(
        x,
        n,
        lambda a, n: ratio(((n + 1) * a).sin(), a.sin(), sign_of(x, n) * (n + 1)),
        lambda a, n: sign_of(x, n) * ((n + 1) * a).sinh() / a.sinh(),
    )


def half_angles(x, n, flip):
    """V(x), or W(x) = (-1)^n V(-x)."""
    s, n = -x if flip else x, whole(x, n)

    def inner(a, n):
        return ratio(((n + 0.5) * a).cos(), (0.5 * a).cos(), sign_of(s, n) * (2 * n + 1))

    def wide(a, n):
        return where(
            s > 0,
            ((n + 0.5) * a).cosh() / (0.5 * a).cosh(),
            sign_of(s, n) * ((n + 0.5) * a).sinh() / (0.5 * a).sinh(),
        )

    result = multiple_angles(s, n, inner, wide)
    return sign_of(-torch.ones_like(x), n) * result if flip else result


def shifted(function):
    return lambda x, n: function(2 * x - 1, n)


IN_DOUBLE = dict(
    lgamma=log_gamma,
    digamma=digamma,
    special_zeta=zeta,
    erfinv=erfinv,
    erfc=erfc,
    special_erfcx=erfcx,
    special_log_ndtr=log_ndtr,
    special_ndtri=ndtri,
    i0=i0,
    special_i0e=i0e,
    special_i1=i1,
    special_i1e=i1e,
    special_modified_bessel_i0=i0,
    special_modified_bessel_i1=i1,
    special_scaled_modified_bessel_k0=k0e,
    special_scaled_modified_bessel_k1=k1e,
    special_modified_bessel_k0=lambda x: k0e(x) * (-x).exp(),
    special_modified_bessel_k1=lambda x: k1e(x) * (-x).exp(),
    special_bessel_j0=j0,
    special_bessel_j1=j1,
    special_bessel_y0=y0,
    special_bessel_y1=y1,
    special_spherical_bessel_j0=spherical_j0,
    special_airy_ai=airy_ai,
)
CHEBYSHEV = dict(
    t=chebyshev_t,
    u=chebyshev_u,
    v=lambda x, n: half_angles(x, n, False),
    w=lambda x, n: half_angles(x, n, True),
)

OWN: dict[Any, Callable] = {
    getattr(aten, name).default: in_double(function) for name, function in IN_DOUBLE.items()
}
OWN[aten.polygamma.default] = lambda n, x: in_double(lambda y: polygamma(n, y))(x)
for name, function in CHEBYSHEV.items():
    for overload in ("default", "n_scalar"):
        OWN[getattr(getattr(aten, "special_chebyshev_polynomial_" + name), overload)] = in_double(
            function
        )
        OWN[getattr(getattr(aten, "special_shifted_chebyshev_polynomial_" + name), overload)] = (
            in_double(shifted(function))
        )
