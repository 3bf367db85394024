#!/usr/bin/env python3
"""Prints dp-compile's --report line by line, for FileCheck.

Also checks its form: every field is there, and each collective has its source
location and its reason.
"""

import json
import sys

with open(sys.argv[1]) as file:
    report = json.load(file)
for entry in report["entries"]:
    print(f"{entry['name']}: {entry['bytes']} bytes")
    total = 0
    for collective in entry["collectives"]:
        assert collective["location"] and collective["reason"] and collective["dtype"], collective
        assert collective["bytes"] > 0, collective
        total += collective["bytes"]
        members = collective.get("bucket", [])
        for member in members:
            assert member["location"] and member["reason"] and member["bytes"] > 0, member
        assert sum(member["bytes"] for member in members) in (0, collective["bytes"]), collective
        bucket = f", {len(members)} reductions" if members else ""
        print(f"  {collective['kind']} {collective['dtype']} {collective['bytes']} bytes{bucket}")
    assert entry["memory_per_device"] > 0, entry["name"]
    buckets = [c["bytes"] for c in entry["collectives"] if "bucket" in c]
    assert entry["buckets"] == {"count": len(buckets), "bytes": sum(buckets)}, entry["buckets"]
    print(f"  sum of the collectives: {total} bytes")
