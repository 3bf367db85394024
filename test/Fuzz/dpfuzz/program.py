"""Programs: values, ops, blocks; their text and their results."""

import itertools

import numpy as np

from . import numeric as nm


class Value:
    """A tensor. `array` is its value in the first step, None inside loops
    that have not run. `dynamic` has the dimensions that are `?` in its type."""

    numbers = itertools.count()

    def __init__(self, array, dynamic=None):
        self.array, self.element, self.shape = array, array.element, tuple(array.shape)
        self.dynamic = tuple(dynamic) if dynamic else (False,) * len(self.shape)
        self.name = f"%v{next(Value.numbers)}"
        self.batched = False  # Whether it depends on a batch.

    @property
    def type(self):
        return type_text(self.shape, self.element, self.dynamic)

    @property
    def signature(self):
        return self.shape, self.element, self.dynamic


def type_text(shape, element, dynamic=()):
    dims = [("?" if d < len(dynamic) and dynamic[d] else str(n)) for d, n in enumerate(shape)]
    return "tensor<" + "".join(f"{n}x" for n in dims) + element + ">"


class Op:
    """`compute(*arrays)` returns the results' arrays, `text(result, operands)` the
    op's lines from names. Other names in the lines begin with `result`; several
    results are `result`#0, ..."""

    def __init__(self, name, operands, compute, text):
        self.name, self.operands, self.compute, self.text = name, list(operands), compute, text
        self.results = []
        self.blocks = []

    def run(self, values):
        got = self.compute(*[values[v] for v in self.operands])
        for result, array in zip(self.results, got):
            values[result] = array

    def lines(self):
        return self.text(self.results[0].name.split("#")[0], [v.name for v in self.operands])

    def used(self):
        """Returns the values of outer blocks that it reads."""
        return self.operands + [v for block in self.blocks for v in block.free()]


class Block:
    """Ops with arguments, ending in a yield of `yields`."""

    def __init__(self, arguments=()):
        self.arguments, self.ops, self.yields = list(arguments), [], []

    def run(self, values, arrays=()):
        for argument, array in zip(self.arguments, arrays):
            values[argument] = array
        for op in self.ops:
            op.run(values)
        return [values[v] for v in self.yields]

    def lines(self):
        return ["  " + line for op in self.ops for line in op.lines()]

    def prune(self):
        """Drops ops that do not reach the yields."""
        live = set(self.yields)
        kept = []
        for op in reversed(self.ops):
            if any(r in live for r in op.results):
                for block in op.blocks:
                    block.prune()
                live.update(op.used())
                kept.append(op)
        self.ops = kept[::-1]

    def free(self):
        """Returns the values that it reads and does not define."""
        made = set(self.arguments) | {r for op in self.ops for r in op.results}
        return [v for v in [u for op in self.ops for u in op.used()] + self.yields if v not in made]

    def all_ops(self):
        for op in self.ops:
            yield op
            for block in op.blocks:
                yield from block.all_ops()


class Argument:
    """`role` is batch, state or input. A batch is scattered along `dim`."""

    def __init__(self, value, role, dim=None):
        self.value, self.role, self.dim = value, role, dim


class Program:
    """A function. `updates` maps arguments' numbers to the values they become."""

    def __init__(self, name, arguments, block):
        self.name, self.arguments, self.block = name, arguments, block
        self.outputs, self.updates = [], {}
        self.steps = 1
        self.exact = True  # see numeric.Mode
        self.narrow = None  # see numeric.narrowed
        self.reader = (
            None  # Another Program of the module, which reads states of this one and updates none.
        )
        self.shared = {}  # Of a reader: argument numbers to those of the states.
        self.tags = []  # Properties for coverage.

    def prune(self):
        self.block.yields = self.outputs + list(self.updates.values())
        self.block.prune()

    def run(self, arrays):
        """Computes one step. Returns (outputs, updates by argument number)."""
        values = {a.value: array for a, array in zip(self.arguments, arrays)}
        for op in self.block.ops:
            op.run(values)
        return [values[v] for v in self.outputs], {i: values[v] for i, v in self.updates.items()}

    def expected(self, steps):
        """Returns the outputs of each step, and the states after the last step that
        is predictable enough."""
        nm.Mode.exact = self.exact
        arrays = [a.value.array for a in self.arguments]
        made, states = [], {}
        with nm.narrowed(self.narrow):
            for _ in range(steps):
                try:
                    outputs, updates = self.run(arrays)
                except nm.Inexact:
                    if not made:
                        raise
                    break
                made.append(outputs)
                states = updates
                for i, array in updates.items():
                    arrays[i] = array
        return made, states

    def text(self):
        arguments = []
        for number, a in enumerate(self.arguments):
            name = f'dp.name = "{self.argument_name(number)}"'
            attribute = {
                "batch": f"{name}, dp.scatter = {a.dim}",
                "input": name,
                "state": f"{name}, dp.state",
            }[a.role]
            arguments.append(f"{a.value.name}: {a.value.type} {{{attribute}}}")
        results, types = [], []
        for number, value in self.updates.items():
            results.append(value.name)
            types.append(f"{value.type} {{dp.updates = {number}}}")
        for value in self.outputs:
            results.append(value.name)
            types.append(value.type)
        plain = ", ".join(v.type for v in list(self.updates.values()) + self.outputs)
        lines = [
            line for op in self.all_ops() if hasattr(op, "definition") for line in op.definition()
        ]
        lines.append(f"func.func @{self.name}({', '.join(arguments)}) -> ({', '.join(types)}) {{")
        lines += self.dim_lines() + self.block.lines()
        lines += [f"  return {', '.join(results)} : {plain}", "}", ""]
        return "\n".join(lines) + (self.reader.text() if self.reader else "")

    def argument_name(self, number):
        if number in self.shared:
            return f"{self.name.removesuffix('_read')}_{self.shared[number]}"
        return f"{self.name}_{number}"

    def expected_reading(self, states):
        """Returns the reader's results for `states`, None where those are not
        predictable."""
        arrays = [
            states.get(self.reader.shared.get(n), a.value.array)
            for n, a in enumerate(self.reader.arguments)
        ]
        try:
            with nm.narrowed(self.narrow):
                return arrays, self.reader.run(arrays)[0]
        except nm.Inexact:
            return None

    def dim_lines(self):
        """Returns the text. %n is the size of the dynamic dimensions, all of which are the
        batch."""
        for a in self.arguments:
            if True in a.value.dynamic:
                dim = a.value.dynamic.index(True)
                return [
                    f"  %n_c = arith.constant {dim} : index",
                    f"  %n = tensor.dim {a.value.name}, %n_c : {a.value.type}",
                ]
        return []

    def all_ops(self):
        return self.block.all_ops()


def empty(result, shape, element, dynamic=()):
    """Returns (line, name) of an empty tensor."""
    name = f"{result}_e"
    sizes = ", ".join("%n" for d in dynamic if d)
    return f"{name} = tensor.empty({sizes}) : {type_text(shape, element, dynamic)}", name


def dense(array):
    """Returns the literal of a constant."""

    def nested(data):
        if data.ndim == 0:
            from .scalar import literal

            return literal(data, array.element)
        return "[" + ", ".join(nested(d) for d in data) + "]"

    data = np.asarray(array.data)
    if data.size and np.all(data == data.flat[0]):
        return nested(data.flat[0] * np.ones((), data.dtype))
    return nested(data)
