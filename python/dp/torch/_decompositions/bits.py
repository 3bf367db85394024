"""Views of a tensor's bits in another dtype, as x.view(dtype) gives them."""

import torch

aten = torch.ops.aten
INTEGERS = {1: torch.int8, 2: torch.int16, 4: torch.int32, 8: torch.int64}


def is_bitcast(before, after):
    """Whether elementwise.py lowers the view. Conversions between integers of one width keep the
    bits."""
    return (
        torch.bool not in (before, after)
        and before != after
        and (before.is_floating_point or after.is_floating_point)
    )


def of_width(x, dtype):
    """Returns the bits of x in a dtype of the same width. PyTorch takes each byte but 0 for
    True."""
    if x.dtype == torch.bool:
        x = x.to(torch.int8)
    if dtype == torch.bool:
        return of_width(x, torch.int8) != 0
    return aten.view.dtype(x, dtype) if is_bitcast(x.dtype, dtype) else x.to(dtype)


def places(count, width, dtype):
    """Returns the places of the bits of `count` parts of a number: the lowest come first."""
    return (torch.arange(count) * (8 * width)).to(dtype)


def view_as(x, dtype):
    before, after = x.dtype.itemsize, dtype.itemsize
    if x.is_complex() or dtype.is_complex:
        return NotImplemented
    if before == after:
        return (
            x.clone()
            if x.dtype == dtype
            else NotImplemented
            if is_bitcast(x.dtype, dtype)
            else of_width(x, dtype)
        )
    bits = of_width(x, INTEGERS[before])
    *others, last = x.shape
    if before > after:
        parts = bits.unsqueeze(-1) >> places(before // after, after, bits.dtype)
        return of_width(parts.to(INTEGERS[after]).reshape(*others, last * before // after), dtype)
    parts = bits.reshape(*others, last * before // after, after // before).to(torch.int64) & (
        (1 << 8 * before) - 1
    )
    return of_width(
        (parts << places(after // before, before, torch.int64)).sum(-1).to(INTEGERS[after]), dtype
    )


OWN = {aten.view.dtype: view_as}
