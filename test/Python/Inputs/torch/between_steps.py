"""What changes between two steps counts in the next one as in eager PyTorch."""

import copy
import functools

import torch
from harness import near_all, refuses
from states import X, Y, agree, carry, loss_of, made, run_tests
from torch import nn

import dp


def between_steps():
    batches = [(torch.randn(6, 3), torch.randint(2, (6,))) for _ in range(4)]

    def make(part=slice(None)):
        model = nn.Sequential(
            nn.Linear(3, 4), nn.BatchNorm1d(4), nn.LeakyReLU(0.1), nn.Linear(4, 2)
        )
        model[0].requires_grad_(False)
        return model, torch.optim.SGD(model[part].parameters(), 0.3, momentum=0.9)

    at = lambda change: (
        lambda number, model, optimizer: change(model, optimizer) if number == 2 else None
    )
    agree(make, loss_of, batches, at(lambda model, optimizer: model[0].requires_grad_(True)))
    toggle = lambda number, model, optimizer: model[0].requires_grad_(number % 2 == 1)
    agree(make, loss_of, batches, toggle, numbers=(2,))
    group = lambda model, optimizer: optimizer.add_param_group(
        dict(params=model[1].parameters(), lr=0.1)
    )
    agree(functools.partial(make, slice(3, 4)), loss_of, batches, at(group))
    for change in (
        lambda model, optimizer: model[1].eval(),
        lambda model, optimizer: setattr(model[2], "negative_slope", 0.9),
        lambda model, optimizer: model.register_forward_hook(
            lambda module, given, result: result * 2
        ),
        lambda model, optimizer: setattr(model[2], "forward", torch.tanh),
    ):
        agree(make, loss_of, batches, at(change), numbers=(2,))
    with refuses(dp.ArgumentError, "inputs=('momentum',)"):
        agree(
            make,
            loss_of,
            batches,
            at(lambda model, optimizer: optimizer.param_groups[0].update(momentum=0.5)),
            numbers=(1,),
        )


def edited_weights():
    def clip(number, model, optimizer):
        for p in model.parameters():
            p.data.clamp_(-0.3, 0.3)

    def load(number, model, optimizer):
        if number == 2:
            model.load_state_dict({name: value * 0.5 for name, value in model.state_dict().items()})

    def reload(number, model, optimizer):
        if number == 2:
            saved = copy.deepcopy(optimizer.state_dict())
            for entries in saved["state"].values():
                entries["momentum_buffer"].mul_(0.25)
            optimizer.load_state_dict(saved)

    def reset(number, model, optimizer):
        if number == 2:
            model.kept = torch.ones(4, 2)

    def make():
        model = nn.Sequential(nn.Linear(3, 8), nn.BatchNorm1d(8), nn.Linear(8, 2))
        return model, torch.optim.SGD(model.parameters(), 0.3, momentum=0.9)

    agree(make, loss_of, [(X, Y)] * 4, clip)
    for change in (load, reload):
        agree(make, loss_of, [(X, Y)] * 4, change, numbers=(2,))
    agree(made(carry), loss_of, [(X, Y)] * 4, reset, numbers=(1,))


def old_references():
    """Parameters that were taken from the module before, and are edited by `.data`."""

    def make():
        model = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 2))
        return model, torch.optim.SGD(model.parameters(), 0.3, momentum=0.9)

    held = []

    def shrink(number, model, optimizer):
        held[:] = held if number else list(model.parameters())
        for p in held:
            p.data.mul_(0.9)

    def replace(number, model, optimizer):
        held[:] = held if number else list(model.parameters())
        for p in held:
            p.data = p.data * 0.9

    for change in (shrink, replace):
        agree(make, loss_of, [(X, Y)] * 3, change, numbers=(1, 2))

    # Changed between the step and its session, too.
    model, optimizer = make()
    want, eager = copy.deepcopy((model, optimizer))
    step = dp.torch.train_step(model, loss_of, optimizer, (X, Y))
    for m in (model, want):
        m[0].requires_grad_(False)
    with dp.Session(step) as run:
        run(X, Y)
        run.sync(model)
    loss_of(want, X, Y).backward()
    eager.step()
    near_all("weights", model.state_dict(), want.state_dict())


def hooks():
    """Hooks that are added after the step was made are refused; hooks of all modules, autocast
    around a call and groups count."""

    def make():
        model = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 2))
        groups = [dict(params=model[at].parameters(), lr=lr) for at, lr in ((0, 0.2), (2, 0.3))]
        return model, torch.optim.SGD(groups, 0.3, momentum=0.9)

    at = lambda change: (
        lambda number, model, optimizer: change(model, optimizer) if number == 2 else None
    )
    nothing = lambda *given: None
    for change, word in (
        (
            lambda model, optimizer: model[0].weight.register_hook(nothing),
            "0.weight has hooks on its gradient",
        ),
        (
            lambda model, optimizer: model[2].bias.register_post_accumulate_grad_hook(nothing),
            "2.bias has hooks",
        ),
        (
            lambda model, optimizer: optimizer.register_step_pre_hook(nothing),
            "the optimizer has hooks",
        ),
        (
            lambda model, optimizer: optimizer.register_step_post_hook(nothing),
            "the optimizer has hooks",
        ),
    ):
        with refuses(dp.ArgumentError, word, "clip_grad_norm"):
            agree(make, loss_of, [(X, Y)] * 3, at(change), numbers=(1,))
    found = []

    def of_all(number, model, optimizer):
        while found:
            found.pop().remove()
        if number == 2:
            found.append(
                nn.modules.module.register_module_forward_hook(
                    lambda module, given, result: result * 1.5
                )
            )

    agree(make, loss_of, [(X, Y)] * 4, of_all, numbers=(2,))
    agree(
        make,
        loss_of,
        [(X, Y)] * 4,
        at(lambda model, optimizer: optimizer.param_groups.pop(0)),
        numbers=(2,),
    )
    model, optimizer = make()
    with dp.Session(dp.torch.train_step(model, loss_of, optimizer, (X, Y))) as run:
        run(X, Y)
        with torch.autocast("cpu", dtype=torch.bfloat16):
            run(X, Y)
        run(X, Y)
        assert len(run._programs._choices["train_step"]) == 2


def refused_calls():
    """A call that is refused moves no scheduler and no counter."""
    model = nn.Linear(3, 2)
    optimizer = torch.optim.SGD(model.parameters(), 1.0)
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 1, 0.5)
    with dp.Session(
        dp.torch.train_step(model, loss_of, optimizer, (X, Y), scheduler=scheduler), devices=2
    ) as run:
        run(X, Y)
        for wrong in ((X,), (X[:, :2], Y), (X.double(), Y), (X[:3], Y)):
            with refuses(dp.Error):
                run(*wrong)
        assert (
            scheduler.last_epoch == 1
            and optimizer.param_groups[0]["lr"] == 0.5
            and run.steps == {"train_step": 1}
        )
        run(X, Y)
        assert scheduler.last_epoch == 2


run_tests([between_steps, edited_weights, old_references, hooks, refused_calls])
