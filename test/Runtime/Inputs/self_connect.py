#!/usr/bin/env python3
"""In a network namespace of its own: rank 1 looks for rank 0 for a second before
that listens, at one of the 16 ports that are given to whoever connects.

self_connect.py COMMAND...
"""

import os
import subprocess
import sys
import time

subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
with open("/proc/sys/net/ipv4/ip_local_port_range", "w") as file:
    file.write("40000 40015")


def start(rank):
    return subprocess.Popen(
        sys.argv[1:],
        env=dict(
            os.environ,
            MASTER_ADDR="127.0.0.1",
            MASTER_PORT="40006",
            WORLD_SIZE="2",
            RANK=str(rank),
            LOCAL_RANK=str(rank),
        ),
    )


second = start(1)
time.sleep(2)
first = start(0)
print("rank 1:", second.wait(), flush=True)
print("rank 0:", first.wait(), flush=True)
