#!/usr/bin/env python3
"""Checks that tables render, that links between documents lead somewhere, and that prose has at
most 100 columns.

usage: check_markdown.py DOCUMENT.md...

A table is a header, a separator and rows, all with the same number of cells. A row after a blank
line has no header, so it does not render. A link to a file must name one that exists, with an
anchor that one of its headings has. Code, tables, headings, figures and generated documents may be
wider.
"""

import re
import sys
from pathlib import Path

COLUMNS = 100


def prose(path):
    """Yields the lines outside of code blocks with their numbers; the others are empty."""
    fenced = False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
            line = ""
        yield number, "" if fenced or line.startswith("    ") else line


def cells(line):
    without_code = re.sub(r"`[^`]*`", "", line.strip())
    return len(re.split(r"(?<!\\)\|", without_code)) - 2


def check_tables(path):
    rows = []
    for number, line in [*prose(path), (0, "")]:
        if line.startswith("|"):
            rows.append((number, line))
            continue
        if not rows:
            continue
        if len(rows) < 2 or not re.fullmatch(r"(\|\s*:?-+:?\s*)+\|\s*", rows[1][1]):
            yield (
                rows[0][0],
                "expected a table to begin with a header and a separator (is there a blank line "
                "before this row?)",
            )
        for at, row in rows:
            if cells(row) != cells(rows[0][1]):
                yield (
                    at,
                    f"expected {cells(rows[0][1])} cells as in the header of the table, found "
                    f"{cells(row)}",
                )
        rows = []


def anchors(path):
    found = set()
    for _, line in prose(path):
        if heading := re.match(r"#+ (.*)", line):
            anchor = re.sub(r"[^\w\- ]", "", heading[1].lower()).replace(" ", "-")
            found.add(anchor)
    return found


def check_links(path):
    for number, line in prose(path):
        for target in re.findall(r"\]\(([^)\s]+)\)", line):
            if re.match(r"[a-z]+:", target):
                continue
            name, _, anchor = target.partition("#")
            file = path.parent / name if name else path
            if not file.exists():
                yield number, f"the link '{target}' leads to no file"
            elif anchor and anchor not in anchors(file):
                yield number, f"the link '{target}' leads to no heading of {file.name}"


def check_columns(path):
    if path.read_text(encoding="utf-8").startswith("<!-- Generated"):
        return
    for number, line in prose(path):
        if len(line) > COLUMNS and not line.startswith(("|", "#", "![")):
            yield number, f"the line has {len(line)} columns; expected at most {COLUMNS}"


def main():
    documents = [Path(name) for name in sys.argv[1:]]
    errors = [
        f"{path}:{number}: {what}"
        for path in documents
        for check in (check_tables, check_links, check_columns)
        for number, what in check(path)
    ]
    print("\n".join(errors + [f"{len(documents)} documents, {len(errors)} errors"]))
    return 1 if errors or not documents else 0


if __name__ == "__main__":
    sys.exit(main())
