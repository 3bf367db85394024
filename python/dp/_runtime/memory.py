"""Memory that tracing and compiling need and steps do not: it goes back to the system before the
devices take theirs."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import mmap
import re
from collections.abc import Iterator

_MAPPING = re.compile(r"([0-9a-f]+)-([0-9a-f]+) (\S{4}) \S+ \S+ \d+ +(/.*)\n")
_DONTNEED = getattr(mmap, "MADV_DONTNEED", None)
# Objects between two collections in kept_young(), 10 MB. None of these looks at older objects.
_YOUNG = 100_000


@contextlib.contextmanager
def kept_young() -> Iterator[None]:
    """Keeps the objects that are made in a block apart from older ones, and frees at its end those
    that nobody has, such as graphs and their tensors, which refer to each other: their memory goes
    back to the system. Python's own pace would look at all objects of PyTorch again and again."""
    first, second, third = gc.get_threshold()
    # 0: the caller has switched collections off.
    gc.set_threshold(max(first, _YOUNG) if first else 0, max(second, _YOUNG), third)
    try:
        yield
    finally:
        gc.collect(1)
        gc.set_threshold(first, second, third)
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)


def _clean_mappings(name: str) -> Iterator[tuple[int, int]]:
    """Yields address and bytes of what is mapped of files whose path contains `name`, if no byte
    there may differ from the file."""
    place, kept = None, 0
    with open("/proc/self/smaps") as maps:
        for line in maps:
            if mapping := _MAPPING.fullmatch(line):
                begin, end = int(mapping[1], 16), int(mapping[2], 16)
                place = (
                    (begin, end - begin)
                    if name in mapping[4] and mapping[3] in ("r-xp", "r--p")
                    else None
                )
                kept = 0
            elif place and line.startswith(("Anonymous:", "Swap:")):
                kept += int(line.split()[1])
            elif place and line.startswith("VmFlags:"):
                if not kept and " lo" not in line:
                    yield place
                place = None


def forget_code(name: str) -> None:
    """Lets the system forget the code of libraries whose path contains `name`, in memory since they
    ran. It reads their files again where they run again. Does nothing where there is no /proc."""
    try:
        places = list(_clean_mappings(name))
    except OSError:
        return
    advise = getattr(ctypes.CDLL(None), "madvise", None)
    if advise is None or _DONTNEED is None:
        return
    advise.argtypes = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int
    for address, size in places:
        advise(address, size, _DONTNEED)
