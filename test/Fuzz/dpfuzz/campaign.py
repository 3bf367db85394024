"""Seeds in batches: which device counts, what failed, how much was run."""

import random
import time
from concurrent.futures import ProcessPoolExecutor

from . import coverage, generator, makers, reducer, runner  # noqa: F401


def program_of(seed, without=()):
    return generator.generate(seed, f"seed{seed}", without=without)


def counts_of(first_seed):
    """(device counts, static count or None) of the batch that begins there."""
    rng = random.Random(first_seed * 7 + 1)
    if rng.random() < 0.2:
        static = rng.choice([1, 2, 3, 4, 7, 8])
        return [static], static
    return sorted({1, rng.choice([2, 3, 4]), rng.choice([3, 5, 7, 8])}), None


def run_batch(job):
    """In a process of its own. Returns (seeds run, {seed: text of failure},
    static count, Coverage or None)."""
    seeds, build, cuda, work, devices, covered, without, overlap = job
    tools = runner.Tools(build, cuda, work, overlap)
    programs = [program_of(seed, without) for seed in seeds]
    counts, static = counts_of(seeds[0])
    if devices:
        counts, static = devices, None
    label = f"batch{seeds[0]}"
    failures = runner.run_programs(tools, programs, counts, label, static)
    reached = coverage.Coverage().add(tools, programs, counts, label) if covered else None
    return len(programs), {name: str(failure) for name, failure in failures.items()}, static, reached


def run(args, work):
    devices = [int(n) for n in args.devices.split(",")] if args.devices else None
    seeds = range(args.seed, args.seed + args.count)
    jobs = [(list(seeds[i:i + args.batch]), args.build, args.cuda, work, devices, bool(args.coverage), args.without,
             args.overlap)
            for i in range(0, len(seeds), args.batch)]
    began, done, failed, total = time.time(), 0, 0, coverage.Coverage()
    with ProcessPoolExecutor(args.jobs) as pool:
        for count, failures, static, reached in pool.map(run_batch, jobs):
            done += count
            if reached:
                total.merge(reached)
            for name, text in failures.items():
                failed += 1
                print(f"FAILED {name}{f' (--static {static})' if static else ''}: {text}", flush=True)
            if done // 1000 > (done - count) // 1000:
                print(f"{done} programs so far, {failed} failed, {time.time() - began:.0f} s", flush=True)
    print(f"{done} programs, seeds {seeds[0]} to {seeds[-1]}, {failed} failed, {time.time() - began:.0f} s")
    if args.coverage:
        total.load(args.coverage)
        total.save(args.coverage)
        print(total.table())
    return 1 if failed else 0


def reduce(args, work):
    tools = runner.Tools(args.build, args.cuda, work, args.overlap)
    static = args.static
    counts = [int(n) for n in args.devices.split(",")] if args.devices else [1, 2, 3, 4, 7, 8]
    if static:
        counts = [static]
    program = program_of(args.seed, args.without)

    def failure_of(candidate, counts):
        return runner.run_programs(tools, [candidate], counts, "reduce", static).get(candidate.name)
    first = failure_of(program, counts)
    if first is None:
        print(f"seed {args.seed} does not fail on {counts}")
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
