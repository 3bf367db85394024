"""The common parts of the steps from PyTorch: the form of a step, its optimizers and random inputs.

A step is a dict with `state` and `data` (tensors by name), `batch` (rows of one step), `steps`, and
`train(state, batch) -> (state, metrics)`. `dims` says along which dimension an input is batched,
where it is not 0.
"""

import torch


def part(state, prefix):
    return {k[len(prefix) :]: v for k, v in state.items() if k.startswith(prefix)}


def named(prefix, tensors):
    return {prefix + k: v for k, v in tensors.items()}


def weights(scale=0.5, **shapes):
    return {k: scale * torch.randn(*shape) for k, shape in shapes.items()}


def sgd(rate):
    def update(state, grads):
        return {"params." + k: state["params." + k] - rate * g for k, g in grads.items()}

    return update


def momentum(rate):
    def update(state, grads):
        new = {}
        for k, g in grads.items():
            m = new["momentum." + k] = 0.9 * state["momentum." + k] + g
            new["params." + k] = state["params." + k] - rate * m
        return new

    update.slots = ["momentum"]
    return update


def step(params, loss, data, batch, steps=2, update=sgd(0.1), dims={}, **kept):
    """Returns a step of `loss(params, batch, kept) -> (loss, metrics, new values of kept)`."""
    state = named("params.", params)
    for slot in getattr(update, "slots", []):
        state.update(named(slot + ".", {k: torch.zeros_like(v) for k, v in params.items()}))
    state.update(named("kept.", kept))

    def train(state, b):
        def run(params):
            value, metrics, new = loss(params, b, part(state, "kept."))
            return value, (metrics, named("kept.", new))

        grads, (value, (metrics, new)) = torch.func.grad_and_value(run, has_aux=True)(
            part(state, "params.")
        )
        new = {**update(state, grads), **new}
        return {k: new[k] for k in state}, {"loss": value, **metrics}

    return dict(state=state, train=train, data=data, batch=batch, steps=steps, dims=dims)


def labels(rows, classes, *shape):
    return torch.randint(classes, (rows, *shape))


def one_hot(x, classes):
    """F.one_hot asks for the largest entry, which a trace does not have."""
    return (x[..., None] == torch.arange(classes)).long()
