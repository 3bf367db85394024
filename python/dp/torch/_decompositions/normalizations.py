"""Batch normalization: its statistics are one pass over the batch."""

import torch
from torch._decomp import get_decompositions

aten = torch.ops.aten

FUNCTIONAL, PLAIN = aten._native_batch_norm_legit_functional.default, aten.native_batch_norm.default
THEIRS = get_decompositions([aten._native_batch_norm_legit_functional, aten.native_batch_norm])


def with_channels(values, x):
    return values.reshape((1, -1) + (1,) * (x.ndim - 2))


def statistics(x):
    """Returns the mean and the biased variance of each channel in f64, of sums over the batch that
    do not depend on each other.

    A square of f32 is exact in f64, so the difference loses no more digits than x itself has lost
    beside its mean. Of f64 it would.
    """
    wide, dims = x.double(), [0, *range(2, x.ndim)]
    mean = wide.mean(dims)
    if x.dtype == torch.float64:
        return mean, (x - with_channels(mean, x)).square().mean(dims)
    return mean, ((wide * wide).mean(dims) - mean * mean).clamp(min=0)


def functional_batch_norm(x, weight, bias, running_mean, running_var, training, momentum, eps):
    """As _native_batch_norm_legit_functional."""
    if not training:
        return THEIRS[FUNCTIONAL](
            x, weight, bias, running_mean, running_var, training, momentum, eps
        )
    real = torch.float64 if x.dtype == torch.float64 else torch.float32
    mean, var = (value.to(real) for value in statistics(x))
    rstd = torch.rsqrt(var + eps)
    output = (x.to(real) - with_channels(mean, x)) * with_channels(rstd, x)
    if weight is not None:
        output = output * with_channels(weight, x)
    if bias is not None:
        output = output + with_channels(bias, x)
    count = x.numel() / x.shape[1]
    if running_mean is not None:
        running_mean = momentum * mean + (1 - momentum) * running_mean
    if running_var is not None:
        running_var = momentum * (var * (count / (count - 1))) + (1 - momentum) * running_var
    return output.to(x.dtype), mean.to(x.dtype), rstd.to(x.dtype), running_mean, running_var


def batch_norm(x, weight, bias, running_mean, running_var, training, momentum, eps):
    """As native_batch_norm without running statistics, or with those that it only reads."""
    if not training or running_mean is not None:
        return THEIRS[PLAIN](x, weight, bias, running_mean, running_var, training, momentum, eps)
    return functional_batch_norm(x, weight, bias, None, None, training, momentum, eps)[:3]


def batch_norm_with_update(x, weight, bias, running_mean, running_var, momentum, eps):
    """As _batch_norm_with_update_functional, whose fourth result is memory for a GPU's library."""
    output, mean, rstd, *running = functional_batch_norm(
        x, weight, bias, running_mean, running_var, True, momentum, eps
    )
    return output, mean, rstd, torch.zeros(0, dtype=torch.uint8), *running


def batch_norm_of_evaluation(x, weight, bias, running_mean, running_var, momentum, eps):
    """The op that AOTAutograd has for native_batch_norm with training=False."""
    return batch_norm(x, weight, bias, running_mean, running_var, False, momentum, eps)


def batch_norm_of_batch(x, weight, bias, training, momentum, eps):
    """The op of a batch norm without running statistics."""
    return batch_norm(x, weight, bias, None, None, training, momentum, eps)


OWN = {
    FUNCTIONAL: functional_batch_norm,
    PLAIN: batch_norm,
    aten._native_batch_norm_legit.no_stats: batch_norm_of_batch,
    aten._native_batch_norm_legit_no_training.default: batch_norm_of_evaluation,
    aten._batch_norm_with_update_functional.default: batch_norm_with_update,
}
