"""Findings of time_steps.py, with the time at which they come."""

import json
import os
import threading
import time


class Clock:
    def __init__(self, deadline):
        self.begin, self.deadline = time.time(), deadline

    def seconds(self):
        return time.time() - self.begin

    def left(self):
        return self.deadline - self.seconds()


class Log:
    """Findings as lines, and in OUT/times.jsonl."""

    def __init__(self, folder, clock):
        os.makedirs(folder, exist_ok=True)
        self.folder, self.clock = folder, clock
        self.file = open(os.path.join(folder, "times.jsonl"), "a")
        self.entries = []
        self.lock = threading.Lock()

    def add(self, row, side, text="", **fields):
        entry = {
            "at": round(self.clock.seconds(), 1),
            "row": row,
            "side": side,
            "text": text,
            **fields,
        }
        with self.lock:
            self.entries.append(entry)
            self.file.write(json.dumps(entry) + "\n")
            self.file.flush()
            print(f"[{entry['at']:6.1f}] {row:<15} {side:<14} {text}", flush=True)

    def add_failure(self, row, side, why, lines=()):
        self.add(row, side, f"FAILED: {why}", failed=why)
        for line in list(lines)[-15:]:
            print(f"         | {line[:300]}", flush=True)


def tail(path, count=15):
    with open(path, errors="replace") as file:
        return [line.rstrip() for line in file.readlines() if line.strip()][-count:]
