"""Makers of gathers: by index, captured tensors, one-hot, scalars."""

import numpy as np

from . import generic as g
from . import numeric as nm
from . import scalar as sc
from .generator import Filled, Skip, maker
from .numeric import is_float
from .program import empty, type_text


def indices_like(s, dynamic=True):
    return s.pick(
        lambda v: (
            v.element in ("i32", "i64")
            and 1 <= len(v.shape) <= 2
            and 0 not in v.shape
            and (dynamic or True not in v.dynamic)
        )
    )


def clamped(name, source, element, last, kind):
    """Returns lines that convert an integer to the index `name` in 0..last."""
    lines = [
        f"{name}_x = arith.index_cast {source} : {element} to index",
        f"{name}_z = arith.constant 0 : index",
        f"{name}_l = arith.constant {last} : index",
    ]
    if kind == "clamp":
        return lines + [
            f"{name}_a = arith.maxsi {name}_x, {name}_z : index",
            f"{name} = arith.minsi {name}_a, {name}_l : index",
        ]
    # A negative index counts from the end, as in NumPy and JAX; then it is clamped.
    return lines + [
        f"{name}_n = arith.constant {last + 1} : index",
        f"{name}_m = arith.addi {name}_x, {name}_n : index",
        f"{name}_g = arith.cmpi slt, {name}_x, {name}_z : index",
        f"{name}_w = arith.select {name}_g, {name}_m, {name}_x : index",
        f"{name}_a = arith.maxsi {name}_w, {name}_z : index",
        f"{name} = arith.minsi {name}_a, {name}_l : index",
    ]


def clamp(data, last, kind):
    if kind != "clamp":
        data = np.where(data < 0, data + last + 1, data)
    return np.clip(data, 0, last)


@maker(2, dynamic=True)
def lookup(s):
    """table[indices], by tensor.extract under linalg.index."""
    where = indices_like(s)
    table = s.pick(lambda v: 1 <= len(v.shape) <= 3 and 0 not in v.shape and True not in v.dynamic)
    axis = s.rng.randrange(len(table.shape)) if s.chance(0.3) else 0
    last, kind = table.shape[axis] - 1, s.choice(["clamp", "wrap"])
    rank = len(where.shape)
    rest = [d for d in range(len(table.shape)) if d != axis]
    shape = list(where.shape) + [table.shape[d] for d in rest]
    dynamic = list(where.dynamic) + [False] * len(rest)
    if int(np.prod(shape)) > 1000:
        raise Skip
    element = table.element
    types = where.type, table.type, type_text(shape, element, dynamic)
    integer = where.element

    def compute(w, t):
        rows = clamp(w.data, last, kind)
        return [
            t.move(
                lambda data: np.moveaxis(
                    np.take(data, rows, axis), list(range(axis, axis + rank)), list(range(rank))
                )
            )
        ]

    def text(r, o):
        line, e = empty(r, shape, element, dynamic)
        body = clamped(f"{r}_at", f"{r}_i0", integer, last, kind)
        body += [f"{r}_x{k} = linalg.index {rank + k} : index" for k in range(len(rest))]
        names = [f"{r}_x{rest.index(d)}" if d != axis else f"{r}_at" for d in range(len(rest) + 1)]
        body.append(f"{r}_y = tensor.extract {o[1]}[{', '.join(names)}] : {types[1]}")
        return [line] + g.generic_text(
            r,
            [(o[0], types[0], integer)],
            [(e, types[2], element)],
            [g.projection(range(rank)), g.projection(range(len(shape)))],
            len(shape),
            [],
            body,
            [f"{r}_y"],
        )

    s.emit("gather by index", [where, table], compute, text, [dynamic])


@maker(0.7, dynamic=True)
def take_along(s):
    """x[b, indices[b]]: one element of each row, read by the row's own index."""
    a = s.pick(
        lambda v: (
            len(v.shape) == 2 and v.element != "index" and 0 not in v.shape and not v.dynamic[1]
        )
    )
    where = s.pick(
        lambda v: (
            v.element in ("i32", "i64") and v.shape == a.shape[:1] and v.dynamic == a.dynamic[:1]
        )
    )
    last, element, integer = a.shape[1] - 1, a.element, where.element
    types = where.type, a.type, type_text(where.shape, element, where.dynamic)
    shape, dynamic = where.shape, where.dynamic

    def text(r, o):
        line, e = empty(r, shape, element, dynamic)
        body = clamped(f"{r}_at", f"{r}_i0", integer, last, "clamp")
        body += [
            f"{r}_b = linalg.index 0 : index",
            f"{r}_y = tensor.extract {o[1]}[{r}_b, {r}_at] : {types[1]}",
        ]
        return [line] + g.generic_text(
            r,
            [(o[0], types[0], integer)],
            [(e, types[2], element)],
            [g.projection([0]), g.projection([0])],
            1,
            [],
            body,
            [f"{r}_y"],
        )

    s.emit(
        "gather along rows",
        [where, a],
        lambda w, x: [
            x.move(lambda d: np.take_along_axis(d, clamp(w.data, last, "clamp")[:, None], 1)[:, 0])
        ],
        text,
        [dynamic],
    )


@maker(1.5, dynamic=True)
def one_hot(s):
    """Adds the mask indices == iota and its contraction with a table (a lookup) or
    with rows (the gradient of a lookup)."""
    where = s.pick(lambda v: v.element in ("i32", "i64") and len(v.shape) == 1 and 0 not in v.shape)
    classes = s.rng.choice([2, 3, 5])
    gradient = s.chance(0.5)
    n, flag = where.shape[0], where.dynamic[0]
    if gradient:  # t[c, d] = sum over b of (w[b] == c) x[b, d]
        a = s.pick(
            lambda v: (
                len(v.shape) == 2
                and v.shape[0] == n
                and v.dynamic[0] == flag
                and v.element not in ("i1", "index")
            )
        )
        order, output = "cdb", [0, 1]
        extents = [classes, a.shape[1], n]
        maps = [g.projection([2]), g.projection([2, 1])]
        column = 0
    else:  # y[b, d] = sum over c of (w[b] == c) t[c, d]
        a = s.of_shape([classes, s.size()], s.settings["element"])
        if a.element == "i1":
            raise Skip
        order, output = "bdc", [0, 1]
        extents = [n, a.shape[1], classes]
        maps = [g.projection([0]), g.projection([2, 1])]
        column = 2
    element, integer = a.element, where.element
    real = is_float(element)
    shape, dynamic = extents[:2], [not gradient and flag, gradient and a.dynamic[1]]
    kind = "addf" if real else "addi"
    zero = Filled(shape, element, dynamic, 0)
    types = where.type, a.type, type_text(shape, element, dynamic)
    multiplied = s.chance(0.5)

    def compute(w, x):
        hot = nm.integer(
            "i1", g.spread(w, maps[0], extents).data == g.index_array(column, extents).data
        )
        spread = g.spread(x, maps[1], extents)
        nothing = nm.constant(element, np.zeros(extents, int))
        return [
            g.reduce_loops(kind, nm.select(hot, spread, nothing), extents, output, zero.array(()))
        ]

    def text(r, o):
        lines, out = zero.lines(r, o)
        body = [
            f"{r}_x = linalg.index {column} : index",
            f"{r}_c = arith.index_cast {r}_x : index to {integer}",
            f"{r}_h = arith.cmpi eq, {r}_i0, {r}_c : {integer}",
        ]
        if multiplied:
            cast = sc.cast("i1", element)
            body += cast.lines(f"{r}_f", [f"{r}_h"], lambda e: e)
            body.append(f"{r}_s = arith.mul{kind[-1]} {r}_f, {r}_i1 : {element}")
        else:
            body += [
                f"{r}_k = arith.constant {sc.literal(0, element)} : {element}",
                f"{r}_s = arith.select {r}_h, {r}_i1, {r}_k : {element}",
            ]
        body.append(f"{r}_y = arith.{kind} {r}_o0, {r}_s : {element}")
        return lines + g.generic_text(
            r,
            [(o[0], types[0], integer), (o[1], types[1], element)],
            [(out, types[2], element)],
            maps + [g.projection(output)],
            len(order),
            [2],
            body,
            [f"{r}_y"],
        )

    s.emit(
        "one-hot gradient" if gradient else "one-hot lookup", [where, a], compute, text, [dynamic]
    )


@maker(1.5)
def captured(s):
    """Adds a generic that reads a captured tensor at its loops' indices (shifted or
    scaled) or at constant ones."""
    a = s.pick_ranked(1, 3)
    shape = [s.size() for _ in range(s.rng.randint(1, 2))]
    if s.chance(0.6):
        shape[0] = a.shape[0]
    places = []  # (loop or None, offset)
    for n in a.shape:
        options = [(d, k) for d, m in enumerate(shape) for k in (0, 0, 1) if m + k <= n]
        places.append(
            s.rng.choice(options) if options and s.chance(0.85) else (None, s.rng.randrange(n))
        )
    element, t = a.element, a.type
    indices = [
        g.index_array(d, shape).data + k if d is not None else np.full([1] * len(shape), k)
        for d, k in places
    ]

    def text(r, o):
        line, e = empty(r, shape, element)
        body = [f"{r}_x{d} = linalg.index {d} : index" for d in range(len(shape))]
        names = []
        for number, (d, k) in enumerate(places):
            body.append(f"{r}_k{number} = arith.constant {k} : index")
            if d is not None and k:
                body.append(f"{r}_p{number} = arith.addi {r}_x{d}, {r}_k{number} : index")
            names.append(f"{r}_k{number}" if d is None else f"{r}_p{number}" if k else f"{r}_x{d}")
        body.append(f"{r}_y = tensor.extract {o[0]}[{', '.join(names)}] : {t}")
        return [line] + g.generic_text(
            r,
            [],
            [(e, type_text(shape, element), element)],
            [g.projection(range(len(shape)))],
            len(shape),
            [],
            body,
            [f"{r}_y"],
        )

    s.emit(
        "captured extract",
        [a],
        lambda x: [x.move(lambda d: np.broadcast_to(d[tuple(indices)], shape))],
        text,
    )


@maker(0.5, feature="tensor.gather")
def gather_op(s):
    """tensor.gather along dimension 0."""
    a = s.pick_ranked(1, 3)
    where = indices_like(s, dynamic=False)
    last, integer = a.shape[0] - 1, where.element
    if len(where.shape) != 1:
        raise Skip
    rest = list(a.shape[1:])
    shape = [where.shape[0], 1] + rest
    types = (
        a.type,
        where.type,
        type_text(where.shape, integer),
        type_text(list(where.shape) + [1], integer),
    )
    bounds = [sc.literal(v, integer) for v in (0, last)]

    def text(r, o):
        lines = [
            f"{r}_l = arith.constant dense<{bounds[0]}> : {types[2]}",
            f"{r}_h = arith.constant dense<{bounds[1]}> : {types[2]}",
            f"{r}_a = arith.maxsi {o[1]}, {r}_l : {types[2]}",
            f"{r}_b = arith.minsi {r}_a, {r}_h : {types[2]}",
            f"{r}_i = tensor.expand_shape {r}_b [[0, 1]] output_shape {list(where.shape) + [1]} : "
            f"{types[2]} into {types[3]}",
        ]
        return lines + [
            f"{r} = tensor.gather {o[0]}[{r}_i] gather_dims([0]) : ({types[0]}, {types[3]}) -> "
            f"{type_text(shape, a.element)}"
        ]

    s.emit(
        "tensor.gather",
        [a, where],
        lambda x, w: [x.move(lambda d: d[np.clip(w.data, 0, last)][:, None])],
        text,
    )


@maker(0.7)
def scalars(s):
    """tensor.extract, scalar arithmetic, tensor.from_elements or tensor.insert."""
    a = s.pick(
        lambda v: v.element not in ("i1", "index") and 0 not in v.shape and len(v.shape) <= 2
    )
    place = [s.rng.randrange(n) for n in a.shape]
    op = s.choice(["plain", "double"])
    insert = s.chance(0.4)
    element, t = a.element, a.type
    add = "addf" if is_float(element) else "addi"

    def value(x):
        one = x.move(lambda d: np.asarray(d[tuple(place)]))
        return nm.add(one, one) if op == "double" else one

    def lines(r, o):
        text = [f"{r}_k{d} = arith.constant {k} : index" for d, k in enumerate(place)]
        where = ", ".join(f"{r}_k{d}" for d in range(len(place)))
        text.append(f"{r}_x = tensor.extract {o[0]}[{where}] : {t}")
        if op == "double":
            text.append(f"{r}_s = arith.{add} {r}_x, {r}_x : {element}")
        return text, f"{r}_s" if op == "double" else f"{r}_x"

    if insert and a.shape:
        from .shapes import overlay

        other = s.like(a)

        def text(r, o):
            before, name = lines(r, o)
            where = ", ".join(f"{r}_k{d}" for d in range(len(place)))
            return before + [f"{r} = tensor.insert {name} into {o[1]}[{where}] : {t}"]

        s.emit("tensor.insert", [a, other], lambda x, y: [overlay(y, value(x), tuple(place))], text)
        return

    def text(r, o):
        before, name = lines(r, o)
        return before + [f"{r} = tensor.from_elements {name} : tensor<{element}>"]

    s.emit("tensor.from_elements", [a], lambda x: [value(x)], text)
