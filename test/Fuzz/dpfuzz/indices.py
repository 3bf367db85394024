"""Makers of computed indices: iotas, and reads and updates at numbers that are
computed from loops' indices, iotas and data in every form that frontends write.

A `Number` is an integer in the body of a generic. If it is computed from
iotas alone (`fixed`), all its values are known and it needs no bounds; one from
data is clamped or wrapped to them.
"""

import numpy as np

from . import generic as g
from . import numeric as nm
from .generator import Skip, maker
from .numeric import Inexact
from .program import empty, type_text
from .updates import update

INTEGERS = ["i64", "i64", "i64", "i32", "i32", "i16", "i8", "index"]


def in_type(data, element):
    bits = nm.WIDTH[element] - 1
    return bits > 62 or (np.all(data >= -(2**bits)) and np.all(data < 2**bits))


# Iotas -------------------------------------------------------------------------


def fixed(s, name, operands, data, element, text):
    """Adds an op whose result is `data`, whatever the arguments are."""
    array = nm.integer(element, data)

    def compute(*arrays):  # A reduced program may have other operands.
        if any(
            a.shape != o.shape or np.any(a.data != d) for a, o, d in zip(arrays, operands, known)
        ):
            raise Inexact
        return [array]

    known = [o.array.data for o in operands]
    value = s.emit(name, operands, compute, text)
    value.fixed = True
    return value


def is_fixed(value):
    return getattr(value, "fixed", False)


def iota_generic(s, n, element, begin, by_float):
    """Adds torch.arange, or its form in float64."""

    def text(r, o):
        line, e = empty(r, [n], element)
        body = [f"{r}_x = linalg.index 0 : index"]
        integer = "i64" if element == "index" else element
        if by_float:
            body += [
                f"{r}_a = arith.index_cast {r}_x : index to i64",
                f"{r}_f = arith.sitofp {r}_a : i64 to f64",
                f"{r}_k = arith.constant {float(begin)} : f64",
                f"{r}_g = arith.addf {r}_f, {r}_k : f64",
                f"{r}_b = arith.fptosi {r}_g : f64 to {integer}",
            ]
        else:
            body += [
                f"{r}_a = arith.index_cast {r}_x : index to {integer}",
                f"{r}_k = arith.constant {begin} : {integer}",
                f"{r}_b = arith.addi {r}_a, {r}_k : {integer}",
            ]
        last = f"{r}_b"
        if element == "index":
            body.append(f"{r}_y = arith.index_cast {r}_b : {integer} to index")
            last = f"{r}_y"
        return [line] + g.generic_text(
            r, [], [(e, type_text([n], element), element)], [g.projection([0])], 1, [], body, [last]
        )

    return fixed(s, "iota", [], np.arange(n) + begin, element, text)


def iota_generate(s, n, element):
    def text(r, o):
        body = [f"{r} = tensor.generate {{", f"^bb0({r}_i: index):"]
        last = f"{r}_i"
        if element != "index":
            body.append(f"  {r}_y = arith.index_cast {r}_i : index to {element}")
            last = f"{r}_y"
        return body + [f"  tensor.yield {last} : {element}", f"}} : {type_text([n], element)}"]

    return fixed(s, "iota by tensor.generate", [], np.arange(n), element, text)


def iota_joined(s, n, element):
    """Adds two halves, joined by tensor.concat or inserted into zeros."""
    at = s.rng.randint(1, n - 1)
    low, high = iota(s, at, element, plain=True), iota_generic(s, n - at, element, at, False)
    whole = type_text([n], element)
    if s.chance(0.6):
        text = lambda r, o: [
            f"{r} = tensor.concat dim(0) {o[0]}, {o[1]} : ({low.type}, {high.type}) -> {whole}"
        ]
    else:
        text = lambda r, o: [
            f"{r}_z = arith.constant dense<0> : {whole}",
            f"{r}_a = tensor.insert_slice {o[0]} into {r}_z[0] [{at}] [1] : {low.type} into "
            f"{whole}",
            f"{r} = tensor.insert_slice {o[1]} into {r}_a[{at}] [{n - at}] [1] : {high.type} into "
            f"{whole}",
        ]
    return fixed(
        s,
        "iota joined",
        [low, high],
        np.concatenate([low.array.data, high.array.data]),
        element,
        text,
    )


def iota_sliced(s, n, element):
    more = s.rng.randint(1, 3)
    longer = iota(s, n + more, element, plain=True)
    at = s.rng.choice([0, more])
    return fixed(
        s,
        "iota sliced",
        [longer],
        longer.array.data[at : at + n],
        element,
        lambda r, o: [
            f"{r} = tensor.extract_slice {o[0]}[{at}] [{n}] [1] : {longer.type} to "
            f"{type_text([n], element)}"
        ],
    )


def iota_collapsed(s, n, element):
    """Adds an iota that counts the elements of two dimensions, or its own column."""
    parts = [m for m in range(2, n) if n % m == 0]
    m = s.rng.choice(parts) if parts else 1
    shape = s.rng.choice([[1, n], [n, 1], [m, n // m]])
    flat = iota(s, n, element, plain=True)
    there, back = type_text(shape, element), type_text([n], element)
    return fixed(
        s,
        "iota reshaped",
        [flat],
        flat.array.data,
        element,
        lambda r, o: [
            f"{r}_a = tensor.expand_shape {o[0]} [[0, 1]] output_shape {shape} : {back} into "
            f"{there}",
            f"{r} = tensor.collapse_shape {r}_a [[0, 1]] : {there} into {back}",
        ],
    )


def iota(s, n, element, plain=False):
    """Adds 0, 1, ... n - 1; sometimes other known numbers."""
    same = [v for v in s.values if is_fixed(v) and v.shape == (n,) and v.element == element]
    if same and s.chance(0.4):
        return s.rng.choice(same)
    if n == 0 or not in_type(np.arange(n + 4), element):
        raise Skip
    form = s.rng.random()
    if form < 0.1 and element != "index" and "tables" not in s.settings["without"]:
        value = s.constant([n], element, np.arange(n))
        value.fixed = True
        return value
    if form < 0.2:
        return iota_generate(s, n, element)
    if not plain and n > 1 and form < 0.3:
        return iota_joined(s, n, element)
    if not plain and form < 0.4:
        return iota_sliced(s, n, element)
    if not plain and form < 0.5:
        return iota_collapsed(s, n, element)
    return iota_generic(s, n, element, 0, s.chance(0.15))


# Numbers in a body -----------------------------------------------------------------


class Number:
    """`name` is its name in the body's lines; `function(arrays)` computes it on the
    whole iteration space from the op's operands."""

    def __init__(self, name, element, function, is_known):
        self.name, self.element, self.function, self.fixed = name, element, function, is_known


class Indexer:
    """The body of a generic with loops of `extents`. In lines @R is the op's
    name and @Ok; its operand k."""

    def __init__(self, s, extents):
        self.s, self.extents = s, list(extents)
        self.operands, self.inputs, self.lines, self.count = [], [], [], 0

    def new(self):
        self.count += 1
        return f"@R_n{self.count}"

    def line(self, text):
        """Adds `NAME = text`."""
        name = self.new()
        self.lines.append(f"{name} = {text}")
        return name

    def take(self, value):
        """Returns the number of `value` among the operands, to which it is added if it is new."""
        if not any(v is value for v in self.operands):
            self.operands.append(value)
        return next(k for k, v in enumerate(self.operands) if v is value)

    def data(self, number):
        """Returns the values of `number` on the whole iteration space."""
        return np.broadcast_to(number.function([v.array for v in self.operands]), self.extents)

    def known(self, number):
        return self.data(number) if number.fixed else None

    def fits(self, number, n):
        data = self.known(number)
        return data is not None and np.all(data >= 0) and np.all(data < n)

    # Leaves ---------------------------------------------------------------------

    def constant(self, value, element):
        name = self.line(f"arith.constant {value} : {element}")
        return Number(name, element, lambda arrays: np.asarray(value), True)

    def loop(self, d):
        extents = list(self.extents)
        return Number(
            self.line(f"linalg.index {d} : index"),
            "index",
            lambda arrays: g.index_array(d, extents).data,
            True,
        )

    def input(self, value, expressions):
        k, extents = self.take(value), list(self.extents)
        self.inputs.append((k, expressions))
        return Number(
            f"@R_i{len(self.inputs) - 1}",
            value.element,
            lambda arrays: g.spread(arrays[k], expressions, extents).data,
            is_fixed(value),
        )

    def captured(self, value, indices):
        k = self.take(value)
        at = [self.cast(number, "index") for number in indices]
        name = self.line(f"tensor.extract @O{k};[{', '.join(a.name for a in at)}] : {value.type}")

        def function(arrays):
            return arrays[k].data[
                tuple(checked(a.function(arrays), n) for a, n in zip(at, arrays[k].shape))
            ]

        return Number(name, value.element, function, is_fixed(value) and all(a.fixed for a in at))

    def ranged(self, d, element):
        """Returns the index of loop d, read from an operand."""
        s, n = self.s, self.extents[d]
        value = iota(s, n, element)
        form = s.rng.random()
        if form < 0.25:
            return self.captured(value, [self.loop(d)])
        if form < 0.5 and n > 1:  # A column or a row of its own.
            column = s.chance(0.5)
            shape = [n, 1] if column else [1, n]
            value = fixed(
                s,
                "iota with a unit dimension",
                [value],
                value.array.data.reshape(shape),
                element,
                lambda r, o: [
                    f"{r} = tensor.expand_shape {o[0]} [[0, 1]] output_shape {shape} : "
                    f"{type_text([n], element)} into {type_text(shape, element)}"
                ],
            )
            return self.input(value, [g.loop(d), ((), 0)] if column else [((), 0), g.loop(d)])
        return self.input(value, [g.loop(d)])

    # Steps ----------------------------------------------------------------------

    def unary(self, text, a, element, function):
        return Number(
            self.line(text), element, lambda arrays: function(a.function(arrays)), a.fixed
        )

    def binary(self, op, a, b, function):
        name = self.line(f"arith.{op} {a.name}, {b.name} : {a.element}")
        return Number(
            name,
            a.element,
            lambda arrays: function(a.function(arrays), b.function(arrays)),
            a.fixed and b.fixed,
        )

    def with_constant(self, op, a, value, function):
        return self.binary(op, a, self.constant(value, a.element), function)

    def select(self, predicate, a, limit, yes, no):
        """Returns `yes` where the comparison of a with the constant holds, else `no`; as select or
        scf.if."""
        compare = {"slt": np.less, "sge": np.greater_equal, "eq": np.equal}[predicate]
        at = self.constant(limit, a.element)
        test = self.line(f"arith.cmpi {predicate}, {a.name}, {at.name} : {a.element}")
        if self.s.chance(0.75):
            name = self.line(f"arith.select {test}, {yes.name}, {no.name} : {yes.element}")
        else:
            name = self.new()
            self.lines += [
                f"{name} = scf.if {test} -> ({yes.element}) {{",
                f"  scf.yield {yes.name} : {yes.element}",
                "} else {",
                f"  scf.yield {no.name} : {no.element}",
                "}",
            ]
        return Number(
            name,
            yes.element,
            lambda arrays: np.where(
                compare(a.function(arrays), limit), yes.function(arrays), no.function(arrays)
            ),
            a.fixed and yes.fixed and no.fixed,
        )

    def cast(self, a, element):
        if a.element == element:
            return a
        known = self.known(a)
        wider = nm.WIDTH[element] > nm.WIDTH[a.element]
        if not (wider or nm.WIDTH[element] == 64) and (
            known is None or not in_type(known, element)
        ):
            raise Skip
        positive = known is not None and np.all(known >= 0)
        if "index" in (a.element, element):
            op = "index_castui" if positive and self.s.chance(0.2) else "index_cast"
        else:
            op = ("extui" if positive and self.s.chance(0.3) else "extsi") if wider else "trunci"
        return self.unary(
            f"arith.{op} {a.name} : {a.element} to {element}", a, element, lambda data: data
        )

    def clamp(self, a, last):
        """Clamps to 0 .. last."""
        unsigned = self.known(a) is not None and np.all(self.known(a) >= 0) and self.s.chance(0.3)
        low = a if unsigned else self.with_constant("maxsi", a, 0, np.maximum)
        return self.with_constant("minui" if unsigned else "minsi", low, last, np.minimum)

    def wrap(self, a, n):
        """Adds the extent to negative indices, which count from the end."""
        more = self.with_constant("addi", a, n, np.add)
        return self.select("slt", a, 0, more, a)

    def reflect(self, a, last):
        """last - |last - |a||, as torch.nn.functional.pad writes it."""
        if a.element == "index":
            a = self.cast(a, "i64")
        size = self.unary(f"math.absi {a.name} : {a.element}", a, a.element, np.abs)
        end = self.constant(last, a.element)
        left = self.binary("subi", end, size, np.subtract)
        left = self.unary(f"math.absi {left.name} : {a.element}", left, a.element, np.abs)
        return self.binary("subi", end, left, np.subtract)

    def turn(self, a, n):
        """(a + k * c) % n around a loop."""
        trips, step = self.s.rng.randint(1, 3), self.s.rng.choice([0, n, 1])
        a = self.cast(a, "index")
        low, high, one = (self.constant(k, "index").name for k in (0, trips, 1))
        by, size = self.constant(step, "index").name, self.constant(n, "index").name
        name = self.new()
        self.lines += [
            f"{name} = scf.for {name}_k = {low} to {high} step {one} iter_args({name}_j = "
            f"{a.name}) -> (index) {{",
            f"  {name}_a = arith.addi {name}_j, {by} : index",
            f"  {name}_b = arith.remui {name}_a, {size} : index",
            f"  scf.yield {name}_b : index",
            "}",
        ]
        return Number(
            name, "index", lambda arrays: (a.function(arrays) + trips * step) % n, a.fixed
        )

    # Whole numbers --------------------------------------------------------------

    def base(self, n):
        """Returns a number related to a dimension of n."""
        s, extents = self.s, self.extents
        own = [d for d, m in enumerate(extents) if m == n] or list(range(len(extents)))
        d, form = s.rng.choice(own), s.rng.random()
        if form < 0.2:
            return self.loop(d)
        if form < 0.55:
            return self.ranged(d, s.rng.choice(INTEGERS))
        if form < 0.65 and len(extents) > 1:  # A window.
            other = s.rng.choice([k for k in range(len(extents)) if k != d])
            a, b = self.ranged(d, "i64"), self.ranged(other, "i64")
            return self.binary("addi", a, b, np.add)
        if form < 0.75 and len(extents) > 1:  # Merged with another index, and split again.
            other = s.rng.choice([k for k in range(len(extents)) if k != d])
            m = extents[other]
            a = self.with_constant("muli", self.loop(d), m, np.multiply)
            flat = self.binary("addi", a, self.loop(other), np.add)
            return self.with_constant("divui", flat, m, np.floor_divide)
        data = [
            v
            for v in s.values
            if v.element in ("i32", "i64", "i16", "i8")
            and True not in v.dynamic
            and 1 <= len(v.shape) <= 2
            and self.place(v.shape)
        ]
        if data and form < 0.93:
            batched = [v for v in data if v.batched]
            value = s.rng.choice(batched if batched and s.chance(0.7) else data)
            number = self.input(value, self.place(value.shape))
            if number.fixed:
                return number
            # It may have any value: clamp it to bounds from which no step overflows.
            number = self.with_constant("maxsi", number, -n, np.maximum)
            return self.with_constant("minsi", number, n, np.minimum)
        return self.constant(s.rng.randrange(n), s.rng.choice(["i64", "index"]))

    def place(self, shape):
        """Returns a map that reads a tensor of that shape, or None."""
        loops = []
        for n in shape:
            options = [d for d, m in enumerate(self.extents) if m == n and d not in loops]
            if not options:
                return None
            loops.append(self.s.rng.choice(options))
        return g.projection(loops)

    def step(self, a, n):
        s, known = self.s, self.known(a)
        form = s.rng.random()
        if form < 0.2:
            return self.wrap(a, n)
        if form < 0.3:
            return self.clamp(a, n - 1)
        if form < 0.4:
            return self.reflect(a, n - 1)
        if form < 0.5 and known is not None and np.all(known >= 0):
            return self.with_constant(s.rng.choice(["remsi", "remui"]), a, n, np.mod)
        if form < 0.6:
            k = s.rng.randint(-2, 2)
            if s.chance(0.5):  # There and back.
                return self.with_constant(
                    "subi", self.with_constant("addi", a, k, np.add), k, np.subtract
                )
            return self.with_constant("addi", a, k, np.add)
        if form < 0.75:
            return self.cast(a, s.rng.choice(INTEGERS))
        if form < 0.85:
            other = self.cast(self.base(n), a.element)
            limit = s.rng.randint(0, n)
            return self.select(
                s.rng.choice(["slt", "sge", "eq"]), a, limit, *s.rng.sample([a, other], 2)
            )
        if form < 0.92 and known is not None and np.all(known >= 0):
            return self.turn(a, n)
        return self.with_constant("muli", a, 1, np.multiply)

    def number(self, n, d=None):
        """Returns an index of 0 .. n - 1, computed from the index of loop d if d is given."""
        s = self.s
        a = (
            self.base(n)
            if d is None
            else self.ranged(d, s.rng.choice(INTEGERS))
            if s.chance(0.8)
            else self.loop(d)
        )
        for _ in range(s.rng.choice([0, 0, 1, 1, 2, 3])):
            if not in_type(np.asarray([-n - 4, 2 * n + 4]), a.element):
                a = self.cast(a, "i64")
            a = self.step(a, n)
            data = self.known(a)
            if data is not None and not in_type(data, a.element):
                raise Skip
        if not self.fits(a, n):
            if s.chance(0.5):
                a = self.wrap(a, n)
            a = self.clamp(a, n - 1)
        return self.cast(a, "index")

    # Ops ------------------------------------------------------------------------

    def emit(self, name, element, yielded, compute, more=()):
        """Adds the generic that yields `yielded`. `more` are lines at its end."""
        s, extents = self.s, list(self.extents)
        if int(np.prod(extents)) > 600:
            raise Skip
        inputs, operands, lines = list(self.inputs), list(self.operands), self.lines + list(more)

        def text(r, o):
            def named(line):
                for k, operand in enumerate(o):
                    line = line.replace(f"@O{k};", operand)
                return line.replace("@R", r)

            line, e = empty(r, extents, element)
            ins = [(o[k], operands[k].type, operands[k].element) for k, _ in inputs]
            maps = [m for _, m in inputs] + [g.projection(range(len(extents)))]
            return [line] + g.generic_text(
                r,
                ins,
                [(e, type_text(extents, element), element)],
                maps,
                len(extents),
                [],
                [named(l) for l in lines],
                [named(yielded)],
            )

        return s.emit(name, operands, compute, text)


def checked(data, n):
    """Returns the indices. Raises Inexact if they are out of bounds, as in a reduced program."""
    if np.any(data < 0) or np.any(data >= n):
        raise Inexact
    return data


def extents_for(s, shape):
    """Returns loops to read a tensor of that shape: its own, padded, or another shape's."""
    extents = [
        n if s.chance(0.7) else n + s.rng.randint(1, 3) if s.chance(0.5) else s.size()
        for n in shape
    ]
    if s.chance(0.3):
        extents.append(s.size())
    if len(extents) > 1 and s.chance(0.15):
        extents.pop(s.rng.randrange(len(extents)))
    if s.chance(0.25):
        s.rng.shuffle(extents)
    return extents


def readable(s):
    return s.pick(
        lambda v: (
            1 <= len(v.shape) <= 3
            and v.element != "index"
            and 0 not in v.shape
            and True not in v.dynamic
        )
    )


@maker(4)
def computed_read(s):
    """Adds a[i, j, ...] with computed indices: advanced indexing, windows, padding."""
    a = readable(s)
    body = Indexer(s, extents_for(s, a.shape))
    k = body.take(a)
    numbers = [
        body.number(n, d if body.extents[d : d + 1] == [n] and s.chance(0.6) else None)
        for d, n in enumerate(a.shape)
    ]
    shape, where = list(body.extents), ", ".join(n.name for n in numbers)
    extract = f"tensor.extract @O{k};[{where}] : {a.type}"
    guard = body.base(3) if s.chance(0.15) else None
    form = s.rng.random()
    if guard is not None:  # Only some are read, in a branch.
        limit = body.constant(1, guard.element).name
        test = body.line(f"arith.cmpi sge, {guard.name}, {limit} : {guard.element}")
        zero = body.line(f"arith.constant {zero_of(a.element)}")
        name = body.new()
        body.lines += [
            f"{name} = scf.if {test} -> ({a.element}) {{",
            f"  {name}_e = {extract}",
            f"  scf.yield {name}_e : {a.element}",
            "} else {",
            f"  scf.yield {zero} : {a.element}",
            "}",
        ]
    elif form < 0.1:  # In a loop.
        low, high = (body.line(f"arith.constant {n} : index") for n in (0, 2))
        one, zero = (
            body.line("arith.constant 1 : index"),
            body.line(f"arith.constant {zero_of(a.element)}"),
        )
        name = body.new()
        body.lines += [
            f"{name} = scf.for {name}_k = {low} to {high} step {one} iter_args({name}_v = {zero}) "
            f"-> ({a.element}) {{",
            f"  {name}_e = {extract}",
            f"  scf.yield {name}_e : {a.element}",
            "}",
        ]
    else:
        name = body.line(extract)

    def compute(*arrays):
        at = tuple(
            np.broadcast_to(checked(n.function(arrays), m), shape)
            for n, m in zip(numbers, arrays[k].shape)
        )
        if guard is None:
            return [arrays[k].move(lambda d: d[at])]
        read = np.broadcast_to(guard.function(arrays) >= 1, shape)
        return [arrays[k].move(lambda d: np.where(read, d[at], np.zeros((), d.dtype)))]

    body.emit("computed read", a.element, name, compute)


def zero_of(element):
    from .scalar import literal, typed

    return typed(literal(0, element), element)


def index_tensor(s, extents, n, element):
    """Returns a tensor of indices of 0 .. n - 1."""
    body = Indexer(s, extents)
    number = body.number(n)
    if not in_type(np.asarray(n), element):
        raise Skip
    name = number.name
    if element != "index":
        name = body.line(f"arith.index_cast {number.name} : index to {element}")
    shape = list(extents)
    value = body.emit(
        "computed indices",
        element,
        name,
        lambda *arrays: [nm.integer(element, np.broadcast_to(number.function(arrays), shape))],
    )
    value.fixed = number.fixed
    return value


@maker(1.5)
def computed_indices(s):
    index_tensor(
        s,
        [s.size() for _ in range(s.rng.randint(1, 2))],
        s.rng.randint(1, 6),
        s.rng.choice(INTEGERS[:6]),
    )


def joined(s, columns, form):
    """Returns vectors of indices, [..., k], of k columns."""
    if len(columns) == 1 and s.chance(0.5):
        return columns[0]
    shape, element = list(columns[0].shape), columns[0].element
    column, whole = type_text(shape + [1], element), type_text(shape + [len(columns)], element)
    groups = [[d] for d in range(len(shape))]
    groups[-1].append(len(shape))

    def text(r, o):
        lines = [
            f"{r}_c{k} = tensor.expand_shape {n} {groups} output_shape {shape + [1]} : "
            f"{columns[k].type} into {column}"
            for k, n in enumerate(o)
        ]
        if form == "concat":
            return lines + [
                f"{r} = tensor.concat dim({len(shape)}) "
                f"{', '.join(f'{r}_c{k}' for k in range(len(o)))} : "
                f"({', '.join([column] * len(o))}) -> {whole}"
            ]
        lines.append(f"{r}_b0 = tensor.empty() : {whole}")
        for k in range(len(o)):
            name = r if k + 1 == len(o) else f"{r}_b{k + 1}"
            at = [0] * len(shape) + [k]
            lines.append(
                f"{name} = tensor.insert_slice {r}_c{k} into {r}_b{k}{at} {shape + [1]} "
                f"{[1] * (len(shape) + 1)} : {column} into {whole}"
            )
        return lines

    value = s.emit(
        f"indices by {form}",
        columns,
        lambda *arrays: [nm.integer(element, np.stack([a.data for a in arrays], -1))],
        text,
    )
    value.fixed = all(is_fixed(c) for c in columns)
    return value


@maker(2, feature="updates")
def computed_update(s):
    """Adds dp.index_update at computed indices."""
    dest = s.pick(
        lambda v: (
            1 <= len(v.shape) <= 3
            and 0 not in v.shape
            and v.element not in ("i1", "index")
            and True not in v.dynamic
        )
    )
    if s.chance(0.5):
        dest = s.constant(dest.shape, dest.element, np.zeros(dest.shape, int))
    rank = len(dest.shape)
    dims = sorted(s.rng.sample(range(rank), s.rng.randint(1, min(rank, 2))))
    if s.chance(0.2):
        dims.reverse()
    window = [n for d, n in enumerate(dest.shape) if d not in dims]
    counted = [dest.shape[dims[0]] if s.chance(0.6) else s.settings["batch"]]
    if s.chance(0.3):
        counted.append(s.rng.choice([2, 3]))
    if int(np.prod(counted + window)) > 200:
        raise Skip
    same = [
        v
        for v in s.values
        if v.shape == tuple(counted + window)
        and v.element == dest.element
        and True not in v.dynamic
    ]
    batched = [v for v in same if v.batched]
    updates = (
        s.choice(batched or same)
        if same and s.chance(0.9)
        else s.constant(counted + window, dest.element)
    )
    element = s.rng.choice(["i64", "i64", "i32", "index"])
    columns = [index_tensor(s, counted, dest.shape[d], element) for d in dims]
    if len(columns) == 1 and s.chance(0.7):
        indices = columns[0]
    else:
        indices = joined(s, columns, "concat" if s.chance(0.7) else "insertion")
    with_vectors = len(indices.shape) > len(counted)
    if len(columns) > 1 and not with_vectors:
        raise Skip
    kind = s.rng.choice(["add", "add", "add", "max", ""])
    t = f"{updates.type}, {dest.type}, {indices.type}"
    combiner = f" kind {kind}" if kind else ""
    s.emit(
        f"computed update {kind or 'set'}",
        [updates, dest, indices],
        lambda u, d, i: [update(d, u, i, dims, [], counted, kind)],
        lambda r, o: [
            f"{r} = dp.index_update {o[0]} into {o[1]} at {o[2]} dims {dims}{combiner} : {t}"
        ],
    )


@maker(1, feature="updates")
def scattered(s):
    """Adds the gradient of advanced indexing as torch-mlir writes it: a scatter of
    elements whose indices are columns of collapsed tensors."""
    dest = s.pick(
        lambda v: (
            1 <= len(v.shape) <= 3
            and 0 not in v.shape
            and v.element not in ("i1", "index")
            and True not in v.dynamic
        )
    )
    if s.chance(0.7):
        dest = s.constant(dest.shape, dest.element, np.zeros(dest.shape, int))
    rank = len(dest.shape)
    updates = s.pick(
        lambda v: (
            v.element == dest.element
            and 1 <= len(v.shape) <= 3
            and 0 not in v.shape
            and True not in v.dynamic
            and v.array.data.size <= 150
        )
    )
    shape, count = list(updates.shape), updates.array.data.size
    columns = [index_tensor(s, shape, n, "i64") for n in dest.shape]
    group = [list(range(len(shape)))]
    flat, whole = type_text([count], "i64"), type_text([count, rank], "i64")
    spread = [count] + [1] * rank
    types = type_text([count], dest.element), type_text(spread, dest.element)

    def text(r, o):
        lines = []
        for k, name in enumerate(o[2:]):
            if len(shape) > 1:
                lines.append(
                    f"{r}_f{k} = tensor.collapse_shape {name} {group} : {columns[k].type} into "
                    f"{flat}"
                )
                name = f"{r}_f{k}"
            lines.append(
                f"{r}_c{k} = tensor.expand_shape {name} [[0, 1]] output_shape [{count}, 1] : "
                f"{flat} into {type_text([count, 1], 'i64')}"
            )
        joined_columns = f"{r}_c0"
        if rank > 1:
            joined_columns = f"{r}_j"
            names, each = [f"{r}_c{k}" for k in range(rank)], [type_text([count, 1], "i64")] * rank
            lines.append(
                f"{r}_j = tensor.concat dim(1) {', '.join(names)} : ({', '.join(each)}) -> {whole}"
            )
        name = o[0]
        if len(shape) > 1:
            lines.append(
                f"{r}_u = tensor.collapse_shape {name} {group} : {updates.type} into {types[0]}"
            )
            name = f"{r}_u"
        lines.append(
            f"{r}_v = tensor.expand_shape {name} {[list(range(rank + 1))]} output_shape {spread} : "
            f"{types[0]} into {types[1]}"
        )
        add = "addf" if nm.is_float(dest.element) else "addi"
        dims = ", ".join(str(d) for d in range(rank))
        return lines + [
            f'{r} = "tm_tensor.scatter"({r}_v, {joined_columns}, {o[1]}) '
            f"<{{dimension_map = array<i64: {dims}>, "
            "operandSegmentSizes = array<i32: 2, 1>, unique_indices = false}> ({",
            f"^bb0({r}_p: {dest.element}, {r}_q: {dest.element}):",
            f"  {r}_s = arith.{add} {r}_q, {r}_p : {dest.element}",
            f'  "tm_tensor.yield"({r}_s) : ({dest.element}) -> ()',
            f"}}) : ({types[1]}, {whole}, {dest.type}) -> {dest.type}",
        ]

    def compute(u, d, *columns):
        at = nm.integer("i64", np.stack([c.data.ravel() for c in columns], -1))
        flat = u.move(lambda data: data.reshape(-1))
        return [update(d, flat, at, list(range(rank)), [], [count], "add")]

    s.emit("scatter of elements", [updates, dest] + columns, compute, text)
