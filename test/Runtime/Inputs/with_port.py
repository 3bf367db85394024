#!/usr/bin/env python3
"""Runs a command with MASTER_ADDR and MASTER_PORT set to a port of this host
that nobody else is given while it runs: with_port.py COMMAND..."""

import os
import socket
import subprocess
import sys

held = socket.socket(socket.AF_INET6 if socket.has_dualstack_ipv6() else socket.AF_INET)
held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
held.bind(("", 0))
env = dict(os.environ, MASTER_ADDR="localhost", MASTER_PORT=str(held.getsockname()[1]))
sys.exit(subprocess.run(sys.argv[1:], env=env).returncode)
