#!/usr/bin/env python3
"""Two hosts on one machine: two network namespaces that a pair of interfaces
connects, half of the ranks in each.

two_hosts.py RANKS ADDRESS COMMAND...    (as root of a namespace: unshare -rn)

MASTER_ADDR is ADDRESS on the second host. On the first one it is `localhost` if
ADDRESS begins with `!`: Debian gives a host's own name a loopback address.
"""

import os
import subprocess
import sys

ranks, address, command = int(sys.argv[1]), sys.argv[2], sys.argv[3:]
other = subprocess.Popen(
    ["unshare", "-n", "sh", "-c", "echo ready; read _"],
    stdin=subprocess.PIPE,
    stdout=subprocess.PIPE,
    text=True,
)
other.stdout.readline()
inside = ["nsenter", "-t", str(other.pid), "-n"]
for line in (
    "ip link set lo up",
    "ip link add one type veth peer name two",
    f"ip link set two netns {other.pid}",
    "ip addr add 10.9.0.1/24 dev one",
    "ip link set one up",
):
    subprocess.run(line.split(), check=True)
for line in ("ip link set lo up", "ip addr add 10.9.0.2/24 dev two", "ip link set two up"):
    subprocess.run(inside + line.split(), check=True)
processes = []
for rank in range(ranks):
    first = rank < (ranks + 1) // 2
    env = dict(
        os.environ,
        RANK=str(rank),
        WORLD_SIZE=str(ranks),
        LOCAL_WORLD_SIZE=str((ranks + 1) // 2),
        MASTER_ADDR="localhost" if first and address[0] == "!" else address.lstrip("!"),
        MASTER_PORT="29500",
    )
    processes.append(
        subprocess.Popen(
            command if first else inside + command,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
    )
for rank, process in enumerate(processes):
    text = process.communicate()[0]
    sys.stdout.write("".join(f"[{rank}] {line}\n" for line in text.splitlines()))
other.communicate("\n")
sys.exit(any(process.returncode for process in processes))
