"""Updates at indices."""
import torch

aten = torch.ops.aten


def scatter_reduce(x, dim, index, source, reduce, include_self=True):
    if reduce != "mean" or not x.ndim:
        return NotImplemented
    source = source[tuple(slice(0, n) for n in index.shape)]
    ones = torch.ones_like(source)
    count = torch.zeros_like(x).scatter_add(dim, index, ones)
    total = (x if include_self else torch.where(count == 0, x, 0)).scatter_add(dim, index, source)
    count = count + 1 if include_self else count.clamp(min=1)
    return total / count if x.is_floating_point() else total.div(count, rounding_mode="floor")


def index_reduce(x, dim, index, source, reduce, include_self=True):
    if not x.ndim:
        return NotImplemented
    shape = [-1 if d == dim % x.ndim else 1 for d in range(x.ndim)]
    return x.scatter_reduce(dim, index.reshape(shape).expand(source.shape), source, reduce, include_self=include_self)


def index_put(x, indices, values, accumulate=False):
    """Where all indices are numbers, they become lists of one. Without indices nothing changes. A sum of booleans is one of integers."""
    if accumulate and x.dtype == torch.bool:
        return aten.index_put.default(x.to(torch.int64), indices, values.to(torch.int64), True) != 0
    given = [i for i in indices if i is not None]
    if not all(i.numel() for i in given):
        return x.clone()
    if any(i.ndim for i in given) or indices[:len(given)] != given:
        return NotImplemented
    values = values.expand(x.shape[len(given):]).unsqueeze(0)
    return x.index_put([i.unsqueeze(0) for i in given], values, accumulate)


OWN = {aten.index_put.default: index_put, aten.scatter_reduce.two: scatter_reduce, aten.index_reduce.default: index_reduce}
