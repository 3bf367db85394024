"""Exports a training step of PyTorch to MLIR in linalg on tensors, for dp-compile.

export_entry(name, step, state, batch, dims) traces step(state, batch) -> (state, results), or
-> results; all of them are dicts of tensors. merge(texts) makes one module of several entries.
Names and roles are attributes of the arguments and results, so dp-compile needs no options.

Route: make_fx -> torch-mlir's importer and passes, as iree-base-compiler has them -> linalg.
Needs torch and iree-base-compiler.
"""
import re

import torch
from iree.compiler import ir
from iree.compiler.extras.fx_importer import FxImporter
from iree.compiler.passmanager import PassManager
from torch._decomp import core_aten_decompositions, get_decompositions
from torch.fx.experimental.proxy_tensor import make_fx

aten = torch.ops.aten
PASSES = "builtin.module(torchdynamo-export-to-torch-backend-pipeline,torch-backend-to-linalg-on-tensors-backend-pipeline)"


def squeeze(x, dims):
    dims = [d % x.ndim for d in dims]
    return x.reshape([n for d, n in enumerate(x.shape) if d not in dims or n != 1])


def from_the_front(op):
    """Counts the dimension from the front: torch-mlir scatters along none where it is negative."""
    def run(x, dim, *rest, **named):
        return NotImplemented if dim >= 0 else op(x, dim + x.ndim, *rest, **named)
    return run


def stable_sort(x, *, stable, dim=-1, descending=False):
    return aten.sort(x, dim, descending)  # dp.sort is stable.


def median(x, dim, keepdim=False):
    """The lower median; NaN if there is one, which sorts as the largest number."""
    values, order = aten.sort(x, dim)
    n = x.shape[dim]
    if x.is_floating_point():
        last = values.narrow(dim, n - 1, 1)
        first_nan = (~values.isnan()).sum(dim, keepdim=True)
        at = torch.where(last.isnan(), first_nan, (n - 1) // 2)
        pair = values.gather(dim, at), order.gather(dim, at)
    else:
        pair = values.narrow(dim, (n - 1) // 2, 1), order.narrow(dim, (n - 1) // 2, 1)
    return pair if keepdim else tuple(v.squeeze(dim) for v in pair)


def nanmedian(x, dim, keepdim=False):
    """The lower median of the numbers that are no NaN."""
    values, order = aten.sort(x, dim)
    at = ((~values.isnan()).sum(dim, keepdim=True) - 1).clamp_min(0) // 2
    pair = values.gather(dim, at), order.gather(dim, at)
    return pair if keepdim else tuple(v.squeeze(dim) for v in pair)


def prefixes(combine, tensors, dim):
    """Prefixes by doubling: combine(before, at) of lists of tensors that begin at the same element."""
    n, step = tensors[0].shape[dim], 1
    while step < n:
        after = combine([t.narrow(dim, 0, n - step) for t in tensors], [t.narrow(dim, step, n - step) for t in tensors])
        tensors = [torch.cat([t.narrow(dim, 0, step), a], dim) for t, a in zip(tensors, after)]
        step *= 2
    return tensors


def logcumsumexp(x, dim):
    """Without overflow: torch-mlir takes the logarithm of a sum of exponentials."""
    def combine(before, at):
        (a,), (b,) = before, at
        apart = torch.where(a == b, 0, (a - b).abs())
        return [torch.maximum(a, b) + torch.log1p(torch.exp(-apart))]
    return prefixes(combine, [x], dim)[0] if x.ndim and x.shape[dim] else x.clone()


def cumulative(is_better):
    """The best value so far and its index, of several the last; NaN is better than any."""
    def run(x, dim):
        if not x.ndim:
            return x.clone(), torch.zeros_like(x, dtype=torch.int64)
        shape = [1] * x.ndim
        shape[dim] = x.shape[dim]
        index = torch.arange(x.shape[dim], device=x.device).reshape(shape).expand(x.shape)

        def combine(before, at):
            takes = is_better(at[0], before[0])
            if x.is_floating_point():
                takes = at[0].isnan() | (takes & ~before[0].isnan())
            return [torch.where(takes, b, a) for a, b in zip(before, at)]
        return tuple(prefixes(combine, [x.clone(), index], dim))
    return run


def cumprod(x, dim, *, dtype=None):
    return NotImplemented if dtype is None else aten.cumprod(x.to(dtype), dim)


# Ops without a lowering in torch-mlir, which PyTorch decomposes.
DECOMPOSED = {**core_aten_decompositions(), **get_decompositions([aten.native_batch_norm]), aten.squeeze.dims: squeeze,
              aten.median.dim: median, aten.nanmedian.dim: nanmedian,
              aten.median.default: lambda x: median(x.reshape(-1), 0)[0], aten.nanmedian.default: lambda x: nanmedian(x.reshape(-1), 0)[0],
              aten.sort.stable: stable_sort, aten.cumprod.default: cumprod,
              aten.logcumsumexp.default: logcumsumexp, aten.cummax.default: cumulative(torch.ge), aten.cummin.default: cumulative(torch.le),
              **{op: from_the_front(op) for op in (aten.scatter.src, aten.scatter.value, aten.scatter_add.default, aten.gather.default)}}


def trace(step, *groups):
    """Returns the graph of `step` with a placeholder per tensor of the dicts `groups`, and its results' names, a list per dict."""
    names = []

    def flat(*tensors):
        rest = iter(tensors)
        out = step(*({k: next(rest) for k in group} for group in groups))
        out = out if isinstance(out, tuple) else (out,)
        names[:] = [list(part) for part in out]
        return tuple(v for part in out for v in part.values())

    tensors = [v for group in groups for v in group.values()]
    graph = make_fx(flat, DECOMPOSED, tracing_mode="fake", record_stack_traces=True)(*tensors)
    # Decompositions introduce in-place updates of their own, so these are removed last.
    with torch.fx.traceback.preserve_node_meta():
        replay = torch.func.functionalize(torch.fx.Interpreter(graph).run, remove="mutations")
        graph = make_fx(replay, DECOMPOSED, tracing_mode="fake")(*tensors)
    graph.graph.eliminate_dead_code()
    return graph.graph, names


def annotate(entry, groups, dims, results):
    """Adds names and roles for dp-compile to the function's arguments and results."""
    text = lambda s: ir.StringAttr.get(s)
    number = lambda n: ir.IntegerAttr.get(ir.IntegerType.get_signless(64), n)
    state, arguments = groups[0], [k for group in groups for k in group]
    attributes = []
    for k in arguments:
        role = {"dp.state": ir.UnitAttr.get()} if k in state else {"dp.scatter": number(dims.get(k, 0))}
        attributes.append(ir.DictAttr.get({"dp.name": text(k), **role}))
    entry.attributes["arg_attrs"] = ir.ArrayAttr.get(attributes)
    updates = lambda i, k: {"dp.updates": number(arguments.index(k))} if i == 0 and len(results) > 1 else {}
    entry.attributes["res_attrs"] = ir.ArrayAttr.get(
        [ir.DictAttr.get({"dp.name": text(k), **updates(i, k)}) for i, part in enumerate(results) for k in part])


def export_entry(name, step, state, batch, dims={}):
    """Returns the text of a module with `step` as function `name`. `dims`: the batch's dimension where it is not 0."""
    graph, results = trace(step, state, batch)
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        importer = FxImporter(context=context)
        importer.import_stateless_graph(graph, func_name=name)
        PassManager.parse(PASSES).run(importer.module.operation)
        with ir.Location.unknown():
            for function in importer.module.body.operations:
                if ir.StringAttr(function.attributes["sym_name"]).value == name:
                    annotate(function, (state, batch), dims, results)
        # Generic: MLIR 22 need not agree with IREE's on each op's syntax.
        text = importer.module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)
    return re.sub(r'loc\("[^"]*/', 'loc("', text)


def merge(texts):
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        first, *others = (ir.Module.parse(text) for text in texts)
        for module in others:
            for function in module.body.operations:
                first.body.append(function.clone())
        return first.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)
