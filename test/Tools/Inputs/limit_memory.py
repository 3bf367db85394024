#!/usr/bin/env python3
"""Runs programs with less memory than they need: limit_memory.py compile|run ...

limit_memory.py compile SMALL LARGE COMMAND...
    Searches the least limit of address space with which COMMAND compiles the
    program SMALL. With that limit and a little more, LARGE must end with
    "out of memory" and status 1; with much more, with status 0.
limit_memory.py run COMMAND...
    With every limit from the least with which a process starts up to the least
    with which COMMAND succeeds, COMMAND must end in time: nonzero, with a message.
    At least one message must be about the memory of BLAS.

In a command, {} stands for the program.
"""

import resource
import subprocess
import sys

MIB = 1 << 20


def limited(command, bytes):
    """Returns status and output under a limit of address space."""
    set_limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (bytes, bytes))
    try:
        process = subprocess.run(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            preexec_fn=set_limit,
            timeout=120,
            text=True,
            errors="replace",
        )
    except subprocess.TimeoutExpired:
        sys.exit(f"did not end within 120 s with {bytes // MIB} MiB: {' '.join(command)}")
    return process.returncode, process.stdout


def check_compiler(small, large, command):
    fill = lambda program: [part.replace("{}", program) for part in command]
    limit = 128 * MIB
    while limited(fill(small), limit)[0] != 0:
        limit += 16 * MIB
        if limit > 4096 * MIB:
            sys.exit("the small program does not compile with 4 GiB either")
    refused = 0
    for more in (0, 8, 24):
        status, output = limited(fill(large), limit + more * MIB)
        lines = output.splitlines()
        if status == 0:
            continue
        if status != 1 or len(lines) != 1 or "error: out of memory" not in lines[0]:
            sys.exit(
                f"status {status} with {more} MiB more than the small program needs:\n{output}"
            )
        refused += 1
    if not refused:
        sys.exit("the large program needs no more than the small one: make it larger")
    status, output = limited(fill(large), 16384 * MIB)
    if status != 0:
        sys.exit(f"status {status} with 16 GiB:\n{output}")
    print("compiler: one message")


def check_runtime(command):
    seen = set()
    for limit in range(32, 4097, 16):
        status, output = limited(command, limit * MIB)
        if status == 0:
            break
        if status == 127 or "error while loading shared libraries" in output:
            continue
        lines = output.strip().splitlines()
        if status != 1 or len(lines) != 1 or not lines[0].startswith("dp-run: error: "):
            sys.exit(f"status {status} with {limit} MiB:\n{output}")
        seen.add("BLAS" if "OpenBLAS needs" in lines[0] else "other")
    else:
        sys.exit("the program does not run with 4 GiB either")
    if "BLAS" not in seen:
        sys.exit("no limit left BLAS without memory")
    print("runtime: each limit ends in a message")


def main():
    if sys.argv[1] == "compile":
        check_compiler(sys.argv[2], sys.argv[3], sys.argv[4:])
    else:
        check_runtime(sys.argv[2:])


if __name__ == "__main__":
    main()
