"""What layers compute of rows whose number is open, and of some with a number that is none, stays
with each device's rows: no collective but sums over the batch."""

import torch
import torch.nn.functional as F
from harness import DEVICES, near

import dp
import dp.torch

ROWS = (5, 9, 2, 13)


def gradient_of(function):
    """Of a sum of different numbers, so that no two places have one gradient."""

    def gradient(x):
        x = x.detach().requires_grad_()
        y = function(x)
        weights = torch.arange(y[0].numel()).reshape(y.shape[1:]).cos()
        return torch.autograd.grad((y * y * weights).sum(), x)[0]

    return gradient


def of_weights(x):
    """Sums over the batch."""
    weights = torch.linspace(-1, 1, 4 * 2 * 9).reshape(4, 2, 3, 3).requires_grad_()
    y = F.conv2d(x, weights, padding=1, stride=2)
    return torch.autograd.grad((y * y).sum(), weights)[0]


def flat(function):
    return gradient_of(lambda x: function(x.flatten(1)))


def places(x):
    """A column for each number of a row, some of them twice."""
    return (3 * x).abs().long() % x.shape[1]


IMAGES = {
    "convolution": of_weights,
    "max_pool1d": gradient_of(lambda x: F.max_pool1d(x.flatten(1, 2), 3, 2, 1)),
    "max_pool2d": gradient_of(lambda x: F.max_pool2d(x, 2)),
    "max_pool2d of more": gradient_of(lambda x: F.max_pool2d(x, 3, 2, 1)),
    "max_pool3d": gradient_of(lambda x: F.max_pool3d(x[:, None], (1, 2, 3))),
    "adaptive_max_pool2d": gradient_of(lambda x: F.adaptive_max_pool2d(x, (3, 4))),
    "group_norm": gradient_of(lambda x: F.group_norm(x, 2, torch.arange(2.0), torch.ones(2))),
    "reads": gradient_of(lambda x: x.gather(2, x.argmax(2, keepdim=True))),
    "slices": gradient_of(lambda x: x[:, 1, 2:4, 1:4] * x[:, 0, ::2, :2].mT),
}


def of_tokens(x):
    """Rows times a number, each of which is read at its class."""
    x = x.detach().requires_grad_()
    tokens = x.flatten(0, 2)
    loss = F.cross_entropy(tokens, (tokens[:, 0] > 0).long(), ignore_index=1)
    return torch.autograd.grad(loss, x)[0]


def row_of(x):
    return torch.arange(x.shape[0])


NUMBERS = {
    "own rows": flat(lambda x: x[row_of(x), x.argmax(1)]),
    "own rows and more": gradient_of(lambda x: x[row_of(x), 1, (x[:, 0, 0] > 0).sum(1) - 3]),
    "own rows last": gradient_of(
        lambda x: x.permute(2, 3, 1, 0)[:, (x[:, 1, 1, 1:3] > 0).long().T, 0, row_of(x)].movedim(
            -1, 0
        )
    ),
    "columns": gradient_of(lambda x: x[:, :, torch.tensor([3, -1, 3])]),
    "windows": gradient_of(lambda x: x[:, :, torch.tensor([[0], [4]]), torch.tensor([5, 1, 1])]),
    "pairs": lambda x: x.mean(0)[(x[:, 0, 0] > 0).long()[:, :2], (x[:, 1, 1, :2] > 0).long()],
    "nearest": gradient_of(lambda x: F.interpolate(x, scale_factor=2)),
    "bilinear": gradient_of(lambda x: F.interpolate(x, (5, 8), mode="bilinear")),
    "tokens": of_tokens,
    "stack": gradient_of(lambda x: torch.stack(x.unbind(2)).movedim(1, 0).cos()),
    "put": lambda x: x.index_put((row_of(x), (x[:, 0, 0, 0] > 0).long()), 2 * x[:, 1]),
    "gather": flat(lambda x: x.gather(1, places(x))),
    "sums": flat(lambda x: torch.zeros_like(x).scatter_add(1, places(x), x)),
    "set": lambda x: torch.zeros_like(x.flatten(1)).scatter(1, (x[:, 0, 0] > 0).long(), -1.5),
    "one": lambda x: x.flatten(1).scatter(1, x.flatten(1).argmax(1, keepdim=True), x[:, 0, 0, :1]),
    "largest": lambda x: x.flatten(1).scatter_reduce(
        1, places(x.flatten(1)), -x.flatten(1), "amax"
    ),
    "product": lambda x: x.flatten(1).scatter_reduce(1, places(x.flatten(1)), x.flatten(1), "prod"),
    "narrow": lambda x: (
        x.flatten(1)
        .to(torch.int8)
        .scatter_add(1, places(x.flatten(1)), x.flatten(1).to(torch.int8))
    ),
    "booleans": lambda x: (x.flatten(1) > 1).scatter_add(
        1, places(x.flatten(1)), x.flatten(1) > 0.5
    ),
    "half": lambda x: (
        x.flatten(1).half().scatter(1, places(x.flatten(1))[:, :1], x.flatten(1)[:, :1].half())
    ),
}


def heads(x):
    """Attention that returns its weights, which merges rows with heads."""
    tokens = x.flatten(2).transpose(0, 1)
    weight = torch.arange(3.0 * 36 * 36).reshape(108, 36).sin() / 6
    out, weights = F.multi_head_attention_forward(
        *(tokens, tokens, tokens, 36, 4, weight, None, None, None, False, 0.0),
        *(torch.eye(36).flip(0), torch.arange(36.0)),
    )
    return torch.cat([out.transpose(0, 1).flatten(1), weights.flatten(1)], 1)


def merged(x):
    """Parts of rows that are divided in one order and merged in another."""
    parts = x.transpose(0, 1).reshape(2, len(x) * 4, 9).tanh()
    return parts.reshape(2 * len(x), 36).cos().reshape(2, len(x), 36).transpose(0, 1)


FIXED = {"heads": gradient_of(heads), "merged": gradient_of(merged)}


def check(functions, counts, dynamic):
    def compute(state, x):
        return state, {name: function(x) for name, function in functions.items()}

    torch.manual_seed(4)
    batches = [torch.randn(rows, 2, 6, 6) for rows in counts]
    step = dp.torch.step(compute, {"unused": torch.zeros(1)}, batches[0], dynamic=dynamic)
    for devices in DEVICES:
        with dp.Session(step, devices=devices, backend="cpu") as run:
            for x in batches:
                results = run(x)
                for name, function in functions.items():
                    near(f"{name} of {len(x)} rows on {devices}", results[name], function(x))
            (program,) = run._programs.all
            found = [c for entry in program.descriptor["entries"] for c in entry["collectives"]]
        others = [c["reason"] for c in found if c["kind"] != "all_reduce"]
        assert not others, others


for functions in (IMAGES, NUMBERS):
    check(functions, ROWS, dynamic=True)
check(FIXED, [9], dynamic=False)
print("rows stay where they are")
