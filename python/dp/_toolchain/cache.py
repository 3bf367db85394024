"""Where the compiler keeps compiled code, and a front end the texts of graphs.

The cache is dp-compile's own, which finds a program by its text, the options, the compiler and the
CPU. The folder is $XDG_CACHE_HOME/dp, else ~/.cache/dp. DP_CACHE=off turns it off, DP_CACHE=DIR is
another folder, DP_CACHE_SIZE its largest size in bytes (default 2G).

Entries of this module are as dp-compile's: a checksum before the content, written beside their
place and renamed. dp-compile counts them, and removes them by the same rules.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
import os
import pathlib
import re
import stat
import tempfile
import time

LARGEST = "2G"
PREFIX = "llvmcache-"
OLDEST = 30 * 24 * 3600
"""Seconds since the last use after which an entry goes."""
MAGIC = b"dp-text1"
LOGGER = logging.getLogger("dp")


def folder() -> pathlib.Path | None:
    """Returns the folder, or None if the cache is off."""
    setting = os.environ.get("DP_CACHE", "")
    if setting in ("0", "off"):
        return None
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return pathlib.Path(setting or os.path.join(home, "dp")).absolute()


def size() -> int:
    """Returns the bytes of all entries."""
    return sum(size for _, size, _ in entries(folder() or pathlib.Path(os.devnull)))


def limit() -> int | None:
    """Returns the largest size in bytes; None if the setting is no size, which dp-compile says."""
    setting = (os.environ.get("DP_CACHE_SIZE") or LARGEST).upper()
    found = re.fullmatch(r"(\d+)([KMG]?)", setting)
    return int(found[1]) << {"": 0, "K": 10, "M": 20, "G": 30}[found[2]] if found else None


def entries(of: pathlib.Path) -> list[tuple[float, int, pathlib.Path]]:
    """Returns the time of the last use, the size and the path of each entry."""
    found = []
    for path in of.glob(PREFIX + "*"):
        with contextlib.suppress(FileNotFoundError):  # Another process removed it.
            state = path.stat()
            found.append((state.st_atime, state.st_size, path))
    return found


def is_own(of: pathlib.Path) -> bool:
    """Whether nobody else can write to a folder: its programs are run."""
    state = of.stat()
    others = stat.S_IWGRP | stat.S_IWOTH
    return (
        stat.S_ISDIR(state.st_mode) and state.st_uid == os.geteuid() and not state.st_mode & others
    )


def find(name: str) -> bytes | None:
    """Returns the content of an entry; None if there is none. A damaged one is removed."""
    if (where := folder()) is None:
        return None
    path = where / (PREFIX + name)
    try:
        if not is_own(where):
            return None
        found = path.read_bytes()
        content = found[len(MAGIC) + 32 :]
        if found[: len(MAGIC) + 32] == MAGIC + hashlib.sha256(content).digest():
            with contextlib.suppress(OSError):  # Entries go by the time of their last use.
                os.utime(path, ns=(time.time_ns(), path.stat().st_mtime_ns))
            return content
        path.unlink()
    except OSError:
        pass
    return None


def insert(name: str, content: bytes) -> None:
    """Adds an entry. A folder that cannot be written has none, which dp-compile says."""
    if (where := folder()) is None:
        return
    try:
        where.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not is_own(where):
            return
        handle, pending = tempfile.mkstemp(prefix=f".{PREFIX}", dir=where)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(MAGIC + hashlib.sha256(content).digest() + content)
            os.replace(pending, where / (PREFIX + name))
        except BaseException:
            os.unlink(pending)
            raise
        if is_due(len(content)):
            prune(where)
    except OSError as error:
        LOGGER.debug("the cache was not written: %s", error)


_written: int | None = None
"""Bytes that the process has written since it last pruned; None: it never did."""


def is_due(more: int) -> bool:
    """Whether to prune after so many bytes more: that looks at all entries, and a process may write
    thousands."""
    global _written
    largest = limit()
    if _written is not None and largest is not None and _written + more < largest // 64:
        _written += more
        return False
    _written = 0
    return True


def prune(where: pathlib.Path) -> None:
    """Removes the entries that were not used for long, and of the others those that were not used
    for longest, until the size is that of the setting at most."""
    largest, found, oldest = limit(), sorted(entries(where)), time.time() - OLDEST
    total = sum(size for _, size, _ in found)
    for used, size_of_entry, path in found:
        if used >= oldest and (largest is None or total <= largest):
            return
        with contextlib.suppress(OSError):
            path.unlink()
        total -= size_of_entry
