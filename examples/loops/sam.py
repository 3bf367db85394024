"""Sharpness-aware minimization: two passes a step, the second one at weights that the gradient of
the first has moved (Foret et al., 2021).

    python sam.py --devices 4
"""

import common
import torch
import torch.nn.functional as F
from torch import nn

args = common.arguments(__doc__, epochs=3, batch=100)
pictures, labels = common.digits()
torch.manual_seed(0)
model = nn.Sequential(
    nn.Conv2d(1, 16, 3, padding=1), nn.BatchNorm2d(16), nn.ReLU(), nn.Flatten(), nn.Linear(1024, 10)
)
model = common.parallel(model, args.devices)
weights = list(model.parameters())
optimizer = torch.optim.SGD(weights, 0.05, momentum=0.9)
numbers = torch.Generator().manual_seed(1)
for epoch in range(1, args.epochs + 1):
    model.train()
    for rows in torch.randperm(1301, generator=numbers).split(args.batch):
        optimizer.zero_grad()
        F.cross_entropy(model(pictures[rows]), labels[rows]).backward()
        with torch.no_grad():
            length = torch.stack([w.grad.norm() for w in weights]).norm()
            moves = [0.05 * w.grad / (length + 1e-12) for w in weights]
            torch._foreach_add_(weights, moves)
        optimizer.zero_grad()
        loss = F.cross_entropy(model(pictures[rows]), labels[rows])
        loss.backward()
        with torch.no_grad():
            torch._foreach_sub_(weights, moves)
        optimizer.step()
    model.eval()
    with torch.no_grad():
        right = (model(pictures[1301:]).argmax(1) == labels[1301:]).sum()
    print(f"epoch {epoch}: loss {loss.item():.3f}, {right} of 199 right")
