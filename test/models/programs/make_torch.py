"""Writes the folders of the steps from PyTorch anew: make_torch.py OUT_DIR [STEP...]

Needs torch, iree-base-compiler and DP_OPT, the path of dp-opt (which only prints the graphs).
"""
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(os.path.dirname(here), "torch")]

import numpy as np
import torch

import export
import folder
import torch_batch
import torch_index
import torch_windows
from torch._decomp import get_decompositions

aten = torch.ops.aten


def eye(n, m=None, **options):
    return (torch.arange(n)[:, None] == torch.arange(n if m is None else m)).to(options.get("dtype") or torch.get_default_dtype())


def diagonal_backward(grad, sizes, offset, dim1, dim2):
    rows, columns = sizes[dim1], sizes[dim2]
    if offset or rows != columns or (dim1, dim2) != (len(sizes) - 2, len(sizes) - 1):
        raise NotImplementedError("the gradient of another diagonal")
    return torch.where(torch.arange(rows)[:, None] == torch.arange(columns), grad[..., None], 0.0)


def replication_pad2d_backward(grad, x, padding):
    left, right, top, bottom = padding
    place = lambda n, before, after: (torch.arange(-before, n + after)).clamp(0, n - 1)
    height, width = x.shape[-2:]
    tall = grad.new_zeros(*x.shape[:-1], grad.shape[-1]).index_add(x.ndim - 2, place(height, top, bottom), grad)
    return torch.zeros_like(x).index_add(x.ndim - 1, place(width, left, right), tall)


def roll(x, shifts, dims=()):
    if not dims:
        return roll(x.flatten(), shifts, (0,)).view(x.shape)
    for shift, dim in zip(shifts, dims, strict=True):
        at = -shift % x.shape[dim]
        x = torch.cat([x.narrow(dim, at, x.shape[dim] - at), x.narrow(dim, 0, at)], dim) if at else x
    return x


# Ops without a lowering in torch-mlir, in addition to those that export.py decomposes.
export.DECOMPOSED.update({
    **get_decompositions([aten.upsample_bilinear2d.vec, aten.upsample_bilinear2d.default, aten.grid_sampler_2d]),
    aten.empty_permuted.default: lambda size, order, **options: torch.empty(size, dtype=options.get("dtype")),
    aten.roll.default: roll, aten.eye.default: eye, aten.eye.m: eye, aten.diagonal_backward.default: diagonal_backward,
    aten.replication_pad2d_backward.default: replication_pad2d_backward})

ALL = {**torch_index.ALL, **torch_windows.ALL, **torch_batch.ALL}


def rows(m, i):
    """Returns batch i: rows along each input's own batch dimension; the first rows follow the last."""
    take = lambda k, v: v.index_select(m["dims"].get(k, 0), torch.arange(i * m["batch"], (i + 1) * m["batch"]) % v.shape[m["dims"].get(k, 0)])
    return {k: take(k, v) for k, v in m["data"].items()}


def numbers(tensors):
    return {k: v.detach().numpy() for k, v in tensors.items()}


def reference(m, dtype):
    """Trains by PyTorch itself, with floats of `dtype`. Returns the results per step and the last state."""
    cast = lambda group: {k: v.to(dtype) if v.is_floating_point() else v for k, v in group.items()}
    torch.set_default_dtype(dtype)
    state, log = cast(m["state"]), {}
    for i in range(m["steps"]):
        state, results = m["train"](state, cast(rows(m, i)))
        for k, v in numbers(results).items():
            log.setdefault(k, []).append(v)
    torch.set_default_dtype(torch.float32)
    return {k: np.stack(v) for k, v in log.items()}, numbers(state)


def main(out, which):
    for name in which or ALL:
        torch.manual_seed(sorted(ALL).index(name) + 1)
        m = ALL[name]()
        log, final = reference(m, torch.float32)
        far = folder.spread((log, final), reference(m, torch.float64))
        text = export.export_entry("train_step", m["train"], m["state"], rows(m, 0), m["dims"])
        folder.write(out, name, text, numbers(m["state"]), numbers(m["data"]), m["batch"], m["steps"], m["dims"], log, final, far)


if __name__ == "__main__":
    torch.set_num_threads(1)
    main(sys.argv[1], sys.argv[2:])
