"""Runs the entries of one shared object; started by runner.py.

worker.py LIBRARY JOB.pickle DEVICES,... TIMEOUT

Prints a line when it begins an entry on so many devices and one with the
verdict, so that whoever reads knows what it was at when it ended.
"""

import pickle
import sys

import numpy as np

from . import numeric as nm
from . import runtime


def run_entry(session, entry):
    """None, or what is wrong."""
    arguments = [(runtime.encode(a.data, a.element), a.element) for a in entry["arguments"]]
    for number, name in entry["states"].items():
        session.set_state(name, *arguments[number])
    results = [None] * len(entry["updates"]) + [(a.shape, a.element) for a in entry["steps"][0]]
    for step, expected in enumerate(entry["steps"]):
        got = session.run(entry["name"], arguments, results)[len(entry["updates"]):]
        for number, (array, e) in enumerate(zip(got, expected)):
            wrong = nm.difference(runtime.decode(array, e.element), e)
            if wrong:
                return f"step {step}, result {number} ({e.element}): {wrong}"
    for number, name in entry["states"].items():
        e = entry["updates"].get(number, entry["arguments"][number])
        array = session.get_state(name, e.shape, e.element)
        wrong = nm.difference(runtime.decode(array, e.element), e)
        if wrong:
            return f"state {number} ({e.element}): {wrong}"
    return None


def main():
    library, path, devices, timeout = sys.argv[1:]
    with open(path, "rb") as file:
        job = pickle.load(file)
    np.seterr(all="ignore")
    for count in devices.split(","):
        session = runtime.Session(library, job["program"], int(count), float(timeout))
        for entry in job["entries"]:
            print("begin", entry["name"], count, flush=True)
            try:
                wrong = run_entry(session, entry)
            except runtime.RuntimeFailure as failure:
                wrong = f"failed: {failure}"
                session.close()
                session = runtime.Session(library, job["program"], int(count), float(timeout))
            print("end", entry["name"], count, "wrong " + wrong.replace("\n", " ") if wrong else "agrees", flush=True)
        session.close()
    print("done", flush=True)


if __name__ == "__main__":
    main()
