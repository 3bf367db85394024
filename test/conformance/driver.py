"""The command line of the conformance tests whose cases run in workers."""

import argparse
import fnmatch
import os
import sys

import common
import workers


def matching(names, patterns):
    """Returns the names that match one of the patterns, all if there are none. Ends the process if
    no name does."""
    found = [
        name
        for name in names
        if not patterns or any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)
    ]
    if not found:
        sys.exit(f"no case is called {' or '.join(patterns)}")
    return found


def main(
    script,
    part,
    doc,
    cases,
    run_case,
    write,
    *,
    version,
    sources,
    pattern="--case",
    arguments=(),
    judged=dict,
    seconds=None,
    forks=True,
):
    """Runs `run_case(args, case, say)` for each name of `cases(args)` in workers of `script`, and
    returns the exit status.

    `part` is the name of the file of results, which depends on `version(args)` and the scripts in
    the folder `sources`. `pattern` is the option that chooses cases, `arguments` are further
    options with their keywords. `judged` makes of the records by case those that are counted and
    that `write(args, records)` writes into docs/coverage.md. A case may take `seconds`. `forks`:
    workers are forks of this process, which has imported the framework."""
    parser = argparse.ArgumentParser(
        description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--build", default=os.path.join(common.root, "build"))
    parser.add_argument(
        pattern, dest="patterns", action="append", help="pattern of names; default all"
    )
    for name, keywords in arguments:
        parser.add_argument(name, **keywords)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--results")
    parser.add_argument("--again", action="append", default=[], choices=common.VERDICTS)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    os.environ["DP_BUILD"] = os.path.abspath(args.build)
    run = lambda case, say: run_case(args, case, say)
    if args.worker:
        return workers.serve(run)
    chosen = list(cases(args))
    args.results = args.results or common.results_path(args.build, part, version(args), sources)
    done = common.read_results(args.results)
    left = [case for case in chosen if case not in done or done[case]["verdict"] in args.again]
    workers.run_cases(
        lambda: workers.Fork(run) if forks else workers.start(script),
        left,
        args.jobs,
        args.results,
        **({"limit": seconds} if seconds else {}),
    )
    done = common.read_results(args.results)
    records = judged({case: done[case] for case in chosen})
    if args.write:
        write(args, records)
    print(common.totals(records))
    return any(record["verdict"] in ("wrong", "crash", "hang") for record in records.values())
