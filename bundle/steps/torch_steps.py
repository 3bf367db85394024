"""The training steps in PyTorch, as those of jax_steps.py: the same parameters, casts and
optimizers."""

import configs
import torch
import torch.nn.functional as F
from torch import nn


class Model(nn.Module):
    """Parameters and buffers by the names of configs.py. Weights are f32; factors of products are
    of `dtype`."""

    def __init__(self, config, dtype, parameters, statistics, channels_last):
        super().__init__()
        self.config, self.dtype = config, dtype
        self.p = {name: nn.Parameter(value) for name, value in parameters.items()}
        self.stats = statistics
        self.memory_format = torch.channels_last if channels_last else torch.contiguous_format
        for name, value in self.p.items():
            self.register_parameter("p_" + name.replace(".", "_"), value)

    def norm(self, name, x):
        return F.layer_norm(x, x.shape[-1:], self.p[f"{name}.scale"], self.p[f"{name}.bias"], 1e-5)

    def dense(self, name, x):
        return F.linear(
            x, self.p[f"{name}.w"].to(self.dtype).t(), self.p[f"{name}.b"].to(self.dtype)
        )

    def attention(self, name, x, causal):
        b, t, d = x.shape
        heads = self.config.heads
        q, k, v = (
            a.view(b, t, heads, d // heads).transpose(1, 2)
            for a in self.dense(f"{name}.qkv", x).split(d, -1)
        )
        y = F.scaled_dot_product_attention(q, k, v, is_causal=causal)
        return self.dense(f"{name}.out", y.transpose(1, 2).reshape(b, t, d))

    def feed_forward(self, name, x, approximate):
        return self.dense(
            f"{name}.down", F.gelu(self.dense(f"{name}.up", x), approximate=approximate)
        )


class GPT2(Model):
    def forward(self, text):
        x = F.embedding(text[:, :-1], self.p["tok"]) + self.p["pos"]
        for i in range(self.config.layers):
            name = f"blocks.{i}"
            x = x + self.attention(name, self.norm(f"{name}.ln1", x).to(self.dtype), True).float()
            x = (
                x
                + self.feed_forward(
                    name, self.norm(f"{name}.ln2", x).to(self.dtype), "tanh"
                ).float()
            )
        logits = F.linear(self.norm("ln", x).to(self.dtype), self.p["tok"].to(self.dtype))
        return F.cross_entropy(logits.float().flatten(0, 1), text[:, 1:].flatten())


class BERT(Model):
    def forward(self, ids, labels):
        x = self.norm("ln", F.embedding(ids, self.p["tok"]) + self.p["pos"] + self.p["type"][0])
        for i in range(self.config.layers):
            name = f"blocks.{i}"
            x = self.norm(f"{name}.ln1", x + self.attention(name, x.to(self.dtype), False).float())
            x = self.norm(
                f"{name}.ln2", x + self.feed_forward(name, x.to(self.dtype), "none").float()
            )
        h = self.norm("head.ln", F.gelu(self.dense("head", x.to(self.dtype)))).to(self.dtype)
        logits = F.linear(h, self.p["tok"].to(self.dtype), self.p["head.words.b"].to(self.dtype))
        return F.cross_entropy(logits.float().flatten(0, 1), labels.flatten())


class ResNet50(Model):
    def convolve(self, name, x):
        _, _, window, stride = self.shapes[name]
        y = F.conv2d(x, self.p[f"{name}.w"].to(self.dtype), stride=stride, padding=window // 2)
        return F.batch_norm(
            y,
            self.stats[f"{name}.mean"],
            self.stats[f"{name}.var"],
            self.p[f"{name}.scale"],
            self.p[f"{name}.bias"],
            training=True,
            momentum=0.1,
            eps=1e-5,
        )

    def forward(self, x, y):
        self.shapes = {name: rest for name, *rest in configs.convolutions(self.config)}
        x = F.max_pool2d(F.relu(self.convolve("stem", x.to(self.dtype))), 3, 2, 1)
        for stage, count in enumerate(self.config.blocks):
            for i in range(count):
                name = f"stage{stage}.{i}"
                h = F.relu(self.convolve(f"{name}.1", x))
                h = self.convolve(f"{name}.3", F.relu(self.convolve(f"{name}.2", h)))
                x = F.relu(h + (x if i else self.convolve(f"{name}.short", x)))
        logits = self.dense("fc", x.float().mean((2, 3)).to(self.dtype))
        return F.cross_entropy(logits.float(), y)


def place(array, device):
    return torch.from_numpy(array.copy()).to(device)


def make_model(config, precision, parameters, statistics, device):
    """Returns the module; filters and images are stored with the channels last, but for f32
    arithmetic."""
    dtype = torch.bfloat16 if precision == "bf16" else torch.float32
    channels_last = config.model == "resnet50" and precision != "f32"
    p = {}
    for name, value in parameters.items():
        value = place(value, device)
        if value.dim() == 4:
            value = value.permute(0, 3, 1, 2).contiguous(
                memory_format=torch.channels_last if channels_last else torch.contiguous_format
            )
        p[name] = value
    stats = {name: place(value, device) for name, value in statistics.items()}
    kind = {"gpt2": GPT2, "bert": BERT, "resnet50": ResNet50}[config.model]
    return kind(config, dtype, p, stats, channels_last)


def make_batch(model, device):
    """Returns the arguments of the module."""
    batch = {name: place(value, device) for name, value in configs.make_batch(model.config).items()}
    if "x" in batch:
        batch["x"] = batch["x"].permute(0, 3, 1, 2).contiguous(memory_format=model.memory_format)
    return [value if value.is_floating_point() else value.long() for value in batch.values()]


def make_optimizer(config, parameters, device):
    parameters = list(parameters)
    if config.model == "resnet50":
        return torch.optim.SGD(parameters, fused=device.type == "cuda", **configs.MOMENTUM)
    a = configs.ADAMW
    return torch.optim.AdamW(
        parameters,
        a["lr"],
        (a["b1"], a["b2"]),
        a["eps"],
        a["weight_decay"],
        fused=device.type == "cuda",
        capturable=device.type == "cuda",
    )
