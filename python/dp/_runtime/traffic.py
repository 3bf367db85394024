"""What two programs of one step move between the devices, by their descriptors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

Collectives = Iterable[Mapping[str, Any]]

# Sums of two programs may have other shapes of small tensors, as where one has a slice of a table.
_SHARE, _BYTES = 1.1, 4096


def collectives_of(descriptor: Mapping[str, Any], entry: str) -> Collectives:
    """Returns the collectives of an entry, whose name may be "" if it is the only one."""
    entries = descriptor["entries"]
    found = next((e for e in entries if e["name"] == entry), entries[0])
    return found.get("collectives", [])


def is_more(one: Collectives, other: Collectives) -> bool:
    """Whether the first of two programs has a collective that the second has not, other than sums,
    or sums of more bytes. A sum whose size is not known is one of more bytes."""
    kinds, others = (
        Counter(c["kind"] for c in of if c["kind"] != "all_reduce") for of in (one, other)
    )
    sums, other_sums = (
        [c.get("bytes") for c in of if c["kind"] == "all_reduce"] for of in (one, other)
    )
    if None in sums and None not in other_sums:
        return True
    total, other_total = (sum(filter(None, of)) for of in (sums, other_sums))
    return bool(kinds - others) or total > _SHARE * other_total + _BYTES
