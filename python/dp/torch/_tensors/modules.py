"""The tensors of modules by name, and modules that compute with other tensors for a while."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping

import torch
from torch import nn

from dp.errors import ArgumentError, TraceError

PARAMETERS, BUFFERS = "_parameters", "_buffers"
# A module, the dict of it that holds a tensor, and the key there.
Place = tuple[nn.Module, str, str]


class Tensors:
    """The parameters and buffers of modules, persistent or not. A tensor that several modules share
    has its first name, that of `state_dict`."""

    def __init__(self, modules: Mapping[str, nn.Module]):
        """`modules` by the prefix of their tensors' names."""
        self.modules = dict(modules)
        self.places: dict[str, list[Place]] = {}
        names: dict[int, str] = {}
        for prefix, root in self.modules.items():
            for path, module in root.named_modules():
                if isinstance(module, torch.jit.ScriptModule):
                    raise ArgumentError(
                        f"{prefix + path or 'the model'} is a module of TorchScript, whose code a "
                        "trace cannot follow; give the module that it was made of"
                    )
                for group in (PARAMETERS, BUFFERS):
                    for key, tensor in getattr(module, group).items():
                        if tensor is None:
                            continue
                        name = prefix + (path + "." if path else "") + key
                        check(name, tensor)
                        self.places.setdefault(names.setdefault(id(tensor), name), []).append(
                            (module, group, key)
                        )

    def get(self, name: str) -> torch.Tensor:
        """Returns the tensor that the first place of a tensor has now. Raises dp.TraceError if
        there is none."""
        module, group, key = self.places[name][0]
        if (tensor := dict.get(vars(module)[group], key)) is None:
            raise TraceError(
                f"the module no longer has {name}, which was a tensor when the step was made; let "
                "it stay one, such as torch.zeros_like of it"
            )
        return tensor

    def module_ids(self) -> set[int]:
        return {id(module) for root in self.modules.values() for module in root.modules()}

    def all(self) -> dict[str, torch.Tensor]:
        return {name: self.get(name) for name in self.places}

    def parameters(self) -> dict[str, nn.Parameter]:
        return {
            name: self.get(name)
            for name, places in self.places.items()
            if places[0][1] == PARAMETERS
        }

    @contextlib.contextmanager
    def replaced(self, values: Mapping[str, torch.Tensor]) -> Iterator[None]:
        """Puts `values` into the modules, and at the end parameters and buffers as they were."""
        modules = {id(m): m for root in self.modules.values() for m in root.modules()}.values()
        named = {
            (id(module), key)
            for places in self.places.values()
            for module, group, key in places
            if group == BUFFERS
        }
        saved = [(m, dict(m._parameters), dict(m._buffers)) for m in modules]
        try:
            for name, value in values.items():
                for module, group, key in self.places[name]:
                    getattr(module, group)[key] = value
            yield
        finally:
            for module, parameters, buffers in saved:
                for now, before in ((module._parameters, parameters), (module._buffers, buffers)):
                    # Buffers that were none when the step was made are Python's state, as
                    # attributes are.
                    late = {
                        k: v
                        for k, v in now.items()
                        if now is module._buffers and (id(module), k) not in named
                    }
                    now.clear()
                    now.update({**before, **late})


def unwrapped(module: nn.Module) -> nn.Module:
    """Returns the module that torch.compile, DataParallel or DistributedDataParallel was called
    with, whose state_dict has no prefix: dp splits the batch itself."""
    while True:
        if isinstance(module, (nn.DataParallel, nn.parallel.DistributedDataParallel)):
            module = module.module
        elif hasattr(module, "_orig_mod"):
            module = module._orig_mod
        else:
            return module


def check(name: str, tensor: torch.Tensor) -> None:
    if nn.parameter.is_lazy(tensor):
        raise ArgumentError(
            f"{name} has no shape yet, as a lazy module's before its first call; call the module "
            f"once on one batch"
        )
    if (
        tensor.layout != torch.strided
        or tensor.is_quantized
        or tensor.is_nested
        or tensor.is_complex()
    ):
        kind = (
            str(tensor.dtype) if tensor.is_complex() or tensor.is_quantized else str(tensor.layout)
        )
        raise ArgumentError(f"{name} is a tensor of {kind}; a step has dense real tensors")
    if tensor.is_meta:
        raise ArgumentError(
            f"{name} is on the device 'meta' and has no value; give it one, as by "
            f"module.to_empty(device='cpu')"
        )


def plain(tensor: torch.Tensor) -> torch.Tensor:
    """Returns a tensor that shares the memory of one on the CPU, without gradient."""
    return tensor.detach().cpu()


def check_memory(tensors: Mapping[str, torch.Tensor], trained: list[str]) -> None:
    """Refuses a trained parameter on the memory of another tensor: states have memory of their
    own."""
    spans = sorted(
        (
            t.data_ptr(),
            t.data_ptr()
            + (1 + sum((n - 1) * s for n, s in zip(t.shape, t.stride()))) * t.element_size(),
            name,
        )
        for name, t in tensors.items()
        if t.numel()
    )
    end, last = 0, ""
    for begin, behind, name in spans:
        if begin < end and (name in trained or last in trained):
            raise ArgumentError(
                f"{last} and {name} are two tensors on one memory; let the two layers have one "
                "parameter, as in `b.weight = a.weight`"
            )
        if behind > end:
            end, last = behind, name


def check_apart(
    tensors: Mapping[str, torch.Tensor], kept: Iterator[tuple[str, torch.Tensor]]
) -> None:
    """Refuses a tensor that a step keeps and changes in the memory of another state. Raises
    dp.TraceError."""
    places = {tensor.untyped_storage()._cdata: name for name, tensor in tensors.items()}
    for name, tensor in kept:
        if (of := places.setdefault(tensor.untyped_storage()._cdata, name)) != name:
            raise TraceError(
                f"the step changes {name}, which lies in the memory of {of}; states have memory of "
                f"their own, so let the step write into {of} itself, as into {of}[i], or let "
                f"{name} be a copy"
            )
