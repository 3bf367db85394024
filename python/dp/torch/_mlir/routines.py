"""Numerical routines of dp in graphs of PyTorch, for which torch-mlir has no lowering: linear
algebra, ffts, attention.

call("cholesky", a) is an op of PyTorch with the shapes of dp.routine's results, ATTENTION and
ATTENTION_GRADIENT are ops with those of dp.attention and its gradient. routine_calls.py lowers
them.
"""

from __future__ import annotations

from collections.abc import Iterable

import torch

LIBRARY = torch.library.Library("dp", "DEF")
# Numbers of DP_Routine and DP_RoutineFlags.
ROUTINES = (
    "cholesky",
    "triangular_solve",
    "lu",
    "pivots_to_permutation",
    "householder_qr",
    "householder_product",
    "eigh",
    "svd",
    "fft",
    "rfft",
    "irfft",
)
FLAGS = {"upper": 1, "right": 2, "transpose": 4, "unit": 8, "full": 16, "values": 32, "inverse": 64}
PREFIX = "torch.dp."


def shapes(routine, flags, inputs):
    """Returns the shapes of the results, and whether they are integers."""
    x = inputs[0].shape
    batch, m, n = x[:-2], x[-2] if len(x) > 1 else 1, x[-1] if len(x) else 1
    if routine == "cholesky":
        return [(x, False), (batch, True)]
    if routine == "triangular_solve":
        return [(inputs[1].shape, False)]
    if routine == "lu":
        return [(x, False), ((*batch, min(m, n)), True), (batch, True)]
    if routine.startswith("pivots_to_permutation"):
        return [((*x[:-1], int(routine.split("_of_")[1])), True)]
    if routine == "householder_qr":
        return [(x, False), ((*batch, min(m, n)), False)]
    if routine == "householder_product":
        return [(x, False)]
    if routine == "eigh":
        return [(x, False), (x[:-1], False), (batch, True)]
    if routine == "svd":
        k = min(m, n)
        left, right = (m, n) if "full" in flags else (k, k)
        vectors = (
            [] if "values" in flags else [((*batch, m, left), False), ((*batch, right, n), False)]
        )
        return [((*batch, k), False), *vectors, (batch, True)]
    if routine == "fft":
        return [(x, False)] * 2
    if routine == "rfft":
        return [((*x[:-1], n // 2 + 1), False)] * 2
    return [((*x[:-1], int(routine.split("_of_")[1])), False)]  # irfft


def call(
    routine: str, *inputs: torch.Tensor, flags: Iterable[str] = (), size: int | None = None
) -> tuple[torch.Tensor, ...]:
    """Returns the routine's results. `size` is the last extent of a result that has it from no
    operand."""
    routine = routine if size is None else f"{routine}_of_{size}"
    name = "__".join([routine, *sorted(flags)])
    if not hasattr(torch.ops.dp, name):
        LIBRARY.define(
            f"{name}({', '.join(f'Tensor x{i}' for i in range(len(inputs)))}) -> Tensor[]".replace(
                "Tensor[]", "(" + ", ".join(["Tensor"] * len(shapes(routine, flags, inputs))) + ")"
            )
        )

        @torch.library.register_fake(f"dp::{name}", lib=LIBRARY)
        def fake(*given, routine=routine, flags=tuple(flags)):
            real = given[0].dtype
            made = [
                given[0].new_empty(s, dtype=torch.int32 if integer else real)
                for s, integer in shapes(routine, flags, given)
            ]
            return made[0] if len(made) == 1 else tuple(made)

    out = getattr(torch.ops.dp, name)(*(x.contiguous() for x in inputs))
    return out if isinstance(out, tuple) else (out,)


LIBRARY.define(
    "attention(Tensor query, Tensor key, Tensor value, Tensor? mask, bool causal, float scale) -> "
    "(Tensor, Tensor)"
)
LIBRARY.define(
    "attention_gradient(Tensor query, Tensor key, Tensor value, Tensor? mask, Tensor output, "
    "Tensor logsumexp, Tensor gradient, bool causal, float scale) -> (Tensor, Tensor, Tensor)"
)
ATTENTION, ATTENTION_GRADIENT = (
    torch.ops.dp.attention.default,
    torch.ops.dp.attention_gradient.default,
)


def fake_heads(like, shape):
    """Returns a tensor with the strides that PyTorch's attention gives: as [batch, rows, heads,
    ...]. A view after it may need them."""
    return like.new_empty((shape[0], shape[2], shape[1], *shape[3:])).transpose(1, 2)


def score_type(dtype):
    """Returns the dtype of the scores of queries of `dtype`, and so of mask and logsumexp."""
    return torch.promote_types(dtype, torch.float32)


@torch.library.register_fake("dp::attention", lib=LIBRARY)
def fake_attention(query, key, value, mask, causal, scale):
    return fake_heads(query, (*query.shape[:-1], value.shape[-1])), fake_heads(
        query, query.shape[:-1]
    ).to(score_type(query.dtype))


@torch.library.register_fake("dp::attention_gradient", lib=LIBRARY)
def fake_attention_gradient(query, key, value, mask, output, logsumexp, gradient, causal, scale):
    return tuple(fake_heads(x, x.shape) for x in (query, key, value))
