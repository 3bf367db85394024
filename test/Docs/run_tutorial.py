#!/usr/bin/env python3
"""Follows docs/tutorial.md as a reader would, and prints what the commands print.

run_tutorial.py DOCUMENT BIN WORK

Writes the document's first mlir block to WORK/step.mlir, runs its python blocks and then, in their order, its indented
commands, with BIN first on PATH. Ends with the status of the first command that fails.
"""

import os
import re
import subprocess
import sys

import numpy as np


def main():
    document, tools, work = sys.argv[1:]
    with open(document, encoding="utf-8") as file:
        text = file.read()
    os.makedirs(work, exist_ok=True)
    with open(os.path.join(work, "step.mlir"), "w", encoding="utf-8") as file:
        file.write(re.search(r"^```mlir\n(.*?)^```", text, re.M | re.S).group(1))
    for code in re.findall(r"^```python\n(.*?)^```", text, re.M | re.S):
        subprocess.run([sys.executable, "-c", code], cwd=work, check=True)
    environment = dict(os.environ, PATH=tools + os.pathsep + os.environ["PATH"])
    commands = re.findall(r"^    (dp-.*)$", text, re.M)
    for command in commands:
        print(f"== {command}", flush=True)
        done = subprocess.run(command, shell=True, cwd=work, env=environment, stderr=subprocess.STDOUT)
        if done.returncode:
            print(f"ended with {done.returncode}")
            return done.returncode
    losses = np.load(os.path.join(work, "metrics.npz"))["loss"]
    print(f"{len(commands)} commands, {len(losses)} losses, falling: {bool(np.all(np.diff(losses) < 0))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
