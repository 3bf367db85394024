"""dp.attention and dp.attention_gradient: masks, causal, queries that share keys.

The makers choose loops: those of the batch, queries m, keys n, elements of a row
k and v. An operand is made of values of the program that fit some of its loops,
and of a table along the others.

Where each row may attend to one key at most, softmax is 0 or 1: such programs
compare bit for bit.
"""

import numpy as np

from . import generic as g
from . import numeric as nm
from .generator import Skip, float_text, maker
from .numeric import is_float
from .program import empty, type_text
from .scalar import literal

FLOATS = ("f32", "f64")
NO_KEY = -64.0  # Stands for the logarithm of an empty sum in results.


class Loops:
    """The sizes of an attention's loops: `batch` and `keys` are those of the queries' and of the
    keys' batch."""

    def __init__(self, s, leading):
        free = [d for d in range(len(leading.shape)) if leading.shape[d] > 0]
        extent = lambda d: (leading.shape[d], leading.dynamic[d])
        s.rng.shuffle(free)
        free.sort(key=lambda d: not leading.dynamic[d])
        # The dynamic dimension, and most others, are of the batch.
        take = lambda p: (
            extent(free.pop(0)) if free and (leading.dynamic[free[0]] or s.chance(p)) else None
        )
        self.batch = [
            take(0.8) or (s.choice([1, 2, 3, 4]), False)
            for _ in range(s.choice([0, 1, 1, 2, 2, 3]))
        ]
        small = lambda: (s.choice([1, 2, 3, 5, 8]), False)
        self.m, self.n, self.k, self.v = (take(0.4) or small() for _ in range(4))
        if s.chance(0.04) and not self.n[1]:  # Several blocks of keys.
            self.n = (s.rng.randint(500, 1100), False)
        self.group = 1
        if self.batch and not self.batch[-1][1] and s.chance(0.5):
            self.group = s.choice(
                [q for q in range(1, self.batch[-1][0] + 1) if self.batch[-1][0] % q == 0]
            )
        self.keys = list(self.batch)
        if self.group > 1:
            self.keys[-1] = (self.batch[-1][0] // self.group, False)
        volume = int(np.prod([e for e, _ in self.batch + [self.m, self.n]]))
        if volume * max(self.k[0], self.v[0]) > 6000:
            raise Skip

    def of(self, name):
        """The loops of an operand."""
        return {
            "q": self.batch + [self.m, self.k],
            "k": self.keys + [self.n, self.k],
            "v": self.keys + [self.n, self.v],
            "d": self.batch + [self.m, self.v],
            "scores": self.batch + [self.m, self.n],
            "sums": self.batch + [self.m],
        }[name]


def split(loops):
    return [e for e, _ in loops], [d for _, d in loops]


def placed_in(s, value, loops):
    """Chooses a loop of its size for each dimension of `value`; None if there is none."""
    chosen = []
    for extent, dynamic in zip(value.shape, value.dynamic):
        fitting = [
            i for i, loop in enumerate(loops) if loop == (extent, dynamic) and i not in chosen
        ]
        if not fitting:
            return None
        chosen.append(s.rng.choice(fitting))
    return chosen


def source(s, loops, test):
    """Returns a value that fits some of the loops, and which."""
    fitting = [
        (v, at) for v in s.values if test(v) for at in [placed_in(s, v, loops)] if at is not None
    ]
    if not fitting:
        raise Skip
    batched = [item for item in fitting if item[0].batched]
    return s.rng.choice(batched if batched and s.chance(0.85) else fitting)


def operand(s, loops, element):
    """A value of these loops: one of the program, or one that is spread and added to a table of the
    static loops."""
    shape, dynamic = split(loops)
    same = [v for v in s.values if v.signature == (tuple(shape), element, tuple(dynamic))]
    if same and s.chance(0.5):
        return s.rng.choice(same)
    value, at = source(s, loops, lambda v: v.element == element)
    static = [i for i, d in enumerate(dynamic) if not d]
    table = s.constant([shape[i] for i in static], element)
    maps = [g.projection(at), g.projection(static), g.projection(range(len(loops)))]
    types, whole = (value.type, table.type), type_text(shape, element, dynamic)

    def text(r, o):
        line, e = empty(r, shape, element, dynamic)
        body = [f"{r}_y = arith.addf {r}_i0, {r}_i1 : {element}"]
        return [line] + g.generic_text(
            r,
            [(n, t, element) for n, t in zip(o, types)],
            [(e, whole, element)],
            maps,
            len(loops),
            [],
            body,
            [f"{r}_y"],
        )

    return s.emit(
        "linalg.generic spread",
        [value, table],
        lambda x, y: [nm.add(g.spread(x, maps[0], shape), g.spread(y, maps[1], shape))],
        text,
        [dynamic],
    )


class Mask:
    """The keys of each row: `single` allows key j where the source, shifted, is j; else the source
    is
    compared with a threshold, and in half of the masks also added to the scores."""

    def __init__(self, s, loops, element):
        self.loops = [loop if s.chance(0.75) else (1, False) for loop in loops.of("scores")]
        self.single = s.settings["exact"] or s.chance(0.25)
        if self.single:
            self.loops[-1] = loops.n
        self.shape, self.dynamic = split(self.loops)
        self.element = element
        fits = lambda v: (
            v.element in (element, "i32") and nm.no_error(v.array) and v.array.data.size
        )
        read = self.loops[:-1] if self.single else self.loops
        self.value, self.at = source(s, read, fits)
        self.is_real = is_float(self.value.element)
        self.limit = (
            float(s.rng.choice(list(self.value.array.data.flat))) if not self.single else 0.0
        )
        self.shift = s.rng.randrange(loops.n[0])
        self.adds = not self.single and self.is_real and s.chance(0.5)

    def allowed(self, array):
        """Returns the mask as numbers and as truth values."""
        nm.needs_exact(array)
        data = g.spread(array, g.projection(self.at), self.shape).data
        if self.single:
            index = np.arange(self.shape[-1]).reshape([1] * (len(self.shape) - 1) + [-1])
            return np.zeros(self.shape), data == index - self.shift
        return np.where(self.adds, data, 0.25), data <= self.limit

    def lines(self, name, value):
        """The mask by the name `name`."""
        t, kind, rank = self.element, self.value.element, len(self.loops)
        whole = type_text(self.shape, t, self.dynamic)
        line, e = empty(name, self.shape, t, self.dynamic)
        r, f = name, "f" if self.is_real else "i"
        body = [
            f"{r}_no = arith.constant {float_text(-np.inf, t)} : {t}",
            f"{r}_yes = arith.constant {0.0 if self.single else 0.25} : {t}",
        ]
        if self.single:
            body += [
                f"{r}_j = linalg.index {rank - 1} : index",
                f"{r}_s = arith.constant {self.shift} : index",
                f"{r}_w = arith.subi {r}_j, {r}_s : index",
                f"{r}_x = arith.index_cast {r}_w : index to i32",
            ]
            want = f"{r}_x"
            if self.is_real:
                body.append(f"{r}_f = arith.sitofp {r}_x : i32 to {kind}")
                want = f"{r}_f"
            body.append(
                f"{r}_p = arith.cmp{f} {'oeq' if self.is_real else 'eq'}, {r}_i0, {want} : {kind}"
            )
        else:
            limit = literal(self.limit, kind)
            body += [
                f"{r}_l = arith.constant {limit} : {kind}",
                f"{r}_p = arith.cmp{f} {'ole' if self.is_real else 'sle'}, {r}_i0, {r}_l : {kind}",
            ]
        body.append(
            f"{r}_y = arith.select {r}_p, {f'{r}_i0' if self.adds else f'{r}_yes'}, {r}_no : {t}"
        )
        maps = [g.projection(self.at), g.projection(range(rank))]
        return [line] + g.generic_text(
            r, [(value, self.value.type, kind)], [(e, whole, t)], maps, rank, [], body, [f"{r}_y"]
        )


class Call:
    """One attention: its loops and operands, and what it computes, with bounds on the error."""

    def __init__(self, s, is_gradient):
        leading = s.pick(
            lambda v: v.element in FLOATS and 1 <= len(v.shape) <= 4 and 0 not in v.shape
        )
        self.element = leading.element
        self.loops = Loops(s, leading)
        self.exact = s.settings["exact"]
        self.causal = s.chance(0.35)
        self.scale = s.choice([0.5, 1.0, 0.25] if self.exact else [0.5, 0.3, 0.125])
        names = ["q", "k", "v"] + ["d"] * is_gradient
        self.operands = [operand(s, self.loops.of(name), self.element) for name in names]
        self.mask = None
        if self.exact or s.chance(0.7):
            self.mask = Mask(s, self.loops, self.element)
            self.operands.append(self.mask.value)
        self.is_gradient = is_gradient

    # What it computes. An array is (data, bound on its magnitude, bound on its error).

    def rounding(self, terms):
        return (terms + 4) * nm.epsilon(self.element)

    def product(self, pattern, a, b, terms):
        data, size = np.einsum(pattern, a[0], b[0]), np.einsum(pattern, a[1], b[1])
        error = (
            np.einsum(pattern, a[1], b[2])
            + np.einsum(pattern, a[2], b[1])
            + np.einsum(pattern, a[2], b[2])
        )
        return data, size, error + self.rounding(terms) * size

    def known(self, array, shared=False):
        """Joins the batch to one dimension; keys are repeated for the queries that share them."""
        parts = [array.data, np.abs(array.data), np.broadcast_to(nm.error_of(array), array.shape)]
        repeat = (
            (lambda x: np.repeat(x, self.loops.group, -3))
            if shared and self.loops.group > 1
            else lambda x: x
        )
        return [repeat(x).reshape(-1, *x.shape[-2:]) for x in parts]

    def probabilities(self, q, k, source):
        loops = self.loops
        shape = split(loops.of("scores"))[0]
        s = list(self.product("bmk,bnk->bmn", q, k, loops.k[0]))
        s = [self.scale * x for x in s]
        allowed = np.ones(shape, bool)
        if self.mask:
            numbers, allowed = (np.broadcast_to(x, shape) for x in self.mask.allowed(source))
            s[0], s[1] = (
                s[0] + numbers.reshape(s[0].shape),
                s[1] + np.abs(numbers).reshape(s[0].shape),
            )
            s[2] = s[2] + self.rounding(1) * s[1]
        if self.causal:
            allowed = allowed & np.tril(np.ones(shape[-2:], bool))
        allowed = allowed.reshape(s[0].shape)
        most = np.max(np.where(allowed, s[0], -np.inf), -1, keepdims=True, initial=-np.inf)
        has_key = np.isfinite(most)
        e = np.where(allowed, np.exp(np.where(allowed, s[0] - np.where(has_key, most, 0), 0)), 0)
        total = e.sum(-1, keepdims=True)
        p = np.where(has_key, e / np.where(has_key, total, 1), 0)
        off = np.max(np.where(allowed, s[2], 0), -1, keepdims=True, initial=0)
        sums = np.where(has_key, most + np.log(np.where(has_key, total, 1)), NO_KEY)[..., 0]
        self.is_single = np.all(allowed.sum(-1) <= 1)
        relative = 4 * off + 2 * self.rounding(loops.n[0] + 16) * np.maximum(
            1, np.abs(sums[..., None])
        )
        if np.any(np.abs(s[0]) > 60) and not self.exact or np.any(relative > 0.05):
            raise nm.Inexact
        return (p, p, p * relative), (sums, np.abs(sums), relative[..., 0])

    def compute(self, *arrays):
        """Returns output, sums and the gradients of query, key and value by name."""
        loops, source = self.loops, arrays[-1] if self.mask else None
        q, k, v = self.known(arrays[0]), self.known(arrays[1], True), self.known(arrays[2], True)
        p, sums = self.probabilities(q, k, source)
        if self.exact:
            self.check_exact(arrays)
            p, sums = (p[0], p[1], 0 * p[0]), (sums[0], sums[1], 0 * sums[0])
        found = {"o": self.product("bmn,bnv->bmv", p, v, loops.n[0]), "sums": sums}
        if self.is_gradient:
            d = self.known(arrays[3])
            means = self.product("bmv,bmv->bm", d, found["o"], loops.v[0])
            dp = self.product("bmv,bnv->bmn", d, v, loops.v[0])
            both = [x + y[..., None] for x, y in zip(dp, means)]
            ds = (
                self.scale * p[0] * (dp[0] - means[0][..., None]),
                self.scale * p[1] * both[1],
                self.scale
                * (p[2] * (both[1] + both[2]) + p[1] * both[2] + self.rounding(2) * p[1] * both[1]),
            )
            found["dq"] = self.product("bmn,bnk->bmk", ds, k, loops.n[0])
            found["dk"] = self.shared(self.product("bmn,bmk->bnk", ds, q, loops.m[0]))
            found["dv"] = self.shared(self.product("bmn,bmv->bnv", p, d, loops.m[0]))
        return {name: self.finish(name, x, arrays) for name, x in found.items()}

    def check_exact(self, arrays):
        """Requires one key a row at most, and products that no order of their terms rounds."""
        nm.needs_exact(*arrays)
        if not self.is_single:
            raise nm.Inexact
        quantum = min(a.quantum for a in arrays[: len(arrays) - 1])
        largest = max(float(np.max(np.abs(a.data), initial=1)) for a in arrays[: len(arrays) - 1])
        terms = max(x[0] for x in (self.loops.k, self.loops.v, self.loops.m)) * self.loops.group
        if (
            2 * terms * largest**2
            > (quantum / 4) * min(quantum, 1) * 2.0 ** nm.MANTISSA[self.element]
        ):
            raise nm.Inexact

    def shared(self, x):
        """The sum over the queries that share a key."""
        group = self.loops.group
        parts = [y.reshape(-1, group, *y.shape[1:]).sum(1) for y in x]
        return parts[0], parts[1], parts[2] + self.rounding(group) * parts[1] * (group > 1)

    def finish(self, name, x, arrays):
        operand = {"o": "d", "dq": "q", "dk": "k", "dv": "v"}.get(name, name)
        data, size, error = (y.reshape(split(self.loops.of(operand))[0]) for y in x)
        if self.exact:
            quantum = nm.quantum_of(data)
            return nm.real(self.element, data, np.abs(data), None, quantum)
        return nm.real(self.element, data, size, error)

    # Its text.

    def types(self, *names):
        return ", ".join(type_text(*self.parts(name)) for name in names)

    def parts(self, name):
        shape, dynamic = split(self.loops.of(name))
        return shape, self.element, dynamic

    def suffix(self, r):
        mask = (
            f" mask({r}_m : {type_text(self.mask.shape, self.element, self.mask.dynamic)})"
            if self.mask
            else ""
        )
        group = f" group {self.loops.group}" if self.loops.group > 1 else ""
        return f"{mask}{group} scale {self.scale}"

    def forward(self, r, o, results):
        lines = self.mask.lines(f"{r}_m", o[-1]) if self.mask else []
        names = []
        for end, name in (("a", "d"), ("b", "sums")):
            line, e = empty(f"{r}_{end}", *self.parts(name))
            lines.append(line)
            names.append(e)
        causal = " causal" * self.causal
        return lines + [
            f"{results} = dp.attention{causal} ins({', '.join(o[:3])} : "
            f"{self.types('q', 'k', 'v')}){self.suffix(r)} outs({', '.join(names)} : "
            f"{self.types('d', 'sums')})"
        ]

    def backward(self, r, o, results):
        lines = self.forward(r, o, f"{r}_o, {r}_l")
        names = []
        for end in "qkv":
            line, e = empty(f"{r}_{end}", *self.parts(end))
            lines.append(line)
            names.append(e)
        given = ", ".join([*o[:3], f"{r}_o", f"{r}_l", o[3]])
        causal = " causal" * self.causal
        return lines + [
            f"{results} = dp.attention_gradient{causal} ins({given} : "
            f"{self.types('q', 'k', 'v', 'd', 'sums', 'd')})"
            f"{self.suffix(r)} outs({', '.join(names)} : {self.types('q', 'k', 'v')})"
        ]

    def bounded(self, r, sums):
        """The sums, of which -inf, that no Array holds, becomes NO_KEY."""
        shape, element, dynamic = self.parts("sums")
        line, e = empty(f"{r}_c", shape, element, dynamic)
        t, maps = type_text(shape, element, dynamic), [g.projection(range(len(shape)))] * 2
        body = [
            f"{r}_least = arith.constant {NO_KEY} : {element}",
            f"{r}_y = arith.maximumf {r}_i0, {r}_least : {element}",
        ]
        return [line] + g.generic_text(
            r, [(sums, t, element)], [(e, t, element)], maps, len(shape), [], body, [f"{r}_y"]
        )


@maker(2, feature="attention", dynamic=True)
def attention(s):
    """The output of dp.attention, or the logarithms of its sums."""
    call = Call(s, is_gradient=False)
    if s.chance(0.3):

        def sums(*arrays):
            found = call.compute(*arrays)["sums"]
            if np.any((found.data < NO_KEY + 1) & (found.data != NO_KEY)):
                raise nm.Inexact
            return [found]

        s.emit(
            "dp.attention sums",
            call.operands,
            sums,
            lambda r, o: call.forward(r, o, f"{r}_o, {r}_l") + call.bounded(r, f"{r}_l"),
            [call.parts("sums")[2]],
        )
    else:
        s.emit(
            "dp.attention",
            call.operands,
            lambda *arrays: [call.compute(*arrays)["o"]],
            lambda r, o: call.forward(r, o, f"{r}, {r}_l"),
            [call.parts("d")[2]],
        )


@maker(2, feature="attention", dynamic=True)
def attention_gradient(s):
    """The gradients of query, key and value."""
    call = Call(s, is_gradient=True)

    def compute(*arrays):
        found = call.compute(*arrays)
        return [found["dq"], found["dk"], found["dv"]]

    s.emit(
        "dp.attention_gradient",
        call.operands,
        compute,
        lambda r, o: call.backward(r, o, f"{r}:3"),
        [call.parts(name)[2] for name in "qkv"],
    )
