"""How a session runs: the checked options of dp.Session."""

from __future__ import annotations

import ctypes
import dataclasses
import os
import sys
import threading
from collections.abc import Iterable
from typing import Any

from dp import errors
from dp._runtime import native
from dp._runtime.interrupts import Caller
from dp._runtime.job import Job

# Seconds from a timeout until a step must have ended; then a device is stuck in the program, which
# nothing can stop.
_STUCK = 5.0
CHOICES = {
    "job": ("auto", "host", "tcp", "mpi"),
    "batch": ("global", "local", "join"),
    "results": ("all", "first"),
}


def as_options(options: Iterable[str]) -> tuple[str, ...]:
    if isinstance(options, str):
        raise errors.ArgumentError(
            f"options={options!r}; expected a sequence of options of dp-compile, as "
            f"('--accumulate=4',)"
        )
    return tuple(options)


def check_share(share: bool, devices: int, backend: str, job: Job) -> None:
    if share and (devices != 1 or not job.is_alone):
        raise errors.ArgumentError(
            f"share=True is for one device, in one process; this session has {devices} of "
            f"'{backend}'{'' if job.is_alone else ' in a job'}"
        )


@dataclasses.dataclass(frozen=True)
class Settings:
    """The arguments of dp.Session, which explains them."""

    devices: int | None = None
    backend: str | None = None
    threads: int = 0
    timeout: float = 600.0
    job: str = "auto"
    batch: str = "global"
    broadcast_state: bool | None = None
    results: str = "all"
    options: tuple[str, ...] = ()
    device_ids: tuple[int, ...] = ()
    output_device: int | None = None
    deterministic: bool = False
    cuda_graph: bool = False
    loopback: bool = False
    secret_file: str = ""
    listen: str = ""
    tls: bool = False
    verify: int = 0

    def __post_init__(self) -> None:
        for name, choices in CHOICES.items():
            if getattr(self, name) not in choices:
                raise errors.ArgumentError(
                    f"{name}={getattr(self, name)!r}; it is one of {', '.join(map(repr, choices))}"
                )
        if self.broadcast_state is not None and type(self.broadcast_state) is not bool:
            raise errors.ArgumentError(
                f"broadcast_state={self.broadcast_state!r}; it is True, False, or None for True "
                f"with a warning"
            )
        if self.backend not in (None, "cpu", "cuda"):
            raise errors.ArgumentError(
                f"backend={self.backend!r}; it is 'cpu', 'cuda', or None for 'cuda' if there is a "
                f"GPU"
            )
        if isinstance(self.devices, str):
            raise errors.ArgumentError(
                f"devices={self.devices!r}; expected how many devices. Their kind is backend='cpu' "
                f"or 'cuda'"
            )
        if not all(type(number) is int for number in self.device_ids):
            raise errors.ArgumentError(
                f"device_ids={self.device_ids!r}; expected the numbers of GPUs, as (0, 1)"
            )
        if self.devices is not None and (type(self.devices) is not int or self.devices < 1):
            raise errors.ArgumentError(f"devices={self.devices!r}; expected a number of at least 1")
        if not isinstance(self.threads, int) or self.threads < 0:
            raise errors.ArgumentError(
                f"threads={self.threads!r}; expected a number per device, or 0 for all cores"
            )
        if type(self.verify) is not int or self.verify < 0:
            raise errors.ArgumentError(
                f"verify={self.verify!r}; expected how many runs of each step are compared with "
                f"the framework"
            )
        if type(self.timeout) not in (int, float) or not 0 <= self.timeout <= 1e9:
            raise errors.ArgumentError(f"timeout={self.timeout!r}; expected 0 to 1e9 seconds")

    def of_job(self) -> dict[str, Any]:
        return {
            "kind": self.job,
            "timeout": self.timeout,
            "secret_file": self.secret_file,
            "listen": self.listen,
            "tls": self.tls,
        }

    def compared(self) -> dict[str, str]:
        """What all processes of a job must have alike."""
        names = (
            "backend",
            "batch",
            "broadcast_state",
            "results",
            "options",
            "deterministic",
            "cuda_graph",
            "loopback",
        )
        return {name: str(getattr(self, name)) for name in names}

    def of_session(
        self, devices: int, backend: str, job: Job, watch: Watch
    ) -> native.SessionOptions:
        """Returns the options of dp_session_create; it keeps what they point to."""
        ids = (ctypes.c_int64 * max(len(self.device_ids), 1))(*self.device_ids)
        output = (
            None
            if self.output_device is None
            else ctypes.pointer(ctypes.c_int64(self.output_device))
        )
        return native.SessionOptions(
            devices=devices,
            threads=self.threads,
            job=None if job.is_alone else job.handle,
            timeout_seconds=self.timeout,
            on_timeout=native.TimeoutCallback(watch),
            local_batches=int(not job.is_alone and self.batch != "global"),
            backend=native.BACKENDS[backend],
            device_ids=ids,
            num_device_ids=len(self.device_ids),
            output_device=output,
            deterministic=int(self.deterministic),
            cuda_graph=int(self.cuda_graph),
            loopback=int(self.loopback),
        )


class Watch:
    """Called by the runtime when a step makes no progress. The step then fails, unless a device is
    stuck in the program."""

    def __init__(self, in_job: bool, caller: Caller):
        self.in_job = in_job
        self.caller = caller
        self.timer: threading.Timer | None = None

    def __call__(self, context: int | None, message: bytes, rank: int) -> None:
        if self.timer is None:
            self.timer = threading.Timer(
                _STUCK, self._report, (message.decode(errors="replace"), rank)
            )
            self.timer.daemon = True
            self.timer.start()

    def ended(self) -> None:
        """The step has ended."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _report(self, message: str, rank: int) -> None:
        if not self.in_job:
            return self.caller.abandon(
                f"{message}. A device is stuck in the program, which cannot be stopped; "
                "the session is lost",
                rank,
            )
        # Nothing but the end of the process tells the other ranks.
        print(
            f"dp: {message}; a device is stuck in the program, so this process ends",
            file=sys.stderr,
            flush=True,
        )
        os._exit(1)
