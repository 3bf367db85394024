"""Counts what a campaign reached: for each op, from which placements of its operands
to which of its results the analysis took it, and properties of programs."""

import json
import os
import re
from collections import Counter

from . import runner

PIPELINE = [
    "--inline",
    "--symbol-dce",
    "--convert-elementwise-to-linalg",
    "--dp-annotate",
    "--dp-print-placement",
    "--mlir-print-op-on-diagnostic=false",
]
REMARK = re.compile(r":(\d+):\d+: remark: ((?:replicated|sharded<|partial<).*)$")
RESULT = re.compile(r"\s*(%v\d+)(?::\d+)? = ")


def short(placement):
    """Abbreviates a placement: R, S, U (sharded in units), P(kind)."""
    if placement.startswith("sharded"):
        return "U" if "unit" in placement else "S"
    if placement.startswith("partial"):
        return f"P({placement[8:-1]})"
    return "R"


def group(name):
    """Returns the row of an op; the elementwise ops of a kind share one."""
    if name.startswith(("arith.", "math.")) and name not in ("arith.constant", "arith.select"):
        for part in (
            "cmp",
            "div",
            "rem",
            "shl",
            "shr",
            "ext",
            "trunc",
            "itofp",
            "fptosi",
            "index_cast",
        ):
            if part in name:
                return "arith: " + {
                    "shl": "shifts",
                    "shr": "shifts",
                    "itofp": "casts",
                    "fptosi": "casts",
                    "ext": "casts",
                    "trunc": "casts",
                    "index_cast": "casts",
                }.get(part, part)
        linear = name[6:9] in ("add", "sub", "mul", "neg")
        return "arith: " + name[6:9] if linear else "arith, math: others"
    if (
        name.startswith("linalg.")
        and " " not in name
        and name[7:]
        in (
            "add",
            "sub",
            "mul",
            "max",
            "min",
            "abs",
            "negf",
            "exp",
            "tanh",
            "square",
            "sqrt",
            "floor",
            "map",
        )
    ):
        return "linalg.map, named elementwise"
    if name.startswith("linalg.conv") or name.startswith("linalg.depthwise"):
        return "convolutions"
    if name.startswith("linalg.pooling"):
        return "pooling"
    return name


def placements(tools, programs, label):
    """Returns {(program, value name): placement} from the remarks of --dp-print-placement."""
    owners, text = [], []
    for p in programs:
        lines = p.text().split("\n")
        text += lines
        owners += [p.name] * len(lines)
    path = tools.path(label + ".coverage.mlir")
    with open(path, "w") as file:
        file.write("\n".join(text))
    status, output = runner.call([tools.opt, path, "-o", os.devnull] + PIPELINE, 120)
    found = {}
    for line in output.splitlines():
        match = REMARK.search(line)
        if not match:
            continue
        number = int(match.group(1)) - 1
        result = RESULT.match(text[number])
        if not result:
            continue
        kinds = [
            short(k)
            for k in re.findall(r"replicated|sharded<[^>]*>|partial<[^>]*>", match.group(2))
        ]
        name = result.group(1)
        for k, kind in enumerate(kinds):
            found[owners[number], name if len(kinds) == 1 else f"{name}#{k}"] = kind
    return found


def transitions(program, found):
    """Yields (op, "S,R to P(add)") for each op of the program."""
    place = {a.value: "S" if a.role == "batch" else "R" for a in program.arguments}
    rows = []

    def visit(block):
        for op in block.ops:
            made = [found.get((program.name, r.name)) for r in op.results]
            for result, kind in zip(op.results, made):
                place[result] = kind or "R"
            given = list(dict.fromkeys(place.get(v, "R") for v in op.operands))
            if None not in made and made:
                rows.append(
                    (
                        group(op.name),
                        f"{','.join(sorted(given)) or '-'} to {','.join(dict.fromkeys(made))}",
                    )
                )
            for child in op.blocks:
                arguments = child.arguments[1:] if op.name == "scf.for" else child.arguments
                source = op.operands if op.name == "func.call" else op.results
                for argument, value in zip(arguments, source):
                    place[argument] = place.get(value, "R")
                visit(child)

    visit(program.block)
    return rows


def features(program, counts):
    batches = [a for a in program.arguments if a.role == "batch"]
    rows = {a.value.shape[a.dim] for a in batches}
    seen = list(dict.fromkeys(program.tags))
    if any(b % n for b in rows for n in counts):
        seen.append("uneven batch")
    if any(b < n for b in rows for n in counts):
        seen.append("batch smaller than the device count")
    if len(batches) > 1:
        seen.append("several batches")
    if program.updates:
        seen.append("state that is updated")
    if program.steps > 1:
        seen.append("several steps")
    seen.append("exact values" if program.exact else "rounded values")
    return seen


class Coverage:
    def __init__(self):
        self.rows, self.features, self.programs = Counter(), Counter(), 0

    def add(self, tools, programs, counts, label):
        found = placements(tools, programs, label)
        for p in programs:
            self.programs += 1
            self.rows.update("\t".join(row) for row in transitions(p, found))
            self.features.update(features(p, counts))
        return self

    def merge(self, other):
        self.rows.update(other.rows)
        self.features.update(other.features)
        self.programs += other.programs

    def load(self, path):
        if os.path.exists(path):
            with open(path) as file:
                data = json.load(file)
            self.rows.update(data["rows"])
            self.features.update(data["features"])
            self.programs += data["programs"]

    def save(self, path):
        with open(path, "w") as file:
            json.dump(
                {"rows": self.rows, "features": self.features, "programs": self.programs},
                file,
                indent=1,
            )

    def table(self):
        """Prints the counts as Markdown."""
        ops = {}
        for key, count in self.rows.items():
            op, transition = key.split("\t")
            ops.setdefault(op, []).append((count, transition))
        lines = [f"{self.programs} programs.", "", "| programs with | |", "|---|---|"]
        lines += [f"| {name} | {count} |" for name, count in sorted(self.features.items())]
        lines += ["", "| op | operands to results |", "|---|---|"]
        for op, entries in sorted(ops.items()):
            entries.sort(reverse=True)
            shown = "; ".join(f"{t.replace(' to ', ' → ')} {c}" for c, t in entries[:10])
            rest = sum(c for c, _ in entries[10:])
            lines.append(
                f"| {op} | {shown}{f'; {len(entries) - 10} others {rest}' if rest else ''} |"
            )
        return "\n".join(lines)
