"""A method of a module, compiled for each kind of its arguments."""

from __future__ import annotations

import contextlib
import functools
import itertools
import logging
import types
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import torch
import torch._dynamo.config
from torch import nn
from torch._dynamo.exc import FailOnRecompileLimitHit, TorchDynamoException, Unsupported
from torch._dynamo.variables.misc import DebuggingVariable

from dp.torch._parallel.backend import Backend
from dp.torch._parallel.explained import explained
from dp.torch._parallel.extents import NoSize
from dp.torch._parallel.program import ParallelProgram
from dp.torch._parallel.rows import dims_of_rows
from dp.torch._parallel.settings import ParallelSettings
from dp.torch._tensors.trees import take_apart
from dp.torch._trace import guards

# Kinds of arguments that a method is compiled for.
MOST = 64


def call(module: nn.Module, args: tuple, kwargs: Mapping[str, Any]) -> Any:
    return module(*args, **kwargs)


# PyTorch logs an error of an op, and raises it.
QUIET = logging.getLogger("torch._subclasses.fake_tensor")

log = logging.getLogger("dp.torch")
numbers = itertools.count()
NOTHING = contextlib.nullcontext()
MARK, OF_MARKED = "_dynamo_weak_dynamic_indices", "_has_dynamo_dim_marking"
"""Where torch._dynamo.maybe_mark_dynamic notes dimensions."""


def more() -> dict[str, Any]:
    """Returns what Dynamo leaves out unless it is told to take it, and how it is told: RNNs; blocks
    of torch.utils.checkpoint that change a buffer, which a program changes once, not once more in
    the backward; and lines that are printed and logged, which each call says after its forward.
    Libraries have added methods to loggers."""
    loggers = {logging.Logger, logging.getLoggerClass()}
    methods = (
        method
        for kind in loggers
        for name, method in vars(kind).items()
        if callable(method) and (name in LOGS or method.__module__ != logging.__name__)
    )
    return {
        "allow_rnn": True,
        "skip_fwd_side_effects_in_bwd_under_checkpoint": True,
        "reorderable_logging_functions": {print, *methods},
    }


def say(self: DebuggingVariable, tx: Any, args: list, kwargs: dict[str, Any]) -> Any:
    """Notes a line for the end of the call. Dynamo says those of the outermost function alone."""
    return NOTE(self, tx.output.root_tx, args, kwargs)


NOTE = DebuggingVariable.call_function
LOGS = ("debug", "info", "warning", "warn", "error", "critical", "fatal", "log")


class Compiled:
    """What torch.compile makes of a method."""

    def __init__(self, kind: type, method: str, settings: ParallelSettings):
        """`kind` is the class of the module."""
        self.dim = settings.dim
        name = kind.__name__ if method == "forward" else f"{kind.__name__}_{method}"
        self.backend = Backend(name, settings)
        self.method = call if method == "forward" else caller_of(method)
        self.is_open = settings.dynamic is not False
        """Whether sizes may be open, which Dynamo or AOTAutograd has not refused yet."""
        self.opens_rows = settings.dynamic is True
        self.open = self.compiled(None) if self.is_open else None
        self.static = self.compiled(False)

    def compiled(self, dynamic: bool | None) -> Callable:
        # Dynamo knows the sizes of earlier calls by the function's place in its file.
        code = self.method.__code__.replace(co_name=f"{self.method.__name__}_{next(numbers)}")
        method = types.FunctionType(
            code, globals(), argdefs=self.method.__defaults__, closure=self.method.__closure__
        )
        return torch.compile(
            method,
            backend=self.backend,
            fullgraph=True,
            dynamic=dynamic,
            recompile_limit=MOST,
            isolate_recompiles=True,
        )

    @property
    def programs(self) -> list[ParallelProgram]:
        return self.backend.programs

    def __call__(self, module: nn.Module, args: tuple, kwargs: Mapping[str, Any]) -> Any:
        # Read only if the call compiles.
        self.backend.rows = functools.partial(dims_of_rows, args, kwargs, self.dim)
        QUIET.disabled, was_quiet = True, QUIET.disabled
        try:
            if self.is_open:
                try:
                    return self.run_open(module, args, kwargs)
                except (TorchDynamoException, FailOnRecompileLimitHit, NoSize) as error:
                    log.debug("%s has no graph of open sizes: %s", self.backend.name, error)
            result = self.run(self.static, module, args, kwargs)
            self.is_open = False  # Not after an error of the module's own.
            return result
        except (TorchDynamoException, FailOnRecompileLimitHit) as error:
            again = functools.partial(self.method, module, args, kwargs)
            raise explained(error, again) from None
        finally:
            self.backend.settings_of_guards.close()
            self.backend.rows, QUIET.disabled = dict, was_quiet

    def run_open(self, module: nn.Module, args: tuple, kwargs: Mapping[str, Any]) -> Any:
        self.backend.is_static = False
        try:
            with opened_rows(args, kwargs, self.dim) if self.opens_rows else NOTHING:
                return self.run(self.open, module, args, kwargs)
        finally:
            self.backend.is_static = True

    def run(self, function: Any, module: nn.Module, args: tuple, kwargs: Mapping[str, Any]) -> Any:
        try:
            return function(module, args, kwargs)
        except Unsupported:
            pass
        # Settings of the process, which count only while a call is traced.
        with (
            torch._dynamo.config.patch(more()),
            guards.attributes(DebuggingVariable, call_function=say),
        ):
            return function(module, args, kwargs)


@contextlib.contextmanager
def opened_rows(args: tuple, kwargs: Mapping[str, Any], dim: int) -> Iterator[None]:
    """Lets Dynamo leave the rows of the arguments open in a graph that it makes."""
    rows = dims_of_rows(args, kwargs, dim)
    leaves, _, _ = take_apart((args, dict(kwargs)), "")
    marked = []
    for _, tensor in leaves:
        row = rows.get(id(tensor)) if isinstance(tensor, torch.Tensor) else None
        if row is not None and not hasattr(tensor, MARK):
            torch._dynamo.maybe_mark_dynamic(tensor, row)
            marked.append(tensor)
    try:
        yield
    finally:
        for tensor in marked:
            for name in MARK, OF_MARKED:
                if hasattr(tensor, name):
                    delattr(tensor, name)


def caller_of(method: str) -> Any:
    def call_method(module: nn.Module, args: tuple, kwargs: Mapping[str, Any]) -> Any:
        return getattr(module, method)(*args, **kwargs)

    return call_method
