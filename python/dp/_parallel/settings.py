"""On which devices a function of a caller's own loop runs."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any, Literal

from dp._runtime.devices import choose_backend
from dp._runtime.settings import Settings, as_options
from dp.errors import ArgumentError

Backend = Literal["cpu", "cuda"]


@dataclasses.dataclass(frozen=True)
class HostSettings:
    """Arguments of dp.Session, which explains them."""

    device_ids: tuple[int, ...]
    output_device: int | None
    devices: int | None
    backend: Backend | None
    threads: int
    timeout: float
    options: tuple[str, ...]
    deterministic: bool

    def of_session(self) -> dict[str, Any]:
        """Returns keyword arguments of dp.Session. Without a GPU the numbers of GPUs are only as
        many devices. A launcher's other processes call functions of their own."""
        backend = choose_backend(Settings(backend=self.backend))
        is_on_gpus = backend == "cuda"
        return {
            "devices": self.devices,
            "backend": backend,
            "device_ids": self.device_ids if is_on_gpus else (),
            "output_device": self.output_device if is_on_gpus else None,
            "threads": self.threads,
            "timeout": self.timeout,
            "options": self.options,
            "deterministic": self.deterministic,
            "job": "host",
        }


def host_settings(
    ids: Iterable[int],
    output_device: int | None,
    *,
    devices: int | None = None,
    backend: Backend | None = None,
    threads: int = 0,
    timeout: float = 600.0,
    options: Iterable[str] = (),
    deterministic: bool = False,
) -> dict[str, Any]:
    """Returns the fields of HostSettings. Raises dp.ArgumentError for what contradicts itself, or
    what dp.Session refuses."""
    ids = tuple(ids)
    if len(set(ids)) < len(ids):
        raise ArgumentError(f"device_ids={list(ids)} has a GPU twice")
    if devices is None and ids:
        devices = len(ids)
    if ids and devices != len(ids):
        raise ArgumentError(f"devices={devices}, but device_ids has {len(ids)}; give one of them")
    return {
        "device_ids": ids,
        "output_device": output_device,
        "devices": devices,
        "backend": backend,
        "threads": threads,
        "timeout": timeout,
        "options": as_options(options),
        "deterministic": deterministic,
    }
