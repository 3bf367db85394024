"""Imports modules once, and runs each client's script in a fork (see client.py).

server.py SOCKET LIT MODULE,...

It forks while it has one thread and has only imported, so a script finds what it would have found
after the same imports. Scripts share nothing but the seed of str's hashes."""

import gc
import importlib
import json
import os
import resource
import select
import signal
import socket
import sys
import types

# What libraries and the interpreter read when they start: a script with other values needs its own.
AT_START = (
    "ATEN_ CUBLAS_ CUDA_ DNNL_ GOMP_ GOTO_ IREE_ JAX_ KMP_ LANG LC_ LD_ MALLOC_ MKL_"
    " NPY_ NUMPY_ OMP_ ONEDNN_ OPENBLAS_ PYTHON PYTORCH_ SYMPY_ TF_ TORCH TRITON_ XLA_"
).split()

STARTED_WITH = dict(os.environ)


def at_start(environment):
    return {k: v for k, v in environment.items() if k.startswith(tuple(AT_START))}


def receive(connection):
    """Returns a client's request, and the file descriptors that come with it."""
    head, files, _, _ = socket.recv_fds(connection, 8, 4)
    text = b""
    while len(text) < int.from_bytes(head, "little"):
        if not (more := connection.recv(1 << 16)):
            os._exit(1)
        text += more
    return json.loads(text), files


def prepare(connection):
    """In a fork: makes this process the client's, and returns its script."""
    (command, environment, limits, umask), (*streams, folder) = receive(connection)
    if at_start(environment) != at_start(STARTED_WITH):
        connection.sendall(b"other settings\n")
        os._exit(0)
    os.setsid()
    os.fchdir(folder)
    os.close(folder)
    os.umask(umask)
    for which, *limit in limits:
        resource.setrlimit(which, limit)
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    # Modules set variables when they are imported.
    changes = {k: v for k, v in os.environ.items() if STARTED_WITH.get(k) != v}
    os.environ.clear()
    os.environ.update({**environment, **changes})
    if numpy := sys.modules.get("numpy"):
        numpy.random.seed()  # `random` does so itself.
    connection.sendall(f"pid {os.getpid()}\n".encode())
    connection.close()
    sys.argv[:] = command
    sys.path[0] = os.path.dirname(os.path.realpath(command[0]))
    return command[0]


def kill(child):
    """Kills a script and the processes that it has started."""
    for end in (os.killpg, os.kill):  # At first it is in the server's group.
        try:
            end(child, signal.SIGKILL)
        except ProcessLookupError:
            pass


def serve(listener, path, ended):
    """Returns the connection of a client, in a fork for each. The server itself never returns."""
    poll, children, clients = select.poll(), {}, {}
    poll.register(listener, select.POLLIN)
    poll.register(ended, select.POLLIN)
    while True:
        for event, _ in poll.poll():
            if event == ended:
                for child, _ in children.values():
                    kill(child)
                for end in ("", ".lock", ".log"):
                    os.unlink(path + end)
                os._exit(0)
            elif event == listener.fileno():
                client, _ = listener.accept()
                if not (child := os.fork()):
                    for end in (listener, *clients.values()):
                        end.close()
                    for end in (ended, *children):
                        os.close(end)
                    return client
                process = os.pidfd_open(child)
                children[process], clients[client.fileno()] = (child, client), client
                poll.register(process, select.POLLIN)
                poll.register(client, select.POLLRDHUP)
            elif event in clients:  # It was killed.
                poll.unregister(event)
                kill(next(child for child, client in children.values() if client is clients[event]))
            elif event in children:
                child, client = children.pop(event)
                _, status = os.waitpid(child, 0)
                poll.unregister(event)
                os.close(event)
                try:
                    poll.unregister(client)
                    client.sendall(f"status {status}\n".encode())
                except (KeyError, OSError):
                    pass
                del clients[client.fileno()]
                client.close()


socket_path, lit, modules = sys.argv[1:]
lit_ended = os.pidfd_open(int(lit))
listener = socket.socket(socket.AF_UNIX)
os.chdir(os.path.dirname(socket_path))  # A path may be longer than an address.
listener.bind(os.path.basename(socket_path))
listener.listen(128)
os.chdir("/")
os.dup2(2, 1)  # The client that has started this process waits for it to listen.
for module in modules.split(","):
    importlib.import_module(module)
if (threads := len(os.listdir("/proc/self/task"))) > 1:
    sys.exit(f"a fork would lose {threads - 1} threads, which these imports have started")
gc.collect()
gc.freeze()
script = prepare(serve(listener, socket_path, lit_ended))
server = sys.modules["__main__"]
main = sys.modules["__main__"] = types.ModuleType("__main__")
main.__file__ = os.path.abspath(script)
with open(script, "rb") as file:
    code = compile(file.read(), script, "exec", dont_inherit=True)
exec(code, vars(main))
