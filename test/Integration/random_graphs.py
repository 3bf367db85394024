#!/usr/bin/env python3
"""Writes a module of random graphs for run_entries.py.

random_graphs.py OUT.mlir [--seed 0] [--entries 20] [--ops 12]

Integer graphs: sums and products wrap, so every order of a sum gives the same
bits and results compare exactly. Other dimensions often have the size of the
batch. Each entry scatters one or two arguments; some have state.
"""

import argparse
import itertools
import random

KINDS = {
    "addi": 0,
    "muli": 1,
    "maxsi": -(2**31),
    "minsi": 2**31 - 1,
    "andi": -1,
    "ori": 0,
    "xori": 0,
    "maxui": 0,
    "minui": -1,
}


class Graph:
    def __init__(self, rng, name, ops):
        self.rng, self.name, self.lines, self.values = rng, name, [], {}
        self.numbers = itertools.count()
        self.batch = rng.choice([1, 2, 3, 5, 6, 7, 8])
        self.sizes = [self.batch, rng.choice([self.batch, 3]), rng.choice([2, 4])]
        self.arguments = []
        for i in range(rng.randint(2, 4)):
            shape = [rng.choice(self.sizes) for _ in range(rng.randint(1, 3))]
            attributes = ""
            if i < 2 and (i == 0 or rng.random() < 0.6):
                dim = rng.randrange(len(shape))
                shape[dim] = self.batch
                attributes = f" {{dp.scatter = {dim}}}"
            elif rng.random() < 0.5:
                attributes = f' {{dp.name = "{name}_{i}", dp.state}}'
            self.values[f"%a{i}"] = tuple(shape)
            self.arguments.append((f"%a{i}", tuple(shape), attributes))
        makers = [
            self.elementwise, self.elementwise, self.reduce, self.reduce, self.transpose,
            self.broadcast, self.contract, self.collapse, self.expand, self.slice, self.insert,
            self.concat, self.pad, self.select, self.constant, self.indexed, self.captured,
            self.scale, self.fill,
        ]  # fmt: skip
        while len(self.lines) < ops:
            rng.choice(makers)()

    def type(self, shape, element="i32"):
        return "tensor<" + "".join(f"{n}x" for n in shape) + element + ">"

    def emit(self, text, shape):
        name = f"%v{next(self.numbers)}"
        self.lines.append(f"  {name} = {text}")
        self.values[name] = tuple(shape)
        return name

    def aside(self, text):
        name = f"%t{next(self.numbers)}"
        self.lines.append(f"  {name} = {text}")
        return name

    def pick(self, test=lambda shape: True):
        names = [n for n, s in self.values.items() if test(s)]
        # Recent values, so that chains get long.
        return self.rng.choice(names[-6:] if self.rng.random() < 0.7 else names) if names else None

    def empty(self, shape):
        same = [n for n, s in self.values.items() if s == tuple(shape)]
        if same and self.rng.random() < 0.2:  # Its elements do not matter.
            return self.rng.choice(same)
        return self.aside(f"tensor.empty() : {self.type(shape)}")

    def elementwise(self):
        a = self.pick()
        shape = self.values[a]
        b = self.pick(lambda s: s == shape)
        op = self.rng.choice(["addi", "addi", "subi", "muli", "maxsi", "minsi", "andi", "xori"])
        self.emit(f"arith.{op} {a}, {b} : {self.type(shape)}", shape)

    def scale(self):
        a = self.pick()
        shape = self.values[a]
        c = self.aside(f"arith.constant dense<{self.rng.choice([0, -1, 3])}> : {self.type(shape)}")
        self.emit(f"arith.{self.rng.choice(['muli', 'addi'])} {a}, {c} : {self.type(shape)}", shape)

    def constant(self):
        shape = [self.rng.choice(self.sizes) for _ in range(self.rng.randint(0, 2))]
        count = 1
        for n in shape:
            count *= n

        def nested(shape):
            if not shape:
                return str(self.rng.randint(-9, 9))
            return "[" + ", ".join(nested(shape[1:]) for _ in range(shape[0])) + "]"

        text = nested(shape) if self.rng.random() < 0.5 else str(self.rng.randint(-9, 9))
        self.emit(f"arith.constant dense<{text}> : {self.type(shape)}", shape)

    def fill(self):
        shape = [self.rng.choice(self.sizes) for _ in range(self.rng.randint(1, 3))]
        c = self.aside(f"arith.constant {self.rng.randint(-3, 3)} : i32")
        e = self.empty(shape)
        self.emit(
            f"linalg.fill ins({c} : i32) outs({e} : {self.type(shape)}) -> {self.type(shape)}",
            shape,
        )

    def init(self, shape, kind):
        whole = [n for n, s in self.values.items() if s == tuple(shape)]
        if whole and self.rng.random() < 0.4:
            return self.rng.choice(whole)
        value = KINDS[kind] if self.rng.random() < 0.6 else self.rng.randint(-5, 5)
        return self.aside(f"arith.constant dense<{value}> : {self.type(shape)}")

    def reduce(self):
        a = self.pick(lambda s: len(s) > 0)
        shape = self.values[a]
        dims = sorted(self.rng.sample(range(len(shape)), self.rng.randint(1, len(shape))))
        result = [n for d, n in enumerate(shape) if d not in dims]
        kind = self.rng.choice(["addi"] * 4 + list(KINDS))
        i = self.init(result, kind)
        self.emit(
            f"linalg.reduce {{ arith.{kind} }} ins({a} : {self.type(shape)}) outs({i} : "
            f"{self.type(result)}) dimensions = {dims}",
            result,
        )

    def transpose(self):
        a = self.pick(lambda s: len(s) > 1)
        if not a:
            return
        shape = self.values[a]
        order = self.rng.sample(range(len(shape)), len(shape))
        result = [shape[d] for d in order]
        e = self.empty(result)
        self.emit(
            f"linalg.transpose ins({a} : {self.type(shape)}) outs({e} : {self.type(result)}) "
            f"permutation = {order}",
            result,
        )

    def broadcast(self):
        a = self.pick(lambda s: len(s) < 3)
        if not a:
            return
        shape = list(self.values[a])
        dim = self.rng.randint(0, len(shape))
        result = shape[:dim] + [self.rng.choice(self.sizes)] + shape[dim:]
        e = self.empty(result)
        self.emit(
            f"linalg.broadcast ins({a} : {self.type(shape)}) outs({e} : {self.type(result)}) "
            f"dimensions = [{dim}]",
            result,
        )

    def contract(self):
        a = self.pick(lambda s: len(s) == 2)
        if not a:
            return
        m, k = self.values[a]
        b = self.pick(lambda s: len(s) == 2 and s[0] == k)
        if not b:
            return
        n = self.values[b][1]
        i = self.init((m, n), "addi")
        self.emit(
            f"linalg.matmul ins({a}, {b} : {self.type((m, k))}, {self.type((k, n))}) "
            f"outs({i} : {self.type((m, n))}) -> {self.type((m, n))}",
            (m, n),
        )

    def collapse(self):
        a = self.pick(lambda s: len(s) > 1)
        if not a:
            return
        shape = self.values[a]
        d = self.rng.randrange(len(shape) - 1)
        groups = [[i] for i in range(d)] + [[d, d + 1]] + [[i] for i in range(d + 2, len(shape))]
        result = list(shape[:d]) + [shape[d] * shape[d + 1]] + list(shape[d + 2 :])
        self.emit(
            f"tensor.collapse_shape {a} {groups} : {self.type(shape)} into {self.type(result)}",
            result,
        )

    def expand(self):
        a = self.pick(lambda s: 0 < len(s) < 4)
        if not a:
            return
        shape = list(self.values[a])
        d = self.rng.randrange(len(shape))
        factors = [f for f in range(1, shape[d] + 1) if shape[d] % f == 0]
        f = self.rng.choice(factors)
        result = shape[:d] + [f, shape[d] // f] + shape[d + 1 :]
        groups = (
            [[i] for i in range(d)] + [[d, d + 1]] + [[i + 1] for i in range(d + 1, len(shape))]
        )
        self.emit(
            f"tensor.expand_shape {a} {groups} output_shape {result} : {self.type(shape)} into "
            f"{self.type(result)}",
            result,
        )

    def window(self, shape):
        offsets, sizes = [], []
        for n in shape:
            size = n if self.rng.random() < 0.6 else self.rng.randint(1, n)
            sizes.append(size)
            offsets.append(self.rng.randint(0, n - size))
        return offsets, sizes, [1] * len(shape)

    def slice(self):
        a = self.pick(lambda s: len(s) > 0)
        shape = self.values[a]
        offsets, sizes, ones = self.window(shape)
        self.emit(
            f"tensor.extract_slice {a}{offsets} {sizes} {ones} : {self.type(shape)} to "
            f"{self.type(sizes)}",
            sizes,
        )

    def insert(self):
        a = self.pick(lambda s: len(s) > 0)
        shape = self.values[a]
        offsets, sizes, ones = self.window(shape)
        b = self.pick(lambda s: s == tuple(sizes))
        if b:
            self.emit(
                f"tensor.insert_slice {b} into {a}{offsets} {sizes} {ones} : {self.type(sizes)} "
                f"into {self.type(shape)}",
                shape,
            )

    def concat(self):
        a = self.pick(lambda s: len(s) > 0)
        shape = self.values[a]
        b = self.pick(lambda s: s == shape)
        d = self.rng.randrange(len(shape))
        result = list(shape)
        result[d] *= 2
        self.emit(
            f"tensor.concat dim({d}) {a}, {b} : ({self.type(shape)}, {self.type(shape)}) -> "
            f"{self.type(result)}",
            result,
        )

    def pad(self):
        a = self.pick(lambda s: len(s) > 0)
        shape = self.values[a]
        low = [self.rng.choice([0, 0, 1]) for _ in shape]
        high = [self.rng.choice([0, 0, 2]) for _ in shape]
        c = self.aside(f"arith.constant {self.rng.choice([0, 4])} : i32")
        result = [n + l + h for n, l, h in zip(shape, low, high)]
        indices = ", ".join(f"%i{d}: index" for d in range(len(shape)))
        self.emit(
            f"tensor.pad {a} low{low} high{high} "
            f"{{\n  ^bb0({indices}):\n    tensor.yield {c} : i32\n  }} : {self.type(shape)} to "
            f"{self.type(result)}",
            result,
        )

    def select(self):
        a = self.pick()
        shape = self.values[a]
        b, c = (self.pick(lambda s: s == shape) for _ in range(2))
        p = self.aside(f"arith.cmpi slt, {a}, {b} : {self.type(shape)}")
        self.emit(
            f"arith.select {p}, {c}, {b} : {self.type(shape, 'i1')}, {self.type(shape)}", shape
        )

    def generic(self, shape, inputs, body):
        rank = len(shape)
        letters = [f"d{d}" for d in range(rank)]
        identity = f"affine_map<({', '.join(letters)}) -> ({', '.join(letters)})>"
        maps = ", ".join([identity] * (len(inputs) + 1))
        loops = ", ".join(['"parallel"'] * rank)
        e = self.empty(shape)
        ins = (
            f" ins({', '.join(inputs)} : {', '.join([self.type(shape)] * len(inputs))})"
            if inputs
            else ""
        )
        arguments = ", ".join(f"%b{i}: i32" for i in range(len(inputs) + 1))
        self.emit(
            f"linalg.generic {{indexing_maps = [{maps}], iterator_types = [{loops}]}}{ins} "
            f"outs({e} : {self.type(shape)}) {{\n  ^bb0({arguments}):\n{body}  }} -> "
            f"{self.type(shape)}",
            shape,
        )

    def indexed(self):
        a = self.pick(lambda s: len(s) > 0)
        shape = self.values[a]
        d = self.rng.randrange(len(shape))
        self.generic(
            shape,
            [a],
            f"    %i = linalg.index {d} : index\n    %n = arith.index_cast %i : index to i32\n"
            f"    %s = arith.{self.rng.choice(['addi', 'muli'])} %b0, %n : i32\n"
            "    linalg.yield %s : i32\n",
        )

    def captured(self):
        a = self.pick(lambda s: len(s) > 0)
        source = self.values[a]
        shape = tuple(self.rng.choice(self.sizes) for _ in range(self.rng.randint(1, 2)))
        other = self.pick(lambda s: s == shape)
        body, indices = "", []
        for d in range(len(shape)):
            body += f"    %i{d} = linalg.index {d} : index\n"
        for d, n in enumerate(source):
            fits = [f"%i{k}" for k, m in enumerate(shape) if m <= n]
            if fits and self.rng.random() < 0.8:
                indices.append(self.rng.choice(fits))
            else:
                body += f"    %c{d} = arith.constant {self.rng.randrange(n)} : index\n"
                indices.append(f"%c{d}")
        body += f"    %e = tensor.extract {a}[{', '.join(indices)}] : {self.type(source)}\n"
        if other:
            body += "    %s = arith.addi %e, %b0 : i32\n    linalg.yield %s : i32\n"
        else:
            body += "    linalg.yield %e : i32\n"
        self.generic(shape, [other] if other else [], body)

    def text(self):
        results, attributes = [], []
        for number, (name, shape, attribute) in enumerate(self.arguments):
            new = [n for n, s in self.values.items() if s == shape and n.startswith("%v")]
            if "dp.state" in attribute and new:
                results.append(self.rng.choice(new))
                attributes.append(f" {{dp.updates = {number}}}")
        for name in list(self.values)[-self.rng.randint(2, 5) :]:
            results.append(name)
            attributes.append("")
        types = [self.type(self.values[n]) for n in results]
        arguments = ", ".join(f"{n}: {self.type(s)}{a}" for n, s, a in self.arguments)
        returned = ", ".join(t + a for t, a in zip(types, attributes))
        return (
            f"func.func @{self.name}({arguments}) -> ({returned}) {{\n"
            + "\n".join(self.lines)
            + f"\n  return {', '.join(results)} : {', '.join(types)}\n}}\n"
        )


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--entries", type=int, default=20)
    parser.add_argument("--ops", type=int, default=12)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    with open(args.out, "w") as file:
        for i in range(args.entries):
            file.write(Graph(rng, f"graph{i}", args.ops).text() + "\n")


if __name__ == "__main__":
    main()
