"""torch.nn: recurrent networks, Transformer, and layers that models are written with."""

import torch
import torch.nn.functional as F
from torch import nn

ROWS, LENGTH, WIDTH = 9, 7, 12


class Recurrent(nn.Module):
    """A recurrent network, whose last step is classified."""

    def __init__(self, kind, **options):
        super().__init__()
        self.net = kind(WIDTH, 16, batch_first=True, **options)
        self.head = nn.Linear(16 * (2 if options.get("bidirectional") else 1), 4)

    def forward(self, x):
        return self.head(self.net(x)[0][:, -1])


def recurrent(kind, **options):
    return lambda: (
        Recurrent(kind, **options),
        F.cross_entropy,
        (torch.randn(ROWS, LENGTH, WIDTH), torch.randint(4, (ROWS,))),
    )


def transformer():
    net = nn.Transformer(16, 2, 2, 2, 32, batch_first=True)
    mask = nn.Transformer.generate_square_subsequent_mask(5)

    def loss(model, source, target):
        return F.mse_loss(
            model(source, target, tgt_mask=mask, tgt_is_causal=True), target.roll(1, 1)
        )

    return net, loss, (torch.randn(ROWS, LENGTH, 16), torch.randn(ROWS, 5, 16))


def encoder():
    """With a mask of padding."""
    net = nn.TransformerEncoder(
        nn.TransformerEncoderLayer(16, 2, 32, batch_first=True, norm_first=True),
        2,
        enable_nested_tensor=False,
    )

    def loss(model, x, pad, y):
        return F.mse_loss((model(x, src_key_padding_mask=pad) * ~pad.unsqueeze(-1)).sum(1), y)

    pad = torch.arange(LENGTH) >= torch.randint(3, LENGTH + 1, (ROWS, 1))
    return net, loss, (torch.randn(ROWS, LENGTH, 16), pad, torch.randn(ROWS, 16))


def dlrm():
    """Bags of embeddings, pairwise products and two perceptrons (Naumov et al., 2019)."""

    class DLRM(nn.Module):
        def __init__(self, tables=3, rows=50, width=8):
            super().__init__()
            self.bags = nn.ModuleList(
                nn.EmbeddingBag(rows, width, mode="sum") for _ in range(tables)
            )
            self.bottom = nn.Sequential(
                nn.Linear(13, 16), nn.ReLU(), nn.Linear(16, width), nn.ReLU()
            )
            pairs = (tables + 1) * tables // 2
            self.top = nn.Sequential(nn.Linear(pairs + width, 16), nn.ReLU(), nn.Linear(16, 1))

        def forward(self, dense, sparse):
            x = self.bottom(dense)
            features = torch.stack([x] + [bag(sparse[:, i]) for i, bag in enumerate(self.bags)], 1)
            products = features @ features.transpose(1, 2)
            i, j = torch.tril_indices(features.shape[1], features.shape[1], -1)
            return self.top(torch.cat([x, products[:, i, j]], 1)).squeeze(1)

    return (
        DLRM(),
        F.binary_cross_entropy_with_logits,
        (torch.randn(ROWS, 13), torch.randint(50, (ROWS, 3, 4)), torch.rand(ROWS).round()),
    )


def normalized():
    """Layers with buffers, hooks and parametrizations: spectral and weight norm, instance and group
    norm, PReLU, Bilinear."""

    class Net(nn.Module):
        def __init__(self):
            super().__init__()
            self.conv = nn.utils.parametrizations.weight_norm(nn.Conv2d(3, 8, 3, padding=1))
            norm = nn.InstanceNorm2d(8, affine=True, track_running_stats=True)
            self.norms = nn.Sequential(
                norm,
                nn.PReLU(8),
                nn.GroupNorm(2, 8),
                nn.Mish(),
                nn.Upsample(scale_factor=2, mode="bilinear"),
                nn.AdaptiveAvgPool2d(2),
                nn.Flatten(),
            )
            self.pair = nn.Bilinear(32, 32, 6)
            self.head = nn.Linear(6, 4)

        def forward(self, x):
            h = self.norms(self.conv(x))
            return self.head(self.pair(h, h.roll(1, 1)))

    loss = nn.CrossEntropyLoss(label_smoothing=0.1, weight=torch.rand(4) + 0.5)
    return Net(), loss, (torch.randn(ROWS, 3, 8, 8), torch.randint(4, (ROWS,)))


def packed():
    """An LSTM cell in a Python loop, attention over its states, tied embeddings."""

    class Net(nn.Module):
        def __init__(self):
            super().__init__()
            self.table, self.cell = nn.Embedding(30, 16), nn.LSTMCell(16, 16)
            self.attention = nn.MultiheadAttention(16, 2, batch_first=True)

        def forward(self, ids):
            h = c = torch.zeros(ids.shape[0], 16)
            states = []
            for t in range(ids.shape[1]):
                h, c = self.cell(self.table(ids[:, t]), (h, c))
                states.append(h)
            states = torch.stack(states, 1)
            mixed, _ = self.attention(
                states,
                states,
                states,
                attn_mask=torch.ones(ids.shape[1], ids.shape[1]).triu(1).bool(),
            )
            return mixed @ self.table.weight.T

    def loss(model, ids):
        return F.cross_entropy(model(ids[:, :-1]).flatten(0, 1), ids[:, 1:].flatten())

    return Net(), loss, (torch.randint(30, (ROWS, LENGTH)),)


MODELS = {
    "torch.nn/RNN": recurrent(nn.RNN),
    "torch.nn/LSTM": recurrent(nn.LSTM, num_layers=2),
    "torch.nn/GRU": recurrent(nn.GRU),
    "torch.nn/LSTM bidirectional": recurrent(nn.LSTM, bidirectional=True),
    "torch.nn/Transformer": transformer,
    "torch.nn/TransformerEncoder": encoder,
    "torch.nn/LSTMCell, MultiheadAttention": packed,
    "torch.nn/norms": normalized,
    "DLRM": dlrm,
}
