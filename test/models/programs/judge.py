"""Compiles one graph and compares dp-run with a framework's results, for the campaign of ops."""
import json
import os
import subprocess
import time

import numpy as np


class Judge:
    """`build` has bin/dp-compile and bin/dp-run. `work` keeps failing graphs with their inputs and the commands."""

    def __init__(self, build, work, devices=(1, 2, 3)):
        self.build, self.work, self.devices, self.counts = build, work, devices, {}
        os.makedirs(work, exist_ok=True)

    def say(self, name, verdict, why=""):
        self.counts.setdefault(verdict, []).append(name)
        print(f"{verdict:8} {name} {' '.join(why.split())[:300]}", flush=True)

    def call(self, *command):
        try:
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)
        except subprocess.TimeoutExpired:
            return -99, "does not end"
        return done.returncode, done.stdout

    def check(self, name, text, inputs, scattered, expected, spread):
        """`inputs`, `expected`, `spread`: arrays by name; `scattered`: the inputs scattered along dimension 0, all of one size."""
        path = lambda end: os.path.join(self.work, f"{name}.{end}")
        with open(path("mlir"), "w") as file:
            file.write(text)
        batch = {k: inputs[k] for k in scattered}
        np.savez(path("data.npz"), **batch)
        np.savez(path("inputs.npz"), **{k: v for k, v in inputs.items() if k not in batch})
        rows = str(len(next(iter(batch.values()))))
        code, said = self.call(f"{self.build}/bin/dp-compile", path("mlir"), "-o", path("so"))
        if code:
            return self.say(name, "refused" if code == 1 and "error:" in said else "crashed", said)
        for devices in self.devices:
            code, said = self.call(f"{self.build}/bin/dp-run", path("so"), "--devices", str(devices), "--data", path("data.npz"),
                                   "--state", path("inputs.npz"), "--batch", rows, "--steps", "1", "--metrics", path("got.npz"))
            if code:
                return self.say(name, "failed", f"on {devices} devices, exit status {code}: {said}")
            with np.load(path("got.npz")) as got:
                for k, want in expected.items():
                    why = self.compare(got[k][0], want, spread[k])
                    if why:
                        return self.say(name, "wrong", f"{k} on {devices} devices: {why}")
        for end in ("mlir", "so", "data.npz", "inputs.npz", "got.npz"):
            os.remove(path(end))
        self.say(name, "right")

    def compare(self, got, want, spread):
        if got.shape != want.shape:
            return f"shape {got.shape}, expected {want.shape}"
        if want.dtype.kind not in "fV":
            return "" if (got == want).all() else f"{np.count_nonzero(got != want)} elements differ"
        got, want = got.astype(np.float64), want.astype(np.float64)
        with np.errstate(invalid="ignore"):
            far = np.where((got == want) | (np.isnan(got) & np.isnan(want)), 0, np.abs(got - want))
        size = np.max(np.abs(want[np.isfinite(want)]), initial=1.0)
        most = np.max(far, initial=0.0)
        return "" if most <= max(1e-4 * size, 20 * spread) else f"off by {most}"

    def report(self, started):
        print({k: len(v) for k, v in sorted(self.counts.items())}, f"{time.time() - started:.0f} s")
        print(json.dumps({k: v for k, v in sorted(self.counts.items()) if k != "right"}))
        return any(self.counts.get(k) for k in ("wrong", "failed", "crashed"))
