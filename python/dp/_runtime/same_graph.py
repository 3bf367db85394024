"""Whether all processes of a job have traced the same graph: what differs by rank, such as an
attribute of a model, would not count."""

from __future__ import annotations

import hashlib
import itertools
import re
from collections.abc import Iterator

from dp import errors
from dp._runtime.job import Job
from dp.step import Graph

# Where an op comes from: the path of a file may be another one on another machine.
_DEFINITION = re.compile(r"^#(loc\d*) = (.*)$")
_PLACE = re.compile(r" loc\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
_RESOURCE = re.compile(r'\s*([\w.$-]+): "0x')
_FILE = re.compile(r'"([^"]+)":(\d+):\d+')


def require(job: Job, step: str, graph: Graph) -> None:
    """Raises dp.TraceError in all processes, at the first op that differs, unless all have the
    graph of process 0 but for places."""
    if job.is_alone:
        return
    lines = list(_lines(graph))
    digest = hashlib.sha256(repr((graph.entry, graph.options)).encode())
    for line, _ in lines:
        digest.update(line.encode(errors="surrogateescape"))
    if len(set(job.gather_bytes(digest.digest()))) == 1:
        return
    theirs = job.broadcast_bytes(
        "\n".join(line for line, _ in lines).encode(errors="surrogateescape")
    ).decode(errors="surrogateescape")
    at = next(
        (
            at
            for at, ((line, _), their) in enumerate(zip(lines, theirs.split("\n")))
            if line != their
        ),
        None,
    )
    found = "" if at is None else _place_of(lines, at)
    is_same = theirs == "\n".join(line for line, _ in lines)
    said = job.gather_bytes(
        b"" if is_same else (found or "its end").encode(errors="surrogateescape")
    )
    rank, place = next(
        ((r, text.decode(errors="surrogateescape")) for r, text in enumerate(said) if text), (0, "")
    )
    advice = (
        "All processes of a job make one program: what depends on the rank or differs between "
        "processes, such as an attribute of a model, a random tensor that is no parameter or "
        "buffer, or requires_grad, is the same in all, or an argument of the step"
    )
    raise errors.TraceError(
        f"rank {rank} has traced step '{step}' as another graph than rank 0. {advice}",
        place if ":" in place else None,
    )


def _lines(graph: Graph) -> Iterator[tuple[str, str]]:
    """Yields the lines of a graph without the places of its ops, and the place in the user's code
    of each, FILE:LINE."""
    if isinstance(graph.text, bytes):
        try:
            text = graph.text.decode()
        except UnicodeDecodeError:  # Bytecode.
            yield graph.text.hex(), ""
            return
    else:
        text = graph.text
    lines = text.split("\n")
    places = {match[1]: match[2] for line in lines if (match := _DEFINITION.match(line))}
    for line in lines:
        if not _DEFINITION.match(line):
            bare = _PLACE.sub("", line)
            yield (
                bare,
                _place(line[len(line) - len(line.lstrip()) :], places) if bare != line else "",
            )


def _place_of(lines: list[tuple[str, str]], at: int) -> str:
    """Returns the place of an op, or, since constants have none, of the first one that reads it."""
    if resource := _RESOURCE.match(lines[at][0]):  # The elements of a constant stand after the ops.
        at = next(
            (
                place
                for place, (line, _) in enumerate(lines)
                if f"dense_resource<{resource.group(1)}>" in line
            ),
            at,
        )
    line, place = lines[at]
    name = line.split("=")[0].strip()
    lines = lines[at:]
    if not place and name.startswith("%"):
        reads = re.compile(re.escape(name) + r"\b")
        lines = list(itertools.dropwhile(lambda one: not reads.search(one[0]), lines[1:]))
    return next(
        (place for _, place in lines if place), ""
    )  # That of an op with a body stands behind it.


def _place(line: str, places: dict[str, str]) -> str:
    """Returns the file and line that the last place of a line leads to: of a call, the caller's."""
    text = line.rpartition(" loc(")[2]
    for _ in range(20):
        if found := _FILE.findall(text):
            return ":".join(found[-1])
        names = [name for name in re.findall(r"#(loc\d*)", text) if name in places]
        if not names:
            return ""
        text = places[names[-1]]
    return ""
