"""Functions and their signatures in the text that mlir-opt prints."""

import re
from dataclasses import dataclass

OPEN, CLOSE = "([{<", ")]}>"
# A type that a case may take and give: a ranked tensor without encoding, or a scalar.
ELEMENT = r"(?:[fi]\d+|bf16|f8\w+|index|complex<[\w]+>)"
TENSOR = re.compile(rf"tensor<((?:(?:\d+|\?)x)*)({ELEMENT})>")


@dataclass
class Type:
    """`dims` has -1 where the extent is dynamic; it is None for a scalar."""

    text: str
    dims: list
    element: str


def parse_type(text):
    """Returns the type of a case's argument or result, or None for other types."""
    if re.fullmatch(ELEMENT, text):
        return Type(text, None, text)
    if match := TENSOR.fullmatch(text):
        return Type(text, [-1 if d == "?" else int(d) for d in match[1].split("x")[:-1]], match[2])
    return None


def skip(text, at):
    """Returns the position after the bracket, string or character at `at`."""
    if text[at] == '"':
        return at + re.match(r'"(?:[^"\\]|\\.)*"', text[at:]).end()
    if text.startswith("->", at):
        return at + 2
    if text[at] not in OPEN:
        return at + 1
    at += 1
    while text[at] not in CLOSE:
        at = skip(text, at)
    return at + 1


def split_commas(text):
    """Splits at the commas that no bracket encloses."""
    parts, begin, at = [], 0, 0
    while at < len(text):
        if text[at] == ",":
            parts.append(text[begin:at])
            begin = at + 1
        at = skip(text, at)
    return [part.strip() for part in [*parts, text[begin:]] if part.strip()]


def type_of(text):
    """Returns the text of the type with which `text` begins; attributes may follow."""
    at = 0
    while at < len(text) and text[at] not in " {":
        at = skip(text, at)
    return text[:at]


@dataclass
class Function:
    """A function with a body. `arguments` and `results` are texts of types; `text` begins with
    `func.func`."""

    name: str
    arguments: list
    results: list
    text: str

    def scattered(self, number):
        """Returns the text with argument `number` scattered along dimension 0."""
        begin = self.text.index("(")
        end = skip(self.text, begin)
        parts = split_commas(self.text[begin + 1 : end - 1])
        part = parts[number]
        parts[number] = (
            part[:-1] + ", dp.scatter = 0 : i64}"
            if part.endswith("}")
            else part + " {dp.scatter = 0 : i64}"
        )
        return self.text[:begin] + f"({', '.join(parts)})" + self.text[end:]


def parse_function(text):
    """Returns the function that a printed op is, or None if it is another op or has no body."""
    match = re.match(r'\s*func\.func (?:private |nested )?@("[^"]*"|[\w$.-]+)\(', text)
    if not match:
        return None
    begin = match.end() - 1
    end = skip(text, begin)
    arguments = [part for part in split_commas(text[begin + 1 : end - 1])]
    if any(not part.startswith("%") for part in arguments):
        return None  # A declaration has no names.
    rest = text[end:].lstrip()
    results = []
    if rest.startswith("->"):
        rest = rest[2:].lstrip()
        if rest.startswith("("):
            at = skip(rest, 0)
            results, rest = [type_of(part) for part in split_commas(rest[1 : at - 1])], rest[at:]
        else:
            results, rest = [type_of(rest)], rest[len(type_of(rest)) :]
    if "{" not in rest.split("\n")[0]:
        return None
    return Function(
        match[1].strip('"'),
        [type_of(part.split(":", 1)[1].strip()) for part in arguments],
        results,
        text.strip(),
    )


def top_level(text):
    """Splits a printed module into its aliases and its ops, which are indented by two."""
    aliases, ops = [], []
    for line in text.split("\n"):
        if re.match(r"[#!]", line):
            aliases.append(line)
        elif re.match(r"  [^\s}]", line):
            ops.append(line)
        elif line.startswith("  ") and ops:
            ops[-1] += "\n" + line
    return aliases, ops
