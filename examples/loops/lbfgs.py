"""L-BFGS, which calls a closure with forward and backward as often as it wants.

python lbfgs.py --devices 4
"""

import common
import torch
import torch.nn.functional as F
from torch import nn

args = common.arguments(__doc__, steps=5)
pictures, labels = common.digits()
torch.manual_seed(0)
model = common.parallel(nn.Sequential(nn.Flatten(), nn.Linear(64, 10)), args.devices)
optimizer = torch.optim.LBFGS(model.parameters(), max_iter=10, line_search_fn="strong_wolfe")
calls = 0


def closure() -> torch.Tensor:
    global calls
    calls += 1
    optimizer.zero_grad()
    loss = F.cross_entropy(model(pictures[:1301]), labels[:1301])
    loss.backward()
    return loss


for step in range(1, args.steps + 1):
    loss = optimizer.step(closure)
    print(f"step {step}: loss {loss.item():.3f}")
with torch.no_grad():
    right = (model(pictures[1301:]).argmax(1) == labels[1301:]).sum()
print(f"{right} of 199 right after {calls} evaluations")
