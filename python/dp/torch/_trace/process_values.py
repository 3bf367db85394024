"""Values of the process that code asks for by functions, of which a graph is for those that they
had in the trace.

These are settings, such as the working directory, and what is read of the environment. Code that is
given to eval() and exec(), and objects that code takes by a name, as logging.getLogger("a"), are
further roots of what is reachable.
"""

from __future__ import annotations

import builtins
import contextlib
import functools
import gc
import locale
import logging
import os
import sys
import threading
import types
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import torch

from dp.torch._objects import origins
from dp.torch._objects.kinds import is_code_of_user
from dp.torch._trace import guards
from dp.torch._trace.raised import refuse, user_line

ASKED: dict[Any, tuple[str, ...]] = {
    sys: ("getrecursionlimit", "getswitchinterval"),
    os: ("getcwd", "listdir", "stat"),
    os.path: ("exists", "isfile", "isdir", "getsize"),
    np: ("geterr", "get_printoptions"),
    locale: ("localeconv", "getlocale"),
    threading: ("active_count",),
    gc: ("isenabled", "get_threshold"),
    torch: ("is_anomaly_enabled", "is_inference_mode_enabled"),
    torch.backends.cuda: (
        "flash_sdp_enabled",
        "mem_efficient_sdp_enabled",
        "math_sdp_enabled",
        "cudnn_sdp_enabled",
    ),
}
OBJECTS: dict[Any, tuple[str, ...]] = {logging: ("getLogger",), threading: ("current_thread",)}
"""Functions that return an object whose attributes are settings."""
STANDARD = (origins.PYTHON, "<frozen")
PLAIN = (str, bytes, int, float, bool, type(None))


def is_called_by_user() -> bool:
    """Whether the user's code, or pathlib for it, calls the function that calls the one that asks
    this."""
    frame = sys._getframe(2)
    while frame is not None and frame.f_code.co_filename.endswith("pathlib.py"):
        frame = frame.f_back
    file = frame.f_code.co_filename if frame else "<none>"
    return file.startswith(os.sep) and is_code_of_user(
        file
    )  # Of a relative one os.getcwd is asked.


def is_for_user() -> bool:
    """Whether the user's code has called, and only Python's own stands between, but not PyTorch,
    which reads the environment for itself."""
    frame: types.FrameType | None = sys._getframe(2)
    while (
        frame is not None
        and frame.f_code.co_filename.startswith(STANDARD)
        and "site-packages" not in frame.f_code.co_filename
    ):
        frame = frame.f_back
    return frame is not None and is_code_of_user(frame.f_code.co_filename)


_before: dict[Any, Any] = {}
"""By function the values that a trace changes for itself."""


def begin() -> None:
    """Notes the values of before a trace."""
    _before.update(
        (function, function())
        for function in (vars(torch.backends.cuda)[name] for name in ASKED[torch.backends.cuda])
    )


def value_of(function: Callable, args: tuple) -> Any:
    """Returns what a function returns, as a value that compares, or the kind of its error."""
    try:
        value = function(*args)
    except OSError as error:
        return type(error)
    return (
        (value.st_mode, value.st_size, value.st_mtime_ns)
        if isinstance(value, os.stat_result)
        else value
    )


def asking(function: Callable, name: str, asked: dict[Any, tuple]) -> Callable:
    @functools.wraps(function)
    def ask(*args: Any, **options: Any) -> Any:
        if (
            not options
            and all(isinstance(value, (*PLAIN, os.PathLike)) for value in args)
            and is_called_by_user()
        ):
            read = functools.partial(value_of, function, args)
            asked.setdefault(
                (name, args),
                (f"what {name}() returns has changed", read, _before.get(function, read())),
            )
            if function in _before:
                return _before[function]
        return function(*args, **options)

    return ask


def finding(function: Callable, further_roots: dict[Any, Any]) -> Callable:
    @functools.wraps(function)
    def find(*args: Any) -> Any:
        value = function(*args)
        if is_called_by_user():
            further_roots.setdefault(f"{function.__name__}{args}", value)
        return value

    return find


FUNCTIONS = {
    id(vars(module)[name]): (vars(module)[name], f"{module.__name__}.{name}", kind)
    for kind, table in (("asked", ASKED), ("further_roots", OBJECTS))
    for module, names in table.items()
    for name in names
}


def stand_in(value: Any, asked: dict[Any, tuple], further_roots: dict[Any, Any]) -> Any:
    """Returns what stands in a trace for such a function that an object or a closure holds; the
    value itself for others."""
    function, name, kind = FUNCTIONS.get(id(value), (None, "", ""))
    if function is not value:
        return value
    return asking(function, name, asked) if kind == "asked" else finding(function, further_roots)


def evaluating(function: Callable, mode: str, further_roots: dict[Any, Any]) -> Callable:
    """Returns eval or exec that notes the code that it is given, with the globals that it uses."""

    def evaluate(
        source: Any, globals: dict | None = None, locals: Any = None, /, **options: Any
    ) -> Any:
        frame = sys._getframe(1)
        if is_code_of_user(frame.f_code.co_filename):
            code = (
                source
                if isinstance(source, types.CodeType)
                else compile(source, frame.f_code.co_filename, mode)
            )
            space = frame.f_globals if globals is None else globals
            further_roots.setdefault(
                f"{mode} of {source!r} {id(space)}", types.FunctionType(code, space)
            )
        if globals is None:
            return function(
                source, frame.f_globals, frame.f_locals if locals is None else locals, **options
            )
        return function(source, globals, locals, **options)

    return evaluate


def refuse_write(key: Any) -> None:
    refuse(
        f"the step sets the environment's {key}, which a graph does not; set it before the step, "
        f"or keep the value in an attribute",
        user_line(),
    )


def reading(environment: dict[Any, Any]) -> dict[str, Callable]:
    """Returns methods of os.environ that note what the user's code reads."""

    def __getitem__(self: Any, key: Any) -> Any:
        if is_for_user():
            environment[self.encodekey(key)] = self._data.get(self.encodekey(key))
        return of_kind[0](self, key)

    def __iter__(self: Any) -> Iterator[Any]:
        if is_for_user():
            environment[None] = dict(self._data)
        return of_kind[1](self)

    def __len__(self: Any) -> int:
        if is_for_user():
            environment[None] = dict(self._data)
        return of_kind[2](self)

    def __setitem__(self: Any, key: Any, value: Any) -> None:
        refuse_write(key) if is_for_user() else None
        of_kind[3](self, key, value)

    def __delitem__(self: Any, key: Any) -> None:
        refuse_write(key) if is_for_user() else None
        of_kind[4](self, key)

    methods = __getitem__, __iter__, __len__, __setitem__, __delitem__
    of_kind: Any = [getattr(type(os.environ), method.__name__) for method in methods]
    return {method.__name__: method for method in methods}


@contextlib.contextmanager
def watched(
    environment: dict[Any, Any], asked: dict[Any, tuple], further_roots: dict[Any, Any]
) -> Iterator[None]:
    """While a step is traced, `environment` gets what the user's code reads of the environment,
    None for all of it, `asked` the settings that it asks for, and `further_roots` further roots."""
    with contextlib.ExitStack() as stack:
        stack.enter_context(guards.attributes(type(os.environ), **reading(environment)))
        for name in ("eval", "exec"):
            stack.enter_context(
                guards.attributes(
                    builtins, **{name: evaluating(getattr(builtins, name), name, further_roots)}
                )
            )
        for module, names in ASKED.items():
            new = {
                name: asking(getattr(module, name), f"{module.__name__}.{name}", asked)
                for name in names
            }
            stack.enter_context(guards.attributes(module, **new))
        for module, names in OBJECTS.items():
            stack.enter_context(
                guards.attributes(
                    module,
                    **{name: finding(getattr(module, name), further_roots) for name in names},
                )
            )
        yield
