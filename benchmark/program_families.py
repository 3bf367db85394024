#!/usr/bin/env python3
"""Writes programs of one shape and any size, to measure how the compiler's time grows.

program_families.py FAMILY SIZE > program.mlir    (without arguments: lists the families)

Each function below writes one family; `size` counts what its summary names.
Arguments carry their attributes, so dp-compile takes the programs as they are.
"""

import random
import sys

ROWS = "tensor<8x4xf32>"  # A batch.
WEIGHTS = "tensor<4x4xf32>"
BATCH = "{dp.scatter = 0}"


def function(arguments, results, body, returned):
    """Returns a step. The lists have (name, type with attributes), types, lines, names."""
    parameters = ",\n    ".join(f"%{name}: {kind}" for name, kind in arguments)
    lines = "".join(f"  {line}\n" for line in body)
    values = ", ".join(returned)
    types = ", ".join(kind.split(" {")[0] for kind in results)
    ends = f"  return {values} : {types}\n" if returned else "  return\n"
    return f"func.func @step({parameters})\n    -> ({', '.join(results)}) {{\n{lines}{ends}}}\n"


def line(size, kind="tensor<6xf32>"):
    """elementwise ops in a row, each with the same batched operand"""
    body = [
        f"%r{i + 1} = arith.{'addf' if i % 2 else 'mulf'} %r{i}, %b : {kind}" for i in range(size)
    ]
    arguments = [("r0", f"{kind} {BATCH}"), ("b", f"{kind} {BATCH}")]
    return function(arguments, [kind], body, [f"%r{size}"])


def open_line(size):
    """the same, of a batch of any size"""
    return line(size, "tensor<?xf32>")


def shared_line(size):
    """elementwise ops in a row, each of the two before it"""
    body = [
        f"%r{i + 2} = arith.{'addf' if i % 2 else 'subf'} %r{i + 1}, %r{i} : {ROWS}"
        for i in range(size)
    ]
    arguments = [("r0", f"{ROWS} {BATCH}"), ("r1", f"{ROWS} {BATCH}")]
    return function(arguments, [ROWS], body, [f"%r{size + 1}"])


def products(size):
    """contractions in a row, with a tanh behind each"""
    body = [f"%z = arith.constant dense<0.0> : {ROWS}"]
    for i in range(size):
        body.append(
            f"%m{i} = linalg.matmul ins(%r{i}, %w : {ROWS}, {WEIGHTS}) outs(%z : {ROWS}) -> {ROWS}"
        )
        body.append(f"%r{i + 1} = math.tanh %m{i} : {ROWS}")
    return function([("r0", f"{ROWS} {BATCH}"), ("w", WEIGHTS)], [ROWS], body, [f"%r{size}"])


def sums(size):
    """sums over the batch in a row, each of what the one before was spread over"""
    kind = "tensor<4xf32>"
    body = [f"%z = arith.constant dense<0.0> : {kind}", f"%e = tensor.empty() : {ROWS}"]
    for i in range(size):
        body.append(
            f"%s{i} = linalg.reduce {{ arith.addf }} ins(%r{i} : {ROWS}) outs(%z : {kind}) "
            f"dimensions = [0]"
        )
        body.append(
            f"%b{i} = linalg.broadcast ins(%s{i} : {kind}) outs(%e : {ROWS}) dimensions = [0]"
        )
        body.append(f"%r{i + 1} = arith.divf %r{i}, %b{i} : {ROWS}")
    return function([("r0", f"{ROWS} {BATCH}")], [ROWS], body, [f"%r{size}"])


def states(size):
    """states that each take a step by a gradient of their own"""
    zero = f"%z = arith.constant dense<0.0> : {WEIGHTS}"
    body, arguments, results = [zero], [("x", f"{ROWS} {BATCH}")], []
    maps = ", ".join(f"affine_map<(m, n, k) -> ({dims})>" for dims in ("k, m", "k, n", "m, n"))
    for i in range(size):
        arguments.append((f"w{i}", f"{WEIGHTS} {{dp.state}}"))
        results.append(f"{WEIGHTS} {{dp.updates = {i + 1}}}")
        body.append(f"%y{i} = arith.constant dense<{i}.5> : {ROWS}")
        body.append(f"%d{i} = arith.mulf %x, %y{i} : {ROWS}")
        body.append(
            f"%g{i} = linalg.matmul indexing_maps = [{maps}] "
            f"ins(%x, %d{i} : {ROWS}, {ROWS}) outs(%z : {WEIGHTS}) -> {WEIGHTS}"
        )
        body.append(f"%n{i} = arith.subf %w{i}, %g{i} : {WEIGHTS}")
    return function(arguments, results, body, [f"%n{i}" for i in range(size)])


def arguments(size):
    """batched arguments, added up one after the other"""
    parameters = [(f"a{i}", f"{ROWS} {BATCH}") for i in range(size)]
    body = [
        f"%s{i} = arith.addf %{'s' if i > 1 else 'a'}{i - 1}, %a{i} : {ROWS}"
        for i in range(1, size)
    ]
    return function(parameters, [ROWS], body, [f"%s{size - 1}"])


def results(size):
    """batched arguments, each with a result of its own"""
    parameters = [(f"a{i}", f"{ROWS} {BATCH}") for i in range(size)]
    body = [f"%s{i} = arith.mulf %a{i}, %a{(i + 1) % size} : {ROWS}" for i in range(size)]
    return function(parameters, [ROWS] * size, body, [f"%s{i}" for i in range(size)])


def fan_out(size):
    """results, each a contraction of one batched value"""
    body = [f"%z = arith.constant dense<0.0> : {ROWS}"]
    for i in range(size):
        body.append(f"%w{i} = arith.constant dense<{i}.5> : {WEIGHTS}")
        body.append(
            f"%m{i} = linalg.matmul ins(%x, %w{i} : {ROWS}, {WEIGHTS}) outs(%z : {ROWS}) -> {ROWS}"
        )
    return function(
        [("x", f"{ROWS} {BATCH}")], [ROWS] * size, body, [f"%m{i}" for i in range(size)]
    )


def fan_in(size):
    """values made of one, all alive until they are added up from the last to the first"""
    body = [
        f"%c = arith.constant dense<1.5> : {ROWS}",
        f"%z = arith.constant dense<0.0> : {ROWS}",
        "%t0 = arith.addf %x, %c : " + ROWS,
    ]
    for i in range(size):
        body.append(
            f"%m{i} = linalg.matmul ins(%t{i}, %w : {ROWS}, {WEIGHTS}) outs(%z : {ROWS}) -> {ROWS}"
        )
        body.append(f"%t{i + 1} = math.tanh %m{i} : {ROWS}")
    body.append(f"%s{size} = arith.addf %t{size}, %c : {ROWS}")
    for i in reversed(range(size)):
        body.append(
            f"%p{i} = linalg.matmul ins(%s{i + 1}, %w : {ROWS}, {WEIGHTS}) outs(%z : {ROWS}) -> "
            f"{ROWS}"
        )
        body.append(f"%s{i} = arith.addf %p{i}, %t{i} : {ROWS}")
    return function([("x", f"{ROWS} {BATCH}"), ("w", WEIGHTS)], [ROWS], body, ["%s0"])


def entries(size):
    """entries of one module"""
    return "".join(
        line(2).replace("@step", f"@step{i}").replace("mulf", "addf" if i % 2 else "mulf")
        for i in range(size)
    )


def constants(size):
    """elements of a constant, in the text one by one"""
    kind = f"tensor<{size}xf32>"
    values = ", ".join(f"{i % 1000}.5" for i in range(size))
    body = [
        f"%c = arith.constant dense<[{values}]> : {kind}",
        f"%r = arith.addf %w, %c : {kind}",
        f"%s = arith.addf %x, %x : {ROWS}",
    ]
    return function([("w", kind), ("x", f"{ROWS} {BATCH}")], [kind, ROWS], body, ["%r", "%s"])


def table(size, element, literal):
    """Returns a step that adds a constant of `size` rows to a state and to a batch, and looks its
    rows up."""
    kind, ids = f"tensor<{size}x4x{element}>", f"tensor<{size}xi32>"
    body = [
        f"%c = arith.constant {literal} : {kind}",
        f"%r = arith.addf %w, %c : {kind}",
        f"%y = arith.addf %x, %c : {kind}",
        f"%e = tensor.empty() : {kind}",
        f"%s = linalg.generic "
        f"{{indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], "
        f'iterator_types = ["parallel", "parallel"]}} ins(%i : {ids}) outs(%e : {kind}) {{',
        f"^bb0(%n: i32, %o: {element}):",
        "%at = arith.index_cast %n : i32 to index",
        "%j = linalg.index 1 : index",
        f"%v = tensor.extract %c[%at, %j] : {kind}",
        f"linalg.yield %v : {element}",
        f"}} -> {kind}",
    ]
    arguments = [("w", f"{kind} {{dp.state}}"), ("x", f"{kind} {BATCH}"), ("i", f"{ids} {BATCH}")]
    return function(arguments, [f"{kind} {{dp.updates = 0}}", kind, kind], body, ["%r", "%y", "%s"])


def random_hex(count, seed=1):
    """Returns `count` bytes in hexadecimal, of which each f32 and bf16 is a small number."""
    pattern = random.Random(seed).choices(
        [bytes([b, s]) for b in range(256) for s in (0x3D, 0x3E, 0xBE, 0xBD)], k=4096
    )
    block = b"".join(pattern).hex()
    return (block * (2 * count // len(block) + 1))[: 2 * count]


def hex_constant(size):
    """rows of a constant, in the text as one string"""
    return table(size, "f32", f'dense<"0x{random_hex(16 * size)}">')


def resource(size):
    """rows of a constant that is a resource of the file"""
    program = table(size, "bf16", "dense_resource<numbers>")
    return (
        program
        + '{-# dialect_resources: { builtin: { numbers: "0x02000000'
        + f'{random_hex(8 * size)}" }} }} #-}}\n'
    )


def small_constants(size):
    """constants of several elements, each added"""
    body = []
    for i in range(size):
        body.append(f"%c{i} = arith.constant dense<[{i}.0, 1.0, 2.0, 3.0]> : tensor<4xf32>")
        body.append(f"%e{i} = tensor.empty() : {ROWS}")
        body.append(
            f"%b{i} = linalg.broadcast ins(%c{i} : tensor<4xf32>) outs(%e{i} : {ROWS}) dimensions "
            f"= [0]"
        )
        body.append(f"%r{i + 1} = arith.addf %r{i}, %b{i} : {ROWS}")
    return function([("r0", f"{ROWS} {BATCH}")], [ROWS], body, [f"%r{size}"])


def reshapes(size):
    """reshapes in a row, with an op behind each"""
    flat, wide = "tensor<8x4xf32>", "tensor<8x2x2xf32>"
    body = []
    for i in range(size):
        if i % 2 == 0:
            body.append(
                f"%v{i} = tensor.expand_shape %r{i} [[0], [1, 2]] output_shape [8, 2, 2] : {flat} "
                f"into {wide}"
            )
            body.append(f"%r{i + 1} = math.sin %v{i} : {wide}")
        else:
            body.append(f"%v{i} = tensor.collapse_shape %r{i} [[0], [1, 2]] : {wide} into {flat}")
            body.append(f"%r{i + 1} = math.cos %v{i} : {flat}")
    kind = wide if size % 2 else flat
    return function([("r0", f"{flat} {BATCH}")], [kind], body, [f"%r{size}"])


def concats(size):
    """concatenations in a row, a slice taken of each"""
    body = []
    for i in range(size):
        body.append(f"%c{i} = tensor.concat dim(1) %r{i}, %x : ({ROWS}, {ROWS}) -> tensor<8x8xf32>")
        body.append(
            f"%r{i + 1} = tensor.extract_slice %c{i}[0, 2] [8, 4] [1, 1] : tensor<8x8xf32> to "
            f"{ROWS}"
        )
    return function(
        [("r0", f"{ROWS} {BATCH}"), ("x", f"{ROWS} {BATCH}")], [ROWS], body, [f"%r{size}"]
    )


def wide_concat(size):
    """operands of one concatenation"""
    body = [f"%c{i} = arith.constant dense<{i}.5> : {ROWS}" for i in range(size)]
    body += [f"%m{i} = arith.mulf %x, %c{i} : {ROWS}" for i in range(size)]
    kind = f"tensor<8x{4 * size}xf32>"
    body.append(
        f"%r = tensor.concat dim(1) {', '.join(f'%m{i}' for i in range(size))} : "
        f"({', '.join([ROWS] * size)}) -> {kind}"
    )
    return function([("x", f"{ROWS} {BATCH}")], [kind], body, ["%r"])


def slices(size):
    """slices taken of one value, changed and put back in a row"""
    kind, part = "tensor<8x64xf32>", "tensor<8x1xf32>"
    body = []
    for i in range(size):
        at = f"[0, {i * 7 % 64}] [8, 1] [1, 1]"
        body.append(f"%p{i} = tensor.extract_slice %r{i}{at} : {kind} to {part}")
        body.append(f"%q{i} = math.exp %p{i} : {part}")
        body.append(f"%r{i + 1} = tensor.insert_slice %q{i} into %r{i}{at} : {part} into {kind}")
    return function([("r0", f"{kind} {BATCH}")], [kind], body, [f"%r{size}"])


def updates(size):
    """indexed updates of one table in a row"""
    table, rows, ids = "tensor<9x3xf32>", "tensor<8x3xf32>", "tensor<8xi32>"
    body = [
        f"%r{i + 1} = dp.index_update %x into %r{i} at %i dims [0] kind "
        f"{'max' if i % 2 else 'add'} : {rows}, {table}, {ids}"
        for i in range(size)
    ]
    arguments = [("r0", table), ("x", f"{rows} {BATCH}"), ("i", f"{ids} {BATCH}")]
    return function(arguments, [table], body, [f"%r{size}"])


def bounds():
    return [
        "%c0 = arith.constant 0 : index",
        "%c1 = arith.constant 1 : index",
        "%k = tensor.extract %n[] : tensor<i32>",
        "%m = arith.index_cast %k : i32 to index",
    ]


STEP_ARGUMENTS = [("r", f"{ROWS} {BATCH}"), ("n", "tensor<i32>")]


def scalars(size):
    """scalars in a row, indices of which the last one is the size of a sum over the batch, and
    floats of which it is added"""
    part, kind = "tensor<8x?xf32>", "tensor<?xf32>"
    body = [
        "%c0 = arith.constant 0 : index",
        "%c1 = arith.constant 1 : index",
        "%m = tensor.dim %g, %c0 : tensor<?xf32>",
        "%one = arith.constant 1.0 : f32",
        "%c5 = arith.constant 5 : index",
        "%p0 = arith.addi %m, %c1 : index",
        "%q0 = tensor.extract %f[] : tensor<f32>",
    ]
    for i in range(size):
        body.append(
            f"%p{i + 1} = arith.{('muli', 'xori')[i % 2]} %p{i}, {f'%p{i - 1}' if i else '%m'} : "
            f"index"
        )
        body.append(
            f"%q{i + 1} = arith.{('mulf', 'addf')[i % 2]} %q{i}, {f'%q{i - 1}' if i else '%one'} : "
            f"f32"
        )
    body += [
        f"%size = arith.remui %p{size}, %c5 : index",
        f"%x = tensor.extract_slice %r[0, 0] [8, %size] [1, 1] : {ROWS} to {part}",
        f"%se = tensor.empty(%size) : {kind}",
        f"%z = linalg.fill ins(%q{size} : f32) outs(%se : {kind}) -> {kind}",
        f"%s = linalg.reduce {{ arith.addf }} ins(%x : {part}) outs(%z : {kind}) dimensions = [0]",
        f"%xe = tensor.empty(%size) : {part}",
        f"%b = linalg.broadcast ins(%s : {kind}) outs(%xe : {part}) dimensions = [0]",
        f"%v = tensor.insert_slice %b into %r[0, 0] [8, %size] [1, 1] : {part} into {ROWS}",
    ]
    return function(
        [("r", f"{ROWS} {BATCH}"), ("f", "tensor<f32>"), ("g", "tensor<?xf32>")],
        [ROWS],
        body,
        ["%v"],
    )


def for_nest(size):
    """loops in one another, of dynamic bounds"""
    body, value = bounds(), "%r"
    for i in range(size):
        body.append(
            f"%v{i} = scf.for %i{i} = %c0 to %m step %c1 iter_args(%x{i} = {value}) -> ({ROWS}) {{"
        )
        value = f"%x{i}"
    body.append(f"%q = arith.addf {value}, {value} : {ROWS}")
    value = "%q"
    for i in reversed(range(size)):
        body += [f"scf.yield {value} : {ROWS}", "}"]
        value = f"%v{i}"
    return function(STEP_ARGUMENTS, [ROWS], body, ["%v0"])


def busy_for_nest(size):
    """loops in one another, with a sum over the batch on every level"""
    kind = "tensor<4xf32>"
    body = bounds() + [f"%z = arith.constant dense<0.0> : {kind}", f"%e = tensor.empty() : {ROWS}"]
    value, total = "%r", "%z"
    for i in range(size):
        body.append(
            f"%v{i}:2 = scf.for %i{i} = %c0 to %m step %c1 iter_args(%x{i} = {value}, %t{i} = "
            f"{total}) -> ({ROWS}, {kind}) {{"
        )
        body.append(
            f"%s{i} = linalg.reduce {{ arith.addf }} ins(%x{i} : {ROWS}) outs(%t{i} : {kind}) "
            f"dimensions = [0]"
        )
        body.append(
            f"%b{i} = linalg.broadcast ins(%s{i} : {kind}) outs(%e : {ROWS}) dimensions = [0]"
        )
        body.append(f"%a{i} = arith.addf %x{i}, %b{i} : {ROWS}")
        value, total = f"%a{i}", f"%s{i}"
    for i in reversed(range(size)):
        body += [f"scf.yield {value}, {total} : {ROWS}, {kind}", "}"]
        value, total = f"%v{i}#0", f"%v{i}#1"
    return function(STEP_ARGUMENTS, [ROWS, kind], body, ["%v0#0", "%v0#1"])


def while_nest(size):
    """while loops in one another"""
    body, value = bounds() + ["%one = arith.constant 1 : i32"], "%r"
    for i in range(size):
        body += [
            f"%v{i}:2 = scf.while (%x{i} = {value}, %j{i} = %k) : ({ROWS}, i32) -> ({ROWS}, i32) "
            f"{{",
            f"%p{i} = arith.cmpi sgt, %j{i}, %one : i32",
            f"scf.condition(%p{i}) %x{i}, %j{i} : {ROWS}, i32",
            "} do {",
            f"^bb0(%y{i}: {ROWS}, %l{i}: i32):",
            f"%d{i} = arith.subi %l{i}, %one : i32",
        ]
        value = f"%y{i}"
    body.append(f"%q = arith.addf {value}, {value} : {ROWS}")
    value = "%q"
    for i in reversed(range(size)):
        body += [f"scf.yield {value}, %d{i} : {ROWS}, i32", "}"]
        value = f"%v{i}#0"
    return function(STEP_ARGUMENTS, [ROWS], body, ["%v0#0"])


def if_nest(size):
    """conditionals in one another"""
    body, value = bounds() + [f"%z{i} = arith.constant {i} : i32" for i in range(size)], "%r"
    for i in range(size):
        body += [f"%p{i} = arith.cmpi sgt, %k, %z{i} : i32", f"%v{i} = scf.if %p{i} -> ({ROWS}) {{"]
    body.append(f"%q = arith.addf {value}, {value} : {ROWS}")
    value = "%q"
    for i in reversed(range(size)):
        body += [
            f"scf.yield {value} : {ROWS}",
            "} else {",
            f"%w{i} = arith.mulf %r, %r : {ROWS}",
            f"scf.yield %w{i} : {ROWS}",
            "}",
        ]
        value = f"%v{i}"
    return function(STEP_ARGUMENTS, [ROWS], body, ["%v0"])


def mixed_nest(size):
    """a for, a while and an if in turns, in one another"""
    body, value, ends = bounds() + ["%one = arith.constant 1 : i32"], "%r", []
    for i in range(size):
        if i % 3 == 0:
            body.append(
                f"%v{i} = scf.for %i{i} = %c0 to %m step %c1 iter_args(%x{i} = {value}) -> "
                f"({ROWS}) {{"
            )
            ends.append(lambda inner, i=i: ([f"scf.yield {inner} : {ROWS}", "}"], f"%v{i}"))
            value = f"%x{i}"
        elif i % 3 == 1:
            body += [
                f"%v{i}:2 = scf.while (%x{i} = {value}, %j{i} = %k) : ({ROWS}, i32) -> ({ROWS}, "
                f"i32) {{",
                f"%p{i} = arith.cmpi sgt, %j{i}, %one : i32",
                f"scf.condition(%p{i}) %x{i}, %j{i} : {ROWS}, i32",
                "} do {",
                f"^bb0(%y{i}: {ROWS}, %l{i}: i32):",
                f"%d{i} = arith.subi %l{i}, %one : i32",
            ]
            ends.append(
                lambda inner, i=i: ([f"scf.yield {inner}, %d{i} : {ROWS}, i32", "}"], f"%v{i}#0")
            )
            value = f"%y{i}"
        else:
            body += [
                f"%p{i} = arith.cmpi sgt, %k, %one : i32",
                f"%v{i} = scf.if %p{i} -> ({ROWS}) {{",
            ]
            ends.append(
                lambda inner, i=i, outer=value: (
                    [f"scf.yield {inner} : {ROWS}", "} else {", f"scf.yield {outer} : {ROWS}", "}"],
                    f"%v{i}",
                )
            )
    body.append(f"%q = arith.addf {value}, {value} : {ROWS}")
    value = "%q"
    for end in reversed(ends):
        lines, value = end(value)
        body += lines
    return function(STEP_ARGUMENTS, [ROWS], body, [value])


def loops(size):
    """loops behind one another, each with a sum over the batch"""
    kind = "tensor<4xf32>"
    body = bounds() + [f"%z = arith.constant dense<0.0> : {kind}", f"%e = tensor.empty() : {ROWS}"]
    for i in range(size):
        body += [
            f"%r{i + 1} = scf.for %i{i} = %c0 to %m step %c1 iter_args(%x{i} = %r{i}) -> ({ROWS}) "
            f"{{",
            f"%s{i} = linalg.reduce {{ arith.addf }} ins(%x{i} : {ROWS}) outs(%z : {kind}) "
            f"dimensions = [0]",
            f"%b{i} = linalg.broadcast ins(%s{i} : {kind}) outs(%e : {ROWS}) dimensions = [0]",
            f"%a{i} = arith.addf %x{i}, %b{i} : {ROWS}",
            f"scf.yield %a{i} : {ROWS}",
            "}",
        ]
    return function([("r0", f"{ROWS} {BATCH}"), ("n", "tensor<i32>")], [ROWS], body, [f"%r{size}"])


def wide_loop(size):
    """contractions in the body of one loop"""
    body = bounds() + [
        f"%z = arith.constant dense<0.0> : {ROWS}",
        f"%v = scf.for %i = %c0 to %m step %c1 iter_args(%r0 = %r) -> ({ROWS}) {{",
    ]
    for i in range(size):
        body.append(
            f"%m{i} = linalg.matmul ins(%r{i}, %w : {ROWS}, {WEIGHTS}) outs(%z : {ROWS}) -> {ROWS}"
        )
        body.append(f"%r{i + 1} = math.tanh %m{i} : {ROWS}")
    body += [f"scf.yield %r{size} : {ROWS}", "}"]
    return function(STEP_ARGUMENTS + [("w", WEIGHTS)], [ROWS], body, ["%v"])


def carries(size):
    """variables of one loop, which change places"""
    kinds = ", ".join([ROWS] * size)
    body = bounds()
    body += [f"%a{i} = arith.constant dense<{i}.5> : {ROWS}" for i in range(1, size)]
    inits = ", ".join(f"%x{i} = {f'%a{i}' if i else '%r'}" for i in range(size))
    body += [
        f"%v:{size} = scf.for %i = %c0 to %m step %c1 iter_args({inits}) -> ({kinds}) {{",
        f"%y = math.tanh %x0 : {ROWS}",
        f"scf.yield {', '.join(f'%x{i}' for i in range(1, size))}, %y : {kinds}",
        "}",
    ]
    return function(STEP_ARGUMENTS, [ROWS], body, ["%v#0"])


def conditionals(size):
    """conditionals behind one another"""
    body = bounds()
    for i in range(size):
        body += [
            f"%z{i} = arith.constant {i} : i32",
            f"%p{i} = arith.cmpi sgt, %k, %z{i} : i32",
            f"%r{i + 1} = scf.if %p{i} -> ({ROWS}) {{",
            f"%q{i} = arith.mulf %r{i}, %r{i} : {ROWS}",
            f"scf.yield %q{i} : {ROWS}",
            "} else {",
            f"%w{i} = math.tanh %r{i} : {ROWS}",
            f"scf.yield %w{i} : {ROWS}",
            "}",
        ]
    return function([("r0", f"{ROWS} {BATCH}"), ("n", "tensor<i32>")], [ROWS], body, [f"%r{size}"])


FAMILIES = {
    f.__name__: f
    for f in (
        line,
        open_line,
        shared_line,
        products,
        sums,
        states,
        arguments,
        results,
        fan_out,
        fan_in,
        entries,
        constants,
        hex_constant,
        resource,
        small_constants,
        scalars,
        reshapes,
        concats,
        wide_concat,
        slices,
        updates,
        for_nest,
        busy_for_nest,
        while_nest,
        if_nest,
        mixed_nest,
        loops,
        wide_loop,
        carries,
        conditionals,
    )
}


def main():
    if len(sys.argv) != 3 or sys.argv[1] not in FAMILIES:
        for name, family in FAMILIES.items():
            print(f"{name:<16}{family.__doc__}")
        return 0 if len(sys.argv) == 1 else 2
    print(FAMILIES[sys.argv[1]](int(sys.argv[2])), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
