"""Checks the rooflines of a report: sums are those of the kernels, bounds hold, and resources are
complete or absent.

check_roofline.py REPORT [--archs sm_80,sm_90]
"""

import json
import sys

FIELDS = ("runs", "bytes_read", "bytes_written", "least_bytes", "operations")
RESOURCES = {
    "arch",
    "block",
    "function",
    "occupancy",
    "registers",
    "shared_bytes",
    "spill_bytes",
    "stack_bytes",
}


def check(entry, archs):
    roofline = entry["roofline"]
    kernels = roofline["kernels"]
    for field in FIELDS:
        assert roofline[field] == sum(kernel[field] for kernel in kernels), field
    assert abs(roofline["peak_ms"] - sum(kernel["peak_ms"] for kernel in kernels)) < 1e-9
    moved = roofline["bytes_read"] + roofline["bytes_written"]
    assert 0 < roofline["least_bytes"] <= moved
    assert abs(roofline["ratio"] - moved / roofline["least_bytes"]) < 1e-9
    for kernel in kernels:
        assert kernel["kind"] in ("kernel", "call") and kernel["location"], kernel
        assert kernel["least_bytes"] <= kernel["bytes_read"] + kernel["bytes_written"], kernel
        # No kernel is faster than its launch.
        assert kernel["peak_ms"] >= kernel["runs"] * 0.002 * (1 - 1e-9), kernel
        if kernel["kind"] == "kernel" and archs:
            assert sorted({found["arch"] for found in kernel["resources"]}) == archs, kernel
            for found in kernel["resources"]:
                assert set(found) == RESOURCES, found
                assert (
                    0 < found["registers"] <= 255
                    and 0 < found["occupancy"] <= 1
                    and found["spill_bytes"] == 0
                ), found
        else:
            assert "resources" not in kernel, kernel
    count = sum("resources" in kernel for kernel in kernels)
    print(
        f"{entry['name']} on {entry['predicted']['devices']} devices: sums agree, {count} kernels "
        f"with resources"
    )


archs = sorted(sys.argv[3].split(",")) if "--archs" in sys.argv else []
for entry in json.load(open(sys.argv[1]))["entries"]:
    check(entry, archs)
