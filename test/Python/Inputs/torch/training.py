"""Options of train_step beside the loss, against eager PyTorch: the norm of gradients."""

import math

import torch
import torch.nn.functional as F
from harness import DEVICES, near, near_all
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


for test in (clipped,):
    test()
    print(test.__name__)
