"""Runs a Python script in a fork of a process that has imported a framework, which takes seconds.

client.py SOCKET LIT MODULE,... INTERPRETER SCRIPT.py ARGUMENT...

To its caller it is `INTERPRETER SCRIPT.py ARGUMENT...`: arguments, folder, environment, standard
streams, limits, signals and exit status are those of the script. The first client of the process
LIT, whose id is given, starts server.py, which ends with LIT. A call that is not of a script, and
one with other settings of libraries than the server's, starts the interpreter itself; so does every
call if there is no server."""

import fcntl
import json
import os
import resource
import signal
import socket
import subprocess
import sys

LIMITS = {number for name, number in vars(resource).items() if name.startswith("RLIMIT_")}
FORWARDED = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT, signal.SIGUSR1)


def connect(path: str) -> socket.socket:
    """Connects to a socket. A path may be longer than an address."""
    folder = os.open(os.path.dirname(path), os.O_PATH)
    try:
        server = socket.socket(socket.AF_UNIX)
        server.connect(f"/proc/self/fd/{folder}/{os.path.basename(path)}")
        return server
    finally:
        os.close(folder)


def connect_or_start(path: str, lit: str, modules: str, interpreter: str) -> socket.socket:
    try:
        return connect(path)
    except OSError:
        pass
    with open(f"{path}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # One of the first clients starts the server.
        try:
            return connect(path)
        except OSError:
            if os.path.exists(path):
                raise  # A server could not import its modules.
            script = os.path.join(os.path.dirname(__file__), "server.py")
            with open(f"{path}.log", "w") as log:
                server = subprocess.Popen(
                    [interpreter, script, path, lit, modules],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    cwd="/",
                    start_new_session=True,
                )
            with server.stdout:
                server.stdout.read()  # It closes this pipe when it listens, or ends.
            return connect(path)


def run(server: socket.socket, command: list[str]) -> int | None:
    """Returns the wait status of the script, or None if the server does not run it."""
    limits = [(which, *resource.getrlimit(which)) for which in LIMITS]
    umask = os.umask(0o22)
    os.umask(umask)
    environment = {key: os.environ[key] for key in os.environ}
    request = json.dumps([command, environment, limits, umask]).encode()
    folder = os.open(".", os.O_PATH)
    socket.send_fds(server, [len(request).to_bytes(8, "little")], [0, 1, 2, folder])
    server.sendall(request)
    with server.makefile("r") as answers:
        if not (child := answers.readline()).startswith("pid "):
            return None
        for each in FORWARDED:
            if signal.getsignal(each) != signal.SIG_IGN:
                signal.signal(each, lambda number, _: os.kill(int(child[4:]), number))
        status = answers.readline()
        # The server kills its children before it ends.
        return int(status[7:]) if status.startswith("status ") else int(signal.SIGKILL)


def main() -> None:
    path, lit, modules, interpreter, *command = sys.argv[1:]
    status = None
    if command and command[0].endswith(".py") and os.path.exists(f"/proc/{lit}"):
        try:
            with connect_or_start(path, lit, modules, interpreter) as server:
                status = run(server, command)
        except (OSError, EOFError):
            pass  # There is no server, or it ended before it answered.
    if status is None:
        os.execv(interpreter, [interpreter, *command])
    if os.WIFSIGNALED(status):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # The script has left one, if any.
        if os.WTERMSIG(status) != signal.SIGKILL:
            signal.signal(os.WTERMSIG(status), signal.SIG_DFL)
        os.kill(os.getpid(), os.WTERMSIG(status))
    os._exit(os.waitstatus_to_exitcode(status))


main()
