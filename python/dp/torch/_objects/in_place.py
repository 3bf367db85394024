"""Values that change in place and have no keys, such as generators of numbers, arrays and sets: how
their content is read and set."""

from __future__ import annotations

import array
import ctypes
import io
import random
from typing import Any, TypeGuard

import numpy as np

from dp.torch._objects.holders import LARGE, LARGE_ARRAY, Whole

GENERATORS = (random.Random, np.random.RandomState, np.random.Generator)
# The last is ctypes._SimpleCData.
DATA = (ctypes.Structure, ctypes.Union, ctypes.Array, ctypes.c_int.__mro__[1])


def is_data(value: Any) -> TypeGuard[ctypes.Structure]:
    return isinstance(value, DATA)


def in_place(value: Any) -> Whole | None:
    """Returns what holds the content of a value that changes in place and has no keys; None if it
    is none."""
    if isinstance(value, random.Random):
        return Whole(value, value.getstate, value.setstate)
    if isinstance(value, np.random.RandomState):
        return Whole(
            value, lambda: frozen(value.get_state()), lambda state: value.set_state(thawed(state))
        )
    if isinstance(value, np.random.Generator):
        bits = value.bit_generator
        return Whole(
            value, lambda: frozen(bits.state), lambda state: setattr(bits, "state", thawed(state))
        )
    if isinstance(value, np.ndarray) and value.dtype == object and value.size <= LARGE:
        return Whole(
            value,
            lambda: tuple(value.flat),
            lambda content: value.flat.__setitem__(slice(None), list(content)),
        )
    if isinstance(value, np.ndarray) and value.nbytes <= LARGE_ARRAY and value.dtype != object:
        return Whole(
            value,
            value.tobytes,
            lambda data: np.copyto(value, np.frombuffer(data, value.dtype).reshape(value.shape)),
        )
    if isinstance(value, memoryview) and value.c_contiguous and value.nbytes <= LARGE_ARRAY:
        return Whole(
            value, value.tobytes, lambda data: value.cast("B").__setitem__(slice(None), data)
        )
    if isinstance(value, (io.BytesIO, io.StringIO)) and not value.closed:
        return Whole(
            value,
            value.getvalue,
            lambda content: (value.seek(0), value.truncate(), value.write(content)),
        )
    if isinstance(value, array.array) and len(value) * value.itemsize <= LARGE_ARRAY:
        return Whole(
            value,
            value.tobytes,
            lambda data: value.__setitem__(slice(None), array.array(value.typecode, data)),
        )
    if is_data(value) and ctypes.sizeof(value) <= LARGE_ARRAY:
        return Whole(
            value,
            lambda: bytes(value),
            lambda data: ctypes.memmove(ctypes.addressof(value), data, len(data)),
        )
    if isinstance(value, set) and len(value) <= LARGE:
        return Whole(
            value, lambda: frozenset(value), lambda content: (value.clear(), value.update(content))
        )
    if isinstance(value, bytearray) and len(value) <= LARGE:
        return Whole(
            value, lambda: bytes(value), lambda content: value.__setitem__(slice(None), content)
        )
    return None


def frozen(state: Any) -> Any:
    """Returns a generator's state, of dicts, tuples and arrays, as a value that compares."""
    if isinstance(state, dict):
        return tuple((k, frozen(v)) for k, v in state.items())
    if isinstance(state, tuple):
        return ("tuple", *map(frozen, state))
    return ("array", state.dtype.str, state.tobytes()) if isinstance(state, np.ndarray) else state


def thawed(state: Any) -> Any:
    if isinstance(state, tuple) and state and state[0] == "tuple":
        return tuple(map(thawed, state[1:]))
    if isinstance(state, tuple) and state and state[0] == "array":
        return np.frombuffer(state[2], state[1]).copy()
    return {k: thawed(v) for k, v in state} if isinstance(state, tuple) else state
