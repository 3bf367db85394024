"""libraries.py FOLDER: models whose code, in FOLDER, looks at values, as the user's and as an
installed package's."""

import copy
import os
import sys

import torch
import torch.nn.functional as F
from harness import DEVICES, near, near_all, refuses
from torch import distributions, nn

import dp
from dp.torch._objects import origins

FILE = f"{sys.argv[1]}/checked.py"
CHECKS = {
    "assert lengths.max().item() <= x.shape[1], f'too long: {lengths}'": "Python asks for the "
    "value of a tensor",
    "assert x.abs().max() < 100 and not x.isnan().any()": "Python asks for the value of a tensor",
    "if (lengths < 0).any(): raise ValueError(f'{lengths} rows')": "Python asks for the value of a "
    "tensor",
    "lengths.clamp_(min=1)": "the step changes its input batch.1 in place; let it change a clone "
    "and return that",
}
CODE = """import torch
class Checked(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.layer, self.head = torch.nn.Linear(4, 8), torch.nn.Linear(8, 3)
    def forward(self, x, lengths):
        {}
        self.layer = self.layer.to(x.dtype)
        mask = (torch.arange(x.shape[1]) < lengths[:, None]).float()
        h = torch.tanh(self.layer(x)) * mask[:, :, None]
        return self.head(h.sum(1) / lengths[:, None])
"""


def made(statements):
    code = CODE.format("\n        ".join(statements))
    with open(FILE, "w") as file:
        file.write(code)
    names = {}
    exec(compile(code, FILE, "exec"), names)
    torch.manual_seed(3)
    return names["Checked"]()


def batch(rows):
    return torch.randn(rows, 5, 4), torch.randint(6, (rows,)), torch.randint(3, (rows,))


def step_of(model, loss=F.cross_entropy, example=batch(9)):
    return dp.torch.train_step(model, loss, torch.optim.SGD(model.parameters(), 0.1, 0.9), example)


def of_other_installations():
    """A package may be the user's, the system's or of a virtual environment's base."""
    for folder in (
        "/home/me/.local/lib/python3.11/site-packages",
        "/usr/lib/python3/dist-packages",
    ):
        assert origins.is_of_library(f"{folder}/models/code.py"), folder
    assert not origins.is_of_library("/home/me/site-packages.py")


def of_user():
    for statement, message in CHECKS.items():
        step = step_of(made([statement]))
        with refuses(dp.TraceError, message) as raised:
            step.trace(step.example)
        assert raised.error.place == f"{FILE}:7", raised.error.place
    # A branch that does something is no check.
    step = step_of(made(["if lengths.max() > 3: x = 2 * x"]))
    origins.LIBRARIES.add(sys.argv[1] + os.sep)
    with refuses(dp.TraceError, "torch.where"):
        step.trace(step.example)


def same(model, loss, batches, devices):
    eager = copy.deepcopy(model)
    optimizer = torch.optim.SGD(eager.parameters(), 0.1, 0.9)
    with dp.Session(step_of(model, loss, batches[0]), devices=devices) as run:
        for one in batches:
            got = run(*one)["loss"]
            optimizer.zero_grad()
            own = tuple(v.clone() for v in one)
            value = (
                loss(eager, *own)
                if loss is not F.cross_entropy
                else loss(eager(*own[:-1]), own[-1])
            )
            value.backward()
            optimizer.step()
            near(f"loss on {devices} devices", got, value)
        run.sync(model)
    near_all(f"on {devices} devices:", model.state_dict(), eager.state_dict())


def likelihood(model, x, y):
    """Of an encoder and a decoder: PyTorch checks the parameters and the values of its
    distributions."""
    mean, log_scale = model(x).chunk(2, 1)
    posterior = distributions.Normal(mean, log_scale.exp())
    divergence = distributions.kl_divergence(
        posterior, distributions.Normal(torch.zeros_like(mean), torch.ones_like(mean))
    )
    return divergence.sum(1).mean() - distributions.Categorical(logits=mean).log_prob(y).mean()


of_other_installations()
of_user()
torch.manual_seed(7)
batches, pairs = (
    [batch(9), batch(9), batch(4)],
    [(torch.randn(n, 4), torch.randint(3, (n,))) for n in (9, 9, 5)],
)
for devices in DEVICES:
    same(made(CHECKS), F.cross_entropy, batches, devices)
    torch.manual_seed(5)
    same(nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 6)), likelihood, pairs, devices)
print("as eager PyTorch on", ", ".join(map(str, DEVICES)), "devices")
