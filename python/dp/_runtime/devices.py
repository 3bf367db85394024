"""Which devices there are, and why a GPU cannot be used."""

from __future__ import annotations

import ctypes
import functools
import os

from dp import errors
from dp._runtime.job import Job
from dp._runtime.settings import Settings
from dp._toolchain import cuda

_NO_DEVICE = 100


@functools.cache
def gpus() -> tuple[list[str], str]:
    """Returns the names of the GPUs that the driver shows, and if there are none, why."""
    name = os.environ.get("DP_CUDA_LIBRARY", "libcuda.so.1")
    try:
        driver = ctypes.CDLL(name)
    except OSError as error:
        return [], f"no CUDA driver ({error}); install NVIDIA's driver"
    count = ctypes.c_int(0)
    status = driver.cuInit(0) or driver.cuDeviceGetCount(ctypes.byref(count))
    if status == _NO_DEVICE or (status == 0 and count.value == 0):
        visible = os.environ.get("CUDA_VISIBLE_DEVICES")
        return [], "the driver shows no GPU" + (
            f" (CUDA_VISIBLE_DEVICES is '{visible}')" if visible is not None else ""
        )
    if status != 0:
        return [], f"the CUDA driver fails with error {status} (nvidia-smi may say why)"
    names = []
    for i in range(count.value):
        text, device = ctypes.create_string_buffer(256), ctypes.c_int()
        failed = driver.cuDeviceGet(ctypes.byref(device), i) or driver.cuDeviceGetName(
            text, 256, device
        )
        names.append("GPU" if failed else text.value.decode(errors="replace"))
    return names, ""


def choose_backend(settings: Settings) -> str:
    if settings.backend is None and not gpus()[0]:
        return "cpu"
    if settings.backend != "cpu":
        cuda.use_libraries()
    if settings.backend == "cuda" and not gpus()[0]:
        raise errors.ToolError(f"backend='cuda': {gpus()[1]}; backend='cpu' uses threads")
    return settings.backend or "cuda"


def choose_count(settings: Settings, backend: str, job: Job) -> int:
    if not job.is_alone:
        if settings.devices not in (None, job.processes):
            raise errors.ArgumentError(
                f"devices={settings.devices}, but the job has {job.processes} processes of one "
                "device each; leave devices out, or start another number of processes"
            )
        return job.processes
    if settings.devices is not None:
        present = len(set(settings.device_ids)) or len(gpus()[0])
        if backend == "cuda" and settings.devices > present and not settings.loopback:
            raise errors.ArgumentError(
                f"devices={settings.devices}, but there {'is' if present == 1 else 'are'} "
                f"{present} GPU"
                f"{'s' if present != 1 else ''}; for tests, loopback=True lets devices share a GPU"
            )
        return settings.devices
    return (len(settings.device_ids) or len(gpus()[0])) if backend == "cuda" else 1
