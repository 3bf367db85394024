"""Mutants of the `dp.` attributes, arguments and bodies in a module's text."""

import re

ATTRIBUTE = re.compile(r"(?<![\w.#!%@\"])dp\.([a-z_]+)(?= = |[,}\s])")
FUNCTION = re.compile(r"^(\s*)(func\.func|gpu\.func|llvm\.func) .*$", re.M)
NAMES = [
    "devices", "spmd", "entry", "kernel", "arena", "reason", "bucket", "error_bound", "chunk",
    "per_device", "buffers", "per_use", "placed_types", "forced_factor", "work", "scatter", "state",
    "host", "dtype", "name", "updates", "shape", "unheard_of",
]  # fmt: skip
VALUES = [
    "unit",
    "true",
    "0 : i64",
    "1 : i64",
    "7 : i64",
    "-1 : i64",
    "9223372036854775807 : i64",
    "2 : i8",
    "1.5 : f64",
    "0x7FF8000000000000 : f64",
    '""',
    '"w"',
    '"a@b"',
    "[]",
    "[1 : i64]",
    "[unit]",
    "{}",
    "#dp.entry<arguments = [], results = [], dims = []>",
    "#dp.entry<arguments = [], results = [], dims = [<devices>]>",
    "#dp.kernel",
    "#dp.kernel<loop = 7>",
    "#dp.arena<@nowhere>",
    "#dp.arena<@f, bytes = 9>",
    "#dp.forced_factor<9>",
    "#dp.forced_factor<none>",
    "#dp.chunk<dim = 3, unit = 2, extent = 8>",
    "#dp.placed_types<[]>",
    "#dp.bucket<[]>",
    "#dp.placed_types<[none, !dp.placed<tensor<4xf32>, sharded<0>>]>",
    "#dp.work<iterations = 9, replicated = []>",
    "@f",
    "@nowhere",
    "array<i64>",
    "array<i64: 0, 1, 8>",
    "array<i64: -1>",
    "array<i64: -9223372036854775808>",
    "#dp.placement<replicated>",
    "#dp.placement<sharded<5>>",
    "#dp.placement<sharded<0, unit 3>>",
    "#dp.placement<partial<max>>",
    "f32",
    "ui8",
    "dense<0> : tensor<2xi64>",
    "loc(unknown)",
]
# What a parameter of a typed attribute may be written as.
PARAMETERS = [
    "0",
    "1",
    "7",
    "-1",
    '""',
    '"w"',
    "[]",
    "[0]",
    "[0, 0]",
    "[-1]",
    "[<devices>]",
    "[<argument = 0, dim = 0>]",
    "[<argument = 9, dim = 0>]",
    "[<argument = 0, min = 0, max = 3>]",
    "batch",
    "input",
    "state",
    "host",
    "device",
    "replicated",
    "sharded<0>",
    "sharded<5>",
    "sharded<0, unit 3>",
    "partial<add>",
    "partial<maxnum>",
    "tensor<f32>",
    "tensor<?xf32>",
    "tensor<4x2xf32>",
    "tensor<4xindex>",
    "tensor<*xf32>",
    "memref<4xf32>",
    "ui8",
    "complex<f32>",
    "none",
    "loc(unknown)",
    "@nowhere",
]
PARENTHESIS = re.compile(
    r"[\[{]|(?P<type>tensor|memref|array|strided|vector|complex|placed|sharded|partial|dense)?<"
)
NUMBERS = ["0", "1", "2", "7", "-1", "1000000007", "9223372036854775807", "-9223372036854775808"]


def end_of(text, at):
    """Returns the end of the value that begins at `at`: the position of the next
    comma or bracket of the list around it."""
    depth, quoted = 0, False
    while at < len(text):
        c = text[at]
        if quoted:
            at += c == "\\"
            quoted = c != '"'
        elif c == '"':
            quoted = True
        elif c in "([{<":
            depth += 1
        elif c == ">" and text[at - 1] == "-":
            pass
        elif c in ")]}>":
            if depth == 0:
                return at
            depth -= 1
        elif c == "," and depth == 0:
            return at
        at += 1
    return at


def attributes_of(text):
    """Yields (begin, end, begin of the value or None) of each `dp.` attribute."""
    found = []
    for match in ATTRIBUTE.finditer(text):
        value = match.end() + 3 if text.startswith(" = ", match.end()) else None
        found.append((match.start(), end_of(text, match.end()), value))
    return found


def elements_of(text, begin):
    """Returns (begin, end) of each element of the list or dictionary at `begin`."""
    found, at = [], begin + 1
    while at < len(text):
        end = end_of(text, at)
        if end > at:
            found.append((at, end))
        if end >= len(text) or text[end] != ",":
            return found
        at = end + 1
    return found


def without(text, begin, end):
    """Removes an element from `text`, with one comma beside it."""
    if text[end : end + 1] == ",":
        return text[:begin] + text[end + 1 :].lstrip(" ")
    head = text[:begin].rstrip()
    return (head[:-1] if head.endswith(",") else head) + text[end:]


def inner_lists(text, begin, end):
    """Returns the begins of lists, dictionaries and parameters in a value, including itself."""
    return [begin + m.end() - 1 for m in PARENTHESIS.finditer(text[begin:end]) if not m["type"]]


def mutate_value(rng, text, begin, end):
    """Replaces a value, or a value inside of it."""
    kind = rng.choice(["value", "element", "drop", "double", "empty", "number", "length"])
    lists = [(at, elements_of(text, at)) for at in inner_lists(text, begin, end)]
    lists = [(at, elements) for at, elements in lists if elements]
    if kind in ("element", "drop", "double", "empty", "length") and not lists:
        kind = rng.choice(["value", "number"])
    if kind == "value":
        return text[:begin] + rng.choice(VALUES) + text[end:]
    if kind == "number":
        places = list(re.finditer(r"(?<![\w.])-?\d+(?![\w.]* *x|\w)", text[begin:end]))
        if not places:
            return text[:begin] + rng.choice(VALUES) + text[end:]
        m = rng.choice(places)
        return text[: begin + m.start()] + rng.choice(NUMBERS) + text[begin + m.end() :]
    at, elements = rng.choice(lists)
    first, last = rng.choice(elements)
    element = text[first:last]
    if kind == "drop":
        return without(text, first, last)
    if kind == "double":
        return text[:last] + ", " + element.strip() + text[last:]
    if kind == "empty":
        return text[: elements[0][0]] + text[elements[-1][1] :]
    if kind == "length":
        return text[:first] + ", ".join([element.strip()] * rng.choice([2, 5])) + text[last:]
    key, equals, _ = element.partition(" = ")
    value = rng.choice(PARAMETERS if text[at] == "<" or rng.random() < 0.3 else VALUES)
    return text[:first] + (key + equals + value if equals else value) + text[last:]


def add_attribute(rng, text, attribute):
    """Puts `attribute` on a function, an argument, a result or an op."""
    places = [(m.end(), "{} ") for m in re.finditer(r"attributes \{", text)]
    places += [(m.end(), "{}, ") for m in re.finditer(r"attributes \{(?=\w)", text)]
    places += [(m.end(), "{}, ") for m in re.finditer(r"[:>\w)] \{(?=[a-z]+\.)", text)]
    places += [
        (m.end(), " {{{}}}") for m in re.finditer(r"%\w+: (?:tensor|memref)<[^>]*>(?! \{)", text)
    ]
    places += [
        (m.end(), " {{{}}}")
        for m in re.finditer(r"(?:dp\.[a-z_.]+|arith\.\w+|linalg\.fill) [^\n{]*?(?= :)", text)
    ]
    if not places:
        return text
    at, form = rng.choice(places)
    return text[:at] + form.format(attribute) + text[at:]


def drop_body(rng, text):
    """Replaces a function by a declaration."""
    found = [m for m in FUNCTION.finditer(text) if m.group(0).rstrip().endswith("{")]
    if not found:
        return text
    m = rng.choice(found)
    end = text.find("\n" + m.group(1) + "}", m.end())
    if end < 0:
        return text
    head = m.group(0).rstrip()[:-1].rstrip()
    if " private " not in head:
        head = head.replace("func.func public ", "func.func ").replace(
            "func.func ", "func.func private ", 1
        )
    head = re.sub(r"%\w+: ", "", head)
    return text[: m.start()] + head + text[end + len(m.group(1)) + 2 :]


def empty_kernel(rng, text):
    """Replaces a function by one without arguments that does nothing."""
    attribute = rng.choice(
        [
            "dp.kernel",
            "dp.kernel = #dp.kernel<loop = 0>",
            "dp.spmd",
            "dp.spmd, dp.devices = 2 : i64",
            "dp.spmd, dp.entry = #dp.entry<arguments = [], results = [], dims = []>",
        ]
    )
    body = "" if rng.random() < 0.3 else " {\n  return\n}"
    made = f"func.func private @made() attributes {{{attribute}}}{body}\n"
    at = text.rfind("\n}")
    if text.lstrip().startswith(("module", "#")) and at >= 0:
        return text[: at + 1] + made + text[at + 1 :]
    return text + made


def drop_arguments(rng, text):
    """Changes a function's signature to fewer or other arguments."""
    found = [m for m in FUNCTION.finditer(text)]
    if not found:
        return text
    m = rng.choice(found)
    begin = text.find("(", m.start())
    elements = elements_of(text, begin)
    if not elements:
        return text
    first, last = rng.choice(elements)
    if rng.random() < 0.5:
        return without(text, first, last)
    types = [
        "index",
        "f32",
        "i1",
        "memref<4xf32>",
        "memref<*xf32>",
        "memref<?xi8>",
        "tensor<?xf32>",
        "memref<4x4xf32, affine_map<(i, j) -> (j, i)>>",
        "memref<4xf32, strided<[?], offset: ?>>",
        "none",
    ]
    name = text[first:last].partition(":")[0]
    return text[:first] + f"{name}: {rng.choice(types)}" + text[last:]


def mutant(rng, text):
    """Makes one to three such changes in `text`."""
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        found = attributes_of(text)
        kind = rng.choice(
            ["value"] * 6
            + ["drop", "rename", "add", "move", "body", "kernel", "arguments", "arguments"]
        )
        if kind == "body":
            text = drop_body(rng, text)
        elif kind == "kernel":
            text = empty_kernel(rng, text)
        elif kind == "arguments":
            text = drop_arguments(rng, text)
        elif kind == "add" or not found:
            value = rng.choice(VALUES)
            text = add_attribute(
                rng, text, f"dp.{rng.choice(NAMES)}" + ("" if value == "unit" else " = " + value)
            )
        else:
            # Long attributes are preferred, but not exclusively.
            begin, end, value = max(
                rng.sample(found, min(2, len(found))), key=lambda a: a[1] - a[0]
            )
            if kind == "drop":
                text = without(text, begin, end)
            elif kind == "rename":
                name_end = re.compile(r"dp\.[a-z_]+").match(text, begin).end()
                text = text[:begin] + "dp." + rng.choice(NAMES) + text[name_end:]
            elif kind == "move":
                text = add_attribute(rng, without(text, begin, end), text[begin:end])
            elif value is None:
                text = text[:end] + " = " + rng.choice(VALUES) + text[end:]
            else:
                text = mutate_value(rng, text, value, end)
    return text
