"""The primitive of JAX that calls a program: at once for arrays, and as a call of XLA's foreign
function interface inside of jax.jit, where it reads and writes XLA's own buffers."""

from __future__ import annotations

import functools
import weakref
from typing import Any

import jax
import numpy as np
from jax.extend import core
from jax.interpreters import batching, mlir

from dp.errors import ArgumentError
from dp.jax._parallel import foreign
from dp.jax._parallel.program import Program

TARGET = "dp_program"
call_p = core.Primitive("dp_call")
call_p.multiple_results = True

_programs: weakref.WeakValueDictionary[int, Program] = weakref.WeakValueDictionary()
"""By key those that executables of XLA call; each executable keeps its own."""


@call_p.def_impl
def run(*values: Any, program: Program) -> list[jax.Array]:
    return program.run(values)


@call_p.def_abstract_eval
def shapes(*_: Any, program: Program) -> list[Any]:
    return program.closed.out_avals


def lower(context: Any, *operands: Any, program: Program) -> Any:
    """Compiles the program while jax.jit compiles, so that its errors come there."""
    program.compile()
    register()
    _programs[program.key] = program
    context.module_context.add_keepalive(program)
    return jax.ffi.ffi_lowering(TARGET)(context, *operands, key=np.int64(program.key))


def refuse(*_: Any, **__: Any) -> Any:
    raise ArgumentError(
        "jax.jit compiles for another platform than the CPU, from where a function of "
        "dp.jax.data_parallel cannot be called; call it outside of jax.jit, or compile for the CPU "
        "(jax.default_device)"
    )


def batch(values: list[Any], axes: list[int | None], *, program: Program) -> tuple[Any, Any]:
    size = next(value.shape[axis] for value, axis in zip(values, axes) if axis is not None)
    results = call_p.bind(*values, program=program.batched(tuple(axes), size))
    return results, [0] * len(results)


def call_by_key(key: int, arguments: list[int], results: list[int]) -> None:
    _programs[key].call(arguments, results, None)


@functools.cache
def register() -> None:
    # Not before it is needed: a version that XLA refuses would leave JAX without a CPU.
    foreign.register(TARGET, call_by_key)


mlir.register_lowering(call_p, refuse)
mlir.register_lowering(call_p, lower, platform="cpu")
batching.primitive_batchers[call_p] = batch
