"""Functions with the same ops again and again, whose graphs are compared with those of PyTorch's
own dispatch."""

import contextlib
from unittest import mock

import torch
import torch.nn.functional as F

from dp.torch import export
from dp.torch._graph import nodes
from dp.torch._trace import repeated

LAYERS = 3


def views(x):
    """Each layer updates what views of its base have in common."""
    total = 0.0
    for layer in range(LAYERS):
        base = x * (layer + 1)
        turned = base.transpose(0, 1).reshape(-1).view(2, -1)
        base.view(-1)[1:5].add_(turned.flatten()[:4])
        base[:, 1].mul_(2)
        base.t()[0].sub_(base.detach()[:, 1])
        base.unsqueeze(1).expand(-1, 2, -1)
        total = total + base * base.select(1, 2)[:, None]
    return total


def parts(x):
    """Views that one op makes, of which one is updated."""
    found = []
    for layer in range(LAYERS):
        first, second = (x + layer).chunk(2, dim=1)
        first.add_(second)
        low, high = torch.split(first * second, [1, 1], dim=1)
        values, places = torch.max(low * high + first, dim=1)
        found += [values, places.to(x.dtype), first.sum(1)]
    return torch.stack(found)


def gradients(x):
    leaf = x.detach().requires_grad_()
    y = leaf
    for _ in range(LAYERS):
        y = F.layer_norm(y, (4,)) + torch.tanh(y @ y.t() @ y) * 0.5
    (grad,) = torch.autograd.grad(F.gelu(y).square().sum(), leaf)
    return grad


def numbers(x):
    """Numbers that are equal, and have other dtypes."""
    whole = x.to(torch.int64)
    made = [whole + n for n in (1, 1.0, True, 0.0, -0.0)]
    made += [whole.bool() + n for n in (1, 1.0, True)]
    made += [x.to(dtype) * 2 for dtype in (torch.float64, torch.float16, torch.float64)]
    return [value.to(torch.float64) * value.dtype.itemsize for value in made]


def constants(x):
    """A tensor whose number is known is no other tensor of the same layout."""
    count, other = torch.tensor(2), x.sum().to(torch.int64) * 0
    for _ in range(LAYERS):
        count = count + 1
        other = other + 1
    return x * count + other


def strides(x):
    made = [(x.t() * 2).contiguous(), (x * 2).contiguous(), x.t() * 2, x * 2]
    made += [torch.cat([x, x]), torch.cat([x.t(), x.t()]), torch.cat([x, x], 1)]
    return [value.as_strided((2, 3), (1, 2), 1) + value.sum() for value in (*made, *made)]


def mapped(x):
    def one(row):
        return torch.sin(torch.sin(row) * row.sum())

    return torch.vmap(one)(x) + torch.func.jvp(one, (x,), (x,))[1]


def inference(x):
    with torch.inference_mode():
        y = torch.cos(torch.cos(x)).view(-1)
    return torch.cos(torch.cos(x.clone())).view(-1) + y


def graph_of(function, x):
    def step(batch):
        made = function(batch["x"])
        made = made if isinstance(made, (list, tuple)) else [made]
        return {str(number): value for number, value in enumerate(made)}

    return export.trace(step, {"x": x})[0]


def described(graph):
    found = []
    for node in graph.nodes:
        values = torch.utils._pytree.tree_leaves(node.meta.get("val"))
        layouts = [
            (v.dtype, v.shape, v.stride(), v.storage_offset())
            for v in values
            if isinstance(v, torch.Tensor)
        ]
        lines = node.meta.get("stack_trace"), node.meta.get("origin")
        found.append((node.name, node.target, str(node.args), str(node.kwargs), layouts, lines))
    return found


FUNCTIONS = views, parts, gradients, numbers, constants, strides, mapped, inference
for function in FUNCTIONS:
    x = torch.arange(12.0).view(3, 4) / 7 + 0.2
    with mock.patch.object(repeated, "remembered", contextlib.nullcontext):
        want = graph_of(function, x)
    with mock.patch.object(repeated.nodes, "add", wraps=nodes.add) as add:
        graph = graph_of(function, x)
    assert add.called, function.__name__
    assert described(graph) == described(want), f"{function.__name__}:\n{graph}\n{want}"
    eager = function(x.clone())
    results = torch.fx.GraphModule(graph.owning_module, graph)(x.clone())
    for a, b in zip(results, eager if isinstance(eager, list) else [eager], strict=True):
        torch.testing.assert_close(a, b)
print(f"the same graphs, {len(FUNCTIONS)} functions")
