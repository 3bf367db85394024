#!/usr/bin/env python3
"""Runs the entries of state-copies.mlir in turns, in a session of an executable with copies of
states and in one without, and compares all results and states bit by bit.

mix_entries.py --work DIR --copies STEP.so --plain STEP.so --devices 1,3

DIR has the state.npz and data.npz of run_program.py.
"""

import argparse
import ctypes
import os
import sys

import numpy as np

from dp._runtime import native
from dp._runtime.program import Program

ORDER = (
    "train_step",
    "predict",
    "decay",
    "predict",
    "train_step",
    "set",
    "predict",
    "train_step",
    "predict",
)


def make_array(values):
    shape = (ctypes.c_int64 * max(values.ndim, 1))(*values.shape)
    return native.Array(values.ctypes.data, native.DTYPES.index("f32"), values.ndim, shape)


class Session:
    def __init__(self, path, devices):
        options = native.SessionOptions(devices=devices, threads=1, backend=native.BACKENDS["cuda"])
        self.program = Program(
            path, options, lambda function, *arguments: native.check(function(*arguments))
        )

    def set(self, name, values):
        native.check(
            native.runtime().dp_session_set_state(
                self.program.session, name.encode(), make_array(values)
            )
        )

    def get(self, name, like):
        values = np.zeros_like(like)
        native.check(
            native.runtime().dp_session_get_state(
                self.program.session, name.encode(), make_array(values)
            )
        )
        return values

    def run(self, name, inputs):
        """Returns the entry's results that update no state."""
        entry = self.program.entry(name)
        given = [inputs.get(a.name, np.zeros(0, np.float32)) for a in entry.arguments]
        rows = len(inputs["x"])
        results = [
            np.zeros([rows if n < 0 else n for n in r.shape], np.float32) for r in entry.results
        ]
        arrays = [
            (native.Array * len(values))(*map(make_array, values)) for values in (given, results)
        ]
        native.check(native.runtime().dp_session_run(self.program.session, entry.index, *arrays))
        return {r.name: values for r, values in zip(entry.results, results) if r.updates < 0}


def main():
    parser = argparse.ArgumentParser()
    for option in ("--work", "--copies", "--plain", "--devices"):
        parser.add_argument(option, required=True)
    args = parser.parse_args()
    state, data = (
        dict(np.load(os.path.join(args.work, f"{kind}.npz"))) for kind in ("state", "data")
    )
    for devices in map(int, args.devices.split(",")):
        sessions = [Session(path, devices) for path in (args.copies, args.plain)]
        kept = [len(s.program.descriptor["entries"][0].get("copies", [])) for s in sessions]
        if kept != [2, 0]:
            sys.exit(
                f"the programs have {kept} copies of the states of their first entry, expected 2 "
                f"and none"
            )
        values = state
        for turn, name in enumerate(("set",) + ORDER):
            rows = slice(turn, turn + 5 + turn % 3)
            found = []
            for session in sessions:
                if name == "set":
                    for key, value in values.items():
                        session.set(key, value)
                    found.append({})
                else:
                    inputs = {key: np.ascontiguousarray(value[rows]) for key, value in data.items()}
                    found.append(session.run(name, inputs))
                found[-1].update({key: session.get(key, value) for key, value in state.items()})
            for key in found[0]:
                if found[0][key].tobytes() != found[1][key].tobytes():
                    sys.exit(f"{devices} devices, turn {turn}, {name}: {key} differs")
            # What is set next is neither the first state nor the last.
            values = {key: found[0][key] * np.float32(1.5) for key in state}
    print("every entry has the same bits")


if __name__ == "__main__":
    main()
