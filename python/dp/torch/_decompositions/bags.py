"""Sums over bags and segments of rows, whose bounds are data."""

import math

import torch

aten = torch.ops.aten
where = torch.where
SUM, MEAN, MAX = range(3)


def bags_of(offsets, rows, last):
    """Returns each row's bag, and the number of bags. With `last` the last offset is an end."""
    offsets = offsets[:-1] if last else offsets
    return (offsets <= torch.arange(rows, dtype=offsets.dtype).unsqueeze(1)).to(torch.int64).sum(
        1
    ) - 1, offsets.shape[0]


def count_of(places, kept, size):
    return torch.zeros(size, dtype=torch.int64).index_add(0, places, kept.to(torch.int64))


def embedding_bag(
    weight,
    indices,
    offsets,
    scale_grad_by_freq=False,
    mode=SUM,
    sparse=False,
    per_sample_weights=None,
    include_last_offset=False,
    padding_idx=-1,
):
    bag, bags = bags_of(offsets, indices.shape[0], include_last_offset)
    kept = indices != padding_idx
    rows = weight.index_select(0, indices.to(torch.int64))
    if per_sample_weights is not None:
        rows = rows * per_sample_weights.unsqueeze(1)
    size = count_of(bag, kept, bags)
    empty = weight.new_zeros(bags, weight.shape[1])
    if mode == MAX:
        spread = bag.unsqueeze(1).expand(rows.shape)
        filled = empty.scatter_reduce(
            0, spread, where(kept.unsqueeze(1), rows, -math.inf), "amax", include_self=False
        )
        result = where(size.unsqueeze(1) > 0, filled, 0.0)
        # The first row of the bag that is the maximum.
        hit = (rows == result.index_select(0, bag)) & kept.unsqueeze(1)
        place = where(hit, torch.arange(rows.shape[0]).unsqueeze(1), rows.shape[0])
        first = torch.full_like(empty, rows.shape[0], dtype=torch.int64).scatter_reduce(
            0, spread, place, "amin"
        )
        most = where(
            size.unsqueeze(1) > 0, indices.to(torch.int64)[first.clamp(max=rows.shape[0] - 1)], -1
        )
        return result, bag, size, most
    result = empty.index_add(0, bag, where(kept.unsqueeze(1), rows, 0.0))
    if mode == MEAN:
        result = result / size.clamp(min=1).to(result.dtype).unsqueeze(1)
    return result, bag, size, size


def embedding_bag_backward(
    grad,
    indices,
    offsets,
    offset2bag,
    bag_size,
    maximum_indices,
    num_weights,
    scale_grad_by_freq,
    mode,
    sparse,
    per_sample_weights,
    padding_idx=-1,
):
    indices = indices.to(torch.int64)
    bag, bags = bags_of(offsets, indices.shape[0], offsets.shape[0] > grad.shape[0])
    kept = indices != padding_idx
    table = grad.new_zeros(num_weights, grad.shape[1])
    if mode == MAX:
        valid = maximum_indices >= 0
        return table.scatter_add(0, maximum_indices.clamp(min=0), where(valid, grad, 0.0))
    if mode == MEAN:
        grad = grad / count_of(bag, kept, bags).clamp(min=1).to(grad.dtype).unsqueeze(1)
    rows = grad.index_select(0, bag)
    if per_sample_weights is not None:
        rows = rows * per_sample_weights.unsqueeze(1)
    if scale_grad_by_freq:
        count = count_of(indices, torch.ones_like(kept), num_weights)
        rows = rows / count.index_select(0, indices).to(rows.dtype).unsqueeze(1)
    return table.index_add(0, indices, where(kept.unsqueeze(1), rows, 0.0))


def embedding_bag_weights_backward(
    grad, weight, indices, offsets, offset2bag, mode, padding_idx=-1
):
    bag, _ = bags_of(offsets, indices.shape[0], offsets.shape[0] > grad.shape[0])
    products = (grad.index_select(0, bag) * weight.index_select(0, indices.to(torch.int64))).sum(1)
    return where(indices != padding_idx, products, 0.0)


# What a segment without elements is.
NOTHING = {"sum": 0.0, "mean": math.nan, "max": -math.inf, "min": math.inf, "prod": 1.0}


def segments(x, reduce, lengths, offsets, axis, initial):
    if lengths is None:
        lengths = offsets.diff()
    if lengths.ndim != 1 or axis:
        raise NotImplementedError("segment_reduce along another dimension than the first")
    count = lengths.shape[0]
    ends = (torch.ones(count, count, dtype=torch.int64).tril() * lengths.to(torch.int64)).sum(1)
    place = (ends <= torch.arange(x.shape[0]).unsqueeze(1)).to(torch.int64).sum(1)
    shape = [-1] + [1] * (x.ndim - 1)
    index = place.reshape(shape).expand(x.shape)
    kind = {"sum": "sum", "mean": "sum", "max": "amax", "min": "amin", "prod": "prod"}[reduce]
    neutral = 0.0 if reduce == "mean" else NOTHING[reduce]
    base = torch.full(
        (count, *x.shape[1:]), neutral if initial is None else float(initial), dtype=x.dtype
    )
    result = base.scatter_reduce(0, index, x, kind, include_self=True)
    if reduce == "mean":
        size = lengths.to(x.dtype).reshape(shape)
        empty = math.nan if initial is None else float(initial)
        result = where(size == 0, empty, result / size.clamp(min=1))
    return result


def segment_reduce(
    x, reduce, *, lengths=None, indices=None, offsets=None, axis=0, unsafe=False, initial=None
):
    return segments(x, reduce, lengths, offsets, axis, initial)


def segment_reduce_backward(
    grad, output, x, reduce, *, lengths=None, offsets=None, axis=0, initial=None
):
    return torch.func.vjp(lambda x: segments(x, reduce, lengths, offsets, axis, initial), x)[1](
        grad
    )[0]


OWN = {
    aten._embedding_bag.default: embedding_bag,
    aten._embedding_bag_forward_only.default: embedding_bag,
    aten._embedding_bag_backward.default: embedding_bag_backward,
    aten._embedding_bag_per_sample_weights_backward.default: embedding_bag_weights_backward,
    aten.segment_reduce.default: segment_reduce,
    aten._segment_reduce_backward.default: segment_reduce_backward,
}
