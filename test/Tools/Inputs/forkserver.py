"""Calls scripts through test/Inputs/forkserver: what their caller sees is as if it had started an
interpreter, and nothing is left when the process ends that the server is for.

forkserver.py CLIENT FOLDER
"""

import os
import pathlib
import signal
import subprocess
import sys
import time

client, folder = sys.argv[1], pathlib.Path(sys.argv[2])
SCRIPT = """
import os, pathlib, signal, sys
print(sys.argv[1:], sys.path[0], os.getcwd(), os.environ["DP_WORD"], __name__, sys.stdin.read())
print("threads", len(os.listdir("/proc/self/task")), "decimal" in sys.modules, os.getppid())
sys.stdout.flush()
print("to stderr", file=sys.stderr)
match sys.argv[1]:
    case "exit":
        sys.exit(3)
    case "raise":
        raise ValueError("of the script")
    case "signal":
        os.kill(os.getpid(), signal.SIGSEGV)
    case "sleep":
        pathlib.Path(sys.argv[2]).write_text(str(os.getpid()))
        signal.pause()
"""


def command(name, owner, module="decimal"):
    python = [sys.executable, "-IS", client, str(folder / name), str(owner.pid), module]
    return [*python, sys.executable, "script.py"]


def outcome(start, *arguments, **environment):
    done = subprocess.run(
        [*start, *arguments],
        cwd=folder,
        env={**os.environ, "DP_WORD": "a word", **environment},
        input="of the caller",
        capture_output=True,
        text=True,
    )
    assert done.stdout, done.stderr
    *lines, last = done.stdout.splitlines()
    _, threads, is_imported, parent = last.split()
    error = done.stderr.splitlines()
    return (done.returncode, lines, threads, error[0], error[-1]), is_imported == "True", parent


def wait_until(is_so):
    for _ in range(600):
        if is_so():
            return
        time.sleep(0.05)
    raise AssertionError("it takes 30 s")


def runs(pid):
    """Whether a process runs. One that nobody waits for stays a zombie."""
    try:
        return pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


(folder / "script.py").write_text(SCRIPT)
# `cat` ends with this process, too, whose end of the pipe is then closed.
owner = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
forks = command("server", owner)
parents = set()
for word, status in (("end", 0), ("exit", 3), ("raise", 1), ("signal", -signal.SIGSEGV)):
    expected, is_imported, _ = outcome([sys.executable, "script.py"], word)
    assert expected[0] == status and not is_imported, expected
    found, is_imported, parent = outcome(forks, word)
    assert found == expected and is_imported, (found, expected)
    parents.add(parent)
assert len(parents) == 1, "one server runs all"
print("statuses, streams, arguments, folder and environment")

# Settings that libraries read when they are imported, a module that cannot be imported, an owner
# that has ended, and a call of no script.
assert not outcome(forks, "end", OMP_NUM_THREADS="3")[1]
gone = subprocess.Popen(["true"])
gone.wait()
for other in (command("none", owner, "no_such_module"), command("gone", gone)):
    assert not outcome(other, "end")[1]
code = "import sys; sys.exit('decimal' in sys.modules)"
subprocess.run([*forks[:-1], "-c", code], check=True)
print("an interpreter of its own where it must be")


def sleeping(name):
    file = folder / name
    process = subprocess.Popen(
        [*forks, "sleep", str(file)],
        cwd=folder,
        env={**os.environ, "DP_WORD": ""},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    wait_until(lambda: file.exists() and file.read_text())
    return process, int(file.read_text())


for number in (signal.SIGTERM, signal.SIGKILL):
    process, script = sleeping(f"ends-{number}")
    assert runs(script)
    process.send_signal(number)
    assert process.wait() == -number
    wait_until(lambda: not runs(script))
print("a signal to the caller's child ends the script")

process, script = sleeping("left")
owner.kill()
owner.wait()
assert process.wait() == -signal.SIGKILL
wait_until(lambda: not runs(script) and not any(map(runs, parents)))
wait_until(lambda: not list(folder.glob("server*")))
print("nothing is left")
