"""Options of dp-compile for a block of programs, the reasons for refusals, and
how often an option took effect."""

import copy
import json
import random
import re

from . import numeric as nm

BITS = {"f64": 64, "f32": 32, "bf16": 16, "f16": 16}
BLOCK = 10  # Seeds that share options and an executable.

# Errors of the compiler that are no failure: (words of the error, kind).
REFUSALS = [
    (
        "cannot accumulate over .* this is a statistic of all rows of a device",
        "accumulate: statistic of rows",
    ),
    ("cannot accumulate over .* this takes rows again after a sum", "accumulate: rows after a sum"),
    ("cannot accumulate over .* this takes rows of all of them", "accumulate: rows of all pieces"),
    ("cannot accumulate over .* leaves others as they are", "accumulate: no neutral element"),
    ("stays in the host's memory .*but the devices need it", "host: a kernel needs it"),
]


class PassOptions:
    """`chosen`: the options of the command line, a tuple for each. `narrow`: bf16 or
    f16, which sums of f32 must fit. `devices`: the static count, or None. `host`:
    whether inputs that decide control flow stay in the host's memory."""

    def __init__(self):
        self.chosen, self.narrow, self.devices, self.host, self.counts = (
            [],
            None,
            None,
            False,
            [1, 2, 3],
        )

    @property
    def cuda(self):
        return any("cuda" in words for words in self.chosen)

    @property
    def vectors(self):
        """Whether numbers are returned as vectors, one element per device."""
        return any("--gather-scalars" in words for words in self.chosen)

    def labels(self):
        return (
            [" ".join(words) for words in self.chosen]
            + ["--host NAME,..."] * self.host
            + ["--devices N"] * bool(self.devices)
        )

    def without(self, words):
        fewer = copy.copy(self)
        fewer.chosen = [w for w in self.chosen if w is not words]
        return fewer

    def arguments(self, programs):
        words = [word for words in self.chosen for word in words]
        if self.devices:
            words += ["--devices", str(self.devices)]
        names = [
            f"{p.name}_{n}"
            for p in programs
            for n, a in enumerate(p.arguments)
            if a.role == "input" and a.value.shape == () and a.value.element in ("i1", "i32")
        ]
        if self.host and names:
            words += ["--host", ",".join(names)]
        return words

    def __str__(self):
        devices = f"--devices {self.devices}" if self.devices else f"on {self.counts}"
        return " ".join(
            self.arguments([]) + ["--host"] * self.host + [devices] * (not self.devices)
        )


def of_seed(seed, cuda=None):
    """Returns the options of this seed's block. `cuda`, the architecture or False, overrides the
    choice of the target."""
    rng = random.Random(seed // BLOCK * 31 + 5)
    chosen = PassOptions()

    def add(*words):
        chosen.chosen.append(words)

    if rng.random() < 0.65:
        add("--shard-state", str(rng.choice([1, 2, 3])))
    if rng.random() < 0.5:
        add("--accumulate", str(rng.choice([2, 2, 3, 4, 5])))
    if rng.random() < 0.5:
        add("--sparse-gradients", rng.choice(["always", "always", "never"]))
    caps = rng.choice([None, ("0", "0"), ("0.0002", "0.0001"), ("0.00005", "0"), ("25", "0.00002")])
    if caps:
        add("--bucket-cap-mb", caps[0], "--first-bucket-mb", caps[1])
    drawn = rng.random() < 0.12
    if drawn if cuda is None else cuda:
        add("--target", "cuda", "--arch", cuda or "emulated")
        if rng.random() < 0.2:
            add("--overlap=false")
    elif rng.random() < 0.45:
        add("--overlap")
    if rng.random() < (0.2 if chosen.cuda else 0.1):
        chosen.narrow = rng.choice(["bf16", "f16"])
        add("--compress", chosen.narrow)
    if rng.random() < 0.25:
        chosen.host = True
    if rng.random() < 0.15:
        add("--gather-scalars", "*")
    if rng.random() < 0.35:
        chosen.devices = rng.choice([1, 2, 3, 4, 7, 8])
        chosen.counts = [chosen.devices]
    else:
        chosen.counts = sorted(
            {rng.choice([1, 2]), rng.choice([2, 3, 4]), rng.choice([3, 5, 7, 8])}
        )
        if rng.random() < 0.2:
            add("--simulate", "3,64", "--topology", rng.choice(["host", "a100-nvlink+ib200"]))
    return chosen


def check_report(path, programs):
    """Returns what is wrong with the report of dp-compile, or None."""
    with open(path) as file:
        entries = {e["name"]: e for e in json.load(file)["entries"]}
    for program in programs:
        entry = entries.get(program.name)
        if entry is None:
            return f"no entry {program.name}"
        states = [a.value for a in program.arguments if a.role == "state"]
        whole = sum(
            v.array.data.size * max(1, nm.WIDTH.get(v.element, BITS.get(v.element, 8)) // 8)
            for v in states
        )
        if not 0 <= entry["state_per_device"] <= whole:
            return (
                f"{program.name} has {whole} bytes of state, {entry['state_per_device']} of them "
                f"on a device"
            )
        if entry["bytes"] != sum(c["bytes"] for c in entry["collectives"]):
            return f"{program.name}: bytes are not those of its collectives"
    return None


def refusal_of(text):
    """Returns the kind of refusal, or None if the error is a failure."""
    for words, kind in REFUSALS:
        if re.search(words, text):
            return kind
    return None


def owner_of(text, path, programs):
    """Returns the program in whose lines of the file at `path` the first error is."""
    found = re.search(re.escape(path) + r":(\d+):\d+\S*: error", text)
    line = int(found.group(1)) if found else 0
    for program in programs:
        line -= program.text().count("\n") + 1
        if found and line <= 0:
            return program
    return None


def reached(chosen, programs, parallel):
    """Returns by name of program which options took effect in the text of dp-compile
    --emit=parallel."""
    in_pieces = any("--accumulate" in words for words in chosen.chosen)
    seen, texts = {}, {}
    for part in re.split(r"\n  func\.func ", parallel)[1:]:
        name = re.match(r"(?:private )?@([\w.]+)\(", part)
        if name:
            texts[name.group(1)] = part
    for program in programs:
        text = texts.get(program.name, "")
        found = [
            kind for kind in ("dp.all_reduce", "dp.all_gather", "dp.reduce_scatter") if kind in text
        ]
        if "dp.shape" in text.split("\n")[0]:
            found.append("state in ranges")
        if in_pieces and text.count("scf.for") > program.text().count("scf.for"):
            found.append("rows in pieces")
        if re.search(r"dp\.all_gather[^\n]*xi(32|64)>", text) and "dp.index_update" in text:
            found.append("sparse gradient")
        seen[program.name] = found
    return seen
