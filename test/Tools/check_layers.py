#!/usr/bin/env python3
"""Checks the layers: no #include goes up, and libraries link the libraries that they include.

check_layers.py ROOT

The order of the compiler's folders is that of add_subdirectory in lib/CMakeLists.txt, that of the
runtime's is below. A file of lib/F or include/dp/F may include headers of F and of the folders
before it. The library of F lists, in LINK_LIBS, exactly the libraries whose headers it includes. No
files of a library include each other in a circle, where a source and the header of its name are
one; nor do the rooms, the inner folders of a library. No two files of a folder, and no two folders,
differ by case alone.
"""

import collections
import os
import re
import sys

# Headers alone, without a library: the ABI between compiled programs and the runtime.
ABI = {"dp/Runtime/DeviceABI.h", "dp/Runtime/Seal.h", "dp/Runtime/Chunk.h"}
# Headers of units that need neither LLVM nor the runtime, for both.
SHARED = {"dp/Files/OutputFile.h"}
RUNTIME = [
    "Support",
    "Job",
    "Collectives",
    "Program",
    "Device",
    "Host",
    "Cuda",
    "Tcp",
    "Mpi",
    "Session",
    "API",
]
INCLUDE = re.compile(r'^#include "([^"]+)"', re.M)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def folder_of(path, folders):
    """Returns the longest of `folders` that `path` is in."""
    found = [folder for folder in folders if path.startswith(folder + "/")]
    return max(found, key=len, default=None)


def compiler_folders(root):
    lists = read(os.path.join(root, "lib/CMakeLists.txt")).split("if(DP_BUILD_RUNTIME)")[0]
    return re.findall(r"^ +add_subdirectory\(([\w/]+)\)$", lists, re.M)


def check_compiler(root, files, errors):
    order = compiler_folders(root)
    rank = {folder: i for i, folder in enumerate(order)}
    library = {}
    for folder in order:
        text = read(os.path.join(root, "lib", folder, "CMakeLists.txt"))
        if made := re.search(r"^add_mlir\w*_library\((\w+)", text, re.M):
            links = re.search(r"LINK_LIBS PUBLIC([^)]*)\)", text)
            library[folder] = made.group(1), set(links.group(1).split() if links else [])
    included = collections.defaultdict(set)
    for file in files:
        inside = re.sub(r"^(lib|include/dp)/", "", file)
        folder = folder_of(inside, order)
        if inside == file or folder is None:
            continue
        for name in INCLUDE.findall(read(os.path.join(root, file))):
            if not name.startswith("dp/") or name in ABI | SHARED:
                continue
            target = "InitAll" if name == "dp/InitAll.h" else folder_of(name[len("dp/") :], order)
            if target is None:
                errors.append(f"{file}: {name} is of no folder of the compiler")
            elif rank[target] > rank[folder]:
                errors.append(
                    f"{file}: {name} is of a higher folder ({target} comes after {folder})"
                )
            elif target != folder:
                included[folder].add(target)
    for folder, (name, links) in library.items():
        needed = {library[target][0] for target in included[folder]}
        for missing in sorted(needed - links):
            errors.append(
                f"lib/{folder}/CMakeLists.txt: {name} includes headers of {missing}, which "
                f"LINK_LIBS does not list"
            )
        for extra in sorted(links - needed):
            errors.append(
                f"lib/{folder}/CMakeLists.txt: {name} lists {extra} but includes none of its "
                f"headers"
            )


def check_runtime(root, files, errors):
    rank = {folder: i for i, folder in enumerate(RUNTIME)}
    for file in files:
        inside = re.sub(r"^lib/Runtime/", "", file)
        if inside == file or "/" not in inside:
            continue
        folder = inside.split("/")[0]
        if folder not in rank:
            errors.append(
                f"{file}: the folder has no place in the order of test/Tools/check_layers.py"
            )
            continue
        for name in INCLUDE.findall(read(os.path.join(root, file))):
            target = name.split("/")[0]
            if target == "dp":
                if not name.startswith(
                    ("dp/Runtime/", "dp/Files/") if folder == "API" else "dp/Runtime/"
                ):
                    errors.append(f"{file}: {name} is none of the runtime's")
            elif target in rank and rank[target] > rank[folder]:
                errors.append(
                    f"{file}: {name} is of a higher folder ({target} comes after {folder})"
                )


def units_of(library, files):
    """Returns the unit of each file of `library`: its path below lib without an ending; a public
    header is of the source of its name."""
    sources = {}
    units = {}
    for file in files:
        if file.startswith(f"lib/{library}/"):
            unit = os.path.splitext(file[len("lib/") :])[0]
            sources[os.path.basename(unit)] = unit
            units[file] = unit
    for file in files:
        if file.startswith(f"include/dp/{library}/"):
            unit = os.path.splitext(file[len("include/dp/") :])[0]
            units[file] = sources.get(os.path.basename(unit), unit)
    return units


def check_circles(root, library, files, errors):
    """Reports the circles of includes between the units of `library`, and between its rooms."""
    units = units_of(library, files)
    graph = collections.defaultdict(set)
    for file, unit in units.items():
        for name in INCLUDE.findall(read(os.path.join(root, file))):
            places = (
                [f"include/{name}"]
                if name.startswith("dp/")
                else [f"{os.path.dirname(file)}/{name}", f"lib/{library}/{name}"]
            )
            graph[unit] |= {units[place] for place in places if place in units} - {unit}
    rooms = collections.defaultdict(set)
    for unit, targets in graph.items():
        rooms[os.path.dirname(unit)] |= {os.path.dirname(target) for target in targets} - {
            os.path.dirname(unit)
        }
    # Files beside the rooms put them together.
    for room in rooms:
        rooms[room].discard(library)
    for part, edges in (("files", graph), ("rooms", rooms)):
        for circle in find_circles(edges):
            errors.append(f"lib/{library}: the {part} {' -> '.join(circle)} include each other")


def find_circles(graph):
    """Returns a circle of `graph` for each edge that closes one in a search by depth."""
    circles, done, path = [], set(), []

    def visit(node):
        if node in path:
            circles.append(path[path.index(node) :] + [node])
        elif node not in done:
            path.append(node)
            for target in sorted(graph.get(node, ())):
                visit(target)
            path.pop()
            done.add(node)

    for node in sorted(graph):
        visit(node)
    return circles


def check_case(files, errors):
    spellings = collections.defaultdict(set)
    for file in files:
        while file:
            spellings[file.lower()].add(file)
            file = os.path.dirname(file)
    for names in spellings.values():
        if len(names) > 1:
            errors.append(f"{' and '.join(sorted(names))} differ by case only")


def main():
    root = sys.argv[1]
    files = [
        os.path.relpath(os.path.join(folder, name), root)
        for top in ("include", "lib", "test", "tools", "docs", "benchmark")
        for folder, _, names in os.walk(os.path.join(root, top))
        for name in names
    ]
    sources = [file for file in files if file.endswith((".h", ".cpp"))]
    errors = []
    check_compiler(root, sources, errors)
    check_runtime(root, sources, errors)
    for library in [*compiler_folders(root), "Runtime"]:
        check_circles(root, library, sources, errors)
    check_case(files, errors)
    print("\n".join(errors))
    print(f"{len(sources)} files, {len(errors)} problems")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
