#!/usr/bin/env python3
"""Starts processes as torchrun or srun does: launch.py [--slurm] N COMMAND...

`{rank}` in the command is the process's rank, and `{{rank}}` the text `{rank}`.
Prints what the processes print, and exits nonzero if any does.
"""

import os
import socket
import subprocess
import sys

arguments = sys.argv[1:]
slurm = arguments[0] == "--slurm"
count, command = int(arguments[slurm]), arguments[slurm + 1 :]
# Held to the end, so that nobody else is given it; rank 0 may listen there.
held = socket.socket(socket.AF_INET6 if socket.has_dualstack_ipv6() else socket.AF_INET)
held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
held.bind(("", 0))
port = held.getsockname()[1]

processes = []
for rank in range(count):
    env = dict(os.environ, MASTER_ADDR="localhost", MASTER_PORT=str(port))
    if slurm:
        env.update(
            SLURM_PROCID=str(rank),
            SLURM_STEP_NUM_TASKS=str(count),
            SLURM_LOCALID=str(rank),
            SLURM_JOB_ID="17",
        )
    else:
        env.update(RANK=str(rank), WORLD_SIZE=str(count), LOCAL_RANK=str(rank))
    line = [
        part.replace("{{rank}}", "\0").replace("{rank}", str(rank)).replace("\0", "{rank}")
        for part in command
    ]
    processes.append(
        subprocess.Popen(
            line,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    )
failed = False
for rank, process in enumerate(processes):
    text = process.communicate()[0]
    sys.stdout.write("".join(f"[{rank}] {line}\n" for line in text.splitlines()))
    failed |= process.returncode != 0
sys.exit(failed)
