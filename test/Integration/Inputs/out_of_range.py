"""Conversions and shifts in and out of range: prints their graph, and is its reference in numpy."""

import numpy as np

ENTRY, ROWS, COLUMNS = "step", 11, 37
FLOATS = {"x": "f32", "d": "f64", "h": "f16", "g": "bf16"}
WIDTHS = (1, 8, 16, 24, 32, 64)
SHIFTS = ("shli", "shrsi", "shrui")
BATCH, DYNAMIC, STEPS = 5, True, 3
rng = np.random.default_rng(11)


def floats(dtype, mantissa):
    """The ends of all integer types, what is next to them, halves, and numbers of all
    magnitudes."""
    values = [np.nan, np.inf, -np.inf, 0.0, -0.0]
    for power in (0, 7, 8, 15, 16, 23, 24, 31, 32, 63, 64):
        for sign in (1, -1):
            end, step = sign * 2.0**power, 2.0 ** (power - mantissa)
            values += [
                end,
                end - step,
                end + step,
                end - 2 * step,
                end - 0.5,
                end + 0.5,
                end - 1,
                end + 1,
            ]
    count = ROWS * COLUMNS - len(values)
    values = np.array(
        values
        + list(
            rng.uniform(1, 2, count)
            * 2.0 ** rng.integers(-3, 70, count)
            * rng.choice([-1, 1], count)
        )
    )
    with np.errstate(over="ignore"):
        return rng.permutation(values).astype(dtype).reshape(ROWS, COLUMNS)


def integers(width):
    return rng.integers(
        -(2 ** (width - 1)), 2 ** (width - 1), (ROWS, COLUMNS), endpoint=False
    ).astype(f"int{width}")


def amounts(width):
    """Half of them within the width; the others just behind it, multiples of it, and negative."""
    values = rng.integers(-(2 ** (width - 1)), 2 ** (width - 1), (ROWS, COLUMNS), endpoint=False)
    inside = rng.random((ROWS, COLUMNS)) < 0.5
    values[inside] = rng.integers(0, width, inside.sum())
    values.flat[:8] = [
        width - 1,
        width,
        width + 1,
        2 * width,
        -1,
        -width,
        2 ** (width - 1) - 1,
        -(2 ** (width - 1)),
    ]
    return rng.permutation(values.ravel()).reshape(ROWS, COLUMNS).astype(f"int{width}")


DATA = {"x": floats(np.float32, 23), "d": floats(np.float64, 52), "h": floats(np.float16, 10)}
DATA["g"] = (floats(np.float32, 7).view(np.uint32) >> 16).astype(np.uint16).view("V2")
for width in (8, 16, 32, 64):
    DATA[f"a{width}"], DATA[f"n{width}"] = integers(width), amounts(width)
SCATTER = dict.fromkeys(DATA, 0)
STATE = {}
INPUTS = {"y": np.array(-1e30, np.float32), "k": np.array(33, np.int32)}
CONSTANTS = [np.nan, np.inf, -np.inf, 3e9, -3e9, 2147483520.0]
CONSTANT_SHIFTS = [(-5, 40), (-5, 32), (7, 31), (-1, -1), (9, 2)]


def wrap(value, width):
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


def saturate(value, width, is_signed):
    low, high = (-(2 ** (width - 1)), 2 ** (width - 1) - 1) if is_signed else (0, 2**width - 1)
    if np.isnan(value):
        return 0
    if np.isinf(value):
        return wrap(high if value > 0 else low, width)
    return wrap(min(max(int(value), low), high), width)


def shift(op, a, n, width):
    a, n = wrap(int(a), width), int(n) & ((1 << width) - 1)
    if op == "shli":
        return wrap(a << n, width) if n < width else 0
    if op == "shrsi":
        return a >> min(n, width - 1)
    return wrap((a & ((1 << width) - 1)) >> n, width)


def apply(function, *arrays):
    return np.vectorize(function, otypes=[np.int64])(*arrays)


def get_type(width):
    """The type of the result, which a caller takes."""
    return {1: 8, 24: 32}.get(width, width)


def step(state, batch):
    metrics = {}
    for name in FLOATS:
        values = batch[name]
        if name == "g":
            values = (values.view(np.uint16).astype(np.uint32) << 16).view(np.float32)
        values = values.astype(np.float64)
        for width in WIDTHS:
            for sign in "su":
                integer = apply(lambda v: saturate(v, width, sign == "s"), values)
                metrics[f"{name}_{sign}{width}"] = integer.astype(f"int{get_type(width)}")
    for width in WIDTHS:
        a, n = batch[f"a{get_type(width)}"], batch[f"n{get_type(width)}"]
        for op in SHIFTS:
            metrics[f"{op}{width}"] = apply(lambda x, y: shift(op, x, y, width), a, n).astype(
                f"int{get_type(width)}"
            )
    for op in SHIFTS:
        metrics[f"{op}_index"] = metrics[f"{op}64"]
        metrics[f"{op}_scalar"] = np.int32(shift(op, -7, batch["k"], 32))
        metrics[f"{op}_constant"] = np.array(
            [shift(op, a, n, 32) for a, n in CONSTANT_SHIFTS], np.int32
        )
    metrics["scalar"] = np.int64(saturate(float(batch["y"]), 64, True))
    metrics["constants"] = np.array(
        [saturate(np.float32(v), 32, True) for v in CONSTANTS], np.int32
    )
    metrics["sum"] = metrics["x_s32"].astype(np.int64).sum(0).astype(np.int32)
    return state, metrics


def get_graph():
    batch = f"tensor<?x{COLUMNS}x%s>"
    arguments, body, results = [], [], []

    def convert(op, name, shape, width):
        source, to = (shape % f"i{w}" for w in (width, get_type(width)))
        if source != to:
            body.append(f"%{name}_wide = arith.{op} %{name} : {source} to {to}")
        results.append((name, f"%{name}_wide" if source != to else f"%{name}", to))

    for name in DATA:
        element = FLOATS.get(name, f"i{name[1:]}")
        arguments.append(f'%{name}: {batch % element} {{dp.name = "{name}"}}')
    arguments += ['%y: f32 {dp.name = "y"}', '%k: i32 {dp.name = "k"}']
    for name, element in FLOATS.items():
        for width in WIDTHS:
            for sign in "su":
                result = f"{name}_{sign}{width}"
                body.append(
                    f"%{result} = arith.fpto{sign}i %{name} : {batch % element} to "
                    f"{batch % f'i{width}'}"
                )
                convert("extsi", result, batch, width)
    for width in WIDTHS:
        operands = []
        for name in "an":
            wide = get_type(width)
            operands.append(f"%{name}{wide}")
            if wide != width:
                operands[-1] = f"%{name}_{width}"
                body.append(
                    f"%{name}_{width} = arith.trunci %{name}{wide} : {batch % f'i{wide}'} to "
                    f"{batch % f'i{width}'}"
                )
        for op in SHIFTS:
            body.append(f"%{op}{width} = arith.{op} {', '.join(operands)} : {batch % f'i{width}'}")
            convert("extsi", f"{op}{width}", batch, width)
    index, i64 = batch % "index", batch % "i64"
    body += [f"%{name}_index = arith.index_cast %{name}64 : {i64} to {index}" for name in "an"]
    body += ["%minus7 = arith.constant -7 : i32"]
    count = len(CONSTANT_SHIFTS)
    for number, name in enumerate(("left", "right")):
        body.append(
            f"%{name} = arith.constant dense<{[pair[number] for pair in CONSTANT_SHIFTS]}> : "
            f"tensor<{count}xi32>"
        )
    for op in SHIFTS:
        body += [
            f"%{op}_i = arith.{op} %a_index, %n_index : {index}",
            f"%{op}_index = arith.index_cast %{op}_i : {index} to {i64}",
            f"%{op}_scalar = arith.{op} %minus7, %k : i32",
            f"%{op}_constant = arith.{op} %left, %right : tensor<{count}xi32>",
        ]
        results += [
            (f"{op}_index", f"%{op}_index", i64),
            (f"{op}_scalar", f"%{op}_scalar", "i32"),
            (f"{op}_constant", f"%{op}_constant", f"tensor<{count}xi32>"),
        ]
    bits = ", ".join(f"0x{v:08X}" for v in np.array(CONSTANTS, np.float32).view(np.uint32))
    body += [
        "%scalar = arith.fptosi %y : f32 to i64",
        f"%c = arith.constant dense<[{bits}]> : tensor<{len(CONSTANTS)}xf32>",
        f"%constants = arith.fptosi %c : tensor<{len(CONSTANTS)}xf32> to "
        f"tensor<{len(CONSTANTS)}xi32>",
        f"%zero = arith.constant dense<0> : tensor<{COLUMNS}xi32>",
        f"%sum = linalg.reduce {{ arith.addi }} ins(%x_s32 : {batch % 'i32'}) outs(%zero : "
        f"tensor<{COLUMNS}xi32>) dimensions = [0]",
    ]
    results += [
        ("scalar", "%scalar", "i64"),
        ("constants", "%constants", f"tensor<{len(CONSTANTS)}xi32>"),
        ("sum", "%sum", f"tensor<{COLUMNS}xi32>"),
    ]
    names = ", ".join(f'{kind} {{dp.name = "{name}"}}' for name, _, kind in results)
    lines = "\n  ".join(body)
    return (
        f"func.func @{ENTRY}({', '.join(arguments)}) -> ({names}) {{\n  {lines}\n"
        f"  return {', '.join(r[1] for r in results)} : {', '.join(r[2] for r in results)}\n}}"
    )


if __name__ == "__main__":
    print(get_graph())
