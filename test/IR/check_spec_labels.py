#!/usr/bin/env python3
"""Checks that every constraint's label (scatter-C1) is in the specification,
at the check in the code and above a test that breaks it.

usage: check_spec_labels.py ROOT

A label counts as tested where an `expected-error` (or, in a unit test, an
expectation on a diagnostic) follows it before the next label.
"""

import re
import sys
from pathlib import Path

LABEL = r"[a-z][a-z_.]*-C[0-9]+"


def read(paths):
    return [(path, path.read_text(encoding="utf-8")) for path in sorted(paths)]


def defined(root):
    text = (root / "docs/spec.md").read_text(encoding="utf-8")
    labels = re.findall(rf"^- \*\*({LABEL})\*\*: ", text, re.M)
    for label in {label for label in labels if labels.count(label) > 1}:
        print(f"docs/spec.md: {label} is defined {labels.count(label)} times")
    return labels


def checked(root):
    files = [
        p
        for folder in ("lib", "include")
        for p in (root / folder).rglob("*")
        if p.suffix in (".cpp", ".h", ".td")
    ]
    return {label for _, text in read(files) for label in re.findall(rf"\[({LABEL})\]", text)}


def tested(root):
    labels = set()
    files = list((root / "test").rglob("*.mlir")) + list((root / "test").rglob("*.cpp"))
    for _, text in read(files):
        parts = re.split(rf"//\s+({LABEL})\b", text)
        for label, body in zip(parts[1::2], parts[2::2]):
            if re.search(r"expected-error|EXPECT_|ASSERT_", body):
                labels.add(label)
    return labels


def main():
    root = Path(sys.argv[1])
    where = {
        "docs/spec.md": defined(root),
        "the code": checked(root),
        "a negative test": tested(root),
    }
    everything = set().union(*where.values())
    if not everything:
        sys.exit(f"no label found under {root}")
    missing = [
        f"{label}: missing in {place}"
        for label in sorted(everything)
        for place, labels in where.items()
        if label not in labels
    ]
    twice = len(where["docs/spec.md"]) != len(set(where["docs/spec.md"]))
    print("\n".join(missing) or f"{len(everything)} labels, each in all three places")
    return 1 if missing or twice else 0


if __name__ == "__main__":
    sys.exit(main())
