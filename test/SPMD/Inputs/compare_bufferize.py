#!/usr/bin/env python3
"""Checks that dp-bufferize and upstream's passes make the same of programs.

compare_bufferize.py DP_OPT BENCHMARK     BENCHMARK: the folder of program_families.py

Upstream's analysis is the reference for which tensors share a buffer.
"""

import subprocess
import sys

sys.path.insert(0, sys.argv[2])

from program_families import FAMILIES  # noqa: E402

SIZE = 12
UPSTREAM = ["--eliminate-empty-tensors", "--one-shot-bufferize=bufferize-function-boundaries "
            "function-boundary-type-conversion=identity-layout-map"]
OURS = ["--dp-eliminate-empty-tensors", "--dp-bufferize"]


def run(arguments, text):
    return subprocess.run([sys.argv[1], *arguments], input=text, capture_output=True, text=True, check=True).stdout


def main():
    different = []
    for name, make in FAMILIES.items():
        tensors = run(["--dp-parallel-pipeline", "--dp-spmd-pipeline"], make(SIZE))
        upstream, ours = run(UPSTREAM, tensors), run(OURS, tensors)
        copies = [text.count("memref.copy") for text in (upstream, ours)]
        print(f"{name}: {copies[0]} copies by upstream, {copies[1]} here")
        # An elementwise op on a slice that is extracted twice writes in place only here.
        if upstream != ours and not (name == "slices" and copies[1] < copies[0]):
            different.append(name)
    if different:
        sys.exit(f"other buffers: {', '.join(different)}")


if __name__ == "__main__":
    main()
