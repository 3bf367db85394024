"""Trains beside another OpenBLAS, whose kernels and threads are others. Usage: own_blas.py MODEL,
or with one more word a part."""

import ctypes
import hashlib
import os
import subprocess
import sys


def load(kernels):
    """Loads the system's OpenBLAS into the scope of all libraries; with these kernels, unless it is
    there already."""
    os.environ.update(OPENBLAS_CORETYPE=kernels, OPENBLAS_NUM_THREADS="3")
    library = ctypes.CDLL("libopenblas.so.0", ctypes.RTLD_GLOBAL)
    del os.environ["OPENBLAS_CORETYPE"], os.environ["OPENBLAS_NUM_THREADS"]
    core = library.openblas_get_corename
    core.restype = ctypes.c_char_p
    return library, core().decode()


def train(model):
    import numpy as np

    import dp

    init, data = (dict(np.load(f"{model}/{name}.npz")) for name in ("init", "data"))
    step = dp.from_mlir(
        f"{model}/graph.mlir", entry="train_step", state=init, scatter={"x": 0, "y": 0}
    )
    digest = hashlib.sha256()
    with dp.Session(step, devices=3) as run:
        for rows in dp.batches(data, 60, epochs=1):
            run(**rows)
        for name, value in sorted(run.state().items()):
            digest.update(value.tobytes())
    return digest.hexdigest()


def getenv(name):
    call = ctypes.CDLL(None).getenv
    call.restype = ctypes.c_char_p
    return call(name.encode())


model, part = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else ""
if part == "before":
    library, core = load("Nehalem")
    assert core == "Nehalem", core
    threads = library.openblas_get_num_threads()
    print(train(model))
    assert library.openblas_get_num_threads() == threads > 1 or os.cpu_count() == 1, (
        library.openblas_get_num_threads(),
        threads,
    )
    for name in ("OPENBLAS_CORETYPE", "OPENBLAS_NUM_THREADS"):
        assert getenv(name) is None, (name, getenv(name))
    assert "libdp_blas.so" in open("/proc/self/maps").read()
elif part == "after":
    first = train(model)
    load("Nehalem")
    second = train(model)
    assert first == second
    print(second)
elif part == "never":
    print(train(model))
else:
    # numpy would load the system's OpenBLAS itself, with the kernels of this machine.
    environment = {k: v for k, v in os.environ.items() if not k.startswith("OPENBLAS_")}
    parts = [
        subprocess.run(
            [sys.executable, __file__, model, name],
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            env=environment,
        ).stdout
        for name in ("before", "after", "never")
    ]
    assert len(set(parts)) == 1, parts
    print("loaded before, after and never: the same bits")
    print("its threads and the environment are as before")
