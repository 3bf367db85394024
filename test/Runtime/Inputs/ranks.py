"""Runs dp-run alone or as the ranks of a job, and signals them, for the tests of how runs end."""

import os
import signal
import socket
import subprocess
import time

LIMIT = 240  # seconds until a run counts as hung: on a busy machine a step takes long

# nohup and shells have their commands ignore these; the runs under test are not to.
for ignored in (signal.SIGHUP, signal.SIGINT):
    if signal.getsignal(ignored) == signal.SIG_IGN:
        signal.signal(ignored, signal.SIG_DFL)


class Run:
    """Processes that run one command each; `{rank}` in it is the rank."""

    def __init__(self, commands, env=None, preexec=None, cwd=None):
        self.held = None
        self.processes = []
        environment = {
            k: v for k, v in os.environ.items() if k not in ("RANK", "WORLD_SIZE", "MASTER_ADDR")
        }
        environment.update(env or {})
        job = len(commands) > 1
        if job:
            # Held to the end, so that nobody else is given it; rank 0 may listen there.
            self.held = socket.socket(
                socket.AF_INET6 if socket.has_dualstack_ipv6() else socket.AF_INET
            )
            self.held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self.held.bind(("", 0))
        for rank, command in enumerate(commands):
            its = dict(environment)
            if job:
                its.update(
                    MASTER_ADDR="localhost",
                    MASTER_PORT=str(self.held.getsockname()[1]),
                    RANK=str(rank),
                    WORLD_SIZE=str(len(commands)),
                    LOCAL_RANK=str(rank),
                )
            line = [part.replace("{rank}", str(rank)) for part in command]
            self.processes.append(
                subprocess.Popen(
                    line,
                    env=its,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT,
                    text=True,
                    preexec_fn=preexec,
                    cwd=cwd,
                )
            )

    def kill(self, ranks, which=signal.SIGKILL):
        for rank in ranks:
            if self.processes[rank].poll() is None:
                self.processes[rank].send_signal(which)

    def finish(self):
        """Statuses and texts of all ranks; a run that hangs is an error."""
        end = time.monotonic() + LIMIT
        texts, hung = [], False
        for process in self.processes:
            try:
                texts.append(process.communicate(timeout=max(0.1, end - time.monotonic()))[0])
            except subprocess.TimeoutExpired:
                hung = True
                process.kill()
                texts.append(process.communicate()[0])
        if self.held:
            self.held.close()
        if hung:
            raise RuntimeError(f"did not end within {LIMIT} s:\n" + "\n".join(texts))
        return [process.returncode for process in self.processes], texts


def start(command, ranks=1, **options):
    """One process with `ranks` threads as devices, or with ranks = (n,) a job of n processes."""
    if isinstance(ranks, tuple):
        return Run([list(command)] * ranks[0], **options)
    return Run([list(command) + ["--devices", str(ranks)]], **options)


def run(command, ranks=1, **options):
    return start(command, ranks, **options).finish()
