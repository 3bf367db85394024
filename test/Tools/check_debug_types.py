#!/usr/bin/env python3
"""Checks that --debug-only=PASS shows what a pass does.

check_debug_types.py ROOT

Each pass that a Passes.td in include/dp defines has one source in lib, which implements it. This
source defines DEBUG_TYPE as the pass's name and has a debug line (LDBG).
"""

import re
import sys
from pathlib import Path

PASS = re.compile(r'^def (\w+)\s*:\s*(?:\w+Pass|Pass)<\s*"([^"]+)"', re.M)
DEFINITION = re.compile(r"^#define GEN_PASS_DEF_(\w+)$", re.M)
DEBUG_TYPE = re.compile(r'^#define DEBUG_TYPE "([^"]+)"$', re.M)


def read(path):
    return path.read_text(encoding="utf-8")


def check(root):
    """Yields the errors, and at the end the number of passes."""
    sources = {}
    for path in sorted((root / "lib").rglob("*.cpp")):
        for name in DEFINITION.findall(read(path)):
            sources.setdefault(name, []).append(path)
    number = 0
    for definitions in sorted((root / "include/dp").rglob("Passes.td")):
        for name, argument in PASS.findall(read(definitions)):
            number += 1
            found = sources.get(name.upper(), [])
            if len(found) != 1:
                yield (
                    f"{argument}: expected one source that defines GEN_PASS_DEF_{name.upper()}, "
                    f"found {len(found)}"
                )
                continue
            text = read(found[0])
            place = found[0].relative_to(root)
            types = DEBUG_TYPE.findall(text)
            if types != [argument]:
                yield f'{place}: expected #define DEBUG_TYPE "{argument}", found {types or "none"}'
            if "LDBG()" not in text:
                yield f"{place}: expected a debug line (LDBG) of {argument}"
    yield number


def main():
    *errors, number = check(Path(sys.argv[1]))
    print("\n".join([*errors, f"{number} passes, {len(errors)} errors"]))
    return 1 if errors or not number else 0


if __name__ == "__main__":
    sys.exit(main())
