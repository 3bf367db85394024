"""The measurement of a row: its sides in turns."""

import json
import os
import statistics
import subprocess
import time

import numpy as np
from findings import tail
from rows import SIDES

HERE = os.path.dirname(os.path.abspath(__file__))
SKIP = 8  # The first steps of dp-run load code and create plans.


def run_dp(settings, row, side, program, config, options, steps, timeout):
    """Returns dp-run's times in milliseconds and its losses; none if it failed."""
    log, folder = settings.log, settings.log.folder
    name = f"{program}-{side.replace(', ', '-').replace(' ', '-')}"
    timings, metrics, errors = (
        os.path.join(folder, name + end) for end in (".timings.json", ".metrics.npz", ".stderr")
    )
    if not os.path.exists(settings.program(program)):
        log.add_failure(row.name, side, f"no program {settings.program(program)}")
        return None
    command = [
        settings.args.runner,
        settings.program(program),
        "--devices",
        "1",
        "--entry",
        "train_step",
        "--state",
        settings.state(config),
        "--data",
        settings.data(config),
        "--steps",
        str(steps),
        "--timings",
        timings,
        "--metrics",
        metrics,
        *options,
    ]
    begin = time.time()
    with open(errors, "w") as file:
        try:
            code = subprocess.run(
                command,
                stdout=file,
                stderr=subprocess.STDOUT,
                timeout=timeout,
                env=settings.runner_environment(),
            ).returncode
        except subprocess.TimeoutExpired:
            code = f"no end within {timeout:.0f} s"
    if code:
        log.add_failure(row.name, side, f"dp-run: {code}", tail(errors))
        return None
    with open(timings) as file:
        times = json.load(file)

    def scale(seconds):
        return [s * 1e3 for s in seconds[min(SKIP, len(seconds) // 2) :]]

    with np.load(metrics) as arrays:
        losses = [float(v) for v in arrays["loss"]]
    return {
        "ms": scale(times.get("device_steps") or times["steps"]),
        "whole": scale(times["steps"]),
        "losses": losses,
        "seconds": time.time() - begin,
    }


class RowResult:
    """Medians of a row's sides, by round."""

    def __init__(self, settings, row):
        self.settings, self.row = settings, row
        self.medians, self.whole, self.losses = {}, {}, {}

    def add(self, side, times, whole, losses=None, **notes):
        median = statistics.median(times)
        self.medians.setdefault(side, []).append(median)
        self.whole.setdefault(side, []).append(whole)
        if losses:
            self.losses.setdefault(side, losses)
        self.settings.log.add(
            self.row.name,
            side,
            f"{median:9.3f} ms (least {min(times):.3f}, host {whole:.3f})"
            + "".join(f", {k} {v}" for k, v in notes.items()),
            ms=median,
            all_ms=[round(t, 4) for t in times],
            host_ms=whole,
            **notes,
        )

    def compare_losses(self):
        """Prints the losses of all sides, the first and the one behind five steps, and their
        differences from the first side's."""
        if not self.losses:
            return
        first, base = next(iter(self.losses.items()))
        last = min(5, len(base) - 1)
        for side, losses in self.losses.items():
            here = losses[min(last, len(losses) - 1)]
            apart = abs(here / base[last] - 1)
            self.settings.log.add(
                self.row.name,
                side,
                f"loss {losses[0]:.6f} -> {here:.6f} after 5 steps, {apart:.1e} from {first}",
                losses=losses[:6],
                apart=apart,
            )


def measure_dp(settings, result, side, program, config, options, steps, clock):
    if clock.left() < 8:
        settings.log.add(result.row.name, side, "skipped: time")
        return False
    found = run_dp(
        settings, result.row, side, program, config, options, steps, min(30, clock.left())
    )
    if found:
        result.add(
            side,
            found["ms"],
            statistics.median(found["whole"]),
            found["losses"],
            seconds=round(found["seconds"], 1),
        )
    return bool(found)


def measure_worker(settings, result, worker, mode, clock, count):
    if mode not in worker.losses or worker.dead:
        return
    if clock.left() < 2:
        settings.log.add(result.row.name, mode, "skipped: time")
        return
    side = SIDES[mode]
    answer = worker.measure(mode, count, min(30, clock.left()))
    if answer is None:
        why = worker.failures.pop(mode, None) or worker.failures.get(worker.framework)
        settings.log.add_failure(result.row.name, side, why, tail(worker.log))
        worker.losses.pop(mode, None)
        return
    waited = answer.get("waited_ms")
    notes = {"captured": answer["captured"]} if "captured" in answer else {}
    result.add(
        side,
        answer["ms"],
        statistics.median(waited) if waited else answer["whole_ms"],
        worker.losses[mode],
        **notes,
    )


def wait_for_worker(settings, row, worker, clock):
    """Waits until a worker is prepared and says which modes failed. One that hangs costs its
    framework's later workers their patience."""
    worker.go()
    framework = worker.framework
    reserve = 20  # For dp's own turns.
    if not worker.wait_prepared(max(min(settings.patience[framework], clock.left() - reserve), 1)):
        settings.patience[framework] = min(settings.patience[framework], 20)
        if not worker.loaded:
            settings.broken.add(framework)
    for mode, why in worker.failures.items():
        settings.log.add_failure(row.name, SIDES.get(mode, framework), why, tail(worker.log))
    worker.failures.clear()
    for mode, notes in worker.notes.items():
        settings.log.add(
            row.name,
            SIDES[mode],
            "prepared: " + ", ".join(f"{k} {v}" for k, v in notes.items()),
            notes=notes,
        )


def measure_row(settings, result, workers, clock, when_prepared):
    """Measures the sides of a row in turns. `workers` are those of the row, started;
    when_prepared() is called when they are prepared."""
    row = result.row
    measured = SKIP + row.steps
    untuned, graph = ["--kernel-choices", "none"], [] if settings.tiny else ["--cuda-graph"]
    works = {}

    def take_dp_turn(side, options):
        if works.get(side, True):
            works[side] = measure_dp(
                settings, result, side, row.name, row.config, untuned + options, measured, clock
            )

    def take_turn(worker):
        for mode in worker.modes:
            measure_worker(settings, result, worker, mode, clock, row.steps)

    if row.alone:
        take_dp_turn("dp", [])
        take_dp_turn("dp, graph", graph)
        for worker in workers:
            wait_for_worker(settings, row, worker, clock)
            take_turn(worker)
            worker.close()
        when_prepared()
    else:
        for worker in workers:
            worker.go()
        for worker in workers:
            wait_for_worker(settings, row, worker, clock)
        when_prepared()
        take_dp_turn("dp", [])
        for _ in range(2):
            take_dp_turn("dp, graph", graph)
            for worker in workers:
                take_turn(worker)
        for worker in workers:
            worker.close()
    if row.tuned and works["dp, graph"] and not settings.tiny and clock.left() > 20:
        choices = os.path.join(settings.log.folder, f"{row.name}.kernels.json")
        if run_dp(
            settings,
            row,
            "tuning",
            row.name,
            row.config,
            ["--tune-kernels", "--kernel-choices", choices],
            2,
            min(60, clock.left()),
        ):
            measure_dp(
                settings,
                result,
                "dp, tuned",
                row.name,
                row.config,
                ["--kernel-choices", choices, *graph],
                measured,
                clock,
            )
    for side, program, config in row.variants:
        measure_dp(settings, result, side, program, config, untuned + graph, measured, clock)
    result.compare_losses()


def measure_ceilings(settings, clock):
    try:
        done = subprocess.run(
            [settings.python("torch"), os.path.join(HERE, "torch_worker.py"), "ceilings"],
            capture_output=True,
            text=True,
            timeout=min(30, clock.left()),
            env=settings.worker_environment(),
        )
        answer = json.loads(done.stdout.splitlines()[-1])
    except subprocess.TimeoutExpired as error:
        settings.log.add_failure("ceilings", "torch", f"no end within {error.timeout:.0f} s")
        return {}
    except (ValueError, IndexError):
        settings.log.add_failure(
            "ceilings", "torch", f"ended with status {done.returncode}", done.stderr.splitlines()
        )
        return {}
    for name, value in answer["ceilings"].items():
        settings.log.add("ceilings", "torch", f"{name}: {value}", ceiling=name, value=value)
    return answer["ceilings"]
