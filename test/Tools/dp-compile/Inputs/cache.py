"""The cache of dp-compile. Usage: cache.py DP_COMPILE GRAPH FOLDER"""

import json
import os
import pathlib
import resource
import subprocess
import sys

compiler, source, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
store = folder / "cache"
graph = folder / "graph.mlir"
graph.write_bytes(source.read_bytes())
os.environ.update(DP_CACHE=str(store))
ROLES = ["--scatter", "x:0,y:0"]


def start(*options, output="out.so", file=graph, **how):
    command = [compiler, str(file), *ROLES, "-o", str(folder / output), *options]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **how
    )


def compile(*options, output="out.so", **how):
    """Returns the messages and the executable."""
    process = start(*options, output=output, **how)
    out, messages = process.communicate()
    assert process.returncode == 0 and not out, messages
    return messages, (folder / output).read_bytes()


def entries(where=store):
    """{name: (time of writing, content)}, but for the file in which LLVM notes when it last
    pruned."""
    return {p.name: (p.stat().st_mtime_ns, p.read_bytes()) for p in where.glob("llvmcache-*")}


def without(*options, **how):
    return compile(*options, "--cache=off", output="without.so", **how)


# Once compiled, taken from there: the bytes, the mode and the messages are those of a compilation,
# and nothing is written.
made = compile("--explain")
assert made == without("--explain") and "remark: " in made[0]
first = entries()
mode = (folder / "out.so").stat().st_mode
(folder / "out.so").unlink()
assert (
    compile("--explain") == made
    and entries() == first
    and (folder / "out.so").stat().st_mode == mode
)
assert store.stat().st_mode & 0o777 == 0o700

# Whatever changes the program is in the key; kernels that stay are not compiled again.
known = dict(first)
for options in (
    [],
    ["--devices=2"],
    ["--bucket-cap-mb=0"],
    ["--accumulate=2"],
    ["--mcpu=x86-64-v2"],
    ["--target=cuda", "--arch=emulated"],
):
    assert compile(*options) == without(*options), options
    now = entries()
    new = now.keys() - known.keys()
    assert new and all(now[name] == known[name] for name in known), options
    if options in ([], ["--bucket-cap-mb=0"]):
        assert len(new) == 1, f"{options}: {len(new)} new entries"
    assert compile(*options) == without(*options) and entries() == now, options
    known = now
text = graph.read_text()
for change in (text + "// one more comment\n", text.replace("dense<0.0", "dense<1.0", 1)):
    graph.write_text(change)
    assert compile() == without() and len(entries()) > len(known)
    known = entries()
graph.write_text(text)
other = folder / "other.mlir"  # its name is in messages
other.write_text(text)
assert compile(file=other) == without(file=other) and len(entries()) == len(known) + 1
known = entries()
topology = folder / "topology.json"
sparse = ["--devices=4", f"--topology={topology}"]
for latency in ("1e-6", "1e-5"):
    local = {"bandwidth": 1e10, "latency": float(latency)}
    topology.write_text(json.dumps({"base": "host", "local": local}))
    assert compile(*sparse) == without(*sparse) and len(entries()) > len(known)
    known = entries()

# A report needs the program itself; so does an option of LLVM's, which no key has.
before = entries()
compile("--report", str(folder / "report.json"))
assert (folder / "report.json").stat().st_size > 0
(folder / "report.json").unlink()
compile("--report", str(folder / "report.json"))
assert (folder / "report.json").stat().st_size > 0 and entries() == before
compile("--force-vector-width=1")
assert entries() == before
# An error is not kept.
broken = folder / "broken.mlir"
broken.write_text("func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> { return %y : tensor<4xf32> }")
for _ in range(2):
    process = start(file=broken)
    assert "error: " in process.communicate()[1] and process.returncode == 1
assert entries() == before

# A damaged entry is one that is not there.
right = without()
compile()
whole = {name: content for name, (_, content) in entries().items()}
for damage in (
    lambda d: d[:-5],
    lambda d: d[:12],
    lambda d: b"",
    lambda d: d[:-1] + bytes([d[-1] ^ 1]),
    lambda d: d[:40] + bytes([d[40] ^ 64]) + d[41:],
    lambda d: b"dp-code0" + d[8:],
):
    for path in store.glob("llvmcache-*"):
        path.write_bytes(damage(path.read_bytes()))
    assert compile() == right, "a damaged entry was used"
    now = {name: content for name, (_, content) in entries().items()}
    repaired = [name for name in now if now[name] == whole[name]]
    assert len(repaired) > 1 and compile() == right
    for name, content in whole.items():
        (store / name).write_bytes(content)

# The largest size: what was not used for longest goes.
size = lambda where: sum(len(content) for _, content in entries(where).values())
small = folder / "small"
assert compile(f"--cache={small}") == right
one = size(small)
for number in range(4):
    compile(
        f"--cache={small}", f"--cache-limit={one // 1024 + 8}K", f"--bucket-cap-mb={number + 1}"
    )
    assert 0 < size(small) <= one + 9 * 1024
last = entries(small)
compile(f"--cache={small}", "--bucket-cap-mb=4")
assert entries(small) == last, "the newest program was removed"
assert compile(f"--cache={small}", "--cache-limit=0") == right and not entries(small)

# Many processes at once, of which some find what others write, while the cache is too small for all
# of it.
crowd = folder / "crowd"
processes = [
    (
        number % 4,
        start(
            f"--cache={crowd}",
            f"--cache-limit={one}",
            f"--devices={number % 4 + 1}",
            output=f"crowd{number}.so",
        ),
    )
    for number in range(16)
]
for number, process in processes:
    assert not process.communicate()[1] and process.returncode == 0
for index, (number, _) in enumerate(processes):
    assert (folder / f"crowd{index}.so").read_bytes() == without(f"--devices={number + 1}")[1]
assert not list(crowd.glob(".*")) and size(crowd) <= one

# A folder that cannot be used is a remark.
(folder / "file").write_text("")
for where, why in (
    (folder / "file", "it is no folder"),
    (folder / "file" / "x", "Not a directory"),
    ("/proc/nowhere", "No such file"),
):
    messages, executable = compile(f"--cache={where}")
    assert (
        f"remark: no cache in '{where}'" in messages
        and (why in messages or "remark" in messages)
        and executable == right[1]
    ), messages
store.chmod(0o777)
messages, executable = compile()
assert "others can write to it" in messages and executable == right[1], messages
store.chmod(0o700)
if os.getuid() != 0:
    store.chmod(0o500)
    messages, executable = compile("--devices=5")
    assert "the cache was not written" in messages and executable == without("--devices=5")[1], (
        messages
    )
    store.chmod(0o700)
# So is a full disk: the executable just fits, its entry does not.
full = folder / "full"
limit = len(right[1]) + 8
messages, executable = compile(
    f"--cache={full}", preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
)
assert "remark: the cache was not written" in messages and executable == right[1], messages
assert not list(full.glob(".*"))
assert compile(f"--cache={full}") == right

# DP_CACHE and XDG_CACHE_HOME.
os.environ.update(DP_CACHE="off")
before = entries()
compile("--devices=7")
assert entries() == before
del os.environ["DP_CACHE"]
os.environ.update(XDG_CACHE_HOME=str(folder / "xdg"))
assert compile() == right and entries(folder / "xdg" / "dp")
print("the cache is right")
