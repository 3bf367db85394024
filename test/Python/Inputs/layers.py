"""Each import of the package's own modules finds one, and there is no circle of imports, between
modules or between rooms (folders _NAME).
Usage: layers.py PACKAGE"""

from __future__ import annotations

import ast
import pathlib
import re
import sys


def find_imports(node: ast.AST, is_package: bool, name: str):
    """Yields the modules, or names in modules, that a module imports, also inside its functions;
    not those of type checkers alone."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            continue
        if isinstance(child, ast.Import):
            yield from (alias.name for alias in child.names)
        elif isinstance(child, ast.ImportFrom):
            parents = name.split(".")[: len(name.split(".")) - child.level + is_package]
            base = (
                ".".join([*parents, *([child.module] if child.module else [])])
                if child.level
                else child.module
            )
            yield from (f"{base}.{alias.name}" for alias in child.names)
        else:
            yield from find_imports(child, is_package, name)


def find_circle(edges: dict[str, set[str]]) -> list[str] | None:
    """Returns the nodes of a circle, the first one twice."""
    done: set[str] = set()

    def visit(node: str, path: list[str]) -> list[str] | None:
        if node in path:
            return [*path[path.index(node) :], node]
        if node not in done:
            for other in sorted(edges[node]):
                if circle := visit(other, [*path, node]):
                    return circle
            done.add(node)
        return None

    return next((circle for node in sorted(edges) if (circle := visit(node, []))), None)


def room_of(module: str) -> str | None:
    """Returns the innermost room that a module is in."""
    found = re.match(r"(.*\._[a-z]\w*)(\.|$)", module)
    return found and found[1]


def main(package: pathlib.Path) -> None:
    files = {}
    for path in package.rglob("*.py"):
        parts = path.relative_to(package.parent).with_suffix("").parts
        files[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    edges: dict[str, set[str]] = {}
    for name, path in files.items():
        found = set(find_imports(ast.parse(path.read_text()), path.stem == "__init__", name))
        for one in found:
            if one.startswith(f"{package.name}.") and not {one, one.rpartition(".")[0]} & set(
                files
            ):
                sys.exit(f"{name} imports {one}, which is no module")
        names = {one if one in files else one.rpartition(".")[0] for one in found}
        # A module inside of a package may name the package itself, for its folder or to find
        # itself.
        edges[name] = {
            one for one in names if one in files and not f"{name}.".startswith(f"{one}.")
        }
    if circle := find_circle(edges):
        sys.exit(f"modules import each other: {' -> '.join(circle)}")
    rooms: dict[str, set[str]] = {}
    for name, targets in edges.items():
        if room := room_of(name):
            others = {other for target in targets if (other := room_of(target))}
            rooms.setdefault(room, set()).update(others - {room})
    if circle := find_circle(rooms):
        sys.exit(f"rooms import each other: {' -> '.join(circle)}")
    print(f"no circle in {len(edges)} modules and {len(rooms)} rooms")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
