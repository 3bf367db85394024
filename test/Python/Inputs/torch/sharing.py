"""A session shares the module's memory: steps update it, and what is written there between steps
counts."""

import copy

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

import dp
import dp.torch

torch.manual_seed(2)
X, Y = torch.randn(12, 5), torch.randint(3, (12,))


def make():
    torch.manual_seed(0)
    model = nn.Sequential(
        nn.Linear(5, 64, bias=False), nn.BatchNorm1d(64), nn.Tanh(), nn.Linear(64, 3)
    )
    return model, torch.optim.AdamW(model.parameters(), lr=1e-2)


def loss_of(output, y):
    return F.cross_entropy(output, y)


def same(model, reference):
    for (name, value), wanted in zip(model.state_dict().items(), reference.state_dict().values()):
        torch.testing.assert_close(
            value, wanted, rtol=2e-5, atol=2e-6, msg=lambda text: f"{name}: {text}"
        )


model, optimizer = make()
reference, plain = make()
places = [p.data_ptr() for p in model.parameters()]
train = dp.torch.train_step(model, loss_of, optimizer, example=(X, Y))
evaluate = dp.torch.eval_step(model, example=X)
run = dp.Session(train, evaluate, devices=1, share=True)


def step():
    model.train()
    loss = float(run(X, Y)["loss"])
    plain.zero_grad()
    wanted = loss_of(reference.train()(X), Y)
    wanted.backward()
    plain.step()
    assert abs(loss - float(wanted.detach())) < 1e-5, (loss, wanted)
    same(model, reference)


for number in range(4):
    step()
    # Another program reads the same memory.
    torch.testing.assert_close(
        run.call(evaluate, X), reference.eval()(X).detach(), rtol=2e-5, atol=2e-6
    )
    torch.testing.assert_close(model.eval()(X), reference(X), rtol=2e-5, atol=2e-6)
    if number == 1:
        with torch.no_grad():
            for parameter in (*model.parameters(), *reference.parameters()):
                parameter.mul_(0.5)
assert [p.data_ptr() for p in model.parameters()] == places

# A state that is set comes into the module with the next step.
kept = run.state()
assert not any(np.shares_memory(kept["0.weight"], p.detach().numpy()) for p in model.parameters())
step()
run.load_state(kept)
run(X, Y)
same(model, reference)

# Another session of the step begins with the module as it is, and with an optimizer that has taken
# no step.
again = copy.deepcopy(reference)
fresh = torch.optim.AdamW(again.parameters(), lr=1e-2)
with torch.no_grad():
    for parameter, value in zip(again.parameters(), model.parameters()):
        parameter.copy_(value)
run.close()
model.train()
run = dp.Session(train, devices=1, share=True)
run(X, Y)
fresh.zero_grad()
loss_of(again.train()(X), Y).backward()
fresh.step()
same(model, again)


def expect(work, text):
    try:
        work()
    except dp.ArgumentError as error:
        assert text in str(error), error
    else:
        raise AssertionError(f"no error: {text}")


expect(lambda: dp.Session(train, devices=2, share=True), "share=True is for one device, in one")
# Memory that the module no longer has would be trained without it.
before = model[0].weight.data
model[0].weight.data = before.clone()
expect(lambda: run(X, Y), "0.weight has other memory than the session shares")
model[0].weight.data = before
run(X, Y)

print("shared")
