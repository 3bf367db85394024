"""Sessions and the compiler's cache. Usage: cache.py FOLDER"""

import os
import pathlib
import sys

import numpy as np
from graphs import dp, initial, rows, train_text

from dp._toolchain import cache

folder = pathlib.Path(sys.argv[1])


def step(number):
    """Steps that all differ."""
    return dp.from_mlir(
        train_text() + f"// {number}\n", name="train", state=initial(), arguments=("x", "y", "lr")
    )


def use(number, options=()):
    run = dp.Session(step(number), devices=2, options=options)
    loss = run(*rows(5), 0.1)["loss"]
    assert np.isfinite(loss)
    return loss


def entries(store):
    return {path.name: path.stat().st_mtime_ns for path in store.glob("llvmcache-*")}


os.environ.pop("DP_CACHE", None)
os.environ["XDG_CACHE_HOME"] = str(folder)
store = folder / "dp"
assert cache.folder() == store
loss = use(0)
first = entries(store)
# The step's program and its kernels; the second time nothing is compiled.
assert len(first) >= 2 and use(0) == loss and entries(store) == first
# Of a step with the same kernels only the program is new.
assert use(1) == loss and len(entries(store)) == len(first) + 1
use(0, ["--mcpu=x86-64-v2"])
assert len(entries(store)) >= len(first) + 3
for path in store.glob("llvmcache-*"):
    path.write_bytes(path.read_bytes()[:-5])
assert use(0) == loss, "a damaged entry was used"
assert cache.size() > 0

before = entries(store)
for off in ("off", "0"):
    os.environ["DP_CACHE"] = off
    assert cache.folder() is None and cache.size() == 0
    assert use(2) == loss and entries(store) == before
# A relative folder is one of this process, not of the compiler's.
os.chdir(folder)
os.environ["DP_CACHE"] = "other/place"
assert use(0) == loss and len(entries(folder / "other" / "place")) == len(first)
os.environ["DP_CACHE_SIZE"] = "0"
assert use(3) == loss and not entries(folder / "other" / "place")
print("the cache is right")
