"""Whether somebody has written to a tensor, also by `.data` or numpy, which change no version."""

from __future__ import annotations

import ctypes

import torch

from dp import arrays
from dp.arrays import View
from dp.torch._objects.holders import LARGE, version

_same = ctypes.CDLL(None).memcmp
_same.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)


def digest(tensor: torch.Tensor) -> str:
    return arrays.digest(arrays.view(tensor.detach().cpu(), "tensor"))


def has_bytes(tensor: torch.Tensor) -> bool:
    """Whether a tensor's numbers lie one after the other in host memory."""
    return tensor.device.type == "cpu" and tensor.layout == torch.strided and tensor.is_contiguous()


class Content:
    """A tensor as it was. One above a size is known by its version only, unless `like` has its
    bytes anyway."""

    __slots__ = ("tensor", "version", "pointer", "bytes", "keep", "other", "digest")

    def __init__(self, tensor: torch.Tensor, like: View | None = None, limit: int | None = None):
        """`like`: memory with the same numbers, that nobody changes."""
        self.tensor, self.version, self.bytes, self.digest, self.other = (
            tensor,
            version(tensor),
            0,
            "",
            0,
        )
        self.pointer = 0 if tensor.is_meta else tensor.data_ptr()
        is_plain = not tensor.is_meta and has_bytes(tensor)
        size = tensor.numel() * tensor.element_size()
        if tensor.is_meta or limit is not None and tensor.numel() > limit:
            return
        if is_plain and like is not None and like.nbytes == size and like.pointer != self.pointer:
            self.keep, self.other, self.bytes = like, like.pointer, size
        elif is_plain and tensor.numel() <= LARGE:  # To compare is faster than a digest.
            self.keep = ctypes.c_char_p(ctypes.string_at(self.pointer, size))
            self.other, self.bytes = ctypes.cast(self.keep, ctypes.c_void_p).value or 0, size
        else:
            self.digest = digest(tensor)

    def is_same(self) -> bool:
        """Whether the tensor has the numbers of then."""
        return self.is_marked() and self.has_numbers()

    def is_marked(self) -> bool:
        """Whether nobody has written to the tensor in a way that PyTorch notes."""
        tensor = self.tensor
        return version(tensor) == self.version and (
            tensor.is_meta or tensor.data_ptr() == self.pointer
        )

    def has_numbers(self) -> bool:
        """Whether the tensor's memory is as it was; the tensor has not been given other memory."""
        if self.digest:
            return digest(self.tensor) == self.digest
        return not self.bytes or not _same(self.pointer, self.other, self.bytes)
