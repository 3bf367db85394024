"""Runs the entries of one executable; started by runner.py.

worker.py LIBRARY JOB.pickle DEVICES,... TIMEOUT

Prints a line when it starts an entry on a number of devices and one with the
verdict, so that the reader knows which entry ran when the process ended.
"""

import pickle
import sys

import numpy as np

from . import numeric as nm
from . import runtime


def no_combination(parts, expected):
    """Returns None if the devices' own numbers all are the expected one or combine to it in
    some way, else what is wrong."""
    if not any(nm.difference(np.broadcast_to(part, ()), expected) for part in parts):
        return None
    for combine in (
        np.add,
        np.multiply,
        np.maximum,
        np.minimum,
        np.bitwise_and,
        np.bitwise_or,
        np.bitwise_xor,
    ):
        if combine.__name__.startswith("bitwise") and parts.dtype.kind == "f":
            continue
        combined = np.asarray(combine.reduce(parts))
        if parts.dtype.kind != "f":
            combined = nm.wrap(combined, expected.element)
        if nm.difference(combined, expected) is None:
            return None
    unsigned = (
        nm.unsigned(nm.integer(expected.element, parts)) if parts.dtype.kind != "f" else parts
    )
    if any(
        nm.difference(parts[np.argmax(sign * unsigned.astype(np.float64))], expected) is None
        for sign in (1, -1)
    ):
        return None
    return f"the devices' {parts.tolist()} do not make {expected.data}"


def run_entry(session, entry):
    """Returns what is wrong, or None."""
    arguments = [(runtime.encode(a.data, a.element), a.element) for a in entry["arguments"]]
    for number, name in entry["states"].items():
        session.set_state(name, *arguments[number])
    # With --gather-scalars, numbers are vectors.
    vector = lambda shape: (session.devices,) if entry["vectors"] and shape == () else shape
    results = [None] * len(entry["updates"]) + [
        (vector(a.shape), a.element) for a in entry["steps"][0]
    ]
    for step, expected in enumerate(entry["steps"]):
        got = session.run(entry["name"], arguments, results)[len(entry["updates"]) :]
        for number, (array, e) in enumerate(zip(got, expected)):
            whole = runtime.decode(array, e.element)
            wrong = (
                no_combination(whole, e) if vector(e.shape) != e.shape else nm.difference(whole, e)
            )
            if wrong:
                return f"step {step}, result {number} ({e.element}): {wrong}"
    for number, name in entry["states"].items():
        e = entry["updates"].get(number, entry["arguments"][number])
        array = session.get_state(name, e.shape, e.element)
        wrong = nm.difference(runtime.decode(array, e.element), e)
        if wrong:
            return f"state {number} ({e.element}): {wrong}"
    return read_entry(session, entry, vector) if entry.get("reader") else None


def read_entry(session, entry, vector):
    """Runs the second function on the states and checks its results."""
    name, arrays, expected = entry["reader"]
    arguments = [(runtime.encode(a.data, a.element), a.element) for a in arrays]
    got = session.run(name, arguments, [(vector(e.shape), e.element) for e in expected])
    for number, (array, e) in enumerate(zip(got, expected)):
        whole = runtime.decode(array, e.element)
        wrong = no_combination(whole, e) if vector(e.shape) != e.shape else nm.difference(whole, e)
        if wrong:
            return f"reader, result {number} ({e.element}): {wrong}"
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
            print(
                "end",
                entry["name"],
                count,
                "wrong " + wrong.replace("\n", " ") if wrong else "agrees",
                flush=True,
            )
        session.close()
    print("done", flush=True)


if __name__ == "__main__":
    main()
