"""From a graph to an executable: dp-compile in a process of its own, so that no LLVM meets that of
a framework."""

from __future__ import annotations

import logging
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from dp import errors
from dp._toolchain import cache, tools
from dp.step import Graph

LOGGER = logging.getLogger("dp")
_ERROR = re.compile(
    r"^(?P<place>.*?:\d+)(?::\d+)?: error: (?P<text>.*)$|^(?:<unknown>:0|dp-compile): error: "
    r"(?P<plain>.*)$",
    re.M,
)


def options_of(graph: Graph, backend: str, options: tuple[str, ...]) -> tuple[str, ...]:
    return (*graph.options, *(("--target=cuda",) if backend == "cuda" else ()), *options)


def _fail(step: str, status: int, output: str) -> errors.CompileError:
    first_error = _ERROR.search(output)
    if status < 0 or (not first_error and "error" not in output):
        end = f"was ended by signal {-status}" if status < 0 else f"ended with status {status}"
        return errors.CompileError(
            f"step '{step}': dp-compile {end}. Its output:\n{output.strip() or '(none)'}", output
        )
    place = first_error["place"] if first_error else None
    text = (first_error["text"] or first_error["plain"]) if first_error else output.strip()
    return errors.CompileError(
        f"{place + ': ' if place else ''}{text}\n(the graph of step '{step}'; all diagnostics are "
        "in the exception's .diagnostics)",
        output,
        place,
    )


def run(step: str, graph: Graph, options: tuple[str, ...], output: str) -> str:
    """Compiles to the file `output` and returns the compiler's warnings and remarks. Raises
    dp.CompileError."""
    compiler = tools.find_compiler()
    with tempfile.TemporaryDirectory(prefix="dp-") as folder:
        name = (
            re.sub(r"^[-.]|[^A-Za-z0-9._-]", "_", step) or "step"
        )  # A name that begins with - would be an option.
        with open(os.path.join(folder, f"{name}.mlir"), "wb") as file:
            file.write(graph.text.encode() if isinstance(graph.text, str) else graph.text)
        command = [str(compiler), f"{name}.mlir", "-o", os.path.abspath(output), *options]
        try:
            # In the folder, whose name would be in all locations otherwise, and in a session of its
            # own: a terminal's Ctrl-C is for this process, which then ends the compiler.
            done = subprocess.run(
                command,
                cwd=folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env={**tools.environment(compiler), "DP_CACHE": str(cache.folder() or "off")},
                start_new_session=True,
            )
        except OSError as error:
            raise errors.ToolError(
                f"cannot run the compiler '{compiler}': {error.strerror}"
            ) from None
        text = done.stdout.decode(errors="replace")
    if done.returncode != 0:
        raise _fail(step, done.returncode, text)
    return text


def compile(step: str, graph: Graph, backend: str, options: tuple[str, ...]) -> tuple[bytes, str]:
    """Returns the executable of a graph and the compiler's warnings and remarks."""
    with tempfile.TemporaryDirectory(prefix="dp-") as folder:
        output = os.path.join(folder, "step.so")
        options = options_of(graph, backend, options)
        text = run(step, graph, options, output)
        try:
            executable = pathlib.Path(output).read_bytes()
        except FileNotFoundError:
            raise errors.CompileError(
                f"step '{step}': dp-compile wrote no executable; leave out of its options those "
                f"that make it write another file or none: {' '.join(options)}",
                text,
            ) from None
    if " warning: " in text:
        print(text.rstrip(), file=sys.stderr)
    elif text.strip():
        LOGGER.info("%s", text.rstrip())
    return executable, text
