"""A worker of torch or JAX, from the side of time_steps.py."""

import json
import os
import queue
import signal
import subprocess
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))


class Worker:
    """A process of worker.py's protocol; `sides` are the modes that became ready."""

    def __init__(self, settings, row, framework, script, modes):
        self.begin = time.time()
        self.row, self.framework, self.modes = row, framework, modes
        self.losses, self.notes, self.failures = {}, {}, {}
        self.loaded = self.prepared = self.dead = self.asked = False
        self.log = os.path.join(settings.log.folder, f"{row.name}-{framework}.stderr")
        command = [
            settings.python(framework),
            os.path.join(HERE, script),
            row.config,
            row.precision,
            settings.state(row.config),
        ]
        command += ["--tiny"] if settings.tiny else []
        command += ["--modes", ",".join(modes)] if framework == "torch" else []
        self.errors = open(self.log, "w")
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env=settings.worker_environment(row),
            start_new_session=True,
        )
        self.answers = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            try:
                self.answers.put(json.loads(line))
            except ValueError:
                pass
        self.answers.put(None)

    def send(self, line):
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError:
            pass  # The worker has ended; take() reports it.

    def go(self):
        if not self.asked:
            self.asked, self.begin = True, time.time()
            self.send("go")

    def take(self, timeout):
        """Returns the next answer, or none if there is none yet or the worker has ended."""
        if self.dead:
            return None
        try:
            answer = self.answers.get(timeout=max(timeout, 0.01))
        except queue.Empty:
            return None
        if answer is None:
            self.give_up(f"ended with status {self.process.wait()}")
        return answer

    def give_up(self, why):
        self.dead = True
        self.failures.setdefault(self.framework, why)

    def poll(self, timeout):
        """Notes the worker's answers while it prepares itself, for `timeout` seconds; returns
        whether it is prepared."""
        end = time.time() + timeout
        while not self.prepared and not self.dead:
            answer = self.take(end - time.time())
            if answer is None:
                break
            if "ready" in answer:
                self.losses[answer["ready"]] = answer.pop("losses")
                self.notes[answer.pop("ready")] = answer
            elif "failed" in answer:
                self.failures[answer["failed"]] = answer["why"]
            self.loaded = self.loaded or "loaded" in answer
            self.prepared = "prepared" in answer
        return self.prepared

    def wait_prepared(self, timeout):
        if not self.poll(timeout) and not self.dead:
            self.give_up(f"not prepared after {timeout:.0f} s")
        return self.prepared

    def measure(self, mode, count, timeout):
        self.send(f"{mode} {count}")
        answer = self.take(timeout)
        if answer is None:
            self.give_up(f"no answer within {timeout:.0f} s")
        elif "failed" in answer:
            self.failures[mode] = answer["why"]
            return None
        return answer

    def close(self):
        """Ends the process and those that it started; its GPU memory is free afterwards."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except OSError:
            pass
        self.process.wait()
        self.errors.close()
