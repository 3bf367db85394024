"""Ends with an error if a step on a GPU has more launches, or moves more bytes, than it had.

bound_roofline.py REPORT LAUNCHES RATIO

LAUNCHES is the most launches of kernels of train_step, RATIO the most of its bytes beside the least
that must move.
"""

import json
import sys

report, launches, ratio = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
roofline = next(e for e in json.load(open(report))["entries"] if e["name"] == "train_step")[
    "roofline"
]
runs = sum(kernel["runs"] for kernel in roofline["kernels"] if kernel["kind"] == "kernel")
print(
    f"{runs} launches of at most {launches}, {roofline['ratio']:.2f} times the least bytes of at "
    f"most {ratio}"
)
sys.exit(runs > launches or roofline["ratio"] > ratio)
