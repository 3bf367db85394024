#!/usr/bin/env python3
"""Runs the programs of a document about upstream's faults.

check_upstream.py DOCUMENT MLIR_OPT

The first line of an mlir block is its command, `// mlir-opt OPTIONS`, with `not` before it if the
command fails. The text block after it has parts of lines of the output, in their order.
"""

import re
import shlex
import subprocess
import sys

ENTRY = re.compile(
    r"^```mlir\n// (not )?mlir-opt ([^\n]*)\n(.*?)^```\n\n```text\n(.*?)^```", re.M | re.S
)


def check(fails, options, program, expected, mlir_opt):
    """Returns a sentence about the difference, or nothing."""
    done = subprocess.run(
        [mlir_opt, *shlex.split(options)],
        input=program,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if (done.returncode != 0) != fails:
        return f"ended with {done.returncode}:\n{done.stdout}"
    lines = iter(done.stdout.splitlines())
    for part in expected.splitlines():
        if not any(part in line for line in lines):
            return f"the output has no '{part}':\n{done.stdout}"
    return None


def main():
    document, mlir_opt = sys.argv[1:]
    with open(document, encoding="utf-8") as file:
        text = file.read()
    entries = ENTRY.findall(text)
    problems = 0
    for fails, options, program, expected in entries:
        name = re.search(r"@(\w+)", program).group(1)
        if problem := check(bool(fails), options, program, expected, mlir_opt):
            problems += 1
            print(f"@{name}: {problem}\nIf upstream is mended, its workaround in dp may go.")
    whole = len(entries) == text.count("```mlir")
    print(f"{len(entries)} programs, {problems} other results{'' if whole else ', some not run'}")
    return 1 if problems or not whole else 0


if __name__ == "__main__":
    sys.exit(main())
