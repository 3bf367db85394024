#!/usr/bin/env python3
"""Stands in for dp-compile where there is no compiler.

precompiled.py GRAPH.mlir -o FILE OPTIONS   copies the executable of that graph and those options
    from the folder DP_PRECOMPILED to FILE. With DP_COMPILER, the path of dp-compile, it compiles
    what the folder lacks, for the architecture DP_ARCH.
"""

import hashlib
import os
import shutil
import subprocess
import sys


def main():
    options = sys.argv[1:]
    at = options.index("-o")
    output = options[at + 1]
    del options[at : at + 2]
    graph = next(option for option in options if option.endswith(".mlir"))
    options.remove(graph)
    with open(graph, "rb") as file:
        key = hashlib.sha256(file.read() + "\0".join(options).encode()).hexdigest()[:20]
    kept = os.path.join(os.environ["DP_PRECOMPILED"], key + ".so")
    compiler = os.environ.get("DP_COMPILER")
    if compiler and not os.path.exists(kept):
        # Another case may compile the same program at the same time.
        own = f"{kept}.{os.getpid()}"
        arch = ["--arch", os.environ["DP_ARCH"]] if "cuda" in options else []
        done = subprocess.run([compiler, graph, "-o", own, *arch, *options])
        if done.returncode:
            return done.returncode
        os.replace(own, kept)
    if not os.path.exists(kept):
        print(
            f"precompiled.py: error: {os.environ['DP_PRECOMPILED']} has no program of {graph} with "
            f"{' '.join(options)}; "
            "make_first_light.py compiles one for each command of cases.py",
            file=sys.stderr,
        )
        return 1
    shutil.copyfile(kept, output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
