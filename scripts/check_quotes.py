#!/usr/bin/env python3
"""Checks that every C++ block of a document stands in a source file, word for word.

check_quotes.py DOCUMENT.md SOURCE.cpp [--lines N]   the document has fewer than N lines
"""

import argparse
import re
import sys


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("document")
    parser.add_argument("source")
    parser.add_argument("--lines", type=int)
    args = parser.parse_args()
    with open(args.document) as file:
        text = file.read()
    with open(args.source) as file:
        source = file.read()
    blocks = re.findall(r"^```cpp\n(.*?)^```", text, re.M | re.S)
    if not blocks:
        sys.exit(f"{args.document} has no C++ block")
    for block in blocks:
        if block not in source:
            sys.exit(f"{args.document}: not in {args.source}:\n{block}")
    if args.lines and len(text.splitlines()) >= args.lines:
        sys.exit(f"{args.document} has {len(text.splitlines())} lines, expected fewer than {args.lines}")


if __name__ == "__main__":
    main()
