"""Training steps of JAX on any number of devices.

    step = dp.jax.train_step(fn, state, batch)   # fn(state, batch) -> (state, metrics), pytrees
    run = dp.Session(step, devices=4)
    metrics = run(batch)                         # leaves of numpy; every batch may have another
                                                 number of rows
    state = step.unflatten_state(run.state())

`fn` is a step for one device and the whole batch, as for jax.jit: a mean over the batch is the mean
over all rows on all devices.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dp.jax._stablehlo.attention import dot_product_attention
from dp.jax._stablehlo.lowering import NotLowered
from dp.jax.module import ModuleStep
from dp.jax.parallel import ParallelFunction, data_parallel
from dp.jax.step import JaxStep

if TYPE_CHECKING:
    import jax

__all__ = [
    "JaxStep",
    "ModuleStep",
    "NotLowered",
    "ParallelFunction",
    "data_parallel",
    "dot_product_attention",
    "eval_step",
    "from_exported",
    "from_stablehlo",
    "train_step",
]


def train_step(
    fn: Callable,
    state: Any,
    batch: Any,
    *,
    scatter: Any = 0,
    dynamic_batch: bool = True,
    name: str = "train_step",
    options: tuple[str, ...] = (),
) -> JaxStep:
    """Makes a step of fn(state, batch) -> (new state, results).

    fn: any function that jax.jit takes, with jit or without. It sees the whole batch, whatever the
      number of devices.
    state: a pytree of arrays, numbers and typed keys, such as (params, opt_state), flax's
        TrainState, nnx.split's, haiku's and equinox's. The new state has the same structure, shapes
        and dtypes. What is no array (functions, names), and in modules of equinox also Python
        numbers, is part of the program.
    batch: a pytree of arrays, or jax.ShapeDtypeStructs. Later batches have the same structure.
    scatter: the dimension along which the leaves of the batch are scattered over the devices, or a
        prefix of the batch's pytree with a dimension or None, which leaves one whole. Leaves
        without dimensions are whole.
    dynamic_batch: makes one graph for all numbers of rows, where JAX can trace it (jax.export's
        shape polymorphism); if not, each number of rows has its own graph. The results are the
        same.
    name: of the step, in messages and reports.
    options: of dp-compile.

    Raises dp.ArgumentError for a `scatter` that does not fit the batch. Tracing raises
    dp.TraceError, at the user's line, for a step that has no graph.
    """
    return JaxStep(
        fn,
        state,
        batch,
        updates=True,
        scatter=scatter,
        dynamic_batch=dynamic_batch,
        name=name,
        options=options,
    )


def eval_step(
    fn: Callable,
    state: Any,
    batch: Any,
    *,
    scatter: Any = 0,
    dynamic_batch: bool = True,
    name: str = "eval_step",
    options: tuple[str, ...] = (),
) -> JaxStep:
    """Makes a step of fn(state, batch) -> results, which leaves the state as it is. Arguments as of
    train_step."""
    return JaxStep(
        fn,
        state,
        batch,
        updates=False,
        scatter=scatter,
        dynamic_batch=dynamic_batch,
        name=name,
        options=options,
    )


def from_exported(
    exported: jax.export.Exported, state: Any, batch: Any, *, updates: bool = True, **keywords: Any
) -> JaxStep:
    """Makes a step of a jax.export.Exported of fn(state, batch) -> (new state, results), or ->
    results if not `updates`.

    Shapes and dtypes are those of the export; dimension variables of it take any number of rows.
    The platforms of the export have the CPU among them. Other arguments as of train_step.
    """
    keywords = {"name": "train_step" if updates else "eval_step", **keywords}
    return JaxStep(exported.call, state, batch, updates=updates, **keywords)


def from_stablehlo(
    module: str | bytes,
    state: Any,
    batch: Any,
    results: Any = (),
    *,
    updates: bool = True,
    scatter: Any = 0,
    function: str = "main",
    **keywords: Any,
) -> ModuleStep:
    """Makes a step of a module of StableHLO: text, bytecode, or a portable artifact.

    module: its function takes the leaves of `state` and then those of `batch`, and returns the
        leaves of the new state, if `updates`, and then those of `results`.
    results: a pytree with a leaf (any value) for each result.
    function: the name of the function.
    Other arguments as of train_step; a batch has the shapes of the module.
    """
    keywords = {"name": "train_step" if updates else "eval_step", **keywords}
    return ModuleStep(
        module, function, state, batch, results, updates=updates, scatter=scatter, **keywords
    )
