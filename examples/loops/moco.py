"""Contrastive learning with a momentum encoder and a queue of keys (He et al., 2020).

python moco.py --devices 4
"""

import copy

import common
import torch
import torch.nn.functional as F
from torch import nn

args = common.arguments(__doc__, steps=200, batch=125)
pictures, labels = common.digits()
torch.manual_seed(0)
numbers = torch.Generator().manual_seed(1)


class Encoder(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Flatten(), nn.Linear(64, 256), nn.BatchNorm1d(256), nn.ReLU())
        self.head = nn.Linear(256, 32)

    def forward(self, x):
        return F.normalize(self.head(self.body(x)))


query = Encoder()
key = copy.deepcopy(query).requires_grad_(False)
of_query, of_key = (common.parallel(module, args.devices) for module in (query, key))
optimizer = torch.optim.Adam(query.parameters(), 1e-3)
queue = F.normalize(torch.randn(1000, 32, generator=numbers))


def seen(x: torch.Tensor) -> torch.Tensor:
    """Returns another view of pictures: moved by a pixel, with noise."""
    x = torch.roll(x, tuple(torch.randint(-1, 2, (2,), generator=numbers).tolist()), (2, 3))
    return x + 0.2 * torch.randn(x.shape, generator=numbers)


for step in range(1, args.steps + 1):
    rows = torch.randint(1301, (args.batch,), generator=numbers)
    q = of_query(seen(pictures[rows]))
    with torch.no_grad():
        for slow, fast in zip(key.parameters(), query.parameters()):
            slow.lerp_(fast, 0.02)
        k = of_key(seen(pictures[rows]))
    logits = torch.cat([(q * k).sum(1, keepdim=True), q @ queue.T], 1) / 0.2
    loss = F.cross_entropy(logits, torch.zeros(len(rows), dtype=torch.long))
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    queue = torch.cat([k, queue])[:1000]
    if step in (1, 5) or step % 50 == 0:
        print(f"step {step}: loss {loss.item():.3f}")

of_query.eval()
with torch.no_grad():
    codes = of_query(pictures)
nearest = (codes[1301:] @ codes[:1301].T).argmax(1)
print(f"nearest neighbours: {(labels[nearest] == labels[1301:]).sum()} of 199 are the same digit")
