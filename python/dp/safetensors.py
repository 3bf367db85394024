"""Hugging Face's .safetensors files, as dp-run reads and writes them. Reading maps the file into memory."""
from __future__ import annotations

import contextlib
import ctypes
import json
import math
import os
import pathlib
import secrets
import stat
import tempfile
from collections.abc import Callable, Iterator, Mapping
from typing import Any, BinaryIO

import numpy as np

from dp import arrays, errors
from dp.arrays import CODES, View
from dp._runtime.native import DTYPES

_NAMES = {"BOOL": "bool", "I8": "i8", "U8": "u8", "I16": "i16", "U16": "u16", "F16": "f16", "BF16": "bf16", "I32": "i32", "U32": "u32",
          "F32": "f32", "I64": "i64", "U64": "u64", "F64": "f64", "C64": "c64"}
_TYPES = {CODES[ours]: theirs for theirs, ours in _NAMES.items()}
_LARGEST_HEADER = 100_000_000  # the format's own limit
_MOST_DIMENSIONS = 32  # numpy's before version 2


def _no_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"'{key}' is there twice")
        found[key] = value
    return found


def _is_size(value: Any) -> bool:
    return type(value) is int and 0 <= value < 1 << 63


def _entry(name: str, value: Any, size: int) -> tuple[int, tuple[int, ...], int, int]:
    """Returns dtype, shape, begin and end of an array. Raises ValueError."""
    try:
        dtype, shape, (begin, end) = value["dtype"], value["shape"], value["data_offsets"]
    except (TypeError, KeyError, ValueError):
        raise ValueError(f"array '{name}' lacks dtype, shape or data_offsets") from None
    if not isinstance(shape, list) or len(shape) > _MOST_DIMENSIONS:
        raise ValueError(f"array '{name}' has a shape that is no list of up to {_MOST_DIMENSIONS} sizes")
    if not isinstance(dtype, str) or dtype not in _NAMES:
        raise ValueError(f"array '{name}' has dtype {dtype!r}, which is not supported")
    if not all(map(_is_size, (*shape, begin, end))):
        raise ValueError(f"array '{name}' has a size or place that is no number of bytes")
    if begin > end or end > size:
        raise ValueError(f"array '{name}' is truncated: its data_offsets are {begin} and {end}, but {size} bytes follow the header")
    code = CODES[_NAMES[dtype]]
    # No array in memory has more bytes, also one with a size of 0.
    if math.prod(filter(None, shape)) * arrays.SIZES[code] >= 1 << 63 or math.prod(shape) * arrays.SIZES[code] != end - begin:
        raise ValueError(f"array '{name}' has {end - begin} bytes, which its dtype and shape do not take")
    return code, tuple(shape), begin, end


def _parse(header: bytes, size: int) -> tuple[dict[str, tuple[int, tuple[int, ...], int, int]], dict[str, str]]:
    if not header.startswith(b"{"):
        raise ValueError("its header does not begin with '{', so it is no .safetensors file")
    try:
        parsed = json.loads(header.decode(), object_pairs_hook=_no_twins)
    except RecursionError:
        raise ValueError("malformed header") from None
    metadata = parsed.pop("__metadata__", {})
    if not isinstance(metadata, dict) or not all(isinstance(text, str) for text in metadata.values()):
        raise ValueError("'__metadata__' is no map of texts")
    entries = {name: _entry(name, value, size) for name, value in parsed.items()}
    at = 0
    for name, (_, _, begin, end) in sorted(entries.items(), key=lambda item: item[1][2:]):
        if begin != at:
            raise ValueError(f"array '{name}' begins at byte {begin} of the data, not {at}, where the one before ends")
        at = end
    if at != size:
        raise ValueError(f"{size - at} bytes follow its arrays")
    return entries, metadata


def read_views(path: str | os.PathLike[str]) -> tuple[dict[str, View], dict[str, str]]:
    """Returns the arrays by name and the file's metadata. The arrays are read-only and the file is mapped: it must not shrink while
    they are used. Raises dp.FileError for a file that is damaged, truncated or of another kind."""
    try:
        with open(path, "rb") as file:
            size = os.fstat(file.fileno()).st_size
            length = int.from_bytes(file.read(8), "little")
            if size < 8 or length > min(size - 8, _LARGEST_HEADER):
                raise errors.FileError(f"'{os.fspath(path)}' is no .safetensors file, or is truncated in its header")
            header = file.read(length)
            memory = np.memmap(file, np.uint8, "r") if size else np.zeros(0, np.uint8)
    except OSError as error:
        raise errors.FileError(f"cannot read '{os.fspath(path)}': {error.strerror}") from None
    except ValueError as error:  # A name with a NUL.
        raise errors.FileError(f"cannot read {os.fspath(path)!r}: {error}") from None
    try:
        entries, metadata = _parse(header, size - 8 - length)
    except (ValueError, UnicodeDecodeError) as error:
        raise errors.FileError(f"'{os.fspath(path)}' is damaged or of another kind: {error}") from None
    views = {}
    for name, (code, shape, begin, end) in entries.items():
        raw = memory[8 + length + begin:8 + length + end]
        if raw.ctypes.data % arrays.SIZES[code] != 0:
            raw = raw.copy()  # other writers need not align
        array = np.frombuffer(raw, arrays.numpy_dtype(DTYPES[code])).reshape(shape)
        views[name] = View(array.__array_interface__["data"][0], code, shape, array, False)
    return views, metadata


def read(path: str | os.PathLike[str]) -> dict[str, np.ndarray]:
    """Returns the arrays by name; see read_views."""
    return {name: arrays.to_numpy(view) for name, view in read_views(path)[0].items()}


@contextlib.contextmanager
def _unnamed(target: str) -> Iterator[tuple[BinaryIO, Callable[[], None]]]:
    """Opens a file beside `target` that has no name yet, and nothing remains of it if the process is killed. Yields it and what gives it
    the name. Where the system has no such files, it has a temporary name."""
    folder, prefix = os.path.dirname(target), f".{os.path.basename(target)[:100]}."
    try:
        file = open(target, "w+b", opener=lambda path, flags: os.open(folder, os.O_RDWR | os.O_TMPFILE, 0o600))
    except (AttributeError, OSError):
        file = None
    if file is not None:
        with file:
            beside = os.path.join(folder, prefix + secrets.token_hex(8))

            def name() -> None:
                try:
                    # With a folder given, Python follows the link in /proc.
                    os.link(f"/proc/self/fd/{file.fileno()}", beside, src_dir_fd=file.fileno())
                    os.replace(beside, target)
                except BaseException:
                    _remove(beside)
                    raise
            yield file, name
        return
    with tempfile.NamedTemporaryFile(dir=folder, prefix=prefix, delete=False) as named:
        try:
            yield named, lambda: os.replace(named.name, target)  # type: ignore[misc]
        except BaseException:
            _remove(named.name)
            raise


def _remove(path: str) -> None:
    """Removes a file that may have got another name."""
    with contextlib.suppress(FileNotFoundError):
        os.unlink(path)


@contextlib.contextmanager
def atomic(path: str | os.PathLike[str]) -> Iterator[BinaryIO]:
    """Opens a file that takes its name when it is complete and synced; a link is followed, and the mode stays. Raises dp.FileError."""
    check_name(path)
    target = os.path.realpath(path)
    try:
        try:
            mode = stat.S_IMODE(os.stat(target).st_mode)
        except FileNotFoundError:
            mask = os.umask(0)
            os.umask(mask)
            mode = 0o666 & ~mask
        with _unnamed(target) as (file, name):
            yield file
            file.flush()
            os.fchmod(file.fileno(), mode)
            os.fsync(file.fileno())
            name()
    except OSError as error:
        raise errors.FileError(f"cannot write '{os.fspath(path)}': {error.strerror}") from None


def check_name(path: str | os.PathLike[str]) -> None:
    if "\0" in os.fspath(path):
        raise errors.FileError(f"cannot write {os.fspath(path)!r}: its name has a NUL")


def write(path: str | os.PathLike[str], values: Mapping[str, Any], metadata: Mapping[str, str] | None = None) -> None:
    """Writes arrays (dp.arrays.View, or what dp.arrays.view takes). Raises dp.FileError; the old file is then as it was."""
    views = {name: value if isinstance(value, View) else arrays.view(value, name) for name, value in values.items()}
    header: dict[str, Any] = {"__metadata__": dict(metadata)} if metadata else {}
    # Wide elements come first, so that all are aligned.
    order = sorted(views, key=lambda name: -arrays.SIZES[views[name].code])
    at = 0
    for name in order:
        view = views[name]
        if view.code not in _TYPES or name == "__metadata__":
            raise errors.FileError(f"'{os.fspath(path)}': a .safetensors file cannot have an array '{name}' of dtype {DTYPES[view.code]}")
        header[name] = {"dtype": _TYPES[view.code], "shape": list(view.shape), "data_offsets": [at, at + view.nbytes]}
        at += view.nbytes
    text = json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode(errors="surrogateescape")
    text += b" " * (-len(text) % 8)
    if len(text) > _LARGEST_HEADER:
        raise errors.FileError(f"'{os.fspath(path)}': the names and shapes are too long for a .safetensors file")
    with atomic(pathlib.Path(path)) as file:
        file.write(len(text).to_bytes(8, "little") + text)
        for name in order:
            if views[name].nbytes:
                file.write((ctypes.c_char * views[name].nbytes).from_address(views[name].pointer))
