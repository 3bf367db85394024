"""Programs for all sizes of a function's arguments.

Another call of a function has its own trace, as under jax.jit, and its programs are those of an
earlier call wherever the traces differ in nothing but numbers that follow from the sizes."""

from __future__ import annotations

import logging
import threading
import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from dp.jax._parallel.bodies import Body, Merge, body_of
from dp.jax._parallel.open_program import OpenProgram
from dp.jax._parallel.sizes import Checker, Differs, Finder
from dp.jax.trees import Structure

if TYPE_CHECKING:
    from dp.jax._parallel.function import Function
    from dp.jax._parallel.program import Program

log = logging.getLogger("dp.jax")

Place = tuple[int, int]
"""The number of an argument, and its dimension."""
Group = tuple[Place, ...]
"""Places that have had one size in all calls."""
Shapes = tuple[tuple[int, ...], ...]
Found = tuple[OpenProgram, list[int]]
STEPS = (240, 336, 528, 816, 912, 1104), (6, 10, 14, 22, 26, 34)
"""How much longer open sizes are in a second trace, none a multiple of another one: multiples of
numbers by which code divides lengths, and small ones, below limits that code compares with."""
MOST_SEEN = 63
TEMPLATES = 3
"""Traces that are tried as those of all sizes, where code asks for its sizes."""


class Member(Protocol):
    """A function for arguments of given shapes."""

    shapes: Shapes
    function: Function
    is_own: bool
    """Whether it has a program for these shapes alone."""

    def function_at(self, shapes: Shapes) -> Function:
        """Returns the function for other shapes."""
        ...


class Opening:
    """The programs of a function for all sizes of some places."""

    def __init__(self, member: Member, groups: Sequence[Group], rows: Sequence[bool]):
        """`rows`: which groups are scattered."""
        self.member, self.groups, self.rows = member, groups, rows
        self.first = numbers_of(groups, member.shapes)
        self.others: dict[tuple[int, ...], Function] = {}
        """By how much longer open sizes are."""
        self.programs: dict[tuple, OpenProgram | Exception] = {}

    def program(self, path: tuple, like: Program) -> OpenProgram:
        """Returns the program at a path of derivatives. `like` says where the rows of its arguments
        are. Raises what a trace and the compiler raise, which are asked once."""
        if path not in self.programs:
            try:
                body = self._body(path)
                self.programs[path] = OpenProgram(like, body, self.first, self.rows)
            except Exception as error:
                self.programs[path] = error.with_traceback(None)
        found = self.programs[path]
        if isinstance(found, Exception):
            raise found
        return found

    def _body(self, path: tuple) -> Body:
        body = body_of(program_at(self.member.function, path).closed)
        why: Exception = Differs("there is no second trace")
        for steps in STEPS:
            try:
                second = [size + step for size, step in zip(self.first, steps)]
                if steps not in self.others:
                    self.others[steps] = self.member.function_at(self._shapes(second))
                other = body_of(program_at(self.others[steps], path).closed)
                return Merge(Finder(self.first, second)).bodies(body, other)
            except Exception as error:
                why = error
        raise why

    def _shapes(self, sizes: Sequence[int]) -> Shapes:
        shapes = [list(shape) for shape in self.member.shapes]
        for group, size in zip(self.groups, sizes):
            for argument, dim in group:
                shapes[argument][dim] = size
        return tuple(map(tuple, shapes))


class Family:
    """A function for arguments of one structure and of any sizes."""

    def __init__(self, structure: Structure, scattered: Sequence[int | None], dynamic: bool | None):
        """`scattered`: the dimension of the rows of each argument. `dynamic`: None opens sizes that
        have changed, True rows, too."""
        self.structure, self.scattered, self.dynamic = structure, scattered, dynamic
        self.seen: list[Shapes] = []
        self.openings: dict[tuple, list[Opening]] = {}
        self.warned: set[tuple] = set()
        """The paths of programs of which a warning has said that they have none for all sizes."""
        self.lock = threading.RLock()

    def admit(self, shapes: Shapes) -> None:
        """Notes the shapes of a call."""
        with self.lock:
            if shapes not in self.seen:
                # Older ones have said which sizes change.
                self.seen = [*self.seen[:MOST_SEEN], shapes]

    def groups(self, shapes: Shapes) -> list[Group]:
        """Returns the places whose sizes may be open in a call."""
        by_sizes: dict[tuple[int, ...], list[Place]] = {}
        for argument, shape in enumerate(shapes):
            for dim, size in enumerate(shape):
                sizes = *(seen[argument][dim] for seen in self.seen), size
                is_open = len(set(sizes)) > 1
                is_open |= bool(self.dynamic) and self.scattered[argument] == dim
                if is_open and size > 1:  # JAX and code treat 0 and 1 otherwise.
                    by_sizes.setdefault(sizes, []).append((argument, dim))
        return [tuple(places) for places in by_sizes.values()][: len(STEPS[0])]

    def has_rows(self, group: Group) -> bool:
        return any(self.scattered[argument] == dim for argument, dim in group)

    def find(self, member: Member, path: tuple, program: Program) -> Found | None:
        """Returns the program for all sizes that is that of `program`, of a call, and the sizes of
        the call; None if there is none."""
        if self.dynamic is False:
            return None
        with self.lock:
            whole = self.groups(member.shapes)
            rows = [group for group in whole if self.has_rows(group)]
            choices = [whole] if len(rows) in (0, len(whole)) else [whole, rows]
            why: Exception | None = None
            for groups in filter(None, choices):
                try:
                    return self._find(member, path, program, groups)
                except Exception as error:  # The function's own trace says so if it is wrong.
                    log.debug(
                        "%s has no program for all sizes: %s: %s",
                        program.step.name,
                        type(error).__name__,
                        error,
                        exc_info=True,
                    )
                    why = error
        if self.dynamic and why is not None and path not in self.warned:
            self.warned.add(path)
            warnings.warn(
                f"dynamic=True: {program.step.name} has no program for all sizes, but one for each "
                f"({type(why).__name__}: {str(why)[:300]})",
                RuntimeWarning,
                stacklevel=2,
            )
        return None

    def _find(self, member: Member, path: tuple, program: Program, groups: list[Group]) -> Found:
        numbers = numbers_of(groups, member.shapes)
        places = {place for group in groups for place in group}
        fixed = tuple(
            size
            for argument, shape in enumerate(member.shapes)
            for dim, size in enumerate(shape)
            if (argument, dim) not in places
        )
        openings = self.openings.setdefault((tuple(groups), fixed), [])
        body = body_of(program.closed)
        why = Differs("it has none")
        for count in range(TEMPLATES):
            if count == len(openings):
                openings.append(Opening(member, groups, list(map(self.has_rows, groups))))
            try:
                found = openings[count].program(path, program)
                found.check(numbers)
                Merge(Checker(numbers)).bodies(found.body, body)
            except Differs as error:
                why = error
                continue
            return found, numbers
        raise why


def numbers_of(groups: Sequence[Group], shapes: Shapes) -> list[int]:
    return [shapes[argument][dim] for ((argument, dim), *_) in groups]


def program_at(function: Function, path: tuple) -> Program:
    """Returns the program of a derivative of a function, or of a variant of it by jax.vmap."""
    program: Program | None = None
    for name, *rest in path:
        if name == "vmap":
            axes, size = rest
            program = needed(program or function.program).batched(axes, size)
        else:
            gradient = function.gradient(rest[0])
            function = gradient.forward if name == "forward" else gradient.pull(rest[1])
    return needed(program or function.program)


def needed(program: Program | None) -> Program:
    if program is None:
        raise Differs("a function computes nothing")
    return program


class Origin:
    """Where a function, or a program, comes from: a derivative of the function for a call."""

    def __init__(self, family: Family, member: Member, path: tuple = ()):
        self.family, self.member, self.path = family, member, path

    def then(self, *step: Any) -> Origin:
        return Origin(self.family, self.member, (*self.path, step))

    def find(self, program: Program) -> Found | None:
        return self.family.find(self.member, self.path, program)
