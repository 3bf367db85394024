#!/usr/bin/env python3
"""Follows a document as a reader would, and prints the output of its commands.

run_document.py DOCUMENT BIN WORK

Writes the document's first mlir block to WORK/step.mlir, runs its python blocks and then, in their
order, its indented commands, with BIN first on PATH. Ends with the status of the first command that
fails. A command's output has the lines of the text block that follows it, in this order; `...`
stands for lines, or for a part of a line.
"""

import os
import re
import subprocess
import sys

import numpy as np


def find_missing(block, output):
    """Returns the first line of a text block that the output does not have after those before it,
    or nothing."""
    lines, at = [line.strip() for line in output.splitlines()], 0
    for wanted in map(str.strip, block.splitlines()):
        pattern = re.compile(".*".join(map(re.escape, wanted.split("..."))))
        found = next((i for i in range(at, len(lines)) if pattern.match(lines[i])), None)
        if wanted != "...":
            if found is None:
                return wanted
            at = found + 1
    return None


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
    steps = re.findall(r"^    (dp-[^\n]*)$(?:\n\n```text\n(.*?)^```)?", text, re.M | re.S)
    for command, block in steps:
        print(f"== {command}", flush=True)
        done = subprocess.run(
            command,
            shell=True,
            cwd=work,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        print(done.stdout, flush=True)
        if done.returncode:
            print(f"ended with {done.returncode}")
            return done.returncode
        if (missing := find_missing(block, done.stdout)) is not None:
            print(f"the output has no line '{missing}' where the document has it")
            return 1
    counts = [f"{len(steps)} commands", f"{sum(bool(block) for _, block in steps)} outputs"]
    metrics = os.path.join(work, "metrics.npz")
    if os.path.exists(metrics):
        losses = np.load(metrics)["loss"]
        counts += [f"{len(losses)} losses", f"falling: {bool(np.all(np.diff(losses) < 0))}"]
    print(", ".join(counts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
