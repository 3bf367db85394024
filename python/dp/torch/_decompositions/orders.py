"""Ops that compare elements along a dimension: running maxima, order statistics, bins."""

import math

import torch

aten = torch.ops.aten
where = torch.where


def running(x, dim, better):
    """Returns the best element so far and its place, in log2(size) rounds: each joins spans that
    double."""
    if not x.ndim:
        return x.clone(), torch.zeros((), dtype=torch.int64)
    dim %= x.ndim
    size = x.shape[dim]
    shape = [size if d == dim else 1 for d in range(x.ndim)]
    values, places = x, torch.arange(size).reshape(shape).expand(x.shape)
    reach = 1
    while reach < size:
        before = values.narrow(dim, 0, size - reach), places.narrow(dim, 0, size - reach)
        now = values.narrow(dim, reach, size - reach), places.narrow(dim, reach, size - reach)
        keep = better(before[0], now[0])

        def join(all_, old, new):
            return torch.cat([all_.narrow(dim, 0, reach), where(keep, old, new)], dim)

        values, places = join(values, before[0], now[0]), join(places, before[1], now[1])
        reach *= 2
    return values, places


def logcumsumexp(x, dim):
    """As `running`. The logarithm of a running sum, which torch-mlir makes of it, is infinite where
    a term is large."""
    if not x.ndim:
        return x.clone()
    if x.dtype in (torch.float16, torch.bfloat16):
        return logcumsumexp(x.float(), dim).to(x.dtype)
    size, reach = x.shape[dim], 1
    while reach < size:
        joined = torch.logaddexp(x.narrow(dim, 0, size - reach), x.narrow(dim, reach, size - reach))
        x, reach = torch.cat([x.narrow(dim, 0, reach), joined], dim), reach * 2
    return x


def cumprod(x, dim, *, dtype=None):
    return NotImplemented if dtype is None else x.to(dtype).cumprod(dim)


def is_nan(x):
    return x.isnan() if x.is_floating_point() else torch.zeros_like(x, dtype=torch.bool)


def cummax(x, dim):
    # The last of equal elements counts, and a NaN more than any number.
    return running(x, dim, lambda old, new: (old > new) & ~is_nan(new) | is_nan(old) & ~is_nan(new))


def cummin(x, dim):
    return running(x, dim, lambda old, new: (old < new) & ~is_nan(new) | is_nan(old) & ~is_nan(new))


def topk(x, k, dim=-1, largest=True, sorted=True):
    """In order, as any order may be; torch-mlir has no other."""
    return NotImplemented if sorted else aten.topk.default(x, k, dim, largest, True)


def kthvalue(x, k, dim=-1, keepdim=False):
    if not x.ndim:
        return x.clone(), torch.zeros((), dtype=torch.int64)
    values, places = x.sort(dim)

    def pick(t):
        return t.narrow(dim, k - 1, 1) if keepdim else t.select(dim, k - 1)

    return pick(values), pick(places)


def median_along(x, dim, keepdim, skip_nans):
    """The lower median of the numbers, of which NaNs are the largest: one of them makes a NaN, or
    they are skipped."""
    if not x.ndim:
        return x.clone(), torch.zeros((), dtype=torch.int64)
    values, places = x.sort(dim)
    nans = is_nan(x).to(torch.int64).sum(dim, keepdim=True)
    count = x.shape[dim]
    if skip_nans:
        at = ((count - nans - 1) // 2).clamp(min=0)
    else:
        at = where(nans > 0, count - nans, (count - 1) // 2)
    values, places = values.gather(dim, at), places.gather(dim, at)
    return (values, places) if keepdim else (values.squeeze(dim), places.squeeze(dim))


def mode(x, dim=-1, keepdim=False):
    """The smallest of the most frequent elements, and a place of it."""
    if not x.ndim:
        return NotImplemented
    values, places = x.sort(dim)
    dim %= x.ndim
    equal = (values.unsqueeze(dim) == values.unsqueeze(dim + 1)).to(torch.int64)
    best = equal.sum(dim).argmax(dim, keepdim=True)
    chosen = values.gather(dim, best)
    # PyTorch returns the last of the places.
    last = places.shape[dim] - 1 - (x == chosen).flip(dim).to(torch.int64).argmax(dim, keepdim=True)
    return (chosen, last) if keepdim else (chosen.squeeze(dim), last.squeeze(dim))


def searchsorted(sorted_sequence, values, *, out_int32=False, right=False, side=None, sorter=None):
    if sorter is not None:
        sorted_sequence = sorted_sequence.gather(-1, sorter)
    right = right or side == "right"
    edges, is_last = (
        sorted_sequence,
        values != values,
    )  # A number is compared in the dtype of the edges.
    if isinstance(values, torch.Tensor):
        edges = edges.unsqueeze(-2) if edges.ndim > 1 else edges
        values, is_last = values.unsqueeze(-1), is_nan(values).unsqueeze(-1)
    before = (edges <= values if right else edges < values) | is_last
    return before.sum(-1).to(torch.int32 if out_int32 else torch.int64)


def bucketize(x, boundaries, *, out_int32=False, right=False):
    """torch-mlir gives all numbers the last place if the last boundary is NaN."""
    return searchsorted(boundaries, x, out_int32=out_int32, right=right)


def counts(x, edges, weight=None):
    """The number of elements between neighbouring edges; the last edge belongs to its bin."""
    x = x.reshape(-1, 1)
    inside = (x >= edges[:-1]) & (
        (x < edges[1:]) | (x == edges[-1]) & (torch.arange(edges.numel() - 1) == edges.numel() - 2)
    )
    weighed = (
        inside.to(edges.dtype) if weight is None else where(inside, weight.reshape(-1, 1), 0.0)
    )
    return weighed.sum(0)


def even_bins(x, bins, low, high, weight=None):
    """Bins as PyTorch computes them: from the element's place in the range, corrected by the
    edges."""
    edges = low + torch.arange(bins + 1).to(x.dtype) * ((high - low) / bins)
    edges = where(torch.arange(bins + 1) == bins, high, edges)
    flat = x.reshape(-1)
    place = ((flat - low) * (bins / (high - low))).floor().clamp(0, bins - 1)
    place = where(place.isnan(), 0.0, place)  # A range that rounding makes empty.
    inside = (flat >= low) & (flat <= high)
    hit = (place.unsqueeze(1) == torch.arange(bins)) & inside.unsqueeze(1)
    return (hit.to(x.dtype) if weight is None else where(hit, weight.reshape(-1, 1), 0.0)).sum(
        0
    ), edges


def bounds(x, low, high, half=1.0):
    """Returns the range of x unless one is given; one number alone is in the middle of a range."""
    if low != high:
        return low, high
    if x.numel() == 0:
        return low, high + 1
    low, high = x.amin(), x.amax()
    same = low == high
    return where(same, low - half, low), where(same, high + half, high)


def histogram(x, bins, *, range=None, weight=None, density=False):
    low, high = range if range is not None else bounds(x, 0, 0, 0.5)
    if range is not None and low == high:
        low, high = low - 0.5, high + 0.5
    hist, edges = even_bins(x, bins, low, high, weight)
    return hist / (hist.sum() * edges.diff()) if density else hist, edges


def histogram_of_edges(x, edges, *, weight=None, density=False):
    hist = counts(x, edges, weight)
    return hist / (hist.sum() * edges.diff()) if density else hist, edges.clone()


def histc(x, bins=100, min=0, max=0):
    return even_bins(x, bins, *bounds(x, min, max))[0]


def edges_of(x, bins, range):
    """The edges of histogramdd's bins in each dimension, as PyTorch's linspace has them."""
    columns, made = x.reshape(-1, x.shape[-1]), []
    for d, count in enumerate(bins):
        low, high = (x.new_full((), v) for v in (range[2 * d : 2 * d + 2] if range else (0.0, 1.0)))
        if not range and columns.shape[0]:
            low, high = columns[:, d].amin(), columns[:, d].amax()
        low, high = where(low == high, low - 0.5, low), where(low == high, high + 0.5, high)
        step, place = (high - low) / count, torch.arange(count + 1)
        made.append(
            where(place < (count + 1) // 2, low + step * place, high - step * (count - place))
        )
    return made


def histogram_of_columns(x, edges, weight=None, density=False):
    """Each row is in the bin of its numbers; the last edge of a dimension belongs to its bin."""
    rows = x.reshape(-1, x.shape[-1])
    place, inside = (
        torch.zeros(rows.shape[0], dtype=torch.int64),
        torch.ones(rows.shape[0], dtype=torch.bool),
    )
    for d, e in enumerate(edges):
        column, count = rows[:, d], e.numel() - 1
        place = place * count + ((e <= column.unsqueeze(1)).to(torch.int64).sum(1) - 1).clamp(
            0, count - 1
        )
        inside = inside & (column >= e[0]) & (column <= e[-1])
    shape = [e.numel() - 1 for e in edges]
    total = math.prod(shape)
    weights = torch.ones_like(rows[:, 0]) if weight is None else weight.reshape(-1)
    hist = (
        rows.new_zeros(total + 1)
        .scatter_add(0, where(inside, place, total), where(inside, weights, 0.0))[:total]
        .reshape(shape)
    )
    if density:
        hist = hist / hist.sum()
        for d, e in enumerate(edges):
            hist = hist / e.diff().reshape([-1 if i == d else 1 for i in range(len(edges))])
    return hist


def nonzero_static(x, *, size, fill_value=-1):
    """The indices of the elements that are not zero, in order, as many as `size`."""
    hit = x.reshape(-1) != 0
    place = where(hit, hit.to(torch.int64).cumsum(0) - 1, size).clamp(max=size)
    flat = torch.full((size + 1,), -1, dtype=torch.int64).scatter(
        0, place, where(hit, torch.arange(x.numel()), -1)
    )[:size]
    columns, rest = [], flat
    for n in reversed(x.shape):
        columns.insert(0, rest % n)
        rest = rest.div(n, rounding_mode="floor")
    found = torch.stack(columns, 1) if columns else flat.new_zeros(size, 0)
    return where(flat.unsqueeze(1) < 0, fill_value, found)


OWN = {
    aten.sort.stable: lambda x, *, stable=None, dim=-1, descending=False: x.sort(dim, descending),
    aten.nonzero_static.default: nonzero_static,
    aten.cummax.default: cummax,
    aten.cummin.default: cummin,
    aten.logcumsumexp.default: logcumsumexp,
    aten.cumprod.default: cumprod,
    aten.kthvalue.default: kthvalue,
    aten.topk.default: topk,
    aten.median.dim: lambda x, dim, keepdim=False: median_along(x, dim, keepdim, False),
    aten.median.default: lambda x: median_along(x.reshape(-1), 0, False, False)[0],
    aten.nanmedian.dim: lambda x, dim, keepdim=False: median_along(x, dim, keepdim, True),
    aten.nanmedian.default: lambda x: median_along(x.reshape(-1), 0, False, True)[0],
    aten.mode.default: mode,
    aten.searchsorted.Tensor: searchsorted,
    aten.searchsorted.Scalar: searchsorted,
    aten.bucketize.Tensor: bucketize,
    aten.bucketize.Scalar: bucketize,
    aten._histogramdd_bin_edges.default: lambda x, bins, *, range=None, **options: edges_of(
        x, bins, range
    ),
    aten._histogramdd_from_bin_cts.default: lambda x, bins, *, range=None, **options: (
        histogram_of_columns(x, edges_of(x, bins, range), **options)
    ),
    aten._histogramdd_from_bin_tensors.default: histogram_of_columns,
    aten.histc.default: histc,
    aten.histogram.bin_ct: histogram,
    aten.histogram.bins_tensor: histogram_of_edges,
}
