"""Runs seeds in batches: chooses device counts, collects failures, counts runs."""

import random
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from . import coverage, generator, makers, options, reducer, runner, training


def program_of(seed, without=(), focus=()):
    return generator.generate(seed, f"seed{seed}", without=without, focus=focus)


def counts_of(first_seed):
    """Returns (device counts, static count or None) of the batch that begins there."""
    rng = random.Random(first_seed * 7 + 1)
    if rng.random() < 0.2:
        static = rng.choice([1, 2, 3, 4, 7, 8])
        return [static], static
    return sorted({1, rng.choice([2, 3, 4]), rng.choice([3, 5, 7, 8])}), None


def run_batch(job):
    """Runs in a process of its own. Returns (seeds run, {seed: text of failure},
    static count, Coverage or None)."""
    seeds, build, cuda, work, devices, covered, without, focus, overlap = job
    tools = runner.Tools(build, cuda, work, overlap)
    programs = [program_of(seed, without, focus) for seed in seeds]
    counts, static = counts_of(seeds[0])
    if devices:
        counts, static = devices, None
    label = f"batch{seeds[0]}"
    failures = runner.run_programs(tools, programs, counts, label, static)
    reached = coverage.Coverage().add(tools, programs, counts, label) if covered else None
    return (
        len(programs),
        {name: str(failure) for name, failure in failures.items()},
        static,
        reached,
    )


def training_of(seed, without=(), cuda=None):
    """Returns (program, options) of --passes."""
    chosen = options.of_seed(seed, cuda)
    return training.generate(seed, f"seed{seed}", chosen.narrow, without), chosen


def tally_of(chosen, programs, failures, tools):
    """Counts (options, outcomes of programs)."""
    tally = Counter()
    for program in programs:
        if program.name in tools.refused:
            tally["refused", tools.refused[program.name]] += 1
            continue
        state = "failed" if program.name in failures else "run"
        for label in chosen.labels() or ["no option"]:
            tally["programs " + state, label] += 1
        for what in tools.reached.get(program.name, []):
            tally["with", what] += 1
    return tally


def run_block(job):
    """Like run_batch, for seeds that share options. Also returns the counts of tally_of."""
    seeds, build, cuda, work, devices, without = job
    chosen = options.of_seed(seeds[0], cuda)
    tools = runner.Tools(build, chosen.cuda, work, passes=chosen)
    programs = [training_of(seed, without, cuda)[0] for seed in seeds]
    failures = runner.run_programs(tools, programs, devices or chosen.counts, f"block{seeds[0]}")
    tally = tally_of(chosen, programs, failures, tools)
    return (
        len(programs),
        {name: f"({chosen}) {failure}" for name, failure in failures.items()},
        tally,
    )


def run_passes(args, work):
    devices = [int(n) for n in args.devices.split(",")] if args.devices else None
    blocks = {}
    for seed in range(args.seed, args.seed + args.count):
        blocks.setdefault(seed // options.BLOCK, []).append(seed)
    jobs = [
        (
            seeds,
            args.build,
            args.cuda or (None if args.mixed else False),
            work,
            devices,
            args.without,
        )
        for seeds in blocks.values()
    ]
    began, done, failed, total = time.time(), 0, 0, Counter()
    with ProcessPoolExecutor(args.jobs) as pool:
        for count, failures, tally in pool.map(run_block, jobs):
            done += count
            total.update(tally)
            for name, text in failures.items():
                failed += 1
                print(f"FAILED {name} {text}", flush=True)
            if done // 500 > (done - count) // 500:
                print(
                    f"{done} programs so far, {failed} failed, {time.time() - began:.0f} s",
                    flush=True,
                )
    for (kind, what), count in sorted(total.items()):
        print(f"{count:7} {kind}: {what}")
    print(
        f"{done} programs, seeds {args.seed} to {args.seed + args.count - 1}, {failed} failed, "
        f"{time.time() - began:.0f} s"
    )
    return 1 if failed else 0


def run(args, work):
    devices = [int(n) for n in args.devices.split(",")] if args.devices else None
    seeds = range(args.seed, args.seed + args.count)
    jobs = [
        (
            list(seeds[i : i + args.batch]),
            args.build,
            args.cuda,
            work,
            devices,
            bool(args.coverage),
            args.without,
            args.focus,
            args.overlap,
        )
        for i in range(0, len(seeds), args.batch)
    ]
    began, done, failed, total = time.time(), 0, 0, coverage.Coverage()
    with ProcessPoolExecutor(args.jobs) as pool:
        for count, failures, static, reached in pool.map(run_batch, jobs):
            done += count
            if reached:
                total.merge(reached)
            for name, text in failures.items():
                failed += 1
                print(
                    f"FAILED {name}{f' (--static {static})' if static else ''}: {text}", flush=True
                )
            if done // 1000 > (done - count) // 1000:
                print(
                    f"{done} programs so far, {failed} failed, {time.time() - began:.0f} s",
                    flush=True,
                )
    print(
        f"{done} programs, seeds {seeds[0]} to {seeds[-1]}, {failed} failed, "
        f"{time.time() - began:.0f} s"
    )
    if args.coverage:
        total.load(args.coverage)
        total.save(args.coverage)
        print(total.table())
    return 1 if failed else 0


def fewest(args, work, chosen, program):
    """Returns the options without which the program does not fail, and the kind of failure."""

    def kind_of(candidate):
        tools = runner.Tools(args.build, candidate.cuda, work, passes=candidate)
        failure = runner.run_programs(tools, [program], candidate.counts, "reduce").get(
            program.name
        )
        return failure and failure.kind

    kind = kind_of(chosen)
    for words in list(chosen.chosen) if kind else []:
        if kind_of(chosen.without(words)) == kind:
            chosen = chosen.without(words)
    return chosen


def reduce(args, work):
    if args.passes:
        cuda = args.cuda or (None if args.mixed else False)
        program, chosen = training_of(args.seed, args.without, cuda)
        if args.devices:
            chosen.counts = [int(n) for n in args.devices.split(",")]
        chosen = fewest(args, work, chosen, program)
        print(f"options: {chosen}")
        tools = runner.Tools(args.build, chosen.cuda, work, passes=chosen)
        return reduce_with(tools, program, chosen.counts, None, args.seed)
    tools = runner.Tools(args.build, args.cuda, work, args.overlap)
    static = args.static
    counts = [int(n) for n in args.devices.split(",")] if args.devices else [1, 2, 3, 4, 7, 8]
    if static:
        counts = [static]
    return reduce_with(
        tools, program_of(args.seed, args.without, args.focus), counts, static, args.seed
    )


def reduce_with(tools, program, counts, static, seed):
    def failure_of(candidate, counts):
        return runner.run_programs(tools, [candidate], counts, "reduce", static).get(candidate.name)

    first = failure_of(program, counts)
    if first is None:
        print(f"seed {seed} does not fail on {counts}")
        return 1
    print(first)
    if first.devices:
        counts = [first.devices]

    def fails(candidate):
        failure = failure_of(candidate, counts)
        return failure is not None and failure.kind == first.kind

    program = reducer.reduce(program, fails, lambda text: print(text, flush=True))
    print(f"\n{failure_of(program, counts)}\n")
    for number, argument in enumerate(program.arguments):
        print(f"// argument {number}: {argument.value.array.data.tolist()}")
    print(program.text())
    return 0
