"""Models at the sizes that people train: MODELS[name]() -> (module, optimizer, batch), with
module(*batch) the loss.

The architectures are those of torchvision, transformers and diffusers; LSTM and DLRM are written
with torch.nn. There is no dropout, so that all frameworks compute the same numbers.
`optimizer(parameters)` is that of the model's own recipe.
"""

import functools
import os

os.environ.setdefault("HF_HUB_OFFLINE", "1")
import torch
import torch.nn.functional as F
from torch import nn

MOMENTUM = functools.partial(torch.optim.SGD, lr=1e-3, momentum=0.9)
ADAMW = functools.partial(torch.optim.AdamW, lr=1e-4)
SGD = functools.partial(torch.optim.SGD, lr=1e-2)


class Classified(nn.Module):
    """The cross entropy of a classifier."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, x, y):
        return F.cross_entropy(self.model(x), y)


class Language(nn.Module):
    """The mean cross entropy of a causal language model's next tokens."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, ids):
        logits = self.model(input_ids=ids, use_cache=False).logits
        return F.cross_entropy(logits[:, :-1].flatten(0, 1), ids[:, 1:].flatten())


class Translated(nn.Module):
    """The mean cross entropy of an encoder and decoder."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, ids, decoder_ids, labels):
        logits = self.model(input_ids=ids, decoder_input_ids=decoder_ids, use_cache=False).logits
        return F.cross_entropy(logits.flatten(0, 1), labels.flatten())


class Sequences(nn.Module):
    """Classes of sequences, by BERT."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, ids, y):
        return F.cross_entropy(self.model(input_ids=ids).logits, y)


class Denoised(nn.Module):
    """The squared error of predicted noise (Ho et al., 2020)."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, x, times, noise):
        return F.mse_loss(self.model(x, times).sample, noise)


class Recurrent(nn.Module):
    """A language model of two LSTM layers."""

    def __init__(self, words=10000, width=512):
        super().__init__()
        self.embedding = nn.Embedding(words, width)
        self.lstm = nn.LSTM(width, width, 2, batch_first=True)
        self.head = nn.Linear(width, words)

    def forward(self, ids):
        logits = self.head(self.lstm(self.embedding(ids))[0])
        return F.cross_entropy(logits[:, :-1].flatten(0, 1), ids[:, 1:].flatten())


class Recommender(nn.Module):
    """DLRM (Naumov et al., 2019): 26 tables of embeddings with 10^6 rows together, pairwise
    products, two perceptrons."""

    def __init__(self, tables=26, rows=1_000_000 // 26, width=64):
        super().__init__()
        self.tables = nn.ModuleList(nn.Embedding(rows, width, sparse=True) for _ in range(tables))
        self.bottom = nn.Sequential(
            nn.Linear(13, 512),
            nn.ReLU(),
            nn.Linear(512, 256),
            nn.ReLU(),
            nn.Linear(256, width),
            nn.ReLU(),
        )
        pairs = (tables + 1) * tables // 2
        self.top = nn.Sequential(
            nn.Linear(pairs + width, 512),
            nn.ReLU(),
            nn.Linear(512, 256),
            nn.ReLU(),
            nn.Linear(256, 1),
        )
        self.register_buffer(
            "below", torch.tril_indices(tables + 1, tables + 1, -1), persistent=False
        )

    def forward(self, dense, sparse, clicked):
        x = self.bottom(dense)
        features = torch.stack(
            [x] + [table(sparse[:, i]) for i, table in enumerate(self.tables)], 1
        )
        products = features @ features.transpose(1, 2)
        logits = self.top(torch.cat([x, products[:, self.below[0], self.below[1]]], 1)).squeeze(1)
        return F.binary_cross_entropy_with_logits(logits, clicked)


def pictures(rows, size=224):
    return torch.randn(rows, 3, size, size), torch.randint(1000, (rows,))


def torchvision(name, rows, **options):
    import torchvision.models

    model = getattr(torchvision.models, name)(weights=None, **options)
    return Classified(model), MOMENTUM, pictures(rows)


def transformer(family, kind, wrapper, batch, **options):
    import transformers

    config = getattr(transformers, family + "Config")(**options)
    return wrapper(getattr(transformers, family + kind)(config)), ADAMW, batch


def gpt2(rows, length):
    ids = torch.randint(50257, (rows, length))
    return transformer(
        "GPT2", "LMHeadModel", Language, (ids,), resid_pdrop=0.0, embd_pdrop=0.0, attn_pdrop=0.0
    )


def bert():
    batch = torch.randint(30522, (8, 128)), torch.randint(2, (8,))
    return transformer(
        "Bert",
        "ForSequenceClassification",
        Sequences,
        batch,
        hidden_dropout_prob=0.0,
        attention_probs_dropout_prob=0.0,
    )


def t5():
    def words():
        return torch.randint(32128, (8, 64))

    return transformer(
        "T5",
        "ForConditionalGeneration",
        Translated,
        (words(), words(), words()),
        d_model=512,
        d_kv=64,
        d_ff=2048,
        num_layers=6,
        num_heads=8,
        dropout_rate=0.0,
    )


def unet():
    import diffusers

    # The first ResNet blocks have no attention, as in DDPM's models of 64 x 64 pictures.
    model = diffusers.UNet2DModel(
        sample_size=64,
        block_out_channels=(128, 256, 256, 512),
        down_block_types=("DownBlock2D", "DownBlock2D", "AttnDownBlock2D", "DownBlock2D"),
        up_block_types=("UpBlock2D", "AttnUpBlock2D", "UpBlock2D", "UpBlock2D"),
    )
    return (
        Denoised(model),
        ADAMW,
        (torch.randn(2, 3, 64, 64), torch.randint(1000, (2,)), torch.randn(2, 3, 64, 64)),
    )


def lstm():
    return Recurrent(), SGD, (torch.randint(10000, (16, 64)),)


def dlrm():
    model = Recommender()
    batch = (
        torch.randn(2048, 13),
        torch.randint(model.tables[0].num_embeddings, (2048, 26)),
        torch.rand(2048).round(),
    )
    return model, SGD, batch


MODELS = {
    "resnet18": lambda: torchvision("resnet18", 8),
    "resnet50": lambda: torchvision("resnet50", 8),
    "mobilenet_v2": lambda: torchvision("mobilenet_v2", 8, dropout=0.0),
    "convnext_tiny": lambda: torchvision("convnext_tiny", 8, stochastic_depth_prob=0.0),
    "unet64": unet,
    "vit_b_16": lambda: torchvision("vit_b_16", 4),
    "bert_base": bert,
    "gpt2_64": lambda: gpt2(4, 64),
    "gpt2_512": lambda: gpt2(2, 512),
    "t5_small": t5,
    "lstm": lstm,
    "dlrm": dlrm,
}
