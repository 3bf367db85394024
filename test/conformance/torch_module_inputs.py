"""Inputs of the modules of torch.nn that PyTorch's database of modules does not have, in its
form."""

import dataclasses
from collections.abc import Callable

import torch
from torch import nn
from torch.testing._internal.common_modules import FunctionInput, ModuleInput


def call(*args, **kwargs):
    return FunctionInput(*args, **kwargs)


@dataclasses.dataclass
class Info:
    """As ModuleInfo."""

    name: str
    module_cls: Callable
    inputs: Callable
    """() -> [(arguments of the constructor, arguments of forward)]"""
    train_and_eval_differ: bool = False
    is_lazy: bool = False

    def module_inputs_func(self, info, **_):
        return [
            ModuleInput(constructor_input=made, forward_input=given)
            for made, given in self.inputs()
        ]


def rows(*shape):
    """Returns 7 rows."""
    return torch.randn(7, *shape, requires_grad=True)


def labels(most, *shape):
    return torch.randint(most, (7, *shape))


def unpooled(dimensions):
    """An unpool behind its pool, whose indices it takes."""
    pool, unpool = getattr(nn, f"MaxPool{dimensions}d"), getattr(nn, f"MaxUnpool{dimensions}d")

    class Pools(nn.Module):
        def __init__(self, *args):
            super().__init__()
            self.pool, self.unpool = pool(*args, return_indices=True), unpool(*args)

        def forward(self, x):
            return self.unpool(*self.pool(x), output_size=x.shape)

    return Pools


INFOS = [
    Info(
        "nn.CosineSimilarity",
        nn.CosineSimilarity,
        lambda: [(call(), call(rows(5), rows(5))), (call(dim=2), call(rows(3, 4), rows(3, 4)))],
    ),
    Info(
        "nn.PairwiseDistance",
        nn.PairwiseDistance,
        lambda: [
            (call(), call(rows(5), rows(5))),
            (call(p=1.5, keepdim=True), call(rows(5), rows(5))),
        ],
    ),
    Info(
        "nn.TripletMarginLoss",
        nn.TripletMarginLoss,
        lambda: [
            (call(), call(rows(5), rows(5), rows(5))),
            (call(swap=True, p=3, reduction="sum"), call(rows(5), rows(5), rows(5))),
        ],
    ),
    Info(
        "nn.TripletMarginWithDistanceLoss",
        nn.TripletMarginWithDistanceLoss,
        lambda: [
            (call(), call(rows(5), rows(5), rows(5))),
            (
                call(distance_function=nn.CosineSimilarity(), margin=0.3, swap=True),
                call(rows(5), rows(5), rows(5)),
            ),
        ],
    ),
    Info(
        "nn.EmbeddingBag",
        nn.EmbeddingBag,
        lambda: (
            [
                (call(11, 4, mode=mode, **options), call(labels(11, 5)))
                for mode, options in (
                    ("mean", {}),
                    ("sum", dict(padding_idx=3)),
                    ("max", {}),
                    ("sum", dict(scale_grad_by_freq=True)),
                )
            ]
            + [
                (
                    call(11, 4, mode="sum", include_last_offset=True),
                    call(
                        torch.randint(11, (9,)),
                        torch.tensor([0, 2, 5, 9]),
                        per_sample_weights=torch.rand(9),
                    ),
                ),
                (call(11, 4, max_norm=1.0), call(labels(11, 5))),
            ]
        ),
    ),
    Info("nn.ChannelShuffle", nn.ChannelShuffle, lambda: [(call(3), call(rows(6, 2, 4)))]),
    Info("nn.PixelShuffle", nn.PixelShuffle, lambda: [(call(2), call(rows(8, 3, 2)))]),
    Info("nn.PixelUnshuffle", nn.PixelUnshuffle, lambda: [(call(2), call(rows(2, 4, 6)))]),
    Info(
        "nn.Flatten",
        nn.Flatten,
        lambda: [(call(), call(rows(2, 3))), (call(0, 1), call(rows(2, 3)))],
    ),
    Info("nn.Unflatten", nn.Unflatten, lambda: [(call(1, (2, 3)), call(rows(6)))]),
    Info(
        "nn.Fold", nn.Fold, lambda: [(call((4, 5), (2, 3), padding=1, stride=2), call(rows(12, 9)))]
    ),
    Info("nn.Unfold", nn.Unfold, lambda: [(call((2, 3), dilation=2), call(rows(2, 5, 7)))]),
    Info(
        "nn.CrossMapLRN2d",
        nn.CrossMapLRN2d,
        lambda: [(call(3), call(rows(5, 4, 4))), (call(4, 0.1, 0.5, 2), call(rows(6, 3, 2)))],
    ),
    Info("nn.Hardsigmoid", nn.Hardsigmoid, lambda: [(call(), call(rows(5)))]),
    Info("nn.Identity", nn.Identity, lambda: [(call(54), call(rows(5)))]),
    Info(
        "nn.Upsample",
        nn.Upsample,
        lambda: [
            (call(scale_factor=2), call(rows(2, 3, 4))),
            (call(size=(5, 7), mode="bilinear"), call(rows(2, 3, 4))),
            (call(scale_factor=1.5, mode="bicubic", align_corners=True), call(rows(2, 4, 4))),
            (call(scale_factor=2, mode="trilinear"), call(rows(1, 2, 3, 2))),
            (call(size=7, mode="linear"), call(rows(2, 4))),
        ],
    ),
    Info(
        "nn.UpsamplingBilinear2d",
        nn.UpsamplingBilinear2d,
        lambda: [(call(scale_factor=2), call(rows(2, 3, 4)))],
    ),
    Info(
        "nn.UpsamplingNearest2d",
        nn.UpsamplingNearest2d,
        lambda: [(call(scale_factor=2), call(rows(2, 3, 4)))],
    ),
    Info(
        "nn.AdaptiveLogSoftmaxWithLoss",
        nn.AdaptiveLogSoftmaxWithLoss,
        lambda: [
            (call(6, 20, [5, 11]), call(rows(6), labels(20))),
            (call(6, 20, [5], head_bias=True), call(rows(6), labels(5))),
        ],
    ),
    Info(
        "nn.RReLU", nn.RReLU, lambda: [(call(0.2, 0.2), call(rows(5)))], train_and_eval_differ=True
    ),
    *(
        Info(
            f"nn.{kind.__name__}",
            kind,
            lambda shape=shape: [(call(0.0), call(rows(*shape))), (call(0.4), call(rows(*shape)))],
            True,
        )
        for kind, shape in (
            (nn.Dropout, (5,)),
            (nn.AlphaDropout, (3, 4)),
            (nn.FeatureAlphaDropout, (3, 4, 2)),
            (nn.Dropout1d, (3, 4)),
            (nn.Dropout2d, (3, 4, 2)),
            (nn.Dropout3d, (3, 2, 4, 2)),
        )
    ),
    *(
        Info(
            f"nn.MaxUnpool{n}d",
            unpooled(n),
            lambda n=n: [
                (call(2), call(rows(2, *(4, 6, 4)[:n]))),
                (call(2, 3), call(rows(2, *(7, 6, 5)[:n]))),
            ],
        )
        for n in (1, 2, 3)
    ),
    *(
        Info(
            f"nn.Lazy{kind}{n}d",
            getattr(nn, f"Lazy{kind}{n}d"),
            lambda n=n: [(call(), call(rows(3, *(4, 5, 2)[:n])))],
            True,
            True,
        )
        for kind in ("BatchNorm", "InstanceNorm")
        for n in (1, 2, 3)
    ),
    Info("nn.LazyLinear", nn.LazyLinear, lambda: [(call(3), call(rows(5)))], is_lazy=True),
    Info(
        "nn.TransformerDecoder",
        nn.TransformerDecoder,
        lambda: [
            (
                call(nn.TransformerDecoderLayer(4, 2, 8, batch_first=True), 2),
                call(rows(3, 4), rows(5, 4)),
            ),
            (
                call(nn.TransformerDecoderLayer(4, 2, 8, batch_first=True, norm_first=True), 2),
                call(
                    rows(3, 4),
                    rows(5, 4),
                    tgt_mask=nn.Transformer.generate_square_subsequent_mask(3),
                ),
            ),
        ],
        True,
    ),
]
