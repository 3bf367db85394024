"""dp.routine: Fourier transforms, and linear algebra whose results are unique."""

import numpy as np

from . import numeric as nm
from .generator import Skip, maker
from .program import empty, type_text
from .scans import stack


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
    a = s.pick(
        lambda v: (
            v.element in ("f32", "f64")
            and 1 <= len(v.shape) <= 3
            and 0 not in v.shape
            and not v.dynamic[-1]
        )
    )
    b = s.choice(
        [v for v in s.values if (v.shape, v.dynamic, v.element) == (a.shape, a.dynamic, a.element)]
    )
    kind, extent, element = s.choice(["fft", "ifft", "rfft", "irfft"]), a.shape[-1], a.element
    n = 2 * extent - 1 - s.rng.randrange(2) if kind == "irfft" else extent
    if n == 0:
        raise Skip
    shape = [*a.shape[:-1], {"rfft": n // 2 + 1, "irfft": n}.get(kind, n)]
    operands, results = [a] if kind == "rfft" else [a, b], 1 if kind == "irfft" else 2

    def compute(x, y=None):
        complete = transform(kind, n, x.data, None if y is None else y.data)
        # Of the half that irfft takes, most numbers count twice.
        total = lambda of: (
            2
            * sum(
                np.sum(np.broadcast_to(of(v), v.shape), -1, keepdims=True)
                for v in (x, y)
                if v is not None
            )
        )
        size = np.broadcast_to(total(lambda v: v.size), complete.shape) * (3 + np.log2(n))
        error = np.broadcast_to(total(nm.error_of), complete.shape)
        parts = [complete] if kind == "irfft" else [complete.real, complete.imag]
        return [nm.real(element, part, size, error) for part in parts]

    def text(r, o):
        line, e = empty(r, shape, element, a.dynamic)
        t, u = (
            ", ".join([a.type] * len(o)),
            ", ".join([type_text(shape, element, a.dynamic)] * results),
        )
        name = "fft flags inverse" if kind == "ifft" else kind
        head = f"{r}:2" if results == 2 else r
        return [
            line,
            f"{head} = dp.routine {name} ins({', '.join(o)} : {t}) outs({', '.join([e] * results)} "
            f": {u})",
        ]

    s.emit(f"dp.routine {kind}", operands, compute, text, [list(a.dynamic)] * results)


FLOATS = ("f32", "f64")


def has_square(v):
    return (
        2 <= len(v.shape) <= 3
        and 0 not in v.shape
        and v.shape[-1] == v.shape[-2]
        and not any(v.dynamic[-2:])
    )


@maker(1, feature="routines", dynamic=True)
def permutation(s):
    """dp.routine pivots_to_permutation; numbers that are no row exchange nothing."""
    a = s.pick(
        lambda v: (
            v.element == "i32" and 1 <= len(v.shape) <= 3 and 0 not in v.shape and not v.dynamic[-1]
        )
    )
    k = a.shape[-1]
    m = k + s.rng.randrange(3)
    shape, dynamic = [*a.shape[:-1], m], list(a.dynamic)

    def compute(x):
        rows = np.broadcast_to(np.arange(m), shape).copy()
        for item in np.ndindex(*shape[:-1]):
            row = rows[item]
            for i, pivot in enumerate(x.data[item]):
                if 1 <= pivot <= m:
                    row[[i, pivot - 1]] = row[[pivot - 1, i]]
        return [nm.integer("i32", rows)]

    def text(r, o):
        line, e = empty(r, shape, "i32", dynamic)
        return [
            line,
            f"{r} = dp.routine pivots_to_permutation ins({o[0]} : {a.type}) outs({e} : "
            f"{type_text(shape, 'i32', dynamic)})",
        ]

    s.emit("dp.routine pivots_to_permutation", [a], compute, text, [dynamic])


def solve(a, b, upper, transpose):
    """Solves with a unit triangle, row by row, so that sums have their bounds."""
    n = a.shape[-1]
    rows = {}
    for i in range(n)[:: -1 if upper != transpose else 1]:
        row = b.move(lambda data: data[..., i, :])
        for j in rows:
            at = (j, i) if transpose else (i, j)
            factor = a.move(lambda data: np.broadcast_to(data[..., at[0], at[1], None], row.shape))
            row = nm.add(row, nm.multiply(factor, rows[j]), -1)
        rows[i] = row
    return stack([rows[i] for i in range(n)], -2)


@maker(1.5, feature="routines", dynamic=True)
def triangular(s):
    """dp.routine triangular_solve with a diagonal of ones."""
    a = s.pick(lambda v: v.element in FLOATS and has_square(v))
    right, upper, transpose = s.chance(0.5), s.chance(0.5), s.chance(0.5)
    n, batch = a.shape[-1], a.shape[:-2]

    def fits(v):
        return (
            v.element == a.element
            and v.shape[:-2] == batch
            and len(v.shape) == len(a.shape)
            and 0 not in v.shape
            and v.shape[-1 if right else -2] == n
            and v.dynamic == a.dynamic
        )

    b = s.choice([v for v in s.values if fits(v)])
    flip = lambda x: x.move(lambda data: np.swapaxes(data, -1, -2))
    flags = "|".join(["upper"] * upper + ["right"] * right + ["transpose"] * transpose + ["unit"])

    def compute(x, y):
        if right:  # X op(A) = B is op(A)^T X^T = B^T.
            return [flip(solve(x, flip(y), upper, not transpose))]
        return [solve(x, y, upper, transpose)]

    def text(r, o):
        line, e = empty(r, b.shape, b.element, b.dynamic)
        return [
            line,
            f"{r} = dp.routine triangular_solve flags {flags} ins({o[0]}, {o[1]} : {a.type}, "
            f"{b.type}) outs({e} : {b.type})",
        ]

    s.emit("dp.routine triangular_solve", [a, b], compute, text, [list(b.dynamic)])


@maker(1.5, feature="routines")
def cholesky(s):
    """dp.routine cholesky of L L^T, where L has ones on its diagonal: no step rounds."""
    if not s.settings["exact"]:
        raise Skip
    a = s.pick(lambda v: v.element in FLOATS and has_square(v) and True not in v.dynamic)
    n, rank, upper = a.shape[-1], len(a.shape), s.chance(0.5)
    lower = lambda data, one: np.tril(data, -1) + one * np.eye(n)
    status = type_text(a.shape[:-2], "i32")

    def compute(x):
        factor = nm.Array(x.element, lower(x.data, 1), lower(x.size, 1), None, min(x.quantum, 1.0))
        # The sums of the product, which are also those of its factorization.
        left = factor.move(lambda data: np.broadcast_to(data[..., :, None, :], (*x.shape, n)))
        nm.reduce(
            "addf",
            nm.multiply(
                left,
                factor.move(lambda data: np.broadcast_to(data[..., None, :, :], (*x.shape, n))),
            ),
            [rank],
        )
        result = factor.move(lambda data: np.swapaxes(data, -1, -2)) if upper else factor
        return [result, nm.integer("i32", np.zeros(x.shape[:-2], int))]

    def text(r, o):
        t, e = a.type, a.element
        dims = [f"d{i}" for i in range(rank - 2)]
        maps = [
            f"affine_map<({', '.join(dims + ['i', 'j', 'k'])}) -> ({', '.join(dims + list(at))})>"
            for at in ("ik", "jk", "ij")
        ]
        identity = (
            f"affine_map<({', '.join(dims + ['i', 'j'])}) -> ({', '.join(dims + ['i', 'j'])})>"
        )
        parallel = ['"parallel"'] * rank
        return [
            f"{r}_l0 = tensor.empty() : {t}",
            f"{r}_l = linalg.generic "
            f"{{indexing_maps = [{identity}, {identity}], "
            f"iterator_types = [{', '.join(parallel)}]}} "
            f"ins({o[0]} : {t}) outs({r}_l0 : {t}) {{",
            f"^bb0({r}_a: {e}, {r}_b: {e}):",
            f"{r}_i = linalg.index {rank - 2} : index",
            f"{r}_j = linalg.index {rank - 1} : index",
            f"{r}_below = arith.cmpi ugt, {r}_i, {r}_j : index",
            f"{r}_on = arith.cmpi eq, {r}_i, {r}_j : index",
            f"{r}_zero = arith.constant 0.0 : {e}",
            f"{r}_one = arith.constant 1.0 : {e}",
            f"{r}_rest = arith.select {r}_on, {r}_one, {r}_zero : {e}",
            f"{r}_y = arith.select {r}_below, {r}_a, {r}_rest : {e}",
            f"linalg.yield {r}_y : {e}",
            f"}} -> {t}",
            f"{r}_g0 = tensor.empty() : {t}",
            f"{r}_none = arith.constant 0.0 : {e}",
            f"{r}_g1 = linalg.fill ins({r}_none : {e}) outs({r}_g0 : {t}) -> {t}",
            f"{r}_g = linalg.generic "
            f"{{indexing_maps = [{', '.join(maps)}], "
            f'iterator_types = [{", ".join(parallel)}, "reduction"]}} '
            f"ins({r}_l, {r}_l : {t}, {t}) outs({r}_g1 : {t}) {{",
            f"^bb0({r}_c: {e}, {r}_d: {e}, {r}_s: {e}):",
            f"{r}_p = arith.mulf {r}_c, {r}_d : {e}",
            f"{r}_t = arith.addf {r}_p, {r}_s : {e}",
            f"linalg.yield {r}_t : {e}",
            f"}} -> {t}",
            f"{r}_e = tensor.empty() : {t}",
            f"{r}_f = tensor.empty() : {status}",
            f"{r}:2 = dp.routine cholesky{' flags upper' * upper} ins({r}_g : {t}) outs({r}_e, "
            f"{r}_f : {t}, {status})",
        ]

    s.emit("dp.routine cholesky", [a], compute, text)


@maker(1, feature="routines", dynamic=True)
def spectrum(s):
    """dp.routine eigh or svd, of which the values are unique and change no more than the matrix."""
    if s.settings["exact"]:
        raise Skip
    symmetric = s.chance(0.4)
    a = s.pick(
        lambda v: (
            v.element in FLOATS
            and 2 <= len(v.shape) <= 3
            and 0 not in v.shape
            and not any(v.dynamic[-2:])
            and (not symmetric or v.shape[-1] == v.shape[-2])
        )
    )
    (m, n), element = a.shape[-2:], a.element
    shape, dynamic = [*a.shape[:-2], min(m, n)], list(a.dynamic[:-1])
    upper = symmetric and s.chance(0.5)

    def compute(x):
        data = x.data
        if symmetric:
            half = np.triu(data) if upper else np.tril(data)
            values = np.linalg.eigvalsh(half + np.swapaxes(half, -1, -2) - half * np.eye(n))
        else:
            values = np.linalg.svd(data, compute_uv=False)
        total = lambda of: np.broadcast_to(
            2 * np.sum(np.broadcast_to(of, x.shape), (-2, -1))[..., None], values.shape
        )
        status = nm.integer("i32", np.zeros(a.shape[:-2], int))
        return [
            nm.real(element, values, total(x.size) * (4 + m + n), total(nm.error_of(x))),
            status,
        ]

    def text(r, o):
        names, types, lines = [], [], []
        results = [(shape, element, dynamic), (a.shape[:-2], "i32", dynamic[:-1])]
        if symmetric:
            results.insert(0, (a.shape, element, a.dynamic))
        for number, (extents, kind, sizes) in enumerate(results):
            line, e = empty(f"{r}_{number}", extents, kind, sizes)
            lines.append(line)
            names.append(e)
            types.append(type_text(extents, kind, sizes))
        flags = "upper|values" if upper else "values"
        name, call = ("eigh", f"{r}_r:3") if symmetric else ("svd", f"{r}:2")
        lines.append(
            f"{call} = dp.routine {name} flags {flags} ins({o[0]} : {a.type}) "
            f"outs({', '.join(names)} : {', '.join(types)})"
        )
        if symmetric:  # The first result is unspecified.
            lines.append(f"{r} = tensor.cast {r}_r#1 : {types[1]} to {types[1]}")
        return lines

    if symmetric:
        s.emit("dp.routine eigh", [a], lambda x: compute(x)[:1], text, [dynamic])
    else:
        s.emit("dp.routine svd", [a], compute, text, [dynamic, dynamic[:-1]])
