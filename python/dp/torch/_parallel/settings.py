"""How a module runs on devices: the options of dp.torch.DataParallel."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Literal

import torch

from dp._parallel.settings import HostSettings, host_settings
from dp.errors import ArgumentError
from dp.torch._trace.sizes import without_local

Device = int | str | torch.device


@dataclasses.dataclass(frozen=True)
class ParallelSettings(HostSettings):
    """The arguments of dp.torch.DataParallel, which explains them."""

    dim: int
    local_statistics: bool
    dynamic: bool | None

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
    dynamic: bool | None = None,
) -> ParallelSettings:
    """Checks the arguments. Raises dp.ArgumentError."""
    if dynamic is not None and type(dynamic) is not bool:
        raise ArgumentError(f"dynamic={dynamic!r}; expected True, False or None")
    if type(dim) is not int:
        raise ArgumentError(f"dim={dim!r}; expected the number of a dimension")
    ids = [number_of(device, "device_ids") for device in device_ids or ()]
    output = None if output_device is None else number_of(output_device, "output_device")
    fields = host_settings(
        ids,
        output,
        devices=devices,
        backend=backend,
        threads=threads,
        timeout=timeout,
        options=options,
        deterministic=deterministic,
    )
    dynamic = without_local(dynamic, local_statistics)
    return ParallelSettings(**fields, dim=dim, local_statistics=local_statistics, dynamic=dynamic)
