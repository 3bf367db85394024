"""The GPU of this machine and the libraries of CUDA."""

import ctypes
import glob
import os
import sys


def find_library_folders():
    """Returns the folders of CUDA's libraries in PyPI's wheels and in a toolkit. The wheels come
    first: torch has loaded them there."""
    folders = [
        folder
        for path in sys.path
        if path
        for folder in sorted(glob.glob(os.path.join(path, "nvidia", "*", "lib")))
    ]
    return folders + [
        f for f in ("/usr/local/cuda/lib64", "/usr/local/nvidia/lib64") if os.path.isdir(f)
    ]


def print_facts(run, folders):
    """Prints the GPU, and the path and version of each library."""
    for command in (
        [
            "nvidia-smi",
            "--query-gpu=name,driver_version,memory.total,clocks.sm,clocks.max.sm,clocks.mem,power.limit,"
            "compute_cap",
            "--format=csv,noheader",
        ],
        ["nvidia-smi", "--query-gpu=name", "--format=csv,noheader"],
    ):
        try:
            status, output, _ = run.call(command, 20)
        except OSError as error:
            status, output = 1, str(error)
        print(output.strip(), flush=True)
        if status == 0:
            break
    versions = {
        "libcublasLt.so.13": "cublasLtGetVersion",
        "libcudnn.so.9": "cudnnGetVersion",
        "libnccl.so.2": "ncclGetVersion",
        "libcusolver.so.12": "cusolverGetVersion",
        "libcufft.so.12": "cufftGetVersion",
        "libcublas.so.13": None,
        "libnvrtc-builtins.so.13.0": None,
    }
    for name, function in versions.items():
        where = next(
            (path for folder in folders if os.path.exists(path := os.path.join(folder, name))), name
        )
        try:
            library = ctypes.CDLL(where)
            number = ctypes.c_int()
            if function in ("ncclGetVersion", "cusolverGetVersion", "cufftGetVersion"):
                getattr(library, function)(ctypes.byref(number))
            elif function:
                getattr(library, function).restype = ctypes.c_size_t
                number = ctypes.c_longlong(getattr(library, function)())
            print(f"{where}: {number.value or 'found'}", flush=True)
        except (OSError, AttributeError) as error:
            print(f"{name}: {error}", flush=True)
