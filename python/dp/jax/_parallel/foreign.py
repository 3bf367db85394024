"""XLA's foreign function interface, for handlers in Python: structs of xla/ffi/api/c_api.h, whose
layout XLA keeps within a major version."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import jax

VERSION = 0, 1  # Of the interface, the oldest that has these structs. XLA refuses one that is gone.
METADATA, EXECUTE, UNKNOWN = 1, 3, 2  # Of its enumerations.

_size, _pointer = ctypes.c_size_t, ctypes.c_void_p
_head = [("struct_size", _size), ("extension", _pointer)]


class _Version(ctypes.Structure):
    _fields_ = [*_head, ("major", ctypes.c_int), ("minor", ctypes.c_int)]


class _Metadata(ctypes.Structure):
    _fields_ = [("struct_size", _size), ("version", _Version), ("traits", ctypes.c_uint32)]


class _Extension(ctypes.Structure):
    """That of metadata; others have no field `metadata`."""

    _fields_ = [
        ("struct_size", _size),
        ("type", ctypes.c_int),
        ("next", _pointer),
        ("metadata", ctypes.POINTER(_Metadata)),
    ]


class _Buffer(ctypes.Structure):
    _fields_ = [*_head, ("dtype", ctypes.c_int), ("data", _pointer)]


class _Buffers(ctypes.Structure):
    """Arguments or results."""

    _fields_ = [
        *_head,
        ("size", ctypes.c_int64),
        ("types", _pointer),
        ("of", ctypes.POINTER(ctypes.POINTER(_Buffer))),
    ]


class _Scalar(ctypes.Structure):
    _fields_ = [("dtype", ctypes.c_int), ("value", ctypes.POINTER(ctypes.c_int64))]


class _Attributes(ctypes.Structure):
    _fields_ = [
        *_head,
        ("size", ctypes.c_int64),
        ("types", _pointer),
        ("names", _pointer),
        ("of", ctypes.POINTER(ctypes.POINTER(_Scalar))),
    ]


class _NewError(ctypes.Structure):
    _fields_ = [*_head, ("message", ctypes.c_char_p), ("code", ctypes.c_int)]


class _Api(ctypes.Structure):
    _fields_ = [
        *_head,
        ("version", _Version),
        ("internal", _pointer),
        ("create_error", ctypes.CFUNCTYPE(_pointer, ctypes.POINTER(_NewError))),
    ]


class _Frame(ctypes.Structure):
    _fields_ = [
        *_head,
        ("api", ctypes.POINTER(_Api)),
        ("context", _pointer),
        ("stage", ctypes.c_int),
        ("arguments", _Buffers),
        ("results", _Buffers),
        ("attributes", _Attributes),
    ]


_handler_type = ctypes.CFUNCTYPE(_pointer, ctypes.POINTER(_Frame))
_kept: list[Any] = []
"""XLA calls the handlers until the process ends."""


def register(target: str, function: Callable[[int, list[int], list[int]], None]) -> None:
    """Makes XLA call function(key, addresses of arguments, addresses of results) for custom calls
    of `target` on the CPU, which have the attribute `key` alone. What it raises becomes the error
    of the executable."""

    def handle(pointer: Any) -> int | None:
        frame = pointer.contents
        try:
            if _answer(frame.extension) or frame.stage != EXECUTE:
                return None
            key = frame.attributes.of[0].contents.value[0]
            function(key, _addresses(frame.arguments), _addresses(frame.results))
        except BaseException as error:  # Also KeyboardInterrupt: nobody else would get it.
            message = f"{type(error).__name__}: {error}".encode()
            new = _NewError(ctypes.sizeof(_NewError), None, message, UNKNOWN)
            return frame.api.contents.create_error(ctypes.byref(new))
        return None

    handler = _handler_type(handle)
    _kept.append(handler)
    jax.ffi.register_ffi_target(target, jax.ffi.pycapsule(handler), platform="cpu")


def _answer(extension: int | None) -> bool:
    """Says which version of the interface this is, if XLA asks."""
    while extension:
        found = _Extension.from_address(extension)
        if found.type == METADATA:
            version = found.metadata.contents.version
            version.major, version.minor = VERSION
            return True
        extension = found.next
    return False


def _addresses(buffers: _Buffers) -> list[int]:
    return [buffers.of[i].contents.data or 0 for i in range(buffers.size)]
