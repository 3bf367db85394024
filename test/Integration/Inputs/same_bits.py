#!/usr/bin/env python3
"""Compares what run_program.py wrote for two executables of a graph, bit by bit.

same_bits.py WORK OTHER_WORK --devices 1,3
"""

import argparse
import os
import sys

import numpy as np

parser = argparse.ArgumentParser()
parser.add_argument("work")
parser.add_argument("other")
parser.add_argument("--devices", required=True)
args = parser.parse_args()
for devices in args.devices.split(","):
    for kind in ("metrics", "out"):
        first, second = (
            np.load(os.path.join(folder, f"{kind}-{devices}.npz"))
            for folder in (args.work, args.other)
        )
        if sorted(first) != sorted(second):
            sys.exit(f"{devices} devices: {sorted(first)} and {sorted(second)}")
        for name in first:
            if first[name].tobytes() != second[name].tobytes():
                sys.exit(f"{devices} devices: {name} differs")
