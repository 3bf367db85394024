"""Uses the runtime as a plugin would: loaded with RTLD_LOCAL into a process that
does not link it, through the C API. embed.py LIBRARY PROGRAMS DATA_FOLDER
"""

import ctypes
import os
import sys

import numpy as np

library, programs, folder = sys.argv[1:4]
dp = ctypes.CDLL(library)  # RTLD_LOCAL
dp.dp_last_error.restype = ctypes.c_char_p
dp.dp_executable_find_entry.restype = ctypes.c_int64


class Array(ctypes.Structure):
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


def view(array):
    shape = (ctypes.c_int64 * max(1, array.ndim))(*array.shape)
    return Array(array.ctypes.data, {"float32": 7, "int32": 3}[array.dtype.name], array.ndim, shape)


def check(status):
    if status:
        raise RuntimeError(dp.dp_last_error().decode())


def fails(status, message):
    assert status != 0 and dp.dp_last_error().decode() == message, dp.dp_last_error()


program = ctypes.c_void_p()
fails(
    dp.dp_executable_load(b"/none.so", ctypes.byref(program)),
    "cannot open '/none.so': No such file or directory",
)
check(
    dp.dp_executable_load(os.path.join(programs, "regression.so").encode(), ctypes.byref(program))
)
session = ctypes.c_void_p()
fails(
    dp.dp_session_create(program, ctypes.byref(Options(0, 0)), ctypes.byref(session)),
    "the device count must be 1 to 1024, not 0",
)
check(dp.dp_session_create(program, ctypes.byref(Options(3, 1)), ctypes.byref(session)))

state = dict(np.load(os.path.join(folder, "state.npz")))
rows = dict(np.load(os.path.join(folder, "rows.npz")))
for name in ("w", "b"):
    check(dp.dp_session_set_state(session, name.encode(), ctypes.byref(view(state[name]))))
loss, predicted = np.zeros((), np.float32), np.zeros(103, np.float32)
none = Array()
arguments = (Array * 5)(none, none, view(rows["x"]), view(rows["y"]), view(state["rate"]))
results = (Array * 4)(none, none, view(loss), view(predicted))
entry = ctypes.c_int64(dp.dp_executable_find_entry(program, b"train"))
losses = []
for _ in range(20):
    check(dp.dp_session_run(session, entry, arguments, results))
    losses.append(float(loss))
assert np.all(np.diff(losses) < 0), losses
error = rows["x"].astype(np.float64) @ state["w"] + state["b"] - rows["y"]
assert abs(losses[0] - np.mean(error**2)) < 1e-4
w = np.zeros(3, np.float32)
check(dp.dp_session_get_state(session, b"w", ctypes.byref(view(w))))
assert not np.array_equal(w, state["w"])
dp.dp_session_destroy(session)
dp.dp_executable_destroy(program)
print("embedded and trained")
