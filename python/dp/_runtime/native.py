"""The C API of libdp_runtime (dp/Runtime/Runtime.h) by ctypes. Nothing above this module calls
C."""

from __future__ import annotations

import ctypes
import functools
from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    byref,
    c_char_p,
    c_double,
    c_int32,
    c_int64,
    c_void_p,
)
from typing import Any

from dp import errors

SUCCESS, INVALID, ABORTED, LIBRARY, MEMORY, PROGRAM, TIMEOUT, GONE, INTERRUPTED, DIVERGED = range(
    10
)
REPLICATED, SHARDED, PARTIAL = range(3)
STATE, BATCH, INPUT, RESULT = range(4)
HOST_MEMORY, CUDA_MEMORY = range(2)
ACTIVITIES = ("kernel", "library", "copy", "collective", "wait")
BACKENDS = {"default": 0, "cpu": 1, "cuda": 2}

# The dtypes' names in descriptors, in the order of the enumeration dp_dtype.
DTYPES = (
    "bool", "i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64", "u8", "u16", "u32", "u64",
    "c64", "c128",
)  # fmt: skip
REDUCTIONS = ("add", "mul", "max", "min", "maxnum", "minnum", "umax", "umin", "and", "or", "xor")


class ValueInfo(Structure):
    """dp_value_info"""

    _fields_ = [
        ("name", c_char_p),
        ("dtype", c_int32),
        ("rank", c_int32),
        ("shape", POINTER(c_int64)),
        ("role", c_int32),
        ("placement", c_int32),
        ("shard_dim", c_int64),
        ("shard_unit", c_int64),
        ("reduction", c_int32),
        ("updates", c_int64),
        ("index_min", c_int64),
        ("index_max", c_int64),
    ]


class EntryInfo(Structure):
    """dp_entry_info"""

    _fields_ = [("name", c_char_p), ("num_arguments", c_int64), ("num_results", c_int64)]


class JobOptions(Structure):
    """dp_job_options"""

    _fields_ = [
        ("kind", c_char_p),
        ("timeout_seconds", c_double),
        ("secret_file", c_char_p),
        ("listen_address", c_char_p),
        ("tls", c_int32),
    ]


class Setting(Structure):
    """dp_setting"""

    _fields_ = [("name", c_char_p), ("value", c_char_p)]


TimeoutCallback = CFUNCTYPE(None, c_void_p, c_char_p, c_int64)


class SessionOptions(Structure):
    """dp_session_options"""

    _fields_ = [
        ("devices", c_int64),
        ("threads", c_int64),
        ("job", c_void_p),
        ("timeout_seconds", c_double),
        ("on_timeout", TimeoutCallback),
        ("on_timeout_context", c_void_p),
        ("local_batches", c_int32),
        ("backend", c_int32),
        ("device_ids", POINTER(c_int64)),
        ("num_device_ids", c_int64),
        ("output_device", POINTER(c_int64)),
        ("deterministic", c_int32),
        ("cuda_graph", c_int32),
        ("loopback", c_int32),
        ("kernel_choices", c_char_p),
        ("tune_kernels", c_int32),
    ]


class Array(Structure):
    """dp_array"""

    _fields_ = [
        ("data", c_void_p),
        ("dtype", c_int32),
        ("rank", c_int32),
        ("shape", POINTER(c_int64)),
        ("memory", c_int32),
        ("gpu", c_int32),
        ("stream", c_void_p),
    ]


class NamedArray(Structure):
    """dp_named_array"""

    _fields_ = [("name", c_char_p), ("array", Array)]


class Activity(Structure):
    """dp_activity"""

    _fields_ = [
        ("rank", c_int64),
        ("kind", c_int32),
        ("name", c_char_p),
        ("collective", c_int64),
        ("collectives", c_int64),
        ("begin", c_double),
        ("end", c_double),
    ]


STRUCTS = {
    "dp_value_info": ValueInfo,
    "dp_entry_info": EntryInfo,
    "dp_job_options": JobOptions,
    "dp_setting": Setting,
    "dp_session_options": SessionOptions,
    "dp_array": Array,
    "dp_named_array": NamedArray,
    "dp_activity": Activity,
}

_I, _P, _S, _A = c_int64, c_void_p, c_char_p, POINTER(Array)
# Per function the type of its result and those of its arguments. A status is _ST.
_ST = c_int32
FUNCTIONS = {
    "dp_last_error": (_S, ()),
    "dp_last_error_rank": (_I, ()),
    "dp_dtype_size": (_I, (c_int32,)),
    "dp_dtype_name": (_S, (c_int32,)),
    "dp_digest": (None, (_P, _I, c_char_p)),
    "dp_executable_load": (_ST, (_S, POINTER(_P))),
    "dp_executable_destroy": (None, (_P,)),
    "dp_executable_json": (_S, (_P,)),
    "dp_executable_device_count": (_I, (_P,)),
    "dp_executable_entry_count": (_I, (_P,)),
    "dp_executable_find_entry": (_I, (_P, _S)),
    "dp_executable_entry": (_ST, (_P, _I, POINTER(EntryInfo))),
    "dp_executable_argument": (_ST, (_P, _I, _I, POINTER(ValueInfo))),
    "dp_executable_result": (_ST, (_P, _I, _I, POINTER(ValueInfo))),
    "dp_job_find_place": (_ST, (_S, POINTER(_I), POINTER(_I))),
    "dp_job_join": (_ST, (POINTER(JobOptions), POINTER(_P))),
    "dp_job_finish": (_ST, (_P,)),
    "dp_job_destroy": (None, (_P,)),
    "dp_job_kind": (_S, (_P,)),
    "dp_job_process_count": (_I, (_P,)),
    "dp_job_process": (_I, (_P,)),
    "dp_job_agree": (_ST, (_P, _S)),
    "dp_job_broadcast": (_ST, (_P, _P, _I, _I)),
    "dp_job_all_gather": (_ST, (_P, _P, _I, _P)),
    "dp_job_compare": (_ST, (_P, POINTER(Setting), _I)),
    "dp_request_stop": (None, (c_int32,)),
    "dp_job_stop_reason": (c_int32, (_P,)),
    "dp_job_abort": (None, (_P, _S)),
    "dp_interrupt": (None, ()),
    "dp_interrupt_if_not_stopped": (None, ()),
    "dp_session_create": (_ST, (_P, POINTER(SessionOptions), POINTER(_P))),
    "dp_session_destroy": (None, (_P,)),
    "dp_session_save_kernel_choices": (_ST, (_P, _S)),
    "dp_session_step_seconds": (c_double, (_P,)),
    "dp_session_take_warning": (_S, (_P,)),
    "dp_session_thread_count": (_I, (_P,)),
    "dp_session_set_state": (_ST, (_P, _S, _A)),
    "dp_session_share_state": (_ST, (_P, _S, _A)),
    "dp_session_get_state": (_ST, (_P, _S, _A)),
    "dp_session_prepare": (_ST, (_P, _I, _A)),
    "dp_session_run": (_ST, (_P, _I, _A, _A)),
    "dp_session_upload": (_ST, (_P, _I, _A, POINTER(_I))),
    "dp_session_await_uploads": (_ST, (_P,)),
    "dp_session_run_uploaded": (_ST, (_P, _I, _A, _A)),
    "dp_session_drop_uploads": (_ST, (_P,)),
    "dp_session_join": (_ST, (_P, _I, _A, _A, POINTER(_I))),
    "dp_session_profile": (_ST, (_P, c_int32)),
    "dp_session_activities": (_I, (_P, POINTER(POINTER(Activity)))),
    "dp_session_result_shape": (_ST, (_P, _I, _A, _I, POINTER(_I))),
    "dp_file_write": (_ST, (_S, _P, _I)),
    "dp_arrays_write": (_ST, (_S, POINTER(NamedArray), _I)),
    "dp_checkpoint_write": (_ST, (_S, POINTER(NamedArray), _I, _I, _S, _S)),
    "dp_array_file_open": (_ST, (_S, POINTER(_P))),
    "dp_array_file_close": (None, (_P,)),
    "dp_array_file_arrays": (_I, (_P, POINTER(POINTER(NamedArray)))),
    "dp_array_file_head": (_S, (_P,)),
}


@functools.cache
def load(path: str) -> ctypes.CDLL:
    """Loads the library at `path` and declares its functions. Raises dp.ToolError if it is no
    runtime of this version."""
    try:
        library = ctypes.CDLL(path)
    except OSError as error:
        raise errors.ToolError(
            f"cannot load the runtime '{path}': {error}. Set DP_RUNTIME to a libdp_runtime.so for "
            "this machine."
        ) from None
    for name, (result, arguments) in FUNCTIONS.items():
        try:
            function = getattr(library, name)
        except AttributeError:
            raise errors.ToolError(
                f"'{path}' has no function {name}: it belongs to another version of the package. "
                "Install the runtime and the package from one release, or set DP_RUNTIME to the "
                "right one."
            ) from None
        function.restype, function.argtypes = result, arguments
    return library


@functools.cache
def runtime() -> ctypes.CDLL:
    """Returns the runtime of this process; it is loaded once."""
    from dp._toolchain import tools

    return load(str(tools.find_runtime()))


# The exceptions of statuses; the others are a RunError.
_KINDS: dict[int, type[errors.Error]] = {
    ABORTED: errors.JobError,
    GONE: errors.JobError,
    INTERRUPTED: errors.JobError,
    TIMEOUT: errors.StepTimeout,
    LIBRARY: errors.ToolError,
}


def error_of(status: int, message: str, rank: int = -1) -> errors.Error:
    """Returns the exception of a status, with it as `status` and the `rank` that failed; -1:
    unknown."""
    error = _KINDS.get(status, errors.RunError)(message)
    error.status = status
    error.rank = rank if rank >= 0 else None
    return error


def last_error(status: int) -> errors.Error:
    """Returns the exception of the last call of this thread, whose status is not success."""
    return error_of(
        status, runtime().dp_last_error().decode(errors="replace"), runtime().dp_last_error_rank()
    )


def check(status: int) -> None:
    """Raises the exception of a status that is not success."""
    if status != SUCCESS:
        raise last_error(status)


def handle(function: Any, *arguments: Any) -> int:
    """Calls a function whose last argument receives a handle, and returns that."""
    result = c_void_p()
    check(function(*arguments, byref(result)))
    return result.value or 0
