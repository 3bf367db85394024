"""What a trace cannot hold, and arguments that do not fit: errors with the user's line and what to
write instead."""

import numpy as np
import torch
import torch.nn.functional as F
from harness import refuses
from torch import nn

import dp

X, Y = torch.randn(6, 4), torch.randint(3, (6,))


class Net(nn.Module):
    def __init__(self, body=lambda self, x: x):
        super().__init__()
        self.layer, self.body = nn.Linear(4, 3), body

    def forward(self, x):
        return self.layer(self.body(self, x))


def step_of(body, loss=F.cross_entropy, example=(X, Y), **options):
    model = Net(body)
    return dp.torch.train_step(
        model, loss, torch.optim.SGD(model.parameters(), 0.1), example, **options
    )


def traced(body, words, **options):
    at = body.__code__.co_firstlineno
    step = step_of(body, **options)
    with refuses(dp.TraceError, *words) as raised:
        step.trace(step.example)
    assert raised.error.place == f"{__file__}:{at}", (raised.error.place, at)


traced(
    lambda self, x: x * 2 if x.sum() > 0 else x,
    ["Python asks for the value of a tensor", "torch.where"],
)
traced(lambda self, x: x * float(x[0, 0]), ["instead of .item(), int() or float()"])
traced(lambda self, x: x * sum(x[0].tolist()), ["instead of .item(), int() or float()"])
traced(lambda self, x: F.pad(x, (0, x.sum().long())), ["a size is the value of a tensor"])
traced(
    lambda self, x: x[x[:, 0] > 0],
    ["the shape of the result depends on the data", "torch.where(mask, x, 0)"],
)
traced(lambda self, x: x + F.one_hot(x.long())[..., 0], ["F.one_hot needs num_classes"])
traced(
    lambda self, x: x + torch.bincount(x.long().flatten())[0],
    ["torch.bincount", "index_add(0, x, weights)"],
)
traced(lambda self, x: x + self.missing, ["AttributeError", "missing"])

step = step_of(lambda self, x: x, example=dict(x=X))
with refuses(dp.TraceError, "the batch has one part"):
    step.trace(step.example)
step = step_of(lambda self, x: x, loss=lambda output, y: output)
with refuses(dp.TraceError, "the loss has the shape [6, 3], expected one number"):
    step.trace(step.example)
step = step_of(lambda self, x: x.detach(), loss=lambda output, y: y.float().mean())
with refuses(dp.TraceError, "does not depend on the parameters"):
    step.trace(step.example)


class Forgetful(Net):
    def __init__(self, body):
        super().__init__(body)
        self.register_buffer("mean", torch.zeros(4))

    def forward(self, x):
        y = super().forward(x + self.mean)
        self.mean = None
        return y


model = Forgetful(lambda self, x: x)
step = dp.torch.train_step(model, F.cross_entropy, torch.optim.SGD(model.parameters(), 0.1), (X, Y))
evaluation = dp.torch.eval_step(model, lambda model, x: {"y": model(x)}, (X,))
for each in (step, evaluation):
    with refuses(dp.TraceError, "the module no longer has mean, which was a tensor"):
        each.trace(each.example)

step = step_of(lambda self, x: x)
with refuses(dp.ArgumentError, "train_step has 2 arguments as its example, got 1"):
    step.flatten(X)
with refuses(dp.ArgumentError, "batch.1 is torch.int32 of 1 dimensions, expected torch.int64"):
    step.flatten(X, Y.int())
step = step_of(
    lambda self, x: x,
    loss=lambda model, batch: batch["k"](model(batch["x"]).mean()),
    example=dict(x=X, k=torch.sin),
)
with refuses(dp.ArgumentError, "batch.k is <built-in method cos", "give a tensor"):
    step.flatten(dict(x=X, k=torch.cos))
with refuses(dp.ArgumentError, "batch.k is tensor(2.)", "give a tensor"):
    step.flatten(dict(x=X, k=torch.tensor(2.0)))
with refuses(dp.ArgumentError, "batch has batch.x, expected"):
    step.flatten(dict(x=X))
with refuses(dp.ArgumentError, "accumulate is 0"):
    step_of(lambda self, x: x, accumulate=0)
with refuses(dp.ArgumentError, "batch.1 of shape [6] has no dimension 1"):
    step_of(lambda self, x: x, batch_dim=1)
with refuses(
    dp.ArgumentError, "the model is a module of TorchScript", "give the module that it was made of"
):
    scripted = torch.jit.script(nn.Linear(4, 3))
    dp.torch.train_step(
        scripted, F.cross_entropy, torch.optim.SGD(scripted.parameters(), 0.1), (X, Y)
    )
step = step_of(
    lambda self, x: x, loss=lambda output, y: (F.cross_entropy(output, y), {"": output.sum()})
)
with refuses(dp.ArgumentError, "the name of a result is empty"):
    step.trace(step.example)
step = step_of(lambda self, x: x, example=(X.double(), Y))
with refuses(dp.TraceError, "aten.mm of f32 and f64; convert its operands to one dtype"):
    step.trace(step.example)
with refuses(dp.ArgumentError, "has no shape yet"):
    lazy = nn.LazyLinear(3)
    dp.torch.train_step(lazy, F.cross_entropy, torch.optim.SGD(lazy.parameters(), 0.1), (X, Y))
model = Net()
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(torch.optim.SGD(model.parameters(), 0.1))
with refuses(dp.ArgumentError, "call scheduler.step(metric) yourself"):
    dp.torch.train_step(model, F.cross_entropy, scheduler.optimizer, (X, Y), scheduler=scheduler)

# What to write instead.
loader = torch.utils.data.DataLoader(torch.utils.data.TensorDataset(X, Y), 3)
for example, word in ((loader, "DataLoader"), (iter(loader), "DataLoaderIter")):
    with refuses(dp.ArgumentError, word, "next(iter(loader))"):
        step_of(lambda self, x: x, example=example)
with refuses(dp.ArgumentError, "the example has no tensor, but str"):
    step_of(lambda self, x: x, example=("x",))
with refuses(dp.ArgumentError, "batch_dim has 'mask', which the batch does not have", "x, y"):
    step_of(lambda self, x: x, loss=None, example=dict(x=X, y=Y), batch_dim=dict(x=0, mask=1))
step = step_of(lambda self, x: x)
with refuses(dp.ArgumentError, "batch.0 is not one tensor", "torch.tensor(values)"):
    step.flatten(X.tolist(), Y)
with refuses(dp.ArgumentError, "the loss takes 4 arguments", "with 2", "with 3"):
    step_of(lambda self, x: x, loss=lambda net, x, y, z: x)
assert (
    step_of(lambda self, x: x, loss=lambda net, x, y: x).loss.takes_model
    and not step.loss.takes_model
)
assert not step_of(lambda self, x: x, loss=lambda output, y, smoothing=0.1: output).loss.takes_model
with torch.inference_mode(), refuses(dp.ArgumentError, "inside torch.inference_mode()"):
    step_of(lambda self, x: x)
with refuses(dp.ArgumentError, "SparseAdam takes sparse gradients", "torch.optim.Adam"):
    table = nn.Embedding(5, 3, sparse=True)
    dp.torch.train_step(
        table, lambda model, x: model(x).sum(), torch.optim.SparseAdam(table.parameters()), (Y,)
    )
rnn = nn.utils.rnn
packed = lambda x: rnn.pack_padded_sequence(x[None], x[:1, 0].long().abs() + 1, True)
for body, words in (
    (lambda self, x: packed(x).data, ["`data` of a packed sequence", "pad_packed_sequence"]),
    (lambda self, x: [*packed(x)][0], ["the content of a packed sequence"]),
    (lambda self, x: packed(x)[1], ["the content of a packed sequence"]),
    (
        lambda self, x: rnn.pad_packed_sequence(packed(x), True)[0],
        ["as long as the longest sequence", f"total_length={len(X)}"],
    ),
    (
        lambda self, x: rnn.pad_packed_sequence(packed(x), True, total_length=3)[0],
        [f"total_length is 3, and the padded rows have {len(X)} places"],
    ),
):
    traced(body, words)
traced(
    lambda self, x: x * torch.randn(4, generator=torch.Generator()),
    ["draws from a torch.Generator", "seed"],
)

# Mistakes in the arguments.
model, batch = Net(), (X, Y)
optimizer, cross_entropy = torch.optim.SGD(model.parameters(), 0.1), F.cross_entropy
make = dp.torch.train_step
for given, words in (
    ((Net, cross_entropy, optimizer, batch), ["the model is the class Net", "as Model()"]),
    ((optimizer, cross_entropy, model, batch), ["the model is SGD, expected a torch.nn.Module"]),
    (
        (model, nn.CrossEntropyLoss, optimizer, batch),
        ["the loss is the class CrossEntropyLoss", "CrossEntropyLoss()"],
    ),
    ((model, "mse", optimizer, batch), ["the loss is str"]),
    (
        (model, cross_entropy, torch.optim.SGD, batch),
        ["the optimizer is the class SGD", "SGD(model.parameters(), lr)"],
    ),
    (
        (model, cross_entropy, [optimizer], batch),
        ["the optimizer is several", "one session of all steps"],
    ),
    ((model, cross_entropy, None, batch), ["the optimizer is NoneType"]),
):
    with refuses(dp.ArgumentError, *words):
        make(*given)
other = torch.optim.lr_scheduler.StepLR(torch.optim.SGD(model.parameters(), 0.1), 1)
for options, words in (
    (dict(batch_dim="0"), ["batch_dim is '0' for batch.0"]),
    (dict(batch_dim={"0": 1.0}), ["batch_dim is 1.0"]),
    (dict(scheduler=torch.optim.lr_scheduler.StepLR), ["scheduler is the class StepLR"]),
    (dict(scheduler=other), ["the scheduler is that of another optimizer"]),
    (dict(clip_grad_norm="1"), ["a number above 0"]),
    (dict(accumulate=2.0), ["accumulate is 2.0"]),
    (dict(autocast=True), ["autocast is True", "torch.bfloat16"]),
    (dict(inputs="weight_decay"), ["as ('weight_decay',)"]),
    (dict(inputs=("decay",)), ["'decay'", "weight_decay"]),
    (dict(seed="1"), ["seed is '1'"]),
    (dict(metrics={"a": 1}), ["metrics is dict"]),
):
    with refuses(dp.ArgumentError, *words):
        make(model, cross_entropy, optimizer, batch, **options)
for thing in (model, loader, cross_entropy):
    with refuses(dp.ArgumentError, "a session takes steps", type(thing).__name__):
        dp.Session(thing)
step = make(model, F.mse_loss, optimizer, (X[:0], X[:0, :3]))
with refuses(dp.TraceError, "the number of rows of an empty batch"):
    step.trace(step.example)
with refuses(dp.ArgumentError, "batch.0: an array is masked"):
    make(model, cross_entropy, optimizer, batch).flatten(
        np.ma.masked_array(X.numpy(), X.numpy() > 0), Y
    )
with refuses(dp.ArgumentError, "batch.0: a tensor is on the device 'meta'"):
    make(model, cross_entropy, optimizer, batch).flatten(X.to("meta"), Y)
print("all refused")
