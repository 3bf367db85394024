"""Low-rank adapters on a frozen model (Hu et al., 2022): a classifier of digits learns to read them
mirrored, by 4 % of its weights.

    python lora.py --devices 4
"""

import common
import torch
import torch.nn.functional as F
from torch import nn
from torch.nn.utils import parametrize

args = common.arguments(__doc__, epochs=3, batch=100)
pictures, labels = common.digits()
torch.manual_seed(0)
numbers = torch.Generator().manual_seed(1)


class LowRank(nn.Module):
    """Adds a product of two thin matrices to a weight."""

    def __init__(self, rows: int, columns: int, rank: int) -> None:
        super().__init__()
        self.down = nn.Parameter(torch.randn(rank, columns) / columns**0.5)
        self.up = nn.Parameter(torch.zeros(rows, rank))

    def forward(self, weight):
        return weight + self.up @ self.down


def train(model: nn.Module, x: torch.Tensor, rate: float, name: str) -> None:
    """Trains the weights that are not frozen."""
    optimizer = torch.optim.Adam([p for p in model.parameters() if p.requires_grad], rate)
    for epoch in range(1, args.epochs + 1):
        for rows in torch.randperm(1301, generator=numbers).split(args.batch):
            loss = F.cross_entropy(model(x[rows]), labels[rows])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        with torch.no_grad():
            right = (model(x[1301:]).argmax(1) == labels[1301:]).sum()
        print(f"{name}, epoch {epoch}: loss {loss.item():.3f}, {right} of 199 right")


net = nn.Sequential(
    nn.Flatten(), nn.Linear(64, 512), nn.ReLU(), nn.Linear(512, 512), nn.ReLU(), nn.Linear(512, 10)
)
model = common.parallel(net, args.devices)
train(model, pictures, 1e-3, "digits")

net.requires_grad_(False)
for layer in (net[1], net[3]):
    rows, columns = layer.weight.shape
    parametrize.register_parametrization(layer, "weight", LowRank(rows, columns, 8))
trained = sum(p.numel() for p in net.parameters() if p.requires_grad)
print(f"{trained} of {sum(p.numel() for p in net.parameters())} weights are trained")
train(model, pictures.flip(3), 3e-3, "mirrored")
