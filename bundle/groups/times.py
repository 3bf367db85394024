"""The times of training steps, by steps/time_steps.py."""

import json
import os
import signal
import subprocess
import sys
import threading

# From equal weights, after five steps: the losses of bf16 differ by less than this, as a part of
# the loss.
LOSS_TOLERANCE = 1e-2


class Times:
    """Training steps beside torch and JAX, by steps/time_steps.py: their preparation in the
    background, and the measurement."""

    def __init__(self, run, rows):
        self.run, self.rows, self.preparation = run, rows, None

    def command(self, out, options):
        os.makedirs(out, exist_ok=True)
        command = [
            sys.executable,
            os.path.join(self.run.places.folder, "steps", "time_steps.py"),
            "--runner",
            self.run.places.run,
            "--only",
            ",".join(self.rows),
            "--out",
            out,
            "--cache",
            os.path.join(self.run.args.work, "steps-cache"),
            "--deadline",
            f"{max(self.run.left() - 5, 1):.0f}",
            *options,
        ]
        return (
            command
            + (["--tiny"] if self.run.contents["times"] == "tiny" else [])
            + self.run.args.times_options.split()
        )

    def prepare(self):
        """Begins to fill the caches of what torch and JAX compile. Other steps run beside it."""
        out = os.path.join(self.run.args.out, "prepare")
        command = self.command(out, ["--prepare"])
        with open(os.path.join(out, "output.txt"), "w") as file:
            self.preparation = subprocess.Popen(
                command, stdout=file, stderr=subprocess.STDOUT, start_new_session=True
            )

    def end(self):
        """Ends the preparation with the processes that it started."""
        if self.preparation and self.preparation.poll() is None:
            self.preparation.terminate()
            try:
                self.preparation.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(self.preparation.pid, signal.SIGKILL)

    def measure(self):
        """Measures the rows and adds a finding for each."""
        begin = self.run.elapsed()
        try:
            # Rows that are not prepared by then compile while the row before theirs is measured.
            self.preparation.wait(max(self.run.left() / 2, 1))
        except subprocess.TimeoutExpired:
            self.end()
        print(
            f"{self.run.elapsed():6.1f} times: waited {self.run.elapsed() - begin:.0f} s for the "
            f"preparation",
            flush=True,
        )
        out = os.path.join(self.run.args.out, "times")
        found, status, output = {}, 0, "time"
        if self.run.left() > 20:
            command = self.command(out, [])
            path = os.path.join(out, "times.jsonl")
            before = os.path.getsize(path) if os.path.exists(path) else 0
            status, output = self.show(command)
            if os.path.exists(path):
                with open(path) as file:
                    file.seek(before)
                    for entry in map(json.loads, file):
                        found.setdefault(entry["row"], []).append(entry)
        for row in self.rows:
            self.run.add("times", row, *self.judge(found.get(row, []), status, output))

    def show(self, command):
        """Runs a command whose output is shown as it comes. Returns its status and output."""
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        # SIGTERM lets time_steps.py end its workers and print what it has.
        timers = [
            threading.Timer(self.run.left(), process.terminate),
            threading.Timer(self.run.left() + 15, process.kill),
        ]
        for timer in timers:
            timer.start()
        lines = []
        for line in process.stdout:
            lines.append(line)
            print(line, end="", flush=True)
        for timer in timers:
            timer.cancel()
        return process.wait(), "".join(lines)

    def judge(self, entries, status, output):
        """A row passes if dp's programs ran and all losses agree. What fails in torch or JAX is
        only shown."""
        ours = [
            entry
            for entry in entries
            if entry["side"].startswith("dp") or entry["side"] in ("all", "tuning")
        ]
        apart = [
            entry for entry in entries if "apart" in entry and not entry["apart"] <= LOSS_TOLERANCE
        ]
        text = "\n".join(
            f"{entry['side']}: {entry['text']}"
            for entry in sorted(entries, key=lambda entry: "failed" in entry)
        )
        seconds = max((entry["at"] for entry in entries), default=0) - min(
            (entry["at"] for entry in entries), default=0
        )
        if any("failed" in entry for entry in ours) or apart:
            return (
                "FAILED",
                seconds,
                text
                + "".join(
                    f"\nthe loss of {entry['side']} differs by {entry['apart']:.1e}"
                    for entry in apart
                ),
            )
        if any("ms" in entry for entry in ours):
            return "passed", seconds, text
        return (
            ("skipped", 0.0, "time")
            if status == 0
            else ("FAILED", 0.0, f"{output}\nexit status {status}")
        )
