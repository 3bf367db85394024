"""How a module runs on devices: the options of dp.torch.DataParallel."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any, Literal

import torch

from dp._runtime.devices import choose_backend
from dp._runtime.settings import Settings, as_options
from dp.errors import ArgumentError

Device = int | str | torch.device


@dataclasses.dataclass(frozen=True)
class ParallelSettings:
    """The arguments of dp.torch.DataParallel, which explains them."""

    device_ids: tuple[int, ...]
    output_device: int | None
    dim: int
    devices: int | None
    backend: Literal["cpu", "cuda"] | None
    threads: int
    timeout: float
    options: tuple[str, ...]
    local_statistics: bool
    deterministic: bool

    def of_session(self) -> dict[str, Any]:
        """Returns keyword arguments of dp.Session. Without a GPU the numbers of GPUs are only as
        many devices. A launcher's other processes have modules of their own, as with
        nn.DataParallel."""
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

    def step_options(self) -> tuple[str, ...]:
        """Returns options of dp-compile."""
        return ("--local-statistics",) if self.local_statistics else ()


def number_of(device: Device, what: str) -> int:
    """Returns the number of a GPU. Raises dp.ArgumentError for another device."""
    if type(device) is int:
        return device
    try:
        found = torch.device(device)
    except (RuntimeError, TypeError):
        raise ArgumentError(
            f"{what} has {device!r}; expected the number of a GPU, or torch.device('cuda', number)"
        ) from None
    if found.type != "cuda":
        raise ArgumentError(
            f"{what} has {device!r}; for devices on the CPU, give devices=N and backend='cpu'"
        )
    return found.index or 0


def settings_of(
    device_ids: Iterable[Device] | None,
    output_device: Device | None,
    dim: int,
    *,
    devices: int | None = None,
    backend: Literal["cpu", "cuda"] | None = None,
    threads: int = 0,
    timeout: float = 600.0,
    options: Iterable[str] = (),
    local_statistics: bool = False,
    deterministic: bool = False,
) -> ParallelSettings:
    """Checks the arguments. Raises dp.ArgumentError."""
    if type(dim) is not int:
        raise ArgumentError(f"dim={dim!r}; expected the number of a dimension")
    ids = tuple(number_of(device, "device_ids") for device in device_ids or ())
    if len(set(ids)) < len(ids):
        raise ArgumentError(f"device_ids={list(ids)} has a GPU twice")
    if devices is None and ids:
        devices = len(ids)
    if ids and devices != len(ids):
        raise ArgumentError(f"devices={devices}, but device_ids has {len(ids)}; give one of them")
    output = None if output_device is None else number_of(output_device, "output_device")
    return ParallelSettings(
        ids,
        output,
        dim,
        devices,
        backend,
        threads,
        timeout,
        as_options(options),
        local_statistics,
        deterministic,
    )
