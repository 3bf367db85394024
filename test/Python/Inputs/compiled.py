"""Graphs that are compiled once in a process: no program depends on the number of devices."""

import functools
from collections.abc import Callable
from typing import Any

from dp._toolchain import compiler

KEPT = 64


@functools.cache
def compiled_once(is_on: Callable[[], bool] = lambda: True) -> None:
    """dp-compile finds a program again in its cache, which takes a tenth of a second each. The last
    ones are kept here, while `is_on()`."""
    compile, programs = compiler.compile, {}

    def kept(step: str, graph: Any, backend: str, options: tuple[str, ...]) -> tuple[bytes, str]:
        if not is_on():
            return compile(step, graph, backend, options)
        key = step, graph.text, compiler.options_of(graph, backend, options)
        if key not in programs:
            programs[key] = compile(step, graph, backend, options)
            if len(programs) > KEPT:
                del programs[next(iter(programs))]
        return programs[key]

    compiler.compile = kept
