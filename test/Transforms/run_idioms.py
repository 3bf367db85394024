#!/usr/bin/env python3
"""Runs every module of a corpus through dp-opt or dp-compile; none may crash or hang.

run_idioms.py DP-OPT CORPUS... [--passes TEXT | --compile DP-COMPILE]
              [--mutate N --seed S] [--timeout S] [--jobs N] [--errors]

CORPUS is a .mlir file or a folder of them. `// -----` divides a file's modules,
each of which must parse. Every ranked tensor that is an argument of a
function `@...` without `private` gets `dp.scatter = 0`, if the
module stays valid. Each module must end with exit 0, or with an error that has a
place. Signals, time-outs and errors without a place fail.

--mutate N runs N broken forms of each module instead: cut off, with a part left
out or doubled, or with a number changed. They need not parse; texts on which MLIR's
own parser crashes are counted apart.
"""

import argparse
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import tempfile


def modules(paths):
    for path in paths:
        files = [path]
        if os.path.isdir(path):
            files = [os.path.join(path, f) for f in os.listdir(path)]
        for file in sorted(f for f in files if f.endswith(".mlir")):
            with open(file) as stream:
                parts = re.split(r"^// -----.*$", stream.read(), flags=re.M)
            for number, text in enumerate(parts):
                yield f"{os.path.basename(file)}#{number}", text


def mutations(name, text, count, seed):
    rng = random.Random(f"{seed} {name}")
    for number in range(count):
        a, b = sorted(rng.randrange(len(text) + 1) for _ in range(2))
        kind = rng.choice(["cut", "omit", "double", "number"])
        if kind == "cut":
            changed = text[:b]
        elif kind == "omit":
            changed = text[:a] + text[min(b, a + rng.randrange(1, 30)) :]
        elif kind == "double":
            changed = text[:b] + text[a:]
        else:
            numbers = list(re.finditer(r"\d+", text))
            if not numbers:
                continue
            at = rng.choice(numbers)
            value = rng.choice(["0", "1", "7", "99999999999999999999", "9223372036854775807", "-1"])
            changed = text[: at.start()] + value + text[at.end() :]
        yield f"{name}/{number} ({kind})", changed


# Matches the whole type of an argument, whose brackets may have commas.
ARGUMENT = re.compile(r"(%\w+\s*:\s*tensor<[?\d](?:[^<>]|<[^<>]*>)*>)(?=\s*[,)])")


def scatter(text):
    if "dp.scatter" in text:
        return text
    mark = lambda line: ARGUMENT.sub(r"\1 {dp.scatter = 0 : i64}", line)
    lines = text.splitlines(keepends=True)
    return "".join(mark(l) if "func.func @" in l else l for l in lines)


class Runner:
    def __init__(self, args):
        self.args = args
        self.parse = [args.dp_opt, "--allow-unregistered-dialect"]
        self.command = self.parse + args.passes.split()
        if args.compile:
            self.command = [args.compile, "--mcpu", "x86-64"]

    def run(self, command, text):
        """Returns the exit status (None: timed out), standard error and the file's name."""
        with tempfile.TemporaryDirectory() as folder:
            file, output = os.path.join(folder, "graph.mlir"), os.path.join(folder, "out")
            with open(file, "w") as stream:
                stream.write(text)
            try:
                done = subprocess.run(
                    command + [file, "-o", output],
                    capture_output=True,
                    text=True,
                    errors="replace",
                    timeout=self.args.timeout,
                )
            except subprocess.TimeoutExpired:
                return None, "", file
            return done.returncode, done.stderr, file

    def judge(self, text):
        """Returns the outcome as (word, detail); a word in capitals is a failure."""
        if not self.args.mutate:
            marked = scatter(text)
            code, errors, file = self.run(self.command, marked)
            if code == 1 and self.run(self.parse, marked)[0] != 0:
                unreadable, why, _ = self.run(self.parse, text)
                if unreadable != 0:
                    return "UNREADABLE", why
                code, errors, file = self.run(self.command, text)
            else:
                text = marked
        else:
            code, errors, file = self.run(self.command, text)
            if code not in (0, 1) and self.run(self.parse, text)[0] not in (0, 1):
                return "not ours: MLIR's parser crashes", ""
        if code is None:
            return "HANGS", f"more than {self.args.timeout} s"
        if code == 0:
            return "passes", ""
        if code != 1:
            return "CRASHES", f"exit {code}:\n{text}\n{errors.strip()[-3000:]}"
        if not re.search(re.escape(file) + r":\d+:\d+: error: ", errors):
            return "NO PLACE", f"\n{text}\n{errors.strip()[-2000:]}"
        return "error", re.search(r"error: .*", errors).group(0)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("dp_opt")
    parser.add_argument("corpus", nargs="+")
    parser.add_argument("--passes", default="--dp-parallelize")
    parser.add_argument("--compile")
    parser.add_argument("--mutate", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timeout", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--errors", action="store_true", help="print the errors, too")
    args = parser.parse_args()
    work = list(modules(args.corpus))
    if args.mutate:
        work = [m for n, t in work for m in mutations(n, t, args.mutate, args.seed)]
    if not work:
        sys.exit("no modules")
    runner, counts = Runner(args), {}
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for (name, _), (word, detail) in zip(work, pool.map(runner.judge, [t for _, t in work])):
            counts[word] = counts.get(word, 0) + 1
            if word.isupper() or args.errors:
                print(f"{name}: {word} {detail}", flush=True)
    print(", ".join(f"{n} {w}" for w, n in sorted(counts.items())) + f" of {len(work)} modules")
    sys.exit(any(word.isupper() for word in counts))


if __name__ == "__main__":
    main()
