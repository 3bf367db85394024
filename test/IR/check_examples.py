#!/usr/bin/env python3
"""Runs every ```mlir example of documents through dp-opt --verify-roundtrip.

usage: check_examples.py DP_OPT DOCUMENT.md...
       check_examples.py --print NUMBER DOCUMENT.md

In a generated dialect reference every op must have an example, or name the op
that shows it ("Example: see `dp.x`").
"""

import re
import subprocess
import sys
from pathlib import Path

BLOCK = re.compile(r"^```mlir\n(.*?)^```$", re.M | re.S)


def examples(path):
    """Yields (line number, text) of each block."""
    text = path.read_text(encoding="utf-8")
    for match in BLOCK.finditer(text):
        yield text.count("\n", 0, match.start()) + 2, match.group(1)


def ops_without_example(path):
    sections = re.split(r"^### `(dp\.[a-z_.]+)`", path.read_text(encoding="utf-8"), flags=re.M)
    for name, body in zip(sections[1::2], sections[2::2]):
        if not BLOCK.search(body) and not re.search(r"^Example: see `dp\.", body, re.M):
            yield name


def main():
    dp_opt, *documents = sys.argv[1:]
    if dp_opt == "--print":
        number, document = documents
        print([text for _, text in examples(Path(document))][int(number) - 1])
        return 0
    count, errors = 0, []
    for path in map(Path, documents):
        if path.name == "dialect.md":
            errors += [f"{path.name}: no example of {op}" for op in ops_without_example(path)]
        for line, text in examples(path):
            count += 1
            run = subprocess.run(
                [dp_opt, "-", "--verify-roundtrip", "-o", "/dev/null"],
                input=text,
                capture_output=True,
                text=True,
            )
            if run.returncode:
                errors.append(f"{path.name}:{line}: the example does not parse\n{run.stderr}")
    print("\n".join(errors))
    print(f"{count} examples, {len(errors)} errors")
    return 1 if errors or not count else 0


if __name__ == "__main__":
    sys.exit(main())
