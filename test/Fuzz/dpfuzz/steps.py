"""Parts of training steps: elementwise arithmetic in several forms, sums over
a batch, contractions, lookups and their gradients."""

import numpy as np

from . import generic as g
from . import numeric as nm
from . import scalar as sc
from . import updates as up
from .generator import Skip
from .numeric import is_float
from .program import empty, type_text

BINARY = {
    "add": nm.add,
    "sub": lambda a, b: nm.add(a, b, -1),
    "mul": nm.multiply,
    "div": nm.divide,
    "max": lambda a, b: nm.combine("maximumf" if is_float(a.element) else "maxsi", a, b),
    "min": lambda a, b: nm.combine("minimumf" if is_float(a.element) else "minsi", a, b),
}


def binary(kind, element, constant=None):
    """Returns arith.addf or the like; with `constant`, a literal is the second operand."""
    real = is_float(element)
    suffix = {"max": "imumf" if real else "si", "min": "imumf" if real else "si"}.get(
        kind, "f" if real else "i"
    )
    function = BINARY[kind]
    if constant is None:
        return sc.Scalar(f"arith.{kind}{suffix}", (element,) * 2, element, function)
    number = np.float64(constant) if real else np.int64(constant)
    return sc.Scalar(
        f"arith.{kind}{suffix}",
        (element,) * 2,
        element,
        lambda a: function(a, nm.constant(element, number)),
        constant=constant,
    )


def compare(element, name, constant=None):
    """Returns a comparison: oeq, ogt, olt of floats; eq, sgt, slt of integers."""
    real = is_float(element)
    table = sc.COMPARE_F if real else sc.COMPARE_I
    name = (
        {"gt": "ogt", "lt": "olt", "eq": "oeq"}[name]
        if real
        else {"gt": "sgt", "lt": "slt", "eq": "eq"}[name]
    )

    def apply(a, b):
        nm.needs_exact(a, b)
        return nm.integer("i1", table[name](a.data, b.data))

    op = "arith.cmpf" if real else "arith.cmpi"
    if constant is None:
        return sc.Scalar(op, (element,) * 2, "i1", apply, extra=f"{name}, ")
    number = np.float64(constant) if real else np.int64(constant)
    return sc.Scalar(
        op,
        (element,) * 2,
        "i1",
        lambda a: apply(a, nm.constant(element, number)),
        constant=constant,
        extra=f"{name}, ",
    )


def elementwise(s, inputs, steps, results=1):
    """Adds `steps`, (Scalar, operand numbers) each, as one linalg.generic or an op per
    step, and returns the last `results` of them. An operand number counts the
    inputs, then the steps. Inputs of rank 0 are numbers for all elements."""
    full = [v for v in inputs if v.shape]
    shape, dynamic = (full[0].shape, full[0].dynamic) if full else ((), ())
    if any(v.shape != shape or v.dynamic != dynamic for v in full):
        raise Skip
    constants = any(op.constant is not None for op, _ in steps)
    if s.chance(0.55) or (True in dynamic and constants):
        return fused(s, inputs, steps, results, shape, dynamic)
    values = [v if v.shape == shape else broadcast(s, v, shape, dynamic, full[0]) for v in inputs]
    for op, numbers in steps:
        values.append(
            s.emit(
                op.name,
                [values[n] for n in numbers],
                lambda *x, op=op: [op.function(*x)],
                lambda r, o, op=op: op.lines(r, o, lambda e: type_text(shape, e, dynamic)),
                [dynamic],
            )
        )
    return values[-results:]


def broadcast(s, number, shape, dynamic, like):
    if True in dynamic:
        raise Skip
    t, element = number.type, number.element
    dims = list(range(len(shape)))

    def text(r, o):
        line, e = empty(r, shape, element)
        return [
            line,
            f"{r} = linalg.broadcast ins({o[0]} : {t}) outs({e} : {type_text(shape, element)}) "
            f"dimensions = {dims}",
        ]

    return s.emit(
        "linalg.broadcast", [number], lambda x: [x.move(lambda d: np.broadcast_to(d, shape))], text
    )


def fused(s, inputs, steps, results, shape, dynamic):
    rank = len(shape)
    identity = g.projection(range(rank))
    maps = [identity if v.shape else [] for v in inputs]
    body = g.Body()
    for number, (v, m) in enumerate(zip(inputs, maps)):
        body.leaf(g.spread(v.array, m, shape), f"i{number}")
    body.steps = list(steps)
    elements = [op.result for op, _ in steps[-results:]]
    types = [(v.type, v.element) for v in inputs]
    # A state's new value may have the old one as its destination.
    reuse = results == 1 and s.chance(0.3)
    first = next(
        (k for k, v in enumerate(inputs) if v.shape == shape and v.element == elements[0]), None
    )

    def text(r, o):
        lines, outs = [], []
        for k, element in enumerate(elements):
            if reuse and first is not None:
                outs.append((o[first], type_text(shape, element, dynamic), element))
                continue
            line, e = empty(f"{r}_{k}d", shape, element, dynamic)
            lines.append(line)
            outs.append((e, type_text(shape, element, dynamic), element))
        inner, _ = body.text(r)
        made = [f"{r}_{len(steps) - results + k}" for k in range(results)]
        return lines + g.generic_text(
            r,
            [(n, t, e) for n, (t, e) in zip(o, types)],
            outs,
            maps + [identity] * results,
            rank,
            [],
            inner,
            made,
        )

    s.emit(
        "linalg.generic update",
        inputs,
        lambda *x: body.values([g.spread(a, m, shape) for a, m in zip(x, maps)])[-results:],
        text,
        [dynamic] * results,
    )
    return s.block.ops[-1].results


def total(s, value, gone, square=False):
    """Sums over the dimensions `gone`, perhaps squares."""
    element, kind = value.element, "addf" if is_float(value.element) else "addi"
    kept = [d for d in range(len(value.shape)) if d not in gone]
    shape, dynamic = [value.shape[d] for d in kept], [value.dynamic[d] for d in kept]
    zero = nm.constant(element, np.zeros(shape, int))
    if square and (True in dynamic or s.chance(0.5)):
        value = elementwise(s, [value], [(binary("mul", element), [0, 0])])[0]
        square = False
    t, u = value.type, type_text(shape, element, dynamic)
    rank, extents = len(value.shape), value.shape

    def begin(r):
        if True not in dynamic:
            return [f"{r}_z = arith.constant dense<{sc.literal(0, element)}> : {u}"]
        line, e = empty(f"{r}_z", shape, element, dynamic)
        return [
            f"{r}_zs = arith.constant {sc.typed(sc.literal(0, element), element)}",
            line,
            f"{r}_z = linalg.fill ins({r}_zs : {element}) outs({e} : {u}) -> {u}",
        ]

    def text(r, o):
        if not square:
            return begin(r) + [
                f"{r} = linalg.reduce {{ arith.{kind} }} ins({o[0]} : {t}) outs({r}_z : {u}) "
                f"dimensions = {list(gone)}"
            ]
        f = kind[-1]
        body = [
            f"{r}_m = arith.mul{f} {r}_i0, {r}_i0 : {element}",
            f"{r}_y = arith.add{f} {r}_o0, {r}_m : {element}",
        ]
        return begin(r) + g.generic_text(
            r,
            [(o[0], t, element)],
            [(f"{r}_z", u, element)],
            [g.projection(range(rank)), g.projection(kept)],
            rank,
            gone,
            body,
            [f"{r}_y"],
        )

    def compute(x):
        term = nm.multiply(x, x) if square else x
        return [g.reduce_loops(kind, term, extents, kept, zero)]

    return s.emit(f"sum {kind}", [value], compute, text, [dynamic])


def contract(s, a, b, letters):
    """Contracts `a` and `b` by letters ("bd", "dk", "bk")."""
    element, kind = a.element, "addf" if is_float(a.element) else "addi"
    sizes, flags = {}, {}
    for part, v in zip(letters, (a, b)):
        if len(part) != len(v.shape):
            raise Skip
        for l, n, flag in zip(part, v.shape, v.dynamic):
            if sizes.setdefault(l, n) != n or flags.setdefault(l, flag) != flag:
                raise Skip
    order = letters[2] + "".join(
        l for l in dict.fromkeys(letters[0] + letters[1]) if l not in letters[2]
    )
    extents = [sizes[l] for l in order]
    maps = [g.projection([order.index(l) for l in part]) for part in letters]
    output = [order.index(l) for l in letters[2]]
    shape, dynamic = [sizes[l] for l in letters[2]], [flags[l] for l in letters[2]]
    zero = nm.constant(element, np.zeros(shape, int))
    u = type_text(shape, element, dynamic)
    form = s.choice(["generic", "contract"])
    types = a.type, b.type

    def compute(x, y):
        x, y = (g.spread(v, m, extents) for v, m in zip((x, y), maps))
        return [g.reduce_loops(kind, nm.multiply(x, y), extents, output, zero)]

    def text(r, o):
        line, e = empty(r, shape, element, dynamic)
        lines = [
            f"{r}_s = arith.constant {sc.typed(sc.literal(0, element), element)}",
            line,
            f"{r}_z = linalg.fill ins({r}_s : {element}) outs({e} : {u}) -> {u}",
        ]
        if form == "contract":
            return lines + [
                f"{r} = linalg.contract indexing_maps = "
                f"[{', '.join(g.map_text(m, len(order)) for m in maps)}] ins({o[0]}, {o[1]} : "
                f"{types[0]}, {types[1]}) outs({r}_z : {u}) -> {u}"
            ]
        f = kind[-1]
        body = [
            f"{r}_m = arith.mul{f} {r}_i0, {r}_i1 : {element}",
            f"{r}_y = arith.add{f} {r}_o0, {r}_m : {element}",
        ]
        return lines + g.generic_text(
            r,
            [(o[0], types[0], element), (o[1], types[1], element)],
            [(f"{r}_z", u, element)],
            maps,
            len(order),
            [d for d in range(len(order)) if d not in output],
            body,
            [f"{r}_y"],
        )

    return s.emit("contraction of a step", [a, b], compute, text, [dynamic])


def along(s, value, other, dim, op):
    """Combines `value` with the vector `other` along `dim`, as a bias."""
    if (
        value.element != other.element
        or other.shape != (value.shape[dim],)
        or other.dynamic[0] != value.dynamic[dim]
    ):
        raise Skip
    shape, dynamic, rank = value.shape, value.dynamic, len(value.shape)
    maps = [g.projection(range(rank)), g.projection([dim])]
    types, element = (value.type, other.type), value.element

    def text(r, o):
        line, e = empty(r, shape, element, dynamic)
        return [line] + g.generic_text(
            r,
            [(o[0], types[0], element), (o[1], types[1], element)],
            [(e, types[0], element)],
            maps + [maps[0]],
            rank,
            [],
            op.lines(f"{r}_y", [f"{r}_i0", f"{r}_i1"], lambda e: e),
            [f"{r}_y"],
        )

    return s.emit(
        "bias",
        [value, other],
        lambda x, y: [op.function(*[g.spread(v, m, shape) for v, m in zip((x, y), maps)])],
        text,
        [dynamic],
    )


def rows_of(s, table, ids):
    """Adds table[ids, :], the lookup of an embedding."""
    shape, dynamic = list(ids.shape) + [table.shape[1]], list(ids.dynamic) + [False]
    element, integer, rank = table.element, ids.element, len(shape)
    types = ids.type, table.type, type_text(shape, element, dynamic)

    def text(r, o):
        line, e = empty(r, shape, element, dynamic)
        body = [
            f"{r}_a = arith.index_cast {r}_i0 : {integer} to index",
            f"{r}_x = linalg.index {rank - 1} : index",
            f"{r}_y = tensor.extract {o[1]}[{r}_a, {r}_x] : {types[1]}",
        ]
        return [line] + g.generic_text(
            r,
            [(o[0], types[0], integer)],
            [(e, types[2], element)],
            [g.projection(range(rank - 1)), g.projection(range(rank))],
            rank,
            [],
            body,
            [f"{r}_y"],
        )

    return s.emit(
        "embedding", [ids, table], lambda i, t: [t.move(lambda d: d[i.data])], text, [dynamic]
    )


def index_update(s, updates, dest, ids, kind="add"):
    """Adds the gradient of an embedding, or a table updated in place."""
    t = f"{updates.type}, {dest.type}, {ids.type}"
    combiner = f" kind {kind}" if kind else ""
    return s.emit(
        f"dp.index_update {kind or 'set'}",
        [updates, dest, ids],
        lambda u, d, i: [up.update(d, u, i, [0], [], ids.shape, kind)],
        lambda r, o: [
            f"{r} = dp.index_update {o[0]} into {o[1]} at {o[2]} dims [0]{combiner} : {t}"
        ],
    )


def cast(s, value, element):
    if value.element == element:
        return value
    op = sc.cast(value.element, element)
    if op is None:
        raise Skip
    return elementwise(s, [value], [(op, [0])])[0]


def clamp(s, value, bound):
    e = value.element
    return elementwise(
        s, [value], [(binary("max", e, -bound), [0]), (binary("min", e, bound), [1])]
    )[0]
