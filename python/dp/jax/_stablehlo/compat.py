"""All that dp.jax takes from JAX beyond its public interface: MLIR's bindings in jaxlib, settings
of locations, places of equations."""

from __future__ import annotations

import contextlib
import os

import jax
from jax import experimental

from dp.errors import ToolError

OLDEST = (0, 8)
"""The oldest version of JAX that dp.jax supports. The newest that it was tested with is 0.10."""

_missing = None
try:
    from jax._src import config, source_info_util

    # Others take them from here.
    from jax._src.interpreters import batching, mlir, partial_eval  # noqa: F401
    from jax._src.lib import xla_client
    from jaxlib.mlir import ir, passmanager  # noqa: F401 Others take both from here.
    from jaxlib.mlir.dialects import stablehlo
except ImportError as error:
    _missing = str(error)


def check_version():
    """Raises dp.ToolError if this JAX is too old, or so new that it keeps its bindings of MLIR
    elsewhere."""
    version = tuple(int(part) for part in jax.__version__.split(".")[:2])
    if _missing or version < OLDEST:
        raise ToolError(
            f"dp.jax needs JAX {'.'.join(map(str, OLDEST))} or newer, and was tested up to 0.10; "
            f"found {jax.__version__}" + (f" ({_missing})" if _missing else "")
        )


check_version()
Inconclusive = (
    jax.errors if hasattr(jax.errors, "InconclusiveDimensionOperation") else jax.core
).InconclusiveDimensionOperation
"""What JAX raises where it cannot compare dimension variables."""
# A function is traced through frames of this package, which are not the user's lines.
source_info_util.register_exclusion(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


@contextlib.contextmanager
def new_context():
    """A context of MLIR with JAX's dialects, current while `with` lasts."""
    with mlir.make_ir_context() as context:
        context.allow_unregistered_dialects = True
        yield context


def run_passes(pipeline: str, module):
    """Runs passes of jaxlib on the module in place. Raises ir.MLIRError."""
    stablehlo.register_stablehlo_passes()  # A second time it does nothing.
    passmanager.PassManager.parse(pipeline).run(module.operation)


@contextlib.contextmanager
def locations(full: bool):
    """While JAX lowers: a location has all frames of Python, or only the innermost one outside of
    JAX."""
    with config.include_full_tracebacks_in_locations(full):
        yield


def place_of(equation) -> str | None:
    """Returns FILE:LINE of the user's code that made an equation of a jaxpr."""
    frame = source_info_util.user_frame(equation.source_info.traceback)
    return f"{frame.file_name}:{frame.start_line}" if frame else None


def bind(equation, operands: list) -> list:
    """Returns the results of an equation of a jaxpr for other operands."""
    return bind_with(equation.primitive, equation.params, operands)


def bind_with(primitive, params: dict, operands: list) -> list:
    """Returns the results of a primitive with the parameters of an equation."""
    parameters = primitive.get_bind_params(params)
    functions, options = (
        parameters if isinstance(parameters, tuple) else ((), parameters)
    )  # Before JAX 0.10 a pair.
    results = primitive.bind(*functions, *operands, **options)
    return list(results) if primitive.multiple_results else [results]


@contextlib.contextmanager
def as_traced(equation):
    """While `with` lasts, equations have the settings and the place of one."""
    with (
        source_info_util.user_context(equation.source_info.traceback),
        equation.ctx.manager,
    ):
        yield


def has_context_of(equation, other) -> bool:
    """Whether two equations were traced with the same settings."""
    names = ("compute_type", "threefry_partitionable", "cur_abstract_mesh", "xla_metadata")
    return all(
        getattr(equation.ctx, name, None) == getattr(other.ctx, name, None) for name in names
    )


def evaluate(dimension, numbers) -> int:
    """Returns the number that a dimension is for those of its variables, by their names. Raises
    KeyError if it has others."""
    return int(dimension._evaluate(numbers))


def is_key(value) -> bool:
    """Whether an array or a shape is of typed random keys."""
    dtype = getattr(value, "dtype", None)
    return dtype is not None and jax.dtypes.issubdtype(dtype, jax.dtypes.prng_key)


@contextlib.contextmanager
def x64(enabled: bool):
    """While `with` lasts, JAX has 64-bit types or not."""
    if bool(jax.config.jax_enable_x64) == enabled:
        yield
        return
    with (jax if hasattr(jax, "enable_x64") else experimental).enable_x64(enabled):
        yield


def trace_context() -> tuple:
    """Returns the settings of JAX that a trace depends on."""
    return config.trace_context()


def part_of(closed, wanted: list[bool]):
    """Returns the part of a closed jaxpr that computes some of its results, and which arguments it
    takes."""
    jaxpr, is_used = partial_eval.dce_jaxpr(closed.jaxpr, wanted)
    return jax.extend.core.ClosedJaxpr(jaxpr, closed.consts), is_used


def is_plain(array) -> bool:
    """Whether an array of JAX lies in one piece, row by row, in the memory of the CPU."""
    sharding = array.sharding
    if not isinstance(sharding, jax.sharding.SingleDeviceSharding):
        return False
    (device,) = sharding.device_set
    if device.platform != "cpu":
        return False
    rank = array.ndim
    return rank < 2 or array.format.layout.major_to_minor == tuple(range(rank))


def to_array(memory, aval):
    """Returns an array of JAX of an array of numpy that nobody else writes. On the CPU its memory
    is that of numpy's if it is aligned to 64 bytes. jax.device_put does the same in six times the
    time."""
    device = jax.config.jax_default_device
    if not isinstance(device, jax.Device):
        device = jax.local_devices(backend=device)[0]  # None is that of the process.
    sharding = jax.sharding.SingleDeviceSharding(device)
    return xla_client.batched_device_put(aval, sharding, [memory], [device], False)
