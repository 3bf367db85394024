"""Makers of reductions and contractions."""

import numpy as np

from . import elementwise as ew
from . import generic as g
from . import numeric as nm
from . import scalar as sc
from .generator import Filled, Skip, float_text, maker
from .numeric import is_float
from .program import empty, type_text

INFINITE = float("inf")
IDENTITY_F = {
    "addf": 0,
    "mulf": 1,
    "maximumf": -INFINITE,
    "minimumf": INFINITE,
    "maxnumf": -INFINITE,
    "minnumf": INFINITE,
}
IDENTITY_I = {"addi": 0, "muli": 1, "andi": -1, "ori": 0, "xori": 0, "maxui": 0, "minui": -1}


def kinds_for(element):
    if element == "i1":
        return ["andi", "ori", "xori", "ori", "andi"]
    if is_float(element):
        return ["addf"] * 8 + list(IDENTITY_F)
    return ["addi"] * 8 + list(IDENTITY_I) + ["maxsi", "minsi"]


def destination(s, shape, element, kind, dynamic):
    """Returns a Filled or Given init. A finite bound stands for infinity, which an
    Array cannot hold."""
    identity = {
        **IDENTITY_F,
        **IDENTITY_I,
        "maxsi": -(2 ** (nm.WIDTH.get(element, 8) - 1)),
        "minsi": 2 ** (nm.WIDTH.get(element, 8) - 1) - 1,
    }[kind]
    if element == "i1":
        identity &= 1
    if identity in (INFINITE, -INFINITE):
        identity = None if s.chance(0.5) else identity
    if identity in (INFINITE, -INFINITE):
        return Infinite(shape, element, dynamic, identity)
    return s.init(shape, element, identity, dynamic)


class Infinite(Filled):
    """Returns the identity of a maximum: infinite in the program, and here so large
    that no element exceeds it."""

    def array(self, arrays):
        data = np.full(self.shape, np.sign(self.value) * nm.LARGEST[self.element])
        return nm.whole(self.element, data)


@maker(3, dynamic=True)
def reduce(s):
    """linalg.reduce by one combiner."""
    a = s.pick_ranked(1, 4)
    if a.element == "index":
        raise Skip
    rank = len(a.shape)
    gone = sorted(s.rng.sample(range(rank), s.rng.randint(1, rank)))
    kept = [d for d in range(rank) if d not in gone]
    shape, dynamic = [a.shape[d] for d in kept], [a.dynamic[d] for d in kept]
    kind = s.choice(kinds_for(a.element))
    init = destination(s, shape, a.element, kind, dynamic)
    extents = a.shape
    types = a.type, type_text(shape, a.element, dynamic)

    def text(r, o):
        lines, name = init.lines(r, o)
        return lines + [
            f"{r} = linalg.reduce {{ arith.{kind} }} ins({o[0]} : {types[0]}) "
            f"outs({name} : {types[1]}) dimensions = {gone}"
        ]

    s.emit(
        f"linalg.reduce {kind}",
        [a] + init.operands,
        lambda *x: [g.reduce_loops(kind, x[0], extents, kept, init.array(x))],
        text,
        [dynamic],
    )


@maker(2.5, dynamic=True)
def generic_reduction(s):
    """A linalg.generic with a body of several ops before its combiner."""
    a = s.pick(lambda v: v.element != "index" and 1 <= len(v.shape) <= 3)
    extents, dynamic, loops = ew.loops_for(s, a)
    if int(np.prod(extents)) > 1500:
        raise Skip
    rank = len(extents)
    inputs = ew.more_inputs(s, (a, loops), extents, dynamic, s.rng.randint(0, 2))
    maps = [g.projection(l) for _, l in inputs]
    covered = {d for _, l in inputs for d in l}
    gone = [d for d in s.rng.sample(range(rank), s.rng.randint(1, rank)) if d in covered]
    if not gone or any(d not in covered for d in range(rank)):
        raise Skip
    output = s.rng.sample([d for d in range(rank) if d not in gone], rank - len(gone))
    body = g.Body()
    ew.add_inputs(body, inputs, maps, extents)
    indexed = s.rng.randrange(rank) if s.chance(0.15) else None
    if indexed is not None:
        body.leaf(nm.cast(g.index_array(indexed, extents), "i32"), "n")
    values = ew.grow_body(s, body, s.rng.randint(0, 3), not s.settings["exact"])
    element = values[-1].element
    if element == "index":
        raise Skip
    kind = s.choice(kinds_for(element))
    subtract = kind in ("addf", "addi") and s.chance(0.2)
    swapped = not subtract and s.chance(0.3)
    shape = [extents[d] for d in output]
    flags = [dynamic[d] for d in output]
    init = destination(s, shape, element, kind, flags)

    def compute(*arrays):
        leaves = [g.spread(x, m, extents) for x, m in zip(arrays, maps)]
        if indexed is not None:
            leaves.append(nm.cast(g.index_array(indexed, extents), "i32"))
        term = body.values(leaves)[-1]
        if subtract:
            minus = -1.0 if is_float(element) else -1
            term = nm.multiply(term, nm.constant(element, np.full(term.shape, minus)))
        return [g.reduce_loops(kind, term, extents, output, init.array(arrays))]

    types = [(v.type, v.element) for v, _ in inputs]

    def text(r, o):
        before, name = init.lines(r, o)
        lines, last = body.text(r)
        if indexed is not None:
            lines = [
                f"{r}_x = linalg.index {indexed} : index",
                f"{r}_n = arith.index_cast {r}_x : index to i32",
            ] + lines
        op = f"arith.sub{kind[-1]}" if subtract else f"arith.{kind}"
        sides = f"{last}, {r}_o0" if swapped else f"{r}_o0, {last}"
        lines.append(f"{r}_y = {op} {sides} : {element}")
        return before + g.generic_text(
            r,
            [(n, t, k) for n, (t, k) in zip(o, types)],
            [(name, type_text(shape, element, flags), element)],
            maps + [g.projection(output)],
            rank,
            gone,
            lines,
            [f"{r}_y"],
        )

    s.emit(
        f"linalg.generic reduction {'sub' + kind[-1] if subtract else kind}",
        [v for v, _ in inputs] + init.operands,
        compute,
        text,
        [flags],
    )


@maker(0.8, dynamic=True)
def argmax(s):
    """Adds one reduction with two results and a tie rule, as JAX writes argmax."""
    a = s.pick(
        lambda v: v.element not in ("i1", "index") and 1 <= len(v.shape) <= 3 and 0 not in v.shape
    )
    nm.needs_exact(a.array)
    rank, element, extents = len(a.shape), a.element, a.shape
    axis = s.rng.randrange(rank)
    kept = [d for d in range(rank) if d != axis]
    shape, dynamic = [extents[d] for d in kept], [a.dynamic[d] for d in kept]
    real = is_float(element)
    low = -INFINITE if real else -(2 ** (nm.WIDTH[element] - 1))

    def compute(x):
        nm.needs_exact(x)
        return [
            nm.constant(element, x.data.max(axis=axis)),
            nm.integer("i32", x.data.argmax(axis=axis)),
        ]

    types = a.type, type_text(shape, element, dynamic), type_text(shape, "i32", dynamic)
    greater = ("cmpf ogt", "cmpf oeq") if real else ("cmpi sgt", "cmpi eq")

    def text(r, o):
        lines = []
        names = []
        for suffix, kind, value in (("p", element, low), ("q", "i32", 0)):
            line, e = empty(f"{r}{suffix}", shape, kind, dynamic)
            literal = float_text(value, kind) if is_float(kind) else value
            t = type_text(shape, kind, dynamic)
            lines += [
                f"{r}{suffix}_c = arith.constant {literal} : {kind}",
                line,
                f"{r}{suffix}_z = linalg.fill ins({r}{suffix}_c : {kind}) outs({e} : {t}) -> {t}",
            ]
            names.append(f"{r}{suffix}_z")
        body = [
            f"{r}_x = linalg.index {axis} : index",
            f"{r}_n = arith.index_cast {r}_x : index to i32",
            f"{r}_g = arith.{greater[0]}, {r}_i0, {r}_o0 : {element}",
            f"{r}_q = arith.{greater[1]}, {r}_i0, {r}_o0 : {element}",
            f"{r}_l = arith.cmpi slt, {r}_n, {r}_o1 : i32",
            f"{r}_t = arith.andi {r}_q, {r}_l : i1",
            f"{r}_w = arith.ori {r}_g, {r}_t : i1",
            f"{r}_v = arith.select {r}_w, {r}_i0, {r}_o0 : {element}",
            f"{r}_k = arith.select {r}_w, {r}_n, {r}_o1 : i32",
        ]
        return lines + g.generic_text(
            r,
            [(o[0], types[0], element)],
            [(names[0], types[1], element), (names[1], types[2], "i32")],
            [g.projection(range(rank)), g.projection(kept), g.projection(kept)],
            rank,
            [axis],
            body,
            [f"{r}_v", f"{r}_k"],
        )

    s.emit("linalg.generic argmax", [a], compute, text, [dynamic, dynamic])


@maker(0.5)
def softmax(s):
    a = s.pick(lambda v: v.element in ("f32", "f64") and 1 <= len(v.shape) <= 3)
    axis = s.rng.randrange(len(a.shape))
    if s.settings["exact"] or np.any(np.abs(a.array.data) > 30):
        raise Skip
    element, t, shape, dynamic = a.element, a.type, a.shape, a.dynamic

    def compute(x):
        if np.any(np.abs(x.data) > 30):
            raise nm.Inexact
        e = np.exp(x.data - x.data.max(axis=axis, keepdims=True))
        data = e / e.sum(axis=axis, keepdims=True)
        error = 3 * np.max(nm.error_of(x)) + 30 * nm.epsilon(element)
        return [nm.whole(element, data, np.full(data.shape, error))]

    def text(r, o):
        line, e = empty(r, shape, element, dynamic)
        return [
            line,
            f"{r} = linalg.softmax dimension({axis}) ins({o[0]} : {t}) outs({e} : {t}) -> {t}",
        ]

    s.emit("linalg.softmax", [a], compute, text, [dynamic])


# Contractions ----------------------------------------------------------------

# name: loops of a, of b, of the result
NAMED = {
    "linalg.matmul": ("mk", "kn", "mn"),
    "linalg.batch_matmul": ("bmk", "bkn", "bmn"),
    "linalg.matvec": ("mk", "k", "m"),
    "linalg.vecmat": ("k", "kn", "n"),
    "linalg.dot": ("k", "k", ""),
    "linalg.batch_matvec": ("bmk", "bk", "bm"),
    "linalg.batch_reduce_matmul": ("bmk", "bkn", "mn"),
}
WIDER = {"bf16": "f32", "f16": "f32", "f32": "f64", "i8": "i32", "i16": "i32", "i32": "i64"}


def is_number(v):
    return v.element not in ("i1", "index")


@maker(2.5, dynamic=True)
def contraction(s):
    """Adds a matmul or another contraction, also with indexing maps (transposed
    operands), as linalg.contract and as linalg.generic; with a wider accumulator."""
    a = s.pick(lambda v: is_number(v) and 1 <= len(v.shape) <= 3)
    name = s.choice([n for n, (x, _, _) in NAMED.items() if len(x) == len(a.shape)])
    letters = list(NAMED[name])
    maps_given = name in ("linalg.matmul", "linalg.batch_matmul") and s.chance(0.5)
    form = "contract" if s.chance(0.3) else "generic" if s.chance(0.3) else "named"
    if form != "named" or maps_given:
        if s.chance(0.5):
            letters[0] = shuffled(s, letters[0], name, form)
        if s.chance(0.5):
            letters[1] = shuffled(s, letters[1], name, form)
        if form != "named" and s.chance(0.3):
            letters[2] = shuffled(s, letters[2], name, form)
    sizes = dict(zip(letters[0], a.shape))
    flags = dict(zip(letters[0], a.dynamic))

    def suits(v):
        if v.element != a.element or len(v.shape) != len(letters[1]):
            return False
        return all(
            sizes.get(l, n) == n and flags.get(l, f) == f
            for l, n, f in zip(letters[1], v.shape, v.dynamic)
        )

    candidates = [v for v in s.values if suits(v)]
    if candidates and s.chance(0.9):
        b = s.choice(candidates)
    else:
        if any(flags.get(l) for l in letters[1]):
            raise Skip
        b = s.constant([sizes.get(l) or s.size() for l in letters[1]], a.element)
    sizes.update(zip(letters[1], b.shape))
    flags.update(zip(letters[1], b.dynamic))
    order = canonical(name, form, letters)
    extents = [sizes[l] for l in order]
    if int(np.prod(extents)) > 3000:
        raise Skip
    element = WIDER.get(a.element, a.element) if s.chance(0.3) else a.element
    shape, dynamic = [sizes[l] for l in letters[2]], [flags[l] for l in letters[2]]
    kind = "addf" if is_float(element) else "addi"
    init = s.init(shape, element, 0, dynamic)
    maps = [g.projection([order.index(l) for l in part]) for part in letters]
    output = [order.index(l) for l in letters[2]]
    plain = [list(part) == list(original) for part, original in zip(letters, NAMED[name])]

    def compute(*arrays):
        x, y = (nm.cast(g.spread(v, m, extents), element) for v, m in zip(arrays[:2], maps))
        return [g.reduce_loops(kind, nm.multiply(x, y), extents, output, init.array(arrays))]

    types = a.type, b.type, type_text(shape, element, dynamic)
    short = a.element

    def text(r, o):
        lines, out = init.lines(r, o)
        if form == "generic":
            body, names = [], [f"{r}_i0", f"{r}_i1"]
            if short != element:
                cast = sc.cast(short, element)
                for k in range(2):
                    body += cast.lines(f"{r}_w{k}", [names[k]], lambda e: e)
                    names[k] = f"{r}_w{k}"
            f = kind[-1]
            body += [
                f"{r}_m = arith.mul{f} {names[0]}, {names[1]} : {element}",
                f"{r}_y = arith.add{f} {r}_o0, {r}_m : {element}",
            ]
            return lines + g.generic_text(
                r,
                [(o[0], types[0], short), (o[1], types[1], short)],
                [(out, types[2], element)],
                maps,
                len(order),
                [d for d in range(len(order)) if d not in output],
                body,
                [f"{r}_y"],
            )
        which = ""
        if form == "contract" or not all(plain):
            which = f" indexing_maps = [{', '.join(g.map_text(m, len(order)) for m in maps)}]"
        op = "linalg.contract" if form == "contract" else name
        return lines + [
            f"{r} = {op}{which} ins({o[0]}, {o[1]} : {types[0]}, {types[1]}) "
            f"outs({out} : {types[2]}) -> {types[2]}"
        ]

    label = name if form == "named" else f"linalg.{form} contraction"
    s.emit(
        label + (" transposed" if form == "named" and not all(plain) else ""),
        [a, b] + init.operands,
        compute,
        text,
        [dynamic],
    )


def shuffled(s, letters, name, form):
    """Returns another order; named ops may exchange their two matrix dimensions only."""
    if form != "named":
        return "".join(s.rng.sample(letters, len(letters)))
    return letters[:-2] + letters[-1] + letters[-2]


def canonical(name, form, letters):
    """Returns the order of the named op's loops."""
    a, b, c = NAMED[name]
    if name == "linalg.batch_reduce_matmul":
        return "bmnk"
    return c + "".join(l for l in dict.fromkeys(a + b) if l not in c)
