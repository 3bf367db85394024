"""Views, copies and reads at places that the shapes decide."""

import math

import torch

from dp.torch._tensors.open_sizes import sizes_of

aten = torch.ops.aten


def squeeze(x, dims):
    dims = [d % max(x.ndim, 1) for d in dims]
    return x.reshape([n for d, n in enumerate(x.shape) if d not in dims or n != 1])


def int_of(number):
    """Returns a number without its fraction; an open size stays open, which int() would not
    leave."""
    return number if isinstance(number, torch.SymInt) else int(number)


def count_between(start, end, step):
    """Returns how many numbers torch.arange has. That of an open size has operations that
    torch-mlir knows; its trace has refused an end before the start."""
    if all(isinstance(n, (int, torch.SymInt)) for n in (start, end, step)) and isinstance(
        step, int
    ):
        return (end - start + step - (1 if step > 0 else -1)) // step
    return max(0, math.ceil((end - start) / step))


def arange(*ends, dtype=None, **_):
    """torch-mlir rounds the end to the type and so makes another number of elements where it has
    not the digits; it has none of uint8. Ends and steps of integers are cut after the elements are
    counted."""
    start, end, step = {1: (0, *ends, 1), 2: (*ends, 1), 3: ends}[len(ends)]
    is_cut = dtype == torch.int64 and not all(isinstance(n, int) for n in (start, end, step))
    if is_cut or dtype in (torch.uint8, torch.int8, torch.int16, torch.int32):
        places = torch.arange(count_between(start, end, step))
        return (int_of(start) + int_of(step) * places).to(dtype)
    is_short = dtype in (torch.float16, torch.bfloat16)
    if not is_short and not (dtype == torch.float32 and max(abs(start), abs(end)) > 1 << 24):
        return NotImplemented
    return torch.arange(start, end, step, dtype=torch.float32 if is_short else torch.float64).to(
        dtype
    )


def linspace(start, end, steps, dtype=None, **_):
    """Ends are cut or rounded to the type first, as in PyTorch, and steps, of 16 bits in f32, go
    from the nearer end. torch-mlir computes those of f64 in f32, and all from the start."""
    dtype = dtype or torch.get_default_dtype()
    if dtype.is_complex:
        return NotImplemented
    if dtype.is_floating_point:
        wide = torch.float64 if dtype == torch.float64 else torch.float32
        start, end = (torch.tensor(float(n), dtype=dtype).to(wide) for n in (start, end))
        step, places = (end - start) / max(steps - 1, 1), torch.arange(steps).to(wide)
        return torch.where(
            places < max(steps // 2, 1), start + step * places, end - step * (steps - 1 - places)
        ).to(dtype)
    of = torch.iinfo(dtype)
    start, end = ((int(n) - of.min) % (of.max - of.min + 1) + of.min for n in (start, end))
    step = (end - start) / max(steps - 1, 1)
    places = torch.arange(steps, dtype=torch.float64)
    near = torch.where(
        places < max(steps // 2, 1), start + step * places, end - step * (steps - 1 - places)
    )
    return near.to(torch.int64).to(dtype)


def empty_permuted(size, order, dtype=None, **_):
    return torch.zeros(size, dtype=dtype)


def constant_pad(x, pad, value=0):
    """With negative sizes, as cuts: torch-mlir takes a padding that keeps the shape for one that
    does nothing."""
    if x.numel() and min(pad, default=0) < 0:
        for number, (before, after) in enumerate(zip(pad[::2], pad[1::2])):
            first, last = max(0, -before), max(0, -after)
            x = x.narrow(x.ndim - 1 - number, first, x.shape[x.ndim - 1 - number] - first - last)
        pad = [max(0, n) for n in pad]
        return aten.constant_pad_nd.default(x, pad, value) if any(pad) else x.clone()
    if x.numel():
        return NotImplemented
    pairs = [*zip(pad[::2], pad[1::2]), *[(0, 0)] * (x.ndim - len(pad) // 2)]
    return torch.full(
        [n + sum(pair) for n, pair in zip(x.shape, reversed(pairs))], value, dtype=x.dtype
    )


def eye(n, m=None, dtype=None, **_):
    return (torch.arange(n)[:, None] == torch.arange(n if m is None else m)).to(
        dtype or torch.get_default_dtype()
    )


def roll(x, shifts, dims=()):
    if not dims:
        return roll(x.flatten(), shifts, (0,)).view(x.shape)
    for shift, dim in zip(shifts, dims, strict=True):
        at = -shift % x.shape[dim] if x.shape[dim] else 0
        x = (
            torch.cat([x.narrow(dim, at, x.shape[dim] - at), x.narrow(dim, 0, at)], dim)
            if at
            else x
        )
    return x


def diagonal_length(rows, columns, offset):
    return max(0, min(rows, columns - offset) if offset >= 0 else min(rows + offset, columns))


def diagonal(x, offset=0, dim1=0, dim2=1):
    x = x.movedim((dim1, dim2), (-2, -1))
    rows, columns = x.shape[-2:]
    first = offset if offset >= 0 else -offset * columns
    places = first + torch.arange(diagonal_length(rows, columns, offset)) * (columns + 1)
    return x.flatten(-2).index_select(-1, places)


def diagonal_scatter(x, source, offset=0, dim1=0, dim2=1):
    moved = x.movedim((dim1, dim2), (-2, -1))
    rows, columns = moved.shape[-2:]
    length = diagonal_length(rows, columns, offset)
    if not length:
        return x.clone()
    place = torch.arange(rows) - max(-offset, 0)
    spread = source.index_select(-1, place.clamp(0, length - 1)).unsqueeze(-1)
    on = torch.arange(columns) == torch.arange(rows)[:, None] + offset
    return torch.where(on, spread, moved).movedim((-2, -1), (dim1, dim2))


def diagonal_backward(grad, sizes, offset, dim1, dim2):
    return diagonal_scatter(grad.new_zeros(sizes), grad, offset, dim1, dim2)


def strided_places(size, stride, offset):
    places = torch.full((), offset or 0)
    for n, s in zip(size, stride):
        places = places[..., None] + torch.arange(n) * s
    return places


def storage_order(x):
    """Returns the order of dimensions in memory of a tensor that is its storage; None if it is a
    part of it."""
    order = sorted(range(x.ndim), key=lambda d: (-x.stride(d), -x.shape[d]))
    return order if x.permute(order).is_contiguous() and x.storage_offset() == 0 else None


def laid_out(x, stride):
    """Returns the elements of `x` in the layout of a tensor with these strides, if it has no
    gaps."""
    order = sorted(range(x.ndim), key=lambda d: (-stride[d], -x.shape[d]))
    return x.permute(order).contiguous().permute([order.index(d) for d in range(x.ndim)])


def is_view(x, size, stride):
    """Whether these are all elements of a tensor in order. Open sizes are compared by their
    expressions, as a comparison of their numbers would settle them."""
    count = 1
    for n, s in zip(reversed(size), reversed(stride)):
        if sizes_of([n]) != (1,) and sizes_of([s]) != sizes_of([count]):
            return False
        count = count * n
    return sizes_of([count]) == sizes_of([x.numel()])


def as_strided(x, size, stride, storage_offset=None):
    order = storage_order(x)
    if order is None:
        return NotImplemented
    stored = x.permute(order)
    # A view has no indices, of which each row would need its own.
    if not storage_offset and is_view(x, size, stride):
        return stored.reshape(size)
    places = strided_places(size, stride, storage_offset).reshape(-1)
    return stored.reshape(-1).index_select(0, places).reshape(size)


def as_strided_scatter(x, source, size, stride, storage_offset=None):
    order = storage_order(x)
    if order is None:
        return NotImplemented
    places = strided_places(size, stride, storage_offset).reshape(-1)
    flat = x.permute(order).reshape(-1).index_put((places,), source.reshape(-1))
    return flat.reshape([x.shape[d] for d in order]).permute(
        [order.index(d) for d in range(x.ndim)]
    )


def stack(tensors, dim=0):
    """With a dimension that has a place for each tensor. PyTorch joins the rows of all and divides
    them again, for which a device has not the rows."""
    return torch.cat([x.unsqueeze(dim) for x in tensors], dim)


def slice_scatter(x, source, dim=0, start=None, end=None, step=1):
    """The gradient of a slice has one for each dimension, also of those that are read whole."""
    is_whole = not start and step == 1 and sizes_of(source.shape) == sizes_of(x.shape)
    return source.to(x.dtype, copy=True) if is_whole else NotImplemented


def unfold(x, dim, size, step):
    if not x.ndim:
        return x.reshape(1)[:size]
    dim %= x.ndim
    count = (x.shape[dim] - size) // step + 1
    places = (torch.arange(count).unsqueeze(1) * step + torch.arange(size)).reshape(-1)
    return x.index_select(dim, places).unflatten(dim, (count, size)).movedim(dim + 1, -1)


def place_in(x, index):
    index = index.reshape(-1)
    return torch.where(index < 0, index + x.numel(), index)


def take(x, index):
    return x.reshape(-1).index_select(0, place_in(x, index)).reshape(index.shape)


def put(x, index, source, accumulate=False):
    return (
        x.reshape(-1)
        .index_put((place_in(x, index),), source.reshape(-1), accumulate)
        .reshape(x.shape)
    )


def masked_scatter_backward(grad, mask, sizes):
    """The gradients at the mask, in its order, in front of zeros."""
    mask = mask.expand(grad.shape).reshape(-1)
    place = mask.to(torch.int64).cumsum(0) - 1
    count = math.prod(sizes)
    read = torch.where(mask, place, count).clamp(max=count)
    return (
        grad.new_zeros(count + 1)
        .index_put((read,), torch.where(mask, grad.reshape(-1), 0.0), True)[:count]
        .reshape(sizes)
    )


def masked_scatter(x, mask, source):
    """torch-mlir does not broadcast."""
    shape = torch.broadcast_shapes(x.shape, mask.shape)
    return (
        NotImplemented
        if x.shape == mask.shape
        else x.expand(shape).clone().masked_scatter(mask.expand(shape).clone(), source)
    )


def resize(x, size, memory_format=None):
    """The elements in memory, and zeros for those that nothing has written."""
    order = storage_order(x)
    if order is None or memory_format not in (None, torch.contiguous_format, torch.preserve_format):
        return NotImplemented
    flat, count = x.permute(order).reshape(-1), math.prod(size)
    flat = (
        flat[:count]
        if count <= flat.numel()
        else torch.cat([flat, flat.new_zeros(count - flat.numel())])
    )
    return flat.reshape(size)


# Ops that see the layout of their first operand.
OF_LAYOUT = {aten.as_strided.default, aten.as_strided_copy.default, aten.as_strided_scatter.default}


def zero_tangent(x, other, self_num_batch_dims=0):
    """Returns the zero tangent of `other` that an op begins with which updates it in place."""
    return other.new_zeros((*x.shape[:self_num_batch_dims], *other.shape))


# PyTorch's decompositions lay results out as its kernels do. A graph does not say how.
OWN = {
    aten._new_zeros_with_same_feature_meta.default: zero_tangent,
    aten.linspace.default: linspace,
    aten.arange.default: arange,
    aten.arange.start: arange,
    aten.arange.start_step: arange,
    torch.ops.prims.copy_strided.default: lambda x, strides: x.clone(),
    aten.squeeze.dims: squeeze,
    aten.empty_permuted.default: empty_permuted,
    aten.eye.default: eye,
    aten.eye.m: eye,
    aten.roll.default: roll,
    aten.constant_pad_nd.default: constant_pad,
    aten.diagonal.default: diagonal,
    aten.diagonal_copy.default: diagonal,
    aten.diagonal_scatter.default: diagonal_scatter,
    aten.diagonal_backward.default: diagonal_backward,
    aten.as_strided.default: as_strided,
    aten.as_strided_copy.default: as_strided,
    aten.as_strided_scatter.default: as_strided_scatter,
    aten.slice_scatter.default: slice_scatter,
    aten.unfold.default: unfold,
    aten.take.default: take,
    aten.put.default: put,
    aten.masked_scatter_backward.default: masked_scatter_backward,
    aten.masked_scatter.default: masked_scatter,
    aten.resize.default: resize,
    aten._efficientzerotensor.default: lambda size, dtype=None, **_: torch.zeros(size, dtype=dtype),
}
