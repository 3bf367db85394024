"""The cache of executables. Usage: cache.py FOLDER [child]"""
import os
import pathlib
import subprocess
import sys

import numpy as np

from graphs import dp, initial, rows, train_step, train_text

folder = pathlib.Path(sys.argv[1])


def step(number):
    """Steps that all differ."""
    return dp.from_mlir(train_text() + f"// {number}\n", name="train", state=initial(), arguments=("x", "y", "lr"))


def compiles(work):
    """The number of compilations of `work`."""
    count, run = [], dp.compiler.run
    dp.compiler.run = lambda *a: (count.append(1), run(*a))[1]
    try:
        work()
    finally:
        dp.compiler.run = run
    return len(count)


def use(number, options=()):
    run = dp.Session(step(number), devices=2, options=options)
    loss = run(*rows(5), 0.1)["loss"]
    assert np.isfinite(loss)
    return loss


if sys.argv[2:] == ["child"]:
    for i in range(3):
        use(i)
    sys.exit()

os.environ.pop("DP_CACHE", None)
os.environ["XDG_CACHE_HOME"] = str(folder)
store = folder / "dp"
assert compiles(lambda: use(0)) == 1 and compiles(lambda: use(0)) == 0 and len(list(store.iterdir())) == 1
assert compiles(lambda: use(1)) == 1 and compiles(lambda: use(0, ["--mcpu=x86-64-v2"])) == 1
first = next(store.iterdir())
for damage in (lambda d: d[:-5], lambda d: d[:20], lambda d: b"", lambda d: d[:-1] + bytes(b ^ 1 for b in d[-1:]),
               lambda d: d[:300] + b"x" + d[301:]):
    for path in store.iterdir():
        path.write_bytes(damage(path.read_bytes()))
    assert compiles(lambda: use(0)) == 1, "a damaged file was used"
    assert compiles(lambda: use(0)) == 0
os.environ["DP_CACHE"] = "0"
assert compiles(lambda: use(0)) == 1
os.environ["DP_CACHE"] = str(folder / "other" / "place")
assert compiles(lambda: use(0)) == 1 and len(list((folder / "other" / "place").iterdir())) == 1
# The largest size: the one that was not used for longest goes.
size = next((folder / "other" / "place").iterdir()).stat().st_size
os.environ["DP_CACHE_SIZE"] = str(2 * size + size // 2)
use(1)
for path in (folder / "other" / "place").iterdir():
    os.utime(path, ns=(1, 1))
assert compiles(lambda: use(0)) == 0
use(2)
assert compiles(lambda: use(0)) == 0 and compiles(lambda: use(2)) == 0 and compiles(lambda: use(1)) == 1
os.environ.pop("DP_CACHE_SIZE")
# Others may not bring code here.
(folder / "other" / "place").chmod(0o777)
assert compiles(lambda: use(0)) == 1
(folder / "other" / "place").chmod(0o500)
if os.getuid() != 0:
    assert compiles(lambda: use(7)) == 1
(folder / "other" / "place").chmod(0o700)
# Many processes at once, of which some find what others are writing, while the cache is too small for all.
os.environ["DP_CACHE"] = str(folder / "parallel")
os.environ["DP_CACHE_SIZE"] = str(2 * size)
children = [subprocess.Popen([sys.executable, __file__, str(folder), "child"]) for _ in range(6)]
assert all(c.wait(timeout=100) == 0 for c in children)
assert not [p for p in (folder / "parallel").iterdir() if p.suffix == ".tmp"]
print("the cache is right")
