#!/usr/bin/env python3
"""Prints what an executable's descriptor says of its target, and how many fatbins it
carries.

usage: print_descriptor.py PROGRAM.so
"""

import json
import sys
from pathlib import Path

data = Path(sys.argv[1]).read_bytes()
middle = data.index(b'"format":"dp-executable"')
begin = data.rindex(b"\0", 0, middle) + 1
descriptor = json.loads(data[data.index(b"{", begin) : data.index(b"\0", middle)])
for key in ("abi", "arch", "libraries", "target"):
    if key in descriptor:
        print(json.dumps({key: descriptor[key]})[1:-1])
for entry in descriptor["entries"]:
    print(entry["name"], f'"events": {entry.get("events", 0)}')
print("fatbin:", data.count((0xBA55ED50).to_bytes(4, "little")))
