"""Every optimizer of torch.optim that needs no closure, one of the user, groups, schedulers:
against eager PyTorch."""

import copy
import functools
import math
import sys

import torch
import torch.nn.functional as F
from harness import DEVICES, descend, refuses, train

import dp

torch.manual_seed(3)
BATCHES = [(torch.randn(n, 6), torch.randint(3, (n,))) for n in (10, 10, 10, 5)]


class Scaled(torch.nn.Sequential):
    """With a parameter of no dimension: PyTorch takes its product with a rate of f64 for f64."""

    def __init__(self, *layers):
        super().__init__(*layers)
        self.scale = torch.nn.Parameter(torch.tensor(1.5))

    def forward(self, x):
        return self.scale * super().forward(x)


def model():
    torch.manual_seed(1)
    return Scaled(torch.nn.Linear(6, 8), torch.nn.Tanh(), torch.nn.Linear(8, 3))


class Tall(torch.nn.Linear):
    """With so many rows that a few of them stand for all when the first state is made."""

    def __init__(self):
        super().__init__(6, 50001)

    def forward(self, x):
        return super().forward(x).unflatten(1, (3, -1)).mean(2)


class Sign(torch.optim.Optimizer):
    """Counts steps by an int of Python, takes roots and branches on options, as optimizers of users
    do."""

    def __init__(self, params, lr=0.1, floor=0.01):
        super().__init__(params, dict(lr=lr, floor=floor))

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            for p in group["params"]:
                if p.grad is None:
                    continue
                state = self.state[p]
                if not state:
                    state["step"] = 0
                    state["mean"] = torch.zeros_like(p)
                state["step"] += 1
                state["mean"].mul_(0.9).add_(p.grad, alpha=1 - 0.9)
                rate = max(group["lr"] / math.sqrt(state["step"]), group["floor"])
                p.add_(torch.tanh(state["mean"] / (1 - 0.9 ** state["step"])), alpha=-rate)


def case(name, devices, batches=BATCHES, made=model, **options):
    make = getattr(torch.optim, name, None) or Sign

    def parts():
        net = made()
        return net, F.cross_entropy, make(net.parameters(), **options)

    train(parts, batches, devices, eager=descend)
    print(name, options, devices)


def groups():
    """Two groups, one of them frozen in part, with schedules of the rates and of the momentum; and
    one with betas."""

    def parts():
        net = model()
        net[0].bias.requires_grad_(False)
        groups = [dict(params=net[0].parameters(), lr=0.2), dict(params=net[2].parameters())]
        return net, F.cross_entropy, torch.optim.SGD(groups, 0.1, momentum=0.9)

    def one_group():
        net = model()
        return net, F.cross_entropy, torch.optim.AdamW(net.parameters(), 0.01)

    schedules = {}

    def schedule(optimizer):
        return torch.optim.lr_scheduler.OneCycleLR(
            optimizer, [0.3, 0.2][: len(optimizer.param_groups)], total_steps=len(BATCHES)
        )

    def stepped(net, loss, optimizer, batch, number):
        scheduler = schedules.setdefault(id(optimizer), None) or schedule(optimizer)
        schedules[id(optimizer)] = scheduler
        value = descend(net, loss, optimizer, batch, number)
        scheduler.step()
        return value

    for made in (parts, one_group):
        schedules.clear()
        train(made, BATCHES, 3, eager=stepped, made=lambda o: dict(scheduler=schedule(o)))
    print("groups")


class Counter(Sign):
    """Counts its steps where a graph cannot."""

    @torch.no_grad()
    def step(self):
        self.param_groups[0]["count"] = self.param_groups[0].get("count", 0) + 1
        super().step()


def refusals():
    net, x = model(), BATCHES[0]
    with refuses(dp.TraceError, "LBFGS evaluates the loss several times"):
        dp.torch.train_step(net, F.cross_entropy, torch.optim.LBFGS(net.parameters()), x)
    with refuses(dp.ArgumentError, "is not one of the model"):
        dp.torch.train_step(
            net, F.cross_entropy, torch.optim.SGD([torch.nn.Parameter(torch.zeros(3))], 0.1), x
        )
    with refuses(dp.ArgumentError, "Counter changes its param_groups[0]['count'] in each step"):
        dp.torch.train_step(net, F.cross_entropy, Counter(net.parameters()), x)
    hooked = model()
    hooked[0].weight.register_hook(lambda grad: grad * 2)
    with refuses(dp.ArgumentError, "0.weight has hooks on its gradient"):
        dp.torch.train_step(hooked, F.cross_entropy, torch.optim.SGD(hooked.parameters(), 0.1), x)
    optimizer = torch.optim.SGD(net.parameters(), 0.1)
    step = dp.torch.train_step(net, F.cross_entropy, optimizer, x)
    varied = dp.torch.train_step(net, F.cross_entropy, optimizer, x, inputs=("weight_decay",))
    varied.trace(varied.example)
    optimizer.param_groups[0].update(lr=0.0)
    varied.flatten(*x)
    optimizer.param_groups[0]["weight_decay"] = 0.5
    with refuses(dp.ArgumentError, "['weight_decay'] of the optimizer has the sign 1 and had 0"):
        varied.flatten(*x)
    with refuses(
        dp.ArgumentError,
        "['weight_decay'] of the optimizer is 0.5 and was 0",
        "inputs=('weight_decay',)",
    ):
        step.flatten(*x)
    rate = torch.optim.SGD(net.parameters(), torch.tensor(0.1))
    step = dp.torch.train_step(net, F.cross_entropy, rate, x)
    rate.param_groups[0]["lr"].fill_(0.2)
    step.flatten(*x)
    rate.param_groups[0]["lr"] = 0.3
    with refuses(
        dp.ArgumentError,
        "['lr'] of the optimizer is a number and was a tensor of torch.float32",
        "keep its kind",
    ):
        step.flatten(*x)


for name in sys.argv[1:]:
    if name == "groups":
        groups()
        refusals()
    elif name == "all":
        # Adam and the groups have the batch with fewer rows, which is another trace.
        whole = BATCHES[:3]
        for optimizer in (
            "AdamW",
            "Adafactor",
            "RMSprop",
            "Adagrad",
            "NAdam",
            "Adadelta",
            "Adamax",
            "ASGD",
            "Rprop",
        ):
            case(optimizer, 3, whole, **({"capturable": False} if optimizer == "NAdam" else {}))
        case("RAdam", 3, whole, lr=0.05)
        case("SGD", 3, whole, lr=0.1, momentum=0.9, nesterov=True, weight_decay=1e-2)
        case("SGD", 3, whole, lr=0.1, momentum=0.9, dampening=0.5)
        case("Adam", 3, whole, amsgrad=True, lr=torch.tensor(0.01))
        case("Sign", 3, whole)
        torch.manual_seed(1)
        tall = Tall()
        for name, options in (
            ("Adagrad", dict(initial_accumulator_value=0.25)),
            ("Rprop", dict(lr=0.02)),
            ("AdamW", {}),
        ):
            case(name, 3, whole[:2], functools.partial(copy.deepcopy, tall), **options)
    else:
        for devices in DEVICES:
            case(name, devices, lr=0.05)
