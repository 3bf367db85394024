#!/usr/bin/env python3
"""Checks that a document's code is in source files, word for word.

check_quotes.py DOCUMENT.md SOURCE... [--lines N]   the document has fewer than N lines

Every block of C++, C, CMake or TableGen must be in one of the sources.
"""

import argparse
import re
import sys


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("document")
    parser.add_argument("source", nargs="+")
    parser.add_argument("--lines", type=int)
    args = parser.parse_args()
    with open(args.document) as file:
        text = file.read()
    sources = []
    for name in args.source:
        with open(name) as file:
            sources.append(file.read())
    blocks = re.findall(r"^```(?:cpp|c|cmake|tablegen)\n(.*?)^```", text, re.M | re.S)
    if not blocks:
        sys.exit(f"{args.document} has no code")
    for block in blocks:
        if not any(block in source for source in sources):
            sys.exit(f"{args.document}: not in {' '.join(args.source)}:\n{block}")
    if args.lines and len(text.splitlines()) >= args.lines:
        sys.exit(
            f"{args.document} has {len(text.splitlines())} lines, expected fewer than {args.lines}"
        )


if __name__ == "__main__":
    main()
