"""The preparation of workers, which fills the caches of torch and JAX."""

import time

from findings import tail
from rows import SIDES


def prepare(settings, rows, clock):
    """Lets the workers of all rows compile once, --jobs at a time. Those that need most of the
    memory come last, one by one."""
    waiting = [
        (row, framework, modes)
        for row in sorted(rows, key=lambda row: row.alone)
        for framework, modes in (("torch", ["compile"]), ("jax", None))
        if getattr(row, framework)
    ]
    running = []

    def end(worker):
        text = ", ".join(
            f"{mode} {notes['compile_seconds']} s" for mode, notes in worker.notes.items()
        )
        settings.log.add(
            worker.row.name, worker.framework, f"compiled: {text}" if text else "not compiled"
        )
        for mode, why in worker.failures.items():
            settings.log.add_failure(
                worker.row.name, SIDES.get(mode, worker.framework), why, tail(worker.log)
            )
        if not worker.loaded:
            settings.broken.add(worker.framework)
        worker.close()
        running.remove(worker)

    try:
        while (waiting or running) and clock.left() > 0:
            for worker in list(running):
                if not worker.poll(0.1) and time.time() - worker.begin > settings.args.patience:
                    worker.give_up(f"not prepared after {settings.args.patience:.0f} s")
                if worker.prepared or worker.dead:
                    end(worker)
            waiting = [job for job in waiting if job[1] not in settings.broken]
            if (
                waiting
                and len(running) < settings.args.jobs
                and not (waiting[0][0].alone and running)
            ):
                running.append(settings.start(*waiting.pop(0)))
                running[-1].go()
    except KeyboardInterrupt:
        settings.log.add("all", "all", "interrupted")
    finally:
        for worker in running:
            worker.close()
    for job in waiting + [(worker.row, worker.framework) for worker in running]:
        settings.log.add(job[0].name, job[1], "not compiled: time")
