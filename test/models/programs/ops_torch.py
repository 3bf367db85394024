"""Compares a sample of each op of PyTorch's op_db, forward and gradient, with eager PyTorch on 1, 2 and 3 devices.

ops_torch.py BUILD WORK [--match REGEX] [--every K] [--first I]

Counts ops that are right; stopped (torch-mlir or this trace has no lowering); refused by dp-compile with an error; and
failed, crashed or wrong. The last are faults; their graph, inputs and message stay in WORK. Needs torch, expecttest and iree-base-compiler.
"""
import argparse
import os
import re
import sys
import time

here = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [here, os.path.join(os.path.dirname(here), "torch")]

import numpy as np
import torch
from torch.testing._internal.common_methods_invocations import op_db
from torch.utils._pytree import tree_flatten, tree_unflatten

import make_torch
from judge import Judge

# Ops that index, window, gather, roll, order by comparison, mask, pad or scatter.
KINDS = (r"(index_|gather|take|scatter|masked_fill|where$|put|narrow|slice|select|diag|tri[lu]|roll|flip|rot90|unfold|fold|nn.functional.pad|pixel_|shuffle|"
         r"interpolate|grid_sample|pool|embedding|cat$|stack|split|chunk|unbind|movedim|permute|repeat|tile|arg(max|min)|amax|amin|cross_entropy|"
         r"nll_loss|triplet|margin|ctc|cdist|pdist|trace|bucketize|searchsorted|histc|diff|gradient|trapezoid|as_strided|expand|unflatten|max$|min$|"
         r"sort|topk|kthvalue|median|cumsum|conv)")


def sample_of(op):
    """Returns the first sample with at least three rows and two dimensions, else the first with a row."""
    samples = list(op.sample_inputs("cpu", torch.float32, requires_grad=False))
    fits = lambda s, rank, rows: isinstance(s.input, torch.Tensor) and s.input.ndim >= rank and s.input.shape[0] >= rows and s.input.numel()
    for rank, rows in ((2, 3), (1, 2), (1, 1)):
        for sample in samples:
            if fits(sample, rank, rows):
                return sample
    for sample in samples:  # A list of tensors comes first, as in torch.cat.
        if not isinstance(sample.input, torch.Tensor) and tree_flatten(sample.input)[0]:
            return sample


def leaves(sample):
    """Returns the sample's tensors by name, and a function from such a dict to the op's arguments."""
    flat, tree = tree_flatten((sample.input, sample.args, sample.kwargs))
    at = [i for i, v in enumerate(flat) if isinstance(v, torch.Tensor)]
    tensors = {f"t{n}": flat[i].detach().clone().contiguous() for n, i in enumerate(at)}

    def back(given):
        filled = list(flat)
        for n, i in enumerate(at):
            filled[i] = given[f"t{n}"]
        return tree_unflatten(filled, tree)
    return tensors, back


def step_of(op, back, floats):
    def outputs(given):
        x, args, kwargs = back(given)
        return [v for v in tree_flatten(op.op(x, *args, **kwargs))[0] if isinstance(v, torch.Tensor)]

    def value(wanted, rest):
        out = outputs({**rest, **wanted})
        # Weights that differ per element, so that no two mistakes cancel.
        total = sum((o * torch.cos(torch.arange(o.numel()).to(o.dtype) + 1).view(o.shape)).sum() for o in out if o.is_floating_point())
        return total, out

    def step(_, given):
        wanted, rest = {k: given[k] for k in floats}, {k: v for k, v in given.items() if k not in floats}
        if not floats:
            out = outputs(given)
            return {f"o{i}": o for i, o in enumerate(out)}
        grads, (_, out) = torch.func.grad_and_value(value, has_aux=True)(wanted, rest)
        return {**{f"o{i}": o for i, o in enumerate(out)}, **{"g_" + k: g for k, g in grads.items()}}
    return step


def export_in_child(path, *arguments):
    """Returns the text, or None and the reason. The exporter may crash its process."""
    read, write = os.pipe()
    child = os.fork()
    if not child:
        try:
            text = "ok" + make_torch.export.export_entry("f", *arguments)
        except BaseException as error:
            text = "no" + f"{type(error).__name__}: {error}"
        with os.fdopen(write, "w") as out:
            out.write(text)
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as got:
        text = got.read()
    os.waitpid(child, 0)
    return (text[2:], "") if text.startswith("ok") else (None, text[2:] or "the process died")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build")
    parser.add_argument("work")
    parser.add_argument("--match", default=KINDS)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    args = parser.parse_args()
    torch.set_num_threads(1)
    judge, started = Judge(args.build, args.work), time.time()
    chosen = [op for op in op_db if re.search(args.match, op.name) and torch.float32 in op.dtypes]
    for op in chosen[args.first::args.every]:
        name = re.sub(r"\W", "_", op.name + ("_" + op.variant_test_name if op.variant_test_name else ""))
        torch.manual_seed(1)
        sample = sample_of(op)
        if sample is None:
            judge.say(name, "stopped", "no sample has rows")
            continue
        tensors, back = leaves(sample)
        floats = [k for k, v in tensors.items() if v.is_floating_point()] if op.supports_autograd else []
        step = step_of(op, back, floats)
        try:
            with torch.random.fork_rng():
                want = step({}, dict(tensors))
            double = lambda v: v.double() if v.is_floating_point() else v
            try:
                more = step({}, {k: double(v) for k, v in tensors.items()})
                spread = {k: float((want[k].double() - more[k]).abs().nan_to_num(0, 0, 0).max()) if want[k].is_floating_point() and want[k].numel() else 0.0 for k in want}
            except Exception:
                spread = dict.fromkeys(want, 0.0)
        except Exception as error:
            judge.say(name, "stopped", f"eager: {error}")
            continue
        first = next((k for k, v in tensors.items() if v.ndim), None)
        if first is None or not want:
            judge.say(name, "stopped", "nothing to cut")
            continue
        scattered = [k for k, v in tensors.items() if v.ndim and len(v) == len(tensors[first])]
        text, why = export_in_child(name, step, {}, tensors)
        if text is None:
            judge.say(name, "stopped", why)
            continue
        for i, k in enumerate(tensors):  # Only scattered inputs are.
            if k not in scattered:
                text = re.sub(rf'(dp\.name = "{k}"), dp\.scatter = 0 : i64', r"\1", text)
        numpy = lambda group: {k: v.detach().contiguous().numpy() for k, v in group.items()}
        judge.check(name, text, numpy(tensors), scattered, numpy(want), spread)
    return judge.report(started)


if __name__ == "__main__":
    sys.exit(main())
