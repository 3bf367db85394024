"""Updates at indices."""

import torch

from dp.torch._mlir.update_names import op_of
from dp.torch._tensors.open_sizes import sizes_of

aten = torch.ops.aten

KINDS = {"sum": "add", "prod": "mul", "amax": "max", "amin": "min"}


def update_open(kind, x, dim, index, source):
    """An update along a dimension with open sizes, where `index` has the other dimensions whole.
    They count separate updates, so that each device has those of its rows."""
    dim %= x.ndim
    others = [d for d in range(x.ndim) if d != dim]
    shape, indexed = sizes_of(x.shape), sizes_of(index.shape)
    is_open = any(not isinstance(size, int) for size in shape + indexed)
    if not is_open or any(shape[d] != indexed[d] for d in others):
        return NotImplemented
    if not isinstance(source, torch.Tensor):
        source = x.new_full(index.shape, source)
    elif sizes_of(source.shape) != indexed:
        source = source[tuple(slice(0, n) for n in index.shape)]
    order = *others, dim
    return op_of(kind, (dim,), others)(x, index.permute(order), source.permute(order))


def scatter_reduce(x, dim, index, source, reduce, include_self=True):
    if not x.ndim:
        return NotImplemented
    if include_self and reduce in KINDS and x.dtype not in (torch.bool, torch.uint8):
        return update_open(KINDS[reduce], x, dim, index, source)
    if reduce != "mean":
        return NotImplemented
    source = source[tuple(slice(0, n) for n in index.shape)]
    ones = torch.ones_like(source)
    count = torch.zeros_like(x).scatter_add(dim, index, ones)
    total = (x if include_self else torch.where(count == 0, x, 0)).scatter_add(dim, index, source)
    count = count + 1 if include_self else count.clamp(min=1)
    return total / count if x.is_floating_point() else total.div(count, rounding_mode="floor")


def scatter(x, dim, index, source, *, reduce):
    """An update that adds, as scatter_add, or multiplies."""
    if not isinstance(source, torch.Tensor):
        source = torch.full(index.shape, source, dtype=x.dtype)
    if not x.ndim:
        return scatter(
            x.reshape(1), 0, index.reshape(-1), source.reshape(-1), reduce=reduce
        ).reshape(())
    source, index = source[tuple(slice(0, n) for n in index.shape)], index.to(torch.int64)
    if not index.numel():
        return x.clone()
    return (
        x.scatter_add(dim, index, source)
        if reduce == "add"
        else aten.scatter_reduce.two(x, dim, index, source, "prod")
    )


def index_reduce(x, dim, index, source, reduce, include_self=True):
    if not x.ndim:
        return NotImplemented
    shape = [-1 if d == dim % x.ndim else 1 for d in range(x.ndim)]
    return x.scatter_reduce(
        dim, index.reshape(shape).expand(source.shape), source, reduce, include_self=include_self
    )


def or_at(add, x, values):
    """Sums of booleans: true if a term is."""
    return add(x.to(torch.int64), values.to(torch.int64)) != 0


def masked(x, indices, values, accumulate):
    """An update at a mask by numbers that all of its places share."""
    at = next(d for d, i in enumerate(indices) if i is not None)
    mask = indices[at].to(torch.bool)
    behind = x.ndim - at - mask.ndim
    place = values.ndim - behind - 1  # Of the dimension of the true places in the values.
    if any(i is not None for i in indices[at + 1 :]) or place >= 0 and values.shape[place] != 1:
        raise NotImplementedError(
            "index_put at a mask: the shape of its values, or of other indices, depends on the data"
        )
    if place >= 0:
        values = values.reshape(values.shape[:place] + (1,) * mask.ndim + values.shape[place + 1 :])
    return torch.where(
        mask.reshape(mask.shape + (1,) * behind), x + values if accumulate else values, x
    )


def index_put(x, indices, values, accumulate=False):
    """Where all indices are numbers, they become lists of one. Without indices nothing changes."""
    present = [i for i in indices if i is not None]
    if any(i.dtype in (torch.bool, torch.uint8) for i in present):
        return masked(x, indices, values, accumulate)
    if accumulate and x.dtype == torch.bool:
        return or_at(lambda x, values: aten.index_put.default(x, indices, values, True), x, values)
    if not all(i.numel() for i in present):
        return x.clone()
    if any(i.ndim for i in present) or indices[: len(present)] != present:
        return NotImplemented
    values = values.expand(x.shape[len(present) :]).unsqueeze(0)
    return x.index_put([i.unsqueeze(0) for i in present], values, accumulate)


def with_wide_index(op):
    """An update whose index may be of any integers; without indices nothing changes."""

    def update(x, dim, index, *source):
        if not index.numel():
            return x.clone()
        if op is aten.scatter_add.default and x.dtype == torch.bool:
            return or_at(lambda x, values: x.scatter_add(dim, index, values), x, *source)
        if x.ndim:
            kind = "add" if op is aten.scatter_add.default else "last"
            made = update_open(kind, x, dim, index, *source)
            if made is not NotImplemented:
                return made
        return (
            NotImplemented
            if index.dtype == torch.int64
            else op(x, dim, index.to(torch.int64), *source)
        )

    return update


OWN = {
    **{
        op: with_wide_index(op)
        for op in (aten.scatter_add.default, aten.scatter.src, aten.scatter.value)
    },
    aten.scatter.reduce: scatter,
    aten.scatter.value_reduce: scatter,
    aten.index_put.default: index_put,
    aten.scatter_reduce.two: scatter_reduce,
    aten.index_reduce.default: index_reduce,
}
