"""linalg.generic in all forms: maps, bodies, combiners.

A map is a list with one expression per dimension of the operand; an expression
is (terms, constant), its terms (loop, coefficient).
"""

import numpy as np

from . import numeric as nm
from .program import type_text


def loop(d):
    return ((d, 1),), 0


def projection(loops):
    return [loop(d) for d in loops]


def map_text(expressions, loops):
    def one(expression):
        terms, constant = expression
        text = " + ".join(f"d{d}" if c == 1 else f"d{d} * {c}" for d, c in terms)
        if not terms:
            return str(constant)
        return text + (f" + {constant}" if constant else "")

    names = ", ".join(f"d{d}" for d in range(loops))
    return f"affine_map<({names}) -> ({', '.join(one(e) for e in expressions)})>"


def spread(array, expressions, extents):
    """Broadcasts the operand to the whole iteration space."""
    indices = []
    for terms, constant in expressions:
        index = np.full((1,) * len(extents), constant)
        for d, c in terms:
            shape = [1] * len(extents)
            shape[d] = extents[d]
            index = index + c * np.arange(extents[d]).reshape(shape)
        indices.append(index)

    def pick(data):
        return np.broadcast_to(data[tuple(indices)] if indices else data, extents)

    return array.move(pick)


def index_array(d, extents, element="index"):
    shape = [1] * len(extents)
    shape[d] = extents[d]
    return nm.integer(element, np.broadcast_to(np.arange(extents[d]).reshape(shape), extents))


def reduce_loops(kind, array, extents, output, init):
    """Reduces over all loops that are not in `output` (loops in the order of its
    dimensions), and combines with the init."""
    gone = [d for d in range(len(extents)) if d not in output]
    kept = [d for d in range(len(extents)) if d in output]
    order = [kept.index(d) for d in output]
    reduced = nm.reduce(kind, array, gone).move(lambda data: data.transpose(order))
    return nm.combine(kind, init, reduced)


class Body:
    """Scalar ops on leaves, in their order."""

    def __init__(self):
        self.steps = []  # (Scalar, indices of its operands)
        self.leaves = []  # arrays on the iteration space, in order
        self.names = []

    def leaf(self, array, suffix):
        """`suffix` follows the op's name in the leaf's (i0, i1, ... for the inputs)."""
        self.leaves.append(array)
        self.names.append(suffix)

    def values(self, leaves):
        values = list(leaves)
        for scalar, operands in self.steps:
            values.append(scalar.function(*[values[i] for i in operands]))
        return values

    def text(self, result):
        """Returns (lines, name of the last value)."""
        lines, names = [], [f"{result}_{n}" for n in self.names]
        for number, (scalar, operands) in enumerate(self.steps):
            name = f"{result}_{number}"
            lines += scalar.lines(name, [names[i] for i in operands], lambda element: element)
            names.append(name)
        return lines, names[-1]


def generic_text(result, inputs, outputs, maps, loops, reductions, body_lines, yielded):
    """`inputs` and `outputs` are (name, type, element); block arguments are named
    RESULT_i0, ..., RESULT_o0, ..."""
    kinds = ", ".join('"reduction"' if d in reductions else '"parallel"' for d in range(loops))
    maps = ", ".join(map_text(m, loops) for m in maps)
    arguments = [f"{result}_i{k}: {e}" for k, (_, _, e) in enumerate(inputs)]
    arguments += [f"{result}_o{k}: {e}" for k, (_, _, e) in enumerate(outputs)]
    ins = ""
    if inputs:
        ins = f" ins({', '.join(n for n, _, _ in inputs)} : {', '.join(t for _, t, _ in inputs)})"
    outs = f" outs({', '.join(n for n, _, _ in outputs)} : {', '.join(t for _, t, _ in outputs)})"
    types = ", ".join(t for _, t, _ in outputs)
    count = f":{len(outputs)}" if len(outputs) > 1 else ""
    lines = [
        f"{result}{count} = linalg.generic "
        f"{{indexing_maps = [{maps}], iterator_types = [{kinds}]}}{ins}{outs} {{",
        f"^bb0({', '.join(arguments)}):",
    ]
    lines += ["  " + line for line in body_lines]
    lines.append(f"  linalg.yield {', '.join(yielded)} : {', '.join(e for _, _, e in outputs)}")
    lines.append(f"}} -> {types if len(outputs) == 1 else '(' + types + ')'}")
    return lines


def tensor_of(name, value):
    return name, value.type, value.element


def combiner_name(kind):
    return f"arith.{kind}"


__all__ = [
    "Body",
    "combiner_name",
    "generic_text",
    "index_array",
    "loop",
    "map_text",
    "projection",
    "reduce_loops",
    "spread",
    "tensor_of",
    "type_text",
]
