"""Random training steps: a forward pass, gradients that are sums over the batch,
and updates of states of all kinds (rules.py)."""

import itertools
import random

import numpy as np

from . import numeric as nm
from . import rules
from . import steps as st
from .generator import Scope, Skip
from .numeric import Inexact
from .program import Argument, Block, Program, Value

ELEMENTS = ["f32"] * 6 + ["f64", "bf16", "f16"]


class Step:
    """A step under construction. `gradients` maps a state's value to its gradient."""

    def __init__(self, scope, program):
        self.s, self.program = scope, program
        self.gradients, self.parameters, self.moments = {}, [], {}
        self.outputs = []
        self.x = self.t = self.ids = self.rate = self.go = self.trips = None
        self.running = self.table = self.counter = None

    def argument(self, role, shape, element, dim=None, data=None, dynamic=False):
        s, flags = self.s, [False] * len(shape)
        if role == "batch":
            flags[dim] = dynamic
        if data is None:
            data = small(s, shape, element)
        value = Value(nm.constant(element, data), flags)
        value.batched = role == "batch"
        self.program.arguments.append(Argument(value, role, dim))
        s.values.append(value)
        return value

    def attempt(self, function, *arguments):
        """Returns the result of a maker. If it raises Skip, removes what it added and returns
        None."""
        s = self.s
        ops, values = len(s.block.ops), len(s.values)
        try:
            return function(*arguments)
        except (Skip, Inexact):
            del s.block.ops[ops:], s.values[values:]
            return None

    def number_of(self, value):
        """Returns the argument number of a state."""
        return next(n for n, a in enumerate(self.program.arguments) if a.value is value)

    def update(self, state, value):
        if value is not None and value.signature == state.signature:
            self.program.updates[self.number_of(state)] = value


def small(s, shape, element):
    bound = 1 if element == "i1" else s.rng.choice([1, 2, 3])
    low = 0 if element == "i1" else -bound
    data = np.array([s.rng.randint(low, bound) for _ in range(int(np.prod(shape)))]).reshape(shape)
    if nm.is_float(element) and not nm.Mode.exact:
        from .generator import rounded

        data = rounded(
            data + np.array([s.rng.random() for _ in range(data.size)]).reshape(shape) / 2, element
        )
    return data


def generate(seed, name, narrow=None, without=()):
    """Returns the training step of that seed. All its f32 numbers are exact in
    `narrow`, bf16 or f16, if given."""
    rng = random.Random(seed * 3 + 1)
    Value.numbers = itertools.count()
    exact = bool(narrow) or rng.random() < 0.8
    nm.Mode.exact = exact
    batch = rng.choice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13])
    settings = {
        "batch": batch,
        "sizes": [batch, 3, 2, 5],
        "dynamic": False,
        "exact": exact,
        "without": tuple(without),
        "element": "f32" if narrow else rng.choice(ELEMENTS),
    }
    program = Program(name, [], Block())
    program.exact, program.narrow = exact, narrow
    scope = Scope(rng, program.block, [], settings, program)
    with nm.narrowed(narrow):
        build(Step(scope, program), dynamic=rng.random() < 0.08)
    return program


def build(step, dynamic):
    s, program = step.s, step.program
    rng, element, batch = s.rng, s.settings["element"], s.settings["batch"]
    d, k = rng.choice([1, 2, 3, 5, 7]), rng.choice([1, 2, 3, 5])
    middle = rng.choice([2, 3]) if s.chance(0.15) else None  # [B, T, D]
    across = middle is None and s.chance(0.12)  # [D, B]
    inner = [middle] if middle else []
    if across:
        step.x = step.argument("batch", [d, batch], element, 1, dynamic=dynamic)
    else:
        step.x = step.argument("batch", [batch] + inner + [d], element, 0, dynamic=dynamic)
    arguments(step, d, k, batch, inner, dynamic)
    step.error = step.attempt(forward, step, across, bool(middle))
    if step.error is None:
        step.error = step.x
    s.settings["dynamic"] = dynamic
    if s.chance(0.3):  # Any other ops, whose results are then summed.
        s.grow(rng.randint(1, 4))
    backward(step, across, bool(middle))
    if s.chance(0.3):
        reduce_otherwise(step)
    rules.apply(step)
    if s.chance(0.15):
        s.grow(rng.randint(1, 3))
    finish(step)
    if s.chance(0.25):
        program.reader = reader(step)


def arguments(step, d, k, batch, inner, dynamic):
    s, rng, element = step.s, step.s.rng, step.s.settings["element"]
    wide = "f32" if element in ("bf16", "f16") and s.chance(0.5) else element
    if s.chance(0.5):
        step.t = step.argument("batch", [batch] + inner + [k], element, 0, dynamic=dynamic)
    if s.chance(0.15):  # A batch of another size.
        other = rng.choice([1, 2, 3, 5, 2 * batch, 3 * batch])
        step.argument("batch", [other, rng.choice([d, k])], element, 0, dynamic=False)
    for shape in [[d, k], [k], [d]]:
        if s.chance(0.75):
            role = "state" if s.chance(0.9) else "input"
            parameter = step.argument(role, shape, element)
            step.parameters.append(parameter)
            if role == "state":
                step.moments[parameter] = [
                    step.argument(
                        "state",
                        shape,
                        wide if s.chance(0.8) else element,
                        data=np.zeros(shape) if s.chance(0.5) else None,
                    )
                    for _ in range(rng.choice([0, 1, 1, 2]))
                ]
    if s.chance(0.35) and not dynamic:
        v = rng.choice([3, 4, 7])
        step.table = step.argument("state", [v, k], element)
        shape = [batch] + inner
        step.ids = step.argument(
            "batch",
            shape,
            rng.choice(["i32", "i64"]),
            0,
            np.array([rng.randrange(v) for _ in range(int(np.prod(shape)))]).reshape(shape),
        )
        step.moments[step.table] = (
            [step.argument("state", [v, k], element)] if s.chance(0.4) else []
        )
    if s.chance(0.3):
        step.running = step.argument("state", [d], wide)
    if s.chance(0.3):
        step.counter = step.argument(
            "state", [], rng.choice(["i32", "i64", "f32"]), data=np.zeros([])
        )
    if s.chance(0.2):  # No gradient reaches it.
        step.parameters.append(
            step.argument(
                "state",
                rng.choice([[3], [2, 3], [5, 1, 2], [11]]),
                rng.choice([element, "i32", "f64"]),
            )
        )
    if s.chance(0.5):
        step.rate = step.argument(
            "input", [], element, data=np.asarray(rng.choice([0.5, 0.25, 1, 2]))
        )
    if s.chance(0.25):
        step.go = step.argument("input", [], "i1")
    if s.chance(0.2):
        step.trips = step.argument("input", [], "i32", data=np.asarray(rng.randint(0, 3)))


def weight_like(step, rank, *shape):
    return next(
        (
            p
            for p in step.parameters
            if len(p.shape) == rank and p.shape == tuple(shape) and p.element == step.x.element
        ),
        None,
    )


def forward(step, across, middle):
    """Returns the error, of the shape [B, (T,) K] or that of x."""
    s, x = step.s, step.x
    d = x.shape[0 if across else -1]
    w = next(
        (
            p
            for p in step.parameters
            if len(p.shape) == 2 and p.shape[0] == d and p.element == x.element
        ),
        None,
    )
    h = None
    if w is not None and s.chance(0.9):
        h = step.attempt(
            st.contract,
            s,
            x,
            w,
            ("db" if across else "btd" if middle else "bd", "dk", "btk" if middle else "bk"),
        )
        if h is not None:
            step.used_w = w
    if h is None:
        h = x
        if across:
            return x
    bias = next(
        (p for p in step.parameters if p.shape == (h.shape[-1],) and p.element == h.element), None
    )
    if bias is not None and s.chance(0.8):
        h = (
            step.attempt(
                st.along,
                s,
                h,
                bias,
                len(h.shape) - 1,
                st.binary(s.choice(["add", "add", "sub", "mul"]), h.element),
            )
            or h
        )
    if step.ids is not None and s.chance(0.8):
        rows = step.attempt(st.rows_of, s, step.table, step.ids)
        if rows is not None and rows.signature == h.signature:
            h = (
                step.attempt(
                    lambda: st.elementwise(s, [h, rows], [(st.binary("add", h.element), [0, 1])])[0]
                )
                or h
            )
    if s.chance(0.6):  # An activation, which keeps numbers small.
        h = step.attempt(st.clamp, s, h, s.choice([2, 4, 8])) or h
    if step.t is not None and step.t.signature == h.signature:
        h = (
            step.attempt(
                lambda: st.elementwise(s, [h, step.t], [(st.binary("sub", h.element), [0, 1])])[0]
            )
            or h
        )
    if s.chance(0.08):  # A statistic of the batch is used by the rows.

        def center():
            mean = st.total(s, h, list(range(len(h.shape) - 1)))
            return st.along(s, h, mean, len(h.shape) - 1, st.binary("sub", h.element))

        h = step.attempt(center) or h
    return h


def backward(step, across, middle):
    s, x, error = step.s, step.x, step.error
    used = getattr(step, "used_w", None)
    if used is not None:
        letters = ("db" if across else "btd" if middle else "bd", "btk" if middle else "bk", "dk")
        gradient = step.attempt(st.contract, s, x, error, letters)
        if gradient is not None:
            step.gradients[used] = gradient
    if step.ids is not None:

        def embedding():
            zero = s.constant(step.table.shape, error.element, np.zeros(step.table.shape, int))
            made = st.index_update(s, error, zero, step.ids)
            if s.chance(0.2):  # A table that is read twice.
                made = st.index_update(s, error, made, step.ids)
            return made

        if error.shape[:-1] == step.ids.shape and error.shape[-1:] == step.table.shape[1:]:
            gradient = step.attempt(embedding)
            if gradient is not None:
                step.gradients[step.table] = gradient
    for p in step.parameters + ([step.running] if step.running is not None else []):
        if p not in step.gradients:
            gradient = step.attempt(summed, step, p)
            if gradient is not None:
                step.gradients[p] = gradient
    for _ in range(2):
        if s.chance(0.6):
            made = step.attempt(
                lambda: st.total(s, error, list(range(len(error.shape))), square=s.chance(0.6))
            )
            if made is not None:
                step.outputs.append(made)


def reduce_otherwise(step):
    """Adds reductions of any kind, whose results are numbers and vectors."""
    s = step.s
    before = len(s.values)
    s.grow(
        s.rng.randint(1, 2),
        lambda function, attributes: function.__name__ in ("reduce", "generic_reduction", "argmax"),
    )
    step.outputs += [v for v in s.values[before:] if v.batched and v.element != "index"]


def summed(step, p):
    """Returns a sum over a batch, of the shape of `p`."""
    s = step.s

    def gone(v):
        for count in (1, 2):
            for dims in itertools.combinations(range(len(v.shape)), count):
                if tuple(n for d, n in enumerate(v.shape) if d not in dims) == p.shape:
                    return list(dims)
        return None

    v = s.pick(lambda v: v.batched and v.element == p.element and gone(v) is not None)
    return st.total(s, v, gone(v), square=s.chance(0.2))


def reader(step):
    """Returns another function that reads some of the states, not all elementwise;
    None if no such function was found."""
    s, trained = step.s, step.program
    program = Program(trained.name + "_read", [], Block())
    program.exact, program.narrow = trained.exact, trained.narrow
    settings = dict(s.settings, dynamic=False)
    other = Step(Scope(s.rng, program.block, [], settings, program), program)
    states = [n for n, a in enumerate(trained.arguments) if a.role == "state"]
    if not states:
        return None
    for number in s.rng.sample(states, min(len(states), s.rng.randint(1, 3))):
        old = trained.arguments[number].value
        program.shared[len(program.arguments)] = number
        other.argument("state", old.shape, old.element, data=old.array.data)
    if s.chance(0.7):
        other.argument(
            "batch",
            [s.rng.choice([1, 3, 4, 7])] + list(s.choice(other.s.values).shape)[:2],
            settings["element"],
            0,
        )
    for value in list(other.s.values):
        if value.shape and s.chance(0.5):
            other.attempt(
                lambda: st.total(
                    other.s, value, list(range(len(value.shape))), square=s.chance(0.3)
                )
            )
    other.s.grow(s.rng.randint(1, 4))
    made = [r for op in program.block.ops for r in op.results if r.element != "index"]
    if not made:
        return None
    program.outputs = s.rng.sample(made, min(len(made), 3))
    program.prune()
    return program


def finish(step):
    """Chooses results, also old and new states."""
    s, program = step.s, step.program
    rng = s.rng
    made = [r for op in program.block.ops for r in op.results if r.element != "index"]
    outputs = [v for v in step.outputs if v in s.values]  # Not those of attempts that failed.
    if made and (s.chance(0.5) or not outputs):
        outputs.append(rng.choice([v for v in made if v.batched] or made))
    if s.chance(0.3) and program.updates:
        outputs.append(rng.choice(list(program.updates.values())))
    states = [a.value for a in program.arguments if a.role == "state"]
    if s.chance(0.2) and states:
        outputs.append(rng.choice(states))
    if s.chance(0.1):
        outputs.append(step.x)
    program.outputs = list(dict.fromkeys(outputs)) or [step.x]
    if program.updates:
        program.steps = rng.choice([1, 2, 2, 3, 4])
    program.prune()
