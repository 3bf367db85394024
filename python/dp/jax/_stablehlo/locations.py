"""Locations in a printed module: the path of the user's module over the user's line.

JAX writes `"dot_general"("jit(step)/transpose(jvp(mlp))/out"("model.py":7:19))`, which becomes
`"gradient of mlp.out"("model.py":7:19)`. An op outside of all scopes has the name of its primitive.
"""

from __future__ import annotations

import dataclasses
import re

STRING = r'"((?:[^"\\]|\\.)*)"'
DEFINITION = re.compile(r"^(#loc\d*) = loc\((.*)\)$", re.MULTILINE)
FILE = re.compile(STRING + r":\d+:\d+.*")
NAME = re.compile(STRING + r"\((#loc\d*)\)")
CALL = re.compile(r"callsite\((#loc\d*) at (#loc\d*)\)")
USE = re.compile(rf"loc\(({NAME.pattern}|{CALL.pattern})\)")
FUNCTIONS = {"jit", "pjit"}
"""What encloses the name of a function, which is no module."""
OF_JAX = {
    "body",
    "branch",
    "checkpoint",
    "closed_call",
    "cond",
    "custom_jvp_call",
    "custom_vjp_call",
    "rematted_computation",
    "scan",
    "while",
}
"""Scopes that JAX itself opens."""


@dataclasses.dataclass(frozen=True)
class Place:
    """The place of an op: modules from the outermost to the innermost, and the location of a
    line."""

    file: str
    path: tuple[str, ...]
    primitive: str
    is_gradient: bool

    @property
    def name(self) -> str:
        name = ".".join(self.path) or self.primitive
        return f"gradient of {name}" if self.is_gradient else name


def read_scope(scope: str) -> tuple[tuple[str, ...], bool]:
    """Returns the modules of a scope of JAX, and whether its ops are transposed, as those of
    gradients are."""
    path: list[str] = []
    is_gradient = False
    for part in scope.split("/"):
        while (wrapped := re.fullmatch(r"(\w+)\((.*)\)", part)) is not None:
            is_gradient |= wrapped[1] == "transpose"
            part = "" if wrapped[1] in FUNCTIONS else wrapped[2]
        if part and part not in OF_JAX:
            path.append(part)
    return tuple(path), is_gradient


class Locations:
    """The locations that a text defines."""

    def __init__(self, text: str):
        self.bodies = dict(DEFINITION.findall(text))
        self.known: dict[str, Place | None] = {}

    def place_of(self, alias: str) -> Place | None:
        """Returns the place of an op by its location; None if it has no line."""
        if alias not in self.known:
            self.known[alias] = self.read(self.bodies[alias])
        return self.known[alias]

    def read(self, body: str) -> Place | None:
        if named := NAME.fullmatch(body):
            return self.read_name(named[1], named[2])
        if call := CALL.fullmatch(body):
            callee, caller = self.place_of(call[1]), self.place_of(call[2])
            if callee is None or caller is None:
                return callee or caller
            return Place(
                callee.file,
                caller.path + callee.path,
                callee.primitive,
                caller.is_gradient or callee.is_gradient,
            )
        return None

    def read_name(self, name: str, alias: str) -> Place | None:
        """Reads `"PRIMITIVE"("SCOPE"(FILE))`, or `"SCOPE/PRIMITIVE"(FILE)` of older versions; an
        op of a function without scopes has its primitive alone."""
        scope, _, primitive = name.rpartition("/")
        if inner := NAME.fullmatch(self.bodies[alias]):
            scope, primitive, alias = inner[1], name, inner[2]
        if not FILE.fullmatch(self.bodies[alias]):
            return None
        path, is_gradient = read_scope(scope)
        return Place(alias, path, primitive, is_gradient)


def name_locations(text: str) -> str:
    """Returns a printed module whose locations have the names of modules."""
    locations = Locations(text)

    def renamed(use: re.Match) -> str:
        place = locations.read(use[1])
        return use[0] if place is None else f'loc("{place.name}"({place.file}))'

    return USE.sub(renamed, text)
