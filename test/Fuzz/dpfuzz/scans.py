"""dp.scan and dp.sort: prefixes and orders along a dimension."""

import numpy as np

from . import numeric as nm
from . import reductions
from .generator import Skip, maker
from .numeric import is_float
from .program import empty, type_text


def stack(arrays, dim):
    """Joins arrays along a new dimension."""
    first = arrays[0]
    join = lambda parts: np.stack(parts, dim)
    data = join([a.data for a in arrays])
    if not is_float(first.element):
        return nm.integer(first.element, data)
    error = None
    if not nm.no_error(*arrays):
        error = join([np.broadcast_to(nm.error_of(a), a.shape) for a in arrays])
    return nm.Array(
        first.element, data, join([a.size for a in arrays]), error, min(a.quantum for a in arrays)
    )


def scan(kind, a, init, dim, exclusive, reverse):
    """Returns the prefixes and the totals."""
    n = a.shape[dim]
    order = list(range(n))[:: -1 if reverse else 1]

    def before(count):
        part = a.move(lambda data: np.take(data, order[:count], dim))
        return nm.combine(kind, init, nm.reduce(kind, part, [dim])) if count else init

    prefixes = [None] * n
    for count, at in enumerate(order):
        prefixes[at] = before(count if exclusive else count + 1)
    return [stack(prefixes, dim), before(n)]


@maker(2, feature="scans", dynamic=True)
def prefix_scan(s):
    """dp.scan by one combiner."""
    a = s.pick(lambda v: 1 <= len(v.shape) <= 3 and 0 not in v.shape and v.element != "index")
    if a.array.data.size > 200:
        raise Skip
    dim = s.rng.randrange(len(a.shape))
    exclusive, reverse = s.chance(0.3), s.chance(0.3)
    kind = s.choice(reductions.kinds_for(a.element))
    shape, dynamic = list(a.shape), list(a.dynamic)
    del shape[dim], dynamic[dim]
    init = reductions.destination(s, shape, a.element, kind, dynamic)
    if exclusive and isinstance(init, reductions.Infinite):
        raise Skip  # The identity itself would be a result.
    t, u, element = a.type, type_text(shape, a.element, dynamic), a.element
    flags = " exclusive" * exclusive + " reverse" * reverse

    def text(r, o):
        lines, name = init.lines(r, o)
        line, e = empty(r, a.shape, element, a.dynamic)
        return lines + [
            line,
            f"{r}:2 = dp.scan ins({o[0]} : {t}) outs({e} : {t}) init({name} : {u}) dim "
            f"{dim}{flags} {{",
            f"^bb0({r}_a: {element}, {r}_b: {element}):",
            f"{r}_y = arith.{kind} {r}_a, {r}_b : {element}",
            f"dp.yield {r}_y : {element}",
            "}",
        ]

    s.emit(
        f"dp.scan {kind}",
        [a] + init.operands,
        lambda *x: scan(kind, x[0], init.array(x), dim, exclusive, reverse),
        text,
        [list(a.dynamic), dynamic],
    )


def stable_order(key, dim, descending):
    _, ranks = np.unique(key.data, return_inverse=True)
    ranks = ranks.reshape(key.shape)
    return np.argsort(-ranks if descending else ranks, dim, kind="stable")


@maker(2, feature="scans", dynamic=True)
def sort(s):
    """dp.sort of a key and perhaps other values."""
    key = s.pick(
        lambda v: 1 <= len(v.shape) <= 3 and 0 not in v.shape and v.element not in ("i1", "index")
    )
    nm.needs_exact(key.array)
    dim = s.rng.randrange(len(key.shape))
    values = [key]
    for _ in range(s.choice([0, 1, 1, 2])):
        others = [
            v
            for v in s.values
            if v.shape == key.shape and v.dynamic == key.dynamic and v.element != "index"
        ]
        values.append(s.choice(others))
    descending = s.chance(0.4)
    real = is_float(key.element)
    predicate = (
        {True: "ogt", False: "olt"}[descending] if real else {True: "sgt", False: "slt"}[descending]
    )
    compare = "arith.cmpf" if real else "arith.cmpi"
    types = [v.type for v in values]

    def text(r, o):
        arguments = ", ".join(
            f"{r}_a{k}: {v.element}, {r}_b{k}: {v.element}" for k, v in enumerate(values)
        )
        head = f"{r}:{len(values)}" if len(values) > 1 else r
        return [
            f"{head} = dp.sort outs({', '.join(o)} : {', '.join(types)}) dim {dim} {{",
            f"^bb0({arguments}):",
            f"{r}_y = {compare} {predicate}, {r}_a0, {r}_b0 : {key.element}",
            f"dp.yield {r}_y : i1",
            "}",
        ]

    def compute(*x):
        nm.needs_exact(x[0])
        order = stable_order(x[0], dim, descending)
        return [
            a.move(lambda data: np.take_along_axis(np.broadcast_to(data, order.shape), order, dim))
            for a in x
        ]

    s.emit("dp.sort", values, compute, text, [list(v.dynamic) for v in values])
