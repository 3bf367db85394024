"""The executables of a session, made on demand: for each step one per set of dtypes and shapes that
no present one takes."""

from __future__ import annotations

import dataclasses
import hashlib
import os
import pathlib
import tempfile
import warnings
from collections.abc import Mapping
from typing import Any

from dp import arrays, errors
from dp._runtime import broadcast, memory, same_graph, traffic
from dp._runtime.job import Job
from dp._runtime.program import Entry, Program, describe
from dp._runtime.settings import Settings, Watch
from dp._runtime.states import States
from dp._toolchain import compiler, phases
from dp.step import Graph, Step

Specs = dict[str, tuple[int | None, tuple[int, ...]]]
# Programs of a session that are kept, and from which number of one step on a warning names the
# cause.
_KEPT, _MANY = 16, 8
# So many traces for the same shapes lead to a warning that names what changes.
_SEVERAL = 4


@dataclasses.dataclass(frozen=True)
class Choice:
    """An entry that runs a step while the guard of its graph holds."""

    entry: Entry
    graph: Graph

    def fits(self, specs: Specs) -> bool:
        sizes = self.graph.sizes
        return self.entry.fits(specs) and (
            sizes is None or sizes.fit({name: shape for name, (_, shape) in specs.items()})
        )

    def holds(self) -> bool:
        return self.graph.guard is None or self.graph.guard.holds()


class Programs:
    def __init__(
        self, settings: Settings, job: Job, backend: str, devices: int, states: States, watch: Watch
    ):
        self._settings, self._job, self._backend, self._states = settings, job, backend, states
        self._options = settings.of_session(devices, backend, job, watch)
        self.devices = devices
        self._programs: dict[str, Program] = {}  # in the order of their last use
        self._choices: dict[str, list[Choice]] = {}  # by the step's name, the last used first

    @property
    def all(self) -> list[Program]:
        return list(self._programs.values())

    def entries(self, step: str) -> list[Entry]:
        return list(dict.fromkeys(choice.entry for choice in self._choices.get(step, [])))

    def known(self, step: Step, specs: Specs) -> Choice | None:
        """Returns what find() would, if that needs no trace."""
        fitting = [choice for choice in self._choices.get(step.name, []) if choice.fits(specs)]
        fitting.sort(key=lambda choice: choice.graph.sizes is not None)
        return next((choice for choice in fitting if choice.holds()), None)

    def find(self, step: Step, given: Mapping[str, Any], specs: Specs) -> Choice:
        """Returns the entry for arrays of these dtypes and shapes and for what its guard looks at;
        traces and compiles if there is none. In a job all processes come here alike."""
        choices = self._choices.setdefault(step.name, [])
        fitting = [choice for choice in choices if choice.fits(specs)]
        # A program of these sizes alone is the faster one.
        fitting.sort(key=lambda choice: choice.graph.sizes is not None)
        for choice in fitting:
            if choice.holds():
                if choice is not choices[0]:
                    choices.remove(choice)
                    choices.insert(0, choice)
                return choice
        why = (
            fitting[0].graph.guard.why()
            if len(fitting) == _SEVERAL and fitting[0].graph.guard
            else ""
        )
        choice = self._make(step, given)
        if not choice.fits(specs):
            raise errors.ArgumentError(explain(step.name, choice.entry, specs))
        choices.insert(0, choice)
        del choices[_KEPT:]
        if why:
            warnings.warn(
                f"step '{step.name}' is traced again and again, which takes most of the time: "
                f"{why}. A value that changes in "
                "each step should be a tensor: an argument of the step, or a buffer that the model "
                "updates",
                RuntimeWarning,
                stacklevel=4,
            )
        elif len(choices) == _MANY and not fitting:
            warnings.warn(
                f"step '{step.name}' has been compiled for {_MANY} sets of shapes; make the "
                "dimension that changes dynamic in the graph, or pad it",
                RuntimeWarning,
                stacklevel=4,
            )
        return choice

    def _make(self, step: Step, given: Mapping[str, Any]) -> Choice:
        with phases.of_step(step.name, self._job.is_first):
            with memory.kept_young():  # Before the devices take their memory.
                phases.enter("tracing")
                graph = self._job.together(lambda: step.trace(given))
                key, executable, remarks = self._build(step, graph)
                while graph.fallback and not self._takes(step, graph, key, executable):
                    phases.enter("tracing")
                    graph = self._job.together(graph.fallback)
                    key, executable, remarks = self._build(step, graph)
            if key not in self._programs:
                phases.enter("loading")
                self._load(key, executable, remarks)
        # A trace may find states, and a step may have got some since.
        found = broadcast.states_of_first(
            self._job, (step,), self._settings.broadcast_state, self._states.names
        )
        if found:
            step.adopt(found)
        self._states.declare(step, new=True)
        if found:
            self._states.load(found)
        kept = dataclasses.replace(graph, text="", fallback=None)
        return Choice(self._programs[key].entry(graph.entry), kept)

    def _build(self, step: Step, graph: Graph) -> tuple[str, bytes, str]:
        """Compiles, in process 0; returns a key, the executable and the compiler's remarks. The
        executable is empty if a program has the key, or if the compiler refuses a graph that has a
        fallback."""
        job = self._job
        same_graph.require(job, step.name, graph)
        text = graph.text.encode() if isinstance(graph.text, str) else graph.text
        # Process 0 compiles for all: the others may have another CPU, and their graphs the paths of
        # another machine.
        key = job.broadcast_bytes(
            hashlib.sha256(repr(graph.options).encode() + text).digest()
        ).hex()
        if key in self._programs:
            return key, b"", ""
        phases.enter("compiling")
        made = job.together(lambda: self._compile(step, graph) if job.is_first else (b"", ""))
        return key, job.broadcast_bytes(made[0]), made[1]

    def _takes(self, step: Step, graph: Graph, key: str, executable: bytes) -> bool:
        """Whether the program of a graph that has a fallback is the one to run."""
        if key in self._programs:
            return True
        if not executable:
            return False
        before = [c for c in self._choices.get(step.name, []) if c.graph.sizes is None]
        if not graph.is_trial or not before:
            return True
        entry = before[0].entry
        is_more = traffic.is_more(
            traffic.collectives_of(describe(executable), graph.entry),
            traffic.collectives_of(entry.program.descriptor, entry.name),
        )
        if is_more:
            phases.note("a program for all sizes would move more between the devices")
        return not is_more

    def _load(self, key: str, executable: bytes, remarks: str) -> None:
        job = self._job
        while len(self._programs) >= _KEPT:
            self._drop(next(iter(self._programs)))
        with tempfile.TemporaryDirectory(prefix="dp-") as folder:
            path = pathlib.Path(folder) / "step.so"
            path.write_bytes(executable)
            program = job.together(lambda: Program(os.fspath(path), self._options, job.call))
        self._programs[key] = program
        program.remarks = remarks
        for text in program.warnings():
            warnings.warn(text, RuntimeWarning, stacklevel=6)

    def _compile(self, step: Step, graph: Graph) -> tuple[bytes, str]:
        options = self._settings.options
        # A GPU alone has whole sums where several have summands (dp-widen-sums), and one device any
        # sizes, of which several may not know their parts.
        is_told = any(option.lstrip("-").startswith("devices") for option in options)
        counts = self._backend == "cuda" or graph.sizes is not None
        if counts and self.devices == 1 and self._job.is_alone and not is_told:
            options = ("--devices=1", *options)
        if self._states.on_gpu:  # What the caller writes in a state is not rounded beside it.
            options = ("--no-state-copies", *options)
        try:
            return compiler.compile(step.name, graph, self._backend, options)
        except errors.CompileError as error:
            if graph.fallback:  # All processes turn to it.
                return b"", ""
            if self._backend == "cuda" and self._settings.backend is None:
                error.args = (f"{error}\n(the machine has a GPU; backend='cpu' uses threads)",)
            raise

    def _drop(self, key: str) -> None:
        program = self._programs.pop(key)
        self._states.rescue(program)
        for choices in self._choices.values():
            choices[:] = [choice for choice in choices if choice.entry.program is not program]
        program.close()

    def used(self, entry: Entry) -> None:
        """Notes the last use."""
        last = next(reversed(self._programs), None)
        if last is not None and self._programs[last] is not entry.program:
            key = next(k for k, p in self._programs.items() if p is entry.program)
            self._programs[key] = self._programs.pop(key)

    def close(self, abandoned: bool = False) -> None:
        """Frees the devices; `abandoned`: not, since a step still runs on them."""
        for program in self._programs.values():
            if abandoned:
                program.close.detach()
            else:
                program.close()
        self._programs.clear()
        self._choices.clear()


def explain(step: str, entry: Entry, specs: Specs) -> str:
    """Says how arrays differ from the entry's arguments."""
    missing = [n for n in entry.inputs if n not in specs]
    unknown = [n for n in specs if n not in entry.inputs]
    if missing or unknown:
        parts = [
            f"{word} {', '.join(map(repr, names))}"
            for word, names in (("without", missing), ("with", unknown))
            if names
        ]
        return (
            f"step '{step}' was called {' and '.join(parts)}; its arguments are: "
            f"{', '.join(entry.inputs) or 'none'}"
        )
    for name, (code, shape) in specs.items():
        value = entry.inputs[name]
        if not value.takes(code, shape):
            found = "a Python number" if code is None else arrays.describe(code, shape)
            return f"argument '{name}' of step '{step}' is {found} but must be {value}"
    return f"step '{step}' takes other arguments"
