#!/usr/bin/env python3
"""Checks that dp-bufferize and upstream's passes make the same of programs.

compare_bufferize.py DP_OPT BENCHMARK     BENCHMARK: the folder of program_families.py

Upstream's analysis is the reference for which tensors share a buffer.
"""

import pathlib
import subprocess
import sys

sys.path[:0] = [sys.argv[2], str(pathlib.Path(__file__).resolve().parents[3] / "Inputs")]

from bufferize_passes import OURS, UPSTREAM
from program_families import FAMILIES

SIZE = 12


def run(arguments, text):
    return subprocess.run(
        [sys.argv[1], *arguments], input=text, capture_output=True, text=True, check=True
    ).stdout


def main():
    different = []
    for name, make in FAMILIES.items():
        tensors = run(["--dp-parallel-pipeline", "--dp-spmd-pipeline"], make(SIZE))
        upstream, ours = run(UPSTREAM, tensors), run(OURS, tensors)
        copies = [text.count("memref.copy") for text in (upstream, ours)]
        print(f"{name}: {copies[0]} copies by upstream, {copies[1]} here")
        # Only we write an elementwise op on a slice that is extracted twice in place.
        if upstream != ours and not (name == "slices" and copies[1] < copies[0]):
            different.append(name)
    if different:
        sys.exit(f"other buffers: {', '.join(different)}")


if __name__ == "__main__":
    main()
