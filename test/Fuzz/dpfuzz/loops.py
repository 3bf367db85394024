"""Control flow: scf.for, scf.while, scf.if and func.call, with carries."""

import numpy as np

from . import numeric as nm
from . import scalar as sc
from .generator import Scope, Skip, maker
from .numeric import Inexact, is_float
from .program import Block, Op, Value, type_text
from .reductions import kinds_for
from .shapes import overlay, reshape

DEEPEST = 2


class Region(Op):
    """An op with blocks, interpreted."""

    def __init__(self, name, operands, blocks):
        super().__init__(name, operands, None, None)
        self.blocks = blocks

    def base(self):
        return self.results[0].name.split("#")[0]

    def head(self):
        """Returns `%r:2 = ` and the results' types."""
        count = f":{len(self.results)}" if len(self.results) > 1 else ""
        return f"{self.base()}{count} = ", ", ".join(r.type for r in self.results)

    def run(self, values):
        for result, array in zip(self.results, self.execute(values)):
            values[result] = array


def yields(block, keyword="scf.yield"):
    return (
        f"  {keyword} {', '.join(v.name for v in block.yields)} : "
        f"{', '.join(v.type for v in block.yields)}"
    )


class For(Region):
    """The operands are the inits, then perhaps a tensor<iN> that bounds the trips. The
    block has the counter as a tensor<i32>, then the carries."""

    def __init__(self, operands, carries, block, lower, upper, step):
        super().__init__("scf.for", operands, [block])
        self.carries, self.lower, self.upper, self.step = carries, lower, upper, step

    def execute(self, values):
        upper = self.upper
        if len(self.operands) > self.carries:
            upper = int(np.clip(values[self.operands[-1]].data, 0, upper))
        arrays = [values[v] for v in self.operands[: self.carries]]
        for i in range(self.lower, upper, self.step):
            arrays = self.blocks[0].run(values, [nm.integer("i32", np.asarray(i))] + arrays)
        return arrays

    def lines(self):
        left, types = self.head()
        r, block = self.base(), self.blocks[0]
        counter = block.arguments[0].name
        lines = [
            f"{r}_l = arith.constant {self.lower} : index",
            f"{r}_u = arith.constant {self.upper} : index",
            f"{r}_s = arith.constant {self.step} : index",
        ]
        upper = f"{r}_u"
        if len(self.operands) > self.carries:
            bound = self.operands[-1]
            lines += [
                f"{r}_e = tensor.extract {bound.name}[] : {bound.type}",
                f"{r}_x = arith.index_cast {r}_e : {bound.element} to index",
                f"{r}_z = arith.constant 0 : index",
                f"{r}_a = arith.maxsi {r}_x, {r}_z : index",
                f"{r}_b = arith.minsi {r}_a, {r}_u : index",
            ]
            upper = f"{r}_b"
        given = ", ".join(
            f"{a.name} = {v.name}" for a, v in zip(block.arguments[1:], self.operands)
        )
        lines.append(
            f"{left}scf.for {counter}_iv = {r}_l to {upper} step {r}_s iter_args({given}) -> "
            f"({types}) {{"
        )
        lines += [
            f"  {counter}_i = arith.index_cast {counter}_iv : index to i32",
            f"  {counter} = tensor.from_elements {counter}_i : tensor<i32>",
        ]
        return lines + block.lines() + [yields(block), "}"]


class While(Region):
    """Has carries, the last of which is a counter. Runs while the first block's yield, a
    tensor<i1>, is true, and at most `limit` times."""

    def __init__(self, operands, before, after, limit):
        super().__init__("scf.while", operands, [before, after])
        self.limit = limit

    def execute(self, values):
        arrays, count = [values[v] for v in self.operands], 0
        while True:
            condition = self.blocks[0].run(values, arrays)[0]
            if not condition.data or count >= self.limit:
                return arrays
            made = self.blocks[1].run(values, arrays)
            count += 1
            arrays = made + [nm.integer("i32", np.asarray(count))]

    def lines(self):
        left, types = self.head()
        r = self.base()
        before, after = self.blocks
        given = ", ".join(f"{a.name} = {v.name}" for a, v in zip(before.arguments, self.operands))
        names = ", ".join(a.name for a in before.arguments)
        condition, counter = before.yields[0].name, before.arguments[-1].name
        lines = [f"{left}scf.while ({given}) : ({types}) -> ({types}) {{"] + before.lines()
        lines += [
            f"  {r}_c = tensor.extract {condition}[] : tensor<i1>",
            f"  {r}_k = tensor.extract {counter}[] : tensor<i32>",
            f"  {r}_l = arith.constant {self.limit} : i32",
            f"  {r}_b = arith.cmpi slt, {r}_k, {r}_l : i32",
            f"  {r}_d = arith.andi {r}_c, {r}_b : i1",
            f"  scf.condition({r}_d) {names} : {types}",
            "} do {",
        ]
        arguments = ", ".join(f"{a.name}: {a.type}" for a in after.arguments)
        lines.append(f"^bb0({arguments}):")
        lines += after.lines()
        last = after.arguments[-1].name
        made = ", ".join([v.name for v in after.yields] + [f"{r}_n"])
        return lines + [
            f"  {r}_1 = arith.constant dense<1> : tensor<i32>",
            f"  {r}_n = arith.addi {last}, {r}_1 : tensor<i32>",
            f"  scf.yield {made} : {types}",
            "}",
        ]


class If(Region):
    def __init__(self, condition, blocks):
        super().__init__("scf.if", [condition], blocks)

    def execute(self, values):
        block = self.blocks[0 if values[self.operands[0]].data else 1]
        return block.run(values)

    def lines(self):
        left, types = self.head()
        r = self.base()
        lines = [
            f"{r}_c = tensor.extract {self.operands[0].name}[] : tensor<i1>",
            f"{left}scf.if {r}_c -> ({types}) {{",
        ]
        return (
            lines
            + self.blocks[0].lines()
            + [yields(self.blocks[0]), "} else {"]
            + self.blocks[1].lines()
            + [yields(self.blocks[1]), "}"]
        )


class Call(Region):
    """A call of a private function, which is printed with the program."""

    def __init__(self, operands, block, program):
        super().__init__("func.call", operands, [block])
        self.program = program

    def execute(self, values):
        return self.blocks[0].run(values, [values[v] for v in self.operands])

    def function(self):
        return f"@{self.program}_f{self.base()[2:]}"

    def lines(self):
        left, types = self.head()
        inputs = ", ".join(v.type for v in self.operands)
        return [
            f"{left}func.call {self.function()}({', '.join(v.name for v in self.operands)}) : "
            f"({inputs}) -> ({types})"
        ]

    def definition(self):
        block = self.blocks[0]
        arguments = ", ".join(f"{a.name}: {a.type}" for a in block.arguments)
        return (
            [
                f"func.func private {self.function()}({arguments}) -> "
                f"({', '.join(r.type for r in self.results)}) {{"
            ]
            + block.lines()
            + [yields(block, "return"), "}"]
        )


# Makers ----------------------------------------------------------------------


def like(value, array=None):
    """A block argument for a carry or an operand."""
    argument = Value(array or value.array, value.dynamic)
    argument.batched = value.batched
    return argument


def child(s, block, values):
    scope = Scope(s.rng, block, values, s.settings, s.program)
    scope.depth = s.depth + 1
    return scope


def choose_yield(s, scope, signature, made, fallback):
    """Returns a value of that type; prefers one that the block made."""
    options = [v for v in made if v.signature == signature]
    best = [v for v in options if v.batched] or options
    if best and s.chance(0.9):
        return s.rng.choice(best)
    anything = [v for v in scope.values if v.signature == signature]
    return s.rng.choice(anything) if anything and s.chance(0.4) else fallback


def grow_towards(s, scope, carries):
    """Adds ops, then for each carry without a value of its type an op that makes one."""
    begin = len(scope.block.ops)
    scope.grow(s.rng.randint(1, 4))
    for carry in carries:
        made = [r for op in scope.block.ops[begin:] for r in op.results]
        if not any(v.signature == carry.signature for v in made) and carry.element != "i1":
            accumulate(s, scope, carry)
    return [r for op in scope.block.ops[begin:] for r in op.results]


def accumulate(s, scope, carry):
    """Returns carry + a value of its type, or of a type reduced to it."""
    kind = "addf" if is_float(carry.element) else "addi"
    options = [
        v
        for v in scope.values
        if v.element == carry.element and v is not carry and v.signature == carry.signature
    ]
    try:
        if options:
            a = s.rng.choice(options)
        else:
            a = reduced(s, scope, carry)
        op = sc.Scalar(f"arith.{kind}", (carry.element,) * 2, carry.element, nm.add)
        t = carry.type
        scope.emit(
            op.name,
            [carry, a],
            lambda x, y: [nm.add(x, y)],
            lambda r, o: [f"{r} = {op.name} {o[0]}, {o[1]} : {t}"],
            [carry.dynamic],
        )
    except (Skip, Inexact):
        pass


def reduced(s, scope, carry):
    """Returns a reduction of some value to the carry's shape, for a loop to accumulate."""

    def axes(v):
        for d in range(len(v.shape)):
            if (
                v.shape[:d] + v.shape[d + 1 :] == carry.shape
                and v.dynamic[:d] + v.dynamic[d + 1 :] == carry.dynamic
            ):
                return d
        return None

    v = scope.pick(lambda v: v.element == carry.element and axes(v) is not None)
    d = axes(v)
    if True in carry.dynamic:
        raise Skip
    kind = "addf" if is_float(carry.element) else "addi"
    zero = nm.constant(carry.element, np.zeros(carry.shape, int))
    t, u, element = v.type, carry.type, carry.element
    return scope.emit(
        f"linalg.reduce {kind}",
        [v],
        lambda x: [nm.combine(kind, zero, nm.reduce(kind, x, [d]))],
        lambda r, o: [
            f"{r}_z = arith.constant dense<{sc.literal(0, element)}> : {u}",
            f"{r} = linalg.reduce {{ arith.{kind} }} ins({o[0]} : {t}) outs({r}_z : {u}) "
            f"dimensions = [{d}]",
        ],
    )


def pick_carries(s, most=3):
    carries = []
    for _ in range(s.rng.randint(1, most)):
        v = s.pick(lambda v: v.element != "index" and 0 not in v.shape and v.array.data.size <= 120)
        if s.chance(0.35) and True not in v.dynamic:  # A replicated init of a batch's type.
            v = s.constant(v.shape, v.element, np.zeros(v.shape, int) if s.chance(0.6) else None)
        elif (
            s.chance(0.3) and True not in v.dynamic and len(v.shape) > 0
        ):  # Without its batch: the init of a sum.
            d = s.rng.randrange(len(v.shape))
            shape = v.shape[:d] + v.shape[d + 1 :]
            v = s.constant(shape, v.element, np.zeros(shape, int))
        carries.append(v)
    return carries


def finish(s, op):
    """Runs the op and adds its results, with their dependence on a batch."""
    values = {v: v.array for v in s.values}
    arrays = op.execute(values)
    s.add(op, arrays, [v.dynamic for v in op.results_like])


def outer_values(s):
    return [v for v in s.values if v.array.data.size <= 200]


@maker(1.6, feature="control")
def for_loop(s):
    if s.depth >= DEEPEST:
        raise Skip
    carries = pick_carries(s)
    lower, step = s.rng.choice([0, 0, 1]), s.rng.choice([1, 1, 2])
    upper = lower + s.rng.choice([0, 1, 2, 3, 3, 4])
    operands = list(carries)
    bounds = [v for v in s.values if v.shape == () and v.element in ("i32", "i64")]
    if bounds and s.chance(0.35):
        operands.append(s.rng.choice(bounds))
    counter = Value(nm.integer("i32", np.asarray(lower)))
    arguments = [like(v) for v in carries]
    block = Block([counter] + arguments)
    scope = child(s, block, outer_values(s) + arguments + [counter])
    scope.counters = s.counters + [(counter, upper)]
    if s.chance(0.5):
        scan_slice(scope)
    made = grow_towards(s, scope, arguments)
    block.yields = [choose_yield(s, scope, a.signature, made, a) for a in arguments]
    if len(arguments) > 1 and s.chance(0.1):  # Carries that change places.
        same = [i for i, a in enumerate(arguments) if a.signature == arguments[0].signature]
        if len(same) > 1:
            block.yields[same[0]], block.yields[same[1]] = arguments[same[1]], arguments[same[0]]
    op = For(operands, len(carries), block, lower, upper, step)
    op.results_like = carries
    finish(s, op)


def scan_slice(scope):
    """Adds x[i] for the counter i: a scan over a leading dimension."""
    counter, upper = scope.counters[-1]
    upper = max(upper, int(counter.array.data) + 1)
    try:
        a = scope.pick(
            lambda v: (
                len(v.shape) >= 1
                and v.shape[0] >= upper
                and v.element != "index"
                and True not in v.dynamic
            )
        )
    except Skip:
        return
    shape, t, element = list(a.shape[1:]), a.type, a.element
    rest = ["0"] * len(shape)

    def text(r, o):
        begin = ", ".join([f"{o[1]}_iv"] + rest)
        return [
            f"{r} = tensor.extract_slice {o[0]}[{begin}] {[1] + shape} {[1] * (1 + len(shape))} : "
            f"{t} to {type_text(shape, element)}"
        ]

    scope.emit(
        "tensor.extract_slice of a scan",
        [a, counter],
        lambda x, i: [x.move(lambda d: np.asarray(d[int(i.data)]))],
        text,
    )


@maker(0.6, feature="control")
def split_batch(s):
    """Reshapes [B] to [k, B / k], for a scan that accumulates gradients of parts."""
    a = s.pick(
        lambda v: v.batched and len(v.shape) >= 1 and v.shape[0] > 2 and True not in v.dynamic
    )
    factors = [f for f in range(2, a.shape[0]) if a.shape[0] % f == 0]
    f = s.choice(factors)
    shape = [f, a.shape[0] // f] + list(a.shape[1:])
    groups = [[0, 1]] + [[d + 1] for d in range(1, len(a.shape))]
    reshape(s, "tensor.expand_shape", a, shape, groups, f" output_shape {shape}")
    for_loop(s)


@maker(0.8, feature="control")
def scan_insert(s):
    """Adds a loop that writes its result at [i] of a carry."""
    if s.depth >= DEEPEST:
        raise Skip
    a = s.pick(
        lambda v: (
            len(v.shape) >= 2
            and v.element not in ("index",)
            and v.shape[0] in (2, 3, 4)
            and v.array.data.size <= 120
            and True not in v.dynamic
        )
    )
    n, shape, element = a.shape[0], list(a.shape[1:]), a.element
    begin = s.constant(a.shape, element, np.zeros(a.shape, int))
    counter = Value(nm.integer("i32", np.asarray(0)))
    argument = like(begin)
    block = Block([counter, argument])
    scope = child(s, block, outer_values(s) + [argument, counter])
    scope.counters = s.counters + [(counter, n)]
    scan_slice(scope)
    made = grow_towards(s, scope, [])
    options = [v for v in made + scope.values if v.shape == tuple(shape) and v.element == element]
    if not options:
        raise Skip
    row, t = s.rng.choice(options[:4]), a.type
    rest = ["0"] * len(shape)

    def compute(x, y, i):
        return [overlay(y, x, (int(i.data),))]

    def text(r, o):
        where = ", ".join([f"{o[2]}_iv"] + rest)
        return [
            f"{r} = tensor.insert_slice {o[0]} into {o[1]}[{where}] {[1] + shape} "
            f"{[1] * (1 + len(shape))} : {type_text(shape, element)} into {t}"
        ]

    block.yields = [
        scope.emit("tensor.insert_slice of a scan", [row, argument, counter], compute, text)
    ]
    op = For([begin], 1, block, 0, n, 1)
    op.results_like = [begin]
    finish(s, op)


def scalar_condition(s, scope):
    """Returns a tensor<i1>: some reduction compared with a constant."""
    ready = [v for v in scope.values if v.shape == () and v.element == "i1"]
    if ready and s.chance(0.4):
        return s.rng.choice(ready)
    a = scope.pick(lambda v: v.element != "index" and 0 not in v.shape and True not in v.dynamic)
    nm.needs_exact(a.array)
    if a.shape:
        kind = s.choice(kinds_for(a.element))
        element, t = a.element, a.type
        start = nm.constant(element, np.asarray(0 if kind not in ("mulf", "muli", "andi") else 1))
        dims = list(range(len(a.shape)))
        a = scope.emit(
            f"linalg.reduce {kind}",
            [a],
            lambda x: [nm.combine(kind, start, nm.reduce(kind, x, dims))],
            lambda r, o: [
                f"{r}_z = arith.constant dense<{sc.literal(start.data, element)}> : "
                f"tensor<{element}>",
                f"{r} = linalg.reduce {{ arith.{kind} }} ins({o[0]} : {t}) "
                f"outs({r}_z : tensor<{element}>) dimensions = {dims}",
            ],
        )
    if a.element == "i1":
        return a
    op = sc.compare(a.element, s.rng)
    b = scope.constant((), a.element, np.asarray(s.rng.randint(-3, 6)))
    number = a.type
    return scope.emit(
        op.name,
        [a, b],
        lambda x, y: [op.function(x, y)],
        lambda r, o: op.lines(r, o, lambda e: number if e != "i1" else "tensor<i1>"),
    )


@maker(1, feature="control")
def while_loop(s):
    if s.depth >= DEEPEST:
        raise Skip
    carries = pick_carries(s, 2)
    zero = s.constant((), "i32", np.asarray(0))
    carries.append(zero)
    before = Block([like(v) for v in carries])
    first = child(s, before, outer_values(s) + before.arguments)
    before.yields = [scalar_condition(s, first)]
    after = Block([like(v) for v in carries])
    scope = child(s, after, outer_values(s) + after.arguments)
    made = grow_towards(s, scope, after.arguments[:-1])
    after.yields = [choose_yield(s, scope, a.signature, made, a) for a in after.arguments[:-1]]
    op = While(carries, before, after, s.rng.randint(1, 4))
    op.results_like = carries
    finish(s, op)


@maker(1.2, feature="control")
def branch(s):
    if s.depth >= DEEPEST:
        raise Skip
    condition = scalar_condition(s, s)
    wanted = pick_carries(s, 2)
    blocks = []
    for _ in range(2):
        block = Block()
        scope = child(s, block, outer_values(s) + [v for v in wanted if v not in s.values])
        made = grow_towards(s, scope, wanted)
        block.yields = [choose_yield(s, scope, v.signature, made, v) for v in wanted]
        blocks.append(block)
    op = If(condition, blocks)
    op.results_like = wanted
    finish(s, op)


@maker(0.8, feature="control")
def call(s):
    if s.depth:
        raise Skip
    operands = [s.pick(lambda v: v.element != "index") for _ in range(s.rng.randint(1, 3))]
    operands = list(dict.fromkeys(operands))
    block = Block([like(v) for v in operands])
    scope = child(s, block, block.arguments)
    scope.depth = DEEPEST if s.chance(0.6) else 1
    scope.grow(s.rng.randint(1, 4))
    made = [r for op in block.ops for r in op.results if r.element != "index"]
    if not made:
        raise Skip
    block.yields = s.rng.sample(made, min(len(made), s.rng.randint(1, 2)))
    op = Call(operands, block, s.program.name)
    op.results_like = block.yields
    finish(s, op)
