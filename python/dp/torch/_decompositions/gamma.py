"""Incomplete gamma functions, in f64.

The formulas are those of PyTorch's aten/src/ATen/native/Math.h, after Cephes, Boost and
https://dlmf.nist.gov/8.11 and 8.12. The loops of their series are bodies of elementwise_loops.py.
"""

import math

import torch

from dp.torch._mlir import elementwise

from . import special

aten = torch.ops.aten
where = torch.where

LANCZOS = (
    (
        56906521.9134715639,
        103794043.116344545,
        86363131.2881385915,
        43338889.3246761383,
        14605578.0876850681,
        3481712.15498064591,
        601859.617168109879,
        75999.2930401454265,
        6955.99960251537614,
        449.944556906316812,
        19.5199278824761748,
        0.509841665565667619,
        0.00606184234624890653,
    ),
    (
        0.0,
        39916800.0,
        120543840.0,
        150917976.0,
        105258076.0,
        45995730.0,
        13339535.0,
        2637558.0,
        357423.0,
        32670.0,
        1925.0,
        66.0,
        1.0,
    ),
)
G = 6.024680040776729583740234375
MAX_LOG = 709.782712893383996843


def lanczos_sum(a):
    """The sum of Lanczos's approximation of gamma(a), divided by exp(G)."""
    large, forwards = a > 1, where(a > 1, 1.0, a)
    backwards = 1 / where(large, a, 1.0)

    def ratio(x, order):
        return special.polynomial(x, LANCZOS[0][::order]) / special.polynomial(
            x, LANCZOS[1][::order]
        )

    return where(large, ratio(backwards, 1), ratio(forwards, -1))


def prefix(a, x):
    """x^a exp(-x) / gamma(a)."""
    log = a * x.log() - x - special.log_gamma(a)
    far = where(log < -MAX_LOG, 0.0, log.exp())
    factor = a + (G - 0.5)
    small = (a - x).exp() * (x / factor) ** a
    part = (x - a - G + 0.5) / factor
    large = (a * (part.log1p() - part) + x * (0.5 - G) / factor).exp()
    near = (factor / math.e).sqrt() / lanczos_sum(a) * where((a < 200) & (x < 200), small, large)
    return where((a - x).abs() > 0.4 * a.abs(), far, near)


def call(name, condition, a, x, instead):
    """A loop for the elements of a condition; `instead` are numbers for which it ends at once."""
    return elementwise.of_doubles(
        name, where(condition, a, instead[0]), where(condition, x, instead[1])
    )


def asymptotic(condition, a, x, sign):
    """The uniform expansion for a near x, both of them large."""
    a, x = where(condition, a, 100.0), where(condition, x, 100.0)
    sigma = (x - a) / a
    eta = (-2 * (sigma.log1p() - sigma)).sqrt()
    eta = where(x > a, eta, where(x < a, -eta, 0.0))
    series = elementwise.of_doubles("gamma_expansion", a, eta)
    pi = 3.1415927410125732  # As a float: PyTorch has no more digits.
    return (
        0.5 * special.erfc(sign * eta * (a / 2).sqrt())
        + sign * (-0.5 * a * eta * eta).exp() * series / (2 * pi * a).sqrt()
    )


def lower_series(condition, a, x, start):
    return where(start == 0, 0.0, call("gamma_series", condition, a, x, (1.0, 0.0)) * start / a)


def upper(a, x, by_lower, start, wanted):
    """The upper function by a continued fraction or a series, for wanted elements for which it is
    not by the lower one."""
    fraction, series = wanted & (x > 1.1) & ~by_lower, wanted & ~(x > 1.1) & ~by_lower
    log = x.log()
    by_fraction = where(start == 0, 0.0, call("gamma_fraction", fraction, a, x, (1.0, 2.0)) * start)
    rest = call("gamma_upper_series", series, a, x, (1.0, 0.0))
    by_series = (
        -(a * log - special.log_gamma(1 + a)).expm1()
        - (a * log - special.log_gamma(a)).exp() * rest
    )
    return where(fraction, by_fraction, by_series)


def at_ends(a, x, value, zero, one):
    """`value` but for zeros, infinities and negative numbers; `zero` is the limit of x = 0, `one`
    that of infinity."""
    value = where(x.isinf(), one, value)
    value = where(a.isinf(), where(x.isinf(), math.nan, zero), value)
    value = where(x == 0, zero, value)
    value = where(a == 0, where(x > 0, one, math.nan), value)
    return where((x < 0) | (a < 0), math.nan, value)


def incomplete(a, x, is_upper):
    a, x = torch.broadcast_tensors(a, x)
    off = (x - a).abs() / a
    near = (a > 20) & (a < 200) & (off < 0.3) | (a > 200) & (off < 4.5 / a.sqrt())
    by_lower = where(x > 1.1, x < a, where(x <= 0.5, -0.4 / x.log() < a, x * 1.1 < a))
    by_upper = ~by_lower if is_upper else (x > 1) & (x > a) & ~by_lower
    start = prefix(a, x)
    low, high = (
        lower_series(~near & ~by_upper, a, x, start),
        upper(a, x, by_lower, start, ~near & by_upper),
    )
    value = where(by_upper, high, 1 - low) if is_upper else where(by_upper, 1 - high, low)
    value = where(near, asymptotic(near, a, x, 1 if is_upper else -1), value)
    return at_ends(a, x, value, *((1.0, 0.0) if is_upper else (0.0, 1.0)))


OWN = {
    aten.igamma.default: special.in_double(lambda a, x: incomplete(a, x, False)),
    aten.igammac.default: special.in_double(lambda a, x: incomplete(a, x, True)),
}
