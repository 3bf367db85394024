"""The processes of first_light.py: the files that they need, their common deadline and their
findings."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tarfile
import threading
import time


class Places:
    """The files of a first light and the words of its commands."""

    def __init__(self, folder, work, models):
        self.folder, self.work, self.models = folder, work, models
        self.run, self.loopback = (
            os.path.join(folder, "bin", "dp-run"),
            os.path.join(work, "loopback.sh"),
        )

    def program(self, model):
        return os.path.join(self.folder, "programs", model.replace("/", "-") + ".so")

    def of_case(self, name):
        return Places(self.folder, os.path.join(self.work, name), self.models)

    def fill(self, command):
        """Returns the command with the words in braces replaced, in a folder that is made."""
        os.makedirs(self.work, exist_ok=True)
        compiler, wrapper = (
            os.path.join(self.work, "compile.sh"),
            os.path.join(self.work, "loopback.sh"),
        )
        quoted = shlex.quote(self.run)
        precompiled = shlex.join([sys.executable, os.path.join(self.folder, "precompiled.py")])
        scripts = {
            compiler: f'exec {precompiled} "$@"',
            wrapper: f'exec {quoted} "$@" --loopback',
        }
        for path, body in scripts.items():
            with open(path, "w") as file:
                file.write(f"#!/bin/sh\n{body}\n")
            os.chmod(path, 0o755)
        words = {
            "{python}": sys.executable,
            "{tests}": os.path.join(self.folder, "tests"),
            "{models}": self.models,
            "{work}": self.work,
            "{run}": self.run,
            "{loopback}": self.loopback,
            "{compile}": compiler,
        }
        for word, value in words.items():
            command = [part.replace(word, value) for part in command]
        return command


class Run:
    """The steps' processes, their common deadline and their findings."""

    def __init__(self, args, places, contents):
        self.start, self.args, self.places, self.contents = time.monotonic(), args, places, contents
        self.lock, self.kept, self.entries = threading.Lock(), 0, []
        os.makedirs(os.path.join(args.out, "logs"), exist_ok=True)
        self.findings = open(os.path.join(args.out, "findings.jsonl"), "a")

    def elapsed(self):
        return time.monotonic() - self.start

    def left(self):
        return self.args.deadline - self.elapsed()

    def count(self, verdict):
        return sum(entry["verdict"] == verdict for entry in self.entries)

    def add(self, group, name, verdict, seconds=0.0, output=""):
        lines = output.splitlines()
        entry = {
            "group": group,
            "name": name,
            "verdict": verdict,
            "at": round(self.elapsed(), 1),
            "seconds": round(seconds, 2),
            "output": lines[-60:],
        }
        with self.lock:
            self.entries.append(entry)
            self.findings.write(json.dumps(entry) + "\n")
            self.findings.flush()
            if verdict == "passed" or output == "time":
                return
            print(
                f"{self.elapsed():6.1f} {verdict:<7} {group}/{name} ({seconds:.1f} s)", flush=True
            )
            for line in lines[max(len(lines) - self.args.lines, 0) :]:
                print("         | " + line[:300], flush=True)
            if verdict == "FAILED":
                file_name = re.sub(r"[^A-Za-z0-9.]+", "-", f"{group}-{name}") + ".txt"
                with open(os.path.join(self.args.out, "logs", file_name), "w") as file:
                    file.write(output[-1000000:])

    def keep(self, folder):
        """Keeps the results of the first failed steps."""
        with self.lock:
            self.kept += 1
            if self.kept > 3:
                return
            with tarfile.open(
                os.path.join(self.args.out, f"{os.path.basename(folder)}.tar.xz"), "w:xz"
            ) as archive:
                archive.add(folder, os.path.basename(folder))

    def call(self, command, limit, env=None):
        """Returns (status, output, seconds): the status is 124 where the command ran past its
        limit, and none where the deadline came before."""
        begin = time.monotonic()
        left = self.left()
        limit *= self.args.patience
        if left <= 1:
            return None, "time", 0.0
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
            env={**os.environ, **(env or {})},
            cwd=self.places.work,
        )
        try:
            output, _ = process.communicate(timeout=min(limit, left))
            status = process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, _ = process.communicate()
            if left < limit:
                return None, "time", time.monotonic() - begin
            status, output = 124, f"{output}\nno end after {limit:.0f} s"
        return status, output, time.monotonic() - begin

    def judge(self, command, limit, env=None, expect=""):
        """Returns the verdict, the seconds and the output of a command whose output must match
        `expect`."""
        status, output, seconds = self.call(command, limit, env)
        if status is None:
            return "skipped", seconds, output
        right = status == 0 and re.search(expect, output)
        return (
            "passed" if right else "FAILED",
            seconds,
            output if status == 0 else f"{output}\nexit status {status}",
        )
