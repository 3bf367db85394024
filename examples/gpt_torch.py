"""A small GPT on the characters of a text file, then a sample of what it writes.

    python gpt_torch.py FILE --devices 4

Needs: pip install torch iree-base-compiler, and the package dp.
"""

import argparse
import math
import pathlib

import torch
from torch import nn
from torch.nn import functional as F

import dp

parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
parser.add_argument(
    "file",
    nargs="?",
    default=pathlib.Path(__file__).parent.parent / "docs/rationale.md",
    help="the text",
)
parser.add_argument("--devices", type=int)
parser.add_argument(
    "--verify",
    type=int,
    default=0,
    help="number of steps that are compared with eager PyTorch (default 0)",
)
parser.add_argument("--steps", type=int, default=200)
parser.add_argument("--batch", type=int, default=24)
parser.add_argument("--context", type=int, default=64)
parser.add_argument(
    "--checkpoint", help="continue from this file if it is there, and save to it at the end"
)
args = parser.parse_args()


class Block(nn.Module):
    def __init__(self, width: int, heads: int, dropout: float):
        super().__init__()
        self.heads, self.dropout = heads, dropout
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.mlp = nn.Sequential(
            nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width), nn.Dropout(dropout)
        )

    def forward(self, x):
        b, t, c = x.shape
        q, k, v = (
            part.view(b, t, self.heads, c // self.heads).transpose(1, 2)
            for part in self.qkv(self.norm1(x)).split(c, 2)
        )
        seen = F.scaled_dot_product_attention(
            q, k, v, is_causal=True, dropout_p=self.dropout if self.training else 0.0
        )
        x = x + self.out(seen.transpose(1, 2).reshape(b, t, c))
        return x + self.mlp(self.norm2(x))


class GPT(nn.Module):
    def __init__(
        self,
        letters: int,
        context: int,
        width: int = 96,
        heads: int = 4,
        layers: int = 3,
        dropout: float = 0.05,
    ):
        super().__init__()
        self.letters, self.places = nn.Embedding(letters, width), nn.Embedding(context, width)
        self.blocks = nn.Sequential(*(Block(width, heads, dropout) for _ in range(layers)))
        self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, letters, bias=False)
        self.head.weight = self.letters.weight  # tied
        nn.init.normal_(self.letters.weight, std=0.05)

    def forward(self, letters):
        places = torch.arange(letters.shape[1], device=letters.device)
        return self.head(self.norm(self.blocks(self.letters(letters) + self.places(places))))


text = pathlib.Path(args.file).read_text(encoding="utf-8")
alphabet = sorted(set(text))
codes = torch.tensor([alphabet.index(c) for c in text])
torch.manual_seed(0)
model = GPT(len(alphabet), args.context)
optimizer = torch.optim.AdamW(model.parameters(), 3e-3, betas=(0.9, 0.99))


def loss(output, target):
    return F.cross_entropy(output.flatten(0, 1), target.flatten())


windows = codes.unfold(0, args.context + 1, 1)
chosen = torch.Generator().manual_seed(1)


def batch():
    rows = windows[torch.randint(len(windows), (args.batch,), generator=chosen)]
    return rows[:, :-1].contiguous(), rows[:, 1:].contiguous()


step = dp.torch.train_step(model, loss, optimizer, example=batch(), clip_grad_norm=1.0)
with dp.Session(step, devices=args.devices, verify=args.verify) as run:
    if args.checkpoint and pathlib.Path(args.checkpoint).exists():
        dp.load(args.checkpoint, run)
    for i in range(args.steps):
        metrics = run(*batch())
        if run.job.is_first and (i + 1) % max(1, args.steps // 5) == 0:
            nats = float(metrics["loss"])
            print(
                f"step {i + 1}: loss {nats:.3f}, {nats / math.log(2):.3f} bits a character",
                flush=True,
            )
    if args.checkpoint:
        dp.save(args.checkpoint, run)
    run.sync(model)
    first = run.job.is_first

model.eval()
written = codes[: args.context][None]
with torch.no_grad():
    for _ in range(200):
        chances = F.softmax(model(written[:, -args.context :])[:, -1] / 0.8, 1)
        written = torch.cat([written, torch.multinomial(chances, 1, generator=chosen)], 1)
if first:
    print("".join(alphabet[i] for i in written[0, args.context :].tolist()))
