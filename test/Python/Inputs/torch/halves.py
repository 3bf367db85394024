"""Ops of several steps on floats of 16 bits are rounded once, on 1 and 3 devices: results are as
near to those in f64 as their dtype lets.

Eager PyTorch is no measure, since some of its kernels round more than once, on some CPUs.
"""

import torch
import torch.nn.functional as F

import dp
import dp.torch

FORWARD = {
    "gelu": F.gelu,
    "gelu by tanh": lambda x: F.gelu(x, approximate="tanh"),
    "sigmoid": torch.sigmoid,
    "silu": F.silu,
    "mish": F.mish,
    "elu": lambda x: F.elu(x, 0.7),
    "celu": lambda x: F.celu(x, 1.3),
    "softplus": lambda x: F.softplus(x, beta=1.3),
    "log_sigmoid": F.logsigmoid,
    "hardswish": F.hardswish,
    "leaky_relu": lambda x: F.leaky_relu(x, 0.1),
    "glu": F.glu,
    "hypot": lambda x: torch.hypot(x, x.flip(1)),
    "logaddexp": lambda x: torch.logaddexp(x, x.flip(1)),
    "lerp": lambda x: torch.lerp(x, x.flip(1), 0.3),
    "addcmul": lambda x: torch.addcmul(x, x.flip(1), x, value=0.3),
    "softmax": lambda x: x.softmax(1),
    "log_softmax": lambda x: x.log_softmax(1),
    "logsumexp": lambda x: x.logsumexp(1),
    "layer_norm": lambda x: F.layer_norm(x, (16,)),
    "group_norm": lambda x: F.group_norm(x, 4),
    "rms_norm": lambda x: F.rms_norm(x, (16,)),
    "batch_norm": lambda x: F.batch_norm(x, None, None, training=True),
    "var": lambda x: x.var(1),
    "std": lambda x: x.std(1),
    "norm": lambda x: torch.linalg.vector_norm(x, 3, dim=1),
    "smooth_l1": lambda x: F.smooth_l1_loss(x, x.flip(1), reduction="none"),
    "soft_margin": lambda x: F.soft_margin_loss(x, x.flip(1).sign(), reduction="none"),
    "avg_pool": lambda x: F.avg_pool1d(x[:, None], 3),
}
GRADIENTS = {
    name: FORWARD[name]
    for name in ("gelu", "silu", "mish", "elu", "hardswish", "leaky_relu", "softplus", "glu")
}


def gradient(function):
    def call(x):
        x = x.detach().requires_grad_()
        y = function(x)
        return torch.autograd.grad(
            y, x, torch.linspace(-1, 1, y.numel()).reshape(y.shape).to(torch.bfloat16).to(y.dtype)
        )[0]

    return call


def check(functions, dtype, devices):
    x = (torch.randn(48, 16, generator=torch.Generator().manual_seed(9)) * 1.5).to(dtype)
    step = dp.torch.step(
        lambda state, x: (state, {name: f(x) for name, f in functions.items()}),
        {"unused": torch.zeros(1)},
        (x,),
    )
    with dp.Session(step, devices=devices) as run:
        results = run(x)
    for name, function in functions.items():
        exact, found = function(x.double()).detach(), torch.as_tensor(results[name])
        assert found.dtype == dtype, f"{name}: {found.dtype}"
        # Half a unit of the last place, and f32's own rounding where large terms cancel.
        allowed = (
            exact.abs() * torch.finfo(dtype).eps * 0.51
            + exact.abs().mean() * 1e-5
            + torch.finfo(dtype).smallest_normal * 1e-2
        )
        wrong = ((found.double() - exact).abs() > allowed).sum().item()
        assert not wrong, (
            f"{name} of {dtype} on {devices} devices: {wrong} of {exact.numel()} are rounded more "
            f"than once"
        )


for dtype in (torch.bfloat16, torch.float16):
    for devices in (1, 3):
        check(FORWARD, dtype, devices)
        check(
            {f"gradient of {name}": gradient(function) for name, function in GRADIENTS.items()},
            dtype,
            devices,
        )
    print(dtype, "is rounded once")
