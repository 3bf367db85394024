"""Checks a profile that dp-run --profile wrote.  Usage: check_profile.py FILE RANKS [--overlap]
[--processes]"""

import collections
import json
import sys

path, ranks, *flags = sys.argv[1:]
ranks = range(int(ranks))
events = [e for e in json.load(open(path))["traceEvents"] if e["ph"] == "X"]
rows = collections.defaultdict(list)
for e in events:
    rows[e["pid"], e["tid"]].append(e)
end = lambda e: e["ts"] + e["dur"]
programs = {}
for rank in ranks:
    program, collectives = rows[rank, 0], rows[rank, 1]
    for row in [program, collectives] if "--overlap" in flags else [program + collectives]:
        row.sort(key=lambda e: e["ts"])
        assert all(e["ts"] >= 0 and e["dur"] >= 0 for e in row)
        # Times are rounded to nanoseconds.
        assert all(end(a) <= b["ts"] + 0.002 for a, b in zip(row, row[1:])), (
            f"activities of rank {rank} overlap"
        )
    programs[rank] = collections.Counter(
        e["name"] for e in program if e["cat"] in ("kernel", "library")
    )
    assert (
        any(name.startswith("kernel_") for name in programs[rank]) and programs[rank]["gemm"] > 3
    ), programs[rank]
    # What keeps the collectives of a program of one device is nothing.
    kinds = [c["kind"] for e in collectives for c in e["args"]["collectives"]]
    assert kinds.count("all_reduce") >= (1 if len(ranks) > 1 else 0), kinds
    if "--overlap" in flags:
        assert len(collectives) > 2 and any(e["cat"] == "wait" for e in program)
assert sorted({e["pid"] for e in events}) == list(ranks)
assert all(p == programs[0] for p in programs.values())
# Processes have clocks of their own.
if "--processes" not in flags:
    for meeting in zip(*(rows[rank, 1] for rank in ranks)):
        assert max(e["ts"] for e in meeting) <= min(end(e) for e in meeting) + 0.002
    assert len({len(rows[rank, 1]) for rank in ranks}) == 1
print(f"{len(events)} activities")
