"""Child processes that run many cases: forks, or processes that import all anew where a framework's
threads do not survive a fork."""

import json
import os
import select
import signal
import subprocess
import sys
import time

import common
from common import Verdict


def serve(run_case):
    """In a child: runs the cases that the parent names, one per line, and writes phases and
    verdicts. `run_case(case, say)`."""
    write = os.fdopen(os.dup(1), "w", buffering=1)
    log = os.open(os.devnull, os.O_WRONLY)
    os.dup2(log, 1)
    os.dup2(log, 2)
    send = lambda **record: write.write(json.dumps(record) + "\n")
    send(ready=True)
    for line in sys.stdin:
        try:
            run_case(line.strip(), lambda phase: send(phase=phase))
            verdict, cause = "right", ""
        except Verdict as end:
            verdict, cause = end.args
        except BaseException as error:
            verdict, cause = (
                "stopped",
                f"{type(error).__name__}: {' '.join(str(error).split())[:300]}",
            )
        send(verdict=verdict, cause=cause)


def start(script):
    """Starts a worker of `script`, which calls serve()."""
    return subprocess.Popen(
        [sys.executable, os.path.abspath(script), "--worker", *sys.argv[1:]],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )


class Fork:
    """A fork that calls serve(), with the parts of subprocess.Popen that Worker uses."""

    def __init__(self, run_case):
        (taken, given), (made, written) = os.pipe(), os.pipe()
        sys.stdout.flush()
        self.pid, self.status = os.fork(), None
        if not self.pid:
            try:
                os.setsid()
                os.dup2(taken, 0)
                os.dup2(written, 1)
                for end in (taken, given, made, written):
                    os.close(end)
                serve(run_case)
            finally:
                os._exit(1)
        os.close(taken)
        os.close(written)
        self.stdin, self.stdout = os.fdopen(given, "wb"), os.fdopen(made, "rb")

    def poll(self, options=os.WNOHANG):
        if self.status is None:
            ended, status = os.waitpid(self.pid, options)
            self.status = os.waitstatus_to_exitcode(status) if ended else None
        return self.status

    def wait(self):
        return self.poll(0)


class Worker:
    """A child process and the case that it runs, if any."""

    def __init__(self, process):
        self.process = process
        self.case, self.phase, self.text, self.ready, self.began, self.taken = (
            None,
            "export",
            b"",
            False,
            time.time(),
            0,
        )

    def take(self, case):
        self.case, self.phase, self.began, self.taken = case, "export", time.time(), self.taken + 1
        self.process.stdin.write((case + "\n").encode())
        self.process.stdin.flush()

    def end(self):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()

    def lines(self):
        """Returns what the child has written, or None if it has ended."""
        more = os.read(self.process.stdout.fileno(), 65536)
        *lines, self.text = (self.text + more).split(b"\n")
        return [json.loads(line) for line in lines] if more else None

    def lost(self, late):
        """Returns the verdict on a case during which the child ended, or that takes too long."""
        exporter = self.phase == "export"
        status = self.process.poll()
        why = "does not end" if late else f"exit status {status}"
        verdict = "stopped" if exporter else "hang" if late else "crash"
        return {"verdict": verdict, "cause": f"{'the exporter' if exporter else self.phase}: {why}"}


def run_cases(begin, cases, jobs, results, limit=sum(common.SECONDS.values())):
    """Runs each of `cases` in workers, which `begin()` starts, `jobs` at a time; appends verdicts
    to the file `results`. A case may take `limit` seconds."""
    cases, workers, rest = iter(cases), [], True

    def record(worker, verdict, file):
        line = {"case": worker.case, **verdict, "seconds": round(time.time() - worker.began, 1)}
        print(f"{line['verdict']:8} {worker.case} {line['cause']}", flush=True)
        file.write(json.dumps(line) + "\n")
        file.flush()
        worker.case = None

    with open(results, "a") as file:
        while rest or any(worker.case for worker in workers):
            while rest and len(workers) < jobs:
                workers.append(Worker(begin()))
            ready = select.select([worker.process.stdout for worker in workers], [], [], 1.0)[0]
            for worker in list(workers):
                lines = worker.lines() if worker.process.stdout in ready else []
                late = time.time() - worker.began > limit
                if lines is None or (late and worker.case):
                    if worker.case:
                        worker.process.poll()
                        record(worker, worker.lost(late and lines is not None), file)
                    elif not worker.ready:
                        sys.exit(
                            "a worker ends before its first case; are the frameworks installed?"
                        )
                    workers.remove(worker)
                    worker.end()
                    continue
                for line in lines:
                    worker.ready = worker.ready or "ready" in line
                    worker.phase = line.get("phase", worker.phase)
                    if "verdict" in line:
                        record(worker, line, file)
                if worker.ready and not worker.case:
                    case = next(cases, None)
                    if case is not None and worker.taken < 400:  # JAX keeps what it has compiled.
                        worker.take(case)
                        continue
                    rest = case is not None
                    cases = iter([case, *cases]) if rest else cases
                    workers.remove(worker)
                    worker.end()
