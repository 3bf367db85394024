"""Checks that dp-compile and dp-opt write each file as a whole or not at all, and to the right
place.

usage: check_outputs.py DP_COMPILE DP_OPT FOLDER

Limits on the size of files stand for full disks: both make write() fail.
"""

import os
import resource
import shutil
import stat
import subprocess
import sys
import threading

GRAPH = """func.func @f(%x: tensor<8x3xf32> {dp.scatter = 0 : i64}) -> tensor<8x3xf32> {
  %r = math.exp %x : tensor<8x3xf32>
  %s = arith.addf %r, %x : tensor<8x3xf32>
  return %s : tensor<8x3xf32>
}
""" + "".join(
    f"// A comment, so that this text is longer than the limit below. {i}\n" for i in range(40)
)
PROBLEMS = []


def check(condition, what):
    if not condition:
        PROBLEMS.append(what)
        print("FAILED", what)


def call(command, limit=None, stdout=subprocess.PIPE):
    """Returns (status, messages). `limit` is the size in bytes of the largest file."""

    def restrict():
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    result = subprocess.run(
        command,
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
        timeout=120,
        preexec_fn=restrict,
    )
    return result.returncode, result.stderr


def names(folder="."):
    return sorted(os.listdir(folder))


def mode(path):
    return stat.S_IMODE(os.stat(path).st_mode)


def check_tool(tool, command, output="-o"):
    """`command` writes the file `output`."""
    run = lambda path, **kw: call(command + [output, path], **kw)
    text = lambda path: open(path, "rb").read()

    status, messages = run("plain")
    check(status == 0 and os.path.getsize("plain") > 0, f"{tool}: a plain file: {messages}")
    size = os.path.getsize("plain")
    before = names()
    status, messages = run("big", limit=min(size // 2, 600))
    check(
        status == 1 and "error: " in messages and "File too large" in messages,
        f"{tool}: no error of a full disk: {status} {messages}",
    )
    check(names() == before, f"{tool}: left behind: {set(names()) - set(before)}")

    with open("old", "w") as file:
        file.write("old")
    os.chmod("old", 0o640)
    status, _ = run("old", limit=min(size // 2, 600))
    check(status == 1 and text("old") == b"old", f"{tool}: a failed run changes the old file")
    status, _ = run("old")
    check(
        status == 0 and mode("old") == 0o640 and os.path.getsize("old") == size,
        f"{tool}: the old file's mode or content",
    )

    os.makedirs("elsewhere", exist_ok=True)
    for target in ("elsewhere/there", "elsewhere/new"):
        if target.endswith("there"):
            open(target, "w").close()
        if os.path.lexists("link"):
            os.unlink("link")
        os.symlink(target, "link")
        status, messages = run("link")
        check(
            status == 0 and os.path.islink("link") and os.path.getsize(target) == size,
            f"{tool}: a link to {target}: {messages}",
        )
        os.unlink(target)
    os.unlink("link")

    long = "n" * 255
    status, messages = run(long)
    check(status == 0 and os.path.getsize(long) == size, f"{tool}: a long name: {messages}")
    os.unlink(long)
    status, messages = run("n" * 256)
    check(
        status == 1 and "error: " in messages and "too long" in messages,
        f"{tool}: a name that is too long: {messages}",
    )

    os.mkfifo("fifo")
    got = []
    reader = threading.Thread(target=lambda: got.append(text("fifo")))
    reader.start()
    status, messages = run("fifo")
    if status != 0:
        os.close(os.open("fifo", os.O_WRONLY | os.O_NONBLOCK))
    reader.join()
    check(stat.S_ISFIFO(os.stat("fifo").st_mode), f"{tool}: a FIFO is replaced")
    if tool == "dp-compile":  # A loader needs a file.
        check(status == 1 and "no regular file" in messages, f"{tool}: a FIFO: {messages}")
    else:
        check(status == 0 and len(got[0]) == size, f"{tool}: a FIFO: {messages}")
    os.unlink("fifo")

    folder = "no regular file" if tool == "dp-compile" else "directory"
    for path, why in (
        ("elsewhere", folder),
        ("nowhere/file", "No such file"),
        ("plain/file", "Not a directory"),
    ):
        status, messages = run(path)
        check(
            status == 1
            and "error: " in messages
            and why.lower() in messages.lower()
            and path in messages,
            f"{tool}: {path}: {status} {messages}",
        )
    for name in ("plain", "old"):
        os.unlink(name)
    shutil.rmtree("elsewhere")
    check(names() == ["graph.mlir"], f"{tool}: left behind: {names()}")


def main():
    compiler, opt, folder = sys.argv[1], sys.argv[2], sys.argv[3]
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    os.chdir(folder)
    with open("graph.mlir", "w") as file:
        file.write(GRAPH)
    check_tool("dp-compile", [compiler, "graph.mlir"])
    check_tool("dp-compile --emit schedule", [compiler, "graph.mlir", "--emit", "schedule"])
    check_tool("dp-compile --emit mlir", [compiler, "graph.mlir", "--emit", "mlir"])
    check_tool("dp-compile --emit obj", [compiler, "graph.mlir", "--emit", "obj"])
    check_tool("dp-compile --report", [compiler, "graph.mlir", "--simulate=2"], "--report")
    check_tool(
        "dp-compile --simulate-trace", [compiler, "graph.mlir", "--simulate=2"], "--simulate-trace"
    )
    check_tool("dp-opt", [opt, "graph.mlir"])
    with open("/dev/full", "w") as full:
        for command in (
            [compiler, "graph.mlir", "--emit", "schedule"],
            [compiler, "graph.mlir", "--simulate=2"],
            [opt, "graph.mlir"],
        ):
            status, messages = call(command, stdout=full)
            check(
                status == 1
                and "error: cannot write 'standard output': No space left on device" in messages,
                f"{command}: {status} {messages}",
            )
    for command in (
        [compiler, "graph.mlir", "-o", "a", "--report", "./a"],
        [compiler, "graph.mlir", "-o", "graph.mlir"],
        [compiler, "graph.mlir", "-o", "a.so", "--simulate=2", "--simulate-trace", "a.so"],
    ):
        status, messages = call(command)
        check(status == 1 and "are one file" in messages, f"{command}: {status} {messages}")
    check(names() == ["graph.mlir"], f"left behind: {names()}")
    with open("graph.mlir") as file:
        check(file.read() == GRAPH, "the graph is overwritten")
    print(f"{len(PROBLEMS)} problems")
    return 1 if PROBLEMS else 0


if __name__ == "__main__":
    sys.exit(main())
