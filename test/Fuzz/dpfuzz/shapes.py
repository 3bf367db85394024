"""Makers of data movement: transposes, broadcasts, reshapes, slices, pads."""

import numpy as np

from . import generic as g
from . import numeric as nm
from . import scalar as sc
from .generator import Skip, maker
from .numeric import is_float
from .program import empty, type_text


@maker(1.5, dynamic=True)
def transpose(s):
    a = s.pick_ranked(2, 4)
    order = s.rng.sample(range(len(a.shape)), len(a.shape))
    shape, dynamic = [a.shape[d] for d in order], [a.dynamic[d] for d in order]
    types = a.type, type_text(shape, a.element, dynamic)
    element = a.element

    def text(r, o):
        line, e = empty(r, shape, element, dynamic)
        return [
            line,
            f"{r} = linalg.transpose ins({o[0]} : {types[0]}) outs({e} : {types[1]}) permutation = "
            f"{order}",
        ]

    s.emit(
        "linalg.transpose", [a], lambda x: [x.move(lambda d: d.transpose(order))], text, [dynamic]
    )


@maker(1.5, dynamic=True)
def broadcast(s):
    a = s.pick(lambda v: len(v.shape) < 4)
    dim, size = s.rng.randint(0, len(a.shape)), s.size()
    shape, dynamic = list(a.shape), list(a.dynamic)
    shape.insert(dim, size)
    dynamic.insert(dim, False)
    if int(np.prod(shape)) > 1000:
        raise Skip
    types, element = (a.type, type_text(shape, a.element, dynamic)), a.element

    def text(r, o):
        line, e = empty(r, shape, element, dynamic)
        return [
            line,
            f"{r} = linalg.broadcast ins({o[0]} : {types[0]}) outs({e} : {types[1]}) dimensions = "
            f"[{dim}]",
        ]

    s.emit(
        "linalg.broadcast",
        [a],
        lambda x: [x.move(lambda d: np.broadcast_to(np.expand_dims(d, dim), shape))],
        text,
        [dynamic],
    )


def reshape(s, name, a, shape, groups, extra):
    types = a.type, type_text(shape, a.element)
    s.emit(
        name,
        [a],
        lambda x: [x.move(lambda d: d.reshape(shape))],
        lambda r, o: [f"{r} = {name} {o[0]} {groups}{extra} : {types[0]} into {types[1]}"],
    )


@maker(1.5)
def collapse(s):
    a = s.pick_ranked(2, 4)
    d = s.rng.randrange(len(a.shape) - 1)
    more = 3 if d + 3 <= len(a.shape) and s.chance(0.2) else 2
    groups = (
        [[i] for i in range(d)]
        + [list(range(d, d + more))]
        + [[i] for i in range(d + more, len(a.shape))]
    )
    shape = [int(np.prod([a.shape[i] for i in group])) for group in groups]
    reshape(s, "tensor.collapse_shape", a, shape, groups, "")


@maker(1.5)
def expand(s):
    a = s.pick_ranked(1, 3)
    d = s.rng.randrange(len(a.shape))
    n = a.shape[d]
    factors = [f for f in range(1, n + 1) if n % f == 0]
    # Prefers a proper split.
    f = s.choice([f for f in factors if 1 < f < n] or factors)
    shape = list(a.shape[:d]) + [f, n // f] + list(a.shape[d + 1 :])
    groups = [[i] for i in range(d)] + [[d, d + 1]] + [[i + 1] for i in range(d + 1, len(a.shape))]
    reshape(s, "tensor.expand_shape", a, shape, groups, f" output_shape {shape}")


@maker(0.4)
def collapse_all(s):
    """Reshapes to rank 1."""
    a = s.pick_ranked(2, 4)
    reshape(s, "tensor.collapse_shape", a, [int(np.prod(a.shape))], [list(range(len(a.shape)))], "")


@maker(0.3, feature="tensor.reshape")
def reshape_op(s):
    """Adds tensor.reshape to another shape."""
    a = s.pick_ranked(2, 4)
    shape = list(a.shape)
    s.rng.shuffle(shape)
    types = a.type, type_text(shape, a.element)
    s.emit(
        "tensor.reshape",
        [a],
        lambda x: [x.move(lambda d: d.reshape(shape))],
        lambda r, o: [
            f"{r}_n = arith.constant dense<{shape}> : tensor<{len(shape)}xindex>",
            f"{r} = tensor.reshape {o[0]}({r}_n) : ({types[0]}, tensor<{len(shape)}xindex>) -> "
            f"{types[1]}",
        ],
    )


def window(s, shape, dynamic=()):
    """Returns (offsets, sizes, strides) within the shape; dynamic dimensions are whole."""
    offsets, sizes, strides = [], [], []
    for d, n in enumerate(shape):
        if (d < len(dynamic) and dynamic[d]) or n == 0 or s.chance(0.55):
            offset, size, stride = 0, n, 1
        else:
            stride = s.rng.choice([1, 1, 2, 3])
            offset = s.rng.randrange(n)
            most = (n - offset + stride - 1) // stride
            size = s.rng.randint(1, most)
        offsets.append(offset)
        sizes.append(size)
        strides.append(stride)
    return offsets, sizes, strides


def at(offsets, sizes, strides):
    return tuple(
        slice(o, o + (n - 1) * k + 1 if n else o, k) for o, n, k in zip(offsets, sizes, strides)
    )


def window_text(offsets, sizes, strides, dynamic):
    sizes = ["%n" if d < len(dynamic) and dynamic[d] else str(n) for d, n in enumerate(sizes)]
    return f"[{', '.join(map(str, offsets))}] [{', '.join(sizes)}] [{', '.join(map(str, strides))}]"


@maker(1.5, dynamic=True)
def slice_(s):
    """Adds extract_slice, perhaps strided, perhaps dropping unit dimensions."""
    a = s.pick_ranked(1, 4)
    if a.shape == ():
        raise Skip
    part = window(s, a.shape, a.dynamic)
    place = at(*part)
    kept = [d for d, n in enumerate(part[1]) if n != 1 or a.dynamic[d] or s.chance(0.4)]
    shape, dynamic = [part[1][d] for d in kept], [a.dynamic[d] for d in kept]
    types = a.type, type_text(shape, a.element, dynamic)
    name = "tensor.extract_slice" + (" strided" if any(k > 1 for k in part[2]) else "")
    s.emit(
        name,
        [a],
        lambda x: [x.move(lambda d: d[place].reshape(shape))],
        lambda r, o: [
            f"{r} = tensor.extract_slice {o[0]}{window_text(*part, a.dynamic)} : "
            f"{types[0]} to {types[1]}"
        ],
        [dynamic],
    )


def overlay(below, above, place):
    """Inserts `above` into `below` at `place`, with sizes and errors."""

    def put(a, b):
        a = np.array(a)
        a[place] = np.reshape(b, a[place].shape)
        return a

    if not is_float(below.element):
        return nm.integer(below.element, put(below.data, above.data))
    error = None
    if not nm.no_error(below, above):
        error = put(
            np.broadcast_to(nm.error_of(below), below.shape),
            np.broadcast_to(nm.error_of(above), above.shape),
        )
    return nm.real(
        below.element,
        put(below.data, above.data),
        put(below.size, above.size),
        error,
        min(below.quantum, above.quantum),
    )


@maker(1.2)
def insert(s):
    """Adds insert_slice into a value or into zeros."""
    a = s.pick_ranked(1, 4)
    part = window(s, a.shape)
    kept = [d for d, n in enumerate(part[1]) if n != 1 or s.chance(0.4)]
    shape = [part[1][d] for d in kept]
    if s.chance(0.35):
        below, b = (
            s.constant(a.shape, a.element, np.zeros(a.shape, int)),
            s.of_shape(shape, a.element),
        )
    else:
        below, b = a, s.of_shape(shape, a.element)
    place = at(*part)
    s.emit(
        "tensor.insert_slice",
        [b, below],
        lambda x, y: [overlay(y, x, place)],
        lambda r, o: [
            f"{r} = tensor.insert_slice {o[0]} into {o[1]}{window_text(*part, ())} : "
            f"{b.type} into {a.type}"
        ],
    )


def index_lines(r, name, operand, type_, last):
    """Returns lines that define `name` as the element of a tensor<iN>, clamped to 0..last."""
    element = type_.split("<")[1][:-1]
    return [
        f"{name}_e = tensor.extract {operand}[] : {type_}",
        f"{name}_x = arith.index_cast {name}_e : {element} to index",
        f"{name}_0 = arith.constant 0 : index",
        f"{name}_l = arith.constant {last} : index",
        f"{name}_a = arith.maxsi {name}_x, {name}_0 : index",
        f"{name} = arith.minsi {name}_a, {name}_l : index",
    ]


def scalar_index(s):
    return s.pick(lambda v: v.shape == () and v.element in ("i32", "i64"))


@maker(1.5, feature="offsets")
def dynamic_slice(s):
    """Adds extract_slice or insert_slice at a computed offset."""
    a = s.pick_ranked(1, 3)
    where = scalar_index(s)
    d = s.rng.randrange(len(a.shape))
    offsets, sizes = [0] * len(a.shape), list(a.shape)
    sizes[d] = s.rng.randint(1, a.shape[d])
    last = a.shape[d] - sizes[d]
    insert_ = s.chance(0.4)

    def place(x):
        offset = int(np.clip(x.data, 0, last))
        begin = list(offsets)
        begin[d] = offset
        return at(begin, sizes, [1] * len(sizes))

    def window_at(r):
        text = [f"{r}_at" if k == d else "0" for k in range(len(sizes))]
        return f"[{', '.join(text)}] {sizes} {[1] * len(sizes)}"

    small = type_text(sizes, a.element)
    if insert_:
        b = s.of_shape(sizes, a.element)
        s.emit(
            "tensor.insert_slice dynamic",
            [b, a, where],
            lambda x, y, w: [overlay(y, x, place(w))],
            lambda r, o: (
                index_lines(r, f"{r}_at", o[2], where.type, last)
                + [
                    f"{r} = tensor.insert_slice {o[0]} into {o[1]}{window_at(r)} : {small} into "
                    f"{a.type}"
                ]
            ),
        )
        return
    s.emit(
        "tensor.extract_slice dynamic",
        [a, where],
        lambda x, w: [x.move(lambda data: data[place(w)])],
        lambda r, o: (
            index_lines(r, f"{r}_at", o[1], where.type, last)
            + [f"{r} = tensor.extract_slice {o[0]}{window_at(r)} : {a.type} to {small}"]
        ),
    )


def join(arrays, dim):
    first = arrays[0]

    def together(get):
        return np.concatenate([get(a) for a in arrays], axis=dim)

    data = together(lambda a: a.data)
    if not is_float(first.element):
        return nm.integer(first.element, data)
    error = None
    if not nm.no_error(*arrays):
        error = together(lambda a: np.broadcast_to(nm.error_of(a), a.shape))
    return nm.real(
        first.element, data, together(lambda a: a.size), error, min(a.quantum for a in arrays)
    )


@maker(1, dynamic=True)
def concat(s):
    a = s.pick_ranked(1, 3)
    d = s.rng.randrange(len(a.shape))

    def fits(v):
        return (
            v.element == a.element
            and len(v.shape) == len(a.shape)
            and not v.dynamic[d]
            and all(
                v.shape[k] == n and v.dynamic[k] == a.dynamic[k]
                for k, n in enumerate(a.shape)
                if k != d
            )
        )

    if a.dynamic[d]:
        raise Skip
    parts = [a] + [s.pick(fits) for _ in range(s.rng.randint(1, 2))]
    s.rng.shuffle(parts)
    shape = list(a.shape)
    shape[d] = sum(p.shape[d] for p in parts)
    if int(np.prod(shape)) > 1000:
        raise Skip
    types = ", ".join(p.type for p in parts)
    made = type_text(shape, a.element, a.dynamic)
    s.emit(
        "tensor.concat",
        parts,
        lambda *x: [join(x, d)],
        lambda r, o: [f"{r} = tensor.concat dim({d}) {', '.join(o)} : ({types}) -> {made}"],
        [a.dynamic],
    )


@maker(1)
def pad(s):
    a = s.pick_ranked(1, 3)
    low = [s.rng.choice([0, 0, 1, 2, -1]) for _ in a.shape]
    high = [s.rng.choice([0, 0, 1, 3, -2]) for _ in a.shape]
    value = s.rng.choice([0, 0, 1]) if a.element == "i1" else s.rng.choice([0, 0, 4])
    shape = [n + l + h for n, l, h in zip(a.shape, low, high)]
    if min(shape) < 1 or int(np.prod(shape)) > 1000:
        raise Skip
    filler = nm.constant(a.element, np.full(shape, value))
    # Negative padding drops elements.
    first = [max(0, -l) for l in low]
    kept = [max(0, n + min(0, l) + min(0, h)) for n, l, h in zip(a.shape, low, high)]
    source = at(first, kept, [1] * len(low))
    place = at([max(0, l) for l in low], kept, [1] * len(low))
    element = a.element

    def text(r, o):
        indices = ", ".join(f"{r}_{d}: index" for d in range(len(shape)))
        return [
            f"{r}_c = arith.constant {sc.typed(sc.literal(value, element), element)}",
            f"{r} = tensor.pad {o[0]} low{low} high{high} {{",
            f"^bb0({indices}):",
            f"  tensor.yield {r}_c : {element}",
            f"}} : {a.type} to {type_text(shape, element)}",
        ]

    s.emit("tensor.pad", [a], lambda x: [overlay(filler, x.move(lambda v: v[source]), place)], text)


@maker(0.7, feature="offsets")
def dynamic_pad(s):
    """Pads to a fixed extent by computed amounts before and behind."""
    a = s.pick_ranked(1, 3)
    where = scalar_index(s)
    d = s.rng.randrange(len(a.shape))
    extra, element = s.rng.randint(1, 3), a.element
    shape = list(a.shape)
    shape[d] += extra
    value = s.rng.choice([0, 0, 1]) if element == "i1" else s.rng.choice([0, 0, 4])
    filler = nm.constant(element, np.full(shape, value))

    def place(x):
        begin = [0] * len(shape)
        begin[d] = int(np.clip(x.data, 0, extra))
        return at(begin, a.shape, [1] * len(shape))

    def amounts(name):
        return f"[{', '.join(name if k == d else '0' for k in range(len(shape)))}]"

    def text(r, o):
        indices = ", ".join(f"{r}_{k}: index" for k in range(len(shape)))
        return index_lines(r, f"{r}_at", o[1], where.type, extra) + [
            f"{r}_high = arith.subi {r}_at_l, {r}_at : index",
            f"{r}_c = arith.constant {sc.typed(sc.literal(value, element), element)}",
            f"{r} = tensor.pad {o[0]} low{amounts(f'{r}_at')} high{amounts(f'{r}_high')} {{",
            f"^bb0({indices}):",
            f"  tensor.yield {r}_c : {element}",
            f"}} : {a.type} to {type_text(shape, element)}",
        ]

    s.emit(
        "tensor.pad dynamic",
        [a, where],
        lambda x, w: [overlay(filler, x.move(lambda v: v), place(w))],
        text,
    )


@maker(1)
def reverse(s):
    """Reverses by the map -i + n - 1 or by tensor.extract."""
    a = s.pick_ranked(1, 3)
    d = s.rng.randrange(len(a.shape))
    n, rank = a.shape[d], len(a.shape)
    mirrored = [g.loop(k) for k in range(rank)]
    mirrored[d] = (((d, -1),), n - 1)
    t, element = a.type, a.element
    by_map = s.chance(0.4)

    def text(r, o):
        line, e = empty(r, a.shape, element)
        identity = g.projection(range(rank))
        if by_map:
            return [line] + g.generic_text(
                r,
                [(o[0], t, element)],
                [(e, t, element)],
                [mirrored, identity],
                rank,
                [],
                [],
                [f"{r}_i0"],
            )
        body = [f"{r}_x{k} = linalg.index {k} : index" for k in range(rank)]
        body += [
            f"{r}_l = arith.constant {n - 1} : index",
            f"{r}_m = arith.subi {r}_l, {r}_x{d} : index",
        ]
        where = ", ".join(f"{r}_m" if k == d else f"{r}_x{k}" for k in range(rank))
        body.append(f"{r}_y = tensor.extract {o[0]}[{where}] : {t}")
        return [line] + g.generic_text(
            r, [], [(e, t, element)], [identity], rank, [], body, [f"{r}_y"]
        )

    s.emit(
        "reverse by map" if by_map else "reverse by extract",
        [a],
        lambda x: [x.move(lambda v: np.flip(v, d))],
        text,
    )
