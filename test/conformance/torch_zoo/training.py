"""Other optimizers, schedules, losses and options of train_step, on models of the libraries."""

import torch
import torch.nn.functional as F
from torch import distributions, nn, optim

from . import layers, text, vision

ROWS, CLASSES = 9, 10


def of(make, optimizer, loss=None, example=None, **options):
    """A model with another optimizer: `optimizer(parameters)`. `loss` and `example` take the places
    of the model's own."""

    def parts():
        model, own, batch = make()
        return (
            model,
            loss or own,
            batch if example is None else example(),
            {"optimizer": lambda m: optimizer(m.parameters()), **options},
        )

    return parts


def decayed(make, **options):
    """AdamW as for transformers: no weight decay of biases and norms, a warmup."""

    def optimizer(model):
        plain = [p for p in model.parameters() if p.ndim < 2]
        return optim.AdamW(
            [
                dict(params=[p for p in model.parameters() if p.ndim > 1]),
                dict(params=plain, weight_decay=0.0),
            ],
            1e-3,
            weight_decay=0.1,
        )

    def scheduler(optimizer):
        return optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1.0, (step + 1) / 10))

    return lambda: (*make(), dict(optimizer=optimizer, scheduler=scheduler, **options))


def mixed():
    """A batch whose targets are two classes' shares, as mixup makes them."""
    share = torch.rand(ROWS, 1)
    a, b = (F.one_hot(vision.labels(), CLASSES).float() for _ in range(2))
    return vision.images(32), share * a + (1 - share) * b


def dice(outputs, y):
    """Dice and focal loss."""
    scores = outputs["out"].softmax(1)
    wanted = F.one_hot(y, scores.shape[1]).permute(0, 3, 1, 2).float()
    overlap, total = (scores * wanted).sum((0, 2, 3)), (scores + wanted).sum((0, 2, 3))
    likelihood = F.cross_entropy(outputs["out"], y, reduction="none")
    return (
        1
        - ((2 * overlap + 1) / (total + 1)).mean()
        + ((1 - (-likelihood).exp()) ** 2 * likelihood).mean()
    )


def several(outputs, y):
    """Many labels of a row."""
    return F.binary_cross_entropy_with_logits(
        outputs, y, pos_weight=torch.arange(1, CLASSES + 1).to(y)
    )


class Distilled(nn.Module):
    """A student beside a frozen teacher."""

    def __init__(self):
        super().__init__()
        self.student, self.teacher = vision.vit()[0], vision.vit()[0].requires_grad_(False)

    def forward(self, x, y):
        with torch.no_grad():
            wanted = F.log_softmax(self.teacher(x) / 4, 1)
        scores = self.student(x)
        return {
            "soft": 16
            * F.kl_div(
                F.log_softmax(scores / 4, 1), wanted, reduction="batchmean", log_target=True
            ),
            "hard": F.cross_entropy(scores, y),
        }


def distilled():
    model = Distilled()
    return (
        model,
        None,
        (vision.images(32), vision.labels()),
        dict(optimizer=lambda m: optim.NAdam(m.student.parameters(), 1e-3)),
    )


class Adapted(nn.Module):
    """Adapters of low rank beside the frozen layers of attention (LoRA)."""

    def __init__(self, layer, rank=2):
        super().__init__()
        self.layer = layer
        self.down, self.up = (
            nn.Linear(layer.in_features, rank, bias=False),
            nn.Linear(rank, layer.out_features, bias=False),
        )

    def forward(self, x):
        return self.layer(x) + 2 * self.up(self.down(x))


def adapted():
    model, loss, example = text.MODELS["transformers/Llama padded"]()
    model.requires_grad_(False)
    for block in model.model.layers:
        block.self_attn.q_proj, block.self_attn.v_proj = (
            Adapted(block.self_attn.q_proj),
            Adapted(block.self_attn.v_proj),
        )
    return (
        model,
        loss,
        example,
        dict(optimizer=lambda m: optim.AdamW([p for p in m.parameters() if p.requires_grad], 1e-3)),
    )


class Autoencoder(nn.Module):
    """A variational autoencoder with PyTorch's distributions. Its posterior's mean takes the place
    of a sample."""

    def __init__(self):
        super().__init__()
        self.encoder = nn.Sequential(
            nn.Conv2d(3, 8, 4, 2, 1),
            nn.SiLU(),
            nn.Conv2d(8, 8, 4, 2, 1),
            nn.Flatten(),
            nn.Linear(128, 12),
        )
        self.decoder = nn.Sequential(
            nn.Linear(6, 128),
            nn.Unflatten(1, (8, 4, 4)),
            nn.ConvTranspose2d(8, 8, 4, 2, 1),
            nn.SiLU(),
            nn.ConvTranspose2d(8, 3, 4, 2, 1),
        )

    def forward(self, x):
        mean, scale = self.encoder(x).chunk(2, 1)
        posterior = distributions.Independent(distributions.Normal(mean, F.softplus(scale)), 1)
        prior = distributions.Independent(
            distributions.Normal(torch.zeros_like(mean), torch.ones_like(mean)), 1
        )
        pixels = distributions.ContinuousBernoulli(logits=self.decoder(posterior.mean))
        return {
            "divergence": distributions.kl_divergence(posterior, prior).mean(),
            "pixels": -pixels.log_prob(x).sum((1, 2, 3)).mean(),
        }


def autoencoder():
    return (
        Autoencoder(),
        None,
        (torch.rand(ROWS, 3, 16, 16),),
        dict(optimizer=lambda m: optim.Adamax(m.parameters(), 1e-3)),
    )


def spoken():
    """An LSTM with CTC: rows of different lengths."""

    class Net(nn.Module):
        def __init__(self):
            super().__init__()
            self.net, self.head = (
                nn.LSTM(6, 16, batch_first=True, bidirectional=True),
                nn.Linear(32, 5),
            )

        def forward(self, x):
            return self.head(self.net(x)[0]).log_softmax(2).transpose(0, 1)

    def loss(model, x, lengths, words, counts):
        return F.ctc_loss(model(x), words, lengths, counts, zero_infinity=True)

    counts = torch.randint(1, 5, (ROWS,))
    example = (
        torch.randn(ROWS, 12, 6),
        torch.randint(9, 13, (ROWS,)),
        torch.randint(1, 5, (ROWS, 4)),
        counts,
    )
    return Net(), loss, example, dict(optimizer=lambda m: optim.RAdam(m.parameters(), 1e-2))


def triplets():
    """A network called three times."""
    net = nn.Sequential(
        nn.Conv2d(3, 8, 3),
        nn.BatchNorm2d(8),
        nn.Hardswish(),
        nn.AdaptiveMaxPool2d(2),
        nn.Flatten(),
        nn.Linear(32, 8),
    )

    def loss(model, *pictures):
        return F.triplet_margin_with_distance_loss(
            *map(model, pictures), distance_function=lambda a, b: 1 - F.cosine_similarity(a, b)
        )

    return (
        net,
        loss,
        tuple(vision.images(12) for _ in range(3)),
        dict(optimizer=lambda m: optim.ASGD(m.parameters(), 0.05)),
    )


def recomputed():
    """Blocks that run again for the gradient. With SGD: the model's loss is in f32 also where the
    model is in f64, and Adam's first step makes a large number of a rounding."""
    model, loss, example = text.MODELS["transformers/GPT2 padded"]()
    model.gradient_checkpointing_enable()
    return (
        model,
        loss,
        example,
        dict(optimizer=lambda m: nesterov(m.parameters()), clip_grad_norm=1.0, ema=0.9),
    )


def huber(model, noisy, time, noise):
    return F.smooth_l1_loss(model(noisy, time).sample, noise, beta=0.5)


def one_cycle(optimizer):
    return optim.lr_scheduler.OneCycleLR(optimizer, 0.1, total_steps=20)


def nesterov(parameters):
    return optim.SGD(parameters, 0.1, momentum=0.9, nesterov=True, weight_decay=5e-4)


def adamw(parameters):
    return optim.AdamW(parameters, 1e-3)


GPT2, LLAMA, BERT, T5 = (
    text.MODELS[f"transformers/{name}"] for name in ("GPT2 padded", "Llama", "BERT", "T5")
)
MOBILE, SEGMENTS = (
    vision.MODELS[f"torchvision/{name}"]
    for name in ("mobilenet_v3_small", "lraspp_mobilenet_v3_large")
)
MODELS = {
    f"training/{name}": make
    for name, make in {
        "ResNet, nesterov, label smoothing, OneCycleLR": of(
            vision.torchvision("resnet18", 32),
            nesterov,
            nn.CrossEntropyLoss(label_smoothing=0.1),
            scheduler=one_cycle,
        ),
        "MobileNet, RMSprop, many labels": of(
            MOBILE,
            lambda p: optim.RMSprop(
                p, 0.01, alpha=0.9, momentum=0.9, eps=0.0316, weight_decay=1e-5
            ),
            several,
            lambda: (vision.images(32), torch.rand(ROWS, CLASSES).round()),
        ),
        "ViT, mixup, clipping": of(vision.vit, adamw, example=mixed, clip_grad_norm=1.0),
        "segmentation, amsgrad, dice and focal loss": of(
            SEGMENTS, lambda p: optim.Adam(p, 1e-3, amsgrad=True), dice
        ),
        "BERT, AdamW by groups, warmup": decayed(BERT),
        "GPT2, accumulation, clipping": decayed(GPT2, accumulate=3, clip_grad_norm=0.5),
        "T5, Adafactor": of(T5, lambda p: optim.Adafactor(p, 1e-2)),
        "DLRM, Adagrad": of(layers.dlrm, lambda p: optim.Adagrad(p, 0.05)),
        "Llama, autocast": of(LLAMA, nesterov, autocast=torch.bfloat16),
        "ResNet, autocast": of(
            vision.torchvision("resnet18", 32), nesterov, autocast=torch.bfloat16
        ),
        "U-Net, Huber's loss, EMA": of(vision.unet, nesterov, huber, ema=0.99),
        "GPT2, recomputation, EMA": recomputed,
        "ViT, distillation, NAdam": distilled,
        "Llama, adapters": adapted,
        "variational autoencoder, Adamax": autoencoder,
        "LSTM, CTC, RAdam": spoken,
        "triplets, ASGD": triplets,
        "LSTM, Adadelta": of(
            layers.recurrent(nn.LSTM, num_layers=2),
            lambda p: optim.Adadelta(p, 1.0),
            nn.MultiMarginLoss(),
        ),
    }.items()
}
