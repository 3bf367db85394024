#!/usr/bin/env python3
"""Stands in for dp-compile where there is no compiler: finds what was compiled before.

precompiled.py GRAPH.mlir -o FILE OPTIONS   copies the executable of that graph and those options from DP_PRECOMPILED to FILE. With
    DP_COMPILER, the path of dp-compile, it is compiled and kept there first.
"""

import hashlib
import os
import shutil
import subprocess
import sys


def main():
    arguments = sys.argv[1:]
    at = arguments.index("-o")
    output = arguments[at + 1]
    options = arguments[:at] + arguments[at + 2:]
    graph = next(a for a in options if a.endswith(".mlir"))
    options.remove(graph)
    # A rehearsal has the same programs for another architecture.
    named = [o for i, o in enumerate(options) if o != "--arch" and (i == 0 or options[i - 1] != "--arch")]
    with open(graph, "rb") as file:
        key = hashlib.sha256(file.read() + "\0".join(named).encode()).hexdigest()[:20]
    kept = os.path.join(os.environ["DP_PRECOMPILED"], key + ".so")
    compiler = os.environ.get("DP_COMPILER")
    if compiler and not os.path.exists(kept):
        done = subprocess.run([compiler, graph, "-o", kept] + options)
        if done.returncode:
            return done.returncode
    if not os.path.exists(kept):
        print(f"precompiled.py: nothing was compiled for {graph} with {' '.join(options)}", file=sys.stderr)
        return 1
    shutil.copyfile(kept, output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
