"""dp.routine: Fourier transforms of rows, which are linear and any operand suits them."""

import numpy as np

from . import numeric as nm
from .generator import Skip, maker
from .program import empty, type_text


def transform(kind, n, x, y):
    """Returns the numbers of a transform to or from n numbers; `y` is None for real ones."""
    if kind == "rfft":
        return np.fft.rfft(x)
    if kind == "irfft":
        return np.fft.irfft(x + 1j * y, n) * n
    return np.fft.fft(x + 1j * y) if kind == "fft" else np.fft.ifft(x + 1j * y) * n


@maker(1.5, feature="routines", dynamic=True)
def fourier(s):
    """dp.routine of fft, rfft or irfft."""
    if s.settings["exact"]:
        raise Skip
    a = s.pick(lambda v: v.element in ("f32", "f64") and 1 <= len(v.shape) <= 3 and 0 not in v.shape and not v.dynamic[-1])
    b = s.choice([v for v in s.values if (v.shape, v.dynamic, v.element) == (a.shape, a.dynamic, a.element)])
    kind, extent, element = s.choice(["fft", "ifft", "rfft", "irfft"]), a.shape[-1], a.element
    n = 2 * extent - 1 - s.rng.randrange(2) if kind == "irfft" else extent
    if n == 0:
        raise Skip
    shape = [*a.shape[:-1], {"rfft": n // 2 + 1, "irfft": n}.get(kind, n)]
    operands, results = [a] if kind == "rfft" else [a, b], 1 if kind == "irfft" else 2

    def compute(x, y=None):
        complete = transform(kind, n, x.data, None if y is None else y.data)
        # Of the half that irfft takes, most numbers count twice.
        total = lambda of: 2 * sum(np.sum(np.broadcast_to(of(v), v.shape), -1, keepdims=True) for v in (x, y) if v is not None)
        size = np.broadcast_to(total(lambda v: v.size), complete.shape) * (3 + np.log2(n))
        error = np.broadcast_to(total(nm.error_of), complete.shape)
        parts = [complete] if kind == "irfft" else [complete.real, complete.imag]
        return [nm.real(element, part, size, error) for part in parts]

    def text(r, o):
        line, e = empty(r, shape, element, a.dynamic)
        t, u = ", ".join([a.type] * len(o)), ", ".join([type_text(shape, element, a.dynamic)] * results)
        name = "fft flags inverse" if kind == "ifft" else kind
        head = f"{r}:2" if results == 2 else r
        return [line, f"{head} = dp.routine {name} ins({', '.join(o)} : {t}) outs({', '.join([e] * results)} : {u})"]
    s.emit(f"dp.routine {kind}", operands, compute, text, [list(a.dynamic)] * results)
