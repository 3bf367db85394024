"""A method of a module, compiled for each kind of its arguments."""

from __future__ import annotations

import functools
import logging
from collections.abc import Mapping
from typing import Any

import torch
import torch._dynamo.config
from torch import nn
from torch._dynamo.exc import FailOnRecompileLimitHit, TorchDynamoException, Unsupported
from torch._dynamo.variables.misc import DebuggingVariable

from dp.torch._parallel.backend import Backend
from dp.torch._parallel.explained import explained
from dp.torch._parallel.program import ParallelProgram
from dp.torch._parallel.rows import dims_of_rows
from dp.torch._parallel.settings import ParallelSettings
from dp.torch._trace import guards

# Kinds of arguments that a method is compiled for.
MOST = 64


def call(module: nn.Module, args: tuple, kwargs: Mapping[str, Any]) -> Any:
    return module(*args, **kwargs)


# PyTorch logs an error of an op, and raises it.
QUIET = logging.getLogger("torch._subclasses.fake_tensor")


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
        self.method = call if method == "forward" else functools.partial(call_method, method)
        self.function = torch.compile(
            self.method,
            backend=self.backend,
            fullgraph=True,
            dynamic=False,
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
            try:
                return self.function(module, args, kwargs)
            except Unsupported:
                pass
            # Settings of the process, which count only while a call is traced.
            with (
                torch._dynamo.config.patch(more()),
                guards.attributes(DebuggingVariable, call_function=say),
            ):
                return self.function(module, args, kwargs)
        except (TorchDynamoException, FailOnRecompileLimitHit) as error:
            again = functools.partial(self.method, module, args, kwargs)
            raise explained(error, again) from None
        finally:
            self.backend.rows, QUIET.disabled = dict, was_quiet


def call_method(method: str, module: nn.Module, args: tuple, kwargs: Mapping[str, Any]) -> Any:
    return getattr(module, method)(*args, **kwargs)
