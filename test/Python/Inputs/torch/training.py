"""Options of train_step beside the loss, against eager PyTorch: the norm of gradients, the
evaluation of averages."""

import copy
import math

import torch
import torch.nn.functional as F
from harness import DEVICES, near, near_all, refuses
from torch import nn

import dp

torch.manual_seed(0)
X, Y = torch.randn(21, 4), torch.randint(3, (21,))


def make(norm):
    torch.manual_seed(1)
    return nn.Sequential(nn.Linear(4, 8), norm(8), nn.Tanh(), nn.Linear(8, 3))


def descend(model, optimizer, norm=math.inf):
    """Takes an eager step; returns the loss and the norm of the gradients before clipping."""
    optimizer.zero_grad()
    loss = F.cross_entropy(model(X), Y)
    loss.backward()
    norm = nn.utils.clip_grad_norm_(model.parameters(), norm)
    optimizer.step()
    return loss, norm


def pair(norm=nn.BatchNorm1d):
    """Returns two equal models, each with its optimizer."""
    models = make(norm), make(norm)
    return [(model, torch.optim.SGD(model.parameters(), 0.1, 0.9)) for model in models]


def clipped():
    """The norm is a result, also of micro-batches and without clipping. A result of the user's own
    with that name stays."""
    own = lambda output, x, y: {"grad_norm": output.mean()}
    for norm, options in ((0.1, {"accumulate": 2}), (math.inf, {})):
        for devices in DEVICES:
            # Micro-batches have statistics of their own.
            (model, optimizer), eager = pair(nn.Identity if options else nn.BatchNorm1d)
            step = dp.torch.train_step(
                model, F.cross_entropy, optimizer, (X, Y), clip_grad_norm=norm, **options
            )
            with dp.Session(step, devices=devices) as run:
                for _ in range(2):
                    loss, total = descend(*eager, norm)
                    near_all("clipped", run(X, Y), {"loss": loss, "grad_norm": total})
    (model, optimizer), eager = pair()
    step = dp.torch.train_step(
        model, F.cross_entropy, optimizer, (X, Y), clip_grad_norm=1.0, metrics=own
    )
    with dp.Session(step, devices=2) as run:
        near("own", run(X, Y)["grad_norm"], eager[0](X).mean())


def averaged():
    """eval_step(averages=True) evaluates the averages beside an evaluation of the model."""
    for devices in DEVICES:
        (model, optimizer), eager = pair()
        average = copy.deepcopy(eager[0])
        train = dp.torch.train_step(model, F.cross_entropy, optimizer, (X, Y), ema=0.75)
        plain = dp.torch.eval_step(model, None, (X,))
        of_average = dp.torch.eval_step(model, None, (X,), averages=True, name="averages")
        with dp.Session(train, plain, of_average, devices=devices) as run:
            for rows in (21, 21, 5):
                run(X, Y)
                descend(*eager)
                with torch.no_grad():
                    for a, b in zip(average.state_dict().values(), eager[0].state_dict().values()):
                        a.copy_(torch.lerp(a, b, 0.25) if a.is_floating_point() else b)
                near("average", run.call(of_average, X[:rows]), average.eval()(X[:rows]))
                near("model", run.call(plain, X[:rows]), eager[0].eval()(X[:rows]))
                eager[0].train()
    with refuses(dp.ArgumentError, "no step before it", "ema=0.999"):
        dp.Session(of_average)
    (model, optimizer), _ = pair()
    train = dp.torch.train_step(model, F.cross_entropy, optimizer, (X, Y))
    with refuses(dp.ArgumentError, "averages evaluates averages, and no step before it"):
        dp.Session(train, dp.torch.eval_step(model, None, (X,), averages=True, name="averages"))


for test in (clipped, averaged):
    test()
    print(test.__name__)
