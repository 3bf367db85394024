"""What PyTorch's results are if numbers on the way overflow: runs in f64 that say so element by
element.

A sum of numbers of f32 that are large beside its result is infinite, NaN, finite or rounded off by
the order of its terms, and a kernel for one device may overflow where the one for another does not.
A run here is eager PyTorch in f64, of its own decompositions, in which a number that the narrower
dtype does not have, or a sum whose absolute values overflow in it, is what `kind` says:

  kept       the number itself, as if nothing overflowed
  nan        NaN: what is NaN behind depends on a number that overflows
  infinite   infinite, as if each one overflowed
  either     one or the other by chance
  rounded    the number with the rounding error of a sum of such absolute values
"""

import math

import torch
from torch._decomp import core_aten_decompositions, get_decompositions
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_map

aten = torch.ops.aten
# With the normalizations, whose kernel for CPUs, x * (rstd * weight) + (bias - mean * rstd *
# weight), makes NaN of what their kernel for GPUs, (x - mean) * rstd * weight + bias, makes
# infinite; and with the mean as a sum: one that corrects each partial mean by its difference from
# the next number is infinite if the last of the numbers is, and NaN if an earlier one is.
TABLE = {
    **core_aten_decompositions(),
    **get_decompositions(
        [
            aten.native_batch_norm,
            aten._native_batch_norm_legit,
            aten.native_layer_norm,
            aten.native_group_norm,
        ]
    ),
    aten.var_mean.correction: lambda x, dim=None, **options: (
        aten.var.correction(x, dim, **options),
        aten.mean.dim(x, dim, options.get("keepdim", False)),
    ),
}
# Ops whose results are sums of products of their operands: with absolute values they give the sums
# of those.
SUMS = {
    aten.mm,
    aten.bmm,
    aten.addmm,
    aten.baddbmm,
    aten.addmv,
    aten.mv,
    aten.dot,
    aten.vdot,
    aten.convolution,
    aten.convolution_backward,
    aten.sum,
    aten.mean,
    aten.cumsum,
    aten.index_add,
    aten.index_put,
    aten.scatter_add,
    aten.scatter_reduce,
    aten.add,
    aten._embedding_bag,
    aten._embedding_bag_forward_only,
    aten._embedding_bag_dense_backward,
    aten._embedding_bag_per_sample_weights_backward,
    aten.embedding_dense_backward,
}
KINDS = ("kept", "nan", "infinite", "rounded", *["either"] * 40)


class Overflows(TorchDispatchMode):
    """Runs ops in f64 and replaces the numbers that overflow in `dtype`, as `kind` says."""

    def __init__(self, dtype, kind, seed):
        super().__init__()
        self.kind, self.limit, self.eps = kind, torch.finfo(dtype).max, torch.finfo(dtype).eps
        self.generator = torch.Generator().manual_seed(seed)

    def replaced(self, value, size):
        over = ~value.isnan() & ~(size <= self.limit)
        if self.kind == "kept" or not over.any():
            return value
        draw = torch.rand(value.shape, generator=self.generator, dtype=value.dtype)
        if self.kind == "rounded":
            return torch.where(over, value + (2 * draw - 1) * self.eps * size, value)
        if self.kind == "either":
            over = over & (draw < 0.5)
        # An infinite sum has the sign of a term, which may be another than that of the sum.
        infinite = torch.where(
            value == 0, torch.where(draw < 0.25, -math.inf, math.inf), value.sign() * math.inf
        )
        return torch.where(over, math.nan if self.kind == "nan" else infinite, value)

    def __torch_dispatch__(self, op, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if op in TABLE and op.overloadpacket not in SUMS and not op._schema.is_mutable:
            with self:
                result = TABLE[op](*args, **kwargs)
            if result is not NotImplemented:
                return result
        is_float = lambda v: isinstance(v, torch.Tensor) and v.dtype == torch.float64
        finite_sizes = lambda v: v.abs().nan_to_num(0.0, 0.0, 0.0) if is_float(v) else v
        result = op(*args, **kwargs)
        is_sum = op.overloadpacket in SUMS and not op._schema.is_mutable
        sizes = (
            op(*tree_map(finite_sizes, args), **kwargs)
            if is_sum
            else tree_map(finite_sizes, result)
        )
        results, sizes = (v if isinstance(v, (tuple, list)) else (v,) for v in (result, sizes))
        new = []
        for value, size in zip(results, sizes):
            if is_float(value):
                changed = self.replaced(value, size)
                if changed is not value:
                    value = value.copy_(changed) if op._schema.is_mutable else changed
            new.append(value)
        return new[0] if not isinstance(result, (tuple, list)) else type(result)(new)


class Runs:
    """The results of `function`, a dict of tensors, while numbers that overflow in `dtype` are
    replaced. They are computed when they are asked for."""

    def __init__(self, function, dtype):
        self.function, self.dtype, self.results = function, dtype, []

    def of(self, name):
        """Yields a kind and an array of the result `name` for each run."""
        for seed, kind in enumerate(KINDS):
            if seed == len(self.results):
                with Overflows(self.dtype, kind, seed):
                    self.results.append(self.function())
            yield kind, self.results[seed][name].detach().double().numpy()
