"""The protocol between time_steps.py and its workers.

A worker imports its framework, says {"loaded": ...} and waits for the line `go`. Then it prepares
its modes, for each of which it says {"ready": MODE, "losses": [...]} or {"failed": MODE, "why":
...}, and {"prepared": ...}. From then on it answers a line `MODE COUNT` with the milliseconds of
COUNT steps. It ends with its standard input.
"""

import json
import os
import sys
import time
import traceback

LOSSES = 6  # The last one is the loss after five steps.
WARM_UP = 3


class Channel:
    """Keeps standard output for answers; the libraries' own output goes to standard error."""

    def __init__(self):
        self.out = os.fdopen(os.dup(1), "w")
        os.dup2(2, 1)
        self.begin = time.time()

    def say(self, **fields):
        fields["seconds"] = round(time.time() - self.begin, 1)
        print(json.dumps(fields), file=self.out, flush=True)

    def wait_for_go(self, **fields):
        self.say(loaded=True, **fields)
        if sys.stdin.readline().strip() != "go":
            sys.exit(0)

    def attempt(self, mode, prepare):
        """Reports the losses that prepare() returns for a mode, or why it failed. Returns whether
        it worked."""
        try:
            losses, notes = prepare()
        except Exception as error:
            traceback.print_exc()
            self.say(failed=mode, why=f"{type(error).__name__}: {str(error)[:300]}")
            return False
        self.say(ready=mode, losses=losses, **notes)
        return True

    def serve(self, measure):
        """Answers `MODE COUNT` with measure(mode, count), a dictionary."""
        self.say(prepared=True)
        for line in sys.stdin:
            mode, count = line.split()
            try:
                self.say(mode=mode, **measure(mode, int(count)))
            except Exception as error:
                traceback.print_exc()
                self.say(mode=mode, failed=mode, why=f"{type(error).__name__}: {str(error)[:300]}")
