"""Arrays of every kind reach a step without a copy where they are dense, and come back as they are.
Usage: arrays.py"""

import array
import ctypes

import numpy as np
from graphs import dp, expect

from dp import arrays
from dp.arrays import _DLTensor

DTYPES = {
    "bool": "i1",
    "i8": "i8",
    "i16": "i16",
    "i32": "i32",
    "i64": "i64",
    "u8": "ui8",
    "u16": "ui16",
    "u32": "ui32",
    "u64": "ui64",
    "f16": "f16",
    "bf16": "bf16",
    "f32": "f32",
    "f64": "f64",
    "c64": "complex<f32>",
    "c128": "complex<f64>",
}


class Tensor:
    """A tensor of another library, which knows DLPack alone."""

    def __init__(self, array, dtype, strides=None, device=1, offset=0):
        self.array, self.dtype, self.strides, self.device_type, self.offset = (
            array,
            dtype,
            strides,
            device,
            offset,
        )
        self.exports = 0

    def __dlpack_device__(self):
        return self.device_type, 0

    def __dlpack__(self):
        kinds = {"bool": (6, 8), "bf16": (4, 16), "f32": (2, 32), "c64": (5, 64), "f8": (10, 8)}
        kind, bits = kinds[self.dtype]
        n = self.array.ndim
        self.shape = (ctypes.c_int64 * max(n, 1))(*self.array.shape)
        self.stride = (
            (ctypes.c_int64 * max(n, 1))(*self.strides) if self.strides is not None else None
        )
        managed = (ctypes.c_byte * 128)()
        t = _DLTensor.from_buffer(managed)
        t.data, t.device_type, t.ndim, t.kind, t.bits, t.lanes = (
            self.array.ctypes.data - self.offset,
            self.device_type,
            n,
            kind,
            bits,
            1,
        )
        t.shape, t.byte_offset = self.shape, self.offset
        if self.stride is not None:
            t.strides = self.stride
        self.managed = managed
        make = ctypes.pythonapi.PyCapsule_New
        make.restype, make.argtypes = (
            ctypes.py_object,
            (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p),
        )
        self.exports += 1
        return make(ctypes.addressof(managed), b"dltensor", None)


def without_a_copy():
    a = np.arange(24, dtype="f4").reshape(4, 6)
    for value in (
        a,
        a[1:3],
        memoryview(a),
        np.zeros((0, 3), "f4"),
        np.zeros((), "f4"),
        Tensor(a, "f32"),
        Tensor(a, "f32", (6, 1)),
        Tensor(a, "f32", offset=16),
        Tensor(a[:1], "f32", (99, 1)),
        array.array("f", [1, 2, 3]),
    ):
        seen = arrays.view(value, "a")
        assert not seen.copied, value
        if isinstance(value, Tensor):
            assert (
                seen.pointer == value.array.ctypes.data
                and seen.shape == value.array.shape
                and value.exports == 1
            )
        elif isinstance(value, np.ndarray):
            assert seen.pointer == value.ctypes.data and seen.shape == value.shape
    read_only = a.copy()
    read_only.flags.writeable = False
    assert arrays.view(read_only, "a").pointer == read_only.ctypes.data
    print("dense arrays are not copied")


def with_a_copy():
    a = np.arange(24, dtype="f4").reshape(4, 6)
    for value in (
        a.T,
        a[:, ::2],
        a[::-1],
        a.astype(">f4"),
        np.asfortranarray(a),
        a.reshape(2, 2, 6).transpose(1, 0, 2),
    ):
        seen = arrays.view(value, "a")
        assert (
            seen.copied
            and seen.code == arrays.CODES["f32"]
            and np.array_equal(arrays.to_numpy(seen), value)
        )
    seen = arrays.view(Tensor(a.T, "f32", (1, 6)), "a")
    assert seen.copied and np.array_equal(arrays.to_numpy(seen), a.T)
    seen = arrays.view(Tensor(np.arange(3, dtype="f4"), "f32", (0,)), "a")
    assert np.array_equal(arrays.to_numpy(seen), [0, 0, 0])
    last = a[3, 5:]
    seen = arrays.view(Tensor(last, "f32", (-1,)), "a")
    assert np.array_equal(arrays.to_numpy(seen), last)
    seen = arrays.view(Tensor(a[:, 5], "f32", (6,)), "a")
    assert seen.copied and np.array_equal(arrays.to_numpy(seen), a[:, 5])
    print("other arrays are copied right")


def refused():
    a = np.zeros(3, "f4")
    for value, text in (
        (np.zeros(3, "M8[s]"), "datetime64"),
        (np.zeros(3, "U3"), "<U3"),
        (np.zeros(3, object), "object"),
        ([1.0, 2.0], "list"),
        (None, "NoneType"),
        ("x", "str"),
        (Tensor(a, "f32", device=2), "host memory"),
        (Tensor(a, "f8"), "DLPack code 10"),
        (np.zeros(3, np.longdouble), "float128"),
    ):
        expect(dp.ArgumentError, lambda: arrays.view(value, "a"), "'a'", text)
    for value, dtype in (
        (1.5, "i32"),
        (300, "u8"),
        (-1, "u64"),
        (2, "bool"),
        (1j, "f32"),
        (1 << 40, "i32"),
    ):
        expect(
            dp.ArgumentError,
            lambda: arrays.view(value, "a", arrays.CODES[dtype]),
            f"{value!r}",
            dtype,
        )
    for value, dtype in (
        (1, "f32"),
        (True, "i8"),
        (0.5, "f16"),
        (1, "c64"),
        (True, "bool"),
        (255, "u8"),
    ):
        seen = arrays.view(value, "a", arrays.CODES[dtype])
        assert arrays.to_numpy(seen) == value and seen.code == arrays.CODES[dtype]
    print("what is no array is refused")


def through_a_step():
    """Every dtype goes to the devices and comes back, as a batch, whole, and as state."""
    r = np.random.default_rng(1)
    for name, mlir in DTYPES.items():
        tensor = f"tensor<?x3x{mlir}>"
        state = tensor.replace("?", "2")
        text = f"""func.func @f(
          %s: {state} {{dp.name = "s", dp.state}}, %x: {tensor} {{dp.name = "x", dp.scatter = 0}},
          %k: tensor<{mlir}> {{dp.name = "k"}})
          -> ({tensor} {{dp.name = "y"}}, tensor<{mlir}> {{dp.name = "k"}},
              {state} {{dp.name = "t"}}) {{
          return %x, %k, %s : {tensor}, tensor<{mlir}>, {state}
        }}"""
        dtype = arrays.numpy_dtype(name)
        draw = lambda *shape: (
            (r.integers(0, 2, shape) == 1)
            if name == "bool"
            else r.integers(0, 100, shape).astype(dtype)
        )
        state, whole = draw(2, 3), draw()
        run = dp.Session(dp.from_mlir(text, state={"s": state}), devices=3)
        for rows in (5, 0, 1):
            x = draw(rows, 3)
            results = run(x=x, k=whole)
            for key, value in (("y", x), ("k", whole), ("t", state)):
                assert results[key].dtype == dtype and np.array_equal(results[key], value), (
                    name,
                    key,
                )
        if name == "bf16":
            tensor = Tensor(x, "bf16")
            assert np.array_equal(run(x=tensor, k=whole)["y"], x) and tensor.exports == 1
        assert run.state()["s"].dtype == dtype and np.array_equal(run.state()["s"], state)
    print(f"{len(DTYPES)} dtypes pass through a step")


for test in (without_a_copy, with_a_copy, refused, through_a_step):
    test()
