"""Situations of hooks of modules, tensors and gradients."""

import torch
import torch.nn.functional as F
from torch import nn
from torch_changes.kinds import Net, case, later, situation, twice

plain = lambda self, h: h


def hooked(name, change, **more):
    case(f"hook-{name}", lambda: situation(plain, change, **more))


hooked(
    "forward",
    lambda model: model.first.register_forward_hook(lambda module, given, result: result * 2),
)
hooked(
    "forward-keywords",
    lambda model: model.first.register_forward_hook(
        lambda module, given, words, result: result * 2, with_kwargs=True
    ),
)
hooked(
    "pre", lambda model: model.last.register_forward_pre_hook(lambda module, given: (given[0] * 2,))
)
hooked(
    "of-root", lambda model: model.register_forward_hook(lambda module, given, result: result * 2)
)
hooked(
    "backward",
    lambda model: model.last.register_full_backward_hook(
        lambda module, given, result: tuple(g * 2 for g in given)
    ),
)
hooked(
    "backward-pre",
    lambda model: model.last.register_full_backward_pre_hook(
        lambda module, result: tuple(g * 2 for g in result)
    ),
)
hooked(
    "global",
    lambda model: later(
        nn.modules.module.register_module_forward_hook(
            lambda module, given, result: result * 2
        ).remove
    ),
)
hooked(
    "global-pre",
    lambda model: later(
        nn.modules.module.register_module_forward_pre_hook(lambda m, given: (given[0] * 2,)).remove
    ),
)
hooked(
    "global-backward",
    lambda model: later(
        nn.modules.module.register_module_full_backward_hook(
            lambda module, given, result: tuple(g if g is None else g * 2 for g in given)
        ).remove
    ),
)
hooked(
    "tensor",
    lambda model: model.last.weight.register_hook(lambda g: g * 2),
    refused=("last.weight has hooks", "clip_grad_norm"),
)
hooked(
    "accumulated",
    lambda model: model.last.weight.register_post_accumulate_grad_hook(lambda p: None),
    matters=False,
    refused=("last.weight has hooks", "clip_grad_norm"),
)
hooked(
    "state-dict",
    lambda model: model.register_state_dict_post_hook(lambda *given: None),
    matters=False,
)


@case("hook-removed")
def of_removed():
    model = Net(plain)
    handle = model.first.register_forward_hook(lambda module, given, result: result * 2)
    return situation(plain, lambda model: handle.remove(), model)


@case("hook-value")
def of_hook_value():
    rates, model = [1.0], Net(plain)
    model.first.register_forward_hook(lambda module, given, result: result * rates[0])
    return situation(plain, lambda model: rates.__setitem__(0, 2.0), model)


@case("hook-on-activation")
def of_activation_hook():
    rates = [1.0]

    def body(self, h):
        h.register_hook(lambda g: g * rates[0])
        return h

    return situation(body, lambda model: rates.__setitem__(0, 2.0))


@case("autograd-function")
def of_autograd_function():
    class Scaled(torch.autograd.Function):
        rate = 1.0

        @staticmethod
        def forward(ctx, h):
            return h * 1.0

        @staticmethod
        def backward(ctx, g):
            return g * Scaled.rate

    return situation(lambda self, h: Scaled.apply(h), lambda model: twice(Scaled))
