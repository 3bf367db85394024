"""A session on an emulated GPU shares the memory of a module that lies there: steps update it, and
what is written there between steps counts. This PyTorch has no CUDA: the test says by DLPack which
tensors are on the GPU, whose memory the host can access here, as eager ops must."""

import ctypes
import os

import torch
import torch.nn.functional as F
from torch import nn

import dp
import dp.torch
from dp.arrays import _DLTensor

cuda = ctypes.CDLL(os.environ["DP_CUDA_LIBRARY"])
cuda.dp_fake_operations.restype = ctypes.c_int64
KINDS = (b"cuMemcpyHtoDAsync", b"cuMemcpyDtoHAsync", b"cuMemcpyDtoDAsync")


def call(name, *arguments):
    status = getattr(cuda, name)(*arguments)
    assert status == 0, (name, status)


def copies():
    return [cuda.dp_fake_operations(kind) for kind in KINDS]


places: list[tuple[int, int]] = []
"""Memory on GPU 0, and its bytes."""
plain_device, plain_dlpack, plain_cpu = (
    torch.Tensor.__dlpack_device__,
    torch.Tensor.__dlpack__,
    torch.Tensor.cpu,
)


def is_on_gpu(tensor):
    if type(tensor) not in (torch.Tensor, nn.Parameter):  # Those of a trace have no memory.
        return False
    return any(begin <= tensor.data_ptr() < begin + size for begin, size in places)


def dlpack_device(tensor):
    return (2, 0) if is_on_gpu(tensor) else plain_device(tensor)


def dlpack(tensor, *, stream=None, **options):
    assert (stream == 1) == is_on_gpu(tensor)
    capsule = plain_dlpack(tensor, **options)
    if is_on_gpu(tensor):
        get = ctypes.pythonapi.PyCapsule_GetPointer
        get.restype, get.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
        _DLTensor.from_address(get(capsule, b"dltensor")).device_type = 2
    return capsule


torch.Tensor.__dlpack_device__ = dlpack_device
torch.Tensor.__dlpack__ = dlpack
torch.Tensor.cpu = lambda tensor: tensor.clone() if is_on_gpu(tensor) else plain_cpu(tensor)


def on_gpu(tensor):
    """As tensor.to("cuda:0")."""
    memory, size = ctypes.c_uint64(), tensor.numel() * tensor.element_size()
    call("cuMemAlloc_v2", ctypes.byref(memory), ctypes.c_size_t(size))
    call("cuMemcpyHtoD_v2", memory, ctypes.c_void_p(tensor.data_ptr()), ctypes.c_size_t(size))
    places.append((memory.value, size))
    buffer = (ctypes.c_char * size).from_address(memory.value)
    return torch.frombuffer(buffer, dtype=tensor.dtype).view(tensor.shape)


def to_gpu(module):
    """As module.to("cuda:0")."""
    for of in module.modules():
        for name, parameter in of.named_parameters(recurse=False):
            setattr(of, name, nn.Parameter(on_gpu(parameter.detach())))
        for name, buffer in of.named_buffers(recurse=False):
            setattr(of, name, on_gpu(buffer))
    return module


torch.manual_seed(2)
X, Y = torch.randn(12, 5), torch.randint(3, (12,))
call("cuInit", 0)
context = ctypes.c_void_p()
call("cuDevicePrimaryCtxRetain", ctypes.byref(context), 0)
call("cuCtxPushCurrent_v2", context)


def make():
    torch.manual_seed(0)
    return nn.Sequential(
        nn.Linear(5, 64, bias=False), nn.BatchNorm1d(64), nn.Tanh(), nn.Linear(64, 3)
    )


def same(model, reference):
    for (name, value), wanted in zip(model.state_dict().items(), reference.state_dict().values()):
        torch.testing.assert_close(
            value.cpu(), wanted, rtol=2e-5, atol=2e-6, msg=lambda text: f"{name}: {text}"
        )


reference, model = make(), to_gpu(make())
plain = torch.optim.SGD(reference.parameters(), lr=1e-2, momentum=0.9)
optimizer = torch.optim.SGD(model.parameters(), lr=1e-2, momentum=0.9)
# As an optimizer that has taken a step there.
for p, q in zip(reference.parameters(), model.parameters()):
    plain.state[p]["momentum_buffer"] = torch.zeros_like(p)
    optimizer.state[q]["momentum_buffer"] = on_gpu(torch.zeros_like(p))
train = dp.torch.train_step(model, F.cross_entropy, optimizer, example=(X, Y))
evaluate = dp.torch.eval_step(model, example=X)
OPTIONS = {"backend": "cuda", "options": ["--arch=emulated"], "devices": 1, "share": True}
run = dp.Session(train, evaluate, **OPTIONS)
assert all(run.is_shared(name) for name in model.state_dict())
assert run.is_shared("optimizer.0.weight.momentum_buffer"), run.state_names


def step():
    model.train()
    loss = float(run(X, Y)["loss"])
    plain.zero_grad()
    wanted = F.cross_entropy(reference.train()(X), Y)
    wanted.backward()
    plain.step()
    assert abs(loss - float(wanted.detach())) < 1e-5, (loss, wanted)
    same(model, reference)


for number in range(4):
    before = copies()
    step()
    if number > 1:
        # The rows and the loss.
        counts = [now - then for now, then in zip(copies(), before)]
        assert counts == [2, 1, 0], counts
    if number == 1:
        with torch.no_grad():
            for parameter in (*model.parameters(), *reference.parameters()):
                parameter.mul_(0.5)
    before = copies()
    torch.testing.assert_close(
        run.call(evaluate, X), reference.eval()(X).detach(), rtol=2e-5, atol=2e-6
    )
    assert copies()[2] == before[2]
assert all(is_on_gpu(t) for t in (*model.parameters(), *model.buffers()))

# The optimizer reads its moments, and states are set and loaded.
moment = optimizer.state_dict()["state"][0]["momentum_buffer"]
torch.testing.assert_close(
    moment.cpu(), plain.state_dict()["state"][0]["momentum_buffer"], rtol=2e-5, atol=2e-6
)
kept = run.state()
wanted = {name: value.clone() for name, value in reference.state_dict().items()}
step()
run.load_state(kept)
reference.load_state_dict(wanted)
run.sync(model)
same(model, reference)
run.close()
same(model, reference)

# A module on the host, and several devices, cannot share.
host = make()
for given, options, text in (
    (host, {}, "share=True on GPU 0: no state lies there in one piece"),
    (model, {"devices": 2, "loopback": True}, "share=True is for one device, in one process"),
):
    sgd = torch.optim.SGD(given.parameters(), lr=0.1)
    try:
        dp.Session(
            dp.torch.train_step(given, F.cross_entropy, sgd, example=(X, Y)),
            **{**OPTIONS, **options},
        )
    except dp.ArgumentError as error:
        assert text in str(error), error
    else:
        raise AssertionError(text)

print("shared on a GPU")
