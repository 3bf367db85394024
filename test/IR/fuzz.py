#!/usr/bin/env python3
"""Mutates the dialect's tests; dp-opt must never crash or hang.

usage: fuzz.py DP_OPT FOLDER [--runs N] [--seed S] [--keep FILE]

Each run takes one part of a test file (split at `// -----`), cuts it
off, or drops, doubles, swaps or replaces some of its tokens, and runs it through
the parser, the verifier and the canonicalizer. The exit status must be 0 or 1.
"""

import argparse
import random
import re
import subprocess
import sys
from pathlib import Path

TOKEN = re.compile(r"\s+|[%@!#]?[A-Za-z_][\w.$]*|-?[0-9]+|->|.", re.S)
NUMBERS = [
    "0",
    "-1",
    "1",
    "2",
    "3",
    "2147483648",
    "9223372036854775807",
    "-9223372036854775808",
    "99999999999999999999",
    "?",
]
ALWAYS = [
    "<",
    ">",
    "(",
    ")",
    "{",
    "}",
    ",",
    ":",
    "->",
    "=",
    '"',
    "dim",
    "unit",
    "size",
    "replicated",
    "sharded<0>",
    "sharded<1, unit 4>",
    "partial<add>",
    "partial<max>",
    "tensor<4xf32>",
    "tensor<?xf32>",
    "tensor<f32>",
    "tensor<*xf32>",
    "index",
    "f32",
    "!dp.placed<tensor<4xf32>, replicated>",
    "memref<4xf32>",
    "devices 3",
]


def pieces(folder):
    """Yields each function of the tests with the aliases and declarations it may need."""
    for path in sorted(set(folder.glob("*.mlir")) - set(folder.glob("invalid*"))):
        for piece in path.read_text(encoding="utf-8").split("// -----"):
            lines = [line for line in piece.split("\n") if not line.lstrip().startswith("//")]
            aliases = "".join(line + "\n" for line in lines if line.startswith("!"))
            outside = "".join(
                line + "\n"
                for line in lines
                if line.startswith("func.func private") and line.endswith((")", "!r"))
            )
            body = "\n".join(line for line in lines if not line.startswith("!"))
            for function in re.split(r"(?m)^(?=func\.func )", body):
                if function.strip():
                    extra = "" if function.startswith("func.func private") else outside
                    yield f"{aliases}{function}\n{extra}"


def kind_of(token):
    return (
        "number"
        if re.fullmatch(r"-?[0-9]+", token)
        else (token[0] if token[0] in "%@!#" else "word" if token[0].isalpha() else "punctuation")
    )


def mutate(rng, text):
    tokens = TOKEN.findall(text)
    if rng.random() < 0.1:
        return "".join(tokens[: rng.randrange(len(tokens))])
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        solid = [i for i, token in enumerate(tokens) if token.strip()]
        if not solid:
            break
        # Mostly exchanges numbers, types or values, which the parser accepts.
        kind = rng.choice(("number", "number", "!", "!", "%", "word", "punctuation"))
        some = [k for k in solid if kind_of(tokens[k]) == kind] or solid
        i, j = rng.choice(some), rng.choice(solid)
        same = [k for k in solid if kind_of(tokens[k]) == kind_of(tokens[i])]
        what = rng.randrange(10)
        if what == 0:
            tokens[i] = ""
        elif what == 1:
            tokens[i] += " " + tokens[i]
        elif what == 2:
            tokens[i], tokens[j] = tokens[j], tokens[i]
        elif what == 3:
            tokens[i] = rng.choice(ALWAYS)
        elif what <= 6 and kind_of(tokens[i]) == "number":
            tokens[i] = rng.choice(NUMBERS)
        else:
            tokens[i] = tokens[rng.choice(same)]
    return "".join(tokens)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("dp_opt")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--runs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path, help="where to write a program that crashes")
    args = parser.parse_args()
    rng = random.Random(args.seed)
    sources = list(pieces(args.folder))
    if not sources:
        sys.exit(f"no .mlir file in {args.folder}")
    accepted = rejected = 0
    for run in range(args.runs):
        text = mutate(rng, rng.choice(sources))
        result = None
        try:
            result = subprocess.run(
                [args.dp_opt, "-", "--canonicalize", "-o", "/dev/null"],
                input=text.encode(),
                capture_output=True,
                timeout=300,
            )
        except subprocess.TimeoutExpired:
            pass
        if result is None or result.returncode not in (0, 1):
            if args.keep:
                args.keep.write_text(text)
            print(
                f"run {run}: {'hangs' if result is None else f'exit {result.returncode}'} on\n"
                f"{text}\n{result.stderr.decode(errors='replace')[:2000] if result else ''}"
            )
            return 1
        # An error without a message is a failure.
        if result.returncode == 1 and b"error:" not in result.stderr:
            print(f"run {run}: fails without an error on\n{text}")
            return 1
        accepted += result.returncode == 0
        rejected += result.returncode == 1
    print(f"{accepted} accepted, {rejected} rejected, no crash")
    return 0


if __name__ == "__main__":
    sys.exit(main())
