"""Arrays of another library on GPUs, those of DP_CUDA_LIBRARY, reach a step and its results without
a copy on the host, which cannot access them. Usage: gpu_arrays.py [FUNCTION...]"""

import ctypes
import os
import sys
import tempfile

import numpy as np
from graphs import dp, expect, initial, predict_step, reference, rows, train_step

from dp import arrays
from dp.arrays import _DLTensor

OPTIONS = ["--arch=emulated"]
cuda = ctypes.CDLL(os.environ["DP_CUDA_LIBRARY"])
KINDS = {"float32": (2, 32), "int64": (0, 64)}
DTYPES = {"f32": "float32", "i64": "int64"}


def call(name, *arguments):
    status = getattr(cuda, name)(*arguments)
    assert status == 0, (name, status)


class Gpu:
    """A GPU as a library has it: its primary context and a stream."""

    def __init__(self, number):
        self.number, self.context, self.stream = number, ctypes.c_void_p(), ctypes.c_void_p()
        call("cuDevicePrimaryCtxRetain", ctypes.byref(self.context), number)
        with self:
            call("cuStreamCreate", ctypes.byref(self.stream), 1)

    def __enter__(self):
        call("cuCtxPushCurrent_v2", self.context)

    def __exit__(self, *error):
        call("cuCtxPopCurrent_v2", ctypes.byref(ctypes.c_void_p()))


class Tensor:
    """A tensor of a library that knows DLPack alone. Its stream writes it some time after it is
    made."""

    exports = 0

    def __init__(self, gpu, shape, dtype="float32", strides=None):
        self.gpu, self.shape, self.dtype, self.strides = gpu, shape, np.dtype(dtype), strides
        self.nbytes = int(np.prod(shape)) * self.dtype.itemsize
        self.memory = ctypes.c_uint64()
        with gpu:
            call("cuMemAlloc_v2", ctypes.byref(self.memory), ctypes.c_size_t(self.nbytes + 1))

    def __del__(self):
        with self.gpu:
            call("cuStreamSynchronize", self.gpu.stream)
            call("cuMemFree_v2", self.memory)

    def set(self, values):
        values = np.ascontiguousarray(values, self.dtype)
        assert values.nbytes == self.nbytes
        if self.nbytes:
            with self.gpu:
                call(
                    "cuMemcpyHtoDAsync_v2",
                    self.memory,
                    values.ctypes.data_as(ctypes.c_void_p),
                    ctypes.c_size_t(self.nbytes),
                    self.gpu.stream,
                )
        return self

    def numpy(self):
        values = np.empty(self.shape, self.dtype)
        if self.nbytes:
            with self.gpu:
                call(
                    "cuMemcpyDtoHAsync_v2",
                    values.ctypes.data_as(ctypes.c_void_p),
                    self.memory,
                    ctypes.c_size_t(self.nbytes),
                    self.gpu.stream,
                )
                call("cuStreamSynchronize", self.gpu.stream)
        return values

    def __dlpack_device__(self):
        return 2, self.gpu.number

    def __dlpack__(self, *, stream):
        # The consumer's stream waits for the work so far; 1 is the default stream.
        assert stream == 1
        event = ctypes.c_void_p()
        with self.gpu:
            call("cuEventCreate", ctypes.byref(event), 2)
            call("cuEventRecord", event, self.gpu.stream)
            call("cuStreamWaitEvent", ctypes.c_void_p(stream), event, 0)
            call("cuEventDestroy_v2", event)
        n = len(self.shape)
        self.sizes = (ctypes.c_int64 * max(n, 1))(*self.shape)
        self.managed = (ctypes.c_byte * 128)()
        t = _DLTensor.from_buffer(self.managed)
        t.data, t.device_type, t.device_id = self.memory.value, 2, self.gpu.number
        t.kind, t.bits = KINDS[self.dtype.name]
        t.ndim, t.lanes, t.shape = n, 1, self.sizes
        if self.strides is not None:
            self.steps = (ctypes.c_int64 * n)(*self.strides)
            t.strides = self.steps
        make = ctypes.pythonapi.PyCapsule_New
        make.restype = ctypes.py_object
        make.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
        self.exports += 1
        return make(ctypes.addressof(self.managed), b"dltensor", None)


class WithCopy(Tensor):
    def cpu(self):
        return self.numpy()


class Writable(WithCopy):
    """As cupy's arrays: a consumer may write to it."""

    @property
    def __cuda_array_interface__(self):
        return {"data": (self.memory.value, False), "shape": self.shape, "version": 3}


def of(gpu, values, kind=Tensor):
    values = np.asarray(values)
    return kind(gpu, values.shape, values.dtype).set(values)


class GpuStep(type(train_step())):
    """As a front end whose results are on the GPU of its arguments."""

    def allocate_beside(self, shape, dtype, array):
        return Tensor(array.gpu, shape, DTYPES[dtype])


def on_gpus(step):
    step.__class__ = GpuStep
    return step


def operations(name):
    cuda.dp_fake_operations.restype = ctypes.c_int64
    return cuda.dp_fake_operations(name.encode())


def values_are_right():
    for devices in (1, 2, 3):
        train, predict = on_gpus(train_step()), on_gpus(predict_step())
        gpus = [Gpu(0), Gpu(devices), Gpu(0), Gpu(0)]
        with dp.Session(train, predict, devices=devices, options=OPTIONS) as run:
            w = initial()["w"].astype("f8")
            for i, (size, gpu) in enumerate(zip((12, 7, 1, 64), gpus)):
                x, y = rows(size, i)
                w, loss, error = reference(w, x, y, 0.1)
                given = of(gpu, x), of(gpu, y)
                # A number of Python is in host memory.
                results = run(*given, 0.1)
                assert all(tensor.exports == 1 for tensor in given)
                assert type(results["loss"]) is Tensor and results["error"].gpu is gpu
                assert np.allclose(results["loss"].numpy(), loss, rtol=1e-5)
                assert np.allclose(results["error"].numpy(), error, rtol=1e-4, atol=1e-5)
                run.call("predict", given[0])  # The state comes from the other program.
                copies = operations("cuMemcpyDtoHAsync")
                p = run.call("predict", given[0])["p"]
                assert operations("cuMemcpyDtoHAsync") == copies
                assert np.allclose(p.numpy(), x @ w, rtol=1e-4, atol=1e-5)
            assert np.allclose(run.state()["w"], w, rtol=1e-5, atol=1e-6)
            # Host and GPU arrays in turns.
            x, y = rows(5, 9)
            w, loss, _ = reference(w, x, y, 0.1)
            assert np.allclose(run(x, of(gpus[0], y), 0.1)["loss"].numpy(), loss, rtol=1e-5)
            w, loss, _ = reference(w, x, y, 0.1)
            results = run(x, y, 0.1)
            assert type(results["loss"]) is np.ndarray and np.allclose(results["loss"], loss)
    # Without such a front end results are in host memory.
    with dp.Session(train_step(), devices=2, options=OPTIONS) as run:
        x, y = rows(5)
        loss = run(of(Gpu(1), x), of(Gpu(1), y), 0.1)["loss"]
        assert type(loss) is np.ndarray
        assert np.allclose(loss, reference(initial()["w"], x, y, 0.1)[1], rtol=1e-5)
    print("arrays stay on their GPUs")


# y = x + three numbers of b, and n, which stays in the host's memory.
PARTS = """
func.func @parts(%x: tensor<?x3xf32> {dp.name = "x", dp.scatter = 0},
                 %b: tensor<3000001xf32> {dp.name = "b"}, %n: tensor<i64> {dp.name = "n"})
    -> (tensor<?x3xf32> {dp.name = "y"}, tensor<i64> {dp.name = "m"}) {
  %c0 = arith.constant 0 : index
  %size = tensor.dim %x, %c0 : tensor<?x3xf32>
  %room = tensor.empty(%size) : tensor<?x3xf32>
  %some = tensor.extract_slice %b[0] [3] [1500000] : tensor<3000001xf32> to tensor<3xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
      affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%x, %some : tensor<?x3xf32>, tensor<3xf32>) outs(%room : tensor<?x3xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %s = arith.addf %a, %c : f32
    linalg.yield %s : f32
  } -> tensor<?x3xf32>
  return %y, %n : tensor<?x3xf32>, tensor<i64>
}
"""


def parts_that_change_are_copied():
    """Of an argument of three pieces, those that have changed; a number that the host reads, and
    gives back, is brought from its GPU."""
    for devices in (1, 2, 3):
        step = dp.from_mlir(PARTS, arguments=("x", "b", "n"), options=["--host=n"])
        gpu, b = Gpu(1), np.arange(3000001, dtype="f4")
        with dp.Session(on_gpus(step), devices=devices, options=OPTIONS) as run:
            for number, changed in enumerate((0, 0, 0, 1500000, 3000000)):
                b[changed] += number if number != 1 else 0
                x = np.full((5, 3), number, "f4")
                before = operations("cuMemcpyHtoDAsync")
                results = run(of(gpu, x), b, of(gpu, np.array(number)))
                copies = operations("cuMemcpyHtoDAsync") - before
                assert np.array_equal(results["y"].numpy(), x + b[::1500000])
                assert results["m"].numpy() == number
                # x, n and m are of one each.
                pieces = (3, 0, 1, 1, 1)[number]
                assert copies == 3 + devices * pieces, (number, copies)
    print("what has changed is copied")


# Sums over the rows, of a program without collectives.
SUMS = """
func.func @sums(%x: tensor<?x3xf32> {dp.name = "x", dp.scatter = 0})
    -> (tensor<3xf32> {dp.name = "s"}) {
  %zero = arith.constant 0.0 : f32
  %room = tensor.empty() : tensor<3xf32>
  %init = linalg.fill ins(%zero : f32) outs(%room : tensor<3xf32>) -> tensor<3xf32>
  %s = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
      iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<?x3xf32>) outs(%init : tensor<3xf32>) {
  ^bb0(%a: f32, %o: f32):
    %t = arith.addf %o, %a : f32
    linalg.yield %t : f32
  } -> tensor<3xf32>
  return %s : tensor<3xf32>
}
"""


def sums_are_added_up():
    """On the GPUs, and through the host where NCCL is not there or cannot be: the same numbers."""
    has_nccl = os.path.exists(os.environ["DP_NCCL_LIBRARY"])
    for devices, options in ((1, {}), (2, {}), (3, {}), (3, {"loopback": True})):
        step, gpu = on_gpus(dp.from_mlir(SUMS, arguments=("x",))), Gpu(0)
        with dp.Session(step, devices=devices, options=OPTIONS, **options) as run:
            for size in (7, 2, 0):
                x = np.arange(size * 3, dtype="f4").reshape(size, 3)
                given, before = of(gpu, x), operations("cuMemcpyDtoHAsync")
                results = run(given)
                copies = operations("cuMemcpyDtoHAsync") - before
                assert np.array_equal(results["s"].numpy(), x.sum(0))
                is_of_host = devices > 1 and (options or not has_nccl)
                assert copies == (devices if is_of_host else 0), (devices, copies)
    print("sums are added up")


def states_are_copied():
    w = initial()["w"]
    state = {"w": of(Gpu(0), w, WithCopy), "count": np.array(0)}
    with dp.Session(train_step(state=state), devices=1, options=OPTIONS) as run:
        assert np.array_equal(run.state()["w"], w)
        run.load_state({"w": of(Gpu(1), w + 1, WithCopy)})
        assert np.array_equal(run.state()["w"], w + 1)
    print("states are copied")


def states_are_shared():
    """States lie in the caller's memory: no copy of them, of a step or between programs, and values
    that the caller's stream writes there count."""
    gpu, w = Gpu(1), initial()["w"].astype("f8")
    own = of(gpu, w.astype("f4"), Writable)
    state = {"w": own, "count": np.array(0)}
    train, predict = on_gpus(train_step(state=state)), on_gpus(predict_step())
    options = {"options": OPTIONS, "share": True, "device_ids": (1,), "devices": 1}
    kinds = ("cuMemcpyHtoDAsync", "cuMemcpyDtoHAsync", "cuMemcpyDtoDAsync", "cuMemcpyPeerAsync")
    with dp.Session(train, predict, **options) as run:
        assert run.is_shared("w") and not run.is_shared("count")
        for number, size in enumerate((12, 7, 1, 12, 64)):
            x, y = rows(size, number)
            if number == 2:
                w = w * 0.5
                own.set(w)
            w, loss, _ = reference(w, x, y, 0.1)
            given = of(gpu, x), of(gpu, y)
            before = [operations(kind) for kind in kinds]
            results = run(*given, 0.1)
            copies = [operations(kind) - start for kind, start in zip(kinds, before)]
            # The learning rate, and in the first step the count.
            assert copies == [2 if number == 0 else 1, 0, 0, 0], (number, copies)
            assert np.allclose(results["loss"].numpy(), loss, rtol=1e-5)
            assert np.allclose(own.numpy(), w, rtol=1e-5, atol=1e-6)
            before = [operations(kind) for kind in kinds]
            p = run.call("predict", given[0])["p"]
            assert [operations(kind) for kind in kinds] == before
            assert np.allclose(p.numpy(), x @ w, rtol=1e-4, atol=1e-5)
        own.set(w + 1)
        assert np.allclose(run.state()["w"], w + 1, rtol=1e-5)
        assert run.state()["count"] == 5
        # A value that is set comes there with the next step; the array is the same.
        run.load_state({"w": w.astype("f4")})
        assert np.allclose(run.state()["w"], w, rtol=1e-5)
        x, y = rows(7, 9)
        run(x, y, 0.1)
        w = reference(w, x, y, 0.1)[0]
        assert np.allclose(own.numpy(), w, rtol=1e-5, atol=1e-6)
        # Nothing but the state is on a GPU: its own stream orders the step.
        own.set(w * 2)
        run(x, y, 0.1)
        w = reference(w * 2, x, y, 0.1)[0]
        assert np.allclose(own.numpy(), w, rtol=1e-5, atol=1e-6)
        with tempfile.TemporaryDirectory() as folder:
            dp.save(f"{folder}/c.safetensors", run)
            run(x, y, 0.1)
            dp.load(f"{folder}/c.safetensors", run)
        run(x, y, 0.1)
        w = reference(w, x, y, 0.1)[0]
        assert np.allclose(own.numpy(), w, rtol=1e-5, atol=1e-6)
    # The memory is the caller's, also after the session.
    assert np.allclose(own.numpy(), w, rtol=1e-5, atol=1e-6)

    def sharing(w, **more):
        step = train_step(state={"w": w, "count": np.array(0)})
        return dp.Session(step, **{**options, **more})

    # On the host, on another GPU, strided, at a place that is no multiple of 64 bytes, and of a
    # library that does not say that it can be written.
    far = of(Gpu(0), w.astype("f4"), Writable)
    strided = Writable(gpu, (5,), strides=(2,))
    strided.contiguous = lambda: of(gpu, w.astype("f4"), Writable)
    odd = of(gpu, np.zeros(9, "f4"), Writable)
    odd.memory.value, odd.shape, odd.nbytes = odd.memory.value + 4, (5,), 20
    for given in (w.astype("f4"), far, strided, odd, of(gpu, w.astype("f4"), WithCopy)):
        expect(dp.ArgumentError, lambda: sharing(given), "share=True on GPU 1: no state lies there")
    odd.memory.value -= 4
    expect(dp.ArgumentError, lambda: sharing(own, devices=2, device_ids=(0, 1)), "for one device")
    print("states are shared")


def errors():
    gpu = Gpu(0)
    x, y = rows(5)
    with dp.Session(train_step(), devices=1, options=OPTIONS) as run:
        expect(
            dp.ArgumentError,
            lambda: run(Tensor(gpu, (5, 5), strides=(1, 5)), y, 0.1),
            "'x' on GPU 0 has the strides (1, 5) for the shape (5, 5)",
            "dense, row-major copy",
        )
        expect(dp.ArgumentError, lambda: run(of(gpu, x.astype("i8")), y, 0.1), "'x'", "i64[5, 5]")
        expect(dp.ArgumentError, lambda: run.load_state({"w": of(gpu, x[0])}), "host memory here")
    # On the CPU the values come by the library's copy, if it has one.
    with dp.Session(train_step(), devices=2, backend="cpu") as run:
        expect(dp.ArgumentError, lambda: run(of(gpu, x), y, 0.1), "'x'", "Pass a copy on the CPU")
        loss = run(of(gpu, x, WithCopy), y, 0.1)["loss"]
        assert np.allclose(loss, reference(initial()["w"], x, y, 0.1)[1], rtol=1e-5)
    seen = arrays.view(of(gpu, x), "x", gpus=True)
    assert seen.gpu == 0 and seen.shape == (5, 5) and not seen.copied
    print("errors name the array")


call("cuInit", 0)
PARTS_OF_TEST = (
    values_are_right,
    parts_that_change_are_copied,
    sums_are_added_up,
    states_are_copied,
    states_are_shared,
    errors,
)
for part in PARTS_OF_TEST:
    if part.__name__ in sys.argv[1:] or len(sys.argv) == 1:
        part()
