"""The user's names of a graph's inputs, for messages and reports."""

from __future__ import annotations

import re
from collections.abc import Iterable

from torch import fx

ARGUMENT = re.compile(r"L\['(args|kwargs)'\](.*)")
MODULE = re.compile(r"L\['module'\](.*)")
PART = re.compile(r"\['([^']*)'\]|\[(\d+)\]|\.(\w+)")
# Dicts in which a module keeps its parts.
DICTS = {"_modules", "_parameters", "_buffers"}


def name_of(source: str) -> str | None:
    """Returns "input.0" or "layer.weight" for where Dynamo has found a tensor; None for a place
    that is neither an argument nor in the module, such as a global variable."""
    is_argument = ARGUMENT.fullmatch(source)
    found = is_argument or MODULE.fullmatch(source)
    if found is None:
        return None
    text = found[found.lastindex or 1]
    parts = ["".join(filter(None, part.groups())) for part in PART.finditer(text)]
    if is_argument:
        return ".".join(["input"] * (is_argument[1] == "args") + parts)
    return ".".join(part for part in parts if part not in DICTS)


def source_of(placeholder: fx.Node) -> str:
    """Returns where Dynamo has found the value of a placeholder."""
    found = placeholder.meta.get("grapharg")
    return "" if found is None or found.source is None else found.source.name


def distinct(names: Iterable[str]) -> list[str]:
    """Returns names with numbers behind those that occur again."""
    seen: dict[str, int] = {}
    found = []
    for name in names:
        count = seen[name] = seen.get(name, 0) + 1
        found.append(name if count == 1 else f"{name}#{count}")
    return found
