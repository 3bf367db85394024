"""Bindings of the part of the runtime's C API (dp/Runtime/Runtime.h) that the fuzzer and the
conformance tests need."""

import ctypes
import json

import numpy as np

DTYPES = {
    "i1": (0, np.uint8),
    "i8": (1, np.int8),
    "i16": (2, np.int16),
    "i32": (3, np.int32),
    "i64": (4, np.int64),
    "f16": (5, np.float16),
    "bf16": (6, np.uint16),
    "f32": (7, np.float32),
    "f64": (8, np.float64),
    # As descriptors name them.
    "bool": (0, np.uint8),
    "u8": (9, np.uint8),
    "u16": (10, np.uint16),
    "u32": (11, np.uint32),
    "u64": (12, np.uint64),
    "c64": (13, np.complex64),
    "c128": (14, np.complex128),
}


class CArray(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("dtype", ctypes.c_int32),
        ("rank", ctypes.c_int32),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("memory", ctypes.c_int32),
        ("gpu", ctypes.c_int32),
        ("stream", ctypes.c_void_p),
    ]


class Options(ctypes.Structure):
    _fields_ = [
        ("devices", ctypes.c_int64),
        ("threads", ctypes.c_int64),
        ("job", ctypes.c_void_p),
        ("timeout_seconds", ctypes.c_double),
        ("on_timeout", ctypes.c_void_p),
        ("on_timeout_context", ctypes.c_void_p),
        ("local_batches", ctypes.c_int32),
        ("backend", ctypes.c_int32),
        ("device_ids", ctypes.c_void_p),
        ("num_device_ids", ctypes.c_int64),
        ("output_device", ctypes.c_void_p),
        ("deterministic", ctypes.c_int32),
        ("cuda_graph", ctypes.c_int32),
        ("loopback", ctypes.c_int32),
        ("kernel_choices", ctypes.c_char_p),
        ("tune_kernels", ctypes.c_int32),
    ]


class RuntimeFailure(Exception):
    pass


def encode(data, element):
    """Converts float64 or int64 data to the dtype's bytes."""
    if element == "bf16":
        data = (np.asarray(data, np.float32).view(np.uint32) >> 16).astype(np.uint16)
    # Not np.ascontiguousarray, which turns a number into a vector.
    return np.array(data, DTYPES[element][1], order="C")


def decode(array, element):
    if element == "bf16":
        return (
            np.left_shift(array.astype(np.uint32), np.uint32(16), dtype=np.uint32)
            .view(np.float32)
            .astype(np.float64)
        )
    return array.astype(np.float64 if array.dtype.kind == "f" else np.int64)


def describe(array, element, keep):
    """Returns a dp_array of a numpy array; `keep` owns what must live as long."""
    shape = (ctypes.c_int64 * max(1, array.ndim))(*array.shape)
    keep += [shape, array]
    return CArray(array.ctypes.data, DTYPES[element][0], array.ndim, shape)


class Session:
    """A program on a number of devices."""

    def __init__(self, library, path, devices, timeout, loopback=False):
        self.shared = ctypes.CDLL(library)
        self.shared.dp_last_error.restype = ctypes.c_char_p
        for name in ("dp_executable_entry_count", "dp_executable_find_entry"):
            getattr(self.shared, name).restype = ctypes.c_int64
        self.shared.dp_executable_json.restype = ctypes.c_char_p
        self.program, self.session, self.devices = ctypes.c_void_p(), ctypes.c_void_p(), devices
        self.call("dp_executable_load", path.encode(), ctypes.byref(self.program))
        options = Options(
            devices=devices, threads=1, timeout_seconds=timeout, loopback=int(loopback)
        )
        self.call(
            "dp_session_create", self.program, ctypes.byref(options), ctypes.byref(self.session)
        )

    def call(self, name, *arguments):
        if getattr(self.shared, name)(*arguments):
            raise RuntimeFailure(self.shared.dp_last_error().decode(errors="replace"))

    def describe(self):
        """Returns the program's descriptor, as docs/executable.md explains it."""
        return json.loads(self.shared.dp_executable_json(self.program))

    def close(self):
        self.shared.dp_session_destroy(self.session)
        self.shared.dp_executable_destroy(self.program)

    def set_state(self, name, array, element):
        keep = []
        self.call(
            "dp_session_set_state",
            self.session,
            name.encode(),
            ctypes.byref(describe(array, element, keep)),
        )

    def get_state(self, name, shape, element):
        array, keep = np.empty(shape, DTYPES[element][1]), []
        self.call(
            "dp_session_get_state",
            self.session,
            name.encode(),
            ctypes.byref(describe(array, element, keep)),
        )
        return array

    def result_shape(self, entry, arguments, result, rank):
        """Returns the shape of a result, by its number, for such arguments."""
        number, keep, shape = (
            self.shared.dp_executable_find_entry(self.program, entry.encode()),
            [],
            (ctypes.c_int64 * max(1, rank))(),
        )
        given = (CArray * max(1, len(arguments)))(*[describe(a, e, keep) for a, e in arguments])
        self.call(
            "dp_session_result_shape",
            self.session,
            ctypes.c_int64(number),
            given,
            ctypes.c_int64(result),
            shape,
        )
        return tuple(shape[:rank])

    def run(self, entry, arguments, results):
        """`arguments` are (array, element), `results` (shape, element), or None for
        those that update a state. Returns the arrays."""
        number = self.shared.dp_executable_find_entry(self.program, entry.encode())
        keep = []
        given = (CArray * max(1, len(arguments)))(*[describe(a, e, keep) for a, e in arguments])
        made = [None if r is None else np.empty(r[0], DTYPES[r[1]][1]) for r in results]
        wanted = (CArray * max(1, len(results)))(
            *[
                CArray(None, 0, 0, None) if r is None else describe(a, r[1], keep)
                for a, r in zip(made, results)
            ]
        )
        self.call("dp_session_run", self.session, ctypes.c_int64(number), given, wanted)
        return made
