"""A detector whose forward takes targets and returns its losses: digits somewhere in a picture, one
box each.

    python detection.py --devices 4
"""

import common
import torch
import torch.nn.functional as F
from torch import nn

args = common.arguments(__doc__, steps=150, batch=61)
pictures, labels = common.digits()
torch.manual_seed(0)
numbers = torch.Generator().manual_seed(1)


def scenes(count: int, first: int, last: int) -> tuple[torch.Tensor, list[dict[str, torch.Tensor]]]:
    """Returns pictures of 16 x 16 with a digit each, and a dict of its box and label for each."""
    rows = torch.randint(first, last, (count,), generator=numbers)
    corners = torch.randint(9, (count, 2), generator=numbers)
    images = torch.full((count, 1, 16, 16), -1.0)
    targets = []
    for image, row, (top, left) in zip(images, rows, corners.tolist()):
        image[0, top : top + 8, left : left + 8] = pictures[row, 0]
        box = torch.tensor([top / 8, left / 8])
        targets.append({"box": box, "label": labels[row]})
    return images, targets


class Detector(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(1, 32, 3, padding=1), nn.BatchNorm2d(32), nn.ReLU(), nn.MaxPool2d(2),
            nn.Conv2d(32, 32, 3, padding=1), nn.BatchNorm2d(32), nn.ReLU(),
        )  # fmt: skip
        self.box, self.kind = nn.Linear(2048, 2), nn.Linear(2048, 10)

    def forward(self, images, targets=None):
        features = self.body(images).flatten(1)
        boxes, kinds = self.box(features), self.kind(features)
        if targets is None:
            return {"box": boxes, "label": kinds.argmax(1)}
        box = torch.stack([target["box"] for target in targets])
        label = torch.stack([target["label"] for target in targets])
        return {
            "box": F.smooth_l1_loss(boxes, box, beta=0.1),
            "kind": F.cross_entropy(kinds, label),
        }


detector = common.parallel(Detector(), args.devices)
optimizer = torch.optim.AdamW(detector.parameters(), 2e-3)
for step in range(1, args.steps + 1):
    losses = detector(*scenes(args.batch, 0, 1301))
    loss = sum(losses.values())
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    if step in (1, 3) or step % 50 == 0:
        print(f"step {step}: " + ", ".join(f"{k} {v.item():.3f}" for k, v in losses.items()))

detector.eval()
images, targets = scenes(199, 1301, 1500)
with torch.no_grad():
    found = detector(images)
off = (found["box"] - torch.stack([t["box"] for t in targets])).abs().mean() * 8
right = (found["label"] == torch.stack([t["label"] for t in targets])).sum()
print(f"held out: {right} of 199 digits right, corners off by {off:.1f} pixels")
