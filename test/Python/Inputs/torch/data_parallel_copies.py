"""How often dp.torch.DataParallel copies the parameters of a module on one GPU to the others: once
per change, however they change. This PyTorch has no CUDA: the test says which tensors are on the
emulated GPU 0, whose memory the host can access here, as eager ops must."""

import ctypes
import os

import torch
from data_parallel import pair, rows
from torch import nn

from dp.torch._parallel import program

cuda = ctypes.CDLL(os.environ["DP_CUDA_LIBRARY"])
cuda.dp_fake_operations.restype = ctypes.c_int64
places: list[tuple[int, int]] = []
"""Memory on GPU 0, and its bytes."""
plain_cpu = torch.Tensor.cpu


def is_on_gpu(tensor):
    return any(begin <= tensor.data_ptr() < begin + size for begin, size in places)


def call(name, *arguments):
    status = getattr(cuda, name)(*arguments)
    assert status == 0, (name, status)


def on_gpu(tensor):
    """As tensor.to("cuda:0")."""
    memory, size = ctypes.c_uint64(), tensor.numel() * tensor.element_size()
    call("cuMemAlloc_v2", ctypes.byref(memory), ctypes.c_size_t(size))
    call("cuMemcpyHtoD_v2", memory, ctypes.c_void_p(tensor.data_ptr()), ctypes.c_size_t(size))
    places.append((memory.value, size))
    buffer = (ctypes.c_char * size).from_address(memory.value)
    return torch.frombuffer(buffer, dtype=tensor.dtype).view(tensor.shape)


def of_kind(tensor):
    return type(tensor) in (torch.Tensor, nn.Parameter)  # Those of a trace have no memory.


torch.Tensor.cpu = lambda t: t.clone() if of_kind(t) and is_on_gpu(t) else plain_cpu(t)
program.place_of = lambda tensor: (0, None) if is_on_gpu(tensor) else None
call("cuInit", 0)
context = ctypes.c_void_p()
call("cuDevicePrimaryCtxRetain", ctypes.byref(context), 0)
call("cuCtxPushCurrent_v2", context)


def make():
    torch.manual_seed(0)
    first, second = nn.Linear(128, 161, bias=False), nn.Linear(161, 127, bias=False)
    return nn.Sequential(first, nn.Tanh(), second)


def copied():
    return sum(map(cuda.dp_fake_operations, (b"cuMemcpyPeerAsync", b"cuMemcpy3DPeerAsync")))


def optimize(module):
    for parameter in module.parameters():
        parameter.grad = torch.full_like(parameter, 0.5)
    torch.optim.SGD(module.parameters(), lr=0.1).step()


@torch.no_grad()
def write_view(module):
    module[0].weight[3, 5:7] += 1


def write_data(module):
    module[2].weight.data.clamp_(-0.01, 0.01)


def load(module):
    module.load_state_dict({name: value * 2 for name, value in module.state_dict().items()})


def write_elsewhere(module):
    """As a kernel that PyTorch does not know."""
    weight = module[2].weight
    (ctypes.c_float * weight.numel()).from_address(weight.data_ptr())[weight.numel() - 1] = 7.0


def nothing(module):
    pass


CHANGES = (
    (nothing, 0),
    (optimize, 2),
    (write_view, 1),
    (write_data, 1),
    (nothing, 0),
    (load, 2),
    (write_elsewhere, 1),
    (nothing, 0),
)

for devices in (2, 3, 8):
    want, found = pair(make(), devices, backend="cuda", options=["--arch=emulated"])
    for layer in (found.module[0], found.module[2]):
        layer.weight = nn.Parameter(on_gpu(layer.weight.detach()))
    x = rows(9, 128)
    with torch.no_grad():
        found(x), found(x)  # The first call is of copies on the host.
        for change, changed in CHANGES:
            for module in (want, found.module):
                with torch.enable_grad():
                    change(module)
            before = copied()
            torch.testing.assert_close(found(x), want(x), rtol=1e-4, atol=1e-5)
            count = copied() - before
            assert count == changed * (devices - 1), (devices, change.__name__, count)
    # A forward copies both weights that an optimizer has changed, its backward the one it reads.
    counts = []
    for step in range(4):
        before = copied()
        for module in (want, found):
            module.zero_grad()
            module(x).square().mean().backward()
        for p, q in zip(want.parameters(), found.parameters()):
            torch.testing.assert_close(q.grad, p.grad, rtol=1e-4, atol=1e-5)
        counts.append(copied() - before)
        if step == 2:
            for module in (want, found.module):
                optimize(module)
    print(f"copied on {devices}: {counts[2:]}")
