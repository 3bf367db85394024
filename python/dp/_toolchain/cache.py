"""Where the compiler keeps compiled code.

The cache is dp-compile's own, which finds a program by its text, the options, the compiler and the
CPU. The folder is $XDG_CACHE_HOME/dp, else ~/.cache/dp. DP_CACHE=off turns it off, DP_CACHE=DIR is
another folder, DP_CACHE_SIZE its largest size in bytes (default 2G).
"""

from __future__ import annotations

import os
import pathlib

LARGEST = "2G"


def folder() -> pathlib.Path | None:
    """Returns the folder, or None if the cache is off."""
    setting = os.environ.get("DP_CACHE", "")
    if setting in ("0", "off"):
        return None
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return pathlib.Path(setting or os.path.join(home, "dp")).absolute()


def size() -> int:
    """Returns the bytes of all entries."""
    total = 0
    for path in (folder() or pathlib.Path(os.devnull)).glob("llvmcache-*"):
        try:
            total += path.stat().st_size
        except FileNotFoundError:  # another process removed it
            pass
    return total
