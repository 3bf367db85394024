#!/usr/bin/env python3
"""Times whole training steps on a GPU: dp, torch.compile, torch and jax.jit in turns.

time_steps.py --programs DIR --runner FILE [--deadline 240] [--only gpt2-bf16,...] [--out DIR]
[--cache DIR]
time_steps.py --prepare ...   only fills --cache with initial states and the code that torch and JAX
                             compile; other work may run beside it
time_steps.py --tiny ...      small programs of compile_steps.py --tiny, without a GPU

Rows come in order of value; those that do not fit before the deadline are skipped. A finding is
printed and appended to OUT/times.jsonl at once. The end of the output is a table. Python needs
numpy; a side whose framework is missing or fails is reported and left out.

Workers of torch and JAX import their framework, and prepare themselves, while the row before theirs
is measured. With a filled cache that takes the GPU for some steps only. A row's figure is the
better one of two rounds, so one disturbed round does no harm.
"""

import argparse
import json
import os
import signal
import sys
import traceback

from findings import Clock, Log
from measurements import RowResult, measure_ceilings, measure_row
from preparation import prepare
from rows import ROWS
from settings import Settings
from summary import print_table

HERE = os.path.dirname(os.path.abspath(__file__))


def interrupt(*_):
    raise KeyboardInterrupt


def main():
    parser = argparse.ArgumentParser(description="times whole training steps of dp, torch and JAX")
    parser.add_argument(
        "--programs",
        default=os.path.join(HERE, "programs"),
        help="folder of compile_steps.py's programs",
    )
    parser.add_argument(
        "--runner", default=os.path.join(os.path.dirname(HERE), "bin", "dp-run"), help="dp-run"
    )
    parser.add_argument("--deadline", type=float, default=240, help="seconds in all (240)")
    parser.add_argument("--only", help="rows, in this order (all)")
    parser.add_argument("--out", default="steps-out", help="folder for findings and logs")
    parser.add_argument(
        "--cache",
        default="/tmp/dp-steps",
        help="folder for compiled code of torch and JAX, kept between calls",
    )
    parser.add_argument(
        "--patience", type=float, default=90, help="seconds that a worker may prepare itself (90)"
    )
    parser.add_argument("--prepare", action="store_true", help="only compile, into --cache")
    parser.add_argument("--jobs", type=int, default=4, help="workers at a time with --prepare (4)")
    parser.add_argument("--without", default="", help="sides to leave out: torch,jax")
    parser.add_argument("--torch-python", help="interpreter that has torch (this one)")
    parser.add_argument("--jax-python", help="interpreter that has JAX (this one)")
    parser.add_argument("--tiny", action="store_true", help="small steps, without a GPU")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, interrupt)  # Prints the table and ends the workers.
    clock = Clock(args.deadline)
    log = Log(args.out, clock)
    settings = Settings(args, log)
    settings.unpack()
    by_name = {row.name: row for row in ROWS}
    unknown = [name for name in (args.only or "").split(",") if name and name not in by_name]
    if unknown:
        parser.error(f"there is no row {unknown[0]}; the rows are {', '.join(by_name)}")
    rows = [by_name[name] for name in args.only.split(",")] if args.only else ROWS
    if args.prepare:
        prepare(settings, rows, clock)
        print(f"time_steps.py: prepared in {clock.seconds():.0f} s")
        return 0

    predictions = {}
    if os.path.exists(os.path.join(args.programs, "predictions.json")):
        with open(os.path.join(args.programs, "predictions.json")) as file:
            predictions = json.load(file)
    started, results, ceilings = {}, [], {}

    def start(row):
        if row and row.name not in started and clock.left() > 15:
            started[row.name] = settings.start_all(row)
        return started.get(row.name, []) if row else []

    def prefetch(row):
        for worker in start(row):
            if not row.alone:
                worker.go()

    try:
        start(rows[0])
        if "torch" not in settings.broken:
            ceilings = measure_ceilings(settings, clock)
        for row, following in zip(rows, rows[1:] + [None]):
            if clock.left() < 10:
                log.add(row.name, "all", "skipped: time")
                continue
            workers = start(row)
            if row.alone:
                start(following)
            results.append(RowResult(settings, row))
            try:
                measure_row(settings, results[-1], workers, clock, lambda: prefetch(following))
            except Exception as error:
                log.add_failure(
                    row.name,
                    "all",
                    f"{type(error).__name__}: {error}",
                    traceback.format_exc().splitlines(),
                )
    except KeyboardInterrupt:
        log.add("all", "all", "interrupted")
    finally:
        for workers in started.values():
            for worker in workers:
                worker.close()
        print_table(results, ceilings, predictions)
        print(
            f"time_steps.py: {len(results)} of {len(rows)} rows in {clock.seconds():.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
