"""Dense arrays in host memory or that of a GPU, from and to other libraries, without a copy where
they are dense and row-major.

An array is a numpy array, or anything with __dlpack__ (torch.Tensor, jax.Array, cupy.ndarray) or
the buffer protocol. numpy has no bf16: such an array has dtype ml_dtypes.bfloat16 if that
package is installed, else uint16 with the same bits.
"""

from __future__ import annotations

import ctypes
import dataclasses
import functools
import math
import sys
from typing import Any

import numpy as np

from dp._runtime import native
from dp._runtime.native import DTYPES
from dp.errors import ArgumentError

CODES = {name: code for code, name in enumerate(DTYPES)}
SIZES = (1, 1, 2, 4, 8, 2, 2, 4, 8, 1, 2, 4, 8, 8, 16)
BF16 = CODES["bf16"]
_NUMPY = ("?", "i1", "i2", "i4", "i8", "f2", "", "f4", "f8", "u1", "u2", "u4", "u8", "c8", "c16")
_CODE_OF = {np.dtype(text): code for code, text in enumerate(_NUMPY) if text} | {
    np.dtype("V2"): BF16
}
# Signed and unsigned integers of one width stand for each other, as in the runtime.
_UNSIGNED = {CODES[f"u{bits}"]: CODES[f"i{bits}"] for bits in (8, 16, 32, 64)}


@dataclasses.dataclass(frozen=True)
class View:
    """The memory of a dense row-major array. `keep` owns it."""

    pointer: int
    code: int
    """A dp_dtype."""
    shape: tuple[int, ...]
    keep: Any
    copied: bool
    """The memory is a copy of the array's."""
    gpu: int | None = None
    """The GPU in whose memory it is, in the order of its default stream; None: the host's."""

    @property
    def nbytes(self) -> int:
        return math.prod(self.shape) * SIZES[self.code]


@functools.cache
def _bfloat16() -> np.dtype | None:
    try:
        import ml_dtypes  # pyright: ignore[reportMissingImports] It is optional.
    except ImportError:
        return None
    return np.dtype(ml_dtypes.bfloat16)


def is_shareable(array: Any, seen: View, gpu: int | None = None) -> bool:
    """Whether a session may update the memory of an array, the view `seen`, in place: that of a
    writable numpy array or a torch.Tensor, aligned as vectors are, which lies on GPU `gpu`, or in
    host memory if that is None."""
    of_cuda = getattr(array, "__cuda_array_interface__", None) if seen.gpu is not None else None
    writable = (
        array.flags.writeable
        if isinstance(array, np.ndarray)
        else hasattr(array, "untyped_storage") or of_cuda is not None and not of_cuda["data"][1]
    )
    is_there = seen.gpu == gpu and not seen.copied
    return writable and is_there and seen.nbytes > 0 and seen.pointer % 64 == 0


def await_library(array: Any) -> None:
    """Makes later work of the default stream of an array's GPU run after the present work of its
    library's current stream."""
    array.__dlpack__(stream=_DEFAULT_STREAM)


def numpy_dtype(name: str) -> np.dtype:
    """Returns numpy's dtype for a name of docs/executable.md, such as "f32"."""
    if name == "bf16":
        return _bfloat16() or np.dtype("u2")
    return np.dtype(_NUMPY[CODES[name]])


def describe(code: int, shape: tuple[int, ...]) -> str:
    """f32[60, ?]"""
    return f"{DTYPES[code]}[{', '.join('?' if size < 0 else str(size) for size in shape)}]"


def fits(code: int, expected: int, raw: bool = False) -> bool:
    """Whether an array of one dtype can stand for another. `raw`: 16-bit integers can be the bits
    of bf16."""
    if code == expected or _UNSIGNED.get(code, code) == _UNSIGNED.get(expected, expected):
        return True
    return raw and expected == BF16 and code == CODES["u16"]


def code_of(dtype: np.dtype) -> int | None:
    """Returns the dp_dtype of a numpy dtype of any byte order; None if there is none."""
    code = _CODE_OF.get(dtype)
    if code is None:
        code = (
            _CODE_OF.get(dtype.newbyteorder("="))
            if dtype.kind in "iufc"
            else BF16
            if dtype.name == "bfloat16"
            else None
        )
    return code


def _of_numpy(array: np.ndarray, name: str) -> View:
    code = code_of(array.dtype)
    if code is None:
        raise ArgumentError(
            f"'{name}' has numpy's dtype {array.dtype}, which a step cannot take; it takes "
            f"{', '.join(DTYPES)}"
        )
    dense = array
    if not array.dtype.isnative:
        dense = array.astype(array.dtype.newbyteorder("="), order="C")
    elif not array.flags.c_contiguous:
        dense = np.array(array, order="C")  # ascontiguousarray would make 0-d arrays 1-d
    return View(dense.__array_interface__["data"][0], code, array.shape, dense, dense is not array)


class _DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("kind", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


# By DLDataTypeCode and bits.
_DLPACK = {
    (0, 8): "i8",
    (0, 16): "i16",
    (0, 32): "i32",
    (0, 64): "i64",
    (1, 8): "u8",
    (1, 16): "u16",
    (1, 32): "u32",
    (1, 64): "u64",
    (2, 16): "f16",
    (2, 32): "f32",
    (2, 64): "f64",
    (4, 16): "bf16",
    (5, 64): "c64",
    (5, 128): "c128",
    (6, 8): "bool",
}
_HOST_DEVICES = (1, 3, 11)  # the CPU, and memory that CUDA or ROCm has pinned
_CUDA = 2
_DEFAULT_STREAM = 1  # the legacy one, of CUDA
_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.restype, _capsule_pointer.argtypes = (
    ctypes.c_void_p,
    (ctypes.py_object, ctypes.c_char_p),
)


def _resolved(value: Any) -> Any:
    """Returns a tensor of PyTorch with the values that it stands for: it may be negated or
    conjugated when it is read."""
    for is_lazy, resolve in (("is_neg", "resolve_neg"), ("is_conj", "resolve_conj")):
        if hasattr(value, is_lazy) and getattr(value, is_lazy)():
            value = getattr(value, resolve)()
    return value


def on_host(value: Any, name: str) -> Any:
    """Returns a copy in host memory of an array on a device. Raises dp.ArgumentError if its library
    makes none."""
    if hasattr(value, "cpu"):
        return value.cpu()
    if hasattr(value, "__array__"):
        try:
            return np.asarray(value)
        except TypeError:
            pass  # cupy wants to be asked in another way.
    raise ArgumentError(
        f"'{name}' is on device {getattr(value, 'device', value.__dlpack_device__())}, and its "
        "values are needed in host memory here. Pass a copy on the CPU."
    )


def _of_dlpack(value: Any, name: str, gpus: bool) -> View:
    layout = str(getattr(value, "layout", ""))
    if layout.startswith("torch.") and layout != "torch.strided":
        raise ArgumentError(
            f"'{name}' is a tensor of {value.layout}; a step takes dense ones, as value.to_dense() "
            f"makes"
        )
    if getattr(value, "is_meta", False) is True:
        raise ArgumentError(f"'{name}' is on the device 'meta' and has no values")
    if (plain := _resolved(value)) is not value:
        return dataclasses.replace(_of_dlpack(plain, name, gpus), copied=True)
    kind, number = value.__dlpack_device__()
    is_on_gpu = kind == _CUDA and gpus
    if kind not in _HOST_DEVICES and not is_on_gpu:
        return dataclasses.replace(view(on_host(value, name), name), copied=True)
    try:
        # The library lets that stream wait for the work that makes the array.
        capsule = value.__dlpack__(stream=_DEFAULT_STREAM) if is_on_gpu else value.__dlpack__()
    except Exception as error:  # each library has its own kind
        raise ArgumentError(f"'{name}' cannot be read by DLPack: {error}") from error
    # An unconsumed capsule frees its tensor when it dies, so keeping it keeps the memory.
    tensor = _DLTensor.from_address(_capsule_pointer(capsule, b"dltensor"))
    dtype = _DLPACK.get((tensor.kind, tensor.bits)) if tensor.lanes == 1 else None
    if dtype is None:
        raise ArgumentError(
            f"'{name}' has a dtype of {tensor.bits} bits and DLPack code {tensor.kind}, which a "
            f"step cannot take; it takes {', '.join(DTYPES)}"
        )
    code = CODES[dtype]
    shape = tuple(tensor.shape[: tensor.ndim])
    pointer = (tensor.data or 0) + tensor.byte_offset
    strides = tuple(tensor.strides[: tensor.ndim]) if tensor.strides else None
    if strides is None or _is_dense(shape, strides):
        return View(pointer, code, shape, capsule, False, number if is_on_gpu else None)
    if is_on_gpu:
        if not hasattr(value, "contiguous"):
            raise ArgumentError(
                f"'{name}' on GPU {number} has the strides {strides} for the shape {shape}; give a "
                "dense, row-major copy"
            )
        return dataclasses.replace(_of_dlpack(value.contiguous(), name, gpus), copied=True)
    size = SIZES[code]
    low = sum((n - 1) * s for n, s in zip(shape, strides) if s < 0) * size
    high = sum((n - 1) * s for n, s in zip(shape, strides) if s > 0) * size + size
    memory = (ctypes.c_char * (high - low)).from_address(pointer + low)
    bytes_of_strides = tuple(s * size for s in strides)
    # That an array of ctypes is a buffer, its types say from Python 3.12 on.
    buffer: Any = memory
    array = np.ndarray(shape, f"V{size}", buffer, -low, bytes_of_strides).copy(order="C")
    return View(array.__array_interface__["data"][0], code, shape, array, True)


def _is_dense(shape: tuple[int, ...], strides: tuple[int, ...]) -> bool:
    """Whether the strides, in elements, are those of a row-major array."""
    expected = 1
    for size, stride in zip(reversed(shape), reversed(strides)):
        if size == 0:
            return True
        if size != 1 and stride != expected:
            return False
        expected *= size
    return True


def _of_scalar(value: Any, name: str, expected: int) -> View:
    dtype = numpy_dtype(DTYPES[expected])
    kind = {bool: 0, int: 1, float: 2, complex: 3}[type(value)]
    most = (
        0
        if expected == 0
        else 3
        if expected >= CODES["c64"]
        else 2
        if DTYPES[expected][0] in "fb"
        else 1
    )
    fits_range = (
        dtype.kind not in "iu" or kind > 1 or np.iinfo(dtype).min <= value <= np.iinfo(dtype).max
    )
    if kind > most or not fits_range or (expected == BF16 and dtype == np.uint16):
        raise ArgumentError(f"'{name}' is {value!r}, but the step takes {DTYPES[expected]}[]")
    return _of_numpy(np.asarray(value, dtype), name)


def view(value: Any, name: str, expected: int | None = None, gpus: bool = False) -> View:
    """Returns the memory of an array called `name` in messages; of a copy if it is not dense and
    row-major in this machine's byte order, and of one in host memory if it is on a device, unless
    this is a GPU and `gpus` is set. `expected` is the dtype that Python's numbers become. Raises
    dp.ArgumentError for what is no such array."""
    if isinstance(value, np.ma.MaskedArray):
        raise ArgumentError(
            f"'{name}' is a masked array, and a step takes no masks; give its data and its mask as "
            f"two arrays"
        )
    if isinstance(value, np.ndarray):
        return _of_numpy(value, name)
    if isinstance(value, np.generic):
        return _of_numpy(np.asarray(value), name)
    if type(value) in (bool, int, float, complex) and expected is not None:
        return _of_scalar(value, name, expected)
    if hasattr(value, "__dlpack__") and hasattr(value, "__dlpack_device__"):
        return _of_dlpack(value, name, gpus)
    try:
        return _of_numpy(np.asarray(memoryview(value)), name)
    except (TypeError, ValueError, NotImplementedError):
        raise ArgumentError(
            f"'{name}' is of type {type(value).__name__}, which is no array: it has neither "
            "__dlpack__ nor the buffer protocol"
        ) from None


def digest(seen: View) -> str:
    """Returns dtype, shape and a digest of the bytes."""
    text = ctypes.create_string_buffer(33)
    native.runtime().dp_digest(seen.pointer, seen.nbytes, text)
    return f"{describe(seen.code, seen.shape)} {text.value.decode()}"


def spec(value: Any, name: str) -> tuple[int | None, tuple[int, ...]]:
    """Returns dtype and shape of an array; the dtype of Python's numbers is None: they take any."""
    if isinstance(value, np.ndarray) and (code := _CODE_OF.get(value.dtype)) is not None:
        return code, value.shape
    if type(value) in (bool, int, float, complex):
        return None, ()
    seen = view(value, name)
    return seen.code, seen.shape


def result_view(value: Any, name: str, code: int, shape: tuple[int, ...]) -> View:
    """Returns the memory of an array that Step.allocate made for a result. Raises TypeError if a
    result cannot be written there."""
    seen = view(value, name, gpus=True)
    if seen.copied or seen.shape != shape or not fits(seen.code, code, raw=True):
        raise TypeError(
            f"allocate() of result '{name}' returned "
            f"{describe(seen.code, seen.shape)}{', not dense' if seen.copied else ''}; expected a "
            f"dense {describe(code, shape)}"
        )
    return seen


class _Memory:
    """Memory of an owner, for numpy."""

    def __init__(self, seen: View, dtype: np.dtype):
        self.keep = seen.keep
        self.__array_interface__ = {
            "version": 3,
            "shape": seen.shape,
            "typestr": dtype.str,
            "data": (seen.pointer, False),
        }


def to_numpy(seen: View) -> np.ndarray:
    """Returns a numpy array on the memory of a view. It keeps the view."""
    dtype = numpy_dtype(DTYPES[seen.code])
    if isinstance(seen.keep, np.ndarray):
        return seen.keep.view(dtype) if seen.keep.dtype != dtype else seen.keep
    if seen.nbytes == 0:
        return np.empty(seen.shape, dtype)
    bits = np.dtype(f"u{dtype.itemsize}") if dtype.kind == "V" else dtype
    return np.asarray(_Memory(seen, bits)).view(dtype)


assert sys.byteorder == "little", "the package runs on little-endian machines only"
