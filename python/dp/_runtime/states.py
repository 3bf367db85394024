"""The states of a session by name: which programs and whether the host have the current value, and
copies between them on demand."""

from __future__ import annotations

import bisect
import ctypes
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from dp import arrays, errors
from dp._runtime import native
from dp._runtime.job import Job
from dp._runtime.program import Entry, Program
from dp.arrays import View
from dp.step import Step


class States:
    """A value moves only if a program needs it that does not have it, and then through host memory.
    With `share` the programs, which have one device, have a value in the caller's own array, where
    that is possible: in host memory, or in that of `gpu`."""

    def __init__(self, job: Job, share: bool = False, gpu: int | None = None):
        self._job = job
        self._share, self._gpu = share, gpu
        self._own: dict[str, View] = {}
        """The memory of the arrays that are shared."""
        self._arrays: dict[str, Any] = {}
        """Those on a GPU themselves."""
        self._sharers: dict[str, set[Program]] = {}
        self._places: list[tuple[int, int]] = []
        """Where they are, and their bytes."""
        self._host: dict[str, View] = {}
        self._holders: dict[str, set[Program]] = {}
        self._specs: dict[str, tuple[int, tuple[int, ...]]] = {}
        self._settled: Entry | None = None
        """The entry that has run last, if nothing about the states has changed since."""
        self.lost_by = ""
        """Why states are unset."""

    @property
    def names(self) -> list[str]:
        return list(self._specs)

    def spec(self, name: str) -> tuple[int, tuple[int, ...]]:
        """Returns dtype and shape of a state."""
        return self._specs[name]

    def declare(self, step: Step, new: bool = False) -> None:
        """Adds the initial values of a step; those that another step has declared must have the
        same dtype and shape. `new`: looks only at those that nobody has declared."""
        if new and step.state.keys() <= self._specs.keys():
            return  # A shared state is made anew each time, of a large optimizer in seconds.
        for name, value in (step.shared_state if self._share else step.state).items():
            if new and name in self._specs:
                continue
            seen = arrays.view(value, name, arrays.CODES["f64"], gpus=self._gpu is not None)
            if name not in self._specs:
                self._check(name, step)
                is_shared = self._share and arrays.is_shareable(value, seen, self._gpu)
                if is_shared and self._is_apart(seen):
                    self._own[name], self._sharers[name] = seen, set()
                    if seen.gpu is not None:
                        self._arrays[name] = value
                elif seen.gpu is not None:
                    seen = arrays.view(value, name)
                self._host[name], self._holders[name] = seen, set()
                self._specs[name] = (seen.code, seen.shape)
            elif self._specs[name][1] != seen.shape or not arrays.fits(
                seen.code, self._specs[name][0]
            ):
                raise errors.ArgumentError(
                    f"step '{step.name}' has state '{name}' as "
                    f"{arrays.describe(seen.code, seen.shape)}, but another step of this session "
                    f"has {arrays.describe(*self._specs[name])}; steps share "
                    "states by name, so rename one"
                )

    def _check(self, name: str, step: Step) -> None:
        """Raises dp.ArgumentError for a name that the runtime or a file would take for another
        one."""
        shown = _shown(name)
        if "\0" in name:
            raise errors.ArgumentError(
                f"step '{step.name}' has a state called {name!r}; names end at a NUL, so leave it "
                f"out"
            )
        if shown != name and any(_shown(other) == shown for other in self._specs):
            raise errors.ArgumentError(
                f"step '{step.name}' has two states called '{shown}', which differ only in bytes "
                "that are no UTF-8; rename one"
            )

    def _is_apart(self, seen: View) -> bool:
        """Notes the memory of an array that will be shared, unless another one lies there: states
        that begin alike may be one array."""
        at = bisect.bisect(self._places, (seen.pointer, seen.nbytes))
        before, behind = self._places[max(at - 1, 0) : at], self._places[at : at + 1]
        if any(begin + size > seen.pointer for begin, size in before) or any(
            begin < seen.pointer + seen.nbytes for begin, _ in behind
        ):
            return False
        self._places.insert(at, (seen.pointer, seen.nbytes))
        return True

    def is_shared(self, name: str) -> bool:
        return name in self._own

    def is_in_place(self, name: str) -> bool:
        """Whether the array that is shared has the current value."""
        return name in self._own and self._host.get(name) is self._own[name]

    @property
    def on_gpu(self) -> bool:
        """Whether states on a GPU are shared."""
        return bool(self._arrays)

    def require_shared(self) -> None:
        """Raises dp.ArgumentError if the states of a session on a GPU share nothing."""
        if self._gpu is not None and self._specs and not self._own:
            raise errors.ArgumentError(
                f"share=True on GPU {self._gpu}: no state lies there in one piece, at a multiple "
                f"of 64 bytes. Bring the module there before the step is made, as by "
                f"model.to('cuda:{self._gpu}'), or leave share out"
            )

    def await_callers(self) -> None:
        """Makes what a program does next with shared arrays come after the present work of their
        libraries, which have one current stream on a GPU each."""
        for array in {type(array): array for array in self._arrays.values()}.values():
            arrays.await_library(array)

    def _await(self, name: str) -> None:
        if (array := self._arrays.get(name)) is not None:
            arrays.await_library(array)

    def is_near(self, name: str) -> bool:
        """Whether this process has the current value, or can have it without the others."""
        if self._job.is_alone or name in self._host or not self._holders.get(name):
            return True
        program = min(self._holders[name], key=lambda p: p.number)
        return (
            next(e.states[name] for e in program.entries if name in e.states).placement
            != native.SHARDED
        )

    def own(self) -> None:
        """Copies the values that only the host has, so that the caller may change the arrays."""
        for name, seen in self._host.items():
            if not self._holders[name] and not seen.copied and name not in self._own:
                copy = arrays.to_numpy(seen).copy(order="C")
                self._host[name] = View(
                    copy.__array_interface__["data"][0], seen.code, seen.shape, copy, True
                )

    def load(self, values: Mapping[str, Any]) -> None:
        """Replaces values. Raises dp.ArgumentError, and changes nothing, for unknown names, other
        dtypes or shapes."""
        unknown = [name for name in values if name not in self._specs]
        if unknown:
            raise errors.ArgumentError(
                f"the session has no state '{unknown[0]}'; it has: "
                f"{', '.join(self._specs) or 'none'}"
            )
        seen = {}
        for name, value in values.items():
            code, shape = self._specs[name]
            got = arrays.view(value, name, code)
            if got.shape != shape or not arrays.fits(got.code, code, raw=True):
                raise errors.ArgumentError(
                    f"state '{name}' is {arrays.describe(got.code, got.shape)} but must be "
                    f"{arrays.describe(code, shape)}"
                )
            copy = arrays.to_numpy(View(got.pointer, code, shape, got.keep, got.copied)).copy(
                order="C"
            )
            seen[name] = View(copy.__array_interface__["data"][0], code, shape, copy, True)
        for name, value in seen.items():
            self._host[name], self._holders[name] = value, set()
        self._settled = None
        if not self.unset():
            self.lost_by = ""

    def unset(self, names: Iterable[str] | None = None) -> list[str]:
        return [
            n
            for n in (self._specs if names is None else names)
            if n not in self._host and not self._holders.get(n)
        ]

    def require(self, names: Iterable[str]) -> None:
        if missing := self.unset(names):
            raise errors.RunError(
                f"states are unset since a step failed ({self.lost_by}): {', '.join(missing[:5])}"
                f"{', …' if len(missing) > 5 else ''}. Set all by load_state() or dp.load(), or "
                f"make a new session."
            )

    def push(self, entry: Entry) -> None:
        """Gives the entry's program the current value of each state that it does not have."""
        if entry is self._settled:
            return
        program = entry.program
        self._settled = None
        self.require(name for name in entry.states if name in self._specs)
        for name, value in entry.states.items():
            if name not in self._specs:
                raise errors.ArgumentError(
                    f"entry '{entry.name}' has a state '{name}' ({value}), for which the step has "
                    f"no initial value"
                )
            if program in self._holders[name]:
                continue
            seen = self._host.get(name) or self.fetch(name, everywhere=True)
            if not value.takes(seen.code, seen.shape):
                raise errors.ArgumentError(
                    f"state '{name}' is {arrays.describe(seen.code, seen.shape)}, but the graph "
                    f"has {value}"
                )
            own = self._own.get(name)
            if own is None:
                self._give(program, name, "set", seen, value.code)
            else:
                is_new = seen.pointer != own.pointer
                if is_new and own.gpu is None:
                    ctypes.memmove(own.pointer, seen.pointer, own.nbytes)
                self._give(program, name, "share", own, value.code)
                if is_new and own.gpu is not None:
                    self._give(program, name, "set", seen, value.code)
                self._host[name] = seen = own
                self._sharers[name].add(program)
            self._specs[name] = (value.code, seen.shape)
            self._holders[name].add(program)
            if own is not None:
                self._holders[name] |= self._sharers[name]

    def _give(self, program: Program, name: str, how: str, seen: View, code: int) -> None:
        """Lets a program set or share a state."""
        c = native.Array(
            seen.pointer,
            code,
            len(seen.shape),
            (ctypes.c_int64 * max(len(seen.shape), 1))(*seen.shape),
            native.HOST_MEMORY if seen.gpu is None else native.CUDA_MEMORY,
            seen.gpu or 0,
        )
        self._await(name)
        self._job.call(
            getattr(native.runtime(), f"dp_session_{how}_state"),
            program.session,
            name.encode(errors="surrogateescape"),
            ctypes.byref(c),
        )

    def updated(self, entry: Entry) -> None:
        """Notes that a step has changed the states that it updates."""
        if entry is self._settled:
            return
        self._settled = entry
        for name in entry.updated:
            if name in self._own:
                continue
            self._holders[name] = {entry.program}
            self._host.pop(name, None)

    def failed(self, entry: Entry, why: str) -> None:
        """Notes that a step failed. The states of its program are unset then."""
        self.forget(entry.program)
        for name in entry.updated:
            self._holders[name].clear()
            self._host.pop(name, None)
        self.lost_by = why

    def forget(self, program: Program) -> None:
        self._settled = None
        for holders in (*self._holders.values(), *self._sharers.values()):
            holders.discard(program)

    def rescue(self, program: Program) -> None:
        """Copies to the host what only this program has, before it is destroyed."""
        for name, holders in self._holders.items():
            if holders == {program} and name not in self._host:
                self.fetch(name, everywhere=True)
        self.forget(program)

    def fetch(self, name: str, everywhere: bool) -> View:
        """Returns the current value in host memory: in all processes, or only in the first one if
        they hold parts of it."""
        if (seen := self._host.get(name)) is not None and seen.gpu is None:
            return seen
        self.require([name])
        if not self._holders[name]:  # Of a shared array that no program has yet.
            return arrays.view(self._arrays[name], name)
        program = min(self._holders[name], key=lambda p: p.number)
        code, shape = self._specs[name]
        value = next(e.states[name] for e in program.entries if name in e.states)
        array = np.empty(shape, arrays.numpy_dtype(native.DTYPES[code]))
        pointer = array.__array_interface__["data"][0]
        c = native.Array(pointer, code, len(shape), (ctypes.c_int64 * max(len(shape), 1))(*shape))
        self._await(name)
        self._job.call(
            native.runtime().dp_session_get_state,
            program.session,
            name.encode(errors="surrogateescape"),
            ctypes.byref(c),
        )
        seen = View(pointer, code, shape, array, True)
        if value.placement == native.SHARDED and everywhere:
            self._job.broadcast(pointer, seen.nbytes)
        if name in self._arrays:  # Its owner may change it.
            return seen
        if value.placement != native.SHARDED or everywhere or self._job.is_alone:
            self._host[name] = seen
            self._settled = None
        return seen


def _shown(name: str) -> str:
    return name.encode(errors="surrogateescape").decode(errors="replace")
