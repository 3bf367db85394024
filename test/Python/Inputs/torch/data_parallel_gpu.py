"""dp.torch.DataParallel of modules on the CPU on GPUs, those of DP_CUDA_LIBRARY, against the module
itself: values, gradients, and how often a parameter is copied."""

import ctypes
import os

import numpy as np
import torch
from data_parallel import Net, pair, rows, same_module
from lowered import lowered_once
from torch import fx, nn

import dp
import dp.torch
from dp.torch._parallel.program import laid_out, part_of

cuda = ctypes.CDLL(os.environ["DP_CUDA_LIBRARY"])
cuda.dp_fake_operations.restype = ctypes.c_int64
ON_GPUS = {"backend": "cuda", "options": ["--arch=emulated"]}


def training(devices: int) -> None:
    torch.manual_seed(1)
    want, found = pair(Net(), devices, **ON_GPUS)
    optimizers = [torch.optim.SGD(m.parameters(), lr=0.1, momentum=0.9) for m in (want, found)]
    for seed, count in enumerate((6, 6, 2)):
        x = rows(count, 5, seed=seed)
        for module, optimizer in zip((want, found), optimizers):
            optimizer.zero_grad()
            module(x).square().mean().backward()
            optimizer.step()
    same_module(found.module, want, 1e-4)
    print(f"trained on {devices}")


def unchanged() -> None:
    """Parameters that have not changed are not copied again; those that have are, also by `data`,
    which PyTorch's versions do not show."""
    want, found = pair(nn.Linear(3, 4), 1, **ON_GPUS)
    x = rows(6, 3)

    def copies() -> int:
        before = cuda.dp_fake_operations(b"cuMemcpyHtoDAsync")
        with torch.no_grad():
            assert torch.allclose(found(x), want(x), atol=1e-6)
        return cuda.dp_fake_operations(b"cuMemcpyHtoDAsync") - before

    first, second = copies(), copies()
    for module in (want, found.module):
        module.bias.data.mul_(2)
    changed = copies()
    counts = first, second, changed, copies()
    # The rows, the weight and the bias; the rows; the rows and the bias; the rows.
    assert counts == (3, 1, 2, 1), counts
    print("what has changed is copied")


def beside() -> None:
    """Room for results is on the device of an argument; "meta" stands for a GPU."""
    model = nn.Linear(3, 4)
    step = dp.torch.eval_step(model, lambda found: found.sum(), rows(6, 3))
    made = step.allocate_beside((2, 3), "bf16", torch.empty(1, device="meta"))
    assert made.is_meta and made.shape == (2, 3) and made.dtype == torch.bfloat16
    assert step.allocate_beside((2,), "f32", np.ones(2)).device.type == "cpu"
    print("results are beside their arguments")


def devices_of_ops() -> None:
    """The graph of a module on a GPU is traced on the CPU, and strides are made where a result
    is."""
    graph = fx.Graph()
    x = graph.placeholder("x")
    ones = graph.call_function(torch.ones, (3,), {"device": torch.device("cuda", 0)})
    graph.output((graph.call_function(torch.add, (x, ones)),))
    module = fx.GraphModule(nn.Module(), graph)
    ((found,),) = (node.args[0] for node in graph.nodes if node.op == "output")
    part, used = part_of(module, [x], [found])
    assert used == [x] and torch.equal(part(torch.ones(3))[0], torch.full((3,), 2.0))
    assert laid_out(torch.empty(2, 3, device="meta"), (1, 2)).is_meta
    print("graphs are traced on the CPU")


lowered_once()
for count in (1, 2, 3):
    training(count)
unchanged()
beside()
devices_of_ops()
