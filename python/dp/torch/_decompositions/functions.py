"""Functions of torch that ask for the value of a tensor while they are traced, which a trace does
not have."""

import math

import torch
import torch.nn.functional as F
from torch.overrides import TorchFunctionMode

from . import products, recurrences

where = torch.where


def one_hot(x, num_classes=-1):
    if num_classes < 0:
        raise NotImplementedError(
            "F.one_hot needs num_classes: the largest entry of a tensor is not known in a trace"
        )
    return (x.unsqueeze(-1) == torch.arange(num_classes)).to(torch.int64)


def huber_loss(input, target, *args, **kwargs):
    """In the dtype of the first operand, as eager PyTorch; its trace does not know that."""
    dtype = torch.promote_types(input.dtype, target.dtype)
    return F.huber_loss(input.to(dtype), target.to(dtype), *args, **kwargs).to(input.dtype)


def narrow(input, dim, start, length):
    if not isinstance(start, torch.Tensor):
        return torch.narrow(input, dim, start, length)
    start = where(start < 0, start + input.shape[dim], start).to(torch.int64)
    return input.index_select(dim, start.reshape(1) + torch.arange(length))


def index_fill(input, dim, index, value):
    """The gradient of a value that is a tensor asks for the indices that differ."""
    if not isinstance(value, torch.Tensor):
        return torch.index_fill(input, dim, index, value)
    if not input.ndim:
        return index_fill(input.reshape(1), 0, index, value).reshape(())
    places = torch.zeros(input.shape[dim], dtype=torch.bool).index_fill(0, index, True)
    return where(
        places.reshape([-1 if d == dim % input.ndim else 1 for d in range(input.ndim)]),
        value.to(input.dtype),
        input,
    )


def bincount(input, weights=None, minlength=0):
    raise NotImplementedError(
        "torch.bincount: the size of its result is the largest entry of a tensor; write "
        "torch.zeros(size).index_add(0, x, weights), with torch.ones(x.shape) for a count"
    )


def gaussian_nll_loss(input, target, var, full=False, eps=1e-6, reduction="mean"):
    """Without the check that no variance is negative."""
    var = var if isinstance(var, torch.Tensor) else torch.full_like(input, var)
    if var.shape != input.shape and var.shape == input.shape[:-1]:
        var = var.unsqueeze(-1)
    var = var + (var.clamp(min=eps) - var).detach()
    loss = 0.5 * (var.log() + (input - target) ** 2 / var)
    if full:
        loss = loss + 0.5 * math.log(2 * math.pi)
    return loss.mean() if reduction == "mean" else loss.sum() if reduction == "sum" else loss


def cov(input, *, correction=1, fweights=None, aweights=None):
    x = input.reshape(1, -1) if input.ndim < 2 else input
    weights = [w for w in (fweights, aweights) if w is not None]
    w = torch.ones(x.shape[1], dtype=x.dtype)
    for weight in weights:
        w = w * weight
    total = w.sum()
    spread = (
        correction * (w * aweights).sum() / total
        if aweights is not None and correction
        else correction
    )
    x = x - ((x * w).sum(1) / total).unsqueeze(1)
    return ((x * w) @ x.T / (total - spread).clamp(min=0)).squeeze()


def corrcoef(input):
    c = cov(input)
    if not c.ndim:
        return c / c
    deviation = c.diagonal().sqrt()
    return (c / deviation.unsqueeze(1) / deviation.unsqueeze(0)).clip(-1, 1)


class ScatterProduct(torch.autograd.Function):
    """scatter_reduce with products. PyTorch's gradient asks whether several factors of a product
    are zero, for a second gradient."""

    generate_vmap_rule = True

    @staticmethod
    def forward(x, dim, index, source, include_self):
        return x.scatter_reduce(dim, index, source, "prod", include_self=include_self)

    @staticmethod
    def setup_context(ctx, inputs, output):
        x, ctx.dim, index, source, ctx.include_self = inputs
        ctx.save_for_backward(x, index, source, output)

    @staticmethod
    def backward(ctx, grad):
        x, index, source, result = ctx.saved_tensors
        dim, product = (
            ctx.dim,
            lambda a, b: a.scatter_reduce(ctx.dim, index, b, "prod", include_self=ctx.include_self),
        )
        safe = where(x == 0, 1.0, x)
        to_x = grad * product(safe, source) / safe
        if not ctx.include_self:
            to_x = to_x.scatter(dim, index, torch.zeros_like(source))
        zero = source == 0
        zeros = torch.zeros_like(x).scatter_add(dim, index, zero.to(x.dtype)).gather(dim, index)
        only = zero & (zeros == 1)
        others = product(x, where(only, 1.0, source))
        to_source = where(
            only,
            (grad * others).gather(dim, index),
            (grad * result).gather(dim, index) / where(zero, 1.0, source),
        )
        return to_x, None, None, to_source, None


def scatter_reduce(input, dim, index, src, reduce, *, include_self=True):
    if reduce != "prod":
        return input.scatter_reduce(dim, index, src, reduce, include_self=include_self)
    if not input.ndim:
        return ScatterProduct.apply(
            input.reshape(1), 0, index.reshape(1), src.reshape(1), include_self
        ).reshape(())
    # Only the elements that have an index are read.
    source = src[tuple(slice(0, n) for n in index.shape)]
    return ScatterProduct.apply(input, dim, index, source, include_self)


def index_reduce(input, dim, index, source, reduce, *, include_self=True):
    if reduce != "prod":
        return input.index_reduce(dim, index, source, reduce, include_self=include_self)
    if not input.ndim:
        return scatter_reduce(input, dim, index, source, reduce, include_self=include_self)
    shape = [-1 if d == dim % input.ndim else 1 for d in range(source.ndim)]
    return ScatterProduct.apply(
        input, dim, index.reshape(shape).expand(source.shape), source, include_self
    )


def padded_targets(targets, lengths):
    """Returns targets [batch, longest], from one list of all if need be."""
    if targets.ndim == 2 or not lengths.ndim:
        return targets.reshape(-1, targets.shape[-1])
    before = torch.ones(len(lengths), len(lengths), dtype=torch.int64).tril(-1)
    places = (before * lengths).sum(1).unsqueeze(1) + torch.arange(targets.shape[0])
    return targets[places.clamp(max=targets.shape[0] - 1)]


NEVER = -1e30  # The logarithm of no probability; -inf has no gradient.


def ctc_losses(log_probs, targets, input_lengths, target_lengths, blank):
    """The negative logarithms of the probabilities of the targets, by the forward recursion over
    labels with blanks between."""
    steps, batch, _ = log_probs.shape
    labels = torch.full((batch, targets.shape[1], 2), blank, dtype=torch.int64)
    labels = torch.stack([labels[..., 0], targets.to(torch.int64)], 2).flatten(1)
    labels = torch.cat([labels, torch.full((batch, 1), blank, dtype=torch.int64)], 1)
    count = labels.shape[1]
    emit = log_probs.gather(2, labels.unsqueeze(0).expand(steps, batch, count))
    skips = (labels != blank) & (labels != F.pad(labels, (2, 0), value=blank)[:, :count])

    def shift(x, n):
        return F.pad(x, (n, 0), value=NEVER)[:, :count]

    alpha = where(torch.arange(count) < 2, emit[0], NEVER)
    for t in range(1, steps):
        ways = torch.stack([alpha, shift(alpha, 1), where(skips, shift(alpha, 2), NEVER)])
        most = ways.amax(0).detach()
        new = most + (ways - most).exp().sum(0).log() + emit[t]
        alpha = where((t < input_lengths).unsqueeze(1), new, alpha)
    last = (2 * target_lengths).unsqueeze(1)
    end = alpha.gather(1, last), where(last > 0, alpha.gather(1, (last - 1).clamp(min=0)), NEVER)
    return -torch.logaddexp(*end).squeeze(1)


def ctc_loss(
    log_probs,
    targets,
    input_lengths,
    target_lengths,
    blank=0,
    reduction="mean",
    zero_infinity=False,
):
    single = log_probs.ndim == 2
    log_probs = log_probs.unsqueeze(1) if single else log_probs

    def lengths(n):
        return (n if isinstance(n, torch.Tensor) else torch.tensor(n)).reshape(-1)

    targets = padded_targets(targets, torch.as_tensor(target_lengths))
    input_lengths, target_lengths = lengths(input_lengths), lengths(target_lengths)
    losses = ctc_losses(log_probs, targets, input_lengths, target_lengths, blank)
    # PyTorch's gradient is that of probabilities that are normalized behind.
    used = (torch.arange(log_probs.shape[0]).unsqueeze(1) < input_lengths).unsqueeze(2)
    total = where(used, log_probs.exp(), 0.0).sum((0, 2))
    losses = losses + total - total.detach() + where(losses.isnan(), math.nan, 0.0).detach() * total
    losses = where(losses > -NEVER / 2, 0.0 if zero_infinity else math.inf, losses)
    if reduction == "mean":
        return (losses / target_lengths.clamp(min=1)).mean()
    return losses.sum() if reduction == "sum" else losses[0] if single else losses


def linear_cross_entropy(*args, options=None, **kwargs):
    """Without chunks, whose gradient PyTorch does not let torch.func transform."""
    return F.linear_cross_entropy(*args, **kwargs)


def embedding(
    input,
    weight,
    padding_idx=None,
    max_norm=None,
    norm_type=2.0,
    scale_grad_by_freq=False,
    sparse=False,
):
    """With a dense gradient. It has the same numbers; what the devices send of it is
    dp-sparse-gradients' choice."""
    return F.embedding(input, weight, padding_idx, max_norm, norm_type, scale_grad_by_freq)


def embedding_bag(*args, sparse=False, **kwargs):
    # F.embedding_bag(input, weight, offsets, max_norm, norm_type, scale_grad_by_freq, mode, sparse,
    # ...)
    return (
        F.embedding_bag(*args[:7], False, *args[8:], **kwargs)
        if len(args) > 7
        else F.embedding_bag(*args, **kwargs)
    )


def lstsq(A, B, rcond=None, *, driver=None):
    """By the pseudoinverse. The shape of the residuals depends on the rank, of which a trace knows
    the largest alone."""
    driver = driver or "gelsy"
    m, n = A.shape[-2:]
    is_vector = B.ndim == 1 or A.ndim - 1 == B.ndim and B.shape == A.shape[:-1]
    b = B.unsqueeze(-1) if is_vector else B
    rcond = max(m, n) * torch.finfo(A.dtype).eps if rcond is None else rcond
    x = torch.linalg.pinv(A, rtol=None if driver == "gels" else rcond) @ b
    rank, sizes, residuals = A.new_empty(0, dtype=torch.int64), A.new_empty(0), A.new_empty(0)
    if driver != "gels":
        values = torch.linalg.svdvals(A.detach())
        rank = (values > rcond * values.amax(-1, keepdim=True)).to(torch.int64).sum(-1)
        sizes = values if driver != "gelsy" else sizes
    if m > n and driver != "gelsy":
        residuals = ((A @ x - b) ** 2).sum(-2)
    return torch.return_types.linalg_lstsq(
        (x.squeeze(-1) if is_vector else x, residuals, rank, sizes)
    )


def tensor_split(input, indices_or_sections=None, dim=0, **kwargs):
    places = kwargs.get("tensor_indices_or_sections", indices_or_sections)
    if isinstance(places, torch.Tensor):
        raise NotImplementedError(
            "tensor_split at a tensor: the shapes of its results depend on the data; give numbers"
        )
    return torch.tensor_split(
        input, places if places is not None else next(iter(kwargs.values())), dim
    )


REPLACED = {
    **products.REPLACED,
    F.embedding: embedding,
    F.embedding_bag: embedding_bag,
    F.ctc_loss: ctc_loss,
    F.one_hot: one_hot,
    F.gaussian_nll_loss: gaussian_nll_loss,
    F.huber_loss: huber_loss,
    torch.linalg.lstsq: lstsq,
    torch.tensor_split: tensor_split,
    torch.bincount: bincount,
    torch.Tensor.bincount: bincount,
    torch.Tensor.tensor_split: tensor_split,
    torch.cov: cov,
    torch.Tensor.cov: cov,
    torch.corrcoef: corrcoef,
    torch.Tensor.corrcoef: corrcoef,
    torch.scatter_reduce: scatter_reduce,
    torch.Tensor.scatter_reduce: scatter_reduce,
    torch.index_reduce: index_reduce,
    torch.Tensor.index_reduce: index_reduce,
    torch.narrow: narrow,
    torch.Tensor.narrow: narrow,
    torch.index_fill: index_fill,
    torch.Tensor.index_fill: index_fill,
}
if hasattr(F, "linear_cross_entropy"):
    REPLACED[F.linear_cross_entropy] = linear_cross_entropy


class Functions(TorchFunctionMode):
    """Calls replacements instead of the functions in REPLACED, and with `loops` recurrent networks
    as loops over time."""

    def __init__(self, loops: bool = True):
        super().__init__()
        self.replaced = {**REPLACED, **recurrences.REPLACED} if loops else REPLACED

    def __torch_function__(self, function, types, args=(), kwargs=None):
        return self.replaced.get(function, function)(*args, **(kwargs or {}))
