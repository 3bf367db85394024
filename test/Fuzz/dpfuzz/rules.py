"""Updates of a training step's states: optimizers, their scales and conditions, and
updates that are no optimizer's."""

import numpy as np

from . import numeric as nm
from . import scalar as sc
from . import steps as st
from .generator import Skip
from .loops import For, If, child, finish, like
from .numeric import is_float
from .program import Block, Value
from .shapes import reshape


def apply(step):
    s = step.s
    scale = step.attempt(clip_factor, step) if s.chance(0.35) else None
    gate = step.attempt(condition, step, scale) if s.chance(0.35) else None
    kind = s.choice(["if", "if", "select"])
    for parameter, gradient in list(step.gradients.items()):
        if parameter is step.running or step_role(step, parameter) != "state":
            continue
        if s.chance(0.15) and len(parameter.shape) == 2:
            gradient = step.attempt(twisted, step, gradient) or gradient
        before = dict(step.program.updates)
        if step.attempt(update, step, parameter, gradient, scale) is None:
            step.program.updates = before
            continue
        if gate is not None and s.chance(0.8):
            gated = step.attempt(skipped, step, parameter, gate, kind)
            for state, value in gated or []:
                step.update(state, value)
    if step.running is not None:
        step.attempt(run_average, step)
    if step.counter is not None and s.chance(0.9):
        step.attempt(count, step)
    if step.ids is not None and s.chance(0.25):
        step.attempt(table_in_place, step)
    if s.chance(0.15):
        step.attempt(exchange, step)
    if step.trips is not None and s.chance(0.7):
        step.attempt(repeated, step)


def step_role(step, value):
    return next(a.role for a in step.program.arguments if a.value is value)


def clip_factor(step):
    """Returns a number from a global norm, to scale gradients by."""
    s, element = step.s, step.x.element
    gradients = [g for g in step.gradients.values() if g.element == element]
    norm = None
    for gradient in gradients[:3]:
        term = st.total(s, gradient, list(range(len(gradient.shape))), square=True)
        norm = (
            term
            if norm is None
            else st.elementwise(s, [norm, term], [(st.binary("add", element), [0, 1])])[0]
        )
    if norm is None:
        raise Skip
    step.outputs += [norm] if s.chance(0.5) else []
    if not s.settings["exact"] and element in ("f32", "f64") and s.chance(0.5):
        # min(1, 1 / sqrt(norm + 1))
        return st.elementwise(
            s,
            [norm],
            [
                (st.binary("add", element, 1), [0]),
                (sc.Scalar("math.rsqrt", (element,), element, sc.SMOOTH["math.rsqrt"]), [1]),
                (st.binary("min", element, 1), [2]),
            ],
        )[0]
    half, one = (s.constant((), element, np.asarray(v)) for v in (0.5, 1.0))
    large = st.elementwise(s, [norm], [(st.compare(element, "gt", s.choice([1, 8, 40])), [0])])[0]
    return st.elementwise(s, [large, half, one], [(sc.select(element), [0, 1, 2])])[0]


def condition(step, scale):
    """Returns a tensor<i1> from an input, a count, a maximum or a norm."""
    s = step.s
    kind = s.choice(["go", "count", "finite", "scale"])
    if kind == "go" and step.go is not None:
        return step.go
    if kind == "count" and step.counter is not None:
        return st.elementwise(
            s, [step.counter], [(st.compare(step.counter.element, "gt", 0), [0])]
        )[0]
    if kind == "scale" and scale is not None:
        return st.elementwise(s, [scale], [(st.compare(scale.element, "lt", 1), [0])])[0]
    gradient = s.choice([g for g in step.gradients.values() if is_float(g.element)])
    largest = st.elementwise(
        s,
        [gradient],
        [(sc.Scalar("math.absf", (gradient.element,), gradient.element, sc.absolute), [0])],
    )[0]
    element, t, dims = gradient.element, gradient.type, list(range(len(gradient.shape)))
    zero = nm.constant(element, np.zeros(()))
    largest = s.emit(
        "largest",
        [largest],
        lambda x: [nm.combine("maximumf", zero, nm.reduce("maximumf", x, dims))],
        lambda r, o: [
            f"{r}_z = arith.constant dense<{sc.literal(0, element)}> : tensor<{element}>",
            f"{r} = linalg.reduce {{ arith.maximumf }} ins({o[0]} : {t}) "
            f"outs({r}_z : tensor<{element}>) dimensions = {dims}",
        ],
    )
    return st.elementwise(s, [largest], [(st.compare(element, "lt", s.choice([2, 6, 20])), [0])])[0]


def twisted(step, gradient):
    """Returns the gradient behind ops that do not run at the state's own elements."""
    s, (a, b) = step.s, gradient.shape
    if s.chance(0.5):
        reshape(s, "tensor.collapse_shape", gradient, [a * b], [[0, 1]], "")
        clamped = st.clamp(s, s.values[-1], 4)
        reshape(s, "tensor.expand_shape", clamped, [a, b], [[0, 1]], f" output_shape [{a}, {b}]")
        return s.values[-1]
    rows = st.total(s, gradient, [1])
    return st.along(s, gradient, rows, 0, st.binary("add", gradient.element))


def update(step, parameter, gradient, scale):
    """Adds the updates of a parameter and its moments."""
    s, element = step.s, parameter.element
    moments = step.moments.get(parameter, [])
    if gradient.element != element:
        gradient = st.cast(s, gradient, element)
    if scale is not None and scale.element == element and s.chance(0.8):
        gradient = st.elementwise(s, [gradient, scale], [(st.binary("mul", element), [0, 1])])[0]
    if s.chance(0.3) and is_float(element):  # The mean.
        gradient = st.elementwise(
            s, [gradient], [(st.binary("mul", element, s.choice([0.25, 0.5])), [0])]
        )[0]
    if s.chance(0.3):
        gradient = st.clamp(s, gradient, s.choice([2, 4, 16]))
    change = gradient
    for number, moment in enumerate(moments):
        new = moved(step, moment, gradient, number)
        step.update(moment, new)
        if number == 0 and s.chance(0.85):
            change = st.cast(s, new, element)
        elif number == 1:
            change = second(step, change, new)
    rule = s.choice(["sgd", "sgd", "sgd", "rate", "sign", "decay", "average", "max", "both"])
    new = by_rule(step, rule, parameter, change, moments)
    if s.chance(0.6):
        new = st.clamp(s, new, s.choice([4, 8, 16]))
    step.update(parameter, new)
    return new


def moved(step, moment, gradient, number):
    s, e = step.s, moment.element
    gradient = st.cast(s, gradient, e)
    if not is_float(e):
        return st.elementwise(s, [moment, gradient], [(st.binary("add", e), [0, 1])])[0]
    kind = s.choice(
        ["momentum", "momentum", "sum", "largest", "squares"]
        if number == 0
        else ["squares", "largest"]
    )
    if kind == "momentum":
        steps = [(st.binary("mul", e, 0.5), [0]), (st.binary("add", e), [2, 1])]
    elif kind == "sum":
        steps = [(st.binary("add", e), [0, 1])]
    elif kind == "largest":
        steps = [(sc.Scalar("math.absf", (e,), e, sc.absolute), [1]), (st.binary("max", e), [0, 2])]
    else:
        steps = [
            (st.binary("mul", e), [1, 1]),
            (st.binary("mul", e, 0.5), [0]),
            (st.binary("add", e), [2, 3]),
        ]
    new = st.elementwise(s, [moment, gradient], steps)[0]
    return st.clamp(s, new, 8) if s.chance(0.4) else new


def second(step, change, squares):
    """Returns change / (sqrt(squares) + 1) in rounded programs, else a select."""
    s, e = step.s, change.element
    squares = st.cast(s, squares, e)
    if not s.settings["exact"] and e in ("f32", "f64"):
        root = sc.Scalar("math.sqrt", (e,), e, sc.SMOOTH["math.sqrt"])
        return st.elementwise(
            s,
            [change, squares],
            [(st.binary("add", e, 0.5), [1]), (root, [2]), (st.binary("div", e), [0, 3])],
        )[0]
    return st.elementwise(
        s,
        [change, squares],
        [(st.compare(e, "gt", 2), [1]), (st.binary("mul", e, 0.5), [0]), (sc.select(e), [2, 3, 0])],
    )[0]


def by_rule(step, rule, p, change, moments):
    s, e = step.s, p.element
    if not is_float(e):
        rule = s.choice(["sgd", "max"])
    if rule == "rate" and step.rate is not None and step.rate.element == e:
        return st.elementwise(
            s,
            [p, change, step.rate],
            [(st.binary("mul", e), [1, 2]), (st.binary("sub", e), [0, 3])],
        )[0]
    if rule == "sign":
        return st.elementwise(
            s,
            [p, change],
            [
                (st.compare(e, "gt", 0), [1]),
                (st.binary("sub", e, 1), [0]),
                (st.binary("add", e, 1), [0]),
                (sc.select(e), [2, 3, 4]),
            ],
        )[0]
    if rule == "decay":
        return st.elementwise(
            s, [p, change], [(st.binary("mul", e, 0.5), [0]), (st.binary("sub", e), [2, 1])]
        )[0]
    if rule == "average":
        return st.elementwise(
            s, [p, change], [(st.binary("add", e), [0, 1]), (st.binary("mul", e, 0.5), [2])]
        )[0]
    if rule == "max":
        return st.elementwise(s, [p, change], [(st.binary("max", e), [0, 1])])[0]
    if rule == "both" and moments and moments[0].element == e:  # Two states by one op.
        made = st.fused(
            s,
            [p, moments[0], change],
            [(st.binary("add", e), [1, 2]), (st.binary("sub", e), [0, 3])],
            2,
            p.shape,
            p.dynamic,
        )
        step.update(moments[0], made[0])
        return made[1]
    return st.elementwise(s, [p, change], [(st.binary("sub", e), [0, 1])])[0]


def skipped(step, parameter, gate, kind):
    """Returns [(state, new value)]: the old value where `gate` is false."""
    s = step.s
    pairs = []
    for state in [parameter] + step.moments.get(parameter, []):
        number = step.number_of(state)
        if number in step.program.updates:
            pairs.append((state, step.program.updates[number]))
    if kind == "select":
        return [
            (state, st.elementwise(s, [gate, new, state], [(sc.select(new.element), [0, 1, 2])])[0])
            for state, new in pairs
        ]
    yes, no = Block(), Block()
    yes.yields, no.yields = [new for _, new in pairs], [state for state, _ in pairs]
    op = If(gate, [yes, no])
    op.results_like = no.yields
    finish(s, op)
    return [(state, made) for (state, _), made in zip(pairs, op.results)]


def run_average(step):
    """running / 2 + sum over the rows of x / 4"""
    s, state = step.s, step.running
    gradient = step.gradients.get(state)
    if gradient is None:
        x = step.x
        rows = [
            d
            for d in range(len(x.shape))
            if d
            != (
                0
                if x.shape[0] == state.shape[0]
                and len(x.shape) == 2
                and x.shape[1] != state.shape[0]
                else len(x.shape) - 1
            )
        ]
        gradient = st.total(s, x, rows)
    e = state.element
    gradient = st.cast(s, gradient, e)
    half = [
        (st.binary("mul", e, 0.5), [0]),
        (st.binary("mul", e, 0.25), [1]),
        (st.binary("add", e), [2, 3]),
    ]
    step.update(state, st.elementwise(s, [state, gradient], half)[0])
    return True


def count(step):
    s, state = step.s, step.counter
    step.update(state, st.elementwise(s, [state], [(st.binary("add", state.element, 1), [0])])[0])
    return True


def table_in_place(step):
    """Updates the table, or its new value, at the indices themselves."""
    s = step.s
    number = step.number_of(step.table)
    old = step.program.updates.get(number, step.table) if s.chance(0.5) else step.table
    error = step.error
    if (
        error.shape[:-1] != step.ids.shape
        or error.shape[-1:] != old.shape[1:]
        or error.element != old.element
    ):
        raise Skip
    kind = s.choice(["add", "add", "max", "min"])
    step.update(step.table, st.index_update(s, error, old, step.ids, kind))
    return True


def exchange(step):
    """Exchanges two states, and perhaps updates one of them."""
    s = step.s
    states = [a.value for a in step.program.arguments if a.role == "state"]
    a = s.choice(states)
    b = s.choice([v for v in states if v is not a and v.signature == a.signature])
    updates = step.program.updates
    before = updates.get(step.number_of(a), a)
    step.update(a, b)
    step.update(b, before if s.chance(0.5) else a)
    return True


def repeated(step):
    """Updates in a loop whose trip count is an input or fixed."""
    s = step.s
    state, gradient = s.choice(
        [
            (p, g)
            for p, g in step.gradients.items()
            if p.element == g.element and step_role(step, p) == "state"
        ]
    )
    counter = Value(nm.integer("i32", np.asarray(0)))
    argument = like(state)
    block = Block([counter, argument])
    scope = child(s, block, [argument, gradient])
    block.yields = [
        st.elementwise(scope, [argument, gradient], [(st.binary("sub", state.element), [0, 1])])[0]
    ]
    operands = [state] + ([step.trips] if s.chance(0.7) else [])
    op = For(operands, 1, block, 0, 3, 1)
    op.results_like = [state]
    finish(s, op)
    step.update(state, op.results[0])
    return True
