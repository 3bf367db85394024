"""A GAN: two modules, two optimizers, and gradients through both.

python gan.py --devices 4
"""

import common
import torch
import torch.nn.functional as F
from torch import nn

args = common.arguments(__doc__, steps=300, batch=62)
pictures, _ = common.digits()
torch.manual_seed(0)
numbers = torch.Generator().manual_seed(1)

generator = nn.Sequential(nn.Linear(16, 128), nn.ReLU(), nn.Linear(128, 64), nn.Tanh())
critic = nn.Sequential(nn.Flatten(), nn.Linear(64, 128), nn.LeakyReLU(0.2), nn.Linear(128, 1))
generator, critic = (common.parallel(module, args.devices) for module in (generator, critic))
of_generator = torch.optim.Adam(generator.parameters(), 1e-3, betas=(0.5, 0.9))
of_critic = torch.optim.Adam(critic.parameters(), 1e-3, betas=(0.5, 0.9))

for step in range(1, args.steps + 1):
    real = pictures[torch.randint(len(pictures), (args.batch,), generator=numbers)]
    noise = torch.randn(args.batch, 16, generator=numbers)

    # The critic sees real pictures and made ones, which keep their graph for the generator's step.
    made = generator(noise)
    loss = F.softplus(-critic(real)).mean() + F.softplus(critic(made.detach())).mean()
    of_critic.zero_grad()
    loss.backward()
    of_critic.step()

    fooled = F.softplus(-critic(made)).mean()
    of_generator.zero_grad()
    fooled.backward()
    of_generator.step()
    if step in (1, 5) or step % 100 == 0:
        print(f"step {step}: critic {loss.item():.4f}, generator {fooled.item():.4f}")

with torch.no_grad():
    made = generator(torch.randn(500, 16, generator=numbers))
spread = made.std(0).mean() / pictures.reshape(-1, 64).std(0).mean()
apart = (made.mean(0) - pictures.reshape(-1, 64).mean(0)).abs().mean()
print(f"made pictures: mean off by {apart:.2f}, spread {spread:.2f} of the real ones")
