"""Makers of elementwise ops."""

import numpy as np

from . import generic as g
from . import numeric as nm
from . import scalar as sc
from .generator import Skip, maker
from .numeric import Inexact, is_float
from .program import empty, type_text


@maker(3, dynamic=True)
def arithmetic(s):
    """arith and math ops on tensors."""
    a = s.pick()
    rough = not s.settings["exact"]
    kind = s.choice(
        ["binary"] * 6 + ["unary", "constant", "constant", "compare", "select", "cast", "fma"]
    )
    operands = [a]
    if kind == "binary":
        op = sc.binary(a.element, s.rng, rough)
        operands.append(s.like(a))
    elif kind == "unary":
        op = sc.unary(a.element, s.rng, rough)
    elif kind == "constant":
        if a.element == "i1" or True in a.dynamic:
            raise Skip
        op = sc.with_constant(a.element, s.rng)
    elif kind == "compare":
        op = sc.compare(a.element, s.rng)
        operands.append(s.like(a))
    elif kind == "cast":
        op = sc.cast(a.element, s.choice(["f32", "f64", "bf16", "f16", "i32", "i64", "i8", "i16"]))
        if op is None:
            raise Skip
    elif kind == "fma":
        if not is_float(a.element):
            raise Skip
        op = sc.fused(a.element)
        operands += [s.like(a), s.like(a)]
    else:
        condition = s.pick(lambda v: v.element == "i1")
        a = s.pick(lambda v: v.shape == condition.shape and v.dynamic == condition.dynamic)
        op = sc.select(a.element)
        operands = [condition, a, s.like(a)]
    if op.constant is not None and True in a.dynamic:
        raise Skip
    if True in a.dynamic and len(set(operands)) < len(operands):
        raise Skip  # Upstream folds x ^ x to a constant that has no size.
    shape, dynamic = a.shape, a.dynamic
    s.emit(
        op.name,
        operands,
        lambda *arrays: [op.function(*arrays)],
        lambda r, o: op.lines(r, o, lambda element: type_text(shape, element, dynamic)),
        [dynamic],
    )


NAMED = {
    "linalg.add": nm.add,
    "linalg.sub": lambda a, b: nm.add(a, b, -1),
    "linalg.mul": nm.multiply,
    "linalg.max": lambda a, b: nm.combine("maximumf" if is_float(a.element) else "maxsi", a, b),
    "linalg.min": lambda a, b: nm.combine("minimumf" if is_float(a.element) else "minsi", a, b),
}
NAMED_UNARY = {
    "linalg.abs": sc.absolute,
    "linalg.negf": sc.negate,
    "linalg.exp": sc.SMOOTH["math.exp"],
    "linalg.tanh": sc.SMOOTH["math.tanh"],
    "linalg.square": lambda a: nm.multiply(a, a),
    "linalg.sqrt": sc.SMOOTH["math.sqrt"],
    "linalg.floor": sc.JUMPS["math.floor"],
}


@maker(1, dynamic=True)
def named(s):
    """linalg.add and the like, and linalg.map."""
    a = s.pick(lambda v: v.element not in ("i1", "index"))
    shape, dynamic, element = a.shape, a.dynamic, a.element
    text_type = a.type
    if s.chance(0.35):
        op = sc.binary(element, s.rng, not s.settings["exact"])
        b = s.like(a)

        def text(r, o):
            line, name = empty(r, shape, element, dynamic)
            return [
                line,
                f"{r} = linalg.map {{ {op.name} }} ins({o[0]}, {o[1]} : {text_type}, {text_type}) "
                f"outs({name} : {text_type})",
            ]

        s.emit("linalg.map", [a, b], lambda x, y: [op.function(x, y)], text, [dynamic])
        return
    one = is_float(element) and s.chance(0.4)
    table = NAMED_UNARY if one else NAMED
    name = s.choice(list(table))
    operands = [a] if one else [a, s.like(a)]

    def text(r, o):
        line, e = empty(r, shape, element, dynamic)
        return [
            line,
            f"{r} = {name} ins({', '.join(o)} : {', '.join([text_type] * len(o))}) "
            f"outs({e} : {text_type}) -> {text_type}",
        ]

    s.emit(name, operands, lambda *x: [table[name](*x)], text, [dynamic])


def grow_body(s, body, steps, rough):
    """Adds random ops that use the leaves; each uses the op before."""
    values = body.values(body.leaves)
    for _ in range(steps):
        for _ in range(6):  # tries
            last = len(values) - 1
            first = last if s.chance(0.7) else s.rng.randrange(len(values))
            a = values[first]
            same = [i for i, v in enumerate(values) if v.element == a.element]
            kind = s.choice(
                ["binary"] * 6 + ["constant", "constant", "unary", "compare", "select", "cast"]
            )
            if kind == "binary":
                op, operands = sc.binary(a.element, s.rng, rough), [first, s.choice(same)]
                if s.chance(0.5):
                    operands.reverse()
            elif kind == "constant":
                if a.element == "i1":
                    continue
                op, operands = sc.with_constant(a.element, s.rng), [first]
            elif kind == "unary":
                op, operands = sc.unary(a.element, s.rng, rough), [first]
                if op.name in ("math.absi", "math.ctpop") and a.element == "index":
                    continue
            elif kind == "compare":
                op, operands = sc.compare(a.element, s.rng), [first, s.choice(same)]
            elif kind == "select":
                conditions = [i for i, v in enumerate(values) if v.element == "i1"]
                if not conditions:
                    continue
                op, operands = sc.select(a.element), [s.choice(conditions), first, s.choice(same)]
            else:
                op = sc.cast(a.element, s.choice(["f32", "i32", "i64", s.settings["element"]]))
                operands = [first]
                if op is None:
                    continue
            try:
                value = op.function(*[values[i] for i in operands])
            except Inexact:
                continue
            body.steps.append((op, operands))
            values.append(value)
            break
    return values


def add_inputs(body, inputs, maps, extents):
    for number, ((value, _), m) in enumerate(zip(inputs, maps)):
        body.leaf(g.spread(value.array, m, extents), f"i{number}")


def loops_for(s, value):
    """Returns (extents, dynamics, map of the value): a space of the value's
    dimensions and perhaps more, in any order."""
    extents, dynamic = list(value.shape), list(value.dynamic)
    order = list(range(len(extents)))
    if s.chance(0.3) and len(extents) < 4:
        extents.append(s.rng.choice(s.settings["sizes"][1:]))
        dynamic.append(False)
    permutation = (
        s.rng.sample(range(len(extents)), len(extents))
        if s.chance(0.4)
        else list(range(len(extents)))
    )
    place = {old: new for new, old in enumerate(permutation)}
    return (
        [extents[d] for d in permutation],
        [dynamic[d] for d in permutation],
        [place[d] for d in order],
    )


def fits(value, extents, dynamic, rng):
    """Returns loops for the value's dimensions, or None."""
    chosen = []
    for n, flag in zip(value.shape, value.dynamic):
        options = [
            d
            for d in range(len(extents))
            if extents[d] == n and dynamic[d] == flag and d not in chosen
        ]
        if not options:
            return None
        chosen.append(rng.choice(options))
    return chosen


def more_inputs(s, first, extents, dynamic, count):
    inputs = [first]
    for _ in range(count):
        options = [
            (v, fits(v, extents, dynamic, s.rng)) for v in s.values[-14:] if v.element != "index"
        ]
        options = [o for o in options if o[1] is not None]
        if options:
            inputs.append(s.rng.choice(options))
    return inputs


@maker(2.5, dynamic=True)
def generic(s):
    """An elementwise linalg.generic with broadcasts, transposes, linalg.index."""
    a = s.pick(lambda v: v.element != "index" and len(v.shape) <= 4)
    extents, dynamic, loops = loops_for(s, a)
    if int(np.prod(extents)) > 1000:
        raise Skip
    inputs = more_inputs(s, (a, loops), extents, dynamic, s.rng.randint(0, 2))
    maps = [g.projection(l) for _, l in inputs]
    rank = len(extents)
    indexed = s.rng.randrange(rank) if rank and s.chance(0.25) else None
    body = g.Body()
    add_inputs(body, inputs, maps, extents)
    if indexed is not None:
        body.leaf(nm.cast(g.index_array(indexed, extents), "i32"), "n")
        if a.element not in ("i1", "index", "i32"):
            body.steps.append((sc.cast("i32", a.element), [len(body.leaves) - 1]))
    values = grow_body(s, body, s.rng.randint(1, 5), not s.settings["exact"])
    element = values[-1].element
    if not body.steps or element == "index":
        raise Skip

    def compute(*arrays):
        leaves = [g.spread(x, m, extents) for x, m in zip(arrays, maps)]
        if indexed is not None:
            leaves.append(nm.cast(g.index_array(indexed, extents), "i32"))
        return [body.values(leaves)[-1]]

    types = [(v.type, v.element) for v, _ in inputs]
    identity = g.projection(range(rank))

    def text(r, o):
        line, e = empty(r, extents, element, dynamic)
        lines, last = body.text(r)
        before = []
        if indexed is not None:
            before = [
                f"{r}_x = linalg.index {indexed} : index",
                f"{r}_n = arith.index_cast {r}_x : index to i32",
            ]
        return [line] + g.generic_text(
            r,
            [(n, t, k) for n, (t, k) in zip(o, types)],
            [(e, type_text(extents, element, dynamic), element)],
            maps + [identity],
            rank,
            [],
            before + lines,
            [last],
        )

    s.emit("linalg.generic elementwise", [v for v, _ in inputs], compute, text, [dynamic])


@maker(0.5)
def constant(s):
    shape = [s.size() for _ in range(s.rng.randint(0, 2))]
    s.constant(shape, s.settings["element"])


@maker(0.6, dynamic=True)
def fill(s):
    a = s.pick(lambda v: v.element != "index")
    element, shape, dynamic = a.element, a.shape, a.dynamic
    value = s.rng.randint(0, 1) if element == "i1" else s.rng.randint(-3, 3)
    array = nm.constant(element, np.full(shape, value))
    kind = s.choice(["linalg.fill", "tensor.splat"]) if True not in dynamic else "linalg.fill"

    def text(r, o):
        t = type_text(shape, element, dynamic)
        lines = [f"{r}_s = arith.constant {sc.typed(sc.literal(value, element), element)}"]
        if kind == "tensor.splat":
            return lines + [f"{r} = tensor.splat {r}_s : {t}"]
        line, e = empty(r, shape, element, dynamic)
        return lines + [line, f"{r} = linalg.fill ins({r}_s : {element}) outs({e} : {t}) -> {t}"]

    s.emit(kind, [], lambda: [array], text, [dynamic])


@maker(0.5, dynamic=True)
def generate(s):
    """tensor.generate: an iota, or a function of the indices."""
    a = s.pick_ranked(1, 3)
    shape, dynamic = a.shape, a.dynamic
    scales = [s.rng.choice([0, 1, 1, 3]) for _ in shape]
    data = sum(c * g.index_array(d, shape).data for d, c in enumerate(scales))
    array = nm.integer("i32", data)

    def text(r, o):
        indices = [f"{r}_{d}" for d in range(len(shape))]
        sizes = ", ".join("%n" for d in dynamic if d)
        lines = [
            f"{r} = tensor.generate {sizes} {{",
            f"^bb0({', '.join(i + ': index' for i in indices)}):",
            f"  {r}_s = arith.constant 0 : index",
        ]
        last = f"{r}_s"
        for d, c in enumerate(scales):
            lines += [
                f"  {r}_c{d} = arith.constant {c} : index",
                f"  {r}_m{d} = arith.muli {indices[d]}, {r}_c{d} : index",
                f"  {r}_a{d} = arith.addi {last}, {r}_m{d} : index",
            ]
            last = f"{r}_a{d}"
        return lines + [
            f"  {r}_y = arith.index_cast {last} : index to i32",
            f"  tensor.yield {r}_y : i32",
            f"}} : {type_text(shape, 'i32', dynamic)}",
        ]

    s.emit("tensor.generate", [], lambda: [array], text, [dynamic])
