"""Running steps on devices: threads or GPUs of this process, or the ranks that torchrun, srun or
mpirun started."""

from __future__ import annotations

import contextlib
import os
import threading
import time
import weakref
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

import numpy as np

from dp import arrays, errors
from dp._runtime import ahead, broadcast, failures, interrupts, native
from dp._runtime import job as jobs
from dp._runtime import verify as verification
from dp._runtime.bound import Bound, Place, Shapes
from dp._runtime.calls import Calls
from dp._runtime.devices import choose_backend, choose_count
from dp._runtime.history import History
from dp._runtime.program import Entry
from dp._runtime.programs import Programs, Specs
from dp._runtime.settings import Settings, Watch, as_options, check_share
from dp._runtime.states import States
from dp.arrays import View
from dp.reports import Report
from dp.step import Array, Step, check_steps

_live: weakref.WeakSet[Session] = weakref.WeakSet()


class Session:
    """N devices with the states of one or more steps on them.

        run = dp.Session(train_step, eval_step, devices=4)
        metrics = run(x, y)                  # the first step
        scores = run.call(eval_step, x, y)   # another one; steps share states by name

    A step is compiled for the dtypes and shapes of its arguments when they come for the first time;
    a dimension that is dynamic in the graph takes any size. Arguments and results are global: those
    of all devices together. States stay on the devices.

    Keyword arguments:
      devices: number N of devices. None: the processes of the job, else all GPUs, else 1.
      backend: "cpu" (devices are threads) or "cuda". None: "cuda" if the machine has a GPU.
      threads: threads per device on the CPU; 0: max(1, cores / N).
      timeout: seconds without progress, or of a wait for another process, after which a step fails
        with dp.StepTimeout; 0: never.
      job: "auto" (what the launcher's environment says), "host" (this process alone), "tcp" or
        "mpi".
      batch: in a job, "global": every process gives all rows; "local": each its own, all the same
        number; "join": each any number, also none (see each()).
      broadcast_state: whether the initial states of process 0 count where others of a job have made
        other ones; None: with a warning.
      results: in a job, "all": every process gets the results of a step; "first": process 0 alone,
        and the others None.
      options: of dp-compile, as ("--accumulate=4",).
      verify: number of runs of each step that are compared with eager PyTorch or jitted JAX, on the
        same states and arguments; dp.VerifyError names the first result or state that differs, op
        and line. Not with batch="join".
      share: for one device, the states are the caller's own tensors and writable arrays in its
        memory, such as a module's parameters: a step updates them, without a second copy, and what
        the caller writes there counts. A failed step leaves some new values.
      device_ids, output_device, deterministic, cuda_graph, loopback: as in dp_session_options;
      secret_file, listen, tls: dp_job_options.

    One thread at a time may use a session. In a job all processes make the same calls in the same
    order.
    Raises dp.ArgumentError, ToolError, CompileError, TraceError, JobError or RunError.
    """

    def __init__(
        self,
        step: Step,
        *more_steps: Step,
        devices: int | None = None,
        backend: Literal["cpu", "cuda"] | None = None,
        threads: int = 0,
        timeout: float = 600.0,
        job: Literal["auto", "host", "tcp", "mpi"] = "auto",
        batch: Literal["global", "local", "join"] = "global",
        broadcast_state: bool | None = None,
        results: Literal["all", "first"] = "all",
        options: Iterable[str] = (),
        verify: int = 0,
        share: bool = False,
        device_ids: Iterable[int] = (),
        output_device: int | None = None,
        deterministic: bool = False,
        cuda_graph: bool = False,
        loopback: bool = False,
        secret_file: str = "",
        listen: str = "",
        tls: bool = False,
    ) -> None:
        names = [s.name for s in check_steps((step, *more_steps))]
        self.settings = Settings(
            devices=devices,
            backend=backend,
            threads=threads,
            timeout=timeout,
            job=job,
            batch=batch,
            broadcast_state=broadcast_state,
            results=results,
            options=as_options(options),
            verify=verify,
            device_ids=tuple(device_ids),
            output_device=output_device,
            deterministic=deterministic,
            cuda_graph=cuda_graph,
            loopback=loopback,
            secret_file=secret_file,
            listen=listen,
            tls=tls,
        )
        # First of all: a process that fails later tells the others.
        self._job = jobs.current(**self.settings.of_job())
        self.backend = choose_backend(self.settings)
        self.devices = choose_count(self.settings, self.backend, self._job)
        """N"""
        self._job.compare(self.settings.compared())
        self.steps = dict.fromkeys(names, 0)
        """How often each step has run, by its name."""
        self.rows = 0
        """Rows that the first step has taken."""
        self.last: Mapping[str, Array] = {}
        """The results of the last step by name."""
        self.history = History()
        """The time and the scalars of each step that has run in this process."""
        self.closed = False
        self._first = step
        self._steps = dict(zip(names, (step, *more_steps)))
        check_share(share, self.devices, self.backend, self._job)
        gpu = (*self.settings.device_ids, 0)[0] if share and self.backend == "cuda" else None
        self._states = States(self._job, share, gpu)
        for number, one in enumerate(self._steps.values()):
            one.join((step, *more_steps)[:number])
            one.attach(self)
        initial = broadcast.states_of_first(
            self._job, (step, *more_steps), self.settings.broadcast_state
        )
        for one in self._steps.values():
            one.adopt(initial)
            self._states.declare(one)
        self._states.require_shared()
        self._states.load(initial)
        self._caller = self._job.make_caller()
        if self._job.is_alone:
            weakref.finalize(self, self._caller.end)
        self._watch = Watch(not self._job.is_alone, self._caller)
        self._programs = Programs(
            self.settings, self._job, self.backend, self.devices, self._states, self._watch
        )
        self._calls = Calls(self.settings, self._job, self._states, self.devices, self.backend)
        self._uploads = ahead.Uploads(self._job, self._calls, self._programs)
        self._lock, self._pid = threading.Lock(), os.getpid()
        _live.add(self)
        with self._use():
            if (example := step.example) is not None:
                self._prepare(step, example)
            self._states.own()

    # Steps

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Runs the first step; the arguments are those of its flatten(). Returns what the user's
        function returns beside the state.

        Raises dp.ArgumentError for arguments that do not fit, and the states are as before;
        dp.RunError, JobError or StepTimeout if the step fails on a device, and the states are
        unset. KeyboardInterrupt comes after a step that ends, on all ranks."""
        return self.call(self._first, *args, **kwargs)

    def call(self, step: Step | str, *args: Any, **kwargs: Any) -> Any:
        """Runs another step of the session, such as an evaluation beside training."""
        with self._use():
            chosen = self._step(step)
            given = chosen.flatten(*args, **kwargs)
            self._take_edits(chosen)
            results = self._run(chosen, given)
        return None if results is None else chosen.unflatten(results)

    def each(self, batches: Iterable[Any], step: Step | str | None = None) -> Iterator[Any]:
        """Runs a step for each batch, a tuple of its arguments, a dict of arguments by name, or its
        one argument; yields the results.

        With batch="join" it continues, with no rows, while other processes have rows, so that a
        step is that of all rows together. On GPUs, a batch in pinned memory travels beside the step
        before its own: the next one is asked for as soon as its arrays have been read, before its
        step runs."""
        chosen = self._first if step is None else self._step(step)
        joins = self.settings.batch == "join" and not self._job.is_alone
        if self.backend == "cuda" and not joins:
            yield from self._each_ahead(chosen, batches)
            return
        last: Mapping[str, Array] | None = chosen.example
        for batch in batches:
            with self._use():
                last = _flatten(chosen, batch)
                self._take_edits(chosen)
                results = self._run(chosen, last)
            yield None if results is None else chosen.unflatten(results)
        while joins:
            if last is None:
                raise errors.ArgumentError(
                    f"this process has no batch at all and step '{chosen.name}' no example of its "
                    "arguments; give each process at least one batch, which may have no rows"
                )
            with self._use():
                results = self._run(chosen, last, empty=True)
                if self._calls.joined_rows == 0:  # All processes have run out.
                    return
            yield None if results is None else chosen.unflatten(results)

    def _each_ahead(self, chosen: Step, batches: Iterable[Any]) -> Iterator[Any]:
        # The first runs compare arrays, or look at them again.
        first, self._uploads.is_useful = max(1, self.settings.verify), True

        def begin(batch: Any) -> ahead.Upload | None:
            with self._use():
                if self.steps[chosen.name] < first or not self._uploads.is_useful:
                    return None
                try:
                    return self._uploads.begin(chosen, _flatten(chosen, batch))
                except errors.Error:  # Its own step has it, too.
                    return None

        def wait(batch: Any, upload: ahead.Upload) -> bool:
            with self._use():
                if not self._uploads.fits(chosen, _flatten(chosen, batch), upload):
                    return False
                self._uploads.wait()
                return True

        def run(batch: Any, upload: ahead.Upload | None) -> Any:
            with self._use():
                given = _flatten(chosen, batch)
                self._take_edits(chosen)
                results = self._run(chosen, given, upload=upload)
            return None if results is None else chosen.unflatten(results)

        try:
            yield from ahead.each(batches, begin, wait, run)
        finally:
            if not self.closed and not self._caller.abandoned:
                self._uploads.drop()

    # States

    def state(self) -> dict[str, np.ndarray]:
        """Returns the global value of each state by its name, in host memory. bf16: see
        dp.arrays.numpy_dtype."""
        with self._use():
            self._take_edits(*self._steps.values())
            self._states.require(self._states.names)
            return {
                name: arrays.to_numpy(self._states.fetch(name, everywhere=True)).copy()
                for name in self._states.names
            }

    def load_state(self, values: Mapping[str, Array]) -> None:
        """Sets states by name; those that `values` lacks stay. In a job every process gives the
        same values."""
        with self._use():
            self._states.load(values)

    def sync(self, target: Any = None) -> Any:
        """Copies the states into the user's object, such as a module, and returns it: by its step's
        write_back(), else the first one's."""
        owner = next((one for one in self._steps.values() if one.owns(target)), self._first)
        owner.write_back(self.state(), target)
        return target

    def peek(self, names: Iterable[str], inside: bool = False) -> dict[str, View] | None:
        """Returns the current values of states in host memory that must not be changed; None if
        other processes hold parts of them. Raises dp.RunError as state() does. `inside`: this
        thread uses the session already."""
        with contextlib.nullcontext() if inside else self._use():
            if not all(map(self._states.is_near, names)):
                return None
            return {name: self._states.fetch(name, everywhere=True) for name in names}

    def is_shared(self, name: str) -> bool:
        return self._states.is_shared(name)  # Whether it is the caller's own array.

    def is_in_place(self, name: str) -> bool:
        return self._states.is_in_place(name)  # Whether that array has the current value.

    @property
    def state_names(self) -> list[str]:
        return self._states.names

    def collect(self) -> tuple[dict[str, View], dict[str, int], int]:
        """Returns what a checkpoint has: states, those that processes hold parts of in process 0
        alone, runs of each step, and rows. In a job all processes call this."""
        with self._use():
            self._take_edits(*self._steps.values())
            self._states.require(self._states.names)
            return (
                {n: self._states.fetch(n, everywhere=False) for n in self._states.names},
                dict(self.steps),
                self.rows,
            )

    def continue_from(self, steps: Mapping[str, int] | int, rows: int) -> None:
        """Sets the counts of runs, of the first step alone if it is one number, and of rows; as
        dp.load does."""
        self.steps = {
            name: int(
                (steps if isinstance(steps, Mapping) else {self._first.name: steps}).get(name, 0)
            )
            for name in self.steps
        }
        self.rows = rows

    @property
    def job(self) -> jobs.Job:
        """The processes; `run.job.process` is the rank of this one."""
        return self._job

    def report(self, step: Step | str | None = None) -> Report:
        """Returns a table of the collectives, placements and memory of each program of a step, or
        of all steps."""
        chosen = self._steps if step is None else [self._step(step).name]
        return Report(
            [(name, entry) for name in chosen for entry in self._programs.entries(name)],
            self.devices,
        )

    def entries(self, step: Step | str) -> list[Entry]:
        """Returns the entries of a step's programs, with the placements of arguments and
        results."""
        return self._programs.entries(self._step(step).name)

    def close(self) -> None:
        """Frees the devices; the states are lost. So does the end of a `with`, of the last
        reference, and of the interpreter."""
        if not self.closed and os.getpid() == self._pid:
            self.closed = True
            self._programs.close(self._caller.abandoned)
        _live.discard(self)

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __repr__(self) -> str:
        state = (
            "closed"
            if self.closed
            else f"{self.devices} {self.backend} device{'s' if self.devices != 1 else ''}"
        )
        return f"<dp.Session of {', '.join(self._steps)}: {state}>"

    def _use(self) -> threading.Lock:
        """Returns the lock under which one thread uses the session. `with` takes it where no signal
        handler can raise between the lock and the block that releases it."""
        failures.check_usable(self.closed, self._caller.abandoned, self._pid, self._lock)
        return self._lock

    def bind(self, step: Step | str, arguments: Shapes = (), results: Shapes = ()) -> Bound:
        """Returns the entry that a step, which has no states, has run last, for run_bound(). The
        shapes are those of arrays of dynamic dimensions."""
        return Bound(self.entries(step)[0], arguments, results)

    def run_bound(
        self,
        bound: Bound,
        arguments: Sequence[int],
        results: Sequence[int],
        keep: object,
        places: Sequence[Place | None] = (),
    ) -> None:
        """Runs a bound entry of a session that is in no job. The arguments and results are the
        addresses of dense arrays, in the order of the entry's; `keep` keeps their memory. `places`
        is as for Bound.place(). It leaves no record in `history`."""
        with self._use():
            bound.place(arguments, results, places)
            begin = time.perf_counter()
            arrays_ = bound.arguments, bound.results
            if bound.is_short and self.backend == "cpu":
                self._call(bound.entry, *arrays_, {}, keep, caller=interrupts.call)
            else:
                with interrupts.Deferred(self._caller):
                    self._call(bound.entry, *arrays_, {}, (bound, keep))
            bound.took(time.perf_counter() - begin)

    def _step(self, step: Step | str) -> Step:
        found = self._steps.get(step if isinstance(step, str) else step.name)
        if found is None or not (isinstance(step, str) or found is step):
            raise errors.ArgumentError(
                f"{step if isinstance(step, str) else step.name!r} is no step of this session, "
                f"which has: {', '.join(self._steps)}"
            )
        return found

    def _take_edits(self, *steps: Step) -> None:
        for edits in filter(None, [step.edits(self) for step in steps]):
            self._states.load(edits)

    def _prepare(self, step: Step, given: Mapping[str, Array]) -> None:
        """Compiles a step, puts its states on the devices and takes the memory of its arguments."""
        views, specs = self._calls.read(step, given)
        entry = self._programs.find(step, self._calls.traced(step, given, specs), specs).entry
        self._states.push(entry)
        self._calls.prepare(entry, self._calls.complete(entry, views, given), specs)

    def _run(
        self,
        step: Step,
        given: Mapping[str, Array],
        empty: bool = False,
        upload: ahead.Upload | None = None,
    ) -> dict[str, Array] | None:
        views, specs = self._calls.read(step, given, empty)
        if not self.steps[step.name] and not empty:
            self._calls.compare(step, given, views)
        if self._calls.joined_rows == 0:
            return None
        choice = self._programs.find(step, self._calls.traced(step, given, specs), specs)
        entry = choice.entry
        self._states.push(entry)
        self._states.await_callers()
        complete = self._calls.complete(entry, views, given)
        call = self._calls.make(step, entry, complete, specs, given)
        number = self.steps[step.name] + 1
        check = None
        if number <= self.settings.verify:
            check = verification.check_of(
                step,
                entry,
                number,
                given,
                self._states,
                self._job,
                self.settings,
                self.backend,
                Session,
            )
        interrupted = (
            interrupts.Deferred(self._caller) if self._job.is_alone else contextlib.nullcontext()
        )
        with interrupted:
            with self.history.measure(step.name, number, entry, call.rows, self.backend):
                is_uploaded = self._uploads.take(upload, entry)
                self._call(entry, call.arguments, call.results, specs, call, is_uploaded)
            self._states.updated(entry)
            self._programs.used(entry)
            if choice.graph.after:
                choice.graph.after()
            step.ran(self)
            self.steps[step.name] = number
            if step is self._first:
                self.rows += call.rows
        results = self._calls.share(call)
        if check is not None:
            check.compare(verification.values_of(self._states, entry.updated), results or {})
        self.last = results or {}
        self.history.add_results(self.last)
        self._job.raise_if_stopped()
        return results

    def _call(
        self,
        entry: Entry,
        arguments: Any,
        results: Any,
        specs: Specs,
        keep: object,
        is_uploaded: bool = False,
        caller: Callable[..., None] | None = None,
    ) -> None:
        """Runs an entry on C arrays, whose memory `keep` keeps, by `caller`; None: on the thread of
        the session."""
        runtime = native.runtime()
        try:
            (caller or self._caller)(
                runtime.dp_session_run_uploaded if is_uploaded else runtime.dp_session_run,
                entry.program.session,
                entry.index,
                arguments,
                results,
            )
        except errors.Error as error:
            raise failures.of_step(
                entry, specs, error, self._states, self._job.is_alone, self._caller.abandoned
            ) from None
        finally:
            self._watch.ended()
            if self._caller.abandoned:
                failures.keep(keep)
                self._programs.close(abandoned=True)


def _flatten(step: Step, batch: Any) -> Mapping[str, Array]:
    """Returns the arrays of a batch: a tuple of arguments, a dict of them by name, or one."""
    if isinstance(batch, dict):
        return step.flatten(**batch)
    return step.flatten(*batch) if isinstance(batch, (tuple, list)) else step.flatten(batch)


def close_all() -> None:
    """Closes all sessions of the process; at the interpreter's exit, before the job ends."""
    for session in list(_live):
        session.close()


jobs.call_before_end(close_all)
