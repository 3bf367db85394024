"""A function on several devices in any loop: dp.jax.data_parallel."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable
from typing import Any, Literal

import jax

from dp._parallel.settings import HostSettings, host_settings
from dp.errors import ArgumentError, TraceError
from dp.jax._parallel.arguments import Kind, Kinds, Parameters
from dp.jax._parallel.open_program import OpenProgram
from dp.jax._parallel.opening import Family
from dp.jax._parallel.program import Program, Setting
from dp.jax.trace import name_of
from dp.reports import Report

MOST = 64  # Kinds of arguments that a function is compiled for.


class ParallelFunction:
    """A function that runs on devices. Made by dp.jax.data_parallel."""

    def __init__(
        self,
        fn: Callable,
        scatter: Any,
        parameters: Parameters,
        settings: HostSettings,
        dynamic: bool | None = None,
    ):
        self.fn, self.scatter, self.parameters, self.settings = fn, scatter, parameters, settings
        self.dynamic = dynamic
        self.name = re.sub(r"\W+", "_", name_of(fn)).strip("_") or "function"
        self.kinds = Kinds()
        self.programs: list[Program | OpenProgram] = []
        functools.update_wrapper(self, fn, updated=())

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        args, kwargs = self.parameters.fix(args, kwargs)
        kind, leaves = self.kinds.find(args, kwargs, functools.partial(self._make, args, kwargs))
        return kind(leaves)

    def __get__(self, owner: Any, of: type | None = None) -> Any:
        return self if owner is None else functools.partial(self, owner)  # As a method.

    def _make(self, args: tuple, kwargs: dict[str, Any], families: list[Family]) -> Kind:
        if len(self.kinds.all) >= MOST and not self.kinds.drop_one():
            raise TraceError(
                f"{self.name} has been called with as many kinds of arguments as "
                f"dp.jax.data_parallel keeps; pad the dimensions that change to a few lengths, and "
                f"make numbers that change arrays"
            )
        x64 = bool(jax.config.jax_enable_x64)
        setting = Setting(self.settings, x64, self.dynamic, self.programs)
        return Kind(
            self.fn, self.name, self.parameters, self.scatter, args, kwargs, setting, families
        )

    def report(self) -> list[Report]:
        """Returns a report of each program: its collectives, placements and memory."""
        return [report for one in self.programs if (report := one.report()) is not None]


def data_parallel(
    fn: Callable,
    scatter: Any = 0,
    *,
    static_argnums: int | Iterable[int] = (),
    static_argnames: str | Iterable[str] = (),
    device_ids: Iterable[int] | None = None,
    output_device: int | None = None,
    devices: int | None = None,
    backend: Literal["cpu", "cuda"] | None = None,
    threads: int = 0,
    timeout: float = 600.0,
    options: Iterable[str] = (),
    deterministic: bool = False,
    dynamic: bool | None = None,
) -> ParallelFunction:
    """Makes a function that computes fn on several devices, for any loop, in place of jax.pmap:

        loss = dp.jax.data_parallel(loss, (None, 0, 0), devices=4)
        value, grads = jax.value_and_grad(loss)(params, x, y)

    It is called with the whole batch and returns what fn returns for it, as arrays of JAX: a mean
    over the batch is the mean over all rows on all devices, for any number of rows. Its gradients
    are those of fn: with respect to arguments that every device has whole they are added up over
    the devices. jax.grad and the like run a compiled forward and a compiled backward, which keep
    what jax.vjp keeps, where the devices have left it; gradients of gradients are compiled, too. It
    can be called inside of jax.jit, jax.vmap and jax.lax.scan. Arrays on the CPU are not copied.

    fn: any function that jax.jit takes, written for one device; arguments and results are pytrees.
    scatter: the dimension along which arrays among the arguments are scattered over the devices.
        For one argument each: a tuple of dimensions, as in_axes of jax.vmap, or a dict by the
        names of parameters, of which others are whole; None leaves an argument whole. An entry may
        be a prefix of its argument's pytree. It decides what lies where, never a result.
    static_argnums, static_argnames: arguments that are part of the program, as for jax.jit. What
        is no array, such as a function or a name, is so in any case.
    device_ids: numbers of GPUs; None: all, or `devices`.
    output_device: the GPU that results are gathered on.
    devices, backend, threads, timeout, options, deterministic: as in dp.Session.
    dynamic: None: a size of the arguments that another call has otherwise, the rows or a length, is
        open in the next program; True: the rows are open from the first one on; False: no size is.

    The function is traced for each structure and each shapes and dtypes of its arguments. Traces
    that differ in nothing but sizes have one program; sizes of 0 and 1, and those that code, JAX or
    the compiler asks for as numbers, have one each.
    Raises dp.ArgumentError; a call raises dp.TraceError, with the user's line, for a function that
    has no graph, dp.CompileError or dp.RunError.
    """
    if not callable(fn):
        raise ArgumentError(f"fn is {type(fn).__name__}, expected a function of arrays")
    numbers = (static_argnums,) if isinstance(static_argnums, int) else tuple(static_argnums)
    names = (static_argnames,) if isinstance(static_argnames, str) else tuple(static_argnames)
    fields = host_settings(
        device_ids or (),
        output_device,
        devices=devices,
        backend=backend,
        threads=threads,
        timeout=timeout,
        options=options,
        deterministic=deterministic,
    )
    parameters = Parameters(fn, numbers, names)
    if dynamic not in (None, True, False):
        raise ArgumentError(f"dynamic is {dynamic!r}, expected None, True or False")
    return ParallelFunction(fn, scatter, parameters, HostSettings(**fields), dynamic)
