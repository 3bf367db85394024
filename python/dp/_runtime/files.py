"""Files of arrays, checkpoints and other outputs, as the runtime reads and writes them (dp/Files of
the sources)."""

from __future__ import annotations

import ctypes
import math
import os
import weakref
from collections.abc import Mapping
from typing import Any

import numpy as np

from dp import arrays, errors
from dp._runtime import native
from dp.arrays import View

_MOST_DIMENSIONS = 32  # numpy's before version 2


def _path(path: str | os.PathLike[str]) -> bytes:
    name = os.fspath(path)
    if "\0" in name:
        raise errors.FileError(f"cannot open {name!r}: its name has a NUL")
    return os.fsencode(name)


def _check(status: int) -> None:
    """Raises dp.FileError unless a function of files has returned success."""
    if status != native.SUCCESS:
        raise errors.FileError(str(native.last_error(status)))


def write(path: str | os.PathLike[str], content: bytes) -> None:
    """Writes a file, which replaces an older one when it is complete and synced; a link is
    followed, and the mode stays. Raises dp.FileError; the old file is then as it was."""
    _check(native.runtime().dp_file_write(_path(path), content, len(content)))


def _named(values: Mapping[str, Any]) -> tuple[Any, list[Any]]:
    """Returns an array of dp_named_array and the objects that own its memory."""
    views = {
        name: value if isinstance(value, View) else arrays.view(value, name)
        for name, value in values.items()
    }
    named = (native.NamedArray * len(views))()
    owners: list[Any] = [views]
    for entry, (name, view) in zip(named, views.items()):
        if "\0" in name:
            raise errors.FileError(
                f"an array called {name!r} cannot be in a file: its name has a NUL"
            )
        shape = (ctypes.c_int64 * len(view.shape))(*view.shape)
        owners.append(shape)
        entry.name = name.encode(errors="surrogateescape")
        entry.array = native.Array(view.pointer, view.code, len(view.shape), shape)
    return named, owners


def write_arrays(path: str | os.PathLike[str], values: Mapping[str, Any]) -> None:
    """Writes arrays (dp.arrays.View, or values that dp.arrays.view takes) to a .safetensors or .npz
    file, as write() does."""
    named, owners = _named(values)
    _check(native.runtime().dp_arrays_write(_path(path), named, len(named)))
    del owners


def write_checkpoint(
    path: str | os.PathLike[str], states: Mapping[str, View], step: int, more: str
) -> None:
    """Writes a checkpoint as dp-run does; `more` is JSON: further members of its head."""
    named, owners = _named(states)
    _check(
        native.runtime().dp_checkpoint_write(
            _path(path), named, len(named), step, b"the Python package", more.encode()
        )
    )
    del owners


class _File:
    """An open file. The arrays on its memory keep it."""

    def __init__(self, path: str | os.PathLike[str]):
        runtime = native.runtime()
        handle = ctypes.c_void_p()
        _check(runtime.dp_array_file_open(_path(path), ctypes.byref(handle)))
        self.handle = handle
        weakref.finalize(self, runtime.dp_array_file_close, handle)


def read_views(path: str | os.PathLike[str]) -> tuple[dict[str, View], str | None]:
    """Returns the arrays of a file by name and, of a checkpoint, the JSON of its head; of that the
    arrays are the states, and all is compared with its digests. The arrays are read-only. A
    .safetensors file is mapped: it must not shrink while they are used. Raises dp.FileError for a
    file that is damaged, truncated or of another kind."""
    runtime, file = native.runtime(), _File(path)
    described = ctypes.POINTER(native.NamedArray)()
    count = runtime.dp_array_file_arrays(file.handle, ctypes.byref(described))
    views = {}
    for i in range(count):
        array, name = described[i].array, described[i].name.decode(errors="surrogateescape")
        if array.rank > _MOST_DIMENSIONS:
            raise errors.FileError(
                f"'{os.fspath(path)}': array '{name}' has {array.rank} dimensions; numpy has up "
                f"to {_MOST_DIMENSIONS}"
            )
        shape, dtype = (
            tuple(array.shape[d] for d in range(array.rank)),
            arrays.numpy_dtype(native.DTYPES[array.dtype]),
        )
        # No array of numpy has more bytes, also one with a size of 0.
        if math.prod(filter(None, shape)) * dtype.itemsize >= 1 << 63:
            raise errors.FileError(
                f"'{os.fspath(path)}': array '{name}' has a shape that is too large for numpy"
            )
        if size := math.prod(shape) * dtype.itemsize:
            memory: Any = (ctypes.c_char * size).from_address(array.data)
            memory.owner = file
            numbers = np.frombuffer(memory, dtype).reshape(shape)
        else:
            numbers = np.empty(shape, dtype)
        numbers.flags.writeable = False
        views[name] = View(
            numbers.__array_interface__["data"][0], array.dtype, shape, numbers, False
        )
    head = runtime.dp_array_file_head(file.handle)
    return views, None if head is None else head.decode(errors="replace")


def read(path: str | os.PathLike[str]) -> dict[str, np.ndarray]:
    """Returns the arrays by name; see read_views."""
    return {name: arrays.to_numpy(view) for name, view in read_views(path)[0].items()}
