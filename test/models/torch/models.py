"""Training steps as one writes them in PyTorch: modules, autograd, optimizers as pure functions.

Each entry of ALL makes a model: a dict with `state`, `data`, `held_back` (tensors by name), `batch`
and `steps` (rows of one step, steps), `train(state, batch) -> (state, metrics)` and
`eval(state, batch) -> metrics`.
"""

import torch
import torch.nn.functional as F
from torch import nn
from torch.func import functional_call
from torch.nn.attention import SDPBackend, sdpa_kernel


def part(state, prefix):
    return {k[len(prefix) :]: v for k, v in state.items() if k.startswith(prefix)}


def named(prefix, tensors):
    return {prefix + k: v for k, v in tensors.items()}


def initial(module, slots):
    """The state of a module and of an optimizer with `slots` tensors per parameter."""
    params = {k: v.detach().clone() for k, v in module.named_parameters()}
    state = named("params.", params)
    state.update(named("buffers.", {k: v.detach().clone() for k, v in module.named_buffers()}))
    for slot in slots:
        state.update(named(slot + ".", {k: torch.zeros_like(v) for k, v in params.items()}))
    return state


def momentum(state, grads, rate=0.1, decay=1e-3):
    new = {}
    for k, g in grads.items():
        p = state["params." + k]
        m = new["momentum." + k] = 0.9 * state["momentum." + k] + (g + decay * p)
        new["params." + k] = p - rate * m
    return new


def adam(state, grads, rate=1e-2):
    t = state["step"] + 1
    new = {"step": t}
    for k, g in grads.items():
        m = new["m." + k] = torch.lerp(state["m." + k], g, 0.1)
        v = new["v." + k] = 0.99 * state["v." + k] + 0.01 * g * g
        denominator = (v / (1 - 0.99**t)).sqrt() + 1e-5
        new["params." + k] = torch.addcdiv(
            state["params." + k], m / (1 - 0.9**t), denominator, value=-rate
        )
    return new


def trainer(loss, optimizer):
    """A step: loss(params, buffers, batch) -> (loss, (metrics, new buffers)), then the
    optimizer."""

    def train(state, batch):
        # What a module updates in place is a copy, made where it is differentiated.
        def run(params):
            return loss(params, {k: v.clone() for k, v in part(state, "buffers.").items()}, batch)

        grads, (value, (metrics, buffers)) = torch.func.grad_and_value(run, has_aux=True)(
            part(state, "params.")
        )
        new = {**optimizer(state, grads), **named("buffers.", buffers)}
        return {k: new[k] for k in state}, {"loss": value, **metrics}

    return train


def labelled(rows, shape, classes):
    """Rows, each with its class's mean, and the classes."""
    y = torch.randint(classes, (rows,))
    return 0.7 * torch.randn(classes, *shape)[y] + 0.6 * torch.randn(rows, *shape), y


def correct(logits, y):
    return (logits.argmax(1) == y).sum()


def classifier(net, optimizer, slots, x, y, batch, steps, held, **state):
    """Cross entropy of `net` on rows x with labels y, the last `held` of them held back."""

    def loss(params, buffers, b):
        logits = functional_call(net, {**params, **buffers}, (b["x"],))
        return F.cross_entropy(logits, b["y"]), ({"correct": correct(logits, b["y"])}, buffers)

    def evaluate(state, b):
        net.eval()
        logits = functional_call(
            net, {**part(state, "params."), **part(state, "buffers.")}, (b["x"],)
        )
        net.train()
        return {"loss": F.cross_entropy(logits, b["y"]), "correct": correct(logits, b["y"])}

    return dict(
        state={**initial(net, slots), **state},
        train=trainer(loss, optimizer),
        eval=evaluate,
        data=dict(x=x[:-held], y=y[:-held]),
        held_back=dict(x=x[-held:], y=y[-held:]),
        batch=batch,
        steps=steps,
    )


def mlp():
    net = nn.Sequential(nn.Linear(12, 24), nn.ReLU(), nn.Linear(24, 5))
    return classifier(
        net, momentum, ["momentum"], *labelled(60 + 11, (12,), 5), batch=10, steps=6, held=11
    )


def cnn():
    """Training statistics and running buffers of BatchNorm, max and average pools, strides,
    groups."""
    net = nn.Sequential(
        nn.Conv2d(2, 6, 3, padding=1, bias=False),
        nn.BatchNorm2d(6),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.Conv2d(6, 8, 3, stride=2, padding=1),
        nn.GELU(),
        nn.AdaptiveAvgPool2d(1),
        nn.Flatten(),
        nn.Linear(8, 4),
    )
    return classifier(
        net,
        adam,
        ["m", "v"],
        *labelled(36 + 7, (2, 8, 8), 4),
        batch=9,
        steps=4,
        held=7,
        step=torch.zeros(()),
    )


class Decoder(nn.Module):
    """One layer on tokens, the table used at both ends; token 0 is padding."""

    def __init__(self, vocabulary=17, width=16, length=6):
        super().__init__()
        self.table = nn.Embedding(vocabulary, width, padding_idx=0)
        self.positions = nn.Embedding(length, width)
        self.layer = nn.TransformerEncoderLayer(
            width, 2, 24, dropout=0.0, activation="gelu", batch_first=True, norm_first=True
        )
        self.norm = nn.LayerNorm(width)

    def forward(self, ids):
        length = ids.shape[1]
        h = self.table(ids) + self.positions(torch.arange(length))
        mask = torch.ones(length, length, dtype=torch.bool).triu(1)
        h = self.layer(h, src_mask=mask)
        return self.norm(h) @ self.table.weight.T


def transformer():
    net = Decoder()
    ids = torch.randint(1, 17, (40 + 5, 7))
    ids[torch.arange(7) >= torch.randint(4, 8, (45, 1))] = 0

    def loss(params, buffers, b):
        with sdpa_kernel(SDPBackend.MATH):
            logits = functional_call(net, params, (b["ids"][:, :-1],))
        goal = b["ids"][:, 1:]
        hit = ((logits.argmax(-1) == goal) & (goal != 0)).sum()
        return F.cross_entropy(
            logits.flatten(0, 1), goal.flatten(), ignore_index=0, label_smoothing=0.1
        ), ({"correct": hit}, {})

    def evaluate(state, b):
        value, (metrics, _) = loss(part(state, "params."), {}, b)
        return {"loss": value, **metrics}

    return dict(
        state=initial(net, ["momentum"]),
        train=trainer(loss, momentum),
        eval=evaluate,
        data=dict(ids=ids[:40]),
        held_back=dict(ids=ids[40:]),
        batch=10,
        steps=4,
    )


def tables():
    """Reads and additions at indices: bags, take_along_dim, index_add, index_put, top-1 routing."""
    bag, experts, width = nn.EmbeddingBag(15, 6, mode="mean"), 4, 6
    x, y = labelled(50, (width,), 4)
    params = dict(
        bag=bag.weight.detach().clone(),
        gate=torch.randn(width, experts),
        w=torch.randn(experts, width, 4) * 0.4,
        hidden=torch.randn(width, 4) * 0.4,
    )

    def loss(p, b):
        h = F.embedding(b["ids"], p["bag"]).mean(1) + b["x"]
        gates = torch.softmax(h @ p["gate"], -1)
        chosen = gates.argmax(-1)
        best = torch.take_along_dim(gates, chosen[:, None], 1)
        each = torch.einsum("bi,eio->beo", h, p["w"])
        mixed = best * torch.take_along_dim(each, chosen[:, None, None], 1)[:, 0]
        logits = mixed + h @ p["hidden"]
        return F.cross_entropy(logits, b["y"]), (gates, chosen)

    def train(state, b):
        grads, (value, (gates, chosen)) = torch.func.grad_and_value(loss, has_aux=True)(
            part(state, "params."), b
        )
        new = {"params." + k: state["params." + k] - 0.2 * g for k, g in grads.items()}
        new["seen"] = state["seen"].index_put(
            (b["ids"],), torch.ones_like(b["ids"]), accumulate=True
        )
        new["centre"] = state["centre"].index_add(0, b["y"], 0.1 * b["x"])
        load = torch.zeros(experts).scatter_add(0, chosen, torch.ones(chosen.numel()))
        return {k: new[k] for k in state}, {
            "loss": value,
            "load": load,
            "most": gates.argmax(1),
            "least": gates.amin(),
        }

    return dict(
        state={
            **named("params.", params),
            "seen": torch.zeros(15, dtype=torch.int64),
            "centre": torch.zeros(4, width),
        },
        train=train,
        eval=None,
        data=dict(ids=torch.randint(15, (50, 3)), x=x, y=y),
        held_back=None,
        batch=10,
        steps=5,
    )


def ranks():
    """Scans and sorts of rows and along the batch: a Cox loss, order statistics, top-2, medians,
    counts."""
    x, y = labelled(50, (6,), 5)
    params = dict(w=torch.randn(6, 5) * 0.4, risk=torch.randn(5) * 0.4, weight=torch.randn(5) * 0.4)

    def loss(p, b):
        h = b["x"] @ p["w"]
        rates = h @ p["risk"]
        cox = (rates.exp().cumsum(0).log() - rates).mean()
        survival = torch.sigmoid(h).cumprod(1)
        ordered, order = h.sort(dim=1, descending=True, stable=True)
        middle = h.median(1)
        best = h.topk(2, 1).values
        total = (
            cox
            + survival.mean()
            + (ordered * p["weight"]).square().mean()
            + middle.values.square().mean()
        )
        return total + (best[:, 0] * best[:, 1]).mean() + h.cumsum(1).square().mean(), (
            order,
            middle.indices,
            rates,
        )

    def train(state, b):
        grads, (value, (order, middle, rates)) = torch.func.grad_and_value(loss, has_aux=True)(
            part(state, "params."), b
        )
        new = {"params." + k: state["params." + k] - 0.2 * g for k, g in grads.items()}
        return new, {
            "loss": value,
            "order": order,
            "middle": middle,
            "place": rates.argsort(dim=0, stable=True),
            "count": (b["y"] < 2).cumsum(0),
        }

    return dict(
        state=named("params.", params),
        train=train,
        eval=None,
        data=dict(x=x, y=y),
        held_back=None,
        batch=10,
        steps=5,
    )


def noise():
    """Random numbers of all kinds: dropout, a variational code, a corrupted input, mixed rows,
    sampled classes."""
    x, y = labelled(50, (6,), 4)
    params = dict(
        mean=torch.randn(6, 5) * 0.5,
        deviation=torch.randn(6, 5) * 0.2,
        out=torch.randn(5, 4) * 0.5,
        back=torch.randn(5, 6) * 0.5,
    )

    def loss(p, b):
        seen = b["x"] * torch.bernoulli(torch.full_like(b["x"], 0.9))
        rows = b["x"].shape[0]
        share = torch.rand(rows, 1)
        order = torch.randperm(rows)
        mixed = share * seen + (1 - share) * seen[order]
        code = mixed @ p["mean"] + (mixed @ p["deviation"]).exp() * torch.randn(rows, 5)
        logits = F.dropout(code, 0.25) @ p["out"]
        sampled = torch.multinomial(torch.softmax(logits, 1), 2)
        other = torch.randint(4, (rows,))
        labels = share[:, 0] * F.cross_entropy(logits, b["y"], reduction="none") + (
            1 - share[:, 0]
        ) * F.cross_entropy(logits, b["y"][order], reduction="none")
        margin = (1 + logits.gather(1, other[:, None]) - logits.gather(1, b["y"][:, None])).relu()
        return labels.mean() + 0.1 * margin.mean() + 0.1 * (
            code @ p["back"] - b["x"]
        ).square().mean(), (sampled, order)

    def train(state, b):
        grads, (value, (sampled, order)) = torch.func.grad_and_value(loss, has_aux=True)(
            part(state, "params."), b
        )
        new = {"params." + k: state["params." + k] - 0.2 * g for k, g in grads.items()}
        return new, {"loss": value, "sampled": sampled, "order": order}

    return dict(
        state={**named("params.", params), "generator": torch.tensor([2**40 + 7, 0])},
        generator="generator",
        train=train,
        eval=None,
        data=dict(x=x, y=y),
        held_back=None,
        batch=10,
        steps=5,
    )


# A model's seed is its number here.
ALL = dict(cnn=cnn, mlp=mlp, tables=tables, transformer=transformer, ranks=ranks, noise=noise)


def make(name):
    torch.manual_seed(list(ALL).index(name) + 1)
    return ALL[name]()
