#!/usr/bin/env python3
"""Checks the tables of docs/parity.md: check_table.py PARITY.md TEST_DIR

Every row has four cells, the last of which names tests that exist. Every test of
Parity/ is in some row.
"""

import os
import re
import sys


def main():
    document, tests = sys.argv[1:]
    wrong, named, rows = [], set(), 0
    with open(document) as file:
        for number, line in enumerate(file, 1):
            if not line.startswith("| ") or line.startswith("| behaviour |"):
                continue
            rows += 1
            cells = [c.strip() for c in re.split(r"(?<!\\)\|", line.strip())[1:-1]]
            names = re.findall(r"`([^`]+)`", cells[-1]) if len(cells) == 4 else []
            if not names or not all(cells):
                wrong.append(f"{document}:{number}: expected behaviour, theirs, ours and tests")
            for name in names:
                named.add(name)
                if not os.path.isfile(os.path.join(tests, name)):
                    wrong.append(f"{document}:{number}: there is no test '{name}'")
    folder = os.path.join(tests, "Parity")
    for name in sorted(os.listdir(folder)):
        if (
            name.endswith((".mlir", ".test"))
            and name != "table.test"
            and f"Parity/{name}" not in named
        ):
            wrong.append(f"{document}: Parity/{name} is in no row")
    if wrong or not rows:
        sys.exit("\n".join(wrong) or "no rows")
    print(f"{rows} rows")


if __name__ == "__main__":
    main()
