"""Batches in pinned memory travel to the GPUs of DP_CUDA_LIBRARY beside the steps before theirs,
also those of a loader that has one buffer. Usage: gpu_uploads.py [FUNCTION...]"""

import ctypes
import os
import sys

import numpy as np
from graphs import dp, initial, reference, rows, train_step

OPTIONS = ["--arch=emulated"]
SIZES = (12, 12, 7, 1, 12, 64, 12)
cuda = ctypes.CDLL(os.environ["DP_CUDA_LIBRARY"])
cuda.dp_fake_operations.restype = ctypes.c_int64


def call(name, *arguments):
    status = getattr(cuda, name)(*arguments)
    assert status == 0, (name, status)


call("cuInit", 0)
context = ctypes.c_void_p()
call("cuDevicePrimaryCtxRetain", ctypes.byref(context), 0)
call("cuCtxPushCurrent_v2", context)


def pinned(shape):
    memory, size = ctypes.c_void_p(), int(np.prod(shape)) * 4
    call("cuMemAllocHost_v2", ctypes.byref(memory), ctypes.c_size_t(size))
    buffer = (ctypes.c_char * size).from_address(memory.value)
    return np.frombuffer(buffer, "f4").reshape(shape)


def pageable(shape):
    return np.empty(shape, "f4")


class Loader:
    """Writes each batch over the one before, and notes how many steps had run when it was asked."""

    def __init__(self, run, sizes=SIZES, make=pinned, make_y=None):
        self.run, self.sizes, self.asked = run, sizes, []
        self.x, self.y = make((64, 5)), (make_y or make)((64,))

    def __iter__(self):
        for number, size in enumerate(self.sizes):
            self.asked.append(self.run.steps["train"])
            self.x[:], self.y[:] = np.nan, np.nan
            self.x[:size], self.y[:size] = rows(size, number)
            yield self.x[:size], self.y[:size], 0.1
        self.asked.append(self.run.steps["train"])
        self.x[:], self.y[:] = np.nan, np.nan


def check(run, loader, w, sizes=SIZES):
    before = run.steps["train"]
    for number, results in enumerate(run.each(loader)):
        w, loss, error = reference(w, *rows(sizes[number], number), 0.1)
        assert np.allclose(results["loss"], loss, rtol=1e-5), number
        assert np.allclose(results["error"], error, rtol=1e-4, atol=1e-5)
        assert run.steps["train"] == before + number + 1
    assert number + 1 == len(sizes)
    assert np.allclose(run.state()["w"], w, rtol=1e-5, atol=1e-6)
    return w


def batches_are_uploaded_ahead():
    for devices in (1, 2, 3):
        with dp.Session(train_step(), devices=devices, options=OPTIONS) as run:
            loader = Loader(run)
            check(run, loader, initial()["w"])
            # The first run compiles, and the second batch comes after it. The third one and all
            # others are asked for, and uploaded, before the step of the batch before.
            assert loader.asked == [0, 1, 1, 2, 3, 4, 5, 6], loader.asked
    print("batches are uploaded ahead")


def other_memory_is_read_by_the_step():
    """Of pageable arrays, or a batch that has one, the next one is asked for after the step."""
    for make, make_y in ((pageable, None), (pinned, pageable), (pageable, pinned)):
        with dp.Session(train_step(), devices=2, options=OPTIONS) as run:
            loader = Loader(run, make=make, make_y=make_y)
            check(run, loader, initial()["w"])
            assert loader.asked == list(range(8)), loader.asked
    # On the CPU nothing is uploaded.
    with dp.Session(train_step(), devices=2, backend="cpu") as run:
        loader = Loader(run)
        check(run, loader, initial()["w"])
        assert loader.asked == list(range(8))
    print("other memory is read by the step")


def loops_end():
    """By an error of the loader, after the steps of all that it gave; by break; and again."""
    with dp.Session(train_step(), devices=2, options=OPTIONS) as run:
        w = initial()["w"]

        def failing():
            for batch in Loader(run, SIZES[:4]):
                yield batch
                if run.steps["train"] == 2:
                    raise KeyError("row 3")

        try:
            for number, _ in enumerate(run.each(failing())):
                w = reference(w, *rows(SIZES[number], number), 0.1)[0]
        except KeyError:
            assert number == 2 and run.steps["train"] == 3, number
        else:
            raise AssertionError("no error")
        assert np.allclose(run.state()["w"], w, rtol=1e-5, atol=1e-6)
        for number, _ in enumerate(run.each(Loader(run))):
            w = reference(w, *rows(SIZES[number], number), 0.1)[0]
            if number == 2:
                break
        assert np.allclose(run.state()["w"], w, rtol=1e-5, atol=1e-6)
        w = check(run, Loader(run), w)
        assert list(run.each([])) == []

        def wrong():
            for number, (x, y, lr) in enumerate(Loader(run, SIZES[:4])):
                yield (x, y, lr) if number != 2 else (x, y, lr, lr)

        try:
            for number, _ in enumerate(run.each(wrong())):
                w = reference(w, *rows(SIZES[number], number), 0.1)[0]
        except dp.ArgumentError as error:
            assert number == 1 and "train" in str(error), (number, error)
        else:
            raise AssertionError("no error")
        # An array of one call is given as it is.
        results = run(*rows(5), 0.1)
        assert np.allclose(results["loss"], reference(w, *rows(5), 0.1)[1], rtol=1e-5)
    print("loops end")


def arrays_by_name():
    """Batches that are dicts; arrays of their own are uploaded in one copy each."""
    with dp.Session(train_step(), devices=1, options=OPTIONS) as run:
        w, counts = initial()["w"], []

        def loader():
            for number in range(6):
                x, y = pinned((12, 5)), pinned((12,))
                x[:], y[:] = rows(12, number)
                counts.append(cuda.dp_fake_operations(b"cuMemcpyHtoDAsync"))
                yield {"lr": 0.1, "y": y, "x": x}

        for number, results in enumerate(run.each(loader())):
            w, loss, _ = reference(w, *rows(12, number), 0.1)
            assert np.allclose(results["loss"], loss, rtol=1e-5)
        steps = np.diff(counts)
        assert list(steps[-2:]) == [2, 2], steps
    print("arrays are named")


PARTS = (
    batches_are_uploaded_ahead,
    other_memory_is_read_by_the_step,
    loops_end,
    arrays_by_name,
)
for part in PARTS:
    if part.__name__ in sys.argv[1:] or len(sys.argv) == 1:
        part()
