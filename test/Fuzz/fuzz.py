#!/usr/bin/env python3
"""Compares random programs on N devices with numpy.

fuzz.py --build BUILD [--seed 0] [--count 100]     seeds SEED to SEED + COUNT - 1
fuzz.py --build BUILD --seed S --reduce            the smallest program that fails like S
fuzz.py --seed S --print                           the program of seed S

docs/fuzzing.md explains it. Ends with status 1 if anything failed.
"""

import argparse
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np
from dpfuzz import campaign, elements, generator

# Features that the compiler refuses with an error (docs/fuzzing.md).
UNSUPPORTED = ["tensor.gather", "tensor.reshape"]
UNSUPPORTED_ON_GPUS = ["tables", "offsets"]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--build", default="build", help="build tree with bin/dp-compile and lib/libdp_runtime.so"
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument(
        "--batch", type=int, default=25, help="programs per executable (default 25)"
    )
    parser.add_argument(
        "--jobs", type=int, default=1, help="executables that run at a time (default 1)"
    )
    parser.add_argument(
        "--devices", help="device counts, separated by commas (default: chosen by the seed)"
    )
    parser.add_argument("--static", type=int, help="device count to compile for (with --reduce)")
    parser.add_argument(
        "--without",
        default="",
        help="further features to leave out: control, updates, tables (of unlike "
        "constants), offsets (that are computed)",
    )
    parser.add_argument(
        "--focus",
        default="",
        help="files of dpfuzz from which most ops are, as indices,gathers (no training steps)",
    )
    parser.add_argument(
        "--all",
        action="store_true",
        help="also generate programs that the compiler is known to refuse",
    )
    parser.add_argument(
        "--cuda",
        nargs="?",
        const="emulated",
        choices=["emulated", "ptx"],
        help="run on the emulated GPU; ptx: it interprets the kernels' PTX",
    )
    parser.add_argument(
        "--overlap",
        action="store_true",
        help="overlap collectives with the program, in small buckets",
    )
    parser.add_argument(
        "--passes",
        action="store_true",
        help="generate training steps, with random options of dp-compile",
    )
    parser.add_argument(
        "--types", action="store_true", help="generate one small program of every element type"
    )
    parser.add_argument(
        "--mixed", action="store_true", help="with --passes: run some on the emulated GPU"
    )
    parser.add_argument("--print", action="store_true")
    parser.add_argument("--reduce", action="store_true")
    parser.add_argument(
        "--coverage",
        help="JSON file to which the counts of what was reached are added; prints the table",
    )
    parser.add_argument(
        "--keep",
        help="folder for all files, failing programs among them (default: a temporary one)",
    )
    args = parser.parse_args()
    args.focus = [name for name in args.focus.split(",") if name]
    if unknown := set(args.focus) - {
        function.__module__.split(".")[-1] for function, _, _ in generator.MAKERS
    }:
        parser.error(f"--focus: no file of makers is called {', '.join(sorted(unknown))}")
    if args.focus and args.passes:
        parser.error("--focus: --passes makes training steps, of makers of their own")
    args.without = args.without.split(",") + ([] if args.all else UNSUPPORTED)
    if (args.cuda or args.mixed) and not args.all:
        args.without += UNSUPPORTED_ON_GPUS
    np.seterr(all="ignore")
    if args.print and args.types:
        print(elements.Program(args.seed).text)
        return 0
    if args.print:
        make = (
            campaign.training_of
            if args.passes
            else lambda *given: (campaign.program_of(*given, args.focus), None)
        )
        program, chosen = make(args.seed, args.without)
        print((f"// {chosen}\n" if chosen else "") + program.text())
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        work = args.keep or scratch
        os.makedirs(work, exist_ok=True)
        if args.types:
            return elements.run(args, work)
        run = campaign.run_passes if args.passes else campaign.run
        return campaign.reduce(args, work) if args.reduce else run(args, work)


if __name__ == "__main__":
    sys.exit(main())
